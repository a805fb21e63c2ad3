"""Djinn by numbers. Seats are told from one's own, clockwise."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from spiritboard.core.encoding import Field
from spiritboard.core.game import Game
from spiritboard.core.spelling import Speller
from spiritboard.core.table_encoding import (
    ONE,
    TableEncoding,
    put,
    put_one,
    put_row,
    put_set,
)
from spiritboard.core.values import Seat
from spiritboard.games.djinn.box import COLOURS, LOCATIONS, ROUNDS, SOURCE, SPACES, TRAITS, Box
from spiritboard.games.djinn.knowledge import keeper_of
from spiritboard.games.djinn.rows import COLOUR_ROW, CORKED_ROW, HELD_ROW, SECRET_ROW
from spiritboard.games.djinn.state import (
    DOWN,
    NOTHING,
    ON_TOP,
    OUT,
    REMOVED,
    UNSEEN,
    DjinnState,
)
from spiritboard.games.djinn.told import longest_of, told_of
from spiritboard.games.djinn.view import DjinnView

SEATS: Final = 4
WHERE: Final = 10
"""A mage or a piece of gear: unseen, on offer, face up by seat, face down by seat."""
WHOSE: Final = 6
"""An award, a trait or a scoring card: out, on offer, by seat."""
STALLS: Final = 6
DONE: Final = 8
ALL_DONE: Final = 255
EVERY_SECRET: Final = 63
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
        Field("stall", SEATS * STALLS, 0, 1, "by seat, where its assistant stands"),
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


class DjinnEncoding(TableEncoding[DjinnState, DjinnView]):
    """At one table."""

    def __init__(self, rules: Game[DjinnState, DjinnView], box: Box) -> None:
        speller = Speller(told_of(box), box.seats)
        super().__init__(rules, speller, fields_of(box), longest_of(box), box.seats)
        self.gear_cards: i64 = len(box.gear)
        self.every_gear: i64 = (1 << len(box.gear)) - 1

    def write_seen(self, out: BytesWriter, at: i64, s: DjinnState, seat: Seat) -> None:
        me = max(seat, 0)
        at = self.put_town(out, at, s)
        at = self.put_cards(out, at, s, seat)
        at = self.put_wizards(out, at, s, me)
        at = self.put_people(out, at, s, me)
        put_set(out, at, s.done & ALL_DONE)
        at += 2 * DONE
        put_set(out, at, s.used & self.every_gear)
        at += 2 * self.gear_cards
        put_set(out, at, s.fresh & EVERY_SECRET)
        at += 2 * SECRET_ROW
        put(out, at, s.turn)
        put(out, at + 2, s.last)
        put(out, at + 4, s.is_final)
        put(out, at + 6, s.bosses)
        put(out, at + 8, s.boost)
        put(out, at + 10, s.stays)

    def put_town(self, out: BytesWriter, at: i64, s: DjinnState) -> i64:
        locations: i64 = len(LOCATIONS)
        for space, location in enumerate(s.layout):
            put_one(out, at + 2 * locations * space, location)
        at += 2 * locations * SOURCE
        put_row(out, at, s.djinn)
        at += 2 * ROUNDS * COLOUR_ROW
        put_row(out, at, s.boss)
        at += 2 * ROUNDS
        put_row(out, at, s.bag)
        at += 2 * len(COLOURS)
        put_row(out, at, s.chests)
        return at + 2 * len(s.chests)

    def put_cards(self, out: BytesWriter, at: i64, s: DjinnState, seat: Seat) -> i64:
        """T19 What another keeps hidden is told as out of the match."""
        me = max(seat, 0)
        at = self.put_where(out, at, s.mages, me)
        at = self.put_where(out, at, s.gear, me)
        put_row(out, at, s.mage_piles)
        put_row(out, at + 8, s.gear_piles)
        at = self.put_whose(out, at + 14, s.awards, me)
        at = self.put_whose(out, at, s.traits, me)
        keeper = keeper_of(s)
        is_hidden = keeper not in (NOTHING, seat)
        scoring = [OUT if owner >= 0 else owner for owner in s.scoring] if is_hidden else s.scoring
        at = self.put_whose(out, at, scoring, me)
        for card in range(TOM):
            put(out, at, s.tom[card] if card < len(s.tom) else OUT)
            at += 2
        return at

    def put_where(self, out: BytesWriter, at: i64, cards: list[int], me: i64) -> i64:
        """By card: unseen, on offer, face up by seat, face down by seat."""
        for place in cards:
            if place == UNSEEN:
                out[at] = ONE
            elif place >= ON_TOP:
                out[at + 2] = ONE
            else:
                row: i64 = SEATS if place >= DOWN else 0
                put_one(out, at + 4, row + self.step_to(place - row, me))
            at += 2 * WHERE
        return at

    def put_whose(self, out: BytesWriter, at: i64, tiles: list[int], me: i64) -> i64:
        """By tile: out, on offer, by seat."""
        for owner in tiles:
            place: i64 = owner
            if owner >= 0:
                place = self.step_to(owner, me)
            put_one(out, at, 2 + place)
            at += 2 * WHOSE
        return at

    def put_wizards(self, out: BytesWriter, at: i64, s: DjinnState, me: i64) -> i64:
        """What stands and lies before each seat."""
        at = self.put_hot(out, at, s.place, len(SPACES), me)
        at = self.put_hot(out, at, s.came, len(SPACES), me)
        at = self.put_hot(out, at, s.stall, STALLS, me)
        at = self.put_rows(out, at, s.magic, 1, me)
        at = self.put_rows(out, at, s.marker, 1, me)
        at = self.put_rows(out, at, s.minimum, 1, me)
        at = self.put_rows(out, at, s.coins, 1, me)
        at = self.put_rows(out, at, s.scrolls, 1, me)
        at = self.put_rows(out, at, s.keys, 1, me)
        at = self.put_rows(out, at, s.corks, 1, me)
        at = self.put_rows(out, at, s.circles, 1, me)
        at = self.put_rows(out, at, s.bottles, COLOUR_ROW, me)
        at = self.put_rows(out, at, s.held, HELD_ROW, me)
        at = self.put_rows(out, at, s.corked, CORKED_ROW, me)
        end = self.put_rows(out, at, s.secrets, SECRET_ROW, me)
        at += 2 * SECRET_ROW * self.seats
        while at < end:  # where nobody sits
            put(out, at, REMOVED)
            at += 2
        return end

    def put_hot(self, out: BytesWriter, at: i64, row: list[int], size: i64, me: i64) -> i64:
        """By seat from one's own on: 1 at the place that the row names."""
        for seat, place in enumerate(row):
            put_one(out, at + 2 * size * self.step_to(seat, me), place)
        return at + 2 * size * SEATS

    def put_rows(self, out: BytesWriter, at: i64, rows: list[int], width: i64, me: i64) -> i64:
        """A list with a row for each seat, one's own first."""
        there: i64 = at + 2 * width * self.step_to(0, me)
        end: i64 = at + 2 * width * self.seats
        for number in rows:
            if (
                there == end
            ):  # whoever sits furthest to the left is told last, and then oneself first
                there = at
            put(out, there, number)
            there += 2
        return at + 2 * width * SEATS

    def put_people(self, out: BytesWriter, at: i64, s: DjinnState, me: i64) -> i64:
        """Who is who at the table."""
        self.put_seats(out, at, s.sets, me)
        at += 2 * SEATS
        turn_of: i64 = (s.first + s.turn) % int(self.seats) if s.first >= 0 else NOTHING
        at = self.put_seat(out, at, s.first, me)
        at = self.put_seat(out, at, turn_of, me)
        at = self.put_seat(out, at, s.blocked, me)
        return self.put_seat(out, at, keeper_of(s), me)

    def put_seat(self, out: BytesWriter, at: i64, seat: i64, me: i64) -> i64:
        """By how far it sits to the left; NOTHING is nowhere."""
        if seat >= 0:
            put_one(out, at, self.step_to(seat, me))
        return at + 2 * SEATS
