### Wildwoods in English.
###
### A parameter that is an id arrives as words: $action is "Light", $creature, $card, $place and $scene
### have their words in story.en.ftl.

## Things

action-light = Light
action-help = Help
action-explore = Explore
action-heal = Heal
ability-top = top
ability-bottom = bottom
brom-protect = Protect
brom-care = Care
brom-laid = lying down
brom-away = not here
space-3 = 3+
space-4 = 4+
space-5 = 5+
space-6 = 6+
space-blank = blank space
skip-icons = the next shadow icons
skip-move = the creatures’ moves this turn
skip-activation = the next activation
skip-loss = the next loss of spirit
skip-price = the next price of a place
skip-light = the light that places need this turn
skip-order = the order of the next joined place
skip-step = the shadow’s next step
skip-bottom = the bottom ability of the next action
crystals-on = { $count } on { $action }
dice-of = { $count } × d{ $sides }
bottom-light = move the light
bottom-help = gain crystals
bottom-explore = draw explore cards
bottom-heal = gain spirit
target-place = { $place }
target-trauma = { $card }
target-creature = { $creature } ({ $space })

## What happened

event-scene-begins = { $scene }.
event-travels-light =
    { $left ->
        [0] At this difficulty you travel light. Crystals found on the way: { $found }.
       *[other] At this difficulty you travel light. Crystals the wood keeps: { $left }, found on the way: { $found }.
    }{ $anew ->
        [0] {""}
       *[other] {" "}The river lies in its first order.
    }
event-finds-crystals =
    No crystal was left on { $action }, so { $n ->
        [one] { $n } is
       *[other] { $n } are
    } found on the way.
event-light-draws =
    { $n ->
        [one] { $n } crystal or more
       *[other] { $n } crystals or more
    }: the shadow begins a step nearer.
event-turn-begins =
    Turn { $turn }. The shadow is { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } from the centre.
event-attempts-top = { $action } at { $target }: { $dice }.
event-attempts-bottom = { $action }, bottom ability: { $dice }.
event-rolls =
    The dice show { $values }: { $successes ->
        [0] no success at { $number }+
        [one] { $successes } success at { $number }+
       *[other] { $successes } successes at { $number }+
    }.
event-rolls-again =
    Rolled again: { $values }. Now there { $successes ->
        [0] is no success
        [one] is { $successes } success
       *[other] are { $successes } successes
    }.
event-luma-rerolls = Luma pays a crystal from { $action } and rolls a die again.
event-adds-success =
    { $n ->
        [one] { $n } success is
       *[other] { $n } successes are
    } added.
event-turns-die = A die is turned to { $value }: { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }.
event-spends-crystals =
    { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    } from { $action } spent.
event-fails = No success: { $action } fails.
event-forgoes = Neither ability is taken.
event-takes-bottom =
    { $action }, bottom ability: { $n ->
        [one] { $n } success
       *[other] { $n } successes
    }.
event-shines = The light falls on { $creature }: to the river’s end, stunned.
event-heals =
    { $creature } is healed{ $turns ->
        [0] .
       *[other] {" "}and shows another side.
    }
event-heals-trauma = The trauma is healed: { $card }.
event-solves = Solved: { $place }.
event-place-opens-again = Open again: { $place }.
event-found-here = Found: { $place }.
event-not-here = Nothing is hidden here: { $place }.
event-hint = It is not here: { $place }.
event-loud =
    Too loud by { $n ->
        [one] { $n } success
       *[other] { $n } successes
    }.
event-light-moves =
    The light is at { $light } of { $centre }, { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } on.
event-shadow-advances = The shadow comes to { $shadow } of { $centre }.
event-shadow-retreats =
    The shadow goes back { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }, to { $shadow } of { $centre }.
event-gains-spirit = Spirit +{ $n }, now { $spirit }.
event-loses-spirit =
    Spirit −{ $n }, now { $spirit }{ $wraps ->
        [0] .
       *[other] : past the end of the track.
    }
event-gains-crystals =
    { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    } gained{ $lost ->
        [0] .
       *[other] , { $lost } without room.
    }
event-places-crystals = Crystals: { $crystals }.
event-pays-crystals = Crystals given up: { $crystals }.
event-draws-card = Drawn: { $card }.
event-looks-at-card = Seen on top: { $card }.
event-puts-back = The cards go back on top.
event-explore-reshuffled = The explore discard is shuffled.
event-keeps-card = Kept: { $card }.
event-holds-card = Now held: { $card }.
event-uses-card = Used: { $card }.
event-discards-card = Discarded: { $card }.
event-curse-acts = A curse: { $card }.
event-companion-stays-away = No companion may come now: { $card }.
event-card-joins = Into the explore deck: { $card }.
event-card-goes = Out of the game: { $card }.
event-loses-from-deck = Lost from the deck: { $card }.
event-draws-creature = From the creature pile: { $creature }.
event-creature-enters = { $creature } comes into the river ({ $space }).
event-no-room-for-creature = The river is full: { $creature } does not come in, and costs spirit.
event-creature-leaves = { $creature } leaves the river.
event-creatures-reshuffled = The creature discard is shuffled.
event-back-on-the-pile = { $creature } goes back on top of the pile.
event-stuns = Stunned: { $creature }.
event-stun-cleared = All stun tokens are gone.
event-card-moves = { $river } moves to { $space }.
event-cards-swap = { $river } and { $other } change places.
event-cards-ordered = The action cards now: { $order }.
event-river-shifts =
    The river shifts one space to the { $right ->
        [0] left
       *[other] right
    }.
