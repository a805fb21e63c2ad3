### Duchařina in English.
###
### A parameter that is an id arrives as words: $piece is "mirror", $square "b3", $seat a player's name.
### $seat-you is "yes" when that player is the reader; $pieces-id and the like are there to select on.

## Furniture

piece-mirror = mirror
    .the = the mirror
    .on = on the mirror
    .in = inside the mirror
    .tipped = inside the toppled mirror
piece-trolley = trolley
    .the = the trolley
    .on = on the trolley
    .in = in the trolley
    .tipped = in the toppled trolley
piece-desk = desk
    .the = the desk
    .on = on the desk
    .in = under the desk
    .tipped = in the toppled desk
piece-piano = piano
    .the = the piano
    .on = on the piano
    .in = in the piano
    .tipped = in the toppled piano
piece-armchair = armchair
    .the = the armchair
    .on = on the armchair
    .in = in the armchair
    .tipped = in the toppled armchair
piece-table = table
    .the = the table
    .on = on the table
    .in = under the table
    .tipped = in the toppled table
pieces-none = no furniture
pieces-several = { $listed }
    .the = { $listed-the }

## Ghosts

size-small = small ghost
    .a = a small ghost
    .adj = small
size-medium = medium ghost
    .a = a medium ghost
    .adj = medium
size-large = large ghost
    .a = a large ghost
    .adj = large

## Places

way-south = south
way-south-east = south-east
way-east = east
way-north-east = north-east
way-north = north
way-north-west = north-west
way-west = west
way-south-west = south-west

corner-south-west = south-west corner
corner-south-east = south-east corner
corner-north-east = north-east corner
corner-north-west = north-west corner

side-south = south
side-east = east
side-north = north
side-west = west

square = { $letter }{ $row }
place-middle = { $square }
place-corner = { $square }, { $corner }
door = { $side } door { $number }
doors-of = { $side } ({ $numbers })

pose-standing = { $square }, facing { $way }
pose-head = { $square }, upside down, facing { $way }
pose-back = { $square }, on its back, top to the { $way }
pose-front = { $square }, face down, top to the { $way }
pose-left = { $square }, on its left side, facing { $way }
pose-right = { $square }, on its right side, facing { $way }
nearest-place = It would stand at { $pose }.
nearest-none = There is no place nearby where it would stand.

## One minute to midnight

midnight-busybody = The Busybody
    .says = After the look, the keyhole hurries to the same number opposite and looks again.
midnight-get-down = Get down!
    .says = All ghosts lie flat this round, and move lying down.
midnight-enthusiast = The Enthusiast
    .says = All furniture is tipped on its side.
midnight-face-maker = The Face-maker
    .says = The mirror is stood up to face the hall, and everyone puts a small ghost from home in front of it. That ghost does not move this round.
midnight-tag = Tag!
    .says = Everyone swaps a small ghost of their left neighbour for one of their own from home; if there is none, one of theirs comes in with up to three steps.
midnight-dance-floor = Dance floor
    .says = Every piece of furniture moves to its nearest wall. The ghosts stay where they are.
midnight-lava = The floor is lava
    .says = Ghosts that are not wholly on, in or under a piece of furniture go back.
midnight-brother = Wait till I tell my brother!
    .says = Everyone swaps one of their ghosts in the hall for the next size up, if they can.
midnight-knock-knock = Knock, knock
    .says = Nobody chooses: the keyhole stays on its side, and only its door is rolled.
midnight-dizzy = Dizzy
    .says = The hall turns a quarter: your home is now the side before you, your goal the one opposite.
midnight-crystal-ball = Crystal ball
    .says = The door is rolled first, and only then the side is chosen.
midnight-red-light = Red light, green light
    .says = Every ghost in the hall goes one square towards its goal, and some may slip out.

## What happened

score-of = { $seat } { $score }
roll-of = { $seat } { $roll }
home-of = { $seat } ({ $side })

event-furnished = The furniture stands. A pleasant interior, apart from the ghosts.
event-puzzle =
    A puzzle. Ghosts to bring out in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: { $goal }.
event-puzzle-round =
    Round { $round }: { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }, then a look through { $door }.
event-keyhole-begins = The keyhole begins at { $door }.
event-round-begins =
    Round { $round } of { $rounds }.{ $players ->
        [1] {""}
       *[other] {" "}{ $seat-you ->
            [yes] You have the die.
           *[no] { $seat } has the die.
        }
    }
