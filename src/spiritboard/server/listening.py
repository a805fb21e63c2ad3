"""Who attends to a table: browsers that are told, and whatever happens there by itself."""

from __future__ import annotations

from typing import Protocol

from spiritboard.core.values import Seat
from spiritboard.server import wire
from spiritboard.server.identity import Visitor


class Listener(Protocol):
    """A browser at the table."""

    visitor: Visitor
    eyes: tuple[Seat, ...]
    shown: dict[Seat, wire.Position] | None
    """By seat: the position that it was sent last, and is told the changes of. None: it wants each one whole."""

    def send(self, message: bytes) -> None: ...

    def close(self, message: wire.Bye) -> None: ...


class Attendant(Protocol):
    """Sees to whatever happens at a table by itself: bots, orders, time that is up."""

    @property
    def is_busy(self) -> bool: ...

    def look(self) -> None: ...

    def foresee(self) -> None: ...

    def stop(self) -> None: ...
