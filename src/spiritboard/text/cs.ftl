### Slova kolem her: odmítnutí, příkazový řádek, terminál. Každá hra má vedle sebe svá.

yes = ano
no = ne
nothing = nic
list = { $first }, { $next }
clauses = { $first }; { $next }
fact = { $name }: { $value }.
refusal-by-rule = { $reason } ({ $rule })

## Odmítnutí

refuse-game-over = Hra skončila.
refuse-another-question =
    To je odpověď na otázku { $asked }, ale teď je na řadě otázka { $open }. Podívejte se znovu.
refuse-no-such-seat = Místo { $seat } tu není: místa se číslují od 0 a je jich { $seats }.
refuse-not-your-question = Teď odpovídá někdo jiný.
refuse-not-by-chance = Takhle náhoda odpovědět nemohla.
refuse-not-an-answer = Tohle není odpověď na položenou otázku.
refuse-not-an-action = Taková akce v této hře není ({ $detail }).
refuse-nothing-to-weigh = V této hře se nic zvážit nedá.
refuse-wrong-fields = Uložený stůl neodpovídá této verzi: { $fields }.
refuse-unknown-frame = Uložený stůl obsahuje krok, který tato verze nezná: { $frame }.
refuse-no-content = { $name } nemá krabici, jejíž hodnoty by se daly změnit.
refuse-unknown-game = Hra „{ $name }“ tu není. Je tu: { $known }.
refuse-no-such-object = „{ $name }“ nejde načíst ({ $detail }). Čeká se balíček.modul:hra.
refuse-not-a-game = „{ $name }“ není hra. Čeká se spiritboard.core.game.Game.
refuse-no-mind = Pro hru „{ $name }“ není rychlý ani přemýšlivý bot, jen pro: { $known }.
refuse-no-words = Hra „{ $name }“ nemá slova, aby se dala hrát v terminálu.
refuse-seats-out-of-range = Míst nemůže být { $seats }. Čeká se: { $allowed }.
refuse-bad-options = Volby se nehodí ({ $detail }). Známé volby: { $known }.
refuse-content-unreadable = Soubor { $file } nejde přečíst: { $detail }.
refuse-content-not-toml = { $file } není soubor TOML: { $detail }.
refuse-content-type = hodnota se nehodí ({ $detail })
refuse-content-wrong = { $file }, řádek { $line }, { $field }: { $why }.
refuse-record-rules =
    Partie se hrála podle pravidel { $theirs }; tato verze hraje podle { $ours }.
refuse-record-game = Záznam je z hry, která tu není: { $name }.
refuse-record-no-seed = V záznamu chybí semínko náhody.
refuse-record-state = Přehraná partie končí jinak, než říká záznam.
refuse-record-illegal = Zápis { $entry } je proti pravidlům: { $why }.
refuse-no-such-entry = Zápis { $entry } tu není. Čeká se 0 až { $last }.
refuse-record-cut-off = Soubor je useknutý, nebo to není záznam partie ({ $detail }).
refuse-record-format = Soubor není záznam partie. Čeká se formát { $expected }.
refuse-record-edited = Soubor někdo po uložení změnil: nesedí kontrolní součet.
refuse-records-spoilt = V souboru { $file } nejsou rekordy ({ $detail }).
refuse-record-shape = Soubor není úplný záznam partie ({ $detail }).
refuse-record-unreadable = Soubor { $file } nejde přečíst: { $detail }.
refuse-record-commitment = Semínko náhody od zápisu { $since } neodpovídá zveřejněnému otisku.
refuse-record-not-published = Záznam nepatří k otisku { $published }.
refuse-record-chance = Zápis { $entry }: los nepochází ze zveřejněného semínka náhody.
refuse-record-taken =
    V souboru { $file } už je něco jiného nebo nedohraná partie. Zvolte jiný soubor, nebo pokračujte pomocí --resume.
refuse-file-unwritable = Soubor { $file } nejde zapsat: { $detail }.
refuse-undo-needs-consent = Vrátit to jde, jen když souhlasí: { $seats }.
refuse-nothing-to-undo = Nemáte co vracet.
refuse-unknown-bot = Bot „{ $name }“ tu není. Jsou tu: { $known }.
refuse-games-out-of-range = Počet her { $games } zahrát nejde. Čeká se 1 nebo víc.
refuse-bots-for-seats =
    { $bots ->
        [one] Uveden je { $bots } bot
        [few] Uvedeni jsou { $bots } boti
       *[other] Uvedeno je { $bots } botů
    } pro { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }. Uveďte jednoho pro všechna, nebo pro každé jednoho.
