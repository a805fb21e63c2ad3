### Shamans in English.
###
### A parameter that is an id arrives as words: $card is "purple 7", $seat a player's name.
### $seat-you is "yes" when that player is the reader; $role-id and the like are there to select on.

## Worlds, rituals, artifacts, roles

world-purple = purple
    .letter = P
world-blue = blue
    .letter = B
world-green = green
    .letter = G
world-yellow = yellow
    .letter = Y
world-grey = grey
    .letter = S
world-brown = brown
    .letter = N
world-red = red
    .letter = R

card = { $world } { $value }
    .code = { $world-letter }{ $value }

letter-of = { $world-letter }
code-of = { $card-code }

ritual-stabilisation = Stabilisation
ritual-transmutation = Transmutation
ritual-illumination = Illumination
ritual-neutralisation = Neutralisation

tile-dagger = Ritual Dagger
    .short = dagger
    .typed = dagger, knife
tile-portal = Portal
    .short = portal
    .typed = portal
tile-moonstone = Moonstone
    .short = moonstone
    .typed = moonstone, stone
tile-mask = Mask of Truth
    .short = mask
    .typed = mask

role-shaman = Shaman
    .all = Shamans
role-shadow = Shadow
    .all = Shadows

side-left = left
side-right = right

direction-onward = towards the Moon
direction-back = back

by-onward =
    { $steps ->
        [one] The Shadow pawn moves { $steps } step towards the Moon
       *[other] The Shadow pawn moves { $steps } steps towards the Moon
    }
by-back =
    { $steps ->
        [one] The Shadow pawn moves back { $steps } step
       *[other] The Shadow pawn moves back { $steps } steps
    }
by-stay = The Shadow pawn stays where it is

tile-name = { $tile-short }
score-of = { $seat } { $score }

## What happens

event-round-begins =
    Round { $round } begins. The Shadow pawn is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } from the Moon. { $seat-you ->
        [yes] You have the first-player token.
       *[no] { $seat } has the first-player token.
    }
event-shown = On display: { $tiles }.
event-left-over = Left-over cards go to their worlds: { $cards }.
event-your-role = You are a { $role }.
event-your-hand = Your hand: { $cards }.
event-leads =
    { $seat-you ->
        [yes] You lead
       *[no] { $seat } leads
    } { $card }.
event-follows =
    { $seat-you ->
        [yes] You follow
       *[no] { $seat } follows
    } with { $card }.
event-strays =
    { $seat-you ->
        [yes] You play
       *[no] { $seat } plays
    } { $card }, off suit.
event-pawn-moves =
    { $steps ->
        [0] The Shadow pawn reaches the Moon!
       *[other] { $by }; { $steps } to go.
    }
event-takes =
    { $seat-you ->
        [yes] You take
       *[no] { $seat } takes
    } a { $tile } from the display.
event-takes-unseen =
    { $seat-you ->
        [yes] You take an artifact from the pile, sight unseen.
       *[no] { $seat } takes an artifact from the pile, sight unseen.
    }
event-you-took = From the pile, for your eyes only: { $tile }.
event-was-mask =
    { $seat-you ->
        [yes] It’s a Mask of Truth: you turn it face up.
       *[no] It’s a Mask of Truth: { $seat } turns it face up.
    }
event-mask-reveals =
    { $seat-you ->
        [yes] The mask reveals you: a { $role }!
       *[no] The mask reveals { $seat }: a { $role }!
    }
event-refilled = New on display: { $tile }.
event-turns-up =
    { $seat-you ->
        [yes] You turn
       *[no] { $seat } turns
    } a { $tile } face up.
event-eclipse = Eclipse! Everyone with cards passes one to the { $side }.
event-you-passed = You pass { $card } to { $to }.
event-you-received = { $seat } passes you { $card }.
event-cards-passed = The cards have been passed to the { $side }.
event-places =
    { $seat-you ->
        [yes] You place
       *[no] { $seat } places
    } the trick: { $world } now has { $count } of { $of }.
