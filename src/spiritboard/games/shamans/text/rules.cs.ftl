### Nápověda k pravidlům hry Šamani. Názvy zpráv sledují čísla pravidel: rule-S3-4 vysvětluje S3.4.

rules-title = Pravidla hry Šamani
rules-intro =
    Šamani jsou štychová hra se skrytými identitami pro 3 až 5 hráčů, která trvá několik kol.
    Šamani vyhrají kolo, když jsou vyřazeny všechny Stíny nebo když dojdou karty dřív, než figurka stínu dorazí na měsíc; Stíny vyhrají, když na něj figurka dorazí.
    Kola vám přinášejí body: jakmile má někdo na konci kola 8 nebo více bodů, vyhrává hru nejvyšší součet.

rules-chapter-S1 = Příprava hry
rule-S1-1 =
    Hra je pro 3 až 5 hráčů a trvá několik kol.
    V každém kole se hráči znovu a tajně rozdělí na Šamany a Stíny.
rule-S1-2 =
    Výběr karet závisí na počtu hráčů. Základní světy jsou fialový, modrý, zelený, žlutý a šedý; při hře čtyř hráčů k nim přibude hnědý, při hře pěti hnědý a červený.
    | Hráčů | 3 | 4 | 5 |
    | Karet Šamanů | 2 | 3 | 3 |
    | Karet Stínů | 1 | 1 | 2 |
    | Světů | 5 | 6 | 7 |
    | Hodnoty | 1–6 | 1–6 | 1–8 |
    | Karet světů | 30 | 36 | 56 |
    | Každý dostane | 9 | 9 | 11 |
    | Zbude | 3 | 0 | 1 |
rule-S1-3 =
    Podle tištěných pravidel má na začátku žeton začínajícího hráče ten nejstarší z vás.
    U tohoto stolu ho dostane náhodně vylosovaný hráč, nebo ten, koho určí hostitel.
rule-S1-4 =
    Každý svět má barvu, symbol a rituál, ale žádné jméno.
    U tohoto stolu patří k fialovému světu rituál osvícení, k modrému rituál stabilizace a k zelenému rituál proměny.
    Ke žlutému, šedému, hnědému i červenému světu patří rituál očištění.

rules-chapter-S2 = Příprava kola
rule-S2-1 =
    Figurka stínu začíná na poli, které závisí na počtu hráčů.
    Podle standardních hodnot tohoto stolu má stupnice pole 0–36 a měsíc je na poli 36.
    Standardní začátek je při hře tří hráčů na poli 25, čtyř na poli 20 a pěti na poli 6, tedy 11, 16 nebo 30 polí od měsíce.
    Pod pole 0 figurka nikdy neklesne.
rule-S2-2 =
    Destiček artefaktů je 12: 5 rituálních dýk, 2 portály, 3 měsíční kameny a 2 masky pravdy.
    Zamíchají se a 2 z nich se vyloží lícem vzhůru jako nabídka.
    Destička zatmění se otočí na náhodnou stranu, takže její šipka míří doleva, nebo doprava, a přimíchá se k ostatním 10 destičkám: to je hromádka, lícem dolů.
    Leží-li zatmění navrchu, hromádka se zamíchá znovu.
    Zatmění má jiný rub, takže všichni poznají, že se dostalo navrch, a právě tím se spustí (S4.6).
rule-S2-3 =
    Dostanete jednu kartu identity, lícem dolů.
    Vy do ní smíte nahlédnout, kdykoli chcete; nikdo jiný nesmí.
rule-S2-4 =
    Dostanete do ruky karty světů (kolik, říká S1.2).
    Karty, které po rozdání zbudou, se položí lícem vzhůru ke svým světům na herním plánu.
rule-S2-5 =
    Každý štych zahajuje jeden hráč: říkáme, že vynáší.
    V prvním štychu kola vynáší ten, kdo má žeton začínajícího hráče.

rules-chapter-S3 = Štych
rule-S3-1 =
    Když vynášíte, vyložíte před sebe lícem vzhůru libovolnou kartu z ruky.
    Její svět se stává světem štychu, takže vynesená karta mu odpovídá vždy.
