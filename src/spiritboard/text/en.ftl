### The words of the shell: refusals, command line, terminal. Each game has its own beside it.

yes = yes
no = no
nothing = none
list = { $first }, { $next }
list-last = { $first } and { $next }
clauses = { $first }; { $next }
fact = { $name }: { $value }.
plain = { $name }
plain-with = { $name } ({ $facts })
plain-fact = { $name }: { $value }
refusal-by-rule = { $reason } ({ $rule })

## Refusals

refuse-game-over = The game is over.
refuse-match-goes-on = The match is not over yet.
refuse-campaign-over = The campaign is over.
refuse-another-question =
    That answers question { $asked }, but question { $open } is open now. Look again.
refuse-no-such-seat = There is no seat { $seat }: seats are numbered from 0, and there are { $seats }.
refuse-not-your-question = It is not your turn to answer.
refuse-not-by-chance = Chance cannot have answered that.
refuse-not-an-answer = That is not an answer to this question.
refuse-not-an-action = That is not an action of this game ({ $detail }).
refuse-no-what-if = Nothing can be weighed in this game.
refuse-wrong-fields = The saved table does not fit this version: { $fields }.
refuse-unknown-frame = The saved table has a step that this version does not know: { $frame }.
refuse-state-version = The saved table was written by a newer version ({ $theirs }); this one reads up to { $ours }.
refuse-unknown-content = The saved table names a box that is not at hand: { $content }.
refuse-no-content = { $name } has no box whose values could be changed.
refuse-unknown-game = There is no game “{ $name }”. There is: { $known }.
refuse-no-such-object = “{ $name }” cannot be loaded ({ $detail }). Expected package.module:game.
refuse-not-a-game = “{ $name }” is not a game. Expected a spiritboard.core.game.Game.
refuse-no-rules-text = “{ $name }” brings no text of its rules.
refuse-seats-out-of-range = { $seats } seats cannot play. Expected: { $allowed }.
refuse-bad-option = “{ $value }” does not fit the option “{ $name }”. Expected: { $expected }.
refuse-option-for-seats = The option “{ $name }” is for tables with this many seats: { $seats }.
refuse-resume-another-game = { $file } holds a match of { $name }, not of { $asked }.
refuse-unknown-game-option = This game has no option “{ $name }”. Known options: { $known }.
refuse-no-game-options = This game has no option “{ $name }”, nor any other.
refuse-content-unreadable = The file { $file } cannot be read: { $detail }.
refuse-content-not-toml = { $file } is not a TOML file: { $detail }.
refuse-content-type = the value does not fit ({ $detail })
refuse-content-wrong = { $file }, line { $line }, { $field }: { $why }.
refuse-pack-empty = The folder { $file } holds neither content/*.toml nor text/*.ftl.
refuse-pack-not-fluent = The words of the pack ({ $language }) are not Fluent from here on: { $text }
refuse-pack-words-taken = The words of the pack ({ $language }) would change a message of the game: { $message }.
refuse-record-rules =
    The match was played by the rules { $theirs }; this version plays { $ours }.
refuse-name-taken = There is a game called “{ $name }” on the shelf already.
refuse-record-game = The record is of a game that is not at hand: { $name }. A game of your own has to be named too, as module:name.
refuse-record-no-seed = The record has no seed.
refuse-record-older =
    Recorded under older rules ({ $theirs }); it could be replayed only up to move { $moves } of { $all }, so it cannot go on.
refuse-record-state = Played again, the match ends in another state than the record says.
refuse-record-illegal = Entry { $entry } is against the rules: { $why }.
refuse-no-such-entry = There is no entry { $entry }. Expected 0 to { $last }.
refuse-record-cut-off = The file is cut off or is not a match record ({ $detail }).
refuse-record-format = The file is not a match record. Expected the format { $expected }.
refuse-record-edited = The file was changed after it was saved: its checksum is wrong.
refuse-records-spoilt = { $file } does not hold records ({ $detail }).
refuse-record-shape = The file is not a whole match record ({ $detail }).
refuse-record-absurd = The file is not a match record: no match holds such numbers or so many layers.
refuse-record-unreadable = The file { $file } cannot be read: { $detail }.
refuse-record-too-long = The file { $file } is not a match record: none is longer than { $most } MiB.
refuse-record-commitment = The seed of entry { $since } does not fit its published hash.
refuse-record-not-published = The record does not belong to the hash { $published }.
refuse-record-chance = Entry { $entry }: chance was not drawn from the published seed.
refuse-record-taken =
    { $file } already holds something else or an unfinished match. Choose another file, or go on with --resume.
refuse-file-unwritable = The file { $file } cannot be written: { $detail }.
refuse-undo-needs-consent = It can be taken back only if they agree: { $seats }.
refuse-nothing-to-undo = There is nothing of yours to take back.
refuse-undo-too-far =
    You can go back by { $most ->
        [one] { $most } answer
       *[other] { $most } answers
    } at most.
refuse-rewind-alone = Only whoever plays alone may go back that far. Take back one answer after another; the others are asked.
refuse-undo-older-rules =
    The match began under older rules and plays on under the new ones, so nothing can be taken back.
refuse-unknown-bot = There is no bot “{ $name }”. There are: { $known }.
refuse-games-out-of-range = { $games } games cannot be played. Expected 1 or more.
refuse-processes-out-of-range = { $processes } processes can’t play anything. Expected 1 or more.
refuse-process-lost = A process that was playing games has ended on its own (exit code { $code }). Perhaps memory ran short: try fewer processes.
refuse-too-few-deals = { $deals } deals are too few to tell skill from luck. Expected 2 or more.
refuse-bots-for-seats =
    { $bots ->
        [one] { $bots } bot is named
       *[other] { $bots } bots are named
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }. Name one for all, or one for each.
refuse-unknown-language = There is no language “{ $name }”. Expected: { $known }.
refuse-not-with-resume = { $option } belongs to a new match and cannot go with --resume.
refuse-not-with-continue = { $option } cannot go with --continue: a campaign keeps its own matches.
refuse-campaign-finished = The campaign in { $file } is over. To begin another, move that file away.
refuse-law-broken = The game breaks a law: { $detail }
refuse-bad-setting = { $name } is “{ $value }”, which does not fit. Expected: { $expected }.
refuse-store-version = { $file } was written by another version ({ $found }; this one writes { $ours }).
refuse-port-taken = Port { $port } cannot be used: { $detail }. A free one: --port 0
refuse-bad-host = { $host } is no address to listen at: { $detail }. The whole network is --host 0.0.0.0
refuse-bad-data = Tables cannot be kept in { $folder }: { $detail }.
refuse-no-page = The page has not been built. “make play” builds it.
refuse-bad-request = That request does not fit: { $detail }.
refuse-too-long = That is too long: at most { $most } characters.
refuse-who-are-you = We do not know you yet. Open the page once, then try again.
refuse-no-such-table = There is no such table. The link may be incomplete.
refuse-table-unreadable =
    This table cannot be opened: what was saved of it cannot be read. Nothing was deleted, and whoever runs the server finds the reason in its log.
refuse-no-such-match = There is no such match at this table.
refuse-no-lesson = There is no lesson of “{ $name }” yet.
refuse-too-many-tables = That is a lot of tables. Wait a minute, then try again.
refuse-not-started = The match has not begun yet.
refuse-not-over = That can be seen once the match is over.
refuse-started-already = The match has begun already.
refuse-seats-open = Some seats are still free: invite somebody, or let bots sit there.
refuse-seat-taken = Somebody sits there already.
refuse-not-your-seat = That is not your seat.
refuse-not-the-host = Only the host of the table can do that.
refuse-nothing-to-agree = There is nothing to agree to.
refuse-say-something = There is nothing to say in that.
refuse-said-again = You were asked to think again: said like this it stays unsaid. Say it another way.
refuse-no-hint = The adviser has lost the thread. Ask again.
refuse-no-such-claim = There is no such ready phrase.
refuse-claim-about-somebody = Say about whom.
refuse-claim-about-nobody = That phrase is about nobody.
refuse-no-such-order = There is no such standing order.
refuse-no-bet-now = There is nothing for you to guess now.
refuse-bet-on-so-many =
    Name { $count ->
        [one] { $count } player
       *[other] { $count } players
    } of those you may name.
refuse-lesson-goes-on = Allowed by the rules, but the lesson shows something else here: follow the tip.

## The command line

cli-help = Board games about spirits, by their full rules: { $games }.
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-usage = Usage: spiritboard { $command } …
cli-command = COMMAND
cli-play = Play a game in this terminal against bots.
cli-verify = Check a recorded match: rules, shuffles, published hash.
cli-check = Put a game through every law of the conformance kit.
cli-rules = Print the rules of a game.
cli-simulate = Let bots play many games and sum up the results.
cli-balance = Let equal bots play many games: who wins by their place in the turn order, and with which cards?
cli-duel = Let two bots play the same deals in every seat: which one is stronger?
cli-bench = Measure the speed.
cli-serve = Serve the table to browsers, here or over the network.
cli-version = Print the version.
cli-opt-help = Show this help.
cli-opt-game = Which game: { $games }; or your own as module:name.
cli-opt-one-bot = The bot at every seat: random, greedy, search, search:2000 (iterations) or search:0.5s.
cli-opt-check-seconds = About how long to go on, in seconds.
cli-opt-seats = How many players.
cli-opt-seats-of = How many players: { $allowed }.
cli-opt-check-seats = Player counts, e.g. 3,4,5; all of them if not given.
cli-opt-bots = random, greedy, search, search:2000 (iterations) or search:0.5s; one for all, or one for each bot, with commas.
cli-opt-lang = en, cs or ru; else the language of your locale.
cli-opt-seed = The same seed gives the same shuffles.
cli-opt-name = What you are called at the table.
cli-opt-auto = Bots take every seat; the log is printed.
cli-opt-record = Keep the match in this file, saved after every answer.
cli-opt-resume = Go on with a match from this file.
cli-opt-continue = Play the whole campaign, scene by scene; one that was begun goes on where it stood.
cli-opt-plain = No colours or frames, only sentences; good for screen readers.
cli-opt-file = A recorded match.
cli-opt-verify-game = The game of the match, if it is your own: module:name.
cli-opt-published = The hash that was published before the first move.
cli-opt-matches = Matches for each number of players and each variant, under every law at every question; if not given, as many as fit into the time.
cli-opt-games = How many games.
cli-opt-duel-one = A bot: random, greedy, search, search:2000 (iterations) or search:0.5s.
cli-opt-duel-other = The bot it plays against.
cli-opt-deals = How many deals; both bots play each of them in every seat.
cli-opt-processes = On how many processes.
cli-opt-output = A Markdown file for the whole report.
cli-opt-plot = An SVG file for the plot of it.
cli-opt-markdown = As a Markdown page.
cli-opt-serve-games = Games of your own to put on the shelf, each as module:name; rules alone are enough.
cli-opt-host = The address to listen at; 0.0.0.0 for the whole network.
cli-opt-port = The port; 0 for a free one.
cli-opt-data = The folder where tables are kept; else the user's data folder.
cli-opt-origin = Another address the page may come from, e.g. a proxy's; may be given more than once.
cli-opt-bot-processes = In how many processes bots think.
cli-opt-bot-seconds = How long a searching bot thinks about an answer.
cli-opt-bot-pace = How long every bot takes at least for an answer, in seconds.
cli-opt-out-of-turn-seconds = How long bots wait while a person may be able to act out of turn, in seconds.
cli-opt-live-seconds = How long a player has for an answer at a live table.
cli-opt-correspondence-seconds = The same at a table for correspondence.
cli-opt-tables-per-minute = How many tables a guest may set up in a minute; 0: any number.
cli-opt-commands-per-second = How many commands a browser may send in a second; 0: any number.
cli-serve-says = Every option can also be set in the environment, e.g. SPIRITBOARD_PORT=8080; a flag wins.
cli-serving = The table is laid: { $address }
cli-serving-data = Tables are kept in { $folder }. Ctrl+C stops the server.
cli-unknown-command = There is no command “{ $name }”. Expected: { $known }.
cli-unknown-option = There is no option “{ $name }”. “{ $command } --help” lists what there is.
cli-missing = “{ $name }” needs a value.
cli-wrong-value = “{ $value }” does not fit { $name }. Expected: { $expected }.
cli-too-many = “{ $name }” is one word too many.
cli-misused = That was not understood: { $detail }
cli-game = { $name }: { $title }, { $least }–{ $most } players
cli-play-one = To play one: spiritboard play { $name }. Its options: spiritboard play { $name } --help
cli-which-game = Which game? There are: { $known }.
cli-twice = “{ $name }” was given twice.
cli-no-room = Nothing more can be written: there is no room left.
cli-playing = Playing
cli-play-says = Each game has options of its own: spiritboard play GAME --help.
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
cli-verified-open = The match is not over yet.
cli-verified-older = It was recorded under older rules ({ $theirs }) and could be replayed to its last move.
cli-verified-up-to =
    Recorded under older rules ({ $theirs }); it could be replayed up to move { $moves } of { $all }. What follows cannot be checked.
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
cli-simulated-seat = seat { $number } ({ $bot }): { $wins } won ({ $percent }%), { $score } points on average
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
cli-checked-laws = How often each law had something to check:
cli-checked-questions = Questions:
cli-checked-answers = Answers:
cli-checked-events = What was told:
cli-checked-outcomes = How it ended:
cli-check-variant = seats: { $seats }; { $variant }
cli-check-pass =
    laws at one question in { $every }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $seconds } s
cli-check-cut = The time is up: { $matches } of { $of } variants were played. --seconds gives it more.

## The balance report

balance-title = Balance of { $name }
balance-how = Equal bots have played, and seat 1 has begun each game. A share of 1 is fair; ± is the standard error. For every card and place: how often it was taken in a game, and the wins of those who took it against their fair share. It says who wins with it, not that they win because of it. Alone, the share is that of the games won.
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
balance-place = In turn order
balance-wins = Wins
balance-share = Against the fair share
balance-points = Points on average
balance-plot = Wins by place in the turn order, against the fair share

## The duel of two bots

duel-played =
    { $one } against { $other }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, each played by both bots in every seat, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in all. ± is the standard error, counted by deals.
duel-share = { $one } has { $mean }% of the wins, ± { $error }. 95% interval: { $low }–{ $high }%. Equal bots have 50%.
duel-alone = { $one }, with { $other } in every other seat, wins { $mean }%, ± { $error }. 95% interval: { $low }–{ $high }%. A fair share is { $fair }%.
duel-solo = { $one } wins { $mean }% of its games, ± { $error }. 95% interval: { $low }–{ $high }%.
duel-lead = Wins in percentage points, { $one } minus { $other }: { $mean } ± { $error }. 95% interval: { $low } to { $high }.
duel-points = Points on average: { $one } { $first }, { $other } { $second }; the difference is { $ahead } ± { $error }.
duel-time = Processor time per answer: { $one } { $first } ms, { $other } { $second } ms.

## The terminal table

player-you = You
player-1 = Jana
player-2 = Petr
player-3 = Radka
player-4 = Uwe
player-5 = Ema
guest-name = Guest { $number }
prompt = > {""}
welcome = { $game }: { $names }. Type a number to answer, “help” for more.
fairness = The hash of the shuffles is { $hash }; “spiritboard verify FILE” proves it from the saved match.
resumed = The match goes on.
thinking = { $name } is thinking …
options-beside = At any time:
options-more = (+{ $count }: { $command } { $number })
no-such-option =
    There is no option { $number }. Expected { $last ->
        [one] 1
       *[other] 1 to { $last }
    }.
not-understood = “{ $typed }” is neither an option nor a command. “help” lists them.
say-more = “{ $typed }” could mean: { $choices }.
may-do = Yes, you may: { $answer }.
may-do-so = Yes, you may: { $answer } ({ $preview }).
why-what = Why what? Try “why” with a card or an option.
hint-is = The quick bot would answer: { $answer }.
hint-nothing = The quick bot would do nothing now.
hint-share = in { $games } imagined games it came out at { $share }%, the next best at { $next }%
hint-feel = { $games } imagined games show no clear difference; it is the safe habit
hint-worked-out = { $better ->
    [0] worked out over every roll of this turn: it is as good as anything
   *[other] worked out over every roll of this turn: nothing else is as good
}
hint-only = there is nothing else to do
hint-lesson = the lesson goes on with it
undone = Taken back.
rewind-how = Type “undo 3” to go back by three answers.
saved = Saved in { $file }.
save-where = Where? Try “save my-match.json”.
watch-on = You are asked before others act when you could do something first.
watch-off = You are not asked before others act.
act-now = { $name } is to act. Do you want to do something first? Enter: no. (“watch” stops these questions.)
go-on = Enter: on to the next round.
next-scene = Enter: on to the next scene.
log-earlier =
    { $count ->
        [one] … { $count } earlier line: type “log”
       *[other] … { $count } earlier lines: type “log”
    }
log-title = What happened
log-empty = Nothing has happened yet.
rule-line = { $number }: { $text }
no-such-rule = There is no rule “{ $number }”. Try “rules all”.
records = Your records
records-best-score = Best score
records-score = { $column }: { $points }
records-nowhere = nowhere yet
records-not-kept = No records are kept here.
game-ends = { $names } { $winners ->
        [one] wins the game
       *[other] share the win
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
game-ends-you = You win the game with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
game-ends-lost = The game is lost, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ending-saved = The match is kept in { $file }. Go on with: spiritboard play --resume { $file }
ending-kept = The match is kept in { $file }.
ending-campaign = The campaign is kept. Go on with: spiritboard play { $game } --continue
ending-unsaved = The match was not saved. Next time: --record FILE, or “save FILE” at the table.

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
help-answer = a number, a card’s letter and number, or a word of the option
help-answer-says = answers the question
help-why = a card, a number or a word
help-why-says = says why something is refused, or what it would do
help-more = with a number
help-more-says = all the answers that a listed one with (+…) stands for
help-rules = nothing, a rule’s number, or “{ $all }”
help-rules-says = shows the rule of the question, that rule, or all
help-table-says = shows the table again
help-log-says = tells the whole round again
help-undo = nothing, or how many
help-undo-says = takes your last answer back, or as many as you say
help-save = FILE
help-save-says = saves the match
help-hint-says = says what the quick bot would do
help-watch-says = asks you, or stops asking, before others act
help-records-says = your best scores and the tasks you have fulfilled, where one plays alone
help-help-says = shows this
help-quit-says = leaves the table

## Scenes

cli-scene = For those who write scenes: check them, play one, know its odds.
cli-opt-scene-what = check: a pack or our own; play: one scene; odds: how often bots win.
cli-opt-scene-target = A file or folder to check or to play, a scene, or a chapter.
cli-opt-scene-start = From this start alone; several with commas.
cli-opt-scene-level = On this level alone; several with commas.
cli-opt-scene-limit = So many positions the solver may look at for each bound; 0: it is not asked.
cli-opt-scene-keep = A file of what was found: a run that was stopped goes on where it was, chapter by chapter.
cli-opt-scene-kept-only = Tell what is kept, and work out nothing.
cli-scene-sound = No faults were found.
cli-scene-no-text = there is no text { $key } in: { $languages }
scene-odds-title = { $name }: the odds of each scene
scene-odds-how = Wins in percent with their standard error. No play by dice and crystals wins more than is said under “at most”; held cards, explore cards and Brom are not counted there, but bots play with them. Best play is exact where it could be worked out. A dash: there was too much to look at, or it was not asked; such a start is judged by its bots alone. A start misses its band only if its error does not explain it.
scene-odds-scene = Scene
scene-odds-start = Start
scene-odds-level = Level
scene-odds-exact = best play
scene-odds-most = at most
scene-odds-misses = misses
scene-odds-too-hard = bots below { $share }
scene-odds-too-easy = at most above { $share }
scene-odds-hopeless = at most below { $share }
scene-odds-aim = { $level }: the better bot should win { $careful } or more, and “at most” should lie between { $least } and { $most }. { $missed } of { $all } starts miss that.
refuse-no-scenes = This game has no scenes: { $name }.
