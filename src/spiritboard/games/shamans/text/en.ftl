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

by-onward = The pawn moves { $steps } towards the Moon
by-back = The pawn moves back { $steps }
by-stay = The pawn stays where it is

tile-name = { $tile-short }
score-of = { $seat } { $score }

## What happens

event-round-begins =
    Round { $round } begins. The pawn starts { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } from the Moon. { $seat-you ->
        [yes] You have the first-player token.
       *[no] { $seat } has the first-player token.
    }
event-shown = On display: { $tiles }.
event-left-over = Left over and placed on the board: { $cards }.
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
    } { $card }, off colour.
event-pawn-moves =
    { $steps ->
        [0] The pawn reaches the Moon!
       *[other] { $by }: { $steps } to go.
    }
event-takes =
    { $seat-you ->
        [yes] You take
       *[no] { $seat } takes
    } from the display: { $tile }.
event-takes-unseen =
    { $seat-you ->
        [yes] You take an artifact from the pile, unseen.
       *[no] { $seat } takes an artifact from the pile, unseen.
    }
event-you-took = From the pile, for your eyes only: { $tile }.
event-was-mask =
    { $seat-you ->
        [yes] It is a Mask of Truth: you turn it up.
       *[no] It is a Mask of Truth: { $seat } turns it up.
    }
event-mask-reveals =
    { $seat-you ->
        [yes] The mask reveals that you are a { $role }.
       *[no] The mask reveals that { $seat } is a { $role }.
    }
event-refilled = The display is refilled: { $tile }.
event-turns-up =
    { $seat-you ->
        [yes] You turn up
       *[no] { $seat } turns up
    } a { $tile }.
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
    } the next Guide.
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
        [yes] You draw
       *[no] { $seat } draws
    } a Ritual Dagger against { $victim-you ->
        [yes] { $seat-you ->
            [yes] yourself
           *[no] you
        }
       *[no] { $victim }
    }.
event-no-dagger-used =
    { $seat-you ->
        [yes] You draw no dagger.
       *[no] { $seat } draws no dagger.
    }
event-uses-portal =
    { $seat-you ->
        [yes] You use
       *[no] { $seat } uses
    } a Portal: the pawn goes { $direction }.
event-no-portal-used = Nobody uses a Portal.
event-is-eliminated =
    { $seat-you ->
        [yes] You are eliminated. You were a { $role }.
       *[no] { $seat } is eliminated and was a { $role }.
    }
event-hand-laid-aside =
    { $count ->
        [one] { $count } card is laid aside
       *[other] { $count } cards are laid aside
    }, { $seat-you ->
        [yes] yours
       *[no] from the hand of { $seat }
    }.
event-hand-placed =
    { $seat-you ->
        [yes] Your hand goes
       *[no] The hand of { $seat } goes
    } to its worlds: { $cards }.
event-round-won =
    { $reason ->
        [moon-reached] The pawn is on the Moon.
        [last-shadow-eliminated] The last Shadow is gone.
       *[worlds-guarded] No cards are left and the Moon still shines.
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
        [team] with the winning team
        [moonstones] for Moonstones
       *[illumination] by Illumination
    }.
event-scores = Points: { $points }.

## Questions

ask-lead = You are the Guide. Which card do you lead?
ask-follow = The Destination is { $world }. Which card do you play?
ask-take-artifact = You have the lowest card. Which artifact do you take?
ask-pass-card = Eclipse: which card do you pass to { $to }?
ask-name-guide = Everyone who matched is out, and your card was the highest. Who is the next Guide?
ask-stabilisation = Stabilisation: move the pawn back, or take an artifact?
ask-transmutation = Transmutation: with whom do you exchange role cards?
ask-neutralisation = Neutralisation: whom do you eliminate?
ask-ritual-order = Which ritual do you perform next?
ask-portal-before-moon = The next step reaches the Moon. Do you use a Portal?
ask-portal-after-last-trick = The last trick is over and the round is about to go to the Shamans. Do you use a Portal first?
ask-portal-before-elimination =
    { $victim-you ->
        [yes] You are about to be eliminated.
       *[no] { $victim } is about to be eliminated.
    } Do you use a Portal first?

