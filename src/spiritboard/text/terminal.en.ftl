### The words of the command line and the terminal; no browser reads them.

## The command line

cli-help = Board games about spirits, with their full rules: { $games }.
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-usage = Usage: spiritboard { $command }…
cli-command = COMMAND
cli-play = Play a game in this terminal against bots.
cli-verify = Check a recorded match: rules, shuffles, published hash.
cli-analyse = Look back at a recorded match: what decided it, luck and choices, who could have known what.
cli-check = Test a game against every check of the conformance kit.
cli-rules = Print the rules of a game.
cli-simulate = Let bots play many games and sum up the results.
cli-balance = Show how seat order and cards affect who wins, from many games between equal bots.
cli-duel = Find out which of two bots is stronger: both play the same deals in every seat.
cli-fit = Learn the numbers that a game’s bots go by, from many games of its quick bot.
cli-arena = Let bots compete: every deal is played in every seat, until it’s clear who is stronger.
cli-bench = Measure how fast it runs.
cli-serve = Run the server for playing in a browser, here or over the network.
cli-version = Print the version.
cli-opt-help = Show this help.
cli-opt-game = Which game: { $games }; or your own as module:name.
cli-opt-one-bot = The bot at every seat: random, greedy, search, search:2000 (iterations), search:0.5s, or your own as file.py:Bot or cmd:program.
cli-opt-check-seconds = Roughly how long to run, in seconds.
cli-opt-fit-output = Where to write them; otherwise they are printed.
cli-opt-seats = How many players.
cli-opt-seats-of = How many players: { $allowed }.
cli-opt-check-seats = Player counts, e.g. 3,4,5; all of them by default.
cli-opt-bots = random, greedy, search, search:2000 (iterations), search:0.5s, or your own as file.py:Bot or cmd:program; one for all, or one per bot, separated by commas.
cli-opt-bots-of = The level of the bots, easiest first: { $levels }; one for all, or one per bot, separated by commas. Also random, greedy, search, search:2000 (iterations), search:0.5s, or your own as file.py:Bot or cmd:program.
cli-level-rating = { $level } ({ $value } ± { $error })
cli-level-scenes = { $level } ({ $value } ± { $error }% of scenes)
cli-opt-lang = en, cs or ru; your system’s language by default.
cli-opt-seed = The same seed gives the same shuffles.
cli-opt-name = Your name at the table.
cli-opt-auto = Bots take every seat; the log is printed.
cli-opt-record = Keep the match in this file, saved after every answer.
cli-opt-resume = Continue a match from this file.
cli-opt-continue = Play the whole campaign, scene by scene, picking up where you left off.
cli-opt-plain = No colours or frames, just sentences; good for screen readers.
cli-opt-file = A recorded match.
cli-opt-verify-game = The game of the match, if it is your own: module:name.
cli-opt-published = The hash that was published before the first move.
cli-opt-analyse-bot = The strong bot that judges every choice: search:200 (iterations) or search:0.5s.
cli-opt-analyse-games = How many pairs of trial games tell luck from choices; more of them make it surer.
cli-opt-matches = Matches for each player count and variant, with every check at every question; by default, as many as time allows.
cli-opt-games = How many games.
cli-opt-duel-one = A bot: random, greedy, search, search:2000 (iterations), search:0.5s, or your own as file.py:Bot or cmd:program.
cli-opt-duel-other = The bot it plays against.
cli-opt-deals = How many deals; both bots play each of them in every seat.
cli-opt-arena-bots = Two or more bots, separated by commas: random, greedy, search:2000, search:0.5s, tree:0.5s, file.py:Bot, cmd:program or cheater. The first one is tested.
cli-opt-arena-seats = Player counts, e.g. 3-5 or 2,4; each deal is played at each of them.
cli-opt-sprt = Stop once it’s clear whether the first bot’s share of the wins is this many points above an equal one, e.g. 0,5.
cli-opt-one-seat = Only games in which the first of two bots has one seat and the second all others.
cli-opt-arena-deals = How many deals; 100 by default, or as many as the test needs.
cli-opt-out = A folder for the results, the report and its charts; the same command continues there.
cli-opt-ratings = Write how strong each bot is to this TOML file; a game shows it as content/levels.toml.
cli-opt-json = Print the results as JSON.
cli-opt-processes = How many processes to use.
cli-opt-ray = Play on the Ray cluster at this address instead of on this machine alone, e.g. head:6379.
cli-opt-output = Write the full report to this Markdown file.
cli-opt-plot = Write its chart to this SVG file.
cli-opt-markdown = As a Markdown page.
cli-opt-serve-games = Your own games to add, each as module:name; the rules alone are enough.
cli-opt-serve-bot = A bot of your own that tables can seat, as name=file.py:Bot; can be given more than once.
cli-opt-host = The address to listen on; 0.0.0.0 for the whole network.
cli-opt-port = The port; 0 for a free one.
cli-opt-data = The folder to keep tables in; your user data folder by default.
cli-opt-origin = Another address the page may be served from, e.g. a proxy’s; can be given more than once.
cli-opt-bot-processes = How many processes bots think in.
cli-opt-bot-seconds = How long a strong bot thinks about an answer.
cli-opt-bot-pace = The least time any bot takes to answer, in seconds.
cli-opt-out-of-turn-seconds = How long bots wait while a person might want to act out of turn, in seconds.
cli-opt-vote-seconds = How long a vote waits for the others after the first vote, in seconds.
cli-opt-reading-seconds = How long bots wait for a player who is reading how the round ended, in seconds.
cli-opt-absent-seconds = How long a player must be away before the others may let a bot play on, in seconds.
cli-opt-live-seconds = How long a player has to answer in a live match.
cli-opt-correspondence-seconds = The same for a correspondence match.
cli-opt-tables-per-minute = How many tables a guest can set up per minute; 0 for no limit.
cli-opt-commands-per-second = How many commands a browser can send per second; 0 for no limit.
cli-serve-says = Every option can also be set in the environment, e.g. SPIRITBOARD_PORT=8080; a flag takes precedence.
cli-serving = Spiritboard is running at { $address }
cli-serving-data = Tables are kept in { $folder }. Press Ctrl+C to stop the server.
cli-unknown-command = Unknown command “{ $name }”. Available: { $known }.
cli-unknown-option = Unknown option “{ $name }”. See “{ $command } --help” for the list.
cli-missing = “{ $name }” needs a value.
cli-wrong-value = “{ $value }” isn’t valid for { $name }. Possible: { $expected }.
cli-too-many = “{ $name }” isn’t expected here.
cli-misused = That command can’t be understood. See “{ $command } --help”.
cli-game = { $name }: { $title }, { $least }–{ $most } players
cli-play-one = To play: spiritboard play { $name }. For its options: spiritboard play { $name } --help
cli-which-game = Which game? Available: { $known }.
cli-twice = “{ $name }” was given more than once.
cli-no-room = Can’t write any more: the disk is full.
cli-playing = Playing
cli-play-says = Each game has its own options too: spiritboard play GAME --help.
cli-choices = choices: { $values }
cli-default = default: { $value }
cli-required = required
cli-a-number = a whole number
cli-interrupted = Stopped.
cli-verified =
    The record is sound: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } by the rules, { $chances ->
        [one] { $chances } draw
       *[other] { $chances } draws
    } from the published seed.
