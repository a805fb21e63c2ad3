### Поле «Дремучего леса» на странице.

## На полке

shelf-subtitle = Что лес держал при себе
shelf-says = Проведите Луму и её медведя через лес, который ничего не выбрасывает: кубики, карты и точные шансы.
shelf-kind = Книга историй
page-play-now-says = В одиночку, с первой страницы
page-alone-says = Кампания для одного, сохраняется на каждом шаге

## Книга

book-page = Страница
book-leaves = Что на странице
book-leaf-story = История
book-leaf-memory = Память
book-leaf-map = Путь
book-map = Пройденный путь
book-letters = Чтение
book-smaller = Буквы мельче
book-larger = Буквы крупнее
book-face = Буквы, которые труднее спутать
book-aloud = Читать вслух
book-read-on = Читать дальше
book-fold = Сложить страницу
book-aim = Лума справится:
book-here = Вы здесь.
book-map-about = Пунктирные веточки — пути, которые тоже были. Что на них растёт, расскажет другая зима.

## Ветвь

book-track = Шкала леса
book-to-centre = осталось { $left }
book-light-at =
    Свет: { $left ->
        [0] в середине
        [one] { $left } шаг до середины
        [few] { $left } шага до середины
        [many] { $left } шагов до середины
       *[other] { $left } шага до середины
    }
book-light-about = Его двигает нижнее умение Света. Некоторые места его ждут.
book-shadow-at =
    Тень: { $left ->
        [0] в середине
        [one] { $left } шаг до середины
        [few] { $left } шага до середины
        [many] { $left } шагов до середины
       *[other] { $left } шага до середины
    }
book-shadow-about = После каждой фазы Лумы она на шаг ближе. Дойдёт до середины — и тень пришла первой.
book-icon-at = Значок тени, шаг { $step }
book-icon-creature = В реку приходит существо.
book-icon-spirit = Лума теряет силу духа.
book-icon-light = Свет отступает.
book-icon-crystal = Пропадают кристаллы.
book-icon-shadow_card = Открывается карта тени.
book-icon-dice = В следующий раз кубиков меньше.
book-icon-other = Что-то происходит.

## Места

book-places = Места сцены
book-place-solved = Пройдено.
book-place-needs =
    { $card }: { $need ->
        [one] { $need } успех.
        [few] { $need } успеха.
        [many] { $need } успехов.
       *[other] { $need } успеха.
    }
book-place-after = Сначала: { $names }.
book-place-light =
    Ждёт света: { $left ->
        [one] ещё { $left } шаг.
        [few] ещё { $left } шага.
        [many] ещё { $left } шагов.
       *[other] ещё { $left } шага.
    }
book-place-space = Карта «{ $card }» должна стоять на ячейке { $space }+.
book-place-price =
    Стоит { $n ->
        [one] { $n } кристалл.
        [few] { $n } кристалла.
        [many] { $n } кристаллов.
       *[other] { $n } кристалла.
    }
book-place-empty = Здесь ничего не спрятано.
book-odds-best = Всеми кубиками: { $percent } %.

## Река

book-river = Река
book-about-light = Верх: осветить существо; оно уходит в конец реки, в оцепенении. Низ: свет на 1 шаг за успех.
book-about-help = Верх: пройти место помощи. Низ: 1 кристалл за успех.
book-about-explore = Верх: пройти место поиска. Низ: 1 карта за успех, одна остаётся.
book-about-heal = Верх: исцелить существо и взять его кристаллы. Низ: сила духа +1 за успех.
book-top-light = осветить
book-top-help = помощь
book-top-explore = поиск
book-top-heal = исцелить
book-bottom-light = свет +1
book-bottom-help = кристаллы
book-bottom-explore = карты
book-bottom-heal = дух +1
book-acts-at = Успех — { $number } и больше.
book-cannot-act = На пустой ячейке не действует.
book-blank = не действует
book-crystals-on =
    { $n ->
        [0] Кристаллов нет.
        [one] На ней { $n } кристалл.
        [few] На ней { $n } кристалла.
        [many] На ней { $n } кристаллов.
       *[other] На ней { $n } кристалла.
    }
book-shine = осветить { $n }
book-heal = исцелить { $n }
book-creature-about = Осветить { $shine }, исцелить { $heal }. При активации: сила духа −{ $damage }. Исцелённое даёт кристаллы: { $crystals }.
book-stunned = в оцепенении
book-stunned-about = В оцепенении: следующая активация не отнимет силы духа, но эффект наступит.

## Стол

book-desk = Вещи Лумы
book-spirit = Сила духа { $n } из { $most }
book-spirit-about = Когда она кончится, откроется карта тени, и свечи загорятся снова.
book-shadow-cards = Карты тени { $n } из { $of }
book-shadow-cards-about = То, о чём Лума молчит. С последней глава начнётся заново, если Бром не ляжет.
book-brom = Бром: { $side }
book-brom-short = Бром
book-brom-protect = За 1 кристалл отправит существо в конец реки, в оцепенении. Потом повернётся к Заботе.
book-brom-care = За 2 кристалла даст силу духа +2. Потом повернётся к Защите.
book-brom-laid = Он лежит между Лумой и темнотой. При пустом броске Лума может отдать кристалл карты и перебросить кубик.
book-brom-away = Сейчас он не с Лумой.
book-slot = Ячейки благословений
book-chance = Шансы Лумы
book-chance-about = Советчик думает.
book-ledger = Удача и мастерство
book-deck-short = Колода поиска
book-deck =
    Колода поиска: { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
book-deck-about = В сбросе: { $n }.
book-type-blessing = Благословение.
book-type-curse = Проклятие.
book-type-companion = Спутник.
book-type-trauma = Рана.

## Что делать

book-choices = Что можно сделать
book-aims = Для чего?
book-how-many = Сколько кубиков?
book-dice-odds =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
        [many] { $n } кубиков
       *[other] { $n } кубика
    }: { $percent }
