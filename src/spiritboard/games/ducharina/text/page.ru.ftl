### Поле «Привиденщины» на странице.

## На полке

shelf-subtitle = Беги, привидение, беги!
shelf-says = Проведите привидения через гостиничный холл, от мебели к мебели, пока кто-нибудь не заглянул в замочную скважину.
shelf-kind = Прятки
page-play-now-says = Вы и три бота
page-alone-says = Задача: все взгляды известны заранее, а проскользнуть всё равно надо
page-today = Задача дня, { $date }

## Части

board-view = Вид
board-view-hall = Холл
board-view-plan = План
board-view-keyhole = Скважина
board-players = Игроки
board-ghosts = Ваши привидения
board-furniture = Мебель
board-squares = Клетки
board-doors = Двери
board-card = Карта движения
board-facts = Состояние партии
board-choices = В холле
board-parts = Части поля
board-tab-table = Стол
board-tab-ghosts = Привидения
board-tab-furniture = Мебель
board-no-3d = Нарисовать холл здесь не получается, поэтому перед вами его план.
board-picture-simple = Простая картинка
board-picture-simple-about = Без теней и с меньшим числом точек: на слабом устройстве быстрее.
board-hall-slow = Холл двигался бы здесь слишком медленно, поэтому перед вами его план.

## Партия

board-round-of = Раунд { $round } из { $rounds }
board-keyhole-at = Скважина { $door-by }.
board-keyhole-none = Двери у скважины пока нет.
board-next-side = Перебирается на { $side-acc }.
board-next-number = Выпала дверь { $number }.
board-midnight = Без минуты полночь
board-midnight-now = Карта «Без минуты полночь»: { $midnight }
board-midnight-name = { $midnight }
board-midnight-says = { $midnight-says }
board-lying = Все привидения лежат.
board-chooser =
    { $seat-you ->
        [yes] Сторону выбираете вы
       *[no] Сторону выбирает { $seat }
    }.

## Игроки

board-home = дома
board-inside = в холле
board-edge = у края холла
board-out = на той стороне
board-from-to = { $home } → { $goal }
board-your-home = ваш дом
board-your-goal = ваша цель
board-home-of = дом: { $seat }
board-goal-of = цель: { $seat }
board-points-now =
    { $points ->
        [one] сейчас { $points } очко
        [few] сейчас { $points } очка
        [many] сейчас { $points } очков
       *[other] сейчас { $points } очка
    }
board-has-die = с кубиком
board-has-chosen = выбор уже был, кубик не бросает
board-ready = план готов
board-planning = думает над планом
board-ghost = { $size }
board-ghost-of =
    { $seat-you ->
        [yes] ваше { $size }
       *[no] { $size } ({ $seat })
    }
board-ghost-at =
    { $seat-you ->
        [yes] ваше { $size } на клетке { $square }
       *[no] { $size } на клетке { $square } ({ $seat })
    }
board-ghost-rests = В этом раунде оно уже не ходит.
board-size-of-ghost = Размер привидения
board-size-small = маленькое, 1 кольцо
board-size-medium = среднее, 2 кольца
board-size-large = большое, 3 кольца

## Карта и шаги

board-card-value =
    { $value ->
        [one] { $value } шаг
        [few] { $value } шага
        [many] { $value } шагов
       *[other] { $value } шага
    }
board-card-none = Карты пока нет
board-card-pieces = { $pieces }
board-card-moved = сдвинуто
board-points-left = Осталось шагов
board-points-of = { $left } из { $value }
board-points-held =
    { $cost ->
        [one] { $cost } уйдёт на ход, который вы выбираете
        [few] { $cost } уйдут на ход, который вы выбираете
        [many] { $cost } уйдут на ход, который вы выбираете
       *[other] { $cost } уйдёт на ход, который вы выбираете
    }

## План

board-choose-ghost = Выберите привидение.
board-choose-square = Выберите, куда оно пойдёт.
board-choose-spot = Выберите место на клетке.
board-next-spot = Другое место
board-split-points =
    { $value ->
        [one] У вас { $value } шаг на все привидения.
        [few] Разделите { $value } шага между привидениями.
        [many] Разделите { $value } шагов между привидениями.
       *[other] Разделите { $value } шага между привидениями.
    }
board-move-here = Идти сюда
board-move-to = Идти на { $square }
board-move-out = Вывести
board-price =
    { $cost ->
        [one] { $cost } шаг
        [few] { $cost } шага
        [many] { $cost } шагов
       *[other] { $cost } шага
    }, останется { $left }
board-cost = { $cost }
board-square-cost =
    { $square }: { $cost ->
        [one] { $cost } шаг
        [few] { $cost } шага
        [many] { $cost } шагов
       *[other] { $cost } шага
    }
