### Džin česky.
###
### Parametr, který je číslem věci, přichází jako slova: $colour je „modrý“, $seat jméno hráče.
### $seat-you je "yes", když je tím hráčem čtenář; podle $what-id a podobných se dá vybírat.

## Džinové, lahve, místa

colour-blue = modrý
    .acc = modrého
    .plural = modří
    .bottle = modrou
    .into = modré
    .fem = modrá
    .bottles = modrých
colour-brown = hnědý
    .acc = hnědého
    .plural = hnědí
    .bottle = hnědou
    .into = hnědé
    .fem = hnědá
    .bottles = hnědých
colour-orange = oranžový
    .acc = oranžového
    .plural = oranžoví
    .bottle = oranžovou
    .into = oranžové
    .fem = oranžová
    .bottles = oranžových
colour-purple = fialový
    .acc = fialového
    .plural = fialoví
    .bottle = fialovou
    .into = fialové
    .fem = fialová
    .bottles = fialových

djinn-blue = modrý džin
    .acc = modrého džina
djinn-brown = hnědý džin
    .acc = hnědého džina
djinn-orange = oranžový džin
    .acc = oranžového džina
djinn-purple = fialový džin
    .acc = fialového džina
djinn-boss = veledžin
    .acc = veledžina
djinn-of =
    { $count ->
        [one] { $count } { $colour } džin
        [few] { $count } { $colour-plural } džinové
       *[other] { $count } { $colour-bottles } džinů
    }
    .acc =
        { $count ->
            [one] { $count } { $colour-acc } džina
            [few] { $count } { $colour-into } džiny
           *[other] { $count } { $colour-bottles } džinů
        }
djinn-bosses =
    { $count ->
        [one] { $count } veledžin
        [few] { $count } veledžinové
       *[other] { $count } veledžinů
    }
    .acc =
        { $count ->
            [one] { $count } veledžina
            [few] { $count } veledžiny
           *[other] { $count } veledžinů
        }
djinn-free = { $colour } džin (zdarma)
    .acc = { $colour-acc } džina (zdarma)
bottle-of = { $count }× { $colour-fem }
boss-in = veledžin (do { $colour-into } lahve)

location-academy = Akademie
    .of = Akademie
location-tavern = Hostinec
    .of = Hostince
location-catacombs = Katakomby
    .of = Katakomb
location-archive = Archiv
    .of = Archivu
location-workshop = Dílna
    .of = Dílny
location-market = Tržnice
    .of = Tržnice

space-R1 = vnitřní sever
space-R2 = vnitřní jihozápad
space-R3 = vnitřní jihovýchod
space-P12 = vnější severozápad
space-P23 = vnější jih
space-P31 = vnější severovýchod
space-S12 = vnitřní severozápad
space-S23 = vnitřní jih
space-S31 = vnitřní severovýchod
space-T1 = vnější sever
space-T2 = vnější jihozápad
space-T3 = vnější jihovýchod
space-M = Zřídlo magie
    .to = ke Zřídlu magie
spot-round = { $location } (kulaté pole, { $space })
    .to = na kulaté pole { $location-of }
    .at = na kulatém poli { $location-of }
    .from = z kulatého pole { $location-of }
spot-square = { $location } (čtvercové pole, { $space })
    .to = na čtvercové pole { $location-of }
    .at = na čtvercovém poli { $location-of }
    .beside = ke čtvercovému poli { $location-of }

## Co se dá získat

gain-coins =
    { $amount ->
        [one] { $amount } mince
        [few] { $amount } mince
       *[other] { $amount } mincí
    }
    .acc =
        { $amount ->
            [one] { $amount } minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }
gain-scrolls =
    { $amount ->
        [one] { $amount } svitek
        [few] { $amount } svitky
       *[other] { $amount } svitků
    }
    .acc =
        { $amount ->
            [one] { $amount } svitek
            [few] { $amount } svitky
           *[other] { $amount } svitků
        }
gain-magic =
    { $amount ->
        [one] { $amount } bod magické síly
        [few] { $amount } body magické síly
       *[other] { $amount } bodů magické síly
    }
    .acc =
        { $amount ->
            [one] { $amount } bod magické síly
            [few] { $amount } body magické síly
           *[other] { $amount } bodů magické síly
        }
gain-keys =
    { $amount ->
        [one] { $amount } klíč
        [few] { $amount } klíče
       *[other] { $amount } klíčů
    }
    .acc =
        { $amount ->
            [one] { $amount } klíč
            [few] { $amount } klíče
           *[other] { $amount } klíčů
        }
gain-corks =
    { $amount ->
        [one] { $amount } zátka
        [few] { $amount } zátky
       *[other] { $amount } zátek
    }
    .acc =
        { $amount ->
            [one] { $amount } zátku
            [few] { $amount } zátky
           *[other] { $amount } zátek
        }
gain-bottles =
    { $amount ->
        [one] { $amount } libovolná lahev
        [few] { $amount } libovolné lahve
       *[other] { $amount } libovolných lahví
    }
    .acc =
        { $amount ->
            [one] { $amount } libovolnou lahev
            [few] { $amount } libovolné lahve
           *[other] { $amount } libovolných lahví
        }
gain-capacity = kapacita +{ $amount }
    .acc = kapacitu +{ $amount }
gain-circle = další čarovný kruh
    .acc = další čarovný kruh
gain-fill = magická síla na maximum
    .acc = magickou sílu na maximum
gain-wake =
    { $amount ->
        [one] { $amount } mág lícem vzhůru
        [few] až { $amount } mágové lícem vzhůru
       *[other] až { $amount } mágů lícem vzhůru
    }
    .acc =
        { $amount ->
            [one] { $amount } mága lícem vzhůru
            [few] až { $amount } mágy lícem vzhůru
           *[other] až { $amount } mágů lícem vzhůru
        }
gain-mage = mág z nabídky
    .acc = mága z nabídky
gain-gear = vybavení z nabídky
    .acc = vybavení z nabídky
gain-secret = přiložení utajené znalosti
    .acc = přiložení utajené znalosti
gain-from_bag = džin z pytlíku
    .acc = džina z pytlíku
gain-from_map = džin z libovolného kulatého pole
    .acc = džina z libovolného kulatého pole

## Mágové

