"""One match under the laws: what they may ask of it, and how a broken one is told."""

from __future__ import annotations

from typing import Final

import msgspec

from spiritboard.core.errors import Illegal
from spiritboard.core.rng import Rng, key_of, stream
from spiritboard.core.state import State, clone
from spiritboard.core.table_side import TableSide
from spiritboard.core.values import NATURE, WATCHER, Action, Decision, Seat
from spiritboard.testing.play import AnyGame, RandomChooser
from spiritboard.testing.pool import Pool, near_misses

LAST: Final = 8
"""So many of the last answers are told with a broken law."""


class Trace(msgspec.Struct, frozen=True):
    """How to come to a state again."""

    game: str
    seats: int
    options: msgspec.Struct
    seed: str
    steps: tuple[tuple[Seat, Action], ...]

    def state(self, game: AnyGame) -> State:
        """The state after all the steps."""
        s: State = game.setup(self.seats, self.options)
        for seat, action in self.steps:
            game.advance(s, seat, action)
        return s

    def __str__(self) -> str:
        lines = [
            f"{self.game}, {self.seats} seats, {self.options}",
            f"again: check_match(game, {self.seats}, options, {self.seed!r})",
            f"after {len(self.steps)} answers, the last of them:",
            *[f"  {seat}: {action}" for seat, action in self.steps[-LAST:]],
        ]
        return "\n".join(lines)


class LawBroken(AssertionError):
    """A game does not keep a promise. `trace.state(game)` leads to where it happened."""

    def __init__(self, law: str, detail: str, trace: Trace) -> None:
        super().__init__(law, detail, trace)
        self.law = law
        self.detail = detail
        self.trace = trace

    def __str__(self) -> str:
        return f"{self.law}: {self.detail}\n{self.trace}"


class Trial:
    """A match that is being played, and what all laws share while they look at it.

    Effort: how many worlds are drawn for a view and, in proportion, how many actions are tried.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: msgspec.Struct,
        seed: str,
        effort: int = 1,
        table: TableSide | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.pool = Pool()
        self.effort = effort
        self.table = table
        self.key = key_of(seed)
        self.steps: list[tuple[Seat, Action]] = []
        self.viewers = (*range(seats), WATCHER)
        self._worlds: dict[Seat, list[State]] = {}

    def add(self, seat: Seat, action: Action) -> None:
        self.steps.append((seat, action))
        self._worlds = {}
        self.pool.add(action)

    def trace(self) -> Trace:
        return Trace(self.game.info.name, self.seats, self.options, self.seed, tuple(self.steps))

    def rng(self, purpose: str) -> Rng:
        """A stream for this purpose at this point of the match."""
        return stream(self.key, f"kit {purpose}", len(self.steps))

    def worlds(self, s: State, seat: Seat) -> list[State]:
        """Some worlds that the seat may believe in now, drawn once for all laws."""
        found = self._worlds.get(seat)
        if found is None:
            view, rng = self.game.view(s, seat), self.rng(f"worlds {seat}")
            found = [self.game.world(view, rng) for _ in range(self.effort)]
            self._worlds[seat] = found
        return found

    def some_actions(self, s: State, purpose: str) -> list[Action]:
        """Things to try: from the pool, of what others may do now, and near misses of that."""
        rng, count = self.rng(purpose), 3 * self.effort
        now = [a for seat in range(self.seats) for a in self.game.options(s, seat)]
        close = [rng.choice(now) for _ in range(count if now else 0)]
        return self.pool.some(rng, count) + [rng.choice([a, *near_misses(a)]) for a in close]

    def all_answers(self, s: State, decision: Decision) -> list[tuple[Seat, Action]]:
        """Everything that anybody could do now; of a deal, which can't be listed, a few."""
        if not decision.by_nature:
            return [(x, a) for x in range(self.seats) for a in self.game.options(s, x)]
        chances, rng = self.game.chances(s), self.rng("nature")
        listed = [action for _, action in chances.weighted]
        return [(NATURE, a) for a in listed or [self.game.draw(s, rng) for _ in range(3)]]

    def some_answers(self, s: State, decision: Decision, purpose: str) -> list[tuple[Seat, Action]]:
        """A few of them."""
        answers, rng = self.all_answers(s, decision), self.rng(purpose)
        rng.shuffle(answers)
        return answers[: 1 + self.effort]

    def ahead(self, s: State, answers: int) -> list[tuple[Seat, Action]]:
        """Plays on with a copy at random, and says which answers were given."""
        twin, chooser = clone(s), RandomChooser(self.key + b"ahead %d" % len(self.steps))
        given: list[tuple[Seat, Action]] = []
        while len(given) < answers:
            decision = self.game.decision(twin)
            if decision is None or unanswerable(self.game, twin, decision, self.seats):
                break
            seat, action = chooser.choose(self.game, twin, decision)
            self.game.advance(twin, seat, action)
            given.append((seat, action))
        return given


def fingerprint(game: AnyGame, s: State) -> bytes:
    """The whole state as bytes: the same on every machine."""
    return msgspec.json.encode(game.dump(s))


def refusal(game: AnyGame, s: State, seat: Seat, action: Action) -> tuple[str, str, bytes] | None:
    """All that a refused player is told; None when the answer is legal."""
    try:
        game.check(s, seat, action)
    except Illegal as illegal:
        return illegal.rule, illegal.key, msgspec.json.encode(dict(illegal.params))
    return None


def unanswerable(game: AnyGame, s: State, decision: Decision, seats: int) -> str:
    """Why nobody could answer this question; empty when somebody can."""
    if decision.by_nature:
        return ""
    asked = decision.seats
    if not asked or len(set(asked)) != len(asked) or not set(asked) <= set(range(seats)):
        return f"no such seats to ask: {decision}"
    silent = [seat for seat in asked if not game.options(s, seat)]
    return f"seats {silent} are asked and have no answer: {decision}" if silent else ""
