"""S1, S2: setting up the game and each round."""

from __future__ import annotations

from typing import ClassVar, Final

from spiritboard.core.bits import numbers_in, set_of
from spiritboard.core.frames import Chance, Do
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.shamans.actions import Deal, First
from spiritboard.games.shamans.box import Box
from spiritboard.games.shamans.rules.scoring import is_decided
from spiritboard.games.shamans.rules.trick import Trick
from spiritboard.games.shamans.state import NOTHING, ShamansState

SHOWN: Final = 2
"""S2.2 Artifacts on display."""


def new_table(box: Box) -> ShamansState:
    """S1 A table at which nothing has been dealt, so there is nothing to hide."""
    seats = box.seats
    state = ShamansState(
        box=box,
        first=box.first,
        points=[0] * seats,
        pawn=box.start,
        revealed=everybody(box),
        knows=[0] * seats,
        alive=everybody(box),
        hands=[0] * seats,
        placed=[0] * box.worlds,
        trick=[NOTHING] * seats,
        display=[NOTHING] * SHOWN,
        pile=list(box.tiles),
        eclipse=1,
        up=[()] * seats,
        down=[()] * seats,
        discard=[0] * len(box.tiles),
        passed=[NOTHING] * seats,
        passed_to=[NOTHING] * seats,
    )
    if box.first == NOTHING:
        state.push(ChooseFirst(), Rounds())
    else:
        state.push(Rounds())
    return state


def everybody(box: Box) -> int:
    return (1 << box.seats) - 1


class ChooseFirst(Chance[ShamansState]):
    """S1.3 The first-player token starts with a random seat unless the host has chosen."""

    tag: ClassVar[str] = "choose-first"
    kind: ClassVar[str] = "choose-first"
    rule: ClassVar[str] = "S1.3"
    purpose: ClassVar[str] = "first player"

    def index(self, s: ShamansState) -> int:
        return 0

    def weighted(self, s: ShamansState) -> list[tuple[int, Action]]:
        return [(1, First(seat)) for seat in range(s.box.seats)]

    def answer(self, s: ShamansState, seat: Seat, action: Action) -> None:
        assert isinstance(action, First)
        s.first = action.seat


class Rounds(Do[ShamansState]):
    """S8.3 Round after round until one player alone has won; it lies at the bottom of the stack."""

    tag: ClassVar[str] = "rounds"
    rule: ClassVar[str] = "S8.3"

    def run(self, s: ShamansState) -> None:
        if is_decided(s):
            return
        if s.round > 0:
            s.first = (s.first + 1) % s.box.seats
        s.push(DealRound(), Trick(), Rounds())


class DealRound(Chance[ShamansState]):
    """S2.1–S2.5 Pawn, artifacts, roles, hands; everything but the points is reset."""

    tag: ClassVar[str] = "deal-round"
    kind: ClassVar[str] = "deal"
    rule: ClassVar[str] = "S2"
    purpose: ClassVar[str] = "deal"

    def index(self, s: ShamansState) -> int:
        return s.round

    def draw(self, s: ShamansState, rng: Rng) -> Dealt:
        box = s.box
        cards = box.deck()
        rng.shuffle(cards)
        roles = list(range(box.seats))
        rng.shuffle(roles)
        tiles = list(box.artifacts)
        shown = [tiles.pop(rng.below(len(tiles))) for _ in range(SHOWN)]
        size = box.hand
        hands = [set_of(cards[seat * size : (seat + 1) * size]) for seat in range(box.seats)]
        left_over = set_of(cards[box.seats * size :])
        return Dealt(set_of(roles[: box.shadows]), hands, left_over, shown)

    def sample(self, s: ShamansState, seat: Seat, rng: Rng) -> Action:
        dealt = self.draw(s, rng)
        return Deal(
            shadows=tuple(numbers_in(dealt.shadows)),
            hands=tuple([tuple(numbers_in(hand)) for hand in dealt.hands]),
            left_over=tuple(numbers_in(dealt.left_over)),
            display=tuple(dealt.display),
        )

    def happen(self, s: ShamansState, seat: Seat, rng: Rng) -> None:
        lay_out(s, self.draw(s, rng))

    def is_possible(self, s: ShamansState, action: Action) -> bool:
        if not isinstance(action, Deal):
            return False
        box = s.box
        dealt = [card for hand in action.hands for card in hand] + list(action.left_over)
        shown = [action.display.count(kind) for kind in range(len(box.tiles))]
        return (
            len(action.shadows) == box.shadows
            and set(action.shadows) <= set(range(box.seats))
            and action.shadows == tuple(sorted(set(action.shadows)))
            and len(action.hands) == box.seats
            and all(len(hand) == box.hand for hand in action.hands)
            and all(list(hand) == sorted(hand) for hand in (*action.hands, action.left_over))
            and sorted(dealt) == box.deck()
            and len(action.display) == SHOWN == sum(shown)
            and all(shown[kind] <= box.tiles[kind] for kind in range(len(box.tiles)))
        )

    def answer(self, s: ShamansState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Deal)
        hands = [set_of(hand) for hand in action.hands]
        left_over = set_of(action.left_over)
        lay_out(s, Dealt(set_of(action.shadows), hands, left_over, list(action.display)))


class Dealt:
    """What a round begins with; cards and seats as sets."""

    def __init__(self, shadows: int, hands: list[int], left_over: int, display: list[int]) -> None:
        self.shadows = shadows
        self.hands = hands
        self.left_over = left_over
        self.display = display


def lay_out(s: ShamansState, dealt: Dealt) -> None:
    """S2.1–S2.5 Everything of the round before is gone."""
    box = s.box
    seats, kinds = box.seats, len(box.tiles)
    s.round += 1
    s.pawn = box.start
    s.alive = everybody(box)
    s.revealed = 0
    s.shadows = dealt.shadows
    s.knows = [1 << seat for seat in range(seats)]
    s.hands = dealt.hands
    s.placed = [(dealt.left_over >> 8 * world) & box.full for world in range(box.worlds)]
    s.closed = 0
    s.trick = [NOTHING] * seats
    s.plays = []
    s.deeds = []
    s.display = dealt.display
    s.pile = list(box.tiles)
    for kind in dealt.display:
        s.pile[kind] -= 1
    s.eclipse = 1
    s.up = [()] * seats
    s.down = [()] * seats
    s.discard = [0] * kinds
    s.passed = [NOTHING] * seats
    s.passed_to = [NOTHING] * seats
    s.guide = s.first
    if s.events is not None:
        tell_deal(s, dealt)


def tell_deal(s: ShamansState, dealt: Dealt) -> None:
    """What everybody sees of a deal, and what each seat sees of its own."""
    s.reveal("round-begins", round=s.round, pawn=s.pawn, steps=s.box.moon - s.pawn, seat=s.first)
    s.reveal("shown", tiles=tuple(dealt.display))
    if dealt.left_over:
        s.reveal("left-over", cards=tuple(numbers_in(dealt.left_over)))
    for seat in range(s.box.seats):
        s.whisper((seat,), "your-role", role=int(s.is_shadow(seat)))
        s.whisper((seat,), "your-hand", cards=s.hand(seat))