event-midnight =
    One minute to midnight: { $seat-you ->
        [yes] you turn up
       *[no] { $seat } turns up
    } “{ $midnight }”. { $midnight-says }
event-draws =
    { $seat-you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }, { $pieces-id ->
        [none] no furniture
       *[other] with { $pieces-the }
    }.
event-furnishes =
    { $new ->
        [0] { $seat-you ->
            [yes] You move { $piece-the } to
           *[no] { $seat } moves { $piece-the } to
        }
       *[other] { $seat-you ->
            [yes] You put { $piece-the } at
           *[no] { $seat } puts { $piece-the } at
        }
    } { $pose }.
event-leaves-furniture =
    { $seat-you ->
        [yes] You leave
       *[no] { $seat } leaves
    } the furniture as it is.
event-furniture-moves = { $piece-the } moves to { $pose }.
event-put-down =
    { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } { $size } finds itself on the floor of { $square }.
event-withdraws =
    { $seat-you ->
        [yes] You take your plan back and think
       *[no] { $seat } takes the plan back and thinks
    } again.
event-recalls =
    { $seat-you ->
        [yes] You call
       *[no] { $seat } calls
    } { $count ->
        [one] { $count } small ghost
       *[other] { $count } small ghosts
    } home again.
event-ghosts-stay =
    { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } ghosts stay put; { $left ->
        [one] { $left } step goes
       *[other] { $left } steps go
    } to waste.
event-ghost-enters =
    { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } { $size } comes in to { $square }{ $level ->
        [0] {""}
       *[other] , up on the furniture
    }{ $cost ->
        [0] .
        [one] : { $cost } step.
       *[other] : { $cost } steps.
    }
event-ghost-moves =
    { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } { $size } goes to { $square }{ $level ->
        [0] {""}
       *[other] , up on the furniture
    }{ $cost ->
        [0] .
        [one] : { $cost } step.
       *[other] : { $cost } steps.
    }
event-ghost-leaves =
    { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } { $size } slips out: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-ghosts-merge =
    { $size-id ->
        [medium] Two small ghosts merge into a medium one.
       *[large] A small and a medium ghost merge into a large one.
    }
event-points-lost =
    { $left ->
        [one] { $left } step goes
       *[other] { $left } steps go
    } to waste.
event-rolls-off = The roll for the side: { $rolls }.
event-may-choose =
    { $seat-you ->
        [yes] You get
       *[no] { $seat } gets
    } to choose the side.
event-chooses-side =
    { $seat-you ->
        [yes] You send
       *[no] { $seat } sends
    } the keyhole to the { $side } side.
event-rolls-number =
    { $seat-you ->
        [yes] You roll
       *[no] { $seat } rolls
    } door { $number }.
event-looks =
    { $seat-you ->
        [yes] You peep
       *[no] { $seat } peeps
    } in through { $door }: { $seen ->
        [0] { $hidden ->
            [0] not a ghost in the hall
           *[other] nobody is seen
        }
        [one] { $seen } ghost is seen, { $hidden ->
            [0] and nobody else is there
           *[other] { $hidden } hidden
        }
       *[other] { $seen } ghosts are seen, { $hidden ->
            [0] and nobody else is there
           *[other] { $hidden } hidden
        }
    }.
event-is-seen =
    { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } { $size } at { $square } is seen{ $why ->
        [mirror] {" "}in the mirror
       *[other] {""}
    } and runs back.
event-stays-hidden =
    { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } { $size } at { $square } stays hidden: { $why ->
        [piece] { $pieces-the } covers it
        [pieces] { $pieces-the } cover it together
        [behind] it is right beside the door
       *[field] it is out of the keyhole’s view
    }.
event-tags =
    { $seat-you ->
        [yes] You tag
       *[no] { $seat } tags
    } { $victim-you ->
        [yes] your
       *[no] { $victim }’s
    } small ghost at { $square }, and it goes home.
event-burns =
    { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } { $size } at { $square } singes its hem and runs back.
event-ghost-grows =
    { $seat-you ->
        [yes] Your
       *[no] { $seat }’s
    } ghost at { $square } fetches its brother: { $size-a } takes over.
event-hall-turns = The hall turns a quarter. Home is now: { $sides }.
event-red-light = Every ghost left in the hall tiptoes one square on.
event-round-ends = Round { $round } of { $rounds } is over. Points as things stand: { $points }.

