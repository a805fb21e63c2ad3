### «Шаман» по-русски.
###
### Параметр-номер приходит словами: $card — «фиолетовая 7», $seat — имя игрока.
### $seat-you равно "yes", если этот игрок и есть читатель; по $role-id и подобным можно выбирать.

## Миры, ритуалы, артефакты, роли

world-purple = фиолетовый
    .letter = Ф
    .card = фиолетовая
    .card-acc = фиолетовую
world-blue = синий
    .letter = С
    .card = синяя
    .card-acc = синюю
world-green = зелёный
    .letter = З
    .card = зелёная
    .card-acc = зелёную
world-yellow = жёлтый
    .letter = Ж
    .card = жёлтая
    .card-acc = жёлтую
world-grey = серый
    .letter = Ср
    .card = серая
    .card-acc = серую
world-brown = коричневый
    .letter = К
    .card = коричневая
    .card-acc = коричневую
world-red = красный
    .letter = Кр
    .card = красная
    .card-acc = красную

card = { $world-card } { $value }
    .acc = { $world-card-acc } { $value }
    .code = { $world-letter }{ $value }

letter-of = { $world-letter }
code-of = { $card-code }

ritual-stabilisation = Стабилизация
    .gen = Стабилизации
ritual-transmutation = Трансмутация
    .gen = Трансмутации
ritual-illumination = Иллюминация
    .gen = Иллюминации
ritual-neutralisation = Нейтрализация
    .gen = Нейтрализации

tile-dagger = Ритуальный Кинжал
    .short = Кинжал
    .typed = кинжал, нож
tile-portal = Портал
    .short = Портал
    .typed = портал
tile-moonstone = Лунный Осколок
    .short = Осколок
    .typed = осколок
tile-mask = Маска Истины
    .short = Маска
    .typed = маска, маску

role-shaman = Шаман
    .all = Шаманы
role-shadow = Тень
    .all = Тени

side-left = влево
side-right = вправо

direction-onward = к Луне
direction-back = назад

by-onward =
    { $steps ->
        [one] Фишка Теней сдвигается к Луне на { $steps } деление
        [few] Фишка Теней сдвигается к Луне на { $steps } деления
        [many] Фишка Теней сдвигается к Луне на { $steps } делений
       *[other] Фишка Теней сдвигается к Луне на { $steps } деления
    }
by-back =
    { $steps ->
        [one] Фишка Теней отходит назад на { $steps } деление
        [few] Фишка Теней отходит назад на { $steps } деления
        [many] Фишка Теней отходит назад на { $steps } делений
       *[other] Фишка Теней отходит назад на { $steps } деления
    }
by-stay = Фишка Теней остаётся на месте

tile-name = { $tile-short }
score-of = { $seat } { $score }

## Что произошло

event-round-begins =
    Начинается раунд { $round }. Фишке Теней до Луны { $steps ->
        [one] { $steps } деление
        [few] { $steps } деления
        [many] { $steps } делений
       *[other] { $steps } деления
    }. { $seat-you ->
        [yes] Жетон первого игрока у вас.
       *[no] Жетон первого игрока получает { $seat }.
    }
event-shown = Открыты жетоны: { $tiles }.
event-left-over = Оставшиеся карты лежат у своих миров: { $cards }.
event-your-role = Вы — { $role }.
event-your-hand = Ваши карты: { $cards }.
event-leads =
    { $seat-you ->
        [yes] Вы начинаете ход:
       *[no] { $seat } начинает ход:
    } { $card }.
event-follows =
    { $seat-you ->
        [yes] Вы следуете Назначению:
       *[no] { $seat } следует Назначению:
    } { $card }.
event-strays =
    { $seat-you ->
        [yes] Вы кладёте карту другого мира:
       *[no] { $seat } кладёт карту другого мира:
    } { $card }.
event-pawn-moves =
    { $steps ->
        [0] Фишка Теней доходит до Луны!
       *[other] { $by }, осталось { $steps }.
    }
event-takes =
    { $seat-you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } открытый жетон: { $tile }.
