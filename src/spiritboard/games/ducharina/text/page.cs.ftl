### Deska Duchařiny na stránce.

## Na polici

shelf-subtitle = Utíkej, duchu, utíkej!
shelf-says = Proplížte se s duchy hotelovou halou, od nábytku k nábytku, než někdo nahlédne klíčovou dírkou.
shelf-kind = Hra na schovávanou
page-play-now-says = Vy a tři boti
page-alone-says = Úloha: všechny pohledy znáte předem, a stejně se musíte proplížit
page-today = Úloha dne, { $date }

## Části

board-view = Pohled
board-view-hall = Hala
board-view-plan = Půdorys
board-view-keyhole = Klíčová dírka
board-players = Hráči
board-ghosts = Vaši duchové
board-furniture = Nábytek
board-squares = Pole
board-doors = Dveře
board-card = Karta pohybu
board-facts = Stav partie
board-choices = V hale
board-parts = Části desky
board-tab-table = Stůl
board-tab-ghosts = Duchové
board-tab-furniture = Nábytek
board-no-3d = Halu tu nejde vykreslit, proto vidíte půdorys.
board-picture-simple = Jednoduchý obraz
board-picture-simple-about = Bez stínů a s méně body obrazu: na pomalém zařízení rychlejší.
board-hall-slow = Hala by se tu pohybovala moc pomalu, proto vidíte půdorys.

## Partie

board-round-of = Kolo { $round }/{ $rounds }
board-keyhole-at = Klíčová dírka je { $door-by }.
board-keyhole-none = Klíčová dírka ještě nemá dveře.
board-next-side = Přesouvá se na { $side-acc }.
board-next-number = Padly dveře č. { $number }.
board-midnight = Za minutu dvanáct
board-midnight-now = Karta Za minutu dvanáct: { $midnight }
board-midnight-name = { $midnight }
board-midnight-says = { $midnight-says }
board-lying = Všichni duchové leží.
board-chooser =
    { $seat-you ->
        [yes] Stranu vybíráte vy
       *[no] Stranu vybírá { $seat }
    }.

## Hráči

board-home = výchozí místo
board-inside = v hale
board-edge = na okraji haly
board-out = na druhé straně
board-from-to = { $home } → { $goal }
board-your-home = vaše výchozí místo
board-your-goal = váš cíl
board-home-of = výchozí místo: { $seat }
board-goal-of = cíl: { $seat }
board-points-now =
    { $points ->
        [one] teď { $points } bod
        [few] teď { $points } body
       *[other] teď { $points } bodů
    }
board-has-die = má kostku
board-has-chosen = volbu už má za sebou, nehází
board-ready = plán je hotový
board-planning = plánuje
board-ghost = { $size }
board-ghost-of =
    { $seat-you ->
        [yes] váš { $size }
       *[no] { $size } ({ $seat })
    }
board-ghost-at =
    { $seat-you ->
        [yes] váš { $size } na poli { $square }
       *[no] { $size } na poli { $square } ({ $seat })
    }
board-ghost-rests = V tomto kole se už nehýbe.
board-size-of-ghost = Velikost ducha
board-size-small = malý, 1 kroužek
board-size-medium = střední, 2 kroužky
board-size-large = velký, 3 kroužky

## Karta a body pohybu

board-card-value =
    { $value ->
        [one] { $value } bod pohybu
        [few] { $value } body pohybu
       *[other] { $value } bodů pohybu
    }
board-card-none = Zatím bez karty
board-card-pieces = { $pieces }
board-card-moved = přesunuto
board-points-left = Zbývá bodů pohybu
board-points-of = { $left }/{ $value }
board-points-held =
    { $cost ->
        [one] { $cost } drží pohyb, na který ukazujete
        [few] { $cost } drží pohyb, na který ukazujete
       *[other] { $cost } drží pohyb, na který ukazujete
    }

## Plánování

board-choose-ghost = Vyberte ducha.
board-choose-square = Vyberte, kam půjde.
board-choose-spot = Vyberte jeho místo na poli.
board-next-spot = Jiné místo
board-split-points =
    { $value ->
        [one] Máte pro své duchy { $value } bod pohybu.
        [few] Rozdělte mezi své duchy { $value } body pohybu.
       *[other] Rozdělte mezi své duchy { $value } bodů pohybu.
    }
board-move-here = Jít sem
board-move-to = Jít na { $square }
board-move-out = Vyvést ven
board-price =
    { $cost ->
        [one] { $cost } bod pohybu
        [few] { $cost } body pohybu
       *[other] { $cost } bodů pohybu
    }, zbude { $left }
board-cost = { $cost }
board-square-cost =
    { $square }: { $cost ->
        [one] { $cost } bod pohybu
        [few] { $cost } body pohybu
       *[other] { $cost } bodů pohybu
    }
board-square-empty = { $square }: nikdo tu není
board-square-here = { $square }: { $ghosts }
board-out-cost =
    Ven: { $cost ->
        [one] { $cost } bod pohybu
        [few] { $cost } body pohybu
       *[other] { $cost } bodů pohybu
    }
