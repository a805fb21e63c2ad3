### Rules help of Djinn. Message ids follow the rule ids: rule-R4-6 explains R4.6, rule-D22 explains D22.

rules-title = Rules of Djinn
rules-intro =
    Djinn is a game for 1 to 4 young wizards whose town is haunted.
    You walk from place to place, gather magic, helpers, bottles and corks, and capture the djinn that stand at the round spaces.
    The game ends when no boss djinn is left in the town; whoever has the most points then wins.

rules-chapter-R1 = Setting up
rule-R1-1 =
    Each of the 6 locations gets one round and one square space of the town at random.
    At every round space stand a boss and some djinn from the bag: 2, 3 or 4 of them with 2, 3 or 4 players.
    The other 6 bosses form the supply.
    Mages lie in 4 piles, gear in 3; only the tops are on offer.
    In each of 3 columns lie as many awards as there are players, and 1 more.
    3 scoring cards lie open for all.
rule-R1-2 = The player with the dragon on the roof begins, and play goes on clockwise; here it is a random player, or the one the host chooses.
rule-R1-3 =
    Each player starts with 4 coins, 3 magic, a maximum of 4 magic, 2 active circles and 4 of the 6 secrets.
    The same 2 secrets are out of the match for all.
rule-D36 =
    Of each sign as many traits lie open as there are players, and 1 more.
    Clockwise from the first player each takes one of either sign; then, the other way round, each takes one of the other sign.
rule-D37 = What traits give at the start is given before others take; nothing falls below 0.

rules-chapter-R2 = A turn
rule-R2-1 = If your magic is below your minimum, it rises to it; then you walk, and then you act where you stopped.
rule-R2-2 =
    At a square you may do the basic action of its location, at a round space its special action or its basic one.
    At a round space you also have to deal with the djinn there.
rule-D9 = At a square where you have a secret you may do its basic action too: either, both or none, in any order.
rule-D6 =
    If you do no action of a space and no secret there, you gain 2 coins, or 2 magic, or 1 of each; dealing with djinn does not count as an action here.
    There is no such bonus at the Source.
rule-D44 =
    An action may be done wholly, in part or not at all; only the djinn of your space have to be dealt with.
    Where up to some number of mages may be turned face up, you may turn fewer or none.
    Of the circle and the key in the Archive you may take the key alone, and the capacity of your fourth circle may be left.
    You may leave what an award, a chest or gear gives: a mage, gear, a secret, a circle, capacity, a djinn. Coins, scrolls, magic, keys, corks and bottles are simply gained.
rule-R2-3 = At any time in your own turn you may bottle djinn, take awards, convert keys and use gear.
rule-R2-4 = A key can be turned into 1 coin, 1 scroll or 1 magic at any time in your turn.

rules-chapter-R3 = Walking
rule-F1 = Paths join round spaces with squares, and the Source with round spaces only.
rule-D1 = In your first turn you choose a square and one of its paths on which nobody stands; the other end of that path counts as where you came from.
rule-D2 = A wizard stands at the edge of a space, on the path it came by; only that edge is barred for others, not the whole space.
rule-D3 = At an edge where others stand you may stop if you pay each of them 1 coin or 1 scroll, of your choice for each.
rule-D4 =
    You go to a space that is joined to yours, but never back the way you came.
    An edge where others stand may be jumped: you go on from that space, again not back, and may jump several times.
rule-D5 = You are never stuck: every space has at least two ways on.

