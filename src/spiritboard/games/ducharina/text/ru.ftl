### «Привиденщина» по-русски.
###
### Параметр, который был номером вещи, приходит словами: $piece — «зеркало», $square — «b3», $seat — имя игрока.
### $seat-you равно "yes", когда этот игрок — читатель; по $pieces-id и подобным можно выбирать.

## Мебель

piece-mirror = зеркало
    .acc = зеркало
    .on = на зеркале
    .in = внутри зеркала
    .tipped = внутри опрокинутого зеркала
piece-trolley = тележка
    .acc = тележку
    .on = на тележке
    .in = в тележке
    .tipped = в опрокинутой тележке
piece-desk = конторка
    .acc = конторку
    .on = на конторке
    .in = под конторкой
    .tipped = в опрокинутой конторке
piece-piano = пианино
    .acc = пианино
    .on = на пианино
    .in = в пианино
    .tipped = в опрокинутом пианино
piece-armchair = кресло
    .acc = кресло
    .on = на кресле
    .in = в кресле
    .tipped = в опрокинутом кресле
piece-table = столик
    .acc = столик
    .on = на столике
    .in = под столиком
    .tipped = в опрокинутом столике
pieces-none = без мебели
pieces-several = { $listed }
    .acc = { $listed-acc }

## Привидения

size-small = маленькое привидение
    .adj = маленькое
    .many = маленьких
size-medium = среднее привидение
    .adj = среднее
    .many = средних
size-large = большое привидение
    .adj = большое
    .many = больших

## Места

way-south = к югу
way-south-east = к юго-востоку
way-east = к востоку
way-north-east = к северо-востоку
way-north = к северу
way-north-west = к северо-западу
way-west = к западу
way-south-west = к юго-западу

corner-south-west = юго-западный угол
corner-south-east = юго-восточный угол
corner-north-east = северо-восточный угол
corner-north-west = северо-западный угол

side-south = юг
    .name = южная сторона
    .acc = южную сторону
    .at = на юге
    .from = с юга
    .door = южная дверь
    .by = у южной двери
side-east = восток
    .name = восточная сторона
    .acc = восточную сторону
    .at = на востоке
    .from = с востока
    .door = восточная дверь
    .by = у восточной двери
side-north = север
    .name = северная сторона
    .acc = северную сторону
    .at = на севере
    .from = с севера
    .door = северная дверь
    .by = у северной двери
side-west = запад
    .name = западная сторона
    .acc = западную сторону
    .at = на западе
    .from = с запада
    .door = западная дверь
    .by = у западной двери

square = { $letter }{ $row }
place-middle = { $square }
place-corner = { $square } ({ $corner })
door = { $side-door } { $number }
    .by = { $side-by } { $number }
doors-of = { $side } ({ $numbers })

pose-standing = { $square } (лицом { $way })
pose-head = { $square } (вверх ногами, лицом { $way })
pose-back = { $square } (на спине, верхом { $way })
pose-front = { $square } (лицом вниз, верхом { $way })
pose-left = { $square } (на левом боку, лицом { $way })
pose-right = { $square } (на правом боку, лицом { $way })
nearest-place = Ближайшее место, где устоит: { $pose }.
nearest-none = И нигде рядом не устоит.

## Без минуты полночь

midnight-busybody = Любопытная Варвара
    .says = После взгляда скважина перебирается к двери с тем же номером напротив, и в неё заглядывают ещё раз.
midnight-get-down = Ложись!
    .says = В этом раунде все привидения лежат и лёжа же передвигаются.
midnight-enthusiast = Энтузиаст
    .says = Всю мебель опрокидывают на бок.
midnight-face-maker = Мастер гримас
    .says = Зеркало ставят лицом к холлу, и каждый ставит перед ним маленькое привидение из запаса. В этом раунде оно уже не ходит.
midnight-tag = Ты водишь!
    .says = Каждый меняет маленькое привидение соседа слева на своё из запаса. Если у соседа в холле таких нет, вы вводите своё, до трёх шагов.
midnight-dance-floor = Танцпол
    .says = Каждый предмет мебели отъезжает к ближайшей стене. Привидения остаются на местах.
midnight-lava = Пол — это лава
    .says = Кто не целиком на мебели, внутри или под ней, возвращается.
midnight-brother = Вот я брату скажу!
    .says = Каждый меняет одно своё привидение в холле на следующее по размеру из запаса, если может.
midnight-knock-knock = Тук-тук
    .says = Никто не выбирает: скважина остаётся на своей стороне, кубик решает только дверь.
midnight-dizzy = Голова кругом
    .says = Холл поворачивается на четверть: ваш дом теперь — сторона перед вами, а цель — та, что напротив.
