### «Джинн» по-русски.
###
### Параметр-номер приходит словами: $colour — «синий», $seat — имя игрока.
### $seat-you равно "yes", если этот игрок и есть читатель; по $what-id и подобным можно выбирать.

## Джинны, бутылки, места

colour-blue = синий
    .acc = синего
    .bottle = синюю
    .fem = синяя
    .bottles = синих
    .in = синей
colour-brown = коричневый
    .acc = коричневого
    .bottle = коричневую
    .fem = коричневая
    .bottles = коричневых
    .in = коричневой
colour-orange = оранжевый
    .acc = оранжевого
    .bottle = оранжевую
    .fem = оранжевая
    .bottles = оранжевых
    .in = оранжевой
colour-purple = фиолетовый
    .acc = фиолетового
    .bottle = фиолетовую
    .fem = фиолетовая
    .bottles = фиолетовых
    .in = фиолетовой

djinn-blue = синий джинн
    .acc = синего джинна
djinn-brown = коричневый джинн
    .acc = коричневого джинна
djinn-orange = оранжевый джинн
    .acc = оранжевого джинна
djinn-purple = фиолетовый джинн
    .acc = фиолетового джинна
djinn-boss = верховный джинн
    .acc = верховного джинна
djinn-of =
    { $count ->
        [one] { $count } { $colour } джинн
        [few] { $count } { $colour-bottles } джинна
        [many] { $count } { $colour-bottles } джиннов
       *[other] { $count } { $colour-acc } джинна
    }
    .acc =
        { $count ->
            [one] { $count } { $colour-acc } джинна
            [few] { $count } { $colour-bottles } джиннов
            [many] { $count } { $colour-bottles } джиннов
           *[other] { $count } { $colour-acc } джинна
        }
djinn-bosses =
    { $count ->
        [one] { $count } верховный джинн
        [few] { $count } верховных джинна
        [many] { $count } верховных джиннов
       *[other] { $count } верховного джинна
    }
    .acc =
        { $count ->
            [one] { $count } верховного джинна
            [few] { $count } верховных джиннов
            [many] { $count } верховных джиннов
           *[other] { $count } верховного джинна
        }
djinn-free = { $colour } джинн (даром)
    .acc = { $colour-acc } джинна (даром)
bottle-of = { $count }× { $colour-fem }
boss-in = верховный джинн (в { $colour-bottle } бутылку)

location-academy = Академия
    .of = Академии
location-tavern = Таверна
    .of = Таверны
location-catacombs = Катакомбы
    .of = Катакомб
location-archive = Архив
    .of = Архива
location-workshop = Мастерская
    .of = Мастерской
location-market = Рынок
    .of = Рынка

space-R1 = внутренний север
space-R2 = внутренний юго-запад
space-R3 = внутренний юго-восток
space-P12 = внешний северо-запад
space-P23 = внешний юг
space-P31 = внешний северо-восток
space-S12 = внутренний северо-запад
space-S23 = внутренний юг
space-S31 = внутренний северо-восток
space-T1 = внешний север
space-T2 = внешний юго-запад
space-T3 = внешний юго-восток
space-M = Источник магии
    .to = к Источнику магии
spot-round = { $location } (круглое поле, { $space })
    .to = на круглое поле { $location-of }
    .at = на круглом поле { $location-of }
    .from = с круглого поля { $location-of }
spot-square = { $location } (квадратное поле, { $space })
    .to = на квадратное поле { $location-of }
    .at = на квадратном поле { $location-of }
    .beside = у квадратного поля { $location-of }

## Что можно получить

