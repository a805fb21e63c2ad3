### Šamani česky.
###
### Parametr, který je číslem věci, přichází jako slova: $card je „fialová 7“, $seat jméno hráče.
### $seat-you je "yes", když je tím hráčem čtenář; podle $role-id a podobných se dá vybírat.

## Světy, rituály, artefakty, identity

world-purple = fialový
    .letter = F
    .card = fialová
    .card-acc = fialovou
world-blue = modrý
    .letter = M
    .card = modrá
    .card-acc = modrou
world-green = zelený
    .letter = Z
    .card = zelená
    .card-acc = zelenou
world-yellow = žlutý
    .letter = Ž
    .card = žlutá
    .card-acc = žlutou
world-grey = šedý
    .letter = Š
    .card = šedá
    .card-acc = šedou
world-brown = hnědý
    .letter = H
    .card = hnědá
    .card-acc = hnědou
world-red = červený
    .letter = Č
    .card = červená
    .card-acc = červenou

card = { $world-card } { $value }
    .acc = { $world-card-acc } { $value }
    .code = { $world-letter }{ $value }

letter-of = { $world-letter }
code-of = { $card-code }

ritual-stabilisation = stabilizace
    .gen = stabilizace
ritual-transmutation = proměna
    .gen = proměny
ritual-illumination = osvícení
    .gen = osvícení
ritual-neutralisation = očištění
    .gen = očištění

tile-dagger = rituální dýka
    .acc = rituální dýku
    .short = dýka
    .typed = dýka, dýku, dyka, dyku
tile-portal = portál
    .acc = portál
    .short = portál
    .typed = portál, portal
tile-moonstone = měsíční kámen
    .acc = měsíční kámen
    .short = kámen
    .typed = kámen, kamen
tile-mask = maska pravdy
    .acc = masku pravdy
    .short = maska
    .typed = maska, masku

role-shaman = Šaman
    .all = Šamani
role-shadow = Stín
    .all = Stíny

side-left = doleva
side-right = doprava

direction-onward = k měsíci
direction-back = zpět

by-onward =
    { $steps ->
        [one] Figurka stínu postupuje o { $steps } pole k měsíci
        [few] Figurka stínu postupuje o { $steps } pole k měsíci
       *[other] Figurka stínu postupuje o { $steps } polí k měsíci
    }
by-back =
    { $steps ->
        [one] Figurka stínu se vrací o { $steps } pole
        [few] Figurka stínu se vrací o { $steps } pole
       *[other] Figurka stínu se vrací o { $steps } polí
    }
by-stay = Figurka stínu zůstává na místě

tile-name = { $tile-short }
score-of = { $seat } { $score }

## Co se stalo

event-round-begins =
    Začíná { $round }. kolo. Figurka stínu má k měsíci { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }. { $seat-you ->
        [yes] Žeton začínajícího hráče máte vy.
       *[no] Žeton začínajícího hráče má { $seat }.
    }
event-shown = V nabídce leží: { $tiles }.
event-left-over = Zbylé karty leží u svých světů: { $cards }.
event-your-role = Jste { $role }.
event-your-hand = Vaše karty: { $cards }.
event-leads =
    { $seat-you ->
        [yes] Vynášíte
       *[no] { $seat } vynáší
    } { $card-acc }.
event-follows =
    { $seat-you ->
        [yes] Ctíte svět štychu a hrajete
       *[no] { $seat } ctí svět štychu a hraje
    } { $card-acc }.
event-strays =
    { $seat-you ->
        [yes] Hrajete
       *[no] { $seat } hraje
    } { $card-acc }, jiný svět.
event-pawn-moves =
    { $steps ->
        [0] Figurka stínu dosahuje měsíce!
       *[other] { $by }, zbývá { $steps }.
    }
event-takes =
    { $seat-you ->
        [yes] Berete
       *[no] { $seat } bere
    } z nabídky { $tile-acc }.
event-takes-unseen =
    { $seat-you ->
        [yes] Berete naslepo artefakt z hromádky.
       *[no] { $seat } bere naslepo artefakt z hromádky.
    }
