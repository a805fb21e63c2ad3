### Deska Džina česky.

## Části

board-town = Město
board-players = Hráči
board-awards = Ocenění
board-helpers = Mágové, vybavení, utajené znalosti, vlastnosti
board-places = Další místa
board-facts = Stav partie
board-choices = Co tu můžete udělat
board-hunt = Polapit džiny…
board-hunt-bosses = Polapit veledžiny…
board-consult = Využít Archiv…
board-craft = Jen zátky, bez vybavení…
board-skip = Bez akce: vzít si bonus…
board-draw = Koupit za svitky

## Město

board-round = Kulaté pole: zvláštní akce
board-square = Čtvercové pole: základní akce
board-secret-of = utajená znalost ({ $seat }): { $location }
board-wizard-of = kouzelník ({ $seat })
board-can = { $djinn }: { $told }
board-cannot = { $djinn }, chybí: { $told }
board-no-way-back = Touto cestou se pak nelze vrátit.
board-round-of = { $round }. kolo
board-bosses = veledžinové ve městě: { $left }, v zásobě: { $supply }
board-bag = džinové v pytlíku: { $left }
board-chests = truhly ve sloupečku: { $left }
board-tom =
    Tom: zbývá { $left ->
        [one] { $left } karta
        [few] { $left } karty
       *[other] { $left } karet
    }, pro vás { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
board-end-near = Konec se blíží.

## Podnosy a lišta: odpovědi krátce, zbytek ukazuje deska

tile-bottles =
    { $deal-buy }{ $toll ->
        [0] {""}
       *[other] , zaplatit tamním asistentům ({ $toll })
    }
tile-enter = Vstoupit sem
tile-walk = Jít sem
tile-stroll = jen posunout asistenta
tile-consult = { $consultation-short }
tile-draw =
    { $goods ->
        [bottle] { $colour-fem } lahev
        [cork] zátka
       *[mages] až 2 mágové lícem vzhůru
    }
tile-skip = { $gains }
tile-convert = { $what }
tile-claim =
    3 z { $colour-bottles } lahví{ $bosses ->
        [0] {""}
        [one] {" "}(z toho { $bosses } veledžin)
        [few] {" "}(z toho { $bosses } veledžinové)
       *[other] {" "}(z toho { $bosses } veledžinů)
    }
tile-place-secret = { $location }
tile-catch = { $colour }
tile-banish = { $colour }
tile-bottle = { $colour-fem } lahev
tile-swap = { $take-fem }
tile-craft = { $gains }
tile-leave = odložit: { $chest_card }
tile-use-chest = { $chest_card }
tile-rest = { $mage }
tile-give-bottle = { $colour-fem }
tile-pick-bottle = { $colour-fem }
tile-study =
    { $raises ->
        [yes] Studovat, kapacita +1
       *[no] Studovat
    }
tile-fill-up = Doplnit magickou sílu
tile-decline = Nechat džiny být
price-trade = { $deal-price }

## Nabídka

board-award = ocenění za { $points } bodů, sloupec { $column }
board-no-bonus = bez bonusu
board-assistant-of = Stojí zde asistent ({ $seat }).
board-gear-once = Jednou: { $effect }.
board-gear-always = Trvale: { $effect }.

## Hráč

board-mage = síla { $power }, poplatek { $fee }
board-magic = magická síla { $magic } z { $most }, na začátku tahu aspoň { $minimum }
board-mages = aktivní mágové: { $ready } z { $count }
board-circles = aktivní kruhy: { $active }, s džinem: { $held }
board-circle-empty = prázdný kruh
board-circle-asleep = dosud neaktivní kruh
board-bottles = { $colour-fem } lahev: prázdné { $empty }, s džinem { $full }
board-bottles-all =
    { $amount ->
        [one] jedna lahev
        [few] { $amount } lahve
       *[other] { $amount } lahví
    }
board-bottle-of = { $colour-fem } lahev
board-shelf = Police s lahvemi
board-secret = utajená znalost: { $location }
board-bar = Lišta archivu
board-trait = { $trait-name }

## Body

board-points = body teď
board-score = Body teď
board-total = Celkem
board-scoring = Karty bodování
board-kept = Jen pro vás
part-awards = Ocenění
part-corked = Džinové v lahvích
part-circles = Džinové v kruzích
part-unused = Nepoužité lahve a zátky
part-scoring = Karty bodování
part-tom = Zbylé Tomovy karty

## Polapení

board-capture-at = Džinové: { $place }
board-lure = Veledžinové u Zřídla
board-fewer = O jednoho méně: { $colour }
board-more = O jednoho více: { $colour }
board-fewer-bosses = O jednoho veledžina méně
board-more-bosses = O jednoho veledžina více
board-choose-djinn = Klepněte na džiny, které chcete.
board-for-nothing = Zdarma s veledžinem
board-who-helps = Kteří mágové pomohou
board-where-to = Kam kdo půjde
board-into-bottle = lahev
board-into-circle = kruh
board-only-told = Teď tam nikoho polapit nemůžete: vidíte jen, co by to stálo.
board-lacking = Chybí:

## Plánování

board-plan = Naplánovat cestu
board-plan-how = Vyberte ve městě až tři zastávky. Počítá se s tím, že ostatní zůstanou stát.

## K čemu co je

tip-academy = Akademie: svitek a magická síla; na kulatém poli i větší kapacita.
tip-tavern = Hostinec: získáte mága; s klíčem jen na kulatém poli.
tip-catacombs = Katakomby: otevřete truhlu; na kulatém poli dvě.
tip-archive = Archiv: utajená znalost, mince, svitek, aktivace mága nebo kruh.
tip-workshop = Dílna: za mince dostanete zátky a vybavení.
tip-market = Tržnice: váš asistent obchoduje u stánku.
tip-source = Zřídlo magie: doplníte magickou sílu, nebo polapíte veledžiny; za svitky koupíte lahve a zátky nebo aktivujete mágy.
tip-coins = Mincemi se platí mágům, v Dílně, u stánků a jiným kouzelníkům.
tip-scrolls = Svitky se platí u Zřídla, u stánků a jiným kouzelníkům.
tip-keys = Klíč odemkne bonus truhly. Kdykoli ve svém tahu ho můžete vyměnit za minci, svitek nebo 1 bod magické síly.
tip-corks = Zátka uzavře džina v lahvi. Nepoužitá je za 1 bod.
tip-bottles = V lahvi své barvy a se zátkou je džin za 10 bodů. Nepoužitá lahev je za 1 bod.
tip-magic = Magickou silou se platí za džiny.
tip-capacity = Ukazatel kapacity: místo pro magickou sílu je jen nalevo od něj.
tip-minimum = Vaše minimum: každý tah začínáte aspoň s takovou magickou silou.
tip-circle = V aktivním kruhu je polapený džin za 3 body, dokud nejde do lahve.
tip-blocker = Na tomto kruhu leží záslepka: jeho aktivace dá 2 body magické síly.
tip-mage = Mágové pomáhají s polapením; neaktivní leží lícem dolů a pomáhat nemohou.
tip-power = Síla { $power }: tolik magické síly přidá k polapení.
tip-mage-colours = Za každého džina o 1 víc, barvy: { $colours }.
tip-fee = Poplatek v mincích: { $fee }.
tip-mage-key = Přinese klíč.
tip-asleep = Neaktivní: leží lícem dolů a pomáhat nemůže.
tip-staff = Hůl; působí jen jedna.
tip-hat = Klobouk; působí jen jeden.
tip-cloak = Plášť; působí jen jeden.
tip-resting = Leží lícem dolů: počítá se jen do sad.
tip-points = Body podle současného stavu.
tip-points-tom = Z toho za Tomovy karty: { $points }. Zbývá jich { $cards } a každá otočená své body odnáší.
tip-secret = Utajená znalost vám ke čtvercovému poli přidá svou základní akci; s poslední získáte v Archivu červené možnosti.
tip-bar = Všechny utajené znalosti máte přiložené: v Archivu máte červené možnosti.
tip-trait = Vlastnost platí celou partii.
tip-award = Stojí tři džiny nebo veledžiny z lahví jedné barvy; první je ze sloupce I, pak II, pak III.
tip-assistant = Asistenti: kdo přijde k jejich stánku, zaplatí každému minci nebo svitek.
tip-stall-bottles = 1, 2 nebo 4 mince za 1, 2 nebo 3 lahve různých barev.
tip-stall-cork = 1 mince za zátku.
tip-stall-scrolls = 1 mince za 2 svitky.
tip-stall-bottle_and_cork = 1 svitek za lahev a zátku.
tip-stall-mages = 1 svitek aktivuje až 3 mágy.
tip-stall-coins = 1 svitek za 5 mincí.
tip-boss = Veledžin patří do lahve kterékoli barvy. Až ve městě žádný nezbude, blíží se konec.
tip-bag = Když město opustí veledžin, přijdou džinové z pytlíku.
tip-tom = Tom otočí kartu po každém tahu, který ukončíte na kulatém poli. Otočí-li poslední a ve městě je ještě veledžin, vyhrává.

## Písmena

colour-blue-letter = M
colour-brown-letter = H
colour-orange-letter = O
colour-purple-letter = F

## Na úvodní stránce

page-play-now-says = Vy a bot; jednodušší první hra
page-alone-says = Proti Tomovi, který hraje podle svých karet