mage-1 = Adila
mage-2 = Barnabáš
mage-3 = Celesta
mage-4 = Damir
mage-5 = Edda
mage-6 = Faruk
mage-7 = Gizela
mage-8 = Hakim
mage-9 = Ilka
mage-10 = Jarek
mage-11 = Kalila
mage-12 = Leander
mage-13 = Mirela
mage-14 = Nadir
mage-15 = Otýlie
mage-16 = Parviz
mage-17 = Quirin
mage-18 = Rozálie
mage-19 = Salim
mage-20 = Tamara
mage-21 = Ulrik
mage-22 = Vesna
mage-23 = Walid
mage-24 = Xenie
mage-25 = Jusuf
mage-26 = Zora
mage-27 = Amadeus
mage-28 = Bojana
mage-29 = Kýros
mage-30 = Dorotea
mage-31 = Emir
mage-32 = Fatima
mage-number = mág č. { $number }
mages-none = nikdo
mage-card =
    { $mage } (síla { $power }{ $has_colours ->
        [yes] , +1 za každého { $colours-acc } džina
       *[no] {""}
    }, poplatek { $fee }{ $has_key ->
        [yes] , klíč
       *[no] {""}
    })

## Vybavení

kind-staff = hůl
kind-hat = klobouk
kind-cloak = plášť
gear-1 = Hůl učence
gear-2 = Hůl poutníka
gear-3 = Hůl písaře
gear-4 = Hůl podomního obchodníka
gear-5 = Hůl lovce
gear-6 = Hliněná hůl
gear-7 = Hůl krotitele
gear-8 = Hromová hůl
gear-9 = Hůl na rozloučenou
gear-10 = Klobouk absolventa
gear-11 = Klobouk kopáče
gear-12 = Klobouk kutila
gear-13 = Klobouk knihovníka
gear-14 = Klobouk vln
gear-15 = Klobouk žhavých uhlíků
gear-16 = Klobouk s lucernou
gear-17 = Kohoutí klobouk
gear-18 = Klobouk hostitele
gear-19 = Plášť hostinského
gear-20 = Plášť hledače pokladů
gear-21 = Plášť řemeslníka
gear-22 = Plášť kupce
gear-23 = Plášť větrů
gear-24 = Plášť mlhy
gear-25 = Plášť žongléra
gear-26 = Plášť lenocha
gear-27 = Plášť skláře
gear-number = vybavení č. { $number }
gear-card =
    { $gear } ({ $kind }; { $is_once ->
        [yes] jednou:
       *[no] trvale:
    } { $effect })
gear-unseen = { $kind } zespodu, naslepo
gear-none = bez vybavení
effect-at = { $gains } na poli { $location }
effect-capture = +{ $amount } k magické síle při každém polapení
effect-capture-of = +{ $amount } k magické síle za každého polapeného { $colour-acc } džina
effect-boss-less = veledžin na kulatém poli stojí o { $amount } méně
effect-extra-chest = o { $amount } odhalenou truhlu víc, jednu odložíte
effect-no-toll = neplatíte kouzelníkům
effect-burst = +{ $amount } k magické síle při jednom polapení
effect-banish = jeden džin z města jde do pytlíku
effect-wake-some = aktivace mágů, nejvýš { $amount }
effect-call-mage = mág z nabídky
effect-swap-bottles = výměna prázdných lahví, nejvýš { $amount }
effect-stay = asistent smí zůstat u stánku
effect-blow-bottle = libovolná lahev

## Truhly a ocenění

chest-number = truhla č. { $number }
    .acc = truhlu č. { $number }
chest-card =
    { $chest }: { $gains }{ $has_lock ->
        [yes] ; za klíč: { $unlocked }
       *[no] {""}
    }
award-number = ocenění č. { $number }
award-card =
    { $award }, sloupec { $column ->
        [1] I
        [2] II
       *[3] III
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $has_bonus ->
        [yes] {" "}a { $gains }
       *[no] {""}
    }

## Vlastnosti

trait-1 = Zámožnost (+): začínáte s 2 mincemi, 2 svitky a 1 bodem magické síly navíc
    .name = Zámožnost (+)
trait-2 = Okradení (−): začínáte se 3 mincemi méně
    .name = Okradení (−)
trait-3 = Obliba (+): na Tržnici nikomu neplatíte
    .name = Obliba (+)
trait-4 = Únava (−): začínáte s magickou silou o 3 body nižší
    .name = Únava (−)
trait-5 = Kouzlo osobnosti (+): mág bez klíče vám přinese klíč
    .name = Kouzlo osobnosti (+)
trait-6 = Nedbalost (−): jeden kruh máte na začátku zakrytý; jeho odkrytí dá 2 body magické síly
    .name = Nedbalost (−)
trait-7 = Zručnost (+): na kulatém poli Dílny 3 zátky místo 2
    .name = Zručnost (+)
trait-8 = Barvoslepost (−): barevné bonusy mágů pro vás neplatí
    .name = Barvoslepost (−)
trait-9 = Poutník (+): nákup u Zřídla vás stojí vždy 2 svitky
    .name = Poutník (+)
trait-10 = Vyčerpání (−): vaše mágy už nelze aktivovat
    .name = Vyčerpání (−)
trait-11 = Knihomol (+): na kulatém poli Archivu smíte zvolit stejnou možnost dvakrát
    .name = Knihomol (+)
trait-12 = Strach ze tmy (−): na kulatém poli Katakomb otevíráte jen jednu truhlu
    .name = Strach ze tmy (−)
trait-13 = Klid (+): když džiny necháte být, 1 bod magické síly získáte, místo abyste ho ztratili
    .name = Klid (+)
trait-14 = Nešikovnost (−): truhly neumíte odemykat
    .name = Nešikovnost (−)
trait-15 = Zámečník (+): při odemčení truhly si klíč necháte
    .name = Zámečník (+)
trait-16 = Náročnost (−): mágové s klíčem k vám přicházejí lícem dolů
    .name = Náročnost (−)
trait-17 = Povzbuzení (+): v Akademii smíte aktivovat až 2 mágy, každého za 1 bod magické síly
    .name = Povzbuzení (+)
trait-18 = Smůla (−): vybavení berete naslepo zespodu balíčku
    .name = Smůla (−)
trait-19 = Ctižádost (+): necháte si 2 karty bodování a jednu z nich bodujete jen vy
    .name = Ctižádost (+)
trait-20 = Lajdáctví (−): džinové, kteří na konci zůstanou ve vašich kruzích, jsou za 0 bodů
    .name = Lajdáctví (−)

## Karty bodování

