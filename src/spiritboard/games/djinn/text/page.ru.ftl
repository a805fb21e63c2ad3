### Поле «Джинна» по-русски.

## Части

board-town = Город
board-players = Игроки
board-awards = Награды
board-helpers = Маги, снаряжение, тайные знания, свойства
board-places = Другие места
board-facts = Ход игры
board-parts = Части поля
board-choices = Что здесь можно сделать
board-hunt = Поймать джиннов …
board-hunt-bosses = Поймать верховных …
board-consult = Заглянуть в Архив …
board-craft = Только пробки, без снаряжения …
board-skip = Без действия: взять бонус …
board-draw = Купить за свитки
board-swap = Обменять бутылку
board-tab-own = Ваше
board-tab-offers = Выбор
board-tab-others = Игроки

## Город

board-round = Круглое поле: особое действие
board-square = Квадратное поле: обычное действие
board-secret-of = тайное знание ({ $seat }): { $location }
board-wizard-of = волшебник ({ $seat })
board-can = { $djinn }: { $told }
board-cannot = { $djinn } – не хватает: { $told }
board-round-of = Круг { $round }
board-bosses = верховные джинны в городе: { $left }, в запасе: { $supply }
board-bag = джинны в мешке: { $left }
board-chests = сундуки в стопке: { $left }
board-tom = карты Тома: { $left }
board-end-near = Конец близок.

## Выбор

board-award = награда, очки: { $points }, столбец { $column }
board-no-bonus = без бонуса
board-assistant-of = Здесь стоит помощник ({ $seat }).
board-gear-once = Один раз: { $effect }.
board-gear-always = Всегда: { $effect }.

## Игрок

board-mage = сила { $power }, плата { $fee }
board-magic = магия: { $magic } из { $most }, в начале хода не меньше { $minimum }
board-mages = готовые маги: { $ready } из { $count }
board-circles = активные круги: { $active }, с джинном: { $held }
board-circle-empty = пустой круг
board-circle-asleep = круг ещё не активен
board-bottles = { $colour-fem } бутылка: пустые { $empty }, закупоренные { $full }
board-bottle-of = { $colour-fem } бутылка
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
part-unused = Лишние бутылки и пробки
part-scoring = Карты подсчёта
part-tom = Оставшиеся карты Тома

## Поимка

board-capture-at = Джинны: { $place }
board-lure = Верховные джинны у Источника
board-fewer = На одну меньше: { $colour }
board-more = На одну больше: { $colour }
board-fewer-bosses = На одного верховного меньше
board-more-bosses = На одного верховного больше
board-choose-djinn = Коснитесь джиннов, которые вам нужны.
board-for-nothing = Даром вместе с верховным
board-who-helps = Какие маги помогут
board-where-to = Кто куда попадёт
board-into-bottle = бутылка
board-into-circle = круг
board-only-told = Сейчас там никого не поймать: здесь лишь видно, чего бы это стоило.
board-lacking = Не хватает:

## Планы

board-plan = Наметить путь
board-plan-how = Выберите в городе до трёх остановок. Считаем, что остальные стоят на месте.

## Что для чего

tip-academy = Академия: свиток и магия; на круглом поле ещё и вместимость.
tip-tavern = Таверна: получите мага; с ключом – только на круглом поле.
tip-catacombs = Катакомбы: откройте сундук; на круглом поле – два.
tip-archive = Архив: тайное знание, монеты, свиток, отдохнувший маг или круг.
tip-workshop = Мастерская: за монеты – пробки и снаряжение.
tip-market = Рынок: ваш помощник торгует у лавки.
tip-source = Источник магии: пополните магию или поймайте верховных джиннов; за свитки – бутылки, пробки и отдых магов.
tip-coins = Монетами платят магам, в Мастерской, у лавок и другим волшебникам.
tip-scrolls = Свитками платят у Источника, у лавок и другим волшебникам.
tip-keys = Ключ открывает сундук или в любой момент становится монетой, свитком или магией.
tip-corks = Пробка закрывает джинна в бутылке; лишняя стоит 1 очко.
tip-bottles = В бутылке своего цвета и с пробкой джинн стоит 10 очков; лишняя бутылка – 1 очко.
tip-magic = Магией платят за джиннов.
tip-capacity = Метка вместимости: место для магии только слева от неё.
tip-minimum = Ваш минимум: каждый ход начинается хотя бы с такой магией.
tip-circle = В активном круге пойманный джинн стоит 3 очка, пока не попадёт в бутылку.
tip-blocker = На этом круге лежит заслон: его активация даёт 2 магии.
tip-mage = Маги помогают ловить; те, что лежат лицом вниз, отдыхают.
tip-power = Сила { $power }: столько магии он добавит к поимке.
tip-mage-colours = На 1 больше за каждого джинна, цвета: { $colours }.
tip-fee = Плата в монетах: { $fee }.
tip-mage-key = Приносит ключ.
tip-asleep = Лежит лицом вниз и отдыхает.
tip-staff = Посох; действует только один.
tip-hat = Шляпа; действует только одна.
tip-cloak = Плащ; действует только один.
tip-resting = Лежит лицом вниз: считается только для наборов.
tip-points = Очки на данный момент.
tip-secret = Тайное знание добавляет вам к квадратному полю своё обычное действие; с последним в Архиве откроются красные варианты.
tip-bar = Все тайные знания размещены: Архив даёт вам красные варианты.
tip-trait = Свойство действует всю игру.
tip-award = Стоит трёх закупоренных джиннов или верховных одного цвета; первая – из столбца I, потом II, потом III.
tip-assistant = Помощники: кто придёт к их лавке, платит каждому монету или свиток.
tip-stall-bottles = 1, 2 или 4 монеты за 1, 2 или 3 бутылки разных цветов.
tip-stall-cork = 1 монета за пробку.
tip-stall-scrolls = 1 монета за 2 свитка.
tip-stall-bottle_and_cork = 1 свиток за бутылку и пробку.
tip-stall-mages = 1 свиток перевернёт лицом вверх до 3 магов.
tip-stall-coins = 1 свиток за 5 монет.
tip-boss = Верховный джинн помещается в бутылку любого цвета; когда их в городе не останется, близок конец.
tip-bag = Когда верховный джинн покидает город, из мешка приходят джинны.
tip-tom = Том каждый круг открывает карту; если открыта последняя, а верховный джинн ещё в городе, Том победил.

## Буквы

colour-blue-letter = С
colour-brown-letter = К
colour-orange-letter = О
colour-purple-letter = Ф

## На главной странице

page-play-now-says = Вы и бот; первая партия, проще
page-alone-says = Против Тома, который играет по своим картам
