### Djinn in English.
###
### A parameter that is an id arrives as words: $colour is "blue", $seat a player's name.
### $seat-you is "yes" when that player is the reader; $what-id and the like are there to select on.

## Djinn, bottles, places

colour-blue = blue
    .a = a blue
colour-brown = brown
    .a = a brown
colour-orange = orange
    .a = an orange
colour-purple = purple
    .a = a purple

djinn-blue = a blue djinn
djinn-brown = a brown djinn
djinn-orange = an orange djinn
djinn-purple = a purple djinn
djinn-boss = a boss
djinn-of = { $count } { $colour }
djinn-bosses =
    { $count ->
        [one] { $count } boss
       *[other] { $count } bosses
    }
djinn-free = 1 { $colour } for nothing
bottle-of = { $count } { $colour }
boss-in = the boss in { $colour-a } one

location-academy = Academy
location-tavern = Tavern
location-catacombs = Catacombs
location-archive = Archive
location-workshop = Workshop
location-market = Market

space-R1 = the inner north
space-R2 = the inner south-west
space-R3 = the inner south-east
space-P12 = the outer north-west
space-P23 = the outer south
space-P31 = the outer north-east
space-S12 = the inner north-west
space-S23 = the inner south
space-S31 = the inner north-east
space-T1 = the outer north
space-T2 = the outer south-west
space-T3 = the outer south-east
space-M = the Magic Source
    .to = to the Magic Source
spot-round = the { $location } (round, { $space })
    .to = to the round { $location }
    .at = at the round { $location }
    .from = from the round { $location }
spot-square = the { $location } (square, { $space })
    .to = to the square { $location }
    .at = at the square { $location }

## What can be gained

gain-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
gain-scrolls =
    { $amount ->
        [one] { $amount } scroll
       *[other] { $amount } scrolls
    }
gain-magic = { $amount } magic
gain-keys =
    { $amount ->
        [one] { $amount } key
       *[other] { $amount } keys
    }
gain-corks =
    { $amount ->
        [one] { $amount } cork
       *[other] { $amount } corks
    }
gain-bottles =
    { $amount ->
        [one] { $amount } bottle of any colour
       *[other] { $amount } bottles of any colour
    }
gain-capacity = capacity +{ $amount }
gain-circle = the next magic circle
gain-fill = magic to the maximum
gain-wake =
    { $amount ->
        [one] { $amount } mage face up
       *[other] up to { $amount } mages face up
    }
gain-mage = a mage from the offer
gain-gear = a piece of gear from the offer
gain-secret = a secret placed
gain-from_bag = a djinn from the bag
gain-from_map = a djinn from any round space

## Mages

mage-1 = Adila
mage-2 = Barnabas
mage-3 = Celeste
mage-4 = Damir
mage-5 = Edda
mage-6 = Faruk
mage-7 = Gisela
mage-8 = Hakim
mage-9 = Ilka
mage-10 = Jarek
mage-11 = Kalila
mage-12 = Leander
mage-13 = Mirela
mage-14 = Nadir
mage-15 = Ottilie
mage-16 = Parviz
mage-17 = Quirin
mage-18 = Rosalind
mage-19 = Salim
mage-20 = Tamara
mage-21 = Ulrik
mage-22 = Vesna
mage-23 = Walid
mage-24 = Xenia
mage-25 = Yusuf
mage-26 = Zora
mage-27 = Amadeus
mage-28 = Bojana
mage-29 = Cyrus
mage-30 = Dorothea
mage-31 = Emir
mage-32 = Fatima
mage-number = mage { $number }
mages-none = nobody
mage-card =
    { $mage } (power { $power }{ $has_colours ->
        [yes] , +1 for each: { $colours }
       *[no] {""}
    }, fee { $fee }{ $has_key ->
        [yes] , a key
       *[no] {""}
    })

## Gear

kind-staff = staff
kind-hat = hat
kind-cloak = cloak
gear-1 = Scholar’s Staff
gear-2 = Traveller’s Staff
gear-3 = Clerk’s Staff
gear-4 = Pedlar’s Staff
gear-5 = Hunter’s Staff
gear-6 = Staff of Clay
gear-7 = Tamer’s Staff
gear-8 = Staff of Thunder
gear-9 = Staff of Farewell
gear-10 = Graduate’s Hat
gear-11 = Digger’s Hat
gear-12 = Tinker’s Hat
gear-13 = Librarian’s Hat
gear-14 = Hat of Waves
gear-15 = Hat of Embers
gear-16 = Lantern Hat
gear-17 = Rooster Hat
gear-18 = Host’s Hat
gear-19 = Landlord’s Cloak
gear-20 = Delver’s Cloak
gear-21 = Craftsman’s Cloak
gear-22 = Merchant’s Cloak
gear-23 = Cloak of Winds
gear-24 = Cloak of Mist
gear-25 = Juggler’s Cloak
gear-26 = Idler’s Cloak
gear-27 = Glassblower’s Cloak
gear-number = gear { $number }
gear-card =
    { $gear } ({ $kind }; { $is_once ->
        [yes] once:
       *[no] always:
    } { $effect })