event-you-took = Váš artefakt z hromádky (víte o něm jen vy): { $tile }.
event-was-mask =
    { $seat-you ->
        [yes] Je to maska pravdy: otáčíte ji lícem vzhůru.
       *[no] Je to maska pravdy: { $seat } ji otáčí lícem vzhůru.
    }
event-mask-reveals =
    { $seat-you ->
        [yes] Maska odhaluje vaši identitu: { $role }.
       *[no] Maska odhaluje: { $seat } je { $role }.
    }
event-refilled = Nabídka se doplňuje: { $tile }.
event-turns-up =
    { $seat-you ->
        [yes] Otáčíte
       *[no] { $seat } otáčí
    } lícem vzhůru { $tile-acc }.
event-eclipse = Zatmění! Každý, kdo má karty, předává jednu { $side }.
event-you-passed = Předáváte { $card-acc }. Dostává ji { $to }.
event-you-received = { $seat } vám předává { $card-acc }.
event-cards-passed = Karty jsou předány { $side }.
event-places =
    { $seat-you ->
        [yes] Ukládáte
       *[no] { $seat } ukládá
    } karty štychu, { $world } svět má { $count } z { $of }.
event-names-guide =
    { $seat-you ->
        [yes] Určujete
       *[no] { $seat } určuje
    }, kdo vynese příště: { $guide-you ->
        [yes] jste to vy
       *[no] { $guide }
    }.
event-performs =
    { $world } svět má všechny karty: { $seat-you ->
        [yes] provádíte
       *[no] { $seat } provádí
    } rituál { $ritual-gen }.
event-exchanges =
    { $seat-you ->
        [yes] Vy a { $with_seat } si vyměňujete karty identit.
       *[no] { $with_seat-you ->
            [yes] { $seat } a vy si vyměňujete karty identit.
           *[no] { $seat } a { $with_seat } si vyměňují karty identit.
        }
    }
event-your-new-role = Teď jste { $role }.
event-uses-dagger =
    { $seat-you ->
        [yes] Odhazujete rituální dýku.
       *[no] { $seat } odhazuje rituální dýku.
    } Cíl: { $victim-you ->
        [yes] vy
       *[no] { $victim }
    }.
event-no-dagger-used =
    { $seat-you ->
        [yes] Dýku nepoužíváte.
       *[no] { $seat } dýku nepoužívá.
    }
event-uses-portal =
    { $seat-you ->
        [yes] Používáte
       *[no] { $seat } používá
    } portál.
event-no-portal-used = Nikdo portál nepoužívá.
event-is-eliminated =
    { $seat-you ->
        [yes] Vypadáváte z kola. Vaše identita: { $role }.
       *[no] { $seat } vypadává z kola. Identita: { $role }.
    }
