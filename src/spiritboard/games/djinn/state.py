"""The table of Djinn. What belongs to a seat stands in lists by seat, or in rows (see `rows`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spiritboard.core.state import State, contents, counter, number_set, row
from spiritboard.games.djinn.box import BOSS, ROUNDS, SOURCE, Box
from spiritboard.games.djinn.rows import COLOUR_ROW, HELD_ROW, secrets_at

NOTHING: Final = -1

DOWN: Final = 4
"""Added to the seat of a card that lies face down."""
UNSEEN: Final = -1
"""A mage or a piece of gear somewhere below the top of its pile."""
ON_TOP: Final = 8
"""Added to the pile of a card that is on offer."""

OUT: Final = -2
"""Not in this match."""
OFFERED: Final = -1
"""An award, a trait or a scoring card that lies open."""

REMOVED: Final = -2
"""A secret that nobody has in this match."""
AT_HAND: Final = -1
"""A secret on its owner's board."""

STACKED: Final = 0
DISCARDED: Final = 1
OPENED: Final = 2

MAIN: Final = 1
"""The action of the space was done this turn."""
SECRET: Final = 2
CAPTURED: Final = 4
"""The djinn of this space were dealt with."""
SKIPPED: Final = 8
FIRST_ROW: Final = 16
SECOND_ROW: Final = 32
"""The second row of the Source was begun."""
ROWS_OVER: Final = 64
"""The second row came first and is over."""
WALKED: Final = 128
"""The wizard has moved this turn."""


@dataclass(eq=False, kw_only=True)
class DjinnState(State):
    """One match."""

    box: Box = contents()
    first: int = counter(NOTHING)
    """The seat with the dragon roof."""
    turn: int = counter()
    """So many turns are over; the next one is the seat's so many places from the first."""
    last: int = counter()
    """The match ends after so many turns; 0: bosses are left in the town."""
    is_final: int = counter()
    """1 during the last action at the Source."""

    layout: list[int] = row()
    """By space but the Source: its location."""
    djinn: list[int] = row()
    """By round space and colour: how many stand there."""
    boss: list[int] = row()
    """By round space."""
    bag: list[int] = row()
    """By colour."""
    draws: int = counter()
    """So often something was drawn from the bag, and so often a chest was opened."""
    openings: int = counter()
    bosses: int = counter()
    """In the common supply."""
    chests: list[int] = row()
    """By chest: STACKED, DISCARDED, OPENED."""
    mages: list[int] = row()
    """By card: UNSEEN, ON_TOP + pile, a seat, or DOWN + seat. Piles 0 and 1 have no keys."""
    mage_piles: list[int] = row()
    """By pile: cards below its top."""
    gear: list[int] = row()
    """By card, as mages; a pile for each kind."""
    gear_piles: list[int] = row()
    awards: list[int] = row()
    """By tile: OUT, OFFERED, or its owner."""
    traits: list[int] = row()
    scoring: list[int] = row()
    """By card: OUT, OFFERED (it counts for all), or who keeps it hidden (T19)."""
    tom: list[int] = row()
    """By card of Tom's: OUT, 0 in his deck, 1 turned."""

    place: list[int] = row()
    came: list[int] = row()
    """By seat: the space it came from and may not go back to."""
    stall: list[int] = row()
    """By seat: the group of stalls where the assistant stands."""
    magic: list[int] = row()
    marker: list[int] = row()
    """By seat: the space of the capacity marker, 9 when it is flipped. Magic stays below it."""
    minimum: list[int] = row()
    coins: list[int] = row()
    scrolls: list[int] = row()
    keys: list[int] = row()
    corks: list[int] = row()
    circles: list[int] = row()
    """By seat: the active ones."""
    blocked: int = counter(NOTHING)
    """T6 The seat whose next circle is under the blocker."""
    bottles: list[int] = row()
    """By seat and colour: empty ones."""
    held: list[int] = row()
    """By seat and colour, the boss last: in circles."""
    corked: list[int] = row()
    """By seat and colour: djinn in bottles of this colour, then bosses in them."""
    secrets: list[int] = row()
    """By seat and location: REMOVED, AT_HAND, or its square."""
    sets: int = number_set()
    """The seats that have had the bonus for a set of gear."""

    done: int = number_set()
    """This turn: MAIN, SECRET and so on."""
    used: int = number_set()
    """This turn: the gear that has given what it gives at a place."""
    fresh: int = number_set()
    """This turn: the secrets placed, by location."""
    boost: int = counter()
    """This turn: magic that a piece of gear adds to one capture."""
    stays: int = counter()
    """This turn: the assistant may stay at its stall."""

    def seat(self) -> int:
        """Whose turn it is."""
        return (self.first + self.turn) % self.box.seats

    def most_magic(self, seat: int) -> int:
        """F5 The marker blocks its own space."""
        return self.marker[seat] - 1

    def has_trait(self, seat: int, number: int) -> bool:
        """T1 to T20."""
        return self.traits[number - 1] == seat

    def djinn_at(self, space: int) -> int:
        """Without the boss."""
        at = COLOUR_ROW * space
        djinn = self.djinn
        return djinn[at] + djinn[at + 1] + djinn[at + 2] + djinn[at + 3]

    def spot(self, space: int) -> tuple[int, int]:
        """A space and its location; the Source has none."""
        return space, self.layout[space] if space < SOURCE else NOTHING

    def is_haunted(self, space: int) -> bool:
        return space < ROUNDS and self.djinn_at(space) > 0

    def free_circles(self, seat: int) -> int:
        at = HELD_ROW * seat
        held = self.held
        return self.circles[seat] - (
            held[at] + held[at + 1] + held[at + 2] + held[at + 3] + held[at + BOSS]
        )

    def bosses_in_town(self) -> int:
        return sum(self.boss)

    def secret_at(self, seat: int, space: int) -> int:
        """The location of one's own secret at a square; NOTHING."""
        for location in range(6):
            if self.secrets[secrets_at(seat, location)] == space:
                return location
        return NOTHING

    def mages_of(self, seat: int) -> list[int]:
        """Those that lie face up."""
        return [card for card, where in enumerate(self.mages) if where == seat]

    def sleeping(self, seat: int) -> list[int]:
        """The mages that lie face down."""
        return [card for card, where in enumerate(self.mages) if where == seat + DOWN]

    def gear_of(self, seat: int) -> list[int]:
        """That lies face up: at most one of a kind."""
        return [card for card, where in enumerate(self.gear) if where == seat]

    def has_effect(self, seat: int, effect: int) -> int:
        """The gear face up with this effect; NOTHING."""
        gear = self.gear
        for card in self.box.gear_with[effect]:
            if gear[card] == seat:
                return card
        return NOTHING