board-spot-middle = střed
board-spot-corner = { $corner }
board-on-floor = na zemi
board-on-top = nahoře
board-merges = Tady se sloučí: { $size }
board-scores =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
board-own-plan = Váš plán
board-plan-step = { $step }
board-plan-empty = Zatím se nikdo nehýbe.
board-offer-hint = Poraďte mi dobrý tah
board-undo-step = Vzít zpět
board-clear-plan = Začít znovu
board-done = Hotovo
board-done-losing = Hotovo, propadne { $left }
board-recall = Vrátit malého ducha
board-plan-sent = Plán je hotový. Změnit ho můžete, dokud nejsou hotoví všichni.
board-change-plan = Změnit plán
board-cannot-go = Tam nemůže: { $why }

## Stěhování nábytku

board-choose-piece = Vyberte, co přesunete.
board-piece = { $piece }
board-piece-at = { $piece }: { $pose }
board-piece-movable = Smíte ho přesunout.
board-piece-locked = V tomto kole už přesunuto
board-piece-stacked = Stojí na jiném nábytku.
board-piece-waiting = ještě není v hale
board-drag-piece = Tahejte, otáčejte, převracejte. Nic neplatí, dokud kus nepoložíte.
board-turn = Otočit
board-turn-left = Otočit doleva
board-turn-right = Otočit doprava
board-turn-quarter = Otočit o čtvrt otáčky
board-facing = Čelem { $way }
board-degrees = { $degrees }°
board-tip = Převrátit
board-side-standing = stojí
board-side-head = vzhůru nohama
board-side-back = na zádech
board-side-front = čelem dolů
board-side-left = na levém boku
board-side-right = na pravém boku
board-stands = Tady se udrží.
board-would-fall = Tady spadne.
board-over-edge = Přesahuje okraj haly.
board-nearest = Nejbližší místo, kde se udrží
board-put-down = Položit sem
board-put-back = Vrátit na místo
board-leave-furniture = Nechat nábytek být
board-furnish = Zařiďte halu

## Klíčová dírka

board-choose-side = Na kterou stranu klíčovou dírku pošlete?
board-side = { $side-name }
board-side-now = Na této straně je klíčová dírka teď.
board-rolls = Házení o volbu strany
board-rolled = { $seat }: { $roll }
board-door = { $door }
board-door-keyhole = { $door }, tady je klíčová dírka
board-door-covered = Těsně před těmito dveřmi stojí nábytek.

## Pohled

board-look-at =
    { $seat-you ->
        [yes] { $door } · nahlížíte vy
       *[no] { $door } · nahlíží { $seat }
    }
board-look-seen =
    { $count ->
        [0] Nikdo není vidět.
        [one] Je vidět jeden duch.
        [few] Jsou vidět { $count } duchové.
       *[other] Je vidět { $count } duchů.
    }
board-look-runs =
    { $count ->
        [one] Zaječí a utíká zpátky.
        [few] Zaječí a utíkají zpátky.
       *[other] Zaječí a utíkají zpátky.
    }
board-look-breath =
    { $count ->
        [one] Jeden tají dech a zůstává.
        [few] { $count } tají dech a zůstávají.
       *[other] { $count } jich tají dech a zůstává.
    }
board-look-empty = V hale není ani duch.
board-look-second = A ještě jednou, z protější strany.
board-seen = Jsou vidět
board-hidden = Zůstávají skrytí
board-mirrored =
    { $seat-you ->
        [yes] vy v zrcadle
       *[no] { $seat } v zrcadle
    }
board-why-seen =
    { $seat-you ->
        [yes] Proč je váš { $size } vidět?
       *[no] Proč je { $size } vidět? ({ $seat })
    }
board-why-hidden =
    { $seat-you ->
        [yes] Co vás kryje? ({ $size })
       *[no] Co ho kryje? ({ $seat }: { $size })
    }
board-reason-seen = nic nestojí v cestě
board-reason-mirror = prozrazuje ho zrcadlo
board-reason-field = klíčová dírka tam nedohlédne
board-reason-behind = hned vedle dveří
board-reason-piece = kryje ho { $pieces }
board-reason-pieces = společně ho kryjí { $pieces }
board-ray-eye = Oko, { $door }, výška { $height }.
board-ray-bounce = Sklo zrcadla odráží paprsek na poli { $square }, výška { $height }.
board-ray-seen = Duch na poli { $square }, výška { $height }: nic nestojí v cestě.
board-ray-blocked = Paprsek na pole { $square }, výška { $height }. V cestě stojí { $pieces }.
board-ray-field = Okraj zorného pole
board-look-again = Přehrát znovu
board-look-next = Další duch
board-look-skip = Přeskočit

## Kdo by ho viděl

board-who-sees = Odkud je vidět na { $square }
board-doors-see =
    { $seen ->
        [0] Odnikud není vidět.
        [one] Dveře, odkud je vidět: { $seen } ze všech { $doors }.
        [few] Dveře, odkud je vidět: { $seen } ze všech { $doors }.
       *[other] Dveře, odkud je vidět: { $seen } ze všech { $doors }.
    }
