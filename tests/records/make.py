"""Makes the recorded matches anew: `python -m tests.records.make`, after a change of the rules.

A changed file is a changed behaviour: look at it, and give the rules a new version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spiritboard import Match
from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.match import undo

FOLDER = Path(__file__).parent

Table = tuple[int, list[str], dict[str, Any]]
"""Seats, bots, options."""

SHAMANS: dict[str, Table] = {
    "three-random-ru": (3, ["random"], {}),
    "three-random-cs": (3, ["random"], {"edition": "cs"}),
    "three-greedy": (3, ["greedy"], {}),
    "three-mixed-first": (3, ["greedy", "random", "search:40"], {"first": 2}),
    "four-random-ru": (4, ["random"], {}),
    "four-random-cs": (4, ["random"], {"edition": "cs"}),
    "four-greedy-cs": (4, ["greedy"], {"edition": "cs"}),
    "five-random-ru": (5, ["random"], {}),
    "five-random-cs": (5, ["random"], {"edition": "cs"}),
    "five-greedy": (5, ["greedy"], {}),
    "five-mixed": (5, ["greedy", "random"], {}),
    "five-far-moon": (5, ["random"], {"content": {"track": {"moon": 40}}}),
}


DJINN: dict[str, Table] = {
    "alone-greedy": (1, ["greedy"], {}),
    "alone-random-12": (1, ["random"], {"tom": 12}),
    "two-greedy": (2, ["greedy"], {}),
    "two-random-long": (2, ["random"], {"long": True}),
    "three-greedy-first-game": (3, ["greedy"], {"first_game": True}),
    "three-mixed": (3, ["greedy", "random"], {"first": 1}),
    "four-greedy": (4, ["greedy"], {}),
    "four-random-cheap": (4, ["random"], {"content": {"capture": {"djinn": 1, "boss": 1}}}),
}

DUCHARINA: dict[str, Table] = {
    "two-random": (2, ["random"], {}),
    "two-random-generous": (2, ["random"], {"hall": "music-room", "deck": "generous"}),
    "three-random-first": (3, ["random"], {"hall": "tea-at-five", "first": 2, "trying": True}),
    "three-random-merging": (3, ["random"], {"hall": "night-porter", "merging": True}),
    "four-random-players": (4, ["random"], {"hall": "players"}),
    "four-random-once": (4, ["random"], {"hall": "spring-clean", "midnight": "once"}),
    "four-random-all": (
        4,
        ["random"],
        {"hall": "players", "deck": "generous", "merging": True, "midnight": "each"},
    ),
    "two-random-cards": (
        2,
        ["random"],
        {"hall": "grand-foyer", "content": {"players": {"2": {"removed": 0}}}},
    ),
}

WILDWOODS: dict[str, Table] = {
    "one-random-first": (1, ["random"], {}),
    "one-random-gate": (1, ["random"], {"scene": "p2"}),
    "one-random-hard": (1, ["random"], {"scene": "p2", "difficulty": "hard"}),
    "two-random-gentle": (2, ["random"], {"scene": "p2", "difficulty": "gentle"}),
}

TABLES = {"shamans": SHAMANS, "djinn": DJINN, "ducharina": DUCHARINA, "wildwoods": WILDWOODS}


def record(game: str, name: str) -> Match:
    """A match of bots, with something taken back now and then."""
    seats, specs, options = TABLES[game][name]
    match = Match.new(game, seats, seed=name, options=options)
    bots = {
        seat: bot_for(specs[seat % len(specs)], game, bot_key(name, seat)) for seat in range(seats)
    }
    answers = 0
    while (answer := next_bot_answer(match, bots)) is not None:
        seat, action = answer
        match.play(seat, action, by=bots[seat].name)
        answers += 1
        if answers == 20:
            undo(match, seat, consent=range(seats))
    return match


if __name__ == "__main__":
    for game, tables in TABLES.items():
        for name in tables:
            record(game, name).save(FOLDER / game / f"{name}.json")
