"""Measures our speed beside OpenSpiel's C++ hearts in one run, and prints the ratios.

Each row is measured in a process of its own, in turn, several times, by the processor's time;
the best of each counts, since other work on the machine can only slow a row down.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
import timeit
import tracemalloc
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from spiritboard.arena.simulate import simulate
from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.bots.search import Search
from spiritboard.catalog import mind
from spiritboard.core import rng as rng_module
from spiritboard.core.rng import key_of, quick
from spiritboard.core.state import clone
from spiritboard.match import Match

SEATS = 5
TURNS = 3
SECONDS = 1.0

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


def middle_of_a_round() -> Match:
    """A table at which some tricks have been played."""
    match = Match.new("shamans", seats=SEATS, seed=1)
    bots = {seat: bot_for("random", "shamans", bot_key("1", seat)) for seat in range(SEATS)}
    while len(match.log) < 30 and (answer := next_bot_answer(match, bots)) is not None:
        match.play(*answer)
    return match


def ours() -> Figures:
    """The figures of whichever build this process runs."""
    match = middle_of_a_round()
    rules = match.game
    first = Match.new("shamans", seats=SEATS, seed=1)
    assert first.decision is not None
    view = first.view(first.decision.seats[0])
    search = Search(rules, mind("shamans"), view, quick(key_of("bench"), "search", 0))

    def searched() -> int:
        search.run(100)
        return 100

    return {
        "decisions": rate(lambda: simulate("shamans", SEATS, games=50, seed=1).decisions),
        "search": rate(searched),
        "clone": microseconds(lambda: clone(match.state)),
        "view": microseconds(lambda: match.view(0)),
        "match_kb": kilobytes_of_a_match(),
        "late_over_early": late_over_early(),
    }


def kilobytes_of_a_match() -> float:
    """What a finished match holds in memory."""
    play_a_match(0)
    tracemalloc.start()
    kept = [play_a_match(seed) for seed in range(1, 11)]
    size = tracemalloc.get_traced_memory()[0] / len(kept) / 1000
    tracemalloc.stop()
    return size


def play_a_match(seed: int) -> Match:
    match = Match.new("shamans", seats=SEATS, seed=seed)
    bots = {seat: bot_for("random", "shamans", bot_key(str(seed), seat)) for seat in range(SEATS)}
    while (answer := next_bot_answer(match, bots)) is not None:
        match.play(*answer)
    return match


def late_over_early() -> float:
    """How much dearer an answer is late in a very long match (1 means: not at all)."""
    content = {"points": {"target": 99}}
    match = Match.new("shamans", seats=SEATS, seed=1, options={"content": content})
    costs: list[float] = []
    while match.decision is not None:
        seat = match.decision.seats[0]
        action = match.options(seat)[0]
        start = time.process_time()
        match.play(seat, action)
        costs.append(time.process_time() - start)
    third = len(costs) // 3
    return sorted(costs[-third:])[third // 2] / sorted(costs[:third])[third // 2]


def hearts() -> Figures:
    """OpenSpiel's C++ hearts driven from Python, as our games are."""
    import random  # noqa: PLC0415  # the peer's generator, not ours

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


def is_compiled() -> bool:
    return not str(rng_module.__file__).endswith(".py")


def best(rows: list[Figures]) -> Figures:
    rates = ("decisions", "search")
    return {name: (max if name in rates else min)(row[name] for row in rows) for name in rows[0]}


def measure(what: str, path: Path | None = None) -> Figures:
    """Runs one row in a new process; `path` is where it finds the package."""
    command = [sys.executable, "-m", "spiritboard.arena.bench", what]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=path)  # noqa: S603  # our own module
    figures: Figures = json.loads(run.stdout)
    return figures


def plain_copy(folder: str) -> Path:
    """The package without its compiled modules."""
    package = Path(__file__).parent.parent
    shutil.copytree(
        package, Path(folder, "spiritboard"), ignore=shutil.ignore_patterns("*.so", "*.pyd")
    )
    return Path(folder)


def main() -> None:
    """Prints ours, compiled and plain, beside the peer."""
    rows: dict[str, list[Figures]] = {}
    with tempfile.TemporaryDirectory() as folder:
        plain = plain_copy(folder)
        for _ in range(TURNS):
            if find_spec("pyspiel"):
                rows.setdefault("OpenSpiel hearts (C++)", []).append(measure("hearts"))
            if is_compiled():
                rows.setdefault("Shamans, compiled", []).append(measure("ours"))
            rows.setdefault("Shamans, plain", []).append(measure("ours", plain))
    show({name: best(figures) for name, figures in rows.items()})


def show(rows: dict[str, Figures]) -> None:
    peer = rows.get("OpenSpiel hearts (C++)")
    print(f"{'':24}{'decisions/s':>18}{'search/s':>18}{'clone µs':>11}{'view µs':>9}")
    for name, row in rows.items():
        rates = [
            f"{row[what]:,.0f}" + (f" ({row[what] / peer[what]:.2f} ×)" if peer else "")
            for what in ("decisions", "search")
        ]
        print(f"{name:24}{rates[0]:>18}{rates[1]:>18}{row['clone']:>11.2f}{row['view']:>9.2f}")
    for name, row in rows.items():
        if "match_kb" in row:
            print(
                f"{name}: a finished match holds {row['match_kb']:.0f} kB; "
                f"a late answer costs {row['late_over_early']:.2f} × an early one"
            )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps({"ours": ours, "hearts": hearts}[sys.argv[1]]()))
    else:
        main()
