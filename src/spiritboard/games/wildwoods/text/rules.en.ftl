### Rules help of Wildwoods. Message ids follow the rule ids: rule-W2-2 explains W2.2.

rules-title = Rules of Wildwoods
rules-intro =
    Wildwoods is a storybook of dice and cards for one player, or for up to four who decide everything together.
    You guide Luma and her bear Brom through a campaign of scenes; every choice is remembered, and a lost scene leads on as well.
    Before each roll you see its odds exactly.
    Sentences marked (house rule) are ours: they settle what the printed reference leaves open.

rules-chapter-W1 = The table
rule-W1-1 =
    A campaign has a prologue and chapters, and a chapter has several scenes.
    Each scene has its own board, its own way to prevail, and its own way on.
rule-W1-2 =
    The river has seven spaces: 3+, 4+, 5+, 6+ and three blank ones; each holds one action card or one creature.
    Its start is 3+, its end the space right of the last card.
    There is never a gap: cards slide to the left at once.
    A card put on a taken space pushes that card and all to its right one space on; a card moved to a neighbouring space changes places.
    If seven cards lie in the river, a creature that would come is discarded at once and costs the spirit it shows; nothing else of it happens.
rule-W1-3 =
    You have five eight-sided dice.
    Some effects add a ten-sided or a twelve-sided one until the chapter ends.
rule-W1-4 =
    Each of the four action cards has two abilities: the top one needs as many successes as its target shows, the bottom one gives something for each success.
    Light shines on a creature, which goes to the river’s end with a stun token; or it moves the light, 1 step for each success.
    Help solves a help place; or it gives 1 crystal for each success.
    Explore solves an explore place; or you draw 1 explore card for each success and keep one of them.
    Heal heals a creature: it is discarded and gives its crystals. It also heals a trauma. Or it gives 1 spirit for each success.
    A healed creature with several sides turns to its next one; only the last healing discards it (house rule).
rule-W1-5 =
    Crystals lie on action cards, at most 3 on each, move with them, and stay there between scenes unless you travel light (W6.2).
    You choose the card for each crystal you gain; what finds no room is lost.
    After a roll with at least one success you may spend crystals from the card in use: 1 more success for each.
rule-W1-6 =
    Spirit has a track of 10 spaces (house rule).
    Gaining it never goes past the start of the track.
    Losing more than there is goes on from the start, and when the whole loss is counted you draw a shadow card for each time it did.
    Losing exactly to the last space draws nothing.
rule-W1-7 =
    On the Wildwood track light and shadow move towards the centre from both sides, never past it and never off the track.
    When the shadow comes forward onto a space with icons, these are resolved from left to right; several steps are taken one at a time, each with its icons.
    Moving back resolves nothing.
rule-W1-8 =
    A creature has at most one stun token.
rule-W1-9 =
    Instead of drawing the last shadow card of a chapter you may lay Brom’s card down, once a chapter: that card stays in the pile, and Luma’s card turns to its other side.
    Then, after a roll without a success, you may pay a crystal from the card in use to roll one die again, as often as you can pay.
    Brom’s card has two sides. Protect: pay 1 crystal from any card; a creature goes to the river’s end, stunned. Care: pay 2 crystals from any cards and gain 2 spirit. After each the card turns.
    Brom may help in Luma’s phase and before each activation, never between a loss and the shadow card it causes.
    Drawing the last shadow card loses the chapter: it begins again (house rule).

rules-chapter-W2 = Luma’s phase
rule-W2-1 =
    All used dice come back.
rule-W2-2 =
    Choose a card on a numbered space, an ability and a target, and roll one or more of your available dice. A card on a blank space cannot act (house rule).
    A die is a success if it shows at least the number of the card’s space.
    With at least one success you may spend crystals; then the ability takes effect.
    If the top ability falls short you may take the bottom one with the successes you have, or neither; a reached top ability cannot be swapped for the bottom one.
    If a card sends the creature you aimed at out of the river after the roll, only the bottom ability is left (house rule).
    With no success the attempt fails.
    Re-rolled dice keep their new result.
    Rolled dice are used; the card goes to the river’s end, behind a creature that was just shone on.
rule-W2-3 =
    You may act for as long as you have dice, even with the same card from its new space, and end the phase at any time.

rules-chapter-W3 = The shadow’s phase
rule-W3-1 =
    Creatures are activated from left to right, each once; one that comes in meanwhile waits for the next turn.
    You lose the spirit that the creature shows, then its effect “after activation” happens.
    A stunned creature costs no spirit; its effect happens all the same, and then the token goes.
rule-W3-2 =
    The shadow moves 1 step forward, with its icons.

rules-chapter-W4 = Cards
rule-W4-1 =
    A creature says where it enters the river.
    If the creature pile is empty, its discard is shuffled.
    A creature that an effect discards gives no crystals.
rule-W4-2 =
    A blessing takes a free slot, of which there are 3 (house rule), until you use or discard it; you may use it in Luma’s phase unless it names another moment.
    If all slots are full, use or discard one card, the new one included, but never a trauma.
    A curse acts at once: only the one you keep, or on hard every one you draw (house rule).
    Companions and traumas come with the story. A companion stays and helps; a trauma holds its slot until it is healed and is then out of the game.
    If only traumas are in the slots, a new blessing is used or lost, and a new trauma costs 2 spirit instead (house rule).
    If the explore pile is empty, its discard is shuffled, without the cards of the same draw.
rule-W4-3 =
    A shadow card takes effect, and then lies face up on its discard.
    A chapter has 6 of them unless the story says otherwise (house rule).
rule-W4-4 =
    The story tells, asks and remembers. An answer whose condition is not met cannot be chosen.

rules-chapter-W5 = Places
rule-W5-1 =
    A place needs Help or Explore and as many successes as it shows.
    Some need the light near enough, and shut again if it moves back; some need other places solved first, all that are joined from the left; some have a condition.
    Crystals that are a condition are paid before the roll, once (house rule).
    A solved place is done.

rules-chapter-W6 = Scenes
rule-W6-1 =
    Luma prevails as soon as the scene’s condition is met.
    The shadow prevails as soon as its marker reaches the centre, even if the light is there.
    If both come in the same step, Luma prevails (house rule).
    A lost scene usually leads on elsewhere.
rule-W6-2 =
    After a scene the creatures leave the river, it closes, and the next scene begins with Luma’s phase.
    Crystals, held cards, spirit, dice, the river’s order, the piles and Brom’s side come along.
    On normal, if you come into a scene after the prologue with no crystal on Help, you find one on the way; the same goes for Explore (house rule).
    Where the book says that much light draws the shadow, it begins a step nearer if you come with at least as many crystals as it names (house rule).
    On hard you travel light: every scene after the prologue begins with the river in its first order and one crystal each on Help and Explore, and the wood keeps the rest (house rule).
    In a new chapter spirit is full, Brom is back, additional dice are handed back and the decks are built again (house rule).
rule-W6-3 =
    The game is saved at every step, and goes on from there on any device.
