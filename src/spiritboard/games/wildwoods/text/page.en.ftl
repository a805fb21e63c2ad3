### The board of Wildwoods on the page.

## On the shelf

shelf-subtitle = What the Wood Kept
shelf-says = Guide Luma and her bear through a wood that throws nothing away, with dice, cards and exact odds.
shelf-kind = Storybook
page-play-now-says = On your own, from the first page
page-alone-says = A campaign for one, saved at every step

## The book

book-page = The page
book-leaves = What the page shows
book-leaf-story = Story
book-leaf-memory = Memory
book-leaf-map = Map
book-map = The way so far
book-letters = Reading
book-smaller = Smaller text
book-larger = Larger text
book-face = Letters that are easier to tell apart
book-aloud = Read aloud
book-read-on = Read on
book-fold = Fold the page
book-aim = Luma prevails:
book-here = You are here.
book-map-about = Dotted twigs are ways that were there too. What grows on them is for another winter.

## The bough

book-track = Wildwood track
book-to-centre = { $left } to go
book-light-at =
    Light: { $left ->
        [0] at the centre
        [one] { $left } step from the centre
       *[other] { $left } steps from the centre
    }
book-light-about = The bottom ability of Light moves it. Some places wait for it.
book-shadow-at =
    Shadow: { $left ->
        [0] at the centre
        [one] { $left } step from the centre
       *[other] { $left } steps from the centre
    }
book-shadow-about = It comes one step nearer after each of Luma’s phases. At the centre the shadow prevails.
book-icon-at = Shadow icon, step { $step }
book-icon-creature = A creature comes into the river.
book-icon-spirit = Luma loses spirit.
book-icon-light = The light goes back.
book-icon-crystal = Crystals are lost.
book-icon-shadow_card = A shadow card is drawn.
book-icon-dice = Fewer dice next time.
book-icon-other = Something happens.

## The places

book-places = Places of the scene
book-place-solved = Solved.
book-place-needs =
    { $card }: { $need ->
        [one] { $need } success.
       *[other] { $need } successes.
    }
book-place-after = First: { $names }.
book-place-light =
    It waits for the light: { $left ->
        [one] { $left } step more.
       *[other] { $left } steps more.
    }
book-place-space = { $card } must stand on { $space }+.
book-place-price =
    It costs { $n ->
        [one] { $n } crystal.
       *[other] { $n } crystals.
    }
book-place-empty = Nothing is hidden here.
book-odds-best = With all dice: { $percent }%.

## The river

book-river = River
book-about-light = Top: shine on a creature; it goes to the river’s end, stunned. Bottom: the light moves 1 step per success.
book-about-help = Top: solve a help place. Bottom: 1 crystal per success.
book-about-explore = Top: solve an explore place. Bottom: draw 1 card per success and keep one.
book-about-heal = Top: heal a creature and take its crystals. Bottom: 1 spirit per success.
book-top-light = shine
book-top-help = help
book-top-explore = explore
book-top-heal = heal
book-bottom-light = light +1
book-bottom-help = crystals
book-bottom-explore = draw
book-bottom-heal = spirit +1
book-acts-at = A die of { $number } or more is a success.
book-cannot-act = On a blank space it can’t act.
book-blank = can’t act
book-crystals-on =
    { $n ->
        [0] No crystals on it.
        [one] { $n } crystal on it.
       *[other] { $n } crystals on it.
    }
book-shine = shine { $n }
book-heal = heal { $n }
book-creature-about = Shine { $shine }, heal { $heal }. When activated: spirit −{ $damage }. Healed, it gives crystals: { $crystals }.
book-stunned = stunned
book-stunned-about = Stunned: its next activation costs no spirit; its effect still happens.

## The desk

book-desk = Luma’s things
book-spirit = Spirit { $n } of { $most }
book-spirit-about = When it runs out, a shadow card is drawn and the candles burn again.
book-shadow-cards = Shadow cards { $n } of { $of }
book-shadow-cards-about = What Luma is not saying. With the last one the chapter begins again, unless Brom lies down.
book-brom = Brom: { $side }
book-brom-short = Brom
book-brom-protect = For 1 crystal he sends a creature to the river’s end, stunned. Then he turns to Care.
book-brom-care = For 2 crystals he gives 2 spirit. Then he turns to Protect.
book-brom-laid = He lies between Luma and the dark. On a blank roll Luma may pay a crystal from the card in use and roll a die again.
book-brom-away = He is not with Luma now.
book-slot = Blessing slots
book-chance = Luma’s chance
book-chance-about = The adviser is thinking.
book-ledger = Luck and skill
book-deck-short = Explore deck
book-deck =
    Explore deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
