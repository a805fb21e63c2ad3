"""Who will win from here? Found by playing on as people likely play, again and again.

It is played to the end. Only what nature brought is reckoned at once where a game can tell at a glance who
may win: many small draws, each told by whole games, would drown in chance. Such luck is as much as the
game's reckoning sees of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from spiritboard.core.game import OVER
from spiritboard.core.mind import Patience
from spiritboard.core.package import AnyGame, AnyMind
from spiritboard.core.rng import Rng
from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, Action, Outcome, Seat

LONGEST: Final = 1000
"""Answers: where a game can be reckoned, one that goes on longer is; hasty players may never end it."""
LEAST: Final = 2
"""So many pairs are compared at least: one alone has no error."""

Shares = tuple[float, ...]
"""By seat, of a win."""


class Swing(NamedTuple):
    """What nature's answer has changed, by seat, in shares of a win."""

    before: Shares
    after: Shares
    errors: Shares
    """The standard errors of the change."""
    games: int


class Edge(NamedTuple):
    """By how much one answer wins more often than another, and the standard error of that."""

    ahead: float
    error: float
    games: int


class Outlook:
    """On a match of so many seats."""

    def __init__(self, rules: AnyGame, mind: AnyMind, seats: int) -> None:
        self.rules = rules
        self.mind = mind
        self.seats = seats

    def swing(self, before: State, after: State, rng: Rng, may_go_on: Patience) -> Swing:
        """The true table before and after nature answered, each time played on by the same chance, so
        that what made no difference makes none here.
        """
        is_reckoned = bool(self.mind.win_chances(before))
        pairs: list[tuple[Shares, Shares]] = []
        while len(pairs) < LEAST or may_go_on():
            seed = rng.seed()
            drawn = clone(before)
            while self.rules.whose(drawn) == NATURE:
                self.rules.advance(drawn, NATURE, self.rules.draw(drawn, rng))
            if is_reckoned:
                pairs.append((self.reckoned(drawn), self.reckoned(after)))
            else:
                pairs.append((self.played(drawn, Rng(seed)), self.played(clone(after), Rng(seed))))
        seats = range(self.seats)
        error_of = error if is_reckoned else cautious_error
        changes = [[new[seat] - old[seat] for old, new in pairs] for seat in seats]
        before_it = [mean([old[seat] for old, _ in pairs]) for seat in seats]
        after_it = [before_it[seat] + mean(changes[seat]) for seat in seats]
        errors = [error_of(changes[seat]) for seat in seats]
        return Swing(tuple(before_it), tuple(after_it), tuple(errors), len(pairs))

    def edge(
        self, view: Any, answers: tuple[Action, Action], rng: Rng, may_go_on: Patience
    ) -> Edge:
        """The first answer against the second, both in the same worlds that this view allows."""
        belief, world = self.mind.belief(view), self.rules.world(view, rng)
        leads: list[float] = []
        while len(leads) < LEAST or may_go_on():
            s = self.rules.redeal(world, view, rng)
            self.mind.lean(s, view, belief, rng)
            seed = rng.seed()
            one, other = [
                self.played(self.after(s, view.seat, answer), Rng(seed)) for answer in answers
            ]
            leads.append(one[view.seat] - other[view.seat])
        return Edge(mean(leads), cautious_error(leads), len(leads))

    def after(self, s: State, seat: Seat, answer: Action) -> State:
        """Another table, with this answer."""
        after = clone(s)
        self.rules.advance(after, seat, answer)
        return after

    def played(self, s: State, rng: Rng) -> Shares:
        """Who has won when it was played to the end, or who is likely to, if there is no end."""
        rules = self.rules
        answers = 0
        while (seat := rules.whose(s)) != OVER:
            answers += 1
            if answers > LONGEST and self.mind.win_chances(s):
                break
            if seat == NATURE:
                rules.advance(s, NATURE, rules.draw(s, rng))
            else:
                likely = self.mind.rollout(s, seat, rng)
                rules.advance(s, seat, rules.sample(s, seat, rng) if likely is None else likely)
        return self.reckoned(s)

    def reckoned(self, s: State) -> Shares:
        """As it has ended, or as the game thinks that it will."""
        outcome = self.rules.outcome(s)
        if outcome is not None:
            return wins(self.rules, outcome, self.seats)
        return tuple(self.mind.win_chances(s))


def wins(rules: AnyGame, outcome: Outcome, seats: int) -> Shares:
    """By seat: its part of the win; those who play as one win as one."""
    part = 1.0 if rules.info.together else 1 / max(1, len(outcome.winners))
    return tuple([part if seat in outcome.winners else 0.0 for seat in range(seats)])


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    return sqrt(squares(values) / (len(values) - 1) / len(values))


def cautious_error(values: Sequence[float]) -> float:
    """Of wins and defeats: never smaller than if one more had come out the other way."""
    return sqrt((squares(values) + 1.0) / (len(values) - 1) / len(values))


def squares(values: Sequence[float]) -> float:
    middle = mean(values)
    return sum([(value - middle) ** 2 for value in values])