gear-unseen = a { $kind } from below, unseen
gear-none = no gear
effect-at = { $gains } at the { $location }
effect-capture = +{ $amount } magic for each capture
effect-capture-of = +{ $amount } magic for each { $colour } djinn you capture
effect-boss-less = a boss at a round space costs { $amount } less
effect-extra-chest = look at { $amount } more chest and put one away
effect-no-toll = you pay no wizards
effect-burst = +{ $amount } magic for one capture
effect-banish = a djinn of the town goes into the bag
effect-wake-some = up to { $amount } mages face up
effect-call-mage = a mage from the offer
effect-swap-bottles = up to { $amount } empty bottles change their colour
effect-stay = the assistant may stay at its stall
effect-blow-bottle = a bottle of any colour

## Chests and awards

chest-number = chest { $number }
chest-card =
    { $chest }: { $gains }{ $has_lock ->
        [yes] ; with a key { $unlocked }
       *[no] {""}
    }
award-number = award { $number }
award-card =
    { $award }, column { $column }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $has_bonus ->
        [yes] {" "}and { $gains }
       *[no] {""}
    }

## Traits

trait-1 = Well-off (+): you start with 2 coins, 2 scrolls and 1 magic more
    .name = Well-off (+)
trait-2 = Robbed (−): you start with 3 coins less
    .name = Robbed (−)
trait-3 = Popular (+): at the Market you pay nobody
    .name = Popular (+)
trait-4 = Weary (−): you start with 3 magic less
    .name = Weary (−)
trait-5 = Charming (+): a mage without a key brings you a key
    .name = Charming (+)
trait-6 = Careless (−): one of your circles is covered at the start; opening it gives 2 magic
    .name = Careless (−)
trait-7 = Handy (+): 3 corks instead of 2 at the round Workshop
    .name = Handy (+)
trait-8 = Colour-blind (−): the coloured bonuses of mages do not count for you
    .name = Colour-blind (−)
trait-9 = Pilgrim (+): a purchase at the Source always costs you 2 scrolls
    .name = Pilgrim (+)
trait-10 = Exhausting (−): your mages never turn face up again
    .name = Exhausting (−)
trait-11 = Bookworm (+): at the round Archive you may choose the same option twice
    .name = Bookworm (+)
trait-12 = Afraid of the dark (−): at the round Catacombs you open only one chest
    .name = Afraid of the dark (−)
trait-13 = Serene (+): when you let the djinn be, you gain 1 magic instead of losing it
    .name = Serene (+)
trait-14 = Clumsy (−): you cannot unlock chests
    .name = Clumsy (−)
trait-15 = Locksmith (+): you keep the key when you unlock a chest
    .name = Locksmith (+)
trait-16 = Demanding (−): mages with a key come to you face down
    .name = Demanding (−)
trait-17 = Inspiring (+): at the Academy you may turn up to 2 mages face up for 1 magic each
    .name = Inspiring (+)
trait-18 = Unlucky (−): you draw gear unseen, from below
    .name = Unlucky (−)
trait-19 = Ambitious (+): you keep 2 scoring cards and score one of them alone
    .name = Ambitious (+)
trait-20 = Sloppy (−): what stands in your circles at the end is worth nothing
    .name = Sloppy (−)

## Scoring cards

scoring-1 = 8 points for two full sets of gear
scoring-2 = 5 points for a third piece of each kind of gear
scoring-3 = 8 points for at most one secret placed
scoring-4 = 8 points for no mage with a key
scoring-5 = 8 points for two inactive circles
scoring-6 = 8 points for a capacity marker not beyond 6
scoring-7 = 8 points for a minimum of 2
scoring-8 = 3 points for each key, at most 9
scoring-9 = 2 points for each mage face up, at most 8
scoring-10 = 2 points for each unused bottle or cork, at most 8
scoring-number = scoring card { $number }

## The Market, the Archive

stall-bottles = glass stall
stall-cork = cork stall
stall-scrolls = paper stall
stall-bottle_and_cork = cellar stall
stall-mages = tea stall
stall-coins = money changer
deal-bottles =
    Bottles for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }: { $colours }