cli-verified-over = The match is over.
cli-verified-open = The match isn’t over yet.
cli-verified-older = It was recorded under older rules ({ $theirs }) and could be replayed to the last move.
cli-verified-up-to =
    Recorded under older rules ({ $theirs }); it could be replayed up to move { $moves } of { $all }. The rest can’t be checked.
cli-simulated =
    { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } answer
       *[other] { $decisions } answers
    }
cli-simulated-seat = seat { $number } ({ $bot }): { $wins } won ({ $percent }% ± { $error }), { $score } points on average ± { $spread }
cli-checked =
    { $game }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $decisions ->
        [one] { $decisions } answer
       *[other] { $decisions } answers
    }; fingerprint { $digest }
cli-checked-laws = How often each check had something to look at:
cli-checked-questions = Questions:
cli-checked-answers = Answers:
cli-checked-events = What was reported:
cli-checked-outcomes = How it ended:
cli-check-variant = seats: { $seats }; { $variant }
cli-check-pass =
    checks at one question in { $every }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $seconds } s
cli-check-cut = Time ran out: { $matches } of { $of } variants were played. Give it more with --seconds.

## The balance report

balance-title = Balance of { $name }
balance-how = Equally strong bots played; seat 1 started every game. A share of 1 is fair; ± is the standard error. For every card and place: how often it was taken per game, and how the players who took it did against a fair share. It shows who wins with it, not that they win because of it. In solo games the share is simply the win rate.
balance-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
balance-length =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; on average { $rounds } rounds, { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }.
balance-level = { $number }
balance-tenths = { NUMBER($number, minimumFractionDigits: 1) }
balance-hundredths = { NUMBER($number, minimumFractionDigits: 2) }
balance-percent = { NUMBER($share, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) }%
balance-place = Turn order
balance-wins = Wins
balance-share = Compared with a fair share
balance-points = Average points
balance-plot = Wins by turn order, compared with a fair share

