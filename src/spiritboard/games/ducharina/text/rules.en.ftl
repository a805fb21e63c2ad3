### Rules help of Duchařina. Message ids follow the rule ids: rule-G3-4 explains G3.4.

rules-title = Rules of Duchařina
rules-intro =
    Duchařina (Run, Ghost, Run!) is hide-and-seek for 2 to 4 players in the hall of an old hotel.
    You sneak your ghosts from your side of the hall to the opposite one, from one piece of furniture to the next, while a keyhole looks in through another door each round.
    After 5 rounds the ghosts that got out score most, those still hidden in the hall a little, and the most points win.
    Sentences marked (house rule) are ours: they fill what the printed rules leave open, and you find most of them again in G9.

rules-chapter-G1 = In the box
rule-G1-1 =
    The game is for 2 to 4 players.
    The hall has 6 × 6 squares, called a to f from west to east and 1 to 6 from north to south, and 6 doors on each of its four sides.
    There are a six-sided die and one keyhole.
rule-G1-2 =
    Each colour has 1 large, 2 medium and 4 small ghosts.
    Ghosts are see-through: no ghost hides another.
rule-G1-3 =
    There are six pieces of furniture: a mirror, a trolley with suitcases, a desk, an upright piano, an armchair and a table with a cloth.
    The mirror really reflects.
rule-G1-4 =
    There are 20 movement cards.
    15 of them show two pieces of furniture, each pair once, and the number 3, 4 or 5, each five times; the other 5 show only a number: 6, 7, 7, 8 and 9 (house rule: we do not know the printed values).
    In a generous night, an option, the pairs have 6, 7, 8, 9 and 10 three times each, and the others 10, 10, 11, 11 and 12 (house rule).
    With 2 players, 10 random cards go back in the box unseen, with 3 players 5 and with 4 none; so there are always 5 rounds.
rule-G1-5 =
    12 midnight cards, “One Minute to Midnight”, are an option (G8.2).

rules-chapter-G2 = Setting up
rule-G2-1 =
    You take one side of the hall as your home, and the opposite side is your goal; no two players share a home.
    Two players sit opposite each other, three sit in the south, west and north (house rule).
    All your ghosts begin at home.
rule-G2-2 =
    The six pieces of furniture make a pleasant interior.
    The host chooses: a new hall, furnished at random but such that a ghost crosses it about as easily from every side; one of five halls with a name; or a hall that the players furnish, one piece each in turn, beginning with the die’s holder (house rule).
rule-G2-3 =
    The keyhole begins at a random door.
    By the book, the die goes to whoever last peeped through a keyhole; here it goes to a random player, or to the one the host chooses (house rule).

rules-chapter-G3 = A round
rule-G3-1 =
    Beginning with the die’s holder and going clockwise, each of you draws a movement card, lays it open, and then may move one piece of furniture.
    If your card shows two pieces, you may move one of these two, and no other.
    A piece that was moved by a card this round may not be moved again before the next one.
    If both of your pieces were moved, you may move any other that was not.
    If your card shows only a number, you move no furniture.
rule-G3-2 =
    Then you all move your ghosts at the same time: you split the number on your card among your ghosts as you like, one step for each point.
    Plans are secret until everyone is ready, and then all are carried out at once.
    Steps that you do not use are lost.
rule-G3-3 =
    Then the side of the keyhole is chosen.
    All who have not yet chosen in this cycle roll the die, and the highest roll chooses; if several are highest, those roll again.
    Once you have chosen, you sit out until everyone has; if only one player is left, that player chooses without rolling.
    The keyhole must go to another side than the one it is on.
    You may not try out doors or angles first.
rule-G3-4 =
    The chooser rolls the die: the keyhole goes to the door of that number on the chosen side.
    The die then goes to the chooser’s left neighbour, who begins the next round.
rule-G3-5 =
    The chooser looks through the keyhole.
    Every ghost that is seen goes back home and begins again, the looker’s own too.
    The keyhole stays where it is.
rule-G3-6 =
    The movement cards of this round are discarded.
    The game ends when a round would begin and there are no cards left.