gain-coins =
    { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
    .acc =
        { $amount ->
            [one] { $amount } монету
            [few] { $amount } монеты
            [many] { $amount } монет
           *[other] { $amount } монеты
        }
gain-scrolls =
    { $amount ->
        [one] { $amount } свиток
        [few] { $amount } свитка
        [many] { $amount } свитков
       *[other] { $amount } свитка
    }
    .acc =
        { $amount ->
            [one] { $amount } свиток
            [few] { $amount } свитка
            [many] { $amount } свитков
           *[other] { $amount } свитка
        }
gain-magic = { $amount } ед. магии
    .acc = { $amount } ед. магии
gain-keys =
    { $amount ->
        [one] { $amount } ключ
        [few] { $amount } ключа
        [many] { $amount } ключей
       *[other] { $amount } ключа
    }
    .acc =
        { $amount ->
            [one] { $amount } ключ
            [few] { $amount } ключа
            [many] { $amount } ключей
           *[other] { $amount } ключа
        }
gain-corks =
    { $amount ->
        [one] { $amount } пробка
        [few] { $amount } пробки
        [many] { $amount } пробок
       *[other] { $amount } пробки
    }
    .acc =
        { $amount ->
            [one] { $amount } пробку
            [few] { $amount } пробки
            [many] { $amount } пробок
           *[other] { $amount } пробки
        }
gain-bottles =
    { $amount ->
        [one] { $amount } бутылка любого цвета
        [few] { $amount } бутылки любого цвета
        [many] { $amount } бутылок любого цвета
       *[other] { $amount } бутылки любого цвета
    }
    .acc =
        { $amount ->
            [one] { $amount } бутылку любого цвета
            [few] { $amount } бутылки любого цвета
            [many] { $amount } бутылок любого цвета
           *[other] { $amount } бутылки любого цвета
        }
gain-capacity = ёмкость +{ $amount }
    .acc = ёмкость +{ $amount }
gain-circle = следующий магический круг
    .acc = следующий магический круг
gain-fill = магия до предела
    .acc = магию до предела
gain-wake =
    { $amount ->
        [one] { $amount } маг лицом вверх
        [few] до { $amount } магов лицом вверх
        [many] до { $amount } магов лицом вверх
       *[other] до { $amount } магов лицом вверх
    }
    .acc =
        { $amount ->
            [one] { $amount } мага лицом вверх
            [few] до { $amount } магов лицом вверх
            [many] до { $amount } магов лицом вверх
           *[other] до { $amount } магов лицом вверх
        }
gain-mage = маг с витрины
    .acc = мага с витрины
gain-gear = снаряжение с витрины
    .acc = снаряжение с витрины
gain-secret = размещение тайного знания
    .acc = размещение тайного знания
gain-from_bag = джинн из мешка
    .acc = джинна из мешка
gain-from_map = джинн с любого круглого поля
    .acc = джинна с любого круглого поля

## Маги

mage-1 = Адиля
mage-2 = Варнава
mage-3 = Селеста
mage-4 = Дамир
mage-5 = Эдда
mage-6 = Фарук
mage-7 = Гизела
mage-8 = Хаким
mage-9 = Илка
mage-10 = Ярек
mage-11 = Калила
mage-12 = Леандр
mage-13 = Мирела
mage-14 = Надир
mage-15 = Оттилия
mage-16 = Парвиз
mage-17 = Квирин
mage-18 = Розалинда
mage-19 = Салим
mage-20 = Тамара
mage-21 = Ульрик
mage-22 = Весна
mage-23 = Валид
mage-24 = Ксения
mage-25 = Юсуф
mage-26 = Зора
mage-27 = Амадей
mage-28 = Бояна
mage-29 = Кир
mage-30 = Доротея
mage-31 = Эмир
mage-32 = Фатима
mage-number = маг № { $number }
mages-none = никто
mage-card =
    { $mage } (сила { $power }{ $has_colours ->
        [yes] , +1 за каждого джинна: { $colours }
       *[no] {""}
    }, плата { $fee }{ $has_key ->
        [yes] , ключ
       *[no] {""}
    })

## Снаряжение

kind-staff = посох
kind-hat = шляпа
kind-cloak = плащ
gear-1 = Посох учёного
gear-2 = Посох странника
gear-3 = Посох писца
gear-4 = Посох коробейника
gear-5 = Посох ловца
gear-6 = Глиняный посох
gear-7 = Посох укротителя
gear-8 = Громовой посох
gear-9 = Прощальный посох
gear-10 = Шляпа выпускника
gear-11 = Шляпа землекопа
gear-12 = Шляпа мастера
gear-13 = Шляпа библиотекаря
gear-14 = Шляпа волн
gear-15 = Шляпа углей
gear-16 = Шляпа с фонарём
gear-17 = Петушиная шляпа
gear-18 = Шляпа хозяина
gear-19 = Плащ трактирщика
gear-20 = Плащ кладоискателя
gear-21 = Плащ ремесленника
gear-22 = Плащ купца
gear-23 = Плащ ветров
gear-24 = Плащ тумана
gear-25 = Плащ жонглёра
gear-26 = Плащ лентяя
gear-27 = Плащ стеклодува
gear-number = снаряжение № { $number }
gear-card =
    { $gear } ({ $kind }; { $is_once ->
        [yes] один раз:
       *[no] постоянно:
    } { $effect })
gear-unseen = { $kind } снизу, вслепую
gear-none = без снаряжения
effect-at = { $gains } на поле «{ $location }»
effect-capture = +{ $amount } к магии при каждой ловле
effect-capture-of = +{ $amount } к магии за каждого пойманного джинна: { $colour }
effect-boss-less = верховный джинн на круглом поле стоит на { $amount } меньше
effect-extra-chest = на { $amount } сундук больше, один вы откладываете
effect-no-toll = вы не платите волшебникам
effect-burst = +{ $amount } к магии при одной ловле
effect-banish = один джинн из города уходит в мешок
effect-wake-some = маги лицом вверх, не больше { $amount }
effect-call-mage = маг с витрины
effect-swap-bottles = обмен пустых бутылок, не больше { $amount }
effect-stay = помощник может остаться у прилавка
effect-blow-bottle = бутылка любого цвета

## Сундуки и награды

chest-number = сундук № { $number }
chest-card =
    { $chest }: { $gains }{ $has_lock ->
        [yes] ; за ключ: { $unlocked }
       *[no] {""}
    }
award-number = награда № { $number }
award-card =
    { $award }, столбец { $column ->
        [1] I
        [2] II
       *[3] III
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }{ $has_bonus ->
        [yes] {" "}и { $gains }
       *[no] {""}
    }

## Свойства

trait-1 = Достаток (+): в начале у вас на 2 монеты, 2 свитка и 1 ед. магии больше
    .name = Достаток (+)
trait-2 = Ограбление (−): в начале у вас на 3 монеты меньше
    .name = Ограбление (−)
trait-3 = Любимец толпы (+): на Рынке вы никому не платите
    .name = Любимец толпы (+)
trait-4 = Усталость (−): в начале у вас на 3 ед. магии меньше
    .name = Усталость (−)
trait-5 = Обаяние (+): маг без ключа приносит вам ключ
    .name = Обаяние (+)
trait-6 = Небрежность (−): один круг в начале закрыт; открыв его, вы получите 2 ед. магии
    .name = Небрежность (−)
trait-7 = Умелые руки (+): на круглом поле Мастерской 3 пробки вместо 2
    .name = Умелые руки (+)
trait-8 = Дальтонизм (−): цветные бонусы магов для вас не действуют
    .name = Дальтонизм (−)
trait-9 = Паломник (+): покупка у Источника всегда стоит вам 2 свитка
    .name = Паломник (+)
trait-10 = Измотанность (−): ваши маги больше никогда не поворачиваются лицом вверх
    .name = Измотанность (−)
trait-11 = Книжный червь (+): на круглом поле Архива можно выбрать один и тот же вариант дважды
    .name = Книжный червь (+)
trait-12 = Боязнь темноты (−): на круглом поле Катакомб вы открываете лишь один сундук
    .name = Боязнь темноты (−)
trait-13 = Безмятежность (+): оставив джиннов в покое, вы получаете 1 ед. магии, а не теряете
    .name = Безмятежность (+)
trait-14 = Неуклюжесть (−): вы не умеете отпирать сундуки
    .name = Неуклюжесть (−)
trait-15 = Слесарь (+): отперев сундук, вы сохраняете ключ
    .name = Слесарь (+)
trait-16 = Придирчивость (−): маги с ключом приходят к вам лицом вниз
    .name = Придирчивость (−)
trait-17 = Вдохновение (+): в Академии можно повернуть до 2 магов лицом вверх, по 1 ед. магии за каждого
    .name = Вдохновение (+)
trait-18 = Невезение (−): снаряжение вы берёте вслепую, снизу стопки
    .name = Невезение (−)
trait-19 = Честолюбие (+): вы храните 2 карты подсчёта и одну из них засчитываете только себе
    .name = Честолюбие (+)
trait-20 = Неряшливость (−): джинны, которые к концу останутся в ваших кругах, приносят 0 очков
    .name = Неряшливость (−)

## Карты подсчёта

scoring-1 = 8 очков за два полных комплекта снаряжения
scoring-2 = 5 очков за третий предмет каждого вида снаряжения
scoring-3 = 8 очков за размещение не больше чем одного тайного знания
scoring-4 = 8 очков за то, что ни у одного мага нет ключа
scoring-5 = 8 очков за два неактивных круга
scoring-6 = 8 очков за указатель ёмкости не дальше деления 6
scoring-7 = 8 очков за минимум 2
scoring-8 = 3 очка за каждый ключ, не больше 9
scoring-9 = 2 очка за каждого мага лицом вверх, не больше 8
scoring-10 = 2 очка за каждую неиспользованную бутылку или пробку, не больше 8
scoring-number = карта подсчёта № { $number }

## Рынок, Архив

stall-bottles = прилавок со стеклом
stall-cork = прилавок с пробками
stall-scrolls = прилавок с бумагой
stall-bottle_and_cork = прилавок с бутылками и пробками
stall-mages = чайная
stall-coins = меняла
deal-bottles =
    Бутылки за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }: { $colours-fem }
    .price =
        { $price ->
            [one] { $price } монета
            [few] { $price } монеты
            [many] { $price } монет
           *[other] { $price } монеты
        }
    .buy =
        Купить: { $colours-fem }, { $price ->
            [one] { $price } монета
            [few] { $price } монеты
            [many] { $price } монет
           *[other] { $price } монеты
        }
