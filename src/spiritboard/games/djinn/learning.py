"""Learns how much each sign of a table weighs: `content/worth.toml`.

Quick bots that now and then try something else play many games. An example is a table of one of
them, and by how many points a seat ended above the others. The weights that the bots have are
corrected so that they foretell that best, by least squares; the further a correction goes, the more
it costs. One game of five is kept back to judge them, and to tell by how many points they err. The
weights of the solo game stay as they are.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple

from spiritboard.core.learner import Learned, Learner
from spiritboard.core.mind import Mind
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action
from spiritboard.games.djinn.bot import DjinnMind
from spiritboard.games.djinn.bot_signs import SIGNS, signs
from spiritboard.games.djinn.bot_worth import (
    BY_BOSSES,
    BY_TURNS,
    Content,
    Row,
    most_turns,
    turns_left,
)
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.rules.ending import points_of
from spiritboard.games.djinn.state import DjinnState
from spiritboard.games.djinn.view import DjinnView

TRIES: Final = 8
"""Of so many answers one is any of the promising ones."""
ONE_OF: Final = 8
"""Of so many tables one is an example."""
KEPT_BACK: Final = 5
"""Of so many games one."""
HELD_BACK: Final = 1.0
"""How much a correction costs, for its square, beside the error of the examples that it touches."""
DOUBT: Final = 3000.0
"""What it costs besides, however few examples it touches: a match says little about one sign."""
KINDS: Final = ("play", "ending")
TIMES: Final = (len(BY_BOSSES), len(BY_TURNS))
LEAST_ERROR: Final = 1.0
"""Points."""
WIDTH: Final = 2 * len(SIGNS)
"""Weights of a kind: of each sign, then what time adds to each."""


class Curious(DjinnMind):
    """Plays the quick way, and now and then tries something out."""

    def choose(self, view: DjinnView, options: Sequence[Action], rng: Rng) -> Action:
        if len(options) == 1:
            return options[0]
        world = self.game.world(view, rng)
        found = self.promising(world, view.seat, list(options), rng)
        return found[0] if rng.below(TRIES) else rng.choice(found)


class Example(NamedTuple):
    """What a table showed of a seat and the others."""

    kind: int
    turn: int
    seat: int
    seats: int
    time: int
    """Bosses in the town; in the last rounds, turns that are left."""
    places: list[int]
    """Of the weights that matter here, and how much each does."""
    amounts: list[float]


class Squares:
    """Sums over examples, from which the best corrections follow."""

    def __init__(self) -> None:
        self.products = [[0.0] * WIDTH for _ in range(WIDTH)]
        """Below and on the diagonal."""
        self.wanted = [0.0] * WIDTH
        self.count = 0

    def add(self, example: Example, error: float) -> None:
        places, amounts = example.places, example.amounts
        for nth, at in enumerate(places):
            amount = amounts[nth]
            self.wanted[at] += amount * error
            row = self.products[at]
            for other in range(nth + 1):
                row[places[other]] += amount * amounts[other]
        self.count += 1

    def corrections(self) -> list[float]:
        matrix = [row[:] for row in self.products]
        for at in range(WIDTH):
            matrix[at][at] += HELD_BACK * matrix[at][at] + DOUBT
        return solved(matrix, self.wanted)


class WorthLearner(Learner):
    """Looks at tables, and remembers them until the game has ended."""

    def __init__(self) -> None:
        self.file = "worth"
        self.content = content_now()
        self.weights = self.content["signs"]
        self.before = [flat(self.weights, kind) for kind in range(len(KINDS))]
        self.open: list[Example] = []
        """Of the game that is being played."""
        self.squares = [Squares() for _ in KINDS]
        self.kept_back: list[tuple[Example, float, float]] = []
        """Examples, how far the match was, and what came of them."""

    def teacher(self, rules: Any) -> Mind[Any, Any] | None:
        assert isinstance(rules, Djinn)
        return Curious(rules, self.content)

    def watch(self, game: int, s: Any, rng: Rng) -> None:
        assert isinstance(s, DjinnState)
        if s.box.seats == 1 or s.is_final or rng.below(ONE_OF):
            return
        self.open.append(example(s, rng.below(s.box.seats)))

    def see_end(self, game: int, s: Any) -> None:
        assert isinstance(s, DjinnState)
        for example in self.open:
            came = ahead(s, example.seat)
            if game % KEPT_BACK:
                error = came - foretold(example, self.before[example.kind])
                self.squares[example.kind].add(example, error)
            else:
                self.kept_back.append((example, example.turn / max(1, s.turn), came))
        self.open = []

    def learned(self) -> Learned:
        after = []
        for kind, squares in enumerate(self.squares):
            corrections = squares.corrections()
            after.append([self.before[kind][at] + corrections[at] for at in range(WIDTH)])
        rows: dict[str, list[float]] = {}
        for at, name in enumerate(SIGNS):
            row = [weights[place] for weights in after for place in (at, len(SIGNS) + at)]
            rows[name] = [round(weight, 2) + 0.0 for weight in [*row, *self.weights[name][4:]]]
        errors = {name: self.errors(kind, after[kind]) for kind, name in enumerate(KINDS)}
        return Learned({"errors": errors, "signs": rows}, self.quality(after))

    def errors(self, kind: int, weights: list[float]) -> list[float]:
        """By bosses in the town or by turns that are left: by how many points the hopes of a seat err, as the
        standard error. By how much one ends above the others errs more, since theirs err too. A time that
        was never seen is taken for the nearest one."""
        squares: dict[int, list[float]] = {}
        for one, _, came in self.kept_back:
            if one.kind == kind:
                square = (came - foretold(one, weights)) ** 2 * (one.seats - 1) / one.seats
                squares.setdefault(one.time, []).append(square)
        found: list[float] = []
        for time in range(TIMES[kind]):
            near = squares[min(squares, key=lambda seen: abs(seen - time))] if squares else []
            mean = sum(near) / max(1, len(near))
            found.append(round(max(LEAST_ERROR, mean**0.5), 1))
        return found

    def quality(self, after: list[list[float]]) -> dict[str, dict[str, float]]:
        """By thirds of the match: how much of what came was foretold, before and now."""
        found: dict[str, dict[str, float]] = {}
        for third, name in enumerate(("opening", "middle", "end")):
            kept = [(one, came) for one, at, came in self.kept_back if int(2.999 * at) == third]
            if kept:
                found[name] = {
                    "examples": float(len(kept)),
                    "R2 before": told(kept, self.before),
                    "R2": told(kept, after),
                }
        return found


def content_now() -> Content:
    """What the bots have, to be corrected."""
    text = files("spiritboard.games.djinn").joinpath("content", "worth.toml").read_text()
    return tomllib.loads(text)


def flat(weights: Mapping[str, Row], kind: int) -> list[float]:
    """Of one kind: the weight of each sign, then what time adds."""
    return [float(weights[name][2 * kind + part]) for part in (0, 1) for name in SIGNS]


def example(s: DjinnState, seat: int) -> Example:
    seats = s.box.seats
    summed = [0.0] * WIDTH
    for one in range(seats):
        share = 1.0 if one == seat else -1.0 / (seats - 1)
        time = float(turns_left(s, one)) if s.last else BY_BOSSES[s.bosses_in_town()]
        for at, sign in enumerate(signs(s, one)):
            summed[at] += share * sign
            summed[len(SIGNS) + at] += share * sign * time
    places = [at for at in range(WIDTH) if summed[at]]
    amounts = [summed[at] for at in places]
    time_left = most_turns(s) if s.last else s.bosses_in_town()
    return Example(int(s.last > 0), s.turn, seat, seats, time_left, places, amounts)


def ahead(s: DjinnState, seat: int) -> float:
    """By how many points a seat ended above the others."""
    points = [points_of(s, one) for one in range(s.box.seats)]
    return points[seat] - (sum(points) - points[seat]) / max(1, len(points) - 1)


def foretold(example: Example, weights: list[float]) -> float:
    total = 0.0
    for nth, at in enumerate(example.places):
        total += weights[at] * example.amounts[nth]
    return total


def told(examples: list[tuple[Example, float]], weights: list[list[float]]) -> float:
    """The part of the squares of what came that is explained. In the mean nobody is ahead."""
    missed = sum([(came - foretold(one, weights[one.kind])) ** 2 for one, came in examples])
    whole = sum([came**2 for _, came in examples])
    return 1.0 - missed / whole if whole else 0.0


def solved(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """Cholesky's way, for a matrix that is given below and on its diagonal."""
    size = len(wanted)
    for row in range(size):
        for column in range(row + 1):
            left = matrix[row][column]
            for at in range(column):
                left -= matrix[row][at] * matrix[column][at]
            matrix[row][column] = left**0.5 if row == column else left / matrix[column][column]
    found = wanted[:]
    for row in range(size):
        for at in range(row):
            found[row] -= matrix[row][at] * found[at]
        found[row] /= matrix[row][row]
    for row in range(size - 1, -1, -1):
        for at in range(row + 1, size):
            found[row] -= matrix[at][row] * found[at]
        found[row] /= matrix[row][row]
    return found
