### The words of the page around every board.

## Home

page-welcome = Board games about spirits, by moonlight. No account needed: just send a friend the link.
page-play-now = Play now
page-learn = Learn { $game }
page-friends = Play with friends
page-alone = Solo game
page-tasks-done = Tasks completed
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
page-no-history = No finished matches yet. Play one and it’ll be kept here.
page-won = won
page-lost = lost
page-all-games = All games
page-tally = { $played } played, { $won } won
page-own-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-own-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
page-length =
    { $unit ->
        [minutes] { $n } min
        [hours] { $n } h
       *[days] { $n ->
            [one] { $n } day
           *[other] { $n } days
        }
    }
page-earlier = Show earlier matches
page-rules-of = Rules: { $game }
page-credits = { $game } is a game by { $design }.
page-credits-after = { $game } is based on { $original }, published by { $publisher }.
page-drawings = All the artwork is our own.

## Setting a table up

page-which-game = Game
page-how-many-play = Players
page-seat = Seat { $number }
page-seat-whoever = Open to anyone
page-their-name = Their name
page-name-needed = Type a name. It can’t start with ~.
page-level =
    { $level ->
        [random] Random bot
        [beginner] Beginner bot
        [casual] Casual bot
        [greedy] Sharp bot
        [search] Strongest bot
       *[other] { $level }
    }
page-level-rating = { $level } · { $value } ± { $error }
page-level-scenes = { $level } · { $value } ± { $error }% of scenes
page-strengths-rating = The numbers are measured ratings with their standard error, from { $games } matches between bots. Of two players, one rated 400 higher wins about ten times as often as it loses.
page-strengths-scenes = The numbers say how many scenes each bot finishes on its own, with the standard error, out of { $games } tries.
page-bots-level = Bots
page-which-pace = Pace
page-pace =
    { $pace ->
        [live] Live: 90 seconds per answer
        [correspondence] Correspondence: two days per answer
       *[free] No clock
    }
page-public = Public table
page-by-vote = Decide by vote, without a leader
page-bots-talk = Bots chat
page-bots-quiet = Bots don’t chat at this table.
page-start = Start
page-how-many = How many
option-first = Who starts
option-content = A TOML file with the values from your own box, or a folder with a pack
page-by-lot = Random

## Before the match

page-who-plays = Who’s playing?
page-seat-open = Free seat
page-seat-you = you
page-offline = offline
page-sit = Sit down
page-sit-here-too = Add a player at this screen
page-stand-up = Stand up
page-invite = Send this link to your friends
page-copy = Copy
page-copied = Copied
page-fill-and-start = Fill with bots and start
page-host-starts = The host starts the match.
page-qr = QR code of the link
page-arrange = More options
page-read-rules = Read the rules while you wait

## An evening: the same deal at several tables

page-evening = Duplicate evening
page-evening-says = Every table gets exactly the same deal. Play it with friends at different tables, then see who made the most of it.
page-evening-how-many = Tables
page-evening-each = At every table
page-evening-make = Set up the evening
page-evening-of = Evening: { $game }
page-evening-choose = Pick a seat. The same deal waits at every table.
page-evening-progress =
    { $ended ->
        [one] { $ended } of { $tables } tables has finished
       *[other] { $ended } of { $tables } tables have finished
    }
page-evening-sealed = Replays and the deal itself stay closed until every table has finished. Until then, talk about anything but the deal.
page-evening-table = Table { $number }
page-evening-table-is =
    { $status ->
        [open] waiting for players
        [playing] in play
       *[over] finished
    }
page-evening-go = Go to your table
page-evening-end = End the evening
page-evening-end-sure = Unfinished tables won’t count. End it for everyone?
page-evening-starts = You can start once every seat is taken.
page-evening-back = All tables of the evening
page-evening-ranking = Who made the most of the deal
page-evening-margin-says = The difference compares each player’s points with the average in the same seat at the other tables.
page-evening-margin-together = The difference compares the table’s points with the average at the other tables. Those who won the scene come first.
page-evening-margin = difference
page-evening-alone = Only one table has finished, so there’s nothing to compare it with.
page-evening-none = No table has finished, so there’s nothing to compare.
page-evening-bot = bot
page-evening-by-seat = Seat by seat
page-evening-replay = Replay, table { $number }
page-evenings = Your evenings

## At the table

page-home = Home
page-table = Table
page-log = Log
page-chat = Chat
page-tabs = Parts of the table
page-unread = something new
page-settings = Settings
page-rules = Rules
page-rule = Rule { $rule }
page-shut = Close
page-back = Back
page-loading = Just a moment…
page-reconnecting = Reconnecting…
page-unreachable = The server can’t be reached right now. Try again in a moment.
page-watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
page-prompt = What you can do
page-your-turn = Your turn
page-waiting-for = Waiting for { $names }
page-readers = Still looking at the results: { $names }
page-at-any-time = At any time
page-clock = Time left
page-hours-left = { $hours } h
page-choose-more = Pick a different number.
page-move-up = Move up: { $what }
page-ask-hint = Hint
page-hint = A strong bot would choose: { $answer }
page-hint-thinking = A strong bot is thinking…
page-take-back = Take back
page-ask-take-back = Ask to take back
page-undo-wish = { $seat } would like to take back the last answer. Is that all right?
page-undo-waits = Waiting for permission from { $seats }
page-agree = Allow
page-refuse = Refuse
page-withdraw = Never mind
page-missed =
    { $n ->
        [one] { $n } thing has happened since your last turn
       *[other] { $n } things have happened since your last turn
    }
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
page-choose-moment = Pick a moment
page-play-on = Play on
page-answered-by =
    { $by ->
        [default] (time ran out)
        [order] (automatic answer)
       *[other] (answered by a bot)
    }
