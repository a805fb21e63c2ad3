"""Shamans at a table of people."""

from __future__ import annotations

from collections.abc import Sequence

from spiritboard.core.manners import Manners, Saying
from spiritboard.core.values import Action
from spiritboard.games.shamans.picture import ShamansPicture, picture
from spiritboard.games.shamans.preview import preview
from spiritboard.games.shamans.view import ShamansView


class ShamansManners(Manners):
    """What the table adds to the rules of Shamans."""

    tails = frozenset(("pawn-moves", "refilled", "mask-reveals", "was-mask", "you-took"))

    def picture(self, view: ShamansView) -> ShamansPicture:
        return picture(view)

    def preview(self, view: ShamansView, action: Action) -> Sequence[Saying]:
        return preview(view, action)
