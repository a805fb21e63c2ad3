"""The solver's policy at play by the rules: does it win as often as the solver says?

python -m tests.wildwoods.policy SCENE PLAYS
"""

from __future__ import annotations

import sys
from math import sqrt

from spiritboard.core.rng import Rng, quick
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action
from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.reading import position_of
from spiritboard.games.wildwoods.adviser.search import Exact
from spiritboard.games.wildwoods.bot import WildwoodsMind
from spiritboard.games.wildwoods.state import WON, WildwoodsState
from tests.wildwoods.small_scenes import small_table
from tests.wildwoods.table import GAME


class Policy:
    """Always the answer that is worth most."""

    def __init__(self, s: WildwoodsState) -> None:
        self.mind = WildwoodsMind(GAME)
        self.solver = Exact(Board(s))
        self.rng = Rng(1)
        self.value = self.solver.value(position_of(self.solver.board, s))

    def choose(self, s: WildwoodsState) -> Action:
        options = GAME.options(s, 0)
        worth = [self.mind.weigh(s, option, self.solver, self.rng) for option in options]
        return options[worth.index(max(worth))]

    def wins(self, s: WildwoodsState, rng: Rng) -> bool:
        while s.stack and not s.is_over:
            seat = GAME.whose(s)
            GAME.advance(s, seat, GAME.draw(s, rng) if seat == NATURE else self.choose(s))
        return s.result == WON


def share_of(scene: str, plays: int) -> tuple[float, float, float]:
    """What the solver says, how often its policy won, and the standard error of that."""
    s = small_table(scene).s
    policy = Policy(s)
    keys = (quick(b"policy", scene, number) for number in range(plays))
    won = sum(policy.wins(clone(s), rng) for rng in keys)
    value = policy.value
    return value, won / plays, sqrt(value * (1 - value) / plays)


if __name__ == "__main__":
    said, share, error = share_of(sys.argv[1], int(sys.argv[2]))
    sys.stdout.write(f"solver {said:.5f}, at play {share:.5f} ± {error:.5f}\n")