deal-cork = Пробка за 1 монету
deal-scrolls = 2 свитка за 1 монету
deal-bottle_and_cork = Бутылка ({ $colours-fem }) и пробка за 1 свиток
    .buy = { $colours-fem } бутылка и пробка
deal-mages = До 3 магов лицом вверх за 1 свиток
deal-coins = 5 монет за 1 свиток

consult-secret = Архив: разместить тайное знание
    .short = разместить тайное знание
consult-coins =
    { $is_red ->
        [yes] Архив: 4 монеты
       *[no] Архив: 2 монеты
    }
    .short =
        { $is_red ->
            [yes] 4 монеты
           *[no] 2 монеты
        }
consult-scroll =
    { $is_red ->
        [yes] Архив: 1 свиток и 2 ед. магии
       *[no] Архив: 1 свиток
    }
    .short =
        { $is_red ->
            [yes] 1 свиток и 2 ед. магии
           *[no] 1 свиток
        }
consult-wake =
    { $is_red ->
        [yes] Архив: до 2 магов лицом вверх
       *[no] Архив: 1 маг лицом вверх
    }
    .short =
        { $is_red ->
            [yes] до 2 магов лицом вверх
           *[no] 1 маг лицом вверх
        }
consult-circle =
    { $is_red ->
        [yes] Архив: магический круг и 1 ключ
       *[no] Архив: магический круг
    }
    .short =
        { $is_red ->
            [yes] магический круг и 1 ключ
           *[no] магический круг
        }

## Рекорды

records-columns = Карт в колоде Тома
records-best = Ваш лучший счёт при { $column } картах в колоде Тома: { $points }.
records-new-best = Новый лучший счёт при { $column } картах в колоде Тома: { $points }!
records-no-best = При { $column } картах в колоде Тома побед пока нет.

## Задания одиночной игры

task-mages =
    { $bound ->
        [least] хотя бы { $count ->
            [one] { $count } маг
            [few] { $count } мага
            [many] { $count } магов
           *[other] { $count } мага
        }
       *[most] не больше { $count ->
            [one] { $count } мага
            [few] { $count } магов
            [many] { $count } магов
           *[other] { $count } мага
        }
    }
task-sets =
    { $bound ->
        [least] хотя бы { $count ->
            [one] { $count } комплект снаряжения
            [few] { $count } комплекта снаряжения
            [many] { $count } комплектов снаряжения
           *[other] { $count } комплекта снаряжения
        }
       *[most] не больше { $count ->
            [one] { $count } комплекта снаряжения
            [few] { $count } комплектов снаряжения
            [many] { $count } комплектов снаряжения
           *[other] { $count } комплекта снаряжения
        }
    }
task-awards =
    { $bound ->
        [least] хотя бы { $count ->
            [one] { $count } награда
            [few] { $count } награды
            [many] { $count } наград
           *[other] { $count } награды
        }
       *[most] не больше { $count ->
            [one] { $count } награды
            [few] { $count } наград
            [many] { $count } наград
           *[other] { $count } награды
        }
    }
task-coins =
    { $bound ->
        [least] хотя бы { $count ->
            [one] { $count } монета
            [few] { $count } монеты
            [many] { $count } монет
           *[other] { $count } монеты
        }
       *[most] не больше { $count ->
            [one] { $count } монеты
            [few] { $count } монет
            [many] { $count } монет
           *[other] { $count } монеты
        }
    }
task-keys =
    { $bound ->
        [least] хотя бы { $count ->
            [one] { $count } ключ
            [few] { $count } ключа
            [many] { $count } ключей
           *[other] { $count } ключа
        }
       *[most] не больше { $count ->
            [one] { $count } ключа
            [few] { $count } ключей
            [many] { $count } ключей
           *[other] { $count } ключа
        }
    }
task-circles =
    { $bound ->
        [least] хотя бы { $count ->
            [one] { $count } активный круг
            [few] { $count } активных круга
            [many] { $count } активных кругов
           *[other] { $count } активного круга
        }
       *[most] не больше { $count ->
            [one] { $count } активного круга
            [few] { $count } активных кругов
            [many] { $count } активных кругов
           *[other] { $count } активного круга
        }
    }
task-capacity =
    { $bound ->
        [least] указатель ёмкости на делении { $count } или дальше
       *[most] указатель ёмкости не дальше деления { $count }
    }
task-gear_kinds =
    { $bound ->
        [least] снаряжение хотя бы { $count ->
            [one] { $count } вида
            [few] { $count } видов
            [many] { $count } видов
           *[other] { $count } вида
        }
       *[most] снаряжение не больше чем { $count ->
            [one] { $count } вида
            [few] { $count } видов
            [many] { $count } видов
           *[other] { $count } вида
        }
    }
task-key_mages =
    { $bound ->
        [least] хотя бы { $count ->
            [one] { $count } маг с ключом
            [few] { $count } мага с ключом
            [many] { $count } магов с ключом
           *[other] { $count } мага с ключом
        }
       *[most] { $count ->
            [0] ни одного мага с ключом
            [one] не больше { $count } мага с ключом
            [few] не больше { $count } магов с ключом
            [many] не больше { $count } магов с ключом
           *[other] не больше { $count } мага с ключом
        }
    }
