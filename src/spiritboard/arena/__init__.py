"""Many games: simulations, contests and measurements."""

from spiritboard.arena.balance import Balance, balance
from spiritboard.arena.competing import compete
from spiritboard.arena.contest import Contest
from spiritboard.arena.duel import Duel, duel
from spiritboard.arena.simulate import Results, simulate

__all__ = [
    "Balance",
    "Contest",
    "Duel",
    "Results",
    "balance",
    "compete",
    "duel",
    "simulate",
]