page-say = Say something
page-send = Send
page-claims = Ready phrases
page-away = A bot is playing for you.
page-return = Take your seat back
page-absent = Away or awaited
page-gone =
    { $unit ->
        [now] just left
        [minutes] away for { $n } min
        [hours] away for { $n } h
       *[days] { $n ->
            [one] away for { $n } day
           *[other] away for { $n } days
        }
    }
page-gone-bot = a bot plays on
page-is-away = { $seat } is away.
page-is-back = { $seat } is back.
page-nudge = Nudge { $seat }
page-has-nudged = Nudge sent
page-nudged = { $seat } is waiting for you.
page-relieve = Let a bot play on
page-relief-wish = { $seats } would let a bot play on.
page-coach = Teacher
page-show-me = Show me
page-skip-chapter = Skip chapter
page-leave-lesson = Leave the lesson and play on
page-teacher-points = The teacher is pointing: { $answer }
page-tip-of = { $step } of { $of }
page-predict = That’s my guess
page-bets = { $right } of { $made } guesses right so far
page-ending = The match is over
page-how-counted = Where the points came from
page-leads = { $name } decides. Your choice is a suggestion.
page-you-lead = You decide. Confirm a suggestion, or make your own choice.
page-confirms = Your suggestion is in. Nothing happens until { $name } confirms it or chooses otherwise.
page-you-confirm = Nothing happens until you decide: confirm a suggestion, or make your own choice.
page-vote = The majority decides. Your choice is a vote.
page-tie = It’s a tie: { $name } now has to confirm one of the choices.
page-you-tie = It’s a tie: you now have to confirm one of the choices.
page-vote-clock = Votes count until then
page-proposal = { $name } suggests: { $what }
page-next-match = Continue
page-rematch = Play again
page-replay = Replay
page-replay-cut-short = This match was played under older rules. It can be shown up to the move where today’s rules differ.
page-pass-to = Pass the screen to { $name }
page-curtain = The table stays hidden until then.
page-i-am = I’m { $name }

## Settings

page-language = Language
page-theme = Theme
page-theme-auto = Match system
page-theme-dark = Night
page-theme-light = Day
page-go-light = Switch to daylight
page-go-dark = Switch to moonlight
page-speed = Animation speed
page-speed-of =
    { $speed ->
        [0] None
        [1] Calm
       *[other] Quick
    }
page-sounds = Sound
page-volume = Volume
page-bot-talk = Let bots chat
page-notify = Notify me when someone is waiting for me
page-notify-blocked = Your browser blocks notifications from this page.
page-retell = Recap what happened since my last turn
page-as-list = Show every answer as a button too
page-orders = Automatic answers
page-orders-are = Questions that are answered for you.
page-leave-table = Leave the table
page-leave-says = Your seat stays yours: you’ll find the table on the home page.

## Keys

page-keys = Shortcut keys
page-key-arrows = move around within one part of the table
page-key-tab = moves to the next part
page-key-enter = plays or answers
page-key-esc = goes back
page-key-slash = tells you what is where
page-key-help = shows these keys
page-key-digits = point at a choice; the same digit again makes it
page-key-question = goes to what you’re asked
page-key-take-back = takes your last move back
page-key-hint = asks for a hint
page-skip = Go to the question
page-where = What is where

## Rules

page-search-rules = Search the rules
page-no-rule-found = No rule contains those words.

## Replay

page-to-start = To the start
page-step-back = One step back
page-step-on = One step forward
page-to-end = To the end
page-play = Play
page-pause = Pause
page-moment = Moment
page-marks = Rounds and highlights
page-mark-round = Round { $n }
page-mark-before = Previous highlight
page-mark-after = Next highlight
page-eyes = View
page-eyes-watcher = Spectator
page-all-open = Show what was hidden
page-share = Copy the link
page-download = Download
page-analyse = What decided it?
page-analysis = Analysis
page-analysing = A strong bot is looking back at the match…
page-beliefs-how = As far as anyone could tell from what lay open. ● marks whom it was true of.
page-verify = Check the shuffles
page-hash-fits = The shuffles are the ones fixed before the first move.
page-hash-differs = The seed doesn’t match the published hash!
page-hash-seen = This browser worked out the hash of the seed and compared it with the hash it saw when the match began.
page-hash-not-seen = This browser wasn’t there when the match began, so it compared the seed with the hash the server gives now.
page-server-replayed =
    The server replayed the record: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } by the rules, { $chances ->
        [one] { $chances } draw
       *[other] { $chances } draws
    } from the seed.
page-verified-in-part = The match was played under older rules, so its later moves can’t be checked.
page-verify-yourself = Don’t take our word for it: download the record and check it on your own computer:
page-verify-file = FILE
page-seed-and-hash = Seed and hash

## For the operator

page-operator = The server
page-operator-token = Operator’s token
page-operator-needed = Type the operator’s token.
page-operator-open = Open
page-operator-tables = Tables in memory
page-operator-sockets = Open pages
page-operator-guests = Guests at tables
page-operator-thinking = Bots thinking
page-operator-waiting = Waiting for a bot
page-operator-memory = Memory
page-operator-megabytes = { $count } MB
page-operator-failures = Background failures
page-operator-since = Running since
page-operator-version = Version
page-operator-set-aside = Tables that can’t be read
page-operator-in-use = Tables in memory, the busiest first
page-operator-no-tables = Nobody is playing.
page-operator-more = And { $count } more.
page-operator-table =
    { $status ->
        [open] waiting to start
        [playing] being played
       *[over] finished
    } · players: { $people }, bots: { $bots } · open pages: { $sockets }
page-operator-export = Export
page-operator-close = Close
page-operator-close-sure = Delete for good?
page-operator-named = Another table, by its link