scoring-1 = 8 bodů za dvě úplné sady vybavení
scoring-2 = 5 bodů za třetí kus každého druhu vybavení
scoring-3 = 8 bodů za nejvýš jednu přiloženou utajenou znalost
scoring-4 = 8 bodů za to, že žádný mág nemá klíč
scoring-5 = 8 bodů za dva neaktivní kruhy
scoring-6 = 8 bodů za kapacitu nejvýš na poli 6
scoring-7 = 8 bodů za minimum 2
scoring-8 = 3 body za každý klíč, nejvýš 9
scoring-9 = 2 body za každého aktivního mága, nejvýš 8
scoring-10 = 2 body za každou nepoužitou lahev či zátku, nejvýš 8
scoring-number = karta bodování č. { $number }

## Tržnice, Archiv

stall-bottles = stánek se sklem
stall-cork = stánek se zátkami
stall-scrolls = stánek s papírem
stall-bottle_and_cork = stánek s lahvemi a zátkami
stall-mages = čajovna
stall-coins = směnárna
deal-bottles =
    Lahve za { $price ->
        [one] { $price } minci
        [few] { $price } mince
       *[other] { $price } mincí
    }: { $colours-fem }
    .price =
        { $price ->
            [one] { $price } mince
            [few] { $price } mince
           *[other] { $price } mincí
        }
    .buy =
        Koupit: { $colours-fem }, { $price ->
            [one] { $price } mince
            [few] { $price } mince
           *[other] { $price } mincí
        }
deal-cork = Zátka za 1 minci
deal-scrolls = 2 svitky za 1 minci
deal-bottle_and_cork = Lahev ({ $colours-fem }) a zátka za 1 svitek
    .buy = { $colours-fem } lahev a zátka
deal-mages = Aktivovat až 3 mágy za 1 svitek
deal-coins = 5 mincí za 1 svitek

consult-secret = Archiv: přiložit utajenou znalost
    .short = přiložit utajenou znalost
consult-coins =
    { $is_red ->
        [yes] Archiv: 4 mince
       *[no] Archiv: 2 mince
    }
    .short =
        { $is_red ->
            [yes] 4 mince
           *[no] 2 mince
        }
consult-scroll =
    { $is_red ->
        [yes] Archiv: 1 svitek a 2 body magické síly
       *[no] Archiv: 1 svitek
    }
    .short =
        { $is_red ->
            [yes] 1 svitek a 2 body magické síly
           *[no] 1 svitek
        }
consult-wake =
    { $is_red ->
        [yes] Archiv: aktivovat až 2 mágy
       *[no] Archiv: aktivovat 1 mága
    }
    .short =
        { $is_red ->
            [yes] aktivovat až 2 mágy
           *[no] aktivovat 1 mága
        }
consult-circle =
    { $is_red ->
        [yes] Archiv: čarovný kruh a 1 klíč
       *[no] Archiv: čarovný kruh
    }
    .short =
        { $is_red ->
            [yes] čarovný kruh a 1 klíč
           *[no] čarovný kruh
        }

## Rekordy

records-columns = Karet v Tomově balíčku
records-best = Vaše nejlepší skóre při { $column } kartách v Tomově balíčku: { $points }.
records-new-best = Nové nejlepší skóre při { $column } kartách v Tomově balíčku: { $points }!
records-no-best = Při { $column } kartách v Tomově balíčku zatím žádná výhra.

## Úkoly sólové hry

task-mages =
    { $bound ->
        [least] alespoň { $count ->
            [one] { $count } mág
            [few] { $count } mágové
           *[other] { $count } mágů
        }
       *[most] nejvýš { $count ->
            [one] { $count } mág
            [few] { $count } mágové
           *[other] { $count } mágů
        }
    }
task-sets =
    { $bound ->
        [least] alespoň { $count ->
            [one] { $count } sada vybavení
            [few] { $count } sady vybavení
           *[other] { $count } sad vybavení
        }
       *[most] nejvýš { $count ->
            [one] { $count } sada vybavení
            [few] { $count } sady vybavení
           *[other] { $count } sad vybavení
        }
    }
task-awards =
    { $bound ->
        [least] alespoň { $count ->
            [one] { $count } ocenění
            [few] { $count } ocenění
           *[other] { $count } ocenění
        }
       *[most] nejvýš { $count ->
            [one] { $count } ocenění
            [few] { $count } ocenění
           *[other] { $count } ocenění
        }
    }
task-coins =
    { $bound ->
        [least] alespoň { $count ->
            [one] { $count } mince
            [few] { $count } mince
           *[other] { $count } mincí
        }
       *[most] nejvýš { $count ->
            [one] { $count } mince
            [few] { $count } mince
           *[other] { $count } mincí
        }
    }
task-keys =
    { $bound ->
        [least] alespoň { $count ->
            [one] { $count } klíč
            [few] { $count } klíče
           *[other] { $count } klíčů
        }
       *[most] nejvýš { $count ->
            [one] { $count } klíč
            [few] { $count } klíče
           *[other] { $count } klíčů
        }
    }
task-circles =
    { $bound ->
        [least] alespoň { $count ->
            [one] { $count } aktivní čarovný kruh
            [few] { $count } aktivní čarovné kruhy
           *[other] { $count } aktivních čarovných kruhů
        }
       *[most] nejvýš { $count ->
            [one] { $count } aktivní čarovný kruh
            [few] { $count } aktivní čarovné kruhy
           *[other] { $count } aktivních čarovných kruhů
        }
    }
task-capacity =
    { $bound ->
        [least] ukazatel kapacity na poli { $count } nebo dál
       *[most] ukazatel kapacity ne dál než na poli { $count }
    }
task-gear_kinds =
    { $bound ->
        [least] vybavení alespoň { $count ->
            [one] { $count } druhu
            [few] { $count } druhů
           *[other] { $count } druhů
        }
       *[most] vybavení nejvýš { $count ->
            [one] { $count } druhu
            [few] { $count } druhů
           *[other] { $count } druhů
        }
    }
task-key_mages =
    { $bound ->
        [least] alespoň { $count ->
            [one] { $count } mág s klíčem
            [few] { $count } mágové s klíčem
           *[other] { $count } mágů s klíčem
        }
       *[most] { $count ->
            [0] žádný mág s klíčem
            [one] nejvýš { $count } mág s klíčem
            [few] nejvýš { $count } mágové s klíčem
           *[other] nejvýš { $count } mágů s klíčem
        }
    }
task-secrets =
    { $bound ->
        [least] alespoň { $count ->
            [one] { $count } utajená znalost ve městě
            [few] { $count } utajené znalosti ve městě
           *[other] { $count } utajených znalostí ve městě
        }
       *[most] { $count ->
            [0] žádná utajená znalost ve městě
            [one] nejvýš { $count } utajená znalost ve městě
            [few] nejvýš { $count } utajené znalosti ve městě
           *[other] nejvýš { $count } utajených znalostí ve městě
        }
    }