event-names-guide =
    { $seat-you ->
        [yes] You name
       *[no] { $seat } names
    } { $guide-you ->
        [yes] you
       *[no] { $guide }
    } as the next Guide.
event-performs =
    { $world } is complete: { $seat-you ->
        [yes] you perform
       *[no] { $seat } performs
    } { $ritual }.
event-exchanges =
    { $seat-you ->
        [yes] You and { $with_seat }
       *[no] { $with_seat-you ->
            [yes] { $seat } and you
           *[no] { $seat } and { $with_seat }
        }
    } exchange role cards.
event-your-new-role = You are now a { $role }.
event-uses-dagger =
    { $seat-you ->
        [yes] You use
       *[no] { $seat } uses
    } a Ritual Dagger on { $victim-you ->
        [yes] { $seat-you ->
            [yes] yourself
           *[no] you
        }
       *[no] { $victim }
    }.
event-no-dagger-used =
    { $seat-you ->
        [yes] You don’t use a dagger.
       *[no] { $seat } doesn’t use a dagger.
    }
event-uses-portal =
    { $seat-you ->
        [yes] You use
       *[no] { $seat } uses
    } a Portal.
event-no-portal-used = Nobody uses a Portal.
event-is-eliminated =
    { $seat-you ->
        [yes] You’re eliminated: a { $role }.
       *[no] { $seat } is eliminated: a { $role }!
    }
event-hand-laid-aside =
    { $seat-you ->
        [yes] You set aside
       *[no] { $seat } sets aside
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, face down.
event-hand-placed =
    { $seat-you ->
        [yes] Your cards go
       *[no] { $seat }’s cards go
    } to their worlds: { $cards }.
event-round-won =
    { $reason ->
        [moon-reached] The Shadow pawn is on the Moon.
        [last-shadow-eliminated] The last Shadow is gone.
       *[worlds-guarded] The cards have run out and the Moon still shines.
    } The { $role-all } win the round.
event-had-role =
    { $seat-you ->
        [yes] You were
       *[no] { $seat } was
    } a { $role }.
event-gains =
    { $seat-you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $reason ->
        [team] for the team’s win
        [moonstones] for Moonstones
       *[illumination] for Illumination
    }.
event-scores = Points: { $points }.

## Questions

ask-lead = You’re the Guide. Which card will you lead?
ask-follow = The Destination is { $world }. Which card will you play?
ask-take-artifact = Your card is the lowest. Which artifact will you take?
ask-pass-card = Eclipse: which card will you pass to { $to }?
ask-name-guide = Everyone who followed is out, and your card was the highest. Who will be the next Guide?
ask-stabilisation = Stabilisation: will you move the pawn back, or take an artifact?
ask-transmutation = Transmutation: who will you exchange role cards with?
ask-neutralisation = Neutralisation: who will you eliminate?
ask-ritual-order = Which ritual will you perform next?
ask-portal-before-moon = The next step reaches the Moon. Will you use a Portal?
ask-portal-after-last-trick = The last trick is over and the Shamans are about to win the round. Will you use a Portal first?
ask-portal-before-elimination =
    { $victim-you ->
        [yes] You’re about to be eliminated.
       *[no] { $victim } is about to be eliminated.
    } Will you use a Portal first?

## Answers

do-play = Play { $card }
do-pass-card = Pass { $card }
do-take-shown = Take the { $tile } on display
do-take-pile = Take the top of the pile, sight unseen
do-use-portal = Use a Portal: move the pawn { $direction }
do-keep-portal = Don’t use a Portal
do-turn-up = Turn your { $tile } face up
do-step-back = Move the pawn back
do-exchange = Exchange roles with { $seat }
do-eliminate =
    { $seat-you ->
        [yes] Eliminate yourself
       *[no] Eliminate { $seat }
    }
do-keep-dagger = Don’t use a dagger
do-choose-ritual = { $ritual } ({ $world })
do-name-guide =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    }

## Consequences, told before the answer is given: fragments, joined by semicolons

preview-leads = leads: { $world } { $count } of { $of }
preview-follows = follows: { $world } { $count } of { $of }
preview-strays =
    { $steps ->
        [0] off suit
       *[other] off suit: pawn moves { $steps }, { $left } to the Moon
    }
