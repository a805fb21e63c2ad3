### Rules help of Shamans. Message ids follow the rule ids: rule-S3-4 explains S3.4.

rules-title = Rules of Shamans
rules-intro =
    Shamans is a trick-taking game of hidden roles for 3 to 5 players, played over several rounds.
    The Shamans win a round when every Shadow is eliminated, or when the cards run out before the Shadow pawn reaches the Moon; the Shadows win it when the pawn gets there.
    Rounds bring you points: once someone has 8 or more at the end of a round, the highest total wins the game.

rules-chapter-S1 = Setting up the game
rule-S1-1 =
    The game is for 3 to 5 players and lasts several rounds.
    In each round you are secretly split into Shamans and Shadows again.
rule-S1-2 =
    The cards depend on the number of players. The base worlds are purple, blue, green, yellow and grey; with 4 players brown joins them, with 5 brown and red.
    | Players | 3 | 4 | 5 |
    | Shaman role cards | 2 | 3 | 3 |
    | Shadow role cards | 1 | 1 | 2 |
    | Worlds | 5 | 6 | 7 |
    | Values | 1–6 | 1–6 | 1–8 |
    | World cards | 30 | 36 | 56 |
    | Dealt to each | 9 | 9 | 11 |
    | Left over | 3 | 0 | 1 |
rule-S1-3 =
    By the book, the oldest player starts with the first-player token.
    At this table it goes to a random seat, or to the player the host chooses.
rule-S1-4 =
    Each world has a colour, a symbol and a ritual, but no name.
    At this table purple has Illumination, blue has Stabilisation and green has Transmutation.
    Yellow, grey, brown and red all have Neutralisation.

rules-chapter-S2 = Setting up a round
rule-S2-1 =
    The Shadow pawn starts on a space that depends on the number of players.
    By this table’s standard values, the track has spaces 0–36 and the Moon is space 36.
    The standard start is space 25 with 3 players, 20 with 4 and 6 with 5: that is 11, 16 or 30 steps from the Moon.
    The pawn never goes below 0.
rule-S2-2 =
    There are 12 artifact tiles: 5 Ritual Daggers, 2 Portals, 3 Moonstones and 2 Masks of Truth.
    They are shuffled, and 2 are placed face up as the display.
    The Eclipse tile is turned to a random side, so that its arrow points left or right, and shuffled in with the other 10: this is the pile, face down.
    If the Eclipse ends up on top, the pile is shuffled again.
    The Eclipse has a different back, so everyone can see when it comes to the top, and that sets it off (S4.6).
rule-S2-3 =
    You are dealt one role card, face down.
    You may look at it at any time; nobody else may.
rule-S2-4 =
    You are dealt your hand of world cards (S1.2 says how many).
    Cards that are left over go face up to their worlds on the board.
rule-S2-5 =
    The player who leads a trick is its Guide.
    The holder of the first-player token is the Guide of the first trick.

rules-chapter-S3 = A trick
rule-S3-1 =
    As the Guide, you play any card from your hand face up in front of you.
    The world of that card is the Destination of this trick, so the Guide’s card always matches.
rule-S3-2 =
    Then, clockwise, every other living player plays exactly one card of their choice.
    You never have to follow the Destination.
rule-S3-3 =
    If your card matches the Destination, it stays in front of you until the trick is resolved.
rule-S3-4 =
    If your card is from another world, three things happen in this order.
    First the Shadow pawn moves 1 space towards the Moon; if it reaches the Moon, the Shadows win the round at once.
    Next your card goes to its own world on the board.
    Last, if that world now holds all its cards (6, or 8 with five players), you perform its ritual at once.
    A Stabilisation you complete this way comes too late to stop the pawn’s step.
rule-S3-5 =
    You may talk freely, but nobody may name the colour, the world or the number of a card they hold.
    The chat helps: a message that plainly names a card is held back once, and refused if sent again unchanged.