## Co se stalo

event-begins =
    { $seat-you ->
        [yes] Máte střechu s drakem a začínáte.
       *[no] { $seat } má střechu s drakem a začíná.
    }
event-takes-trait =
    { $seat-you ->
        [yes] Berete
       *[no] { $seat } bere
    } vlastnost: { $trait-name }.
event-you-keep = Necháváte si tyto karty bodování (znáte je jen vy): { $scoring }.
event-enters =
    { $seat-you ->
        [yes] Vstupujete
       *[no] { $seat } vstupuje
    } do města { $spot-at }.
event-walks =
    { $seat-you ->
        [yes] Jdete
       *[no] { $seat } jde
    } { $spot-to }.
event-pays =
    { $to-you ->
        [yes] Dostáváte { $what-acc }, platí { $seat }.
       *[no] { $to } dostává { $what-acc }, { $seat-you ->
            [yes] platíte vy
           *[no] platí { $seat }
        }.
    }
event-gains =
    { $seat-you ->
        [yes] Získáváte
       *[no] { $seat } získává
    } { $gained-acc }.
event-gains-bottles =
    { $seat-you ->
        [yes] Získáváte
       *[no] { $seat } získává
    } { $count ->
        [one] { $colours-bottle } lahev
        [few] { $count } lahve: { $colours-fem }
       *[other] { $count } lahví: { $colours-fem }
    }.
event-capacity =
    { $seat-you ->
        [yes] Maximum vaší magické síly je teď
       *[no] { $seat }: maximum magické síly je teď
    } { $most }.
event-minimum =
    { $seat-you ->
        [yes] Každý tah teď začínáte
       *[no] { $seat } teď začíná každý tah
    } aspoň s magickou silou { $minimum } (nyní { $magic }).
event-circle =
    { $seat-you ->
        [yes] Aktivujete
       *[no] { $seat } aktivuje
    } čarovný kruh (aktivních: { $circles }).
event-skips =
    { $seat-you ->
        [yes] Vynecháváte akci.
       *[no] { $seat } vynechává akci.
    }
event-studies =
    { $seat-you ->
        [yes] Studujete
       *[no] { $seat } studuje
    } v Akademii.
event-hires =
    { $seat-you ->
        [yes] Získáváte
       *[no] { $seat } získává
    } mága: { $mage }.
event-mage-shown = V nabídce je nový mág: { $mage }.
event-wakes =
    { $seat-you ->
        [yes] Aktivujete
       *[no] { $seat } aktivuje
    } mágy: { $mages }.
event-mage-rests =
    { $seat-you ->
        [yes] Otáčíte
       *[no] { $seat } otáčí
    } mága lícem dolů: { $mage }.
event-opens-chests =
    { $seat-you ->
        [yes] Otevíráte
       *[no] { $seat } otevírá
    } v Katakombách { $count ->
        [one] { $count } truhlu
        [few] { $count } truhly
       *[other] { $count } truhel
    }.
event-chest = Otevírá se { $chest }.
event-chest-holds =
    Uvnitř: { $gains }{ $locked ->
        [0] {""}
       *[other] ; za klíč: { $unlocked }
    }.
event-leaves-chest =
    { $seat-you ->
        [yes] Odkládáte
       *[no] { $seat } odkládá
    } { $chest-acc }.
event-unlocks =
    { $seat-you ->
        [yes] Odemykáte
       *[no] { $seat } odemyká
    } { $chest-acc }.
event-consults =
    { $seat-you ->
        [yes] Využíváte
       *[no] { $seat } využívá
    } Archiv.
event-places-secret =
    { $seat-you ->
        [yes] Přikládáte
       *[no] { $seat } přikládá
    } utajenou znalost { $location-of } { $spot-beside }.
event-crafts =
    { $seat-you ->
        [yes] Platíte
       *[no] { $seat } platí
    } v Dílně { $price ->
        [one] { $price } minci
        [few] { $price } mince
       *[other] { $price } mincí
    }.
event-puts-on =
    { $seat-you ->
        [yes] Získáváte
       *[no] { $seat } získává
    } vybavení: { $gear }.
event-gear-shown = V nabídce je nové vybavení: { $gear }.
event-gear-rests =
    { $seat-you ->
        [yes] Otáčíte
       *[no] { $seat } otáčí
    } vybavení lícem dolů: { $gear }.
event-uses-gear =
    { $seat-you ->
        [yes] Používáte
       *[no] { $seat } používá
    } vybavení: { $gear }.
event-trades =
    { $seat-you ->
        [yes] Obchodujete
       *[no] { $seat } obchoduje
    } na Tržnici: { $stall }.
event-strolls =
    { $seat-you ->
        [yes] Váš asistent jde dál a nic nekupuje.
       *[no] { $seat } posílá asistenta dál a nic nekupuje.
    }
event-swaps =
    { $seat-you ->
        [yes] Měníte
       *[no] { $seat } mění
    } { $give-bottle } lahev za { $take-bottle }.
event-converts =
    { $seat-you ->
        [yes] Měníte
       *[no] { $seat } mění
    } klíč za { $what-acc }.
event-captures =
    { $seat-you ->
        [yes] Lapáte
       *[no] { $seat } lapá
    } { $djinn-acc } za { $magic ->
        [one] { $magic } bod
        [few] { $magic } body
       *[other] { $magic } bodů
    } magické síly{ $helpers ->
        [0] {""}
        [1] , pomáhá { $mages }
       *[other] , pomáhají { $mages }
    }.{ $bottles ->
        [0] {""}
       *[other] {" "}Hned v lahvích: { $corked }.
    }
event-declines =
    { $seat-you ->
        [yes] Necháváte džiny být
       *[no] { $seat } nechává džiny být
    } (magická síla nyní { $magic }).
event-catches =
    { $seat-you ->
        [yes] Berete
       *[no] { $seat } bere
    } { $djinn-acc } { $spot-from }.
event-banishes =
    { $seat-you ->
        [yes] Vracíte
       *[no] { $seat } vrací
    } { $djinn-acc } { $spot-from } do pytlíku.
event-draws-djinn =
    { $seat-you ->
        [yes] Losujete
       *[no] { $seat } losuje
    } z pytlíku { $djinn-acc }.
event-escapes = Není pro něj místo: { $djinn } se vrací do pytlíku.
event-bottles =
    { $seat-you ->
        [yes] Zavíráte
       *[no] { $seat } zavírá
    } { $djinn-acc } do { $colour-into } lahve.