rules-chapter-G4 = Moving furniture
rule-G4-1 =
    A piece may go anywhere and any way: standing, on its side, upside down, turned to any angle, on top of another piece; the squares do not matter.
    It may never stick out over the edge of the hall.
rule-G4-2 =
    You choose a place, to a hundredth of a square, one of 72 turns and which of its six sides is down (house rule).
    The piece is let down from above and rests on whatever it meets first.
    If its centre of mass is not above what carries it, it would fall, and you are told so and shown the nearest place where it stands (house rule).
    The armchair, for one, does not stand on its head.
    Pieces can’t lean against each other or against ghosts (house rule).
rule-G4-3 =
    A ghost or a piece in the way is lifted and put back where it was (G9.4).
    A ghost that stood on the piece is put down on the square where it stood.

rules-chapter-G5 = Moving ghosts
rule-G5-1 =
    A step costs 1: from home through any of your own doors to the square behind it, from a square to the next one, never diagonally, and out through any door of your goal.
    So a ghost needs 7 steps to cross the hall and leave.
    Each ghost goes at most once a round, and only where it ends counts, not the way it took (house rule).
    No ghost may come in and leave in the same round.
rule-G5-2 =
    Furniture neither stops a ghost nor slows it down.
    A ghost may end its move on a piece, inside it or under it.
rule-G5-3 =
    A ghost ends upright and wholly within its square, in the middle or in one of its four corners; a large one only fits in the middle (house rule).
    Your own ghosts may share a square if they do not overlap: five small ones fit, or a medium one with three small ones; two medium ones do not, and a large one wants the square to itself (house rule).
    Ghosts of other colours are never in your way (house rule).
    Going to another corner of the same square is not a move (house rule).
rule-G5-4 =
    Ghosts that are out stay out, and score.

rules-chapter-G6 = The score
rule-G6 =
    A ghost that is out is worth 1 point if it is small, 3 if it is medium and 5 if it is large.
    A ghost that is still in the hall at the end is worth 1 point if it is small or medium and 2 if it is large; at home it is worth nothing.
    The most points win.
    If players are tied, more ghosts out win, then fewer ghosts at home; if they are still equal, they share the victory (house rule).

rules-chapter-G7 = What is seen
rule-G7-1 =
    Everything in the hall has an exact shape, measured in squares, and what you see on the page is drawn from the very same numbers (house rule).
    Ghosts are rounded cones: a small one is 0.80 high and 0.40 wide, a medium one 1.20 and 0.60, a large one 1.70 and 0.84.
    Furniture is made of boxes, width × depth × height: the mirror 1.4 × 0.2 × 1.8, with glass on both faces; the trolley 1 × 0.6 × 1, two shelves on posts with suitcases between them; the desk 1.6 × 0.8 × 0.9, open at the knees; the piano 1.8 × 0.7 × 1.5; the armchair 1 × 1 × 1.1; the table 1.2 × 1.2 × 0.8, open below its cloth.
rule-G7-2 =
    The eye is in the middle of its door, right at the edge of the hall, at a height of 0.70: a little below the tip of a small ghost.
    The round hole shows a quarter of a circle: 2 squares in front of the door you see 2 squares to the left and 2 to the right, 3 squares in front of it 3 each way, and as far up and down.
    The slot below it shows a narrow strip of floor just inside the door.
    What stands too far to the side, close to the wall of the keyhole, is out of view.
rule-G7-3 =
    Each ghost has 61 points: its tip, and fifteen rings of four from top to hem, each turned its own way.
    It is seen if a straight line from the eye to at least one of these points is within the view and meets no furniture on its way.
    It is also seen if the line bounces once off the mirror’s glass as light does, and neither half of it meets any furniture.
    A line that only touches a piece is stopped: in doubt, you are not seen.
    A piece that stands against the wall over the middle of a door covers the keyhole there, and nothing is seen through it.
    It is all reckoned in whole numbers, so that the same hall gives the same answer on every computer, and a hall turned by a quarter gives the same answer too (house rule).
