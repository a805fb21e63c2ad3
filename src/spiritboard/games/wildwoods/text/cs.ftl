### Divoký hvozd česky.
###
### Parametr, který je číslem něčeho, přichází slovy: $action je „Světlo“; $creature, $card, $place a
### $scene mají slova v story.cs.ftl.

## Věci

action-light = Světlo
action-help = Pomoc
action-explore = Průzkum
action-heal = Léčení
ability-top = horní
ability-bottom = spodní
brom-protect = ochrana
brom-care = péče
brom-laid = leží
brom-away = není tu
space-3 = 3+
space-4 = 4+
space-5 = 5+
space-6 = 6+
space-blank = prázdné pole
skip-icons = příští ikony efektu stínu
skip-move = pohyby tvorů v tomto tahu
skip-activation = příští aktivace
skip-loss = příští ztráta duševní síly
skip-price = příští cena místa
skip-light = světlo, které místa v tomto tahu potřebují
skip-order = pořadí příštího spojeného místa
skip-step = příští krok stínu
skip-bottom = spodní dovednost příští akce
crystals-on = { $action } { $count }
dice-of = { $count } × k{ $sides }
bottom-light = posunout světlo
bottom-help = získat krystaly
bottom-explore = dobrat karty průzkumu
bottom-heal = získat duševní sílu
target-place = { $place }
target-trauma = { $card }
target-creature = { $creature } ({ $space })

## Co se stalo

event-scene-begins = { $scene }.
event-travels-light =
    { $left ->
        [0] Na tuto obtížnost cestujete nalehko. Krystaly nalezené cestou: { $found }.
       *[other] Na tuto obtížnost cestujete nalehko. Krystaly: hvozd si nechává { $left }, cestou nalezené { $found }.
    }{ $anew ->
        [0] {""}
       *[other] {" "}Řeka leží v původním pořadí.
    }
event-finds-crystals =
    { $action }: žádný krystal tu nezbyl, cestou { $n ->
        [one] se našel { $n }
        [few] se našly { $n }
        [many] se našlo { $n }
       *[other] se našlo { $n }
    }.
event-light-draws =
    { $n ->
        [one] { $n } krystal nebo více
        [few] { $n } krystaly nebo více
        [many] { $n } krystalu nebo více
       *[other] { $n } krystalů nebo více
    }: stín začíná o pole blíž.
event-turn-begins =
    Tah { $turn }. Stínu ke středu { $left ->
        [one] zbývá { $left } pole
        [few] zbývají { $left } pole
        [many] zbývá { $left } pole
       *[other] zbývá { $left } polí
    }.
event-attempts-top = { $action }, cíl: { $target }. Kostky: { $dice }.
event-attempts-bottom = { $action }, spodní dovednost. Kostky: { $dice }.
event-rolls =
    Na kostkách: { $values }. Na { $number }+ { $successes ->
        [0] žádný úspěch
        [one] { $successes } úspěch
        [few] { $successes } úspěchy
        [many] { $successes } úspěchu
       *[other] { $successes } úspěchů
    }.
event-rolls-again =
    Přehozeno: { $values }. Teď { $successes ->
        [0] žádný úspěch
        [one] { $successes } úspěch
        [few] { $successes } úspěchy
        [many] { $successes } úspěchu
       *[other] { $successes } úspěchů
    }.
event-luma-rerolls = Luma platí krystal a přehazuje kostku. Karta: { $action }.
event-adds-success =
    Navíc { $n ->
        [one] { $n } úspěch
        [few] { $n } úspěchy
        [many] { $n } úspěchu
       *[other] { $n } úspěchů
    }.
event-turns-die = Kostka se otáčí na { $value }: { $successes ->
        [one] { $successes } úspěch
        [few] { $successes } úspěchy
        [many] { $successes } úspěchu
       *[other] { $successes } úspěchů
    }.
event-spends-crystals =
    { $action }: { $n ->
        [one] utracen { $n } krystal
        [few] utraceny { $n } krystaly
        [many] utraceno { $n } krystalu
       *[other] utraceno { $n } krystalů
    }.
