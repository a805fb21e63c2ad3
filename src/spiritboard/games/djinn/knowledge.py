"""What a seat knows: the view of a table, and a possible table for a view.

All that is hidden lies in the bag, under the piles, in the stack of chests and in Tom's deck, which
are nature's; and there are the two scoring cards that one player may keep (T19).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, cast

from spiritboard.core.record import Packed, Record, unpack
from spiritboard.core.rng import Rng
from spiritboard.core.state import Frame
from spiritboard.core.values import Seat
from spiritboard.games.djinn.box import Box
from spiritboard.games.djinn.state import NOTHING, OUT, DjinnState
from spiritboard.games.djinn.view import DjinnView


def keeper_of(s: DjinnState) -> int:
    """T19 Who keeps scoring cards, while they are hidden."""
    return max(s.scoring) if s.stack else NOTHING


def make_view(s: DjinnState, seat: Seat) -> DjinnView:
    keeper = keeper_of(s)
    hidden = keeper >= 0 and keeper != seat
    return DjinnView(
        seat=seat,
        box=s.box.pack(),
        question=s.question,
        first=s.first,
        turn=s.turn,
        last=s.last,
        is_final=s.is_final,
        layout=tuple(s.layout),
        djinn=tuple(s.djinn),
        boss=tuple(s.boss),
        bag=tuple(s.bag),
        draws=s.draws,
        openings=s.openings,
        bosses=s.bosses,
        chests=tuple(s.chests),
        mages=tuple(s.mages),
        mage_piles=tuple(s.mage_piles),
        gear=tuple(s.gear),
        gear_piles=tuple(s.gear_piles),
        awards=tuple(s.awards),
        traits=tuple(s.traits),
        scoring=tuple([OUT if hidden and owner >= 0 else owner for owner in s.scoring]),
        keeper=keeper if keeper >= 0 else NOTHING,
        tom=tuple(s.tom),
        place=tuple(s.place),
        came=tuple(s.came),
        stall=tuple(s.stall),
        magic=tuple(s.magic),
        marker=tuple(s.marker),
        minimum=tuple(s.minimum),
        coins=tuple(s.coins),
        scrolls=tuple(s.scrolls),
        keys=tuple(s.keys),
        corks=tuple(s.corks),
        circles=tuple(s.circles),
        blocked=s.blocked,
        bottles=tuple(s.bottles),
        held=tuple(s.held),
        corked=tuple(s.corked),
        secrets=tuple(s.secrets),
        sets=s.sets,
        done=s.done,
        used=s.used,
        fresh=s.fresh,
        boost=s.boost,
        stays=s.stays,
        stack=tuple([frame.pack() for frame in s.stack]),
    )


@lru_cache(64)
def box_of(packed: Packed) -> Box:
    """Made once for all the views of a match."""
    return cast("Box", unpack(packed, BOX))


BOX: Final = {"Box": Box}


def make_world(view: DjinnView, rng: Rng, records: Mapping[str, type[Record]]) -> DjinnState:
    """A table that looks just so; the hidden scoring cards are any of those left."""
    state = DjinnState(
        box=box_of(view.box),
        question=view.question,
        first=view.first,
        turn=view.turn,
        last=view.last,
        is_final=view.is_final,
        layout=list(view.layout),
        djinn=list(view.djinn),
        boss=list(view.boss),
        bag=list(view.bag),
        draws=view.draws,
        openings=view.openings,
        bosses=view.bosses,
        chests=list(view.chests),
        mages=list(view.mages),
        mage_piles=list(view.mage_piles),
        gear=list(view.gear),
        gear_piles=list(view.gear_piles),
        awards=list(view.awards),
        traits=list(view.traits),
        scoring=list(view.scoring),
        tom=list(view.tom),
        place=list(view.place),
        came=list(view.came),
        stall=list(view.stall),
        magic=list(view.magic),
        marker=list(view.marker),
        minimum=list(view.minimum),
        coins=list(view.coins),
        scrolls=list(view.scrolls),
        keys=list(view.keys),
        corks=list(view.corks),
        circles=list(view.circles),
        blocked=view.blocked,
        bottles=list(view.bottles),
        held=list(view.held),
        corked=list(view.corked),
        secrets=list(view.secrets),
        sets=view.sets,
        done=view.done,
        used=view.used,
        fresh=view.fresh,
        boost=view.boost,
        stays=view.stays,
    )
    state.stack = [cast("Frame[DjinnState]", unpack(frame, records)) for frame in view.stack]
    deal_kept(state, view, rng)
    return state


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
