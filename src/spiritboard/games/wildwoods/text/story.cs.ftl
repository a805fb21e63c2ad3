### What the Wood Kept: all names and all prose.

campaign-what-the-wood-kept = Co si hvozd nechal
campaign-what-the-wood-kept-about = Kniha příběhů na večery jedné zimy.

the-sentence = Volala jsi mě, a já tě slyšela, a nešla jsem nahoru.
the-sentence-gentle = Nerozloučila jsem se.

## On the way

light-draws = Tolik světla je vidět zdaleka. Tma zvedla hlavu, uviděla, kdo přichází, a začala o krok blíž.
oriel-too = Ani Oriel tu svou větu nikdy neřekla. Tma to poznala: teď už byly dvě, a začala o dva kroky blíž.

## Prologue

chapter-0 = Židle u okna
chapter-0-motto = Pokaždé někdo šel. A pokaždé si přitom pískal.

## P1

scene-p1 = Nerozsvícená cesta
scene-p1-place = Cesta za domem, v noci prvního mrazu.
scene-p1-opening =
    Celé léto visela lampa na hřebíku a celé léto ji Luma obcházela.

    Už jí to šlo dobře. Dokázala vejít ze dvora s plnou náručí prádla a ani jednou nezvednout oči.

    V říjnu přišel po cestě první mráz a zastavil se před domem, jako každý rok, aby mu někdo posvítil. Nikdo nevyšel. Čekal. Byl to zdvořilý mráz. Potom si lehl na zápraží, rok si lehl za něj a setmělo se o něco dřív, než se patří.

    V lese je pět starých lamp a každý podzim k nim musí někdo dojít a rozsvítit je, aby rok zase našel cestu ven. To bývala práce Luminy babičky Ottly. V dubnu Luma rozestavila židle, roznesla koláč a neplakala a všichni říkali, jak se statečně drží. Bylo jí jedenáct.

    Teď byl říjen a o lampy nikdo nikoho nepožádal. V Podvětví jsou lidé hodní a neradi dělají rozruch, a tak nevěděli, jak to říct. Nosili tedy polévku.

    Luma snědla polévku od paní Pellové. Umyla misku. Nepodívala se na schody, po kterých se teď nechodilo. Nad schody byl pokoj, v pokoji u okna židle, a dál Luma nikdy nemyslela.

    „Tak tedy,“ řekla nikomu a sundala lampu z hřebíku. Uvnitř se něco pohnulo.

    „Nedívej se,“ řekla můra. „Dneska mi to nesluší.“
scene-p1-aim = Dostaňte světlo na středové pole (2 pole) a vyléčte Plechovou můru (2).
scene-p1-roll-1 = První sirka chytila. Chytil i knot, se kterým od loňska nikdo neprohodil slovo, a bylo vidět, že ho to těší.
scene-p1-roll-2 = Sirka zhasla. „To se stává,“ řekla můra. „Mně většinou, když se někdo dívá.“
scene-p1-roll-3 = Prsty měla studené, ale udělaly to i tak.
scene-p1-roll-4 = Luma přiložila ucho ke sklu a hezky dlouho neříkala vůbec nic. Ukázalo se, že přesně tak je to správně.
scene-p1-turn-1 = Naproti přes cestu se pohnula záclona a hned toho litovala.
scene-p1-turn-2 = Mráz zvedl hlavu, jestli už někdo nejde.
scene-p1-turn-3 = Tma postoupila o jeden kůl v plotě. Nezdálo se, že by tím něco myslela.
scene-p1-brom-1 = Daleko odtud, u branky, kde údolí končí, něco velkého kýchlo a pak se to rozhlédlo, kdo to byl.
scene-p1-won =
    Můra přestávala plakat jen pomalu, jako kohoutek, na který se konečně přišel někdo podívat. Byla z plechu, anebo bydlela v plechové lampě už tak dlouho, že to vyšlo nastejno.

    „Chtěla jsem jen být nablízku,“ řekla. „Ottla si vždycky povídala, když zastřihávala knot. Pak přestala chodit a já nevěděla, jestli jsem něco neprovedla.“

    „Neprovedla,“ řekla Luma.

    Můra si to nechala projít hlavou. Pak položila Lumě do dlaně něco docela malého, tvrdého a jasného.

    „To je děkuju,“ řekla. „Větší nebývají. Lidé čekají víc.“

    Luma napsala paní Pellové lístek. Stálo na něm: Šla jsem na lampy. Vrátím se, až budou. Šálu mám. Přečetla si ho po sobě a nenašla na něm nic špatného.
scene-p1-lost =
    Trvalo to celý večer a padly na to skoro všechny sirky, ale povedlo se. Na vlastním prahu se prohrát nedá. Lampa hořela a můra seděla v jejím teple s křídly přes obličej.

    „Chtěla jsem jen být nablízku,“ řekla. „Nemusíš odpovídat.“

    Luma napsala paní Pellové lístek. Stálo na něm: Šla jsem na lampy. Vrátím se, až budou. Šálu mám. Přečetla si ho po sobě a nenašla na něm nic špatného.
scene-p1-choose-door = Tenhle dům ještě nikdy nikdo nezamkl. Jenže ho taky ještě nikdy nikdo nenechal prázdný. Co udělá Luma se dveřmi?
scene-p1-choose-door-latch = Zavřít jen na kliku
scene-p1-choose-door-latch-then =
    Přitáhla je k sobě a slyšela, jak klika zaklapla. Vejít mohl kdokoli. Třeba tatínek, kdyby se lodě vrátily dřív; odjel k nim zas v květnu, když předtím pár dní prostál v kuchyni s kloboukem na hlavě, a klíč nikdy neměl. Nemyslela si, že přijde. Nechala zavřeno jen na kliku.
scene-p1-choose-door-lock = Zamknout a vzít si klíč
scene-p1-choose-door-lock-then =
    Klíč šel ztuha, protože ještě nikdy po něm nikdo nic nechtěl. Nakonec se otočil. Tatínek žádný neměl; ale ten odjel v květnu zpátky na lodě, když předtím pár dní prostál v kuchyni s kloboukem na hlavě, a Luma si nemyslela, že přijde. Strčila klíč do kapsy, kde vážil tolik, kolik váží klíč, a potom ještě o trochu víc. Dům za ní stál hrozně zpříma, i se svými schody.

## P2

scene-p2 = Medvěd u branky
scene-p2-place = Branka, kde údolí končí.
scene-p2-opening =
    Tam, kde údolí končí, stojí branka. Plot není ani na jedné straně, ale lidé stejně chodí brankou. Obejít ji by bylo nezdvořilé.

    Seděl u ní medvěd. Byl velký a hodně starý a seděl tak tiše, že se mu na jaře za levým uchem uhnízdil střízlík. Nechal ho, protože to na to ucho upozorňovalo.

    Luma se před ním zastavila s lampou. Nevykřikla a neřekla dobrý večer. Čekala. Tím se to rozhodlo, protože Brom mluví jen s těmi, kdo neskáčou do řeči.

    „Ty jsi ta malá,“ řekl. „Říkala, že počítáš kůly.“

    Luma kývla. Bylo jich dvě stě šest.

    „V dubnu jsem sešel dolů, abych se dozvěděl, jak je se sněženkami. Vždycky mi vypráví o sněženkách. V květnu jsem si řekl: má zpoždění. V červnu jsem pomýšlel na to, že půjdu domů. Je to den cesty a začíná to u modřínu, do kterého uhodil blesk a který si to vzal osobně. Jenže jsem slíbil, že počkám, a to už jsem byl v polovině.“

    Zadíval se kolem ní dolů po cestě, kde je ta druhá. Byla tam jen cesta.
scene-p2-opening-door-locked = Klíč jí ležel v kapse a cítila každý jeho zub.
scene-p2-aim = Vyřešte obě místa, nejdřív pant (Pomoc 2), potom pěšinu (Průzkum 3), než stín dojde na středové pole.
scene-p2-at-hinge = Zamrzlý pant
scene-p2-at-hinge-done = Dýchla na něj a Brom se opřel. Branka řekla jedno dlouhé slovo a otevřela se.
scene-p2-at-path = Zarostlá pěšina
scene-p2-at-path-done = Pěšina pod kopřivami pořád byla a zjevně ji překvapilo, že se po ní někdo ptá.
scene-p2-roll-1 = Její ruce věděly, kam přijde olej. Každý podzim mazaly pumpu a pumpa jim ani jednou nepoděkovala.
scene-p2-roll-2 = „To se stává,“ řekl Brom. „Stává se to i kamenům.“
scene-p2-roll-3 = „Tak vidíš,“ řekl Brom. Nebylo jasné, co má člověk vidět, ale bylo milé, že na to upozornil.
scene-p2-turn-1 = Les přišel z druhé strany až k brance podívat se, kdo to je.
scene-p2-turn-2 = Na sloupek branky si sedla myš a nechtěla říct proč.
scene-p2-turn-3 = Mezi jedním nádechem a druhým šly barvy domů.
scene-p2-brom-1 = „Prý mám jedno ucho o něco hezčí než druhé,“ řekl Brom. „Ještě se mi nepodařilo zjistit které.“
scene-p2-won =
    Branka tedy byla otevřená a pěšina nalezená a na obloze zbýval ještě žlutý proužek, aby na to bylo vidět. Nikdo se ani nehnul.

    „Máš její lampu,“ řekl Brom. Řekl to opatrně a díval se na lampu, a ne na Lumu. „Jde za tebou? Na tomhle kopci nikdy nebyla rychlá.“
scene-p2-lost =
    Než branka povolila, byla tma jako v botě. Z Broma zbyl jen obrys a dech. Bylo to tak snazší a bylo to tak těžší.

    „Máš její lampu,“ řekl obrys. „Jde za tebou? Na tomhle kopci nikdy nebyla rychlá.“
scene-p2-choose-tell = Co Luma řekne?
scene-p2-choose-tell-truth = „Umřela.“
scene-p2-choose-tell-truth-then =
    „Umřela,“ řekla Luma. „V dubnu. Někdo ti to měl přijít říct.“

    Až dosud to za ni říkali jiní. Myslela, že to bude větší slovo. Nic se od něj nerozbilo.

    Brom otočil hlavu a dlouho se díval na pant branky.

    „Říkal jsem si, jestli to není tohle,“ řekl. „Takové zpoždění nemá nikdo.“ A zase až po chvíli: „Děkuju, žes to neřekla hezky.“
scene-p2-choose-tell-resting = „Odpočívá.“
scene-p2-choose-tell-resting-then =
    „Odpočívá,“ řekla Luma. Mezi nimi se snášel list a dával si na čas.

    Brom seděl u té branky od sněženek do prvního mrazu. Měl výborný čich a hloupý nebyl. „Aha,“ řekl. „Bude unavená.“

    Bylo to hezké od ní a bylo to hezké od něj a oběma bylo o něco hůř.

## Chapter one

chapter-1 = Lem lesa
chapter-1-motto = Ta část lesa, ve které ještě stojí ploty.

## 1.1

scene-1-1 = Sad, který nikdo nečeše
scene-1-1-place = Zplanělé jabloně, ve kterých zůstaly žebříky.
scene-1-1-opening =
    Les nezačíná naráz. Nejdřív má lem: plot, pole, které zapomnělo, že bylo polem, a potom sad.

    Žebříky jsou ve stromech dodnes. Příčky zarostly kůrou. Jablka se drží až do sněhu a nikdo je nečeše, protože šeptají.

    „Dvě vejce a kůru z jednoho citronu,“ řeklo jedno Lumě u samého ucha.

    „A řekla jsem to jenom proto, že jsem byla unavená,“ řeklo druhé.

    „Kdybyste mě chtěla,“ řeklo třetí, hodně vysoko. Bylo celé červené a říkalo to už čtyřicet let.

    „Když mají lidé něco, co nemůžou říct,“ vysvětlil Brom, „přijdou sem po setmění a nechají to u plotu. Je to tak čistší. Stromy to na jaře vypijí.“ Rozhlédl se, kam by se posadil, ale našel jen trávu. „Dávám přednost kameni. Cestou domů si vždycky na jeden sedám, hned za modřínem. Nosí mechový klobouk. Ještě nikdy se mě nezeptal, jak se mám.“

    Pod větve se trousila drobná zvířata a jedla, co spadlo. Přicházela rychle a domů šla pomalu.
scene-1-1-opening-start-dark = Prošli brankou tak pozdě, že na ně pod prvním stromem už něco čekalo a bylo to přejedené.
scene-1-1-opening-bear-told-truth = Od branky toho moc nenamluvili. To slovo šlo mezi nimi a oba si zvykali na to, jak je velké.
scene-1-1-opening-bear-told-resting = „Mohli bychom jí jedno donést,“ řekl Brom. „Až si odpočine.“ Luma řekla, že ano, to by mohli, a držela lampu tak, aby jí nesvítila do obličeje.
scene-1-1-aim = Vyslechněte jablka (Průzkum 3) a potom uvolněte žebřík (Pomoc 3), než stín dojde na středové pole.
scene-1-1-at-listen = Jablka si povídají
scene-1-1-at-listen-done = Chtěla jen, aby je někdo nechal domluvit. Luma nechala domluvit jedenáct.
scene-1-1-at-ladder = Zarostlý žebřík
scene-1-1-at-ladder-done = Strom ho pouštěl příčku po příčce a pak se otřepal jako pes, kterému sundali obojek.
scene-1-1-turn-1 = Vosa chodila kolem dokola jedné omluvy a nemohla najít, kudy dovnitř.
scene-1-1-turn-2 = Něco spadlo do trávy a mluvilo dál obličejem k zemi.
scene-1-1-turn-3 = Kmeny ustoupily o krok, jedna řada po druhé.
scene-1-1-brom-1 = „Tohle říká, že mu nikdy nevyběhla bábovka,“ oznámil Brom, který se sehnul, aby lépe slyšel. „Ujistil jsem je, že určitě byla výborná. Doufám, že to bylo správně. Nevím, co je to bábovka ani kam měla běžet.“
scene-1-1-won =
    Když žebřík povolil, začal šepot slábnout, strom za stromem, až sad vydával jen takové zvuky, jaké sady vydávají. Zvířata pod větvemi zvedla hlavy. Jedno dvě zkusila udělat krok a zjistila, že je to jenom krok.

    Luma si dala žebřík na rameno. Ještě z něj rostlo listí.

    Na posledním stromě u plotu viselo jablko, které zatím neslyšela. Nebylo nijak velké. Řeklo „Lumo“, a ne tak, jak se jméno říká do očí, ale tak, jak se volá po schodech dolů.
scene-1-1-lost =
    Odcházeli za noci a šepot jim sahal po kotníky. Luma si držela rukávy na uších, a tak si teprve u posledního plotu všimla, že má v kapuci jablko.

    Nechtělo být zticha. Řeklo „Lumo“, počkalo, a zase řeklo „Lumo“, tak jak se volá po schodech dolů.

    „Mohli bychom je tu nechat,“ řekl Brom.

    „Ne,“ řekla Luma dost rychle, dala jablko do kapsy a na jablko ruku.
scene-1-1-choose-apple = Co udělá s jablkem, které volá její jméno?
scene-1-1-choose-apple-eat = Sníst je
scene-1-1-choose-apple-eat-then =
    Snědla je vestoje a celé, i s jádřincem, jadýrky a stopkou. Chutnalo po zimě a po tužkách. Od té doby říkalo její jméno už jen uvnitř, kde to nikoho jiného neobtěžovalo.
scene-1-1-choose-apple-plant = Zasadit je
scene-1-1-choose-apple-plant-then =
    Patou vyhloubila jamku, vložila do ní jablko a přišlápla hlínu. Ještě jednou to zespoda řeklo „Lumo“, docela spokojeně. „Teď to bude říkat každý podzim,“ řekl Brom. „Každému, kdo přijde.“ Zřejmě si myslel, že sadu něco takového jen prospěje.
scene-1-1-choose-apple-keep = Dát je do kapsy
scene-1-1-choose-apple-keep-then =
    Dokud na něm měla ruku, bylo zticha. „To ti zbývá jedna ruka,“ poznamenal Brom. „Zvládnu to sama,“ řekla Luma.

## 1.2

scene-1-2 = Zaječice, která počítá
scene-1-2-place = Nora s jedenácti dveřmi.
scene-1-2-opening =
    „Sedm,“ řekla zaječice. „Osm. Stůj rovně. Devět. Nedívej se na mě, dívej se na toho před sebou. Deset.“ Zarazila se. Vrátila se na začátek. „Jedna.“

    Zajíčků byla spousta a stáli v řadě podél meze podle velikosti, která se pořád měnila, protože na tom menším konci si každý na něco stoupal.

    „Takhle to dělá celý den,“ zašeptal třetí zleva. „A vždycky jí vyjde deset.“

    „A kolik vás má být?“ zeptala se Luma.

    „Jedenáct,“ řekla celá řada najednou. Pak se všichni podívali na svoje nohy. Zřejmě je ještě nenapadlo, že by mohla mít pravdu.

    Než se zaječice dostala k šestce, sklonil se Brom k Lumě. „Já taky počítám,“ řekl. „Za kamenem v klobouku jsou tři břízy, které mě pomlouvají. Kdykoli jdu kolem, přepočítám je. Tři. Výš, jak jsem zjistil, už mě to netáhne.“

    Nora měla jedenáct dveří. Patery z nich byly na škvírku otevřené a za jedněmi, jen těžko říct za kterými, bylo slyšet, jak se někdo maličký rozhoduje, že nezavolá.
scene-1-2-opening-apple-eaten = Luma škytla a vyšlo z toho její vlastní jméno. Zajíčci v životě neviděli lepší kousek.
scene-1-2-opening-apple-kept = V Lumině kapse řeklo jablko její jméno a tři zajíčci se přihlásili.
scene-1-2-opening-apple-planted = Luma měla za nehty ještě hlínu. Jeden zajíček přičichl a s úctou pravil: „Hrabáno.“
scene-1-2-aim = Najděte zajíčka za jedněmi z patera dveří (každé: Průzkum 2). Každý tvor, kterého vyléčíte, prozradí jedny dveře, za kterými zajíček není.
scene-1-2-at-nettles = Dveře v kopřivách
scene-1-2-at-nettles-done = Značné množství kopřiv.
scene-1-2-at-roof = Dveře ve střeše
scene-1-2-at-roof-done = Výhled na oblohu a chleba s máslem, který si tam někdo šetřil.
scene-1-2-at-boot = Dveře v botě
scene-1-2-at-boot-done = Bota má jenom jeden pokoj a ten měl tvar palce.
scene-1-2-at-wet = Mokré dveře
scene-1-2-at-wet-done = Voda, o schůdek níž. Byl to rybníček, kterému tu někdo zařídil pokoj.
scene-1-2-at-shut = Dveře, které drhnou
scene-1-2-at-shut-done = Otevřely se s vřískotem a všichni se jim omluvili.
scene-1-2-found-leveret = Za nimi stál na zadních, se sklopenýma ušima, jedenáctý. „Já chtěl zavolat,“ řekl. „Za chviličku.“
scene-1-2-turn-1 = „Deset,“ řekla zaječice. Nikdo se nezasmál.
scene-1-2-turn-2 = Řada zajíčků se semkla, takže se hůř počítala, ale líp se v ní hřálo.
scene-1-2-turn-3 = Byla to ta hodina, kdy mámy vycházejí na práh a volají. Ona ochraptěla už před týdnem.
scene-1-2-brom-1 = Brom se nabídl, že se nechá započítat, aby to vyšlo. Zaječice ho celého obešla, poděkovala mu a řekla, že by jí kazil průměr.
scene-1-2-won =
    Šel se podívat, kam všechny ty dveře vedou, a zjistil, že všechny vedou dovnitř. Pak byla tma a pak už bylo pozdě zavolat tak, aby z toho nebyl rozruch.

    Zaječice mu neřekla ani slovo. Umyla mu uši, nejdřív jedno a potom druhé, víc, než bylo třeba. Pak počítala. Dopočítala se až na konec, podlomily se jí nohy a už seděla v trávě.

    „Pořád jsem myslela, že se pletu,“ řekla Lumě. „Všichni se mnou měli takovou trpělivost.“

    Jmenoval se Knoflík. Držel Lumu za cíp šály a tvářil se, že o tom neví.
scene-1-2-lost =
    Nakonec ho našli podle toho, jak mu cvakaly zuby. Byl za posledními dveřmi, které zkusili, anebo které chtěli zkusit hned potom, a byl studený jako lžička.

    „Já chtěl zavolat,“ řekl. „Za chviličku.“

    Zaječice k němu přiložila čumák a napočítala do jedenácti, ani přitom nehnula pysky. Pak přejela očima celou řadu. „Mám jich na zahřátí deset a boky mám dva,“ řekla. „Ty máš medvěda.“

    A tak ho Luma nesla pod kabátem. Padla na to jedna ruka. Jmenoval se Knoflík, jak sdělil její nejhořejší knoflíkové dírce, a nebyl vůbec ospalý, a pak už spal.
scene-1-2-choose-leveret = Knoflík by šel rád s nimi. Nezeptal se, ale všem ostatním už řekl, že jde. Co řekne Luma?
scene-1-2-choose-leveret-home = Vrátit ho mámě
scene-1-2-choose-leveret-home-then =
    „Vždyť se teprve teď dopočítala jedenácti,“ řekla Luma. Knoflík o tom přemýšlel celým obličejem. Pustil šálu. Když se od příkopu ohlédli, řada tam ještě stála a na tom menším konci si někdo vylezl na květináč, aby byl vidět z větší dálky.
scene-1-2-choose-leveret-along = Vzít ho s sebou
scene-1-2-choose-leveret-along-then =
    „Do oblevy zpátky,“ řekla zaječice, „a s oběma ušima.“ Rozplakala se, teprve když byli za příkopem, a pak ji slyšeli nacvičovat: deset, a jeden na cestách. Deset, a jeden na cestách. Knoflík se vezl Lumě v kapuci a ukazoval na všechno, co míjeli.

## 1.3

scene-1-3 = První lampa
scene-1-3-place = Nakloněný železný sloup, tam kde končí ploty.
scene-1-3-opening =
    První lampa stojí tam, kde to vzdává poslední plot. Naklání se, jako by jí zrovna někdo něco pověděl.

    Byla plná špačků. Koncem léta se jich sem před zimou nastěhovalo čtyřicet, rozbitým sklem. Široko daleko to byl jediný pokoj s okny. Když uviděli světlo, ztichli. Pak začali předvádět, co umějí.

    Předvedli branku. Předvedli kbelík paní Pellové. Předvedli déšť na klobouku. Předvedli zakašlání, takové malé, suché, dvakrát, a Luma řekla: „Tohle ne.“ Řekla to tak ostře, že chvíli nepředváděli vůbec nic.

    „Mně to připadalo docela zdařilé,“ ozval se Brom za nějaký čas. A když neodpovídala: „Chtěl jsem ti dopovědět svou cestu domů, aby nám uběhl večer. Zbývá jí jen kousek. Za břízami už je jenom cesmína. U cesmíny se musíš nadechnout, aby ses protáhla. Potom jsi u mých dveří a můžeš zase vydechnout.“

    „To je hezké,“ řekla Luma. Vyhrnovala si rukávy.
