"""S1, S2: setting up the game and each round."""

from __future__ import annotations

from typing import ClassVar, Final

from spiritboard.core.frames import Chance, Do
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.shamans.actions import Deal, First
from spiritboard.games.shamans.box import Box
from spiritboard.games.shamans.rules.scoring import is_decided
from spiritboard.games.shamans.rules.trick import Trick
from spiritboard.games.shamans.state import NOTHING, ShamansState, world_of

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
        hands=[()] * seats,
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

    def sample(self, s: ShamansState, seat: Seat, rng: Rng) -> Action:
        box = s.box
        cards = box.deck()
        rng.shuffle(cards)
        roles = list(range(box.seats))
        rng.shuffle(roles)
        tiles = list(box.artifacts)
        shown = [tiles.pop(rng.below(len(tiles))) for _ in range(SHOWN)]
        size = box.hand
        return Deal(
            shadows=tuple(sorted(roles[: box.shadows])),
            hands=tuple(
                [tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(box.seats)]
            ),
            left_over=tuple(sorted(cards[box.seats * size :])),
            display=tuple(shown),
        )

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
        box = s.box
        s.round += 1
        s.pawn = box.start
        s.alive = everybody(box)
        s.revealed = 0
        s.shadows = sum([1 << seat for seat in action.shadows])
        s.knows = [1 << seat for seat in range(box.seats)]
        s.hands = list(action.hands)
        s.placed = [0] * box.worlds
        for card in action.left_over:
            s.placed[world_of(card)] |= 1 << (card & 7)
        s.closed = 0
        s.trick = [NOTHING] * box.seats
        s.plays = []
        s.deeds = []
        s.display = list(action.display)
        s.pile = [count - action.display.count(kind) for kind, count in enumerate(box.tiles)]
        s.eclipse = 1
        s.up = [()] * box.seats
        s.down = [()] * box.seats
        s.discard = [0] * len(box.tiles)
        s.passed = [NOTHING] * box.seats
        s.passed_to = [NOTHING] * box.seats
        s.guide = s.first
        if s.events is not None:
            tell_deal(s, action)


def tell_deal(s: ShamansState, deal: Deal) -> None:
    """What everybody sees of a deal, and what each seat sees of its own."""
    s.reveal("round-begins", round=s.round, pawn=s.pawn, steps=s.box.moon - s.pawn, seat=s.first)
    s.reveal("shown", tiles=deal.display)
    if deal.left_over:
        s.reveal("left-over", cards=deal.left_over)
    for seat in range(s.box.seats):
        s.whisper((seat,), "your-role", role=int(s.is_shadow(seat)))
        s.whisper((seat,), "your-hand", cards=s.hands[seat])