## How fast it is

bench-decisions = answers/s
bench-search = search/s
bench-searched = answers searched/s
bench-clone = copy, µs
bench-view = view, µs
bench-steps = steps/s with observation and mask
bench-compiled = { $game }, compiled
bench-plain = { $game }, plain Python
bench-in-two = { $game }, in two processes
bench-at-once =
    { $game }, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } at once
bench-against = against { $peer }
bench-times = { NUMBER($ratio, minimumFractionDigits: 2) } ×
bench-rest = { $title }: a finished match takes up { $size } kB; a late answer takes { $ratio } times as long as an early one.
bench-work = { $title }: { $rate } { $what } a second.

## The duel of two bots

duel-played =
    { $one } against { $other }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, each played by both bots in every seat, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in all. ± is the standard error, by deal.
duel-share = { $one } takes { $mean }% of the wins, ± { $error }. 95% interval: { $low }–{ $high }%. Equal bots would take 50%.
duel-alone = { $one }, with { $other } in every other seat, wins { $mean }%, ± { $error }. 95% interval: { $low }–{ $high }%. A fair share is { $fair }%.
duel-solo = { $one } wins { $mean }% of its games, ± { $error }. 95% interval: { $low }–{ $high }%.
duel-lead = Wins in percentage points, { $one } minus { $other }: { $mean } ± { $error }. 95% interval: { $low } to { $high }.
duel-points = Average points: { $one } { $first }, { $other } { $second }; a difference of { $ahead } ± { $error }.
duel-time = Processor time per answer: { $one } { $first } ms, { $other } { $second } ms.

## The arena

arena-title = { $name }: which bot is stronger
arena-how = Every deal is played in every line-up, so each bot meets the same luck in every seat. ± is the standard error, by deal. Share: a bot’s part of all wins. One seat: how often it wins when it has one seat of a game. Rating: Plackett–Luce, 25 for an unknown bot. Time: of the processor, per answer; for a program, until it answers. Faults: answers made for a program that was late or answered with something impossible.
arena-played =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }.
arena-fair = Equal bots would each have { $fair }% of the wins.
arena-fair-one-seat = { $bot } has one seat in each game; if it were no stronger, it would have { $fair }% of the wins.
arena-stronger = { $bot } is stronger: after { $deals } deals the test, { $low } against { $high } points above an equal share, ended for { $high }. Its ratio is { $ratio }, its bounds { $least } and { $most }; errors 5%.
arena-no-stronger = { $bot } isn’t that much stronger: after { $deals } deals the test, { $low } against { $high } points above an equal share, ended for { $low }. Its ratio is { $ratio }, its bounds { $least } and { $most }; errors 5%.
arena-undecided = { $bot }: the test, { $low } against { $high } points above an equal share, hasn’t ended after { $deals } deals. Its ratio is { $ratio }, its bounds { $least } and { $most }; errors 5%.
arena-ceiling = { $bot } sees everything that is hidden, but not what will be drawn. Its share shows roughly how much there is to gain from reading the others.
arena-bot = Bot
arena-share = Share
arena-alone = One seat
arena-points = Points
arena-rating = Rating
arena-time = Time
arena-faults = Faults
arena-plot-shares = Share of all wins, with 95% intervals
arena-plot-test = The test, deal by deal
arena-deals = Deals
arena-ratio = Log likelihood ratio
arena-live = { $bot }: { $mean }% of the wins, ± { $error }
arena-live-test = { $bot }: { $mean }% of the wins, ± { $error }; ratio { $ratio }
arena-kept = The report is in { $file }.

## The terminal table

