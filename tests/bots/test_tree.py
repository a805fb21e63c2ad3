"""The tree by numbers grows as the tree by actions does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from spiritboard.bots.search import Search
from spiritboard.catalog import game, mind
from spiritboard.core.game import Game
from spiritboard.core.mind import Mind
from spiritboard.core.rng import Rng
from spiritboard.core.state import State
from spiritboard.core.values import Seat
from spiritboard.games.shamans.game import Shamans
from spiritboard.match import Match


class ByActions(Shamans):
    """The same rules; whoever searches is told of no numbers, and nothing is done by number."""

    def choices(self, s: State, seat: Seat) -> int:
        return 0

    def play_on(self, s: Any, rng: Rng, mind: Mind[Any, Any], view: Any) -> int:
        return Game.play_on(self, s, rng, mind, view)

    def let_nature_answer(self, s: Any, rng: Rng) -> None:
        Game.let_nature_answer(self, s, rng)


def tallies(rules: Shamans, view: Any) -> Mapping[Any, tuple[int, float]]:
    search = Search(rules, mind("shamans"), view, Rng(5 << 32))
    search.run(150)
    found = {action: (node.visits, node.total) for action, node in search.tried().items()}
    return {**found, "decisions": (search.decisions, 0.0)}


@pytest.mark.plain
def test_the_same_answers_are_tried_as_often_and_bring_the_same() -> None:
    rules = game("shamans")
    assert isinstance(rules, Shamans)
    plain = ByActions(rules.content)
    match, rng = Match.new("shamans", 4, seed=2), Rng(3 << 32)
    for asked in range(70):
        decision = match.decision
        assert decision is not None
        seat = decision.seats[0]
        options = match.options(seat)
        if asked % 7 == 0 and len(options) > 1:
            assert tallies(rules, match.view(seat)) == tallies(plain, match.view(seat))
        match.play(seat, rng.choice(options))
