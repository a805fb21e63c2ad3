### Slova příkazového řádku a terminálu; žádný prohlížeč je nečte.

## Příkazový řádek

cli-help = Deskové hry o duších podle úplných pravidel: { $games }.
cli-commands = Příkazy
cli-arguments = Argumenty
cli-options = Volby
cli-usage = Použití: spiritboard { $command }…
cli-command = PŘÍKAZ
cli-play = Hra v tomto terminálu proti botům.
cli-verify = Ověří zaznamenanou partii: pravidla, míchání, zveřejněný otisk.
cli-analyse = Ohlédne se za zaznamenanou partií: co rozhodlo, štěstí a volby, kdo co mohl vědět.
cli-check = Prověří hru všemi kontrolami zkušební sady.
cli-rules = Vypíše pravidla hry.
cli-simulate = Nechá boty sehrát mnoho partií a shrne výsledky.
cli-balance = Ukáže, jak výhry závisí na pořadí na tahu a na kartách: mnoho partií stejně silných botů.
cli-duel = Zjistí, který ze dvou botů je silnější: oba hrají stejná rozdání ze všech míst.
cli-fit = Naučí se čísla, kterými se řídí boti hry, z mnoha partií jejího rychlého bota.
cli-arena = Nechá boty soutěžit: každé rozdání se hraje ze všech míst, dokud není jasné, kdo je silnější.
cli-bench = Změří rychlost.
cli-serve = Spustí server pro hru v prohlížeči, zde i po síti.
cli-version = Vypíše verzi.
cli-opt-help = Ukáže tuto nápovědu.
cli-opt-game = Která hra: { $games }; nebo vlastní jako modul:jméno.
cli-opt-one-bot = Bot na všech místech: random, greedy, search, search:2000 (iterací), search:0.5s nebo vlastní: soubor.py:Bot, cmd:program.
cli-opt-check-seconds = Jak dlouho přibližně, v sekundách.
cli-opt-fit-output = Kam je zapsat; jinak se vypíšou.
cli-opt-seats = Kolik hráčů.
cli-opt-seats-of = Kolik hráčů: { $allowed }.
cli-opt-check-seats = Počty hráčů, např. 3,4,5; jinak všechny.
cli-opt-bots = random, greedy, search, search:2000 (iterací), search:0.5s nebo vlastní: soubor.py:Bot, cmd:program; jeden pro všechny, nebo jeden pro každého bota, oddělené čárkami.
cli-opt-bots-of = Úroveň botů od nejlehčí: { $levels }; jedna pro všechny, nebo jedna pro každého bota, oddělené čárkami. Také random, greedy, search, search:2000 (iterací), search:0.5s nebo vlastní: soubor.py:Bot, cmd:program.
cli-level-rating = { $level } ({ $value } ± { $error })
cli-level-scenes = { $level } ({ $value } ± { $error } % dějišť)
cli-opt-lang = en, cs nebo ru; jinak jazyk vašeho systému.
cli-opt-seed = Stejné semínko (seed), stejné míchání.
cli-opt-name = Vaše jméno u stolu.
cli-opt-auto = Na všech místech hrají boti; vypisuje se průběh.
cli-opt-record = Partie se ukládá do tohoto souboru po každé odpovědi.
cli-opt-resume = Pokračuje v partii z tohoto souboru.
cli-opt-continue = Hraje se celá kampaň, jedno dějiště za druhým; rozehraná pokračuje tam, kde skončila.
cli-opt-plain = Bez barev a rámečků, jen věty; vhodné pro odečítače obrazovky.
cli-opt-file = Zaznamenaná partie.
cli-opt-verify-game = Hra, z níž partie je, pokud je vaše vlastní: modul:jméno.
cli-opt-published = Otisk zveřejněný před prvním tahem.
cli-opt-analyse-bot = Silný bot, který posoudí každou volbu: search:200 (iterací) nebo search:0.5s.
cli-opt-analyse-games = Kolik dvojic zkušebních partií má oddělit štěstí od voleb; čím víc, tím jistěji.
cli-opt-matches = Kolik partií pro každý počet hráčů a každou variantu, se všemi kontrolami u každé otázky; jinak tolik, kolik se stihne.
cli-opt-games = Kolik partií.
cli-opt-duel-one = Bot: random, greedy, search, search:2000 (iterací), search:0.5s nebo vlastní: soubor.py:Bot, cmd:program.
cli-opt-duel-other = Bot, proti kterému hraje.
cli-opt-deals = Kolik rozdání; každé hrají oba boti ze všech míst.
cli-opt-arena-bots = Dva nebo víc botů, oddělení čárkami: random, greedy, search:2000, search:0.5s, tree:0.5s, soubor.py:Bot, cmd:program nebo cheater. Testuje se první z nich.
cli-opt-arena-seats = Počty hráčů, např. 3-5 nebo 2,4; každé rozdání se hraje ve všech.
cli-opt-sprt = Skončit, jakmile je jasné, o kolik bodů převyšuje podíl výher prvního bota stejný podíl, např. 0,5.
cli-opt-one-seat = Jen partie, v nichž má první ze dvou botů jedno místo a druhý všechna ostatní.
cli-opt-arena-deals = Kolik rozdání; obvykle 100, nebo kolik potřebuje test.
cli-opt-out = Složka pro výsledky, zprávu a grafy; stejný příkaz v ní pokračuje.
cli-opt-ratings = Zapíše sílu botů do tohoto souboru TOML; hra ji ukazuje jako content/levels.toml.
cli-opt-json = Vypsat výsledky jako JSON.
cli-opt-processes = V kolika procesech.
cli-opt-ray = Hrát na clusteru Ray na této adrese, nejen na tomto počítači, např. head:6379.
cli-opt-output = Soubor Markdown s celou zprávou.
cli-opt-plot = Soubor SVG s grafem.
cli-opt-markdown = Jako stránku Markdown.
cli-opt-serve-games = Vlastní hry, které se mají přidat, každá jako modul:jméno; stačí samotná pravidla.
cli-opt-serve-bot = Vlastní bot, kterého lze posadit ke stolu, jako jméno=soubor.py:Bot; lze uvést vícekrát.
cli-opt-host = Adresa, na které server naslouchá; 0.0.0.0 pro celou síť.
cli-opt-port = Port; 0 najde volný.
cli-opt-data = Složka, kde jsou stoly uložené; jinak datová složka uživatele.
cli-opt-origin = Další adresa, odkud smí stránka přijít, např. adresa proxy; lze uvést vícekrát.
cli-opt-bot-processes = V kolika procesech boti přemýšlejí.
cli-opt-bot-seconds = Jak dlouho silný bot přemýšlí o odpovědi.
cli-opt-bot-pace = Nejkratší doba, za kterou bot odpoví, v sekundách.
cli-opt-out-of-turn-seconds = Jak dlouho boti čekají, když může zasáhnout člověk, který není na tahu, v sekundách.
cli-opt-vote-seconds = Jak dlouho se při hlasování čeká na ostatní po prvním hlasu, v sekundách.
cli-opt-reading-seconds = Jak dlouho boti čekají na hráče, který čte, jak kolo dopadlo, v sekundách.
cli-opt-absent-seconds = Jak dlouho musí být hráč pryč, než ostatní mohou nechat hrát bota, v sekundách.
cli-opt-live-seconds = Kolik času má hráč na odpověď při hře naživo.
cli-opt-correspondence-seconds = Totéž při korespondenční hře.
cli-opt-tables-per-minute = Kolik stolů smí host připravit za minutu; 0: bez omezení.
cli-opt-commands-per-second = Kolik příkazů smí prohlížeč poslat za sekundu; 0: bez omezení.
cli-serve-says = Každou volbu lze nastavit i v prostředí, např. SPIRITBOARD_PORT=8080; přepínač má přednost.
cli-serving = Server běží na adrese { $address }
cli-serving-data = Stoly se ukládají do složky { $folder }. Server zastavíte klávesami Ctrl+C.
cli-unknown-command = Neznámý příkaz „{ $name }“. K dispozici: { $known }.
cli-unknown-option = Neznámá volba „{ $name }“. Seznam vypíše „{ $command } --help“.
cli-missing = „{ $name }“ vyžaduje hodnotu.
cli-wrong-value = „{ $value }“ není platná hodnota: { $name }. Možnosti: { $expected }.
cli-too-many = „{ $name }“ sem nepatří.
cli-misused = Tomuto příkazu nelze rozumět. Pomůže „{ $command } --help“.
cli-game =
    { $name }: { $title }, { $least }–{ $most } { $most ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
cli-play-one = Začnete takto: spiritboard play { $name }. Volby hry: spiritboard play { $name } --help
cli-which-game = Kterou hru? K dispozici: { $known }.
cli-twice = „{ $name }“ je uvedeno vícekrát.
cli-no-room = Nelze dál zapisovat: disk je plný.
cli-playing = Hraje se
cli-play-says = Každá hra má i vlastní volby: spiritboard play HRA --help.
cli-choices = možnosti: { $values }
cli-default = výchozí: { $value }
cli-required = povinné
cli-a-number = celé číslo
cli-interrupted = Zastaveno.
cli-verified =
    Záznam je v pořádku: { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    } podle pravidel, { $chances ->
        [one] { $chances } los
        [few] { $chances } losy
       *[other] { $chances } losů
    } ze zveřejněného semínka.
cli-verified-over = Partie skončila.
cli-verified-open = Partie ještě neskončila.
cli-verified-older = Záznam vznikl podle starších pravidel ({ $theirs }) a lze ho přehrát celý.
cli-verified-up-to =
    Záznam vznikl podle starších pravidel ({ $theirs }); přehrát ho lze po tah { $moves } z { $all }. Co následuje, ověřit nelze.
cli-simulated =
    { $game }, počet míst: { $seats }; { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    }, { $decisions ->
        [one] { $decisions } odpověď
        [few] { $decisions } odpovědi
       *[other] { $decisions } odpovědí
    }
cli-simulated-seat = místo { $number } ({ $bot }): výhry { $wins } ({ $percent } % ± { $error }), průměr bodů { $score } ± { $spread }
cli-checked = { $game }: partie { $matches }, kola { $rounds }, odpovědi { $decisions }; otisk { $digest }
cli-checked-laws = Kolikrát měla která kontrola co ověřit:
cli-checked-questions = Otázky:
cli-checked-answers = Odpovědi:
cli-checked-events = Co se oznámilo:
cli-checked-outcomes = Jak to skončilo:
cli-check-variant = míst: { $seats }; { $variant }
cli-check-pass = kontroly u jedné otázky z { $every }: partie { $matches }, { $seconds } s
cli-check-cut = Čas vypršel, odehrané varianty: { $matches } z { $of }. Víc času přidá --seconds.

## Zpráva o vyváženosti

balance-title = Vyváženost hry { $name }
balance-how = Hráli stejně silní boti a každou partii začínalo místo 1. Podíl 1 je spravedlivý; ± je směrodatná chyba. U každé karty a místa: jak často se v partii brala a jak si ti, kdo ji měli, vedli oproti spravedlivému podílu. Říká, kdo s ní vyhrává, ne že kvůli ní. U sólové hry je to prostě podíl vyhraných partií.
balance-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
balance-length =
    { $games ->
        [one] { $games } partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }; průměrně { $rounds } kola, { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
        [many] { $answers } odpovědi
       *[other] { $answers } odpovědí
    }.
balance-level = { $number }
balance-tenths = { NUMBER($number, minimumFractionDigits: 1) }
balance-hundredths = { NUMBER($number, minimumFractionDigits: 2) }
balance-percent = { NUMBER($share, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) } %
balance-place = Pořadí na tahu
balance-wins = Výhry
balance-share = Oproti spravedlivému podílu
balance-points = Průměr bodů
balance-plot = Výhry podle pořadí na tahu oproti spravedlivému podílu

## Jak je to rychlé

bench-decisions = odpovědi/s
bench-search = hledání/s
bench-searched = odpovědi v hledání/s
bench-clone = kopie, µs
bench-view = pohled, µs
bench-steps = kroky/s s pozorováním a maskou
bench-compiled = { $game }, přeloženo
bench-plain = { $game }, čistý Python
bench-in-two = { $game }, ve dvou procesech
bench-at-once =
    { $game }, { $matches ->
        [one] { $matches } partie
        [few] { $matches } partie
       *[other] { $matches } partií
    } naráz
bench-against = proti: { $peer }
bench-times = { NUMBER($ratio, minimumFractionDigits: 2) } ×
bench-rest = { $title }: dohraná partie zabírá { $size } kB; poměr času pozdní odpovědi k časné: { $ratio }.
bench-work = { $title }: { $what } za sekundu: { $rate }.

## Souboj dvou botů

duel-played =
    { $one } proti { $other }: { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
       *[other] { $deals } rozdání
    }, každé hrají oba boti ze všech míst, celkem { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    }. ± je směrodatná chyba podle rozdání.
duel-share = { $one }: { $mean } % výher, ± { $error }. 95% interval: { $low }–{ $high } %. Stejní boti mají 50 %.
duel-alone = { $one } na jednom místě, { $other } na všech ostatních: { $mean } % výher, ± { $error }. 95% interval: { $low }–{ $high } %. Spravedlivý podíl je { $fair } %.
duel-solo = { $one }: { $mean } % vyhraných partií, ± { $error }. 95% interval: { $low }–{ $high } %.
duel-lead = Rozdíl výher v procentních bodech, { $one } minus { $other }: { $mean } ± { $error }. 95% interval: { $low } až { $high }.
duel-points = Průměr bodů: { $one } { $first }, { $other } { $second }; rozdíl { $ahead } ± { $error }.
duel-time = Čas procesoru na odpověď: { $one } { $first } ms, { $other } { $second } ms.

## Aréna

arena-title = { $name }: který bot je silnější
arena-how = Každé rozdání se hraje v každém rozesazení, takže všichni boti mají na každém místě stejné štěstí. ± je střední chyba po rozdáních. Podíl: část všech výher. Jedno místo: jak často bot vyhrává, když má v partii jedno místo. Rating: Plackett–Luce, neznámý bot má 25. Čas: procesoru na odpověď; u programu do odpovědi. Chyby: odpovědi dané za program, který se opozdil nebo odpověděl nemožně.
arena-played =
    { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
       *[other] { $deals } rozdání
    }, { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    }, semínko (seed) { $seed }.
arena-fair = Stejně silní boti by měli po { $fair } % výher.
arena-fair-one-seat = { $bot } má v každé partii jedno místo; kdyby nebyl silnější, měl by { $fair } % výher.
arena-stronger = { $bot } je silnější: test { $low } proti { $high } bodům nad stejným podílem skončil ve prospěch { $high }. Rozdání: { $deals }, poměr { $ratio }, meze { $least } a { $most }, chyby 5 %.
arena-no-stronger = { $bot } o tolik silnější není: test { $low } proti { $high } bodům nad stejným podílem skončil ve prospěch { $low }. Rozdání: { $deals }, poměr { $ratio }, meze { $least } a { $most }, chyby 5 %.
arena-undecided = { $bot }: test { $low } proti { $high } bodům nad stejným podílem ještě neskončil. Rozdání: { $deals }, poměr { $ratio }, meze { $least } a { $most }, chyby 5 %.
arena-ceiling = { $bot } vidí vše skryté, ne však to, co se teprve vylosuje. Jeho podíl zhruba ukazuje, kolik se dá získat čtením ostatních.
arena-bot = Bot
arena-share = Podíl
arena-alone = Jedno místo
arena-points = Body
arena-rating = Rating
arena-time = Čas
arena-faults = Chyby
arena-plot-shares = Podíl všech výher s 95% intervaly
arena-plot-test = Průběh testu po rozdáních
arena-deals = Rozdání
arena-ratio = Logaritmus poměru věrohodností
arena-live = { $bot }: { $mean } % výher, ± { $error }
arena-live-test = { $bot }: { $mean } % výher, ± { $error }; poměr { $ratio }
arena-kept = Zpráva je v { $file }.

## Stůl v terminálu

prompt = > {""}
welcome = { $game }: { $names }. Odpovídejte číslem, další možnosti ukáže „pomoc“.
fairness = Otisk míchání je { $hash }; z uložené partie ho ověří „spiritboard verify SOUBOR“.
resumed = Partie pokračuje.
thinking = { $name } přemýšlí…
options-beside = Kdykoli:
options-more = (+{ $count }: { $command } { $number })
options-cut =
    { $count ->
        [one] … a ještě { $count } možnost: napište „{ $command }“
        [few] … a ještě { $count } možnosti: napište „{ $command }“
       *[other] … a ještě { $count } možností: napište „{ $command }“
    }
no-such-option =
    Možnost { $number } tu není. Vyberte { $last ->
        [one] 1
        [few] 1 až { $last }
       *[other] 1 až { $last }
    }.
not-understood = „{ $typed }“ není možnost ani příkaz. Seznam vypíše „pomoc“.
say-more = „{ $typed }“ může znamenat: { $choices }.
may-do = Ano, to smíte: { $answer }.
may-do-so = Ano, to smíte: { $answer } ({ $preview }).
why-what = Proč co? Napište „proč“ s kartou nebo možností.
hint-is = Zkušený bot by zvolil: { $answer }.
hint-strong = Silný bot by zvolil: { $answer }. { $why }.
strong-bot = Silný bot
hint-nothing = Zkušený bot by teď počkal.
undone = Vzato zpět.
rewind-how = O tři odpovědi zpět se vrátíte slovy „vrať 3“.
saved = Uloženo do { $file }.
save-elsewhere = Partie pokračuje. Uložte ji jinam: „ulož SOUBOR“.
save-where = Kam? Zkuste „ulož partie.json“.
watch-on = Před tahem ostatních se zeptám, zda nechcete něco udělat dřív.
watch-off = Před tahem ostatních se už nebudu ptát.
act-now = Na řadě je { $name }. Chcete předtím něco udělat? Enter: ne. (Tyto otázky vypne „hlídej“.)
go-on = Enter: do dalšího kola.
next-scene = Enter: do dalšího dějiště.
log-earlier =
    { $count ->
        [one] … předtím ještě { $count } řádek: napište „průběh“
        [few] … předtím ještě { $count } řádky: napište „průběh“
       *[other] … předtím ještě { $count } řádků: napište „průběh“
    }
log-title = Co se stalo
rule-line = { $number }: { $text }
no-such-rule = Pravidlo „{ $number }“ tu není. Zkuste „pravidla všechna“.
records-score = { $column }: { $points }
records-nowhere = zatím nikde
records-not-kept = Tady se rekordy nevedou.
ending-saved = Partie je uložená v souboru { $file }. Pokračujte: spiritboard play --resume { $file }
ending-kept = Partie je uložená v souboru { $file }.
ending-campaign = Kampaň je uložená. Pokračujte: spiritboard play { $game } --continue
ending-unsaved = Partie není uložená. Příště: --record SOUBOR, nebo u stolu „ulož SOUBOR“.

## Co se dá u stolu napsat; první slovo se ukazuje, rozumíme všem

command-why = proč, proc
command-more = další, dalsi
command-rules = pravidla, pravidlo
command-table = stůl, stul
command-log = průběh, prubeh
command-undo = vrať, vrat
command-save = ulož, uloz
command-hint = rada, poraď, porad
command-watch = hlídej, hlidej
command-records = rekordy
command-help = pomoc, ?
command-quit = konec
command-all = všechna, vsechna
help-answer = číslo, písmeno a číslo karty, nebo slovo z možnosti
help-answer-says = odpoví na otázku
help-why = karta, číslo nebo slovo
help-why-says = řekne, proč něco nejde, nebo co by to způsobilo
help-more = s číslem
help-more-says = ukáže všechny odpovědi skryté za (+…)
help-rules = nic, číslo pravidla, nebo „{ $all }“
help-rules-says = ukáže pravidlo k otázce, to pravidlo, nebo všechna
help-table-says = znovu ukáže stůl
help-log-says = zopakuje celé kolo
help-undo = nic, nebo kolik
help-undo-says = vezme zpět vaši poslední odpověď, nebo tolik odpovědí
help-save = SOUBOR
help-save-says = uloží partii
help-hint-says = řekne, co by udělal silný bot a proč
help-watch-says = zapne nebo vypne otázky, než jednají ostatní
help-records-says = ukáže vaše nejlepší skóre a splněné úkoly ze sólové hry
help-help-says = ukáže tuto nápovědu
help-quit-says = odejde od stolu

## Scenes

cli-scene = Pro autory dějišť: prověří je, zahraje jedno, spočítá šance.
cli-opt-scene-what = check: balíček, nebo naše dějiště; play: jedno dějiště; odds: jak často boti vyhrávají; calibrate: jak vycházejí odhady rádce; starts: co si boti přinášejí do každého dějiště.
cli-opt-scene-target = Soubor nebo složka k prověření či hraní, dějiště, nebo kapitola.
cli-opt-scene-start = Jen od tohoto začátku; více oddělte čárkami.
cli-opt-scene-level = Jen na této úrovni; více oddělte čárkami.
cli-opt-scene-limit = Kolik pozic smí řešitel projít pro mez, kterou čtvrtina z nich nechává příliš volnou; 0: bez řešitele.
cli-opt-scene-keep = Soubor s výsledky: přerušený výpočet pokračuje, kde skončil, kapitolu po kapitole.
cli-opt-scene-kept-only = Ukáže uložené výsledky a nic nepočítá.
cli-opt-scene-notes = Soubor Markdown, který se vloží nad tabulku.
cli-scene-sound = Žádná chyba se nenašla.
cli-scene-no-text = chybí text { $key } v: { $languages }
scene-odds-title = { $name }: šance v každém dějišti
scene-odds-how = Výhry v procentech se směrodatnou chybou. Žádná hra s kostkami a krystaly nevyhrává častěji, než udává „nejvýše“; karty v ruce, karty průzkumu a Brom se tam nepočítají, ale boti s nimi hrají. Nejlepší hra je přesná, kde ji šlo spočítat. Pomlčka: bylo toho příliš, nebo se to nepočítalo; takový začátek se posuzuje jen podle botů. Nesplňuje jen to, co nevysvětlí chyba. Dějiště lehká záměrně žádný cíl nemají.
scene-odds-scene = Dějiště
scene-odds-start = Začátek
scene-odds-level = Úroveň
scene-odds-exact = nejlepší hra
scene-odds-most = nejvýše
scene-odds-misses = nesplňuje
scene-odds-too-hard = boti pod { $share }
scene-odds-too-easy = nejvýše nad { $share }
scene-odds-loose = nejvýše nad { $share }, boti pod tím
scene-odds-won-too-often = boti nad { $share }
scene-odds-hopeless = nejvýše pod { $share }
scene-odds-easy = lehké záměrně: { $why }
scene-odds-aim = { $level }: lepší z botů má vyhrát { $careful } nebo víc a „nejvýše“ má ležet mezi { $least } a { $most }. Nesplňuje to { $missed } z { $all } začátků, z toho jen kvůli nedost těsné mezi: { $loose }.
scene-chances-plays = partií
scene-chances-turns = tahů
scene-chances-said = odhad
scene-chances-won = výhry
scene-chances-error = chyba
scene-chances-error-set-right = chyba po opravě, na odložených partiích
scene-starts-visits = příchodů
scene-starts-crystals = krystaly
scene-starts-spirit = duševní síla
scene-starts-cards = karty
scene-starts-healed = vyléčení

## Úložiště

cli-store = Pro správce serveru: zkontroluje úložiště, zkopíruje ho, vrátí kopii, uvolní místo.
cli-store-says = Kontrola a záloha mohou běžet vedle serveru; pro ostatní ho nejdřív zastavte.
cli-opt-store-what = check: co nelze přečíst; backup: kopie do souboru; restore: vrátí kopii na místo; compact: uvolní místo po smazaných stolech; move: vše přestěhuje do prázdné databáze PostgreSQL (--store).
cli-opt-store-file = Kopie, která se má vytvořit nebo vrátit.
cli-opt-store-set-aside = Stoly, které nelze přečíst, přesune do set-aside.db vedle úložiště.
cli-opt-keep-days = Smaže stoly, u kterých se tolik dní nic nestalo; 0: nikdy.
cli-store-fault = { $table }: { $reason }
cli-store-sound = Všechny stoly lze přečíst.
cli-store-moved =
    { $count ->
        [one] Přesunul se { $count } stůl
        [few] Přesunuly se { $count } stoly
       *[other] Přesunulo se { $count } stolů
    } do souboru { $file }.
cli-store-copied = Úložiště je zkopírované do souboru { $file }.
cli-store-restored = Úložištěm je teď { $file }. Předchozí, pokud nějaké bylo, zůstává jako { $kept }.
cli-store-compacted = Předtím { $before } kB, teď { $after } kB.
cli-store-carried =
    { $count ->
        [one] { $count } stůl je teď
        [few] { $count } stoly jsou teď
       *[other] { $count } stolů je teď
    } v { $store }. Soubor zůstává jako { $kept }.
cli-opt-requests-per-second = Kolik požadavků za sekundu smí přijít z jedné adresy; 0: bez omezení.
cli-opt-guests-per-minute = Kolik nových hostů za minutu smí přijít z jedné adresy; 0: bez omezení.
cli-opt-sockets-per-address = Kolik stolů smí být z jedné adresy otevřeno najednou; 0: bez omezení.
cli-opt-connections = Kolik spojení může být otevřeno najednou; na další požadavky server odpoví stavem 503; 0 znamená bez omezení.
cli-opt-watchers = Kolik diváků smí být u stolu; 0: bez omezení.
cli-opt-store = Databáze PostgreSQL, do které se mají stoly ukládat místo složky, postgresql://uživatel@počítač/jméno; s heslem raději v prostředí.
cli-opt-nodes = Kolik procesů serveru sdílí na tomto počítači jednu adresu; pro více než jeden je třeba databáze PostgreSQL (--store).
cli-opt-node-host = Kde tento server najdou ostatní servery se stejnou databází; na více počítačích jeho adresa v jejich síti.
cli-serving-store = Stoly se ukládají do { $store }. Server zastavíte klávesami Ctrl+C.
cli-work = Spustí na tomto počítači boty pro servery se společnou databází PostgreSQL.
cli-work-says = Pomáhat může libovolný počet takových procesů; kterýkoli lze kdykoli zastavit, servery jedou dál bez něj. Každou volbu lze nastavit i v prostředí, např. SPIRITBOARD_STORE.
cli-opt-work-store = Databáze PostgreSQL, kterou servery používají, postgresql://uživatel@počítač/jméno; s heslem raději v prostředí.
cli-opt-work-bot = Vlastní bot, kterého servery posazují ke stolům, zadaný stejně jako u nich: jméno=soubor.py:Bot; lze uvést vícekrát.
cli-working = Boti přemýšlejí pro servery s databází { $store }. Zastavíte je klávesami Ctrl+C.
cli-opt-operator-token = Zpřístupní /operator a /metrics každému, kdo ho zná: aspoň 16 znaků, nejlépe v prostředí; bez něj je neotevře nikdo.
cli-opt-log-format = Protokol pro lidi u terminálu, nebo jako JSON.
cli-opt-log-level = Co se zapisuje do protokolu: warning jen potíže, info i každý požadavek.
cli-serving-friends = Přátelé ve vaší síti otevřou { $address }
