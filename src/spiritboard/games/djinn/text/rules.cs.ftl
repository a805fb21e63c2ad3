### Pravidla Džina. Klíče zpráv jdou podle čísel pravidel: rule-R4-6 vysvětluje R4.6, rule-D22 vysvětluje D22.

rules-title = Pravidla hry Džin
rules-intro =
    Džin je hra pro 1 až 4 mladé kouzelníky, v jejichž městě straší.
    Chodíte z místa na místo, sbíráte magickou sílu, mágy, lahve a zátky a lapáte džiny, kteří stojí u kulatých polí.
    Džin v zazátkované lahvi je za 10 bodů a za tři v lahvích jedné barvy získáte ocenění za 30 a více bodů.
    Hra končí, když ve městě nezůstane žádný veledžin; vyhrává, kdo má potom nejvíc bodů.

rules-chapter-R1 = Příprava
rule-R1-1 =
    Každá ze 6 lokací dostane náhodně jedno kulaté a jedno čtvercové pole města.
    U každého kulatého pole stojí veledžin a několik džinů z pytlíku: pro 2, 3 nebo 4 hráče jsou to 2, 3 nebo 4.
    Zbylých 6 veledžinů tvoří zásobu.
    Mágové leží ve 4 balíčcích, vybavení ve 3; v nabídce jsou jen vrchní karty.
    V každém ze 3 sloupců leží o 1 ocenění víc, než je hráčů.
    3 karty bodování leží odkryté pro všechny.
rule-R1-2 = Začíná hráč se střechou s drakem a pokračuje se po směru hodinových ručiček; zde je to náhodný hráč, nebo ten, kterého určí hostitel.
rule-R1-3 =
    Každý začíná se 4 mincemi, magickou silou 3 (maximum 4), se 2 aktivními kruhy a 4 ze 6 utajených znalostí.
    Tytéž 2 znalosti ve hře nemá nikdo.
rule-D36 =
    Kladných i záporných vlastností se vyloží o 1 víc, než je hráčů.
    Po směru hodinových ručiček si každý vezme jednu, kladnou nebo zápornou; potom v opačném pořadí každý jednu z těch druhých.
rule-D37 = Nejprve se vyhodnotí, co vlastnosti na začátku dávají, potom co berou; pod 0 nic neklesne.

rules-chapter-R2 = Tah
rule-R2-1 = Máte-li méně magické síly, než je vaše minimum, doplní se na ně; potom jdete a nakonec jednáte tam, kde jste se zastavili.
rule-R2-2 =
    Na čtvercovém poli smíte provést základní akci jeho lokace, na kulatém zvláštní, nebo základní.
    Na kulatém se navíc musíte vypořádat s džiny.
rule-R2-3 = Kdykoli ve svém tahu smíte zavírat džiny do lahví, brát ocenění, měnit klíče a používat vybavení.
rule-R2-4 = Klíč smíte kdykoli ve svém tahu vyměnit za 1 minci, 1 svitek nebo 1 bod magické síly.
rule-D9 = Na čtvercovém poli, kde máte utajenou znalost, smíte provést i její základní akci: jednu, obě, nebo žádnou, v libovolném pořadí.
rule-D6 =
    Když neprovedete akci pole ani své utajené znalosti, získáte 2 mince, nebo 2 body magické síly, nebo od každého 1; lapání džinů se za akci nepočítá.
    U Zřídla tento bonus není.
rule-D44 =
    Akci smíte provést celou, zčásti nebo vůbec; jen s džiny na svém poli si musíte poradit.
    Kde smíte aktivovat až několik mágů, smíte jich aktivovat i méně nebo žádného.
    Z kruhu a klíče v Archivu si smíte vzít jen klíč a kapacitu za čtvrtý kruh smíte odmítnout.
    Co dává ocenění, truhla nebo vybavení, smíte odmítnout: mága, vybavení, utajenou znalost, kruh, kapacitu, džina. Mince, svitky, magickou sílu, klíče, zátky a lahve získáte vždy.

rules-chapter-R3 = Chůze
rule-F1 = Cesty spojují kulatá pole se čtvercovými a Zřídlo jen s kulatými.
rule-D1 = V prvním tahu si zvolíte čtvercové pole a jednu z jeho cest, na níž nikdo nestojí; druhý konec té cesty platí za místo, odkud jste přišli.
rule-D2 = Kouzelník stojí u okraje pole na cestě, kterou přišel; obsazený je jen tento okraj, ne celé pole.
rule-D3 = U okraje, kde stojí jiní, se smíte zastavit, když každému z nich zaplatíte 1 minci nebo 1 svitek, u každého podle své volby.
rule-D4 =
    Jdete na pole spojené s vaším, ale nikdy zpět, odkud jste přišli.
    Okraj, kde stojí jiní, smíte přeskočit: jdete z toho pole dál, zase ne zpět, a smíte skočit i vícekrát.