preview-strays-to-moon = off suit: the pawn reaches the Moon, the Shadows win
preview-count = { $world } { $count } of { $of }
preview-lowest =
    { $sure ->
        [yes] lowest: you take an artifact
       *[no] lowest so far (artifact)
    }
preview-highest =
    { $sure ->
        [yes] highest: you place the trick
       *[no] highest so far
    }
preview-completes =
    completes { $world }: { $seat-you ->
        [yes] { $ritual }
       *[no] { $ritual } for { $seat }
    }
preview-stabilisation = pawn back { $steps }, or an artifact
preview-transmutation = you exchange roles
preview-illumination =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
preview-must-eliminate = you must eliminate someone
preview-may-eliminate = you may eliminate someone
preview-no-dagger = you have no dagger, so nothing happens
preview-tile-dagger = lets you eliminate a player with Neutralisation
preview-tile-portal =
    moves the pawn { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } either way, any time you like
preview-tile-moonstone =
    you’d have { $count } of { $of }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if you survive
preview-tile-mask = reveals your role to everyone: { $role }
preview-unseen = face down, only you know what it is; { $count } in the pile
preview-eclipse-inside = the Eclipse is still in the pile
preview-pawn-back = { $left } to the Moon
preview-pawn-on = { $left } to the Moon
preview-pawn-to-moon = the pawn reaches the Moon, the Shadows win
preview-exchange-known = you’d be a { $role }
preview-exchange-unknown = you don’t know their role
preview-eliminate-shaman =
    a Shaman with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $left } to the Moon
preview-eliminate-shaman-to-moon =
    a Shaman with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: the pawn reaches the Moon, the Shadows win
preview-eliminate-shadow = a Shadow, but not the last: their cards go to their worlds
preview-eliminate-last-shadow = the last Shadow: the Shamans win
preview-eliminate-unknown =
    if a Shadow, { $last ->
        [yes] the Shamans win
       *[no] you place their cards
    }; if a Shaman, the pawn moves { $steps }: { $reaches ->
        [yes] the Shadows win
       *[no] { $left } to the Moon
    }
preview-turn-up = everyone sees it
preview-asked-without-portal = you have none; you’re asked so that nobody can tell
preview-asked-without-dagger = you have none; you’re asked so that nobody can tell

## Why a strong bot would choose it

reason-suspect = going by what you’ve seen, it’s { $percent }% likely that { $seat } is a Shadow
reason-unsure = going by what you’ve seen, it’s only { $percent }% likely that { $seat } is a Shadow
reason-ritual = it completes { $world }, and you perform { $ritual }
reason-no-ritual = otherwise { $seat } performs { $ritual }
reason-all-follow = the chance that everyone can follow is { $percent }%; with { $card } it’s { $other }%
reason-some-stray = the chance that someone must go off suit is { $percent }%; with { $card } it’s { $other }%
reason-unsuspected = it keeps your cover: so far the others would say { $percent }% that you’re a Shadow
reason-pawn-nearer = it brings the pawn closer for your side: { $left } to the Moon
reason-reaches-moon = the pawn reaches the Moon, and your side wins
reason-pawn-stays = it holds the pawn back: { $left } to the Moon
reason-not-to-moon = it keeps the pawn from the Moon
reason-lowest =
    { $sure ->
        [yes] it’s the lowest card: you take an artifact
       *[no] it’s the lowest so far: you may get an artifact
    }
reason-highest =
    { $sure ->
        [yes] it’s the highest card: you place the trick
       *[no] it’s the highest so far: you may place the trick
    }

## Refusals