task-secrets =
    { $bound ->
        [least] хотя бы { $count ->
            [one] { $count } тайное знание в городе
            [few] { $count } тайных знания в городе
            [many] { $count } тайных знаний в городе
           *[other] { $count } тайного знания в городе
        }
       *[most] { $count ->
            [0] ни одного тайного знания в городе
            [one] не больше { $count } тайного знания в городе
            [few] не больше { $count } тайных знаний в городе
            [many] не больше { $count } тайных знаний в городе
           *[other] не больше { $count } тайного знания в городе
        }
    }

## Что произошло

event-begins =
    { $seat-you ->
        [yes] Крыша с драконом у вас: вы начинаете.
       *[no] Начинает { $seat } (крыша с драконом).
    }
event-takes-trait =
    { $seat-you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } свойство: { $trait-name }.
event-you-keep = Вы храните эти карты подсчёта, и знаете их только вы: { $scoring }.
event-enters =
    { $seat-you ->
        [yes] Вы входите
       *[no] { $seat } входит
    } в город { $spot-at }.
event-walks =
    { $seat-you ->
        [yes] Вы идёте
       *[no] { $seat } идёт
    } { $spot-to }.
event-pays =
    { $to-you ->
        [yes] Вы получаете { $what-acc }, платит { $seat }.
       *[no] { $to } получает { $what-acc }, { $seat-you ->
            [yes] платите вы
           *[no] платит { $seat }
        }.
    }
event-gains =
    { $seat-you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } { $gained-acc }.
event-gains-bottles =
    { $seat-you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } { $count ->
        [one] { $colours-bottle } бутылку
        [few] { $count } бутылки: { $colours-fem }
        [many] { $count } бутылок: { $colours-fem }
       *[other] { $count } бутылки: { $colours-fem }
    }.
event-capacity =
    { $seat-you ->
        [yes] Ваш предел магии теперь
       *[no] { $seat }: предел магии теперь
    } { $most }.
event-minimum =
    { $seat-you ->
        [yes] Теперь вы начинаете
       *[no] { $seat } теперь начинает
    } каждый ход с магией не меньше { $minimum } (сейчас { $magic }).
event-circle =
    { $seat-you ->
        [yes] Вы активируете
       *[no] { $seat } активирует
    } магический круг (активных: { $circles }).
event-skips =
    { $seat-you ->
        [yes] Вы пропускаете действие.
       *[no] { $seat } пропускает действие.
    }
event-studies =
    { $seat-you ->
        [yes] Вы учитесь
       *[no] { $seat } учится
    } в Академии.
event-hires =
    { $seat-you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } мага: { $mage }.
event-mage-shown = На витрине новый маг: { $mage }.
event-wakes =
    { $seat-you ->
        [yes] Вы поворачиваете
       *[no] { $seat } поворачивает
    } лицом вверх: { $mages }.
event-mage-rests =
    { $seat-you ->
        [yes] Вы поворачиваете
       *[no] { $seat } поворачивает
    } мага лицом вниз: { $mage }.
event-opens-chests =
    { $seat-you ->
        [yes] Вы открываете
       *[no] { $seat } открывает
    } в Катакомбах { $count ->
        [one] { $count } сундук
        [few] { $count } сундука
        [many] { $count } сундуков
       *[other] { $count } сундука
    }.
event-chest = Открыт { $chest }.
event-chest-holds =
    Внутри: { $gains }{ $locked ->
        [0] {""}
       *[other] ; за ключ: { $unlocked }
    }.
event-leaves-chest =
    { $seat-you ->
        [yes] Вы откладываете
       *[no] { $seat } откладывает
    } { $chest }.
event-unlocks =
    { $seat-you ->
        [yes] Вы отпираете
       *[no] { $seat } отпирает
    } { $chest }.
event-consults =
    { $seat-you ->
        [yes] Вы обращаетесь
       *[no] { $seat } обращается
    } в Архив.
event-places-secret =
    { $seat-you ->
        [yes] Вы размещаете
       *[no] { $seat } размещает
    } тайное знание { $location-of } { $spot-beside }.
event-crafts =
    { $seat-you ->
        [yes] Вы платите
       *[no] { $seat } платит
    } в Мастерской { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }.
event-puts-on =
    { $seat-you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } снаряжение: { $gear }.
event-gear-shown = На витрине новое снаряжение: { $gear }.
event-gear-rests =
    { $seat-you ->
        [yes] Вы поворачиваете
       *[no] { $seat } поворачивает
    } снаряжение лицом вниз: { $gear }.
event-uses-gear =
    { $seat-you ->
        [yes] Вы применяете
       *[no] { $seat } применяет
    } снаряжение: { $gear }.
event-trades =
    { $seat-you ->
        [yes] Вы торгуете
       *[no] { $seat } торгует
    } на Рынке: { $stall }.
event-strolls =
    { $seat-you ->
        [yes] Ваш помощник идёт дальше и ничего не покупает.
       *[no] { $seat } отправляет помощника дальше и ничего не покупает.
    }
event-swaps =
    { $seat-you ->
        [yes] Вы меняете
       *[no] { $seat } меняет
    } { $give-bottle } бутылку на { $take-bottle }.
event-converts =
    { $seat-you ->
        [yes] Вы меняете
       *[no] { $seat } меняет
    } ключ на { $what-acc }.
event-captures =
    { $seat-you ->
        [yes] Вы ловите
       *[no] { $seat } ловит
    } { $djinn-acc } за { $magic } ед. магии{ $helpers ->
        [0] {""}
        [1] , помогает { $mages }
       *[other] , помогают { $mages }
    }.{ $bottles ->
        [0] {""}
       *[other] {" "}Сразу в бутылках: { $corked }.
    }
event-declines =
    { $seat-you ->
        [yes] Вы оставляете
       *[no] { $seat } оставляет
    } джиннов в покое (магия сейчас { $magic }).
event-catches =
    { $seat-you ->
        [yes] Вы забираете
       *[no] { $seat } забирает
    } { $djinn-acc } { $spot-from }.
event-banishes =
    { $seat-you ->
        [yes] Вы возвращаете
       *[no] { $seat } возвращает
    } { $djinn-acc } { $spot-from } в мешок.
