### Šamani u stolu s lidmi: řeči u stolu, tvrzení, trvalé příkazy, sázky, lekce.

## Řeči u stolu

refuse-talk-card =
    „{ $words }“ zní jako karta. Mluvit smíte, ale barvu, svět ani číslo své karty nejmenujte: řekněte to jinak, nebo použijte hotovou větu.

## Hotová tvrzení; $seat je hráč, o kterém jsou

claim-shaman = Jsem Šaman.
claim-no-shadow = Nejsem Stín.
claim-suspect =
    { $seat-you ->
        [yes] Nezdáte se mi.
       *[no] { $seat } se mi nezdá.
    }
claim-trust =
    { $seat-you ->
        [yes] Vám věřím.
       *[no] { $seat } má mou důvěru.
    }
claim-for-the-moon =
    { $seat-you ->
        [yes] Hrajete
       *[no] { $seat } hraje
    } pro měsíc.
claim-for-the-worlds =
    { $seat-you ->
        [yes] Chráníte
       *[no] { $seat } chrání
    } světy.
claim-eliminate =
    { $seat-you ->
        [yes] Musíte pryč!
       *[no] { $seat } musí pryč!
    }
claim-spare =
    { $seat-you ->
        [yes] Musíte
       *[no] { $seat } musí
    } zůstat s námi.
claim-follow = Kdo může, ať ctí svět.
claim-no-choice = Nebylo na výběr.
claim-on-purpose = To bylo schválně.
claim-watch-the-moon = Pozor na měsíc!
claim-want-artifact = Artefakt by se mi hodil.
claim-sheathe = Dýku nechte v pochvě.
claim-wait = Počkejte chvilku.
claim-well-played = Dobře zahráno!
claim-thanks = Díky!
claim-sorry = Promiňte.
claim-emote-laughs = *směje se*
claim-emote-sighs = *vzdychá*
claim-emote-thinks = *přemýšlí*
claim-emote-shivers = *chvěje se*
claim-emote-howls = *vyje na měsíc*

## Trvalé příkazy

order-pass-portal = Portál nepoužívat, leda by k měsíci zbývalo jediné pole
order-pass-portal-empty = Odpovídat „portál ne“, kdykoli žádný nemám
order-no-dagger-empty = Odpovídat „dýku ne“, kdykoli žádnou nemám

## Sázky těch, kdo jsou venku

bet-ask = Kdo je Stín? Počet tipů: { $count }.
event-predicted =
    { $seat-you ->
        [yes] Máte správně
       *[no] { $seat } má správně
    } { $right } z { $count }.

## Lekce: kdo se učí, je Šaman; Stín je hráč před ním

lesson-lead =
    Jste Šaman: nepusťte figurku stínu na měsíc, dokud nedojdou karty. Vynášíte a vaše karta určí svět štychu: zahrajte žlutou 1.
lesson-take =
    Všichni svět štychu ctili, figurka tedy stojí. Vaše karta je nejnižší a nejnižší bere artefakt: vezměte si rituální dýku.
lesson-follow =
    Hráč před vámi zahrál jiný svět a figurka postoupila k měsíci. Vy ji nechte v klidu: ctěte svět a zahrajte modrou 3.
lesson-portal =
    Zase nejnižší, takže berete další artefakt. Vezměte si portál: kdykoli posune figurku o pole tam nebo zpět.
lesson-highest =
    Kdo dal nejvyšší kartu, uloží štych k jeho světu a příště vynáší. Ať jste to vy: zahrajte fialovou 6.
lesson-worlds =
    Šest karet dokončí svět a kdo ho dokončí, provede jeho rituál. Modrý už má tři: zahrajte modrou 6.
lesson-suspicion =
    Hráč před vámi hraje zase jiný svět: smůla, nebo práce Stínu? Zahrajte šedou 3 a sledujte.
lesson-pile =
    Figurka zase postoupila a nikdo nemůže nic dokázat. Vezměte si vrchní destičku hromádky: co na ní je, víte jen vy.
lesson-use-portal =
    Ještě čtyři pole a vyhraje Stín: měsíc je vše, co chce. Použijte portál a vraťte figurku zpět.
lesson-need-not-follow =
    A teď to hlavní: svět štychu ctít nemusíte. Zahrajte modrou 5: figurka postoupí o pole, ale modrý svět má všechny karty a jeho rituál hned provádíte vy.
lesson-stabilisation =
    Rituál stabilizace: artefakt, nebo figurka o dvě pole zpět. Vraťte ji, a jiný svět se vyplatil.
lesson-caught =
    Podívejte: hráč před vámi hraje šedou, ale když jste ji vynesli vy, žádnou neměl: to smůla nebyla. Žlutému světu chybí jen vaše karta, zahrajte žlutou 6.
lesson-eliminate =
    Rituál očištění a vaše dýka leží lícem vzhůru: někdo musí z kola, a karty Šamana by figurku posunuly. Vyberte hráče před vámi, který tajil šedou kartu.
lesson-asked =
    Na portál se teď ptáme každého, kdo má artefakt lícem dolů, takže otázka nikoho neprozradí. Vy už portál nemáte: odmítněte.
lesson-ending =
    Poslední Stín je pryč: každý Šaman, který zůstal, získává 2 body, a kdo má 8 bodů, vyhrává hru. Rozdaly se nové identity a odteď hrajete, jak chcete.
lesson-chapter-tricks = Štychy
lesson-chapter-worlds = Světy
lesson-chapter-rituals = Rituály
lesson-chapter-shadow = Stín

## Co může zvolit hostitel

option-edition = Vydání
option-edition-cs = české: smíte vyřadit i sebe
option-edition-ru = ruské: smíte vyřadit jen ostatní
option-edition-says = Vydání se liší v tom, zda smíte vyřadit i sebe
