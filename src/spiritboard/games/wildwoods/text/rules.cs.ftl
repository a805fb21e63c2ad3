### Pravidla Divokého hvozdu. Klíče odpovídají číslům pravidel: rule-W2-2 vysvětluje W2.2.

rules-title = Pravidla hry Divoký hvozd
rules-intro =
    Divoký hvozd je kniha příběhů s kostkami a kartami pro jednoho hráče, nebo až pro čtyři, kteří o všem rozhodují společně.
    Provázíte Lumu a jejího medvěda Broma kampaní složenou z dějišť; každá volba se pamatuje a příběh vede dál i tehdy, když zvítězí stín.
    Před každým hodem vidíte přesně, jaké máte šance.
    Věty označené (domácí pravidlo) jsou naše: doplňují, co tištěná příručka nechává otevřené.

rules-chapter-W1 = Stůl
rule-W1-1 =
    Kampaň má prolog a kapitoly, kapitola má několik dějišť.
    Každé dějiště má vlastní plán, vlastní cestu k vítězství a vlastní pokračování.
rule-W1-2 =
    Řeka má sedm polí: 3+, 4+, 5+, 6+ a tři prázdná; na každém leží jedna karta akce nebo jeden tvor.
    Začíná na poli 3+ a končí napravo od poslední karty.
    Mezera v ní nezůstane: karty se hned posouvají doleva.
    Karta položená na obsazené pole posune tuto kartu i všechny napravo o jedno pole dál; karta přesunutá na sousední pole si s tou druhou vymění místo.
    Leží-li v řece sedm karet, nový tvor se hned odhazuje a stojí tolik duševní síly, kolik ukazuje; nic dalšího se s ním neděje.
rule-W1-3 =
    Máte pět osmistěnných kostek.
    Některé efekty přidávají do konce kapitoly desetistěnnou nebo dvanáctistěnnou.
rule-W1-4 =
    Každá ze čtyř karet akcí má dvě dovednosti: horní potřebuje tolik úspěchů, kolik ukazuje její cíl, spodní dává něco za každý úspěch.
    Světlo osvítí tvora, který jde na konec řeky s žetonem omráčení; nebo posouvá světlo, o 1 pole za úspěch.
    Pomoc vyřeší místo pomoci; nebo dává 1 krystal za úspěch.
    Průzkum vyřeší místo průzkumu; nebo dobíráte 1 kartu průzkumu za úspěch a jednu si ponecháte.
    Léčení vyléčí tvora: odhazuje se a dává své krystaly. Vyléčí i trauma. Nebo dává 1 bod duševní síly za úspěch.
    Vyléčený tvor s více stranami se otáčí na další; odhazuje se až po poslední (domácí pravidlo).
rule-W1-5 =
    Krystaly leží na kartách akcí, nejvýš 3 na jedné, pohybují se s nimi a zůstávají i mezi dějišti, pokud necestujete nalehko (W6.2).
    U každého získaného krystalu volíte kartu; na co není místo, to propadá.
    Po hodu aspoň s jedním úspěchem můžete utrácet krystaly použité karty: za každý 1 úspěch navíc.
rule-W1-6 =
    Duševní síla má stupnici o 10 polích (domácí pravidlo).
    Zisk nikdy nevede za začátek stupnice.
    Ztráta přes konec pokračuje od začátku, a když je spočítaná celá, dobíráte za každé takové přejití kartu stínu.
    Ztráta přesně na poslední pole nestojí žádnou kartu.
rule-W1-7 =
    Na stupnici Divokého hvozdu jdou světlo a stín z obou stran ke středu, nikdy za něj a nikdy mimo stupnici.
    Když stín postoupí na pole s ikonami, vyhodnocují se zleva doprava; více kroků se dělá po jednom, každý se svými ikonami.
    Pohyb zpět nevyhodnocuje nic.
rule-W1-8 =
    Tvor má nejvýš jeden žeton omráčení.
rule-W1-9 =
    Místo dobrání poslední karty stínu v kapitole můžete jednou za kapitolu položit kartu Broma: ta karta zůstává v balíčku a karta Lumy se otáčí na druhou stranu.
    Potom můžete po hodu bez úspěchu zaplatit krystal použité karty a přehodit jednu kostku, kolikrát můžete zaplatit.
    Karta Broma má dvě strany. Ochrana: zaplaťte 1 krystal z kterékoli karty; tvor jde na konec řeky s žetonem omráčení. Péče: zaplaťte 2 krystaly z kterýchkoli karet a získejte 2 body duševní síly. Pokaždé se pak karta otáčí.
    Brom pomáhá ve fázi Lumy a před každou aktivací, nikdy mezi ztrátou a kartou stínu, kterou způsobila.
    Kdo dobere poslední kartu stínu, ztrácí kapitolu: začíná znovu (domácí pravidlo).

rules-chapter-W2 = Fáze Lumy
rule-W2-1 =
    Všechny použité kostky se vracejí.
