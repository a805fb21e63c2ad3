"""What `bench` measures, each row in a process of its own: `python -m spiritboard.arena.bench_rows ROW`."""

from __future__ import annotations

import json
import random
import sys
import time
import timeit
import tracemalloc
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from spiritboard.arena.simulate import simulate
from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.bots.search import Search
from spiritboard.catalog import mind
from spiritboard.core.rng import key_of, quick
from spiritboard.core.state import clone
from spiritboard.match import Match

SECONDS = 1.0

TO_THE_END = 1_000_000

Figures = dict[str, float]


class Table(NamedTuple):
    """A game of ours as it is measured."""

    game: str
    seats: int
    answers: int
    """After so many, much lies on the table."""
    long: Mapping[str, Any]
    """Options of a very long match."""

    def bots(self, seed: int) -> dict[int, Any]:
        return {
            seat: bot_for("random", self.game, bot_key(str(seed), seat))
            for seat in range(self.seats)
        }


TABLES = {
    "shamans": Table("shamans", 5, 30, {"content": {"points": {"target": 99}}}),
    "djinn": Table("djinn", 4, 300, {"long": True}),
}


def rate(work: Callable[[], int]) -> float:
    """Units of work a second."""
    done = 0
    start = time.process_time()
    while (passed := time.process_time() - start) < SECONDS:
        done += work()
    return done / passed


def microseconds(call: Callable[[], object]) -> float:
    return min(timeit.repeat(call, timer=time.process_time, number=2000, repeat=5)) / 2000 * 1e6


def ours(table: Table) -> Figures:
    """The figures of whichever build this process runs."""
    match = played(table, 1, table.answers)
    first = played(table, 1, 0)
    assert first.decision is not None
    view = first.view(first.decision.seats[0])
    search = Search(match.game, mind(table.game), view, quick(key_of("bench"), "search", 0))

    def searched() -> int:
        search.run(100)
        return 100

    return {
        "decisions": rate(lambda: simulate(table.game, table.seats, games=50, seed=1).decisions),
        "search": rate(searched),
        "clone": microseconds(lambda: clone(match.state)),
        "view": microseconds(lambda: match.view(0)),
        "match_kb": kilobytes_of_a_match(table),
        "late_over_early": late_over_early(table),
    }


def played(table: Table, seed: int, answers: int) -> Match:
    """A match of random players, so far or to its end."""
    match = Match.new(table.game, table.seats, seed=seed)
    bots = table.bots(seed)
    while len(match.log) < answers and (answer := next_bot_answer(match, bots)) is not None:
        match.play(*answer)
    return match


def kilobytes_of_a_match(table: Table) -> float:
    """What a finished match holds in memory."""
    played(table, 0, TO_THE_END)
    tracemalloc.start()
    kept = [played(table, seed, TO_THE_END) for seed in range(1, 11)]
    size = tracemalloc.get_traced_memory()[0] / len(kept) / 1000
    tracemalloc.stop()
    return size


def late_over_early(table: Table) -> float:
    """How much dearer an answer is late in a very long match (1 means: not at all)."""
    match = Match.new(table.game, table.seats, seed=1, options=table.long)
    bots = table.bots(1)
    costs: list[float] = []
    while (answer := next_bot_answer(match, bots)) is not None:
        start = time.process_time()
        match.play(*answer)
        costs.append(time.process_time() - start)
    third = len(costs) // 3
    return sorted(costs[-third:])[third // 2] / sorted(costs[:third])[third // 2]


def hearts() -> Figures:
    """OpenSpiel's C++ hearts driven from Python, as our games are."""
    import pyspiel  # noqa: PLC0415  # an extra

    peer = pyspiel.load_game("hearts")
    dice = random.Random(1)

    def dealt() -> Any:
        state = peer.new_initial_state()
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
        return state

    def play() -> int:
        state = dealt()
        decisions = 0
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
        return decisions

    def searched() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        pyspiel.ISMCTSBot(1, evaluator, 0.7, 1000, -1, policy, False, False).step(deal)
        return 1000

    deal = dealt()
    while len(deal.legal_actions()) == 1:
        deal = dealt()
    return {
        "decisions": rate(play),
        "search": rate(searched),
        "clone": microseconds(deal.clone),
        "view": microseconds(lambda: deal.information_state_string(0)),
    }


def catan() -> Figures:
    """Catanatron: random players at four-player Catan."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415  # an extra

    seeds = iter(range(1_000_000))

    def new() -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=next(seeds))

    def play() -> int:
        game = new()
        game.play()
        return len(game.state.actions)

    middle = new()
    for _ in range(300):
        middle.play_tick()
    return {"decisions": rate(play), "clone": microseconds(middle.copy)}


if __name__ == "__main__":
    row = sys.argv[1]
    peers = {"hearts": hearts, "catan": catan}
    print(json.dumps(peers[row]() if row in peers else ours(TABLES[row])))
