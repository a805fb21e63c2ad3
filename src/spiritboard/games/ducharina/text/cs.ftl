### Duchařina česky.
###
### Parametr, který je číslem věci, přichází jako slova: $piece je „zrcadlo“, $square „b3“, $seat jméno hráče.
### $seat-you je "yes", když je tím hráčem čtenář; podle $pieces-id a podobných se dá vybírat.

## Nábytek

piece-mirror = zrcadlo
    .acc = zrcadlo
    .on = na zrcadle
    .in = v zrcadle
    .tipped = v převráceném zrcadle
piece-trolley = vozík
    .acc = vozík
    .on = na vozíku
    .in = ve vozíku
    .tipped = v převráceném vozíku
piece-desk = psací stůl
    .acc = psací stůl
    .on = na psacím stole
    .in = pod psacím stolem
    .tipped = v převráceném psacím stole
piece-piano = pianino
    .acc = pianino
    .on = na pianinu
    .in = v pianinu
    .tipped = v převráceném pianinu
piece-armchair = křeslo
    .acc = křeslo
    .on = na křesle
    .in = v křesle
    .tipped = v převráceném křesle
piece-table = stolek
    .acc = stolek
    .on = na stolku
    .in = pod stolkem
    .tipped = v převráceném stolku
pieces-none = bez nábytku
pieces-several = { $listed }
    .acc = { $listed-acc }

## Duchové

size-small = malý duch
    .acc = malého ducha
    .adj = malý
    .few = malí
    .many = malých
size-medium = střední duch
    .acc = středního ducha
    .adj = střední
    .few = střední
    .many = středních
size-large = velký duch
    .acc = velkého ducha
    .adj = velký
    .few = velcí
    .many = velkých

## Místa

way-south = k jihu
way-south-east = k jihovýchodu
way-east = k východu
way-north-east = k severovýchodu
way-north = k severu
way-north-west = k severozápadu
way-west = k západu
way-south-west = k jihozápadu

corner-south-west = jihozápadní roh
corner-south-east = jihovýchodní roh
corner-north-east = severovýchodní roh
corner-north-west = severozápadní roh

side-south = jih
    .name = jižní strana
    .acc = jižní stranu
    .at = na jihu
    .from = z jihu
    .doors = jižní dveře
    .by = u jižních dveří
side-east = východ
    .name = východní strana
    .acc = východní stranu
    .at = na východě
    .from = z východu
    .doors = východní dveře
    .by = u východních dveří
side-north = sever
    .name = severní strana
    .acc = severní stranu
    .at = na severu
    .from = ze severu
    .doors = severní dveře
    .by = u severních dveří
side-west = západ
    .name = západní strana
    .acc = západní stranu
    .at = na západě
    .from = ze západu
    .doors = západní dveře
    .by = u západních dveří

square = { $letter }{ $row }
place-middle = { $square }
place-corner = { $square } ({ $corner })
door = { $side-doors } č. { $number }
    .by = { $side-by } č. { $number }
doors-of = { $side } ({ $numbers })

pose-standing = { $square } (čelem { $way })
pose-head = { $square } (vzhůru nohama, čelem { $way })
pose-back = { $square } (na zádech, vrškem { $way })
pose-front = { $square } (čelem dolů, vrškem { $way })
pose-left = { $square } (na levém boku, čelem { $way })
pose-right = { $square } (na pravém boku, čelem { $way })
nearest-place = Nejbližší místo, kde se udrží: { $pose }.
nearest-none = Ani nikde poblíž se neudrží.

## Za minutu dvanáct

midnight-busybody = Zvědavec
    .says = Po pohledu se klíčová dírka přemístí ke stejnému číslu naproti a nahlíží se znovu.
midnight-get-down = K zemi!
    .says = Všichni duchové v tomto kole leží a vleže se i pohybují.
midnight-enthusiast = Nadšenec
    .says = Veškerý nábytek se převrací na bok.
