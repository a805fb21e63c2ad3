"""The table of Shamans. A set of seats is an int with a bit for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spiritboard.core.bits import numbers_in
from spiritboard.core.state import State, contents, counter, number_set, row, seat_set, sets
from spiritboard.games.shamans.box import PORTAL, Box

NOTHING: Final = -1
"""No card, no tile, no seat, no world."""

WARPED: Final = 0
STEPPED_BACK: Final = 1
EXCHANGED: Final = 2
ELIMINATED: Final = 3


@dataclass(eq=False, kw_only=True)
class ShamansState(State):
    """One match. Everything below `pawn` is set anew each round."""

    box: Box = contents()
    round: int = counter()
    first: int = counter(NOTHING)
    """S1.3 Who has the first-player token."""
    points: list[int] = row()

    pawn: int = counter()
    shadows: int = seat_set()
    """The seats that hold a Shadow card now."""
    revealed: int = seat_set()
    """The seats whose role card lies face up."""
    knows: list[int] = row()
    """By seat: whose role cards it has seen, also before an exchange (S6.2)."""
    alive: int = seat_set()
    hands: list[int] = sets()
    """By seat: its cards, as a set. An eliminated Shaman's hand is the one laid aside (S7.2)."""
    placed: list[int] = row()
    """By world: the values on the board, as a set."""
    closed: int = number_set()
    """The worlds whose completion has been dealt with, as a set."""
    guide: int = counter(NOTHING)
    destination: int = counter(NOTHING)
    trick: list[int] = row()
    """By seat: the card that lies before it."""
    plays: list[int] = row()
    """Every card played this round, in order: 8 × card + seat."""
    deeds: list[tuple[int, int, int, int]] = row()
    """What else everybody saw this round: kind, by whom, to whom or which way, after so many plays.

    Kinds: WARPED, STEPPED_BACK, EXCHANGED, ELIMINATED.
    """
    display: list[int] = row()
    pile: list[int] = row()
    """By kind: how many artifacts are left in the pile. Its order is nature's."""
    eclipse: int = counter()
    """1 while the eclipse is in the pile."""
    up: list[tuple[int, ...]] = row()
    """By seat: face-up artifacts, sorted. Those of an eliminated player are out (S5.4)."""
    down: list[tuple[int, ...]] = row()
    discard: list[int] = row()
    """By kind: artifacts that were used."""
    passed: list[int] = row()
    """By seat: the card it passed at the eclipse, while that card is still hidden (S4.6)."""
    passed_to: list[int] = row()

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards of a seat, in order."""
        return tuple(numbers_in(self.hands[seat]))

    def note(self, kind: int, seat: int, object_: int) -> None:
        """Keeps a deed for the memory of the table."""
        self.deeds.append((kind, seat, object_, len(self.plays)))

    def is_alive(self, seat: int) -> bool:
        return (self.alive >> seat) & 1 == 1

    def is_shadow(self, seat: int) -> bool:
        return (self.shadows >> seat) & 1 == 1

    def living(self) -> list[int]:
        """The seats still in the round, clockwise from seat 0."""
        return [seat for seat in range(self.box.seats) if (self.alive >> seat) & 1]

    def with_cards(self) -> list[int]:
        """The living seats that have cards."""
        return [seat for seat, hand in enumerate(self.hands) if hand and (self.alive >> seat) & 1]

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in the order of play, beginning with this one."""
        seats = self.box.seats
        return [(seat + step) % seats for step in range(seats)]

    def may_act_out_of_turn(self, seat: int) -> bool:
        """S5.1, S4.2 As far as everybody can tell: a portal to use, or a tile to turn up."""
        if not (self.alive >> seat) & 1:
            return False
        return len(self.down[seat]) > 0 or PORTAL in self.up[seat]

    def may_have_portal(self, seat: int) -> bool:
        """S5.1 As far as everybody can tell: nobody hides one when all of them lie open."""
        if not (self.alive >> seat) & 1:
            return False
        return PORTAL in self.up[seat] or (len(self.down[seat]) > 0 and self.hidden_portals() > 0)

    def hidden_portals(self) -> int:
        """S5.1 The portals that nobody has seen: in the pile, or face down."""
        seen = self.discard[PORTAL] + self.display.count(PORTAL)
        for own in self.up:
            seen += own.count(PORTAL)
        return self.box.tiles[PORTAL] - seen

    def most_portals(self) -> int:
        """S5.1 As many as the living may own together, as far as everybody can tell."""
        living = self.living()
        face_down = sum([len(self.down[seat]) for seat in living])
        face_up = sum([self.up[seat].count(PORTAL) for seat in living])
        return face_up + min(face_down, self.hidden_portals())

    def has(self, seat: int, tile: int) -> bool:
        return self.is_alive(seat) and (tile in self.up[seat] or tile in self.down[seat])

    def give_up(self, seat: int, tile: int) -> None:
        """Discards an artifact, a face-up one if there is one."""
        side = self.up if tile in self.up[seat] else self.down
        side[seat] = without(side[seat], tile)
        self.discard[tile] += 1


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The tuple less one occurrence of an item."""
    at = 0
    while items[at] != item:
        at += 1
    return items[:at] + items[at + 1 :]


def with_item(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The sorted tuple with one item more."""
    more = [*items, item]
    more.sort()
    return tuple(more)


def world_of(card: int) -> int:
    return card >> 3


def value_of(card: int) -> int:
    """The printed number, 1 to 8."""
    return (card & 7) + 1
