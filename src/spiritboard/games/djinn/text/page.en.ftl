### The board of Djinn on the page.

## Zones

board-town = Town
board-players = Players
board-awards = Awards
board-helpers = Mages, gear, secrets, traits
board-places = More places
board-facts = The match
board-parts = Parts of the board
board-choices = What you may do here
board-hunt = Capture djinn …
board-hunt-bosses = Capture bosses …
board-consult = Consult the Archive …
board-craft = Only corks, no gear …
board-skip = No action here: take a bonus …
board-draw = Buy for scrolls
board-swap = Swap a bottle
board-tab-own = Yours
board-tab-offers = Offers
board-tab-others = Players

## Town

board-round = Round space: special action
board-square = Square space: basic action
board-secret-of = a secret of { $seat }: { $location }
board-wizard-of = the wizard of { $seat }
board-can = { $djinn }: { $told }
board-cannot = { $djinn } – missing: { $told }
board-round-of = Round { $round }
board-bosses = bosses in the town: { $left }, in the supply: { $supply }
board-bag = djinn in the bag: { $left }
board-chests = chests in the stack: { $left }
board-tom = Tom’s cards: { $left }
board-end-near = The end is near.

## Offers

board-award = award of { $points } points, column { $column }
board-no-bonus = no bonus
board-assistant-of = The assistant of { $seat } is here.
board-gear-once = Once: { $effect }.
board-gear-always = Always: { $effect }.

## A player

board-mage = power { $power }, fee { $fee }
board-magic = magic { $magic } of { $most }, at least { $minimum } each turn
board-mages = mages ready: { $ready } of { $count }
board-circles = active circles: { $active }, with a djinn: { $held }
board-circle-empty = an empty circle
board-circle-asleep = a circle not active yet
board-bottles = { $colour } bottles: { $empty } empty, { $full } corked
board-bottle-of = { $colour } bottle
board-secret = a secret: { $location }
board-bar = The archive bar
board-trait = { $trait-name }

## Points

board-points = points now
board-score = Points now
board-total = Total
board-scoring = Scoring cards
board-kept = Only for you
part-awards = Awards
part-corked = Djinn in bottles
part-circles = Djinn in circles
part-unused = Unused bottles and corks
part-scoring = Scoring cards
part-tom = Tom’s cards left

## Capturing

board-capture-at = Djinn at the { $place }
board-lure = Bosses at the Source
board-fewer = One less: { $colour }
board-more = One more: { $colour }
board-fewer-bosses = One boss less
board-more-bosses = One boss more
board-choose-djinn = Tap the djinn that you want.
board-for-nothing = Free with the boss
board-who-helps = Mages who help
board-where-to = Where each goes
board-into-bottle = bottle
board-into-circle = circle
board-only-told = You cannot capture there now: this only tells what it would take.
board-lacking = Missing:

## Planning

board-plan = Plan a route
board-plan-how = Choose up to three stops in the town. The others are taken to stand still.

## What things are for

tip-academy = Academy: a scroll and magic; at a round space more capacity too.
tip-tavern = Tavern: win over a mage; only at a round space one with a key.
tip-catacombs = Catacombs: open a chest; at a round space two.
tip-archive = Archive: a secret, coins, a scroll, a rested mage or a circle.
tip-workshop = Workshop: coins buy corks and a piece of gear.
tip-market = Market: your assistant trades at a stall.
tip-source = The Magic Source: fill up your magic or capture bosses; scrolls buy bottles, corks and rest for mages.
tip-coins = Coins pay mages, the Workshop, stalls and other wizards.
tip-scrolls = Scrolls pay at the Source, at stalls and other wizards.
tip-keys = A key opens a chest, or turns into a coin, a scroll or a magic at any time.
tip-corks = A cork seals a djinn in its bottle; unused it is worth 1 point.
tip-bottles = A bottle keeps a djinn of its colour, with a cork, for 10 points; unused it is worth 1 point.
tip-magic = Magic pays for djinn.
tip-capacity = The capacity marker: there is room for magic only left of it.
tip-minimum = Your minimum: each turn begins with at least so much magic.
tip-circle = An active circle holds a captured djinn for 3 points until it is bottled.
tip-blocker = The blocker lies on this circle: activating it gives 2 magic.
tip-mage = Mages help with captures; those face down rest.
tip-power = Power { $power }: so much magic for a capture.
tip-mage-colours = 1 more for each djinn of: { $colours }.
tip-fee = Fee in coins: { $fee }.
tip-mage-key = Brings a key.
tip-asleep = Lies face down and rests.
tip-staff = A staff; only one is at work.
tip-hat = A hat; only one is at work.
tip-cloak = A cloak; only one is at work.
tip-resting = Lies face down: it counts only for sets.
tip-points = Points as they stand now.
tip-secret = A secret adds its basic action to a square for you; with the last one the Archive shows you its red options.
tip-bar = All your secrets are placed: the Archive gives you its red options.
tip-trait = A trait holds for the whole match.
tip-award = It costs three corked djinn or bosses of one colour; the first comes from column I, then II, then III.
tip-assistant = Assistants: whoever comes to their stall pays each a coin or a scroll.
tip-stall-bottles = 1, 2 or 4 coins for 1, 2 or 3 bottles of different colours.
tip-stall-cork = 1 coin for a cork.
tip-stall-scrolls = 1 coin for 2 scrolls.
tip-stall-bottle_and_cork = 1 scroll for a bottle and a cork.
tip-stall-mages = 1 scroll turns up to 3 mages face up.
tip-stall-coins = 1 scroll for 5 coins.
tip-boss = Bosses go into a bottle of any colour; when none is left in the town, the end is near.
tip-bag = Djinn come out of the bag when a boss leaves the town.
tip-tom = Tom turns a card each round; when the last one is turned and a boss remains, Tom wins.

## Letters

colour-blue-letter = B
colour-brown-letter = N
colour-orange-letter = O
colour-purple-letter = P

## At home

page-play-now-says = You and a bot; the simpler first game
page-alone-says = Against Tom, who plays by his cards
