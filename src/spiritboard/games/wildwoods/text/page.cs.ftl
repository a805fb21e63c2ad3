### Plán Divokého hvozdu na stránce.

## Na polici

shelf-subtitle = Co si hvozd nechal
shelf-says = Proveďte Lumu a jejího medvěda lesem, který nic nezahazuje: kostky, karty a přesné šance.
shelf-kind = Kniha příběhů
page-play-now-says = Sólo, od první stránky
page-alone-says = Kampaň pro jednoho, uložená při každém kroku

## Kniha

book-page = Stránka
book-leaves = Co stránka ukazuje
book-leaf-story = Příběh
book-leaf-memory = Vzpomínky
book-leaf-map = Mapa
book-map = Dosavadní cesta
book-letters = Čtení
book-smaller = Menší písmo
book-larger = Větší písmo
book-face = Písmo, které se hůř plete
book-aloud = Číst nahlas
book-read-on = Číst dál
book-fold = Složit stránku
book-aim = Luma zvítězí:
book-here = Tady jste.
book-map-about = Tečkované větvičky jsou cesty, které tu byly také. Co na nich roste, je na jinou zimu.

## Větev

book-track = Stupnice Divokého hvozdu
book-to-centre = zbývá { $left }
book-light-at =
    Světlo: { $left ->
        [0] na středovém poli
        [one] { $left } pole od středu
        [few] { $left } pole od středu
       *[other] { $left } polí od středu
    }
book-light-about = Posouvá ho spodní dovednost Světla. Některá místa na něj čekají.
book-shadow-at =
    Stín: { $left ->
        [0] na středovém poli
        [one] { $left } pole od středu
        [few] { $left } pole od středu
       *[other] { $left } polí od středu
    }
book-shadow-about = Po každé fázi Lumy je o pole blíž. Na středovém poli zvítězí stín.
book-icon-at = Ikona efektu stínu, pole { $step }
book-icon-creature = Do řeky přichází tvor.
book-icon-spirit = Luma ztrácí duševní sílu.
book-icon-light = Světlo ustupuje.
book-icon-crystal = Ztrácejí se krystaly.
book-icon-shadow_card = Dobírá se karta stínu.
book-icon-dice = Příště méně kostek.
book-icon-other = Něco se stane.

## Místa

book-places = Místa dějiště
book-place-solved = Vyřešeno.
book-place-needs =
    { $card }: { $need ->
        [one] { $need } úspěch.
        [few] { $need } úspěchy.
       *[other] { $need } úspěchů.
    }
book-place-after = Nejdřív: { $names }.
book-place-light =
    Čeká na světlo: { $left ->
        [one] ještě { $left } pole.
        [few] ještě { $left } pole.
       *[other] ještě { $left } polí.
    }
book-place-space = { $card } musí stát na poli { $space }+.
book-place-price =
    Stojí { $n ->
        [one] { $n } krystal.
        [few] { $n } krystaly.
       *[other] { $n } krystalů.
    }
book-place-empty = Nic se tu neskrývá.
book-odds-best = Se všemi kostkami: { $percent } %.

## Řeka

book-river = Řeka
book-about-light = Nahoře: osvítit tvora; jde na konec řeky, omráčený. Dole: světlo se posune o 1 pole za úspěch.
book-about-help = Nahoře: vyřešit místo pomoci. Dole: 1 krystal za úspěch.
book-about-explore = Nahoře: vyřešit místo průzkumu. Dole: 1 karta za úspěch, jedna zůstane.
book-about-heal = Nahoře: vyléčit tvora a vzít jeho krystaly. Dole: 1 bod duševní síly za úspěch.
book-top-light = osvítit
book-top-help = pomoc
book-top-explore = průzkum
book-top-heal = vyléčit
book-bottom-light = světlo +1
book-bottom-help = krystaly
book-bottom-explore = karty
book-bottom-heal = síla +1
book-acts-at = Úspěch je { $number } a víc.
book-cannot-act = Na prázdném poli se použít nedá.
book-blank = nelze použít
book-crystals-on =
    { $n ->
        [0] Bez krystalů.
        [one] Leží na ní { $n } krystal.
        [few] Leží na ní { $n } krystaly.
       *[other] Leží na ní { $n } krystalů.
    }
book-shine = osvítit { $n }
book-heal = vyléčit { $n }
book-creature-about = Osvítit { $shine }, vyléčit { $heal }. Při aktivaci: duševní síla −{ $damage }. Vyléčený dá krystaly: { $crystals }.
book-stunned = omráčený
book-stunned-about = Omráčený: příští aktivace nestojí duševní sílu, efekt ale nastane.

## Stůl

book-desk = Luminy věci
book-spirit = Duševní síla { $n } z { $most }
book-spirit-about = Když dojde, dobírá se karta stínu a svíčky hoří znovu.
book-shadow-cards = Karty stínu { $n } z { $of }
book-shadow-cards-about = Co Luma neříká. S poslední začíná kapitola znovu, pokud si Brom nelehne.
book-brom = Brom: { $side }
book-brom-short = Brom
book-brom-protect = Za 1 krystal pošle tvora na konec řeky, omráčeného. Pak se otočí na péči.
book-brom-care = Za 2 krystaly dá 2 body duševní síly. Pak se otočí na ochranu.
book-brom-laid = Leží mezi Lumou a tmou. Při hodu bez úspěchu smí Luma utratit krystal použité karty a přehodit kostku.
book-brom-away = Teď není s Lumou.
book-slot = Pole pro požehnání
book-chance = Šance Lumy
book-chance-about = Rádce přemýšlí.
book-ledger = Štěstí a umění
book-deck-short = Balíček průzkumu
book-deck =
    Balíček průzkumu: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
