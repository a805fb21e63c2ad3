"""The conformance kit, public: anyone's game can be put through it.

`kit` plays random matches under the laws, `property` lets hypothesis look for a short one that
breaks them, `soak` plays very many and sees that everything has happened.
"""

from spiritboard.testing.kit import Terms, check_game, check_match
from spiritboard.testing.laws import LAWS, QUICK, Law
from spiritboard.testing.report import Report
from spiritboard.testing.trial import LawBroken, Trace

__all__ = [
    "LAWS",
    "QUICK",
    "Law",
    "LawBroken",
    "Report",
    "Terms",
    "Trace",
    "check_game",
    "check_match",
]