board-seen-from = { $side }
board-seen-mirror = v zrcadle
board-hidden-from = kryje { $piece }
board-outside = mimo zorné pole
board-line-seen = plná čára: vidět
board-line-mirror = tečkovaná: vidět v zrcadle
board-line-hidden = čárkovaná: v cestě je nábytek
board-no-trying = U tohoto stolu se dveře nezkoušejí.

## Úloha

board-puzzle = Úloha
board-puzzle-number = Úloha č. { $number }
board-puzzle-goal = Vyvést na druhou stranu: { $ghosts }
board-puzzle-coming = Co přijde
board-puzzle-round =
    { $round }. kolo: { $value ->
        [one] { $value } bod
        [few] { $value } body
       *[other] { $value } bodů
    }, pohled: { $door }
board-puzzle-solved = Vyřešeno! Nikdo nic neviděl.
board-puzzle-failed = Tentokrát ne: na druhou stranu jich prošlo málo.
board-puzzle-again = Zkusit znovu

## Konec

board-score = Body
board-score-out = na druhé straně
board-score-inside = skrytí v hale
board-score-home = na výchozím místě
board-total = Celkem
ending-most-points = Nejvíc bodů.
ending-more-out = Bodů stejně, ale víc duchů na druhé straně.
ending-fewer-at-home = Bodů i duchů na druhé straně stejně, ale méně na výchozím místě.
ending-shared = Shoda ve všem: vítězství je společné.
ending-puzzle-solved = Úloha je vyřešená.
ending-puzzle-failed = Na druhou stranu prošlo málo duchů.

## Klávesy

board-key-square = pole
board-key-ghost = duch
board-key-door = další dveře
board-key-move = jít
board-key-spot = místo na poli, nahoře
board-key-ready = hotovo
board-key-back = vzít zpět
board-key-view = hala, nebo půdorys
board-key-turn = otočit
board-key-tip = převrátit
board-key-push = posunout (se Shiftem jemně)
board-key-put = položit sem
board-key-nearest = nejbližší místo
board-key-camera = otočit pohled

## K čemu věci jsou

tip-small = Malý duch: na druhé straně za 1 bod, na konci v hale taky za 1. Schová se nejsnáz.
tip-medium = Střední duch: na druhé straně za 3 body, na konci v hale za 1.
tip-large = Velký duch: na druhé straně za 5 bodů, na konci v hale za 2. Kouká skoro přes všechno.
tip-mirror = Zrcadlo kryje, co je za ním, a prozrazuje, co je před ním, z obou stran.
tip-trolley = Vozík kryje málo, dokud stojí; převrácený kryje víc.
tip-desk = Psací stůl dobře kryje zezadu; u kolen je otevřený.
tip-piano = Pianino je nejlepší skrýš, dokud stojí. Položené nekryje skoro nic.
tip-armchair = Křeslo kryje ze všech stran, jste-li malí. Na hlavě se neudrží.
tip-table = Stolek: zpod ubrusu čouhá lem prostěradla. Převrácený je hotová zeď.
tip-card = Karta pohybu: body pohybu pro vaše duchy a dva kusy nábytku, z nichž smíte jeden přesunout.
tip-card-alone = Karta pohybu bez nábytku: jen body pohybu, zato víc.
tip-points-left = Nevyužité body pohybu propadají.
tip-die = Kostka: kdo ji má, táhne první. Pak putuje doleva od toho, kdo vybíral stranu.
tip-keyhole = Klíčová dírka: jednou za kolo se jí nahlíží a pokaždé musí na jinou stranu.
tip-home = Výchozí místo: duchové vcházejí kterýmikoli dveřmi této strany za 1 bod pohybu.
tip-goal = Cíl: ven kterýmikoli dveřmi této strany za 1 bod pohybu.
tip-edge = Na okraji haly: duch byl spatřen, velikost mu zůstává a zpět vejde za 1 bod pohybu. Bodů tam nenese.
tip-out = Na druhé straně: v bezpečí a započítáno.
tip-locked = V tomto kole už přesunuto: znovu až v příštím.
tip-spot = Pole má střed a čtyři rohy. Vaši duchové se nesmějí překrývat, s cizími ano.
tip-top = Nahoře: jen tam, kde se celý duch vejde na rovnou plochu. Legrace, ale je hned vidět.
tip-ghosts-see-through = Duchové jsou průhlední: duch ducha nekryje.
tip-door-covered = Nábytek těsně u dveří zakryje klíčovou dírku: není odtud vidět nic.
tip-midnight = Za minutu dvanáct: karta, která obrátí kolo vzhůru nohama.
tip-merging = Slučování: dva vaši duchové, kteří se potkají, se změní v jednoho většího.
tip-wait = Malý duch je na konci v hale za stejně bodů jako venku: ať čeká na výchozím místě a přiběhne až nakonec.
