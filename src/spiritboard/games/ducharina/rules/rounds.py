"""G3: a round, step by step."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import Chance, Do
from spiritboard.core.rng import Rng
from spiritboard.core.state import Frame
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import Draw
from spiritboard.games.ducharina.rules.ending import score
from spiritboard.games.ducharina.rules.furniture import MoveFurniture
from spiritboard.games.ducharina.rules.ghosts import MoveGhosts
from spiritboard.games.ducharina.rules.keyhole import PlaceKeyhole
from spiritboard.games.ducharina.rules.midnight import TurnMidnightCard
from spiritboard.games.ducharina.rules.puzzle import is_solved, steps_of_a_puzzle_round
from spiritboard.games.ducharina.state import NOTHING, DucharinaState


class Rounds(Do[DucharinaState]):
    """G3.6 Round after round until there are no cards left; it lies at the bottom of the stack."""

    tag: ClassVar[str] = "rounds"
    rule: ClassVar[str] = "G3.6"

    def run(self, s: DucharinaState) -> None:
        if s.round == s.box.rounds or is_solved(s):
            return
        s.round += 1
        s.entered = s.resting = s.locked = 0
        rounds, players = s.box.rounds, s.box.seats
        s.tell("round-begins", round=s.round, rounds=rounds, players=players, seat=s.die)
        s.push(*steps_of_a_round(s), Rounds())


def steps_of_a_round(s: DucharinaState) -> list[Frame[DucharinaState]]:
    """A round as the rulebook lists it."""
    if s.box.goal:
        return [*steps_of_a_puzzle_round(), EndRound()]
    steps: list[Frame[DucharinaState]] = []
    if 2 <= s.round <= 1 + s.box.midnight_rounds:
        steps.append(TurnMidnightCard())
    steps += [DrawCards(), MoveGhosts(), PlaceKeyhole(), EndRound()]
    return steps


class DrawCards(Do[DucharinaState]):
    """G3.1 From the die's holder clockwise: a card, and perhaps a piece of furniture."""

    tag: ClassVar[str] = "draw-cards"
    rule: ClassVar[str] = "G3.1"

    def run(self, s: DucharinaState) -> None:
        turns: list[Frame[DucharinaState]] = []
        for seat in s.clockwise_from(s.die):
            turns += [DrawCard(seat), MoveFurniture(seat)]
        s.push(*turns)


class DrawCard(Chance[DucharinaState]):
    """G3.1 The next movement card. It lies open; those laid aside stay unseen (G9.3)."""

    tag: ClassVar[str] = "draw-card"
    __match_args__ = ("seat",)
    kind: ClassVar[str] = "draw"
    rule: ClassVar[str] = "G3.1"
    purpose: ClassVar[str] = "movement card"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def index(self, s: DucharinaState) -> int:
        return len(s.box.cards) - s.unseen.bit_count()

    def weighted(self, s: DucharinaState) -> list[tuple[int, Action]]:
        return [(1, Draw(card)) for card in range(len(s.box.cards)) if (s.unseen >> card) & 1]

    def sample(self, s: DucharinaState, seat: Seat, rng: Rng) -> Action:
        return rng.choice(self.weighted(s))[1]

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Draw)
        s.unseen &= ~(1 << action.card)
        s.cards[self.seat] = action.card
        card = s.box.cards[action.card]
        s.reveal("draws", seat=self.seat, card=action.card, value=card.value, pieces=card.pieces)


class EndRound(Do[DucharinaState]):
    """G3.6 The movement cards are discarded; ghosts that lay down get up (G9.8)."""

    tag: ClassVar[str] = "end-round"
    rule: ClassVar[str] = "G3.6"

    def run(self, s: DucharinaState) -> None:
        s.midnight = NOTHING
        s.cards = [NOTHING] * s.box.seats
        scores = tuple([score(s, seat) for seat in range(s.box.seats)])
        s.tell("round-ends", round=s.round, rounds=s.box.rounds, points=scores)
