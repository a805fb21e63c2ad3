### Pravidla Duchařiny. Klíče zpráv jdou podle čísel pravidel: rule-G3-4 vysvětluje G3.4.

rules-title = Pravidla hry Duchařina
rules-intro =
    Duchařina je hra na schovávanou pro 2 až 4 hráče v hale starého hotelu.
    Plížíte se s duchy ze své strany haly na protilehlou, od jednoho kusu nábytku ke druhému, a v každém kole do haly někdo nahlédne klíčovou dírkou jiných dveří.
    Po 5 kolech jsou nejcennější duchové, kteří prošli na druhou stranu, něco málo i ti ukrytí v hale, a vyhrává, kdo má nejvíc bodů.
    Věty označené (naše pravidlo) jsou od nás: doplňují, co tištěná pravidla neříkají, a většinu z nich najdete znovu v G9.

rules-chapter-G1 = Co je v krabici
rule-G1-1 =
    Hra je pro 2 až 4 hráče.
    Hala má 6 × 6 polí, od západu k východu a až f, od severu k jihu 1 až 6, a na každé ze čtyř stran šestery dveře.
    K tomu patří šestistěnná kostka a jedna klíčová dírka.
rule-G1-2 =
    Každá barva má 1 velkého, 2 střední a 4 malé duchy.
    Duchové jsou průhlední: duch ducha nikdy nekryje.
rule-G1-3 =
    Kusů nábytku je šest: zrcadlo, vozík s kufry, psací stůl, pianino, křeslo a stolek s ubrusem.
    Zrcadlo opravdu odráží.
rule-G1-4 =
    Karet pohybu je 20.
    Na 15 z nich jsou dva kusy nábytku, každá dvojice jednou, a číslo 3, 4 nebo 5, každé pětkrát; na zbylých 5 je jen číslo: 6, 7, 7, 8 a 9 (naše pravidlo: tištěné hodnoty neznáme).
    Na přání se hraje velkorysá noc: dvojice mají 6, 7, 8, 9 a 10, každé třikrát, a ostatní karty 10, 10, 11, 11 a 12 (naše pravidlo).
    Při hře dvou hráčů se 10 náhodných karet vrátí neviděných do krabice, při hře tří 5, při hře čtyř žádná; kol je tak vždycky 5.
rule-G1-5 =
    Dvanáct karet Za minutu dvanáct se přidává na přání (G8.2).

rules-chapter-G2 = Příprava
rule-G2-1 =
    Jedna strana haly je vaše výchozí místo, protilehlá je váš cíl; žádní dva hráči nemají stejné výchozí místo.
    Dva hráči sedí proti sobě, tři na jihu, na západě a na severu (naše pravidlo).
    Všichni vaši duchové začínají na výchozím místě.
rule-G2-2 =
    Šest kusů nábytku vytvoří příjemný interiér.
    Hostitel volí: nová hala, zařízená náhodně, ale tak, aby se přes ni duch dostal z každé strany zhruba stejně snadno; jedna z pěti pojmenovaných hal; nebo hala, kterou zařídí hráči, po řadě vždy jedním kusem, od toho, kdo má kostku (naše pravidlo).
rule-G2-3 =
    Klíčová dírka začíná u náhodných dveří.
    Podle knížky dostane kostku ten, kdo se naposledy díval klíčovou dírkou; zde náhodný hráč, nebo ten, kterého určí hostitel (naše pravidlo).

rules-chapter-G3 = Kolo
rule-G3-1 =
    Začíná hráč s kostkou a pokračuje se po směru hodinových ručiček: každý si táhne kartu pohybu, vyloží ji a pak smí přesunout jeden kus nábytku.
    Jsou-li na vaší kartě dva kusy, smíte přesunout jeden z nich a žádný jiný.
    Kus, který už v tomto kole někdo podle karty přesunul, se znovu přesouvat nesmí.
    Jsou-li přesunuté oba vaše kusy, smíte přesunout kterýkoli jiný, se kterým se ještě nehýbalo.
    Je-li na kartě jen číslo, nábytek nepřesouváte.
rule-G3-2 =
    Potom všichni najednou pohybují duchy: číslo na kartě si libovolně rozdělíte mezi své duchy, bod pohybu za každý krok.
    Plány jsou tajné, dokud nejsou hotovi všichni; pak se provedou naráz.
    Nevyužité body pohybu propadají.
