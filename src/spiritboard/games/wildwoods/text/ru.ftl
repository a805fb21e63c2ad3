### «Дремучий лес» по-русски.
###
### Параметр, который обозначает что-то номером, приходит словами: $action — «Свет»; слова для
### $creature, $card, $place и $scene лежат в story.ru.ftl.

## Вещи

action-light = Свет
action-help = Помощь
action-explore = Поиск
action-heal = Исцеление
ability-top = верхнее
ability-bottom = нижнее
brom-protect = Защита
brom-care = Забота
brom-laid = лежит
brom-away = не с нами
space-3 = 3+
space-4 = 4+
space-5 = 5+
space-6 = 6+
space-blank = пустая ячейка
skip-icons = следующие значки тени
skip-move = движения существ в этот ход
skip-activation = следующая активация
skip-loss = следующая потеря силы духа
skip-price = следующая цена места
skip-light = свет, нужный местам в этот ход
skip-order = порядок следующего связанного места
skip-step = следующий шаг тени
skip-bottom = нижнее умение следующего действия
crystals-on = { $action } { $count }
dice-of = { $count } × к{ $sides }
bottom-light = продвинуть свет
bottom-help = получить кристаллы
bottom-explore = взять карты поиска
bottom-heal = получить силу духа
target-place = { $place }
target-trauma = { $card }
target-creature = { $creature } ({ $space })

## Что произошло

event-scene-begins = { $scene }.
event-travels-light =
    { $left ->
        [0] На этой сложности вы идёте налегке. Кристаллов найдено по пути: { $found }.
       *[other] На этой сложности вы идёте налегке. Кристаллы: лес оставляет себе { $left }, найдено по пути { $found }.
    }{ $anew ->
        [0] {""}
       *[other] {" "}Река лежит в начальном порядке.
    }
event-finds-crystals =
    { $action }: кристаллов не осталось, по пути { $n ->
        [one] нашёлся { $n }
        [few] нашлись { $n }
        [many] нашлось { $n }
       *[other] нашлось { $n }
    }.
event-light-draws =
    { $n ->
        [one] { $n } кристалл или больше
        [few] { $n } кристалла или больше
        [many] { $n } кристаллов или больше
       *[other] { $n } кристалла или больше
    }: тень начинает на шаг ближе.
event-turn-begins =
    Ход { $turn }. Тени до середины { $left ->
        [one] остался { $left } шаг
        [few] осталось { $left } шага
        [many] осталось { $left } шагов
       *[other] осталось { $left } шага
    }.
event-attempts-top = { $action }, цель: { $target }. Кубики: { $dice }.
event-attempts-bottom = { $action }, нижнее умение. Кубики: { $dice }.
event-rolls =
    На кубиках: { $values }. При { $number }+ { $successes ->
        [0] ни одного успеха
        [one] { $successes } успех
        [few] { $successes } успеха
        [many] { $successes } успехов
       *[other] { $successes } успеха
    }.
event-rolls-again =
    Переброшено: { $values }. Теперь { $successes ->
        [0] ни одного успеха
        [one] { $successes } успех
        [few] { $successes } успеха
        [many] { $successes } успехов
       *[other] { $successes } успеха
    }.
event-luma-rerolls = Лума платит кристалл и перебрасывает кубик. Карта: { $action }.
event-adds-success =
    Сверх того { $n ->
        [one] { $n } успех
        [few] { $n } успеха
        [many] { $n } успехов
       *[other] { $n } успеха
    }.
event-turns-die = Кубик повёрнут на { $value }: { $successes ->
        [one] { $successes } успех
        [few] { $successes } успеха
        [many] { $successes } успехов
       *[other] { $successes } успеха
    }.
event-spends-crystals =
    { $action }: { $n ->
        [one] потрачен { $n } кристалл
        [few] потрачено { $n } кристалла
        [many] потрачено { $n } кристаллов
       *[other] потрачено { $n } кристалла
    }.
event-fails = Пустой бросок: { $action } не удаётся.
event-forgoes = Ни одно умение не используется.
event-takes-bottom =
    { $action }, нижнее умение: { $n ->
        [one] { $n } успех
        [few] { $n } успеха
        [many] { $n } успехов
       *[other] { $n } успеха
    }.
event-shines = Свет падает: { $creature }. В конец реки, с жетоном оцепенения.
event-heals =
    Исцелено: { $creature }{ $turns ->
        [0] .
       *[other] . Теперь другая сторона.
    }
event-heals-trauma = Рана исцелена: { $card }.
event-solves = Пройдено: { $place }.
event-place-opens-again = Снова открыто: { $place }.
event-found-here = Найдено: { $place }.
event-not-here = Здесь ничего не спрятано: { $place }.
event-hint = Этого здесь нет: { $place }.
event-loud =
    Слишком громко на { $n ->
        [one] { $n } успех
        [few] { $n } успеха
        [many] { $n } успехов
       *[other] { $n } успеха
    }.