rule-G7-4 =
    Every look explains itself: for each ghost that was seen you are shown the very line that saw it, and for each that was not the piece that hid it.
    So there is nothing to argue about, only to regret.
rule-G7-5 =
    If the host allows it, you may ask, before you move, from which doors a ghost would be seen on a square.
    By the book, trying out doors and angles is forbidden, so this is off unless the host turns it on (house rule).

rules-chapter-G8 = Variants
rule-G8-1 =
    Merging: only small ghosts come in from home.
    When a ghost ends its move on a square with another small or medium ghost of yours, they merge: two small ones become a medium one, a small and a medium one become a large one; two medium ones never merge.
    Both figures go back to your supply at home and one a size larger takes their place, which may neither move nor merge again this round.
    A medium or large ghost that is seen goes only to the edge of the hall, keeps its size, and comes in again from there.
    If you have no small figure left at home, you may take back small ghosts that are out; they stop scoring until they are out again.
rule-G8-2 =
    One Minute to Midnight: from the second round on, before the movement cards, the die’s holder turns up a midnight card, and it takes effect at once.
    By the book, one card is turned in the whole game, in the second round; the host may choose that, or one card in every round from the second (house rule).
    What players do in order begins with the die’s holder and goes clockwise.
    Furniture that a midnight card moves may still be moved by movement cards, and ghosts that it moves may still move, unless the card says otherwise.
rule-midnight-busybody =
    The Busybody: after the look, the keyhole goes to the door of the same number on the opposite side and looks again.
    Ghosts that the first look saw are gone by then, and the keyhole stays at the second door.
rule-midnight-get-down =
    Get down! All ghosts in the hall lie flat, tips towards their goal, and so do those that come in this round; they get up after the last look.
    Squares, corners and room count as if they were standing (house rule).
rule-midnight-enthusiast =
    The Enthusiast: all furniture is tipped on its side, the lowest pieces first; what is lying already stays.
    A piece lies on the first side that holds where it stood: left, right, back, front; if none does, it moves to the nearest free place on the floor (house rule).
rule-midnight-face-maker =
    The Face-maker: the mirror is stood up to face the middle of the hall.
    Then each of you in order puts a small ghost from home, if you have one, on the free spot nearest to the glass; it does not move this round and counts as having come in.
rule-midnight-tag =
    Tag! Each of you in order puts a small ghost from home in the place of a small one of your left neighbour’s, which goes home.
    If your neighbour has none in the hall, you bring in one of your own with up to 3 steps, the first one through the door; if you have none at home, nothing happens.
    Either way your ghost counts as having come in.
rule-midnight-dance-floor =
    Dance floor: every piece goes straight to its nearest wall, beginning with the one nearest to a wall, and stands on the floor there, turned as it was.
    If the place is taken, it goes to the nearest free one along that wall (house rule).
    The ghosts stay; those that stood on furniture are put down.
rule-midnight-lava =
    The floor is lava: a ghost that is not wholly on, in or under one piece of furniture, seen from above, goes back.
rule-midnight-brother =
    Wait till I tell my brother! Each of you in order replaces one of your ghosts in the hall by one a size larger from home, if you can.
    It needs room on its square, and may still move.
rule-midnight-knock-knock =
    Knock, knock: nobody chooses a side this round.
    The keyhole stays on its side, and the die’s holder only rolls for the door, looks, and passes the die to the left.
rule-midnight-dizzy =
    Dizzy: the hall turns a quarter clockwise, with everything in it; your home is now the side before you, and your goal the one opposite.
    On the page the hall stays as it is drawn and the homes go round instead: from south to east, from east to north, from north to west, from west to south.
    Ghosts that are out stay out.
rule-midnight-crystal-ball =
    Crystal ball: once it is known who chooses, that player rolls for the door first, and only then chooses the side.
rule-midnight-red-light =
    Red light, green light: every ghost in the hall goes one square towards its goal, onto the floor; from the last row it goes out and scores.

rules-chapter-alone = Alone: a puzzle
rule-alone-goal =
    Alone you solve a puzzle (house rule): within 4 rounds both medium ghosts and the large one must be out.
    Your home is in the south.