midnight-face-maker = Mistr šklebu
    .says = Zrcadlo se postaví čelem do haly a každý před ně dá malého ducha ze zásoby. Ten se v tomto kole už nehne.
midnight-tag = Máš babu!
    .says = Každý vymění malého ducha svého levého souseda za svého ze zásoby. Nemá-li soused v hale žádného, přivedete svého, a to až o tři pole.
midnight-dance-floor = Taneční parket
    .says = Každý kus nábytku se odsune k nejbližší stěně. Duchové zůstávají, kde jsou.
midnight-lava = Zem je láva
    .says = Kdo není celý na nábytku, v něm nebo pod ním, vrací se.
midnight-brother = Počkej, až to řeknu bráchovi!
    .says = Každý vymění jednoho svého ducha v hale za většího ze zásoby, pokud to jde.
midnight-knock-knock = Ťuk, ťuk
    .says = Nikdo nevybírá: klíčová dírka zůstává na své straně a hází se jen o dveře.
midnight-dizzy = Točí se mi hlava
    .says = Hala se otočí o čtvrt otáčky: vycházíte ze strany, kterou máte teď před sebou, a míříte na tu naproti.
midnight-crystal-ball = Křišťálová koule
    .says = Nejdřív se hodí o dveře, teprve potom se vybírá strana.
midnight-red-light = Červená, zelená
    .says = Každý duch v hale postoupí o pole ke svému cíli a někdo možná proklouzne ven.

## Co se stalo

score-of = { $seat } { $score }
roll-of = { $seat } { $roll }
home-of = { $seat } ({ $side })

event-furnished = Nábytek stojí. Příjemný interiér, až na ty duchy.
event-puzzle =
    Úloha. Na druhou stranu vyveďte za { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    } tyto duchy: { $goal }.
event-puzzle-round =
    { $round }. kolo: { $value ->
        [one] { $value } bod pohybu
        [few] { $value } body pohybu
       *[other] { $value } bodů pohybu
    }, potom pohled ({ $door }).
event-keyhole-begins = Klíčová dírka začíná { $door-by }.
event-round-begins =
    Kolo { $round }/{ $rounds }.{ $players ->
        [1] {""}
       *[other] {" "}{ $seat-you ->
            [yes] Kostku máte vy.
           *[no] Kostku má { $seat }.
        }
    }
event-midnight =
    Za minutu dvanáct: { $seat-you ->
        [yes] otáčíte
       *[no] { $seat } otáčí
    } kartu „{ $midnight }“. { $midnight-says }
event-draws =
    { $seat-you ->
        [yes] Táhnete
       *[no] { $seat } táhne
    } kartu: { $value ->
        [one] { $value } bod pohybu
        [few] { $value } body pohybu
       *[other] { $value } bodů pohybu
    }, { $pieces }.
event-furnishes =
    { $new ->
        [0] { $seat-you ->
            [yes] Přesouváte
           *[no] { $seat } přesouvá
        }
       *[other] { $seat-you ->
            [yes] Stavíte
           *[no] { $seat } staví
        }
    } { $piece-acc } na pole { $pose }.
event-leaves-furniture =
    { $seat-you ->
        [yes] Necháváte
       *[no] { $seat } nechává
    } nábytek být.
event-furniture-moves = { $piece } se stěhuje na pole { $pose }.
event-put-down =
    { $seat-you ->
        [yes] Váš { $size }
       *[no] { $size } ({ $seat })
    } se ocitá na zemi, na poli { $square }.
event-withdraws =
    { $seat-you ->
        [yes] Berete svůj plán zpět a přemýšlíte
       *[no] { $seat } bere svůj plán zpět a přemýšlí
    } znovu.
event-recalls =
    { $seat-you ->
        [yes] Vracíte
       *[no] { $seat } vrací
    } na výchozí místo { $count ->
        [one] { $count } malého ducha
        [few] { $count } malé duchy
       *[other] { $count } malých duchů
    }.
