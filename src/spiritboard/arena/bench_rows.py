"""What `bench` measures, each row in a process of its own: `python bench_rows.py GAME` or `… PEER`.

It keeps to what every release has, so that this file can measure an older package too.
"""

from __future__ import annotations

import json
import random
import sys
import time
import timeit
import tracemalloc
from collections.abc import Callable
from typing import Any

from spiritboard import Match, catalog, game, simulate
from spiritboard.bots import Bot, Budget, bot_for, bot_key, next_bot_answer
from spiritboard.bots.search import Search
from spiritboard.catalog import mind
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone

SECONDS = 1.0
ITERATIONS = 1000
"""Of a search, before it begins anew: as many as the peer's."""

IN_TWO = "in two: "
"""Before the name of a game: its row in two processes."""
EACH = "a second: "
"""Before the name of such a figure."""

Figures = dict[str, float]


def rate(work: Callable[[], int]) -> float:
    """Units of work a second."""
    done = 0
    start = time.process_time()
    while (passed := time.process_time() - start) < SECONDS:
        done += work()
    return done / passed


def microseconds(call: Callable[[], object]) -> float:
    return min(timeit.repeat(call, timer=time.process_time, number=2000, repeat=5)) / 2000 * 1e6


def ours(name: str) -> Figures:
    """The figures of one of our games, in whichever build this process runs, at its fullest table."""
    seats = max(game(name).info.seats)
    costs = costs_of_answers(name, seats)
    match = played(name, seats, 1, len(costs) // 2)
    third = len(costs) // 3
    return {
        "decisions": rate(lambda: simulate(name, seats, games=50, seed=1).decisions),
        **search_of(name, seats),
        "clone": microseconds(lambda: clone(match.state)),
        "view": microseconds(lambda: match.view(0)),
        "match_kb": kilobytes_of_a_match(name, seats),
        "late_over_early": middle(costs[-third:]) / middle(costs[:third]),
        **work_of(name),
    }


def work_of(name: str) -> Figures:
    """What else a game finds worth measuring, a second; a game of an older release finds nothing."""
    opened = getattr(catalog, "opened", None)
    package = getattr(opened(name), "package", None) if opened else None
    return {
        f"{EACH}{what}": rate(work(game(name)))
        for what, work in getattr(package, "timed", {}).items()
    }


def search_of(name: str, seats: int) -> Figures:
    """Of a tree from the first question of a match that has two answers: its iterations, and the
    answers of seats in them. An older release does not count these."""
    view = first_choice(name, seats)
    knack = mind(name)
    trees: list[int] = []

    def searched() -> int:
        tree = Search(game(name), knack, view, Rng(len(trees)))
        tree.run(ITERATIONS)
        trees.append(getattr(tree, "decisions", 0))
        return ITERATIONS

    iterations = rate(searched)
    return {"search": iterations, "searched": iterations * sum(trees) / len(trees) / ITERATIONS}


def first_choice(name: str, seats: int) -> Any:
    """The view of whoever is the first to have a choice."""
    match = Match.new(name, seats, seed=1)
    while (asked := match.decision) is not None and len(match.options(asked.seats[0])) < 2:
        match.play(asked.seats[0], match.options(asked.seats[0])[0])
    assert asked is not None
    return match.view(asked.seats[0])


def in_two(name: str) -> Figures:
    """Of a bot that thinks in two processes: the answers of seats in both trees, by the time of the
    processor that takes longer."""
    view = first_choice(name, max(game(name).info.seats))
    bot: Any = bot_for(f"tree:{ITERATIONS}x2", name, b"two")
    bot.search(view, Budget(1))  # the other process is started
    done = 0
    here, there = time.process_time(), bot.elsewhere
    while (passed := max(time.process_time() - here, bot.elsewhere - there)) < SECONDS:
        done += bot.search(view, bot.budget).decisions
    bot.close()
    return {"searched": done / passed}


def played(name: str, seats: int, seed: int, answers: int | None = None) -> Match:
    """A match of random players, after so many answers or to its end."""
    match = Match.new(name, seats, seed=seed)
    bots = random_bots(name, seats, seed)
    while answers is None or len(match.log) < answers:
        if (answer := next_bot_answer(match, bots)) is None:
            break
        match.play(*answer)
    return match


def random_bots(name: str, seats: int, seed: int) -> dict[int, Bot]:
    return {seat: bot_for("random", name, bot_key(str(seed), seat)) for seat in range(seats)}


def kilobytes_of_a_match(name: str, seats: int) -> float:
    """What a finished match holds in memory."""
    played(name, seats, 0)
    tracemalloc.start()
    kept = [played(name, seats, seed) for seed in range(1, 11)]
    size = tracemalloc.get_traced_memory()[0] / len(kept) / 1000
    tracemalloc.stop()
    return size


def costs_of_answers(name: str, seats: int) -> list[float]:
    """Of one match, in its order: a late answer should cost no more than an early one."""
    match = Match.new(name, seats, seed=1)
    bots = random_bots(name, seats, 1)
    costs: list[float] = []
    while (answer := next_bot_answer(match, bots)) is not None:
        start = time.process_time()
        match.play(*answer)
        costs.append(time.process_time() - start)
    return costs


def middle(costs: list[float]) -> float:
    return sorted(costs)[len(costs) // 2]


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
        return played_out(dealt())

    def played_out(state: Any) -> int:
        decisions = 0
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
        return decisions

    def searched() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        pyspiel.ISMCTSBot(1, evaluator, 0.7, ITERATIONS, -1, policy, False, False).step(deal)
        return ITERATIONS

    deal = dealt()
    while len(deal.legal_actions()) == 1:
        deal = dealt()
    iterations = rate(searched)
    return {
        "decisions": rate(play),
        "search": iterations,
        # An iteration plays to the end, and each player's hand is played whole.
        "searched": iterations * played_out(deal.clone()),
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


PEERS: dict[str, Callable[[], Figures]] = {"hearts": hearts, "catan": catan}


def figures(row: str) -> Figures:
    if row.startswith(IN_TWO):
        return in_two(row.removeprefix(IN_TWO))
    return PEERS[row]() if row in PEERS else ours(row)


if __name__ == "__main__":
    print(json.dumps(figures(sys.argv[1])))