event-takes-unseen =
    { $seat-you ->
        [yes] Вы берёте вслепую жетон из стопки.
       *[no] { $seat } берёт вслепую жетон из стопки.
    }
event-you-took = Жетон из стопки видите только вы: { $tile }.
event-was-mask =
    { $seat-you ->
        [yes] Это Маска Истины: вы её открываете.
       *[no] Это Маска Истины: { $seat } её открывает.
    }
event-mask-reveals =
    { $seat-you ->
        [yes] Маска раскрывает вашу роль: { $role }.
       *[no] Маска раскрывает: { $seat } — { $role }.
    }
event-refilled = На освободившееся место открыт жетон: { $tile }.
event-turns-up =
    { $seat-you ->
        [yes] Вы открываете
       *[no] { $seat } открывает
    } свой жетон: { $tile }.
event-eclipse = Затмение! Каждый, у кого есть карты, передаёт одну { $side }.
event-you-passed = Вы передаёте { $card-acc }. Её получает { $to }.
event-you-received = { $seat } передаёт вам { $card-acc }.
event-cards-passed = Карты переданы { $side }.
event-places =
    { $seat-you ->
        [yes] Вы кладёте карты хода к их миру
       *[no] { $seat } кладёт карты хода к их миру
    }: { $world } — { $count } из { $of }.
event-names-guide =
    { $seat-you ->
        [yes] Вы называете
       *[no] { $seat } называет
    } следующего Проводника: { $guide-you ->
        [yes] это вы
       *[no] { $guide }
    }.
event-performs =
    { $world } мир закрыт: { $seat-you ->
        [yes] вы проводите
       *[no] { $seat } проводит
    } ритуал { $ritual-gen }.
event-exchanges =
    { $seat-you ->
        [yes] Вы и { $with_seat } обмениваетесь картами ролей.
       *[no] { $with_seat-you ->
            [yes] { $seat } и вы обмениваетесь картами ролей.
           *[no] { $seat } и { $with_seat } обмениваются картами ролей.
        }
    }
event-your-new-role = Теперь вы — { $role }.
event-uses-dagger =
    { $seat-you ->
        [yes] Вы сбрасываете Ритуальный Кинжал.
       *[no] { $seat } сбрасывает Ритуальный Кинжал.
    } Цель: { $victim-you ->
        [yes] вы
       *[no] { $victim }
    }.
event-no-dagger-used =
    { $seat-you ->
        [yes] Вы не применяете Кинжал.
       *[no] { $seat } не применяет Кинжал.
    }
event-uses-portal =
    { $seat-you ->
        [yes] Вы применяете
       *[no] { $seat } применяет
    } Портал.
event-no-portal-used = Портал не применяет никто.
event-is-eliminated =
    { $seat-you ->
        [yes] Вы уничтожены. Ваша роль: { $role }.
       *[no] { $seat } выбывает из раунда. Роль: { $role }.
    }