event-light-moves =
    Указатель света: { $light } из { $centre }, сдвиг на { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    }.
event-shadow-advances = Указатель тени: { $shadow } из { $centre }.
event-shadow-retreats =
    Тень отступает на { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    }: { $shadow } из { $centre }.
event-gains-spirit = Сила духа +{ $n }, теперь { $spirit }.
event-loses-spirit =
    Сила духа −{ $n }, теперь { $spirit }{ $wraps ->
        [0] .
       *[other] : за конец шкалы.
    }
event-gains-crystals =
    Получено: { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
        [many] { $n } кристаллов
       *[other] { $n } кристалла
    }{ $lost ->
        [0] .
       *[other] , без места { $lost }.
    }
event-places-crystals = Кристаллы: { $crystals }.
event-pays-crystals = Отданные кристаллы: { $crystals }.
event-draws-card = Взято: { $card }.
event-looks-at-card = Сверху лежит: { $card }.
event-puts-back = Карты возвращаются наверх.
event-explore-reshuffled = Сброс поиска перемешивается.
event-keeps-card = Оставлено: { $card }.
event-holds-card = В ячейке благословений: { $card }.
event-uses-card = Использовано: { $card }.
event-discards-card = Сброшено: { $card }.
event-curse-acts = Проклятие: { $card }.
event-companion-stays-away = Сейчас спутники не приходят: { $card }.
event-card-joins = В колоду поиска: { $card }.
event-card-goes = Из игры: { $card }.
event-loses-from-deck = Потеряно из колоды: { $card }.
event-draws-creature = Из колоды существ: { $creature }.
event-creature-enters = В реку приходит { $creature } ({ $space }).
event-no-room-for-creature = Река полна: { $creature } не входит и стоит силы духа.
event-creature-leaves = Реку покидает { $creature }.
event-creatures-reshuffled = Сброс существ перемешивается.
event-back-on-the-pile = Наверх колоды возвращается { $creature }.
event-stuns = В оцепенении: { $creature }.
event-stun-cleared = Все жетоны оцепенения сняты.
event-card-moves = { $river } теперь здесь: { $space }.
event-cards-swap = Местами меняются { $river } и { $other }.
event-cards-ordered = Карты действий теперь: { $order }.
event-river-shifts =
    Река сдвигается на ячейку { $right ->
        [0] влево
       *[other] вправо
    }.
event-phase-ends =
    Фаза Лумы окончена, { $dice ->
        [0] кубиков не осталось
        [one] остался { $dice } кубик
        [few] осталось { $dice } кубика
        [many] осталось { $dice } кубиков
       *[other] осталось { $dice } кубика
    }.
event-shadow-phase = Фаза тени.
event-activates =
    Активируется { $creature }{ $stunned ->
        [0] .
       *[other] , но в оцепенении.
    }
event-shadow-card =
    Карта тени: { $shadow }. { $left ->
        [one] Осталась { $left } карта.
        [few] Осталось { $left } карты.
        [many] Осталось { $left } карт.
       *[other] Осталось { $left } карты.
    }
event-brom-lies-down = Бром ложится между Лумой и темнотой.
event-brom-forgets =
    { $kept ->
        [0] Бром забывает: { $page }.
       *[other] Бром не забывает: { $page }.
    }
event-brom-turns = Карта Брома переворачивается: { $brom }.
event-brom-leaves = Бром уходит.
event-brom-returns = Бром снова здесь.
event-brom-protects = Бром защищает Луму, существо: { $creature }. Кристалл с карты: { $action }.
event-brom-cares = Бром заботится о Луме. Кристаллы: { $crystals }.
event-dice-change =
    { $next ->
        [0] Кубики сейчас: { $n }.
       *[other] Кубики в следующей фазе: { $n }.
    }
event-keeps-dice =
    Для следующей фазы: { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
        [many] { $n } кубиков
       *[other] { $n } кубика
    }.
event-gains-die = Кубик к{ $sides } до конца главы.
event-skips = Пропускается: { $skip }.
event-need-changes = Нужные успехи: { $n }.
event-number-changes = Следующий бросок считается от { $number }+.
event-holds-for-a-while = Отныне что-то иначе.
event-story = { $page }
event-chooses = { $choice }.
event-leaves-scene = Лума уходит, пока может.
event-luma-prevails = Лума справилась: { $scene }.
event-shadow-prevails = Тень пришла первой: { $scene }.
event-chapter-lost = Последняя карта тени: глава начинается заново.
event-story-goes-on = История продолжается: { $scene }.
event-epilogue = Кухня.