event-ghosts-stay =
    { $seat-you ->
        [yes] Necháváte
       *[no] { $seat } nechává
    } duchy stát, { $left ->
        [one] propadá { $left } bod pohybu
        [few] propadají { $left } body pohybu
       *[other] propadá { $left } bodů pohybu
    }.
event-ghost-enters =
    { $seat-you ->
        [yes] Přivádíte
       *[no] { $seat } přivádí
    } { $size-acc } na pole { $square }{ $level ->
        [0] {""}
       *[other] , nahoru na nábytek
    }{ $cost ->
        [0] .
        [one] : { $cost } bod pohybu.
        [few] : { $cost } body pohybu.
       *[other] : { $cost } bodů pohybu.
    }
event-ghost-moves =
    { $seat-you ->
        [yes] Posouváte
       *[no] { $seat } posouvá
    } { $size-acc } na pole { $square }{ $level ->
        [0] {""}
       *[other] , nahoru na nábytek
    }{ $cost ->
        [0] .
        [one] : { $cost } bod pohybu.
        [few] : { $cost } body pohybu.
       *[other] : { $cost } bodů pohybu.
    }
event-ghost-leaves =
    { $seat-you ->
        [yes] Vyvádíte
       *[no] { $seat } vyvádí
    } { $size-acc } na druhou stranu: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
event-ghosts-merge =
    { $size-id ->
        [medium] Dva malí duchové se slučují ve středního.
       *[large] Malý a střední duch se slučují ve velkého.
    }
event-points-lost =
    { $left ->
        [one] Propadá { $left } bod pohybu
        [few] Propadají { $left } body pohybu
       *[other] Propadá { $left } bodů pohybu
    }.
event-rolls-off = Hází se o volbu strany: { $rolls }.
event-may-choose =
    { $seat-you ->
        [yes] Stranu vybíráte vy
       *[no] Stranu vybírá { $seat }
    }.
event-chooses-side =
    { $seat-you ->
        [yes] Posíláte
       *[no] { $seat } posílá
    } klíčovou dírku na { $side-acc }.
event-rolls-number =
    { $seat-you ->
        [yes] Házíte
       *[no] { $seat } hází
    } kostkou: dveře č. { $number }.
event-looks =
    { $seat-you ->
        [yes] Nahlížíte
       *[no] { $seat } nahlíží
    } klíčovou dírkou ({ $door }): { $seen ->
        [0] { $hidden ->
            [0] v hale není ani duch
           *[other] nikdo není vidět
        }
        [one] je vidět { $seen } duch, { $hidden ->
            [0] jiný tu není
           *[other] skrytých: { $hidden }
        }
        [few] jsou vidět { $seen } duchové, { $hidden ->
            [0] jiní tu nejsou
           *[other] skrytých: { $hidden }
        }
       *[other] je vidět { $seen } duchů, { $hidden ->
            [0] jiní tu nejsou
           *[other] skrytých: { $hidden }
        }
    }.
event-is-seen =
    { $seat-you ->
        [yes] Váš { $size } na poli { $square }
       *[no] { $size } na poli { $square } ({ $seat })
    } je vidět{ $why ->
        [mirror] {" "}v zrcadle
       *[other] {""}
    } a utíká zpátky.
event-stays-hidden =
    { $seat-you ->
        [yes] Váš { $size } na poli { $square }
       *[no] { $size } na poli { $square } ({ $seat })
    } není vidět: { $why ->
        [piece] kryje ho { $pieces }
        [pieces] společně ho kryjí { $pieces }
        [behind] je hned vedle dveří
       *[field] klíčová dírka tam nedohlédne
    }.
event-tags =
    { $seat-you ->
        [yes] Dáváte
       *[no] { $seat } dává
    } babu: { $victim-you ->
        [yes] váš malý duch z pole { $square }
       *[no] malý duch z pole { $square } ({ $victim })
    } se vrací na výchozí místo.