deal-cork = A cork for 1 coin
deal-scrolls = 2 scrolls for 1 coin
deal-bottle_and_cork = A bottle ({ $colours }) and a cork for 1 scroll
deal-mages = Up to 3 mages face up for 1 scroll
deal-coins = 5 coins for 1 scroll

consult-secret = Archive: place a secret
consult-coins =
    { $is_red ->
        [yes] Archive: 4 coins
       *[no] Archive: 2 coins
    }
consult-scroll =
    { $is_red ->
        [yes] Archive: 1 scroll and 2 magic
       *[no] Archive: 1 scroll
    }
consult-wake =
    { $is_red ->
        [yes] Archive: up to 2 mages face up
       *[no] Archive: 1 mage face up
    }
consult-circle =
    { $is_red ->
        [yes] Archive: a magic circle and 1 key
       *[no] Archive: a magic circle
    }

## Records

records-columns = Cards in Tom’s deck
records-best = Your best score with { $column } cards in Tom’s deck: { $points }.
records-new-best = A new best score with { $column } cards in Tom’s deck: { $points }!
records-no-best = No win yet with { $column } cards in Tom’s deck.

## The tasks of the solo game

task-mages =
    { $bound ->
        [least] at least { $count ->
            [one] { $count } mage
           *[other] { $count } mages
        }
       *[most] at most { $count ->
            [one] { $count } mage
           *[other] { $count } mages
        }
    }
task-sets =
    { $bound ->
        [least] at least { $count ->
            [one] { $count } set of gear
           *[other] { $count } sets of gear
        }
       *[most] at most { $count ->
            [one] { $count } set of gear
           *[other] { $count } sets of gear
        }
    }
task-awards =
    { $bound ->
        [least] at least { $count ->
            [one] { $count } award
           *[other] { $count } awards
        }
       *[most] at most { $count ->
            [one] { $count } award
           *[other] { $count } awards
        }
    }
