### Slova stránky kolem každé desky.

## Úvod

page-welcome = Deskové hry o duších při měsíčním světle. Bez účtu; přátelům stačí odkaz.
page-play-now = Hrát hned
page-learn = Naučit se hru { $game }
page-friends = Hrát s přáteli
page-alone = Sólová hra
page-tasks-done = Splněné úkoly
page-your-name = Vaše jméno
page-players = Hráči: { $from }–{ $to }
page-continue = Pokračovat
page-your-tables = Vaše stoly
page-set-aside = Tento stůl nejde otevřít
page-set-aside-why = Proč?
page-open-tables = Stoly s volným místem
page-free-seats =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
page-history = Vaše odehrané partie
page-no-history = Zatím tu není žádná dohraná partie. Zahrajte si a zůstane tady.
page-won = výhra
page-lost = prohra
page-all-games = Všechny hry
page-tally = odehráno { $played }, výhry: { $won }
page-own-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }
page-own-place = { $place }. místo
page-length =
    { $unit ->
        [minutes] { $n } min
        [hours] { $n } h
       *[days] { $n ->
            [one] { $n } den
            [few] { $n } dny
            [many] { $n } dne
           *[other] { $n } dní
        }
    }
page-earlier = Ukázat starší partie
page-rules-of = Pravidla: { $game }
page-credits = Autor hry { $game }: { $design }.
page-credits-after = Předloha hry { $game }: { $original }, vydavatel: { $publisher }.
page-drawings = Ilustrace jsou naše vlastní.

## Příprava stolu

page-which-game = Hra
page-how-many-play = Hráčů
page-seat = Místo { $number }
page-seat-whoever = Volné pro kohokoli
page-their-name = Jméno
page-name-needed = Napište jméno. Nesmí začínat znakem ~.
page-level =
    { $level ->
        [random] Náhodný bot
        [beginner] Bot začátečník
        [casual] Pohodový bot
        [greedy] Zkušený bot
        [search] Nejsilnější bot
       *[other] { $level }
    }
page-level-rating = { $level } · { $value } ± { $error }
page-level-scenes = { $level } · { $value } ± { $error } % dějišť
page-strengths-rating = Čísla jsou naměřená hodnocení se směrodatnou chybou. Partií mezi boty: { $games }. Kdo má ve hře dvou hráčů o 400 víc, vyhrává asi desetkrát častěji, než prohrává.
page-strengths-scenes = Čísla říkají, kolik dějišť každý bot dokončí sám, se směrodatnou chybou. Pokusů: { $games }.
page-bots-level = Boti
page-which-pace = Tempo
page-pace =
    { $pace ->
        [live] Naživo: 90 sekund na odpověď
        [correspondence] Korespondenčně: dva dny na odpověď
       *[free] Bez časomíry
    }
page-public = Veřejný stůl
page-by-vote = Rozhodovat hlasováním
page-bots-talk = Boti píšou do chatu
page-bots-quiet = U tohoto stolu boti do chatu nepíšou.
page-start = Začít
page-how-many = Kolik
option-first = Kdo začíná
option-content = Soubor TOML s hodnotami z vaší krabice, nebo složka s rozšířením
page-by-lot = Náhodně

## Před partií

page-who-plays = Kdo hraje?
page-seat-open = Volné místo
page-seat-you = vy
page-offline = odpojeno
page-sit = Posadit se
page-sit-here-too = Přidat hráče u této obrazovky
page-stand-up = Vstát
page-invite = Pošlete přátelům tento odkaz
page-copy = Kopírovat
page-copied = Zkopírováno
page-fill-and-start = Doplnit boty a začít
page-host-starts = Partii začne hostitel stolu.
page-qr = QR kód odkazu
page-arrange = Další možnosti
page-read-rules = Přečíst si zatím pravidla

## Večer: stejné rozdání u několika stolů

page-evening = Srovnávací večer
page-evening-says = Všechny stoly dostanou přesně stejné rozdání. Zahrajte si ho s přáteli u různých stolů a porovnejte, kdo z něj vytěžil nejvíc.
page-evening-how-many = Počet stolů
page-evening-each = U každého stolu
page-evening-make = Připravit večer
page-evening-of = Večer: { $game }
page-evening-choose = Vyberte si místo. U všech stolů čeká stejné rozdání.
page-evening-progress = Dohrané stoly: { $ended } / { $tables }
page-evening-sealed = Záznamy a samo rozdání zůstanou zavřené, dokud nedohrají všechny stoly. Do té doby mluvte o čemkoli, jen ne o rozdání.
page-evening-table = Stůl { $number }
page-evening-table-is =
    { $status ->
        [open] čeká na hráče
        [playing] hraje se
       *[over] dohráno
    }
