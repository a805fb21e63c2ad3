"""What a seat knows: the view of a table, and a possible table for a view."""

from __future__ import annotations

from typing import cast

from spiritboard.core.content import known
from spiritboard.core.record import Tagged
from spiritboard.core.values import Seat
from spiritboard.core.views import opened, rebuilt
from spiritboard.games.ducharina.actions import Plan
from spiritboard.games.ducharina.box import Box
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.games.ducharina.view import DucharinaView


def box_of(view: DucharinaView) -> Box:
    """What lies in the box of the match that a view is of."""
    return cast("Box", known(view.box))


def make_view(s: DucharinaState, seat: Seat) -> DucharinaView:
    own = s.answers[seat] if 0 <= seat < len(s.answers) else None
    return opened(
        DucharinaView,
        s,
        seat=seat,
        is_open=len(s.answers) > 0,
        answered=tuple([x for x, answer in enumerate(s.answers) if isinstance(answer, Plan)]),
        answer=own if isinstance(own, Plan) else None,
    )


def make_world(view: DucharinaView, records: Tagged) -> DucharinaState:
    """The table that the view shows; what others plan is not a part of it."""
    return rebuilt(DucharinaState, view, records)
