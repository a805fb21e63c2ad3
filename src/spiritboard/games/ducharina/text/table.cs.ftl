### Duchařina u stolu s lidmi: hotové věty, co může zvolit hostitel.

## Hotové věty; $seat je hráč, o kterém jsou

claim-nobody-sees-me = Mě nikdo nevidí. Určitě.
claim-i-see-you =
    { $seat-you ->
        [yes] Vidím vás!
       *[no] { $seat } je vidět!
    }
claim-nice-hiding-place =
    { $seat-you ->
        [yes] Pěkná skrýš, to se musí nechat.
       *[no] { $seat } má pěknou skrýš.
    }
claim-who-moved-that = Kdo s tím hýbal?
claim-boo = Baf!
claim-not-the-mirror = Zase to zrcadlo…
claim-leave-the-piano = Pianino nechte, kde je!
claim-please-not-my-side = Hlavně ne moje strana.
claim-lucky-roll =
    { $seat-you ->
        [yes] Tak tomu říkám šťastný hod.
       *[no] { $seat } má v kostce štěstí.
    }
claim-hurry = Už bude dvanáct…
claim-wait = Počkejte chvilku.
claim-well-played = Krásně zastrašeno!
claim-thanks = Díky!
claim-sorry = Promiňte.
claim-good-luck = Hodně štěstí!
claim-emote-giggles = *chichotá se*
claim-emote-shivers = *chvěje se*
claim-emote-howls = *houká*
claim-emote-tiptoes = *jde po špičkách*

## Co může zvolit hostitel

option-hall = Hala
option-hall-new = nová, náhodně zařízená
option-hall-grand-foyer = Velké foyer
option-hall-music-room = Hudební salonek
option-hall-night-porter = Noční vrátný
option-hall-tea-at-five = Čaj o páté
option-hall-spring-clean = Jarní úklid
option-hall-players = zařídí ji hráči jeden po druhém
option-hall-says = Nová hala nikomu nestraní a naše pojmenované také ne; hala zařízená hráči je tak spravedlivá jako oni.
option-deck = Karty pohybu
option-deck-measured = málo bodů pohybu
option-deck-generous = velkorysá noc
option-deck-says = S málo body pohybu rozhoduje každý z nich; velkorysá noc je pro rodinu a pro ty, kdo chtějí vyvést všechny.
option-merging = Slučování duchů
option-merging-says = Do haly vcházejí jen malí duchové; dva, kteří se potkají, se změní ve většího.
option-midnight = Za minutu dvanáct
option-midnight-off = bez karet Za minutu dvanáct
option-midnight-each = karta v každém kole od druhého
option-midnight-once = jediná karta, ve druhém kole
option-midnight-says = Dvanáct karet, které obrátí kolo vzhůru nohama. Jediná karta za celou hru je podle krabice.
option-puzzle = Číslo úlohy
option-puzzle-says = Stejné číslo dá stejnou úlohu; datum, třeba 20261117, dá úlohu toho dne; 0 novou.
option-family = Rodinná hra
option-family-says = Velkorysá noc, smíte se ptát, ze kterých dveří je duch vidět, a hra sama nabízí rady.
option-trying = Smíte se ptát, odkud je duch vidět
option-trying-says = Vydaná hra zkoušet dveře a úhly zakazuje, takže tohle je na učení a na rodinné večery.

## První partie s učitelem

lesson-armchair = Schová vás jen nábytek. Na kartě máte psací stůl a křeslo: přesuňte křeslo k západní stěně.
lesson-first-ghosts = Krok stojí bod. Přiveďte středního a malého ducha na d6 a velkého na b6; plán nikdo neuvidí, dokud nebudou hotovi všichni.
lesson-first-side = Hodili jste víc, a tak volíte stranu pro klíčovou dírku – jen ne tu, kde už je. Nakoukněte ze severu, odkud chodí soupeř!
lesson-mirror = Tři vaši zůstali ukrytí. Teď přesuňte zrcadlo na b2: kdo je vidět v zrcadle, je také vidět.
lesson-creep = Duchové procházejí nábytkem. Velkého posuňte na b3 a přiveďte malého na e6 a středního na b6.
lesson-tip-over = Nábytek smí stát, ležet i být natočený jakkoli. Položte zrcadlo na levý bok na b5.
lesson-out = Velkému duchovi zbývají ven tři kroky. Vyveďte ho za 5 bodů a na f6 přiveďte malého.
lesson-table = Malého ducha zahlédli a utekl domů; víc se nestalo. Přitáhněte stolek na b3, ať schová toho, kdo tam přijde.
lesson-medium = Třemi kroky dojde střední duch na b3, za pianino a pod stolek.
lesson-second-side = Ve volbě se střídáte, a tak je zase na vás. Od jihu vás všechny kryje pianino.
lesson-desk = Poslední kolo. Natočte psací stůl tak, aby stál mezi vašimi duchy a východem haly.
lesson-last-ghosts = Vyveďte středního ducha za 3 body a na d5 přiveďte malého: i kdo zůstane v hale, trochu boduje.
lesson-last-side = Poslední pohled je váš. Která strana uvidí nejvíc cizích a nejmíň vašich?
lesson-ending = Tak vypadá noc v hotelu: schovat se, plížit se, vyklouznout. A teď si zahrajte svou vlastní!
lesson-chapter-hiding = Úkryt
lesson-chapter-creeping = Plížení
lesson-chapter-out = Cesta ven
lesson-chapter-last-round = Poslední kolo