prompt = > {""}
welcome = { $game }: { $names }. Type a number to answer, or “help” for more.
fairness = The hash of the shuffles is { $hash }; “spiritboard verify FILE” proves it from the saved match.
resumed = The match goes on.
thinking = { $name } is thinking…
options-beside = At any time:
options-more = (+{ $count }: { $command } { $number })
options-cut =
    { $count ->
        [one] … and { $count } more option: type “{ $command }”
       *[other] … and { $count } more options: type “{ $command }”
    }
no-such-option =
    There’s no option { $number }: choose { $last ->
        [one] 1
       *[other] 1 to { $last }
    }.
not-understood = “{ $typed }” is neither an option nor a command. Type “help” for the list.
say-more = “{ $typed }” could mean: { $choices }.
may-do = Yes, you can: { $answer }.
may-do-so = Yes, you can: { $answer } ({ $preview }).
why-what = Why what? Type “why” with a card or an option.
hint-is = A sharp bot would choose: { $answer }.
hint-strong = A strong bot would choose: { $answer }. { $why }.
strong-bot = A strong bot
hint-nothing = A sharp bot would wait.
undone = Taken back.
rewind-how = Type “undo 3” to go back three answers.
saved = Saved in { $file }.
save-elsewhere = The match goes on. To keep it, save it elsewhere: “save FILE”.
save-where = Where? Try “save my-match.json”.
watch-on = Before others act, you’ll be asked whether you want to do something first.
watch-off = You won’t be asked before others act any more.
act-now = { $name } is about to act. Do you want to do something first? Enter: no. (“watch” turns these questions off.)
go-on = Enter: on to the next round.
next-scene = Enter: on to the next scene.
log-earlier =
    { $count ->
        [one] … { $count } earlier line: type “log”
       *[other] … { $count } earlier lines: type “log”
    }
log-title = What happened
rule-line = { $number }: { $text }
no-such-rule = There’s no rule “{ $number }”. Try “rules all”.
records-score = { $column }: { $points }
records-nowhere = nowhere yet
records-not-kept = No records are kept here.
ending-saved = The match is saved in { $file }. To continue: spiritboard play --resume { $file }
ending-kept = The match is saved in { $file }.
ending-campaign = The campaign is saved. To continue: spiritboard play { $game } --continue
ending-unsaved = The match wasn’t saved. Next time: --record FILE, or “save FILE” at the table.

## What can be typed at the table; the first word is shown, all are understood

command-why = why
command-more = more
command-rules = rules, rule
command-table = table, t
command-log = log
command-undo = undo
command-save = save
command-hint = hint
command-watch = watch
command-records = records
command-help = help, ?
command-quit = quit, exit, q
command-all = all
help-answer = a number, a card’s letter and number, or a word from the option
help-answer-says = answers the question
help-why = a card, a number or a word
help-why-says = tells you why something isn’t allowed, or what it would do
help-more = with a number
help-more-says = shows all the answers behind one marked (+…)
help-rules = nothing, a rule’s number, or “{ $all }”
help-rules-says = shows the rule behind the question, that rule, or all of them
help-table-says = shows the table again
help-log-says = retells the whole round
help-undo = nothing, or how many
help-undo-says = takes back your last answer, or that many
help-save = FILE
help-save-says = saves the match
help-hint-says = tells you what a strong bot would do, and why
help-watch-says = turns the questions before others act on or off
help-records-says = shows your best scores and completed tasks in solo games
help-help-says = shows this
help-quit-says = leaves the table

## Scenes

