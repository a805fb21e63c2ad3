### Djinn at a table of people: claims, standing orders, the lesson.

## Ready claims; $seat is the player they are about

claim-want-djinn = I want that djinn.
claim-leave-djinn = Leave me a djinn!
claim-boss-next = The boss here is next.
claim-no-magic = I’m out of magic.
claim-no-cork = A cork, my kingdom for a cork!
claim-in-the-way =
    { $seat-you ->
        [yes] You’re
       *[no] { $seat } is
    } in my way.
claim-leads =
    { $seat-you ->
        [yes] You’re
       *[no] { $seat } is
    } in the lead.
claim-one-bottle-more =
    { $seat-you ->
        [yes] You’re one bottle away from an award!
       *[no] Watch out: { $seat } is one bottle away from an award!
    }
claim-long-turn = This is going to be a long turn.
claim-hurry = Shall we go on?
claim-wait = Wait a moment.
claim-well-played = Well played!
claim-thanks = Thank you!
claim-sorry = Sorry.
claim-good-luck = Good luck!
claim-emote-laughs = *laughs*
claim-emote-sighs = *sighs*
claim-emote-thinks = *thinks*
claim-emote-whistles = *whistles*
claim-emote-lamp = *rubs a lamp*

## Standing orders

order-pay-coins = Pay other players in coins as long as I have any
order-keep-keys = Leave chests locked

## The lesson: the learner walks from the Tavern to a first award

lesson-enter =
    Djinn haunt the town, and three in bottles of one colour earn you an award. Enter at a square: the Tavern (a mug), on the path from the Archive in the outer north-west.
lesson-hire =
    A square gives you a basic action: at the Tavern, a mage without a key. Take Parviz: power 3, plus 1 for each purple djinn, and he charges 2 coins.
lesson-walk =
    Wizards walk from square to round to square, and never back the way they came. Go to the Market’s round space: djinn stand at round spaces.
lesson-cork =
    A round space gives you a special action: at the Market you trade twice. First buy a cork for 1 coin.
lesson-bottle =
    Your assistant moves to another stall. A bottle holds a djinn of its own colour, and two purple ones are right here: buy a purple bottle.
lesson-capture =
    Two djinn cost 8 magic: you have 3, and Parviz adds 3, plus 2 for purple. Capture both with his help: one goes into the bottle, one into a circle.
lesson-source =
    Left alone, the boss was driven out, and your rival paid you a coin to stop at your edge instead of jumping over. You’re out of magic: go to the Magic Source.
lesson-fill =
    Scrolls buy bottles and corks at the Source, and bosses can be captured for 6 magic each. For now, let it fill your magic to the maximum.
lesson-catacombs =
    Paths lead from the Source to three round spaces, but you can’t go back. Go to the Catacombs: there are chests, and a purple djinn.
lesson-open =
    Open 2 chests. Anything shown beside a key needs a key, and some mages bring one.
lesson-third =
    One djinn costs 4 magic, exactly what you have. Capture the purple one: you have no bottle, so it goes into your other circle.
lesson-workshop =
    A djinn in a circle is worth 3 points; in a corked bottle it’s worth 10. You need corks: go to the Workshop, a square.
lesson-craft =
    2 coins buy you a cork and a piece of gear. Take the Craftsman’s Cloak: you can wear one piece of each kind.
lesson-gear =
    The cloak gives you 2 coins at every Workshop, including this one: use it. You can use gear, corks, awards and keys at any time on your turn.
lesson-again =
    You still need two bottles and a cork. Go to the Market: you’re coming from another side, so the way is clear.
lesson-let-be =
    You can’t capture anyone without magic. Let the djinn be: it costs 1 magic, but magic never drops below 0.
lesson-cellar =
    The bottle-and-cork stall sells both for 1 scroll. Take a purple bottle.
lesson-glass =
    Your assistant has to move every time, so back to the glass stall: one more purple bottle for 1 coin.
lesson-from-circle =
    At any time on your turn, you can move a djinn from its circle into a bottle with a cork. Seal the first purple djinn.
lesson-last-circle =
    Now the other one: that makes three in purple bottles, and both circles are free again.
lesson-award =
    Three in bottles of one colour buy an award worth 30 or 36 points, the first from column I. Take award 5, the one with a secret.
lesson-secret =
    A secret adds a basic action to a square, and only you can use it. Place one wherever you like.
lesson-ending =
    Once the last boss has left the town, there’s one more round, and the most points win. From here on you play as you like.
lesson-chapter-town = The town
lesson-chapter-capture = A capture
lesson-chapter-magic = Magic and chests
lesson-chapter-goods = Gear and stalls
lesson-chapter-award = An award

## What the host may choose

option-first_game = First game: simpler
option-long = Longer game
option-tom = Cards in Tom’s deck (fewer is harder)
option-extra_turn = One extra turn after the last boss