page-evening-go = K vašemu stolu
page-evening-end = Ukončit večer
page-evening-end-sure = Nedohrané stoly se nebudou počítat. Ukončit večer pro všechny?
page-evening-starts = Začít půjde, až budou všechna místa obsazená.
page-evening-back = Všechny stoly večera
page-evening-ranking = Kdo z rozdání vytěžil nejvíc
page-evening-margin-says = Rozdíl porovnává body s průměrem na stejném místě u ostatních stolů.
page-evening-margin-together = Rozdíl porovnává body stolu s průměrem u ostatních stolů. Vpředu jsou ti, kdo dějiště vyhráli.
page-evening-margin = rozdíl
page-evening-alone = Dohrál se jen jeden stůl, takže není s čím porovnávat.
page-evening-none = Nedohrál se žádný stůl, takže není co porovnávat.
page-evening-bot = bot
page-evening-by-seat = Místo po místě
page-evening-replay = Záznam, stůl { $number }
page-evenings = Vaše večery

## U stolu

page-home = Domů
page-table = Stůl
page-log = Průběh
page-chat = Chat
page-tabs = Části stolu
page-unread = něco nového
page-settings = Nastavení
page-rules = Pravidla
page-rule = Pravidlo { $rule }
page-shut = Zavřít
page-back = Zpět
page-loading = Okamžik…
page-reconnecting = Obnovuji spojení…
page-unreachable = Server teď není dostupný. Zkuste to za chvíli znovu.
page-watchers =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
page-prompt = Co můžete udělat
page-your-turn = Jste na tahu
page-waiting-for = Čeká se na: { $names }
page-readers = Výsledek kola si ještě prohlíží: { $names }
page-at-any-time = Kdykoli
page-clock = Zbývající čas
page-hours-left = { $hours } h
page-choose-more = Vyberte jiný počet.
page-move-up = Posunout nahoru: { $what }
page-ask-hint = Rada
page-hint = Silný bot by zvolil: { $answer }
page-hint-thinking = Silný bot přemýšlí…
page-take-back = Vzít zpět
page-ask-take-back = Požádat o vrácení
page-undo-wish = { $seat } žádá o vrácení poslední odpovědi. Souhlasíte?
page-undo-waits = Čeká se na souhlas: { $seats }
page-agree = Povolit
page-refuse = Nepovolit
page-withdraw = Zrušit žádost
page-missed =
    Od vašeho posledního tahu: { $n ->
        [one] { $n } událost
        [few] { $n } události
        [many] { $n } události
       *[other] { $n } událostí
    }
page-round-over = Kolo skončilo
page-go-on = Dál
page-next-round = Další kolo
page-newest = Nejnovější
page-points = Body
page-before = předtím
page-now = teď
page-to-target = do { $target }
page-dismiss = Skrýt
page-see-moment = Ukázat tento okamžik
page-looking-back = Pohled zpět:
page-back-to-now = Zpět do přítomnosti
page-rewind = Vrátit se sem
page-choose-moment = Vybrat okamžik
page-play-on = Hrát dál
page-answered-by =
    { $by ->
        [default] (čas vypršel)
        [order] (automatická odpověď)
       *[other] (odpověděl bot)
    }
page-say = Napište něco
page-send = Odeslat
page-claims = Hotové věty
page-away = Hraje za vás bot.
page-return = Vrátit se na místo
page-absent = Kdo chybí
page-gone =
    { $unit ->
        [now] teď tu není
        [minutes] pryč { $n } min
        [hours] pryč { $n } h
       *[days] { $n ->
            [one] pryč { $n } den
            [few] pryč { $n } dny
            [many] pryč { $n } dne
           *[other] pryč { $n } dní
        }
    }
page-gone-bot = hraje bot
page-is-away = { $seat } je pryč.
page-is-back = { $seat } je zpátky.
page-nudge = Upozornit: { $seat }
page-has-nudged = Upozornění odesláno
page-nudged = { $seat } na vás čeká.
page-relieve = Nechat hrát bota
page-relief-wish = Pro bota: { $seats }.
page-coach = Učitel
page-show-me = Ukázat
page-skip-chapter = Přeskočit kapitolu
page-leave-lesson = Ukončit lekci a hrát dál
page-teacher-points = Učitel ukazuje: { $answer }
page-tip-of = { $step } z { $of }
page-predict = To je můj tip
page-bets = Zatím správně: { $right } z { $made }
page-ending = Partie skončila
page-how-counted = Z čeho jsou body
page-leads = Rozhoduje: { $name }. Vaše volba je návrh.
page-you-lead = Rozhodujete vy. Potvrďte návrh, nebo zvolte jinak.
page-confirms = Návrh je podán. Nic se nestane, dokud { $name } nepotvrdí váš návrh, nebo nezvolí jinak.
page-you-confirm = Nic se nestane, dokud nerozhodnete: potvrďte návrh, nebo zvolte jinak.
page-vote = Rozhodne většina. Vaše volba je hlas.
page-tie = Hlasy jsou vyrovnané. Čeká se, kterou volbu potvrdí { $name }.
page-you-tie = Hlasy jsou vyrovnané. Rozhodujete vy: potvrďte jednu z voleb.
page-vote-clock = Dokdy se hlasuje
page-proposal = { $name } navrhuje: { $what }
page-next-match = Pokračovat
page-rematch = Hrát znovu
page-replay = Záznam
page-replay-cut-short = Tato partie se hrála podle starších pravidel. Ukázat ji jde po tah, od kterého se dnešní pravidla liší.
page-pass-to = Předejte obrazovku: { $name }
page-curtain = Do té doby je stůl skrytý.
page-i-am = Tady { $name }

