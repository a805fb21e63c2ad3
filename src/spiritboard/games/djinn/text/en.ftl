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
djinn-of =
    { $count ->
        [one] { $colour-a } djinn
       *[other] { $count } { $colour } djinn
    }
djinn-bosses =
    { $count ->
        [one] a boss
       *[other] { $count } bosses
    }
djinn-free = a free { $colour } djinn
bottle-of = { $count } { $colour }
boss-in = the boss (in { $colour-a } bottle)

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
spot-round = the { $location } (round space, { $space })
    .to = to the { $location } (round space)
    .at = at the { $location } (round space)
    .from = from the { $location } (round space)
spot-square = the { $location } (square space, { $space })
    .to = to the { $location } (square space)
    .at = at the { $location } (square space)

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
gain-capacity = +{ $amount } capacity
gain-circle = the next magic circle
gain-fill = magic up to the maximum
gain-wake =
    { $amount ->
        [one] { $amount } mage turned face up
       *[other] up to { $amount } mages turned face up
    }
gain-mage = a mage from the offer
gain-gear = a piece of gear from the offer
gain-secret = placing a secret
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
mages-none = no one
mage-card =
    { $mage } (power { $power }{ $has_colours ->
        [yes] , +1 for each { $colours } djinn
       *[no] {""}
    }, fee { $fee }{ $has_key ->
        [yes] , key
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
gear-unseen = a { $kind } from the bottom, sight unseen
gear-none = no gear
effect-at = { $gains } at the { $location }
effect-capture = +{ $amount } magic for each capture
effect-capture-of = +{ $amount } magic for each { $colour } djinn you capture
effect-boss-less = a boss at a round space costs { $amount } less
effect-extra-chest = look at { $amount } more chest, then put one away
effect-no-toll = you don’t pay other wizards
effect-burst = +{ $amount } magic for one capture
effect-banish = one djinn in the town goes back into the bag
effect-wake-some = up to { $amount } mages turned face up
effect-call-mage = a mage from the offer
effect-swap-bottles = up to { $amount } empty bottles swapped for other colours
effect-stay = your assistant may stay at its stall
effect-blow-bottle = a bottle of any colour

## Chests and awards

chest-number = chest { $number }
chest-card =
    { $chest }: { $gains }{ $has_lock ->
        [yes] ; with a key: { $unlocked }
       *[no] {""}
    }
award-number = award { $number }
award-card =
    { $award }, column { $column ->
        [1] I
        [2] II
       *[3] III
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $has_bonus ->
        [yes] {" "}and { $gains }
       *[no] {""}
    }

## Traits

trait-1 = Well-off (+): you start with 2 extra coins, 2 extra scrolls and 1 extra magic
    .name = Well-off (+)
trait-2 = Robbed (−): you start with 3 fewer coins
    .name = Robbed (−)
trait-3 = Popular (+): you pay nobody at the Market
    .name = Popular (+)
trait-4 = Weary (−): you start with 3 less magic
    .name = Weary (−)
trait-5 = Charming (+): a mage without a key brings you a key
    .name = Charming (+)
trait-6 = Careless (−): one of your circles starts covered; uncovering it gives you 2 magic
    .name = Careless (−)
trait-7 = Handy (+): you get 3 corks instead of 2 at the Workshop’s round space
    .name = Handy (+)
trait-8 = Colour-blind (−): mages’ colour bonuses don’t count for you
    .name = Colour-blind (−)
trait-9 = Pilgrim (+): every purchase at the Source costs you just 2 scrolls
    .name = Pilgrim (+)
trait-10 = Exhausting (−): your mages never turn face up again
    .name = Exhausting (−)
trait-11 = Bookworm (+): at the Archive’s round space you may choose the same option twice
    .name = Bookworm (+)
trait-12 = Afraid of the dark (−): at the Catacombs’ round space you open only one chest
    .name = Afraid of the dark (−)
trait-13 = Serene (+): when you let the djinn be, you gain 1 magic instead of losing 1
    .name = Serene (+)
trait-14 = Clumsy (−): you can’t unlock chests
    .name = Clumsy (−)
trait-15 = Locksmith (+): you keep the key when you unlock a chest
    .name = Locksmith (+)
trait-16 = Demanding (−): mages with a key join you face down
    .name = Demanding (−)
trait-17 = Inspiring (+): at the Academy you may turn up to 2 mages face up for 1 magic each
    .name = Inspiring (+)
trait-18 = Unlucky (−): you draw gear sight unseen, from the bottom of the pile
    .name = Unlucky (−)
trait-19 = Ambitious (+): you keep 2 scoring cards, and one of them scores for you alone
    .name = Ambitious (+)
trait-20 = Sloppy (−): djinn left in your circles at the end score nothing
    .name = Sloppy (−)

## Scoring cards

scoring-1 = 8 points for two full sets of gear
scoring-2 = 5 points for a third piece of each kind of gear
scoring-3 = 8 points for placing no more than one secret
scoring-4 = 8 points for having no mage with a key
scoring-5 = 8 points for two inactive circles
scoring-6 = 8 points for a capacity marker no higher than 6
scoring-7 = 8 points for a minimum of 2
scoring-8 = 3 points for each key, up to 9
scoring-9 = 2 points for each mage face up, up to 8
scoring-10 = 2 points for each unused bottle or cork, up to 8
scoring-number = scoring card { $number }

## The Market, the Archive

stall-bottles = glass stall
stall-cork = cork stall
stall-scrolls = paper stall
stall-bottle_and_cork = bottle-and-cork stall
stall-mages = tea stall
stall-coins = money changer
deal-bottles =
    Bottles for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }: { $colours }
    .price =
        { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        }
    .buy =
        Buy { $colours }, { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        }
deal-cork = A cork for 1 coin
deal-scrolls = 2 scrolls for 1 coin
deal-bottle_and_cork = A bottle ({ $colours }) and a cork for 1 scroll
    .buy = { $colours } bottle, 1 cork
deal-mages = Up to 3 mages turned face up for 1 scroll
deal-coins = 5 coins for 1 scroll

consult-secret = Archive: place a secret
    .short = place a secret
consult-coins =
    { $is_red ->
        [yes] Archive: 4 coins
       *[no] Archive: 2 coins
    }
    .short =
        { $is_red ->
            [yes] 4 coins
           *[no] 2 coins
        }
consult-scroll =
    { $is_red ->
        [yes] Archive: 1 scroll and 2 magic
       *[no] Archive: 1 scroll
    }
    .short =
        { $is_red ->
            [yes] 1 scroll and 2 magic
           *[no] 1 scroll
        }
consult-wake =
    { $is_red ->
        [yes] Archive: up to 2 mages turned face up
       *[no] Archive: 1 mage turned face up
    }
    .short =
        { $is_red ->
            [yes] up to 2 mages turned face up
           *[no] 1 mage turned face up
        }
consult-circle =
    { $is_red ->
        [yes] Archive: a magic circle and 1 key
       *[no] Archive: a magic circle
    }
    .short =
        { $is_red ->
            [yes] a magic circle and 1 key
           *[no] a magic circle
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
        [least] the capacity marker at { $count } or higher
       *[most] the capacity marker no higher than { $count }
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
        [yes] You have the dragon roof and start.
       *[no] { $seat } has the dragon roof and starts.
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
        [yes] You now start
       *[no] { $seat } now starts
    } each turn with at least { $minimum } magic (now { $magic }).
event-circle =
    { $seat-you ->
        [yes] You activate
       *[no] { $seat } activates
    } a magic circle ({ $circles } active).
event-skips =
    { $seat-you ->
        [yes] You skip the action.
       *[no] { $seat } skips the action.
    }
event-studies =
    { $seat-you ->
        [yes] You study
       *[no] { $seat } studies
    } at the Academy.
event-hires =
    { $seat-you ->
        [yes] You recruit
       *[no] { $seat } recruits
    } a mage: { $mage }.
event-mage-shown = New mage on offer: { $mage }.
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
event-chest-holds =
    Inside: { $gains }{ $locked ->
        [0] {""}
       *[other] ; with a key: { $unlocked }
    }.
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
    } the { $location } secret { $spot-at }.
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
        [yes] You get
       *[no] { $seat } gets
    } gear: { $gear }.
