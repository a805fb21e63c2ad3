"""Play in a terminal: the reference text interface."""

from spiritboard.terminal.screen import Drawn, Plain, Screen
from spiritboard.terminal.session import Ending, Session

__all__ = ["Drawn", "Ending", "Plain", "Screen", "Session"]
