### Rules help of Djinn. Message ids follow the rule ids: rule-R4-6 explains R4.6, rule-D22 explains D22.

rules-title = Rules of Djinn
rules-intro =
    Djinn is a game for 1 to 4 young wizards whose town is haunted.
    You walk from place to place, gather magic, mages, bottles and corks, and capture the djinn that stand at the round spaces.
    A djinn sealed in a corked bottle is worth 10 points, and three in bottles of one colour buy an award worth 30 points or more.
    The game ends when there are no bosses left in the town; the player with the most points wins.

rules-chapter-R1 = Setting up
rule-R1-1 =
    Each of the 6 locations gets one round and one square space of the town at random.
    At every round space stand a boss and some djinn from the bag: 2, 3 or 4 of them with 2, 3 or 4 players.
    The other 6 bosses form the supply.
    Mages are in 4 piles, gear in 3; only the top cards are on offer.
    Each of the 3 columns has one more award than there are players.
    3 scoring cards are open to everyone.
rule-R1-2 = The player with the dragon roof starts, and play goes clockwise; here it is a random player, or the one the host chooses.
rule-R1-3 =
    You start with 4 coins, 3 magic (maximum 4), 2 active circles and 4 of the 6 secrets.
    The same 2 secrets are out of the match for everyone.
rule-D36 =
    Reveal one more positive and one more negative trait than there are players.
    Clockwise from the first player, each takes one of either kind; then, in reverse order, each takes one of the other kind.
rule-D37 = Resolve what traits give at the start before what they take away; nothing drops below 0.

rules-chapter-R2 = A turn
rule-R2-1 = If your magic is below your minimum, raise it to the minimum; then walk, and then act where you stopped.
rule-R2-2 =
    At a square you may take the basic action of its location, at a round space its special action or its basic one.
    At a round space you also have to deal with the djinn there.
rule-R2-3 = At any time on your own turn you may bottle djinn, claim awards, exchange keys and use gear.
rule-R2-4 = A key can be exchanged for 1 coin, 1 scroll or 1 magic at any time on your turn.
rule-D9 = At a square where you have a secret you may take its basic action too: either, both or neither, in any order.
rule-D6 =
    If you take neither the action of a space nor that of a secret there, you gain 2 coins, or 2 magic, or 1 of each; dealing with djinn does not count as an action here.
    There is no such bonus at the Source.
rule-D44 =
    You may take an action in full, in part or not at all; only the djinn at your space have to be dealt with.
    Wherever you may turn up to a given number of mages face up, you may turn fewer or none.
    From the circle and the key in the Archive you may take just the key, and you may turn down the capacity of your fourth circle.
    You may turn down what an award, a chest or gear gives you: a mage, gear, a secret, a circle, capacity, a djinn. You always gain coins, scrolls, magic, keys, corks and bottles.

rules-chapter-R3 = Walking
rule-F1 = Paths join round spaces to squares, and the Source to round spaces only.
rule-D1 = On your first turn you choose a square and one of its paths that nobody is standing on; the other end of that path counts as where you came from.
rule-D2 = A wizard stands at the edge of a space, on the path they arrived by; only that edge is taken, not the whole space.
rule-D3 = You may stop at an edge where others stand if you pay each of them 1 coin or 1 scroll; you choose which for each.
rule-D4 =
    You go to a space joined to yours, but never back the way you came.
    You may jump over an edge where others stand: you go on from that space, again not back, and you may jump several times.
rule-D5 = You are never stuck: every space has at least two ways on.

rules-chapter-R4 = Locations
rule-R4-1 = Academy: gain 1 scroll and 3 magic; at the round space you may raise your capacity by 1 first.
rule-R4-2 = Tavern: take one of the 2 mages without a key; at the round space, any of the 4, plus a key if the card shows one.
rule-R4-3 = Catacombs: open 1 chest and gain what it shows; at the round space, open 2.
rule-R4-4 = Workshop: pay 2 coins for 1 cork and a piece of gear; at the round space, 3 coins for 2 corks and a piece of gear.
rule-R4-5 =
    Market: move your assistant to another stall and trade there; at the round space, do it twice.
    1, 2 or 4 coins buy 1, 2 or 3 bottles of different colours; 1 coin buys a cork or 2 scrolls; 1 scroll buys a bottle with a cork, or 5 coins, or turns up to 3 mages face up.
    Some stalls form groups with 1 or 2 players.
rule-R4-6 =
    Archive: choose one of 5 options, or two different ones at the round space: place a secret; 2 coins; 1 scroll; turn 1 mage face up; activate the next circle.
    Once all your secrets are placed, the options improve: 4 coins; 1 scroll and 2 magic; turn up to 2 mages face up; a circle and a key.
