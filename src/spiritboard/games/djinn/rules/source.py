"""The Magic Source: two rows, in either order (D19 to D21)."""

from __future__ import annotations

from typing import Final

from spiritboard.core.errors import Illegal
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Draw, FillUp, Lure
from spiritboard.games.djinn.box import CORKS
from spiritboard.games.djinn.rules.batches import lures
from spiritboard.games.djinn.rules.capture import lure_bosses, why_not_lure
from spiritboard.games.djinn.rules.mages import WakeSome, can_wake
from spiritboard.games.djinn.rules.means import gain_magic, gain_plain
from spiritboard.games.djinn.rules.picking import gain_bottles
from spiritboard.games.djinn.state import FIRST_ROW, ROWS_OVER, SECOND_ROW, DjinnState

CORK: Final = 4
MAGES: Final = 5
DRAWS: Final = tuple([Draw(what) for what in range(6)])
FILL_UP: Final = FillUp()
WOKEN: Final = 2
TRAIT_PRICE: Final = 2
"""T9 Always."""


def price_at(s: DjinnState, seat: int) -> int:
    """4.2 By the capacity marker."""
    return TRAIT_PRICE if s.has_trait(seat, 9) else s.box.scroll_prices[s.marker[seat]]


def can_draw(s: DjinnState, seat: int) -> bool:
    return not s.done & ROWS_OVER and s.scrolls[seat] >= price_at(s, seat)


def at_source(s: DjinnState, seat: int) -> list[Action]:
    found: list[Action] = []
    if not s.done & FIRST_ROW:
        found.append(FILL_UP)
        found += lures(s, seat)
    if can_draw(s, seat):
        found += DRAWS[: MAGES + int(can_wake(s, seat))]
    return found


def use_source(s: DjinnState, seat: int, action: Action) -> None:
    if isinstance(action, Draw):
        s.done |= SECOND_ROW
        draw(s, seat, action.what)
        return
    s.done |= FIRST_ROW
    if s.done & SECOND_ROW:
        s.done |= ROWS_OVER
    if isinstance(action, FillUp):
        gain_magic(s, seat, s.marker[seat])
        s.tell("fills-up", seat=seat, magic=s.magic[seat])
    else:
        assert isinstance(action, Lure)
        lure_bosses(s, seat, action)


def draw(s: DjinnState, seat: int, what: int) -> None:
    """D21 Each payment buys one thing."""
    price = price_at(s, seat)
    s.scrolls[seat] -= price
    s.tell("draws", seat=seat, price=price)
    if what == CORK:
        gain_plain(s, seat, CORKS, 1)
    elif what == MAGES:
        s.push(WakeSome(seat, WOKEN))
    else:
        gain_bottles(s, seat, (what,))


def why_not_at_source(s: DjinnState, seat: int, action: Action) -> Illegal:
    if isinstance(action, Draw):
        price = price_at(s, seat)
        if s.scrolls[seat] < price:
            return Illegal("D21", "costs-scrolls", price=price, scrolls=s.scrolls[seat])
        return Illegal("D20", "row-is-over" if s.done & ROWS_OVER else "not-an-answer")
    if s.done & FIRST_ROW and isinstance(action, FillUp | Lure):
        return Illegal("D20", "row-is-over")
    refused = why_not_lure(s, seat, action) if isinstance(action, Lure) else None
    return refused or Illegal("D20", "not-an-answer")