rule-G3-3 =
    Potom se vybírá strana pro klíčovou dírku.
    Kostkou hází všichni, kdo v tomto cyklu ještě nevybírali, a vybírá nejvyšší hod; při shodě házejí znovu ti, kdo mají nejvíc.
    Kdo už vybíral, nehází, dokud se nevystřídají všichni; zbývá-li jediný, vybírá bez házení.
    Klíčová dírka musí na jinou stranu, než na které je.
    Zkoušet předem dveře nebo úhly se nesmí.
rule-G3-4 =
    Kdo vybral stranu, hází znovu: klíčová dírka jde ke dveřím s tímto číslem.
    Kostka putuje k jeho sousedovi po levici a ten začíná příští kolo.
rule-G3-5 =
    Kdo vybral stranu, nahlíží klíčovou dírkou.
    Každý duch, který je vidět, se vrací na své výchozí místo a začíná znovu, i duchové toho, kdo se dívá.
    Klíčová dírka zůstává, kde je.
rule-G3-6 =
    Karty pohybu tohoto kola se odkládají.
    Hra končí, když má začít kolo a karty už nejsou.

rules-chapter-G4 = Přesouvání nábytku
rule-G4-1 =
    Nábytek smí kamkoli a jakkoli: stát, ležet na boku, být vzhůru nohama, natočený v libovolném úhlu, na jiném kusu; na polích nezáleží.
    Nikdy ale nesmí přesahovat okraj haly.
rule-G4-2 =
    Volíte místo na setinu pole, jedno ze 72 otočení a to, která ze šesti stran je dole (naše pravidlo).
    Kus se spustí shora a spočine na tom, na co narazí.
    Není-li jeho těžiště nad oporou, spadl by: dozvíte se to a uvidíte nejbližší místo, kde se udrží (naše pravidlo).
    Křeslo se například neudrží na hlavě.
    Opřít kus o jiný nebo o ducha nejde (naše pravidlo).
rule-G4-3 =
    Duch nebo kus nábytku, který překáží, se zvedne a vrátí na své místo (G9.4).
    Duch, který stál na přesouvaném kusu, se postaví na pole, kde byl.

rules-chapter-G5 = Pohyb duchů
rule-G5-1 =
    Krok stojí 1 bod pohybu: z výchozího místa kterýmikoli vašimi dveřmi na pole za nimi, z pole na sousední, nikdy šikmo, a ven kterýmikoli dveřmi vašeho cíle.
    Na celou cestu halou až ven tedy duch potřebuje 7 bodů pohybu.
    Každý duch jde v kole nejvýš jednou a počítá se jen to, kde skončí, ne kudy šel (naše pravidlo).
    Žádný duch nesmí v jednom kole přijít i odejít.
rule-G5-2 =
    Nábytek ducha nezastaví ani nezdrží.
    Duch smí skončit na nábytku, v něm i pod ním.
rule-G5-3 =
    Duch končí vzpřímený a celý na svém poli, uprostřed nebo v jednom ze čtyř rohů; velký se vejde jen doprostřed (naše pravidlo).
    Vaši duchové smějí sdílet pole, pokud se nepřekrývají: vejde se pět malých, nebo střední se třemi malými; dva střední ne a velký chce pole sám pro sebe (naše pravidlo).
    Duchové jiných barev vám nikdy nepřekážejí (naše pravidlo).
    Přejít do jiného rohu téhož pole není pohyb (naše pravidlo).
rule-G5-4 =
    Duchové na druhé straně tam zůstávají a bodují.

rules-chapter-G6 = Body
rule-G6 =
    Za ducha na druhé straně je 1 bod, je-li malý, 3 body za středního a 5 bodů za velkého.
    Za ducha, který je na konci ještě v hale, je 1 bod, je-li malý nebo střední, a 2 body za velkého; na výchozím místě nic.
    Vyhrává, kdo má nejvíc bodů.
    Při shodě rozhoduje víc duchů na druhé straně, potom méně duchů na výchozím místě; trvá-li shoda, je vítězství společné (naše pravidlo).