event-fails = Hod bez úspěchu: { $action } selhává.
event-forgoes = Žádná dovednost se nevyužívá.
event-takes-bottom =
    { $action }, spodní dovednost: { $n ->
        [one] { $n } úspěch
        [few] { $n } úspěchy
        [many] { $n } úspěchu
       *[other] { $n } úspěchů
    }.
event-shines = Světlo dopadá: { $creature }. Na konec řeky, s žetonem omráčení.
event-heals =
    Vyléčeno: { $creature }{ $turns ->
        [0] .
       *[other] . Teď ukazuje další stranu.
    }
event-heals-trauma = Trauma je vyléčené: { $card }.
event-solves = Vyřešeno: { $place }.
event-place-opens-again = Znovu otevřeno: { $place }.
event-found-here = Nalezeno: { $place }.
event-not-here = Nic se tu neskrývá: { $place }.
event-hint = Tady to není: { $place }.
event-loud =
    Moc hlasitě o { $n ->
        [one] { $n } úspěch
        [few] { $n } úspěchy
        [many] { $n } úspěchu
       *[other] { $n } úspěchů
    }.
event-light-moves =
    Ukazatel světla: { $light } z { $centre }, posun o { $n ->
        [one] { $n } pole
        [few] { $n } pole
        [many] { $n } pole
       *[other] { $n } polí
    }.
event-shadow-advances = Ukazatel stínu: { $shadow } z { $centre }.
event-shadow-retreats =
    Stín ustupuje o { $n ->
        [one] { $n } pole
        [few] { $n } pole
        [many] { $n } pole
       *[other] { $n } polí
    }: { $shadow } z { $centre }.
event-gains-spirit = Duševní síla +{ $n }, teď { $spirit }.
event-loses-spirit =
    Duševní síla −{ $n }, teď { $spirit }{ $wraps ->
        [0] .
       *[other] : přes konec stupnice.
    }
event-gains-crystals =
    Zisk: { $n ->
        [one] { $n } krystal
        [few] { $n } krystaly
        [many] { $n } krystalu
       *[other] { $n } krystalů
    }{ $lost ->
        [0] .
       *[other] , bez místa { $lost }.
    }
event-places-crystals = Krystaly: { $crystals }.
event-pays-crystals = Odevzdané krystaly: { $crystals }.
event-draws-card = Dobráno: { $card }.
event-looks-at-card = Navrchu leží: { $card }.
event-puts-back = Karty se vracejí navrch.
event-explore-reshuffled = Odhazovací balíček průzkumu se zamíchává.
event-keeps-card = Ponecháno: { $card }.
event-holds-card = Na poli pro požehnání: { $card }.
event-uses-card = Použito: { $card }.
event-discards-card = Odhozeno: { $card }.
event-curse-acts = Prokletí: { $card }.
event-companion-stays-away = Teď nesmí přijít žádný společník: { $card }.
event-card-joins = Do balíčku průzkumu: { $card }.
event-card-goes = Ze hry: { $card }.
event-loses-from-deck = Ztraceno z balíčku: { $card }.
event-draws-creature = Z balíčku tvorů: { $creature }.
event-creature-enters = Do řeky přichází { $creature } ({ $space }).
event-no-room-for-creature = Řeka je plná: { $creature } nevstupuje a stojí duševní sílu.
event-creature-leaves = Řeku opouští { $creature }.
event-creatures-reshuffled = Odhazovací balíček tvorů se zamíchává.
event-back-on-the-pile = Navrch balíčku se vrací { $creature }.
event-stuns = Omráčení: { $creature }.
event-stun-cleared = Všechny žetony omráčení jsou pryč.
event-card-moves = { $river } je teď tady: { $space }.
event-cards-swap = Místa si vyměňují { $river } a { $other }.
event-cards-ordered = Karty akcí nově: { $order }.
event-river-shifts =
    Řeka se posouvá o pole { $right ->
        [0] doleva
       *[other] doprava
    }.