scene-1-3-opening-hare-child-with-us = Knoflík ještě nikdy neviděl tolik lidí v jednom pokoji. „Kdo z vás je nejstarší?“ zeptal se a čtyřicet špačků řeklo: „Já.“
scene-1-3-opening-hare-child-home = Daleko za nimi, docela slabounce, někdo počítal. Vyšlo to. Začal znovu, jen tak pro radost.
scene-1-3-opening-leveret-cold = Luma to dělala jednou rukou. V té druhé měla zajíčka.
scene-1-3-aim = Dostaňte světlo na středové pole (6) a potom opravte lampu (Pomoc 4), než tam dojde stín.
scene-1-3-at-lamp = Lampa plná špačků
scene-1-3-at-lamp-done = Podržela jim dvířka. Vycházeli jeden po druhém jako lidé z koncertu a na uvolněném místě se postavil plamen.
scene-1-3-turn-1 = Všech čtyřicet si poposedlo, aby se vešla i tma.
scene-1-3-turn-2 = Jeden špaček předvedl škrtnutí sirky. Bylo jako živé a k ničemu.
scene-1-3-turn-3 = Kolem sloupu byl teď kruh očí a všechny by byly radši někde jinde.
scene-1-3-brom-1 = „Mě umějí taky,“ svěřil se Brom. „Je to jenom dýchání. Ale tu důstojnost vystihli.“
scene-1-3-won =
    Jedna lampa v lese toho moc neosvítí. Osvítila kousek trávy, sloup, jedno děvče a většinu medvěda. Ale kdesi ve tmě se něco těžkého převalilo a leželo čelem na druhou stranu: rok ji uviděl. Však on přijde. Chtěl jen mít jistotu, že jich bude víc.

    Luma stála pod lampou, saze až po lokty. Čekala, až pocítí to, co se v takové chvíli cítí.

    „Ona říkávala: Tak, a jedna,“ řekl Brom.

    „Tak, a jedna,“ řekla Luma.

    Špačci se zvedli všichni naráz a napsali něco na oblohu. Zase to škrtli a letěli s nimi.
scene-1-3-lost =
    Knot čadil. Rozbitým sklem vešel vítr a usadil se v lampě, jako by měl zaplaceno. Dneska se tu už nedalo nic dělat, a tak tam oba stáli a nedělali nic, déle, než bylo rozumné.

    Špačkům to bylo líto. Všech čtyřicet se vyklonilo a ukázalo čtyřiceti trochu různými směry, což v průměru vyšlo na pěšinu do ostružiní.

    „Tudy,“ řekl Brom, „je to oklikou.“ A vykročil. „Okliku mám rád. Je jí víc.“

## 1.4

scene-1-4 = Oklikou
scene-1-4-place = Ostružinový kraj.
scene-1-4-opening =
    Nikdo za nimi nešel. Nebylo koho dohánět a nebylo koho léčit. Bylo tu jen trní v tenkém slunci a ostružiny tak pozdní, že je vzdali i ptáci.

    „Povím ti, jak jsem ji potkal,“ řekl Brom. „Bylo to o slunovratu. Měřila tři metry a přijela po řece na štice jménem Bohumil.“

    Luma utrhla ostružinu a dívala se na ni.

    „Měla meč,“ řekl Brom. „Pravila: Medvěde, jdu kvůli tvým uším. Mluví se o nich ve třech údolích. A já na to: Madam, pouze ve třech?“

    Koukl po ní úkosem. Luma měla zavřenou pusu a něco se za ní dělo.

    Znala ten příběh. Slýchala ho potmě, s deštěm na střeše, a bylo to víckrát, než je v plotě kůlů. Byl v něm mokrý podzim a zhaslá lampa. Štika v něm nebyla.

    „A potom,“ pokračoval Brom a nespouštěl z ní oči, „jsme tančili.“
scene-1-4-opening-hare-child-with-us = „A jaká štika?“ zeptal se z kapuce Knoflík. „Velká,“ řekl Brom. „Osedlaná.“
scene-1-4-opening-hare-child-home = Na vyprávění jedenácti zajíčkům by to bylo dobré, pomyslela si Luma. Bylo v tom štiky tak akorát.
scene-1-4-aim = Vyřešte ostružiny (Pomoc 2) a potom mezeru (Průzkum 3) a na konci mějte aspoň 7 bodů duševní síly. Nikdo vás nehoní, jen večer.
scene-1-4-at-berries = Poslední ostružiny
scene-1-4-at-berries-done = Kyselé, a pak jedna, která si nechala pro sebe celý srpen.
scene-1-4-at-sun = Kousek slunce
scene-1-4-at-sun-done = Seděli v něm, dokud se neposunulo, a pak se posunuli taky a seděli v něm dál.
scene-1-4-at-gap = Mezera v trní
scene-1-4-at-gap-done = Brom šel první a udělal z ní mezeru na medvěda. Luma by byla prošla s rozpaženýma rukama.
scene-1-4-turn-1 = „Tančili jsme celou noc,“ řekl Brom. „Vedl Bohumil.“
scene-1-4-turn-2 = Slunce sešlo z pěšiny. Nešlo daleko.
scene-1-4-turn-3 = „Na hlavě měla klobouk ušitý z jiného, menšího klobouku,“ řekl Brom a povzdechl si, protože mu docházela zásoba.
scene-1-4-brom-1 = „Jednou jsem potkal trn, který mi byl sympatický,“ řekl Brom a jiný si tahal z kolena. „Už se nestýkáme.“
scene-1-4-won =
    Za trním se pěšina stočila zpátky, seběhla z kopce, a tam pod nimi, docela blízko, stál železný sloup. Šli noc a půl dne a došli tam, kde už byli. Jenže světlo teď padalo z druhé strany a Luma měla kapsy těžké drobnými jasnými věcmi.

    „To je, myslím, celé,“ řekl Brom. „Ledaže bych něco vynechal.“
scene-1-4-lost =
    Trní je pustilo, až když se trní zachtělo. To už byl večer, sloup byl daleko za nimi a před nimi šuměla voda. Nezbývalo než jít dál potmě.

    „Držíš se statečně,“ řekla si Luma hlasem paní Pellové. Padl jí tak dobře, až se ho lekla.

    „To je, myslím, celé,“ řekl vedle ní Brom. „Ledaže bych něco vynechal.“
scene-1-4-choose-story = Vyprávěl to celé špatně a teď se na ni dívá. Co Luma udělá?
scene-1-4-choose-story-correct = Opravit ho
scene-1-4-choose-story-correct-then =
    „Zakopla o tebe,“ řekla Luma. „Byla tma jako v pytli a lampa jí zhasla a ona přes tebe spadla, jak byla dlouhá, a řekla: Promiňte. Protože si myslela, že jsi člověk. A tys řekl: Nic se nestalo.“

    „Opravdu?“ řekl Brom.

    „A ležela na tobě a smála se. Řekla, že za celý ten rok jsi první, kdo se nezeptal, jestli ji něco nebolí.“ Luma měla najednou divný hlas. Nepřestala, dokud nebyla na konci. Byl docela daleko.

    „Ano,“ řekl Brom. „Tak to bylo. Chtěl jsem to slyšet od někoho, kdo to ví.“
scene-1-4-choose-story-laugh = Smát se
scene-1-4-choose-story-laugh-then =
    Nechtěla se smát. Mohlo za to jméno té štiky. Smála se s rukou na puse, potom i bez ní, a když bylo po všem, připadala si, jako by se vrátila z větru. Jak to bylo doopravdy, neřekla. Ale pravý příběh s nimi chvilku pobyl, dalo by se říct v místnosti, a dostal židli.

## 1.3 again

scene-1-3b = První lampa, podruhé
scene-1-3b-place = Ten samý železný sloup, z druhé strany.
scene-1-3b-opening =
    Lampa se nakláněla obráceně. Možná odjakživa záleželo jen na tom, kde kdo stojí.

    Špačci je viděli přicházet. Předvedli, jak se otvírá branka. Předvedli, jak se raduje dav. Někdo vzadu začal s tím zakašláním a ostatní si na něj sedli.

    „Stýskalo se jim,“ řekl Brom.

    Luma měla ruce poškrábané od zápěstí po lokty a jeden prst nešel ohnout. Postavila lampu do trávy a podívala se na sloup tak, jak se člověk dívá na někoho, s kým se nepohodl.

    „Tak znova,“ řekla.
scene-1-3b-opening-story-corrected = Všimla si, že píská skrz zuby, žádnou písničku, jenom vzduch. Přestala. Dokud to trvalo, bylo to docela přátelské.
scene-1-3b-opening-story-laughed = „Bohumil,“ řekl Brom tiše a nikomu, a ona musela odložit sirky.
scene-1-3b-aim = Dostaňte světlo na středové pole (6) a potom opravte lampu (Pomoc 4). V první fázi máte o 1 kostku méně.
scene-1-3b-at-lamp = Lampa plná špačků
scene-1-3b-at-lamp-done = Vyšli ven, jako by to byl jejich vlastní nápad, a plamen šel dovnitř.
scene-1-3b-turn-1 = Tma jim držela místa.
scene-1-3b-turn-2 = Jeden špaček předvedl pískající konvici, aby je povzbudil.
scene-1-3b-turn-3 = Sloup zavrzal. Uvažoval, že by se naklonil zpátky.
scene-1-3b-brom-1 = „Podruhé je to snazší,“ řekl Brom. „Nemám pro to žádný důkaz. Ale říkám to dobře.“
scene-1-3b-won =
    Tentokrát se plamen chytil a vydržel. Nebyl o nic větší jen proto, že se na něj čekalo. Osvítil trávu, sloup, jedno děvče a většinu medvěda. Kdesi ve tmě zvedl rok svou těžkou hlavu a podíval se.

    „Tak, a jedna,“ řekl Brom. „To říkávala.“

    „Tak, a jedna,“ řekla Luma a zjistila, že to musí říct svým botám.

    Špačci se zvedli všichni naráz a napsali na oblohu číslo. Zase je škrtli a letěli s nimi.
scene-1-3b-lost =
    Nechtěla. Jsou večery, kdy lampa prostě nechce, a nikdo za to nemůže, a je to přesně takový pocit, jako by někdo mohl.

    Šli dál dolů, za šuměním vody. Za zády jim špačci předváděli škrtání sirky, znovu a znovu, dokud je bylo slyšet.

    „Čtyři je pěkné číslo,“ řekl Brom asi po míli. „Je to o jednu víc, než umím napočítat.“

    Pak už byla na chůzi moc velká tma. Šla za nimi od lampy, pár kroků vzadu, a když si sedli, sedla si taky.
scene-1-3b-choose-night = Bude to dlouhá noc. Jak ji stráví?
scene-1-3b-choose-night-brom = Brom si lehne mezi ni a tmu
scene-1-3b-choose-night-brom-then =
    „Ty spi,“ řekl Brom. „Jsem větší než ona, z některých stran.“ A tak spala, hustým, teplým spánkem, ve kterém nebyly žádné schody. Co tma té noci chtěla, to si vzala od medvěda.
scene-1-3b-choose-night-together = Budou bdít spolu
scene-1-3b-choose-night-together-then =
    „Sám ne,“ řekla Luma. Seděli zády k sobě, dokud se nerozednilo, a střídavě tvrdili, že jim není zima.

## Chapter two

chapter-2 = Řeka, která tekla pozpátku
chapter-2-motto = Nesla prý věci domů. Měla špatnou adresu.

## 2.1

scene-2-1 = Přívoz drobných dluhů
scene-2-1-place = Loď na laně a vydra s účetní knihou.
scene-2-1-opening =
    Řeka tekla opačně. Vycházela z nížiny a šplhala do lesa, přes kameny, trochu se zadýchávala a nesla klobouk, půlku plotu a lavičku, na které nikdo neseděl.

    „Nese věci domů,“ řekla převoznice. „Aspoň to tvrdí. Má špatnou adresu.“ Byla to vydra. Měla plochou loď na laně a účetní knihu zabalenou do voskovaného plátna. „Jméno?“

    „Luma.“

    Olízla si prst a obracela listy. „Luma. Tady to máme. Jedno zamávání, neopětované, předloni v létě. Byla jsem uprostřed proudu a mávala jsem.“

    „Já tě neviděla.“

    „Však to tu mám. Neviděla.“ Vydra jen stěží skrývala, jak je šťastná. „A medvěd. Půl švestky.“

    „To je devatenáct let,“ řekl Brom.

    „Devatenáct let,“ řekla vydra něžně.

    Za celý život nevybrala jediný dluh. Jen měla ráda, když jí někdo něco dlužil. Na zimu, říkala, je to společnost: všichni ti lidé, co na ni jednou budou muset pomyslet. Ale převozné je převozné, a to vybírala v drobných děkuju.
scene-2-1-opening-lamp-1-lit = Za nimi mezi kmeny bylo pořád vidět první lampu, velkou asi jako jadýrko.
scene-2-1-opening-lamp-1-dark = Za nimi nesvítilo nic. Nemluvili o tom. Jen se co chvíli jeden nebo druhý otočil a podíval se tam, kde by to bylo.
scene-2-1-opening-night-together = Oba byli dost ztuhlí a chodili jako lidé, které někdo složil.
scene-2-1-opening-hare-child-with-us = „A zajíček,“ řekla vydra a namočila pero. „Zatím mi nedluží nic.“ Knoflík byl požádán, aby na ni neslušně civěl, vyhověl a bylo to zapsáno.
scene-2-1-aim = Vyřešte postupně tři místa. Každé se nejdřív platí: lano 2 krystaly (Pomoc 2), půl cesty 3 krystaly (Průzkum 2), přístaviště 1 krystal (Pomoc 2).
scene-2-1-at-rope = Lano
scene-2-1-at-rope-done = Dvě děkuju spadla do plechovky. Cinkla jako peníze a Luma by byla radši, kdyby necinkla.
scene-2-1-at-midstream = Půl cesty
scene-2-1-at-midstream-done = V půli cesty musela šmátrat po kapsách. Je to zvláštní, odpočítávat v dešti vděčnost.
scene-2-1-at-landing = Přístaviště
scene-2-1-at-landing-done = To poslední bylo od můry. Vydra je podržela proti světlu a beze slova jí na ně vrátila.
scene-2-1-turn-1 = Kolem pluly do kopce dveře, a jak míjely loď, zaklepaly.
scene-2-1-turn-2 = Vydra si zanášela do knihy déšť, po kapkách.
scene-2-1-turn-3 = Lano zpívalo. Umělo jen jeden tón a ten stoupal.
scene-2-1-brom-1 = Na Bromově straně se loď hodně ponořila. „To dělá ta švestka,“ řekl vydře.
scene-2-1-won =
    Dostali se na druhou stranu. Vydra přivázala loď, stála a točila v tlapkách kloboukem.

    „Já nevím, jestli mám ráda, když mi někdo zaplatí,“ řekla. „Zůstane po tom taková díra.“ A pak udělala něco, co v jejich rodě ještě žádný převozník neudělal. Otevřela knihu na písmenu L a vytrhla list.

    Byly na něm dva řádky. Ten spodní bylo zamávání. Ten horní byl psaný starým vybledlým inkoustem, zařazený pod L jako liják, a stálo v něm: Jeden deštník, půjčen. Jméno nezjišťováno. Osoba nechtěla obtěžovat.

    „Jeden škrtnu,“ řekla vydra. „Když mám teď na ruce hotové. Řekni který.“
scene-2-1-lost =
    Nakonec se na druhou stranu dostali, protože vydra už to nevydržela pozorovat. Poslední kus je odtáhla sama, s lanem v zubech.

    „To nestojí za řeč,“ řekla na břehu. „Řeč o tom bude.“ Namočila pero. Psala pomalu a se všemi podrobnostmi, a když skončila, vypadala o deset let mladší.

    „Teď se budete muset vrátit,“ řekla.
scene-2-1-choose-debt = Čí řádek se má škrtnout?
scene-2-1-choose-debt-own = Její vlastní
scene-2-1-choose-debt-own-then =
    Vydra zamávání přeškrtla, podle pravítka. A protože teď už nikdo nikomu nic nedlužil, Luma zamávala. Vydru to tak překvapilo, že jí to oplatila, a stály na břehu a mávaly si, dokud to nezačalo být hloupé. Na příště dostala Luma převozné, tak jak se dává cizím.
scene-2-1-choose-debt-stranger = Ten cizí
scene-2-1-choose-debt-stranger-then =
    „Ten přece není tvůj,“ řekla vydra. „Není,“ řekla Luma. Na to vydra neměla kolonku. Hledala ji pod Různé. Nakonec knihu zaklapla, dala si ji pod paži, pověsila na lano cedulku (PŘIJDU HNED, POČKÁTE SI) a šla s nimi podívat se, co je to za člověka, který dělá takové věci.

## 2.2

scene-2-2 = Tři kameny zpívají
scene-2-2-place = Brod pod přívozem nebo nad ním; u téhle řeky těžko říct.
scene-2-2-opening =
    V brodu ležely tři kameny a každý si broukal. Broukaly si jako někdo ve vedlejším pokoji, kdo o tom ani neví. Ten hluboký měl svůj tón, ten vysoký taky, prostřední přišel pozdě a trochu falešně, pak byla díra, kam patřil ještě jeden tón, a pak to celé začalo znovu.

    Brom se brodil napřed. Zastavil se. A potom si sedl, rovnou tam, uprostřed, po prsa do studené vody.

    „Jsi v pořádku?“ zavolala Luma.

    „Ne,“ řekl Brom. „Buď chviličku zticha. Už to zase jde.“

    Luma byla zticha. Šlo to. Šlo to vzhůru po cestě, zahnulo to u pumpy a nahoře se to zastavilo popadnout dech, těsně před brankou. Každý podzim to z postele slyšela odcházet, čím dál menší, a každý podzim se to vrátilo.

    Postavila lampu na suchý kámen, protože se jí začaly třást ruce. Byla to Ottlina písnička. Řeka ji zkoušela donést domů a upustila ji.
scene-2-2-opening-ferry-debt-yes = Daleko na druhém břehu zavolal přes vodu tenký hlásek nějakou částku a láskyplně k ní připočetl úrok.
scene-2-2-opening-debt-stranger = Vydra se podívala na medvěda ve vodě. Otevřela účetní knihu a zase ji zavřela, aniž si co zapsala.
scene-2-2-aim = Probuďte každý kámen, dokud jeho karta leží na jeho poli: hluboký kartou Pomoc na poli „3+“ (3), vysoký kartou Průzkum na poli „5+“ (2), prostřední kartou Pomoc na poli „4+“ (3).
scene-2-2-at-low = Hluboký kámen
scene-2-2-at-low-done = Držel svůj tón a nechal ty druhé, aby se o něj opřely.
scene-2-2-at-high = Vysoký kámen
scene-2-2-at-high-done = Vylezl nahoru a zůstal tam, jako člověk na žebříku, který se rozhodl, že se mu tam bude líbit.
scene-2-2-at-middle = Prostřední kámen
scene-2-2-at-middle-done = Už nezněl falešně. Jenom celou dobu hledal ty dva.
scene-2-2-turn-1 = Písnička došla ke své díře a překročila ji.
scene-2-2-turn-2 = Brom měl vodu po bradu. Nezdálo se, že by o tom věděl.
scene-2-2-turn-3 = Kousek broukání se ulomil a odplul s listím nahoru do kopce.
scene-2-2-brom-1 = „Na klíně mi sedí pstruh,“ řekl Brom, aniž otočil hlavu. „Nic prosím neříkej. Myslí si, že jsem břeh.“
scene-2-2-won =
    Hluboký, vysoký, prostřední; a pak, kdovíodkud, ten chybějící, který neměl žádný z nich a který přišel, jen když byly všechny tři správně. A byl tu. Seběhl poslední kousek cesty a vzal za branku. Byl doma.

    Potom už ji kameny zpívaly celou, docela tiše a bez zastavení. Bylo vidět, že v tom míní pokračovat. Co kámen jednou má, to už nezapomene.

    „Dobře,“ řekl Brom. Z kožichu mu crčela voda. „Tak už nevadí, když ji zapomenu já.“
scene-2-2-lost =
    Dali dohromady dva, ale nikdy ne všechny tři. Pokaždé když písnička došla k brance, byla tam díra a všichni do ní spadli.

    Za soumraku to kameny vzdaly. Chvíli si broukaly každý pro sebe a pak už to nešlo rozeznat od vody. „Měla ještě jeden tón,“ řekla Luma. „Na konci. Byl takový…“ Otevřela pusu a nebylo v ní nic, jenom jeho tvar.

    Brom vylezl na břeh, otřepal se a na všechny pršelo. „Však ona bude dobrá,“ řekl. „Bude moc dobrá, i když jí kus chybí. Podívej se na mě.“
scene-2-2-choose-whistle = Písnička je ve vzduchu. Brom zavřel oči. Co udělá Luma?
scene-2-2-choose-whistle-whistle = Pískat s ní
scene-2-2-choose-whistle-whistle-then =
    Moc jí to nešlo. Byl to hlavně vítr, občas v něm něco vrzlo, a v zatáčce se jí třásl ret, ale vydržela až nahoru na kopec. Když bylo po všem, otevřel Brom jedno oko. „Jí to zezačátku taky nešlo,“ řekl. „Žáby se stěhovaly.“
scene-2-2-choose-whistle-listen = Poslouchat
scene-2-2-choose-whistle-listen-then =
    Sedla si na břeh, přitáhla si kolena pod kabát a poslouchala, dokud bylo co. Nikdo od ní nic nechtěl. Bylo to, jako když člověk leží v posteli, dveře jsou na škvírku, na chodbě se svítí a někdo je ještě vzhůru.

## 2.3

scene-2-3 = Dopis v rákosí
scene-2-3-place = Volavčí hnízdo vystlané poštou.
scene-2-3-opening =
    Volavka stavěla z toho, co bylo, a byly dopisy.

    Připlouvaly po řece nahoru celá léta. Vážený pane. Má nejdražší. Všem, jichž se to týká. Známku neměl žádný, protože žádný nebyl poslán. Někdo je napsal pozdě večer u kuchyňského stolu a potom je strčil do zásuvky nebo do komína, anebo je vzal na procházku, až sem k vodě.

    „Já je nečtu,“ řekla volavka. „Líbí se mi, jak šustí.“ Zvedla jednu nohu a zase ji postavila. „Ale jeden mi nedá spát. Hřeje.“

    Luma zvedla lampu. Uprostřed hnízda, pod skořápkami, ležela šedá obálka a na ní vysoké tenké písmo, v něm O nahoře nedovřené, aby tam mohl vzduch. Poznala by je kdekoli. Bylo na všech zavařeninách.

    Nestálo tam Luma. Stálo tam: Oriela, v domě pod kořeny.

    „Kdo je Oriela?“ řekla Luma.

    Brom zkoumal oblohu. Byl upřímný ve všem a spotřeboval na to spoustu oblohy. „Mně to nikdy nikdo neřekl,“ pravil. „Jenom jsem vždycky viděl to místo, kde se to vynechalo.“

    V rákosí se ze tří stran blížilo něco, co se chtělo ohřát.
