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
option-difficulty-says = How long the shadow’s way is. On hard, curses also act as soon as they are drawn, and you travel light: few crystals come along.
option-gentle_reading = Gentle reading
option-gentle_reading-says = One sentence of the story is told more softly.
option-scene = Scene
option-scene-says = A scene to play on its own. If you choose none, the campaign starts at its beginning.

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
lesson-chapter-dice = Dice
lesson-chapter-places = Places
lesson-chapter-river = The river
lesson-chapter-crystals = Crystals

## What the adviser says

chance-sure = almost certain
chance-good = good
chance-even = even
chance-poor = poor
chance-slim = slim
chance-lost = almost gone
forecast = Luma’s chance: { $word }
forecast-estimated = About { $percent }% as this turn begins, by an estimate.
forecast-calibrated = About { $percent }% as this turn begins: an estimate, corrected by { $plays } trial games of this scene.
forecast-exact = At least { $percent }% as this turn begins, worked out to the end by dice alone.
forecast-unlosable = This scene can’t be lost.
forecast-warning = There is hardly any hope left here. You may go back as far as you like; the dice will be rolled again.

## The ledger of luck and skill

ledger-unlosable = This scene can’t be lost, so nothing was at stake.
ledger-sum =
    Chance at the start { $start }%, luck { $luck }%, skill { $skill }%, what the adviser could not see { $unseen }%: { $end ->
        [won] Luma prevailed.
       *[lost] the shadow came first.
    }
ledger-start = When the scene began, Luma’s chance was { $word }.
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
        [good] It went better than the adviser had foreseen.
       *[bad] It went worse than the adviser had foreseen.
    }
ledger-moment =
    { $way ->
        [good] Turn { $turn }, “{ $answer }”: luck brought { $part } of your chance.
        [bad] Turn { $turn }, “{ $answer }”: bad luck took { $part } of your chance.
       *[choice] Turn { $turn }, “{ $answer }”: this choice cost { $part } of your chance.
    }
ledger-rewound =
    { $n ->
        [one] You went back once. What you took back is not counted here.
       *[other] You went back { $n } times. What you took back is not counted here.
    }
part-twentieth = about a twentieth
part-tenth = about a tenth
part-fifth = about a fifth
part-third = about a third
part-half = half or more
