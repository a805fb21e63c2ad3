"""Steps a second with observation and mask: our games in batches, RLCard's and PettingZoo's one by one.

Each row in a process of its own: `python bench_steps.py GAME`, `… 'in two: GAME'` or `… PEER`.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable

from spiritboard.arena.bench_rows import IN_TWO, Figures, rate
from spiritboard.catalog import game
from spiritboard.core.rng import Rng
from spiritboard.research.batch import Batch

MATCHES = 256


def ours(name: str, processes: int) -> Figures:
    """A game of ours at its fullest table; every seat takes any id that may come.

    Of two processes the time of this one counts: it has the same part as the other, and hands over the arrays.
    """
    batch = Batch(name, max(game(name).info.seats), MATCHES, seed=1, processes=processes)
    dice = Rng(1)
    now = batch.reset()

    def step() -> int:
        nonlocal now
        now = batch.step(batch.any_ids(dice))
        return len(now.seat)

    return {"steps": rate(step)}


def rlcard_game(name: str) -> Figures:
    """A game of RLCard, as its examples drive it; a state holds `obs` and `legal_actions`."""
    import rlcard  # noqa: PLC0415  # an extra

    table = rlcard.make(name, config={"seed": 1})
    dice = random.Random(1)

    def play() -> int:
        state, _ = table.reset()
        steps = 0
        while not table.is_over():
            state, _ = table.step(dice.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return {"steps": rate(play)}


def leduc() -> Figures:
    """PettingZoo's smallest card game, as its page drives it."""
    from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415  # an extra

    table = leduc_holdem_v4.env()

    def play() -> int:
        table.reset()
        steps = 0
        for agent in table.agent_iter():
            seen, _, is_over, is_cut, _ = table.last()
            end = is_over or is_cut
            table.step(None if end else table.action_space(agent).sample(seen["action_mask"]))
            steps += not end
        return steps

    return {"steps": rate(play)}


PEERS: dict[str, Callable[[], Figures]] = {
    "uno": lambda: rlcard_game("uno"),
    "doudizhu": lambda: rlcard_game("doudizhu"),
    "leduc": leduc,
}

if __name__ == "__main__":
    row = sys.argv[1]
    name, processes = row.removeprefix(IN_TWO), 2 if row.startswith(IN_TWO) else 1
    print(json.dumps(PEERS[row]() if row in PEERS else ours(name, processes)))
