"""Learns what acts tell about roles: the odds of `content/odds.toml`.

An example is what one seat sees, and which set of Shadows was true. The weight of a set is the sum
of what its seats have done; the odds are those that make the true sets likeliest, held back a
little. One game of five is kept back to judge them, beside the odds that the bots have.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp, log
from typing import Any, Final, NamedTuple

from spiritboard.core.learner import Learned, Learner
from spiritboard.core.rng import Rng
from spiritboard.core.values import Seat
from spiritboard.games.shamans.bot_evidence import ACTS, COUNT, FIRST, evidence, odds_in
from spiritboard.games.shamans.bot_suspicion import team_weight
from spiritboard.games.shamans.knowledge import make_view
from spiritboard.games.shamans.state import ShamansState

ONE_OF: Final = 8
"""Of so many tables one is an example."""
KEPT_BACK: Final = 5
"""Of so many games one."""
HELD_BACK: Final = 0.5
"""How much it costs to be sure of an act, for the square of its odds."""
PASSES: Final = 150
LEAST_STEP: Final = 1e-4
MOST_STEP: Final = 0.5


class Example(NamedTuple):
    """What a seat saw."""

    acts: list[list[tuple[int, float]]]
    """By seat: what it did, and how much of it."""
    teams: list[int]
    """The sets of Shadows that the seat can't exclude."""
    truth: int


class OddsLearner(Learner):
    """By number of seats: examples to learn from, and others to judge by."""

    def __init__(self) -> None:
        self.file = "odds"
        self.before = odds_now()
        self.seen: dict[int, list[Example]] = {}
        self.kept_back: dict[int, list[Example]] = {}

    def watch(self, game: int, s: Any, rng: Rng) -> None:
        assert isinstance(s, ShamansState)
        if not s.plays or rng.below(ONE_OF):
            return
        found = example(s, rng.choice(s.living()))
        if len(found.teams) > 1:
            kept = self.seen if game % KEPT_BACK else self.kept_back
            kept.setdefault(s.box.seats, []).append(found)

    def learned(self) -> Learned:
        values: dict[str, dict[str, list[float]]] = {}
        quality: dict[str, dict[str, float]] = {}
        for seats, examples in sorted(self.seen.items()):
            odds = [round(one, 2) for one in fitted(examples)]
            values[str(seats)] = {
                kind: odds[FIRST[kind] : FIRST[kind] + number] for kind, number in ACTS.items()
            }
            quality[str(seats)] = judged(self.kept_back.get(seats, []), self.before[seats], odds)
        return Learned(values, quality)


def odds_now() -> dict[int, list[float]]:
    """What the bots have."""
    text = files("spiritboard.games.shamans").joinpath("content", "odds.toml").read_text()
    return odds_in(tomllib.loads(text))


def example(s: ShamansState, seat: Seat) -> Example:
    found = evidence(make_view(s, seat))
    acts = [[(act, much) for act, much in enumerate(row) if much] for row in found.acts]
    even = [1.0] * s.box.seats
    teams = [
        team
        for team in range(1 << s.box.seats)
        if team_weight(team, even, found.roles, s.box.shadows) > 0.0
    ]
    return Example(acts, teams, s.shadows)


def chances(example: Example, odds: list[float]) -> list[float]:
    """Of the sets of Shadows, by these odds."""
    told = [sum([odds[act] * much for act, much in acts]) for acts in example.acts]
    seats = range(len(told))
    sums = [sum([told[seat] for seat in seats if (team >> seat) & 1]) for team in example.teams]
    most = max(sums)
    weights = [exp(one - most) for one in sums]
    total = sum(weights)
    return [weight / total for weight in weights]


def slope(examples: list[Example], odds: list[float]) -> list[float]:
    """How much better it fits with a little more of each."""
    found = [-2.0 * HELD_BACK * one for one in odds]
    for example in examples:
        for team, chance in zip(example.teams, chances(example, odds), strict=True):
            wanted = (1.0 if team == example.truth else 0.0) - chance
            for seat, acts in enumerate(example.acts):
                if (team >> seat) & 1:
                    for act, much in acts:
                        found[act] += wanted * much
    return found


def fitted(examples: list[Example]) -> list[float]:
    """Each number goes its own way: farther while its slope keeps its sign, back by half when not."""
    odds = [0.0] * COUNT
    steps = [0.1] * COUNT
    before = [0.0] * COUNT
    for _ in range(PASSES):
        now = slope(examples, odds)
        for act in range(COUNT):
            turned = now[act] * before[act]
            if turned > 0.0:
                steps[act] = min(MOST_STEP, 1.2 * steps[act])
            elif turned < 0.0:
                steps[act] = max(LEAST_STEP, 0.5 * steps[act])
                now[act] = 0.0
            if now[act]:
                odds[act] += steps[act] if now[act] > 0.0 else -steps[act]
        before = now
    return odds


def judged(examples: list[Example], before: list[float], odds: list[float]) -> dict[str, float]:
    """How surprising the truth was, in nats: without odds, with those of before, and now; how often it is guessed."""
    if not examples:
        return {}
    count = len(examples)
    blind = sum([log(len(example.teams)) for example in examples])
    return {
        "examples": float(count),
        "log loss without": blind / count,
        "log loss before": surprise(examples, before) / count,
        "log loss": surprise(examples, odds) / count,
        "guessed": guessed(examples, odds) / count,
    }


def surprise(examples: list[Example], odds: list[float]) -> float:
    """Of all of them, summed up."""
    return -sum([log(chances(one, odds)[one.teams.index(one.truth)]) for one in examples])


def guessed(examples: list[Example], odds: list[float]) -> int:
    """How many have no set that is likelier than the true one."""
    return sum(
        [
            found[one.teams.index(one.truth)] == max(found)
            for one in examples
            for found in [chances(one, odds)]
        ]
    )