event-burns =
    { $seat-you ->
        [yes] Váš { $size } na poli { $square }
       *[no] { $size } na poli { $square } ({ $seat })
    } si připaluje cíp prostěradla a utíká zpátky.
event-ghost-grows =
    { $seat-you ->
        [yes] Váš duch na poli { $square }
       *[no] Duch na poli { $square } ({ $seat })
    } si přivádí bráchu: místo něj nastupuje { $size }.
event-hall-turns = Hala se otáčí o čtvrt otáčky. Nová výchozí místa: { $sides }.
event-red-light = Kdo zbyl v hale, popochází po špičkách o pole dál.
event-round-ends = Kolo { $round }/{ $rounds } končí. Průběžné body: { $points }.

## Otázky

ask-put-piece = Který kus nábytku postavíte do haly a kam? Zbývá: { $pieces }.
ask-move-furniture = Který kus nábytku přesunete a kam? Na výběr: { $pieces }.
ask-move-ghosts =
    { $value ->
        [one] Máte { $value } bod pohybu.
        [few] Máte { $value } body pohybu.
       *[other] Máte { $value } bodů pohybu.
    } Kam půjdou vaši duchové?
ask-choose-side =
    Klíčová dírka je { $door-by }. { $number ->
        [0] {""}
       *[other] Padly dveře č. { $number }.{" "}
    }Na kterou stranu ji pošlete?
ask-tag =
    { $enters ->
        [yes] { $seat } nemá v hale žádného malého ducha. Kam přivedete svého?
       *[no] Máš babu! { $seat } přijde o malého ducha v hale. Kterého pošlete na výchozí místo?
    }
ask-grow = Který váš duch si přivede bráchu?

## Odpovědi

do-furnish =
    { $new ->
        [0] Přesunout
       *[other] Postavit
    } { $piece-acc } na pole { $pose }
do-leave = Nechat nábytek být
do-plan = { $steps }
do-withdraw = Vzít svůj plán zpět
do-choose-side = { $side-name }
do-tag = { $seat }: babu dostane malý duch na poli { $place }
do-enter =
    Přivést malého ducha na pole { $place }{ $top ->
        [0] {""}
       *[other] , nahoru na nábytek
    }
do-grow = Vyměnit za většího: { $ghost } na poli { $place }

plan-stays = Všichni duchové zůstanou stát
plan-recalls =
    vrátit na výchozí místo { $count ->
        [one] { $count } malého ducha
        [few] { $count } malé duchy
       *[other] { $count } malých duchů
    }
plan-enters =
    { $ghost } do haly na pole { $place }{ $top ->
        [0] {""}
       *[other] , nahoru na nábytek
    }
plan-returns =
    { $ghost } z okraje haly na pole { $place }{ $top ->
        [0] {""}
       *[other] , nahoru na nábytek
    }
plan-moves =
    { $ghost } z pole { $from } na pole { $place }{ $top ->
        [0] {""}
       *[other] , nahoru na nábytek
    }
plan-leaves = { $ghost } z pole { $from } ven

## Následky, řečené dřív, než odpovíte: úlomky spojené středníky

preview-cost =
    { $cost ->
        [one] { $cost } bod pohybu
        [few] { $cost } body pohybu
       *[other] { $cost } bodů pohybu
    }, zbude { $left }
preview-grows = vznikne { $size }
preview-scores =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

what-if-furnish = { $piece } na poli { $pose }
what-if-plan =
    { $left ->
        [one] zbývá { $left } bod pohybu
        [few] zbývají { $left } body pohybu
       *[other] zbývá { $left } bodů pohybu
    }
what-if-seen = Dveře, odkud je na poli { $square } vidět { $size }: { $seen } ze všech { $doors }.
seen-from = vidět { $side-from }, dveře č. { $numbers }
hidden-by = { $piece } kryje před dveřmi: { $doors }

## Proč by to silný bot zvolil

reason-scores =
    { $points ->
        [one] hned přinese { $points } bod
        [few] hned přinese { $points } body
       *[other] hned přinese { $points } bodů
    }