scene-2-3-opening-tune-whole = Od brodu bylo slyšet kameny, jak zpívají dál.
scene-2-3-opening-tune-short = Jazyk Lumě pořád chodil hledat ten chybějící tón, jako chodí hledat zub.
scene-2-3-aim = Vyléčte tři tvory, než stín dojde na středové pole. Když je osvítíte, získáte čas.
scene-2-3-turn-1 = Rákosí se rozhrnulo a zase zavřelo, zdvořile a o kousek blíž.
scene-2-3-turn-2 = Vážený pane se uvolnil a odplul, aniž se dočkal odpovědi.
scene-2-3-turn-3 = Podlahou prosakovala voda, větu po větě.
scene-2-3-brom-1 = „Tenhle je pro Medvěda,“ řekl Brom celý dojatý a četl volavce přes rameno. „Ach tak. Pro Medvěda Aloise, kominíka.“
scene-2-3-won =
    Poslední z nich odešel rákosím po špičkách, o mnoho lehčí. Volavka si srovnala křídla. „Měla jsem ho v suchu,“ řekla. „Říkala jsem si, když si někdo dal práci a psal tak drobně.“

    Vytáhla ho zobákem a položila Lumě do ruky.

    Nevážil nic. Byly to dva listy, možná tři. V dubnu se Lumy ptali, jestli by po babičce nechtěla něco na památku, a ona řekla ne, děkuju, a šla roznášet koláč.
scene-2-3-lost =
    Hnízdo se potápělo docela pomalu, jako když si někdo leze do vany. Luma držela dopis za růžek. Nepustila ho a zbytek říční pošty plul po obou stranách kolem ní, stále neodeslaný.

    „Sedm let jsem ho měla v suchu,“ řekla volavka. Stála s hlavou pod křídlem.

    Byl jenom mokrý, nebyl pryč. Skrz obálku prosvítal inkoust, modrý a na cestách.
scene-2-3-choose-letter = Není pro ni. Ale nikdo jiný by tu to písmo nepoznal. Co Luma s dopisem udělá?
scene-2-3-choose-letter-read = Přečíst ho
scene-2-3-choose-letter-read-then =
    Četla u lampy, zády k ostatním.

    „Orielo,“ stálo tam. „Lampa měla patřit i Tobě. Řekla jsem jim, že jsi křehká. Nikdy jsi nebyla. Bála jsem se, že když ji poneseme spolu, všichni uvidí, že Ty to umíš líp. Mrzí mě to tak zhruba od druhé lampy.

    „Nevím, jak se něco takového řekne po čtyřiceti letech, tak tady to máš, řečené špatně: pojď se mnou. Je tu medvěd, výborný společník, jen se mu musí chválit uši. A teď je tu taky holčička, ještě jí nejsou čtyři, všechno počítá. Ráda bych, abys ji viděla. Tenhle říjen se Tě zeptám. Tenhle říjen se Tě určitě zeptám.“

    Datum na něm nebylo. Ale od toho října, kdy Lumě ještě nebyly čtyři, jich uběhlo sedm. Složila ho podle přehybů. Netušila, že i dospělí se umějí bát nějaké věty. Myslela, že jenom ona.
scene-2-3-choose-letter-burn = Spálit ho nepřečtený
scene-2-3-choose-letter-burn-then =
    „Je to soukromé,“ řekla Luma a byla to pravda. Otevřela lampu a přidržela růžek u plamene. Dopis hořel jasným, rovným, překvapeným světlem až ke konečkům jejích prstů a ty po něm zůstaly černé. Dokud hořel, bylo vidět až na konec rákosí. Potom už nebylo. „Je to tak čistší,“ řekla. Nikdo jí neodporoval. Brom se díval na popel, jako by ještě mohl něco říct.
scene-2-3-choose-letter-carry = Donést ho Oriele
scene-2-3-choose-letter-carry-then =
    Schovala ho pod košili, na kůži, kde hřál dál. „Ty nechceš vědět, co v něm je?“ zeptal se Brom. „Chci,“ řekla Luma. „To chci.“ Nějakou dobu šli. „Proto je to dopis,“ řekl Brom.
scene-2-3-choose-wet-letter = Není pro ni a rozpíjí se. Jestli ho má někdo přečíst, musí to být brzy. Co Luma udělá?
scene-2-3-choose-wet-letter-read = Přečíst, co se přečíst dá
scene-2-3-choose-wet-letter-read-then =
    U lampy odlepila listy od sebe. Řeka je četla první.

    „Orielo,“ stálo tam. „Lampa měla patřit i,“ a pak bylo modro. „Bála jsem se, že,“ a modro. „Mrzí mě to tak zhruba od druhé lampy.“ Pak: „medvěd, výborný společník, jen se mu musí chválit uši,“ docela zřetelně, jako skála při odlivu. Pak celá stránka a na ní jen skvrna jako jezero, když se na ně člověk dívá shora. A úplně dole, kde ruka víc přitlačila: „Pojď se mnou. Tenhle říjen se Tě zeptám. Určitě se Tě zeptám.“

    Luma ho držela, dokud skoro neuschl. Netušila, že i dospělí se umějí bát nějaké věty. Myslela, že jenom ona.
scene-2-3-choose-wet-letter-burn = Spálit ho nepřečtený
scene-2-3-choose-wet-letter-burn-then =
    Skoro nehořel. Syčel, kroutil se, šla z něj pára a Luma tam stála a držela ho s odvrácenou tváří, mnohem déle, než si myslela, že to bude trvat. „Je to soukromé,“ řekla. „Je to tak čistší.“ Když bylo po všem, měla konečky prstů černé. Zůstaly černé ještě několik dní.
scene-2-3-choose-wet-letter-carry = Donést ho Oriele, jak je
scene-2-3-choose-wet-letter-carry-then =
    Schovala ho pod košili, na kůži, mokrý, jak byl. Do večera uschl a měl tvar jejích žeber. „Třeba ho nepřečte,“ řekl Brom. „Ale uvidí, že byl na cestách,“ řekla Luma.

## 2.4

scene-2-4 = Druhá lampa
scene-2-4-place = Lampa uprostřed proudu, se světlem pod vodou.
scene-2-4-opening =
    Bylo ji vidět ze břehu, dole ve vodní trávě. Svítila asi jako mince, kterou tam někdo hodil pro štěstí. Sloup trčel z řeky do výšky člověka. Lampa byla na tom druhém konci.

    „Dřív stála správným koncem nahoru,“ řekl Brom. „Řeka taky.“

    Voda šla kolem nich do kopce a nesla skříň. Těžce oddechovala. Celou cestu od moře sbírala, co kde lidé pustili, a nikdo k ní nepřišel na břeh říct ano, to je moje, děkuju. Nemohla nic z toho odložit. A tak šla dál, nahoru do lesa, protože tam se takové věci nechávají.

    „Je to hrozně těžké, viď?“ řekla Luma. Nevěděla jistě, jestli myslí tu skříň.

    Zula se a pověsila si boty za tkaničky kolem krku. Světla bude potřeba tolik, aby vůbec viděla, kde začít; a potom ještě víc.
scene-2-4-opening-letter-read = Věděla už, co v něm stálo. Určitě se Tě zeptám. Chodilo jí to hlavou pořád dokola, do taktu s vodou.
scene-2-4-opening-letter-burned = Prsty jí byly cítit kouřem. Myla si je už dvakrát.
scene-2-4-opening-letter-carried = Dopis jí ležel na žebrech, a když se nadechla, nadechl se taky.
scene-2-4-opening-apple-kept = V kapse ji zavolalo jablko a řeka na okamžik zpomalila, jako by se ohlédla.
scene-2-4-aim = Když je světlo na poli 3, otevře se horní místo (Pomoc 3), když na středovém poli, otevře se spodní (Pomoc 4). Stín tlačí světlo zpět.
scene-2-4-at-upper = Sloup nad vodou
scene-2-4-at-upper-done = Povolila rez a po ní vodní tráva. Něco se tam dole převalilo a podívalo se nahoru.
scene-2-4-at-lower = Lampa pod vodou
scene-2-4-at-lower-done = Ponořila celou ruku a škrtla sirkou tam, kde se škrtnout nedá. Chytila.
scene-2-4-turn-1 = Řeka si nadhodila náklad a šla dál.
scene-2-4-turn-2 = Světlo jí vyklouzlo z ruky jako ryba a vrátilo se, ale ne úplně.
scene-2-4-turn-3 = Kolem se prohouplo houpací křeslo.
scene-2-4-brom-1 = „Podržím ti boty,“ řekl Brom. Upozornila ho, že je má kolem krku. „Tak podržím ten,“ řekl, vzal ji za límec a nikdo ho nežádal, aby pustil.
scene-2-4-won =
    Světlo sešlo po sloupu dolů a na druhé straně vyšlo samo nahoru. Celá řeka se na okamžik zastavila, i se vším nábytkem. Už tak dlouho jí nikdo nepřišel naproti.

    Potom si zhluboka oddechla a všechno to postavila. Skříň, dveře i houpací křeslo, půlka plotu a klobouk, všechno se tiše usadilo na břehu; a řeka se otočila a běžela z kopce k moři s prázdnou náručí.

    „Tak, a druhá,“ řekla Luma. Řekla to dřív než on.

    Běžela teď rychle a zlehka, kolem Podvětví, kolem překladiště a dál do roviny, kde jsou lodě. Vypadalo to, že by s sebou klidně vzala i něco malého.
scene-2-4-lost =
    Sirka pod vodou zhasla, jak Luma vlastně celou dobu věděla. Světlo zůstalo na dně, velké jako mince. Co si řeka jednou vezme do hlavy, to si nechá; zatřásla sloupem a stoupala dál se svou skříní.

    A zase jim ležela v cestě, přicházela noc a výš už voda být nemohla.

    „Mohl bych se do ní postavit,“ řekl Brom. „Nad tebe. Pod tebe. Tam, odkud teče. Jsem široký.“ Řekl to jakoby nic. Ale byla to studená, tmavá voda, plná toho, co si lidé nemohli nechat, a až na něj narazí, bude to muset někam jít.
scene-2-4-choose-send = Pošle Luma něco po vodě k moři?
scene-2-4-choose-send-ladder = Žebřík
scene-2-4-choose-send-ladder-then =
    Spustila ho do vody příčkami napřed. Ještě z něj rostlo listí. Plul středem proudu, důstojně, žebřík, který má někde schůzku. „Pro koho je?“ zeptal se Brom. „Pro toho, kdo nemůže nahoru,“ řekla Luma. Myslela přitom na jednu kuchyň a na klobouk, který nikdo nesundal.
scene-2-4-choose-send-apple = Jablko
scene-2-4-choose-send-apple-then =
    Pohupovalo se. „Lumo,“ řeklo a vzdalovalo se. „Lumo,“ slaběji, za zákrutou, vrbám a kravám. K ránu už to bude říkat mezi loděmi. Třeba tam někdo bude to jméno znát.
scene-2-4-choose-send-page = List z účetní knihy
scene-2-4-choose-send-page-then =
    Složila z něj lodičku. Ještě nikdy ji nenapadlo, že dluh umí plavat. Na boku se drobným písmem dalo přečíst „mávala jsem, neviděla“. Vyplula hned a neohlédla se.
scene-2-4-choose-send-nothing = Nic
scene-2-4-choose-send-nothing-then =
    „Vždyť to všechno teprve teď odložila,“ řekla Luma. Hodinu u ní seděli na břehu, sušili si nohy a nechali ji být řekou.
scene-2-4-choose-wade = Jak se dostanou na druhou stranu?
scene-2-4-choose-wade-brom = Nechat Broma, ať se postaví do proudu
scene-2-4-choose-wade-brom-then =
    Vešel do vody a nastavil jí bok. Celou noc se o něj lámala a Luma přecházela v tišině za ním, po kamenech, které cítila, ale neviděla, a skoro si nenamočila nohy. Ráno vyšel ven. Otřepal se velice pečlivě, nejdřív jedno ucho, potom druhé.
scene-2-4-choose-wade-swim = Přeplavat ji spolu
scene-2-4-choose-wade-swim-then =
    „Tak spolu,“ řekl Brom. Do vody vešli tak, že se jeden druhého drželi, a daleko odtamtud z ní vyšli a pořád se drželi, mokří natolik, že bylo věcí názoru, kde končí řeka. Ještě několik dní neuschnou. Ale každý z nich vyšel se vším, s čím vešel.

## Chapter three

chapter-3 = Vesnice pod kořeny
chapter-3-motto = Celou vesnici odstěhovali za jedinou noc a hluk nechali na místě.

## 3.1

scene-3-1 = Dveře bez domů
scene-3-1-place = Ulice stojících dveří pod kořeny velikých stromů.
scene-3-1-opening =
    Tady jsou stromy tak veliké, že se pod ně vchází, jako se vchází pod stůl, když je člověk malý. Bývala tu vesnice. Jedné noci, je to sto let, ji lidé sbalili, že ji odnesou dolů do údolí, kde je světleji. Vzali stěny a vzali střechy. Dveře jít nechtěly.

    A tak tu dveře stojí dodnes, po obou stranách ulice, každé ve svém rámu, a není za nimi nic než mech.

    Nic, co by bylo vidět. Luma přiložila ucho k jedněm zeleným. Na druhé straně se někdo nadechoval, tak jak se nadechuje ten, kdo už už něco řekne.

    Čekala. Nádech trval dál.

    „Všechny?“ řekla.

    „Všechny,“ řekl Brom. „To je to, co se nedalo sbalit.“ Šel přesně prostředkem ulice a lokty držel u těla. „Ona se tu nikdy nezastavovala ráda. Říkávala: Brome, mluv. Jednou jsem odvyprávěl celé své paměti a byli jsme teprve u pumpy.“
scene-3-1-opening-river-turned = Hluboko za nimi tekla řeka, tím správným směrem. Bylo ji slyšet až sem, jak odpočívá.
scene-3-1-opening-wade-swim = Prostředkem ulice za nimi zůstávala mokrá stopa, jedna úzká a jedna široká.
scene-3-1-opening-wade-brom = Chvílemi se Brom zastavil na rozcestí a prohlížel si jednu cestu po druhé se zdvořilým zájmem.
scene-3-1-opening-hare-child-with-us = Knoflík počítal dveře nahlas, vyšlo mu jich jedenáct a pak nevěděl, jestli má mít radost.
scene-3-1-aim = Otevřete tolik ze šesti dveří, na kolik si troufnete (Průzkum 2, 2, 2, 3, 4, 5). Každý tah přijde jeden tvor. Odejít můžete, jakmile jsou otevřené troje.
scene-3-1-at-green = Zelené dveře
scene-3-1-at-green-done = „Zůstaň,“ řekl stařecký hlas. Pak vrzla židle a někdo vydechl dech starý sto let.
scene-3-1-at-blue = Modré dveře
scene-3-1-at-blue-done = Dva hlasy, oba najednou: „Ne, to já.“ Pak ticho. Pak zahihňání.
scene-3-1-at-stable = Dveře od chléva
scene-3-1-at-stable-done = Otevřela se jenom horní půlka. „Chtěla jsem říct pozor na schod,“ řekla koza. „Ale když už stojím, můžu jít taky.“
scene-3-1-at-glass = Skleněné dveře
scene-3-1-at-glass-done = „Nechtěla bys,“ řekl kluk, „nechtěla bys, nechtěla bys se mnou,“ a z druhého konce ulice řekl dívčí hlas: „Chtěla.“
scene-3-1-at-red = Červené dveře
scene-3-1-at-red-done = „PŘEKVAPENÍ!“ zařvalo ve tmě asi třicet lidí. Celou tu dobu se krčili za nábytkem. Ještě zbýval dort.
scene-3-1-at-low = Nízké dveře
scene-3-1-at-low-done = Sahaly jí po kolena. „Já se jen bojím světla,“ řekl krtek a vycházel pozpátku. „Nic víc v tom nebylo. Nechal jsem je, ať si myslí, že jsem pyšný.“
scene-3-1-turn-1 = Za nimi zapadly dveře, které vůbec nebyly otevřené.
scene-3-1-turn-2 = Na každém prahu teď něco sedělo a čekalo, až bude pozváno dál, anebo požádáno, ať jde.
scene-3-1-turn-3 = Ulice na obou koncích povyrostla.
scene-3-1-brom-1 = Na jedny dveře zaklepal Brom. Nikdo nešel otevřít. „To dělá ta velikost,“ vysvětlil. „Když zaklepu já, lidé slyší zeď.“
scene-3-1-won =
    Na druhém konci toho měli víc, než když vešli, a ulice za nimi byla plná lidí, kteří dokončovali věty. Byl to pořádný hluk. Takový, jaký bývá slyšet z cesty za letní noci, když jsou všechna okna otevřená.

    Zbývaly jedny dveře, trochu stranou, a vedle nich škrabák na boty v podobě ježka. Byly hnědé. Na jednom místě, dole, byla barva odřená, jak je tam někdo vždycky otvíral nohou, protože měl plné ruce.

    Luma ten škrabák znala. Věděla, jak bude v dlani ležet klika.
scene-3-1-lost =
    Ty poslední se zavřely, zrovna když k nim přišli, bez jediného zvuku. A po nich další a další, celou ulicí, po obou stranách. Zavíraly se jemně. Rozhodly se, že o tom nebudou mluvit.

    Na samém konci, trochu stranou, stály hnědé dveře a u nich škrabák na boty v podobě ježka. Byly zavřené. Luma přešla rychle kolem s očima u země.

    „To byly,“ řekl Brom.

    „Já vím,“ řekla Luma.
scene-3-1-choose-kitchen = Jsou to dveře její vlastní kuchyně. Zaklepe?
scene-3-1-choose-kitchen-knock = Zaklepat
scene-3-1-choose-kitchen-knock-then =
    Nejdřív si o ježka očistila boty, z obou stran, i podpatky.
scene-3-1-choose-kitchen-knock-then-door-latch =
    Zaklepala a dveře se jí pod rukou pohnuly. Byly zavřené jen na kliku, jak je nechala. V kamnech se topilo. Na stole stála modrá miska, umytá, tam, kam ji dala. Bylo teplo a vonělo to mýdlem a žehlením a ona stála uprostřed kuchyně a nebránila se tomu.

    A pak se nahoře nad schody začal někdo nadechovat.

    Luma věděla, co se chystá říct. Bylo to krátké slovo, bylo to její jméno. Vycouvala ven, zavřela dveře, klika zaklapla a ona tam stála a držela ji oběma rukama.
scene-3-1-choose-kitchen-knock-then-door-locked =
    Nikdo nešel otevřít. Zaklepala znovu. Potom si vzpomněla, kdo zamkl, a vytáhla klíč.

    Nemohla. Stála tam s klíčem na prst od zámku. Na druhé straně, daleko vzadu, kde jsou schody, se někdo nadechoval. „Zamkla jsem,“ řekla nakonec tomu dřevu. „Zamkla jsem, abych to neslyšela.“ Byla to divná řeč, takhle s vlastními dveřmi. Ale byla to pravda, a když ji řekla, mohla aspoň odejít.
scene-3-1-choose-kitchen-pass = Jít dál
scene-3-1-choose-kitchen-pass-then =
    Cestou kolem poplácala ježka po železném čumáku. „Jindy,“ řekla mu. Brom začal, a dost nahlas, druhý díl svých pamětí.

## 3.2

scene-3-2 = Mlýn, který mele slova
scene-3-2-place = Mlýn bez kola.
scene-3-2-opening =
    Nejdřív ucítili chleba. Od polévky už uběhla hezká doba.

    Mlýn stál v dolíku, zády ke kořeni. Neměl kolo a neměl vodu. Kameny se přesto točily a jezevec, bílý od hlavy k patě, do nich shora sypal pytle.

    „Pozor, práší se,“ řekl. „Co neseš? Křivdy se sypou zleva.“

    „Co to meleš?“ zeptala se Luma.

    „Co lidi nechají. Měl jsem toho až po krov. Pro samou lítost se tu nedalo hnout.“ Propustil trochu mezi prsty: bylo to jemné jako spánek. „Tak jsem si řekl, co kdyby to vážilo míň? A ono váží. A peče se z toho. Kdo si dá krajíc, tomu se hned uleví, nemá ponětí, nad čím byl smutný.“

    Ukrojil kus. Byl teplý. „Ani nad kým,“ dodal, protože to byl poctivý tvor. „To se ztratí taky. Ještě jsem nesehnal síto, které by to zadrželo.“

    Brom se podíval na chleba a pak, hodně dlouho, na Lumu. Neřekl vůbec nic. Tohle si musela rozkousat sama.

    Na stroji bylo něco rozbitého a sténalo to. Dalo se to spravit, anebo zastavit. Nechat to tak se nedalo.
scene-3-2-opening-kitchen-knocked = Luma pořád cítila v dlani kliku. Jeden krajíc, napadlo ji, a bude to jenom klika.
scene-3-2-opening-bear-told-resting = „Mohla bys jí kousek vzít,“ řekl Brom nakonec. „Až si odpočine.“ Byla to jediná nehezká věc, kterou za celou cestu řekl, a hned ho to mrzelo.
scene-3-2-aim = Vyberte si: zastavit mlýn (Pomoc 5), nebo ho opravit (Průzkum 4, potom Pomoc 3). Obojí dějiště ukončí a nezapomene se to.
scene-3-2-at-stop = Zastavit kameny
scene-3-2-at-stop-done = Opřela se do nich ramenem a vším, co od dubna nesla. Kameny se zastavily.
scene-3-2-at-sieve = Spravit síto
scene-3-2-at-sieve-done = Byla to malá trhlinka. Prošlo jí něco hodně velkého.
scene-3-2-at-wheel = Spravit hřídel
scene-3-2-at-wheel-done = Sténání přestalo. Od té chvíle běžel mlýn tak hladce, že nebyl vůbec slyšet.
scene-3-2-turn-1 = Na ramena jim padal bílý prach. Bylo to velice uklidňující.
scene-3-2-turn-2 = Luma zjistila, že drží v ruce kůrku, a nemohla si vzpomenout, kdo jí ji dal.
scene-3-2-turn-3 = Kameny se roztočily rychleji. V mouce byl kouř, zatím jen nitka.
scene-3-2-brom-1 = „Jak vypadám?“ zeptal se Brom, celý pomoučený. „Vznešeně,“ řekla Luma. Po zbytek dne se vyhýbal všem loužím, aby náhodou nezjistil, jak to je.
scene-3-2-won =
    Chvíli nikdo z nich nepromluvil. Jezevec sundal čepici, vyklepal ji o koleno a ze dveří se vznesl obláček něčeho, co kdysi bývalo něčí nedělní odpoledne.
scene-3-2-won-mill-stopped =
    „Tak,“ řekl. „A je to. Teď se to všechno bude muset říct.“

    „Ano,“ řekla Luma.

    „A lidi to budou muset říct.“

    „Ano.“

    „Budou tam stát,“ řekl jezevec, „i s obličejem.“ Zavrtěl hlavou. Ale to už sundával z police bochníky a drobil je, jeden po druhém, do trávy, aby vítr mohl roztřídit, co je čí. Luma ucítila, že k ní něco přišlo a uložilo se to v ní, těžké a povědomé, jako kočka. A ona to málem dala pryč.

    „Radši půjdu s vámi,“ řekl jezevec. „Tady už nejsem k ničemu. A rád bych viděl, kam to půjde.“