## Questions

ask-put-piece = Which piece will you put in the hall, and where? Still waiting: { $pieces }.
ask-move-furniture = Which piece will you move, and where to? You may take { $pieces-the }.
ask-move-ghosts =
    { $value ->
        [one] You have { $value } step.
       *[other] You have { $value } steps.
    } Where will your ghosts go?
ask-choose-side =
    The keyhole is at { $door }. { $number ->
        [0] {""}
       *[other] Door { $number } has been rolled.{" "}
    }Which side will it go to?
ask-tag =
    { $enters ->
        [yes] { $seat } has no small ghost in the hall. Where will one of yours come in?
       *[no] Tag! Which of { $seat }’s small ghosts will you send home?
    }
ask-grow = Which of your ghosts will fetch its brother?

## Answers

do-furnish =
    { $new ->
        [0] Move { $piece-the } to
       *[other] Put { $piece-the } at
    } { $pose }
do-leave = Leave the furniture as it is
do-plan = { $steps }
do-withdraw = Take your plan back
do-choose-side = The { $side } side
do-tag = Tag { $seat }’s small ghost at { $place }
do-enter =
    Bring a small ghost in to { $place }{ $top ->
        [0] {""}
       *[other] , up on the furniture
    }
do-grow = Swap the { $ghost } at { $place } for the next size up

plan-stays = Stay where you are, all of you
plan-recalls =
    call { $count ->
        [one] { $count } small ghost
       *[other] { $count } small ghosts
    } home
plan-enters =
    { $ghost } in to { $place }{ $top ->
        [0] {""}
       *[other] , up on the furniture
    }
plan-returns =
    { $ghost } from the edge in to { $place }{ $top ->
        [0] {""}
       *[other] , up on the furniture
    }
plan-moves =
    { $ghost } from { $from } to { $place }{ $top ->
        [0] {""}
       *[other] , up on the furniture
    }
plan-leaves = { $ghost } from { $from } out

## What an answer would do, told before it is given: fragments joined by semicolons

preview-cost =
    { $cost ->
        [one] { $cost } step
       *[other] { $cost } steps
    }, { $left } left
preview-grows = { $size-a } grows
preview-scores =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

what-if-furnish = { $piece-the } at { $pose }
what-if-plan =
    { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }
what-if-seen = A { $size } at { $square } would be seen from { $seen } of { $doors } doors.
seen-from = seen from the { $side }: { $numbers }
hidden-by = { $piece-the } hides it from: { $doors }

## Why a strong bot would choose it

reason-scores =
    { $points ->
        [one] it scores { $points } point at once
       *[other] it scores { $points } points at once
    }
reason-hidden = a ghost of yours in the hall is seen { $percent }% of the time; with the next best plan { $other }%
reason-seen = a ghost of yours in the hall is seen { $percent }% of the time
reason-further =
    it takes your ghosts { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } further than the next best plan
reason-covers = your ghosts in the hall are seen less often: { $percent }% of the time instead of { $before }%
reason-exposes = the others’ ghosts in the hall are seen more often: { $percent }% of the time instead of { $before }%
reason-side = from there a ghost of yours is seen { $percent }% of the time, one of the others’ { $other }%
reason-side-own = from there a ghost of yours is seen { $percent }% of the time
reason-side-others = from there one of the others’ ghosts is seen { $percent }% of the time

## Refusals

refuse-no-such-pose = Furniture goes inside the hall, on one of its six sides, turned in steps of 5°.
refuse-piece-locked = You can’t move { $piece-the }: it has been moved this round already.
refuse-not-on-your-card = You can’t move { $piece-the }: your card lets you take { $pieces-the }.
refuse-same-pose = You can’t leave { $piece-the } just as it is: move it, or leave the furniture alone.
refuse-over-the-edge = Here { $piece-the } would stick out over the edge of the hall. { $nearest }
refuse-would-fall = Here { $piece-the } would fall: its middle has nothing under it. { $nearest }
refuse-move-or-leave = Move a piece of furniture, or leave it all as it is.
refuse-not-your-furniture = You can’t move furniture now: wait until you draw a card that shows some.
refuse-stands-already = That piece stands in the hall already: choose another one.
refuse-put-a-piece = Put a piece of furniture in the hall.
refuse-make-a-plan = Say where your ghosts go, or that they all stay.
refuse-no-such-ghost = You have seven ghosts: four small, two medium and one large.
refuse-no-such-square = There is no such square: the hall has columns a to f and rows 1 to 6.
refuse-no-such-spot = You can’t stand there: a square has a middle and four corners, and a large ghost only fits in the middle.
refuse-not-enough-points =
    You can’t go that far: it takes { $cost ->
        [one] { $cost } step
       *[other] { $cost } steps
    }, and you have { $left } left.
