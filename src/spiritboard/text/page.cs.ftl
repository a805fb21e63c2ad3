### Slova stránky kolem každé desky.

## Úvod

page-welcome = Deskové hry o duších při měsíčním světle. Bez účtu; přátelům stačí odkaz.
page-play-now = Hrát hned
page-learn = Naučit se hru { $game }
page-learn-says = První hra s učitelem
page-friends = Hrát s přáteli
page-friends-says = Připravte stůl a pošlete odkaz
page-alone = Hrát sám
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
page-no-history = Zatím žádná dohraná partie. Zahrajte si a zůstane tady.
page-won = výhra
page-rules-of = Pravidla: { $game }
page-credits = Autor hry { $game }: { $design }.
page-credits-after = Předloha hry { $game }: { $original }, vydavatel: { $publisher }.
page-drawings = Kresby zde jsou naše vlastní.

## Příprava stolu

page-which-game = Hra
page-how-many-play = Hráčů
page-seat = Místo { $number }
page-seat-me = Já
page-seat-whoever = Volné pro toho, kdo přijde
page-seat-here = Někdo další u této obrazovky
page-their-name = Jméno
page-level =
    { $level ->
        [random] Bot, který hraje náhodně
        [greedy] Rychlý bot
        [search] Silný bot
       *[other] Bot
    }
page-which-pace = Tempo
page-pace =
    { $pace ->
        [live] Minuta a půl na odpověď
        [correspondence] Dva dny na odpověď
       *[free] Bez hodin
    }
page-public = Stůl uvidí všichni
page-by-vote = Rozhodovat hlasováním, ne podle toho, kdo vede
page-set-up = Připravit stůl
page-start = Začít
page-how-many = Kolik
option-first = Kdo začíná
option-content = Soubor TOML s hodnotami z vaší krabice, nebo složka s rozšířením
page-by-lot = Losem

## Před partií

page-who-plays = Kdo hraje?
page-seat-open = Volné místo
page-seat-you = vy
page-offline = teď tu není
page-sit = Posadit se
page-sit-here-too = Posadí se někdo další odsud
page-stand-up = Vstát
page-give-bot = Bot
page-free-seat = Uvolnit místo
page-invite = Pošlete přátelům tento odkaz
page-copy = Kopírovat
page-copied = Zkopírováno
page-fill-and-start = Doplnit boty a začít
page-host-starts = Partii začne ten, kdo stůl připravil.

## U stolu

page-home = Domů
page-table = Stůl
page-log = Průběh
page-chat = Hovor
page-tabs = Části stolu
page-unread = něco nového
page-settings = Nastavení
page-rules = Pravidla
page-shut = Zavřít
page-back = Zpět
page-loading = Okamžik …
page-reconnecting = Obnovuji spojení …
page-unreachable = Server teď není dostupný. Zkuste to znovu.
page-watchers =
    { $count ->
        [one] { $count } přihlíží
        [few] { $count } přihlížejí
       *[other] { $count } přihlíží
    }
page-prompt = Co můžete udělat
page-your-turn = Jste na tahu
page-waiting-for = Čeká se na: { $names }
page-at-any-time = Kdykoli
page-clock = Zbývající čas
page-hours-left = { $hours } h
page-choose-more = Vyberte víc, nebo méně.
page-move-up = Posunout nahoru: { $what }
page-ask-hint = Nápověda
page-hint = Silný hráč by zvolil: { $answer }
page-hint-thinking = Silný hráč přemýšlí …
page-take-back = Vzít zpět
page-ask-take-back = Požádat o vrácení
page-undo-wish = { $seat } by chtěl(a) vzít poslední odpověď zpět. Souhlasíte?
page-undo-waits = Vrácení čeká na souhlas: { $seats }
page-agree = Souhlasím
page-refuse = Ne
page-withdraw = Nechat být
page-so-far = Zatím:
page-since-your-turn = Od vašeho posledního tahu:
page-round-over = Kolo skončilo
page-go-on = Dál
page-next-round = Další kolo
page-newest = Nejnovější
page-points = Body
page-before = předtím
page-now = teď
page-to-target = do { $target }
page-dismiss = Skrýt
page-see-moment = Ukázat tuto chvíli
page-looking-back = Ohlédnutí:
page-back-to-now = Zpět do přítomnosti
page-rewind = Vrátit se sem
page-choose-moment = Vybrat okamžik
page-play-on = Hrát dál
page-answered-by =
    { $by ->
        [default] (vypršel čas)
        [order] (stálý příkaz)
       *[other] (odpověděl bot)
    }
page-say = Řekněte něco
page-send = Odeslat
page-claims = Hotové věty
page-away = Vypršel vám čas, hraje za vás bot.
page-return = Vrátit se na místo
page-coach = Učitel
page-predict = To je můj tip
page-bets = Zatím správně: { $right } z { $made }
page-ending = Partie skončila
page-how-counted = Z čeho jsou body
page-leads = Rozhoduje: { $name }. Vaše volba je návrh.
page-you-lead = Rozhodujete vy. Potvrďte návrh, nebo zvolte sami.
page-vote = Rozhodne většina. Vaše volba je hlas.
page-proposal = { $name } navrhuje: { $what }
page-next-match = Pokračovat
page-rematch = Ještě jednou
page-replay = Záznam
page-replay-cut-short = Tato partie se hrála podle starších pravidel. Ukázat ji jde po tah, od kterého se dnešní pravidla liší.
page-pass-to = Předejte obrazovku: { $name }
page-curtain = Stůl je skrytý, dokud si obrazovku nevezme ten, kdo je na řadě.
page-i-am = Tady { $name }

## Nastavení

page-language = Jazyk
page-theme = Světlo
page-theme-auto = Podle systému
page-theme-dark = Noc
page-theme-light = Den
page-go-light = Na denní světlo
page-go-dark = Na měsíční světlo
page-speed = Pohyb
page-speed-of =
    { $speed ->
        [0] Žádný
        [1] Klidný
       *[other] Rychlý
    }
page-sounds = Tichý zvuk, když jste na tahu
page-retell = Převyprávět, co se stalo od vašeho tahu
page-as-list = Všechny odpovědi také jako tlačítka
page-orders = Stálé příkazy
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
page-pause = Zastavit
page-moment = Chvíle
page-eyes = Očima
page-eyes-watcher = Přihlížející
page-all-open = Ukázat, co bylo skryté
page-share = Kopírovat odkaz
page-download = Stáhnout
page-verify = Ověřit míchání
page-hash-fits = Karty se míchaly tak, jak bylo určeno před prvním tahem.
page-hash-differs = Semínko neodpovídá zveřejněnému otisku!
page-hash-seen = Tento prohlížeč sám spočítal otisk semínka a porovnal ho s otiskem, který viděl na začátku partie.
page-hash-not-seen = Tento prohlížeč u začátku partie nebyl: porovnal semínko s otiskem, který server uvádí teď.
page-server-replayed =
    Server přehrál záznam znovu: { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    } podle pravidel, { $chances ->
        [one] { $chances } losování
        [few] { $chances } losování
       *[other] { $chances } losování
    } ze semínka.
page-verified-in-part = Partie se hrála podle starších pravidel: další tahy ověřit nejde.
page-verify-yourself = Nechcete-li věřit nikomu, stáhněte si záznam a ověřte ho na svém počítači:
page-seed-and-hash = Semínko a otisk