rules-chapter-R4 = Locations
rule-R4-1 = Academy: gain 1 scroll and 3 magic; at the round space raise your capacity by 1 first, if you like.
rule-R4-2 = Tavern: take one of the 2 mages without a key; at the round space one of all 4, and a key if the card shows one.
rule-D10 = When a pile of mages is empty, the top of the other pile of its kind is moved there at once.
rule-D11 = Keys and scrolls are limited: when none is left, none is gained.
rule-R4-3 = Catacombs: open 1 chest and gain what it shows; at the round space open 2.
rule-D12 = With gear that shows one more chest you choose after all are seen which one is put away; when the chests run out, those used before are shuffled.
rule-D13 = If a chest shows a key, you may pay a key once for what stands beside it.
rule-R4-4 = Workshop: 2 coins buy 1 cork and a piece of gear; at the round space 3 coins buy 2 corks and a piece of gear.
rule-R4-5 =
    Market: move your assistant to another stall and trade there; at the round space do it twice.
    1, 2 or 4 coins buy 1, 2 or 3 bottles of different colours; 1 coin buys a cork or 2 scrolls; 1 scroll buys a bottle with a cork, or 5 coins, or turns up to 3 mages face up.
    With 1 or 2 players some stalls form groups.
rule-D14 =
    You pay 1 coin or 1 scroll to each player whose assistant stands at the new stall.
    The assistant may move without trading; of two moves the second may lead back.
rule-R4-6 =
    Archive: choose one of 5 options, at the round space two different ones: place a secret; 2 coins; 1 scroll; 1 mage face up; the next circle.
    When all your secrets are placed the options are better: 4 coins; 1 scroll and 2 magic; up to 2 mages face up; a circle and a key.
rule-D7 =
    A secret is placed at a square, not at the Source: at most one of yours at each, and its symbol must not be there already, neither on the space nor on anybody's secret.
    Only you can use it.
rule-D8 = A secret cannot be used in the turn in which it is placed.

rules-chapter-R5 = Mages
rule-R5-1 =
    You may have any number of mages.
    A mage has a power of 1 to 3, perhaps colours, and a fee in coins that you pay when the mage helps you.
    A mage for nothing is taken from any of the 4 tops, with its key.
rule-R5-2 = A mage who has helped lies face down, until the Archive, the Market, the Source or an effect turns the card up again.
rule-F7 = When you capture, a mage's power counts once, and each of the colours counts 1 for each djinn of that colour.

rules-chapter-R6 = Gear
rule-R6-1 =
    A piece of gear is a staff, a hat or a cloak.
    Gear for nothing is any of the 3 tops.
rule-D15 =
    The price at the Workshop buys cork and gear together, but you may leave the gear.
    Of two pieces of a kind you keep one face up; what lies face down still counts for sets and for scoring.
rule-D16 = Gear works for good, or once; then it is turned face down.
rule-R6-2 = With your first set of staff, hat and cloak your minimum rises by 1 and you gain 2 magic.
rule-R6-3 = Bottles are swapped while they are empty, each for one of another colour.

rules-chapter-R7 = Magic, circles and bottles
rule-D17 = Your magic stays below your capacity marker: with the marker on 5 you can hold 4.
rule-D18 =
    When your capacity rises beyond 8, the marker is flipped the first time, and you can hold 8.
    Each time you may capture a random djinn from the bag for nothing; you decide before you draw, and one that finds no room goes back.
rule-D45 = You are asked about that djinn whenever you could have room for it at that moment, also by bottling, by a cloak or by an award.
rule-R7-1 = Your minimum rises with your first set of gear and with your last secret, to 2 at most, and each time you gain 2 magic.
rule-R7-2 = A circle holds one djinn or boss. Your third circle gives 2 magic when it is activated, your fourth raises your capacity by 1.
rule-R7-3 = A djinn in a bottle with a cork stays there for good.
rule-R7-4 = If you gain a bottle of any colour, you choose the colour when you get it.
rule-D23 =
    A captured djinn goes into a free circle, or into a bottle of its colour with a cork; a boss into any bottle.
    At any time in your turn you may bottle what stands in your circles.

rules-chapter-R8 = Capturing
rule-D22 =
    Once in a turn at a round space you say which djinn you capture, all at once.
    Each djinn costs 4 magic; the boss costs 4 and 2 more for each djinn that stands there, also for those you capture with it.
rule-D28 = The colours of mages do not count for bosses; what they give beyond a djinn's price still lowers the whole price.
rule-D24 = With a boss you capture one djinn of that space for nothing, if you have room for it.
rule-D26 = If you capture nobody although djinn are there, you lose 1 magic, but never below 0.