event-phase-ends =
    Fáze Lumy končí, { $dice ->
        [0] žádná kostka nezbývá
        [one] zbývá { $dice } kostka
        [few] zbývají { $dice } kostky
        [many] zbývá { $dice } kostky
       *[other] zbývá { $dice } kostek
    }.
event-shadow-phase = Fáze stínu.
event-activates =
    Aktivuje se { $creature }{ $stunned ->
        [0] .
       *[other] , ale v omráčení.
    }
event-shadow-card =
    Karta stínu: { $shadow }. { $left ->
        [one] Zbývá { $left } karta.
        [few] Zbývají { $left } karty.
        [many] Zbývá { $left } karty.
       *[other] Zbývá { $left } karet.
    }
event-brom-lies-down = Brom si lehá mezi Lumu a tmu.
event-brom-forgets =
    { $kept ->
        [0] Brom zapomíná: { $page }.
       *[other] Brom nezapomíná: { $page }.
    }
event-brom-turns = Bromova karta se otáčí: { $brom }.
event-brom-leaves = Brom odchází.
event-brom-returns = Brom je zpátky.
event-brom-protects = Brom chrání Lumu, tvor: { $creature }. Krystal platí { $action }.
event-brom-cares = Brom pečuje o Lumu. Krystaly: { $crystals }.
event-dice-change =
    { $next ->
        [0] Kostky teď: { $n }.
       *[other] Kostky v příští fázi: { $n }.
    }
event-keeps-dice =
    Pro příští fázi: { $n ->
        [one] { $n } kostka
        [few] { $n } kostky
        [many] { $n } kostky
       *[other] { $n } kostek
    }.
event-gains-die = Kostka k{ $sides } po zbytek kapitoly.
event-skips = Vynechává se: { $skip }.
event-need-changes = Potřebné úspěchy: { $n }.
event-number-changes = Příští hod platí od { $number }+.
event-holds-for-a-while = Odteď je něco jinak.
event-story = { $page }
event-chooses = { $choice }.
event-leaves-scene = Luma odchází, dokud může.
event-luma-prevails = Zvítězila Luma: { $scene }.
event-shadow-prevails = Zvítězil stín: { $scene }.
event-chapter-lost = Poslední karta stínu: kapitola začíná znovu.
event-story-goes-on = Příběh pokračuje: { $scene }.
event-epilogue = Kuchyň.

## Otázky

ask-act =
    Co Luma udělá? { $n ->
        [0] Žádná kostka nezbývá.
        [one] Zbývá { $n } kostka.
        [few] Zbývají { $n } kostky.
        [many] Zbývá { $n } kostky.
       *[other] Zbývá { $n } kostek.
    }
ask-after-roll =
    { $n ->
        [0] Hod bez úspěchu. Co teď?
        [one] { $n } úspěch, krystaly: { $action } { $have }. Co přinese?
        [few] { $n } úspěchy, krystaly: { $action } { $have }. Co přinesou?
        [many] { $n } úspěchu, krystaly: { $action } { $have }. Co přinesou?
       *[other] { $n } úspěchů, krystaly: { $action } { $have }. Co přinesou?
    }
ask-choose-dice = Které kostky přehodíte?
ask-pick-card = Kterou kartu řeky?
ask-order-cards = V jakém pořadí budou karty akcí?
ask-spread-crystals =
    Kam umístíte { $n ->
        [one] krystal
        [few] { $n } krystaly
        [many] { $n } krystalu
       *[other] { $n } krystalů
    }?
ask-pay-crystals =
    Ze kterých karet odevzdáte { $n ->
        [one] { $n } krystal
        [few] { $n } krystaly
        [many] { $n } krystalu
       *[other] { $n } krystalů
    }?
ask-before-loss = Ztráta duševní síly: { $n }. Použijete kartu?
ask-before-activation = Tvor se chystá jednat. Uděláte předtím něco?
ask-keep-one = Kterou kartu si ponecháte?
ask-make-room = Všechna pole pro požehnání jsou obsazena. Co uvolní místo? Nová karta: { $card }.
ask-put-back = V jakém pořadí budou karty ležet navrchu?
ask-lose-held = Které požehnání odhodíte?
ask-last-shadow-card = Tohle je poslední karta stínu. Lehne si místo ní Brom?
ask-choose-place = Které místo se vyřeší?
ask-story-choice = { $page }

