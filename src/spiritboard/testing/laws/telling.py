"""The law of what is told before an answer is given."""

from __future__ import annotations

from typing import ClassVar, Final

from spiritboard.core.state import State, clone
from spiritboard.core.table_side import TableSide
from spiritboard.core.values import Action, Decision, Seat
from spiritboard.testing.laws.law import Law

FEW: Final = 6
"""Of so many answers of a seat, in proportion to the effort, it is looked at what is told."""


class PreviewsComeTrue(Law):
    """What a seat is told that an answer would do is what it does on the real table, all of it.

    Only where the game's table side says both: what is told from a view, and what would be told if
    nothing were hidden.
    """

    name: ClassVar[str] = "previews-come-true"

    def asked(self, s: State, decision: Decision) -> None:
        table = self.trial.table
        if table is None or decision.by_nature:
            return
        before = clone(s)
        for seat in range(self.trial.seats):
            answers = self.game.options(s, seat)
            self.trial.rng(f"told {seat}").shuffle(answers)
            for action in answers[: FEW * self.trial.effort]:
                self.look(table, s, seat, action)
        if s != before:
            raise self.broken("it was only told what answers would do, and the state has changed")

    def look(self, table: TableSide, s: State, seat: Seat, action: Action) -> None:
        true = table.foretell(s, seat, action)
        if true is None:
            return
        told = table.preview(self.game.view(s, seat), action)
        if list(told) != list(true):
            raise self.broken(f"{action} of seat {seat}: told {told}, but it comes to {true}")
        self.checked += 1
