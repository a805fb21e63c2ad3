### The board of Djinn in English.

board-town = The town
board-players = Players
board-round = round
board-square = square
board-secret-of = a secret of { $seat }: { $location }
board-awards = Awards
board-award = { $points } points, column { $column }
board-no-bonus = no bonus
board-mage = power { $power }, fee { $fee }
board-key = a key
board-asleep = face down
board-once = once
board-resting = face down
board-magic = magic { $magic } of { $most }, at least { $minimum } each turn
board-magic-short = magic { $magic } of { $most }
board-mages = mages { $ready } of { $count } ready
board-circles = { $active } active circles, { $held } with a djinn
board-bottles = { $colour } bottles: { $empty } empty, { $full } corked
board-secrets = Secrets
board-helpers = Mages and gear
board-points = Points now
board-capture = Capture djinn
board-fewer = one { $colour } fewer
board-more = one { $colour } more
board-choose-djinn = Choose who is captured.
board-not-so-many = Not these together: magic, bottles, corks or circles are missing.
board-round-of = Round { $round }
board-bosses = bosses in the town: { $left }
board-tom = Tom’s cards: { $left }
board-end-near = The end is near.

colour-blue-letter = B
colour-brown-letter = N
colour-orange-letter = O
colour-purple-letter = P
djinn-boss-letter = ★