## Answers

do-play = Play { $card }
do-pass-card = Pass { $card }
do-take-shown = Take the { $tile } on display
do-take-pile = Take the top of the pile, unseen
do-use-portal = Use a Portal: the pawn goes { $direction }
do-keep-portal = Use no Portal
do-turn-up = Turn up your { $tile }
do-step-back = Move the pawn back
do-exchange = Exchange with { $seat }
do-eliminate =
    { $seat-you ->
        [yes] Eliminate yourself
       *[no] Eliminate { $seat }
    }
do-keep-dagger = Draw no dagger
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
        [0] off colour
       *[other] off colour: pawn { $steps } on, { $left } to the Moon
    }
preview-strays-to-moon = off colour: the pawn reaches the Moon, Shadows win
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
preview-no-dagger = no dagger, nothing happens
preview-tile-dagger = lets you eliminate a player in Neutralisation
preview-tile-portal =
    moves the pawn { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } either way, whenever you like
preview-tile-moonstone =
    you would have { $count } of { $of }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if you survive
preview-tile-mask = reveals your role ({ $role }) to everyone
preview-unseen = face down, only you know it; pile: { $count }
preview-eclipse-inside = the Eclipse is still in the pile
preview-pawn-back = { $left } to the Moon
preview-pawn-on = { $left } to the Moon
preview-pawn-to-moon = the pawn reaches the Moon, Shadows win
preview-exchange-known = you would be a { $role }
preview-exchange-unknown = you do not know their role
preview-eliminate-shaman =
    a Shaman with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $left } to the Moon
preview-eliminate-shaman-to-moon =
    a Shaman with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: the pawn reaches the Moon, Shadows win
preview-eliminate-shadow = a Shadow, not the last: the hand goes to its worlds
preview-eliminate-last-shadow = the last Shadow: Shamans win
preview-eliminate-unknown =
    a Shadow: you { $last ->
        [yes] win for the Shamans
       *[no] place their hand
    }; a Shaman: pawn { $steps } on, { $reaches ->
        [yes] Shadows win
       *[no] { $left } to the Moon
    }
preview-turn-up = everyone sees it
preview-asked-without-portal = you have none; you are asked so that nobody can tell
preview-asked-without-dagger = you have none; you are asked so that nobody can tell

## Refusals

refuse-card-not-in-hand = You do not hold { $card }: choose a card from your hand.
refuse-play-a-card = Play a card from your hand.
refuse-pass-a-card = Pass a card from your hand.
refuse-pile-empty = The pile is empty: take an artifact from the display.
refuse-not-on-display = There is no artifact at that place of the display.
refuse-step-back-or-take = Step the pawn back, or take an artifact.
refuse-take-an-artifact = Take an artifact: one on display, or the top of the pile.
refuse-no-portal = You have no Portal.
refuse-pawn-at-start = The pawn is on space 0 and cannot go back.
refuse-portal-direction = A Portal moves the pawn towards the Moon or back.
refuse-portal-or-not = Use a Portal, or use none.
refuse-exchange-with-another = Exchange role cards with another player, not with yourself.
refuse-exchange-with-living = Exchange role cards with a player who is still in the round.
refuse-dagger-must = You have a face-up Ritual Dagger, so you must eliminate a player.
refuse-choose-a-victim = Say whom you eliminate, or that you draw no dagger.
refuse-no-dagger = You have no Ritual Dagger.
refuse-not-yourself = In this edition you may not eliminate yourself.
refuse-victim-not-alive = Choose a player who is still in the round.
refuse-choose-a-ritual = Choose one of the rituals that are waiting.
refuse-name-a-guide = Name a player who is still in the round and has cards.
refuse-out-of-the-round = You are out of this round; your tiles come back with the next one.
refuse-no-such-tile = You have no such artifact face down.
refuse-content-roles =
    Shamans and Shadows together must be { $seats }, one role card for each seat
refuse-content-hand =
    there are not enough cards: a hand can have at most { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }
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
table-trick-card = { $seat } { $card }
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

## The balance report

balance-takes = Tiles taken from the display
balance-performs = Rituals performed