refuse-out-stays-out = That ghost is out, and stays out.
refuse-it-rests = Your { $ghost } can’t move any more this round.
refuse-moved-already = Your { $ghost } has moved already: each ghost goes once a round.
refuse-enters-and-leaves = A ghost can’t come in and leave in the same round.
refuse-same-square = Your { $ghost } stands on that square already: changing the corner is not a move.
refuse-same-side = The keyhole is on that side already: choose another one.
refuse-no-room = There is no room on { $square } for all your ghosts: choose another spot or square.
refuse-no-top-there = You can’t stand on top at { $square }: nothing there is level and wide enough.
refuse-enters-small = With merging, only small ghosts come in: the larger ones wait for a merge.
refuse-small-ones-at-home = You can’t call ghosts back: you still have a small one at home.
refuse-not-a-small-one-out = Only small ghosts that are out can be called back.
refuse-nothing-to-withdraw = You have no plan to take back.
refuse-no-trying = You can’t try out doors at this table: keep guessing until the look.
refuse-bad-wish = That can’t be worked out: { $detail }
refuse-content-homes = there must be one home for each of { $seats } seats, all different
refuse-content-removed = there are only { $cards } cards, and at least one round must be left
refuse-content-card = “{ $card }” is not a card: write two different pieces and a number from 1 to 40

## The table in sentences

game-name = Duchařina
game-about = Sneak your ghosts across an old hotel’s hall, behind piano and armchair, before a look through the keyhole finds them.
game-kind = 20 min · hide and seek in 3D
table-round = round { $round } of { $rounds }
table-set-up = the hall is being furnished
table-puzzle = bring out: { $goal }
table-midnight = midnight card: { $midnight }
table-keyhole = the keyhole is at { $door }
table-next-side = it goes to the { $side } side
table-next-number = door { $number } is rolled
table-round-line = { $facts }.
table-coming =
    round { $round }: { $value ->
        [one] { $value } step
       *[other] { $value } steps
    } and a look through { $door }
table-coming-line = Still to come: { $facts }.
table-own-line = You: { $facts }.
table-plan-line = Your plan: { $steps }.
table-piece-line = { $facts }.
table-player-line = { $seat }: { $facts }.
table-piece = { $piece }: { $pose }
table-stacked = on other furniture
table-moved = already moved this round
table-home = home { $side }
table-goal = goal { $side }
table-score =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
table-card =
    { $value ->
        [one] { $value } step
       *[other] { $value } steps
    } with { $pieces }
table-inside = in the hall: { $ghosts }
table-at-home = at home: { $ghosts }
table-at-edge = at the edge: { $ghosts }
table-out = out: { $ghosts }
table-die = with the die
table-has-chosen = out of the roll for the side
table-ready = plan ready
ghosts-of = { $count } { $size-adj }
ghost-at = { $ghost-adj } at { $square }
ghost-with = { $ghost-adj } at { $square } ({ $facts })
ghost-corner = { $corner }
ghost-on = { $piece-on }
ghost-in = { $piece-in }
ghost-in-tipped = { $piece-tipped }
ghost-rests = stays this round

## In a terminal

screen-locked = already moved: { $pieces }
screen-card = card { $value }
screen-home = home
screen-hall = hall
screen-out = out
typed-stay = stay, none
typed-small = s, small
typed-medium = m, medium
typed-large = l, large
typed-out = out
typed-top = top, on
typed-leave = leave, none
typed-standing = standing, up
typed-head = head, upside-down
typed-back = back
typed-front = front, face
typed-left = left
typed-right = right
typed-south = south, s
typed-east = east, e
typed-north = north, n
typed-west = west, w

## The balance report

balance-furnishes = Furniture moved
balance-ghost-leaves = Ghosts that got out
balance-is-seen = Ghosts that were seen

## What bench measures

timed-looks = looks through the keyhole