rule-D10 = When a pile of mages runs out, the top card of the other pile of its kind moves there at once.
rule-D11 = Keys and scrolls are limited: when they run out, you gain none.
rule-D12 = If your gear shows you an extra chest, you choose which one to put away once you have seen them all; when the chests run out, the used ones are shuffled.
rule-D13 = If a chest shows a key, you may pay a key, once, to get the bonus shown beside it.
rule-D14 =
    You pay 1 coin or 1 scroll to each player whose assistant stands at the new stall.
    Your assistant may move without trading; the second of two moves may lead back.
rule-D7 =
    Place a secret at a square, not at the Source: at most one of yours at each, and its symbol must not be there yet, either on the space or on anyone’s secret.
    Only you can use it.
rule-D8 = You cannot use a secret in the turn you place it.

rules-chapter-R5 = Mages
rule-R5-1 =
    You may have any number of mages.
    A mage has a power of 1 to 3, sometimes colours, and a fee in coins that you pay when the mage helps you.
    When you gain a free mage, take the top card of any of the 4 piles, with its key.
rule-R5-2 = A mage who has helped is turned face down until the Archive, the Market, the Source or another effect turns the card face up again.
rule-F7 = When you capture, a mage’s power counts once, and each of their colours adds 1 for each djinn of that colour.

rules-chapter-R6 = Gear
rule-R6-1 =
    A piece of gear is a staff, a hat or a cloak.
    When you gain free gear, take the top card of any of the 3 piles.
rule-R6-2 = With your first set of staff, hat and cloak, your minimum rises by 1 and you gain 2 magic.
rule-R6-3 = Only empty bottles can be swapped, each for one of another colour.
rule-R6-4 = Gear with a location works at every space of that location, and also at a square where your own secret shows it: once per turn, before or after the action, even on the turn you get the gear.
rule-D15 =
    The price at the Workshop covers the cork and the gear together, but you may leave the gear.
    Of two pieces of a kind you keep one face up; face-down gear still counts for sets and scoring.
rule-D16 = Gear either lasts or is used once and then turned face down.

rules-chapter-R7 = Magic, circles and bottles
rule-R7-1 = Your minimum rises with your first set of gear and with your last secret, up to 2, and each time you gain 2 magic.
rule-R7-2 = A circle holds one djinn or boss. Your third circle gives you 2 magic when you activate it; your fourth raises your capacity by 1.
rule-R7-3 = A djinn in a corked bottle stays there for good.
rule-R7-4 = If you gain a bottle of any colour, you choose the colour when you get it.
rule-D17 = Your magic stays below your capacity marker: with the marker on 5 you can hold 4.
rule-D18 =
    When your capacity would rise beyond 8, the first time you flip the marker and can hold 8.
    Each time you may capture a random djinn from the bag for free; you decide before you draw, and one you have no room for goes back.
rule-D45 = You are asked about that djinn whenever you could make room for it at that moment, for example by bottling another, with a cloak or with an award.
rule-D23 =
    A captured djinn goes into a free circle, or into a bottle of its colour with a cork; a boss goes into any bottle.
    At any time on your turn you may bottle djinn from your circles.

rules-chapter-R8 = Capturing
rule-D22 =
    Once per turn at a round space, you say which djinn you capture, all at once.
    Each djinn costs 4 magic; a boss costs 4 plus 2 for each djinn standing there, including those you capture with it.
rule-D24 = With a boss you capture one djinn from that space for free, if you have room for it.
rule-example-boss = Example: a boss with two djinn beside it costs 4 + 2 + 2 = 8 magic, and one of the two comes along for free.
rule-D28 = Mages’ colours do not count for bosses; anything a mage adds beyond a djinn’s price still lowers the total.
rule-example-mages = Example: two purple djinn and a blue one cost 12 magic. A mage of power 3 with purple adds 3 + 2 = 5, another of power 3 with purple and blue adds 3 + 3 = 6, so you pay 12 − 11 = 1 magic, and both fees.
rule-D26 = If you capture nobody although djinn are there, you lose 1 magic, but never drop below 0.

rules-chapter-R9 = Bosses
rule-R9-1 = When a boss leaves a space, new djinn come there from the bag: 2 with 2 or 3 players, 3 with 4, none in a solo game.
rule-D25 = A boss left alone is driven out of the town at once and goes to the supply, no matter who caused it.
rule-D27 = If the bag holds too few djinn, only as many come as there are.

rules-chapter-R10 = The Magic Source
rule-D20 = The Source has two rows; you may use each once per visit, in either order.
rule-D19 =
    First row: your magic rises to the maximum, or you capture bosses from the supply for 6 magic each.
    Mages help as usual, with their power counted once for all; every boss needs room.