midnight-crystal-ball = Хрустальный шар
    .says = Сначала кубик называет дверь, и только потом выбирают сторону.
midnight-red-light = Тише едешь — дальше будешь
    .says = Каждое привидение в холле продвигается на клетку к своей цели, а кто-то, может быть, и выскользнет.

## Что произошло

score-of = { $seat } { $score }
roll-of = { $seat } { $roll }
home-of = { $seat } ({ $side })

event-furnished = Мебель расставлена. Приятный интерьер, если не считать привидений.
event-puzzle =
    Задача. За { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
        [many] { $rounds } раундов
       *[other] { $rounds } раунда
    } выведите на ту сторону: { $goal }.
event-puzzle-round =
    Раунд { $round }: { $value ->
        [one] { $value } шаг
        [few] { $value } шага
        [many] { $value } шагов
       *[other] { $value } шага
    }, потом взгляд ({ $door }).
event-keyhole-begins = Сначала скважина { $door-by }.
event-round-begins =
    Раунд { $round } из { $rounds }.{ $players ->
        [1] {""}
       *[other] {" "}{ $seat-you ->
            [yes] Кубик у вас.
           *[no] Кубик держит { $seat }.
        }
    }
event-midnight =
    Без минуты полночь: { $seat-you ->
        [yes] вы открываете
       *[no] { $seat } открывает
    } карту «{ $midnight }». { $midnight-says }
event-draws =
    { $seat-you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } карту: { $value ->
        [one] { $value } шаг
        [few] { $value } шага
        [many] { $value } шагов
       *[other] { $value } шага
    }, { $pieces }.
event-furnishes =
    { $new ->
        [0] { $seat-you ->
            [yes] Вы передвигаете
           *[no] { $seat } передвигает
        }
       *[other] { $seat-you ->
            [yes] Вы ставите
           *[no] { $seat } ставит
        }
    } { $piece-acc } на клетку { $pose }.
event-leaves-furniture =
    { $seat-you ->
        [yes] Вы не трогаете
       *[no] { $seat } не трогает
    } мебель.
event-furniture-moves = { $piece } переезжает на клетку { $pose }.
event-put-down =
    { $seat-you ->
        [yes] Ваше { $size }
       *[no] { $size } ({ $seat })
    } оказывается на полу, на клетке { $square }.
event-withdraws =
    { $seat-you ->
        [yes] Вы забираете свой план и думаете
       *[no] { $seat } забирает свой план и думает
    } заново.
event-recalls =
    { $seat-you ->
        [yes] Вы зовёте
       *[no] { $seat } зовёт
    } домой { $count ->
        [one] { $count } маленькое привидение
        [few] { $count } маленьких привидения
        [many] { $count } маленьких привидений
       *[other] { $count } маленького привидения
    }.
event-ghosts-stay =
    { $seat-you ->
        [yes] Ваши привидения стоят
       *[no] { $seat } никого не двигает
    }, { $left ->
        [one] пропадает { $left } шаг
        [few] пропадают { $left } шага
        [many] пропадает { $left } шагов
       *[other] пропадает { $left } шага
    }.
event-ghost-enters =
    { $seat-you ->
        [yes] Вы вводите
       *[no] { $seat } вводит
    } { $size } на клетку { $square }{ $level ->
        [0] {""}
       *[other] , прямо на мебель
    }{ $cost ->
        [0] .
        [one] : { $cost } шаг.
        [few] : { $cost } шага.
        [many] : { $cost } шагов.
       *[other] : { $cost } шага.
    }
event-ghost-moves =
    { $seat-you ->
        [yes] Вы ведёте
       *[no] { $seat } ведёт
    } { $size } на клетку { $square }{ $level ->
        [0] {""}
       *[other] , прямо на мебель
    }{ $cost ->
        [0] .
        [one] : { $cost } шаг.
        [few] : { $cost } шага.
        [many] : { $cost } шагов.
       *[other] : { $cost } шага.
    }
event-ghost-leaves =
    { $seat-you ->
        [yes] Вы выводите
       *[no] { $seat } выводит
    } { $size } на ту сторону: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
event-ghosts-merge =
    { $size-id ->
        [medium] Два маленьких привидения сливаются в среднее.
       *[large] Маленькое и среднее привидения сливаются в большое.
    }
event-points-lost =
    { $left ->
        [one] Пропадает { $left } шаг
        [few] Пропадают { $left } шага
        [many] Пропадает { $left } шагов
       *[other] Пропадает { $left } шага
    }.
