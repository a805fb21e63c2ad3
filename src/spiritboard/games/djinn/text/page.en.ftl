### The board of Djinn on the page.

## Zones

board-town = Town
board-players = Players
board-awards = Awards
board-helpers = Mages, gear, secrets, traits
board-places = More places
board-facts = The match
board-choices = What you can do here
board-hunt = Capture djinn…
board-hunt-bosses = Capture bosses…
board-consult = Consult the Archive…
board-craft = Just corks, no gear…
board-skip = Skip the action: take a bonus…
board-draw = Buy with scrolls

## Town

board-round = Round space: special action
board-square = Square space: basic action
board-secret-of = { $seat }’s secret: { $location }
board-wizard-of = { $seat }’s wizard
board-can = { $djinn }: { $told }
board-cannot = { $djinn }; missing: { $told }
board-no-way-back = You can’t turn back along this path.
board-round-of = Round { $round }
board-bosses = bosses in the town: { $left }, in the supply: { $supply }
board-bag = djinn in the bag: { $left }
board-chests = chests in the pile: { $left }
board-tom =
    Tom: { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to you
board-end-near = The end is near.

## Trays and the strip: answers in short, where the board shows what they are about

tile-bottles =
    { $deal-buy }{ $toll ->
        [0] {""}
       *[other] , paying the assistants there ({ $toll })
    }
tile-enter = Enter here
tile-walk = Go here
tile-stroll = just move your assistant
tile-consult = { $consultation-short }
tile-draw =
    { $goods ->
        [bottle] { $colour-a } bottle
        [cork] a cork
       *[mages] up to 2 mages turned face up
    }
tile-skip = { $gains }
tile-convert = { $what }
tile-claim =
    3 { $colour } bottles{ $bosses ->
        [0] {""}
        [one] {" "}({ $bosses } boss)
       *[other] {" "}({ $bosses } bosses)
    }
tile-place-secret = { $location }
tile-catch = { $colour }
tile-banish = { $colour }
tile-bottle = { $colour-a } bottle
tile-swap = { $take }
tile-craft = { $gains }
tile-leave = put away { $chest_card }
tile-use-chest = { $chest_card }
tile-rest = { $mage }
tile-give-bottle = { $colour }
tile-pick-bottle = { $colour }
tile-study =
    { $raises ->
        [yes] Study, capacity +1
       *[no] Study
    }
tile-fill-up = Fill up on magic
tile-decline = Let the djinn be
price-trade = { $deal-price }

## Offers

board-award = award worth { $points } points, column { $column }
board-no-bonus = no bonus
board-assistant-of = { $seat }’s assistant is here.
board-gear-once = Once: { $effect }.
board-gear-always = Always: { $effect }.

## A player

board-mage = power { $power }, fee { $fee }
board-magic = magic { $magic } of { $most }, at least { $minimum } each turn
board-mages = mages face up: { $ready } of { $count }
board-circles = active circles: { $active }, with a djinn: { $held }
board-circle-empty = an empty circle
board-circle-asleep = an inactive circle
board-bottles = { $colour } bottles: { $empty } empty, { $full } with a djinn
board-bottles-all =
    { $amount ->
        [one] one bottle
       *[other] { $amount } bottles
    }
board-bottle-of = { $colour } bottle
board-shelf = Bottle shelf
board-secret = a secret: { $location }
board-bar = Archive bar
board-trait = { $trait-name }

## Points

board-points = points now
board-score = Points now
board-total = Total
board-scoring = Scoring cards
board-kept = For your eyes only
part-awards = Awards
part-corked = Djinn in bottles
part-circles = Djinn in circles
part-unused = Unused bottles and corks
part-scoring = Scoring cards
part-tom = Tom’s cards left

## Capturing

board-capture-at = Djinn at the { $place }
board-lure = Bosses at the Source
board-fewer = One fewer: { $colour }
board-more = One more: { $colour }
board-fewer-bosses = One boss fewer
board-more-bosses = One boss more
board-choose-djinn = Tap the djinn you want.
board-for-nothing = Free with the boss
board-who-helps = Mages helping
board-where-to = Where each goes
board-into-bottle = bottle
board-into-circle = circle
board-only-told = You can’t capture there right now: this just shows what it would take.
board-lacking = Missing:

## Planning

board-plan = Plan a route
board-plan-how = Choose up to three stops in the town. Assumes the other players stay put.

## What things are for

tip-academy = Academy: a scroll and magic; at the round space, more capacity too.
tip-tavern = Tavern: recruit a mage; at the round space, even one with a key.
tip-catacombs = Catacombs: open a chest; at the round space, two.
tip-archive = Archive: a secret, coins, a scroll, a mage turned face up, or a circle.
tip-workshop = Workshop: buy corks and a piece of gear with coins.
tip-market = Market: your assistant trades at a stall.
tip-source = Magic Source: fill up on magic or capture bosses; buy bottles and corks, or turn mages face up, with scrolls.
tip-coins = Use coins to pay mages, other wizards, at the Workshop and at stalls.
tip-scrolls = Use scrolls to pay other wizards, at the Source and at stalls.
tip-keys = A key unlocks a chest’s bonus. On your turn you can also exchange it for a coin, a scroll or 1 magic.
tip-corks = Cork: seals a djinn in a bottle. Unused, it’s worth 1 point.
tip-bottles = Bottle: with a cork, it holds a djinn of its colour for 10 points. Unused, it’s worth 1 point.
tip-magic = Magic: the price of capturing djinn.
tip-capacity = Capacity marker: you only have room for magic to the left of it.
tip-minimum = Your minimum: you start each turn with at least this much magic.
tip-circle = Active circle: holds a captured djinn for 3 points until you bottle it.
tip-blocker = The blocker is on this circle: activating it gives you 2 magic.
tip-mage = Mages help you capture djinn; those face down can’t until they’re turned up.
tip-power = Power { $power }: adds that much magic to a capture.
tip-mage-colours = +1 for each djinn of this colour: { $colours }.
tip-fee = Fee in coins: { $fee }.
tip-mage-key = Brings a key.
tip-asleep = Face down: can’t help for now.
tip-staff = A staff; only one works at a time.
tip-hat = A hat; only one works at a time.
tip-cloak = A cloak; only one works at a time.
tip-resting = Face down: counts only towards sets.
tip-points = Points as things stand.
tip-points-tom = { $points } of these are for Tom’s cards: he has { $cards } left, and each card he turns takes its points away.
tip-secret = A secret lets you use its basic action at a square. Place your last one and the Archive gives you its red options.
tip-bar = All your secrets are placed: the Archive gives you its red options.
tip-trait = A trait lasts the whole match.
tip-award = It costs three djinn or bosses in bottles of one colour; the first comes from column I, then II, then III.
tip-assistant = Assistants: move to their stall and you pay each of them a coin or a scroll.
tip-stall-bottles = 1, 2 or 4 coins for 1, 2 or 3 bottles of different colours.
tip-stall-cork = 1 coin for a cork.
tip-stall-scrolls = 1 coin for 2 scrolls.
tip-stall-bottle_and_cork = 1 scroll for a bottle and a cork.
tip-stall-mages = 1 scroll to turn up to 3 mages face up.
tip-stall-coins = 1 scroll for 5 coins.
tip-boss = A boss fits into a bottle of any colour. When none are left in the town, the end is near.
tip-bag = When a boss leaves the town, new djinn come out of the bag.
tip-tom = Tom turns a card after every turn you end at a round space. If he turns his last one while a boss is still in town, he wins.

## Letters

colour-blue-letter = B
colour-brown-letter = N
colour-orange-letter = O
colour-purple-letter = P

## At home

page-play-now-says = You and a bot, in the simpler first game
page-alone-says = Against Tom and his deck of cards