book-deck-about = Discarded: { $n }.
book-type-blessing = Blessing.
book-type-curse = Curse.
book-type-companion = Companion.
book-type-trauma = Trauma.

## What is done

book-choices = What can be done
book-aims = At what?
book-how-many = How many dice?
book-dice-odds =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }: { $percent }
book-die = d{ $sides }
book-die-too = The d{ $sides } too
book-roll =
    Roll { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
book-another = Another choice
book-choose-card = Choose a card in the river
book-choose-aim = Choose what for
book-needs =
    Needs { $n ->
        [one] { $n } success.
       *[other] { $n } successes.
    }
book-yields = { $average } successes on average.
book-with-crystals =
    With { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }: { $percent }%.
book-short-of = Short of that, the bottom ability: { $percent }%.
book-rolled =
    { $n ->
        [0] No success at { $number }+.
        [one] { $n } success at { $number }+.
       *[other] { $n } successes at { $number }+.
    }
book-needed = Needed: { $n }.
book-done = Done
book-anew = Begin again
book-order = Tap the cards in their order
book-crystals-left =
    { $n ->
        [one] { $n } crystal left: tap a card
       *[other] { $n } crystals left: tap cards
    }
book-result-won = Luma prevails
book-result-lost = The shadow came first
book-result-restarted = The chapter begins again
book-next = The story goes on: { $scene }.
book-the-end = This story has come to its end.
book-turn-page = Turn the page

## The way so far

book-way-door-latch = The door was left on the latch.
book-way-door-locked = The door was locked, and the key came along.
book-way-bear-told-truth = Brom was told.
book-way-bear-told-resting = Brom was told that she was resting.
book-way-apple-eaten = The apple was eaten.
book-way-apple-planted = The apple was planted.
book-way-apple-kept = The apple was kept.
book-way-hare-child-home = Button stayed at home.
book-way-hare-child-with-us = Button came along.
book-way-hare-child-lost = Button was lost on the way.
book-way-lamp-1-lit = The first lamp burns.
book-way-lamp-1-dark = The first lamp stayed dark.
book-way-story-corrected = Luma put Brom’s story right.
book-way-story-laughed = Luma laughed at Brom’s story.
book-way-debt-own = Luma paid her own debt.
book-way-debt-stranger = Luma paid a stranger’s debt.
book-way-tune-whole = The tune is whole.
book-way-tune-short = The tune is one note short.
book-way-whistle-whistled = Luma whistled along.
book-way-whistle-listened = Luma listened.
book-way-letter-read = The letter was read.
book-way-letter-burned = The letter was burned.
book-way-letter-carried = The letter was carried on.
book-way-letter-delivered = The letter was delivered.
book-way-river-turned = The river turned round.
book-way-river-backwards = The river kept its mind.
book-way-sent-ladder = The ladder went to the sea.
book-way-sent-apple = The apple went to the sea.
book-way-sent-page = The page went to the sea.
book-way-sent-nothing = Nothing went to the sea.
book-way-kitchen-knocked = Luma knocked at her own kitchen door.
book-way-kitchen-passed = Luma went past her own kitchen door.
book-way-mill-stopped = The mill was stopped.
book-way-mill-running = The mill was mended.
book-way-mill-burned = The mill burned.
book-way-oriel-friend = Oriel is a friend.
book-way-oriel-stranger = Oriel is still a stranger.
book-way-oriel-wronged = Oriel was wronged.
book-way-lamp-3-lit = The third lamp burns.
book-way-lamp-3-dark = The third lamp stayed dark.
book-way-yawn-asked = Luma asked about the yawn.
book-way-yawn-fire = Luma built the fire higher.
book-way-owl-loud = The owl was loud, once.
book-way-owl-hushed = The owl was hushed.
book-way-brom-with-us = Brom came on.
book-way-brom-den = Brom stayed where it was warm.
book-way-name-given-yes = The Patient One gave its name.
book-way-name-given-no = The Patient One kept its name.
book-way-said-brom = It was said to Brom.
book-way-said-chair = It was said to the chair.
book-way-said-page = It was said to an empty page.
book-way-said-not-yet = It is not said yet.

book-percent = { $n }%
book-decimal = { $whole }.{ $tenth }
book-shadow-phase = The shadow’s phase
round-over = { book-shadow-phase }
book-own-page = Your own page. It stays in this browser and nobody reads it.
memory-wanted = What you chose together
memory-wish = { $name }: { $what }