event-rolls-off = Бросок за выбор стороны: { $rolls }.
event-may-choose =
    { $seat-you ->
        [yes] Сторону выбираете вы
       *[no] Сторону выбирает { $seat }
    }.
event-chooses-side =
    { $seat-you ->
        [yes] Вы отправляете
       *[no] { $seat } отправляет
    } скважину на { $side-acc }.
event-rolls-number =
    { $seat-you ->
        [yes] Вы бросаете
       *[no] { $seat } бросает
    } кубик: дверь { $number }.
event-looks =
    { $seat-you ->
        [yes] Вы заглядываете
       *[no] { $seat } заглядывает
    } в скважину ({ $door }): { $seen ->
        [0] { $hidden ->
            [0] в холле ни души
           *[other] никого не видно
        }
        [one] видно { $seen } привидение, { $hidden ->
            [0] других здесь нет
           *[other] спрятано { $hidden }
        }
        [few] видно { $seen } привидения, { $hidden ->
            [0] других здесь нет
           *[other] спрятано { $hidden }
        }
        [many] видно { $seen } привидений, { $hidden ->
            [0] других здесь нет
           *[other] спрятано { $hidden }
        }
       *[other] видно { $seen } привидения, { $hidden ->
            [0] других здесь нет
           *[other] спрятано { $hidden }
        }
    }.
event-is-seen =
    { $seat-you ->
        [yes] Ваше { $size } на клетке { $square }
       *[no] { $size } на клетке { $square } ({ $seat })
    } видно{ $why ->
        [mirror] {" "}в зеркале
       *[other] {""}
    }, и оно убегает назад.
event-stays-hidden =
    { $seat-you ->
        [yes] Ваше { $size } на клетке { $square }
       *[no] { $size } на клетке { $square } ({ $seat })
    } не видно: { $why ->
        [piece] его закрывает { $pieces }
        [pieces] его вместе закрывают { $pieces }
        [behind] оно у самой двери
       *[field] туда скважина не достаёт
    }.
event-tags =
    { $seat-you ->
        [yes] Вы осаливаете
       *[no] { $seat } осаливает
    } соседа: { $victim-you ->
        [yes] ваше маленькое привидение с клетки { $square }
       *[no] маленькое привидение с клетки { $square } ({ $victim })
    } возвращается домой.
event-burns =
    { $seat-you ->
        [yes] Ваше { $size } на клетке { $square }
       *[no] { $size } на клетке { $square } ({ $seat })
    } подпаливает край простыни и убегает назад.
event-ghost-grows =
    { $seat-you ->
        [yes] Ваше привидение на клетке { $square }
       *[no] Привидение на клетке { $square } ({ $seat })
    } зовёт брата: теперь здесь { $size }.
event-hall-turns = Холл поворачивается на четверть. Теперь дом: { $sides }.
event-red-light = Все, кто остался в холле, на цыпочках продвигаются на клетку.
event-round-ends = Раунд { $round } из { $rounds } окончен. Счёт пока такой: { $points }.

## Вопросы

ask-put-piece = Какой предмет мебели поставите в холл и куда? Осталось: { $pieces }.
ask-move-furniture = Какой предмет мебели передвинете и куда? На выбор: { $pieces }.
ask-move-ghosts =
    { $value ->
        [one] У вас { $value } шаг.
        [few] У вас { $value } шага.
        [many] У вас { $value } шагов.
       *[other] У вас { $value } шага.
    } Куда пойдут ваши привидения?
ask-choose-side =
    Скважина { $door-by }. { $number ->
        [0] {""}
       *[other] Выпала дверь { $number }.{" "}
    }На какую сторону её отправите?
ask-tag =
    { $enters ->
        [yes] { $seat } не держит в холле маленьких привидений. Куда введёте своё?
       *[no] Ты водишь! { $seat } теряет маленькое привидение в холле. Какое отправите домой?
    }
ask-grow = Какое ваше привидение позовёт брата?

## Ответы

do-furnish =
    { $new ->
        [0] Передвинуть
       *[other] Поставить
    } { $piece-acc } на клетку { $pose }
do-leave = Не трогать мебель
do-plan = { $steps }
do-withdraw = Забрать свой план
do-choose-side = { $side-name }
do-tag = { $seat }: осалить маленькое привидение на клетке { $place }
do-enter =
    Ввести маленькое привидение на клетку { $place }{ $top ->
        [0] {""}
       *[other] , прямо на мебель
    }
do-grow = Заменить на большее: { $ghost } на клетке { $place }

plan-stays = Все привидения стоят на месте
plan-recalls =
    позвать домой { $count ->
        [one] { $count } маленькое привидение
        [few] { $count } маленьких привидения
        [many] { $count } маленьких привидений
       *[other] { $count } маленького привидения
    }
