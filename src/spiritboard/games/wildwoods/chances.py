"""The chance to prevail, in words: an estimate is no number to rely on."""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.bot import held
from spiritboard.games.wildwoods.state import WildwoodsState

WON_WORTH: Final = 0.96
LOST_WORTH: Final = 0.002
"""What the adviser counts for a scene that is won, and for one that is as good as lost, beside what is
kept for the scenes to come."""
KEPT: Final = 0.001
"""What it counts for a spirit or a crystal that is kept."""
LITTLE: Final = 0.02
"""Below such a chance a way back is offered."""
WORDS: Final = ((0.9, "sure"), (0.65, "good"), (0.4, "even"), (0.15, "poor"), (LITTLE, "slim"))
"""From such a chance on it is called so."""


def as_chance(worth: float, s: WildwoodsState) -> float:
    """What the adviser finds a table worth, as a chance: what is kept for later does not count."""
    kept = KEPT * (s.spirit + sum(s.crystals)) + held(s)
    return min(1.0, max(0.0, (worth - kept - LOST_WORTH) / (WON_WORTH - LOST_WORTH)))


def chance_word(chance: float) -> str:
    """The message for a chance."""
    for least, word in WORDS:
        if chance >= least:
            return f"chance-{word}"
    return "chance-lost"


def is_nearly_lost(chance: float) -> bool:
    """Then a way back is offered."""
    return chance < LITTLE


def percent_of(chance: float) -> int:
    """Rounded, but never to a certainty that is none.

    >>> percent_of(0.004), percent_of(0.5), percent_of(0.999)
    (1, 50, 99)
    """
    return min(99, max(1, round(100 * chance)))
