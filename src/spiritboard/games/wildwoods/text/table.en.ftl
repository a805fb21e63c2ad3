### Wildwoods at a table of people: ready phrases, what the host may choose, the lesson.

## Ready phrases

claim-let-me = Let me try this one.
claim-wait = Wait a moment.
claim-that-happens = That happens. It happens to rocks as well.
claim-brave = We can still do this.
claim-fewer-dice = Fewer dice would do.
claim-more-dice = I’d roll more dice.
claim-well-done = Well done!
claim-thanks = Thank you!
claim-sorry = I’m sorry.

## What the host may choose

option-difficulty = Difficulty
option-difficulty-gentle = gentle
option-difficulty-normal = normal
option-difficulty-hard = hard
option-difficulty-says = How long the shadow’s way is. On hard, curses also act as soon as they are drawn.
option-gentle_reading = Gentle reading
option-gentle_reading-says = One sentence of the story is told more softly.
option-scene = Scene
option-scene-says = The scene to play by itself; none: the first one of the campaign.

## The first scene, with a teacher

lesson-light = Luma has five dice. Light stands on 3+, so a die succeeds with 3 or more: roll one die for its bottom ability.
lesson-success = One success moves the light one step. Take it.
lesson-blank = Light went to the river’s end and the others came nearer. Roll one die for Explore on 4+, and don’t expect too much.
lesson-hinge = No success: that happens, and it happens to rocks as well. Help is on 4+ now: try the hinge, which needs 2, with three dice.
lesson-top = Three successes are more than enough. Solve the place!
lesson-crystal = A thank-you: crystals lie on action cards, at most three on each. Put this one on Explore.
lesson-phase = The shadow took a step, and all dice are back. Roll one for Heal.
lesson-river = Even a success you don’t need is of use: the card goes to the end, and the others slide forward.
lesson-again = Light is on 3+ again. One more die, one more step.
lesson-track = The light needs six steps to the centre; the shadow comes from the other side. Take the step.
lesson-help = Help’s bottom ability turns successes into crystals. Roll one die on 4+.
lesson-gain = Take the crystal.
lesson-save = Put it on Explore too: crystals help only the card they lie on.
lesson-path = Explore is on 3+ and the path needs 3. Two dice and two crystals: look at the odds before you roll.
lesson-spend = After at least one success each crystal counts as one more. Spend both and open the path!
lesson-ending = Luma prevails. Now the story asks you something, and it will remember.

## The ledger of luck and skill


chance-sure = The way is as good as clear.
chance-good = It looks good.
chance-fair = It can go either way.
chance-poor = It looks poor.
chance-slight = There is a little hope left.
chance-hardly = There is hardly any hope left. Would you like to go back a step?
ledger-start = When the scene began: { $word }
ledger-luck =
    { $way ->
        [good] Luck gave { $part } of your chance.
        [bad] Luck took { $part } of your chance.
       *[none] Luck was fair.
    }
ledger-skill =
    { $way ->
        [bad] Your choices cost { $part } of your chance.
       *[none] You chose well throughout.
    }
ledger-unseen =
    { $way ->
        [good] It went better than the adviser had seen.
        [bad] It went worse than the adviser had seen.
       *[none] The adviser had seen it coming.
    }
ledger-moment =
    { $way ->
        [good] Turn { $turn }: a lucky moment, { $part } of your chance.
        [bad] Turn { $turn }: bad luck, { $part } of your chance.
       *[choice] Turn { $turn }: another choice would have been worth { $part } of your chance more.
    }
part-twentieth = about a twentieth
part-tenth = about a tenth
part-fifth = about a fifth
part-third = about a third
part-half = half or more