event-draws-djinn =
    { $seat-you ->
        [yes] Вы тянете
       *[no] { $seat } тянет
    } из мешка { $djinn-acc }.
event-escapes = Места нет: { $djinn } возвращается в мешок.
event-bottles =
    { $seat-you ->
        [yes] Вы закупориваете
       *[no] { $seat } закупоривает
    } { $djinn-acc } в { $colour-bottle } бутылку.
event-driven-out = Верховный джинн { $spot-at } остаётся один и уходит из города.
event-djinn-comes = { $djinn } приходит { $spot-to }.
event-fills-up =
    { $seat-you ->
        [yes] Вы пополняете
       *[no] { $seat } пополняет
    } магию у Источника до { $magic }.
event-lures =
    { $seat-you ->
        [yes] Вы ловите
       *[no] { $seat } ловит
    } у Источника { $count ->
        [one] { $count } верховного джинна
        [few] { $count } верховных джиннов
        [many] { $count } верховных джиннов
       *[other] { $count } верховного джинна
    } за { $magic } ед. магии{ $helpers ->
        [0] {""}
        [1] , помогает { $mages }
       *[other] , помогают { $mages }
    }.{ $bottles ->
        [0] {""}
       *[other] {" "}Сразу в бутылках: { $corked }.
    }
event-draws =
    { $seat-you ->
        [yes] Вы платите
       *[no] { $seat } платит
    } у Источника { $price ->
        [one] { $price } свиток
        [few] { $price } свитка
        [many] { $price } свитков
       *[other] { $price } свитка
    }.
event-claims =
    { $seat-you ->
        [yes] Вы получаете награду
       *[no] { $seat } получает награду
    }: { $award }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
event-tom =
    Том открывает карту{ $card ->
        [12] , и ничего не происходит
        [13] , и ничего не происходит
        [14] , и ничего не происходит
       *[other] {""}
    }. Осталось в его колоде: { $left }.
event-pays-tom =
    { $amount ->
        [0] { $seat-you ->
            [yes] У вас нет того, чего хочет Том.
           *[no] Тому нечего взять: { $seat } не платит.
        }
       *[other] { $seat-you ->
            [yes] Вы теряете
           *[no] { $seat } теряет
        } из-за Тома { $what-id ->
            [coins] { gain-coins.acc }
            [scrolls] { gain-scrolls.acc }
            [magic] { gain-magic.acc }
            [keys] { gain-keys.acc }
           *[corks] { gain-corks.acc }
        }.
    }
event-bottle-goes =
    { $seat-you ->
        [yes] Вы теряете
       *[no] { $seat } теряет
    } из-за Тома { $colour-bottle } бутылку.
event-fulfils =
    { $seat-you ->
        [yes] Вы выполнили
       *[no] { $seat } выполняет
    } задание: { $task }.
event-tom-wins = Том открывает последнюю карту, а в городе ещё есть верховный джинн: Том побеждает.
event-end-is-near = В городе не осталось верховных джиннов: конец близок.
event-last-actions = Все собираются у Источника магии для последнего действия.
event-kept =
    { $seat-you ->
        [yes] Вы хранили
       *[no] { $seat } показывает
    } эти карты подсчёта: { $scoring }.
event-scores =
    { $seat-you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } { $part ->
        [awards] за награды
        [corked] за джиннов в бутылках
        [circles] за джиннов в кругах
        [unused] за неиспользованные бутылки и пробки
       *[tom] за карты, оставшиеся у Тома
    }.
event-scores-card =
    { $seat-you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } по карте подсчёта ({ $scoring }).
event-tie-broken =
    { $seat-you ->
        [yes] При равенстве побеждаете вы
       *[no] При равенстве побеждает { $seat }
    }: монет, свитков и ключей { $wealth }.
event-tie-shared = Победу делят { $seats }: монет, свитков и ключей тоже поровну ({ $wealth }).

## Вопросы

ask-draft = Какое свойство возьмёте?
ask-enter = Где войдёте в город?
ask-walk = Вы здесь: { $spot }. Куда пойдёте?
ask-toll = Чем заплатите? Получит { $to }.
ask-act = Вы здесь: { $spot }. Что сделаете?
ask-call-mage = Какого мага возьмёте?
ask-wake =
    { $count ->
        [1] Какого мага повернёте лицом вверх?
       *[other] Каких магов повернёте лицом вверх? Не больше { $count }.
    }
ask-rouse = Каких магов повернёте лицом вверх, по 1 ед. магии за каждого?
ask-rouse-first = Каких магов повернёте лицом вверх до получения 3 ед. магии, по 1 ед. за каждого?
ask-leave-chest = Какой сундук отложите?
ask-use-chest = Какой сундук используете первым?
ask-unlock = { $chest_card }. Потратите ключ?
ask-consult-again = Какой второй вариант Архива выберете?
ask-place-secret = Какое тайное знание разместите и где?
ask-take-gear = Какое снаряжение возьмёте?
ask-keep-gear = Какой из двух предметов оставите лицом вверх?
ask-banish = Какого джинна вернёте в мешок?
ask-swap = Какую бутылку обменяете?
ask-trade-again = Что сделаете на Рынке во второй раз?
ask-pick-bottle = Какого цвета будет бутылка?
ask-catch = Какого джинна заберёте?
ask-from-bag = Вытянете джинна из мешка?
ask-take-bonus = Воспользуетесь этим: { $gains }?
ask-store = Куда поместите { $colour-acc } джинна?
ask-key-goes = Том забирает ключ. Обменяете его сначала?
ask-mage-rests = Какого мага повернёте лицом вниз?
ask-bottle-goes = Какую бутылку отдадите?

## Ответы

do-take-trait = { $trait }
do-enter = Войти здесь: { $spot }, дорогой от поля «{ $came }»
do-walk =
    Идти: { $spot }{ $jumps ->
        [yes] , перепрыгнув поле «{ $came }»
       *[no] {""}
    }{ $toll ->
        [0] {""}
       *[other] , заплатить волшебникам: { $toll }
    }
do-pay = Заплатить { $what-acc }
do-study =
    { $raises ->
        [yes] Учиться: ёмкость +1, 1 свиток, 3 ед. магии
       *[no] Учиться: 1 свиток, 3 ед. магии
    }