event-driven-out = Veledžin { $spot-at } zůstává sám a opouští město.
event-djinn-comes = { $djinn } přichází { $spot-to }.
event-fills-up =
    { $seat-you ->
        [yes] Doplňujete
       *[no] { $seat } doplňuje
    } u Zřídla magickou sílu na { $magic }.
event-lures =
    { $seat-you ->
        [yes] Lapáte
       *[no] { $seat } lapá
    } u Zřídla { $count ->
        [one] { $count } veledžina
        [few] { $count } veledžiny
       *[other] { $count } veledžinů
    } za { $magic ->
        [one] { $magic } bod
        [few] { $magic } body
       *[other] { $magic } bodů
    } magické síly{ $helpers ->
        [0] {""}
        [1] , pomáhá { $mages }
       *[other] , pomáhají { $mages }
    }.{ $bottles ->
        [0] {""}
       *[other] {" "}Hned v lahvích: { $corked }.
    }
event-draws =
    { $seat-you ->
        [yes] Platíte
       *[no] { $seat } platí
    } u Zřídla { $price ->
        [one] { $price } svitek
        [few] { $price } svitky
       *[other] { $price } svitků
    }.
event-claims =
    { $seat-you ->
        [yes] Získáváte
       *[no] { $seat } získává
    } { $award }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
event-tom =
    Tom otáčí kartu{ $card ->
        [12] {" "}a nic se neděje
        [13] {" "}a nic se neděje
        [14] {" "}a nic se neděje
       *[other] {""}
    }. V balíčku mu zbývá: { $left }.
event-pays-tom =
    { $amount ->
        [0] { $seat-you ->
            [yes] Tom chce, co nemáte.
           *[no] Tom chce, co { $seat } nemá.
        }
       *[other] { $seat-you ->
            [yes] Kvůli Tomovi ztrácíte
           *[no] { $seat } kvůli Tomovi ztrácí
        } { $what-id ->
            [coins] { gain-coins.acc }
            [scrolls] { gain-scrolls.acc }
            [magic] { gain-magic.acc }
            [keys] { gain-keys.acc }
           *[corks] { gain-corks.acc }
        }.
    }
event-bottle-goes =
    { $seat-you ->
        [yes] Kvůli Tomovi ztrácíte
       *[no] { $seat } kvůli Tomovi ztrácí
    } { $colour-bottle } lahev.
event-fulfils =
    { $seat-you ->
        [yes] Máte splněný
       *[no] { $seat } plní
    } úkol: { $task }.
event-tom-wins = Tom otáčí poslední kartu a ve městě je ještě veledžin: Tom vyhrává.
event-end-is-near = Ve městě nezůstal žádný veledžin: konec se blíží.
event-last-actions = Všichni se scházejí u Zřídla magie k závěrečné akci.
event-kept =
    { $seat-you ->
        [yes] Ukazujete
       *[no] { $seat } ukazuje
    } tyto karty bodování: { $scoring }.
event-scores =
    { $seat-you ->
        [yes] Získáváte
       *[no] { $seat } získává
    } { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $part ->
        [awards] za ocenění
        [corked] za džiny v lahvích
        [circles] za džiny v kruzích
        [unused] za nepoužité lahve a zátky
       *[tom] za karty, které zbyly Tomovi
    }.