refuse-unknown-language = Jazyk „{ $name }“ tu není. Čeká se: { $known }.
refuse-not-with-resume = { $option } patří k nové partii a s --resume nejde dohromady.
refuse-law-broken = Hra porušuje zákon: { $detail }
refuse-bad-setting = { $name } je „{ $value }“, a to nesedí. Očekává se: { $expected }.
refuse-store-version = { $file } zapsala jiná verze ({ $found }; tato zapisuje { $ours }).
refuse-port-taken = Port { $port } nelze použít: { $detail }. Volný najde --port 0
refuse-no-page = Stránka ještě není sestavená. Sestaví ji „make play“.
refuse-bad-request = Tomu požadavku nelze rozumět: { $detail }.
refuse-too-long = To je příliš dlouhé: nejvýš { $most } znaků.
refuse-who-are-you = Zatím vás neznáme. Otevřete jednou stránku a zkuste to znovu.
refuse-no-such-table = Takový stůl tu není. Odkaz možná není celý.
refuse-no-such-match = Taková partie se u tohoto stolu nehrála.
refuse-no-lesson = Hra „{ $name }“ zatím nemá lekci.
refuse-too-many-tables = To je mnoho stolů. Počkejte minutu a zkuste to znovu.
refuse-not-started = Partie ještě nezačala.
refuse-not-over = To bude vidět, až partie skončí.
refuse-started-already = Partie už začala.
refuse-seats-open = Některá místa jsou ještě volná: někoho pozvěte, nebo tam posaďte boty.
refuse-seat-taken = Tam už někdo sedí.
refuse-not-your-seat = To není vaše místo.
refuse-not-the-host = To může jen hostitel stolu.
refuse-nothing-to-agree = Není s čím souhlasit.
refuse-say-something = V tom nic není.
refuse-no-such-claim = Taková hotová věta tu není.
refuse-claim-about-somebody = Řekněte, o kom to je.
refuse-claim-about-nobody = Ta věta není o nikom.
refuse-no-such-order = Takový trvalý příkaz tu není.
refuse-no-bet-now = Teď nemáte co hádat.
refuse-bet-on-so-many =
    Označte { $count ->
        [one] { $count } hráče
        [few] { $count } hráče
       *[other] { $count } hráčů
    } z těch, které označit smíte.
refuse-lesson-goes-on = Podle pravidel by to šlo, ale lekce tu ukazuje něco jiného: držte se rady.

## Příkazový řádek

