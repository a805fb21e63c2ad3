"""Where things stand in the lists of the table that have a row for each seat or each round space.

`…_at` is one place in such a list, `…_row` a whole row of it.
"""

from __future__ import annotations

from typing import Final

COLOUR_ROW: Final = 4
"""Djinn at a space, empty bottles of a seat: by colour."""
HELD_ROW: Final = 5
"""Djinn in circles: by colour, the boss last."""
CORKED_ROW: Final = 8
"""By the colour of the bottle: djinn in them, then bosses in them."""
BOSSES: Final = 4
"""Where the bosses begin in that row."""
SECRET_ROW: Final = 6
"""By location."""
ROWS: Final = 24
"""More than there are seats or spaces."""


def rows_of(width: int, start: int = 0) -> tuple[slice, ...]:
    """Every row of a list, or its end from some place on. Made once: they are asked for all the time."""
    return tuple([slice(width * at + start, width * at + width) for at in range(ROWS)])


COLOUR_ROWS: Final = rows_of(COLOUR_ROW)
HELD_ROWS: Final = rows_of(HELD_ROW)
CORKED_ROWS: Final = rows_of(CORKED_ROW)
BOSS_ROWS: Final = rows_of(CORKED_ROW, BOSSES)
SECRET_ROWS: Final = rows_of(SECRET_ROW)


def djinn_at(space: int, colour: int) -> int:
    return COLOUR_ROW * space + colour


def djinn_row(space: int) -> slice:
    return COLOUR_ROWS[space]


def bottles_at(seat: int, colour: int) -> int:
    return COLOUR_ROW * seat + colour


def bottles_row(seat: int) -> slice:
    return COLOUR_ROWS[seat]


def held_at(seat: int, djinn: int) -> int:
    """In circles; `djinn` is a colour or BOSS."""
    return HELD_ROW * seat + djinn


def held_row(seat: int) -> slice:
    return HELD_ROWS[seat]


def corked_at(seat: int, colour: int) -> int:
    """Djinn in bottles, without the bosses."""
    return CORKED_ROW * seat + colour


def bosses_at(seat: int, colour: int) -> int:
    """Bosses in bottles of this colour."""
    return CORKED_ROW * seat + BOSSES + colour


def corked_row(seat: int) -> slice:
    """Djinn, then bosses."""
    return CORKED_ROWS[seat]


def bosses_row(seat: int) -> slice:
    return BOSS_ROWS[seat]


def secrets_at(seat: int, location: int) -> int:
    return SECRET_ROW * seat + location


def secrets_row(seat: int) -> slice:
    return SECRET_ROWS[seat]


def whose_secret(at: int) -> tuple[int, int]:
    """The seat and the location of a place among the secrets."""
    return at // SECRET_ROW, at % SECRET_ROW