do-hire = Взять мага: { $mage_card }
do-open =
    { $count ->
        [one] Открыть { $count } сундук
        [few] Открыть { $count } сундука
        [many] Открыть { $count } сундуков
       *[other] Открыть { $count } сундука
    }
do-leave = Отложить: { $chest_card }
do-use-chest = Сначала использовать: { $chest_card }
do-unlock = Потратить ключ: { $gains }
do-keep-key = Сохранить ключ
do-consult = { $consultation }
do-place-secret = { $location } сюда: { $spot }
do-craft =
    Заплатить { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }: { $gains }, { $gear_card }
do-take-gear = Взять: { $gear_card }
do-keep-gear = Оставить: { $gear_card }
do-trade =
    { $deal }{ $toll ->
        [0] {""}
       *[other] , заплатить помощникам: { $toll }
    }
do-stroll =
    Только передвинуть помощника: { $stalls }{ $toll ->
        [0] {""}
       *[other] , заплатить помощникам: { $toll }
    }
do-fill-up = Пополнить магию до предела
do-lure =
    Поймать из запаса { $count ->
        [one] { $count } верховного джинна
        [few] { $count } верховных джиннов
        [many] { $count } верховных джиннов
       *[other] { $count } верховного джинна
    } за { $magic } ед. магии{ $helpers ->
        [0] {""}
        [1] , помогает { $mages }
       *[other] , помогают { $mages }
    }; в бутылки: { $corks }
do-draw =
    Заплатить { $price ->
        [one] { $price } свиток
        [few] { $price } свитка
        [many] { $price } свитков
       *[other] { $price } свитка
    }: { $goods ->
        [bottle] { $colour-fem } бутылка
        [cork] пробка
       *[mages] до 2 магов лицом вверх
    }
do-capture =
    Поймать { $caught-acc } за { $magic } ед. магии{ $helpers ->
        [0] {""}
        [1] , помогает { $mages }
       *[other] , помогают { $mages }
    }; { $has_corks ->
        [yes] в бутылки: { $bottled }
       *[no] { $circled ->
            [one] в круг
            [few] в круги
            [many] в круги
           *[other] в круги
        }
    }
do-decline =
    { $is_calm ->
        [yes] Оставить джиннов в покое и получить 1 ед. магии
       *[no] Оставить джиннов в покое и потерять 1 ед. магии
    }
do-skip = Без действия: { $gains }
do-end-turn = Закончить ход
do-bottle =
    { $is_boss ->
        [yes] Закупорить верховного джинна из круга в { $colour-bottle } бутылку
       *[no] Закупорить { $colour-acc } джинна из круга
    }
do-claim =
    Взять: { $award_card }; отдать 3 из { $colour-bottles } бутылок{ $bosses ->
        [0] {""}
        [one] {" "}(из них { $bosses } верховный джинн)
        [few] {" "}(из них { $bosses } верховных джинна)
        [many] {" "}(из них { $bosses } верховных джиннов)
       *[other] {" "}(из них { $bosses } верховного джинна)
    }
do-convert = Обменять ключ на { $what-acc }
do-use-gear = Применить: { $gear_card }
do-pick-bottle = Взять { $colour-bottle } бутылку
do-swap = Обменять { $give-bottle } бутылку на { $take-bottle }
do-no-swap = Больше не менять
do-wake =
    { $helpers ->
        [0] Никого не поворачивать
       *[other] Повернуть лицом вверх: { $mages }
    }
do-rest = Повернуть лицом вниз: { $mage }
do-give-bottle = Отдать { $colour-bottle } бутылку
do-draw-djinn = Вытянуть джинна
do-take-bonus = Воспользоваться
do-let-be = Оставить как есть
do-catch = Забрать { $colour-acc } джинна: { $spot }
do-banish = Вернуть { $colour-acc } джинна: { $spot }
do-put =
    { $bottled ->
        [yes] В бутылку
       *[no] В круг
    }

## Отказы

refuse-acted-already = В этом ходу вы здесь уже действовали.
refuse-all-circles-active = Все ваши круги активны.
refuse-another-option = Выберите не тот же вариант, что в первый раз.
refuse-assistant-must-move = Ваш помощник должен перейти к другому прилавку.
refuse-award-not-offered =
    Следующую награду вы берёте из столбца { $column ->
        [1] I
        [2] II
       *[3] III
    }.
refuse-bottle-missing = Не хватает бутылки: { $colour-fem }.
refuse-bottle-of-another-colour = Джинну нужна бутылка его цвета.
refuse-cannot-pay-there = Вам нечем за это заплатить.
refuse-cannot-pay-wizards =
    Вам нечем заплатить { $count ->
        [one] { $count } волшебнику: перепрыгните поле или идите в другое место.
        [few] { $count } волшебникам: перепрыгните поле или идите в другое место.
        [many] { $count } волшебникам: перепрыгните поле или идите в другое место.
       *[other] { $count } волшебникам: перепрыгните поле или идите в другое место.
    }
refuse-capture-somebody = Скажите, кого вы ловите, или оставьте джиннов в покое.
refuse-circle-missing =
    Нет места: не хватает { $missing ->
        [one] { $missing } круга.
        [few] { $missing } кругов.
        [many] { $missing } кругов.
       *[other] { $missing } круга.
    }
refuse-cork-missing =
    Не хватает { $missing ->
        [one] { $missing } пробки.
        [few] { $missing } пробок.
        [many] { $missing } пробок.
       *[other] { $missing } пробки.
    }
refuse-costs-coins =
    Это стоит { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }; у вас { $coins }.
refuse-costs-scrolls =
    Это стоит { $price ->
        [one] { $price } свиток
        [few] { $price } свитка
        [many] { $price } свитков
       *[other] { $price } свитка
    }; у вас { $scrolls }.