rules-chapter-G7 = Co je vidět
rule-G7-1 =
    Všechno v hale má přesný tvar, měřený v polích, a obraz na stránce se kreslí z týchž čísel (naše pravidlo).
    Duchové jsou zaoblené kužely: malý je 0,80 vysoký a 0,40 široký, střední 1,20 a 0,60, velký 1,70 a 0,84.
    Nábytek se skládá z kvádrů, šířka × hloubka × výška: zrcadlo 1,4 × 0,2 × 1,8 se sklem z obou stran; vozík 1 × 0,6 × 1, dvě police na sloupcích a mezi nimi kufry; psací stůl 1,6 × 0,8 × 0,9, u kolen otevřený; pianino 1,8 × 0,7 × 1,5; křeslo 1 × 1 × 1,1; stolek 1,2 × 1,2 × 0,8, pod ubrusem otevřený.
rule-G7-2 =
    Oko je uprostřed svých dveří, přímo na okraji haly, ve výšce 0,70: kousek pod špičkou malého ducha.
    Kulatým otvorem je vidět čtvrtkruh: 2 pole ode dveří vidíte 2 pole doleva a 2 doprava, 3 pole ode dveří 3 na obě strany, a stejně daleko nahoru a dolů.
    Štěrbina pod ním ukazuje úzký pruh podlahy hned za dveřmi.
    Co stojí příliš stranou, těsně u stěny s klíčovou dírkou, vidět není.
rule-G7-3 =
    Každý duch má 61 bodů: špičku a patnáct prstenců po čtyřech od hlavy k lemu, každý jinak pootočený.
    Je vidět, když přímka od oka aspoň k jednomu z nich leží v zorném poli a nenarazí cestou na nábytek.
    Je vidět i tehdy, když se přímka jednou odrazí od skla zrcadla, tak jako světlo, a na nábytek nenarazí ani jedna její část.
    Přímka, která se nábytku jen dotkne, končí: v pochybnostech vidět nejste.
    Kus nábytku přisunutý ke stěně před střed dveří klíčovou dírku zakryje a není tudy vidět nic.
    Počítá se v celých číslech, takže stejná hala dá stejnou odpověď na každém počítači a hala otočená o čtvrt otáčky taky (naše pravidlo).
rule-G7-4 =
    Každý pohled se sám vysvětlí: u každého spatřeného ducha se ukáže právě ta přímka, která ho prozradila, u každého ukrytého kus nábytku, který ho kryje.
    Není se tedy o co přít, jen čeho litovat.
rule-G7-5 =
    Povolí-li to hostitel, smíte se před pohybem zeptat, ze kterých dveří by byl duch na daném poli vidět.
    Podle knížky se dveře a úhly zkoušet nesmějí, proto to platí, jen když to hostitel zapne (naše pravidlo).

rules-chapter-G8 = Varianty
rule-G8-1 =
    Slučování duchů: z výchozího místa vcházejí jen malí duchové.
    Skončí-li duch pohyb na poli s jiným vaším malým nebo středním duchem, sloučí se: dva malí ve středního, malý a střední ve velkého; dva střední nikdy.
    Obě figurky se vracejí do zásoby na výchozím místě a nahradí je jedna o velikost větší; ta se v tomto kole už nepohybuje ani neslučuje.
    Střední nebo velký duch, který je vidět, jde jen na okraj haly, velikost mu zůstává a odtud vchází znovu.
    Nemáte-li na výchozím místě žádného malého ducha, smíte vzít zpět malé duchy z druhé strany; přestávají bodovat, dokud neprojdou znovu.
rule-G8-2 =
    Za minutu dvanáct: od druhého kola otáčí hráč s kostkou ještě před kartami pohybu jednu kartu Za minutu dvanáct a ta hned platí.
    Podle knížky se za celou hru otočí jediná, ve druhém kole; hostitel smí zvolit to, nebo kartu v každém kole od druhého (naše pravidlo).
    Co dělají hráči popořadě, začíná u hráče s kostkou a jde po směru hodinových ručiček.
    Nábytek, kterým karta pohnula, se smí dál přesouvat podle karet pohybu a duchové, kterými pohnula, se smějí dál pohybovat, neříká-li karta jinak.
rule-midnight-busybody =
    Zvědavec: po pohledu jde klíčová dírka ke dveřím se stejným číslem na protější straně a nahlíží se znovu.
    Duchové spatření prvním pohledem jsou už pryč a klíčová dírka zůstává u druhých dveří.
rule-midnight-get-down =
    K zemi! Všichni duchové v hale leží špičkou ke svému cíli, i ti, kdo v tomto kole vejdou; vstávají po posledním pohledu.
    Pole, rohy a místo se počítají, jako by stáli (naše pravidlo).
