### Поле «Джинна» по-русски.

## Части

board-town = Город
board-players = Игроки
board-awards = Награды
board-helpers = Маги, снаряжение, тайные знания, свойства
board-places = Другие места
board-facts = Состояние партии
board-choices = Что здесь можно сделать
board-hunt = Поймать джиннов…
board-hunt-bosses = Поймать верховных джиннов…
board-consult = Обратиться в Архив…
board-craft = Только пробки, без снаряжения…
board-skip = Без действия: взять бонус…
board-draw = Купить за свитки

## Город

board-round = Круглое поле: особое действие
board-square = Квадратное поле: основное действие
board-secret-of = тайное знание ({ $seat }): { $location }
board-wizard-of = волшебник ({ $seat })
board-can = { $djinn }: { $told }
board-cannot = { $djinn }, не хватает: { $told }
board-no-way-back = Вернуться этой дорогой потом нельзя.
board-round-of = Раунд { $round }
board-bosses = верховные джинны в городе: { $left }, в запасе: { $supply }
board-bag = джинны в мешке: { $left }
board-chests = сундуки в стопке: { $left }
board-tom =
    Том: осталось { $left ->
        [one] { $left } карта
        [few] { $left } карты
        [many] { $left } карт
       *[other] { $left } карты
    }, для вас это { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
board-end-near = Конец близок.

## Подносы и полоса действий: ответы коротко, остальное видно на поле

tile-bottles =
    { $deal-buy }{ $toll ->
        [0] {""}
       *[other] , заплатить помощникам там ({ $toll })
    }
tile-enter = Войти здесь
tile-walk = Идти сюда
tile-stroll = только переставить помощника
tile-consult = { $consultation-short }
tile-draw =
    { $goods ->
        [bottle] { $colour-fem } бутылка
        [cork] пробка
       *[mages] до 2 магов лицом вверх
    }
tile-skip = { $gains }
tile-convert = { $what }
tile-claim =
    3 из { $colour-bottles } бутылок{ $bosses ->
        [0] {""}
        [one] {" "}(из них { $bosses } верховный джинн)
        [few] {" "}(из них { $bosses } верховных джинна)
        [many] {" "}(из них { $bosses } верховных джиннов)
       *[other] {" "}(из них { $bosses } верховного джинна)
    }
tile-place-secret = { $location }
tile-catch = { $colour }
tile-banish = { $colour }
tile-bottle = { $colour-fem } бутылка
tile-swap = { $take-fem }
tile-craft = { $gains }
tile-leave = отложить: { $chest_card }
tile-use-chest = { $chest_card }
tile-rest = { $mage }
tile-give-bottle = { $colour-fem }
tile-pick-bottle = { $colour-fem }
tile-study =
    { $raises ->
        [yes] Учиться, ёмкость +1
       *[no] Учиться
    }
tile-fill-up = Пополнить магию
tile-decline = Оставить джиннов в покое
price-trade = { $deal-price }

## Выбор

board-award = награда, очки: { $points }, столбец { $column }
board-no-bonus = без бонуса
board-assistant-of = Здесь стоит помощник ({ $seat }).
board-gear-once = Один раз: { $effect }.
board-gear-always = Постоянно: { $effect }.

## Игрок

board-mage = сила { $power }, плата { $fee }
board-magic = магия: { $magic } из { $most }, в начале хода не меньше { $minimum }
board-mages = готовые маги: { $ready } из { $count }
board-circles = активные круги: { $active }, с джинном: { $held }
board-circle-empty = пустой круг
board-circle-asleep = круг ещё не активен
board-bottles = { $colour-fem } бутылка: пустые { $empty }, с джинном { $full }
board-bottles-all =
    { $amount ->
        [one] { $amount } бутылка
        [few] { $amount } бутылки
        [many] { $amount } бутылок
       *[other] { $amount } бутылки
    }
board-bottle-of = { $colour-fem } бутылка
board-shelf = Полка с бутылками
board-secret = тайное знание: { $location }
board-bar = Планка Архива
board-trait = { $trait-name }

## Очки

board-points = очки сейчас
board-score = Очки сейчас
board-total = Всего
board-scoring = Карты подсчёта
board-kept = Только для вас
part-awards = Награды
part-corked = Джинны в бутылках
part-circles = Джинны в кругах
part-unused = Неиспользованные бутылки и пробки
part-scoring = Карты подсчёта
part-tom = Оставшиеся карты Тома

## Поимка

board-capture-at = Джинны: { $place }
board-lure = Верховные джинны у Источника
board-fewer = На одного меньше: { $colour }
board-more = На одного больше: { $colour }
board-fewer-bosses = На одного верховного джинна меньше
board-more-bosses = На одного верховного джинна больше
board-choose-djinn = Коснитесь джиннов, которые вам нужны.
board-for-nothing = Даром вместе с верховным джинном
board-who-helps = Какие маги помогут
board-where-to = Кто куда попадёт
board-into-bottle = бутылка
board-into-circle = круг
board-only-told = Сейчас там никого не поймать: здесь лишь видно, чего бы это стоило.
board-lacking = Не хватает:

## Планы

board-plan = Наметить путь
board-plan-how = Выберите в городе до трёх остановок. Считаем, что остальные остаются на месте.

## Что для чего

tip-academy = Академия: свиток и магия; на круглом поле ещё и ёмкость.
tip-tavern = Таверна: получите мага; с ключом — только на круглом поле.
tip-catacombs = Катакомбы: откройте сундук; на круглом поле — два.
tip-archive = Архив: тайное знание, монеты, свиток, поворот мага лицом вверх или круг.
tip-workshop = Мастерская: за монеты — пробки и снаряжение.
tip-market = Рынок: ваш помощник торгует у прилавка.
tip-source = Источник магии: пополните магию или поймайте верховных джиннов; за свитки — бутылки, пробки и поворот магов лицом вверх.
tip-coins = Монетами платят магам, в Мастерской, у прилавков и другим волшебникам.
tip-scrolls = Свитками платят у Источника, у прилавков и другим волшебникам.
tip-keys = Ключ отпирает бонус сундука. В любой момент своего хода его можно обменять на монету, свиток или 1 ед. магии.
tip-corks = Пробка закупоривает джинна в бутылке. Неиспользованная даёт 1 очко.
tip-bottles = В бутылке своего цвета и с пробкой джинн даёт 10 очков. Неиспользованная бутылка даёт 1 очко.
tip-magic = Магией платят за джиннов.
tip-capacity = Указатель ёмкости: место для магии только слева от него.
tip-minimum = Ваш минимум: каждый ход начинается с магией не меньше этой.
tip-circle = В активном круге пойманный джинн даёт 3 очка, пока не попадёт в бутылку.
tip-blocker = На этом круге лежит заглушка: его активация даёт 2 ед. магии.
tip-mage = Маги помогают ловить; те, что лежат лицом вниз, пока помочь не могут.
tip-power = Сила { $power }: столько магии он добавит к ловле.
tip-mage-colours = На 1 больше за каждого джинна, цвета: { $colours }.
tip-fee = Плата в монетах: { $fee }.
tip-mage-key = Приносит ключ.
tip-asleep = Лежит лицом вниз и пока помочь не может.
tip-staff = Посох; действует только один.
tip-hat = Шляпа; действует только одна.
tip-cloak = Плащ; действует только один.
tip-resting = Лежит лицом вниз: считается только для комплектов.
tip-points = Очки на данный момент.
tip-points-tom = Из них за карты Тома: { $points }. Их осталось { $cards }, и каждая открытая уносит свои очки.
tip-secret = Тайное знание добавляет вам к квадратному полю своё основное действие; с последним в Архиве откроются красные варианты.
tip-bar = Все тайные знания размещены: Архив даёт вам красные варианты.
tip-trait = Свойство действует всю партию.
tip-award = Стоит трёх джиннов или верховных джиннов в бутылках одного цвета; первая — из столбца I, потом II, потом III.
tip-assistant = Помощники: кто придёт к их прилавку, платит каждому монету или свиток.
tip-stall-bottles = 1, 2 или 4 монеты за 1, 2 или 3 бутылки разных цветов.
tip-stall-cork = 1 монета за пробку.
tip-stall-scrolls = 1 монета за 2 свитка.
tip-stall-bottle_and_cork = 1 свиток за бутылку и пробку.
tip-stall-mages = 1 свиток повернёт лицом вверх до 3 магов.
tip-stall-coins = 1 свиток за 5 монет.
tip-boss = Верховный джинн помещается в бутылку любого цвета; когда их в городе не останется, близок конец.
tip-bag = Когда верховный джинн покидает город, из мешка приходят джинны.
tip-tom = Том открывает карту после каждого вашего хода, который кончился на круглом поле. Если открыта последняя, а верховный джинн ещё в городе, Том победил.

## Буквы

colour-blue-letter = С
colour-brown-letter = К
colour-orange-letter = О
colour-purple-letter = Ф

## На главной странице

page-play-now-says = Вы и бот; первая партия, проще
page-alone-says = Против Тома, который играет по своим картам
