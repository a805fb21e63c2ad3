"""Many games: simulations and measurements."""

from spiritboard.arena.simulate import Results, simulate

__all__ = ["Results", "simulate"]
