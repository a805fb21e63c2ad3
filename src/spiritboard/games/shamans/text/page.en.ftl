### The board of Shamans on the page.

## Zones

board-players = Players
board-worlds = Worlds
board-artifacts = Artifacts
board-own-tiles = Your artifacts
board-tiles-of = { $seat }’s artifacts
board-hand = Your hand
board-hand-of = { $seat }’s hand
board-choices = More choices

## Worlds

board-world = { $world }, { $ritual }, { $count }
board-count = { $count } of { $of }
board-world-values = Cards here: { $values }.
board-world-empty = No cards here yet.
board-destination = Destination
board-ritual-stabilisation = Move the pawn back, or take an artifact.
board-ritual-transmutation = Exchange role cards with another player.
board-ritual-illumination = Score a victory point at once.
board-ritual-neutralisation = With a Ritual Dagger, eliminate a player.

## Artifacts

board-tile-dagger = Discard it in Neutralisation to eliminate a player.
board-tile-portal = Discard it any time to move the pawn a step either way.
board-tile-moonstone = Worth points at the end of the round if you survive and have enough of them.
board-tile-mask = Take it and your role is revealed.
board-tile-down = { $tile }, face down; only you know it
board-pile = { $count ->
        [0] The pile is empty
       *[other] Pile: { $count }
    }
board-discard = Discarded: { $count }
board-discarded = discarded
board-eclipse-in = with Eclipse
board-eclipse-over = Eclipse over

## Places

board-role-hidden = role hidden
board-role-shown = { $role }, revealed
board-role-known = { $role }, you know it
board-role-own = { $role }, only you know
board-aim-shaman = Shaman: keep the pawn off the Moon
board-aim-shadow = Shadow: bring the pawn to the Moon
board-followed = Followed with { $card }
board-strayed = Off suit when { $world } was led: { $card }
board-had-it = Off suit when { $world } was led ({ $card }), but had that world
board-in-trick = played { $card }
board-guide = Guide
board-first = first player
board-lowest = lowest
board-highest = highest
board-eliminated = eliminated
board-answered = has answered
board-gained-team = team
board-gained-moonstones = Moonstones
board-gained-illumination = Illumination

## Hand

board-received = It was passed to you.
board-new = new

## At home

page-play-now-says = You and three bots
