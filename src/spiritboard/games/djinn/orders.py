"""Standing orders: answers that a player gives once for many questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spiritboard.core.table_side import Orders
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import KeepKey, Pay
from spiritboard.games.djinn.box import COINS
from spiritboard.games.djinn.view import DjinnView

ORDERS: Final[Mapping[str, Action]] = {
    "pay-coins": Pay(COINS),
    "keep-keys": KeepKey(),
}
"""D3, D14 What others are owed is paid in coins; D13 no key is spent on a chest."""


class DjinnOrders(Orders):
    names = tuple(ORDERS)

    def answer(self, order: str, view: DjinnView, options: Sequence[Action]) -> Action | None:
        return ORDERS[order] if ORDERS[order] in options else None
