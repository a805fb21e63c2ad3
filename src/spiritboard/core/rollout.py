"""A mind for any game: it imagines worlds that fit its view and plays them to the end at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from spiritboard.core.game import Game
from spiritboard.core.mind import Mind
from spiritboard.core.rng import Rng
from spiritboard.core.state import State, clone
from spiritboard.core.values import Action, Outcome, Seat

THOUGHT: Final = 4000
"""Questions that are imagined for one answer, in however many games."""
WORLDS: Final = 100
"""More worlds than this are not imagined at a time, however short the game."""
CANDIDATES: Final = 16
"""Of more options than this, some are not looked at."""
HORIZON: Final = 300
"""A game that goes on after this many questions is left undecided."""
UNDECIDED: Final = 0.5
WORTH_IT: Final = 0.15
"""An act out of turn must raise the value by this much: by less it may be luck."""
POINTS: Final = 50
"""Points that count halfway from nothing to everything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RolloutMind(Mind[State, Any]):
    """Knows nothing but the rules. It sees a view, as every mind does."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def choose(self, view: Any, options: Sequence[Action], rng: Rng) -> Action:
        """Halves the options, by playouts in the same worlds, until one is left."""
        left = list(options)
        if len(left) > CANDIDATES:
            rng.shuffle(left)
            del left[CANDIDATES:]
        thought = THOUGHT // max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            means = self.means(view, left, thought, rng)
            order = sorted(range(len(left)), key=lambda at: -means[at])
            left = [left[at] for at in order[: (len(left) + 1) // 2]]
        return left[0]

    def impulse(self, view: Any, options: Sequence[Action], rng: Rng) -> Action | None:
        """The best act, if it is clearly better than none."""
        wish = self.choose(view, options, rng)
        acted, waited = self.means(view, [wish, None], THOUGHT, rng)
        return wish if acted > waited + WORTH_IT else None

    def means(
        self, view: Any, answers: Sequence[Action | None], thought: int, rng: Rng
    ) -> list[float]:
        """What each answer brings on average, in the same imagined worlds; None: doing nothing."""
        game = self.game
        seat: Seat = view.seat
        asked: int = view.question
        totals = [0.0] * len(answers)
        worlds = 0
        while thought > 0 and worlds < WORLDS:
            world = game.world(view, rng)
            worlds += 1
            for at, answer in enumerate(answers):
                s = clone(world)
                if answer is not None:
                    game.advance(s, seat, answer)
                game.play_on(s, rng, self, view)
                totals[at] += self.value(s, view, [])[seat]
                thought -= s.question - asked + 1
        return [total / worlds for total in totals]

    def is_horizon(self, s: State, root: Any) -> bool:
        asked: int = root.question
        return s.question - asked >= HORIZON

    def value(self, s: State, root: Any, belief: list[float]) -> list[float]:
        outcome = self.game.outcome(s)
        if outcome is None:
            return [UNDECIDED] * max(self.game.info.seats)
        if len(outcome.scores) == 1:
            return [0.5 + 0.25 * (1 if outcome.winners else -1) + 0.25 * lean(outcome.scores[0])]
        seats = range(len(outcome.scores))
        return [
            sum([beats(outcome, seat, other) for other in seats if other != seat])
            / (len(outcome.scores) - 1)
            for seat in seats
        ]


def beats(outcome: Outcome, seat: Seat, other: Seat) -> float:
    """1: it won and the other did not. Of two who won or two who did not, points say a little.

    So the seats of a game have 0.5 on average, as when it is undecided.
    """
    won = seat in outcome.winners
    if won != (other in outcome.winners):
        return 1.0 if won else 0.0
    return 0.5 + 0.25 * lean(outcome.scores[seat] - outcome.scores[other])


def lean(points: int) -> float:
    """Points of any size, squeezed between -1 and 1."""
    return points / (abs(points) + POINTS)