board-square-empty = { $square }: никого
board-square-here = { $square }: { $ghosts }
board-out-cost =
    Наружу: { $cost ->
        [one] { $cost } шаг
        [few] { $cost } шага
        [many] { $cost } шагов
       *[other] { $cost } шага
    }
board-spot-middle = середина
board-spot-corner = { $corner }
board-on-floor = на полу
board-on-top = наверху
board-merges = Слияние: { $size }
board-scores =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
board-own-plan = Ваш план
board-plan-step = { $step }
board-plan-empty = Пока никто не идёт.
board-offer-hint = Подскажите хороший ход
board-undo-step = Вернуть
board-clear-plan = Начать заново
board-done = Готово
board-done-losing = Готово, пропадёт { $left }
board-recall = Позвать маленькое привидение домой
board-plan-sent = План готов. Его можно изменить, пока не готовы все.
board-change-plan = Изменить план
board-cannot-go = Туда нельзя: { $why }

## Перестановка мебели

board-choose-piece = Выберите, что передвинуть.
board-piece = { $piece }
board-piece-at = { $piece }: { $pose }
board-piece-movable = Можно передвинуть.
board-piece-locked = В этом раунде уже передвинуто
board-piece-stacked = Стоит на другой мебели.
board-piece-waiting = ещё не в холле
board-drag-piece = Тащите, поворачивайте, опрокидывайте. Ничего не считается, пока вы не поставите предмет.
board-turn = Повернуть
board-turn-left = Повернуть влево
board-turn-right = Повернуть вправо
board-turn-quarter = Повернуть на четверть
board-facing = Лицом { $way }
board-degrees = { $degrees }°
board-tip = Опрокинуть
board-side-standing = стоит
board-side-head = вверх ногами
board-side-back = на спине
board-side-front = лицом вниз
board-side-left = на левом боку
board-side-right = на правом боку
board-stands = Здесь устоит.
board-would-fall = Здесь упадёт.
board-over-edge = Выходит за край холла.
board-nearest = Ближайшее место, где устоит
board-put-down = Поставить сюда
board-put-back = Вернуть на место
board-leave-furniture = Не трогать мебель
board-furnish = Обставьте холл

## Замочная скважина

board-choose-side = На какую сторону отправите скважину?
board-side = { $side-name }
board-side-now = Сейчас скважина на этой стороне.
board-rolls = Бросок за выбор стороны
board-rolled = { $seat }: { $roll }
board-door = { $door }
board-door-keyhole = { $door }, скважина здесь
board-door-covered = Вплотную к этой двери стоит мебель.

## Взгляд

board-look-at =
    { $seat-you ->
        [yes] { $door } · смотрите вы
       *[no] { $door } · смотрит { $seat }
    }
board-look-seen =
    { $count ->
        [0] Никого не видно.
        [one] Видно { $count } привидение.
        [few] Видно { $count } привидения.
        [many] Видно { $count } привидений.
       *[other] Видно { $count } привидения.
    }
board-look-runs =
    { $count ->
        [one] С визгом несётся назад.
        [few] С визгом несутся назад.
        [many] С визгом несутся назад.
       *[other] С визгом несутся назад.
    }
board-look-breath =
    { $count ->
        [one] Затаило дыхание и остаётся: { $count }.
        [few] Затаили дыхание и остаются: { $count }.
        [many] Затаили дыхание и остаются: { $count }.
       *[other] Затаили дыхание и остаются: { $count }.
    }
board-look-empty = В холле ни души.
board-look-second = И ещё раз, с другой стороны.
board-seen = Видно
board-hidden = Не видно
board-mirrored =
    { $seat-you ->
        [yes] вы в зеркале
       *[no] { $seat } в зеркале
    }
board-why-seen =
    { $seat-you ->
        [yes] Почему видно ваше { $size }?
       *[no] Почему видно { $size }? ({ $seat })
    }
board-why-hidden =
    { $seat-you ->
        [yes] Что закрывает ваше { $size }?
       *[no] Что закрывает { $size }? ({ $seat })
    }
board-reason-seen = ничто не мешает
board-reason-mirror = выдало зеркало
board-reason-field = туда скважина не достаёт
board-reason-behind = у самой двери
board-reason-piece = закрывает { $pieces }
board-reason-pieces = вместе закрывают { $pieces }
board-ray-eye = Глаз, { $door }, высота { $height }.
board-ray-bounce = Стекло зеркала отражает луч на клетке { $square }, высота { $height }.
board-ray-seen = Привидение на клетке { $square }, высота { $height }: ничто не мешает.
board-ray-blocked = Луч на клетку { $square }, высота { $height }. На пути { $pieces }.
board-ray-field = Край поля зрения
board-look-again = Посмотреть ещё раз
board-look-next = Следующее привидение
board-look-skip = Пропустить

## Кто увидел бы

