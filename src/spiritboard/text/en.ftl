### The words of the shell: refusals, command line, terminal. Each game has its own beside it.

yes = yes
no = no
nothing = none
list = { $first }, { $next }
clauses = { $first }; { $next }
fact = { $name }: { $value }.
refusal-by-rule = { $reason } ({ $rule })

## Refusals

refuse-game-over = The game is over.
refuse-another-question =
    That answers question { $asked }, but question { $open } is open now. Look again.
refuse-no-such-seat = There is no seat { $seat }: seats are numbered from 0, and there are { $seats }.
refuse-not-your-question = It is not your turn to answer.
refuse-not-by-chance = Chance cannot have answered that.
refuse-not-an-answer = That is not an answer to this question.
refuse-not-an-action = That is not an action of this game ({ $detail }).
refuse-nothing-to-weigh = Nothing can be weighed in this game.
refuse-wrong-fields = The saved table does not fit this version: { $fields }.
refuse-unknown-frame = The saved table has a step that this version does not know: { $frame }.
refuse-no-content = { $name } has no box whose values could be changed.
refuse-unknown-game = There is no game “{ $name }”. There is: { $known }.
refuse-no-such-object = “{ $name }” cannot be loaded ({ $detail }). Expected package.module:game.
refuse-not-a-game = “{ $name }” is not a game. Expected a spiritboard.core.game.Game.
refuse-no-mind = There is no quick or searching bot for “{ $name }”, only for: { $known }.
refuse-no-words = The game “{ $name }” has no words to play it in the terminal.
refuse-seats-out-of-range = { $seats } seats cannot play. Expected: { $allowed }.
refuse-bad-options = The options do not fit ({ $detail }). Known options: { $known }.
refuse-content-unreadable = The file { $file } cannot be read: { $detail }.
refuse-content-not-toml = { $file } is not a TOML file: { $detail }.
refuse-content-type = the value does not fit ({ $detail })
refuse-content-wrong = { $file }, line { $line }, { $field }: { $why }.
refuse-record-rules =
    The match was played by the rules { $theirs }; this version plays { $ours }.
refuse-record-game = The record is of a game that is not at hand: { $name }.
refuse-record-no-seed = The record has no seed.
refuse-record-state = Played again, the match ends in another state than the record says.
refuse-record-illegal = Entry { $entry } is against the rules: { $why }.
refuse-no-such-entry = There is no entry { $entry }. Expected 0 to { $last }.
refuse-record-cut-off = The file is cut off or is not a match record ({ $detail }).
refuse-record-format = The file is not a match record. Expected the format { $expected }.
refuse-record-edited = The file was changed after it was saved: its checksum is wrong.
refuse-records-spoilt = { $file } does not hold records ({ $detail }).
refuse-record-shape = The file is not a whole match record ({ $detail }).
refuse-record-unreadable = The file { $file } cannot be read: { $detail }.
refuse-record-commitment = The seed of entry { $since } does not fit its published hash.
refuse-record-not-published = The record does not belong to the hash { $published }.
refuse-record-chance = Entry { $entry }: chance was not drawn from the published seed.
refuse-record-taken =
    { $file } already holds something else or an unfinished match. Choose another file, or go on with --resume.
refuse-file-unwritable = The file { $file } cannot be written: { $detail }.
refuse-undo-needs-consent = It can be taken back only if they agree: { $seats }.
refuse-nothing-to-undo = There is nothing of yours to take back.
refuse-unknown-bot = There is no bot “{ $name }”. There are: { $known }.
refuse-games-out-of-range = { $games } games cannot be played. Expected 1 or more.
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
refuse-law-broken = The game breaks a law: { $detail }
refuse-bad-setting = { $name } is “{ $value }”, which does not fit. Expected: { $expected }.
refuse-store-version = { $file } was written by another version ({ $found }; this one writes { $ours }).
refuse-port-taken = Port { $port } cannot be used: { $detail }. A free one: --port 0
refuse-no-page = The page has not been built. “make play” builds it.
refuse-bad-request = That request does not fit: { $detail }.
refuse-too-long = That is too long: at most { $most } characters.
refuse-who-are-you = We do not know you yet. Open the page once, then try again.
refuse-no-such-table = There is no such table. The link may be incomplete.
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

