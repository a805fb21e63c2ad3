### Slova u každého stolu: odmítnutí, jména, rady, konec. Každá hra má vedle sebe svá.

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
refuse-helper-lost = Jeden z procesů, ve kterých { $bot } přemýšlí, sám skončil (návratový kód { $code }). Možná došla paměť.
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
refuse-no-such-evening = Takový večer tu není. Odkaz možná není celý.
refuse-evening-sealed = U jiného stolu se toto rozdání ještě hraje. Uvidíte to, až na tomto večeru dohrají všechny stoly.
refuse-evening-one-seat = Na tomto večeru už místo máte: každý hraje rozdání jen jednou.
refuse-evening-one-deal = Večer má jedno rozdání. Chcete-li hrát znovu, připravte další večer.
refuse-evening-seats = Na večeru patří každé místo botovi, nebo tomu, kdo přijde; aspoň jedno musí být volné.
refuse-evening-seen = Stejné rozdání hrají i jiní, takže co už bylo vidět, vrátit nejde.
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
refuse-no-scenes = { $name }: tato hra nemá dějiště.
refuse-no-learner = { $name }: tady se není co učit, boti se žádnými naučenými čísly neřídí.
refuse-no-adviser = { $name }: tato hra nemá rádce.
refuse-hint-on-its-way = Jedna rada už je na cestě. Vždy jen jedna.
refuse-data-in-use = Složku { $folder } používá jiný server Spiritboardu. Nejdřív ho zastavte, nebo zvolte jinou složku pomocí --data.
refuse-journal-short = Deník končí na { $last }, stůl je uložený na { $table }.
refuse-move-where = Uveďte, kam se mají stoly přestěhovat: spiritboard store move --store postgresql://uživatel@počítač/jméno.
refuse-store-not-empty = V { $store } už jsou stoly nebo hosté. Stěhovat lze jen do prázdné databáze.
refuse-no-store = Úložiště tu není: { $file }.
refuse-bad-store = { $file } nelze použít: { $detail }.
refuse-file-exists = { $file } už existuje.
refuse-store-which-file = Uveďte soubor: spiritboard store backup kopie.db, nebo spiritboard store restore kopie.db.
refuse-too-many-requests = Z vaší adresy přišlo příliš mnoho požadavků najednou. Chvilku počkejte a zkuste to znovu.
refuse-too-slow = Požadavek přicházel příliš dlouho.
refuse-talk-slowly = Ne tak rychle: čtou i ostatní.
refuse-processes-need-database = Více procesů potřebuje společnou databázi PostgreSQL: zadejte ji pomocí --store.
refuse-work-needs-database = Boti mohou pomáhat jen serverům se společnou databází PostgreSQL: zadejte ji pomocí --store.
refuse-store-in-use = Databázi { $store } používá jiný server Spiritboardu. Nejdřív ho zastavte, nebo zvolte jinou databázi.
refuse-not-for-postgresql =
    „{ $what }“ je pro úložiště v souboru. { $what ->
        [backup] Databázi PostgreSQL zkopíruje pg_dump.
        [restore] Kopii databáze PostgreSQL vrátí pg_restore nebo psql.
       *[compact] PostgreSQL uvolňuje místo samo (VACUUM).
    }
refuse-short-token = { $name }: příliš krátké na to, aby to bylo bezpečné; aspoň { $least } znaků.
refuse-no-operator = Tady nic není: token správce nebyl nastaven.
refuse-not-the-operator = Tohle není token správce.
refuse-foreign-origin = Tohle přišlo ze stránky jiného webu.
refuse-one-seat-each = U tohoto stolu už místo máte.
refuse-player-name-taken = Jméno { $name } už tu někdo má. Zvolte jiné.
refuse-store-trouble = Server teď nemůže nic uložit. Nic, co bylo oznámeno, se neztratilo; zkouší to znovu.
refuse-lost-lease = Stůl se právě přestěhoval na jiný server. Stránka za ním půjde sama; zkuste to za okamžik znovu.
refuse-bad-name = Takové jméno by ostatní těžko četli. Zvolte jméno z viditelných písmen jedné abecedy.
refuse-bad-talk = Je v tom něco, co žádná obrazovka neukáže. Napište to znovu.

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
detail-form = nemá správný tvar
detail-value = „{ $value }“ tu být nemůže
detail-too-large = číslo je příliš velké
detail-no-module = modul „{ $name }“ neexistuje
detail-no-attribute = v modulu { $module } není „{ $name }“

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
analysis-how = Odhad ze zkušebních partií nebo podle úsudku botů, v procentních bodech výhry, ± směrodatná chyba. Štěstí je to, co přinesla rozdání a tažení; volby to, co přinesly odpovědi všech, vaše i ostatních. Posuzují se podle toho, co hráč mohl vidět. „?“: na odhad je zkušebních partií málo.
analysis-beliefs-how = Co mohl kdokoli poznat z toho, co leželo odkryté. ●: na konci kola to byla pravda.
analysis-judging = Rozebírám partii

## Jména, rady, rekordy, konec

player-you = Vy
player-1 = Jana
player-2 = Petr
player-3 = Radka
player-4 = Uršula
player-5 = Ema
guest-name = Host { $number }
hint-share = zkušebních partií: { $games }, výher { $share } %, u druhé nejlepší volby { $next } %
hint-feel = zkušebních partií: { $games }, bez jasného rozdílu; je to sázka na jistotu
hint-worked-out = { $better ->
    [0] spočítáno přes všechny hody tohoto tahu: nic není lepší
   *[other] spočítáno přes všechny hody tohoto tahu: nic jiného není tak dobré
}
hint-only = nic jiného dělat nelze
hint-lesson = tak pokračuje lekce
log-empty = Zatím se nic nestalo.
records = Vaše rekordy
records-best-score = Nejlepší skóre
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