event-scores-card =
    { $seat-you ->
        [yes] Získáváte
       *[no] { $seat } získává
    } { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za kartu bodování ({ $scoring }).
event-tie-broken =
    { $seat-you ->
        [yes] Shodu vyhráváte
       *[no] Shodu vyhrává { $seat }
    }: mince, svitky a klíče dohromady { $wealth }.
event-tie-shared = O vítězství se dělí { $seats }: stejně je i mincí, svitků a klíčů ({ $wealth }).

## Otázky

ask-draft = Kterou vlastnost si vezmete?
ask-enter = Kde vstoupíte do města?
ask-walk = Jste zde: { $spot }. Kam půjdete?
ask-toll = Čím zaplatíte? Dostane to { $to }.
ask-act = Jste zde: { $spot }. Co uděláte?
ask-call-mage = Kterého mága si vezmete?
ask-wake =
    { $count ->
        [1] Kterého mága aktivujete?
       *[other] Které mágy aktivujete? Nejvýše { $count }.
    }
ask-rouse = Které mágy aktivujete, každého za 1 bod magické síly?
ask-rouse-first = Které mágy aktivujete ještě před ziskem 3 bodů magické síly, každého za 1 bod?
ask-leave-chest = Kterou truhlu odložíte?
ask-use-chest = Kterou truhlu použijete dřív?
ask-unlock = { $chest_card }. Použijete klíč?
ask-consult-again = Kterou druhou možnost Archivu zvolíte?
ask-place-secret = Kterou utajenou znalost přiložíte a kam?
ask-take-gear = Které vybavení si vezmete?
ask-keep-gear = Který z obou kusů necháte lícem vzhůru?
ask-banish = Kterého džina vrátíte do pytlíku?
ask-swap = Kterou lahev vyměníte?
ask-trade-again = Co uděláte druhým krokem na Tržnici?
ask-pick-bottle = Jakou barvu má mít lahev?
ask-catch = Kterého džina si vezmete?
ask-from-bag = Vylosujete džina z pytlíku?
ask-take-bonus = Využijete to: { $gains }?
ask-store = Kam dáte { $colour-acc } džina?
ask-key-goes = Tom bere klíč. Vyměníte ho předtím?
ask-mage-rests = Kterého mága otočíte lícem dolů?
ask-bottle-goes = Které lahve se vzdáte?

## Odpovědi

do-take-trait = { $trait }
do-enter = Vstoupit: { $spot }, cestou od pole: { $came }
do-walk =
    Jít: { $spot }{ $jumps ->
        [yes] , přeskočit pole: { $came }
       *[no] {""}
    }{ $toll ->
        [0] {""}
       *[other] , zaplatit kouzelníkům: { $toll }
    }
do-pay = Zaplatit { $what-acc }
do-study =
    { $raises ->
        [yes] Studovat: kapacita +1, 1 svitek, 3 body magické síly
       *[no] Studovat: 1 svitek, 3 body magické síly
    }
do-hire = Vzít mága: { $mage_card }
do-open =
    { $count ->
        [one] Otevřít { $count } truhlu
        [few] Otevřít { $count } truhly
       *[other] Otevřít { $count } truhel
    }
do-leave = Odložit: { $chest_card }
do-use-chest = Nejdřív použít: { $chest_card }
do-unlock = Použít klíč: { $gains }
do-keep-key = Klíč si nechat
do-consult = { $consultation }
do-place-secret = { $location } sem: { $spot }
do-craft =
    Zaplatit { $price ->
        [one] { $price } minci
        [few] { $price } mince
       *[other] { $price } mincí
    }: { $gains }, { $gear_card }
do-take-gear = Vzít: { $gear_card }
do-keep-gear = Nechat: { $gear_card }
do-trade =
    { $deal }{ $toll ->
        [0] {""}
       *[other] , zaplatit asistentům: { $toll }
    }
do-stroll =
    Jen přesunout asistenta: { $stalls }{ $toll ->
        [0] {""}
       *[other] , zaplatit asistentům: { $toll }
    }
do-fill-up = Doplnit magickou sílu na maximum
do-lure =
    Polapit ze zásoby { $count ->
        [one] { $count } veledžina
        [few] { $count } veledžiny
       *[other] { $count } veledžinů
    } za { $magic ->
        [one] { $magic } bod
        [few] { $magic } body
       *[other] { $magic } bodů
    } magické síly{ $helpers ->
        [0] {""}
        [1] , pomáhá { $mages }
       *[other] , pomáhají { $mages }
    }; do lahví: { $corks }
do-draw =
    Zaplatit { $price ->
        [one] { $price } svitek
        [few] { $price } svitky
       *[other] { $price } svitků
    }: { $goods ->
        [bottle] { $colour-fem } lahev
        [cork] zátka
       *[mages] až 2 mágové lícem vzhůru
    }
do-capture =
    Polapit { $caught-acc } za { $magic ->
        [one] { $magic } bod
        [few] { $magic } body
       *[other] { $magic } bodů
    } magické síly{ $helpers ->
        [0] {""}
        [1] , pomáhá { $mages }
       *[other] , pomáhají { $mages }
    }; { $has_corks ->
        [yes] do lahví: { $bottled }
       *[no] { $circled ->
            [one] do kruhu
            [few] do kruhů
           *[other] do kruhů
        }
    }
do-decline =
    { $is_calm ->
        [yes] Nechat džiny být a získat 1 bod magické síly
       *[no] Nechat džiny být a ztratit 1 bod magické síly
    }
do-skip = Bez akce: { $gains }
do-end-turn = Ukončit tah
do-bottle =
    { $is_boss ->
        [yes] Zavřít veledžina z kruhu do { $colour-into } lahve
       *[no] Zavřít { $colour-acc } džina z kruhu do lahve
    }
do-claim =
    Vzít: { $award_card }; zaplatit 3 z { $colour-bottles } lahví{ $bosses ->
        [0] {""}
        [one] {" "}(z toho { $bosses } veledžin)
        [few] {" "}(z toho { $bosses } veledžinové)
       *[other] {" "}(z toho { $bosses } veledžinů)
    }
do-convert = Vyměnit klíč za { $what-acc }
do-use-gear = Použít: { $gear_card }
do-pick-bottle = Vzít { $colour-bottle } lahev
do-swap = Vyměnit { $give-bottle } lahev za { $take-bottle }
do-no-swap = Dál nevyměňovat
do-wake =
    { $helpers ->
        [0] Neaktivovat nikoho
       *[other] Aktivovat: { $mages }
    }
do-rest = Otočit lícem dolů: { $mage }
do-give-bottle = Odevzdat { $colour-bottle } lahev
do-draw-djinn = Vylosovat džina
do-take-bonus = Využít
do-let-be = Nechat být
do-catch = Vzít { $colour-acc } džina: { $spot }
do-banish = Vrátit { $colour-acc } džina: { $spot }
do-put =
    { $bottled ->
        [yes] Do lahve
       *[no] Do kruhu
    }

## Odmítnutí

refuse-acted-already = Akci na tomto poli už v tomto tahu máte za sebou.
refuse-all-circles-active = Všechny vaše kruhy jsou aktivní.
refuse-another-option = Zvolte jinou možnost než tu první.
refuse-assistant-must-move = Váš asistent musí jít k jinému stánku.
refuse-award-not-offered =
    Další ocenění si berete ze sloupce { $column ->
        [1] I
        [2] II
       *[3] III
    }.
refuse-bottle-missing = Chybí vám { $colour-fem } lahev.
refuse-bottle-of-another-colour = Džin patří do lahve své barvy.
refuse-cannot-pay-there = Na to nemáte čím zaplatit.
refuse-cannot-pay-wizards =
    Nemáte čím zaplatit { $count ->
        [one] { $count } kouzelníkovi: přeskočte pole, nebo jděte jinam.
        [few] { $count } kouzelníkům: přeskočte pole, nebo jděte jinam.
       *[other] { $count } kouzelníkům: přeskočte pole, nebo jděte jinam.
    }
refuse-capture-somebody = Vyberte, koho polapíte, nebo nechte džiny být.
refuse-circle-missing =
    Není místo: { $missing ->
        [one] chybí { $missing } kruh.
        [few] chybí { $missing } kruhy.
       *[other] chybí { $missing } kruhů.
    }
refuse-cork-missing =
    { $missing ->
        [one] Chybí vám { $missing } zátka.
        [few] Chybí vám { $missing } zátky.
       *[other] Chybí vám { $missing } zátek.
    }
refuse-costs-coins =
    Stojí to { $price ->
        [one] { $price } minci
        [few] { $price } mince
       *[other] { $price } mincí
    }; máte { $coins }.
refuse-costs-scrolls =
    Stojí to { $price ->
        [one] { $price } svitek
        [few] { $price } svitky
       *[other] { $price } svitků
    }; máte { $scrolls }.
refuse-djinn-wait = Čekají zde džinové: některé polapte, nebo je nechte být.
refuse-enter-a-square = Do města vstupte u čtvercového pole.
refuse-gear-does-nothing = Toto vybavení teď nic nezmůže.
refuse-keep-one-of-two = Nechte si jeden z obou kusů vybavení.
refuse-leave-an-open-chest = Odložte jednu z otevřených truhel.
refuse-mage-not-ready = Tento mág není aktivní.
refuse-magic-missing =
    Potřebujete magickou sílu { $need }, chybí { $missing ->
        [one] { $missing } bod
        [few] { $missing } body
       *[other] { $missing } bodů
    }.
refuse-never-back = Couvat se nesmí: zvolte jinou cestu.
refuse-no-awards-now = Při závěrečné akci u Zřídla už ocenění nejsou.
refuse-no-bosses-left = Tolik veledžinů v zásobě není; zbývá: { $left }.
refuse-no-free-djinn = Džin zdarma je jen k veledžinovi a jen ten, který tam stojí.
refuse-no-gear-there = Takové vybavení v nabídce není.
refuse-no-key = Nemáte klíč.
refuse-no-mage-there = Takový mág v nabídce není.
refuse-no-square-for-secret = Není čtvercové pole, ke kterému byste mohli utajenou znalost přiložit.
refuse-no-such-bottle = Takovou prázdnou lahev nemáte.
refuse-no-such-djinn = Takový džin tu není.
refuse-no-such-path = Tam žádná cesta nevede.
refuse-no-such-secret = Takovou utajenou znalost u sebe nemáte.
refuse-nobody-here = Nejsou zde žádní džinové.
refuse-nobody-sleeps = Nemáte mága, kterého by šlo aktivovat.
refuse-not-at-this-place = Symbol tohoto pole je jiný než { $location }.
refuse-not-your-turn = To se dá dělat jen ve vlastním tahu.
refuse-nowhere-to-put = Toho džina není kam dát.
refuse-one-batch-a-turn = Džiny lapáte jen jednou za tah.
refuse-one-secret-a-square = U tohoto pole už utajenou znalost máte.
refuse-only-at-a-round-space = To se dělá jen na kulatém poli.
refuse-only-at-the-source = To se dělá jen u Zřídla magie.
refuse-path-taken = Na té cestě už někdo stojí.
refuse-row-is-over = Tento řádek Zřídla máte už za sebou.
refuse-secret-is-fresh = Utajenou znalost nelze použít v tahu, kdy ji přiložíte.
refuse-secret-needs-square = Utajené znalosti se přikládají ke čtvercovým polím.
refuse-skipped-already = Bonus za vynechanou akci už máte.
refuse-symbol-is-there = Tento symbol u toho pole už je.
refuse-take-something = Proveďte akci, nebo si vezměte bonus za vynechanou.
refuse-the-other-sign = Takovou vlastnost už máte: vezměte si jednu kladnou a jednu zápornou.
refuse-three-of-a-colour = Ocenění stojí 3 z { $colour-bottles } lahví; máte { $have }.
refuse-too-far = To je daleko: přeskočit smíte jen pole, kde v cestě stojí kouzelník.
refuse-trait-not-offered = Tato vlastnost v nabídce není.
refuse-use-an-open-chest = Použijte jednu z otevřených truhel.
refuse-wake-at-most =
    Vyberte nejvýše { $count ->
        [one] { $count } neaktivního mága
        [few] { $count } neaktivní mágy
       *[other] { $count } neaktivních mágů
    }.
refuse-or-bottle-missing = Nebo potřebujete { $colour-bottle } lahev se zátkou.
refuse-or-cork-missing = Nebo potřebujete zátku k lahvi.
refuse-not-a-proposal = To nelze zkusit nanečisto ({ $detail }).
refuse-content-awards =
    sloupec { $column ->
        [1] I
        [2] II
       *[3] III
    } potřebuje ocenění aspoň { $least }
refuse-content-djinn = v pytlíku musí být džinů aspoň { $least }
refuse-content-gear-at = k „at“ patří buď coins, nebo magic; k žádnému jinému účinku nepatří
refuse-content-gear-colour = „capture_of“ patří ke „capture“, a ne k „once“
refuse-content-gear-effect = kus vybavení má jeden účinek, a to některý z těchto: { $effects }
refuse-content-gear-once =
    { $once ->
        [yes] „{ $effect }“ se použije jednou: chybí once = true
       *[no] „{ $effect }“ působí trvale: once = true k němu nepatří
    }
refuse-content-no-new-cards =
    { $table ->
        [tom] Tomův balíček má daný počet karet, žádnou nejde přidat
       *[tasks] úkoly se odškrtávají přes mnoho partií, žádný nejde přidat
    }
refuse-content-only-one = naráz se dává jen jedno
refuse-content-path = „{ $path }“ není cesta mezi dvěma poli
refuse-content-scoring = karta bodování má buď „points“, nebo „each“
refuse-content-town = cesty u pole { $space } nejsou platné: musí být tři nebo víc, mezi kulatým a čtvercovým polem
refuse-content-unknown-card = taková karta v krabici není; další nová se jmenuje { $number }

## Co dává zastávka a co by odpověď způsobila

gives-source =
    magická síla až { $most } nebo veledžinové ze zásoby a nákupy po { $price ->
        [one] { $price } svitku
        [few] { $price } svitcích
       *[other] { $price } svitcích
    }
gives-academy =
    { $special ->
        [yes] Akademie: kapacita +1, 1 svitek, 3 body magické síly
       *[no] Akademie: 1 svitek, 3 body magické síly
    }
gives-tavern =
    { $special ->
        [yes] Hostinec: kterýkoli mág, i s klíčem
       *[no] Hostinec: mág bez klíče
    }
gives-catacombs =
    { $special ->
        [yes] Katakomby: až 2 truhly
       *[no] Katakomby: 1 truhla
    }
gives-archive =
    { $special ->
        [yes] Archiv: 2 z jeho možností
       *[no] Archiv: 1 z jeho možností
    }
gives-workshop =
    { $special ->
        [yes] Dílna: vybavení a 1 zátka za 2 mince, nebo 2 zátky za 3
       *[no] Dílna: vybavení a 1 zátka za 2 mince
    }
gives-market =
    { $special ->
        [yes] Tržnice: 2 stánky
       *[no] Tržnice: 1 stánek
    }
gives-gear = { $gear }: { $gains }
gives-djinn = džinové: { $djinn }
stop-toll = mince nebo svitek pro: { $seats }
stop-jump = přeskočíte pole: { $came }
route-outside = Do města vstoupíte na čtvercovém poli.
route-here = Stojíte zde: { $spot }.
route-stop = { $nth }. { $spot }
what-if-capture = Polapit { $caught-acc }
what-if-elsewhere = { $caught } zde: { $spot }
what-if-lure =
    { $count ->
        [one] Polapit { $count } veledžina ze zásoby
        [few] Polapit { $count } veledžiny ze zásoby
       *[other] Polapit { $count } veledžinů ze zásoby
    }
what-if-price =
    cena { $price ->
        [one] { $price } bod
        [few] { $price } body
       *[other] { $price } bodů
    } magické síly
what-if-help = mágové a vybavení přidají { $amount }
what-if-magic =
    zaplatíte { $magic ->
        [one] { $magic } bod
        [few] { $magic } body
       *[other] { $magic } bodů
    } magické síly, zbude { $left }
what-if-coins =
    mágům { $fee ->
        [one] { $fee } mince
        [few] { $fee } mince
       *[other] { $fee } mincí
    }, zbude { $left }
what-if-bottled =
    { $count ->
        [one] { $count } do lahve
        [few] { $count } do lahví
       *[other] { $count } do lahví
    }
what-if-circled =
    { $count ->
        [one] { $count } do kruhu
        [few] { $count } do kruhů
       *[other] { $count } do kruhů
    }
what-if-driven-out = veledžin zůstane sám a opustí město
preview-coins = mince { $before } → { $after }
preview-scrolls = svitky { $before } → { $after }
preview-magic = magická síla { $before } → { $after }
preview-keys = klíče { $before } → { $after }
preview-corks = zátky { $before } → { $after }
preview-capacity = maximum magické síly { $most }
preview-full = víc magické síly se nevejde
preview-minimum = každý tah začne aspoň s magickou silou { $minimum }
preview-circles = aktivní kruhy: { $circles }
preview-points =
    { $more ->
        [yes] +{ $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[no] −{ $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
    }
preview-chests = truhel ve sloupečku: { $left }
preview-dead-trait = vlastnost { $trait-name } vedle vlastnosti { $beside-name } nic nedělá
preview-secrets-left = utajených znalostí u sebe potom: { $left }

## Proč by to silný bot zvolil

reason-there = tam je možné: { $answer }
reason-points =
    { $points ->
        [one] přinese o { $points } bod víc než druhá nejlepší volba
        [few] přinese o { $points } body víc než druhá nejlepší volba
       *[other] přinese o { $points } bodů víc než druhá nejlepší volba
    }
reason-coins = zbude vám víc mincí: { $count }, jinak { $other }
reason-scrolls = zbude vám víc svitků: { $count }, jinak { $other }
reason-magic = zbude vám víc magické síly: { $count }, jinak { $other }
reason-keys = zbude vám víc klíčů: { $count }, jinak { $other }
reason-djinn = polapení džinové tak přinesou víc
reason-bottles = budete mít víc lahví a zátek pro džiny
reason-board = budete mít víc místa pro džiny a magickou sílu
reason-secrets = využije vaše utajené znalosti
reason-mages = budete silnější s mágy
reason-gear = budete mít lepší vybavení
reason-place = budete mít lepší polohu pro další polapení
reason-turn = zbude vám lepší akce v tomto tahu
reason-trait = tato vlastnost se vám hodí víc

## Stůl ve větách

game-name = Džin
game-about = Choďte městem za soumraku, lákejte džiny do lahví a nenechte na svobodě ani veledžina.
game-kind = 60 min · plánování
corked-of =
    { $count ->
        [one] { $count } v { $colour-into } lahvi
        [few] { $count } v { $colour-bottles } lahvích
       *[other] { $count } v { $colour-bottles } lahvích
    }{ $bosses ->
        [0] {""}
        [one] {" "}(z toho { $bosses } veledžin)
        [few] {" "}(z toho { $bosses } veledžinové)
       *[other] {" "}(z toho { $bosses } veledžinů)
    }
table-round = { $round }. kolo
table-end-near = konec se blíží
table-final = závěrečná akce u Zřídla
table-tom =
    { $left ->
        [one] Tomovi zbývá { $left } karta
        [few] Tomovi zbývají { $left } karty
       *[other] Tomovi zbývá { $left } karet
    }
table-at = stojí zde: { $spot }
table-magic = magická síla { $magic } z { $most }
table-minimum = minimum { $minimum }
table-coins = mince: { $coins }
table-scrolls = svitky: { $scrolls }
table-keys = klíče: { $keys }
table-corks = zátky: { $corks }
table-bottles = prázdné lahve: { $empties }
table-circles = aktivní kruhy: { $circles }, v nich: { $djinn }
table-corked = v lahvích: { $corked }
table-mages-up = mágové: { $mage_cards }
table-mages-down = neaktivní mágové: { $mages }
table-gear-up = vybavení: { $gear_cards }
table-gear-down = vybavení lícem dolů: { $gears }
table-awards = ocenění: { $award_cards }
table-traits = vlastnosti: { $traits }
table-traits-of = vlastnosti: { $traits-name }
table-secrets = utajené znalosti k přiložení: { $locations }
table-stall = asistent: { $stalls }
table-first = začínající hráč
table-player-line = { $seat }: { $facts }.
table-own-line = Máte: { $facts }.
table-round-line = { $facts }.
table-spot-line = { $spot }: { $facts }.
table-empty = prázdné
table-boss = veledžin
table-djinn = džinové: { $djinn }
table-wizards = kouzelníci: { $seats }
table-secret = { $seat } zde má utajenou znalost: { $location }
table-bag = V pytlíku: { $djinn }. Veledžinů v zásobě: { $bosses }.
table-mages-offer = Mágové v nabídce: { $mage_cards }.
table-gear-offer = Vybavení v nabídce: { $gear_cards }.
table-awards-offer = Ocenění: { $facts }.
table-award = { $award_card }
table-scoring = Karty bodování: { $scoring }.
table-kept = Necháváte si: { $scoring }.
table-keeper = Dvě skryté karty bodování má { $seat }.
source-short = Zřídlo
mage-name = { $mage }
gear-name = { $gear }
location-name = { $location }
space-name = { $space }
table-supply = veledžinové ve městě: { $left }, v zásobě: { $bosses }
table-mages-count = mágové { $up }/{ $count }
table-awards-count = ocenění { $count }
table-title-mages = Mágové
table-title-gear = Vybavení
table-title-awards = Ocenění
table-title-scoring = karty bodování: { $scoring }
table-title-kept = skryté karty: { $scoring }

## Co lze napsat

typed-round = kulaté, kulate, o
typed-square = čtvercové, ctvercove
typed-source = zřídlo, zridlo
typed-capture = polap, chyť, chyt
typed-with = s, se
typed-into = do, v
typed-skip = vynech, vynechat

## Zpráva o vyváženosti

balance-walks = Navštívená místa
balance-trades = Stánky, kde se obchodovalo
balance-hires = Získaní mágové
balance-puts-on = Získané vybavení
balance-chest = Otevřené truhly
balance-unlocks = Truhly odemčené klíčem
balance-claims = Získaná ocenění
balance-takes-trait = Vybrané vlastnosti
balance-scores-card = Karty bodování, které přinesly body