plan-enters =
    { $ghost } в холл на клетку { $place }{ $top ->
        [0] {""}
       *[other] , прямо на мебель
    }
plan-returns =
    { $ghost } от края холла на клетку { $place }{ $top ->
        [0] {""}
       *[other] , прямо на мебель
    }
plan-moves =
    { $ghost } с клетки { $from } на клетку { $place }{ $top ->
        [0] {""}
       *[other] , прямо на мебель
    }
plan-leaves = { $ghost } с клетки { $from } наружу

## Последствия, сказанные до ответа: обрывки через точку с запятой

preview-cost =
    { $cost ->
        [one] { $cost } шаг
        [few] { $cost } шага
        [many] { $cost } шагов
       *[other] { $cost } шага
    }, останется { $left }
preview-grows = появится { $size }
preview-scores =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

what-if-furnish = { $piece } на клетке { $pose }
what-if-plan =
    { $left ->
        [one] остался { $left } шаг
        [few] осталось { $left } шага
        [many] осталось { $left } шагов
       *[other] осталось { $left } шага
    }
what-if-seen = Двери, откуда на клетке { $square } видно { $size }: { $seen } из { $doors }.
seen-from = видно { $side-from }, двери { $numbers }
hidden-by = { $piece } закрывает от дверей: { $doors }

## Почему так выбрал бы сильный бот

reason-scores =
    { $points ->
        [one] это сразу приносит { $points } очко
        [few] это сразу приносит { $points } очка
        [many] это сразу приносит { $points } очков
       *[other] это сразу приносит { $points } очка
    }
reason-hidden = шанс, что ваше привидение в холле увидят, { $percent } %; у следующего плана { $other } %
reason-seen = шанс, что ваше привидение в холле увидят, { $percent } %
reason-further =
    { $squares ->
        [one] ваши привидения продвинутся на { $squares } клетку дальше, чем по следующему плану
        [few] ваши привидения продвинутся на { $squares } клетки дальше, чем по следующему плану
        [many] ваши привидения продвинутся на { $squares } клеток дальше, чем по следующему плану
       *[other] ваши привидения продвинутся на { $squares } клетки дальше, чем по следующему плану
    }
reason-covers = шанс, что ваше привидение в холле увидят, падает: сейчас { $before } %, потом { $percent } %
reason-exposes = шанс, что чужое привидение в холле увидят, растёт: сейчас { $before } %, потом { $percent } %
reason-side = шанс, что оттуда увидят ваше привидение, { $percent } %, чужое — { $other } %
reason-side-own = шанс, что оттуда увидят ваше привидение, { $percent } %
reason-side-others = шанс, что оттуда увидят чужое привидение, { $percent } %

## Отказы

refuse-no-such-pose = Мебель стоит внутри холла, на одной из шести своих сторон, с поворотом по 5°.
refuse-piece-locked = В этом раунде уже передвинуто: { $piece }. Выберите другой предмет.
refuse-not-on-your-card = На карте нет такого предмета: { $piece }. Передвинуть можно: { $pieces }.
refuse-same-pose = Так { $piece } остаётся на месте: выберите другое положение или не трогайте мебель.
refuse-over-the-edge = Так { $piece } выходит за край холла. { $nearest }
refuse-would-fall = Так { $piece } упадёт: под серединой нет опоры. { $nearest }
refuse-move-or-leave = Передвиньте предмет мебели или не трогайте мебель.
refuse-not-your-furniture = Сейчас двигать мебель нельзя: дождитесь карты, на которой она есть.
refuse-stands-already = Этот предмет уже стоит в холле: выберите другой.
refuse-put-a-piece = Поставьте в холл предмет мебели.
refuse-make-a-plan = Скажите, куда пойдут ваши привидения или что все стоят.
refuse-no-such-ghost = У вас семь привидений: четыре маленьких, два средних и одно большое.
refuse-no-such-square = Такой клетки в холле нет: столбцы от a до f, ряды от 1 до 6.
refuse-no-such-spot = Там встать нельзя: у клетки есть середина и четыре угла, а большое привидение встаёт только в середину.
refuse-not-enough-points =
    Так далеко не дойти: нужно { $cost ->
        [one] { $cost } шаг
        [few] { $cost } шага
        [many] { $cost } шагов
       *[other] { $cost } шага
    }, а осталось { $left }.
