"""Spiritboard: board games about spirits, by their full rules, from Python, terminal and browser.

>>> import spiritboard
>>> match = spiritboard.Match.new(spiritboard.game_names()[0], seats=3, seed=7)
>>> match.outcome is None
True
"""

from spiritboard.arena import Results, simulate
from spiritboard.catalog import game
from spiritboard.catalog import names as game_names
from spiritboard.core.errors import BadRecord, BadSetup, Illegal, SpiritboardError, told_by
from spiritboard.core.release import VERSION
from spiritboard.core.values import NATURE, WATCHER
from spiritboard.match import Match

__version__ = VERSION
__all__ = [
    "NATURE",
    "WATCHER",
    "BadRecord",
    "BadSetup",
    "Illegal",
    "Match",
    "Results",
    "SpiritboardError",
    "game",
    "game_names",
    "simulate",
]


def _in_words(error: SpiritboardError) -> str:
    from spiritboard.text.refusals import in_words  # noqa: PLC0415  # no words before somebody is refused

    return in_words(error)


told_by(_in_words)