event-phase-ends =
    Luma’s phase ends, { $dice ->
        [0] no dice unused
        [one] { $dice } die unused
       *[other] { $dice } dice unused
    }.
event-shadow-phase = The shadow’s phase.
event-activates =
    { $creature } is activated{ $stunned ->
        [0] .
       *[other] , but stunned.
    }
event-shadow-card =
    A shadow card: { $shadow }. { $left ->
        [one] { $left } card is left.
       *[other] { $left } cards are left.
    }
event-brom-lies-down = Brom lies down between Luma and the dark.
event-brom-forgets =
    { $kept ->
        [0] Brom forgets: { $page }.
       *[other] Brom does not forget: { $page }.
    }
event-brom-turns = Brom’s card turns: { $brom }.
event-brom-leaves = Brom goes away.
event-brom-returns = Brom is back.
event-brom-protects = Brom protects Luma from { $creature } for a crystal from { $action }.
event-brom-cares = Brom cares for Luma. Crystals: { $crystals }.
event-dice-change =
    { $next ->
        [0] Dice now: { $n }.
       *[other] Dice in the next phase: { $n }.
    }
event-keeps-dice =
    Kept for the next phase: { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }.
event-gains-die = A d{ $sides } for the rest of the chapter.
event-skips = Left out: { $skip }.
event-need-changes = Successes needed: { $n }.
event-number-changes = The next roll counts at { $number }+.
event-holds-for-a-while = From now on something is different.
event-story = { $page }
event-chooses = { $choice }.
event-leaves-scene = Luma leaves while she can.
event-luma-prevails = Luma prevails: { $scene }.
event-shadow-prevails = Shadow prevails: { $scene }.
event-chapter-lost = The last shadow card: the chapter begins again.
event-story-goes-on = The story goes on: { $scene }.
event-epilogue = The kitchen.

## Questions

ask-act =
    What does Luma do? { $n ->
        [0] No dice are left.
        [one] { $n } die is left.
       *[other] { $n } dice are left.
    }
ask-after-roll =
    { $n ->
        [0] No success. What now?
        [one] { $n } success, crystals on { $action }: { $have }. What does it bring?
       *[other] { $n } successes, crystals on { $action }: { $have }. What do they bring?
    }
ask-choose-dice = Which dice will you roll again?
ask-pick-card = Which card of the river?
ask-order-cards = In which order will the action cards stand?
ask-spread-crystals =
    Where will you put { $n ->
        [one] the crystal
       *[other] the { $n } crystals
    }?
ask-pay-crystals =
    From which cards will you give up { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }?
ask-before-loss = { $n } spirit will be lost. Will you use a card?
ask-before-activation = A creature is about to act. Will you do something first?
ask-keep-one = Which card will you keep?
ask-make-room = All slots are full. What makes room for { $card }?
ask-put-back = In which order will the cards lie on top?
ask-lose-held = Which blessing will you discard?
ask-last-shadow-card = This is the last shadow card. Will Brom lie down instead?
ask-choose-place = Which place is solved?
ask-story-choice = { $page }

## Answers

do-attempt = { $action }: { $target }, { $dice }
do-resolve =
    { $ability-id ->
        [top] { $target }
       *[bottom] { $n ->
            [one] { $n } success
           *[other] { $n } successes
        }: { $target }
    }{ $crystals ->
        [0] {""}
        [one] , spending { $crystals } crystal
       *[other] , spending { $crystals } crystals
    }
do-forgo = Take neither
do-reroll-die = Pay a crystal from { $action } and roll a d{ $sides } again
do-reroll = Roll again: { $values }
do-use-card = Use { $card }
do-protect = Brom protects: { $creature } ({ $space }), crystal from { $action }
do-care = Brom cares. Crystals: { $crystals }
do-end-phase = End Luma’s phase
do-leave-scene = Leave the scene
do-place-crystals = { $crystals }
do-pay = { $crystals }
do-keep = Keep { $card }
do-use-up = Use { $card }
do-discard = Discard { $card }
do-pick = { $river } ({ $space })
do-pick-place = { $place }
do-order = { $order }
do-choose = { $choice }
do-lay-brom = Lay Brom’s card down
do-draw-last = Draw the last shadow card
do-go-on = Go on

## What an attempt may bring

