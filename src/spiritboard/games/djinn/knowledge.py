"""What a seat knows: the view of a table, and a possible table for a view.

All that is hidden lies in the bag, under the piles, in the stack of chests and in Tom's deck, which
are nature's; and there are the two scoring cards that one player may keep (T19).
"""

from __future__ import annotations

from typing import cast

from spiritboard.core.content import known
from spiritboard.core.record import Tagged
from spiritboard.core.rng import Rng
from spiritboard.core.values import Seat
from spiritboard.core.views import opened, rebuilt
from spiritboard.games.djinn.box import Box
from spiritboard.games.djinn.state import NOTHING, OUT, DjinnState
from spiritboard.games.djinn.view import DjinnView


def keeper_of(s: DjinnState) -> int:
    """T19 Who keeps scoring cards, while they are hidden."""
    if s.stack:
        for owner in s.scoring:
            if owner >= 0:
                return owner
    return NOTHING


def box_of(view: DjinnView) -> Box:
    """What lies in the box of the match that a view is of."""
    return cast("Box", known(view.box))


def make_view(s: DjinnState, seat: Seat, other: DjinnView | None = None) -> DjinnView:
    """`other`: the view of whoever looks on at the very same table."""
    keeper = keeper_of(s)
    scoring = s.scoring
    if keeper not in (NOTHING, seat):
        scoring = [OUT if owner >= 0 else owner for owner in scoring]
    return opened(
        DjinnView,
        s,
        other,
        seat=seat,
        scoring=tuple(scoring),
        keeper=keeper,
    )


def make_world(view: DjinnView, rng: Rng, records: Tagged) -> DjinnState:
    """A table that looks just so; the hidden scoring cards are any of those left."""
    state = table_shown(view, records)
    deal_kept(state, view, rng)
    return state


def table_shown(view: DjinnView, records: Tagged) -> DjinnState:
    """The table without the cards that somebody else keeps hidden."""
    return rebuilt(DjinnState, view, records, scoring=list(view.scoring))


def deal_kept(state: DjinnState, view: DjinnView, rng: Rng) -> None:
    """T19 The cards that somebody else keeps are any two of those that are not seen."""
    if view.keeper in (NOTHING, view.seat):
        return
    unseen = [card for card, owner in enumerate(view.scoring) if owner == OUT]
    for card in unseen:
        state.scoring[card] = OUT
    rng.shuffle(unseen)
    for card in unseen[:2]:
        state.scoring[card] = view.keeper