refuse-djinn-wait = Здесь ждут джинны: поймайте кого-нибудь или оставьте их в покое.
refuse-enter-a-square = В город входят на квадратном поле.
refuse-gear-does-nothing = Это снаряжение сейчас ничего не даст.
refuse-keep-one-of-two = Оставьте один из двух предметов.
refuse-leave-an-open-chest = Отложите один из открытых сундуков.
refuse-mage-not-ready = Этот маг не лежит перед вами лицом вверх.
refuse-magic-missing = Нужно { $need } ед. магии, не хватает { $missing } ед.
refuse-never-back = Назад идти нельзя: выберите другую дорогу.
refuse-no-awards-now = При последнем действии у Источника наград уже не дают.
refuse-no-bosses-left = Столько верховных джиннов в запасе нет; осталось: { $left }.
refuse-no-free-djinn = Джинн даром достаётся только с верховным джинном, и только тот, что стоит здесь.
refuse-no-gear-there = Такого снаряжения на витрине нет.
refuse-no-key = У вас нет ключа.
refuse-no-mage-there = Такого мага на витрине нет.
refuse-no-square-for-secret = Нет квадратного поля, где можно разместить тайное знание.
refuse-no-such-bottle = Такой пустой бутылки у вас нет.
refuse-no-such-djinn = Такого джинна здесь нет.
refuse-no-such-path = Туда не ведёт ни одна дорога.
refuse-no-such-secret = Такого тайного знания у вас нет.
refuse-nobody-here = Джиннов здесь нет.
refuse-nobody-sleeps = У вас нет мага, который мог бы повернуться лицом вверх.
refuse-not-at-this-place = На этом поле другой символ, а не { $location }.
refuse-not-your-turn = Это можно делать только в свой ход.
refuse-nowhere-to-put = Для этого джинна нет места.
refuse-one-batch-a-turn = Джиннов ловят один раз за ход.
refuse-one-secret-a-square = У этого поля уже есть ваше тайное знание.
refuse-only-at-a-round-space = Это делают только на круглом поле.
refuse-only-at-the-source = Это делают только у Источника магии.
refuse-path-taken = На этой дороге уже кто-то стоит.
refuse-row-is-over = Этот ряд Источника вы уже использовали.
refuse-secret-is-fresh = Тайное знание нельзя применить в тот ход, когда оно размещено.
refuse-secret-needs-square = Тайные знания размещают у квадратных полей.
refuse-skipped-already = Бонус за пропуск действия вы уже взяли.
refuse-symbol-is-there = Такой символ у этого поля уже есть.
refuse-take-something = Выполните действие или возьмите бонус за его пропуск.
refuse-the-other-sign = Такое свойство у вас уже есть: возьмите одно положительное и одно отрицательное.
refuse-three-of-a-colour = Награда стоит 3 из { $colour-bottles } бутылок; у вас { $have }.
refuse-too-far = Это далеко: перепрыгнуть можно только поле, где путь преграждает волшебник.
refuse-trait-not-offered = Этого свойства на витрине нет.
refuse-use-an-open-chest = Используйте один из открытых сундуков.
refuse-wake-at-most =
    Выберите не больше { $count ->
        [one] { $count } мага
        [few] { $count } магов
        [many] { $count } магов
       *[other] { $count } магов
    } из тех, кто лежит лицом вниз.
refuse-or-bottle-missing = Или нужна { $colour-fem } бутылка с пробкой.
refuse-or-cork-missing = Или нужна пробка для бутылки.
refuse-not-a-proposal = Это нельзя примерить ({ $detail }).
refuse-content-awards =
    столбцу { $column ->
        [1] I
        [2] II
       *[3] III
    } нужно хотя бы столько наград: { $least }
refuse-content-djinn = в мешке должно быть хотя бы столько джиннов: { $least }
refuse-content-gear-at = с «at» указывают coins или magic, что-то одно; с другими эффектами их не бывает
refuse-content-gear-colour = «capture_of» бывает только вместе с «capture» и без «once»
refuse-content-gear-effect = у предмета снаряжения один эффект, из этих: { $effects }
refuse-content-gear-once =
    { $once ->
        [yes] «{ $effect }» применяется один раз: не хватает once = true
       *[no] «{ $effect }» действует постоянно: once = true не подходит
    }
refuse-content-no-new-cards =
    { $table ->
        [tom] в колоде Тома заданное число карт, добавить нельзя ни одной
       *[tasks] задания отмечаются на протяжении многих партий, добавить нельзя ни одного
    }
refuse-content-only-one = за один раз даётся только одно
refuse-content-path = «{ $path }» — не дорога между двумя полями
refuse-content-scoring = на карте подсчёта либо «points», либо «each»
refuse-content-town = дороги у поля { $space } недопустимы: их должно быть три или больше, между круглым и квадратным полем
refuse-content-unknown-card = такой карты в коробке нет; следующая новая называется { $number }

## Что даёт остановка и что сделал бы ответ

gives-source =
    магия до { $most } или верховные джинны из запаса и покупки по { $price ->
        [one] { $price } свитку
        [few] { $price } свитка
        [many] { $price } свитков
       *[other] { $price } свитка
    }
gives-academy =
    { $special ->
        [yes] Академия: ёмкость +1, 1 свиток, 3 ед. магии
       *[no] Академия: 1 свиток, 3 ед. магии
    }
gives-tavern =
    { $special ->
        [yes] Таверна: любой маг, можно и с ключом
       *[no] Таверна: маг без ключа
    }
gives-catacombs =
    { $special ->
        [yes] Катакомбы: до 2 сундуков
       *[no] Катакомбы: 1 сундук
    }
gives-archive =
    { $special ->
        [yes] Архив: 2 варианта на выбор
       *[no] Архив: 1 вариант на выбор
    }
gives-workshop =
    { $special ->
        [yes] Мастерская: снаряжение и 1 пробка за 2 монеты или 2 пробки за 3
       *[no] Мастерская: снаряжение и 1 пробка за 2 монеты
    }
gives-market =
    { $special ->
        [yes] Рынок: 2 прилавка
       *[no] Рынок: 1 прилавок
    }
gives-gear = { $gear }: { $gains }
gives-djinn = джинны: { $djinn }
stop-toll = монета или свиток каждому: { $seats }
stop-jump = перепрыгнув поле: { $came }
route-outside = В город входят на квадратном поле.
route-here = Вы здесь: { $spot }.
route-stop = { $nth }. { $spot }
what-if-capture = Поймать { $caught-acc }
what-if-elsewhere = { $caught }; место: { $spot }
what-if-lure =
    { $count ->
        [one] Поймать { $count } верховного джинна из запаса
        [few] Поймать { $count } верховных джиннов из запаса
        [many] Поймать { $count } верховных джиннов из запаса
       *[other] Поймать { $count } верховного джинна из запаса
    }
what-if-price = цена: { $price } ед. магии
what-if-help = маги и снаряжение дают { $amount }
what-if-magic = вы платите { $magic } ед. магии, останется { $left }
what-if-coins =
    магам { $fee ->
        [one] { $fee } монета
        [few] { $fee } монеты
        [many] { $fee } монет
       *[other] { $fee } монеты
    }, останется { $left }