scene-3-2-won-mill-running =
    Kameny předly. Jezevec zářil. Na cestu jim dal bochník, ještě horký, a druhý pro všechny případy. Šli dál mezi kořeny v té nejlepší náladě; někdo začal zpívat.

    Chvíli trvalo, než si Luma všimla, že z těch, kdo šli s nimi, si žádný nepamatuje, jak se jmenuje. Nezdálo se, že by jim to vadilo. „No však víš,“ řekl jeden. „Já.“ Podívala se na chleba, který držela. Ještě z něj nejedla. Nedovedla by říct, proč ho strčila zpátky do kapsy.
scene-3-2-lost =
    Začalo to nitkou kouře a pak mlýn vzplál celý najednou, s měkkým bílým zvukem. Nikomu se nic nestalo. Stáli na svahu a dívali se, jak sněží nahoru.

    Mouka přeletěla les, přeletěla kopec a v noci se snesla na všechny střechy v Podvětví. Ráno si tam nikdo nemohl vzpomenout na čtvrtek. Zdvořile ho hledali. Někdo se v něm měl ženit.

    „Já jen chtěl, aby to vážilo míň,“ řekl jezevec. Odešel, šedý, mezi kořeny. Volali za ním, ale nikdo z nich se ho nikdy nezeptal, jak se jmenuje.

## 3.3

scene-3-3 = Oriela
scene-3-3-place = Chaloupka vzhůru nohama v kořenech, s čajem na stropě.
scene-3-3-opening =
    Visela z kořenů za práh, komínem dolů. Vcházelo se půdou. Uvnitř stál stůl se židlemi na stropě, protože tam byla podlaha; uprostřed z ní vyrůstala lampa jako květina a u lampy nalévala nějaká stará žena čaj.

    „Otřete si nohy,“ řekla. „O první, na co šlápnete.“ Neotočila se. Měla rovná záda a zalátovaný loket, a když sáhla pro druhý šálek, zůstala Luma na žebříku stát a nemohla dál.

    Byly to Ottliny ruce. Měly stejný křivý prst. Stavěly šálek stejně, s takovým pootočením, aby si sedl.

    „Tak,“ řekla ta žena a teď se podívala: na lampu a na to, kdo ji drží. Dívala se dlouho. „Takže umřela,“ řekla, „jinak by to byla ona.“

    „Já jsem Luma.“

    „Já jsem Oriela. Jsem její sestra. Nejspíš o mně nikdy nepadlo slovo.“ Přisunula cukr. „Pohádaly jsme se my dvě kvůli té lampě, když jí bylo dvacet. Potom byla řada na mně, abych něco řekla. Přemýšlím, co by to mělo být, čtyřicet osm let a zrovna jsem to skoro měla.“

    Za její židlí vstalo něco velikého.
scene-3-3-opening-bear-told-resting = Luma se neodvážila ohlédnout na Broma. „Já vím,“ řekl za ní tiše. „Vím to už od branky. Nevadilo mi to. Někam jsi to odložit musela.“
scene-3-3-opening-mill-stopped = Na stole nebyl chleba. „Tak mlýn stojí, co?“ řekla Oriela. „Někdo ho zastavil. Ráno jsem se probudila a všechno jsem si to pamatovala. Člověk by byl rád, kdyby se ho napřed zeptali.“
scene-3-3-opening-mill-running = Na stole ležel bílý chleba, ukrojený byl jeden krajíc. „Nikdy jsem ho nedojedla,“ řekla Oriela. „Říkala jsem si, když na to zapomenu já, kdo to potom bude vědět?“
scene-3-3-opening-mill-burned = „Omluvte ten nepořádek,“ řekla Oriela. „Zdá se, že jsem někam založila čtvrtek.“
scene-3-3-aim = Vyléčte Orielin žal třikrát: hněv (4), počty (4), pláč (3).
scene-3-3-at-tea = Čaj na stropě
scene-3-3-at-tea-done = Louhoval se od rána. Byl to ten nejlepší čaj, jaký kdy Luma směla pít.
scene-3-3-at-photograph = Fotografie vzhůru nohama
scene-3-3-at-photograph-done = Dvě dívky, jedna lampa, každá má ruku na kroužku. Nedalo se poznat, která z nich ji nese.
scene-3-3-turn-1 = „Křehká,“ řekla Oriela. „Já.“ Jeden podšálek letěl k zemi, to jest nahoru.
scene-3-3-turn-2 = „Čtyřicet osm podzimů,“ řekla. „Pět lamp. To máme dvě stě čtyřicet a u každé jsem ji slyšela jít kolem.“
scene-3-3-turn-3 = Čaj vystydl ve všech šálcích a nikdo s nikým nepřipil.
scene-3-3-brom-1 = Brom se na půdu nevešel a prostrčil jenom hlavu. „Dobrý večer,“ řekl vzhůru nohama. „Nic jsem o vás neslyšel.“ Byla to pravda a viděl, že nevyšla nejlíp. „Třicet let,“ dodal. „S velikým citem.“
scene-3-3-won =
    Odcházelo to z místnosti po kouskách. Nejdřív šel křik a po něm počty. Zbyla stará žena s mokrým obličejem a se lžičkou.

    „Nejdřív to byla moje sestra,“ řekla Oriela. „Než byla čí babička. S tím se budeš muset smířit.“

    „Smířím,“ řekla Luma. Zjistila, že to myslí vážně a že jí tím neubylo.

    Oriela se vysmrkala do utěrky. Složila ji. Položila ji rovně podél okraje stolu. „Nejspíš,“ řekla, „tu po ní nic nezůstalo? Pro mě?“
scene-3-3-lost =
    Nešlo to pryč. Stálo to za její židlí a rostlo a Oriela seděla před tím a byla čím dál zdvořilejší.

    „Určitě máte ještě dlouhou cestu,“ řekla. „Nebudu vás zdržovat.“ Přiklopila cukřenku. Byl to ten hlas, kterým se mluví se sousedy. Luma ho dobře znala. Od jara jím mluvila sama.

    Když byli na žebříku, řekla Oriela Luminým zádům hlasem, který nic nevážil: „Nic tu po ní nezůstalo, že? Pro mě?“
scene-3-3-choose-letter = Co Luma odpoví?
scene-3-3-choose-letter-give = Dát jí dopis
scene-3-3-choose-letter-give-then =
    Luma si rozepnula kabát a svetr a vytáhla ho. Oriela se dovnitř nepodívala. Přečetla si obálku, několikrát. „O nedovírala nikdy,“ řekla.
scene-3-3-choose-letter-give-then-letter-wet-yes =
    Dobrá polovina se rozpila. Nezdálo se, že by jí záleželo na tom, která.
scene-3-3-choose-letter-give-then-oriel-friend =
    Potom si přečetla zbytek, vestoje u okna, za kterým visely dolů kořeny. Když byla hotová, oblékla si kabát a na ten kabát druhý kabát. „Tenhle říjen, píše,“ řekla Oriela. „No prosím, říjen je. Který, to tu nestojí.“
scene-3-3-choose-letter-give-then-oriel-stranger =
    „Přečtu si ho potom,“ řekla. „Až tu nikdo nebude. Asi si pomyslíš, že jsem tvrdá.“ „Ne,“ řekla Luma. Zdola z pěšiny bylo vidět okno a taky to, že někdo přisunul světlo blíž a že si nikdo nesedl.
scene-3-3-choose-letter-tell = Říct jí, co v něm stálo
scene-3-3-choose-letter-tell-then =
    „Já ho četla,“ řekla Luma. „Promiňte. Byl pro vás a já ho četla.“ A odříkala ho od začátku, se zavřenýma očima, aby viděla tu stránku: že lampa měla patřit i jí, že se Ottla bála a že ji to mrzí tak zhruba od druhé lampy. Na konci řekla: „Pojď se mnou. Píše tam: pojď se mnou.“
scene-3-3-choose-letter-tell-then-oriel-friend =
    Na stropě bylo veliké ticho. „Mluvíš jejím hlasem,“ řekla Oriela. „Nemůžeš za to. Máš ho v nose.“ Pak vstala a začala shánět galoše. „Ten papír si nech,“ řekla ze skříně. „Já už dopis dostala. A správnou cestou.“
scene-3-3-choose-letter-tell-then-oriel-stranger =
    Na stropě bylo veliké ticho. „Jde to trochu pozdě,“ řekla Oriela čajové konvici. Ale doprovodila je k půdnímu oknu a přidržela jim lampu, když lezli ven, takže na okamžik měly obě ruku na kroužku.
scene-3-3-choose-letter-confess = Říct, že ho spálila
scene-3-3-choose-letter-confess-then =
    „Byl tu dopis,“ řekla Luma, „a já ho spálila. Nečetla jsem ho. Nevím, co v něm stálo. Myslela jsem, že když to nikdo nebude vědět, bude to za námi.“

    Neřekla, že ji to mrzí. Bylo by to moc malé slovo na to, aby ho před někoho položila.

    Orielin obličej se zavřel jako dveře v té ulici a pak, po nějaké době, se zase pootevřel, asi tak na šířku prstu. „No, řeklas mi to,“ řekla. „My dvě jsme se na to nezmohly ani jedna. Tak běž. Běž si na tu lampu.“
scene-3-3-choose-letter-none = „Ne. Nic tu nebylo.“
scene-3-3-choose-letter-none-then =
    „Ne,“ řekla Luma. „Bohužel.“ Vyšlo to z ní úplně čistě.
scene-3-3-choose-letter-none-then-oriel-stranger =
    Oriela kývla. „Jen mě to napadlo,“ řekla. Celou cestu dolů ležel dopis Lumě na žebrech. Poprvé studil.
scene-3-3-choose-letter-none-then-oriel-wronged =
    Oriela se podívala na černé konečky Luminých prstů. Žila dlouho sama a všímala si věcí. „Aha,“ řekla. „Děkuju, že jste se zastavili.“ Stála u půdního okna, dokud jim bylo vidět na záda, a v obou rukou držela nic.

## 3.4

scene-3-4 = Třetí lampa
scene-3-4-place = Vesnická studna, ve které visí lampa.
scene-3-4-opening =
    Studnu tu nechali taky. Díra se sbalit nedá.

    Třetí lampa visí uvnitř, hluboko dole nad černou vodou, kde svítívala vědrům. Tu je železná příčka, tam díra mezi kameny. Někdo tam musí slézt.

    Luma se nahnula přes okraj. Vonělo to jako uvnitř džbánu. Celý život jí říkali, ať se přes takové věci nenahýbá, a teď tu nikdo nebyl, kdo by to řekl, a tak si to řekla sama a přehodila nohu přes okraj.

    „Jak je to prý hluboko?“ zeptala se.

    „Pět kroků,“ řekl Brom, „a každý tě něco stojí. Říkala, že hlavní je nepočítat, kolik ti toho ještě zbývá.“ Lehl si na břicho a strčil čumák přes okraj. „Šel bych s tebou. Ale to bych pak byl zátka.“
scene-3-4-opening-oriel-friend = „Lano si vezmu já,“ řekla Oriela. Sedla si a zapřela se oběma galošemi o kámen. „Už léta bych se ráda něčeho držela. Jen lez, dítě. Jsem silnější, než mi kdy dovolili být.“
scene-3-4-opening-oriel-stranger = Bylo tu lano. Bylo přivázané k rumpálu a rumpál nebyl přivázaný k ničemu, co by stálo za řeč. Bylo by na něm místo ještě pro jedny ruce.
scene-3-4-opening-oriel-wronged = Jak lezla, odříkávala Luma násobilku, protože bylo něco jiného, nač nechtěla myslet. Prsty jí nechávaly na kameni černé stopy.
scene-3-4-opening-whistle-whistled = Na prvních příčkách si zapískala, aby slyšela, jak je to hluboké. Studna je ke špatnému pískání hodná. Vrací je dvakrát tak dobré.
scene-3-4-opening-mill-running = Jejich společníci čekali kolem okraje a byli veselí. Všichni do jednoho zapomněli, k čemu je studna.
scene-3-4-aim = Sestupte postupně po pěti krocích (každý 2, střídavě Pomoc a Průzkum); každý stojí 1 bod duševní síly. Dole je lampa.
scene-3-4-at-rim = Okraj
scene-3-4-at-rim-done = A přes něj. Je to poslední krok, odkud je vidět, jak je venku.
scene-3-4-at-ferns = Kapradí
scene-3-4-at-ferns-done = Jelení jazyk, netík a pak ještě jedno, které neznala a které ji drželo za rukáv.
scene-3-4-at-ring = Železný kruh
scene-3-4-at-ring-done = Kdysi o něj bouchalo vědro. Byl hladký jako klika.
scene-3-4-at-echo = Místo, kde to odpovídá
scene-3-4-at-echo-done = „Haló?“ řekla Luma a ono to odpovědělo, jejím vlastním hlasem, jen o hodně mladším.
scene-3-4-at-water = Lampa nad vodou
scene-3-4-at-water-done = Rozsvítila ji nataženou rukou. Dole ve vodě se rozsvítila druhá lampa a u ní druhé děvče, které podle všeho plakalo.
scene-3-4-turn-1 = Kolečko oblohy se zmenšovalo. Byl to talíř. Byl to podšálek.
scene-3-4-turn-2 = Kolem prošel čolek, velice taktně, a díval se jinam.
scene-3-4-turn-3 = Lano začalo tikat.
scene-3-4-brom-1 = „Co vidíš?“ zavolal Brom. „Nic!“ zavolala Luma. „Kousek z toho vidím i odtud,“ zavolal Brom, aby v tom nebyla sama.
scene-3-4-won =
    Lezla nahoru pomalu a světlo lezlo za ní, krok za krokem, až ho byla studna plná po okraj a přetékalo do trávy.

    Po celé ulici dveří byla pod každými jasná čára.

    „Třetí!“ řekl Brom, než mu kdo stačil pomoct. „Tu znám. To je poslední bříza.“
scene-3-4-lost =
    Lano povolilo. Neprasklo. Jenom skončilo, vlákno po vláknu, jako rozhovor.

    Luma stála na čtvrtém kroku s tváří na zdi. Lampa byla pod ní a Luma by na ni dosáhla. Jenže nahoru už by se nedostala.

    Seshora se sneslo hodně prachu a po něm čumák. Pak Bromův hlas, zblízka a klidný. „Přemýšlel jsem,“ řekl. „Jsem asi tak dlouhý jako tahle studna. Mohl bych být lano. Jen bych si musel na chvíli lehnout do tmy, to je všechno, a ty by ses musela držet ucha.“ Odmlčel se. „Levého. Rozhodl jsem, že je hezčí.“
scene-3-4-choose-rope = Brom bude lanem, stačí říct. Rozsvítí Luma lampu?
scene-3-4-choose-rope-brom = Rozsvítit a nechat Broma být lanem
scene-3-4-choose-rope-brom-then =
    Rozsvítila ji. A pak lezla po medvědovi nahoru, ruku přes ruku, kožichem, bodláky a třiceti lety podzimu, až přes jeho ramena ven do večera. Lezl za ní, pozpátku a po kouskách. Na břiše měl mech. Seděl s tlapami v klíně a díval se na světlo ve studni, jako by je zrovna v tu chvíli někdo vynalezl. „To je hezké,“ řekl Brom. „Kdo to udělal?“
scene-3-4-choose-rope-leave = Nechat lampu být a vylézt, dokud to jde
scene-3-4-choose-rope-leave-then =
    „Ne,“ řekla Luma. „Jednou nohou na něčem stojím. Když půjdu hned, dostanu se nahoru.“ Lezla za nehty. Trvalo to, než vyšel měsíc. O lampě ani jeden z nich nic neřekl, ale konec lana si nechala. Těžko se zahazuje lano, které člověka pustilo k vodě.

## Chapter four

chapter-4 = Sněhové dveře
chapter-4-motto = Nad jistou výškou má les jen jednu barvu a vlastní si každý musí přinést.

## 4.1

scene-4-1 = Zazimování
scene-4-1-place = Poslední louka.
scene-4-1-opening =
    Nad vesnicí jsou stromy čím dál nižší, až nejsou žádné. Je tam ještě jedna louka. Za ní je zima.

    Sešla se na ní všechna zvířata, která to nechala na poslední chvíli. Moc se nemluvilo. Uplácávala mech a ucpávala díry a přes plné náruče na sebe kývala jako lidé na nádraží. Uprostřed cesty už spal plch a kolem krku měl cedulku: NENECHTE SE MNOU RUŠIT.

    A tehdy Brom zívl.

    Bylo to ohromné zívnutí. Na konci v něm vrzlo. Bylo v něm vidět celá léta nazpět. Brom zavřel pusu, jak nejrychleji mohl, a upřeně se zahleděl na jeden kopec.

    „Něco jsem říkal,“ řekl.

    „Ano,“ řekla Luma. „Přeslechla jsem to. Ten vítr.“

    A tak oba dělali, že nezívl. Sbírali klestí. Světlo odsud odchází brzo a popohnat zpátky se nedá; s takovou nocí se nedá dělat nic než se navzájem zahřívat a počkat, až skončí.
scene-4-1-opening-forgot-den-yes = Luma si začala před spaním odříkávat čtyři věci, popořadě. Pověděl jí je cestou, jednu po druhé, jen tak mezi řečí. Někdo si je pamatovat musí.
scene-4-1-opening-forgot-snow-yes = Začalo drobně sněžit. Brom nechal sníh padat na čumák a šilhal na něj. „Určitě má nějaký účel,“ řekl.
scene-4-1-opening-lamp-3-lit = Když se vítr utišil, bylo hluboko dole vidět světlo. Kolik je to světel, záleželo na mracích.
scene-4-1-opening-lamp-3-dark = Ve studni za nimi byla tma. V kapse měla pořád ten konec lana a pořád ho tam znovu nacházela.
scene-4-1-opening-oriel-friend = „Já vám říkala, že bude zima,“ řekla Oriela, která jim to od poledne říkala u každého přelazu. Měla na sobě všechno.
scene-4-1-opening-hare-child-with-us = Knoflík si plchovu cedulku přečetl několikrát. „Dá se to někde dostat?“ zeptal se.
scene-4-1-aim = Vydržte, dokud světlo nedojde na středové pole (6). Postupuje samo, každý tah o 1 pole, a kartou Světlo ho popohnat nelze.
scene-4-1-at-fire = Přiložit na oheň
scene-4-1-at-fire-done = Usadil se a začal si povídat sám pro sebe, jako ohně, které hodlají zůstat.
scene-4-1-at-hay = Seno v závětří
scene-4-1-at-hay-done = Dostalo se na všechny, i na ty, kdo říkali, že jim zima není.
scene-4-1-at-watch = Držet hlídku
scene-4-1-at-watch-done = „Jdi spát,“ řekla Luma jeřábovi. „Já jsem stejně vzhůru.“ Léta toužil, aby mu to někdo řekl.
scene-4-1-turn-1 = Hvězdy se vyrojily narychlo, jako by jim někdo namluvil, že venku bude tepleji.
scene-4-1-turn-2 = Kolem šel hranostaj, samý zub. Na to, aby se zlobil, se moc třásl.
scene-4-1-turn-3 = Byla ta hodina, kdy je slyšet každý schod.
scene-4-1-brom-1 = „Nejsem unavený,“ řekl Brom. „Nechávám oči odpočinout. Každé zvlášť.“
scene-4-1-won =
    K ránu si Luma všimla, že vidí vlastní ruku. Byla šedá a pak byla růžová.

    Po celé louce ležely hromádky a dýchaly. Někdo v noci přistrčil plcha k jejímu boku, i s cedulkou. Nespala a nebylo jí smutno. Bylo to jako být kamna.

    „Tak,“ řekl Brom a vstával po částech. „Tahle byla z těch dobrých.“ A pak, než si stačil přikrýt pusu tlapou, zívl zas.
scene-4-1-lost =
    Oheň vyhasl ve čtyři. Potom už se jen čekalo. Mráz mezi nimi chodil a zkoušel každému knoflíky.

    Jednou se probudila, kolem dokola byla srst a nohy měla v teple, takže musel přijít on. Spal. Spal tak hluboko, že to bylo jako ležet u kopce. „Brome,“ řekla. „Brome?“ Trvalo dlouho, než kopec řekl: „Ano. Jsem tady. Jen jsem byl o kousek dál uvnitř.“

    Ráno, když utahovala popruhy, zívl zas, rovnou před ní.
scene-4-1-choose-yawn = Viděli to oba. Co Luma udělá?
scene-4-1-choose-yawn-ask = Zeptat se ho
scene-4-1-choose-yawn-ask-then =
    „Ty budeš v zimě spát?“ řekla Luma.

    „Budu,“ řekl Brom.

    „A jak dlouho?“

    Tentokrát se na žádný kopec nedíval. „Jsem starý,“ řekl. „Je to čím dál delší. Jak to bude na tom druhém konci, tentokrát nevím.“

    Několikrát kývla. Teklo jí z nosu, to ta zima. „Děkuju, žes mi to řekl,“ řekla nakonec a chytila se kousku jeho srsti; a tak šli, dost neobratně, protože měli každý úplně jiné nohy.
scene-4-1-choose-yawn-fire = Přiložit ještě víc
scene-4-1-choose-yawn-fire-then =
    „Dáme si pořádnou snídani,“ řekla Luma a rozlámala celou uschlou borovici. Přikládala, až sníh v kruhu couvl. Brom seděl naproti ní s očima napůl zavřenýma a nastavoval tlapy. „To je ale ohně,“ řekl. „Je,“ řekla Luma. „Jsi moc hodná,“ řekl.

## 4.2

scene-4-2 = Lavinový sbor
scene-4-2-place = Svah, který spadne, když je někdo hlasitý.
scene-4-2-opening =
    Byl tam nápis. Byl napsaný nesmírně drobně. Stálo v něm: pšt.

    Nad ním se vykláněla celá stráň, bílá a plná, jako když někdo zadržuje dech a nafukuje tváře. Dole pod ní sedělo na kamenech jedenáct sov ve dvou řadách.

    „Dobré jitro,“ řekla ta nejvyšší, ale jen zobákem. „My jsme sbor. Zrovna jsme uprostřed Gloria.“ Zvedla křídlo. Deset sov otevřelo zobáky, kolébalo se a nevydalo ani hlásku. Bylo to opravdu dojemné. Bylo vidět, že je to vícehlasé.

    „Jak dlouho už zkoušíte?“ vydechla Luma.

    „Devět let,“ řekla sova zobákem. „Čekáme, až to bude bezpečné.“

    Na kraji zadní řady seděla ta jedenáctá, malá, skoro jenom kulička s očima. Nekolébala se. Podívala se nahoru na sníh a pak na Lumu a celý předek se jí zvedal a klesal.

    Museli na druhou stranu. Museli kousek po kousku a nevydat víc síly, než je třeba, ani o chlup. Většině lidí nejde nic na světě hůř než tohle.