## Nastavení

page-language = Jazyk
page-theme = Vzhled
page-theme-auto = Podle systému
page-theme-dark = Noc
page-theme-light = Den
page-go-light = Přepnout na denní světlo
page-go-dark = Přepnout na měsíční světlo
page-speed = Rychlost animací
page-speed-of =
    { $speed ->
        [0] Bez animací
        [1] Klidná
       *[other] Svižná
    }
page-sounds = Zvuk
page-volume = Hlasitost
page-bot-talk = Hlášky botů v chatu
page-notify = Oznámit, když na mě někdo čeká
page-notify-blocked = Prohlížeč oznámení z této stránky blokuje.
page-retell = Shrnout, co se stalo od mého posledního tahu
page-as-list = Všechny odpovědi také jako tlačítka
page-orders = Automatické odpovědi
page-orders-are = Otázky, na které se odpovídá za vás.
page-leave-table = Odejít od stolu
page-leave-says = Místo vám zůstane: stůl najdete na úvodní stránce.

## Klávesy

page-keys = Klávesy
page-key-arrows = pohyb v jedné části stolu
page-key-tab = na další část
page-key-enter = zahrát nebo odpovědět
page-key-esc = zpět
page-key-slash = řekne, co je kde
page-key-help = ukáže tyto klávesy
page-key-digits = ukáže na možnost; stejná číslice znovu ji zvolí
page-key-question = k tomu, na co se hra ptá
page-key-take-back = vzít tah zpět
page-key-hint = požádat o radu
page-skip = Přejít k otázce
page-where = Co je kde

## Pravidla

page-search-rules = Hledat v pravidlech
page-no-rule-found = Taková slova v žádném pravidle nejsou.

## Záznam

page-to-start = Na začátek
page-step-back = O krok zpět
page-step-on = O krok dál
page-to-end = Na konec
page-play = Přehrát
page-pause = Pozastavit
page-moment = Okamžik
page-marks = Kola a důležité okamžiky
page-mark-round = { $n }. kolo
page-mark-before = Předchozí důležitý okamžik
page-mark-after = Další důležitý okamžik
page-eyes = Pohled
page-eyes-watcher = Divák
page-all-open = Ukázat skryté
page-share = Kopírovat odkaz
page-download = Stáhnout
page-analyse = Co rozhodlo?
page-analysis = Rozbor
page-analysing = Silný bot rozebírá partii…
page-beliefs-how = Co mohl kdokoli poznat z toho, co leželo odkryté. ● značí, u koho to byla pravda.
page-verify = Ověřit míchání
page-hash-fits = Karty se míchaly tak, jak bylo určeno před prvním tahem.
page-hash-differs = Semínko neodpovídá zveřejněnému otisku!
page-hash-seen = Tento prohlížeč sám spočítal otisk semínka a porovnal ho s otiskem, který viděl na začátku partie.
page-hash-not-seen = Tento prohlížeč na začátku partie nebyl, porovnal proto semínko s otiskem, který server uvádí teď.
page-server-replayed =
    Server záznam přehrál: { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    } podle pravidel, { $chances ->
        [one] { $chances } losování
        [few] { $chances } losování
       *[other] { $chances } losování
    } ze semínka.
page-verified-in-part = Partie se hrála podle starších pravidel: další tahy ověřit nejde.
page-verify-yourself = Nemusíte nám věřit: stáhněte si záznam a ověřte ho na svém počítači:
page-verify-file = SOUBOR
page-seed-and-hash = Semínko a otisk

## Pro správce

page-operator = Server
page-operator-token = Token správce
page-operator-needed = Napište token správce.
page-operator-open = Otevřít
page-operator-tables = Stoly v paměti
page-operator-sockets = Otevřené stránky
page-operator-guests = Hosté u stolů
page-operator-thinking = Přemýšlející boti
page-operator-waiting = Čeká na bota
page-operator-memory = Paměť
page-operator-megabytes = { $count } MB
page-operator-failures = Selhání na pozadí
page-operator-since = Běží od
page-operator-version = Verze
page-operator-set-aside = Stoly, které nelze přečíst
page-operator-in-use = Stoly v paměti, nejživější první
page-operator-no-tables = Nikdo nehraje.
page-operator-more =
    { $count ->
        [one] A ještě { $count } další.
        [few] A ještě { $count } další.
       *[other] A ještě { $count } dalších.
    }
page-operator-table =
    { $status ->
        [open] čeká na začátek
        [playing] hraje se
       *[over] dohráno
    } · hráči: { $people }, boti: { $bots } · otevřené stránky: { $sockets }
page-operator-export = Exportovat
page-operator-close = Zavřít
page-operator-close-sure = Nadobro smazat?
page-operator-named = Jiný stůl podle odkazu