board-who-sees = Откуда видно { $square }
board-doors-see =
    { $seen ->
        [0] Ниоткуда не видно.
        [one] Двери, откуда видно: { $seen } из { $doors }.
        [few] Двери, откуда видно: { $seen } из { $doors }.
        [many] Двери, откуда видно: { $seen } из { $doors }.
       *[other] Двери, откуда видно: { $seen } из { $doors }.
    }
board-seen-from = { $side }
board-seen-mirror = в зеркале
board-hidden-from = закрывает { $piece }
board-outside = вне поля зрения
board-line-seen = сплошная линия: видно
board-line-mirror = точками: видно в зеркале
board-line-hidden = пунктир: на пути мебель
board-no-trying = За этим столом двери не пробуют.

## Задача

board-puzzle = Задача
board-puzzle-number = Задача № { $number }
board-puzzle-goal = Вывести на ту сторону: { $ghosts }
board-puzzle-coming = Что впереди
board-puzzle-round =
    Раунд { $round }: { $value ->
        [one] { $value } шаг
        [few] { $value } шага
        [many] { $value } шагов
       *[other] { $value } шага
    }, взгляд: { $door }
board-puzzle-solved = Решено! Никто ничего не видел.
board-puzzle-failed = Не в этот раз: на ту сторону вышло слишком мало.
board-puzzle-again = Попробовать снова

## Конец

board-score = Очки
board-score-out = на той стороне
board-score-inside = спрятано в холле
board-score-home = дома
board-total = Всего
ending-most-points = Больше всех очков.
ending-more-out = Очков поровну, но больше привидений на той стороне.
ending-fewer-at-home = Поровну и очков, и привидений на той стороне, но меньше осталось дома.
ending-shared = Во всём поровну: победа общая.
ending-puzzle-solved = Задача решена.
ending-puzzle-failed = На ту сторону вышло слишком мало привидений.

## Клавиши

board-key-square = клетка
board-key-ghost = привидение
board-key-door = следующая дверь
board-key-move = идти
board-key-spot = место в клетке, сверху
board-key-ready = готово
board-key-back = вернуть
board-key-view = холл или план
board-key-turn = повернуть
board-key-tip = опрокинуть
board-key-push = подвинуть (с Shift — чуть-чуть)
board-key-put = поставить сюда
board-key-nearest = ближайшее место
board-key-camera = повернуть вид

## Для чего что нужно

tip-small = Маленькое привидение: на той стороне 1 очко, в конце в холле тоже 1. Прячется легче всех.
tip-medium = Среднее привидение: на той стороне 3 очка, в конце в холле 1.
tip-large = Большое привидение: на той стороне 5 очков, в конце в холле 2. Торчит почти из-за всего.
tip-mirror = Зеркало закрывает то, что за ним, и выдаёт то, что перед ним, с обеих сторон.
tip-trolley = Тележка закрывает мало, пока стоит; опрокинутая — больше.
tip-desk = Конторка хорошо закрывает сзади; у коленей она открыта.
tip-piano = Пианино — лучшее укрытие, пока стоит. Лёжа оно не закрывает почти ничего.
tip-armchair = Кресло закрывает со всех сторон, если вы маленькие. На голове оно не устоит.
tip-table = Столик: из-под скатерти торчит край простыни. Опрокинутый он — целая стена.
tip-card = Карта движения: шаги для привидений и два предмета мебели, один из которых можно передвинуть.
tip-card-alone = Карта движения без мебели: только шаги, зато больше.
tip-points-left = Неиспользованные шаги пропадают.
tip-die = Кубик: у кого он, тот берёт карту первым. Потом он уходит налево от того, кто выбирал сторону.
tip-keyhole = Замочная скважина: в неё заглядывают раз за раунд, и каждый раз она меняет сторону.
tip-home = Дом: привидения входят через любую дверь этой стороны за 1 шаг.
tip-goal = Цель: наружу через любую дверь этой стороны за 1 шаг.
tip-edge = У края холла: привидение видели, размер оно сохраняет и снова входит за 1 шаг. Очков там не даёт.
tip-out = На той стороне: в безопасности и со своими очками.
tip-locked = В этом раунде уже передвинуто: снова можно только в следующем.
tip-spot = У клетки есть середина и четыре угла. Свои привидения не накладываются, с чужими — можно.
tip-top = Наверху: только там, где привидение целиком помещается на ровном месте. Весело, но сразу видно.
tip-ghosts-see-through = Привидения прозрачны: друг друга они не закрывают.
tip-door-covered = Мебель вплотную к двери закрывает скважину: оттуда ничего не видно.
tip-midnight = Без минуты полночь: карта переворачивает раунд вверх дном.
tip-merging = Слияние: два ваших привидения, встретившись, становятся одним большего размера.
tip-wait = Маленькое в холле в конце стоит столько же, сколько на той стороне: пусть ждёт дома и вбежит последним.
