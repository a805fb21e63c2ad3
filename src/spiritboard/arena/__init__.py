"""Many games: simulations and measurements."""

from spiritboard.arena.balance import Balance, balance
from spiritboard.arena.duel import Duel, duel
from spiritboard.arena.simulate import Results, simulate

__all__ = ["Balance", "Duel", "Results", "balance", "duel", "simulate"]
