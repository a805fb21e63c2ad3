"""Table sides with one defect each: what they tell of an answer is not what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from spiritboard.catalog import table_side
from spiritboard.core.speech import Saying
from spiritboard.core.table_side import TableSide
from spiritboard.core.values import Action, Seat


class Teller(TableSide):
    """No defect yet."""

    game: ClassVar[str] = "shamans"

    def __init__(self) -> None:
        self.honest = table_side(self.game)

    def preview(self, view: Any, action: Action) -> Sequence[Saying]:
        return self.honest.preview(view, action)

    def foretell(self, state: Any, seat: Seat, action: Action) -> Sequence[Saying] | None:
        return self.honest.foretell(state, seat, action)


class SparesTheLastCoin(Teller):
    """Whatever is paid for is told one coin cheaper than it is."""

    game = "djinn"

    def preview(self, view: Any, action: Action) -> Sequence[Saying]:
        return [cheaper(said) for said in super().preview(view, action)]


def cheaper(said: Saying) -> Saying:
    key, params = said
    if key != "preview-coins":
        return said
    before, after = cast("int", params["before"]), cast("int", params["after"])
    return (key, {"before": before, "after": after + 1}) if after < before else said


class ForgetsThePrice(Teller):
    """The pawn's steps, which an off-colour card costs, are not told."""

    def preview(self, view: Any, action: Action) -> Sequence[Saying]:
        return [said for said in super().preview(view, action) if said[0] != "preview-strays"]


class CountsItselfFirst(Teller):
    """It believes that nobody plays to the trick any more."""

    def preview(self, view: Any, action: Action) -> Sequence[Saying]:
        told = super().preview(view, action)
        return [
            (key, {**params, "sure": True} if "sure" in params else params) for key, params in told
        ]


class PlaysOnTheTable(Teller):
    """What is looked at is the table itself, not a copy."""

    def foretell(self, state: Any, seat: Seat, action: Action) -> Sequence[Saying] | None:
        found = super().foretell(state, seat, action)
        state.pawn += 1
        return found