rule-midnight-enthusiast =
    Nadšenec: veškerý nábytek se převrací na bok, nejdřív ten nejníž; co už leží, zůstává.
    Kus lehne na první stranu, na které se na svém místě udrží: levou, pravou, zadní, přední; když na žádné, posune se na nejbližší volné místo na podlaze (naše pravidlo).
rule-midnight-face-maker =
    Mistr šklebu: zrcadlo se postaví čelem do středu haly.
    Potom každý popořadě dá malého ducha z výchozího místa, má-li ho, na volné místo nejblíž ke sklu; ten se v tomto kole nepohybuje a počítá se, že do haly vešel.
rule-midnight-tag =
    Máš babu! Každý popořadě dá malého ducha z výchozího místa namísto malého ducha svého levého souseda a ten se vrací na výchozí místo.
    Nemá-li soused v hale žádného, přivedete svého až o 3 kroky, první je dveřmi; nemáte-li žádného na výchozím místě, neděje se nic.
    V obou případech se počítá, že váš duch do haly vešel.
rule-midnight-dance-floor =
    Taneční parket: každý kus nábytku jde přímo k nejbližší stěně, nejdřív ten, který ji má nejblíž, a stojí tam na podlaze natočený jako předtím.
    Je-li tam obsazeno, jde na nejbližší volné místo podél té stěny (naše pravidlo).
    Duchové zůstávají; kdo stál na nábytku, ocitne se na zemi.
rule-midnight-lava =
    Zem je láva: duch, který při pohledu shora není celý na jednom kusu nábytku, v něm nebo pod ním, se vrací.
rule-midnight-brother =
    Počkej, až to řeknu bráchovi! Každý popořadě nahradí jednoho svého ducha v hale o velikost větším z výchozího místa, pokud to jde.
    Ten se musí na pole vejít a smí se ještě pohybovat.
rule-midnight-knock-knock =
    Ťuk, ťuk: stranu v tomto kole nikdo nevybírá.
    Klíčová dírka zůstává na své straně; hráč s kostkou hází jen o dveře, nahlédne a kostku předá doleva.
rule-midnight-dizzy =
    Točí se mi hlava: hala se i se vším uvnitř otočí o čtvrt otáčky po směru hodinových ručiček; vaše výchozí místo je teď strana před vámi a cíl ta naproti.
    Na stránce zůstává hala, jak je nakreslená, a putují místo ní výchozí místa: z jihu na východ, z východu na sever, ze severu na západ, ze západu na jih.
    Duchové na druhé straně tam zůstávají.
rule-midnight-crystal-ball =
    Křišťálová koule: jakmile se ví, kdo vybírá, hodí nejdřív číslo dveří a teprve potom vybere stranu.
rule-midnight-red-light =
    Červená, zelená: každý duch v hale postoupí o pole ke svému cíli, na podlahu; z poslední řady vyjde ven a boduje.

rules-chapter-alone = Sólová hra: úloha
rule-alone-goal =
    Sólová hra je úloha (naše pravidlo): do 4 kol musí být na druhé straně oba střední duchové i velký.
    Vaše výchozí místo je na jihu.
rule-alone-open =
    Hala, čtyři karty i dveře všech čtyř pohledů jsou od začátku známé; nábytek se nepřesouvá.
    V každém kole pohybujete duchy podle karty tohoto kola a pak následuje pohled.
rule-alone-solution =
    Každá úloha má řešení, nalezené dřív, než ji uvidíte, a bodů pohybu v ní sotva kdy zbude.
    Stejné číslo dá všem stejnou úlohu a datum dá úlohu toho dne.

rules-chapter-G9 = Kde pravidla mlčí
rule-G9-1 =
    Dveře jsou na každé straně číslované 1 až 6 zleva doprava, jak je vidíte z této strany při pohledu do haly, takže dveře č. 1 jsou přesně naproti dveřím č. 6 (naše pravidlo).
    Podle knížky jsou přes větší duchy vidět menší; zde je průhledný každý duch (naše pravidlo).
rule-G9-2 =
    Kusu nábytku jste se dotkli, jakmile ho přede všemi položíte; do té doby smíte zkoušet, jak chcete, a nikdo to nevidí (naše pravidlo).
    Vrátit kus přesně tak, jak byl, není přesun.
    Znovu se v kole nesmí přesouvat jen kus, který se přesunul podle karty pohybu.
    I když jsou oba vaše kusy už přesunuté, jiný přesouvat nemusíte (naše pravidlo).
