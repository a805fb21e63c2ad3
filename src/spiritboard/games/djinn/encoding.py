"""Djinn by numbers. Seats are told from one's own, clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.encoding import Encoding, Field, bits_of, one_hot, padded, seat_hot
from spiritboard.core.game import Game
from spiritboard.core.spelling import Speller
from spiritboard.games.djinn.box import COLOURS, LOCATIONS, ROUNDS, SOURCE, SPACES, TRAITS, Box
from spiritboard.games.djinn.rows import COLOUR_ROW, CORKED_ROW, HELD_ROW, SECRET_ROW
from spiritboard.games.djinn.state import DOWN, ON_TOP, DjinnState
from spiritboard.games.djinn.told import longest_of, told_of
from spiritboard.games.djinn.view import DjinnView

SEATS: Final = 4
WHERE: Final = 2 + 2 * SEATS
"""A mage or a piece of gear: unseen, on offer, face up by seat, face down by seat."""
WHOSE: Final = 2 + SEATS
"""An award, a trait or a scoring card: out, on offer, by seat."""
DONE: Final = 8
TOM: Final = 15
MANY: Final = 999


def fields_of(box: Box) -> list[Field]:
    gear = len(box.gear)
    return [
        Field("layout", SOURCE * len(LOCATIONS), 0, 1, "by space but the Source, its location"),
        Field("djinn", ROUNDS * COLOUR_ROW, 0, 99, "by round space and colour"),
        Field("boss", ROUNDS, 0, 99, "by round space"),
        Field("bag", len(COLOURS), 0, 99, "djinn in the bag, by colour"),
        Field("chests", len(box.chests), 0, 2, "by chest: stacked, discarded, opened"),
        Field("mages", len(box.mages) * WHERE, 0, 1, "by card: unseen, on offer, face up by seat, face down by seat"),
        Field("gear", gear * WHERE, 0, 1, "by card, as mages"),
        Field("mage_piles", 4, 0, 99, "cards below the top of each pile"),
        Field("gear_piles", 3, 0, 99, "the same"),
        Field("awards", len(box.awards) * WHOSE, 0, 1, "by tile: out of the match, on offer, by seat"),
        Field("traits", TRAITS * WHOSE, 0, 1, "by trait, as awards"),
        Field("scoring", len(box.scoring_cards) * WHOSE, 0, 1, "by card, as awards; what another keeps hidden is out"),
        Field("tom", TOM, -2, 1, "by card of Tom's: −2 out, 0 in his deck, 1 turned"),
        Field("place", SEATS * len(SPACES), 0, 1, "by seat, where its wizard stands"),
        Field("came", SEATS * len(SPACES), 0, 1, "by seat, the space it came from"),
        Field("stall", SEATS * 6, 0, 1, "by seat, where its assistant stands"),
        Field("goods", SEATS * 8, 0, MANY, "magic, then marker, minimum, coins, scrolls, keys, corks, circles: each by seat"),
        Field("bottles", SEATS * COLOUR_ROW, 0, 99, "by seat and colour, empty ones"),
        Field("held", SEATS * HELD_ROW, 0, 99, "by seat, in circles: by colour, then bosses"),
        Field("corked", SEATS * CORKED_ROW, 0, 99, "by seat, in bottles by their colour: djinn, then bosses"),
        Field("secrets", SEATS * SECRET_ROW, -2, SOURCE, "by seat and location: −2 nobody has it, −1 at hand, or its square"),
        Field("sets", SEATS, 0, 1, "by seat: has had the bonus for a set of gear"),
        Field("first", SEATS, 0, 1, "who has the dragon roof"),
        Field("turn_of", SEATS, 0, 1, "whose turn it is"),
        Field("blocked", SEATS, 0, 1, "whose next circle is under the blocker"),
        Field("keeper", SEATS, 0, 1, "who keeps two hidden scoring cards"),
        Field("done", DONE, 0, 1, "this turn: action, secret, captured, skipped, first row, second row, rows over, walked"),
        Field("used", gear, 0, 1, "gear that has given what it gives at a place this turn"),
        Field("fresh", SECRET_ROW, 0, 1, "secrets placed this turn, by location"),
        Field("turn", 1, 0, MANY, "turns that are over"),
        Field("last", 1, 0, MANY, "the match ends after so many; 0: not known yet"),
        Field("is_final", 1, 0, 1, "the last action at the Source"),
        Field("bosses", 1, 0, 99, "in the common supply"),
        Field("boost", 1, 0, 99, "magic that gear adds to one capture"),
        Field("stays", 1, 0, 1, "the assistant may stay at its stall"),
    ]  # fmt: skip


class DjinnEncoding(Encoding[DjinnState, DjinnView]):
    """At one table."""

    def __init__(self, rules: Game[DjinnState, DjinnView], box: Box) -> None:
        speller = Speller(told_of(box), box.seats)
        super().__init__(rules, speller, fields_of(box), longest_of(box))
        self.seats = box.seats
        self.gear_cards = len(box.gear)
        self.tables = [self.place_tables(me) for me in range(self.seats)]

    def place_tables(self, me: int) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
        """Seen from a seat: where cards lie, and whose tiles are."""
        where = {-1: one_hot(0, WHERE)}
        for pile in range(SEATS):
            where[ON_TOP + pile] = one_hot(1, WHERE)
        whose = {-2: one_hot(0, WHOSE), -1: one_hot(1, WHOSE)}
        for seat in range(self.seats):
            away = (seat - me) % self.seats
            where[seat] = one_hot(2 + away, WHERE)
            where[seat + DOWN] = one_hot(2 + SEATS + away, WHERE)
            whose[seat] = one_hot(2 + away, WHOSE)
        return where, whose

    def seen(self, view: DjinnView) -> list[int]:
        found = self.town(view)
        found += self.cards(view)
        found += self.wizards(view)
        found += self.people(view)
        found += bits_of(view.done, DONE) + bits_of(view.used, self.gear_cards)
        found += bits_of(view.fresh, SECRET_ROW)
        found += [view.turn, view.last, view.is_final, view.bosses, view.boost, view.stays]
        return found

    def town(self, view: DjinnView) -> list[int]:
        found: list[int] = []
        for space in range(SOURCE):
            found += one_hot(view.layout[space] if view.layout else -1, len(LOCATIONS))
        found += padded(view.djinn, ROUNDS * COLOUR_ROW)
        found += padded(view.boss, ROUNDS)
        found += padded(view.bag, len(COLOURS))
        return found + list(view.chests)

    def cards(self, view: DjinnView) -> list[int]:
        where, whose = self.tables[max(view.seat, 0)]
        found: list[int] = []
        for row in (view.mages, view.gear):
            for at in row:
                found += where[at]
        found += padded(view.mage_piles, 4)
        found += padded(view.gear_piles, 3)
        for row in (view.awards, view.traits, view.scoring):
            for at in row:
                found += whose[at]
        return found + padded(view.tom, TOM, -2)

    def wizards(self, view: DjinnView) -> list[int]:
        """What stands and lies before each seat."""
        me = view.seat
        found: list[int] = []
        for row, size in ((view.place, len(SPACES)), (view.came, len(SPACES)), (view.stall, 6)):
            for at in self.from_me(row, 1, me, -1):
                found += one_hot(at, size)
        goods = (view.magic, view.marker, view.minimum, view.coins, view.scrolls, view.keys)
        for row in (*goods, view.corks, view.circles):
            found += self.from_me(row, 1, me, 0)
        found += self.from_me(view.bottles, COLOUR_ROW, me, 0)
        found += self.from_me(view.held, HELD_ROW, me, 0)
        found += self.from_me(view.corked, CORKED_ROW, me, 0)
        found += self.from_me(view.secrets, SECRET_ROW, me, -2)
        return found

    def people(self, view: DjinnView) -> list[int]:
        """Who is who at the table."""
        me, seats = view.seat, self.seats
        found = self.from_me(bits_of(view.sets, seats), 1, me, 0)
        turn_of = (view.first + view.turn) % seats if view.first >= 0 else -1
        for seat in (view.first, turn_of, view.blocked, view.keeper):
            found += seat_hot(seat, me, seats, SEATS)
        return found

    def from_me(self, row: Sequence[int], width: int, me: int, filler: int) -> list[int]:
        """A list with a row for each seat, one's own first, filled up for the seats nobody has."""
        at = width * max(me, 0)
        return padded([*row[at:], *row[:at]], width * SEATS, filler)
