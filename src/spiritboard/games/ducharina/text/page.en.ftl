### The board of Duchařina on the page.

## On the shelf

shelf-subtitle = Run, Ghost, Run!
shelf-says = Sneak your ghosts through the hotel hall, behind the furniture, before someone looks through the keyhole.
shelf-kind = Hide-and-seek
page-play-now-says = You and three bots
page-alone-says = A puzzle: you know every look, and still have to get past it
page-today = Puzzle of the day, { $date }

## Zones

board-view = View
board-view-hall = Hall
board-view-plan = Plan
board-view-keyhole = Keyhole
board-players = Players
board-ghosts = Your ghosts
board-furniture = Furniture
board-squares = Squares
board-doors = Doors
board-card = Movement card
board-facts = The match
board-choices = In the hall
board-parts = Parts of the board
board-tab-table = Table
board-tab-ghosts = Ghosts
board-tab-furniture = Furniture
board-no-3d = The hall can’t be drawn here, so this is its plan.
board-picture-simple = Simple picture
board-picture-simple-about = No shadows, fewer pixels: quicker on a slow device.
board-hall-slow = The hall moves too slowly on this device, so this is its plan.

## The match

board-round-of = Round { $round } of { $rounds }
board-keyhole-at = The keyhole is at { $door }.
board-keyhole-none = The keyhole has no door yet.
board-next-side = It goes to the { $side } side.
board-next-number = Door { $number } is rolled.
board-midnight = One Minute to Midnight
board-midnight-now = Midnight card: { $midnight }
board-midnight-name = { $midnight }
board-midnight-says = { $midnight-says }
board-lying = All ghosts are lying down.
board-chooser =
    { $seat-you ->
        [yes] You choose
       *[no] { $seat } chooses
    } the side.

## Players

board-home = home
board-inside = in the hall
board-edge = at the edge
board-out = out
board-from-to = { $home } → { $goal }
board-your-home = your home
board-your-goal = your goal
board-home-of = { $seat }’s home
board-goal-of = { $seat }’s goal
board-points-now =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
board-has-die = has the die
board-has-chosen = has chosen, does not roll
board-ready = plan ready
board-planning = planning
board-ghost = { $size }
board-ghost-of =
    { $seat-you ->
        [yes] your { $size }
       *[no] { $seat }’s { $size }
    }
board-ghost-at =
    { $seat-you ->
        [yes] your { $size } at { $square }
       *[no] { $seat }’s { $size } at { $square }
    }
board-ghost-rests = It stays this round.
board-size-of-ghost = Size of a ghost
board-size-small = small, 1 ring
board-size-medium = medium, 2 rings
board-size-large = large, 3 rings

## The card and the steps

board-card-value =
    { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }
board-card-none = No card yet
board-card-pieces = { $pieces }
board-card-moved = moved
board-points-left = Steps left
board-points-of = { $left } of { $value }
board-points-held =
    { $cost ->
        [one] { $cost } held by the move you point at
       *[other] { $cost } held by the move you point at
    }

## Planning

board-choose-ghost = Choose a ghost.
board-choose-square = Choose where it goes.
board-choose-spot = Choose its spot in the square.
board-next-spot = Another spot
board-split-points =
    { $value ->
        [one] You have { $value } step for your ghosts.
       *[other] Split { $value } steps among your ghosts.
    }
board-move-here = Move here
board-move-to = Move to { $square }
board-move-out = Take it out
board-price =
    { $cost ->
        [one] { $cost } step
       *[other] { $cost } steps
    }, { $left } left
board-cost = { $cost }
board-square-cost =
    { $square }: { $cost ->
        [one] { $cost } step
       *[other] { $cost } steps
    }
board-square-empty = { $square }: nobody here
board-square-here = { $square }: { $ghosts }
board-out-cost =
    Out: { $cost ->
        [one] { $cost } step
       *[other] { $cost } steps
    }