cli-help = Board games about spirits, by their full rules.
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
cli-bench = Measure the speed.
cli-serve = Serve the table to browsers, here or over the network.
cli-version = Print the version.
cli-opt-help = Show this help.
cli-opt-game = Which game, e.g. shamans.
cli-opt-seats = How many players.
cli-opt-check-seats = Player counts, e.g. 3,4,5; all of them if not given.
cli-opt-bots = random, greedy, search, search:2000 (iterations) or search:0.5s; one for all, or one for each bot, with commas.
cli-opt-lang = en, cs or ru; else the language of your locale.
cli-opt-seed = The same seed gives the same shuffles.
cli-opt-edition = Whose edition, cs or ru, where the two differ.
cli-opt-content = A TOML file with the values of your own box.
cli-opt-first = The seat that starts with the first-player token; 0 is you.
cli-opt-first-game = Djinn: the simpler first game.
cli-opt-long = Djinn: the longer variant.
cli-opt-tom = Djinn alone: 12 to 15 cards in Tom's deck; the fewer, the harder.
cli-opt-no-extra-turn = Djinn alone: no more turn after the last boss.
cli-opt-name = What you are called at the table.
cli-opt-auto = Bots take every seat; the log is printed.
cli-opt-record = Keep the match in this file, saved after every answer.
cli-opt-resume = Go on with a match from this file.
cli-opt-plain = No colours or frames, only sentences; good for screen readers.
cli-opt-file = A recorded match.
cli-opt-published = The hash that was published before the first move.
cli-opt-matches = Matches for each number of players and each variant.
cli-opt-games = How many games.
cli-opt-processes = On how many processes.
cli-opt-output = A Markdown file for the whole report.
cli-opt-plot = An SVG file for the plot of it.
cli-opt-markdown = As a Markdown page.
cli-opt-host = The address to listen at; 0.0.0.0 for the whole network.
cli-opt-port = The port; 0 for a free one.
cli-opt-data = The folder where tables are kept; else the user's data folder.
cli-opt-origin = Another address the page may come from, e.g. a proxy's; may be given more than once.
cli-opt-bot-processes = In how many processes bots think.
cli-opt-bot-seconds = How long a searching bot thinks about an answer.
cli-opt-bot-pace = How long every bot takes at least for an answer, in seconds.
cli-opt-live-seconds = How long a player has for an answer at a live table.
cli-opt-correspondence-seconds = The same at a table for correspondence.
cli-opt-tables-per-minute = How many tables a guest may set up in a minute; 0: any number.
cli-opt-commands-per-second = How many commands a browser may send in a second; 0: any number.
cli-serve-environment = Every option can also be set in the environment, e.g. SPIRITBOARD_PORT=8080; a flag wins.
cli-serving = The table is laid: { $address }
cli-serving-data = Tables are kept in { $folder }. Ctrl+C stops the server.
cli-unknown-command = There is no command “{ $name }”. Expected: { $known }.
cli-unknown-option = There is no option “{ $name }”. “spiritboard --help” lists what there is.
cli-missing = “{ $name }” needs a value.
cli-wrong-value = “{ $value }” does not fit { $name }. Expected: { $expected }.
cli-too-many = “{ $name }” was given too often or is one word too many.
cli-misused = That was not understood: { $detail }
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
cli-simulated =
    { $game }, { $seats } seats: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } answer
       *[other] { $decisions } answers
    }
cli-simulated-seat = seat { $number } ({ $bot }): { $wins } won ({ $percent } %), { $score } points on average

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

## The terminal table

player-you = You
player-1 = Jana
player-2 = Petr
player-3 = Radka
player-4 = Uwe
player-5 = Ema
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
hint-share = in { $games } imagined games it came out at { $share } %, the next best at { $next } %
hint-feel = { $games } imagined games show no clear difference; it is the safe habit
hint-only = there is nothing else to do
hint-lesson = the lesson goes on with it
undone = Taken back.
saved = Saved in { $file }.
save-where = Where? Try “save my-match.json”.
watch-on = You are asked before others act when you have a Portal or the like.
watch-off = You are not asked before others act.
act-now = { $name } is to act. Do you want to do something first? Enter: no. (“watch” stops these questions.)
go-on = Enter: on to the next round.
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
game-ends = { $names } wins the game with { $points ->
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
help-undo-says = takes your last answer back
help-save = FILE
help-save-says = saves the match
help-hint-says = says what the quick bot would do
help-watch-says = asks you, or stops asking, before others act
help-records-says = your best scores and the tasks you have fulfilled, where one plays alone
help-help-says = shows this
help-quit-says = leaves the table