rules-chapter-S4 = Resolving a trick
rule-S4-1 =
    Only cards of the Destination count, and only those of players who are still alive.
    If just one living player matches, that player is both the lowest and the highest.
rule-S4-2 =
    First, if your matching card is the lowest, you take one artifact; you cannot decline.
    Either take one of the two tiles on display and keep it face up: the top tile of the pile refills the display at once, face up.
    Or take the top tile of the pile unseen: only you look at it, you keep it face down, and you may turn it face up later.
    If the pile is empty, you take from the display and it is not refilled.
    If there are no tiles left at all, you take nothing.
rule-S4-3 =
    A Mask of Truth is turned face up at once, even if you took it unseen from the pile.
    When you take it, you reveal your role, and that role stays revealed.
rule-S4-4 =
    Then, if your matching card is the highest, you put all matching cards in the Destination’s world, including an eliminated player’s.
    If that world is now complete, you perform its ritual.
    After that you are the Guide of the next trick, as long as any living player still has cards.
    If you have no cards left yourself, the next living player clockwise who has cards leads.
rule-S4-5 =
    If the only player who matched was eliminated in this trick, the matching cards still go to their world.
    Nobody takes an artifact and no ritual is performed.
    The eliminated player names the next Guide from among the living players who have cards.
rule-S4-6 =
    As soon as the Eclipse is on top of the pile, each living player with cards chooses one card from their hand.
    All these cards pass at the same time to the next such player in the arrow’s direction, left or right; then the Eclipse is out until the round ends.
    If the artifact taken in S4.2 uncovers the Eclipse, it happens before S4.4.
    If only one player has cards, nothing is passed.

rules-chapter-S5 = Artifacts
rule-S5-1 =
    You may discard your Portal at any time, even out of turn, to move the Shadow pawn 1 space either way.
    This includes the moment just before you are eliminated and the moment just before a step that would reach the Moon.
    So before any elimination takes effect, and before any step onto the Moon, the game stops and asks.
    It also asks after the last trick, before the Shamans win the round, if the Portals that players may own could still bring the pawn to the Moon.
    It asks every living player who owns a face-up Portal or any face-down tile; when every Portal is in plain sight, a face-down tile alone is no reason to ask.
    The answers are shown only when all are in, so the question does not give away a hidden Portal.
rule-S5-2 =
    You use a Ritual Dagger in the ritual of Neutralisation and nowhere else (S6.4).
rule-S5-3 =
    Moonstones bring you points at the end of the round if you survive and own at least 2 (S8.2).
rule-S5-4 =
    The tiles of an eliminated player leave the game until the round ends.

rules-chapter-S6 = Rituals
rule-S6-1 =
    Stabilisation: you move the Shadow pawn 2 spaces back, or you take an artifact as in S4.2.
    You choose which.
rule-S6-2 =
    Transmutation: you must exchange role cards with another living player.
    You may both look at your new cards, and from now on those decide your teams.
    A role that was revealed stays revealed with its new owner.
rule-S6-3 =
    Illumination: you score 1 victory point at once (the standard value).
rule-S6-4 =
    Neutralisation: if you own a face-up Ritual Dagger, you must discard it and eliminate a player.
    If all your daggers are face down, you may turn one face up and do the same.
    If you have no dagger, nothing happens.
    One ritual uses one dagger and eliminates one player.
rule-S6-5 =
    If you eliminate a Shadow and this sets off several rituals at once (S7.3), you perform them in any order you like.

rules-chapter-S7 = Elimination
rule-S7-1 =
    When you are eliminated, your role is revealed and you are out for the rest of the round.
    You keep the victory points you already have, but you score nothing at the end of the round.
rule-S7-2 =
    When a Shaman is eliminated, the Shadow pawn moves 1 space towards the Moon for each card in that player’s hand; this can win the Shadows the round.
    The hand is set aside face down and is out of the round.
    Some worlds may therefore never be completed.