rule-W2-2 =
    Zvolte kartu na očíslovaném poli, dovednost a cíl a hoďte jednou nebo více dostupnými kostkami. Karta na prázdném poli jednat nemůže (domácí pravidlo).
    Kostka je úspěch, když ukazuje aspoň číslo pole, na kterém karta leží.
    Aspoň s jedním úspěchem můžete utrácet krystaly; potom se dovednost vyhodnotí.
    Když úspěchy na horní dovednost nestačí, můžete s nimi využít spodní, nebo žádnou; dosaženou horní za spodní vyměnit nelze.
    Pošle-li karta po hodu tvora, na kterého jste mířili, pryč z řeky, zbývá jen spodní dovednost (domácí pravidlo).
    Bez úspěchu pokus selhává.
    U přehozených kostek platí nový výsledek.
    Hozené kostky jsou použité; karta jde na konec řeky, za tvora, který byl právě osvícen.
rule-W2-3 =
    Jednat můžete, dokud máte kostky, i stejnou kartou z jejího nového pole, a fázi můžete kdykoli ukončit.

rules-chapter-W3 = Fáze stínu
rule-W3-1 =
    Tvorové se aktivují zleva doprava, každý jednou; kdo přijde mezitím, čeká do dalšího tahu.
    Ztrácíte tolik duševní síly, kolik tvor ukazuje, potom přichází jeho efekt „po aktivaci“.
    Omráčený tvor duševní sílu nestojí; jeho efekt přesto přichází a potom žeton mizí.
rule-W3-2 =
    Stín postupuje o 1 pole, i s ikonami.

rules-chapter-W4 = Karty
rule-W4-1 =
    Tvor říká, kam do řeky přichází.
    Je-li balíček tvorů prázdný, zamíchává se jeho odhazovací balíček.
    Tvor odhozený efektem nedává krystaly.
rule-W4-2 =
    Požehnání zabírá volné pole, jsou 3 (domácí pravidlo), dokud ho nepoužijete nebo neodhodíte; použít ho lze ve fázi Lumy, pokud neuvádí jinou chvíli.
    Jsou-li všechna pole obsazena, použijte nebo odhoďte jednu kartu, třeba tu novou, nikdy však trauma.
    Prokletí působí hned: jen to, které si ponecháte, na těžkou obtížnost každé dobrané (domácí pravidlo).
    Společníky a traumata přináší příběh. Společník zůstává a pomáhá; trauma zabírá pole, dokud není vyléčené, a pak je ze hry.
    Jsou-li na polích samá traumata, nové požehnání se použije nebo propadá a nové trauma stojí 2 body duševní síly (domácí pravidlo).
    Je-li balíček průzkumu prázdný, zamíchává se jeho odhazovací balíček; karty z téhož dobírání v něm nejsou.
rule-W4-3 =
    Karta stínu působí a potom leží lícem vzhůru na odhazovacím balíčku.
    Kapitola jich má 6, pokud příběh neříká jinak (domácí pravidlo).
rule-W4-4 =
    Příběh vypráví, ptá se a pamatuje si. Co nesplňuje podmínku, to zvolit nelze.

rules-chapter-W5 = Místa
rule-W5-1 =
    Místo potřebuje Pomoc nebo Průzkum a tolik úspěchů, kolik ukazuje.
    Některá potřebují dost blízké světlo a zavřou se, když ustoupí; některá nejdřív všechna místa spojená čarou zleva; některá mají podmínku.
    Krystaly, které jsou podmínkou, se platí před hodem, jednou (domácí pravidlo).
    Vyřešené místo je hotové.

rules-chapter-W6 = Dějiště
rule-W6-1 =
    Luma vítězí, jakmile je splněna podmínka dějiště.
    Stín vítězí, jakmile jeho ukazatel dojde do středu, i kdyby tam bylo světlo.
    Nastane-li obojí v jednom kroku, vítězí Luma (domácí pravidlo).
    Když zvítězí stín, příběh většinou pokračuje jinde.
rule-W6-2 =
    Po dějišti tvorové opouštějí řeku, ta se spojí a další dějiště začíná fází Lumy.
    S sebou jdou krystaly, držené karty, duševní síla, kostky, pořadí řeky, balíčky i strana karty Broma.
    Na běžnou obtížnost najde po prologu cestou jeden krystal, kdo žádný na Pomoci nemá; stejně je tomu s Průzkumem (domácí pravidlo).
    Kde kniha říká, že mnoho světla přitahuje stín, začíná stín o pole blíž, přicházíte-li alespoň s tolika krystaly, kolik uvádí (domácí pravidlo).
    Na těžkou obtížnost cestujete nalehko: každé dějiště po prologu začíná s řekou v původním pořadí a s jedním krystalem na Pomoci a jedním na Průzkumu, ostatní si hvozd nechává (domácí pravidlo).
    V nové kapitole je duševní síla plná, Brom je zpátky, přidané kostky se vracejí a balíčky se staví znovu (domácí pravidlo).
rule-W6-3 =
    Hra se ukládá při každém kroku a pokračuje odtud na kterémkoli zařízení.