reason-hidden = šance, že bude vidět váš duch v hale, je { $percent } %; u druhého nejlepšího plánu { $other } %
reason-seen = šance, že bude vidět váš duch v hale, je { $percent } %
reason-further =
    { $squares ->
        [one] vaši duchové dojdou o { $squares } pole dál než s druhým nejlepším plánem
        [few] vaši duchové dojdou o { $squares } pole dál než s druhým nejlepším plánem
       *[other] vaši duchové dojdou o { $squares } polí dál než s druhým nejlepším plánem
    }
reason-covers = šance, že bude vidět váš duch v hale, klesne: dosud { $before } %, potom { $percent } %
reason-exposes = šance, že bude vidět cizí duch v hale, stoupne: dosud { $before } %, potom { $percent } %
reason-side = šance, že bude odtud vidět váš duch, je { $percent } %, cizí duch { $other } %
reason-side-own = šance, že bude odtud vidět váš duch, je { $percent } %
reason-side-others = šance, že bude odtud vidět cizí duch, je { $percent } %

## Odmítnutí

refuse-no-such-pose = Nábytek patří dovnitř haly, na jednu ze svých šesti stran, a otáčí se po 5°.
refuse-piece-locked = V tomto kole už přesunuto: { $piece }. Vyberte jiný kus nábytku.
refuse-not-on-your-card = Na kartě není { $piece }. Přesunout smíte: { $pieces }.
refuse-same-pose = Takhle { $piece } zůstává, kde je: zvolte jinou polohu, nebo nechte nábytek být.
refuse-over-the-edge = Takhle { $piece } přesahuje okraj haly. { $nearest }
refuse-would-fall = Takhle { $piece } spadne: jeho střed nemá oporu. { $nearest }
refuse-move-or-leave = Přesuňte kus nábytku, nebo ho nechte být.
refuse-not-your-furniture = Nábytek teď stěhovat nesmíte: počkejte na kartu, na které nějaký je.
refuse-stands-already = Tenhle kus už v hale stojí: vyberte jiný.
refuse-put-a-piece = Postavte do haly kus nábytku.
refuse-make-a-plan = Řekněte, kam vaši duchové půjdou, nebo že zůstanou stát.
refuse-no-such-ghost = Máte sedm duchů: čtyři malé, dva střední a jednoho velkého.
refuse-no-such-square = Takové pole v hale není: sloupce jsou a až f, řady 1 až 6.
refuse-no-such-spot = Tam se stát nedá: pole má střed a čtyři rohy a velký duch se vejde jen doprostřed.
refuse-not-enough-points =
    Tak daleko se nedostanete: stojí to { $cost ->
        [one] { $cost } bod pohybu
        [few] { $cost } body pohybu
       *[other] { $cost } bodů pohybu
    } a zbývá { $left }.
refuse-out-stays-out = Tento duch je na druhé straně a tam už zůstane.
refuse-it-rests = Váš { $ghost } se v tomto kole už nehýbe.
refuse-moved-already = Váš { $ghost } už jednou šel: každý duch jde v kole jen jednou.
refuse-enters-and-leaves = Duch nesmí v jednom kole přijít i odejít.
refuse-same-square = Váš { $ghost } na tomto poli už stojí: přejít do jiného rohu není pohyb.
refuse-same-side = Na té straně už klíčová dírka je: zvolte jinou.
refuse-no-room = Na pole { $square } se vaši duchové nevejdou: zvolte jiné místo.
refuse-no-top-there = Na poli { $square } se nahoře stát nedá: chybí tam dost velká rovná plocha.
refuse-enters-small = Při slučování vcházejí jen malí duchové: větší čekají v zásobě na sloučení.
refuse-small-ones-at-home = Vracet duchy se nesmí, dokud máte malého na výchozím místě.
refuse-not-a-small-one-out = Vrátit jde jen malé duchy, kteří jsou na druhé straně.
refuse-nothing-to-withdraw = Žádný plán, který by šel vzít zpět, nemáte.
refuse-no-trying = Zkoušet dveře se u tohoto stolu nesmí: napínejte se až do pohledu.
refuse-bad-wish = Tohle se spočítat nedá: { $detail }
refuse-content-homes = výchozích míst musí být { $seats }, pro každého hráče jiné
refuse-content-removed = karet je jen { $cards } a musí zbýt aspoň na jedno kolo
refuse-content-card = „{ $card }“ není karta: napište dva různé kusy nábytku a číslo od 1 do 40