refuse-out-stays-out = Это привидение уже на той стороне и там останется.
refuse-it-rests = Больше в этом раунде не ходит ваше { $ghost }.
refuse-moved-already = Уже ходило ваше { $ghost }: за раунд каждое ходит один раз.
refuse-enters-and-leaves = Войти и выйти в одном раунде привидение не может.
refuse-same-square = Ваше { $ghost } уже на этой клетке: сменить угол — это не ход.
refuse-same-side = Замочная скважина уже на этой стороне: выберите другую.
refuse-no-room = На клетке { $square } вашим привидениям не хватает места: выберите другое.
refuse-no-top-there = На клетке { $square } наверх не встать: там нет ровного и достаточно широкого места.
refuse-enters-small = При слиянии входят только маленькие привидения: те, что больше, ждут слияния в запасе.
refuse-small-ones-at-home = Звать привидения обратно нельзя: дома ещё есть маленькое.
refuse-not-a-small-one-out = Позвать обратно можно только маленькие привидения с той стороны.
refuse-nothing-to-withdraw = У вас нет плана, который можно забрать.
refuse-no-trying = За этим столом двери не пробуют: гадайте до самого взгляда.
refuse-bad-wish = Это не посчитать: { $detail }
refuse-content-homes = домов должно быть { $seats }, у каждого игрока свой
refuse-content-removed = карт всего { $cards }, а должно хватить хотя бы на один раунд
refuse-content-card = «{ $card }» — не карта: напишите два разных предмета мебели и число от 1 до 40

## Стол в предложениях

game-name = Привиденщина
game-about = Проведите привидения через холл старой гостиницы, за пианино и креслом, пока кто-нибудь не заглянул в замочную скважину.
game-kind = 20 мин · прятки в 3D
table-round = раунд { $round } из { $rounds }
table-set-up = холл ещё обставляют
table-puzzle = вывести на ту сторону: { $goal }
table-midnight = карта «Без минуты полночь»: { $midnight }
table-keyhole = скважина { $door-by }
table-next-side = перебирается на { $side-acc }
table-next-number = выпала дверь { $number }
table-round-line = { $facts }.
table-coming =
    раунд { $round }: { $value ->
        [one] { $value } шаг
        [few] { $value } шага
        [many] { $value } шагов
       *[other] { $value } шага
    } и взгляд ({ $door })
table-coming-line = Впереди: { $facts }.
table-own-line = Вы: { $facts }.
table-plan-line = Ваш план: { $steps }.
table-piece-line = { $facts }.
table-player-line = { $seat }: { $facts }.
table-piece = { $piece }: { $pose }
table-stacked = на другой мебели
table-moved = в этом раунде уже передвинуто
table-home = дом { $side-at }
table-goal = цель { $side-at }
table-score =
    { $points ->
        [one] сейчас { $points } очко
        [few] сейчас { $points } очка
        [many] сейчас { $points } очков
       *[other] сейчас { $points } очка
    }
table-card =
    карта: { $value ->
        [one] { $value } шаг
        [few] { $value } шага
        [many] { $value } шагов
       *[other] { $value } шага
    }, { $pieces }
table-inside = в холле: { $ghosts }
table-at-home = дома: { $ghosts }
table-at-edge = у края холла: { $ghosts }
table-out = на той стороне: { $ghosts }
table-die = с кубиком
table-has-chosen = выбор стороны уже был, без броска
table-ready = план готов
ghosts-of =
    { $count } { $count ->
        [one] { $size-adj }
        [few] { $size-many }
        [many] { $size-many }
       *[other] { $size-many }
    }
ghost-at = { $ghost-adj } на { $square }
ghost-with = { $ghost-adj } на { $square } ({ $facts })
ghost-corner = { $corner }
ghost-on = { $piece-on }
ghost-in = { $piece-in }
ghost-in-tipped = { $piece-tipped }
ghost-rests = в этом раунде уже не ходит

## В терминале

screen-locked = уже передвинуто: { $pieces }
screen-card = карта { $value }
screen-home = дома
screen-hall = в холле
screen-out = на той стороне
typed-stay = стоять, никто
typed-small = м, маленькое
typed-medium = с, среднее
typed-large = б, большое
typed-out = выход, наружу
typed-top = наверх, на
typed-leave = оставить, нет
typed-standing = стоя, поставить
typed-head = вверх-ногами, голова
typed-back = спина, на-спину
typed-front = перед, лицом-вниз
typed-left = левый, на-левый
typed-right = правый, на-правый
typed-south = юг, ю
typed-east = восток, в
typed-north = север, с
typed-west = запад, з

## Отчёт о балансе

balance-furnishes = Передвинутая мебель
balance-ghost-leaves = Привидения, которые выбрались
balance-is-seen = Привидения, которых увидели

## Что измеряет bench

timed-looks = взгляды в замочную скважину