rule-S3-2 =
    Potom po směru hodinových ručiček zahraje každý další nevyřazený hráč právě jednu kartu podle vlastní volby.
    Svět štychu nikdy ctít nemusíte.
rule-S3-3 =
    Odpovídá-li vaše karta světu štychu, zůstane ležet před vámi, dokud se štych nevyhodnotí.
rule-S3-4 =
    Je-li vaše karta z jiného světa, stanou se tři věci v tomto pořadí.
    Nejprve se figurka stínu hned posune o 1 pole k měsíci; dojde-li na něj, Stíny v tu chvíli vyhrávají kolo.
    Potom vaše karta přejde ke svému světu na herním plánu.
    A nakonec, má-li teď tento svět všechny své karty (6, při hře pěti hráčů 8), hned provedete jeho rituál.
    Rituál stabilizace, který takto spustíte, už tento krok figurky nezastaví.
rule-S3-5 =
    Mluvit smíte volně, ale nikdo nesmí vyslovit barvu, svět ani číslo karty, kterou drží v ruce.
    Chat pomáhá: zprávu, která kartu zjevně jmenuje, jednou zadrží, a pošlete-li ji znovu beze změny, odmítne ji.

rules-chapter-S4 = Vyhodnocení štychu
rule-S4-1 =
    Počítají se jen karty světa štychu, a to jen od hráčů, kteří nebyli vyřazeni.
    Zahrál-li takovou kartu jediný nevyřazený hráč, má nejnižší i nejvyšší kartu zároveň.
rule-S4-2 =
    Nejprve se bere artefakt: máte-li nejnižší kartu světa štychu, vezmete si jeden; odmítnout nesmíte.
    Buď si vezmete jednu ze dvou destiček v nabídce a necháte si ji lícem vzhůru: nabídku hned doplní vrchní destička hromádky, také lícem vzhůru.
    Nebo si vezmete naslepo vrchní destičku hromádky: podíváte se na ni jen vy, necháte si ji lícem dolů a později ji smíte otočit lícem vzhůru.
    Je-li hromádka prázdná, berete z nabídky a ta se už nedoplňuje.
    Nezbývá-li vůbec žádná destička, nevezmete si nic.
rule-S4-3 =
    Maska pravdy se hned otáčí lícem vzhůru, i když jste ji vzali naslepo z hromádky.
    Jakmile si ji vezmete, odhalíte svou identitu a ta už zůstane odhalená.
rule-S4-4 =
    Potom, máte-li nejvyšší kartu světa štychu, položíte k tomuto světu na herním plánu všechny odpovídající karty, i kartu vyřazeného hráče.
    Má-li teď svět všechny karty, provedete jeho rituál.
    Pak vynášíte do dalšího štychu, pokud má ještě aspoň jeden nevyřazený hráč karty.
    Nemáte-li už žádné karty vy, vynáší nejbližší nevyřazený hráč po směru hodinových ručiček, který karty má.
rule-S4-5 =
    Byl-li jediný hráč s kartou světa štychu v tomto štychu vyřazen, karty se přesto položí ke svému světu.
    Artefakt si nikdo nevezme a žádný rituál se neprovede.
    Vyřazený hráč určí z nevyřazených hráčů, kteří mají karty, toho, kdo vynese příště.
rule-S4-6 =
    Jakmile je zatmění navrchu hromádky, každý nevyřazený hráč s kartami si vybere jednu kartu z ruky.
    Všichni ji naráz předají dalšímu takovému hráči ve směru šipky, doleva, nebo doprava; zatmění je pak do konce kola mimo hru.
    Objeví-li se zatmění při braní artefaktu podle S4.2, proběhne ještě před S4.4.
    Má-li karty jen jeden hráč, nic se nepředává.