what-if-bottled =
    { $count ->
        [one] { $count } в бутылку
        [few] { $count } в бутылки
        [many] { $count } в бутылки
       *[other] { $count } в бутылки
    }
what-if-circled =
    { $count ->
        [one] { $count } в круг
        [few] { $count } в круги
        [many] { $count } в круги
       *[other] { $count } в круги
    }
what-if-driven-out = верховный джинн останется один и покинет город
preview-coins = монеты { $before } → { $after }
preview-scrolls = свитки { $before } → { $after }
preview-magic = магия { $before } → { $after }
preview-keys = ключи { $before } → { $after }
preview-corks = пробки { $before } → { $after }
preview-capacity = предел магии: { $most }
preview-full = больше магии не поместится
preview-minimum = каждый ход начнётся с магией не меньше { $minimum }
preview-circles = активные круги: { $circles }
preview-points =
    { $more ->
        [yes] +{ $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
       *[no] −{ $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
    }
preview-chests = сундуков в стопке: { $left }
preview-dead-trait = свойство «{ $trait-name }» рядом со свойством «{ $beside-name }» ничего не даёт
preview-secrets-left = останется разместить тайных знаний: { $left }

## Почему так выбрал бы сильный бот

reason-there = там можно: { $answer }
reason-points =
    { $points ->
        [one] это приносит на { $points } очко больше, чем следующий вариант
        [few] это приносит на { $points } очка больше, чем следующий вариант
        [many] это приносит на { $points } очков больше, чем следующий вариант
       *[other] это приносит на { $points } очка больше, чем следующий вариант
    }
reason-coins = у вас останется больше монет: { $count }, иначе { $other }
reason-scrolls = у вас останется больше свитков: { $count }, иначе { $other }
reason-magic = у вас останется больше магии: { $count }, иначе { $other }
reason-keys = у вас останется больше ключей: { $count }, иначе { $other }
reason-djinn = так пойманные джинны принесут больше
reason-bottles = у вас будет больше бутылок и пробок для джиннов
reason-board = у вас будет больше места для джиннов и магии
reason-secrets = это использует ваши тайные знания
reason-mages = с магами вы станете сильнее
reason-gear = у вас будет снаряжение лучше
reason-place = оттуда удобнее ловить дальше
reason-turn = в этом ходу останется действие лучше
reason-trait = это свойство вам выгоднее

## Стол в предложениях

game-name = Джинн
game-about = Обходите город в сумерках, заманивайте джиннов в бутылки и не упустите верховного джинна.
game-kind = 60 мин · планирование
corked-of =
    { $count ->
        [one] { $count } в { $colour-in } бутылке
        [few] { $count } в { $colour-bottles } бутылках
        [many] { $count } в { $colour-bottles } бутылках
       *[other] { $count } в { $colour-bottles } бутылках
    }{ $bosses ->
        [0] {""}
        [one] {" "}(из них { $bosses } верховный джинн)
        [few] {" "}(из них { $bosses } верховных джинна)
        [many] {" "}(из них { $bosses } верховных джиннов)
       *[other] {" "}(из них { $bosses } верховного джинна)
    }
table-round = Раунд { $round }
table-end-near = конец близок
table-final = последнее действие у Источника
table-tom =
    { $left ->
        [one] у Тома осталась { $left } карта
        [few] у Тома осталось { $left } карты
        [many] у Тома осталось { $left } карт
       *[other] у Тома осталось { $left } карты
    }
table-at = стоит здесь: { $spot }
table-magic = магия { $magic } из { $most }
table-minimum = минимум { $minimum }
table-coins = монеты: { $coins }
table-scrolls = свитки: { $scrolls }
table-keys = ключи: { $keys }
table-corks = пробки: { $corks }
table-bottles = пустые бутылки: { $empties }
table-circles = активные круги: { $circles }, в них: { $djinn }
table-corked = в бутылках: { $corked }
table-mages-up = маги: { $mage_cards }
table-mages-down = маги лицом вниз: { $mages }
table-gear-up = снаряжение: { $gear_cards }
table-gear-down = снаряжение лицом вниз: { $gears }
table-awards = награды: { $award_cards }
table-traits = свойства: { $traits }
table-traits-of = свойства: { $traits-name }
table-secrets = тайные знания для размещения: { $locations }
table-stall = помощник: { $stalls }
table-first = первый игрок
table-player-line = { $seat }: { $facts }.
table-own-line = У вас: { $facts }.
table-round-line = { $facts }.
table-spot-line = { $spot }: { $facts }.
table-empty = пусто
table-boss = верховный джинн
table-djinn = джинны: { $djinn }
table-wizards = волшебники: { $seats }
table-secret = { $seat }: тайное знание, { $location }
table-bag = В мешке: { $djinn }. Верховных джиннов в запасе: { $bosses }.
table-mages-offer = Маги на витрине: { $mage_cards }.
table-gear-offer = Снаряжение на витрине: { $gear_cards }.
table-awards-offer = Награды: { $facts }.
table-award = { $award_card }
table-scoring = Карты подсчёта: { $scoring }.
table-kept = Вы храните: { $scoring }.
table-keeper = Две скрытые карты подсчёта хранит { $seat }.
source-short = Источник
mage-name = { $mage }
gear-name = { $gear }
location-name = { $location }
space-name = { $space }
table-supply = верховные джинны в городе: { $left }, в запасе: { $bosses }
table-mages-count = маги { $up }/{ $count }
table-awards-count = награды { $count }
table-title-mages = Маги
table-title-gear = Снаряжение
table-title-awards = Награды
table-title-scoring = карты подсчёта: { $scoring }
table-title-kept = скрытые карты: { $scoring }

## Что можно набрать

typed-round = круглое, о
typed-square = квадратное
typed-source = источник
typed-capture = поймать, лови
typed-with = маги, помогают
typed-into = в, во
typed-skip = пропустить, пас

## Отчёт о балансе

balance-walks = Посещённые места
balance-trades = Прилавки, где торговали
balance-hires = Взятые маги
balance-puts-on = Полученное снаряжение
balance-chest = Открытые сундуки
balance-unlocks = Сундуки, отпертые ключом
balance-claims = Полученные награды
balance-takes-trait = Выбранные свойства
balance-scores-card = Карты подсчёта, принёсшие очки
