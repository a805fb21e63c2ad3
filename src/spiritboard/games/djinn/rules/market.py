"""The Market: an assistant, stalls, and what is due to the assistants of others (D14)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import LetBe, Stroll, Trade
from spiritboard.games.djinn.box import (
    BUY_BOTH,
    BUY_BOTTLES,
    BUY_COINS,
    BUY_CORK,
    BUY_SCROLLS,
    COINS,
    CORKS,
    SCROLLS,
    STALLS,
    WAKE_MAGES,
)
from spiritboard.games.djinn.rules.mages import WakeSome, can_wake
from spiritboard.games.djinn.rules.means import gain_plain
from spiritboard.games.djinn.rules.picking import gain_bottle
from spiritboard.games.djinn.rules.tolls import Toll
from spiritboard.games.djinn.state import DjinnState

BOTTLE_PRICES: Final = (0, 1, 2, 4)
"""D14 For so many bottles of different colours."""
BOTTLE_SETS: Final = tuple(
    [Trade(BUY_BOTTLES, some) for count in (1, 2, 3) for some in combinations(range(4), count)]
)
PLAIN_TRADES: Final = tuple([Trade(stall) for stall in range(len(STALLS))])
BOTTLES_WITH_CORK: Final = tuple([Trade(BUY_BOTH, (colour,)) for colour in range(4)])
STROLLS: Final = tuple([Stroll(group) for group in range(len(STALLS))])
WOKEN: Final = 3


def trades(s: DjinnState, seat: int) -> list[Action]:
    """What can be bought, or just where one may go."""
    found: list[Action] = []
    groups = s.box.groups
    for group in sorted(set(groups)):
        if group == s.stall[seat] and not s.stays:
            continue
        due = tolls_at(s, seat, group)
        spare = s.coins[seat] + s.scrolls[seat] - len(due)
        if spare < 0:
            continue
        found.append(STROLLS[group])
        for stall in range(len(STALLS)):
            if groups[stall] == group:
                found += trades_at(s, seat, stall, spare)
    return found


def tolls_at(s: DjinnState, seat: int, group: int) -> list[int]:
    """Whose assistants stand there. T3 Some need not pay."""
    if s.has_trait(seat, 3):
        return []
    return [other for other, at in enumerate(s.stall) if at == group and other != seat]


def trades_at(s: DjinnState, seat: int, stall: int, spare: int) -> list[Action]:
    """At one stall; `spare`: so many coins and scrolls are left after what is due."""
    coins, scrolls = min(s.coins[seat], spare), min(s.scrolls[seat], spare)
    if stall == BUY_BOTTLES:
        return [trade for trade in BOTTLE_SETS if BOTTLE_PRICES[len(trade.colours)] <= coins]
    if stall in (BUY_CORK, BUY_SCROLLS):
        return [PLAIN_TRADES[stall]] if coins else []
    if not scrolls or (stall == WAKE_MAGES and not can_wake(s, seat)):
        return []
    return list(BOTTLES_WITH_CORK) if stall == BUY_BOTH else [PLAIN_TRADES[stall]]


def why_not_trade(s: DjinnState, seat: int, action: Action) -> Illegal:
    if isinstance(action, Trade) and 0 <= action.stall < len(STALLS):
        if s.box.groups[action.stall] == s.stall[seat] and not s.stays:
            return Illegal("D14", "assistant-must-move")
        return Illegal("D14", "cannot-pay-there")
    return Illegal("D14", "not-an-answer")


def trade(s: DjinnState, seat: int, action: Action) -> None:
    """The assistant moves; the price, then what is due; the goods."""
    group = (
        action.group if isinstance(action, Stroll) else s.box.groups[cast("Trade", action).stall]
    )
    due = tolls_at(s, seat, group)
    s.stall[seat] = group
    s.stays = 0
    if isinstance(action, Trade):
        buy(s, seat, action)
    elif s.events is not None:
        s.tell("strolls", seat=seat, group=group)
    for other in reversed(due):
        s.push(Toll(seat, other))


def buy(s: DjinnState, seat: int, trade: Trade) -> None:
    stall = trade.stall
    if s.events is not None:
        s.tell("trades", seat=seat, stall=stall)
    if stall == BUY_BOTTLES:
        s.coins[seat] -= BOTTLE_PRICES[len(trade.colours)]
    elif stall in (BUY_CORK, BUY_SCROLLS):
        s.coins[seat] -= 1
    else:
        s.scrolls[seat] -= 1
    for colour in trade.colours:
        gain_bottle(s, seat, colour)
    if stall in (BUY_CORK, BUY_BOTH):
        gain_plain(s, seat, CORKS, 1)
    elif stall == BUY_SCROLLS:
        gain_plain(s, seat, SCROLLS, 2)
    elif stall == BUY_COINS:
        gain_plain(s, seat, COINS, 5)
    elif stall == WAKE_MAGES:
        s.push(WakeSome(seat, WOKEN))


class TradeAgain(AskSeat[DjinnState]):
    """D14 The special action: a second move of the assistant."""

    kind: ClassVar[str] = "trade-again"
    rule: ClassVar[str] = "D14"

    def needed(self, s: DjinnState) -> bool:
        return len(trades(s, self.seat)) > 0

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [*trades(s, seat), LetBe()]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        return why_not_trade(s, seat, action)

    def default(self, s: DjinnState, seat: Seat) -> Action:
        return LetBe()

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if not isinstance(action, LetBe):
            trade(s, seat, action)