rules-chapter-S5 = Artefakty
rule-S5-1 =
    Portál smíte odhodit v kteroukoli chvíli, i když nejste na tahu; posunete tím figurku stínu o 1 pole vpřed, nebo vzad.
    Platí to i v okamžiku těsně předtím, než budete vyřazeni, a těsně před krokem, který by figurku dovedl na měsíc.
    Než tedy začne platit jakékoli vyřazení a než figurka vstoupí na měsíc, hra se zastaví a zeptá se.
    Ptá se i po posledním štychu, než kolo vyhrají Šamani, pokud by portály, které hráči možná mají, figurku na měsíc ještě mohly dovést.
    Ptá se každého nevyřazeného hráče, který má portál lícem vzhůru nebo jakoukoli destičku lícem dolů; leží-li všechny portály všem na očích, kvůli destičkám lícem dolů se neptá.
    Odpovědi ukáže, až když je má všechny, takže otázka skrytý portál neprozradí.
rule-S5-2 =
    Rituální dýku použijete při rituálu očištění a nikde jinde (S6.4).
rule-S5-3 =
    Měsíční kameny vám přinesou body na konci kola, pokud nejste vyřazeni a máte aspoň 2 (S8.2).
rule-S5-4 =
    Destičky vyřazeného hráče jsou až do konce kola mimo hru.

rules-chapter-S6 = Rituály
rule-S6-1 =
    Rituál stabilizace: vrátíte figurku stínu o 2 pole, nebo si vezmete artefakt jako v S4.2.
    Volba je na vás.
rule-S6-2 =
    Rituál proměny: musíte si vyměnit kartu identity s jiným nevyřazeným hráčem.
    Oba si smíte prohlédnout svou novou kartu a od této chvíle o vašem týmu rozhoduje ona.
    Identita, která už byla odhalená, zůstává odhalená i u nového majitele.
rule-S6-3 =
    Rituál osvícení: hned si připíšete 1 vítězný bod (standardní hodnota).
rule-S6-4 =
    Rituál očištění: máte-li lícem vzhůru rituální dýku, povinně ji odhodíte a jednoho hráče vyřadíte.
    Máte-li všechny dýky lícem dolů, smíte jednu otočit lícem vzhůru a udělat totéž.
    Nemáte-li žádnou dýku, nestane se nic.
    Jeden rituál znamená jednu dýku a jedno vyřazení.
rule-S6-5 =
    Když vyřadíte Stín a spustí se tím několik rituálů naráz (S7.3), provedete je v pořadí, jaké si zvolíte.

rules-chapter-S7 = Vyřazení
rule-S7-1 =
    Jakmile jste vyřazeni, vaše identita se odhalí a v tomto kole už nehrajete.
    Vítězné body, které už máte, vám zůstanou, ale na konci kola nezískáte nic.
rule-S7-2 =
    Je-li vyřazen Šaman, figurka stínu se posune k měsíci o 1 pole za každou kartu, kterou má v ruce; Stíny tím mohou kolo vyhrát.
    Karty z jeho ruky se odloží lícem dolů a do konce kola jsou mimo hru.
    Některé světy proto už možná nepůjde dokončit.
rule-S7-3 =
    Je-li vyřazen poslední Stín, který byl ještě ve hře, Šamani v tu chvíli vyhrávají kolo.
    Zůstává-li ve hře další Stín (jen při hře pěti hráčů), karty z ruky vyřazeného Stínu se odhalí a položí ke svým světům a figurka stínu zůstane na místě.
    Rituály všech takto dokončených světů provede ten, kdo Stín vyřadil.
rule-S7-4 =
    Karta světa štychu, kterou vyřazený hráč už zahrál, zůstává ve štychu a položí se s ním, ale nepočítá se ani jako nejnižší, ani jako nejvyšší.
    Kdo je vyřazen dřív, než zahraje kartu, už v tomto štychu nehraje.
    Svět štychu se nemění, ani když je vyřazen ten, kdo vynášel.

rules-chapter-S8 = Konec kola a konec hry
rule-S8-1 =
    Stíny vyhrají kolo, když figurka stínu dojde na měsíc.
    Šamani ho vyhrají, když štych skončí a žádný nevyřazený hráč nemá karty, nebo když je vyřazen poslední Stín.
    Jsou-li vyřazeni všichni Šamani a figurka na měsíc ještě nedošla, hraje se dál: samo o sobě to Stínům k výhře nestačí.