board-spot-middle = middle
board-spot-corner = { $corner }
board-on-floor = on the floor
board-on-top = on top
board-merges = Merges here: { $size-a }
board-scores =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-own-plan = Your plan
board-plan-step = { $step }
board-plan-empty = Nobody moves yet.
board-offer-hint = Show me a good move
board-undo-step = Take back
board-clear-plan = Start over
board-done = Ready
board-done-losing = Ready, lose { $left }
board-recall = Call a small ghost back
board-plan-sent = Your plan is ready. You can change it until everyone is.
board-change-plan = Change the plan
board-cannot-go = It can’t go there: { $why }

## Moving furniture

board-choose-piece = Choose a piece to move.
board-piece = { $piece }
board-piece-at = { $piece }: { $pose }
board-piece-movable = You may move it.
board-piece-locked = Already moved this round
board-piece-stacked = It stands on other furniture.
board-piece-waiting = not in the hall yet
board-drag-piece = Drag it, turn it, tip it over. Nothing counts until you put it down.
board-turn = Turn
board-turn-left = Turn left
board-turn-right = Turn right
board-turn-quarter = Turn by a quarter
board-facing = Faces { $way }
board-degrees = { $degrees }°
board-tip = Tip over
board-side-standing = standing
board-side-head = upside down
board-side-back = on its back
board-side-front = face down
board-side-left = on its left side
board-side-right = on its right side
board-stands = It stands here.
board-would-fall = It would fall here.
board-over-edge = It sticks out over the edge.
board-nearest = Nearest place where it stands
board-put-down = Put it here
board-put-back = Put it back
board-leave-furniture = Leave the furniture
board-furnish = Furnish the hall

## The keyhole

board-choose-side = Which side will the keyhole go to?
board-side = { $side } side
board-side-now = The keyhole is on this side now.
board-rolls = The roll for the side
board-rolled = { $seat }: { $roll }
board-door = { $door }
board-door-keyhole = { $door }, with the keyhole
board-door-covered = Furniture stands right against this door.

## The look

board-look-at =
    { $seat-you ->
        [yes] { $door } · you look
       *[no] { $door } · { $seat } looks
    }
board-look-seen =
    { $count ->
        [0] Nobody is seen.
        [one] One ghost is seen.
       *[other] { $count } ghosts are seen.
    }
board-look-runs =
    { $count ->
        [one] It shrieks and runs back.
       *[other] They shriek and run back.
    }
board-look-breath =
    { $count ->
        [one] One holds its breath and stays.
       *[other] { $count } hold their breath and stay.
    }
board-look-empty = There is not a ghost in the hall.
board-look-second = And once more, from opposite.
board-seen = Seen
board-hidden = Stay hidden
board-mirrored =
    { $seat-you ->
        [yes] you, mirrored
       *[no] { $seat }, mirrored
    }
board-why-seen =
    { $seat-you ->
        [yes] Why was your { $size } seen?
       *[no] Why was { $seat }’s { $size } seen?
    }
board-why-hidden =
    { $seat-you ->
        [yes] What hid your { $size }?
       *[no] What hid { $seat }’s { $size }?
    }
board-reason-seen = nothing stood between
board-reason-mirror = the mirror gave it away
board-reason-field = out of the keyhole’s view
board-reason-behind = right beside the door
board-reason-piece = behind { $pieces-the }
board-reason-pieces = behind { $pieces-the } together
board-ray-eye = The eye at { $door }, height { $height }.
board-ray-bounce = The mirror’s glass turns the ray at { $square }, height { $height }.
board-ray-seen = The ghost at { $square }, height { $height }: nothing stands between.
board-ray-blocked = The ray to { $square }, height { $height }, is stopped by { $pieces-the }.
board-ray-field = The edge of the keyhole’s view
board-look-again = Watch again
board-look-next = Next ghost
board-look-skip = Skip

## Who would see it