rule-D5 = Nikdy neuvíznete: z každého pole vedou dál aspoň dvě cesty.

rules-chapter-R4 = Lokace
rule-R4-1 = Akademie: získáte 1 svitek a 3 body magické síly; na kulatém poli si předtím smíte zvýšit kapacitu o 1.
rule-R4-2 = Hostinec: vezmete si jednoho ze 2 mágů bez klíče; na kulatém poli jednoho ze všech 4, a je-li na kartě klíč, tedy i klíč.
rule-R4-3 = Katakomby: otevřete 1 truhlu a získáte, co ukazuje; na kulatém poli otevřete 2.
rule-R4-4 = Dílna: za 2 mince máte 1 zátku a kus vybavení; na kulatém poli za 3 mince 2 zátky a kus vybavení.
rule-R4-5 =
    Tržnice: přesunete asistenta k jinému stánku a tam obchodujete; na kulatém poli dvakrát.
    Za 1, 2 nebo 4 mince je 1, 2 nebo 3 lahve různých barev; za 1 minci zátka nebo 2 svitky; za 1 svitek lahev se zátkou, nebo 5 mincí, nebo aktivace až 3 mágů.
    Pro 1 nebo 2 hráče tvoří některé stánky skupiny.
rule-R4-6 =
    Archiv: zvolíte jednu z 5 možností, na kulatém poli dvě různé: přiložit utajenou znalost; 2 mince; 1 svitek; aktivovat 1 mága; další kruh.
    Až máte všechny znalosti přiložené, jsou možnosti lepší: 4 mince; 1 svitek a 2 body magické síly; aktivovat až 2 mágy; kruh a klíč.
rule-D10 = Když je balíček mágů prázdný, hned se na něj přesune vrchní karta druhého balíčku téhož druhu.
rule-D11 = Klíčů a svitků je omezený počet: když dojdou, už se nezískávají.
rule-D12 = S vybavením, které ukáže o truhlu víc, zvolíte odkládanou truhlu, až jsou všechny vidět; když truhly dojdou, zamíchají se ty odložené.
rule-D13 = Ukazuje-li truhla klíč, smíte jednou zaplatit klíč za to, co je vedle něj.
rule-D14 =
    Každému, jehož asistent u nového stánku stojí, zaplatíte 1 minci nebo 1 svitek.
    Asistent smí jít i bez obchodu; druhý ze dvou kroků smí vést zpět.
rule-D7 =
    Utajená znalost se přikládá ke čtvercovému poli, ne ke Zřídlu: u každého smíte mít nejvýš jednu a její symbol tam ještě nesmí být, ani na poli, ani na něčí znalosti.
    Používat ji smíte jen vy.
rule-D8 = Utajenou znalost nelze použít v tahu, kdy ji přiložíte.

rules-chapter-R5 = Mágové
rule-R5-1 =
    Mágů smíte mít, kolik chcete.
    Mág má sílu 1 až 3, případně barvy, a poplatek v mincích, který platíte, když vám pomáhá.
    Získáte-li mága zdarma, vezmete si vrchní kartu kteréhokoli ze 4 balíčků, i s klíčem.
rule-R5-2 = Mág, který pomohl, je neaktivní a leží lícem dolů, dokud ho Archiv, Tržnice, Zřídlo nebo jiný efekt zase neaktivuje.
rule-F7 = Při lapání se síla mága počítá jednou a každá jeho barva přidá 1 za každého džina té barvy.

rules-chapter-R6 = Vybavení
rule-R6-1 =
    Vybavení je hůl, klobouk, nebo plášť.
    Získáte-li vybavení zdarma, vezmete si vrchní kartu kteréhokoli ze 3 balíčků.
rule-R6-2 = S první sadou hole, klobouku a pláště stoupne vaše minimum o 1 a získáte 2 body magické síly.
rule-R6-3 = Vyměňují se jen prázdné lahve, každá za jednu jiné barvy.
rule-R6-4 = Vybavení s lokací působí na každém poli této lokace, a také na čtvercovém poli, kde ji ukazuje vaše utajená znalost: jednou za tah, před akcí nebo po ní, i v tahu, kdy vybavení získáte.
rule-D15 =
    Cena v Dílně platí za zátku i vybavení dohromady, vybavení však smíte nechat ležet.
    Ze dvou kusů téhož druhu necháte lícem vzhůru jeden; co leží lícem dolů, se dál počítá do sad i do bodů.
rule-D16 = Vybavení působí trvale, nebo jednou; potom se otočí lícem dolů.

