### Džin u stolu s lidmi: hotové věty, trvalé příkazy, lekce.

## Hotové věty; $seat je hráč, o kterém jsou

claim-want-djinn = Toho džina chci já.
claim-leave-djinn = Nechte mi jednoho džina!
claim-boss-next = Teď přijde na řadu veledžin.
claim-no-magic = Došla mi magická síla.
claim-no-cork = Zátku! Království za zátku!
claim-in-the-way =
    { $seat-you ->
        [yes] Stojíte
       *[no] { $seat } stojí
    } mi v cestě.
claim-leads =
    { $seat-you ->
        [yes] Vedete.
       *[no] { $seat } vede.
    }
claim-one-bottle-more =
    { $seat-you ->
        [yes] Do ocenění vám chybí jediná lahev!
       *[no] Pozor, { $seat } potřebuje do ocenění jedinou lahev!
    }
claim-long-turn = Tohle bude dlouhý tah.
claim-hurry = Hrajeme dál?
claim-wait = Počkejte chvilku.
claim-well-played = Dobře zahráno!
claim-thanks = Díky!
claim-sorry = Promiňte.
claim-good-luck = Hodně štěstí!
claim-emote-laughs = *směje se*
claim-emote-sighs = *vzdychá*
claim-emote-thinks = *přemýšlí*
claim-emote-whistles = *píská si*
claim-emote-lamp = *tře lampu*

## Trvalé příkazy

order-pay-coins = Ostatním platit mincí, dokud nějakou mám
order-keep-keys = Truhly nechávat zamčené

## Lekce: kdo se učí, dojde z Hostince až k prvnímu ocenění

lesson-enter =
    Městem obcházejí džinové a za tři téže barvy v lahvích je ocenění. Vstupte na čtvercové pole: do Hostince (korbel), cestou od Archivu na vnějším severozápadě.
lesson-hire =
    Čtvercové pole nabízí základní akci, Hostinec mága bez klíče. Vezměte si Parvize: síla 3, o 1 víc za každého fialového džina, za pomoc chce 2 mince.
lesson-walk =
    Kouzelník střídá čtvercová a kulatá pole a nikdy nejde zpět, odkud přišel. Jděte na kulaté pole Tržnice: u kulatých polí stojí džinové.
lesson-cork =
    Kulaté pole nabízí zvláštní akci: na Tržnici obchodujete dvakrát. Nejdřív kupte zátku za 1 minci.
lesson-bottle =
    Asistent jde k dalšímu stánku. Do lahve patří džin její barvy a dva fialoví tu čekají: kupte fialovou lahev.
lesson-capture =
    Dva džinové stojí 8 bodů magické síly: 3 máte, Parviz přidá 3 a za fialové ještě 2. Polapte s ním oba: jeden půjde do lahve, druhý do kruhu.
lesson-source =
    Veledžin zůstal sám a opustil město; soupeř vám dal minci, aby směl stát u vašeho okraje a nemusel pole přeskočit. Magická síla došla: jděte ke Zřídlu magie.
lesson-fill =
    U Zřídla se za svitky kupují lahve a zátky a za 6 bodů magické síly se lapají veledžinové. Teď tu doplňte magickou sílu na maximum.
lesson-catacombs =
    Od Zřídla vedou cesty ke třem kulatým polím, jen zpět nesmíte. Jděte do Katakomb: čekají tam truhly a fialový džin.
lesson-open =
    Otevřete 2 truhly. Co je vedle klíče, dostanete jen za klíč, a klíče přinášejí někteří mágové.
lesson-third =
    Jeden džin stojí 4 body magické síly a právě tolik máte. Polapte fialového: lahev nemáte, půjde tedy do druhého kruhu.
lesson-workshop =
    Džin v kruhu je za 3 body, v lahvi se zátkou za 10. Potřebujete zátky: jděte do Dílny, na čtvercové pole.
lesson-craft =
    Za 2 mince je zátka a kus vybavení. Vezměte si Plášť řemeslníka: od každého druhu nosíte jeden kus.
lesson-gear =
    Plášť dá v každé Dílně 2 mince, i v této: použijte ho. Vybavení, zátky, ocenění i klíče smíte použít kdykoli ve svém tahu.
lesson-again =
    Chybějí ještě dvě lahve a jedna zátka. Jděte na Tržnici: přicházíte z jiné strany, cesta je tedy volná.
lesson-let-be =
    Bez magické síly nikoho nepolapíte. Nechte džiny být: stojí to 1 bod magické síly, ale pod 0 neklesne.
lesson-cellar =
    Stánek s lahvemi a zátkami prodává obojí za 1 svitek. Vezměte si fialovou lahev.
lesson-glass =
    Asistent musí pokaždé jinam, teď tedy zpátky ke sklu: ještě jedna fialová lahev za 1 minci.
lesson-from-circle =
    Kdykoli ve svém tahu smíte džina z kruhu zavřít do lahve se zátkou. Zavřete prvního fialového džina.
lesson-last-circle =
    Teď druhého: ve fialových lahvích budou tři a oba kruhy zase volné.
lesson-award =
    Tři v lahvích stejné barvy stačí na ocenění za 30 nebo 36 bodů, první ze sloupce I. Vezměte si ocenění č. 5, s utajenou znalostí.
lesson-secret =
    Utajená znalost přidá čtvercovému poli základní akci, kterou smíte použít jen vy. Přiložte ji, kam chcete.
lesson-ending =
    Až z města zmizí poslední veledžin, hraje se ještě jedno kolo a vyhraje, kdo má nejvíc bodů. Odteď hrajete, jak chcete.
lesson-chapter-town = Město
lesson-chapter-capture = Polapení
lesson-chapter-magic = Magická síla a truhly
lesson-chapter-goods = Vybavení a stánky
lesson-chapter-award = Ocenění

## Co může zvolit hostitel

option-first_game = První hra: jednodušší
option-long = Delší hra
option-tom = Karet v Tomově balíčku (čím méně, tím těžší)
option-extra_turn = Ještě jeden tah po posledním veledžinovi
