"""How long the adviser takes for a turn's chance, and how near it comes to what then happens.

`python -m tests.wildwoods.forecasts [SCENES…] [--games N]`: the searching bot plays scenes, and each turn
is forecast as it begins. Told are the processor's time, the mean chance beside the wins, and the mean
square error (0.25 is a coin's).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

from spiritboard.catalog import opened
from spiritboard.core.game import OVER
from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE, WATCHER
from spiritboard.games.wildwoods.bot import WildwoodsMind
from spiritboard.games.wildwoods.info import WildwoodsOptions
from spiritboard.games.wildwoods.state import WON
from tests.wildwoods.table import GAME

SCENES = ("p2", "1_1", "2_2", "3_2", "4_3", "5_3")


class Sample(NamedTuple):
    """One turn's forecast."""

    chance: float
    is_exact: bool
    seconds: float


def forecasts(scene: str, seed: int) -> tuple[list[Sample], bool]:
    """Those of one play, and whether it was won."""
    mind = WildwoodsMind(GAME)
    adviser = opened("wildwoods").adviser
    assert adviser is not None
    s, rng = GAME.setup(1, WildwoodsOptions(scene=scene)), Rng(seed)
    samples: list[Sample] = []
    turn = 0
    while (seat := GAME.whose(s)) != OVER:
        if seat == NATURE:
            GAME.advance(s, seat, GAME.draw(s, rng))
            continue
        view = GAME.view(s, WATCHER)
        if (due := adviser.due(view)) is not None and due != turn:
            turn = due
            begun = time.process_time()
            found = adviser.forecast(view)
            took = time.process_time() - begun
            percent = found.more[1]["percent"]
            assert isinstance(percent, int)
            samples.append(Sample(percent / 100, found.more[0] == "forecast-exact", took))
        options = GAME.options(s, seat)
        worth = mind.searched(s, options, rng)
        GAME.advance(s, seat, options[worth.index(max(worth))])
    return samples, s.result == WON


def percentile(seconds: list[float], share: float) -> float:
    return sorted(seconds)[min(len(seconds) - 1, int(share * len(seconds)))]


def lines(scenes: list[str], games: int) -> Iterator[str]:
    yield "scene  turns  exact  chance  wins  error  median  95 %   longest"
    every: list[float] = []
    for scene in scenes:
        played = [forecasts(scene, seed) for seed in range(1, games + 1)]
        pairs = [(sample, won) for samples, won in played for sample in samples]
        seconds = [sample.seconds for sample, _ in pairs]
        every += seconds
        count = len(pairs)
        exact = sum(sample.is_exact for sample, _ in pairs)
        chance = sum(sample.chance for sample, _ in pairs) / count
        wins = sum(won for _, won in pairs) / count
        error = sum((sample.chance - won) ** 2 for sample, won in pairs) / count
        numbers = f"{count:6} {exact:6} {chance:7.2f} {wins:5.2f} {error:6.3f}"
        yield f"{scene:5} {numbers} {times(seconds)}"
    yield f"{'all':5} {len(every):6} {'':26} {times(every)}"


def times(seconds: list[float]) -> str:
    return f"{percentile(seconds, 0.5):5.2f} s {percentile(seconds, 0.95):5.2f} s {max(seconds):5.2f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", default=SCENES)
    parser.add_argument("--games", type=int, default=6)
    given = parser.parse_args()
    for line in lines(list(given.scenes), given.games):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
