### Поле «Джинна» по-русски.

board-town = Город
board-players = Игроки
board-round = круглое поле
board-square = квадратное поле
board-secret-of = тайное знание ({ $seat }): { $location }
board-awards = Награды
board-award = очки: { $points }, столбец { $column }
board-no-bonus = без бонуса
board-mage = сила { $power }, плата { $fee }
board-key = ключ
board-asleep = лицом вниз
board-once = один раз
board-resting = лицом вниз
board-magic = магия: { $magic } из { $most }, каждый ход не меньше { $minimum }
board-magic-short = магия: { $magic } из { $most }
board-mages = готовые маги: { $ready } из { $count }
board-circles = активные круги: { $active }, с джинном: { $held }
board-bottles = бутылки, { $colour }: пустые { $empty }, закупоренные { $full }
board-secrets = Тайные знания
board-helpers = Маги и снаряжение
board-points = Очки сейчас
board-capture = Поимка джиннов
board-fewer = { $colour }: на одного меньше
board-more = { $colour }: на одного больше
board-choose-djinn = Выберите, кого ловите.
board-not-so-many = Этих вместе не поймать: не хватает магии, бутылок, пробок или кругов.
board-round-of = Круг { $round }
board-bosses = верховные джинны в городе: { $left }
board-tom = карты Тома: { $left }
board-end-near = Конец близок.

colour-blue-letter = С
colour-brown-letter = К
colour-orange-letter = О
colour-purple-letter = Ф
djinn-boss-letter = ★
