### Duchařina at a table of people: claims, what the host may choose.

## Ready claims; $seat is the player they are about

claim-nobody-sees-me = Nobody can see me. I’m quite sure.
claim-i-see-you =
    { $seat-you ->
        [yes] I can see you!
       *[no] I can see { $seat }!
    }
claim-nice-hiding-place =
    { $seat-you ->
        [yes] Nice hiding place you’ve got there.
       *[no] Nice hiding place, { $seat }’s.
    }
claim-who-moved-that = Who moved that?
claim-boo = Boo!
claim-not-the-mirror = Not the mirror again…
claim-leave-the-piano = Leave the piano where it is!
claim-please-not-my-side = Any side but mine.
claim-lucky-roll =
    { $seat-you ->
        [yes] That was a lucky roll of yours.
       *[no] That was a lucky roll, { $seat }’s.
    }
claim-hurry = It’s nearly midnight…
claim-wait = Wait a moment.
claim-well-played = Well haunted!
claim-thanks = Thank you!
claim-sorry = I’m sorry.
claim-good-luck = Good luck!
claim-emote-giggles = *giggles*
claim-emote-shivers = *shivers*
claim-emote-howls = *howls*
claim-emote-tiptoes = *tiptoes*

## What the host may choose

option-hall = Hall
option-hall-new = a new one, furnished at random
option-hall-grand-foyer = Grand Foyer
option-hall-music-room = Music Room
option-hall-night-porter = Night Porter
option-hall-tea-at-five = Tea at Five
option-hall-spring-clean = Spring Clean
option-hall-players = furnished by the players in turn
option-hall-says = A new hall favours no side, and neither do ours; furnished by the players, it is as fair as they are.
option-deck = Movement cards
option-deck-measured = few steps
option-deck-generous = a generous night
option-deck-says = With few steps every one counts; a generous night is for families and for getting everyone out.
option-merging = Merging ghosts
option-merging-says = Only small ghosts come in; two that meet grow into a larger one.
option-midnight = One Minute to Midnight
option-midnight-off = without midnight cards
option-midnight-each = a card in every round from the second
option-midnight-once = one card, in the second round
option-midnight-says = Twelve cards that turn a round upside down. One card in the whole game is as printed.
option-puzzle = Number of the puzzle
option-puzzle-says = The same number gives the same puzzle; a date such as 20261117 gives the puzzle of that day; 0 a new one.
option-family = Family game
option-family-says = A generous night, you may ask which doors see a ghost, and good moves are offered.
option-trying = You may ask which doors see a ghost
option-trying-says = The printed game forbids trying out doors and angles, so this is for learning and for family evenings.

## The first game, with a teacher

lesson-armchair = Furniture is what hides you. Your card shows the desk and the armchair: put the armchair by the west wall.
lesson-first-ghosts = Each step costs a point. Bring a medium and a small ghost in to d6 and the large one to b6; nobody sees your plan until all are ready.
lesson-first-side = You rolled higher, so you choose the keyhole’s side, never the one where it is. Peep in from the north, where the other ghosts come in!
lesson-mirror = Three of yours stayed hidden. Now move the mirror to b2: whoever is seen in it is seen, too.
lesson-creep = Ghosts walk right through furniture. Take the large one on to b3, and bring in a small one at e6 and a medium one at b6.
lesson-tip-over = A piece may stand, lie or be turned any way. Lay the mirror on its left side at b5.
lesson-out = Your large ghost is three steps from the way out. Take it out for 5 points and bring in a small one at f6.
lesson-table = Your small ghost was seen and ran home; that is all. Pull the table to b3, to hide whoever creeps in there.
lesson-medium = Three steps take your medium ghost to b3, behind the piano and under the table.
lesson-second-side = The roll-offs go round, so it is your turn to choose again. From the south the piano hides you all.
lesson-desk = The last round. Turn the desk so that it stands between your ghosts and the east.
lesson-last-ghosts = Take the medium ghost out for 3 points and bring in a small one at d5: whoever is still in the hall scores a little, too.
lesson-last-side = The last look is yours. Which side sees most of the others, and least of you?
lesson-ending = That was a night at the hotel: hide, creep, slip out. Now play one of your own!
lesson-chapter-hiding = Hiding
lesson-chapter-creeping = Creeping on
lesson-chapter-out = Slipping out
lesson-chapter-last-round = The last round
