"""What thinking ahead has found, by one process or by several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spiritboard.bots.search import Search, Tally
from spiritboard.core.mind import Weighed
from spiritboard.core.values import Action

UNTRIED = Tally(0, 0.0)


class Findings(NamedTuple):
    """Of the root of a tree; those of several trees add up."""

    tallies: dict[Action, Tally]
    games: int
    """So many iterations."""
    decisions: int
    """So many answers of seats in them."""

    def mean(self, action: Action) -> float:
        """What an answer has brought on average."""
        return self.tallies.get(action, UNTRIED).mean

    def best(self, options: Sequence[Action], first_thought: Action, margin: float) -> Action:
        """The answer tried most often, listed or not, if it has proved clearly better than the first thought."""
        answers = dict.fromkeys([*options, *self.tallies])
        tried = [action for action in answers if action in self.tallies]
        best = max(tried, key=lambda action: self.tallies[action].visits, default=first_thought)
        return best if self.mean(best) > self.mean(first_thought) + margin else first_thought


def found_by(search: Search) -> Findings:
    return Findings(search.tried(), search.games, search.decisions)


def added_up(found: Sequence[Findings]) -> Findings:
    """Several trees as if they were one, as far as the root goes."""
    tallies: dict[Action, Tally] = {}
    for one in found:
        for action, tally in one.tallies.items():
            before = tallies.get(action, UNTRIED)
            tallies[action] = Tally(before.visits + tally.visits, before.total + tally.total)
    games, decisions = sum(one.games for one in found), sum(one.decisions for one in found)
    return Findings(tallies, games, decisions)


def agreed(found: Sequence[Weighed]) -> Weighed:
    """By answer the mean of all who have weighed it; whoever imagined more games counts for more."""
    if len(found) == 1:
        return found[0]
    sums: dict[Action, float] = {}
    weights: dict[Action, int] = {}
    for one in found:
        weight = max(1, one.games)
        for action, worth in one.worth.items():
            sums[action] = sums.get(action, 0.0) + weight * worth
            weights[action] = weights.get(action, 0) + weight
    means = {action: total / weights[action] for action, total in sums.items()}
    return Weighed(means, sum(one.games for one in found))