## Odpovědi

do-attempt = { $action }: { $target }, { $dice }
do-resolve =
    { $ability-id ->
        [top] { $target }
       *[bottom] { $n ->
            [one] { $n } úspěch
            [few] { $n } úspěchy
            [many] { $n } úspěchu
           *[other] { $n } úspěchů
        }: { $target }
    }{ $crystals ->
        [0] {""}
        [one] , za { $crystals } krystal
        [few] , za { $crystals } krystaly
        [many] , za { $crystals } krystalu
       *[other] , za { $crystals } krystalů
    }
do-forgo = Nevyužít nic
do-reroll-die = Zaplatit krystal ({ $action }) a přehodit kostku k{ $sides }
do-reroll = Přehodit: { $values }
do-use-card = Použít: { $card }
do-protect = Brom chrání: { $creature } ({ $space }), krystal: { $action }
do-care = Brom pečuje. Krystaly: { $crystals }
do-end-phase = Ukončit fázi Lumy
do-leave-scene = Opustit dějiště
do-place-crystals = { $crystals }
do-pay = { $crystals }
do-keep = Ponechat: { $card }
do-use-up = Použít: { $card }
do-discard = Odhodit: { $card }
do-pick = { $river } ({ $space })
do-pick-place = { $place }
do-order = { $order }
do-choose = { $choice }
do-lay-brom = Položit kartu Broma
do-draw-last = Dobrat poslední kartu stínu
do-go-on = Pokračovat

## Co může pokus přinést

preview-top = třeba { $need }: { $percent } %
preview-crystals =
    { $percent } %, když přidáte { $n ->
        [one] { $n } krystal
        [few] { $n } krystaly
        [many] { $n } krystalu
       *[other] { $n } krystalů
    }
preview-some = aspoň jeden úspěch: { $percent } %
preview-yields = v průměru { $whole },{ $tenth } úspěchu

## Proč by to silný bot zvolil

reason-enough = žádný další pokus nestojí za riziko
reason-dice = šance je { $percent } %; { $dice }: jen { $other } %
reason-fewer-dice = šance je { $percent } % a zbudou kostky; { $dice }: { $other } %
reason-opens = se šancí { $percent } % otevře cestu dál: { $place }
reason-solves =
    se šancí { $percent } % bude vyřešeno, { $left ->
        [0] další místo už nezbývá
        [one] zbude { $left } místo
        [few] zbudou { $left } místa
       *[other] zbude { $left } míst
    }
reason-surer = šance je { $percent } %, u druhé nejlepší volby { $other } %

## Odmítnutí

refuse-not-now = teď to nejde
refuse-no-such-card = taková dovednost není
refuse-blank-space = { $action } je na prázdném poli: jednat lze jen z polí 3+ až { $last }+
refuse-no-such-dice =
    těmito kostkami hodit nelze: { $dice ->
        [0] žádná nezbývá
        [one] zbývá { $dice }
        [few] zbývají { $dice }
        [many] zbývá { $dice }
       *[other] zbývá { $dice }
    }
refuse-bottom-shut = spodní dovednost teď nelze využít: { $action }
refuse-no-such-target = takový cíl není
refuse-other-card = toto místo řeší jiná karta: { $place }
refuse-place-not-there = takové místo tu zatím není: { $place }
refuse-place-solved = už je vyřešeno: { $place }
refuse-place-joined = nejdřív se řeší místa spojená zleva: { $place }
refuse-place-dark = světlo není dost blízko: { $place }
refuse-place-space = jeho karta musí být na poli { $space }: { $place }
refuse-place-condition = podmínka není splněna: { $place }
refuse-no-success = není žádný úspěch
refuse-no-such-crystals =
    { $action }: { $have ->
        [0] žádný krystal
        [one] jen { $have } krystal
        [few] jen { $have } krystaly
        [many] jen { $have } krystalu
       *[other] jen { $have } krystalů
    }
