"""What a build does, to be compared with another: `python deeds.py GAME SEATS` or `… RECORD`.

It imports only the package, so that the installed one can run it too.
"""

from __future__ import annotations

import copy
import json
import pickle
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from spiritboard import Match, game, simulate
from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.catalog import mind
from spiritboard.core.rng import Rng
from spiritboard.core.rollout import RolloutMind
from spiritboard.match import read_record
from spiritboard.research import Play

RANDOM = 4
"""Games: plain, one of Duchařina takes a second."""
GREEDY = 20
SEARCHED = 6
"""Answers of the matches with bots: plain, they take longest by far."""
STEPS = 30
UNTAUGHT = 6
"""Answers of a game whose bots play worlds out, since they were taught nothing: each takes seconds."""


def deeds(name: str, seats: int) -> dict[str, object]:
    """Random games; for two, or as few as can play, also the beginnings of matches with greedy bots
    and with one that searches.
    """
    games: dict[str, object] = {"random": simulate(name, seats, games=RANDOM, seed=3).summary}
    few = min(count for count in game(name).info.seats if count > 1)
    return {**games, **thought(name, seats), "steps": steps(name, seats)} if seats == few else games


def thought(name: str, seats: int) -> dict[str, object]:
    searching = ["search:6", *["greedy"] * (seats - 1)]
    is_taught = not isinstance(mind(name), RolloutMind)
    return {
        "greedy": digest_of_a_match(name, ["greedy"] * seats, GREEDY if is_taught else UNTAUGHT),
        "tree": digest_of_a_match(name, ["tree:6", *searching[1:]], SEARCHED),
        "search": digest_of_a_match(name, searching, SEARCHED if is_taught else UNTAUGHT),
    }


def steps(name: str, seats: int) -> str:
    """What is observed and allowed in a match by ids."""
    play, rng, told = Play(name, seats, seed=1), Rng(1 << 32), sha256()
    for _ in range(STEPS):
        told.update(play.packed(play.seat) + bytes(json.dumps(play.ids()), "ascii"))
        play.step(play.any_id(rng))
    return told.hexdigest()


def digest_of_a_match(name: str, specs: Sequence[str], answers: int) -> str:
    match = Match.new(name, len(specs), seed=len(specs))
    bots = {seat: bot_for(spec, name, bot_key("x", seat)) for seat, spec in enumerate(specs)}
    while len(match.log) < answers and (answer := next_bot_answer(match, bots)) is not None:
        match.play(*answer)
    copies = [copy.deepcopy(match), pickle.loads(pickle.dumps(match))]  # noqa: S301  # our own
    assert [one.digest() for one in copies] == [match.digest()] * 2
    return match.digest()


def digest_of_a_record(file: Path) -> str:
    return Match.of(read_record(file)).digest()


if __name__ == "__main__":
    what, *seats = sys.argv[1:]
    done = deeds(what, int(seats[0])) if seats else digest_of_a_record(Path(what))
    print(json.dumps(done))  # noqa: T201  # read by test_compiled.py
