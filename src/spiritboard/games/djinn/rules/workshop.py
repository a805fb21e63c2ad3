"""The Workshop: corks and gear (D15)."""

from __future__ import annotations

from typing import Final

from spiritboard.core.errors import Illegal
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Craft
from spiritboard.games.djinn.box import CORKS
from spiritboard.games.djinn.rules.gear import offered, take_gear
from spiritboard.games.djinn.rules.means import gain_plain
from spiritboard.games.djinn.state import NOTHING, DjinnState

PRICES: Final = (2, 3)
"""Basic and special."""
CRAFTS: Final = [[Craft(special, kind) for kind in (0, 1, 2, NOTHING)] for special in (False, True)]


def craftings(s: DjinnState, seat: int, *, special: bool) -> list[Action]:
    """The price buys corks and a piece of gear, which may be declined."""
    kinds = [*offered(s), NOTHING]
    found: list[Action] = []
    if s.coins[seat] >= PRICES[0]:
        found += [CRAFTS[0][kind] for kind in kinds]
    if special and s.coins[seat] >= PRICES[1]:
        found += [CRAFTS[1][kind] for kind in kinds]
    return found


def why_not_craft(s: DjinnState, seat: int, craft: Craft) -> Illegal:
    price = PRICES[int(craft.special)]
    if s.coins[seat] < price:
        return Illegal("D15", "costs-coins", price=price, coins=s.coins[seat])
    return Illegal("D15", "no-gear-there")


def craft(s: DjinnState, seat: int, action: Craft) -> None:
    """T7 Some get three corks at the round space."""
    special = int(action.special)
    s.coins[seat] -= PRICES[special]
    s.tell("crafts", seat=seat, price=PRICES[special])
    corks = special + 1
    if special and s.has_trait(seat, 7):
        corks += 1
    gain_plain(s, seat, CORKS, corks)
    if action.kind != NOTHING:
        take_gear(s, seat, action.kind)