book-deck-about = Odhozeno: { $n }.
book-type-blessing = Požehnání.
book-type-curse = Prokletí.
book-type-companion = Společník.
book-type-trauma = Trauma.

## Co se dělá

book-choices = Co lze udělat
book-aims = Na co?
book-how-many = Kolik kostek?
book-dice-odds =
    { $n ->
        [one] { $n } kostka
        [few] { $n } kostky
       *[other] { $n } kostek
    }: { $percent }
book-die = k{ $sides }
book-die-too = Také k{ $sides }
book-roll =
    Hodit: { $n ->
        [one] { $n } kostka
        [few] { $n } kostky
       *[other] { $n } kostek
    }
book-another = Jiná volba
book-choose-card = Zvolte kartu v řece
book-choose-aim = Zvolte, na co
book-needs =
    Potřeba: { $n ->
        [one] { $n } úspěch.
        [few] { $n } úspěchy.
       *[other] { $n } úspěchů.
    }
book-yields = Průměrně úspěchů: { $average }.
book-with-crystals =
    S krystaly ({ $n }): { $percent } %.
book-short-of = Když to nevyjde, spodní dovednost: { $percent } %.
book-rolled =
    { $n ->
        [0] Žádný úspěch na { $number }+.
        [one] { $n } úspěch na { $number }+.
        [few] { $n } úspěchy na { $number }+.
       *[other] { $n } úspěchů na { $number }+.
    }
book-needed = Potřeba: { $n }.
book-done = Hotovo
book-anew = Začít znovu
book-order = Klepněte na karty v pořadí
book-crystals-left =
    { $n ->
        [one] Zbývá { $n } krystal: klepněte na kartu
        [few] Zbývají { $n } krystaly: klepněte na karty
       *[other] Zbývá { $n } krystalů: klepněte na karty
    }
book-result-won = Zvítězila Luma
book-result-lost = Zvítězil stín
book-result-restarted = Kapitola začíná znovu
book-next = Příběh pokračuje: { $scene }.
book-the-end = Tento příběh je u konce.
book-turn-page = Otočit stránku

## Dosavadní cesta

book-way-door-latch = Dveře zůstaly jen na klice.
book-way-door-locked = Dveře jsou zamčené a klíč šel s nimi.
book-way-bear-told-truth = Brom se to dozvěděl.
book-way-bear-told-resting = Brom ví, že Ottla odpočívá.
book-way-apple-eaten = Jablko je snědené.
book-way-apple-planted = Jablko je zasazené.
book-way-apple-kept = Jablko zůstalo u Lumy.
book-way-hare-child-home = Knoflík zůstal doma.
book-way-hare-child-with-us = Knoflík šel s nimi.
book-way-hare-child-lost = Knoflík se cestou ztratil.
book-way-lamp-1-lit = První lampa hoří.
book-way-lamp-1-dark = První lampa zůstala tmavá.
book-way-story-corrected = Luma Bromův příběh opravila.
book-way-story-laughed = Luma se Bromovu příběhu smála.
book-way-debt-own = Luma zaplatila svůj dluh.
book-way-debt-stranger = Luma zaplatila cizí dluh.
book-way-tune-whole = Písnička je celá.
book-way-tune-short = Písničce chybí jeden tón.
book-way-whistle-whistled = Luma si pískala taky.
book-way-whistle-listened = Luma poslouchala.
book-way-letter-read = Dopis je přečtený.
book-way-letter-burned = Dopis je spálený.
book-way-letter-carried = Dopis šel s nimi.
book-way-letter-delivered = Dopis je doručený.
book-way-river-turned = Řeka se obrátila.
book-way-river-backwards = Řeka si stála na svém.
book-way-sent-ladder = Žebřík odplul k moři.
book-way-sent-apple = Jablko odplulo k moři.
book-way-sent-page = Stránka odplula k moři.
book-way-sent-nothing = K moři neodplulo nic.
book-way-kitchen-knocked = Luma zaklepala na vlastní kuchyni.
book-way-kitchen-passed = Luma prošla kolem vlastní kuchyně.
book-way-mill-stopped = Mlýn je zastavený.
book-way-mill-running = Mlýn je opravený.
book-way-mill-burned = Mlýn shořel.
book-way-oriel-friend = Oriela je přítelkyně.
book-way-oriel-stranger = Oriela zůstala cizí.
book-way-oriel-wronged = Oriele bylo ublíženo.
book-way-lamp-3-lit = Třetí lampa hoří.
book-way-lamp-3-dark = Třetí lampa zůstala tmavá.
book-way-yawn-asked = Luma se zeptala na zívnutí.
book-way-yawn-fire = Luma přiložila na oheň.
book-way-owl-loud = Sova směla být jednou hlasitá.
book-way-owl-hushed = Sova zůstala potichu.
book-way-brom-with-us = Brom šel dál.
book-way-brom-den = Brom zůstal v teple.
book-way-name-given-yes = Trpělivý dal své jméno.
book-way-name-given-no = Trpělivému zůstalo jméno.
book-way-said-brom = Uslyšel to Brom.
book-way-said-chair = Uslyšela to židle.
book-way-said-page = Uslyšela to prázdná stránka.
book-way-said-not-yet = Ještě to není vyřčené.

book-percent = { $n } %
book-decimal = { $whole },{ $tenth }
book-shadow-phase = Fáze stínu
round-over = { book-shadow-phase }
book-own-page = Vaše vlastní stránka. Zůstává v tomto prohlížeči a nikdo ji nečte.
memory-wanted = Co jste zvolili společně
memory-wish = { $name }: { $what }