rules-chapter-R9 = Bosses
rule-D25 = A boss that is left alone is driven out of the town at once and goes to the supply, whoever caused it.
rule-R9-1 = When a boss leaves a space, new djinn come there from the bag: 2 with 2 or 3 players, 3 with 4, none in a solo game.
rule-D27 = If the bag holds too few djinn, as many come as there are.

rules-chapter-R10 = The Magic Source
rule-D20 = The Source has two rows; you may use each once in a visit, in either order.
rule-D19 =
    First row: your magic rises to the maximum, or you capture bosses of the supply for 6 magic each.
    Mages help as usual, with their power once for all; every boss needs room.
rule-D21 = Second row: as often as you like you pay scrolls for a bottle, or a cork, or up to 2 mages face up. The price is 4, 3, 3 or 2 scrolls with your capacity marker on 5, 6, 7 or 8.

rules-chapter-R11 = Awards
rule-D29 =
    At any time in your turn 3 djinn or bosses in bottles of one colour buy an award.
    Your first award is of column I, your second of column II, your third of column III, and later ones of any.
    Bottles and corks go back, bosses to the supply, djinn into the bag.
rule-D30 = An award shows its points, 30 or 36, openly; those with 30 also give a bonus at once.
rule-D31 = If a column is empty, you choose from any.
rule-D32 = In the last action at the Source there are no awards; until then there are.

rules-chapter-R12 = The end
rule-D34 = When all 6 bosses have left the town, the round is finished and one more round is played.
rule-D33 = Then all wizards go to the Source and use it once more, in the order of play.

rules-chapter-R13 = Scoring
rule-R13-1 =
    You score your awards, 10 points for each djinn or boss in a bottle, 3 for each in a circle, 1 for each unused bottle or cork, and your scoring cards.
    A tie goes to whoever has more coins, scrolls and keys together; then the victory is shared.
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
rule-D38 = The circle under the blocker is the next one to be activated.
rule-D39 = Of four traits the pictures are lost: T13, T16, T17 and T20 are played as they stand here.
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

rules-chapter-R15 = Alone against Tom
rule-R15-1 =
    Alone you play without traits and scoring cards, with 1 djinn at each round space and 1 more at the 3 spaces joined to the Source.
    Each turn that you end at a round space Tom turns a card. If a boss stands at the first place it names, a djinn comes there; if not, the same goes for the second; if not there either, you pay what it shows.
rule-R15-2 = Over your matches you may tick off tasks, for each size of Tom's deck: what you have at the end of a match that you have won. The best score is kept for each size, too; nothing is kept of a match that you have lost.
rule-D40 = You pay as much of it as you have.
rule-D41 = When no boss is left, you have one more turn without a card; then one last card is turned for its payment, and you go to the Source.
rule-D42 = You lose if Tom turns his last card while a boss is in the town.
rule-D43 =
    Each card left in Tom's deck at the end is worth 10 points. His deck has 12 to 15 cards: the fewer, the harder.
    In the turn in which the last boss leaves, Tom turns no card of its own: the last card stands for it.

rules-chapter-R16 = Other ways to play
rule-R16-1 = First game: equal symbols are not joined by a path, and there are no traits and no scoring cards.
rule-R16-2 = Longer game: 1 more djinn stands at each of the 3 round spaces joined to the Source.
rule-R16-3 = Where the printed values could not be found, this table plays with its own; a host who owns the box can give the table other values.

rules-chapter-house = Where the book is silent
rule-house-chest-order = Two chests opened together are used in the order you like.
rule-house-charming = A trait that counts when you gain a mage counts wherever the mage comes from.
rule-house-rouse = The trait that turns mages face up at the Academy (T17) may be used before or after you gain the 3 magic.
rule-house-tom-bottle = If Tom's card takes a bottle, you choose which one.
rule-house-tom-key = If Tom's card takes a key, you may convert your keys first.
rule-house-tom-bag = If Tom's card brings a djinn and the bag is empty, nobody comes and nothing is paid.
