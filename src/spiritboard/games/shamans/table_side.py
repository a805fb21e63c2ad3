"""Shamans at a table of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import convert

from spiritboard.core.speech import Saying
from spiritboard.core.table_side import Lesson, Log, TableSide
from spiritboard.core.values import Action, Seat
from spiritboard.games.shamans.bets import ShamansBets
from spiritboard.games.shamans.game import Shamans
from spiritboard.games.shamans.orders import ShamansOrders
from spiritboard.games.shamans.picture import ShamansPicture
from spiritboard.games.shamans.picturing import Pictures
from spiritboard.games.shamans.preview import Previews
from spiritboard.games.shamans.reasons import reason
from spiritboard.games.shamans.state import ShamansState
from spiritboard.games.shamans.talk import ShamansTalk
from spiritboard.games.shamans.view import ShamansView


class ShamansTable(TableSide):
    """What the table adds to the rules of Shamans."""

    log = Log(
        tails=frozenset(("pawn-moves", "refilled", "mask-reveals", "was-mask", "you-took")),
        round_begin="round-begins",
        round_end="scores",
        summary=frozenset(("round-won", "had-role", "gains", "predicted", "scores")),
        moments=frozenset(("eclipse", "exchanges", "performs", "round-won", "uses-dagger")),
    )
    orders = ShamansOrders()
    bets = ShamansBets()

    def __init__(self, game: Shamans, talk: Mapping[str, Any], lesson: Mapping[str, Any]) -> None:
        """From its content files; `spiritboard.catalog` reads them."""
        self._previews = Previews(game)
        self._pictures = Pictures()
        self.talk = ShamansTalk(talk)
        self.lesson = convert(lesson, Lesson)

    def picture(self, view: ShamansView) -> ShamansPicture:
        return self._pictures.picture(view)

    def preview(self, view: ShamansView, action: Action) -> Sequence[Saying]:
        return self._previews.preview(view, action)

    def reason(self, view: ShamansView, action: Action, others: Sequence[Action]) -> Saying | None:
        return reason(self._previews, view, action, others)

    def foretell(self, state: ShamansState, seat: Seat, action: Action) -> Sequence[Saying] | None:
        return self._previews.foretell(state, seat, action)