event-hand-laid-aside =
    { $seat-you ->
        [yes] Odkládáte lícem dolů
       *[no] { $seat } odkládá lícem dolů
    } { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
event-hand-placed =
    { $seat-you ->
        [yes] Vaše karty jdou ke svým světům
       *[no] { $seat } odhaluje ruku, karty jdou ke svým světům
    }: { $cards }.
event-round-won =
    { $reason ->
        [moon-reached] Figurka stínu je na měsíci.
        [last-shadow-eliminated] Poslední Stín je pryč.
       *[worlds-guarded] Karty došly a měsíc pořád svítí.
    } Kolo vyhrávají { $role-all }.
event-had-role =
    { $seat-you ->
        [yes] Vaše identita: { $role }.
       *[no] { $seat } má identitu: { $role }.
    }
event-gains =
    { $seat-you ->
        [yes] Získáváte
       *[no] { $seat } získává
    } { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $reason ->
        [team] za vítězství týmu
        [moonstones] za měsíční kameny
       *[illumination] za rituál osvícení
    }.
event-scores = Body: { $points }.

## Otázky

ask-lead = Vynášíte. Kterou kartu zahrajete?
ask-follow = Svět štychu je { $world }. Kterou kartu zahrajete?
ask-take-artifact = Máte nejnižší kartu. Který artefakt si vezmete?
ask-pass-card = Zatmění: kterou kartu předáte? Dostane ji { $to }.
ask-name-guide = Všichni, kdo ctili svět štychu, jsou mimo kolo a vaše karta byla nejvyšší. Kdo vynese příště?
ask-stabilisation = Rituál stabilizace: vrátíte figurku stínu, nebo si vezmete artefakt?
ask-transmutation = Rituál proměny: s kým si vyměníte kartu identity?
ask-neutralisation = Rituál očištění: koho vyřadíte?
ask-ritual-order = Který rituál provedete jako další?
ask-portal-before-moon = Další krok vede na měsíc. Použijete portál?
ask-portal-after-last-trick = Poslední štych skončil a kolo za okamžik vyhrají Šamani. Použijete předtím portál?
ask-portal-before-elimination =
    { $victim-you ->
        [yes] Za okamžik vypadnete z kola.
       *[no] { $victim } za okamžik vypadne z kola.
    } Použijete předtím portál?

## Odpovědi

do-play = Zahrát { $card-acc }
do-pass-card = Předat { $card-acc }
do-take-shown = Vzít z nabídky { $tile-acc }
do-take-pile = Vzít naslepo vrchní destičku hromádky
do-use-portal = Použít portál: figurka stínu půjde { $direction }
do-keep-portal = Portál nepoužít
do-turn-up = Otočit lícem vzhůru { $tile-acc }
do-step-back = Vrátit figurku stínu
do-exchange = Vyměnit si identitu: { $seat }
do-eliminate =
    { $seat-you ->
        [yes] Vyřadit sebe
       *[no] Vyřadit: { $seat }
    }
do-keep-dagger = Dýku nepoužít
do-choose-ritual = Rituál { $ritual-gen } ({ $world } svět)
do-name-guide =
    { $seat-you ->
        [yes] Vy
       *[no] { $seat }
    }

## Následky, řečené dřív, než odpovíte: úlomky spojené středníky

preview-leads = vynášíte: { $world } { $count } z { $of }
preview-follows = ctí svět: { $world } { $count } z { $of }
preview-strays =
    { $steps ->
        [0] jiný svět
       *[other] jiný svět: figurka o { $steps }, zbývá { $left }
    }
preview-strays-to-moon = jiný svět: figurka dojde na měsíc, Stíny vyhrají
preview-count = { $world } { $count } z { $of }
preview-lowest =
    { $sure ->
        [yes] nejnižší: berete artefakt
       *[no] zatím nejnižší (artefakt)
    }
preview-highest =
    { $sure ->
        [yes] nejvyšší: ukládáte karty štychu
       *[no] zatím nejvyšší
    }
preview-completes =
    { $world } svět bude mít všechny karty: { $ritual }{ $seat-you ->
        [yes] {""}
       *[no] , provede { $seat }
    }
preview-stabilisation = figurka zpět o { $steps }, nebo artefakt
preview-transmutation = vyměníte si identitu
preview-illumination =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
preview-must-eliminate = musíte někoho vyřadit
preview-may-eliminate = smíte někoho vyřadit
preview-no-dagger = nemáte dýku, nic se nestane
preview-tile-dagger = při rituálu očištění můžete vyřadit hráče
preview-tile-portal =
    kdykoli posune figurku o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    } tam nebo zpět
preview-tile-moonstone =
    budete mít { $count } z { $of }; za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, pokud nevypadnete
preview-tile-mask = všem odhalí vaši identitu: { $role }
preview-unseen = lícem dolů, znáte ji jen vy; hromádka: { $count }
preview-eclipse-inside = je v ní i zatmění
preview-pawn-back = k měsíci zbude { $left }
preview-pawn-on = k měsíci zbude { $left }
preview-pawn-to-moon = figurka dojde na měsíc, Stíny vyhrají
preview-exchange-known = budete { $role }
preview-exchange-unknown = tuto identitu neznáte
preview-eliminate-shaman =
    Šaman, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }: k měsíci zbude { $left }
