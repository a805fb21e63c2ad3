"""A stranger's game, made without frames: three secret bids for stakes that nature sets.

Everybody is dealt three cards. Three times nature names a stake, all bid a card in secret, and the
highest card takes the stake.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from spiritboard.core.errors import Illegal
from spiritboard.core.game import Game
from spiritboard.core.rng import Rng
from spiritboard.core.state import State, row
from spiritboard.core.values import (
    NATURE,
    Action,
    Chances,
    Decision,
    Event,
    GameInfo,
    Outcome,
    Seat,
)

HAND = 3
NONE = -1


class Deal(Action, frozen=True, tag="deal"):
    hands: tuple[tuple[int, ...], ...]


class Stake(Action, frozen=True, tag="stake"):
    points: int


class Bid(Action, frozen=True, tag="bid"):
    card: int


class BidsOptions(msgspec.Struct, frozen=True):
    high_stakes: bool = False


@dataclass(eq=False, kw_only=True)
class BidsState(State):
    seats: int
    high_stakes: bool
    hands: list[tuple[int, ...]] = row()
    stake: int = 0
    bids: list[int] = row()
    shown: list[tuple[int, ...]] = row()
    points: list[int] = row()


class BidsView(msgspec.Struct, frozen=True):
    seat: Seat
    seats: int
    high_stakes: bool
    question: int
    hand: tuple[int, ...]
    dealt: bool
    stake: int
    bid: int
    has_bid: tuple[Seat, ...]
    shown: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


INFO = GameInfo(
    name="bids",
    seats=(2, 3),
    rules_version="bids-1",
    options=BidsOptions,
    actions=Deal | Stake | Bid,
    bound=20,
    credits={},
)


class Bids(Game[BidsState, BidsView]):
    def __init__(self) -> None:
        super().__init__(INFO)
        self.state_type = BidsState

    def setup(self, seats: int, options: msgspec.Struct) -> BidsState:
        assert isinstance(options, BidsOptions)
        return BidsState(
            seats=seats,
            high_stakes=options.high_stakes,
            bids=[NONE] * seats,
            points=[0] * seats,
        )

    def is_over(self, s: BidsState) -> bool:
        return len(s.shown) == HAND

    def decision(self, s: BidsState) -> Decision | None:
        if self.is_over(s):
            return None
        if not s.hands or not s.stake:
            return Decision(s.question, "stake" if s.hands else "deal", "T1", (NATURE,))
        waiting = tuple(seat for seat, card in enumerate(s.bids) if card == NONE)
        return Decision(s.question, "bid", "T2", waiting)

    def options(self, s: BidsState, seat: Seat) -> list[Action]:
        decision = self.decision(s)
        if decision is None or decision.by_nature or seat not in decision.seats:
            return []
        return [Bid(card) for card in s.hands[seat]]

    def check(self, s: BidsState, seat: Seat, action: Action) -> None:
        decision = self.decision(s)
        if decision is None or seat not in decision.seats:
            raise Illegal("T0", "not-your-question")
        if seat == NATURE:
            self.check_chance(s, action)
        elif action not in self.options(s, seat):
            raise Illegal("T2", "bid-a-card")

    def check_chance(self, s: BidsState, action: Action) -> None:
        if s.hands:
            possible = action in [one for _, one in self.chances(s).weighted]
        else:
            hands = action.hands if isinstance(action, Deal) else ()
            sizes = [len(hand) for hand in hands]
            cards = sorted(card for hand in hands for card in hand)
            possible = sizes == [HAND] * s.seats and cards == list(range(HAND * s.seats))
        if not possible:
            raise Illegal("T1", "not-by-chance")

    def apply(self, s: BidsState, seat: Seat, action: Action) -> list[Event]:
        if isinstance(action, Deal):
            s.hands = list(action.hands)
            told = [Event("dealt", {"cards": hand}, (x,), True) for x, hand in enumerate(s.hands)]
        elif isinstance(action, Stake):
            s.stake = action.points
            told = [Event("stake", {"points": action.points}, None, True)]
        else:
            assert isinstance(action, Bid)
            s.bids[seat] = action.card
            told = [] if NONE in s.bids else self.show(s)
        if NONE not in s.bids or s.bids == [NONE] * s.seats:
            s.question += 1
        return told

    def show(self, s: BidsState) -> list[Event]:
        bids = tuple(s.bids)
        winner = bids.index(max(bids))
        s.hands = [tuple(card for card in hand if card not in bids) for hand in s.hands]
        s.shown.append(bids)
        s.points[winner] += s.stake
        s.stake, s.bids = 0, [NONE] * s.seats
        return [Event("shown", {"cards": bids}, None, True), Event("wins", {"seat": winner})]

    def chances(self, s: BidsState) -> Chances:
        if not s.hands:
            return Chances("deal", 0)
        high = 5 if s.high_stakes else 2
        return Chances("stake", len(s.shown), ((2, Stake(1)), (1, Stake(high))))

    def draw(self, s: BidsState, rng: Rng) -> Action:
        if s.hands:
            return rng.choice(
                [one for weight, one in self.chances(s).weighted for _ in range(weight)]
            )
        cards = list(range(HAND * s.seats))
        rng.shuffle(cards)
        return Deal(tuple(tuple(sorted(cards[x :: s.seats])) for x in range(s.seats)))

    def view(self, s: BidsState, seat: Seat) -> BidsView:
        own = 0 <= seat < s.seats
        return BidsView(
            seat=seat,
            seats=s.seats,
            high_stakes=s.high_stakes,
            question=s.question,
            hand=s.hands[seat] if own and s.hands else (),
            dealt=bool(s.hands),
            stake=s.stake,
            bid=s.bids[seat] if own else NONE,
            has_bid=tuple(x for x, card in enumerate(s.bids) if card != NONE),
            shown=tuple(s.shown),
            points=tuple(s.points),
        )

    def world(self, view: BidsView, rng: Rng) -> BidsState:
        s = self.setup(view.seats, BidsOptions(view.high_stakes))
        s.question, s.stake = view.question, view.stake
        s.shown, s.points = list(view.shown), list(view.points)
        if not view.dealt:
            return s
        gone = {card for bids in view.shown for card in bids}.union(view.hand)
        unseen = [card for card in range(HAND * view.seats) if card not in gone]
        rng.shuffle(unseen)
        size = HAND - len(view.shown)
        for seat in range(view.seats):
            dealt = [unseen.pop() for _ in range(size)] if seat != view.seat else view.hand
            s.hands.append(tuple(sorted(dealt)))
        s.bids = [rng.choice(hand) if x in view.has_bid else NONE for x, hand in enumerate(s.hands)]
        if view.bid != NONE:
            s.bids[view.seat] = view.bid
        return s

    def outcome(self, s: BidsState) -> Outcome | None:
        if not self.is_over(s):
            return None
        best = max(s.points)
        winners = tuple(seat for seat, points in enumerate(s.points) if points == best)
        return Outcome(winners, tuple(s.points), "most-points", "T3")

    def conserved(self, s: BidsState) -> Mapping[str, int]:
        return {"cards": sum(len(hand) for hand in s.hands) + s.seats * len(s.shown)}