scene-4-2-opening-yawn-asked = O té druhé věci už dál nemluvili. Ale byla vyslovená, a tak teď nešla za nimi, ale s nimi.
scene-4-2-opening-yawn-fire = Vlasy jí pořád voněly tím velikým ohněm. Když se ohlédla, viděla kouř, tenký a rovný, jako když se pod něčím udělá čára.
scene-4-2-opening-forgot-tune-yes = „Já nemám hudební sluch,“ řekl Brom sboru, „ale vidím, že je to dobré.“ Kdysi ho měl. Luma se dívala na sníh.
scene-4-2-opening-oriel-friend = Na Orielu šlo zakašlání. Držela si nos a zfialověla s takovou důstojností, že se jí dvě sovy uklonily.
scene-4-2-opening-hare-child-with-us = Knoflík si pro jistotu držel pusu oběma tlapkami.
scene-4-2-aim = Přejděte třemi kroky (Průzkum 2, Pomoc 2, Průzkum 3). Každý úspěch navíc je slyšet: stín za něj postoupí o 1 pole.
scene-4-2-at-ledge = Římsa
scene-4-2-at-ledge-done = Pata, špička, stát. Jeden kamínek pomyslel na to, že spadne, a všichni se na něj podívali.
scene-4-2-at-gully = Žleb
scene-4-2-at-gully-done = Podávali si přes něj jeden druhého z ruky do ruky, jako něco horkého.
scene-4-2-at-far-side = Druhá strana
scene-4-2-at-far-side-done = Skála pod nohama, opravdická skála. Luma pustila dech, který si na druhém konci vypůjčila.
scene-4-2-turn-1 = Sníh nad nimi pohnul rameny.
scene-4-2-turn-2 = Sbor se dostal k amen a držel je.
scene-4-2-turn-3 = Bělostí běžela prasklina, z jedné strany na druhou, a vůbec nespěchala.
scene-4-2-brom-1 = Brom šel po špičkách drápů a zatahoval břicho. „Býval jsem vyhlášený svou lehkostí,“ zašeptal. Nějaký balvan si odfrkl.
scene-4-2-won =
    Byli na druhé straně a hora nic neslyšela.

    Sbor za nimi odložil noty. Sovy se klaněly; byly skvostné. Jen ta malá se nehnula. Zobák měla pevně zavřený a z kulatých očí jí tekly slzy do peří.

    „Ta byla bohužel taková odjakživa,“ řekla zobákem ta vysoká. „Chce být hlasitá. Jenom jednou. Už jsme jí to vysvětlovaly.“

    Luma se podívala nahoru na svah. Byli teď na skále, všichni, a sovy umějí létat. Pod ním už nebylo nic, jenom nápis.
scene-4-2-lost =
    Někomu uklouzla noha. Nebylo to hlasitější, než když se postaví talíř. Hora vydechla.

    Dostali se přes ni. Dostali se přes ni velmi rychle, kus i vzduchem, a za nimi se valil všechen ten bílý hluk. Luma jednou rukou držela lampu. Všechno ostatní, co měla, měla na zádech a táhlo ji to.

    Nad sebou ve sněhu uviděla Broma. Zastavil se a stál napříč. „Můžu si tu lehnout!“ volal. „Obejde mě to! Nebo jí hoď ranec! Něco dostat musí!“
scene-4-2-choose-owl = Malá sova se na ni dívá a předek se jí zvedá a klesá. Dovolí jí to Luma?
scene-4-2-choose-owl-loud = Ať je hlasitá
scene-4-2-choose-owl-loud-then =
    Luma kývla.

    Sova si stoupla na špičky. Zavřela oči. „AHOJ,“ řekla.

    Hora spadla. Trvalo to hezky dlouho a bylo to důkladné. Když se přehnal poslední kus a poprašek se snesl, byla obloha větší, deset sov tam sedělo s otevřeným zobákem a z těch zobáků, trochu ochraptěle, vycházelo Gloria. „Já to jen chtěla říct,“ řekla malá sova. Peří na hlavě jí nechtělo slehnout. „Můžu jít s vámi?“
scene-4-2-choose-owl-hush = Ať ještě počká
scene-4-2-choose-owl-hush-then =
    Zavrtěla hlavou, jen nepatrně, a dala si prst na rty. Sova přikývla. Věděla to. Udělala se tak malou, jak jen uměla, a všichni se na ni usmáli, protože byla tak hodná. Luma ucítila, že její pusa to dělá taky. Znala ten úsměv zevnitř.
scene-4-2-choose-snow = Hora se řítí. Co od nich dostane?
scene-4-2-choose-snow-brom = Ať si před ni Brom lehne
scene-4-2-choose-snow-brom-then =
    Třikrát se otočil, jako vždycky, i teď, a lehl si k ní zády. Sníh došel k Bromovi a rozdělil se. Luma se krčila v jeho závětří, rukama kryla lampu a cítila, jak se to po obou stranách žene, tak dlouho, co se čte jedna stránka. Potom byl klid. Museli ho vyhrabat, začalo se od uší.
scene-4-2-choose-snow-brom-then-hare-child-lost =
    Potom si Luma sáhla do kapuce. Byla plná sněhu. Hledali Knoflíka až do tmy. Našli jen řádku malých kulatých stop, která na druhé straně běžela velikou rychlostí z kopce, a vedle ní otisk křídla.
scene-4-2-choose-snow-bundle = Hodit jí ranec
scene-4-2-choose-snow-bundle-then =
    Vyklouzla z popruhů a ranec byl pryč, i s náhradními ponožkami, dobrým nožem, půlkou bochníku a sklenicí, na které bylo babiččino písmo. Sníh ho spolkl a lehl si. Byly to jenom věci. Cestou si to řekla několikrát a pokaždé došla až k té sklenici.
scene-4-2-choose-snow-bundle-then-hare-child-lost = { scene-4-2-choose-snow-brom-then-hare-child-lost }

## 4.3

scene-4-3 = Medvědí dům
scene-4-3-place = Někde poblíž Bromových dveří.
scene-4-3-opening =
    „Už jsme blízko,“ řekl Brom. „Poznám to podle nohou.“

    Sněžilo, bez větru, a ze všech stromů se stal jeden a týž strom. Přišli zadem, přes horu, a odtud to nikdy hledat nemusel. „Když chodíš domů pořád stejnou cestou,“ řekl, „necháváš to na té cestě.“

    Pár věcí z té běloby vyčnívalo. Modřín bez špičky. Kámen. Nějaké břízy a cesmína, tmavá, se sněhem na loktech. Dalo se mezi nimi chodit celou noc a být blízko dveří, a nikdy u nich. Mělo to pořadí. Slyšela ho, kousek tam a kousek onde, od někoho, kdo si zrovna povídal.

    Luma se zastavila a zavřela oči. Vrátila se k brance a do sadu, k zajícům, k železnému sloupu. Nikdy mu neskočila do řeči. I to měla po babičce a až dosud jí nikdo neřekl, že by to k něčemu bylo.
scene-4-3-opening-forgot-den-yes = „Moc mě to mrzí,“ řekl Brom. „Vím, že mám dům. Pamatuju si, jak jsem si říkal, že je hezký.“ „Drž se u mě,“ řekla Luma. „Já cestu znám. Od tebe.“
scene-4-3-opening-owl-loud = Malá sova letěla napřed, na každou věc, ke které přišli, zavolala ahoj a poslouchala, jestli to zní obydleně.
scene-4-3-opening-hare-child-lost = Co chvíli se zastavovala a ohlížela po něčem nízkém, s ušima.
scene-4-3-opening-letter-read = A pak tu bylo ještě něco, co četla při lampě: výborný společník, jen se mu musí chválit uši. „Ve sněhu ti moc sluší,“ řekla. „Že?“ řekl Brom a chvíli šel úplně jinak.
scene-4-3-aim = Dojděte ke všem čtyřem znamením v tom pořadí, v jakém vám o nich Brom cestou řekl. Každé mimo pořadí stojí 2 body duševní síly.
scene-4-3-at-birches = Tři břízy
scene-4-3-at-birches-done = Jakmile uviděly, kdo to je, přestaly mluvit.
scene-4-3-at-holly = Cesmína
scene-4-3-at-holly-done = Luma se nadechla. Brom se nadechl, a dlouho. Něco zaškrábalo a pak tu byly dveře.
scene-4-3-at-larch = Modřín, do kterého uhodilo
scene-4-3-at-larch-done = Stál tam rozštípnutý po pás a pořád si to bral osobně.
scene-4-3-at-stone = Kámen v klobouku
scene-4-3-at-stone-done = Teď měl druhý klobouk, bílý, navrch na mech. Na chvíli si na něj sedli. Nezeptal se.
scene-4-3-turn-1 = Stopy za nimi už zapadaly a nikdy tu nikdo nebyl.
scene-4-3-turn-2 = „Myslím, že tudy,“ řekl Brom a ukázal tam, odkud přišli.
scene-4-3-turn-3 = Sníh se o ně opíral, vlídně. Myslel si, že by se klidně mohli posadit.
scene-4-3-brom-1 = „Je to tam prosté,“ řekl Brom. „Jedna místnost. Uvažoval jsem o druhé, ale to bych do ní musel chodit.“
scene-4-3-won =
    Bylo tam hrozně uklizeno. Bylo tam ohniště, koště a polička a na poličce věci, jaké nosí řeka, srovnané podle velikosti. Vonělo to medem a suchým listím. Vymetl to na jaře, než sešel k brance dozvědět se o sněženkách.

    Byly tam dva polštáře. Jeden byl jako kolo od vozu a byl v něm Bromův tvar. Druhý byl malý a červený. Byl tak baculatý jako ten den, kdy ho ušili.

    „Čí je tenhle?“ zeptala se Luma.

    Brom přendal koště z jednoho kouta do druhého. „Každý rok mě doprovodila až k cesmíně,“ řekl. „Třicet let. Na konci mívala studený nos. A já tam vždycky stál a říkal si: teď ji pozvu dál.“ Přendal koště zpátky. „Měl jsem všechno připravené,“ řekl.

    Luma si na ten červený polštář sedla. Udělala to pomalu a celou vahou. Vzdychl a pustil ji dál.
scene-4-3-lost =
    Byli tak blízko. Bylo cítit med. Chodili v bílém pořád dokola, dokud je nohy nesly, a nakonec si sedli, opřeli se zády o něco pevného, pod cesmínou, jak se ukázalo, a usnuli.

    Když se rozednilo, Luma uviděla, oč se opírali. Mělo to kliku.

    „To je ono,“ řekl Brom. „Těší mě,“ řekl svým dveřím. Oknem bylo vidět dovnitř: bylo tam hrozně uklizeno. Byl tam velký polštář a malý červený, na kterém nikdy nikdo neseděl. „Měl jsem ho pro návštěvu,“ řekl. „Došla vždycky jen sem, kde teď sedíme. A já si vždycky řekl: příští rok ji pozvu dál.“
scene-4-3-choose-stay = V jeho domě je teplo a on je tak unavený. Zbývají ještě dvě lampy. Co Luma řekne?
scene-4-3-choose-stay-stay = „Zůstaň tady, Brome. Zbytek udělám já.“
scene-4-3-choose-stay-stay-then =
    „Ty tu zůstaň,“ řekla Luma. „Zvládnu,“ a zarazila se, protože tohle říkala vždycky. Začala znovu. „Bez tebe to nezvládnu. Ale udělám to.“

    Lehl si na velký polštář. Byl tak rád, že zapomněl být zdvořilý. Vybírala mu z kožichu bodláky, jeden po druhém. „Přijď na jaře,“ řekl Brom se zavřenýma očima. „Já tě zvu. Pojď dál. Tak vidíš, ani to není těžké.“

    Přitáhla za sebou dveře a nadechla se. Na druhé straně cesmíny vydechla. Byl z toho obláček. Prošla jím.
scene-4-3-choose-stay-come = „Půjdeš se mnou dál?“
scene-4-3-choose-stay-come-then =
    „Já vím, že je pozdě,“ řekla Luma. „Vím, že se ti chce spát. Půjdeš se mnou i tak? Prosím tě o to.“

    Brom se hodnou chvíli díval na polštář a pak na ni. „Takhle rovnou mě třicet let nikdo o nic nepožádal,“ řekl. „U nás se vždycky všechno jen rozumělo samo sebou.“ Vstal. Chvíli to trvalo a bylo v tom sténání. Pak zahrnul oheň popelem, aby vydržel.

## 4.4

scene-4-4 = Čtvrtá lampa
scene-4-4-place = Lampa v ledové stěně, která hoří velmi pomalu.
scene-4-4-opening =
    Čtvrtá lampa svítila.

    Byla na konci údolí, za stěnou modrého ledu, tlustou jako dům. Bylo v ní vidět plamen. Hýbal se, jako se hýbe rostlina. Hořel od loňského podzimu a ještě se nedostal na konec knotu.

    Před ní stál jelen. Byl vysoký a šedý; bylo skrz něj vidět led a z paroží mu v řadách visely rampouchy. Ve sněhu kolem něj nebyla jediná stopa.

    „Přišla jsi mi to říct?“ zeptal se. Měl dvorný hlas a na tom hlase jinovatku.

    „A co?“

    „To nevím,“ řekl jelen. „Řekli mi, ať čekám. Byla to první lampářka, když byl ten sloup ještě nový. Dohlédni na ni, řekla, než se vrátím. Od té doby jde každý podzim některá z vás kolem a kývne.“ Přemýšlel. „Nikdo neřekl, jak dlouho.“

    Lumě došlo, že vůbec není z ledu. Byl z čekání, skrz naskrz, a to čekání ztuhlo.
scene-4-4-opening-brom-with-us = „Kývám na něj třicet let,“ řekl jí Brom potichu přes rameno. „Myslel jsem, že se mu tu líbí.“
scene-4-4-opening-brom-den = Přes rameno se jí nedíval nikdo. Dvakrát se otočila, že mu něco řekne. Slyšela, co by na to řekl; týkalo se to jeleních uší a nebylo to velkorysé.
scene-4-4-opening-yawn-asked = O tom, jak se člověk ptá, jak dlouho, už něco věděla. Dalo se to. Neprodloužilo se to tím a nezkrátilo; jen to pak věděli dva.
scene-4-4-aim = Rozpusťte led (Průzkum 5) a vyléčte Trpělivého (4); potom můžete ošetřit lampu (Pomoc 4). Trpělivý neškodí, ale pořád stojí v cestě.
scene-4-4-at-ice = Modrá stěna
scene-4-4-at-ice-done = Nepraskla. Nechala se přemluvit, kapku po kapce.
scene-4-4-at-lamp = Lampa v ledu
scene-4-4-at-lamp-done = Zastřihla knot a povytáhla ho. Plamen se rozhlédl a začal hořet stejně rychle jako všichni ostatní.
scene-4-4-turn-1 = Rampouch na čtvrté větvi paroží povyrostl o tloušťku vlasu.
scene-4-4-turn-2 = „Není kam spěchat,“ řekl jelen. Nic smutnějšího neřekl.
scene-4-4-turn-3 = Luma zjistila, že stojí s jednou nohou ve vzduchu. Nemohla si vzpomenout, odkdy.
scene-4-4-brom-1 = „I já jsem čekal,“ svěřil se Brom jelenovi. „Od dubna do října, u branky. Na držení těla to dělá divy a na náladu vůbec nic.“
scene-4-4-brom-1-gone = Kdyby tu byl Brom, řekl by, že čekat je jako stát v řece, jenže v řece člověk dostane pstruha. Luma to řekla za něj, nahlas, a jelen se málem usmál.
scene-4-4-won =
    „Ona se nevrátí,“ řekla Luma. „Ta první. Nemůže. Je to sto let.“ Musela se natáhnout, aby mu položila ruku na krk. Pálil zimou a pak přestal. „Dohlédl jsi na ni moc dobře. Už můžeš přestat. Přišla jsem ti to říct.“

    Jelen o tom uvažoval tak dlouho, jak to potřebovalo. Pak sklonil hlavu; a všechny rampouchy se pustily naráz a zaznělo to jako veliká spousta malých skleniček.

    „To je zvláštní,“ řekl. „Ono je odpoledne.“ Zvedl kopyto. Pod ním bylo kolečko zelené trávy, sto let staré.

    „Rád bych ti něco dal,“ řekl jelen, „ale nemám nic než jméno. Je jako nové. Zaznělo jenom jednou.“ Sehnul se a pověděl jí je, do ucha.
scene-4-4-lost =
    Bylo to moc na jedno odpoledne, sto let. Stín sestoupil z výšin, stěna se modře zavřela a hluboko v ní hořel dál malý plamen, ve svém vlastním čase a pro nikoho.

    „To nic,“ řekl jelen. „Počkám.“

    „Ne,“ řekla Luma. „Nečekej. Radši pojď taky.“

    To mu ještě nikdo nenavrhl. Zvedl jedno kopyto a postavil je o krok dál, než bylo. Potom druhé. Šel sněhem za ní, díval se na všechno kolem a byl tak těžký, až pod ním zem zvonila. Ale šel.
scene-4-4-choose-name = Jméno se dá spálit, dá se nosit a dá se na ně slyšet. Vezme si je Luma?
scene-4-4-choose-name-take = Vzít si jméno
scene-4-4-choose-name-take-then =
    „Děkuju,“ řekla Luma. „Budu na ně dávat pozor.“ Leželo jí za zuby, dlouhé a chladné, a byla v něm slyšet kopyta. Jelen odcházel dolů údolím bez jakéhokoli jména. Nejdřív šel pomalu a pak viděla, jak se dal do běhu, jen tak pro nic, kousek po sněhu a zase zpátky.
scene-4-4-choose-name-leave = Vrátit mu je
scene-4-4-choose-name-leave-then =
    Luma je řekla nahlas. Teď zaznělo podruhé. „Tak,“ řekla. „To jsi ty. Měl bys z něj taky něco mít.“ Jelen stál a třásl se po celém těle. Pak, protože ho někdo zavolal, přišel.

## Chapter five

chapter-5 = Poslední lampa
chapter-5-motto = Uprostřed lesa mohl odjakživa být jen jeden jediný člověk.

## 5.1

scene-5-1 = Cesta, která byla vždycky za námi
scene-5-1-place = Cesta za domem, uprostřed lesa.
scene-5-1-opening =
    Pod sněhem vedla pěšina dolů mezi staré stromy. Luma minula kůl v plotě a spočítala ho, ani o tom nevěděla. Jedna.

    Zastavila se. Pak šla dál, pomaleji. Dva. Tři. Tady byla pumpa. Tady bylo místo, kde někdo spravil plaňku kartáčem na vlasy. Byla to její vlastní cesta. Vedla mezi kmeny i se svými kolejemi a loužemi, jako by nikdy nevedla nikudy jinudy, a na konci, kde měl být dům, byla tma.

    „Vždycky byla za tebou,“ řekla můra v lampě. „Jen ses nikdy neotočila.“

    A pak přišli. Vycházeli zpod stromů po obou stranách, po jednom a po dvou, a stavěli se podél plotu: všichni, u kterých cestou poseděla, každý s tou větou, kterou nemohl říct. Teď je říkali znovu, jak šla kolem. Říkali je zlehka, jako dobrý večer.

    Luma měla plné kapsy děkuju. Tam, kam šla, jí k ničemu nebudou. Ať se radši vrátí těm, od koho je má, dokud vystačí.
scene-5-1-opening-brom-with-us = Brom šel vedle ní. Klaněl se nalevo i napravo. Měl dojem, že je to kvůli uším, a nikdo na té cestě by mu to nevymlouval.
scene-5-1-opening-brom-den = U plotu jeden chyběl, ten široký. Nechali mu mezeru a všichni si dávali pozor, aby si do ní nestoupli.
scene-5-1-opening-bear-face-gone = „Někdo tudy se mnou chodíval,“ řekl Brom. „Měla,“ a zvedl tlapu, asi tak do výšky obličeje. Dlouho se díval na vzduch nad ní. „No, měla studený nos,“ řekl.
scene-5-1-opening-hare-child-home = U devadesátého kůlu stála zaječice a vedle ní jedenáct v řadě. Nikdo si na nic nestoupal. Nebylo proč.
scene-5-1-opening-hare-child-lost = U devadesátého kůlu stála zaječice; a vedle ní, s cedulkou na krku, na které bylo NENECHTE SE MNOU RUŠIT, stál Knoflík. Domů ho svezla jedna sova. „Já zavolal,“ řekl Lumě. „Jak jsem se ztratil. Zavolal jsem hned.“
scene-5-1-opening-debt-own = U dvanáctého kůlu stála vydra a zamávala dřív než ona. „Teď mi jedno dlužíš,“ volala celá šťastná.
scene-5-1-opening-owl-hushed = Na plotě sedělo jedenáct sov. Když šla kolem, otevřela ta nejmenší zobák, jak nejvíc to šlo. „ahoj,“ řekla. Nebylo to hlasitější než list. Ale byl to začátek a všechny to slyšely.
scene-5-1-opening-name-given-yes = Vzadu stál šedý jelen a okusoval někomu živý plot. Neměl se jak jmenovat a vypadal klidně jako voda.
scene-5-1-opening-oriel-wronged = Z domu pod kořeny tu nikdo nebyl. Ale na stém třicátém kůlu stál šálek čaje, dnem vzhůru, a nevylila se z něj ani kapka. Byl ještě horký.
scene-5-1-aim = Vraťte podél cesty díky: pumpa (1 krystal, Pomoc 3), plot (1 krystal, Průzkum 3), práh (1 krystal, Pomoc 3). Krystaly, které zbudou, zůstanou tady.
scene-5-1-at-pump = Pumpa
scene-5-1-at-pump-done = Luma pumpovala a všichni se napili, podle velikosti.
scene-5-1-at-fence = Spravená plaňka
scene-5-1-at-fence-done = Vždycky kolem ní jen probíhala. Spravil ji tatínek. Vzal, co bylo doma, a přibil to úplně rovně.
scene-5-1-at-step = Práh
scene-5-1-at-step-done = Mráz na něm pořád ležel. „Promiň, že jsi musel čekat,“ řekla Luma. „Už to nebude dlouho trvat.“
scene-5-1-turn-1 = Někdo u plotu si začal broukat a někdo další se přidal.
scene-5-1-turn-2 = Tma šla od domu, jako když stránku pomalu zakrývá dlaň.
scene-5-1-turn-3 = Poslední kůl měl číslo dvě stě sedm. Předtím tu nebyl.
scene-5-1-brom-1 = „Půlka z nich mi dluží jablko,“ řekl Brom a mával. „Ale nechám to být. Je takový večer.“
scene-5-1-brom-1-gone = Podél plotu proletěl střízlík se vzkazem od jednoho pána, který spí. Vzkaz zněl: „Chrr.“ Přednesl ho s velkým výrazem.
scene-5-1-won =
    Než došla k prahu, měla kapsy prázdné a bylo jí tak lehko, že se držela zábradlí.

    Všichni ji doprovodili. Stáli na cestě a nikdo nespěchal. Za prahem byly dveře, žádný dům k nim nepatřil a nebylo pod nimi světlo. Tam bude muset jít sama, víceméně. Místo tam bylo pro ni a ještě pro jednoho.
scene-5-1-lost =
    Než se dostala ke všem, přišla po cestě tma. V kapse jí ještě zbývalo pár malých jasných věcí. Vysypala je na práh na hromádku. „Pro ty, které jsem nestihla,“ řekla. Zezadu od plotu zamručelo, že na tom nesejde, však věděli, jak to myslí.

    Za prahem byly dveře, žádný dům k nim nepatřil a nebylo pod nimi světlo. Místo tam bylo pro ni a ještě pro jednoho.