event-hand-laid-aside =
    { $seat-you ->
        [yes] Вы откладываете лицом вниз
       *[no] { $seat } откладывает лицом вниз
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
event-hand-placed =
    { $seat-you ->
        [yes] Ваши карты ложатся к своим мирам
       *[no] { $seat } открывает руку, карты ложатся к своим мирам
    }: { $cards }.
event-round-won =
    { $reason ->
        [moon-reached] Фишка Теней на Луне.
        [last-shadow-eliminated] Последняя Тень уничтожена.
       *[worlds-guarded] Карты кончились, а Луна всё ещё светит.
    } Раунд выигрывают { $role-all }.
event-had-role =
    { $seat-you ->
        [yes] Ваша роль: { $role }.
       *[no] { $seat } открывает роль: { $role }.
    }
event-gains =
    { $seat-you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } { $reason ->
        [team] за победу команды
        [moonstones] за Лунные Осколки
       *[illumination] за ритуал Иллюминации
    }.
event-scores = Очки: { $points }.

## Вопросы

ask-lead = Вы Проводник. С какой карты начнёте ход?
ask-follow = Назначение: { $world } мир. Какую карту сыграете?
ask-take-artifact = Ваша карта наименьшая. Какой артефакт возьмёте?
ask-pass-card = Затмение: какую карту передадите? Её получит { $to }.
ask-name-guide = Все, кто следовал Назначению, вне раунда, и ваша карта была наибольшей. Кто будет следующим Проводником?
ask-stabilisation = Ритуал Стабилизации: отведёте фишку Теней назад или возьмёте артефакт?
ask-transmutation = Ритуал Трансмутации: с кем обменяетесь картами ролей?
ask-neutralisation = Ритуал Нейтрализации: кого уничтожите?
ask-ritual-order = Какой ритуал проведёте следующим?
ask-portal-before-moon = Следующее деление — Луна. Примените Портал?
ask-portal-after-last-trick = Последний ход сыгран, раунд вот-вот выиграют Шаманы. Сначала примените Портал?
ask-portal-before-elimination =
    { $victim-you ->
        [yes] Сейчас вас уничтожат.
       *[no] { $victim } вот-вот выбудет из раунда.
    } Сначала примените Портал?

## Ответы

do-play = Сыграть { $card-acc }
do-pass-card = Передать { $card-acc }
do-take-shown = Взять открытый жетон: { $tile }
do-take-pile = Взять вслепую верхний жетон стопки
do-use-portal = Применить Портал: сдвинуть фишку Теней { $direction }
do-keep-portal = Не применять Портал
do-turn-up = Открыть свой жетон: { $tile }
do-step-back = Отвести фишку Теней назад
do-exchange = Обменяться ролями: { $seat }
do-eliminate =
    { $seat-you ->
        [yes] Уничтожить себя
       *[no] Уничтожить: { $seat }
    }
do-keep-dagger = Не применять Кинжал
do-choose-ritual = Ритуал { $ritual-gen } ({ $world } мир)
do-name-guide =
    { $seat-you ->
        [yes] Вы
       *[no] { $seat }
    }

## Последствия, сказанные до ответа: обрывки через точку с запятой

preview-leads = начало: { $world } { $count } из { $of }
preview-follows = следует Назначению: { $world } { $count } из { $of }
preview-strays =
    { $steps ->
        [0] другой мир
       *[other] другой мир: фишка на { $steps }, до Луны { $left }
    }
preview-strays-to-moon = другой мир: фишка дойдёт до Луны, Тени выиграют
preview-count = { $world } { $count } из { $of }
preview-lowest =
    { $sure ->
        [yes] наименьшая: вы берёте артефакт
       *[no] пока наименьшая (артефакт)
    }
preview-highest =
    { $sure ->
        [yes] наибольшая: вы кладёте карты хода
       *[no] пока наибольшая
    }
preview-completes =
    { $world } мир закроется: { $ritual }{ $seat-you ->
        [yes] {""}
       *[no] , проводит { $seat }
    }
preview-stabilisation = фишка назад на { $steps } или артефакт
preview-transmutation = вы обменяетесь ролью
preview-illumination =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
preview-must-eliminate = вы обязаны кого-то уничтожить
preview-may-eliminate = вы можете кого-то уничтожить
preview-no-dagger = Кинжала нет, ничего не будет
preview-tile-dagger = позволит уничтожить игрока ритуалом Нейтрализации
preview-tile-portal =
    когда угодно сдвинет фишку на { $steps ->
        [one] { $steps } деление
        [few] { $steps } деления
        [many] { $steps } делений
       *[other] { $steps } деления
    } в любую сторону
preview-tile-moonstone =
    будет { $count } из { $of }; это { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, если не выбудете
preview-tile-mask = раскроет всем вашу роль: { $role }
preview-unseen = лицом вниз, видите только вы; в стопке: { $count }
preview-eclipse-inside = там же и Затмение
preview-pawn-back = до Луны останется { $left }
preview-pawn-on = до Луны останется { $left }
preview-pawn-to-moon = фишка дойдёт до Луны, Тени выиграют
preview-exchange-known = вы станете: { $role }
preview-exchange-unknown = эта роль вам неизвестна
preview-eliminate-shaman =
    Шаман, { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }: до Луны останется { $left }
preview-eliminate-shaman-to-moon =
    Шаман, { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }: фишка дойдёт до Луны, Тени выиграют
preview-eliminate-shadow = Тень, но не последняя: её карты лягут к своим мирам
preview-eliminate-last-shadow = последняя Тень: Шаманы выиграют
preview-eliminate-unknown =
    Тень: { $last ->
        [yes] Шаманы выиграют
       *[no] карты лягут к своим мирам
    }; Шаман: фишка на { $steps }, { $reaches ->
        [yes] Тени выиграют
       *[no] до Луны { $left }
    }
preview-turn-up = его увидят все
preview-asked-without-portal = у вас его нет; вас спросили, чтобы никто этого не понял
preview-asked-without-dagger = у вас его нет; вас спросили, чтобы никто этого не понял

## Почему так выбрал бы сильный бот

reason-suspect = судя по тому, что видно, { $seat } — Тень с вероятностью { $percent } %
reason-unsure = судя по тому, что видно, { $seat } — Тень с вероятностью лишь { $percent } %
reason-ritual = { $world } мир закроется, и ритуал проведёте вы: { $ritual }
reason-no-ritual = иначе ритуал проведёт { $seat }: { $ritual }
reason-all-follow = шанс, что все смогут следовать Назначению, { $percent } %; { $card }: { $other } %
reason-some-stray = шанс, что кому-то придётся сыграть карту другого мира, { $percent } %; { $card }: { $other } %
reason-unsuspected = это не выдаёт вашу роль: пока для остальных вы Тень с вероятностью { $percent } %
reason-pawn-nearer = это приближает фишку для вашей стороны: до Луны останется { $left }
reason-reaches-moon = фишка дойдёт до Луны, и ваша сторона победит
reason-pawn-stays = это сдерживает фишку: до Луны останется { $left }
reason-not-to-moon = фишка не дойдёт до Луны
reason-lowest =
    { $sure ->
        [yes] это наименьшая карта: вы берёте артефакт
       *[no] пока это наименьшая карта: возможно, вы получите артефакт
    }
reason-highest =
    { $sure ->
        [yes] это наибольшая карта: вы кладёте карты хода
       *[no] пока это наибольшая карта: возможно, карты хода положите вы
    }

## Отказы

refuse-card-not-in-hand = В руке нет такой карты: { $card }. Выберите из тех, что есть.
refuse-play-a-card = Сыграйте карту из руки.
refuse-pass-a-card = Передайте карту из руки.
refuse-pile-empty = Стопка пуста: возьмите открытый жетон.
refuse-not-on-display = На этом месте открытого жетона нет.
refuse-step-back-or-take = Отведите фишку Теней назад или возьмите артефакт.
refuse-take-an-artifact = Возьмите артефакт: открытый жетон или верхний жетон стопки.
refuse-no-portal = У вас нет Портала.
refuse-pawn-at-start = Фишка Теней на делении 0, назад ей некуда.
refuse-portal-direction = Портал сдвигает фишку Теней к Луне или назад.
refuse-portal-or-not = Примените Портал или откажитесь.
refuse-exchange-with-another = Обменяйтесь картами ролей с кем-то другим, не с собой.
refuse-exchange-with-living = Обменяйтесь картами ролей с тем, кто ещё в раунде.
refuse-dagger-must = Ваш Ритуальный Кинжал лежит лицом вверх, поэтому вы обязаны кого-то уничтожить.
refuse-choose-a-victim = Скажите, кого уничтожите, или откажитесь от Кинжала.
refuse-no-dagger = У вас нет Ритуального Кинжала.
refuse-not-yourself = В этом издании нельзя уничтожить себя.
refuse-victim-not-alive = Выберите игрока, который ещё в раунде.
refuse-choose-a-ritual = Выберите один из ожидающих ритуалов.
refuse-name-a-guide = Назовите игрока, который ещё в раунде и у которого есть карты.
refuse-out-of-the-round = В этом раунде вы больше не играете; жетоны вернутся в следующем.
refuse-no-such-tile = Такого жетона лицом вниз у вас нет.
refuse-content-roles =
    Шаманов и Теней вместе должно быть { $seats }, по одной карте роли на место
refuse-content-hand =
    карт не хватает: каждому можно раздать не больше { $most ->
        [one] { $most } карты
        [few] { $most } карт
        [many] { $most } карт
       *[other] { $most } карты
    }
refuse-content-start = фишка Теней должна начинать ниже Луны, а Луна на делении { $moon }
refuse-content-tiles = всего артефактов должно быть не меньше { $least }

## Стол в терминале

game-name = Шаман
game-about = Следуйте Назначению, иначе фишка Теней подступит к Луне. Кто сворачивает нарочно?
game-kind = 30 мин · скрытые роли
table-round = Раунд { $round }
table-goal =
    игра до { $points ->
        [one] { $points } очка
        [few] { $points } очков
        [many] { $points } очков
       *[other] { $points } очка
    }
table-role =
    { $revealed ->
        [yes] Вы — { $role }, и это знают все.
       *[no] Вы — { $role }.
    }
table-steps =
    { $steps ->
        [0] фишка на Луне
        [one] до Луны { $steps } деление
        [few] до Луны { $steps } деления
        [many] до Луны { $steps } делений
       *[other] до Луны { $steps } деления
    }
table-worlds = Миры
table-trick = Ход
table-last-trick = Прошлый ход
table-before = раньше
table-stray = другой мир
table-no-trick = карт ещё нет
table-destination = Назначение: { $world }
table-guide = Проводник: { $seat }
table-lowest = наименьшая
table-highest = наибольшая
table-out = вне раунда
table-artifacts = Артефакты
table-pile =
    { $count ->
        [one] в стопке { $count }
        [few] в стопке { $count }
        [many] в стопке { $count }
       *[other] в стопке { $count }
    }
table-eclipse-in = и Затмение
table-eclipse-over = Затмение прошло
table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
table-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
table-face-down =
    { $count ->
        [one] { $count } лицом вниз
        [few] { $count } лицом вниз
        [many] { $count } лицом вниз
       *[other] { $count } лицом вниз
    }
table-no-tiles = без артефактов
table-shows = роль: { $role }
table-known = вы знаете: { $role }
table-eliminated = вне раунда
table-first = первый игрок
table-yours = У вас
table-your-tiles-up = лицом вверх: { $tiles }
table-your-tiles-down = лицом вниз: { $tiles }
table-passed = При Затмении передана { $card }. Теперь она у игрока: { $to }.
table-world-line = { $world } { $count } из { $of }, { $ritual }
table-world = { $world }
table-ritual = { $ritual }
table-tile = { $tile }
table-trick-card = { $seat }: { $card }
table-trick-marked = { $played } ({ $marks })
table-opening-line = { $facts }.
table-player-line = { $seat }: { $facts }.
table-hand-line = Ваши карты: { $cards }.
table-trick-line = Карты хода: { $facts }.
table-display-line = Открыты: { $tiles }.
table-worlds-line = Миры: { $facts }.
table-pawn-line = Шкала Теней: деление { $pawn } из { $moon }, { $facts }.

## Что можно написать вместо номера

typed-portal = портал
typed-onward = вперёд, вперед, луна, +
typed-back = назад, -
typed-turn = открыть, открой, перевернуть
typed-pile = стопка, вслепую
typed-keep = нет, ничего
typed-eliminate = уничтожить, убить
typed-exchange = поменяться, обмен
typed-guide = проводник
typed-world = { $world-letter }, { $world }, { $world-card }, { $world-card-acc }
typed-tile = { $tile-typed }

## Разбор партии

belief-shadow = Вероятность, что это Тень

## Отчёт о балансе

balance-takes = Жетоны, взятые из открытых
balance-performs = Проведённые ритуалы