refuse-top-not-reached = na horní dovednost úspěchy nestačí
refuse-top-reached = dosaženou horní dovednost nelze vyměnit za spodní
refuse-empty-slot = na tomto poli karta není
refuse-used-already = už je použito: { $card }
refuse-not-in-this-window = teď to použít nelze: { $card }
refuse-brom-cannot = Brom to teď nemůže
refuse-dice-unused = s nepoužitými kostkami fázi ukončit nelze
refuse-no-such-scene = Dějiště „{ $scene }“ není. K dispozici: { $known }.
refuse-content-expected = „{ $found }“ tu být nemůže; možnosti: { $expected }
refuse-content-unknown = „{ $found }“ není mezi: { $kind }; k dispozici: { $known }
refuse-content-win = dějiště má buď win, nebo win_any
refuse-content-chapter = kapitola { $chapter } není
refuse-content-no-ending = kampaň potřebuje aspoň jeden konec
refuse-content-shadows = karet stínu je na balíček málo: { $shadow }
refuse-content-unreached = do tohoto dějiště se nelze dostat; začátek: „{ $start }“
refuse-content-endless = z tohoto dějiště příběh nikdy neskončí
refuse-content-never-set = příznak „{ $flag }“ nic nenastaví na „{ $value }“
refuse-content-unwinnable = toto dějiště nelze vyhrát, ani když každá kostka ukáže nejvyšší číslo
refuse-content-circle = „{ $place }“ čeká samo na sebe
refuse-content-need = tolik úspěchů získat nelze: { $need }, nejvýš { $most }

## Stůl ve větách

game-name = Divoký hvozd
game-about = Luma, lampa a medvěd. Kniha, která si pamatuje, co jste zvolili.
game-kind = 25 min na dějiště · příběh a kostky
table-scene-line = { $scene }, tah { $turn }.
table-track-line = { $facts }.
table-light = světlo { $light } z { $centre }
table-shadow = stín { $shadow } z { $centre }
table-luma-line = { $facts }.
table-spirit = duševní síla { $spirit } z { $most }
table-dice = kostky: { $dice }
table-brom = Brom: { $brom }
table-action-line = { $space }: { $action } ({ $facts }).
table-crystals =
    { $n ->
        [0] bez krystalu
        [one] { $n } krystal
        [few] { $n } krystaly
        [many] { $n } krystalu
       *[other] { $n } krystalů
    }
table-number = platí od { $number }+
table-creature-line = { $space }: { $creature } ({ $facts }).
table-shine = osvítit { $n }
table-heal = vyléčit { $n }
table-damage = duševní síla −{ $n }
table-gives =
    { $n ->
        [0] nedává krystal
        [one] dává { $n } krystal
        [few] dává { $n } krystaly
        [many] dává { $n } krystalu
       *[other] dává { $n } krystalů
    }
table-stunned = v omráčení
table-place-line = { $place }: { $facts }.
table-need = { $action } { $n }
table-on-space = { $action } na poli { $space }
table-shut = teď nepřístupné
table-solved = vyřešeno
table-held-line = Na polích pro požehnání: { $facts }.
table-held = { $card }
table-trauma = { $card } (trauma)
table-piles-line = { $facts }.
table-explore-pile =
    { $n ->
        [one] { $n } karta průzkumu
        [few] { $n } karty průzkumu
        [many] { $n } karty průzkumu
       *[other] { $n } karet průzkumu
    }
table-creature-pile =
    { $n ->
        [one] { $n } tvor v balíčku
        [few] { $n } tvorové v balíčku
        [many] { $n } tvora v balíčku
       *[other] { $n } tvorů v balíčku
    }
table-shadow-pile =
    { $n ->
        [one] { $n } karta stínu
        [few] { $n } karty stínu
        [many] { $n } karty stínu
       *[other] { $n } karet stínu
    }
table-shadows-line = Lícem vzhůru: { $shadows }.

refuse-content-circle-of-scenes = z tohoto dějiště se příběh může točit v kruhu: { $scene }
refuse-content-empty-pile = táhne se z balíčku, ve kterém nic není: { $pile }
