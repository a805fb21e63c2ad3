"""What a seat knows: the view of a table, and the table of a view. They are the same."""

from __future__ import annotations

from typing import cast

from spiritboard.core.content import known
from spiritboard.core.record import Tagged
from spiritboard.core.values import Seat
from spiritboard.core.views import opened, rebuilt
from spiritboard.games.wildwoods.box import Box
from spiritboard.games.wildwoods.state import WildwoodsState
from spiritboard.games.wildwoods.view import WildwoodsView


def box_of(view: WildwoodsView) -> Box:
    """What lies in the box of the match that a view is of."""
    return cast("Box", known(view.box))


def make_view(s: WildwoodsState, seat: Seat) -> WildwoodsView:
    return opened(WildwoodsView, s, seat=seat)


def make_world(view: WildwoodsView, records: Tagged) -> WildwoodsState:
    """The table that the view shows."""
    return rebuilt(WildwoodsState, view, records)
