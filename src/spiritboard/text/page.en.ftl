### The words of the page around every board.

## Home

page-welcome = Board games about spirits, by moonlight. No account; a link is all a friend needs.
page-play-now = Play now
page-learn = Learn { $game }
page-learn-says = A first game with a teacher
page-friends = Play with friends
page-friends-says = Set up a table and send its link
page-alone = Play alone
page-tasks-done = Tasks fulfilled
page-your-name = Your name
page-players = { $from }–{ $to } players
page-continue = Continue
page-your-tables = Your tables
page-set-aside = This table can’t be opened
page-set-aside-why = Why?
page-open-tables = Tables with a free seat
page-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-history = Your past matches
page-no-history = No finished match yet. Play one, and it is kept here.
page-won = won
page-rules-of = Rules: { $game }
page-credits = { $game } is a game by { $design }.
page-credits-after = { $game } is based on { $original }, published by { $publisher }.
page-drawings = The drawings here are our own.

## Setting a table up

page-which-game = Game
page-how-many-play = Players
page-seat = Seat { $number }
page-seat-me = Me
page-seat-whoever = Free for whoever comes
page-seat-here = Someone else at this screen
page-their-name = Their name
page-level =
    { $level ->
        [random] Bot that plays at random
        [greedy] Quick bot
        [search] Strong bot
       *[other] Bot
    }
page-which-pace = Pace
page-pace =
    { $pace ->
        [live] A minute and a half per answer
        [correspondence] Two days per answer
       *[free] No clock
    }
page-public = Listed for everybody
page-by-vote = Decide by vote, not by a leader
page-set-up = Set up the table
page-start = Begin
page-how-many = How many
option-first = Who starts
option-content = A TOML file with values of your own box, or a folder with a pack
page-by-lot = By lot

## Before the match

page-who-plays = Who plays?
page-seat-open = Free seat
page-seat-you = you
page-offline = not here now
page-sit = Sit down
page-sit-here-too = Someone else here sits
page-stand-up = Stand up
page-give-bot = Bot
page-free-seat = Free the seat
page-invite = Send this link to your friends
page-copy = Copy
page-copied = Copied
page-fill-and-start = Fill with bots and begin
page-host-starts = Whoever set the table up begins the match.

## At the table

page-home = Home
page-table = Table
page-log = Log
page-chat = Chat
page-tabs = Parts of the table
page-unread = something new
page-settings = Settings
page-rules = Rules
page-shut = Close
page-back = Back
page-loading = Just a moment …
page-reconnecting = Reconnecting …
page-unreachable = The server cannot be reached just now. Try again.
page-watchers =
    { $count ->
        [one] { $count } looks on
       *[other] { $count } look on
    }
page-prompt = What you may do
page-your-turn = Your turn
page-waiting-for = Waiting for { $names }
page-at-any-time = At any time
page-clock = Time left
page-hours-left = { $hours } h
page-choose-more = Choose more, or fewer.
page-move-up = Move up: { $what }
page-ask-hint = Hint
page-hint = A strong player would: { $answer }
page-hint-thinking = A strong player is thinking …
page-take-back = Take back
page-ask-take-back = Ask to take back
page-undo-wish = { $seat } would like to take the last answer back. Do you agree?
page-undo-waits = Taking back waits for: { $seats }
page-agree = Agree
page-refuse = No
page-withdraw = Never mind
page-so-far = So far:
page-since-your-turn = Since your last turn:
page-round-over = The round is over
page-go-on = Go on
page-next-round = Next round
page-newest = Newest
page-points = Points
page-before = before
page-now = now
page-to-target = to { $target }
page-dismiss = Dismiss
page-see-moment = See this moment
page-looking-back = Looking back:
page-back-to-now = Back to now
page-rewind = Rewind to here
page-choose-moment = Choose a moment
page-play-on = Play on
page-answered-by =
    { $by ->
        [default] (time was up)
        [order] (standing order)
       *[other] (a bot answered)
    }
page-say = Say something
page-send = Send
page-claims = Ready phrases
page-away = Your time was up, so a bot plays for you.
page-return = Take your seat back
page-coach = Teacher
page-predict = I guess so
page-bets = { $right } of { $made } guesses right so far
page-ending = The match is over
page-how-counted = How the points came together
page-leads = { $name } decides. Your choice is a proposal.
page-you-lead = You decide. Confirm a proposal, or choose yourself.
page-vote = Most votes decide. Your choice is a vote.
page-proposal = { $name } proposes: { $what }
page-next-match = Continue
page-rematch = Once more
page-replay = Replay
page-replay-cut-short = This match was played under older rules. It can be shown up to the move where today’s rules differ.
page-pass-to = Pass the screen to { $name }
page-curtain = The table is hidden until they take it.
page-i-am = I am { $name }

## Settings

page-language = Language
page-theme = Light
page-theme-auto = As the system has it
page-theme-dark = Night
page-theme-light = Day
page-go-light = To daylight
page-go-dark = To moonlight
page-speed = Movement
page-speed-of =
    { $speed ->
        [0] None
        [1] Calm
       *[other] Quick
    }
page-sounds = A soft sound on your turn
page-retell = Retell what happened since your last turn
page-as-list = All answers as buttons too
page-orders = Standing orders
page-orders-are = Questions that are answered for you.
page-leave-table = Leave the table
page-leave-says = Your seat stays yours: you find the table on the first page.

## Keys

page-keys = Keys
page-key-arrows = move within one part of the table
page-key-tab = goes to the next part
page-key-enter = plays or answers
page-key-esc = goes back
page-key-slash = says what is where
page-key-help = shows these keys
page-where = What is where

## Rules

page-search-rules = Search the rules
page-no-rule-found = No rule has these words.

## Replay

page-to-start = To the beginning
page-step-back = One step back
page-step-on = One step on
page-to-end = To the end
page-play = Play
page-pause = Pause
page-moment = Moment
page-eyes = Seen by
page-eyes-watcher = Somebody who looks on
page-all-open = Show what was hidden
page-share = Copy the link
page-download = Download
page-verify = Check the shuffles
page-hash-fits = The shuffles are the ones that were fixed before the first move.
page-hash-differs = The seed does not fit the published hash!
page-hash-seen = This browser computed the hash of the seed and compared it with the hash that it saw when the match began.
page-hash-not-seen = This browser was not there when the match began: it compared the seed with the hash that the server names now.
page-server-replayed =
    The server played the record again: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } by the rules, { $chances ->
        [one] { $chances } draw
       *[other] { $chances } draws
    } from the seed.
page-verified-in-part = The match was played under older rules: its later moves cannot be checked.
page-verify-yourself = To trust nobody, download the record and check it on your own computer:
page-seed-and-hash = Seed and hash