rule-S7-3 =
    When the last living Shadow is eliminated, the Shamans win the round at once.
    If another Shadow is still alive (only with 5 players), the eliminated Shadow’s cards are revealed and placed in their worlds, and the Shadow pawn does not move.
    The player who eliminated the Shadow performs the rituals of all worlds completed this way.
rule-S7-4 =
    A matching card that an eliminated player has already played stays in the trick and is placed with it, but it counts neither as the lowest nor as the highest.
    A player who is eliminated before playing a card does not play one.
    The Destination stays the same even if the Guide is eliminated.

rules-chapter-S8 = End of the round and of the game
rule-S8-1 =
    The Shadows win the round when the Shadow pawn reaches the Moon.
    The Shamans win it when a trick is over and no living player has cards, or when the last Shadow is eliminated.
    If every Shaman is eliminated and the pawn is short of the Moon, play goes on: the Shadows do not win by that alone.
rule-S8-2 =
    If your team wins the round and you have survived, you score: by the standard values, 2 points as a Shaman or 3 points as a Shadow.
    Your team is that of the role card you hold now.
    Whichever team wins, if you have survived and own 2 or 3 Moonstones, you score 2 points (the standard value).
rule-S8-3 =
    If nobody has 8 or more points (the standard target), you play another round.
    The first-player token passes to the left.
    Your points stay; everything else is reset.
rule-S8-4 =
    If anyone has 8 or more points at the end of a round, the player with the highest total wins the game.
    If players are tied for the lead, you play further rounds until one player leads alone.

rules-chapter-editions = Where the editions differ
rule-edition-elimination =
    In the Czech edition you may eliminate any player, yourself included.
    In the Russian edition you may eliminate any other player, but not yourself.
    The Russian edition is the standard choice.
rule-edition-own-elimination =
    By the Czech edition, if you alone matched and you eliminate yourself with the ritual of that trick, you name the next Guide.
    In the Russian edition this cannot happen.
rule-edition-show-role =
    The Czech edition says nothing about showing your role; the Russian edition forbids it.
    At this table nobody may show a hidden role in either edition.
rule-edition-target =
    The Czech edition plays to 8 or more points; the Russian edition just says 8.
    At this table it is 8 or more in both.
rule-edition-shadow-dies =
    The Czech edition says that the Shadow pawn does not move when a Shadow is eliminated; the Russian edition is silent.
    At this table the pawn does not move in either edition.
rule-edition-played-card =
    The Czech edition says that an eliminated player’s matching card is placed at the end of the round, but its example places it in the trick; in the Russian edition the card stays in play.
    At this table it stays in the trick in both editions and is placed with it (S7.4).
rule-edition-moonstones =
    The Czech edition asks you to own at least 2 Moonstones; the Russian edition speaks of discarding 2 in one place and of owning 2 in another.
    At this table owning 2 is enough in both editions.

rules-chapter-house = Where the books are silent
rule-house-portal-order =
    If several players answer with a Portal at the same moment, steps back take effect before steps towards the Moon, each clockwise from the Guide.
    Then the question is asked again, until everyone passes.
rule-house-face-up-first =
    If you own a face-up and a face-down Portal, you discard the face-up one first.
    The same goes for Ritual Daggers.
rule-house-dead-eliminator =
    If you eliminate yourself, you perform no further rituals.
    If you were to lead the next trick and another player who matched is still alive, the next living player clockwise who has cards leads instead.
rule-house-all-matches-out =
    If several players matched and all of them are eliminated before the next trick, the highest of them names the next Guide.
rule-house-hidden-questions =
    If you have a face-down tile, you are asked about a Portal or a hidden Ritual Dagger even if the tile is something else.
    That way a question gives nothing away.
rule-house-alone =
    A ritual that needs another living player does nothing when there is none.
rule-house-turn-up =
    You may turn a face-down tile of yours face up whenever a question is open, except while Portals are being asked for.
