### Slova kolem her: odmítnutí, příkazový řádek, terminál. Každá hra má vedle sebe svá.

yes = ano
no = ne
nothing = nic
list = { $first }, { $next }
list-last = { $first } a { $next }
clauses = { $first }; { $next }
fact = { $name }: { $value }.
plain = { $name }
plain-with = { $name } ({ $facts })
plain-fact = { $name }: { $value }
refusal-by-rule = { $reason } ({ $rule })

## Odmítnutí

refuse-game-over = Partie skončila.
refuse-match-goes-on = Partie ještě neskončila.
refuse-campaign-over = Kampaň skončila.
refuse-another-question =
    To je odpověď na otázku { $asked }, ale teď je na řadě otázka { $open }. Podívejte se znovu.
refuse-no-such-seat =
    { $seats ->
        [one] Takové místo tu není: stůl má { $seats } místo.
        [few] Takové místo tu není: stůl má { $seats } místa.
       *[other] Takové místo tu není: stůl má { $seats } míst.
    }
refuse-not-your-question = Teď odpovídá někdo jiný.
refuse-not-by-chance = Takhle náhoda rozhodnout nemohla.
refuse-not-an-answer = Tohle není odpověď na položenou otázku.
refuse-not-an-action = Taková akce v této hře není ({ $detail }).
refuse-no-what-if = V této hře není co zkoušet nanečisto.
refuse-wrong-fields = Uložený stůl neodpovídá této verzi: { $fields }.
refuse-unknown-frame = Uložený stůl obsahuje krok, který tato verze nezná: { $frame }.
refuse-state-version = Uložený stůl zapsala novější verze ({ $theirs }); tato čte nejvýše { $ours }.
refuse-unknown-content = Uložený stůl používá krabici, která tu není: { $content }.
refuse-no-content = { $name }: u této hry nelze hodnoty měnit.
refuse-unknown-game = Neznámá hra „{ $name }“. K dispozici: { $known }.
refuse-no-such-object = „{ $name }“ nelze načíst ({ $detail }). Správný zápis: balíček.modul:hra.
refuse-not-a-game = „{ $name }“ není hra: musí to být spiritboard.core.game.Game.
refuse-no-rules-text = „{ $name }“: text pravidel chybí.
refuse-seats-out-of-range = Tuto hru nelze hrát v počtu { $seats }. Možné počty hráčů: { $allowed }.
refuse-bad-option = „{ $value }“ není platná hodnota volby „{ $name }“. Možnosti: { $expected }.
refuse-option-for-seats = Volba „{ $name }“ je jen pro stoly s tímto počtem míst: { $seats }.
refuse-resume-another-game = V souboru { $file } je partie hry { $name }, ne { $asked }.
refuse-unknown-game-option = Volbu „{ $name }“ tato hra nemá. K dispozici: { $known }.
refuse-no-game-options = Volbu „{ $name }“ tato hra nemá; nemá vůbec žádné volby.
refuse-content-unreadable = Soubor { $file } nelze přečíst: { $detail }.
refuse-content-not-toml = { $file } není soubor TOML: { $detail }.
refuse-content-type = neplatná hodnota ({ $detail })
refuse-content-wrong = { $file }, řádek { $line }, { $field }: { $why }.
refuse-pack-empty = Složka { $file } neobsahuje ani content/*.toml, ani text/*.ftl.
refuse-pack-not-fluent = Texty balíčku ({ $language }) odtud nejsou ve formátu Fluent: { $text }
refuse-pack-words-taken = Texty balíčku ({ $language }) by změnily zprávu hry: { $message }.
refuse-record-rules =
    Partie se hrála podle pravidel { $theirs }; tato verze hraje podle { $ours }.
refuse-name-taken = Hra s názvem „{ $name }“ tu už je.
refuse-record-game = Záznam je z hry, která tu není: { $name }. Vlastní hru uveďte v příkazu jako modul:jméno.
refuse-record-no-seed = V záznamu chybí semínko (seed).
refuse-record-not-over = Partie ještě neskončila. Rozebrat ji půjde až potom.
refuse-no-analysis = Silný bot ztratil nit. Zkuste to znovu.
refuse-analysis-on-its-way = Už se pro vás rozebírá jiná partie. Jednu po druhé.
refuse-record-older =
    Záznam vznikl podle starších pravidel ({ $theirs }). Přehrát ho lze jen po tah { $moves } z { $all }, takže v partii nelze pokračovat.
refuse-record-state = Přehraná partie končí jinak, než říká záznam.
refuse-record-illegal = Zápis { $entry } je proti pravidlům: { $why }.
refuse-no-such-entry = Zápis { $entry } tu není. Možnosti: 0 až { $last }.
refuse-record-cut-off = Soubor je neúplný, nebo to není záznam partie ({ $detail }).
refuse-record-format = Soubor není záznam partie: chybí formát { $expected }.
refuse-record-edited = Soubor se po uložení změnil: nesouhlasí kontrolní součet.
refuse-records-spoilt = V souboru { $file } nejsou rekordy ({ $detail }).
refuse-record-shape = Soubor není úplný záznam partie ({ $detail }).
refuse-record-absurd = Soubor není záznam partie: taková čísla nebo tolik vrstev v žádné partii není.
refuse-record-unreadable = Soubor { $file } nelze přečíst: { $detail }.
refuse-record-too-long = Soubor { $file } není záznam partie: žádný není delší než { $most } MiB.
refuse-record-commitment = Semínko od zápisu { $since } neodpovídá zveřejněnému otisku.
refuse-record-not-published = Záznam nepatří k otisku { $published }.
refuse-record-chance = Zápis { $entry }: los nepochází ze zveřejněného semínka.
refuse-record-taken =
    V souboru { $file } už je něco jiného nebo nedohraná partie. Zvolte jiný soubor, nebo pokračujte volbou --resume.
refuse-file-unwritable = Soubor { $file } nelze zapsat: { $detail }.
refuse-undo-needs-consent = Vzít zpět to lze, jen když souhlasí: { $seats }.
refuse-nothing-to-undo = Nemáte co vzít zpět.
refuse-undo-too-far =
    Vrátit se můžete nejvýš o { $most ->
        [one] { $most } odpověď
        [few] { $most } odpovědi
       *[other] { $most } odpovědí
    }.
refuse-rewind-alone = Tak daleko se lze vrátit jen v sólové hře. Berte zpět jednu odpověď po druhé; ostatní dostanou otázku, zda souhlasí.
refuse-undo-older-rules =
    Partie začala podle starších pravidel a dohrává se podle nových, takže nelze nic vzít zpět.
refuse-unknown-bot = Neznámý bot „{ $name }“. K dispozici: { $known }.
refuse-no-such-bot = „{ $name }“ nelze načíst ({ $detail }). Správný zápis: soubor.py:Jméno nebo balíček.modul:Jméno.
refuse-not-a-bot = „{ $name }“ není bot: chybí metoda decide(view, options, budget).
refuse-no-such-program = „{ $name }“ nelze spustit: program neexistuje, nebo není spustitelný.
refuse-bot-not-an-option = { $bot } odpovídá { $answer }, to ale mezi možnostmi není.
refuse-bot-refused = { $bot } odpovídá { $answer }: { $why }
refuse-cannot-be-sent = Tohoto bota nelze poslat do jiných procesů ({ $detail }). Uložte ho do souboru a uveďte jako soubor.py:Jméno, nebo použijte jeden proces.
refuse-extra-missing = K tomu je třeba { $package }: pip install spiritboard[{ $extra }] ({ $detail }).
refuse-another-run = Složka { $folder } už patří jinému běhu, liší se: { $differs }. Zvolte jinou složku.
refuse-no-one-seat = --one-seat je pro dva boty a partie s nejméně dvěma místy.
refuse-too-few-bots = Do soutěže jsou třeba nejméně 2 boti. Uvedeno: { $bots }.
refuse-bad-sprt = Test nemůže vést z { $low } na { $high } bodů: první číslo musí být menší, obě od −100 do 100.
refuse-games-out-of-range = Počet partií nemůže být { $games }. Možnosti: 1 nebo víc.
refuse-processes-out-of-range = Počet procesů nemůže být { $processes }. Možnosti: 1 nebo víc.
refuse-process-lost = Jeden z procesů, ve kterých se hrálo, sám skončil (návratový kód { $code }). Možná došla paměť: zkuste méně procesů.
refuse-games-lost = Proces nebo počítač, na kterém se hrály stejné hry, se ztratil už { $tries }krát ({ $detail }). Možná některému botovi došla paměť.
refuse-no-cluster = Na adrese { $address } neodpovídá žádný cluster Ray: { $detail }
refuse-another-version = Jeden z počítačů clusteru má Spiritboard { $theirs }, tento má { $ours }. Nainstalujte všude stejnou verzi.
refuse-too-few-deals = Počet rozdání { $deals } nestačí, aby se dalo poznat umění od štěstí. Možnosti: 2 nebo víc.
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
refuse-unknown-language = Neznámý jazyk „{ $name }“. K dispozici: { $known }.
refuse-not-with-resume = { $option } patří k nové partii a nelze spojit s --resume.
refuse-not-with-continue = { $option } nelze spojit s --continue: kampaň si své partie ukládá sama.
refuse-campaign-finished = Kampaň v souboru { $file } skončila. Chcete-li začít novou, soubor přesuňte jinam.
refuse-law-broken = Hra neprošla kontrolou: { $detail }
refuse-bad-setting = { $name } nemůže být „{ $value }“. Možnosti: { $expected }.
refuse-store-version = { $file } zapsala jiná verze ({ $found }; tato zapisuje { $ours }).
refuse-port-taken = Port { $port } nelze použít: { $detail }. Volný najde --port 0
refuse-bad-host = Na adrese { $host } nelze naslouchat: { $detail }. Pro celou síť: --host 0.0.0.0
refuse-bad-data = Do složky { $folder } nelze ukládat stoly: { $detail }.
refuse-no-page = Stránka ještě není sestavená. Sestaví ji „make play“.
refuse-bad-request = Neplatný požadavek: { $detail }.
refuse-too-long = To je příliš dlouhé: nejvýš { $most } znaků.
refuse-who-are-you = Zatím vás neznáme. Otevřete jednou stránku a zkuste to znovu.
refuse-no-such-table = Takový stůl tu není. Odkaz možná není celý.
refuse-table-unreadable =
    Tento stůl nelze otevřít, protože jeho uložený soubor nelze přečíst. Nic se nesmazalo; důvod je v protokolu serveru.
refuse-no-such-match = Taková partie se u tohoto stolu nehrála.
refuse-no-lesson = Hra „{ $name }“ zatím nemá lekci.
refuse-too-many-tables = To je hodně stolů. Počkejte minutu a zkuste to znovu.
refuse-not-started = Partie ještě nezačala.
refuse-not-over = To bude vidět, až partie skončí.
refuse-started-already = Partie už začala.
refuse-seats-open = Některá místa jsou ještě volná: někoho pozvěte, nebo tam posaďte boty.
refuse-seat-taken = Tam už někdo sedí.
refuse-not-your-seat = To není vaše místo.
refuse-not-the-host = To může jen hostitel stolu.
refuse-nothing-to-read = Žádné kolo právě neskončilo.
refuse-nothing-to-agree = Není s čím souhlasit.
refuse-nobody-waits = Na toto místo teď nikdo nečeká.
refuse-no-page-to-ring = Stůl tam není otevřený, nic by nezazvonilo.
refuse-nudged-just-now = Upozornění odešlo před chvílí. Minutu počkejte.
refuse-no-stand-in = U tohoto stolu boti nikoho nezastupují.
refuse-is-here = Ten hráč je tady a místo patří jemu.
refuse-gone-just-now = To místo osiřelo teprve teď. Počkejte ještě { $seconds } s.
refuse-no-other-person = To jde jen u ostatních lidí u stolu.
refuse-say-something = Zpráva je prázdná.
refuse-said-again = Tato zpráva už jednou neprošla. Řekněte to jinak.
refuse-no-hint = Rádce ztratil nit. Zeptejte se znovu.
refuse-no-such-claim = Taková hotová věta tu není.
refuse-claim-about-somebody = Vyberte, o kom to je.
refuse-claim-about-nobody = Ta věta není o nikom konkrétním.
refuse-no-such-order = Taková automatická odpověď tu není.
refuse-no-bet-now = Teď nemáte co hádat.
refuse-bet-on-so-many =
    Označte { $count ->
        [one] { $count } hráče
        [few] { $count } hráče
       *[other] { $count } hráčů
    } z těch, které označit smíte.
refuse-lesson-goes-on = Podle pravidel by to šlo, ale lekce tu ukazuje něco jiného: držte se nápovědy.

## Co říká počítač

detail-at = { $what }, místo: { $place }
detail-no-such-file = takový soubor ani složka neexistuje
detail-not-permitted = chybí oprávnění
detail-read-only = lze jen číst
detail-is-a-folder = je to složka, ne soubor
detail-not-a-folder = není to složka
detail-no-space = disk je plný
detail-name-too-long = název je příliš dlouhý
detail-in-use = už se používá
detail-no-such-address = tento počítač takovou adresu nemá
detail-damaged = soubor je poškozený
detail-not-text = není to text v UTF-8
detail-not-json = není to platný JSON
detail-toml-at = řádek { $line }, sloupec { $column }
detail-toml-end = končí příliš brzy
detail-field-missing = chybí „{ $field }“
detail-field-unknown = „{ $field }“ sem nepatří
detail-kind =
    má to být { $wanted ->
        [int] celé číslo
        [float] číslo
        [str] text
        [bool] true nebo false
        [array] seznam
        [object] tabulka
       *[other] { $wanted }
    }, ne { $found ->
        [int] celé číslo
        [float] desetinné číslo
        [str] text
        [bool] true nebo false
        [array] seznam
        [object] tabulka
        [null] nic
       *[other] { $found }
    }
detail-bound =
    { $bound ->
        [least] musí to být { $limit } nebo víc
        [above] musí to být víc než { $limit }
        [most] musí to být { $limit } nebo méně
       *[below] musí to být méně než { $limit }
    }
detail-length =
    { $bound ->
        [least] délka musí být { $limit } nebo víc
        [most] délka musí být { $limit } nebo méně
       *[other] délka musí být { $limit }
    }
detail-value = „{ $value }“ tu být nemůže
detail-too-large = číslo je příliš velké
detail-no-module = modul „{ $name }“ neexistuje
detail-no-attribute = v modulu { $module } není „{ $name }“

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

## Ohlédnutí za partií

analysis-moments = Co rozhodlo
analysis-moment = { $seat }: „{ $done }“. Silný bot by zvolil „{ $better }“, což ze 100 zkušebních partií vyhraje asi o { $cost } víc (± { $error }).
analysis-no-moments = Žádná jednotlivá volba zjevně nerozhodla.
analysis-round = { $n }. kolo
analysis-chances = Šance na výhru
analysis-player = Hráč
analysis-start = Začátek
analysis-luck = Štěstí
analysis-choices = Volby
analysis-end = Konec
analysis-agreed = Jako silný bot
analysis-agreed-of = { $agreed } z { $choices }
analysis-untold = ?
analysis-how = Odhad ze zkušebních partií, v procentních bodech výhry, ± směrodatná chyba. Štěstí je to, co přinesla rozdání a tažení; volby to, co přinesly odpovědi všech, vaše i ostatních. Posuzují se podle toho, co hráč mohl vidět. „?“: na odhad je zkušebních partií málo.
analysis-beliefs-how = Co mohl kdokoli poznat z toho, co leželo odkryté. ●: na konci kola to byla pravda.
analysis-judging = Rozebírám partii

## Stůl v terminálu

player-you = Vy
player-1 = Jana
player-2 = Petr
player-3 = Radka
player-4 = Uršula
player-5 = Ema
guest-name = Host { $number }
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
hint-share = zkušebních partií: { $games }, výher { $share } %, u druhé nejlepší volby { $next } %
hint-feel = zkušebních partií: { $games }, bez jasného rozdílu; je to sázka na jistotu
hint-worked-out = { $better ->
    [0] spočítáno přes všechny hody tohoto tahu: nic není lepší
   *[other] spočítáno přes všechny hody tohoto tahu: nic jiného není tak dobré
}
hint-only = nic jiného dělat nelze
hint-lesson = tak pokračuje lekce
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
log-empty = Zatím se nic nestalo.
rule-line = { $number }: { $text }
no-such-rule = Pravidlo „{ $number }“ tu není. Zkuste „pravidla všechna“.
records = Vaše rekordy
records-best-score = Nejlepší skóre
records-score = { $column }: { $points }
records-nowhere = zatím nikde
records-not-kept = Tady se rekordy nevedou.
game-ends = { $winners ->
        [one] Vyhrává: { $names }
        [few] O vítězství se dělí: { $names }
       *[other] O vítězství se dělí: { $names }
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
game-ends-you = Vyhráváte, máte { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }!
game-ends-lost = Hra je prohraná, máte { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
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
cli-opt-scene-what = check: balíček, nebo naše dějiště; play: jedno dějiště; odds: jak často boti vyhrávají; calibrate: jak vycházejí odhady rádce.
cli-opt-scene-target = Soubor nebo složka k prověření či hraní, dějiště, nebo kapitola.
cli-opt-scene-start = Jen od tohoto začátku; více oddělte čárkami.
cli-opt-scene-level = Jen na této úrovni; více oddělte čárkami.
cli-opt-scene-limit = Kolik pozic smí řešitel projít pro každou mez; 0: bez řešitele.
cli-opt-scene-keep = Soubor s výsledky: přerušený výpočet pokračuje, kde skončil, kapitolu po kapitole.
cli-opt-scene-kept-only = Ukáže uložené výsledky a nic nepočítá.
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
refuse-no-scenes = { $name }: tato hra nemá dějiště.
refuse-no-learner = { $name }: tady se není co učit, boti se žádnými naučenými čísly neřídí.
refuse-no-adviser = { $name }: tato hra nemá rádce.

## Mnoho najednou

refuse-hint-on-its-way = Jedna rada už je na cestě. Vždy jen jedna.
refuse-data-in-use = Složku { $folder } používá jiný server Spiritboardu. Nejdřív ho zastavte, nebo zvolte jinou složku pomocí --data.
refuse-journal-short = Deník končí na { $last }, stůl je uložený na { $table }.
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
refuse-move-where = Uveďte, kam se mají stoly přestěhovat: spiritboard store move --store postgresql://uživatel@počítač/jméno.
refuse-store-not-empty = V { $store } už jsou stoly nebo hosté. Stěhovat lze jen do prázdné databáze.
refuse-no-store = Úložiště tu není: { $file }.
refuse-bad-store = { $file } nelze použít: { $detail }.
refuse-file-exists = { $file } už existuje.
refuse-store-which-file = Uveďte soubor: spiritboard store backup kopie.db, nebo spiritboard store restore kopie.db.
refuse-too-many-requests = Z vaší adresy přišlo příliš mnoho požadavků najednou. Chvilku počkejte a zkuste to znovu.
refuse-too-slow = Požadavek přicházel příliš dlouho.
refuse-talk-slowly = Ne tak rychle: čtou i ostatní.
cli-opt-requests-per-second = Kolik požadavků za sekundu smí přijít z jedné adresy; 0: bez omezení.
cli-opt-guests-per-minute = Kolik nových hostů za minutu smí přijít z jedné adresy; 0: bez omezení.
cli-opt-sockets-per-address = Kolik stolů smí být z jedné adresy otevřeno najednou; 0: bez omezení.
cli-opt-connections = Kolik spojení může být otevřeno najednou; na další požadavky server odpoví stavem 503; 0 znamená bez omezení.
cli-opt-watchers = Kolik diváků smí být u stolu; 0: bez omezení.
cli-opt-store = Databáze PostgreSQL, do které se mají stoly ukládat místo složky, postgresql://uživatel@počítač/jméno; s heslem raději v prostředí.
cli-opt-nodes = Kolik procesů serveru sdílí na tomto počítači jednu adresu; pro více než jeden je třeba databáze PostgreSQL (--store).
cli-opt-node-host = Kde tento server najdou ostatní servery se stejnou databází; na více počítačích jeho adresa v jejich síti.
refuse-processes-need-database = Více procesů potřebuje společnou databázi PostgreSQL: zadejte ji pomocí --store.
cli-serving-store = Stoly se ukládají do { $store }. Server zastavíte klávesami Ctrl+C.
cli-work = Spustí na tomto počítači boty pro servery se společnou databází PostgreSQL.
cli-work-says = Pomáhat může libovolný počet takových procesů; kterýkoli lze kdykoli zastavit, servery jedou dál bez něj. Každou volbu lze nastavit i v prostředí, např. SPIRITBOARD_STORE.
cli-opt-work-store = Databáze PostgreSQL, kterou servery používají, postgresql://uživatel@počítač/jméno; s heslem raději v prostředí.
cli-opt-work-bot = Vlastní bot, kterého servery posazují ke stolům, zadaný stejně jako u nich: jméno=soubor.py:Bot; lze uvést vícekrát.
cli-working = Boti přemýšlejí pro servery s databází { $store }. Zastavíte je klávesami Ctrl+C.
refuse-work-needs-database = Boti mohou pomáhat jen serverům se společnou databází PostgreSQL: zadejte ji pomocí --store.
refuse-store-in-use = Databázi { $store } používá jiný server Spiritboardu. Nejdřív ho zastavte, nebo zvolte jinou databázi.
refuse-not-for-postgresql =
    „{ $what }“ je pro úložiště v souboru. { $what ->
        [backup] Databázi PostgreSQL zkopíruje pg_dump.
        [restore] Kopii databáze PostgreSQL vrátí pg_restore nebo psql.
       *[compact] PostgreSQL uvolňuje místo samo (VACUUM).
    }
cli-opt-operator-token = Zpřístupní /operator a /metrics každému, kdo ho zná: aspoň 16 znaků, nejlépe v prostředí; bez něj je neotevře nikdo.
cli-opt-log-format = Protokol pro lidi u terminálu, nebo jako JSON.
cli-opt-log-level = Co se zapisuje do protokolu: warning jen potíže, info i každý požadavek.
refuse-short-token = { $name }: příliš krátké na to, aby to bylo bezpečné; aspoň { $least } znaků.
refuse-no-operator = Tady nic není: token správce nebyl nastaven.
refuse-not-the-operator = Tohle není token správce.

refuse-foreign-origin = Tohle přišlo ze stránky jiného webu.
refuse-one-seat-each = U tohoto stolu už místo máte.
refuse-player-name-taken = Jméno { $name } už tu někdo má. Zvolte jiné.
refuse-store-trouble = Server teď nemůže nic uložit. Nic, co bylo oznámeno, se neztratilo; zkouší to znovu.
refuse-lost-lease = Stůl se právě přestěhoval na jiný server. Stránka za ním půjde sama; zkuste to za okamžik znovu.
cli-serving-friends = Přátelé ve vaší síti otevřou { $address }
refuse-bad-name = Takové jméno by ostatní těžko četli. Zvolte jméno z viditelných písmen jedné abecedy.
refuse-bad-talk = Je v tom něco, co žádná obrazovka neukáže. Napište to znovu.
