### Šamani u stolu s lidmi: řeči u stolu, tvrzení, trvalé příkazy, sázky, lekce.

## Řeči u stolu

refuse-talk-colour =
    „{ $word }“ je barva. Mluvit se smí, ale barvu, svět ani číslo karty nikdo nejmenuje: řekněte to jinak, nebo použijte hotové tvrzení.
refuse-talk-number =
    „{ $word }“ je číslo. Mluvit se smí, ale barvu, svět ani číslo karty nikdo nejmenuje: řekněte to jinak, nebo použijte hotové tvrzení.

## Hotová tvrzení; $seat je hráč, o kterém jsou

claim-shaman = Jsem Šaman.
claim-no-shadow = Nejsem Stín.
claim-suspect =
    { $seat-you ->
        [yes] Vy jste mi podezřelí.
       *[no] Podezřelý hráč: { $seat }.
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
claim-follow = Kdo může, ať ctí štych.
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

order-pass-portal = Portál nepoužívat, leda by k měsíci zbýval jediný krok
order-pass-portal-empty = Odpovídat „portál ne“, kdykoli žádný nemám
order-no-dagger-empty = Odpovídat „dýku ne“, kdykoli žádnou nemám

## Sázky těch, kdo jsou venku

bet-ask = Kdo je Stín? Počet tipů: { $count }.
event-predicted =
    { $seat-you ->
        [yes] Trefili jste
       *[no] { $seat } má správně
    } { $right } z { $count }.