rule-alone-open =
    The hall, the four cards and the doors of all four looks lie open from the beginning; no furniture is moved.
    In each round you move your ghosts with the card of that round, and then the look follows.
rule-alone-solution =
    Every puzzle has a solution, found before you see it, and there is hardly a step to spare.
    The same number gives the same puzzle to everyone, and a date gives the puzzle of that day.

rules-chapter-G9 = Where the book is silent
rule-G9-1 =
    The doors of a side are numbered 1 to 6 from left to right as you see them from that side, looking in, so that door 1 is straight across from door 6 (house rule).
    The book lets you see small ghosts through larger ones; here every ghost is see-through (house rule).
rule-G9-2 =
    You have touched a piece once you put it down for all to see; until then you may try as much as you like, and nobody sees it (house rule).
    Putting a piece back exactly as it was is no move.
    Only a move by a movement card keeps a piece from being moved again this round.
    Even if both of your pieces were moved already, you need not move another (house rule).
rule-G9-3 =
    Movement cards lie open; those that were removed stay unseen.
    You may take your plan back until everyone is ready (house rule).
rule-G9-4 =
    Pieces that stood on a piece that is moved are let down again where they were; if one would fall there, it goes to the nearest free place on the floor (house rule).
    Nothing is ever pushed underneath another piece (house rule).
    A ghost never rides along: it is put on the floor of its own square, on the same spot; a ghost inside or under the piece simply stays (house rule).
rule-G9-5 =
    A ghost stands on top only where its whole foot lies on one level surface; otherwise it is on the floor, even inside a solid part (house rule).
rule-G9-6 =
    Merging is no choice, but ghosts that only pass through do not merge.
    If several partners are possible, the ghost merges with the largest (house rule).
    Only the new figure must fit among your other ghosts of that square; furniture never prevents it. It stands as high and on the same spot as the one that arrived, or on the nearest spot that fits (house rule).
    If you have no figure of the next size at home, or it does not fit, they do not merge, and the ghost may end there only if it fits beside the other.
    Small figures that are set free may come in again in the same round (house rule).
rule-G9-7 =
    A ghost at the edge of the hall comes in through any of your doors for 1 step (house rule).
    It is not seen, scores nothing, counts as at home in a tie and stays put under “Red light, green light”; lava sends medium and large ghosts there too (house rule).
rule-G9-8 =
    Midnight cards do what they can: without a small ghost at home, room or a larger figure nothing happens (house rule).
    A ghost that a midnight card puts down never merges by that (house rule).
    On “Tag!” your ghost takes the exact place of the other, or the nearest spot there that fits; if there is none, another one must be tagged (house rule).
    On “The Face-maker” a spot is free if no ghost of any colour would overlap there (house rule).
    On “The floor is lava” the whole foot must lie within the outline of one piece (house rule).

rules-chapter-tips = Tips
rule-tip-smalls =
    A small ghost is worth 1 point out and 1 point in the hall: let the small ones wait at home and pour in on the last round.
rule-tip-most =
    15 points are the most there are: the large and both medium ghosts out, the small ones anywhere but at home.
rule-tip-sides =
    The keyhole must leave its side, so hide from the three other sides, and above all from those whom your neighbours would love to choose.
rule-tip-chooser =
    Watch who has not chosen yet: in the end they choose without rolling.
rule-tip-tipping =
    A table or a trolley tipped over hides far more than one that stands; a piano or a mirror laid flat exposes everyone behind it.
rule-tip-mirror =
    Stand behind the mirror, never in front of it: it has glass on both faces and tells tales.
rule-tip-piano =
    A small ghost fits right inside a standing piano, and nobody sees it there. Until somebody moves the piano.
rule-tip-large =
    The large ghost peeps over almost everything: bring it in late, and out at the next chance.
rule-tip-top =
    Dancing on the furniture is fun, but it is the best place to be seen. Save it for the lava.
rule-tip-looker =
    If you choose the side, your own ghosts are looked at too.