preview-top = needs { $need }: { $percent }%
preview-crystals =
    { $percent }% with { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
preview-some = at least one success: { $percent }%
preview-yields = { $whole }.{ $tenth } successes on average

## Why a strong bot would choose it

reason-enough = nothing that is left to try is worth its risk
reason-dice = it works { $percent }% of the time; with { $dice } only { $other }%
reason-fewer-dice = it works { $percent }% of the time and leaves you dice; { $dice } would make it { $other }%
reason-opens = the chance that it opens the way on is { $percent }%: { $place }
reason-solves =
    the chance that it’s solved is { $percent }%, and then { $left ->
        [0] no place is left
        [one] { $left } place is left
       *[other] { $left } places are left
    }
reason-surer = it works { $percent }% of the time, the next best { $other }%

## Refusals

refuse-not-now = that can’t be done now
refuse-no-such-card = there is no such ability
refuse-blank-space = { $action } stands on a blank space: only cards on 3+ to { $last }+ can act
refuse-no-such-dice =
    you can’t roll these dice: { $dice ->
        [0] none is left
        [one] { $dice } is left
       *[other] { $dice } are left
    }
refuse-bottom-shut = the bottom ability of { $action } can’t be used now
refuse-no-such-target = there is no such target
refuse-other-card = this place needs the other card: { $place }
refuse-place-not-there = there is no such place yet: { $place }
refuse-place-solved = already solved: { $place }
refuse-place-joined = first solve the places joined from the left: { $place }
refuse-place-dark = the light is not near enough: { $place }
refuse-place-space = its card must stand on { $space }: { $place }
refuse-place-condition = its condition is not met: { $place }
refuse-no-success = there is no success
refuse-no-such-crystals =
    { $action } has { $have ->
        [0] no crystal
        [one] { $have } crystal
       *[other] { $have } crystals
    }
refuse-top-not-reached = the top ability is not reached
refuse-top-reached = a reached top ability can’t be swapped for the bottom one
refuse-empty-slot = there is no card in this slot
refuse-used-already = already used: { $card }
refuse-not-in-this-window = it can’t be used now: { $card }
refuse-brom-cannot = Brom can’t do that now
refuse-dice-unused = you may not end the phase with dice unused
refuse-no-such-scene = There is no scene “{ $scene }”. There are: { $known }.
refuse-content-expected = “{ $found }” can’t stand here; expected: { $expected }
refuse-content-unknown = there is no “{ $found }” among { $kind }; there are: { $known }
refuse-content-win = a scene has either win or win_any
refuse-content-chapter = there is no chapter { $chapter }
refuse-content-no-ending = a campaign needs at least one ending
refuse-content-shadows = there are too few shadow cards for a pile of { $shadow }
refuse-content-unreached = this scene can’t be reached from “{ $start }”
refuse-content-endless = from this scene the story never comes to an ending
refuse-content-never-set = nothing sets the flag “{ $flag }” to “{ $value }”
refuse-content-unwinnable = this scene can’t be won within its track, even with every die on its highest face
refuse-content-circle = “{ $place }” waits for itself
refuse-content-need = nobody gets { $need } successes; at most { $most }

## The table in sentences

game-name = Wildwoods
game-about = Luma, a lamp and a bear. A storybook that remembers what you chose.
game-kind = 25 min a scene · story and dice
table-scene-line = { $scene }, turn { $turn }.
table-track-line = { $facts }.
table-light = light { $light } of { $centre }
table-shadow = shadow { $shadow } of { $centre }
table-luma-line = { $facts }.
table-spirit = spirit { $spirit } of { $most }
table-dice = dice: { $dice }
table-brom = Brom: { $brom }
table-action-line = { $space }: { $action } ({ $facts }).
table-crystals =
    { $n ->
        [0] no crystal
        [one] { $n } crystal
       *[other] { $n } crystals
    }
table-number = counts at { $number }+
table-creature-line = { $space }: { $creature } ({ $facts }).
table-shine = shine { $n }
table-heal = heal { $n }
table-damage = spirit −{ $n }
table-gives =
    { $n ->
        [0] gives no crystal
        [one] gives { $n } crystal
       *[other] gives { $n } crystals
    }
table-stunned = stunned
table-place-line = { $place }: { $facts }.
table-need = { $action } { $n }
table-on-space = { $action } on { $space }
table-shut = not open now
table-solved = solved
table-held-line = Held: { $facts }.
table-held = { $card }
table-trauma = { $card } (trauma)
table-piles-line = { $facts }.
table-explore-pile =
    { $n ->
        [one] { $n } explore card
       *[other] { $n } explore cards
    }
table-creature-pile =
    { $n ->
        [one] { $n } creature in the pile
       *[other] { $n } creatures in the pile
    }
table-shadow-pile =
    { $n ->
        [one] { $n } shadow card
       *[other] { $n } shadow cards
    }
table-shadows-line = Face up: { $shadows }.

refuse-content-circle-of-scenes = from this scene the story may go round in circles: { $scene }
refuse-content-empty-pile = cards are drawn from a pile that has none: { $pile }
