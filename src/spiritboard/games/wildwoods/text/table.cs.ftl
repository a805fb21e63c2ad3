### Divoký hvozd u stolu s lidmi: hotové věty, volby hostitele, výuka.

## Hotové věty

claim-let-me = Tohle zkusím já.
claim-wait = Počkejte chvilku.
claim-that-happens = To se stává. Stává se to i kamenům.
claim-brave = Ještě to zvládneme.
claim-fewer-dice = Stačilo by míň kostek.
claim-more-dice = Chce to víc kostek.
claim-well-done = Výborně!
claim-thanks = Díky!
claim-sorry = Omlouvám se.

## Co hostitel volí

option-difficulty = Obtížnost
option-difficulty-gentle = mírná
option-difficulty-normal = běžná
option-difficulty-hard = těžká
option-difficulty-says = Jak dlouhou cestu má stín. Na těžkou působí prokletí hned po dobrání a cestujete nalehko: s málo krystaly.
option-gentle_reading = Šetrné čtení
option-gentle_reading-says = Jedna věta příběhu zazní mírněji.
option-scene = Dějiště
option-scene-says = Dějiště, které se hraje samostatně. Když žádné nezvolíte, kampaň začíná od začátku.

## První dějiště s učitelem

lesson-light = Luma má pět kostek. Světlo je na poli 3+, kostka tedy uspěje od 3: hoďte jednou na jeho spodní dovednost.
lesson-success = Jeden úspěch posouvá světlo o jedno pole. Využijte ho.
lesson-blank = Světlo šlo na konec řeky a ostatní karty se přiblížily. Hoďte jednou kostkou na Průzkum na 4+ a moc nečekejte.
lesson-hinge = Žádný úspěch: to se stává, i kamenům. Pomoc je teď na 4+: zkuste pant, potřebuje 2, třemi kostkami.
lesson-top = Tři úspěchy bohatě stačí. Vyřešte místo!
lesson-crystal = Poděkování: krystaly leží na kartách akcí, nejvýš tři na jedné. Tento dejte na Průzkum.
lesson-phase = Stín udělal krok a všechny kostky jsou zpátky. Hoďte jednou na Léčení.
lesson-river = I úspěch, který nepotřebujete, je k něčemu: karta jde na konec a ostatní se posouvají dopředu.
lesson-again = Světlo je zase na 3+. Další kostka, další pole.
lesson-track = Světlo má ke středu šest polí, stín jde z druhé strany. Posuňte ho.
lesson-help = Spodní dovednost Pomoci mění úspěchy v krystaly. Hoďte jednou kostkou na 4+.
lesson-gain = Vezměte si krystal.
lesson-save = Dejte ho také na Průzkum: krystaly pomáhají jen kartě, na které leží.
lesson-path = Průzkum je na 3+ a pěšina potřebuje 3. Dvě kostky a dva krystaly: podívejte se před hodem na šance.
lesson-spend = Po aspoň jednom úspěchu platí každý krystal za další. Utraťte oba a otevřete pěšinu!
lesson-ending = Zvítězila Luma. Teď se vás příběh na něco zeptá a bude si to pamatovat.
lesson-chapter-dice = Kostky
lesson-chapter-places = Místa
lesson-chapter-river = Řeka
lesson-chapter-crystals = Krystaly

## What the adviser says

chance-sure = téměř jistá
chance-good = dobrá
chance-even = půl na půl
chance-poor = slabá
chance-slim = malá
chance-lost = skoro žádná
forecast = Šance Lumy: { $word }
forecast-estimated = Na začátku tohoto tahu asi { $percent } %; je to odhad.
forecast-calibrated = Na začátku tohoto tahu asi { $percent } %; je to odhad upřesněný zkušebními partiemi (celkem { $plays }).
forecast-exact = Na začátku tohoto tahu aspoň { $percent } %; spočítáno až do konce, jen podle kostek.
forecast-unlosable = Toto dějiště nelze prohrát.
forecast-warning = Tady už skoro není naděje. Můžete se v ději vrátit, kam chcete; kostky padnou znovu.

## The ledger of luck and skill

ledger-unlosable = Toto dějiště nelze prohrát, takže o nic nešlo.
ledger-sum =
    Šance na začátku { $start } %, štěstí { $luck } %, umění { $skill } %, co rádce nevidí { $unseen } %: { $end ->
        [won] Luma zvítězila.
       *[lost] stín zvítězil.
    }
ledger-start = Na začátku dějiště byla šance Lumy { $word }.
ledger-luck =
    { $way ->
        [good] Štěstí přidalo { $part } vaší šance.
        [bad] Smůla vzala { $part } vaší šance.
       *[none] Štěstí nestranilo nikomu.
    }
ledger-skill =
    { $way ->
        [bad] Vaše volby stály { $part } vaší šance.
       *[none] Vaše volby byly po celou dobu dobré.
    }
ledger-unseen =
    { $way ->
        [good] Dopadlo to lépe, než rádce předvídal.
       *[bad] Dopadlo to hůře, než rádce předvídal.
    }
ledger-moment =
    { $way ->
        [good] Tah { $turn }, „{ $answer }“: štěstí přineslo { $part } vaší šance.
        [bad] Tah { $turn }, „{ $answer }“: smůla vzala { $part } vaší šance.
       *[choice] Tah { $turn }, „{ $answer }“: tato volba stála { $part } vaší šance.
    }
ledger-rewound =
    { $n ->
        [one] V ději jeden návrat. Co bylo vzato zpět, se tu nepočítá.
        [few] V ději { $n } návraty. Co bylo vzato zpět, se tu nepočítá.
       *[other] V ději { $n } návratů. Co bylo vzato zpět, se tu nepočítá.
    }
part-twentieth = asi dvacetinu
part-tenth = asi desetinu
part-fifth = asi pětinu
part-third = asi třetinu
part-half = polovinu nebo víc
