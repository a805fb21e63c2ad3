"""Play in a terminal: the reference text interface."""

from spiritboard.terminal.drawn import Drawn
from spiritboard.terminal.plain import Plain
from spiritboard.terminal.screen import Screen
from spiritboard.terminal.session import Ending, Session

__all__ = ["Drawn", "Ending", "Plain", "Screen", "Session"]
