"""Hypothesis picks every answer, nature's too, and shrinks a match that breaks a law.

The only module that needs hypothesis; nothing in the package imports it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from spiritboard.core.rng import key_of, stream
from spiritboard.core.state import State
from spiritboard.core.values import NATURE, Action, Decision, Seat
from spiritboard.testing.kit import FULL, Terms, runner_for, variants
from spiritboard.testing.play import AnyGame

SEED: Final = "hypothesis"


class DrawnChooser:
    """Every choice is drawn from hypothesis; the first of a list is the simplest."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def choose(self, game: AnyGame, s: State, decision: Decision) -> tuple[Seat, Action]:
        if decision.by_nature:
            return NATURE, self.by_nature(game, s)
        beside = [seat for seat in decision.beside if seat not in decision.seats]
        answers = [(x, a) for x in (*decision.seats, *beside) for a in game.options(s, x)]
        return self.data.draw(st.sampled_from(answers), label=decision.kind)

    def by_nature(self, game: AnyGame, s: State) -> Action:
        listed = [action for _, action in game.chances(s).weighted]
        if listed:
            return self.data.draw(st.sampled_from(listed), label="nature")
        number = self.data.draw(st.integers(0, 2**32 - 1), label="nature")
        return game.draw(s, stream(key_of(SEED), "nature", number))


def lawful_play(
    game: AnyGame,
    answers: int = 60,
    examples: int = 20,
    terms: Terms = FULL,
) -> Callable[[], None]:
    """A test: no match of up to so many answers breaks a law."""

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def test(data: st.DataObject) -> None:
        seats = data.draw(st.sampled_from(game.info.seats), label="seats")
        options = data.draw(st.sampled_from(variants(game.info)), label="options")
        runner = runner_for(game, seats, options, SEED, terms)
        runner.hear(DrawnChooser(data), answers)

    return test