rules-chapter-R7 = Magická síla, kruhy a lahve
rule-R7-1 = Minimum stoupá s první sadou vybavení a s poslední utajenou znalostí, nejvýš na 2, a pokaždé získáte 2 body magické síly.
rule-R7-2 = Kruh pojme jednoho džina nebo veledžina. Třetí kruh vám při aktivaci dá 2 body magické síly, čtvrtý zvýší kapacitu o 1.
rule-R7-3 = Džin v zazátkované lahvi v ní zůstává natrvalo.
rule-R7-4 = Získáte-li libovolnou lahev, zvolíte barvu, když ji dostanete.
rule-D17 = Magická síla zůstává pod ukazatelem kapacity: s ukazatelem na 5 můžete mít 4.
rule-D18 =
    Má-li kapacita stoupnout nad 8, poprvé se ukazatel otočí a můžete mít 8.
    Pokaždé smíte zdarma polapit náhodného džina z pytlíku; rozhodnete se před losováním, a pro koho není místo, ten se vrací.
rule-D45 = Na tohoto džina se hra ptá vždy, když pro něj v tu chvíli můžete získat místo, i uzavřením do lahve, pláštěm nebo oceněním.
rule-D23 =
    Polapený džin jde do volného kruhu, nebo do lahve své barvy se zátkou; veledžin do kterékoli lahve.
    Kdykoli ve svém tahu smíte zavřít do lahve toho, kdo stojí ve vašem kruhu.

rules-chapter-R8 = Lapání
rule-D22 =
    Jednou za tah u kulatého pole řeknete, které džiny polapíte, všechny naráz.
    Každý džin stojí 4 body magické síly; veledžin stojí 4 body a další 2 za každého džina, který tam stojí, i za ty, které lapáte s ním.
rule-D24 = S veledžinem polapíte jednoho džina z téhož pole zdarma, máte-li pro něj místo.
rule-example-boss = Příklad: veledžin se dvěma džiny stojí 4 + 2 + 2 = 8 bodů magické síly a jeden z obou džinů je k němu zdarma.
rule-D28 = Barvy mágů na veledžiny neplatí; co přesáhne cenu džina, přesto snižuje cenu celku.
rule-example-mages = Příklad: dva fialoví džinové a jeden modrý stojí 12 bodů magické síly. Mág se silou 3 a fialovou barvou přidá 3 + 2 = 5, druhý se silou 3, fialovou a modrou přidá 3 + 3 = 6; zaplatíte tedy 12 − 11 = 1 bod a oba poplatky.
rule-D26 = Nepolapíte-li nikoho, ač tam džinové jsou, ztratíte 1 bod magické síly, nikdy však pod 0.

rules-chapter-R9 = Veledžinové
rule-R9-1 = Když veledžin opustí pole, přijdou tam noví džinové z pytlíku: 2 při hře dvou nebo tří hráčů, 3 při hře čtyř, v sólové hře žádný.
rule-D25 = Veledžin, který zůstane sám, hned opustí město a jde do zásoby, ať to způsobil kdokoli.
rule-D27 = Je-li v pytlíku džinů málo, přijde jich tolik, kolik tam je.

rules-chapter-R10 = Zřídlo magie
rule-D20 = Zřídlo má dva řádky; při návštěvě smíte každý použít jednou, v libovolném pořadí.
rule-D19 =
    První řádek: magická síla stoupne na maximum, nebo polapíte veledžiny ze zásoby, každého za 6 bodů magické síly.
    Mágové pomáhají jako obvykle, svou silou jednou za všechny; každý veledžin potřebuje místo.
rule-D21 = Druhý řádek: kolikrát chcete, zaplatíte svitky za lahev, za zátku, nebo za aktivaci až 2 mágů. Cena je 4, 3, 3 nebo 2 svitky, je-li váš ukazatel kapacity na 5, 6, 7 nebo 8 (standardní hodnoty tohoto stolu).

rules-chapter-R11 = Ocenění
rule-D29 =
    Kdykoli ve svém tahu smíte dát 3 džiny či veledžiny z lahví jedné barvy za ocenění.
    První je ze sloupce I, druhé ze sloupce II, třetí ze sloupce III, další z libovolného.
    Lahve a zátky se vracejí, veledžinové jdou do zásoby, džinové do pytlíku.
rule-D30 = Ocenění ukazuje své body, 30 nebo 36, otevřeně; to za 30 dává navíc hned bonus.
rule-D31 = Je-li sloupec prázdný, vybíráte z libovolného.
rule-D32 = Při závěrečné akci u Zřídla už ocenění brát nelze.

rules-chapter-R12 = Konec
rule-D34 = Když město opustí všech 6 veledžinů, dohraje se kolo a hraje se ještě jedno.
rule-D33 = Potom jdou všichni kouzelníci ke Zřídlu a použijí ho ještě jednou, v pořadí na tahu.

