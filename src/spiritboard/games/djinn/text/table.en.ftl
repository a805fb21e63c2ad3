### Djinn at a table of people: claims, standing orders, the lesson.

## Ready claims; $seat is the player they are about

claim-want-djinn = I want that djinn.
claim-leave-djinn = Leave me a djinn!
claim-boss-next = The boss here is next.
claim-no-magic = I am out of magic.
claim-no-cork = A cork, my kingdom for a cork!
claim-in-the-way =
    { $seat-you ->
        [yes] You stand
       *[no] { $seat } stands
    } in my way.
claim-leads =
    { $seat-you ->
        [yes] You are
       *[no] { $seat } is
    } in the lead.
claim-one-bottle-more =
    { $seat-you ->
        [yes] You need only one bottle more!
       *[no] { $seat } needs only one bottle more!
    }
claim-long-turn = This will be a long turn.
claim-hurry = Shall we go on?
claim-wait = Wait a moment.
claim-well-played = Well played!
claim-thanks = Thank you!
claim-sorry = I am sorry.
claim-good-luck = Good luck!
claim-emote-laughs = *laughs*
claim-emote-sighs = *sighs*
claim-emote-thinks = *thinks*
claim-emote-whistles = *whistles*
claim-emote-lamp = *rubs a lamp*

## Standing orders

order-pay-coins = Pay other players a coin while I have one
order-keep-keys = Leave chests locked

## The lesson: the learner walks from the Tavern to a first award

lesson-enter =
    Djinn haunt the town, and three of a colour in bottles earn an award. Enter at a square: the Tavern (a mug), on the path from the Archive in the outer north-west.
lesson-hire =
    A square offers a basic action, the Tavern a mage without a key. Take Parviz: power 3, 1 more for each purple djinn, and 2 coins when he helps.
lesson-walk =
    Wizards walk from square to round to square, never back the way they came. Go to the round Market: djinn stand at the round spaces.
lesson-cork =
    A round space offers a special action: at the Market you trade twice. First buy a cork for 1 coin.
lesson-bottle =
    Your assistant moves on to another stall. A bottle holds a djinn of its own colour, and two purple ones wait here: buy a purple bottle.
lesson-capture =
    Two djinn cost 8 magic: you have 3, and Parviz adds 3, and 2 for purple. Capture both with his help: one goes into the bottle, one into a circle.
lesson-source =
    The boss, left alone, was driven out, and your rival paid a coin to stop at your edge instead of jumping over. Your magic is spent: go to the Magic Source.
lesson-fill =
    The Source fills your magic up to its maximum. It also sells for scrolls, and has bosses for 6 magic each: fill up for now.
lesson-catacombs =
    From the Source paths lead to three round spaces, but not back. Go to the Catacombs: chests wait there, and a purple djinn.
lesson-open =
    Open 2 chests. What stands beside a key needs a key, and keys come with some mages.
lesson-third =
    One djinn costs 4 magic, and that is what you have. Capture the purple one: you have no bottle, so it goes into your other circle.
lesson-workshop =
    A djinn in a circle is worth 3 points, in a corked bottle 10. You need corks: go to the Workshop, a square.
lesson-craft =
    2 coins buy a cork and a piece of gear. Take the Craftsman’s Cloak: of each kind of gear you wear one piece.
lesson-gear =
    The cloak gives 2 coins at every Workshop, this one too: use it. Gear, corks, awards and keys have their time at any moment of your turn.
lesson-again =
    Two bottles are still missing, and a cork. Go to the Market: you come from another side, so the way is open.
lesson-let-be =
    Without magic you capture nobody. Let the djinn be: it costs 1 magic, but magic never falls below 0.
lesson-cellar =
    For 1 scroll the cellar stall has a bottle and a cork in one. Take a purple bottle.
lesson-glass =
    The assistant has to move each time, so back to the glass stall: one more purple bottle for 1 coin.
lesson-from-circle =
    At any time in your turn a djinn may leave its circle for a bottle with a cork. Cork the first purple djinn.
lesson-last-circle =
    Now the other one: then you have three in purple bottles, and both circles are free again.
lesson-award =
    Three in bottles of one colour buy an award of 30 or 36 points, the first from column 1. Take award 5, the one with a secret.
lesson-secret =
    A secret adds a basic action to a square, and only you may use it. Place one wherever you like.
lesson-ending =
    When the last boss has left the town, there is one more round, and the most points win. From here on you play as you like.

## What the host may choose

option-first_game = First game: simpler
option-long = Longer game
option-tom = Cards in Tom’s deck (the fewer, the harder)
option-extra_turn = One more turn after the last boss
