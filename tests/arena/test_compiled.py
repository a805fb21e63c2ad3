"""The installed package, compiled where it could be, does just what the plain sources do."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from spiritboard import Match, simulate
from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.core import rng

TABLES: dict[str, tuple[tuple[int, ...], int, int, dict[str, object]]] = {
    "shamans": ((3, 4, 5), 100, 120, {"edition": "cs"}),
    "djinn": ((1, 2, 4), 10, 60, {"long": True}),
}
"""By game: seats, random games, answers of a match with bots, its options."""


def deeds() -> dict[str, Any]:
    """Simulations and matches with every kind of bot, told by their digests."""
    found: dict[str, Any] = {}
    for game, (counts, games, answers, options) in TABLES.items():
        for seats in counts:
            found[f"{game} random {seats}"] = simulate(game, seats, games=games, seed=3).summary
            for bot in ("greedy", "search:30"):
                match = Match.new(game, seats, seed=seats, options=options)
                bots = {seat: bot_for(bot, game, bot_key("x", seat)) for seat in range(seats)}
                while (
                    len(match.log) < answers
                    and (answer := next_bot_answer(match, bots)) is not None
                ):
                    match.play(*answer)
                found[f"{game} {bot} {seats}"] = match.digest()
    return found


def test_compiled_and_plain_agree() -> None:
    assert str(rng.__file__).endswith(".py"), "tests run the plain sources"
    command = [sys.executable, "-I", __file__]
    installed = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(installed.stdout) == json.loads(json.dumps(deeds()))


if __name__ == "__main__":
    print(json.dumps(deeds()))  # noqa: T201  # read by the test above
