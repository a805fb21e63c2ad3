### Deska Džina česky.

board-town = Město
board-players = Hráči
board-round = kulaté pole
board-square = čtvercové pole
board-secret-of = utajená znalost hráče { $seat }: { $location }
board-awards = Ocenění
board-award = { $points } bodů, sloupec { $column }
board-no-bonus = bez bonusu
board-mage = síla { $power }, poplatek { $fee }
board-key = klíč
board-asleep = lícem dolů
board-once = jednorázově
board-resting = lícem dolů
board-magic = magie { $magic } z { $most }, každý tah aspoň { $minimum }
board-magic-short = magie { $magic } z { $most }
board-mages = připravení mágové: { $ready } z { $count }
board-circles = aktivní kruhy: { $active }, s džinem: { $held }
board-bottles = láhve, { $colour }: prázdné { $empty }, zazátkované { $full }
board-secrets = Utajené znalosti
board-helpers = Mágové a vybavení
board-points = Body teď
board-capture = Polapení džinů
board-fewer = { $colour }: o jednoho méně
board-more = { $colour }: o jednoho více
board-choose-djinn = Vyberte, koho polapíte.
board-not-so-many = Tyto najednou ne: chybí magie, láhve, zátky nebo kruhy.
board-round-of = { $round }. kolo
board-bosses = veledžinové ve městě: { $left }
board-tom = Tomovy karty: { $left }
board-end-near = Konec se blíží.

colour-blue-letter = M
colour-brown-letter = H
colour-orange-letter = O
colour-purple-letter = F
djinn-boss-letter = ★