cli-scene = For scene writers: check scenes, play one, find its odds.
cli-opt-scene-what = check: a pack, or our own scenes; play: one scene; odds: how often bots win; calibrate: what the adviser’s estimates come to; starts: what bots bring into each scene of a campaign.
cli-opt-scene-target = A file or folder to check or play, a scene, or a chapter.
cli-opt-scene-start = Only from this start; separate several with commas.
cli-opt-scene-level = Only at this level; separate several with commas.
cli-opt-scene-limit = How many positions the solver may look at for a bound that a quarter of them leaves too loose; 0 to skip the solver.
cli-opt-scene-keep = A file for the results: an interrupted run picks up where it stopped, chapter by chapter.
cli-opt-scene-kept-only = Show the saved results without computing anything.
cli-opt-scene-notes = A Markdown file to put above the table.
cli-scene-sound = No problems found.
cli-scene-no-text = the text { $key } is missing in: { $languages }
scene-odds-title = { $name }: the odds of each scene
scene-odds-how = Wins in percent, with their standard error. No play with dice and crystals wins more often than “at most” says; held cards, explore cards and Brom aren’t counted there, but bots do play with them. Best play is exact where it could be worked out. A dash means there was too much to look at, or it wasn’t asked; such a start is judged by its bots alone. A start misses its target only if the error doesn’t explain it. Scenes that are easy on purpose have no target.
scene-odds-scene = Scene
scene-odds-start = Start
scene-odds-level = Level
scene-odds-exact = best play
scene-odds-most = at most
scene-odds-misses = misses
scene-odds-too-hard = bots below { $share }
scene-odds-too-easy = at most above { $share }
scene-odds-loose = at most above { $share }, bots below it
scene-odds-won-too-often = bots above { $share }
scene-odds-hopeless = at most below { $share }
scene-odds-easy = easy on purpose: { $why }
scene-odds-aim = { $level }: the better bot should win { $careful } or more, and “at most” should be between { $least } and { $most }. { $missed } of { $all } starts miss that, { $loose } of them only because no bound is known that is sharp enough.
scene-chances-plays = plays
scene-chances-turns = turns
scene-chances-said = said
scene-chances-won = won
scene-chances-error = error
scene-chances-error-set-right = error when set right, on plays kept back
scene-starts-visits = arrivals
scene-starts-crystals = crystals
scene-starts-spirit = spirit
scene-starts-cards = cards
scene-starts-healed = healed

## The store

cli-store = For server hosts: check the store, back it up, restore a copy, free up space.
cli-store-says = Check and backup can run alongside the server; stop it first for the others.
cli-opt-store-what = check: find what can’t be read; backup: copy it to a file; restore: put a copy in its place; compact: free the space left by deleted tables; move: bring everything into an empty PostgreSQL database (--store).
cli-opt-store-file = The copy to make or restore.
cli-opt-store-set-aside = Move tables that can’t be read to set-aside.db next to the store.
cli-opt-keep-days = Delete tables after this many days without activity; 0 for never.
cli-store-fault = { $table }: { $reason }
cli-store-sound = Every table can be read.
cli-store-moved =
    { $count ->
        [one] { $count } table was
       *[other] { $count } tables were
    } moved to { $file }.
cli-store-copied = The store was copied to { $file }.
cli-store-restored = { $file } is now the store. The previous one, if any, is kept as { $kept }.
cli-store-compacted = { $before } kB before, { $after } kB now.
cli-store-carried =
    { $count ->
        [one] { $count } table is
       *[other] { $count } tables are
    } now in { $store }. The file is kept as { $kept }.
cli-opt-requests-per-second = How many requests an address can make per second; 0 for no limit.
cli-opt-guests-per-minute = How many new guests can come from one address per minute; 0 for no limit.
cli-opt-sockets-per-address = How many tables can be open at once from one address; 0 for no limit.
cli-opt-connections = How many connections can be open at once; beyond that requests get status 503; 0 for no limit.
cli-opt-watchers = How many spectators a table can have; 0 for no limit.
cli-opt-store = A PostgreSQL database to keep tables in instead, postgresql://user@host/name; best set in the environment if it has a password.
cli-opt-nodes = How many server processes share one address on this machine; more than one needs a PostgreSQL database (--store).
cli-opt-node-host = Where other servers on the same database can reach this one; for several machines, its address on their network.
cli-serving-store = Tables are kept in { $store }. Press Ctrl+C to stop the server.
cli-work = Run bots for servers that share a PostgreSQL database, on this machine.
cli-work-says = Any number of workers can help; stop one at any time and the servers go on without it. Every option can also be set in the environment, e.g. SPIRITBOARD_STORE.
cli-opt-work-store = The servers’ PostgreSQL database, postgresql://user@host/name; best set in the environment if it has a password.
cli-opt-work-bot = A bot of your own that the servers seat, given just as they have it: name=file.py:Bot; can be given more than once.
cli-working = Bots are thinking for the servers on { $store }. Press Ctrl+C to stop.
cli-opt-operator-token = Opens /operator and /metrics to whoever has it: at least 16 characters, best set in the environment; without it nobody can open them.
cli-opt-log-format = The log for people at a terminal, or as JSON.
cli-opt-log-level = What is logged: warning for trouble only, info for every request too.
cli-serving-friends = Friends on your network can open { $address }