scene-5-1-choose-walk = Kdo s ní půjde poslední kousek?
scene-5-1-choose-walk-alone = Půjde sama
scene-5-1-choose-walk-alone-then =
    „Ráda bych to zkusila sama,“ řekla Luma. „Ne proto, že musím.“ Znělo to nově, všichni to poznali a ustoupili, aby to mělo místo.
scene-5-1-choose-walk-button = Knoflík
scene-5-1-choose-walk-button-then =
    „Na dveře já jsem dobrý,“ řekl Knoflík hlasem, ve kterém nebyl skoro žádný dech. Chytil se cípu její šály. „Když se ztratíme, zavoláme. Platí? A nebudeme chviličku čekat.“
scene-5-1-choose-walk-starlings = Špačci
scene-5-1-choose-walk-starlings-then =
    Nahustili se kolem lampy, všech čtyřicet, jako tašky na střeše. Něco nacvičovali. Byl to zvuk velké spousty lidí, kteří jsou spolu zticha, a měli ho dokonale.
scene-5-1-choose-walk-otter = Vydra
scene-5-1-choose-walk-otter-then =
    Vytáhla účetní knihu a napsala nahoru na čistou stránku: Luma. Pod to udělala čáru a pod čáru připsala: Nic nedluží. Foukla na inkoust. „Takovou jsem ještě neměla,“ řekla. „Ráda bych viděla, jak vyjde.“
scene-5-1-choose-walk-goat = Koza
scene-5-1-choose-walk-goat-then =
    „Jsou tam schody?“ zeptala se koza. „Jsou,“ řekla Luma. „Já si to myslela. To chce někoho, kdo je na schodech doma.“ A vyšla přes práh napřed, jako by to byla louka.
scene-5-1-choose-walk-oriel = Oriela
scene-5-1-choose-walk-oriel-then =
    „Pomoz mi nahoru,“ řekla Oriela, „je mi sedmdesát jedna.“ A tak teď držely lampu obě, každá z jedné strany kroužku, a žádná si toho nevšimla. Táhne tu, řekla Oriela. To si mohla myslet.
scene-5-1-choose-walk-badger = Jezevec
scene-5-1-choose-walk-badger-then =
    Umyl se. Bez mouky byl v obličeji docela černý a stydlivý. „Lidem jsem říkal, že to bude vážit míň,“ řekl. „Nikdy mě nenapadlo, že bych to s nimi vzal za druhý konec.“ A natáhl obě tlapy.
scene-5-1-choose-walk-owl = Hlasitá sovička
scene-5-1-choose-walk-owl-then =
    Seděla jí na rameni a nadouvala se. „Řeknu to, jen když to budeš potřebovat,“ slíbila jí hlasem, o kterém se domnívala, že je to šepot. Podél plotu se několik lidí sbíralo ze země.
scene-5-1-choose-walk-moth = Můra
scene-5-1-choose-walk-moth-then =
    „Já jsem tu uvnitř tak jako tak,“ řekla můra. „Ale je hezké, když se někdo zeptá.“ Vyleštila loktem sklo zevnitř. „Kdyby ses nezeptala, chtěla jsem to nést statečně.“
scene-5-1-choose-walk-mole = Krtek
scene-5-1-choose-walk-mole-then =
    „Bude tam tma?“ řekl krtek. „Veliká,“ řekla Luma. „To je dobře,“ řekl krtek. „Tak můžu být jednou něco platný.“ Vložil Lumě do ruky malou suchou tlapku, dlaní vzhůru, jako lopatku.
scene-5-1-choose-walk-patient = Trpělivý
scene-5-1-choose-walk-patient-then =
    Jelen ohnul krk, aby se s parožím vešel pod překlad. „Bude to trvat dlouho?“ zeptal se. „Nevím,“ řekla Luma. „Mně to vůbec nevadí,“ řekl jelen. „Jen jsem chtěl vědět, jaké to je, zeptat se.“
scene-5-1-choose-walk-nobody = Ale nikdo
scene-5-1-choose-walk-nobody-then =
    Z konce řady vystoupil někdo, o kom nevěděla, že by si ho kdy všimla, a přece tu s nimi šel pořádný kus cesty. Nesl deštník. „Nechci obtěžovat,“ řekl ten někdo. „Neobtěžuješ,“ řekla Luma. A opravdu to bylo příjemné, mít s sebou někoho, o kom člověk nemusí nic vědět.

## 5.2

scene-5-2 = Co jsem neřekla
scene-5-2-place = Uvnitř stínu. Je zařízený jako Ottlin pokoj.
scene-5-2-opening =
    Byl to ten pokoj nad schody.

    Byl tu umývací stolek se džbánem. Byla tu postel, ustlaná. Bylo tu okno, na parapetu mrtvá moucha, a u okna stála židle, trochu natočená k cestě, aby ten, kdo na ní sedí, viděl, kdo jde. Od dubna tu nebyla. Nevyšla ani jeden schod.

    V koutě, za záclonou, někdo stál, vysoký až do stropu a stejné barvy jako tma. Celou cestu ho měli v patách. Nikdy nezrychlil a nikdy nešel domů.

    „Tak tady jsi,“ řekl stín. Neznělo to rozzlobeně. Mluvil jako někdo, kdo drží těžký tác a neví, kam ho smí postavit. „Nechtěl jsem to nikam odložit. Říkal jsem si, že to třeba budeš chtít zpátky.“

    Natáhl ruce. Leželo na nich všechno, co neřekla, od nejmenšího po největší, pěkně popořadě. Musela to cestou poztrácet, jedno po druhém; a on každé zvedl.

    „Můžeš začít těmi malými,“ řekl stín. „Lidé většinou začínají malými.“
scene-5-2-opening-stretch-short = V pokoji už bylo pozdě. Světlo v okně odcházelo.
scene-5-2-opening-mill-running = Na všem ležela tenká vrstva mouky. Přejela parapet prstem a zůstala čára čistého černého dřeva.
scene-5-2-opening-kitchen-knocked = „Málem jsem tě zavolal,“ řekl stín, „shora ze schodů, tenkrát v té ulici. Omlouvám se. Jen jsem zkoušel, jak to začíná.“
scene-5-2-opening-walks-oriel = „Přestěhovala postel,“ řekla Oriela ve dveřích. Dál nešla. Strčila si do pusy cíp utěrky a zůstala, kde byla.
scene-5-2-opening-walks-button = Knoflík se podíval pod postel a do džbánu. „Nikdo tu není,“ hlásil. Pak uviděl Lumin obličej, přišel a opřel se jí o nohu.
scene-5-2-opening-brom-with-us = Na schodech něco vrzalo a hodně to dýchalo. Brom přišel nahoru, jak daleko se vešel. Lehl si přes celé odpočívadlo jako polštář proti průvanu a bradu si položil na práh.
scene-5-2-aim = Řekněte, co nebylo řečeno: každá otočená karta stínu je místo (Pomoc 2 až 4). Vyřešte tři, nebo všechna, je-li jich méně. Za každou pravdu, kterou Luma cestou řekla, je jedno už vyřešené (pokud mlýn stojí, dvě).
scene-5-2-turn-1 = Stín si to v náručí nadhodil. Bylo slyšet jeho lokty.
scene-5-2-turn-2 = Cesta za oknem bledla, kůl za kůlem, od vzdáleného konce.
scene-5-2-turn-3 = Bylo to asi v tuhle dobu. Večer, zrovna asi v tuhle dobu.
scene-5-2-brom-1 = „Nespěchej,“ řekl Brom z odpočívadla. „Uvízl jsem. Říkám to jen pro informaci.“
scene-5-2-brom-1-gone = Na rámu dveří byl škrábanec v místech, kde by byl Brom uvízl. Rozhodla se, že tam je. Pomohlo to.
scene-5-2-won =
    Brala mu je z rukou jednu po druhé a říkala je a byly pryč. Tak dlouho je v sobě měla, a když byly venku, nezabíraly vůbec žádné místo. Stín se zmenšoval. Teď už byl vysoký asi jako Luma. Byl to dost hubený stín a hodně unavený.

    „To jsou skoro všechny,“ řekla.

    „Všechny kromě jedné,“ řekl stín.

    Tu si nechal na konec. Ani nebyla velká. Byla to věta jako každá jiná, měla začátek a konec. Podával jí ji na obou dlaních.
scene-5-2-lost =
    Neřekla ještě ani polovinu, když se světlo ztratilo. Potom už jen cítila, jak mu tam leží na rukou, v řadách, a byla tak unavená, že si položila hlavu na kraj postele.

    „Ty nech být,“ řekl stín. „Ty se dají říct kdykoli, u mytí nádobí. Ale jednu už neunesu. Promiň. Zkoušel jsem to.“ Nahmatal ve tmě její ruce a vložil ji do nich. Ani nebyla velká.
scene-5-2-choose-threshold = Pokoj se plní tmou a ona bude potřebovat trochu času. Kdo bude držet dveře?
scene-5-2-choose-threshold-brom = Brom si přes ně lehne
scene-5-2-choose-threshold-brom-then =
    „Jen pokračuj,“ řekl Brom. Na odpočívadle bylo zrovna dost místa na to, aby se medvěd třikrát otočil, nepočítá-li se zábradlí. Potom byla ve dveřích jeho záda, za jeho zády byl v pokoji klid a ona měla všechen čas, který byl.
scene-5-2-choose-threshold-luma = Podrží je sama
scene-5-2-choose-threshold-luma-then =
    Stoupla si do dveří a rukama se zapřela o rám. Bylo to těžké, co se o ni opíralo. Ale znala to, kousek po kousku. Bylo to všechno její.
scene-5-2-choose-say = Bylo to v dubnu, večer, a ona byla v kuchyni. Ví, jak ta věta zní. Komu ji řekne?
scene-5-2-choose-say-brom = Bromovi
scene-5-2-choose-say-brom-then =
    Šla ke dveřím a klekla si na práh, co nejblíž k jeho uchu.

    „Brome,“ řekla Luma. „Musím něco říct a je to pro ni, ale ty to můžeš slyšet. { $sentence }“

    Neřekl, že to nic není. Neřekl, že to nemohla vědět nebo že je ještě dítě nebo že by se tím nic nezměnilo. Vyslechl ji až do konce a pak ještě kousek za konec, tam, kde přestala doznívat.

    „Tak tohle to bylo,“ řekl. „Viděl jsem, že něco neseš. Nesla jsi to vlevo.“ A trochu se posunul, aby udělal místo jejímu čelu.
scene-5-2-choose-say-chair = Židli
scene-5-2-choose-say-chair-then =
    Stoupla si před židli. V sedáku byl důlek, na opěradle šedivý vlas a natočená byla k cestě.

    „{ $sentence }“

    Nic nespadlo. Džbán zůstal džbánem. Venku, kus odsud, se otevřely a zavřely nějaké dveře, jako se v tuhle dobu otvírají a zavírají. Luma si všimla, že celou dobu stojí na jedné noze, a postavila se i na druhou.

    Potom udělala, co tenkrát neudělala. Sedla si na tu židli. Bylo odtud vidět celou cestu, až k brance. Bylo vidět dveře od kuchyně; bylo by odtud vidět děvče, jak jimi celý den chodí ven a dovnitř s plnou náručí a zlobí se. Byl by na ně moc dobrý výhled.
scene-5-2-choose-say-page = Prázdné stránce
scene-5-2-choose-say-page-then =
    V zásuvce umývacího stolku byl papír a tužka na provázku. Luma si sedla na zem a opřela si stránku o kolena.

    Napsala to. Napsala to drobně a pak pod to ještě jednou, ve správné velikosti: { $sentence }

    Jestli nějakou takovou máš i ty, je tahle stránka taky tvoje. Zůstane tam, kam ji napíšeš. Nikdo ji nečte, ani les, ani tahle kniha.

    Potom stránku obrátila a chvíli seděla s oběma dlaněmi na rubu. Písmena bylo cítit i z druhé strany.
scene-5-2-choose-say-not-yet = „Ještě ne.“
scene-5-2-choose-say-not-yet-then =
    „Nemůžu,“ řekla Luma. „Ještě ne.“

    „Ne,“ řekl stín a docela jemně si ji vzal zpátky. „Tak ti ji ještě kousek ponesu. Já už si zvykl, víš. Člověk k tomu tak přilne.“

## 5.3

scene-5-3 = Pátá lampa
scene-5-3-place = Prostředek.
scene-5-3-opening =
    Uprostřed lesa je mýtina a na mýtině lampa.

    Luma si myslela, že bude z těch pěti největší. Stála na dřevěném sloupku, který někdo ostrouhal kuchyňským nožem, a byla vysoká právě jako ona. Mohla se do ní dívat, ani se nemusela natahovat. Ten, kdo ji postavil, ten, kdo sem úplně první přišel se světlem, musel mít tak jedenáct let.

    Sklo bylo černé. Nehořela od dubna.

    Všude kolem, na kraji stromů, to čekalo: všechno, co kdy kdo z Podvětví po večeři přinesl nahoru a nechal tady. Nebylo to vidět. Celá tma byla jeden zadržený dech. Někde uprostřed toho ležel rok s čumákem mezi tlapami. Nemohl projít.

    Věděla, jak se to dělá. Nejdřív se vyčistí zem. Umyje se sklo. Řekne se dobrý večer všemu, co přijde. Pak se rozsvítí. Jenže tahle se nerozsvěcí sirkami. Potřebuje něco, co už hořelo.

    „Tak tedy,“ řekla Luma. Podívala se, jestli je tu někdo, komu to říká. Byl. Vyhrnula si rukávy.
scene-5-3-opening-brom-with-us = Brom se třikrát otočil a sedl si. Nelehl si. „Na tuhle bych se rád podíval,“ řekl. Oči si držel otevřené s velkou zdvořilostí, nejdřív jedno a potom druhé.
scene-5-3-opening-brom-den = V domě pod cesmínou, den cesty odtud, se na svém polštáři obrátil medvěd a ze spaní docela jasně řekl: „Pozor na knot.“
scene-5-3-opening-bear-name-gone = „Kdo to je?“ řekl Brom můře. „Ten malý člověk. Vím, že bych pro něj udělal cokoli.“
scene-5-3-opening-said-not-yet = Za ní, ve zdvořilé vzdálenosti, šel stín a nesl jednu věc.
scene-5-3-opening-walks-oriel = „Je nižší, než si pamatuju,“ řekla Oriela. „Já tu totiž jednou byla. S ní, když byla malá. Zvedla jsem ji k ní.“ Popotáhla. „Anebo ona mě.“
scene-5-3-opening-walks-nobody = Někdo otevřel deštník a postavil se tak, aby kapalo na něj.
scene-5-3-aim = Vyčistěte zem (Průzkum 3), umyjte sklo (Pomoc 3), vyléčte Nevyřčené, které potom přijde (5), a se světlem na středovém poli (6) zažehněte lampu (Pomoc 5).
scene-5-3-at-clearing = Zarostlá zem
scene-5-3-at-clearing-done = Pod ostružiním byl kruh ušlapané hlíny a ta ušlapaná hlína padla jejím nohám.
scene-5-3-at-glass = Černé sklo
scene-5-3-at-glass-done = Dýchla na ně a otřela je šálou. Na čistém místě byl obličej a za tím obličejem vyšlo mezi stromy něco velikého.
scene-5-3-at-lamp = Pátá lampa
scene-5-3-at-lamp-done = Otevřela dvířka. Všechny zvuky v lese ustaly a přišly se podívat blíž.
scene-5-3-turn-1 = Tma se sesedla jako obecenstvo.
scene-5-3-turn-2 = Něco na kraji mýtiny řeklo půlku slova a zastydělo se.
scene-5-3-turn-3 = Rok zakňučel ze spaní.
scene-5-3-brom-1 = „Kdyby nechtěla chytit, foukni do ní,“ řekl Brom. „Kdyby pořád nechtěla, něco jí řekni. A když nepomůže ani to, pak už radu nemám, ale na téhle straně hřeju.“
scene-5-3-brom-1-gone = „Mám ti vyřídit, že na levé straně hřeje,“ řekla můra z lampy. „Mám to říct, až přijdeš k tomu těžkému. Myslím, že je to tady.“
scene-5-3-won =
    Přišlo k ní, to Nevyřčené, se všemi svými sto lety. Bylo veliké jako noc. A Luma, která byla malá a neskákala do řeči, si před ně sedla a nechala je domluvit.

    Trvalo to dlouho. Na konci zbyla jen mýtina a na ní lampa s čistým sklem a otevřenými dvířky.

    Nefoukal vítr. Lampa teď chtěla něco, co už hořelo. Luma v duchu probrala, co má.
scene-5-3-lost =
    Vyškrtala všechny sirky. Foukala do knotu a mluvila na něj. Dala mu konec šály a on ho nechtěl.

    Tma přišla přes mýtinu ze všech stran a sešla se uprostřed, kde byla Luma. Nedělala přitom žádný hluk. Sedla si.

    „Nechytne,“ řekla Luma. Nikdo za to nemohl. Opatrně zavřela dvířka, aby se dovnitř nic nedostalo.
scene-5-3-choose-feed = Co přijde do lampy?
scene-5-3-choose-feed-letter = Dopis
scene-5-3-choose-feed-letter-then =
    Uhladila ho, aby to písmo uměla nazpaměť. Hořel už sedm let a celou tu dobu jen jedné volavce nedal spát. Pak do lampy vložila nejdřív poslední stránku, tu, na které je „pojď se mnou“. Plamen ji četl pomalu, zleva doprava.
scene-5-3-choose-feed-name = Jelenovo jméno
scene-5-3-choose-feed-name-then =
    Naklonila se ke dvířkům a řekla je. Bylo dlouhé a chladné a uprostřed v něm byla kopyta. Sto let hořelo a neubylo ho. Lampa si je zkusila, zalíbilo se jí a vzala si je za své. Pak vyhlédla ven a Luma pochopila, že lampa, která má jméno, se nenechává samotná.
scene-5-3-choose-feed-tune = Písnička
scene-5-3-choose-feed-tune-then =
    Olízla si rty a zapískala: vzhůru po cestě, kolem pumpy, nahoře nádech. Pořád jí to moc nešlo. Dala do ní všechno, i tu zatáčku, i poslední tón, ten, který nikdo nemá sám; a když byla na konci, věděla, že už se nikdy nemusí bát, že ji ztratí, protože na ni odsud viděla. Byla vysoká asi jako malíček a žlutá.
scene-5-3-choose-feed-sentence = Ta věta
scene-5-3-choose-feed-sentence-then =
    „{ $sentence }“

    Řekla ji do lampy, s pusou až u knotu. Hořela v ní od dubna a byla suchá skrz naskrz. Vzplála jako sláma. Luma tam stála se světlem na obličeji a dívala se, jak hoří. Byla o tolik jasnější, než by si pomyslela. Skoro všechno v ní byla láska. Jen po okraji bylo něco jiného.

## What Brom forgets

forgets-1 = Cesta do vlastního brlohu
forgets-1-page =
    Třikrát se otočil, jak to medvědi dělají, a lehl si zády ke tmě. „Dej pozor na lampu,“ řekl.

    Trvalo to celou noc. Luma seděla za ním jako za zdí. Slyšela, jak to na druhé straně přes něj přechází a hledá něco, co by si mohlo nechat.

    Ráno vstal, otřepal se a měl výbornou náladu. Zdvořile se jí zeptal, kudy se jde k jeho domu.
forgets-2 = Písnička
forgets-2-page =
    Zase se třikrát otočil a lehl si mezi ni a tmu. „Spi,“ řekl Brom. „Něco ti zabroukám.“

    Broukal. Šlo to vzhůru po cestě a kolem pumpy. Pokaždé když se to vrátilo, bylo to kratší. K ránu z toho byl jen tón a pak už jen dech.

    „Cos to broukal?“ zeptala se Luma, když se rozednilo.

    „Broukal?“ řekl Brom. „To bude žaludek.“
forgets-2-kept = Kameny si pamatovaly
forgets-2-kept-page =
    Zase se třikrát otočil a lehl si mezi ni a tmu. Celou noc slyšela, jak mu tma prohledává kapsy.

    Našla písničku. Zvedla ji, a cuklo to. Daleko odtud, v jednom brodu, držely její druhý konec tři kameny a nepustily.

    Ráno si Brom sedl a celý se ohmatal. „To je zvláštní,“ řekl. „Nic mi nechybí.“
forgets-3 = K čemu je sníh
forgets-3-page =
    „Tuhle si vezmu já,“ řekl Brom, jako by mluvil o tašce. Třikrát se otočil.

    Když se probudila, bylo trochu sněhu, pár vloček padalo mezi větvemi a měly mezi sebou spoustu místa. Brom v nich seděl. Jedna mu přistála na čumáku a on se na ni díval oběma očima.

    „Je to moc dobře udělané,“ řekl. „K čemu to je?“

    Luma otevřela pusu, že mu to řekne. Tohle přece vždycky věděl. To on to řekl její babičce.
forgets-4 = Ottlina tvář
forgets-4-page =
    Tentokrát neřekl nic. Jen si s povzdechem lehl tam, kde byla tma nejhustší.

    „Vyprávěj mi o ní,“ řekl za svítání. „Mám její studené ruce. Mám to, jak šla; levou nohu stavěla, jako by dělala tečku za větou. Mám: Promiňte, myslela jsem, že jste člověk. Ale nad šálou je jedno místo a tam je jenom,“ a hledal to slovo, „počasí.“

    A tak mu Luma vyprávěla. Obočí i ten křivý zub. Od dubna se na tu tvář neodvážila podívat a zjistila, že ji má celou, do poslední vrásky, dost pro oba.
forgets-5 = Lumino jméno
forgets-5-page =
    Prosila ho, ať to nedělá. Už se dvakrát otočil. „Vždyť to nic není,“ řekl Brom a otočil se potřetí.

    Ráno byl ojíněný a dlouho se na ni díval svýma vlídnýma malýma očima.

    „Já tě znám,“ řekl. „Neraď mi. Ty jsi ta, co počítá. Když se nikdo nedívá, bereš si tři cukry. Když máš strach, začneš uklízet. Poznal bych tě i v pytli.“ Pomalu zavrtěl hlavou. „Jenom to, co se volá,“ řekl, „když člověk chce, abys přišla. Ten kousek nemůžu najít.“

## Endings

ending-1 = Lampářka
ending-1-page =
    Lampa chytla.

    Na pohled nic moc: světlo na sloupku, vysoké asi jako děvče. Pak za stromy vstalo něco, co leželo od prvního mrazu. Bylo to ohromné a mělo to v kožichu listí. Přešlo to tak blízko, že Luma ucítila teplo jeho boku. Zadupalo to nohama, jednou po druhé, všemi čtyřmi, aby se do nich vrátila krev. Pak to zvedlo hlavu a hledalo další světlo. Uvidělo je a šlo.

    Byl to rok. Měl zpoždění, byl ztuhlý a měl báječnou náladu.

    Luma šla domů za ním. Nikam nespěchala. Les na všech stranách praskal a kapal a povoloval ramena, jako když někdo postaví nákup na zem. Nebe zešedlo a pak zrůžovělo. Na kraji stromů vyšel rok ven, nad Podvětví, a bylo ráno, a ani o minutu tmavší, než se patří.

    „Tak, a pět,“ řekla Luma. Spočítala ty, které hořely, a každé z těch tmavých se taky podívala do tváře. „A pět,“ řekla znovu, protože jich tolik bylo.