rule-G9-3 =
    Karty pohybu leží odkryté; ty odstraněné zůstávají neviděné.
    Svůj plán smíte vzít zpět, dokud nejsou hotovi všichni (naše pravidlo).
rule-G9-4 =
    Kusy, které stály na přesunutém kusu, se spustí zpátky tam, kde byly; kdyby tam některý spadl, jde na nejbližší volné místo na podlaze (naše pravidlo).
    Pod jiný kus se nikdy nic nepodsouvá (naše pravidlo).
    Duch se nikdy neveze: ocitne se na zemi svého pole, na témže místě; duch uvnitř kusu nebo pod ním prostě zůstává (naše pravidlo).
rule-G9-5 =
    Nahoře stojí duch jen tam, kde se celý vejde na jednu rovnou plochu; jinak je na podlaze, třeba i uvnitř plného dílu (naše pravidlo).
rule-G9-6 =
    Sloučit se duchové musí, ale při pouhém průchodu se neslučují.
    Je-li možných partnerů víc, sloučí se duch s největším (naše pravidlo).
    K vašim ostatním duchům na poli se musí vejít jen nová figurka; nábytek slučování nebrání. Stojí stejně vysoko a na stejném místě jako duch, který přišel, nebo na nejbližším místě, kam se vejde (naše pravidlo).
    Nemáte-li na výchozím místě figurku větší velikosti nebo se nevejde, ke sloučení nedojde a duch tam smí skončit, jen když se vejde vedle druhého.
    Uvolnění malí duchové smějí vejít znovu ještě v tomto kole (naše pravidlo).
rule-G9-7 =
    Duch na okraji haly vchází kterýmikoli vašimi dveřmi za 1 bod pohybu (naše pravidlo).
    Není vidět, neboduje, při shodě se počítá jako na výchozím místě a při kartě „Červená, zelená“ zůstává; láva posílá střední a velké duchy taky tam (naše pravidlo).
rule-G9-8 =
    Karty Za minutu dvanáct dělají, co jde: chybí-li malý duch na výchozím místě, prostor nebo větší figurka, neděje se nic (naše pravidlo).
    Duch, kterého položí karta Za minutu dvanáct, se tím nikdy nesloučí (naše pravidlo).
    Při kartě „Máš babu!“ stojí váš duch přesně tam, kde stál ten druhý, nebo na nejbližším místě pole, kam se vejde; není-li žádné, dostane babu jiný (naše pravidlo).
    Při kartě „Mistr šklebu“ je volné místo, kde by se nepřekrýval žádný duch, ať má jakoukoli barvu (naše pravidlo).
    Při kartě „Zem je láva“ musí celý duch stát v obrysu jednoho kusu nábytku (naše pravidlo).

rules-chapter-tips = Dobré rady
rule-tip-smalls =
    Malý duch je za 1 bod na druhé straně i v hale: nechte malé čekat na výchozím místě a v posledním kole je nahrňte dovnitř.
rule-tip-most =
    Víc než 15 bodů získat nejde: velký a oba střední na druhé straně, malí kdekoli, jen ne na výchozím místě.
rule-tip-sides =
    Klíčová dírka musí ze své strany pryč, takže se kryjte před třemi ostatními, a hlavně před tou, na kterou se soupeři nejvíc těší.
rule-tip-chooser =
    Hlídejte si, kdo ještě nevybíral: poslední v řadě vybírá bez házení.
rule-tip-tipping =
    Převrácený stolek nebo vozík kryje mnohem víc než stojící; položené pianino nebo zrcadlo odhalí každého, kdo byl za ním.
rule-tip-mirror =
    Stůjte za zrcadlem, nikdy před ním: sklo má z obou stran a všechno vyžvaní.
rule-tip-piano =
    Malý duch se vejde přímo do stojícího pianina a nikdo ho tam nevidí. Dokud pianino někdo nepřestěhuje.
rule-tip-large =
    Velký duch kouká skoro přes všechno: přiveďte ho pozdě a vyveďte při první příležitosti.
rule-tip-top =
    Tancovat na nábytku je legrace, ale nikde nejste tolik vidět. Nechte si to na lávu.
rule-tip-looker =
    Když vybíráte stranu vy, díváte se i na své vlastní duchy.
