### Поле «Шаманов» на странице.

## Части стола

board-players = Игроки
board-worlds = Миры
board-artifacts = Артефакты
board-own-tiles = Ваши артефакты
board-tiles-of = Артефакты: { $seat }
board-hand = Ваши карты
board-hand-of = Карты в руке: { $seat }
board-choices = Другие варианты

## Миры

board-world = { $world } мир, { $ritual }, { $count }
board-count = { $count } из { $of }
board-world-values = Здесь лежат карты: { $values }.
board-world-empty = Здесь пока нет ни одной карты.
board-destination = Назначение
board-ritual-stabilisation = Отведите фишку Теней назад или возьмите артефакт.
board-ritual-transmutation = Обменяйтесь картами ролей с другим игроком.
board-ritual-illumination = Сразу получите победное очко.
board-ritual-neutralisation = С Ритуальным Кинжалом уничтожьте игрока.

## Артефакты

board-tile-dagger = Сбросьте его в ритуале Нейтрализации, чтобы уничтожить игрока.
board-tile-portal = Сбросьте его когда угодно, чтобы сдвинуть фишку Теней в любую сторону.
board-tile-moonstone = В конце раунда даёт очки, если вы не выбыли и Осколков у вас достаточно.
board-tile-mask = Кто её берёт, тот раскрывает свою роль.
board-tile-down = { $tile }, лицом вниз; видите только вы
board-pile = { $count ->
        [0] Стопка пуста
       *[other] В стопке: { $count }
    }
board-discard = Сброшено: { $count }
board-discarded = сброс
board-eclipse-in = с Затмением
board-eclipse-over = Затмение прошло

## Места игроков

board-role-hidden = роль скрыта
board-role-shown = { $role }, роль раскрыта
board-role-known = { $role }, вы это знаете
board-role-own = { $role }, знаете только вы
board-aim-shaman = Шаман: не пускайте фишку на Луну
board-aim-shadow = Тень: приведите фишку на Луну
board-followed = Следует Назначению: { $card }
board-strayed = Карта другого мира: { $card } (Назначение: { $world })
board-had-it = Карта другого мира: { $card }, хотя Назначение ({ $world }) в руке было
board-in-trick = в ходе лежит { $card }
board-guide = Проводник
board-first = первый игрок
board-lowest = наименьшая
board-highest = наибольшая
board-eliminated = вне раунда
board-answered = ответ уже дан
board-gained-team = команда
board-gained-moonstones = Осколки
board-gained-illumination = Иллюминация

## Рука

board-received = Эту карту вам передали.
board-new = новая

## На главной странице

page-play-now-says = Вы и три бота
