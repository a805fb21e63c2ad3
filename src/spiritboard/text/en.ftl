### The words of every table: refusals, names, hints, the end. Each game has its own beside it.

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
refuse-match-goes-on = The match isn’t over yet.
refuse-campaign-over = The campaign is over.
refuse-another-question =
    That answers question { $asked }, but the game has moved on to question { $open }. Take another look.
refuse-no-such-seat =
    { $seats ->
        [one] There’s no such seat: this table has { $seats }.
       *[other] There’s no such seat: this table has { $seats }.
    }
refuse-not-your-question = It’s not your turn to answer.
refuse-not-by-chance = Chance can’t have answered that.
refuse-not-an-answer = That doesn’t answer this question.
refuse-not-an-action = There’s no such action in this game ({ $detail }).
refuse-no-what-if = There’s nothing to try out in this game.
refuse-wrong-fields = The saved table doesn’t match this version: { $fields }.
refuse-unknown-frame = The saved table has a step this version doesn’t know: { $frame }.
refuse-state-version = The saved table was written by a newer version ({ $theirs }); this one reads up to { $ours }.
refuse-unknown-content = The saved table uses a box that isn’t installed here: { $content }.
refuse-no-content = { $name } has no values that can be changed.
refuse-unknown-game = Unknown game “{ $name }”. Available: { $known }.
refuse-no-such-object = “{ $name }” can’t be loaded ({ $detail }). Write it as package.module:game.
refuse-not-a-game = “{ $name }” isn’t a game: it has to be a spiritboard.core.game.Game.
refuse-no-rules-text = “{ $name }” comes without a rules text.
refuse-seats-out-of-range = This game isn’t for { $seats }. Number of players: { $allowed }.
refuse-bad-option = “{ $value }” isn’t valid for the option “{ $name }”. Possible: { $expected }.
refuse-option-for-seats = The option “{ $name }” only works with this many seats: { $seats }.
refuse-resume-another-game = { $file } holds a match of { $name }, not of { $asked }.
refuse-unknown-game-option = This game has no option “{ $name }”. Available: { $known }.
refuse-no-game-options = This game has no option “{ $name }”, or any others.
refuse-content-unreadable = Can’t read { $file }: { $detail }.
refuse-content-not-toml = { $file } isn’t valid TOML: { $detail }.
refuse-content-type = that value isn’t valid ({ $detail })
refuse-content-wrong = { $file }, line { $line }, { $field }: { $why }.
refuse-pack-empty = The folder { $file } has neither content/*.toml nor text/*.ftl.
refuse-pack-not-fluent = The pack’s text ({ $language }) isn’t valid Fluent from here on: { $text }
refuse-pack-words-taken = The pack’s text ({ $language }) would change one of the game’s own messages: { $message }.
refuse-record-rules =
    The match was played by rules { $theirs }; this version plays by { $ours }.
refuse-name-taken = There’s already a game called “{ $name }”.
refuse-record-game = The record is of a game that isn’t installed here: { $name }. If it’s your own, name it too, as module:name.
refuse-record-no-seed = The record has no seed.
refuse-record-not-over = The match isn’t over yet. It can be analysed once it is.
refuse-no-analysis = The strong bot lost the thread. Ask again.
refuse-analysis-on-its-way = Another match is being analysed for you. One at a time.
refuse-record-older =
    Recorded under older rules ({ $theirs }). It could be replayed only up to move { $moves } of { $all }, so it can’t go on.
refuse-record-state = When replayed, the match doesn’t end the way the record says.
refuse-record-illegal = Entry { $entry } breaks the rules: { $why }.
refuse-no-such-entry = There’s no entry { $entry }: they run from 0 to { $last }.
refuse-record-cut-off = The file is incomplete, or isn’t a match record ({ $detail }).
refuse-record-format = The file isn’t a match record: those have the format { $expected }.
refuse-record-edited = The file was changed after it was saved: its checksum is wrong.
refuse-records-spoilt = { $file } doesn’t hold best scores ({ $detail }).
refuse-record-shape = The file isn’t a complete match record ({ $detail }).
refuse-record-absurd = The file isn’t a match record: no match has numbers that large or that many layers.
refuse-record-unreadable = Can’t read { $file }: { $detail }.
refuse-record-too-long = { $file } isn’t a match record: none is longer than { $most } MiB.
refuse-record-commitment = The seed from entry { $since } doesn’t match its published hash.
refuse-record-not-published = The record doesn’t belong to the hash { $published }.
refuse-record-chance = Entry { $entry } wasn’t drawn from the published seed.
refuse-record-taken =
    { $file } already holds something else or an unfinished match. Choose another file, or continue with --resume.
refuse-file-unwritable = Can’t write { $file }: { $detail }.
refuse-undo-needs-consent = You can take that back only if they allow it: { $seats }.
refuse-nothing-to-undo = You have nothing to take back.
refuse-undo-too-far =
    You can go back by { $most ->
        [one] { $most } answer
       *[other] { $most } answers
    } at most.
refuse-rewind-alone = You can go back that far only when you play on your own. Take back one answer at a time; the others will be asked.
refuse-undo-older-rules =
    The match began under older rules and continues under the new ones, so nothing can be taken back.
refuse-unknown-bot = Unknown bot “{ $name }”. Available: { $known }.
refuse-no-such-bot = “{ $name }” can’t be loaded ({ $detail }). Write it as file.py:Name or package.module:Name.
refuse-not-a-bot = “{ $name }” isn’t a bot: it needs a method decide(view, options, budget).
refuse-no-such-program = “{ $name }” can’t be started: there’s no such program, or it isn’t executable.
refuse-bot-not-an-option = { $bot } answered { $answer }, which isn’t one of its options.
refuse-bot-refused = { $bot } answered { $answer }: { $why }
refuse-cannot-be-sent = This bot can’t be sent to other processes ({ $detail }). Put it in a file and name it as file.py:Name, or use one process.
refuse-extra-missing = This needs { $package }: pip install spiritboard[{ $extra }] ({ $detail }).
refuse-another-run = { $folder } already holds another run: { $differs } differs. Choose another folder.
refuse-no-one-seat = --one-seat is for two bots and games with two or more seats.
refuse-too-few-bots = A contest needs 2 or more bots; you named { $bots }.
refuse-bad-sprt = The test can’t run from { $low } to { $high } points: the first has to be the smaller one, both between −100 and 100.
refuse-games-out-of-range = The number of games can’t be { $games }: it has to be 1 or more.
refuse-processes-out-of-range = The number of processes can’t be { $processes }: it has to be 1 or more.
refuse-process-lost = One of the processes playing games stopped on its own (exit code { $code }). It may have run out of memory: try fewer processes.
refuse-helper-lost = One of the processes { $bot } thinks in stopped on its own (exit code { $code }). It may have run out of memory.
refuse-games-lost = { $tries } times, the process or the machine playing the same games was lost ({ $detail }). A bot may be using all its memory.
refuse-no-cluster = No Ray cluster answers at { $address }: { $detail }
refuse-another-version = A machine of the cluster has Spiritboard { $theirs }; this one has { $ours }. Install the same version everywhere.
refuse-too-few-deals = { $deals } is too few deals to tell skill from luck. Use 2 or more.
refuse-bots-for-seats =
    { $bots ->
        [one] You named { $bots } bot
       *[other] You named { $bots } bots
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }. Name one for all of them, or one for each.
refuse-unknown-language = Unknown language “{ $name }”. Available: { $known }.
refuse-not-with-resume = { $option } is for a new match and can’t be combined with --resume.
refuse-not-with-continue = { $option } can’t be combined with --continue: a campaign keeps its own matches.
refuse-campaign-finished = The campaign in { $file } is over. To begin another, move that file away.
refuse-law-broken = The game failed a check: { $detail }
refuse-bad-setting = { $name } can’t be “{ $value }”. Possible: { $expected }.
refuse-store-version = { $file } was written by another version ({ $found }; this one writes { $ours }).
refuse-port-taken = Can’t use port { $port }: { $detail }. For a free one: --port 0
refuse-bad-host = Can’t listen at { $host }: { $detail }. For the whole network: --host 0.0.0.0
refuse-bad-data = Can’t keep tables in { $folder }: { $detail }.
refuse-no-page = The page hasn’t been built. “make play” builds it.
refuse-bad-request = Invalid request: { $detail }.
refuse-too-long = That’s too long: { $most } characters at most.
refuse-who-are-you = We don’t know you yet. Open the page once, then try again.
refuse-no-such-table = There’s no such table. The link may be incomplete.
refuse-table-unreadable =
    This table can’t be opened because its saved file can’t be read. Nothing was deleted; the server’s log says why.
refuse-no-such-match = No such match was played at this table.
refuse-no-lesson = There’s no lesson for “{ $name }” yet.
refuse-too-many-tables = That’s a lot of tables. Wait a minute, then try again.
refuse-not-started = The match hasn’t started yet.
refuse-not-over = You can see that once the match is over.
refuse-no-such-evening = There’s no such evening. The link may be incomplete.
refuse-evening-sealed = Someone is still playing this deal at another table. You can see that once every table of the evening has finished.
refuse-evening-one-seat = You already have a seat this evening: everyone plays the deal once.
refuse-evening-one-deal = An evening has one deal. Set up another evening to play again.
refuse-evening-seats = At an evening every seat is a bot’s or open to anyone, and at least one is open.
refuse-evening-seen = Others play the same deal, so this can’t be taken back once something has been seen.
refuse-started-already = The match has already started.
refuse-seats-open = Some seats are still free: invite someone, or let bots sit there.
refuse-seat-taken = Someone is already sitting there.
refuse-not-your-seat = That’s not your seat.
refuse-not-the-host = Only the host can do that.
refuse-nothing-to-read = No round has just ended.
refuse-nothing-to-agree = There’s nothing to agree to.
refuse-nobody-waits = Nobody is waiting for them right now.
refuse-no-page-to-ring = Their page is closed, so nothing would ring.
refuse-nudged-just-now = You nudged them a moment ago. Give them a minute.
refuse-no-stand-in = Bots don’t stand in for anyone at this table.
refuse-is-here = They’re here, and the seat is theirs.
refuse-gone-just-now = They’ve only just left. Give them another { $seconds } s.
refuse-no-other-person = That’s only for the other people at the table.
refuse-say-something = Your message is empty.
refuse-said-again = That message was held back once already. Put it another way.
refuse-no-hint = The adviser lost the thread. Ask again.
refuse-no-such-claim = There’s no such ready phrase.
refuse-claim-about-somebody = Pick who it’s about.
refuse-claim-about-nobody = That phrase isn’t about anyone.
refuse-no-such-order = There’s no such automatic answer.
refuse-no-bet-now = There’s nothing for you to guess right now.
refuse-bet-on-so-many =
    Name { $count ->
        [one] { $count } player
       *[other] { $count } players
    } from those you can choose.
refuse-lesson-goes-on = The rules allow it, but the lesson is showing something else: follow the tip.
refuse-no-scenes = { $name } has no scenes.
refuse-no-learner = { $name } has nothing to learn: its bots go by no learned numbers.
refuse-no-adviser = { $name } has no adviser.
refuse-hint-on-its-way = A hint is already on its way. One at a time.
refuse-data-in-use = Another Spiritboard server is using { $folder }. Stop it first, or choose another folder with --data.
refuse-journal-short = The journal ends at { $last }, but the table was saved at { $table }.
refuse-move-where = Say where to move the tables: spiritboard store move --store postgresql://user@host/name.
refuse-store-not-empty = { $store } already holds tables or guests. Move into an empty database.
refuse-no-store = There’s no store at { $file }.
refuse-bad-store = Can’t use { $file }: { $detail }.
refuse-file-exists = { $file } already exists.
refuse-store-which-file = Name the file: spiritboard store backup copy.db, or spiritboard store restore copy.db.
refuse-too-many-requests = That was a lot at once from your address. Wait a moment, then try again.
refuse-too-slow = The request took too long to arrive.
refuse-talk-slowly = Not so fast: others are reading too.
refuse-processes-need-database = Several processes need a PostgreSQL database to share: name it with --store.
refuse-work-needs-database = Bots can only help servers that share a PostgreSQL database: name it with --store.
refuse-store-in-use = Another Spiritboard server is using { $store }. Stop it first, or choose another database.
refuse-not-for-postgresql =
    “{ $what }” is for stores in a file. { $what ->
        [backup] PostgreSQL copies a database with pg_dump.
        [restore] PostgreSQL restores a copy with pg_restore or psql.
       *[compact] PostgreSQL frees space by itself (VACUUM).
    }
refuse-short-token = { $name } is too short to be safe: at least { $least } characters.
refuse-no-operator = There’s nothing here: no operator’s token was set.
refuse-not-the-operator = That isn’t the operator’s token.
refuse-foreign-origin = That request came from another site.
refuse-one-seat-each = You already have a seat here.
refuse-player-name-taken = Someone here is already called { $name }. Pick another name.
refuse-store-trouble = The server can’t save anything right now. Nothing you saw is lost; it keeps trying.
refuse-lost-lease = This table has just moved to another server. Your page follows it; try again in a moment.
refuse-bad-name = That name would be hard for others to read. Use visible letters of one script.
refuse-bad-talk = Your message has characters that no screen shows. Write it again without them.

## What the machine says

detail-at = { $what }, at { $place }
detail-no-such-file = there’s no such file or folder
detail-not-permitted = you don’t have permission
detail-read-only = it’s read-only
detail-is-a-folder = it’s a folder, not a file
detail-not-a-folder = it isn’t a folder
detail-no-space = the disk is full
detail-name-too-long = the name is too long
detail-in-use = it’s already in use
detail-no-such-address = this computer has no such address
detail-damaged = the file is damaged
detail-not-text = it isn’t UTF-8 text
detail-not-json = it isn’t valid JSON
detail-toml-at = line { $line }, column { $column }
detail-toml-end = it ends too early
detail-field-missing = “{ $field }” is missing
detail-field-unknown = “{ $field }” isn’t known here
detail-kind =
    it should be { $wanted ->
        [int] a whole number
        [float] a number
        [str] text
        [bool] true or false
        [array] a list
        [object] a table
       *[other] { $wanted }
    }, not { $found ->
        [int] a whole number
        [float] a fraction
        [str] text
        [bool] true or false
        [array] a list
        [object] a table
        [null] nothing
       *[other] { $found }
    }
detail-bound =
    { $bound ->
        [least] it must be { $limit } or more
        [above] it must be more than { $limit }
        [most] it must be { $limit } or less
       *[below] it must be less than { $limit }
    }
detail-length =
    { $bound ->
        [least] it must have a length of { $limit } or more
        [most] it must have a length of { $limit } or less
       *[other] it must have a length of { $limit }
    }
detail-form = it has the wrong form
detail-value = “{ $value }” isn’t possible here
detail-too-large = the number is too large
detail-no-module = there’s no module “{ $name }”
detail-no-attribute = there’s no “{ $name }” in { $module }

## Looking back at a match

analysis-moments = What decided it
analysis-moment = { $seat } chose “{ $done }”. A strong bot would choose “{ $better }”, which wins about { $cost } more of 100 trial games (± { $error }).
analysis-no-moments = No single choice clearly decided it.
analysis-round = Round { $n }
analysis-chances = Chance to win
analysis-player = Player
analysis-start = Start
analysis-luck = Luck
analysis-choices = Choices
analysis-end = End
analysis-agreed = Like the strong bot
analysis-agreed-of = { $agreed } of { $choices }
analysis-untold = ?
analysis-how = Estimated by trial games or by what bots reckon at a glance, in percentage points of a win, ± standard error. Luck is what deals and draws brought; choices is what everyone’s answers brought, your own and the others’. They are judged by what the player could see. “?”: too few trial games to tell.
analysis-beliefs-how = As far as anyone could tell from what lay open. ●: it was true at the end of the round.
analysis-judging = Analysing the match

## Names, hints, records, the end

player-you = You
player-1 = Jana
player-2 = Petr
player-3 = Radka
player-4 = Uwe
player-5 = Ema
guest-name = Guest { $number }
hint-share = it won { $share }% of { $games } trial games, the next best { $next }%
hint-feel = { $games } trial games showed no clear difference; this is just the safe default
hint-worked-out = { $better ->
    [0] worked out over every roll of this turn: nothing beats it
   *[other] worked out over every roll of this turn: nothing else is as good
}
hint-only = there’s nothing else you can do
hint-lesson = that’s how the lesson continues
log-empty = Nothing has happened yet.
records = Your records
records-best-score = Best score
game-ends = { $winners ->
        [one] { $names } wins
       *[other] { $names } share the victory
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
game-ends-you = You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
game-ends-lost = The game is lost, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