event-gear-shown = New gear on offer: { $gear }.
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
       *[no] { $seat }’s assistant moves
    } without trading.
event-swaps =
    { $seat-you ->
        [yes] You swap
       *[no] { $seat } swaps
    } { $give-a } bottle for { $take-a } one.
event-converts =
    { $seat-you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } a key for { $what }.
event-captures =
    { $seat-you ->
        [yes] You capture
       *[no] { $seat } captures
    } { $djinn } for { $magic } magic{ $helpers ->
        [0] {""}
       *[other] , helped by { $mages }
    }.{ $bottles ->
        [0] {""}
       *[other] {" "}Bottled at once: { $corked }.
    }
event-declines =
    { $seat-you ->
        [yes] You let
       *[no] { $seat } lets
    } the djinn be (magic now { $magic }).
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
event-escapes = There’s no room: { $djinn } goes back into the bag.
event-bottles =
    { $seat-you ->
        [yes] You seal
       *[no] { $seat } seals
    } { $djinn } in { $colour-a } bottle.
event-driven-out = Left alone, the boss { $spot-at } is driven out of the town.
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
        [one] a boss
       *[other] { $count } bosses
    } at the Source for { $magic } magic{ $helpers ->
        [0] {""}
       *[other] , helped by { $mages }
    }.{ $bottles ->
        [0] {""}
       *[other] {" "}Bottled at once: { $corked }.
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
        [yes] You claim
       *[no] { $seat } claims
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
    }. Cards left in his deck: { $left }.