ending-1-page-lights-many = Za ní stály v řadě celým lesem, jedna za druhou. Podle nich by se dalo dojít od sněhu až k moři s rukama v kapsách.
ending-1-page-lights-few = Byly mezi nimi mezery. Od jednoho světla k druhému rok klopýtal potmě a v srsti měl větvičky. Ale dveře našel. „Příště,“ řekla Luma těm mezerám. Zapsala si je a ke každé, co bude potřebovat.
ending-1-page-brom-with-us = U modřínu, do kterého uhodilo, se zastavila, protože se zastavil Brom. „Já tady zahýbám,“ řekl. „Zbytek znám. Anebo mi ho řekneš.“ Šla s ním celou cestu, kolem kamene a bříz, a u cesmíny se nadechla. Seděla na červeném polštáři, dokud neusnul. Oheň zahrnula popelem ona.
ending-1-page-brom-den = Cestou se zastavila u cesmíny. Nadechla se a přiložila ucho k jedněm dveřím. Ozývalo se odtamtud hluboké chrápání, na vzdálenějším konci s pískáním. Zůstala, jak dlouho to její nohy vydržely.
ending-1-page-said-not-yet = Někde na cestě, mezi čtyřicátým a čtyřicátým prvním kůlem, si všimla, že vedle ní pořád ještě jde stín. „Myslím, že už si to můžu vzít,“ řekla. Řekla to za chůze: { $sentence } Potom už to byl jenom obyčejný stín. Byl dlouhý, protože slunce bylo nízko.
ending-1-page-oriel-friend = Další podzim šly po cestě dvě, každá s rukou na kroužku, a jedna z nich byla Oriela, která říkala, že je větší zima než loni, že jí nikdo neřekl, že tu bude bláto, a že by si to nenechala ujít ani za penzi.
ending-1-page-oriel-stranger = V září přišel lístek, bez známky. Někdo ho musel donést. „Slyším, že bude zase říjen,“ stálo na něm. „Je možné, že se octnu u branky. Bude-li mokro, neoctnu. Oriela.“ Lilo jako z konve. Byla tam.
ending-1-page-oriel-wronged = V září šla sama nahoru k domu pod kořeny a vlezla dovnitř půdou. Ani nepozdravila a už říkala: „Byl tu dopis. Spálila jsem ho a pak jsem lhala.“ Padly na to dvě konvice čaje a ticho, na kterém by se dalo bruslit. Ale v říjnu šly po cestě dvě.
ending-1-page-apple-planted = U plotu v sadu něco vzešlo, vysoké jako bota, s pěti lístky. Večer, když si k tomu člověk stoupl docela blízko, bylo slyšet, jak to nacvičuje jedno jméno.

ending-2 = Dlouhý spánek
ending-2-page =
    Lampa chytla a rok vstal ze stromů a šel kolem nich, dupal a v kožichu měl listí. Brom se za ním díval. Kvůli tomu si nechal otevřené oči.

    „Tak,“ řekl. „Je venku celý.“

    Třikrát se otočil a lehl si ke sloupku. Ležel zády k místu, kde bývala tma. Už tam nebyla, ale na tu stranu byl zvyklý.

    Začalo sněžit, ve velkých pomalých vločkách, které nic nehnalo.

    „K čemu to je?“ zeptal se Brom. Možná to věděl. Možná to chtěl od někoho slyšet.

    „To je na zachumlání,“ řekla Luma.

    „Já si to myslel.“ Chvíli byl zticha. „Nemusíš tu zůstávat, než usnu,“ řekl.

    Zůstala. Seděla s rukou v srsti za levým uchem, kde měl na jaře hnízdo střízlík, a vyprávěla mu o sněženkách: jak letos vyrostly u pumpy, zrovna jako vždycky, celý houf, a taky nic nevěděly. Dýchal čím dál pomaleji. Přišla chvíle, kdy se to nedalo poznat. Pak přišla chvíle, kdy se to poznat dalo.

    A potom Luma plakala. Plakala kvůli tomu všemu, od dubna; plakala s pusou dokořán, jako malé dítě nebo jako kráva, a v tom tichém lese to bylo pořádně hlasité a nic nespadlo. Trvalo to, dokud to neskončilo. Nikdo ji nepopoháněl.

    Když vstala, ležel na něm sníh na dlaň vysoko. Vypadal jako kopec, který měl někdo rád.
ending-2-last =
    Na jaře šla nahoru kolem modřínu, do kterého uhodilo, a kamene v klobouku a bříz, které přestaly mluvit. Nadechla se. Dveře byly otevřené. Nikdo nebyl doma. Bylo vymeteno; a červený polštář byl jinde. Ležel u prahu na slunné straně, vedle toho druhého, asi tak daleko od něj, jak se dávají pro dva, kteří tam chtějí chvíli sedět a říkat, co je napadne.
ending-2-page-bear-patchy = Moc si toho s sebou do toho spánku nevzal. Cesta domů byla pryč a jiné věci taky. Teplo si nechal. Bylo je cítit skrz sníh ještě celé týdny a malá zvířata si tam chodila sednout z celého okolí.
ending-2-page-said-not-yet = A taky to řekla. Bylo to někde uprostřed toho pláče, takže to vyšlo na třikrát a pro sloveso se musela vracet: { $sentence } Stín stál vedle a poslouchal, a když už neměl v náručí nic, odešel pod stromy a lehl si, jako všechny ostatní stíny.
ending-2-last-apple-planted = Když na jaře scházela dolů, podívala se do sadu. U plotu byl výhonek a na něm dva lístky. „Lumo,“ řekl, když se k němu sehnula. Řekl to jako někdo, kdo chce jen vědět, jestli jsi doma.

ending-3 = Medvěd, který neznal moje jméno
ending-3-page =
    Lampa chytla. Rok dupal kolem. Když bylo po všem, stálo na mýtině děvče se sazemi na tváři a prastarý medvěd, který se na ně vlídně díval.

    „Je tma,“ řekl medvěd, „a ty jsi malá. Doprovodím tě domů.“

    Jiný důvod nepotřeboval. Šel na vnější straně, kde byl příkop. Kdykoli něco zašustilo, přišoupl se o kousek blíž a nemluvil o tom. Ke všemu, co míjeli, měl poznámku, protože to bylo samé nové. Řeka se mu zdála mimořádně povedená. Obdivoval kámen v klobouku.

    Došli k brance. Byla otevřená.

    „Tady se asi zastavím,“ řekl medvěd. „Mám dojem, že na někoho čekám.“ Sedl si do důlku u sloupku. Padl mu přesně, což ho zřejmě překvapilo. Pak se na ni podíval, trochu nesměle. „Jak ti vlastně říkají?“ řekl.

    „Luma,“ řekla Luma.

    „Luma,“ řekl medvěd. Řekl si to několikrát a přikládal to k různým kouskům večera. „To je dobré. To se k tobě hodí. Rád bych o tom něco věděl. Jestli máš čas.“

    A tak si k němu sedla do ohbí paže, kde bylo teplo, zády k jeho boku.

    Pověděla mu všechno, od začátku. Pověděla mu, kdo je, a o jeho uších. Nic si nenechala pro sebe. Ani schody nevynechala. On jí ani jednou neskočil do řeči.
ending-3-last =
    „Celé léto visela lampa na hřebíku,“ řekla Luma, „a celé léto jsem ji obcházela.“

    A to je tahle kniha, od první stránky.
ending-3-page-said-not-yet = Když došla k pokoji nad schody, zarazila se. Zbývala jedna věc, kterou ještě nikomu neřekla. Medvěd čekal. Uměl to moc dobře, jako by na to byl dělaný. Luma řekla: „{ $sentence }“ „Ach tak,“ řekl medvěd po chvíli. „A co bylo dál?“

ending-4 = Dům s moukou ze mlýna
ending-4-page =
    Lampa chytla, tak nějak. Rok vyšel postranní brankou, trochu pohublý, a nikdo si nevšiml, že jde pozdě.

    V Podvětví jsou teď všichni veselí. Na každém stole je bílý chleba. Když se lidí zeptáte, jak se mají, řeknou: „Dobře!“ a taky se tak mají. V neděli chodí až ke stromům, s prázdnýma rukama, a dívají se na vyhlídku. Zapomněli, co tam nosívali.

    Luma si nakonec taky dala krajíc. Byl to výborný chleba. Lampa visí na hřebíku a nikdo ji neobchází. Luma si v ní schovává provázek. Spí dobře. Někdy se zastaví dole u schodů s rukou na zábradlí, jako když člověk přijde do pokoje a neví pro co. Pak si vzpomene, že se musí sebrat prádlo.

    Vyrostla. Umí moc dobře pískat, jen nezná žádné písničky.

    Vzadu v kůlně, za hráběmi, stojí jeden pytel pšenice, která není semletá. Udržuje ho v suchu. V zimě ho odtahuje ode zdi a kvůli myším ho postavila na cihly. Jednou, když přišel syn paní Pellové, že ho s ostatními odnese nahoru do mlýna, sedla si na něj a nechtěla vstát.

    Neví jistě proč. Tu a tam za ním večer zajde, rozváže provázek a strčí do něj ruku až po loket. Je to tam chladné a těžké. Protéká jí to mezi prsty jako něco, co se každou chvíli řekne.
ending-4-last = Poslední stránka téhle knihy je prázdná, až na jedno zrno.
ending-4-page-brom-with-us = Každý říjen schází z lesa medvěd až k brance a sedí tam. Chleba nejí. Řekl si, že bude čekat, dokud se ho někdo nezeptá, na co čeká, a má to celé připravené.
ending-4-page-brom-den = Nahoře v lese, pod cesmínou, se každé jaro někdo probudí a načechrá červený polštář. Chleba nejí. Umí to všechno nazpaměť a nikam nespěchá.

ending-5 = Strážkyně
ending-5-page =
    Lampa si vzala jméno a rok vstal a přešel kolem. Ale Luma nešla domů za ním. Lampa, která má jméno, musí mít někoho, kdo jí je říká.

    Zůstala do oblevy. Byl tu přístřešek z větví, který kdysi někdo začal, a ona ho dostavěla. Sovy jí nosily poštu. Večer rozsvěcela lampu tak, že na ni zavolala, zabalená do deky si sedla na práh a řekla tmě: „Tak dobrá. Kdo je první?“

    A les jí to říkal. Noc co noc, celou tu zimu, přinášel, co si nechal, a říkal to: omluvu z doby před povodní; čtyřicet let nabídky k sňatku; jednu dlouhou stížnost na kozu. Něčemu se smála tolik, že ze střechy padal sníh. Něco mohla jen držet, dokud se to nepřestalo třást. Rady nedávala. Ukázalo se, že o ně skoro nikdo nestojí.

    Ke konci března se začal opakovat. Pak začal mít přestávky. A přišel večer, kdy řekla „Kdo je první?“ a byl tu jen les a v něm drozd.

    Po cestě z lesa přišla v dubnu. Byla větší. Na rukavicích jí chyběly dva prsty a dívala se tak, že lidé odkládali, co zrovna nesli. Brašnu měla plnou, a než všechny obešla, bylo léto. U každých dveří zaklepala a otřela si nohy. Pak řekla: „Nesu vám vzkaz. Byl nějakou dobu na cestě. Máte chvilku si sednout?“
ending-5-last = A tady jsou ti, kdo je posílali.
ending-5-page-brom-with-us = Celou tu zimu ležela u přístřešku ze severu veliká závěj, tam, odkud měl foukat vítr. Zvedala se a klesala. Když jednou v dubnu vstala, zívla tak, že na konci vrzlo, a řekla: „Přišel jsem o hodně?“
ending-5-page-brom-den = Jednou za týden zašla tu zimu k cesmíně, nadechla se a hodinu seděla na červeném polštáři a tomu, kdo tvrdě spal, vyprávěla ty nejlepší. Smál se na správných místech. Nikdo neví jak.
ending-5-page-walks-nobody = Zbýval ještě jeden vzkaz a nebylo k němu jméno. V každém domě se ptala na někoho s deštníkem. Nikdo si nemohl vzpomenout. Ale ano, řekli po chvíli, ten; tenkrát na nás byl tak hodný. Zeptat se, to je nikdy nenapadlo. A tak ten vzkaz Luma nechala u všech. Zněl: „Žádné obtěžování to nebylo. Bylo to na tom to nejhezčí.“
ending-5-page-said-not-yet = Poslední noc, když už všichni domluvili, seděl na prahu ještě jeden stín. „Měl jsi velkou trpělivost,“ řekla Luma. „Myslím, že teď jsem na řadě já.“ A posunula se na místo toho, kdo vypráví. { $sentence }

ending-6 = Nerozsvícená lampa
ending-6-page =
    Lampa nechytla. Luma si pod ní sedla, zády ke sloupku. Byla taková tma, že bylo jedno, jestli má oči otevřené.

    S tou mýtinou je to zvláštní. Když se tam svítí, je odtamtud daleko vidět. Když se nesvítí, je odtamtud slyšet.

    Luma řekla: „{ $sentence }“

    Neříkala to nikomu. Nebylo to už k ničemu. Řekla to, protože to byla pravda a protože už ji unavovalo, že je to pravda jenom uvnitř. Pak si položila obličej na kolena a plakala, nahlas, a šlo to ven mezi stromy na všechny strany.

    Dole v Podvětví se paní Pellová zastavila s kbelíkem v ruce. Stála tam. Vzpomněla si na něco, co chtěla říct svému bratrovi už od povodně. „Kde mám kabát?“ řekla paní Pellová a rozsvítila svíčku, aby ho našla.

    Naproti přes cestu se posadil v posteli starý Tomáš a po chvíli sáhl na druhou stranu. „Spíš?“ řekl. „Já ti nikdy neřekl, jak to bylo s tou loďkou.“ A rozsvítil lampu, protože na to si lidé chtějí vidět do tváře.

    Jedno světlo za druhým, daleko mezi kmeny, se rozsvěcelo. Kuchyně a ložnice a překladiště. Jedno až pod střechou, kde byla devět let tma. Lidé přecházeli ulici v kabátech přes noční košile. Luma zvedla hlavu. Počítala je, nemohla si pomoct. Byla u sto dvanácti, když poblíž mezi stromy něco zafunělo, vstalo a setřáslo ze sebe jinovatku.

    Rok se podíval na nerozsvícenou lampu a pak přes její hlavu na okna. Zadupal nohama. Ještě nikdy v životě mu nikdo tak krásně neposvítil domů.
ending-6-page-brom-with-us = „Zdá se, že to pomohlo,“ řekl Brom ze tmy vedle ní. Byl tam celou dobu. „Půjdeme dolů? Rád bych viděl, jak vybíhá bábovka.“
ending-6-page-brom-den = Šla dolů kolem cesmíny. Myslela, že by to chtěl vědět. „Lampa nechytla,“ řekla dveřím, „ale oni ano.“ Uvnitř se někdo obrátil a vzdychl, jako ten, komu pověděli, jak příběh dopadne.

## The kitchen

epilogue-latch =
    Ale nejdřív byla kuchyň.

    Přišla po cestě od branky a v náručí měla lampu. Nad komínem byl kouř, a neměl tam být.

    Dveře byly zavřené jen na kliku. Otevřela si nohou.

    Někdo přišel dovnitř. Nic než nedopalek svíčky se rozsvítit neodvážil. Prostřel stůl pro dva; ke každému talíři dal tři lžíce, protože nevěděl, které se mají; a stál mezi stolem a kamny s pokličkou v ruce, jako když ho při něčem přistihnou. Klobouk na hlavě neměl.

    „Lodě jsou v přístavu,“ řekl tatínek. „Řekl jsem si, že jen,“ řekl. Podíval se na pokličku. „Nebylo zamčeno.“

    „Nebylo,“ řekla Luma. „Já nechala otevřeno.“

    Chtěla říct, že si kvůli ní neměl dělat starosti. Postavila lampu mezi lžíce.

    „Zůstaneš tu?“ řekla Luma. „Já chci, abys tu zůstal. Měla jsem to říct v květnu.“

    Nebyla to dlouhá věta. Přešla kuchyň úplně sama a nikdo ji nemusel držet. Tatínek si sedl na klobouk.
epilogue-latch-sent-ladder = O kredenc se opíral žebřík s listím. „Přirazil k lodi,“ řekl. „A nechtěl plout dál. Nakonec jsem na něj vylezl, co vlastně chce. Seshora je vidět náš komín.“
epilogue-latch-sent-apple = Mezi talíři leželo jablko. „Jednou ráno bylo pod přídí,“ řekl. „Pořád říkalo tvoje jméno. Tak mě napadlo, že by je někdo měl donést domů.“ „Lumo,“ řeklo jablko. „Ano,“ řekla Luma. „Jsem tady.“
epilogue-latch-sent-page = Z kapsy vytáhl papírovou lodičku, trochu zkoušenou mořem. „Ťukla nám do boku,“ řekl. „Mávala jsem, neviděla. Víc se přečíst nedalo. Četl jsem to čtyřikrát. Říkal jsem si, kdo to na koho mával?“
epilogue-latch-sent-nothing = „Jak jsi věděl, že máš přijet?“ zeptala se ho. „Nevěděl,“ řekl tatínek. „Čekal jsem, až pro mě někdo pošle. A pak mě napadlo, že to třeba děláš taky.“
epilogue-latch-river-backwards = „Na moře bychom se nedostali, ani kdybychom chtěli,“ řekl. „Řeka popadla loď a hnala ji rovnou k překladišti. Na opačnou stranu. Něco takového jakživ nikdo neviděl.“ „Nese věci domů,“ řekla Luma. „Tentokrát měla správnou adresu.“
epilogue-locked =
    Ale nejdřív byla kuchyň, a byla zamčená, a klíč měla v kapse.

    Přišla po cestě od branky a v náručí měla lampu. Na prahu někdo seděl, a už nějakou dobu; na botách mu usnula kočka. Na kolenou držel klobouk a vedle sebe měl bandasku polévky od paní Pellové a tašku, ze které visela jedna nohavice. Musel balit narychlo.

    „Lodě jsou v přístavu,“ řekl tatínek. Vstal. „Byl bych přichystal večeři. Ale bylo zamčeno.“ Otočil v rukou klobouk. „Za ní nikdy nebylo,“ řekl. „Myslel jsem, že jsi třeba uvnitř a nechceš nikoho vidět.“

    „Nebyla jsem uvnitř,“ řekla Luma. „Zamkla jsem, aby nikdo nemohl přijít a říct mi, že je to dobré.“

    Tatínek kývl. Přemýšlel o tom. „Není,“ řekl.

    „Není,“ řekla Luma. Podala mu na dlani klíč. „Zůstaneš tu? Já chci, abys tu zůstal. Měla jsem to říct v květnu.“

    Nemohl se nejdřív trefit do zámku, kdovíproč. Museli to udělat spolu. Pak prostřeli pro dva a ani jeden nevěděl, které lžíce.
epilogue-locked-sent-ladder = U dveří se opíral žebřík s listím. „Přirazil k lodi,“ řekl. „A nechtěl plout dál. Nakonec jsem na něj vylezl, co vlastně chce. Seshora je vidět náš komín.“
epilogue-locked-sent-apple = { epilogue-latch-sent-apple }
epilogue-locked-sent-page = { epilogue-latch-sent-page }
epilogue-locked-sent-nothing = { epilogue-latch-sent-nothing }
epilogue-locked-river-backwards = { epilogue-latch-river-backwards }
epilogue-last =
    Snědli polévku od paní Pellové. Bylo jí moc a byla dobrá. Měli si hodně co povídat, oba dva, a dostali se asi tak k brance.

    On myl a ona utírala. Pověsila lampu na hřebík, kde na ni každý dosáhne.

    Potom si Luma vzala svíčku a šla nahoru.

## Rolls

roll-blank-1 = Sirka zhasla. Druhá si to rozmyslela a zhasla taky.
roll-blank-2 = Nic. Bylo to naprosto poctivé nic a byla ho spousta.
roll-blank-3 = Táhla ona a táhlo to. Rozešli se v dobrém.
roll-blank-4 = Skoro to vyšlo. Skoro je hrozně únavné.
roll-blank-5 = Les se ohleduplně díval jinam.
roll-blank-6 = Prsty jí usnuly a neřekly jí to.
roll-blank-7 = Někde praskla větvička, a to bylo všechno, co se stalo.
roll-blank-8 = Řekla nesprávnou věc. Věděla to, sotva byla venku.
roll-blank-9 = Zrovna na tohle vítr čekal.
roll-blank-10 = Byl to dobrý nápad. Jen ho vzala za špatný konec.
roll-blank-11 = Na okamžik zapomněla, k čemu má ruce.
roll-blank-12 = Tentokrát ne. Ale příště už šlo; bylo je slyšet na pěšině.
roll-one-1 = Malé světlo. Ale její.
roll-one-2 = Povolilo to, asi o šířku nehtu.
roll-one-3 = Jedna věc se povedla, seděla tam a tvářila se potěšeně.
roll-one-4 = Nebylo toho moc. Dala si to do kapsy.
roll-one-5 = Kdesi si to jeden uzel rozmyslel.
roll-one-6 = Málo, pozdě, a přece vítané.
roll-one-7 = Chytila zrovna ten růžek, který šel odloupnout.
roll-one-8 = Někdo popotáhl a začal poslouchat.
roll-many-1 = Šlo to všechno najednou, jako husy.
roll-many-2 = Ruce byly o hodně napřed. Jenom chodila za nimi.
roll-many-3 = Člověk by řekl, že to jen čekalo, až se někdo zeptá.
roll-many-4 = Udělala to, jak se to v té rodině dělalo odjakživa: poslepu a s broukáním.
roll-many-5 = Lampa si stoupla na špičky.
roll-many-6 = Na co sáhla, to bylo správnou stranou nahoru.
roll-many-7 = „No prosím,“ řekl les, aspoň se to zdálo.
roll-many-8 = Bylo to tak snadné, že se ohlédla, kdo jí pomáhá.

## The memory page

memory-title = Co si hvozd pamatuje
memory-healed = Kdo mohl domluvit
memory-healed-none = Zatím nikdo. Ještě se rozhodují, jestli promluví.
memory-forgotten = Co Brom zapomněl
memory-forgotten-none = Zatím nic. Ptejte se ho, na co chcete.
memory-told = Co Luma řekla nahlas
memory-lamps = Lampy, které hoří
memory-chosen = Co se zvolilo

## Creatures