## Вопросы

ask-act =
    Что сделает Лума? { $n ->
        [0] Кубиков не осталось.
        [one] Остался { $n } кубик.
        [few] Осталось { $n } кубика.
        [many] Осталось { $n } кубиков.
       *[other] Осталось { $n } кубика.
    }
ask-after-roll =
    { $n ->
        [0] Ни одного успеха. Что теперь?
        [one] { $n } успех, кристаллы: { $action } { $have }. Что он принесёт?
        [few] { $n } успеха, кристаллы: { $action } { $have }. Что они принесут?
        [many] { $n } успехов, кристаллы: { $action } { $have }. Что они принесут?
       *[other] { $n } успеха, кристаллы: { $action } { $have }. Что они принесут?
    }
ask-choose-dice = Какие кубики перебросите?
ask-pick-card = Какую карту реки?
ask-order-cards = В каком порядке встанут карты действий?
ask-spread-crystals =
    Куда положите { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
        [many] { $n } кристаллов
       *[other] { $n } кристалла
    }?
ask-pay-crystals =
    С каких карт отдадите { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
        [many] { $n } кристаллов
       *[other] { $n } кристалла
    }?
ask-before-loss = Потеря силы духа: { $n }. Используете карту?
ask-before-activation = Существо готовится действовать. Сделаете что-нибудь раньше?
ask-keep-one = Какую карту оставите?
ask-make-room = Все ячейки благословений заняты. Что освободит место? Новая карта: { $card }.
ask-put-back = В каком порядке карты лягут сверху?
ask-lose-held = Какое благословение сбросите?
ask-last-shadow-card = Это последняя карта тени. Ляжет ли вместо неё Бром?
ask-choose-place = Какое место будет пройдено?
ask-story-choice = { $page }

## Ответы

do-attempt = { $action }: { $target }, { $dice }
do-resolve =
    { $ability-id ->
        [top] { $target }
       *[bottom] { $n ->
            [one] { $n } успех
            [few] { $n } успеха
            [many] { $n } успехов
           *[other] { $n } успеха
        }: { $target }
    }{ $crystals ->
        [0] {""}
        [one] , за { $crystals } кристалл
        [few] , за { $crystals } кристалла
        [many] , за { $crystals } кристаллов
       *[other] , за { $crystals } кристалла
    }
do-forgo = Не брать ничего
do-reroll-die = Заплатить кристалл ({ $action }) и перебросить кубик к{ $sides }
do-reroll = Перебросить: { $values }
do-use-card = Использовать: { $card }
do-protect = Бром защищает: { $creature } ({ $space }), кристалл: { $action }
do-care = Бром заботится. Кристаллы: { $crystals }
do-end-phase = Закончить фазу Лумы
do-leave-scene = Покинуть сцену
do-place-crystals = { $crystals }
do-pay = { $crystals }
do-keep = Оставить: { $card }
do-use-up = Использовать: { $card }
do-discard = Сбросить: { $card }
do-pick = { $river } ({ $space })
do-pick-place = { $place }
do-order = { $order }
do-choose = { $choice }
do-lay-brom = Положить карту Брома
do-draw-last = Взять последнюю карту тени
do-go-on = Дальше

## Что может принести попытка

preview-top = нужно { $need }: { $percent } %
preview-crystals =
    { $percent } %, если добавить { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
        [many] { $n } кристаллов
       *[other] { $n } кристалла
    }
preview-some = хотя бы один успех: { $percent } %
preview-yields = в среднем { $whole },{ $tenth } успеха

## Почему так выбрал бы сильный бот

reason-enough = ни одна попытка больше не стоит риска
reason-dice = шанс { $percent } %; { $dice }: лишь { $other } %
reason-fewer-dice = шанс { $percent } %, и кубики останутся; { $dice }: { $other } %
reason-opens = с шансом { $percent } % это откроет путь дальше: { $place }
reason-solves =
    с шансом { $percent } % место будет пройдено, { $left ->
        [0] других не останется
        [one] останется { $left } место
        [few] останется { $left } места
        [many] останется { $left } мест
       *[other] останется { $left } места
    }
reason-surer = шанс { $percent } %, у следующего варианта { $other } %

## Отказы

refuse-not-now = сейчас это невозможно
refuse-no-such-card = такого умения нет
refuse-blank-space = { $action } стоит на пустой ячейке: действовать можно только с 3+ до { $last }+
refuse-no-such-dice =
    этими кубиками бросить нельзя: { $dice ->
        [0] ни одного не осталось
        [one] остался { $dice }
        [few] осталось { $dice }
        [many] осталось { $dice }
       *[other] осталось { $dice }
    }
