"""Standing orders: answers that a player gives once for many questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spiritboard.core.table_side import Orders
from spiritboard.core.values import Action
from spiritboard.games.shamans.actions import KeepDagger, KeepPortal
from spiritboard.games.shamans.box import DAGGER, PORTAL
from spiritboard.games.shamans.view import ShamansView
from spiritboard.games.shamans.words import box_of

Order = Callable[[ShamansView], Action | None]
"""The answer that an order wants; None: it says nothing to this table."""


def pass_portal(view: ShamansView) -> Action | None:
    """S5.1 Never a portal, unless the Moon is one step away."""
    return KeepPortal() if view.pawn + 1 < box_of(view).moon else None


def pass_portal_empty(view: ShamansView) -> Action | None:
    """S5.1 No portal when there is none: one is asked so that nobody can tell."""
    return None if owns(view, PORTAL) else KeepPortal()


def no_dagger_empty(view: ShamansView) -> Action | None:
    """S6.4 No dagger when there is none: one is asked for the same reason."""
    return None if owns(view, DAGGER) else KeepDagger()


ORDERS: Final[Mapping[str, Order]] = {
    "pass-portal": pass_portal,
    "pass-portal-empty": pass_portal_empty,
    "no-dagger-empty": no_dagger_empty,
}


class ShamansOrders(Orders):
    names = tuple(ORDERS)

    def answer(self, order: str, view: ShamansView, options: Sequence[Action]) -> Action | None:
        wanted = ORDERS[order](view)
        return wanted if wanted in options else None


def owns(view: ShamansView, tile: int) -> bool:
    return tile in view.up[view.seat] or tile in view.down