rules-chapter-R13 = Bodování
rule-R13-1 =
    Počítají se ocenění, 10 bodů za každého džina či veledžina v lahvi, 3 za každého v kruhu, 1 za každou nepoužitou lahev či zátku a karty bodování.
    Při shodě rozhoduje součet mincí, svitků a klíčů; potom se o vítězství dělíte.
rule-D35 = Kruh pod záslepkou se počítá za neaktivní.
rule-V1 = { scoring-1 }
rule-V2 = { scoring-2 }
rule-V3 = { scoring-3 }
rule-V4 = { scoring-4 }
rule-V5 = { scoring-5 }
rule-V6 = { scoring-6 }
rule-V7 = { scoring-7 }
rule-V8 = { scoring-8 }
rule-V9 = { scoring-9 }
rule-V10 = { scoring-10 }

rules-chapter-R14 = Vlastnosti
rule-D38 = Kruh pod záslepkou se aktivuje jako příští.
rule-D39 = Tištěné účinky vlastností T13, T16, T17 a T20 se nepodařilo zjistit; hrají se tak, jak stojí zde.
rule-T1 = { trait-1 }
rule-T2 = { trait-2 }
rule-T3 = { trait-3 }
rule-T4 = { trait-4 }
rule-T5 = { trait-5 }
rule-T6 = { trait-6 }
rule-T7 = { trait-7 }
rule-T8 = { trait-8 }
rule-T9 = { trait-9 }
rule-T10 = { trait-10 }
rule-T11 = { trait-11 }
rule-T12 = { trait-12 }
rule-T13 = { trait-13 }
rule-T14 = { trait-14 }
rule-T15 = { trait-15 }
rule-T16 = { trait-16 }
rule-T17 = { trait-17 }
rule-T18 = { trait-18 }
rule-T19 = { trait-19 }
rule-T20 = { trait-20 }

rules-chapter-R15 = Sólová hra proti Tomovi
rule-R15-1 =
    V sólové hře se hraje bez vlastností a karet bodování; u každého kulatého pole stojí 1 džin a u 3 polí spojených se Zřídlem ještě 1 navíc.
    Po každém tahu, který ukončíte na kulatém poli, otočí Tom kartu. Stojí-li u prvního místa na ní veledžin, přijde tam džin; jinak totéž platí pro druhé místo; není-li ani tam, zaplatíte, co karta ukazuje.
rule-R15-2 = Od partie k partii můžete pro každou velikost Tomova balíčku plnit úkoly: rozhoduje, co máte na konci partie, kterou jste vyhráli. Pro každou velikost se zapisuje i nejlepší skóre; z prohrané partie se nezapisuje nic.
rule-D40 = Zaplatíte z toho tolik, kolik máte.
rule-D41 = Když nezůstane žádný veledžin, máte ještě jeden tah bez karty; potom se kvůli platbě otočí poslední karta a jdete ke Zřídlu.
rule-D42 = Prohráváte, když Tom otočí svou poslední kartu a ve městě je ještě veledžin.
rule-D43 =
    Každá karta, která Tomovi v balíčku na konci zbude, je za 10 bodů. Balíček má 12 až 15 karet: čím méně, tím těžší hra.
    V tahu, ve kterém zmizí poslední veledžin, Tom žádnou další kartu neotáčí: zastoupí ji ta závěrečná.

rules-chapter-R16 = Jiné způsoby hry
rule-R16-1 = První hra: stejné symboly nejsou spojené cestou a hraje se bez vlastností a karet bodování.
rule-R16-2 = Delší hra: u každého ze 3 kulatých polí spojených se Zřídlem stojí o 1 džina víc.
rule-R16-3 = Kde se tištěné hodnoty nepodařilo zjistit, hraje se u tohoto stolu podle vlastních; hostitel, který krabici má, může stolu dát jiné.

rules-chapter-house = Kde pravidla mlčí
rule-house-chest-order = Dvě truhly otevřené najednou použijete v pořadí, jaké chcete.
rule-house-charming = Vlastnost, která platí při získání mága, platí bez ohledu na to, odkud mág přišel.
rule-house-rouse = Vlastnost, která v Akademii aktivuje mágy (T17), smíte využít před ziskem 3 bodů magické síly i po něm.
rule-house-tom-bottle = Bere-li Tomova karta lahev, vyberete ji vy.
rule-house-tom-key = Bere-li Tomova karta klíč, smíte své klíče předtím vyměnit.
rule-house-tom-bag = Má-li podle Tomovy karty přijít džin a pytlík je prázdný, nikdo nepřijde a nic se neplatí.