book-die = к{ $sides }
book-die-too = Ещё к{ $sides }
book-roll =
    Бросить: { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
        [many] { $n } кубиков
       *[other] { $n } кубика
    }
book-another = Другой выбор
book-choose-card = Выберите карту в реке
book-choose-aim = Выберите, для чего
book-needs =
    Нужно: { $n ->
        [one] { $n } успех.
        [few] { $n } успеха.
        [many] { $n } успехов.
       *[other] { $n } успеха.
    }
book-yields = Успехов в среднем: { $average }.
book-with-crystals = С кристаллами ({ $n }): { $percent } %.
book-short-of = Если не хватит, нижнее умение: { $percent } %.
book-rolled =
    { $n ->
        [0] Ни одного успеха при { $number }+.
        [one] { $n } успех при { $number }+.
        [few] { $n } успеха при { $number }+.
        [many] { $n } успехов при { $number }+.
       *[other] { $n } успеха при { $number }+.
    }
book-needed = Нужно: { $n }.
book-done = Готово
book-anew = Начать заново
book-order = Нажимайте на карты по порядку
book-crystals-left =
    { $n ->
        [one] Остался { $n } кристалл: нажмите на карту
        [few] Осталось { $n } кристалла: нажмите на карты
        [many] Осталось { $n } кристаллов: нажмите на карты
       *[other] Осталось { $n } кристалла: нажмите на карты
    }
book-result-won = Лума справилась
book-result-lost = Тень пришла первой
book-result-restarted = Глава начинается заново
book-next = История продолжается: { $scene }.
book-the-end = Эта история подошла к концу.
book-turn-page = Перевернуть страницу

## Пройденный путь

book-way-door-latch = Дверь осталась на щеколде.
book-way-door-locked = Дверь заперта, ключ с собой.
book-way-bear-told-truth = Бром узнал правду.
book-way-bear-told-resting = Бром услышал, что Оттла отдыхает.
book-way-apple-eaten = Яблоко съедено.
book-way-apple-planted = Яблоко посажено.
book-way-apple-kept = Яблоко осталось у Лумы.
book-way-hare-child-home = Пуговка дома.
book-way-hare-child-with-us = Пуговка идёт с нами.
book-way-hare-child-lost = Пуговка потерялся в пути.
book-way-lamp-1-lit = Первый фонарь горит.
book-way-lamp-1-dark = Первый фонарь не горит.
book-way-story-corrected = Лума поправила рассказ Брома.
book-way-story-laughed = Лума посмеялась над рассказом Брома.
book-way-debt-own = Лума заплатила свой долг.
book-way-debt-stranger = Лума заплатила чужой долг.
book-way-tune-whole = Мелодия цела.
book-way-tune-short = Мелодии не хватает одной ноты.
book-way-whistle-whistled = Лума свистела вместе с камнями.
book-way-whistle-listened = Лума слушала.
book-way-letter-read = Письмо прочитано.
book-way-letter-burned = Письмо сожжено.
book-way-letter-carried = Письмо взято с собой.
book-way-letter-delivered = Письмо доставлено.
book-way-river-turned = Река повернула.
book-way-river-backwards = Река осталась при своём.
book-way-sent-ladder = Стремянка уплыла к морю.
book-way-sent-apple = Яблоко уплыло к морю.
book-way-sent-page = Страница уплыла к морю.
book-way-sent-nothing = К морю не уплыло ничего.
book-way-kitchen-knocked = Лума постучала в свою кухню.
book-way-kitchen-passed = Лума прошла мимо своей кухни.
book-way-mill-stopped = Мельница остановлена.
book-way-mill-running = Мельница починена.
book-way-mill-burned = Мельница сгорела.
book-way-oriel-friend = Ориэль — друг.
book-way-oriel-stranger = Ориэль осталась чужой.
book-way-oriel-wronged = Ориэль обидели.
book-way-lamp-3-lit = Третий фонарь горит.
book-way-lamp-3-dark = Третий фонарь не горит.
book-way-yawn-asked = Лума спросила о зевке.
book-way-yawn-fire = Лума подбросила дров.
book-way-owl-loud = Сова один раз крикнула.
book-way-owl-hushed = Сова промолчала.
book-way-brom-with-us = Бром пошёл дальше.
book-way-brom-den = Бром остался в тепле.
book-way-name-given-yes = Терпеливый отдал своё имя.
book-way-name-given-no = Имя осталось у Терпеливого.
book-way-said-brom = Это услышал Бром.
book-way-said-chair = Это услышал стул.
book-way-said-page = Это услышала пустая страница.
book-way-said-not-yet = Это ещё не сказано.

book-percent = { $n } %
book-decimal = { $whole },{ $tenth }
book-shadow-phase = Фаза тени
round-over = { book-shadow-phase }
book-own-page = Ваша собственная страница. Она остаётся в этом браузере, и никто её не читает.
memory-wanted = Что вы выбрали вместе
memory-wish = { $name }: { $what }