cli-help = Deskové hry o duších podle úplných pravidel.
cli-commands = Příkazy
cli-arguments = Argumenty
cli-options = Volby
cli-usage = Použití: spiritboard { $command } …
cli-command = PŘÍKAZ
cli-play = Zahrajte si v tomto terminálu proti botům.
cli-verify = Ověří zaznamenanou partii: pravidla, míchání, zveřejněný otisk.
cli-check = Prověří hru všemi zákony zkušební sady.
cli-rules = Vypíše pravidla hry.
cli-simulate = Nechá boty sehrát mnoho her a shrne výsledky.
cli-balance = Nechá stejné boty sehrát mnoho her: kdo vyhrává podle pořadí na tahu a s kterými kartami?
cli-bench = Změří rychlost.
cli-serve = Nabídne stůl prohlížečům, tady i po síti.
cli-version = Vypíše verzi.
cli-opt-help = Ukáže tuto nápovědu.
cli-opt-game = Která hra, např. shamans.
cli-opt-seats = Kolik hráčů.
cli-opt-check-seats = Počty hráčů, např. 3,4,5; jinak všechny.
cli-opt-bots = random, greedy, search, search:2000 (iterace) nebo search:0.5s; jeden pro všechny, nebo pro každého bota jeden, s čárkami.
cli-opt-lang = en, cs nebo ru; jinak jazyk vašeho systému.
cli-opt-seed = Stejné semínko, stejné míchání.
cli-opt-edition = Podle kterého vydání, cs nebo ru, kde se liší.
cli-opt-content = Soubor TOML s hodnotami z vaší krabice.
cli-opt-first = Místo, které začíná s žetonem začínajícího hráče; 0 jste vy.
cli-opt-first-game = Džin: jednodušší první hra.
cli-opt-long = Džin: delší varianta.
cli-opt-tom = Džin sólo: 12 až 15 karet v Tomově balíčku; čím méně, tím těžší.
cli-opt-no-extra-turn = Džin sólo: bez dalšího tahu po posledním veledžinovi.
cli-opt-name = Jak vám u stolu říkat.
cli-opt-auto = Na všech místech hrají boti; vypisuje se průběh.
cli-opt-record = Partie se ukládá do tohoto souboru po každé odpovědi.
cli-opt-resume = Pokračuje v partii z tohoto souboru.
cli-opt-plain = Bez barev a rámečků, jen věty; vhodné pro odečítače obrazovky.
cli-opt-file = Zaznamenaná partie.
cli-opt-published = Otisk zveřejněný před prvním tahem.
cli-opt-matches = Kolik partií pro každý počet hráčů a každou variantu.
cli-opt-games = Kolik her.
cli-opt-processes = V kolika procesech.
cli-opt-output = Soubor Markdown pro celou zprávu.
cli-opt-plot = Soubor SVG pro její graf.
cli-opt-markdown = Jako stránku Markdown.
cli-opt-host = Adresa, na které poslouchá; 0.0.0.0 pro celou síť.
cli-opt-port = Port; 0 najde volný.
cli-opt-data = Složka, kde jsou stoly uložené; jinak datová složka uživatele.
cli-opt-origin = Další adresa, odkud smí stránka přijít, např. adresa proxy; lze uvést vícekrát.
cli-opt-bot-processes = V kolika procesech boti přemýšlejí.
cli-opt-bot-seconds = Jak dlouho hledající bot přemýšlí o odpovědi.
cli-opt-bot-pace = Jak dlouho každému botovi odpověď nejméně trvá, v sekundách.
cli-opt-live-seconds = Kolik času má hráč na odpověď u živého stolu.
cli-opt-correspondence-seconds = Totéž u stolu pro korespondenční hru.
cli-opt-tables-per-minute = Kolik stolů smí host založit za minutu; 0: kolik chce.
cli-opt-commands-per-second = Kolik příkazů smí prohlížeč poslat za sekundu; 0: kolik chce.
cli-serve-environment = Každou volbu lze nastavit i v prostředí, např. SPIRITBOARD_PORT=8080; přepínač má přednost.
cli-serving = Stůl je prostřený: { $address }
cli-serving-data = Stoly jsou uložené v { $folder }. Server zastaví Ctrl+C.
cli-unknown-command = Příkaz „{ $name }“ tu není. Čeká se: { $known }.
cli-unknown-option = Volba „{ $name }“ tu není. Co tu je, vypíše „spiritboard --help“.
cli-missing = „{ $name }“ chce hodnotu.
cli-wrong-value = „{ $value }“ se nehodí, { $name } čeká: { $expected }.
cli-too-many = „{ $name }“ je tu příliš mnohokrát nebo navíc.
cli-misused = Tomu nerozumím: { $detail }
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
    } ze zveřejněného semínka náhody.
cli-verified-over = Partie je dohraná.
cli-verified-open = Partie ještě není dohraná.
cli-simulated =
    { $game }, počet míst: { $seats }; { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $decisions ->
        [one] { $decisions } odpověď
        [few] { $decisions } odpovědi
       *[other] { $decisions } odpovědí
    }
cli-simulated-seat = místo { $number } ({ $bot }): výhry { $wins } ({ $percent } %), průměr bodů { $score }

## Zpráva o vyváženosti

balance-title = Vyváženost hry { $name }
balance-how = Hráli stejní boti a každou hru začínalo místo 1. Podíl 1 je spravedlivý; ± je směrodatná chyba. U každé karty a místa: jak často se ve hře brala a kolik vyhráli ti, kdo ji měli, vůči spravedlivému podílu. Říká, kdo s ní vyhrává, ne že kvůli ní. Při hře jednoho je to podíl vyhraných her.
balance-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
balance-length =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }; průměrně { $rounds } kola, { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
        [many] { $answers } odpovědi
       *[other] { $answers } odpovědí
    }.
