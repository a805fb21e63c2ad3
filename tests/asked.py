"""What every test table can be asked, whatever the game."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from spiritboard.core.game import Game
from spiritboard.core.state import State
from spiritboard.core.values import Outcome, Seat

S = TypeVar("S", bound=State)


class Asked(Generic[S]):
    """The question that is open, and who won when there is none."""

    game: Game[S, Any]
    s: S

    @property
    def kind(self) -> str:
        """What is asked."""
        decision = self.game.decision(self.s)
        return decision.kind if decision else "over"

    @property
    def asked(self) -> tuple[Seat, ...]:
        decision = self.game.decision(self.s)
        return decision.seats if decision else ()

    @property
    def turn(self) -> Seat:
        """The one player who is asked."""
        (seat,) = self.asked
        return seat

    @property
    def outcome(self) -> Outcome:
        found = self.game.outcome(self.s)
        assert found is not None
        return found