event-pays-tom =
    { $amount ->
        [0] { $seat-you ->
            [yes] You don’t have what Tom wants.
           *[no] { $seat } doesn’t have what Tom wants.
        }
       *[other] { $seat-you ->
            [yes] You lose
           *[no] { $seat } loses
        } { $what-id ->
            [coins] { gain-coins }
            [scrolls] { gain-scrolls }
            [magic] { gain-magic }
            [keys] { gain-keys }
           *[corks] { gain-corks }
        } to Tom.
    }
event-bottle-goes =
    { $seat-you ->
        [yes] You lose
       *[no] { $seat } loses
    } { $colour-a } bottle to Tom.
event-fulfils =
    { $seat-you ->
        [yes] You complete
       *[no] { $seat } completes
    } a task: { $task }.
event-tom-wins = Tom turns his last card while a boss is still in the town: Tom wins.
event-end-is-near = The last boss has left the town: the end is near.
event-last-actions = Everyone meets at the Magic Source for one final action.
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
       *[tom] for the cards Tom has left
    }.
event-scores-card =
    { $seat-you ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from a scoring card ({ $scoring }).
event-tie-broken =
    { $seat-you ->
        [yes] You win the tie
       *[no] { $seat } wins the tie
    } with { $wealth } coins, scrolls and keys.
event-tie-shared = { $seats } share the victory: they’re level on coins, scrolls and keys too ({ $wealth }).

## Questions

ask-draft = Which trait will you take?
ask-enter = Where will you enter the town?
ask-walk = You’re at { $spot }. Where will you go?
ask-toll = What will you pay { $to }?
ask-act = You’re at { $spot }. What will you do?
ask-call-mage = Which mage will you take?
ask-wake =
    { $count ->
        [1] Which mage will you turn face up?
       *[other] Which mages will you turn face up? { $count } at most.
    }
ask-rouse = Which mages will you turn face up, for 1 magic each?
ask-rouse-first = Which mages will you turn face up before you gain 3 magic, for 1 magic each?
ask-leave-chest = Which chest will you put away?
ask-use-chest = Which chest will you use first?
ask-unlock = { $chest_card }. Will you use a key?
ask-consult-again = Which second option will you choose at the Archive?
ask-place-secret = Which secret will you place, and where?
ask-take-gear = Which gear will you take?
ask-keep-gear = Which of the two will you keep face up?
ask-banish = Which djinn will you send back into the bag?
ask-swap = Which bottle will you swap?
ask-trade-again = What will you do with your second move at the Market?
ask-pick-bottle = Which colour of bottle?
ask-catch = Which djinn will you fetch?
ask-from-bag = Will you draw a djinn from the bag?
ask-take-bonus = Will you take this: { $gains }?
ask-store = Where will you put the { $colour } djinn?
ask-key-goes = Tom takes a key. Will you exchange it first?
ask-mage-rests = Which mage will you turn face down?
ask-bottle-goes = Which bottle will you give up?

## Answers

do-take-trait = { $trait }
do-enter = Enter at { $spot }, coming from { $came }
do-walk =
    Go to { $spot }{ $jumps ->
        [yes] , jumping over { $came }
       *[no] {""}
    }{ $toll ->
        [0] {""}
       *[other] , paying the wizards there ({ $toll })
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
        [one] Open a chest
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
    }: { $gains }, { $gear_card }
do-take-gear = Take { $gear_card }
do-keep-gear = Keep { $gear_card }
do-trade =
    { $deal }{ $toll ->
        [0] {""}
       *[other] , paying the assistants there ({ $toll })
    }
do-stroll =
    Just move your assistant: { $stalls }{ $toll ->
        [0] {""}
       *[other] , paying the assistants there ({ $toll })
    }
do-fill-up = Fill your magic to the maximum
do-lure =
    Capture { $count ->
        [one] a boss
       *[other] { $count } bosses
    } from the supply for { $magic } magic{ $helpers ->
        [0] {""}
       *[other] , helped by { $mages }
    }; into bottles: { $corks }
do-draw =
    Pay { $price ->
        [one] { $price } scroll
       *[other] { $price } scrolls
    }: { $goods ->
        [bottle] { $colour-a } bottle
        [cork] a cork
       *[mages] up to 2 mages turned face up
    }
do-capture =
    Capture { $caught } for { $magic } magic{ $helpers ->
        [0] {""}
       *[other] , helped by { $mages }
    }; { $has_corks ->
        [yes] bottle { $bottled }
       *[no] { $circled ->
            [one] into a circle
           *[other] into circles
        }
    }
do-decline =
    { $is_calm ->
        [yes] Let the djinn be and gain 1 magic
       *[no] Let the djinn be and lose 1 magic
    }
do-skip = Skip the action: { $gains }
do-end-turn = End your turn
do-bottle =
    { $is_boss ->
        [yes] Seal a boss from a circle in { $colour-a } bottle
       *[no] Seal the { $colour } djinn from a circle in a bottle
    }
do-claim =
    Claim { $award_card }; pay with 3 { $colour } bottles{ $bosses ->
        [0] {""}
        [one] {" "}({ $bosses } boss)
       *[other] {" "}({ $bosses } bosses)
    }
do-convert = Exchange a key for { $what }
do-use-gear = Use { $gear_card }
do-pick-bottle = { $colour-a } bottle
do-swap = Swap { $give-a } bottle for { $take-a } one
do-no-swap = Done swapping
do-wake =
    { $helpers ->
        [0] Turn none
       *[other] Turn face up: { $mages }
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

refuse-acted-already = You’ve already acted here this turn.
refuse-all-circles-active = All your circles are active already.
refuse-another-option = Choose a different option from the first one.
refuse-assistant-must-move = Your assistant has to move to another stall.
refuse-award-not-offered =
    Your next award comes from column { $column ->
        [1] I
        [2] II
       *[3] III
    }.
refuse-bottle-missing = You need { $colour-a } bottle.
refuse-bottle-of-another-colour = A djinn goes into a bottle of its own colour.
refuse-cannot-pay-there = You can’t pay for that.
refuse-cannot-pay-wizards =
    { $count ->
        [one] You can’t pay the wizard there: jump over, or go elsewhere.
       *[other] You can’t pay the { $count } wizards there: jump over, or go elsewhere.
    }
refuse-capture-somebody = Choose who to capture, or let the djinn be.
refuse-circle-missing =
    There’s no room: you’re { $missing ->
        [one] { $missing } circle short.
       *[other] { $missing } circles short.
    }
refuse-cork-missing =
    You’re { $missing ->
        [one] { $missing } cork short.
       *[other] { $missing } corks short.
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
refuse-djinn-wait = The djinn here are waiting: capture some, or let them be.
refuse-enter-a-square = Enter the town at a square space.
refuse-gear-does-nothing = That gear can’t do anything right now.
refuse-keep-one-of-two = Keep one of the two pieces of gear.
refuse-leave-an-open-chest = Put away one of the opened chests.
refuse-mage-not-ready = That mage isn’t face up in front of you.
refuse-magic-missing = You need { $need } magic and are { $missing } short.
refuse-never-back = You can’t go back the way you came: choose another path.
refuse-no-awards-now = You can’t claim awards during the final Source action.
refuse-no-bosses-left = There aren’t that many bosses in the supply ({ $left } left).
refuse-no-free-djinn = You only get a free djinn with a boss, and only one from that space.
refuse-no-gear-there = There’s no gear of that kind on offer.
refuse-no-key = You have no key.
refuse-no-mage-there = There’s no such mage on offer.
refuse-no-square-for-secret = There’s no square where you could place a secret.
refuse-no-such-bottle = You have no such empty bottle.
refuse-no-such-djinn = There’s no such djinn.
refuse-no-such-path = No path leads there.
refuse-no-such-secret = You don’t have that secret.
refuse-nobody-here = There are no djinn here.
refuse-nobody-sleeps = You have no mage to turn face up.
refuse-not-at-this-place = This isn’t the { $location }.
refuse-not-your-turn = You can only do that on your own turn.
refuse-nowhere-to-put = There’s no room for that djinn.
refuse-one-batch-a-turn = You can capture only once a turn.
refuse-one-secret-a-square = You already have a secret at that square.
refuse-only-at-a-round-space = You can do that only at a round space.
refuse-only-at-the-source = You can do that only at the Magic Source.
refuse-path-taken = Someone is standing on that path.
refuse-row-is-over = You’ve already used that row of the Source.
refuse-secret-is-fresh = You can’t use a secret in the turn you place it.
refuse-secret-needs-square = Secrets are placed at square spaces.
refuse-skipped-already = You’ve already taken the bonus for skipping the action.
refuse-symbol-is-there = That symbol is already at that square.
refuse-take-something = Take an action here, or the bonus for skipping it.
refuse-the-other-sign = You already have a trait of that kind: take one of the other.
refuse-three-of-a-colour = An award costs 3 { $colour } bottles with djinn; you have { $have }.
refuse-too-far = That’s too far: you can only jump over spaces where a wizard is in your way.
refuse-trait-not-offered = That trait isn’t on offer.
refuse-use-an-open-chest = Use one of the opened chests.
refuse-wake-at-most =
    Choose at most { $count ->
        [one] { $count } of your face-down mages.
       *[other] { $count } of your face-down mages.
    }
refuse-or-bottle-missing = Or you need { $colour-a } bottle with a cork.
refuse-or-cork-missing = Or you need a cork for a bottle.
refuse-not-a-proposal = That can’t be tried out ({ $detail }).
refuse-content-awards =
    column { $column ->
        [1] I
        [2] II
       *[3] III
    } needs at least { $least } awards
refuse-content-djinn = the bag must hold at least { $least } djinn
refuse-content-gear-at = “at” goes with either coins or magic; no other effect has them
refuse-content-gear-colour = “capture_of” goes with “capture”, and not with “once”
refuse-content-gear-effect = a piece of gear has one effect, one of these: { $effects }
refuse-content-gear-once =
    { $once ->
        [yes] “{ $effect }” is used once: once = true is missing
       *[no] “{ $effect }” lasts: it can’t have once = true
    }
refuse-content-no-new-cards =
    { $table ->
        [tom] Tom’s deck has a fixed number of cards, so none can be added
       *[tasks] the tasks are ticked off over many matches, so none can be added
    }
refuse-content-only-one = only one of these is given at a time
refuse-content-path = “{ $path }” is not a path between two spaces
refuse-content-scoring = a scoring card has either “points” or “each”
refuse-content-town = the paths at { $space } aren’t valid: there must be three or more, between round and square spaces
refuse-content-unknown-card = there’s no such card in the box; the next new one is called { $number }

## What a stop gives, what an answer would do

gives-source =
    magic up to { $most } or bosses from the supply, and purchases for { $price ->
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
        [yes] Archive: 2 options
       *[no] Archive: 1 option
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
stop-jump = jumping over { $came }
route-outside = You enter the town at a square space.
route-here = You’re at { $spot }.
route-stop = { $nth }. { $spot }
what-if-capture = Capture { $caught }
what-if-elsewhere = { $caught } at { $spot }
what-if-lure =
    { $count ->
        [one] Capture a boss from the supply
       *[other] Capture { $count } bosses from the supply
    }
what-if-price = price { $price } magic
what-if-help = mages and gear add { $amount }
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
what-if-driven-out = left alone, the boss leaves the town
preview-coins = coins { $before } → { $after }
preview-scrolls = scrolls { $before } → { $after }
preview-magic = magic { $before } → { $after }
preview-keys = keys { $before } → { $after }
preview-corks = corks { $before } → { $after }
preview-capacity = room for { $most } magic
preview-full = there’s no room for more magic
preview-minimum = each turn starts with at least { $minimum } magic
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
preview-chests = chests in the pile: { $left }
preview-dead-trait = { $trait-name } does nothing alongside { $beside-name }
preview-secrets-left = secrets left after that: { $left }

## Why a strong bot would choose it

reason-there = there you could: { $answer }
reason-points =
    it brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than the next best
reason-coins = it leaves you more coins: { $count }, otherwise { $other }
reason-scrolls = it leaves you more scrolls: { $count }, otherwise { $other }
reason-magic = it leaves you more magic: { $count }, otherwise { $other }
reason-keys = it leaves you more keys: { $count }, otherwise { $other }
reason-djinn = it gets more out of the djinn you capture
reason-bottles = it leaves you more bottles and corks to keep djinn in
reason-board = it gives you more room for djinn and magic
reason-secrets = it puts your secrets to use
reason-mages = it leaves you stronger with mages
reason-gear = it leaves you better equipped
reason-place = it puts you in a better spot for the next captures
reason-turn = it leaves you better things to do this turn
reason-trait = it’s the trait that suits you better

## The table in sentences

game-name = Djinn
game-about = Walk the town at dusk, lure djinn into bottles, and leave no boss at large.
game-kind = 60 min · planning
corked-of =
    { $count ->
        [one] { $count } in { $colour-a } bottle
       *[other] { $count } in { $colour } bottles
    }{ $bosses ->
        [0] {""}
        [one] {" "}({ $bosses } boss)
       *[other] {" "}({ $bosses } bosses)
    }
table-round = Round { $round }
table-end-near = the end is near
table-final = the final Source action
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
table-corked = bottled: { $corked }
table-mages-up = mages: { $mage_cards }
table-mages-down = mages face down: { $mages }
table-gear-up = gear: { $gear_cards }
table-gear-down = gear face down: { $gears }
table-awards = awards: { $award_cards }
table-traits = traits: { $traits }
table-traits-of = traits: { $traits-name }
table-secrets = secrets to place: { $locations }
table-stall = assistant: { $stalls }
table-first = first player
table-player-line = { $seat }: { $facts }.
table-own-line = You have: { $facts }.
table-round-line = { $facts }.
table-spot-line = { $spot }: { $facts }.
table-empty = empty
table-boss = a boss
table-djinn = djinn: { $djinn }
table-wizards = wizards: { $seats }
table-secret = { $seat }’s secret: { $location }
table-bag = In the bag: { $djinn }. Bosses in the supply: { $bosses }.
table-mages-offer = Mages on offer: { $mage_cards }.
table-gear-offer = Gear on offer: { $gear_cards }.
table-awards-offer = Awards: { $facts }.
table-award = { $award_card }
table-scoring = Scoring cards: { $scoring }.
table-kept = You keep: { $scoring }.
table-keeper = { $seat } is keeping two hidden scoring cards.
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

balance-walks = Places visited
balance-trades = Stalls traded at
balance-hires = Mages recruited
balance-puts-on = Gear taken
balance-chest = Chests opened
balance-unlocks = Chests unlocked with a key
balance-claims = Awards claimed
balance-takes-trait = Traits taken
balance-scores-card = Scoring cards that scored