preview-eliminate-shaman-to-moon =
    Šaman, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }: figurka dojde na měsíc, Stíny vyhrají
preview-eliminate-shadow = Stín, ale ne poslední: karty půjdou ke svým světům
preview-eliminate-last-shadow = poslední Stín: Šamani vyhrají
preview-eliminate-unknown =
    Stín: { $last ->
        [yes] Šamani vyhrají
       *[no] karty půjdou ke svým světům
    }; Šaman: figurka o { $steps }, { $reaches ->
        [yes] Stíny vyhrají
       *[no] zbude { $left }
    }
preview-turn-up = uvidí ji všichni
preview-asked-without-portal = žádný nemáte; otázka přišla, aby to nikdo nepoznal
preview-asked-without-dagger = žádnou nemáte; otázka přišla, aby to nikdo nepoznal

## Proč by to silný bot zvolil

reason-suspect = podle toho, co je vidět, je { $seat } Stín na { $percent } %
reason-unsure = podle toho, co je vidět, je { $seat } Stín jen na { $percent } %
reason-ritual = { $world } svět bude mít všechny karty a rituál provedete vy: { $ritual }
reason-no-ritual = jinak rituál provede { $seat }: { $ritual }
reason-all-follow = šance, že všichni mohou ctít svět, je { $percent } %; { $card }: { $other } %
reason-some-stray = šance, že někdo musí hrát jiný svět, je { $percent } %; { $card }: { $other } %
reason-unsuspected = neprozradí vaši identitu: zatím jste pro ostatní Stín na { $percent } %
reason-pawn-nearer = přiblíží figurku pro vaši stranu: k měsíci zbude { $left }
reason-reaches-moon = figurka dojde na měsíc a vaše strana vyhraje
reason-pawn-stays = zdrží figurku: k měsíci zbude { $left }
reason-not-to-moon = figurka nedojde na měsíc
reason-lowest =
    { $sure ->
        [yes] je to nejnižší karta: berete artefakt
       *[no] je to zatím nejnižší karta: možná získáte artefakt
    }
reason-highest =
    { $sure ->
        [yes] je to nejvyšší karta: ukládáte karty štychu
       *[no] je to zatím nejvyšší karta: možná uložíte karty štychu
    }

## Odmítnutí

refuse-card-not-in-hand = V ruce není { $card }: vyberte kartu, kterou máte.
refuse-play-a-card = Zahrajte kartu z ruky.
refuse-pass-a-card = Předejte kartu z ruky.
refuse-pile-empty = Hromádka je prázdná: vezměte si artefakt z nabídky.
refuse-not-on-display = Na tom místě nabídky žádný artefakt neleží.
refuse-step-back-or-take = Vraťte figurku stínu, nebo si vezměte artefakt.
refuse-take-an-artifact = Vezměte si artefakt: z nabídky, nebo vrchní destičku hromádky.
refuse-no-portal = Nemáte žádný portál.
refuse-pawn-at-start = Figurka stínu stojí na poli 0 a dál zpět nemůže.
refuse-portal-direction = Portál posouvá figurku stínu k měsíci, nebo zpět.
refuse-portal-or-not = Použijte portál, nebo ho nepoužijte.
refuse-exchange-with-another = Kartu identity si vyměňte s někým jiným, ne se sebou.
refuse-exchange-with-living = Kartu identity si vyměňte s hráčem, který je ještě v kole.
refuse-dagger-must = Máte rituální dýku lícem vzhůru, takže někoho vyřadit musíte.
refuse-choose-a-victim = Řekněte, koho vyřadíte, nebo dýku nepoužijte.
refuse-no-dagger = Nemáte žádnou rituální dýku.
refuse-not-yourself = V tomto vydání nesmíte vyřadit sebe.
refuse-victim-not-alive = Vyberte hráče, který je ještě v kole.
refuse-choose-a-ritual = Vyberte jeden z rituálů, které čekají.
refuse-name-a-guide = Určete hráče, který je ještě v kole a má karty.
refuse-out-of-the-round = V tomto kole už nehrajete; destičky dostanete zase v dalším.
refuse-no-such-tile = Takový artefakt lícem dolů nemáte.
refuse-content-roles =
    Šamanů a Stínů musí být dohromady { $seats }, pro každé místo jedna karta identity