rule-D21 = Second row: as often as you like, pay scrolls for a bottle, a cork, or to turn up to 2 mages face up. The price is 4, 3, 3 or 2 scrolls with your capacity marker on 5, 6, 7 or 8 (this table’s standard values).

rules-chapter-R11 = Awards
rule-D29 =
    At any time on your turn, 3 djinn or bosses in bottles of one colour buy an award.
    Your first award comes from column I, your second from column II, your third from column III, and later ones from any.
    The bottles and corks go back, bosses to the supply, djinn into the bag.
rule-D30 = Awards openly show their points, 30 or 36; those worth 30 also give you a bonus at once.
rule-D31 = If a column is empty, choose from any.
rule-D32 = You cannot claim awards during the final Source action.

rules-chapter-R12 = The end
rule-D34 = When all 6 bosses have left the town, finish the round and play one more.
rule-D33 = Then all wizards go to the Source and use it once more, in turn order.

rules-chapter-R13 = Scoring
rule-R13-1 =
    You score your awards, 10 points for each djinn or boss in a bottle, 3 for each in a circle, 1 for each unused bottle or cork, and your scoring cards.
    A tie goes to the player with the most coins, scrolls and keys in total; if that is equal too, the victory is shared.
rule-D35 = A circle under the blocker counts as inactive.
rule-V1 = { scoring-1 }
rule-V2 = { scoring-2 }
rule-V3 = { scoring-3 }
rule-V4 = { scoring-4 }
rule-V5 = { scoring-5 }
rule-V6 = { scoring-6 }
rule-V7 = { scoring-7 }
rule-V8 = { scoring-8 }
rule-V9 = { scoring-9 }
rule-V10 = { scoring-10 }

rules-chapter-R14 = Traits
rule-D38 = The circle under the blocker is the next one to activate.
rule-D39 = The printed effects of T13, T16, T17 and T20 could not be found; they are played as written here.
rule-T1 = { trait-1 }
rule-T2 = { trait-2 }
rule-T3 = { trait-3 }
rule-T4 = { trait-4 }
rule-T5 = { trait-5 }
rule-T6 = { trait-6 }
rule-T7 = { trait-7 }
rule-T8 = { trait-8 }
rule-T9 = { trait-9 }
rule-T10 = { trait-10 }
rule-T11 = { trait-11 }
rule-T12 = { trait-12 }
rule-T13 = { trait-13 }
rule-T14 = { trait-14 }
rule-T15 = { trait-15 }
rule-T16 = { trait-16 }
rule-T17 = { trait-17 }
rule-T18 = { trait-18 }
rule-T19 = { trait-19 }
rule-T20 = { trait-20 }

rules-chapter-R15 = Solo against Tom
rule-R15-1 =
    Solo, you play without traits and scoring cards, with 1 djinn at each round space and 1 more at the 3 spaces joined to the Source.
    After every turn you end at a round space, Tom turns a card. If there is a boss at the first place it names, a djinn comes there; if not, the same goes for the second; if there is none there either, you pay what the card shows.
rule-R15-2 = From match to match you can tick off tasks for each size of Tom’s deck: what counts is what you have at the end of a match you won. The best score for each size is kept too; lost matches leave no trace.
rule-D40 = You pay as much of it as you have.
rule-D41 = When the last boss has gone, you have one extra turn without a card; then one last card is turned for its payment, and you go to the Source.
rule-D42 = You lose if Tom turns his last card while a boss is in the town.
rule-D43 =
    Each card left in Tom’s deck at the end is worth 10 points. His deck has 12 to 15 cards: the fewer, the harder.
    In the turn the last boss leaves, Tom does not turn a separate card: the last card takes its place.

rules-chapter-R16 = Other ways to play
rule-R16-1 = First game: spaces with the same symbol are not joined by a path, and you play without traits and scoring cards.
rule-R16-2 = Longer game: each of the 3 round spaces joined to the Source gets 1 more djinn.
rule-R16-3 = Where the printed values could not be found, this table uses its own; a host who owns the box can give the table other values.

rules-chapter-house = Where the book is silent
rule-house-chest-order = You may use two chests opened together in any order.
rule-house-charming = A trait that counts when you gain a mage counts wherever the mage comes from.
rule-house-rouse = You may use the trait that turns mages face up at the Academy (T17) before or after you gain the 3 magic.
rule-house-tom-bottle = If Tom’s card takes a bottle, you choose which one.
rule-house-tom-key = If Tom’s card takes a key, you may exchange your keys first.
rule-house-tom-bag = If Tom’s card brings a djinn and the bag is empty, nobody comes and you pay nothing.