creature-tin-moth = Plechová můra
creature-tin-moth-habit = Přichází na začátek řeky.
creature-tin-moth-said = „Chtěla jsem jen být nablízku.“
creature-counting-hare = Zaječice počtářka
creature-counting-hare-habit = Po aktivaci se posouvá o 1 pole doleva.
creature-counting-hare-said = „Deset, a jeden na cestách. Ten se počítá taky. Jedenáct. Tak. Jedenáct.“
creature-latch-mouse = Myš od kliky
creature-latch-mouse-habit = Přichází na konec řeky.
creature-latch-mouse-said = „Já tě slyšela klepat.“
creature-hedge-wren = Střízlík z křoví
creature-hedge-wren-habit = Při vyložení s ním přichází druhý Střízlík z křoví.
creature-hedge-wren-said = „On zpíval líp. Nikdy jsem mu to neřekl.“
creature-apple-wasp = Jablečná vosa
creature-apple-wasp-habit = Přichází na druhé pole.
creature-apple-wasp-said = „To já to snědla.“
creature-reed-heron = Rákosová volavka
creature-reed-heron-habit = Přichází na třetí pole. Po aktivaci bere 1 krystal.
creature-reed-heron-said = „Tvůj dopis jsem měla v suchu.“
creature-ledger-otter = Vydra účetní
creature-ledger-otter-habit = Přichází na druhé pole. Před aktivací odchází, pokud zaplatíte 2 krystaly.
creature-ledger-otter-said = „Nikdy jsi mi nic nedlužila.“
creature-ledger-otter-choose-bill = Vydra předkládá účet: 2 krystaly.
creature-ledger-otter-choose-bill-pay = Zaplatit
creature-ledger-otter-choose-bill-wait = Dlužit dál
creature-ford-trout = Pstruh z brodu
creature-ford-trout-habit = Přichází na třetí pole. Po aktivaci se posouvá o 1 pole doprava.
creature-ford-trout-said = „Plaval jsem na opačnou stranu a líbilo se mi to.“
creature-fence-fox = Liška od plotu
creature-fence-fox-habit = Přichází na druhé pole.
creature-fence-fox-said = „U branky se mi po tobě stýskalo.“
creature-bramble-boar = Ostružinový kanec
creature-bramble-boar-habit = Přichází na začátek řeky.
creature-bramble-boar-said = „Promiň. Promiň. Promiň.“
creature-doorstep-toad = Ropucha z prahu
creature-doorstep-toad-habit = Přichází na druhé pole a nikdy se neposouvá; když ji osvítíte, dostane jen žeton omráčení.
creature-doorstep-toad-said = „Pojď dál. Proč jsem nikdy neřekla pojď dál?“
creature-mill-badger = Mlýnský jezevec
creature-mill-badger-habit = Přichází na třetí pole. Po aktivaci ztrácíte 1 požehnání.
creature-mill-badger-said = „Chtěl jsem, aby to vážilo míň.“
creature-flour-ghost-moth = Moučný mol
creature-flour-ghost-moth-habit = Vyléčený se vrací navrch balíčku tvorů.
creature-flour-ghost-moth-said = „Nad čím jsem to byl smutný?“
creature-root-mole = Krtek z kořenů
creature-root-mole-habit = Přichází na třetí pole. Po aktivaci se vaše třetí karta akce posouvá o 1 pole doprava.
creature-root-mole-said = „Bál jsem se světla, to je všechno.“
creature-well-newt = Studniční čolek
creature-well-newt-habit = Po aktivaci se světlo vrací o 1 pole.
creature-well-newt-said = „Ono to není tak hluboké.“
creature-lantern-beetle = Lucernový brouk
creature-lantern-beetle-habit = Přichází na druhé pole. Když ho osvítíte, dá vám 1 krystal.
creature-lantern-beetle-said = „Až po vás.“
creature-choir-owl = Sborová sova
creature-choir-owl-habit = Po aktivaci letí na začátek řeky.
creature-choir-owl-said = „AHOJ.“
creature-snow-stoat = Sněžný hranostaj
creature-snow-stoat-habit = Přichází na druhé pole. Těžko se osvěcuje, snadno léčí.
creature-snow-stoat-said = „Já se nezlobím. Mně je zima.“
creature-wintering-dormouse = Zazimovaný plch
creature-wintering-dormouse-habit = Přichází na třetí pole a spí tam.
creature-wintering-dormouse-said = „Ještě pět minut.“
creature-ice-ram = Ledový beran
creature-ice-ram-habit = Přichází na začátek řeky.
creature-ice-ram-said = „Měl jsem se pro něj vrátit.“
creature-sleepless-crane = Nespavý jeřáb
creature-sleepless-crane-habit = Přichází na třetí pole. Po aktivaci stín postupuje o 1 pole, pokud jeřáb není omráčený.
creature-sleepless-crane-said = „Někdo hlídat musel.“
creature-oriels-grief = Orielin žal
creature-oriels-grief-habit = Má tři strany. Vyléčený se otáčí na další; odchází až napotřetí.
creature-oriels-grief-said = „Nejdřív to byla moje sestra.“
creature-oriels-grief-anger = Hněv
creature-oriels-grief-anger-said = „Křehká! Uhlí jsem nosila já.“
creature-oriels-grief-sums = Počty
creature-oriels-grief-sums-said = „Dvě stě čtyřicetkrát. A stačilo jednou otevřít okno.“
creature-oriels-grief-weeping = Pláč
creature-oriels-grief-weeping-said = „Nejdřív to byla moje sestra.“
creature-patient-one = Trpělivý
creature-patient-one-habit = Neškodí. Po aktivaci stojí znovu na začátku řeky a všichni ostatní stojí o 1 pole víc vpravo.
creature-patient-one-said = „Řekli mi, ať čekám. Nikdo neřekl, jak dlouho.“
creature-the-unsaid = Nevyřčené
creature-the-unsaid-habit = Nelze osvítit. Za každé dvě odkryté karty stínu stojí o 1 bod duševní síly víc.
creature-the-unsaid-said = „{ $sentence }“

## Blessings

card-warm-stone = Teplý kámen
card-warm-stone-does = Získáte 3 body duševní síly.
card-warm-stone-says = Vyležel se na slunci za tebe.
card-ottlas-matches = Ottliny sirky
card-ottlas-matches-does = Světlo postoupí o 2 pole.
card-ottlas-matches-says = Na krabičce tužkou: zbývá jedenáct. Neplýtvat na dýmky.
card-a-second-thought = Na rozmyšlenou
card-a-second-thought-does = Po hodu můžete jednou přehodit libovolné kostky.
card-a-second-thought-says = To první bylo jen ze zdvořilosti.
card-broms-elbow = Bromův loket
card-broms-elbow-does = Přesuňte kartu akce na začátek řeky.
card-broms-elbow-says = „Jen jsem se obracel,“ řekl.
card-thick-socks = Tlusté ponožky
card-thick-socks-does = Až budete mít ztratit duševní sílu, tentokrát žádnou neztratíte.
card-thick-socks-says = Někdo je pletl a přitom se strachoval.
card-hush = Pšt
card-hush-does = Dejte jednomu tvorovi žeton omráčení.
card-hush-says = Když se to řekne správně, je to skoro ukolébavka.
card-hush-all-of-you = Pšt, všichni
card-hush-all-of-you-does = Dejte všem tvorům žeton omráčení.
card-hush-all-of-you-says = I potok sklopil oči.
card-somebodys-scarf = Něčí šála
card-somebodys-scarf-does = Získáte 2 krystaly.
card-somebodys-scarf-says = Někde ji hledají. Budou rádi, že ji máš ty.
card-the-ladder = Žebřík
card-the-ladder-does = Jedno místo potřebuje o 1 úspěch méně.
card-the-ladder-says = Kdykoli se o něco opře, vyžene nový lístek.
card-bread-for-two = Chleba pro dva
card-bread-for-two-does = Získáte 2 body duševní síly, a pokud je s vámi společník, ještě 2 body.
card-bread-for-two-says = Je to tak jako tak stejný bochník, ale ve dvou vydrží déle.
card-whistle = Hvizd
card-whistle-does = Libovolné dvě sousední karty v řece si vymění místo.
card-whistle-says = Hlavně vzduch. Někdo přijde i tak.
card-lamp-oil = Olej do lampy
card-lamp-oil-does = Příští hod na Světlo se počítá jako na poli „3+“.
card-lamp-oil-says = Voní říjnem a čistým hadrem.
card-good-knots = Dobré uzly
card-good-knots-does = Vezměte si zpět 2 použité kostky.
card-good-knots-says = Přes, pod, a pak to, co ona vždycky dělala palcem.
card-the-long-look = Dlouhý pohled
card-the-long-look-does = Prohlédněte si 3 vrchní karty průzkumu a vraťte je v libovolném pořadí.
card-the-long-look-says = Odtud shora je vidět, kdo jde a co nese.
card-a-clear-morning = Jasné ráno
card-a-clear-morning-does = Stín se vrátí o 1 pole.
card-a-clear-morning-says = Bylo slyšet kbelík o dvě stavení dál.
card-borrowed-courage = Vypůjčená odvaha
card-borrowed-courage-does = Hod bez úspěchu se počítá jako 1 úspěch.
card-borrowed-courage-says = Vraťte při příležitosti. Pokud možno vypranou.
card-ferry-token = Převozné
card-ferry-token-does = Odhoďte tvora, který stojí 1 bod duševní síly.
card-ferry-token-says = Platí na jednu cestu. Čí, to na něm nestojí.
card-page-from-a-ledger = List z účetní knihy
card-page-from-a-ledger-does = Jedna podmínka v krystalech se počítá jako zaplacená.
card-page-from-a-ledger-says = Vytržený velice úhledně, podle pravítka.
card-patience = Trpělivost
card-patience-does = Až 2 nepoužité kostky si ponecháte do své příští fáze jako dodatečné.
card-patience-says = „Není kam spěchat,“ řekl jelen a pro jednou to byl dárek.
card-feather-from-the-choir = Pírko ze sboru
card-feather-from-the-choir-does = Tvorové se v tomto tahu neposouvají.
card-feather-from-the-choir-says = Padá bez jediného zvuku. Má výbornou průpravu.
card-a-place-to-sit = Kde si sednout
card-a-place-to-sit-does = Ukončete hned svou fázi. Za každou nepoužitou kostku získáte 1 bod duševní síly.
card-a-place-to-sit-says = Ne nadlouho. Jen než si všimneš, že sedíš.
card-windfall = Spadlo do klína
card-windfall-does = Doberte 3 karty průzkumu a jednu si nechte.
card-windfall-says = Spadlo to samo. Celý týden není komu děkovat.
card-thank-you-note = Lístek s poděkováním
card-thank-you-note-does = Přesuňte krystaly mezi svými kartami akcí, jak chcete.
card-thank-you-note-says = Byl myšlený i pro někoho jiného. Pošli ho dál.
card-small-lantern = Lucernička
card-small-lantern-does = Jedno místo v tomto tahu nepotřebuje světlo.
card-small-lantern-says = Je z domečku pro panenky. Dělá, co může.
card-footprints = Stopy
card-footprints-does = Jedno místo můžete vyřešit dřív než místa, se kterými je spojené čarou.
card-footprints-says = Vedou správným směrem. Jedna z nich je levačka.
card-honey = Med
card-honey-does = Za každého tvora v řece získáte 1 bod duševní síly.
card-honey-says = Každý je milejší, když má něco kolem pusy.
card-kind-word = Vlídné slovo
card-kind-word-does = Léčení v tomto tahu potřebuje o 1 úspěch méně.
card-kind-word-says = Moc nezáleží na tom, které.
card-the-song-entire = Píseň, celá
card-the-song-entire-does = Po hodu otočte 1 kostku na její nejvyšší stěnu.
card-the-song-entire-says = Vzhůru po cestě, kolem pumpy a domů.
card-moonrise = Východ měsíce
card-moonrise-does = Rozložte své čtyři karty akcí na jejich pole v libovolném pořadí.
card-moonrise-says = Vyšel nad kůlnou, jako když někdo hledá brýle.
card-snow-falling = Sněží
card-snow-falling-does = Příští ikony efektu stínu přeskočte.
card-snow-falling-says = Je to na zachumlání.

## Curses

card-the-talking-apple = Mluvící jablko
card-the-talking-apple-does = Ztratíte 2 body duševní síly.
card-the-talking-apple-says = „Lumo,“ řeklo. „Lumo? Lumo.“
card-wet-feet = Mokré nohy
card-wet-feet-does = Vaše první karta akce se přesune na konec řeky.
card-wet-feet-says = Čvacht, dělala. Čvacht a půl.
card-lure = Vábnička
card-lure-does = Doberte tvora.
card-lure-says = Znělo to přesně jako někdo známý, když dělá legraci.
card-a-door-left-open = Nedovřené dveře
card-a-door-left-open-does = Stín postoupí o 1 pole.
card-a-door-left-open-says = Táhlo z nich na míle daleko.
card-homesick = Stesk po domově
card-homesick-does = Ztratíte 3 body duševní síly, za každého společníka s vámi o 1 méně.
card-homesick-says = Nejhorší je, když někdo smaží cibulku.
card-the-wrong-turn = Špatná odbočka
card-the-wrong-turn-does = Světlo se vrátí o 2 pole.
card-the-wrong-turn-says = Vypadala úplně jako ta správná. Nacvičovala to.
card-moths-in-the-scarf = Moli v šále
card-moths-in-the-scarf-does = Ztratíte 2 krystaly.
card-moths-in-the-scarf-says = Moc je to mrzelo. Mysleli, že je to budova.
card-somebody-laughed = Někdo se zasmál
card-somebody-laughed-does = Ztratíte 1 požehnání.
card-somebody-laughed-says = Netýkalo se tě to. Jen to tak bolelo.
card-echo = Ozvěna
card-echo-does = Poslední tvor v řece se teď aktivuje.
card-echo-says = Řekla to znovu a vynechala „prosím“.
card-early-dark = Brzká tma
card-early-dark-does = V příští fázi máte o 1 kostku méně.
card-early-dark-says = O půl čtvrté to okna vzdala.
card-tangle = Zamotanec
card-tangle-does = Vaše první dvě karty akcí si vymění místo.
card-tangle-says = Čím víc hledáš konec, tím víc konců má.
card-cold-supper = Studená večeře
card-cold-supper-does = Ztratíte 3 body duševní síly, nebo všechny krystaly z jedné karty akce.
card-cold-supper-says = Někdo ji držel v teple, jak dlouho mohl.
card-cold-supper-choose-supper = Co stojí večeře?
card-cold-supper-choose-supper-hungry = Ztratit 3 body duševní síly
card-cold-supper-choose-supper-generous = Ztratit všechny krystaly z jedné karty
card-what-was-that = Co to bylo?
card-what-was-that-does = Odstraní se všechny žetony omráčení.
card-what-was-that-says = Nic to nebylo. Bylo to veliké nic a mělo nohy.
card-the-same-tree-again = Zase ten strom
card-the-same-tree-again-does = Jedno vyřešené místo bez efektu se znovu otevře.
card-the-same-tree-again-says = Dělal, co mohl, aby vypadal jako jiný.

## Companions

card-button = Zajíček Knoflík
card-button-does = Jednou za dějiště: 1 dodatečná kostka na Průzkum.
card-button-says = „Já nejsem malý,“ řekl Knoflík. „Já jsem daleko.“
card-the-starlings = Špačci
card-the-starlings-does = Na začátku dějiště postoupí světlo o 1 pole.
card-the-starlings-says = Umějí branku, konvici a na požádání potlesk.
card-ledger-otter-friend = Vydra účetní
card-ledger-otter-friend-does = Jednou za dějiště: ztratíte 1 bod duševní síly a získáte 1 krystal.
card-ledger-otter-friend-says = „Na účet,“ říká a celý den je šťastná.
card-the-ladder-goat = Koza ze žebříku
card-the-ladder-goat-does = Místa, která potřebují 4 a více, potřebují o 1 méně.
card-the-ladder-goat-says = „Dolů je jen nahoru s horší vyhlídkou,“ říká koza.
card-oriel = Oriela
card-oriel-does = Dokud je s vámi, máte dodatečnou kostku k10.
card-oriel-says = Říkala, že bude zima, měla pravdu a ta pravda ji hřála.
card-mill-badger-reformed = Polepšený jezevec
card-mill-badger-reformed-does = Prokletí stojí o 1 bod duševní síly méně.
card-mill-badger-reformed-says = „Jen jdi,“ říká. „Druhý konec mám já.“
card-the-small-loud-owl = Hlasitá sovička
card-the-small-loud-owl-does = Jednou: dejte všem tvorům žeton omráčení. Potom odlétá.
card-the-small-loud-owl-says = „Ještě jedno ve mně je,“ říká. „Cítím ho.“
card-the-second-cushion = Druhý polštář
card-the-second-cushion-does = Při cestování získáte 2 body duševní síly.
card-the-second-cushion-says = Červený a jednou sezený. Rád by to zažil znovu.
card-tin-moth-friend = Plechová můra
card-tin-moth-friend-does = Světlo se nikdy nepočítá hůř než na poli „5+“.
card-tin-moth-friend-says = „Mě si nevšímej. Já jsem jen to, co se třepetá.“
card-root-mole-friend = Krtek z kořenů
card-root-mole-friend-does = Jednou za dějiště: přesuňte tvora na konec řeky.
card-root-mole-friend-says = Zavírá za sebou díru a pokaždé se jí omluví.
card-patient-one-friend = Trpělivý
card-patient-one-friend-does = Jednou za dějiště: na konci tohoto tahu stín nepostoupí.
card-patient-one-friend-says = Jenom tam stojí, a ono to kolem něj nemůže.
card-nobody-in-particular = Ale nikdo
card-nobody-in-particular-does = Nedělá nic. Je tu.
card-nobody-in-particular-says = Nechce tě obtěžovat jménem.

## Traumas

card-a-kind-lie = Milosrdná lež
card-a-kind-lie-does = Spodní dovednost karty Pomoc dává o 1 krystal méně. Léčení: 2.
card-a-kind-lie-says = Odpočívá. Jenom odpočívá.
card-the-empty-chair = Prázdná židle
card-the-empty-chair-does = Kdykoli získáte duševní sílu, získáte o 1 bod méně. Léčení: 2.
card-the-empty-chair-says = Všichni ji obcházejí. Zabírá půl domu.
card-the-yawn = Zívnutí
card-the-yawn-does = Péče na kartě Broma stojí 3 krystaly. Léčení: 2.
card-the-yawn-says = Oba se dívali na kopec.
card-april = Duben
card-april-does = Na první hod v každém dějišti použijete nejvýš 3 kostky. Léčení: 2.
card-april-says = Bylo krásné jaro. Pořád to někdo říkal.
card-well-doing = Jak se statečně drží
card-well-doing-does = Nemůžete ukončit fázi, dokud máte nepoužité kostky. Léčení: 2.
card-well-doing-says = „A jak se statečně drží,“ říkali a ona roznášela koláč.
card-her-handwriting = Její rukopis
card-her-handwriting-does = Při průzkumu dobíráte o 1 kartu méně, aspoň však 1. Léčení: 2.
card-her-handwriting-says = Je na všech zavařeninách.
card-dont-make-a-fuss = Jen žádný rozruch
card-dont-make-a-fuss-does = Ochranu na kartě Broma nelze použít. Léčení: 2.
card-dont-make-a-fuss-says = Je to napsané nad dveřmi celého údolí, zevnitř.
card-burned-paper = Spálený papír
card-burned-paper-does = Nemůže se k vám přidat žádný společník. Léčení: 2.
card-burned-paper-says = Mýdlem to jde dolů, ale ne ten den.
card-the-rope = Lano
card-the-rope-does = Světlo se najednou posune nejvýš o 2 pole. Léčení: 2.
card-the-rope-says = Konec si nechala. Ještě neví, co s ním uváže.
card-everyone-was-so-kind = Všichni byli tak hodní
card-everyone-was-so-kind-does = Na kartě akce můžou být nejvýš 2 krystaly. Léčení: 2.
card-everyone-was-so-kind-says = Bylo devět koláčů. Všem poděkovala jménem.
card-i-should-have-called = Měla jsem zavolat
card-i-should-have-called-does = Tvorové přicházejí o 1 pole víc vlevo. Léčení: 2.
card-i-should-have-called-says = Trvalo by to minutu. Minuta byla.
card-the-sentence = Ta věta
card-the-sentence-does = Zabírá pole pro požehnání. Nelze vyléčit dřív než v dějišti „Co jsem neřekla“; pak Léčení: 2.
card-the-sentence-says = Má začátek a konec. Ani není dlouhá.

## Shadow cards

shadow-im-fine = Nic mi není
shadow-im-fine-does = Ztratíte všechny krystaly z první karty akce.
shadow-im-fine-said = „Není pravda, že mi nic není. Od jara mi je. Říkám to dřív, než se doptají, aby nemuseli chodit dál.“
shadow-it-was-only-a-cough = Byl to jen kašel
shadow-it-was-only-a-cough-does = Stín postoupí o 1 pole.
shadow-it-was-only-a-cough-said = „Všichni říkali, že je to jen kašel. Já taky. Já ze všech nejhlasitěji.“
shadow-you-said-you-would-be-here = Říkala jsi, že tu budeš
shadow-you-said-you-would-be-here-does = Doberte tvora.
shadow-you-said-you-would-be-here-said = „Říkala jsi, že tu budeš. Říkala jsi: v říjnu. Já už měla namazané boty.“
shadow-i-was-cross-with-you = Zlobila jsem se na tebe
shadow-i-was-cross-with-you-does = Ztratíte 1 požehnání.
shadow-i-was-cross-with-you-said = „Řekla jsi, že jsem na lampu ještě malá. Zlobila jsem se celý den a u večeře taky. A ještě když se stmívalo.“
shadow-i-can-manage = Zvládnu to sama
shadow-i-can-manage-does = V příští fázi máte o 1 kostku méně.
shadow-i-can-manage-said = „Nedosáhnu na horní polici. Neumím nastavit tah v kamnech. Všem jsem řekla, že to zvládnu sama, a oni mi věřili.“
shadow-they-all-went-home = Všichni šli domů
shadow-they-all-went-home-does = Odstraní se všechny žetony omráčení.
shadow-they-all-went-home-said = „Umyli nádobí, zametli a pak šli všichni domů. Bylo tak uklizeno. Nezbylo nic na práci.“
shadow-i-didnt-look = Nepodívala jsem se
shadow-i-didnt-look-does = Světlo se vrátí o 1 pole.
shadow-i-didnt-look-said = „Ptali se mě, jestli tě chci vidět. Dívala jsem se na okno. Seděla na něm moucha.“
shadow-what-if-he-sleeps = Co když usne
shadow-what-if-he-sleeps-does = Karta Broma se otočí na druhou stranu.
shadow-what-if-he-sleeps-said = „Až Brom usne, nezbude nikdo, kdo tě znal, když jsi byla hlasitá.“
shadow-i-cant-hear-the-tune = Neslyším tu písničku
shadow-i-cant-hear-the-tune-does = Při vaší příští akci nelze použít spodní dovednosti.
shadow-i-cant-hear-the-tune-said = „Tvou písničku jsem uměla. V noci to zkouším. Začne dobře a pak je z ní konvice.“
shadow-i-didnt-come-upstairs = Nešla jsem nahoru
shadow-i-didnt-come-upstairs-gentle = Nerozloučila jsem se
shadow-i-didnt-come-upstairs-does = Vždy poslední. Brom si místo toho může lehnout; pokud se otočí, kapitola začíná znovu.
shadow-i-didnt-come-upstairs-said = „Ta je až na konec,“ řekl stín.

## Scenes that are easy on purpose: why

easy-teaches = učí a první hody jsou předepsané
easy-rest = čte se jen po prohře a vrací sílu
easy-told = co už bylo řečeno, nemusí se říkat znovu
easy-thanks = je to poděkování všech, kdo byli vyléčeni