refuse-content-hand =
    karet není dost: každému lze rozdat nejvýš { $most ->
        [one] { $most } kartu
        [few] { $most } karty
       *[other] { $most } karet
    }
refuse-content-start = figurka stínu musí začínat pod měsícem, ten je na poli { $moon }
refuse-content-tiles = artefaktů musí být celkem aspoň { $least }

## Stůl v terminálu

game-name = Šamani
game-about = Ctěte vynesený svět, jinak se figurka stínu přiblíží k měsíci. Kdo hraje jiný svět schválně?
game-kind = 30 min · skryté identity
table-round = { $round }. kolo
table-goal =
    hraje se do { $points ->
        [one] { $points } bodu
        [few] { $points } bodů
       *[other] { $points } bodů
    }
table-role =
    { $revealed ->
        [yes] Jste { $role } a všichni to vědí.
       *[no] Jste { $role }.
    }
table-steps =
    { $steps ->
        [0] figurka je na měsíci
        [one] k měsíci zbývá { $steps } pole
        [few] k měsíci zbývají { $steps } pole
       *[other] k měsíci zbývá { $steps } polí
    }
table-worlds = Světy
table-trick = Štych
table-last-trick = Poslední štych
table-before = předtím
table-stray = jiný svět
table-no-trick = zatím nic
table-destination = Svět štychu: { $world }
table-guide = Vynáší: { $seat }
table-lowest = nejnižší
table-highest = nejvyšší
table-out = mimo kolo
table-artifacts = Artefakty
table-pile =
    { $count ->
        [one] { $count } v hromádce
        [few] { $count } v hromádce
       *[other] { $count } v hromádce
    }
table-eclipse-in = i zatmění
table-eclipse-over = po zatmění
table-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
table-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
table-face-down =
    { $count ->
        [one] { $count } lícem dolů
        [few] { $count } lícem dolů
       *[other] { $count } lícem dolů
    }
table-no-tiles = bez artefaktů
table-shows = odhaleno: { $role }
table-known = víte: { $role }
table-eliminated = mimo kolo
table-first = začínající hráč
table-yours = Máte
table-your-tiles-up = lícem vzhůru: { $tiles }
table-your-tiles-down = lícem dolů: { $tiles }
table-passed = Při zatmění předáno: { $card }. Má ji { $to }.
table-world-line = { $world } { $count } z { $of }, { $ritual }
table-world = { $world }
table-ritual = { $ritual }
table-tile = { $tile }
table-trick-card = { $seat }: { $card }
table-trick-marked = { $played } ({ $marks })
table-opening-line = { $facts }.
table-player-line = { $seat }: { $facts }.
table-hand-line = Vaše karty: { $cards }.
table-trick-line = Ve štychu: { $facts }.
table-display-line = V nabídce: { $tiles }.
table-worlds-line = Světy: { $facts }.
table-pawn-line = Stupnice stínu: pole { $pawn } z { $moon }, { $facts }.

## Co se dá napsat místo čísla možnosti

typed-portal = portál, portal
typed-onward = vpřed, vpred, měsíc, mesic, +
typed-back = zpět, zpet, vzad, -
typed-turn = otoč, otoc, otočit, otocit
typed-pile = hromádka, hromadka, naslepo
typed-keep = nic, ne, nechat
typed-eliminate = vyřaď, vyrad, vyřadit, vyradit
typed-exchange = vyměň, vymen, vyměnit, vymenit
typed-guide = vynese, vynáší, vynasi
typed-world = { $world-letter }, { $world }, { $world-card }, { $world-card-acc }
typed-tile = { $tile-typed }

## Ohlédnutí

belief-shadow = Šance, že je to Stín

## Zpráva o vyváženosti

balance-takes = Destičky artefaktů vzaté z nabídky
balance-performs = Provedené rituály