board-who-sees = Who would see { $square }
board-doors-see =
    { $seen ->
        [0] No door would see it.
        [one] { $seen } of { $doors } doors would see it.
       *[other] { $seen } of { $doors } doors would see it.
    }
board-seen-from = { $side }
board-seen-mirror = in the mirror
board-hidden-from = hidden by { $piece-the }
board-outside = outside the view
board-line-seen = full line: seen
board-line-mirror = dotted: seen in the mirror
board-line-hidden = dashed: stopped by furniture
board-no-trying = At this table nobody tries out doors.

## A puzzle

board-puzzle = Puzzle
board-puzzle-number = Puzzle { $number }
board-puzzle-goal = Bring out: { $ghosts }
board-puzzle-coming = What is coming
board-puzzle-round =
    Round { $round }: { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }, look from { $door }
board-puzzle-solved = Solved! Not a soul saw them.
board-puzzle-failed = Not this time: too few got out.
board-puzzle-again = Try it again

## The end

board-score = Points
board-score-out = out
board-score-inside = hidden in the hall
board-score-home = at home
board-total = Total
ending-most-points = Most points.
ending-more-out = Equal points, but more ghosts out.
ending-fewer-at-home = Equal points and as many out, but fewer left at home.
ending-shared = Equal in everything: the victory is shared.
ending-puzzle-solved = The puzzle is solved.
ending-puzzle-failed = Too few ghosts got out.

## Keys

board-key-square = square
board-key-ghost = ghost
board-key-door = next door
board-key-move = move
board-key-spot = spot, on top
board-key-ready = ready
board-key-back = take back
board-key-view = hall or plan
board-key-turn = turn
board-key-tip = tip over
board-key-push = push (Shift: a little)
board-key-put = put it here
board-key-nearest = nearest place
board-key-camera = turn the camera

## What things are for

tip-small = Small ghost: 1 point out, 1 point if it ends in the hall. Easiest to hide.
tip-medium = Medium ghost: 3 points out, 1 point if it ends in the hall.
tip-large = Large ghost: 5 points out, 2 points if it ends in the hall. Peeps over almost everything.
tip-mirror = Mirror: hides what is behind it, and shows what is in front of it, on both sides.
tip-trolley = Trolley: hides little while it stands, more when tipped over.
tip-desk = Desk: hides well from behind; open at the knees.
tip-piano = Piano: the best hiding place while it stands. Laid flat, it hides almost nothing.
tip-armchair = Armchair: hides from every side, as long as you are small. It does not stand on its head.
tip-table = Table: the cloth leaves your hem showing. Tipped over, it is a wall.
tip-card = Movement card: steps for your ghosts, and two pieces of which you may move one.
tip-card-alone = Movement card without furniture: steps only, but more of them.
tip-points-left = Steps you do not use are lost.
tip-die = The die: whoever holds it draws first. It goes to the left of whoever chose the side.
tip-keyhole = The keyhole: it looks in once a round, and must change sides every time.
tip-home = Home: your ghosts come in through any door of this side, for one step.
tip-goal = Goal: out through any door of this side, for one step.
tip-edge = At the edge: it was seen, keeps its size and comes in again for one step. It scores nothing there.
tip-out = Out: safe, and scored.
tip-locked = Moved this round already: nobody moves it again before the next one.
tip-spot = A square has a middle and four corners. Your own ghosts may not overlap; others’ may.
tip-top = On top: only where the whole ghost fits on one level surface. Fun, and easily seen.
tip-ghosts-see-through = Ghosts are see-through: no ghost hides another.
tip-door-covered = Furniture right against a door covers the keyhole there: nothing is seen.
tip-midnight = One Minute to Midnight: a card turns the round upside down.
tip-merging = Merging: two ghosts of yours that meet become one a size larger.
tip-wait = Small ghosts in the hall at the end are worth as much as out: let them wait at home and pour in last.
