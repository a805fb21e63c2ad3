"""Who will win from here? Found by playing on to the end as people likely play, again and again."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from spiritboard.core.game import OVER
from spiritboard.core.mind import Patience
from spiritboard.core.package import AnyGame, AnyMind
from spiritboard.core.rng import Rng
from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, Action, Outcome


class Swing(NamedTuple):
    """What nature's answer has changed, by seat, in shares of a win."""

    before: tuple[float, ...]
    after: tuple[float, ...]
    errors: tuple[float, ...]
    """The standard errors of the change."""
    games: int


class Edge(NamedTuple):
    """By how much one answer wins more often than another, and the standard error of that."""

    ahead: float
    error: float
    games: int


def wins(rules: AnyGame, outcome: Outcome, seats: int) -> tuple[float, ...]:
    """By seat: its part of the win; those who play as one win as one."""
    part = 1.0 if rules.info.together else 1 / max(1, len(outcome.winners))
    return tuple([part if seat in outcome.winners else 0.0 for seat in range(seats)])


def play_to_the_end(rules: AnyGame, mind: AnyMind, s: State, rng: Rng) -> Outcome:
    while (seat := rules.whose(s)) != OVER:
        if seat == NATURE:
            rules.advance(s, NATURE, rules.draw(s, rng))
        else:
            likely = mind.rollout(s, seat, rng)
            rules.advance(s, seat, rules.sample(s, seat, rng) if likely is None else likely)
    outcome = rules.outcome(s)
    assert outcome is not None
    return outcome


def swing(
    rules: AnyGame,
    mind: AnyMind,
    before: State,
    after: State,
    seats: int,
    rng: Rng,
    may_go_on: Patience,
) -> Swing:
    """The true table before and after nature answered, each time played on by the same chance, so that
    what made no difference makes none here.
    """
    pairs: list[tuple[tuple[float, ...], tuple[float, ...]]] = []
    while len(pairs) < 2 or may_go_on():
        seed = rng.seed()
        drawn = clone(before)
        while rules.whose(drawn) == NATURE:
            rules.advance(drawn, NATURE, rules.draw(drawn, rng))
        ends = [play_to_the_end(rules, mind, s, Rng(seed)) for s in (drawn, clone(after))]
        pairs.append((wins(rules, ends[0], seats), wins(rules, ends[1], seats)))
    found = [mean_and_error([new[seat] - old[seat] for old, new in pairs]) for seat in range(seats)]
    means = [sum([old[seat] for old, _ in pairs]) / len(pairs) for seat in range(seats)]
    after_it = [mean + change for mean, (change, _) in zip(means, found, strict=True)]
    return Swing(tuple(means), tuple(after_it), tuple([error for _, error in found]), len(pairs))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The standard error is never smaller than if one value more had come out the other way."""
    count = len(values)
    mean = sum(values) / count
    squares = sum([(value - mean) ** 2 for value in values]) + 1.0
    return mean, sqrt(squares / (count - 1) / count)


def edge(
    rules: AnyGame,
    mind: AnyMind,
    view: Any,
    answers: tuple[Action, Action],
    seats: int,
    rng: Rng,
    may_go_on: Patience,
) -> Edge:
    """The first answer against the second, both in the same worlds that this view allows."""
    belief, world = mind.belief(view), rules.world(view, rng)
    leads: list[float] = []
    while len(leads) < 2 or may_go_on():
        s = rules.redeal(world, view, rng)
        mind.lean(s, view, belief, rng)
        seed = rng.seed()
        one, other = [
            tried(rules, mind, clone(s), view.seat, answer, seats, Rng(seed)) for answer in answers
        ]
        leads.append(one - other)
    return Edge(*mean_and_error(leads), len(leads))


def tried(
    rules: AnyGame, mind: AnyMind, s: State, seat: int, answer: Action, seats: int, rng: Rng
) -> float:
    """Did this seat win after its answer?"""
    rules.advance(s, seat, answer)
    return wins(rules, play_to_the_end(rules, mind, s, rng), seats)[seat]