## Stůl ve větách

game-name = Duchařina
game-about = Proveďte své duchy halou starého hotelu, za pianinem a křeslem, než je někdo zahlédne klíčovou dírkou.
game-kind = 20 min · schovávaná ve 3D
table-round = kolo { $round }/{ $rounds }
table-set-up = hala se teprve zařizuje
table-puzzle = vyvést na druhou stranu: { $goal }
table-midnight = karta Za minutu dvanáct: { $midnight }
table-keyhole = klíčová dírka je { $door-by }
table-next-side = přesouvá se na { $side-acc }
table-next-number = padly dveře č. { $number }
table-round-line = { $facts }.
table-coming =
    { $round }. kolo: { $value ->
        [one] { $value } bod pohybu
        [few] { $value } body pohybu
       *[other] { $value } bodů pohybu
    } a pohled ({ $door })
table-coming-line = Ještě přijde: { $facts }.
table-own-line = Vy: { $facts }.
table-plan-line = Váš plán: { $steps }.
table-piece-line = { $facts }.
table-player-line = { $seat }: { $facts }.
table-piece = { $piece }: { $pose }
table-stacked = na jiném nábytku
table-moved = v tomto kole už přesunuto
table-home = výchozí místo { $side-at }
table-goal = cíl { $side-at }
table-score =
    { $points ->
        [one] teď { $points } bod
        [few] teď { $points } body
       *[other] teď { $points } bodů
    }
table-card =
    karta: { $value ->
        [one] { $value } bod pohybu
        [few] { $value } body pohybu
       *[other] { $value } bodů pohybu
    }, { $pieces }
table-inside = v hale: { $ghosts }
table-at-home = na výchozím místě: { $ghosts }
table-at-edge = na okraji haly: { $ghosts }
table-out = na druhé straně: { $ghosts }
table-die = s kostkou
table-has-chosen = volba strany už byla, bez házení
table-ready = plán je hotový
ghosts-of =
    { $count } { $count ->
        [one] { $size-adj }
        [few] { $size-few }
       *[other] { $size-many }
    }
ghost-at = { $ghost-adj } na { $square }
ghost-with = { $ghost-adj } na { $square } ({ $facts })
ghost-corner = { $corner }
ghost-on = { $piece-on }
ghost-in = { $piece-in }
ghost-in-tipped = { $piece-tipped }
ghost-rests = v tomto kole se už nehýbe

## V terminálu

screen-locked = už přesunuto: { $pieces }
screen-card = karta { $value }
screen-home = doma
screen-hall = v hale
screen-out = na druhé straně
typed-stay = stát, nic
typed-small = m, malý
typed-medium = s, střední
typed-large = v, velký
typed-out = ven
typed-top = nahoru, na
typed-leave = nechat, nic
typed-standing = stojí, postavit
typed-head = vzhůru-nohama, hlava
typed-back = záda, na-záda
typed-front = předek, na-břicho
typed-left = levý, bok, na-levý
typed-right = pravý, na-pravý
typed-south = jih, j
typed-east = východ, v
typed-north = sever, s
typed-west = západ, z

## Zpráva o vyváženosti

balance-furnishes = Přemístěný nábytek
balance-ghost-leaves = Duchové, kteří se dostali ven
balance-is-seen = Duchové, které bylo vidět

## Co měří bench

timed-looks = pohledy klíčovou dírkou
