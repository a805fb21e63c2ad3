"""The Market: an assistant, stalls, and what is due to the assistants of others (D14)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Do
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
from spiritboard.games.djinn.rules.picking import gain_bottles
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
    if not is_known(s, action):
        return Illegal("D14", "not-an-answer")
    if group_of(s, action) == s.stall[seat] and not s.stays:
        return Illegal("D14", "assistant-must-move")
    return Illegal("D14", "cannot-pay-there")


def is_known(s: DjinnState, action: Action) -> bool:
    """Is there such a stall, and does it sell that?"""
    if isinstance(action, Stroll):
        return action.group in s.box.groups
    return action in PLAIN_TRADES[1:] or action in BOTTLE_SETS or action in BOTTLES_WITH_CORK


def trade(s: DjinnState, seat: int, action: Action) -> None:
    """The assistant moves or, with the cloak, stays; the price, then what is due; the goods."""
    group = group_of(s, action)
    due = tolls_at(s, seat, group)
    if group == s.stall[seat]:
        s.stays = 0
    s.stall[seat] = group
    if isinstance(action, Trade):
        pay_stall(s, seat, action)
        s.push(TakeGoods(seat, action.stall, action.colours))
    elif s.events is not None:
        s.tell("strolls", seat=seat, group=group)
    s.push(*[Toll(seat, other) for other in due])


def group_of(s: DjinnState, action: Action) -> int:
    return action.group if isinstance(action, Stroll) else s.box.groups[cast("Trade", action).stall]


def pay_stall(s: DjinnState, seat: int, trade: Trade) -> None:
    if s.events is not None:
        s.tell("trades", seat=seat, stall=trade.stall)
    if trade.stall == BUY_BOTTLES:
        s.coins[seat] -= BOTTLE_PRICES[len(trade.colours)]
    elif trade.stall in (BUY_CORK, BUY_SCROLLS):
        s.coins[seat] -= 1
    else:
        s.scrolls[seat] -= 1


class TakeGoods(Do[DjinnState]):
    """4.9 What was paid for; D14 what is due to others cannot be paid out of it."""

    tag: ClassVar[str] = "take-goods"
    __match_args__ = ("seat", "stall", "colours")
    rule: ClassVar[str] = "D14"

    def __init__(self, seat: int, stall: int, colours: tuple[int, ...]) -> None:
        self.seat = seat
        self.stall = stall
        self.colours = colours

    def run(self, s: DjinnState) -> None:
        gain_bottles(s, self.seat, self.colours)
        if self.stall in (BUY_CORK, BUY_BOTH):
            gain_plain(s, self.seat, CORKS, 1)
        elif self.stall == BUY_SCROLLS:
            gain_plain(s, self.seat, SCROLLS, 2)
        elif self.stall == BUY_COINS:
            gain_plain(s, self.seat, COINS, 5)
        elif self.stall == WAKE_MAGES:
            s.push(WakeSome(self.seat, WOKEN))


class TradeAgain(AskSeat[DjinnState]):
    """D14 The special action: a second move of the assistant."""

    tag: ClassVar[str] = "trade-again"
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