task-coins =
    { $bound ->
        [least] at least { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
       *[most] at most { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
    }
task-keys =
    { $bound ->
        [least] at least { $count ->
            [one] { $count } key
           *[other] { $count } keys
        }
       *[most] at most { $count ->
            [one] { $count } key
           *[other] { $count } keys
        }
    }
task-circles =
    { $bound ->
        [least] at least { $count ->
            [one] { $count } active magic circle
           *[other] { $count } active magic circles
        }
       *[most] at most { $count ->
            [one] { $count } active magic circle
           *[other] { $count } active magic circles
        }
    }
task-capacity =
    { $bound ->
        [least] the capacity marker at { $count } or beyond
       *[most] the capacity marker not beyond { $count }
    }
task-gear_kinds =
    { $bound ->
        [least] gear of at least { $count ->
            [one] { $count } kind
           *[other] { $count } kinds
        }
       *[most] gear of at most { $count ->
            [one] { $count } kind
           *[other] { $count } kinds
        }
    }
task-key_mages =
    { $bound ->
        [least] at least { $count ->
            [one] { $count } mage with a key
           *[other] { $count } mages with a key
        }
       *[most] { $count ->
            [0] no mage with a key
            [one] at most { $count } mage with a key
           *[other] at most { $count } mages with a key
        }
    }
task-secrets =
    { $bound ->
        [least] at least { $count ->
            [one] { $count } secret in the town
           *[other] { $count } secrets in the town
        }
       *[most] { $count ->
            [0] no secret in the town
            [one] at most { $count } secret in the town
           *[other] at most { $count } secrets in the town
        }
    }

## What happens

event-begins =
    { $seat-you ->
        [yes] You have the roof with the dragon and begin.
       *[no] { $seat } has the roof with the dragon and begins.
    }
event-takes-trait =
    { $seat-you ->
        [yes] You take
       *[no] { $seat } takes
    } a trait: { $trait-name }.
event-you-keep = You keep these scoring cards, for your eyes only: { $scoring }.
event-enters =
    { $seat-you ->
        [yes] You enter
       *[no] { $seat } enters
    } the town { $spot-at }.
event-walks =
    { $seat-you ->
        [yes] You walk
       *[no] { $seat } walks
    } { $spot-to }.
event-pays =
    { $seat-you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $to-you ->
        [yes] you
       *[no] { $to }
    } { $what }.
event-gains =
    { $seat-you ->
        [yes] You gain
       *[no] { $seat } gains
    } { $gained }.
event-gains-bottles =
    { $seat-you ->
        [yes] You get
       *[no] { $seat } gets
    } { $count ->
        [one] a bottle: { $colours }
       *[other] { $count } bottles: { $colours }
    }.
event-capacity =
    { $seat-you ->
        [yes] You can now hold
       *[no] { $seat } can now hold
    } { $most } magic.
event-minimum =
    { $seat-you ->
        [yes] Your turns now begin
       *[no] The turns of { $seat } now begin
    } with at least { $minimum } magic; magic: { $magic }.
event-circle =
    { $seat-you ->
        [yes] You activate
       *[no] { $seat } activates
    } a magic circle: { $circles } are active.
event-skips =
    { $seat-you ->
        [yes] You take no action here.
       *[no] { $seat } takes no action here.
    }
event-studies =
    { $seat-you ->
        [yes] You study
       *[no] { $seat } studies
    } at the Academy.
event-hires =
    { $seat-you ->
        [yes] You win over
       *[no] { $seat } wins over
    } a mage: { $mage }.
event-mage-shown = A new mage is on offer: { $mage }.
event-wakes =
    { $seat-you ->
        [yes] You turn
       *[no] { $seat } turns
    } face up: { $mages }.
event-mage-rests =
    { $seat-you ->
        [yes] You turn
       *[no] { $seat } turns
    } a mage face down: { $mage }.
event-opens-chests =
    { $seat-you ->
        [yes] You open
       *[no] { $seat } opens
    } { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    } in the Catacombs.
event-chest = Opened: { $chest }.
event-leaves-chest =
    { $seat-you ->
        [yes] You put away
       *[no] { $seat } puts away
    } { $chest }.
event-unlocks =
    { $seat-you ->
        [yes] You unlock
       *[no] { $seat } unlocks
    } { $chest }.
event-consults =
    { $seat-you ->
        [yes] You consult
       *[no] { $seat } consults
    } the Archive.
event-places-secret =
    { $seat-you ->
        [yes] You place
       *[no] { $seat } places
    } the secret of the { $location } { $spot-at }.
event-crafts =
    { $seat-you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } at the Workshop.
event-puts-on =
    { $seat-you ->
        [yes] You receive
       *[no] { $seat } receives
    } gear: { $gear }.
event-gear-shown = New gear is on offer: { $gear }.
event-gear-rests =
    { $seat-you ->
        [yes] You turn
       *[no] { $seat } turns
    } gear face down: { $gear }.
event-uses-gear =
    { $seat-you ->
        [yes] You use
       *[no] { $seat } uses
    } gear: { $gear }.
event-trades =
    { $seat-you ->
        [yes] You trade
       *[no] { $seat } trades
    } at the Market: { $stall }.
event-strolls =
    { $seat-you ->
        [yes] Your assistant moves
       *[no] The assistant of { $seat } moves
    } and buys nothing.
event-swaps =
    { $seat-you ->
        [yes] You swap
       *[no] { $seat } swaps
    } a bottle: { $give } for { $take }.
event-converts =
    { $seat-you ->
        [yes] You turn
       *[no] { $seat } turns
    } a key into { $what }.
event-captures =
    { $seat-you ->
        [yes] You capture
       *[no] { $seat } captures
    } { $djinn } for { $magic } magic{ $helpers ->
        [0] {""}
       *[other] , with { $mages }
    }.{ $bottles ->
        [0] {""}
       *[other] {" "}Corked at once: { $corked }.
    }
event-declines =
    { $seat-you ->
        [yes] You let
       *[no] { $seat } lets
    } the djinn be; magic: { $magic }.
event-catches =
    { $seat-you ->
        [yes] You fetch
       *[no] { $seat } fetches
    } { $djinn } { $spot-from }.
event-banishes =
    { $seat-you ->
        [yes] You send
       *[no] { $seat } sends
    } { $djinn } { $spot-from } back into the bag.
event-draws-djinn =
    { $seat-you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $djinn } from the bag.
event-escapes = There is no room for it: { $djinn } goes back into the bag.
event-bottles =
    { $seat-you ->
        [yes] You cork
       *[no] { $seat } corks
    } { $djinn } in { $colour-a } bottle.
event-driven-out = The boss { $spot-at } is left alone and driven out of the town.
event-djinn-comes = { $djinn } comes { $spot-to }.
event-fills-up =
    { $seat-you ->
        [yes] You fill up
       *[no] { $seat } fills up
    } at the Source: { $magic } magic.
event-lures =
    { $seat-you ->
        [yes] You capture
       *[no] { $seat } captures
    } { $count ->
        [one] { $count } boss
       *[other] { $count } bosses
    } at the Source for { $magic } magic{ $helpers ->
        [0] {""}
       *[other] , with { $mages }
    }.{ $bottles ->
        [0] {""}
       *[other] {" "}Corked at once: { $corked }.
    }
event-draws =
    { $seat-you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $price ->
        [one] { $price } scroll
       *[other] { $price } scrolls
    } at the Source.
event-claims =
    { $seat-you ->
        [yes] You receive
       *[no] { $seat } receives
    } { $award }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-tom =
    Tom turns a card{ $card ->
        [12] {" "}and nothing happens
        [13] {" "}and nothing happens
        [14] {" "}and nothing happens
       *[other] {""}
    }. Left in his deck: { $left }.
event-pays-tom =
    { $amount ->
        [0] { $seat-you ->
            [yes] You have nothing of what Tom asks for.
           *[no] { $seat } has nothing of what Tom asks for.
        }
       *[other] { $seat-you ->
            [yes] You lose
           *[no] { $seat } loses
        } to Tom: { $what-id ->
            [coins] { gain-coins }
            [scrolls] { gain-scrolls }
            [magic] { gain-magic }
            [keys] { gain-keys }
           *[corks] { gain-corks }
        }.
    }
event-bottle-goes =
    { $seat-you ->
        [yes] You lose
       *[no] { $seat } loses
    } to Tom: { $colour-a } bottle.
event-fulfils =
    { $seat-you ->
        [yes] You fulfil
       *[no] { $seat } fulfils
    } a task: { $task }.
event-tom-wins = Tom turns his last card while a boss is still in the town: Tom wins.
event-end-is-near = No boss is left in the town: the end is near.
event-last-actions = Everybody meets at the Magic Source for a last action.
event-kept =
    { $seat-you ->
        [yes] You kept
       *[no] { $seat } kept
    } these scoring cards: { $scoring }.
event-scores =
    { $seat-you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $part ->
        [awards] for awards
        [corked] for djinn in bottles
        [circles] for djinn in circles
        [unused] for unused bottles and corks
       *[tom] for the cards left to Tom
    }.
event-scores-card =
    { $seat-you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by a scoring card ({ $scoring }).
event-tie-broken =
    { $seat-you ->
        [yes] The tie goes to you
       *[no] The tie goes to { $seat }
    }, with { $wealth } coins, scrolls and keys.
event-tie-shared = { $seats } share the victory: their coins, scrolls and keys are equal too ({ $wealth }).

## Questions

ask-draft = Which trait do you take?
ask-enter = Where do you enter the town?
ask-walk = You are at { $spot }. Where do you go?
ask-toll = What do you pay { $to }?
ask-act = You are at { $spot }. What do you do?
ask-call-mage = Which mage do you take?
ask-wake =
    { $count ->
        [1] Which mage do you turn face up?
       *[other] Which mages do you turn face up? At most { $count }.
    }
ask-rouse = Which mages do you turn face up, for 1 magic each?
ask-rouse-first = Which mages do you turn face up before you gain 3 magic, for 1 magic each?
ask-leave-chest = Which chest do you put away?
ask-use-chest = Which chest do you use first?
ask-unlock = { $chest_card }. Do you use a key?
ask-consult-again = Which second option of the Archive do you choose?
ask-place-secret = Which secret do you place, and where?
ask-take-gear = Which gear do you take?
ask-keep-gear = Which of the two do you keep face up?
ask-banish = Which djinn do you send into the bag?
ask-swap = Which bottle do you swap?
ask-trade-again = What do you do on your second move at the Market?
ask-pick-bottle = Which colour shall the bottle be?
ask-catch = Which djinn do you fetch?
ask-from-bag = Do you draw a djinn from the bag?
ask-take-bonus = Do you take this: { $gains }?
ask-store = Where do you put the { $colour } djinn?
ask-key-goes = Tom takes a key. Do you convert it first?
ask-mage-rests = Which mage do you turn face down?
ask-bottle-goes = Which bottle do you give up?

## Answers

do-take-trait = { $trait }
do-enter = Enter at { $spot }, coming from { $came }
do-walk =
    Go to { $spot }{ $jumps ->
        [yes] , jumping by way of { $came }
       *[no] {""}
    }{ $toll ->
        [0] {""}
       *[other] , paying wizards there: { $toll }
    }
do-pay = Pay { $what }
do-study =
    { $raises ->
        [yes] Study: capacity +1, 1 scroll, 3 magic
       *[no] Study: 1 scroll, 3 magic
    }
do-hire = Take { $mage_card }
do-open =
    { $count ->
        [one] Open { $count } chest
       *[other] Open { $count } chests
    }
do-leave = Put away { $chest_card }
do-use-chest = Use first: { $chest_card }
do-unlock = Use a key: { $gains }
do-keep-key = Keep the key
do-consult = { $consultation }
do-place-secret = { $location } at { $spot }
do-craft =
    Pay { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }: { $gains } and { $gear_card }
do-take-gear = Take { $gear_card }
do-keep-gear = Keep { $gear_card }
do-trade =
    { $deal }{ $toll ->
        [0] {""}
       *[other] , paying assistants there: { $toll }
    }
do-stroll =
    Only move the assistant: { $stalls }{ $toll ->
        [0] {""}
       *[other] , paying assistants there: { $toll }
    }
do-fill-up = Fill your magic up to the maximum
do-lure =
    Capture { $count ->
        [one] { $count } boss
       *[other] { $count } bosses
    } of the supply for { $magic } magic{ $is_helped ->
        [yes] , with { $mages }
       *[no] {""}
    }; into bottles: { $corks }
do-draw =
    Pay { $price ->
        [one] { $price } scroll
       *[other] { $price } scrolls
    }: { $goods ->
        [bottle] a bottle, { $colour }
        [cork] a cork
       *[mages] up to 2 mages face up
    }
do-capture =
    Capture { $caught } for { $magic } magic{ $is_helped ->
        [yes] , with { $mages }
       *[no] {""}
    }; { $has_corks ->
        [yes] into bottles: { $bottled }
       *[no] into circles
    }
do-decline =
    { $is_calm ->
        [yes] Let the djinn be and gain 1 magic
       *[no] Let the djinn be and lose 1 magic
    }
do-skip = No action here: { $gains }
do-end-turn = End your turn
do-bottle =
    { $is_boss ->
        [yes] Cork a boss from a circle in { $colour-a } bottle
       *[no] Cork the { $colour } djinn from a circle
    }
do-claim =
    Take { $award_card }; pay 3 in { $colour } bottles, bosses among them: { $bosses }
do-convert = Turn a key into { $what }
do-use-gear = Use { $gear_card }
do-pick-bottle = { $colour-a } bottle
do-swap = Swap { $give } for { $take }
do-no-swap = Swap no more
do-wake =
    { $is_helped ->
        [yes] Turn face up: { $mages }
       *[no] Turn nobody
    }
do-rest = Turn face down: { $mage }
do-give-bottle = The { $colour } bottle
do-draw-djinn = Draw a djinn
do-take-bonus = Take it
do-let-be = Leave it
do-catch = The { $colour } djinn at { $spot }
do-banish = The { $colour } djinn at { $spot }
do-put =
    { $bottled ->
        [yes] Into a bottle
       *[no] Into a circle
    }

## Refusals

refuse-acted-already = You have already acted here this turn.
refuse-all-circles-active = All your circles are active.
refuse-another-option = Choose another option than the first one.
refuse-assistant-must-move = Your assistant has to move to another stall.
refuse-award-not-offered = Your next award comes from column { $column }.
refuse-bottle-missing = You lack a bottle ({ $colour }).
refuse-bottle-of-another-colour = A djinn goes into a bottle of its own colour.
refuse-cannot-pay-there = You cannot pay for that.
refuse-cannot-pay-wizards =
    You cannot pay { $count ->
        [one] the { $count } wizard there: jump, or go elsewhere.
       *[other] the { $count } wizards there: jump, or go elsewhere.
    }
refuse-capture-somebody = Say whom you capture, or let the djinn be.
refuse-circle-missing =
    There is no room: { $missing ->
        [one] { $missing } circle is missing.
       *[other] { $missing } circles are missing.
    }
refuse-cork-missing =
    You lack { $missing ->
        [one] { $missing } cork.
       *[other] { $missing } corks.
    }
refuse-costs-coins =
    That costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }; you have { $coins }.
refuse-costs-scrolls =
    That costs { $price ->
        [one] { $price } scroll
       *[other] { $price } scrolls
    }; you have { $scrolls }.
refuse-djinn-wait = The djinn here wait: capture some, or let them be.
refuse-enter-a-square = Enter the town at a square space.
refuse-gear-does-nothing = That gear can do nothing now.
refuse-keep-one-of-two = Keep one of the two pieces of gear.
refuse-leave-an-open-chest = Put away one of the opened chests.
refuse-mage-not-ready = That mage is not face up before you.
refuse-magic-missing = You need { $need } magic and lack { $missing }.
refuse-never-back = You never go back the way you came.
refuse-no-awards-now = No awards are given in the last action at the Source.
refuse-no-bosses-left = So many bosses are not in the supply; left: { $left }.
refuse-no-free-djinn = A djinn for nothing comes only with a boss, and only one that stands there.
refuse-no-gear-there = There is no gear of that kind on offer.
refuse-no-key = You have no key.
refuse-no-mage-there = There is no such mage on offer.
refuse-no-square-for-secret = There is no square where you could place a secret.
refuse-no-such-bottle = You have no such empty bottle.
refuse-no-such-djinn = There is no such djinn.
refuse-no-such-path = No path leads there.
refuse-no-such-secret = You have no such secret at hand.
refuse-nobody-here = There are no djinn here.
refuse-nobody-sleeps = You have no mage that could turn face up.
refuse-not-at-this-place = This is not the { $location }.
refuse-not-your-turn = That can only be done in your own turn.
refuse-nowhere-to-put = There is no room for that djinn.
refuse-one-batch-a-turn = You capture only once a turn.
refuse-one-secret-a-square = You already have a secret at that square.
refuse-only-at-a-round-space = That is done at a round space only.
refuse-only-at-the-source = That is done at the Magic Source only.
refuse-path-taken = Somebody stands on that path.
refuse-row-is-over = You have already used that row of the Source.
refuse-secret-is-fresh = A secret cannot be used in the turn in which it is placed.
refuse-secret-needs-square = Secrets are placed at square spaces.
refuse-skipped-already = You have already taken the bonus for no action.
refuse-symbol-is-there = That symbol is already at that square.
refuse-take-something = Act here, or take the bonus for no action.
refuse-the-other-sign = You have a trait of that sign: take one of the other.
refuse-three-of-a-colour = An award costs 3 in { $colour } bottles; you have { $have }.
refuse-too-far = That is too far: you pass only spaces where a wizard bars your way.
refuse-trait-not-offered = That trait is not on offer.
refuse-use-an-open-chest = Use one of the opened chests.
refuse-wake-at-most =
    Name at most { $count ->
        [one] { $count } mage
       *[other] { $count } mages
    } of yours that lie face down.
refuse-or-bottle-missing = Or you need a bottle ({ $colour }) with a cork.
refuse-or-cork-missing = Or you need a cork for a bottle.
refuse-not-a-proposal = That cannot be weighed ({ $detail }).
refuse-content-awards = column { $column } needs at least { $least } awards
refuse-content-djinn = the bag must hold at least { $least } djinn
refuse-content-gear-at = “at” goes with coins or with magic, one of the two; no other effect has them
refuse-content-gear-colour = “capture_of” goes with “capture”, and not with “once”
refuse-content-gear-effect = a piece of gear has one effect, one of these: { $effects }
refuse-content-gear-once =
    { $once ->
        [yes] “{ $effect }” is used once: once = true is missing
       *[no] “{ $effect }” lasts: once = true does not fit
    }
refuse-content-no-new-cards =
    { $table ->
        [tom] Tom’s deck has a fixed number of cards, so none can be added
       *[tasks] the tasks are ticked off over many matches, so none can be added
    }
refuse-content-only-one = only one of it is given at a time
refuse-content-path = “{ $path }” is not a path between two spaces
refuse-content-scoring = a scoring card has either “points” or “each”
refuse-content-town = the paths at { $space } do not fit: three or more, between round and square
refuse-content-unknown-card = there is no such card in the box; the next new one is called { $number }

## What a stop gives, what an answer would do

gives-source =
    magic up to { $most } or bosses of the supply, and purchases for { $price ->
        [one] { $price } scroll
       *[other] { $price } scrolls
    } each
gives-academy =
    { $special ->
        [yes] Academy: capacity +1, 1 scroll, 3 magic
       *[no] Academy: 1 scroll, 3 magic
    }
gives-tavern =
    { $special ->
        [yes] Tavern: any mage, one with a key too
       *[no] Tavern: a mage without a key
    }
gives-catacombs =
    { $special ->
        [yes] Catacombs: up to 2 chests
       *[no] Catacombs: 1 chest
    }
gives-archive =
    { $special ->
        [yes] Archive: 2 of its options
       *[no] Archive: 1 of its options
    }
gives-workshop =
    { $special ->
        [yes] Workshop: gear and 1 cork for 2 coins, or 2 corks for 3
       *[no] Workshop: gear and 1 cork for 2 coins
    }
gives-market =
    { $special ->
        [yes] Market: 2 stalls
       *[no] Market: 1 stall
    }
gives-gear = { $gear }: { $gains }
gives-djinn = djinn: { $djinn }
stop-toll = a coin or a scroll each to { $seats }
stop-jump = with a jump over { $came }
route-outside = You enter the town at a square.
route-here = You are at { $spot }.
route-stop = { $nth }. { $spot }
what-if-capture = Capture { $caught }
what-if-elsewhere = { $caught } at { $spot }
what-if-lure =
    { $count ->
        [one] Capture { $count } boss of the supply
       *[other] Capture { $count } bosses of the supply
    }
what-if-price = price { $price } magic
what-if-help = mages and gear give { $amount }
what-if-magic = you pay { $magic } magic and keep { $left }
what-if-coins =
    { $fee ->
        [one] { $fee } coin for mages
       *[other] { $fee } coins for mages
    }, you keep { $left }
what-if-bottled =
    { $count ->
        [one] { $count } into a bottle
       *[other] { $count } into bottles
    }
what-if-circled =
    { $count ->
        [one] { $count } into a circle
       *[other] { $count } into circles
    }
what-if-driven-out = the boss, left alone, leaves the town
preview-coins = coins { $before } → { $after }
preview-scrolls = scrolls { $before } → { $after }
preview-magic = magic { $before } → { $after }
preview-keys = keys { $before } → { $after }
preview-corks = corks { $before } → { $after }
preview-capacity = room for { $most } magic
preview-full = more magic would not fit
preview-minimum = each turn begins with at least { $minimum } magic
preview-circles = active circles: { $circles }
preview-points =
    { $more ->
        [yes] +{ $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] −{ $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
preview-chests = chests in the stack: { $left }
preview-dead-trait = { $trait-name } does nothing beside { $beside-name }
preview-secrets-left = secrets at hand after that: { $left }

## The table in sentences

game-name = Djinn
game-about = Walk the town at dusk, lure djinn into glass, and leave no boss at large.
game-kind = 60 min · planning
corked-of =
    { $count } in { $colour } bottles{ $bosses ->
        [0] {""}
       *[other] , bosses among them: { $bosses }
    }
table-round = Round { $round }
table-end-near = the end is near
table-final = the last action at the Source
table-tom =
    { $left ->
        [one] Tom has { $left } card left
       *[other] Tom has { $left } cards left
    }
table-at = at { $spot }
table-magic = magic { $magic } of { $most }
table-minimum = minimum { $minimum }
table-coins = coins { $coins }
table-scrolls = scrolls { $scrolls }
table-keys = keys { $keys }
table-corks = corks { $corks }
table-bottles = empty bottles: { $empties }
table-circles = active circles { $circles }, in them: { $djinn }
table-corked = corked: { $corked }
table-mages-up = mages: { $mage_cards }
table-mages-down = mages face down: { $mages }
table-gear-up = gear: { $gear_cards }
table-gear-down = gear face down: { $gears }
table-awards = awards: { $award_cards }
table-traits = traits: { $traits }
table-secrets = secrets at hand: { $locations }
table-stall = assistant: { $stalls }
table-first = first player
table-player-line = { $seat }: { $facts }.
table-own-line = Yours: { $facts }.
table-round-line = { $facts }.
table-spot-line = { $spot }: { $facts }.
table-empty = empty
table-boss = a boss
table-djinn = djinn: { $djinn }
table-wizards = wizards: { $seats }
table-secret = secret of { $seat }: { $location }
table-bag = In the bag: { $djinn }. Bosses in the supply: { $bosses }.
table-mages-offer = Mages on offer: { $mage_cards }.
table-gear-offer = Gear on offer: { $gear_cards }.
table-awards-offer = Awards: { $facts }.
table-award = { $award_card }
table-scoring = Scoring cards: { $scoring }.
table-kept = You keep: { $scoring }.
table-keeper = { $seat } keeps two hidden scoring cards.
source-short = Source
mage-name = { $mage }
gear-name = { $gear }
location-name = { $location }
space-name = { $space }
table-supply = bosses in the town { $left }, in the supply { $bosses }
table-mages-count = mages { $up }/{ $count }
table-awards-count = awards { $count }
table-title-mages = Mages
table-title-gear = Gear
table-title-awards = Awards
table-title-scoring = scoring cards: { $scoring }
table-title-kept = kept hidden: { $scoring }

## What can be typed

typed-round = round, o
typed-square = square
typed-source = source, magic source
typed-capture = capture, catch
typed-with = with
typed-into = into, in
typed-skip = skip, pass

## The balance report

balance-walks = Locations stopped at
balance-trades = Stalls traded at
balance-hires = Mages hired
balance-puts-on = Gear put on
balance-chest = Chests opened
balance-unlocks = Chests unlocked with a key
balance-claims = Awards claimed
balance-takes-trait = Traits taken
balance-scores-card = Scoring cards that brought points