balance-place = Pořadí na tahu
balance-wins = Výhry
balance-share = Vůči spravedlivému podílu
balance-points = Body průměrně
balance-plot = Výhry podle pořadí na tahu vůči spravedlivému podílu

## Stůl v terminálu

player-you = Vy
player-1 = Jana
player-2 = Petr
player-3 = Radka
player-4 = Uršula
player-5 = Ema
prompt = > {""}
welcome = { $game }: { $names }. Odpovídejte číslem, víc řekne „pomoc“.
fairness = Otisk míchání je { $hash }; z uložené partie ho dokáže „spiritboard verify SOUBOR“.
resumed = Partie pokračuje.
thinking = { $name } přemýšlí …
options-beside = Kdykoli:
options-more = (+{ $count }: { $command } { $number })
no-such-option =
    Možnost { $number } tu není. Čeká se { $last ->
        [one] 1
        [few] 1 až { $last }
       *[other] 1 až { $last }
    }.
not-understood = „{ $typed }“ není možnost ani příkaz. Vypíše je „pomoc“.
say-more = „{ $typed }“ může znamenat: { $choices }.
may-do = Ano, to smíte: { $answer }.
may-do-so = Ano, to smíte: { $answer } ({ $preview }).
why-what = Proč co? Zkuste „proč“ s kartou nebo možností.
hint-is = Rychlý bot by odpověděl: { $answer }.
hint-nothing = Rychlý bot by teď nedělal nic.
hint-share = v { $games } představených partiích dosáhla { $share } %, druhá nejlepší { $next } %
hint-feel = { $games } představených partií neukázalo jasný rozdíl; je to bezpečný zvyk
hint-only = nic jiného dělat nelze
hint-lesson = tak pokračuje lekce
undone = Vráceno.
saved = Uloženo do { $file }.
save-where = Kam? Zkuste „ulož partie.json“.
watch-on = Než bude jednat někdo jiný, dostanete otázku, pokud máte třeba portál.
watch-off = Než bude jednat někdo jiný, otázku nedostanete.
act-now = Na řadě je { $name }. Chcete předtím něco udělat? Enter: ne. (Tyto otázky vypne „hlídej“.)
go-on = Enter: do dalšího kola.
log-earlier =
    { $count ->
        [one] … ještě { $count } řádek předtím: napište „průběh“
        [few] … ještě { $count } řádky předtím: napište „průběh“
       *[other] … ještě { $count } řádků předtím: napište „průběh“
    }
log-title = Co se stalo
log-empty = Zatím se nic nestalo.
rule-line = { $number }: { $text }
no-such-rule = Pravidlo „{ $number }“ tu není. Zkuste „pravidla všechna“.
records = Vaše rekordy
records-best-score = Nejvyšší skóre
records-score = { $column }: { $points }
records-nowhere = zatím nikde
records-not-kept = Tady se rekordy nevedou.
game-ends = Vítěz: { $names }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
game-ends-you = Vyhráváte hru: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }!
game-ends-lost = Hra je prohraná; { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
ending-saved = Partie je uložená v { $file }. Pokračujte: spiritboard play --resume { $file }
ending-kept = Partie je uložená v { $file }.
ending-unsaved = Partie uložená není. Příště: --record SOUBOR, nebo u stolu „ulož SOUBOR“.

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
help-why-says = řekne, proč něco nejde nebo co by to způsobilo
help-more = s číslem
help-more-says = všechny odpovědi, za které vypsaná s (+…) stojí
help-rules = nic, číslo pravidla, nebo „{ $all }“
help-rules-says = ukáže pravidlo k otázce, to pravidlo, nebo všechna
help-table-says = znovu ukáže stůl
help-log-says = zopakuje celé kolo
help-undo-says = vrátí vaši poslední odpověď
help-save = SOUBOR
help-save-says = uloží partii
help-hint-says = řekne, co by udělal rychlý bot
help-watch-says = zapne nebo vypne otázky, než jednají ostatní
help-records-says = vaše nejvyšší skóre a splněné úkoly, kde se hraje sólo
help-help-says = ukáže tohle
help-quit-says = odejde od stolu