refuse-card-not-in-hand = You don’t have { $card }: choose a card from your hand.
refuse-play-a-card = Play a card from your hand.
refuse-pass-a-card = Pass a card from your hand.
refuse-pile-empty = The pile is empty: take an artifact from the display.
refuse-not-on-display = There’s no artifact in that place.
refuse-step-back-or-take = Move the pawn back, or take an artifact.
refuse-take-an-artifact = Take an artifact: one from the display, or the top of the pile.
refuse-no-portal = You have no Portal.
refuse-pawn-at-start = The pawn is on space 0 and can’t go back any further.
refuse-portal-direction = A Portal moves the pawn towards the Moon or back.
refuse-portal-or-not = Use a Portal, or don’t.
refuse-exchange-with-another = Exchange role cards with another player, not with yourself.
refuse-exchange-with-living = Exchange role cards with a player who is still in the round.
refuse-dagger-must = Your Ritual Dagger is face up, so you have to eliminate a player.
refuse-choose-a-victim = Choose who to eliminate, or don’t use a dagger.
refuse-no-dagger = You have no Ritual Dagger.
refuse-not-yourself = In this edition you can’t eliminate yourself.
refuse-victim-not-alive = Choose a player who is still in the round.
refuse-choose-a-ritual = Choose one of the rituals still to be performed.
refuse-name-a-guide = Name a player who is still in the round and has cards.
refuse-out-of-the-round = You’re out of this round; you’ll be back in the next one.
refuse-no-such-tile = You have no such artifact face down.
refuse-content-roles =
    Shamans and Shadows must add up to { $seats }, one role card for each seat
refuse-content-hand =
    there aren’t enough cards: you can deal at most { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } to each player
refuse-content-start = the pawn must start below the Moon, which is space { $moon }
refuse-content-tiles = there must be at least { $least } artifacts in all

## The table in the terminal

game-name = Shamans
game-about = Follow the world that was led, or the Shadow creeps closer to the Moon. Who strays on purpose?
game-kind = 30 min · hidden roles
table-round = Round { $round }
table-goal =
    { $points ->
        [one] { $points } point wins
       *[other] { $points } points win
    }
table-role =
    { $revealed ->
        [yes] You are a { $role }, and everyone knows it.
       *[no] You are a { $role }.
    }
table-steps =
    { $steps ->
        [0] the pawn is on the Moon
        [one] { $steps } step to the Moon
       *[other] { $steps } steps to the Moon
    }
table-worlds = Worlds
table-trick = Trick
table-last-trick = Last trick
table-before = before
table-stray = off suit
table-no-trick = nothing played yet
table-destination = Destination: { $world }
table-guide = Guide: { $seat }
table-lowest = lowest
table-highest = highest
table-out = out
table-artifacts = Artifacts
table-pile =
    { $count ->
        [one] { $count } in the pile
       *[other] { $count } in the pile
    }
table-eclipse-in = Eclipse in it
table-eclipse-over = Eclipse over
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-face-down =
    { $count ->
        [one] { $count } face down
       *[other] { $count } face down
    }
table-no-tiles = no artifacts
table-shows = shows: { $role }
table-known = you know: { $role }
table-eliminated = eliminated
table-first = first player
table-yours = Yours
table-your-tiles-up = face up: { $tiles }
table-your-tiles-down = face down: { $tiles }
table-passed = You passed { $card } to { $to }.
table-world-line = { $world } { $count } of { $of }, { $ritual }
table-world = { $world }
table-ritual = { $ritual }
table-tile = { $tile }
table-trick-card = { $seat }: { $card }
table-trick-marked = { $played } ({ $marks })
table-opening-line = { $facts }.
table-player-line = { $seat }: { $facts }.
table-hand-line = Your hand: { $cards }.
table-trick-line = In the trick: { $facts }.
table-display-line = On display: { $tiles }.
table-worlds-line = Worlds: { $facts }.
table-pawn-line = Shadow track: space { $pawn } of { $moon }, { $facts }.

## What can be typed instead of an option's number

typed-portal = portal
typed-onward = on, onward, moon, +
typed-back = back, -
typed-turn = turn, turnup, up
typed-pile = pile, top
typed-keep = keep, none, no
typed-eliminate = eliminate, kill
typed-exchange = exchange, swap
typed-guide = guide
typed-world = { $world-letter }, { $world }
typed-tile = { $tile-typed }

## Looking back

belief-shadow = Chance of being a Shadow

## The balance report

balance-takes = Artifacts taken from the display
balance-performs = Rituals performed