refuse-bottom-shut = нижнее умение сейчас недоступно: { $action }
refuse-no-such-target = такой цели нет
refuse-other-card = этому месту нужна другая карта: { $place }
refuse-place-not-there = такого места пока нет: { $place }
refuse-place-solved = уже пройдено: { $place }
refuse-place-joined = сначала проходят места, связанные слева: { $place }
refuse-place-dark = свет ещё далеко: { $place }
refuse-place-space = его карта должна стоять на { $space }: { $place }
refuse-place-condition = условие не выполнено: { $place }
refuse-no-success = нет ни одного успеха
refuse-no-such-crystals =
    { $action }: { $have ->
        [0] ни одного кристалла
        [one] только { $have } кристалл
        [few] только { $have } кристалла
        [many] только { $have } кристаллов
       *[other] только { $have } кристалла
    }
refuse-top-not-reached = для верхнего умения успехов не хватает
refuse-top-reached = достигнутое верхнее умение нельзя сменить на нижнее
refuse-empty-slot = в этой ячейке нет карты
refuse-used-already = уже использовано: { $card }
refuse-not-in-this-window = сейчас это не используется: { $card }
refuse-brom-cannot = Бром сейчас этого не может
refuse-dice-unused = с неиспользованными кубиками фазу закончить нельзя
refuse-no-such-scene = Нет сцены «{ $scene }». Есть: { $known }.
refuse-content-expected = «{ $found }» здесь стоять не может; варианты: { $expected }
refuse-content-unknown = «{ $found }» нет среди: { $kind }; есть: { $known }
refuse-content-win = у сцены либо win, либо win_any
refuse-content-chapter = нет главы { $chapter }
refuse-content-no-ending = кампании нужен хотя бы один финал
refuse-content-shadows = карт тени не хватает на колоду: { $shadow }
refuse-content-unreached = до этой сцены не добраться; начало: «{ $start }»
refuse-content-endless = от этой сцены история никогда не приходит к финалу
refuse-content-never-set = признаку «{ $flag }» ничто не даёт значения «{ $value }»
refuse-content-unwinnable = эту сцену не пройти, даже если каждый кубик покажет наибольшее число
refuse-content-circle = «{ $place }» ждёт само себя
refuse-content-need = столько успехов не получить: { $need }, не больше { $most }

## Стол в предложениях

game-name = Дремучий лес
game-about = Лума, фонарь и медведь. Книга, которая помнит ваш выбор.
game-kind = 25 мин на сцену · история и кубики
table-scene-line = { $scene }, ход { $turn }.
table-track-line = { $facts }.
table-light = свет { $light } из { $centre }
table-shadow = тень { $shadow } из { $centre }
table-luma-line = { $facts }.
table-spirit = сила духа { $spirit } из { $most }
table-dice = кубики: { $dice }
table-brom = Бром: { $brom }
table-action-line = { $space }: { $action } ({ $facts }).
table-crystals =
    { $n ->
        [0] без кристаллов
        [one] { $n } кристалл
        [few] { $n } кристалла
        [many] { $n } кристаллов
       *[other] { $n } кристалла
    }
table-number = считается от { $number }+
table-creature-line = { $space }: { $creature } ({ $facts }).
table-shine = осветить { $n }
table-heal = исцелить { $n }
table-damage = сила духа −{ $n }
table-gives =
    { $n ->
        [0] не даёт кристаллов
        [one] даёт { $n } кристалл
        [few] даёт { $n } кристалла
        [many] даёт { $n } кристаллов
       *[other] даёт { $n } кристалла
    }
table-stunned = в оцепенении
table-place-line = { $place }: { $facts }.
table-need = { $action } { $n }
table-on-space = { $action } на { $space }
table-shut = сейчас закрыто
table-solved = пройдено
table-held-line = В ячейках благословений: { $facts }.
table-held = { $card }
table-trauma = { $card } (рана)
table-piles-line = { $facts }.
table-explore-pile =
    { $n ->
        [one] { $n } карта поиска
        [few] { $n } карты поиска
        [many] { $n } карт поиска
       *[other] { $n } карты поиска
    }
table-creature-pile =
    { $n ->
        [one] { $n } существо в колоде
        [few] { $n } существа в колоде
        [many] { $n } существ в колоде
       *[other] { $n } существа в колоде
    }
table-shadow-pile =
    { $n ->
        [one] { $n } карта тени
        [few] { $n } карты тени
        [many] { $n } карт тени
       *[other] { $n } карты тени
    }
table-shadows-line = Лицом вверх: { $shadows }.

refuse-content-circle-of-scenes = из этой сцены история может пойти по кругу: { $scene }
refuse-content-empty-pile = карты берутся из пустой стопки: { $pile }