rule-S8-2 =
    Vyhraje-li kolo váš tým a vy jste nebyli vyřazeni, získáte body: podle standardních hodnot 2 body jako Šaman, 3 body jako Stín.
    Váš tým určuje karta identity, kterou máte právě teď.
    Ať vyhraje kterýkoli tým, za 2 nebo 3 měsíční kameny získáte 2 body (standardní hodnota), pokud jste nebyli vyřazeni.
rule-S8-3 =
    Nemá-li nikdo 8 nebo více bodů (standardní hranice), hrajete další kolo.
    Žeton začínajícího hráče putuje o jedno místo doleva.
    Body vám zůstávají, všechno ostatní se připraví znovu.
rule-S8-4 =
    Má-li na konci kola někdo 8 nebo více bodů, vyhrává hru hráč s nejvyšším součtem.
    Dělí-li se o první místo více hráčů, hrajete další kola, dokud nevede jediný z vás.

rules-chapter-editions = V čem se vydání liší
rule-edition-elimination =
    V českém vydání smíte vyřadit kteréhokoli hráče, i sami sebe.
    V ruském vydání smíte vyřadit kteréhokoli jiného hráče, sebe ne.
    Standardní volbou je ruské vydání.
rule-edition-own-elimination =
    Podle českého vydání platí: pokud jste kartu světa štychu zahráli jen vy a rituálem tohoto štychu vyřadíte sebe, určíte vy, kdo vynese příště.
    V ruském vydání se to stát nemůže.
rule-edition-show-role =
    České vydání o ukazování identity mlčí, ruské ho zakazuje.
    U tohoto stolu nesmí skrytou identitu ukázat nikdo, ať hrajete podle kteréhokoli vydání.
rule-edition-target =
    Podle českého vydání se hraje do 8 nebo více bodů, ruské píše jen 8.
    U tohoto stolu platí v obou vydáních 8 nebo více.
rule-edition-shadow-dies =
    České vydání říká, že se figurka stínu při vyřazení Stínu nehýbe; ruské o tom mlčí.
    U tohoto stolu zůstává figurka na místě v obou vydáních.
rule-edition-played-card =
    České vydání píše, že se odpovídající karta vyřazeného hráče pokládá na konci kola, ale jeho příklad ji pokládá už ve štychu; v ruském vydání zůstává karta ve hře.
    U tohoto stolu v obou vydáních zůstává ve štychu a položí se s ním (S7.4).
rule-edition-moonstones =
    České vydání chce, abyste měli aspoň 2 měsíční kameny; ruské na jednom místě mluví o odhození 2 kamenů, na jiném o tom, že 2 máte.
    U tohoto stolu stačí v obou vydáních 2 kameny mít.

rules-chapter-house = Kde pravidla mlčí
rule-house-portal-order =
    Odpoví-li ve stejnou chvíli portálem více hráčů, kroky zpět působí dřív než kroky k měsíci, vždy po směru hodinových ručiček od toho, kdo vynášel.
    Potom se hra ptá znovu, dokud portál neodmítnou všichni.
rule-house-face-up-first =
    Máte-li jeden portál lícem vzhůru a druhý lícem dolů, odhazujete nejdřív ten lícem vzhůru.
    Totéž platí pro rituální dýky.
rule-house-dead-eliminator =
    Vyřadíte-li sami sebe, žádné další rituály už neprovádíte.
    Pokud byste měli začít další štych a ve hře zůstává někdo další, kdo zahrál kartu světa štychu, začne místo vás nejbližší nevyřazený hráč po směru hodinových ručiček, který má karty.
rule-house-all-matches-out =
    Zahrálo-li kartu světa štychu více hráčů a všichni jsou před dalším štychem vyřazeni, kdo vynese příště, určí ten z nich, jehož karta byla nejvyšší.
rule-house-hidden-questions =
    Máte-li destičku lícem dolů, hra se vás ptá na portál nebo na skrytou rituální dýku, i když je ta destička něco jiného.
    Otázka tak nic neprozradí.
rule-house-alone =
    Rituál, ke kterému je potřeba další nevyřazený hráč, neudělá nic, když žádný takový není.
rule-house-turn-up =
    Svou destičku ležící lícem dolů smíte otočit lícem vzhůru, kdykoli hra čeká na odpověď na nějakou otázku, jen ne ve chvíli, kdy se ptá na portály.
