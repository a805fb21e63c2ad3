"""How far an adviser's estimates may be trusted: scenes are played, each turn is forecast as it begins,
and what was said is set beside what was won. From that comes a curve for each scene.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from pathlib import Path
from typing import Final

import msgspec

from spiritboard.arena.table import Table, play_with_bots, terms_of
from spiritboard.catalog import opened
from spiritboard.core.adviser import Adviser
from spiritboard.core.calibration import Curve, Pair, error_of, fitted
from spiritboard.core.scenes import Start
from spiritboard.core.state import State
from spiritboard.core.values import WATCHER, Event, Seat
from spiritboard.text import Words

CAREFUL: Final = "search"
"""The bot that plays: what is told is what careful play wins."""


class Asked(msgspec.Struct, frozen=True):
    """Which scenes are played, and how often from each start on each level."""

    game: str
    chapter: str
    games: int
    seed: str
    keep: Path | None = None
    """A file of plays: those that are in it are not played again, and new ones are added to it."""


class Play(msgspec.Struct, frozen=True):
    """One scene, played once."""

    scene: str
    said: tuple[float, ...]
    """Turn by turn: what the adviser estimated. Turns that it worked out exactly are left out."""
    won: bool
    key: str
    """Of its values, its number and its seed."""


def plays_of(asked: Asked) -> Iterator[Play]:
    """From every start once, then once more: a run that was stopped has seen something of each."""
    found = opened(asked.game)
    known = plays_in(asked.keep)
    starts = list(found.scenes.starts(asked.chapter))
    for number in range(asked.games):
        for start in starts:
            key = f"{found.scenes.key(start.options)} {asked.seed} {number}"
            play = known.get(key)
            if play is None:
                play = played(asked, start, number, key)
                keep(asked.keep, play)
            yield play


def played(asked: Asked, start: Start, number: int, key: str) -> Play:
    adviser = opened(asked.game).adviser
    assert adviser is not None
    table = Table(terms_of(asked.game, 1, asked.seed, start.options))
    state = table.fresh()
    witness = Witness(adviser, table, state)
    witness.hear(WATCHER, [])
    bots = table.terms.seat(number, [CAREFUL])
    play_with_bots(table.rules, state, table.key(number), bots, witness.hear)
    won = bool(table.outcome(state).winners)
    return Play(start.scene, tuple(witness.said), won, key)


class Witness:
    """Asks the adviser as each turn begins."""

    def __init__(self, adviser: Adviser, table: Table, state: State) -> None:
        self.adviser = adviser
        self.table = table
        self.state = state
        self.spoke_for: int | None = None
        self.said: list[float] = []

    def hear(self, _seat: Seat, _events: list[Event]) -> None:
        if self.table.rules.whose(self.state) < 0:
            return
        view = self.table.rules.view(self.state, WATCHER)
        due = self.adviser.due(view)
        if due is None or due == self.spoke_for:
            return
        self.spoke_for = due
        estimate = self.adviser.estimate(view)
        if estimate is not None:
            self.said.append(round(estimate, 4))


def plays_in(file: Path | None) -> dict[str, Play]:
    """What an earlier run has played."""
    if file is None or not file.exists():
        return {}
    plays = [msgspec.json.decode(line, type=Play) for line in file.read_bytes().splitlines()]
    return {play.key: play for play in plays}


def keep(file: Path | None, play: Play) -> None:
    if file is not None:
        with file.open("ab") as kept:
            kept.write(msgspec.json.encode(play) + b"\n")


# Told


def by_scene(plays: Iterable[Play]) -> dict[str, list[Play]]:
    found: dict[str, list[Play]] = {}
    for play in plays:
        found.setdefault(play.scene, []).append(play)
    return found


def pairs_of(plays: Sequence[Play]) -> list[Pair]:
    return [(said, play.won) for play in plays for said in play.said]


def curve_of(plays: Sequence[Play]) -> Curve:
    return fitted(pairs_of(plays), len(plays))


def error_kept_back(plays: Sequence[Play]) -> float:
    """Each half is judged by the curve of the other: no curve knows the plays that it is tried on."""
    halves = (plays[::2], plays[1::2])
    total = 0.0
    for own, other in permutations(halves):
        curve = curve_of(other)
        total += sum([(curve.of(said) - won) ** 2 for said, won in pairs_of(own)])
    return total / len(pairs_of(plays))


def heads_of(words: Words) -> list[str]:
    keys = ("plays", "turns", "said", "won", "error", "error-set-right")
    heads = [words("scene-odds-scene"), *(words(f"scene-chances-{key}") for key in keys)]
    return [f"| {' | '.join(heads)} |", f"| --- {'| ---: ' * len(keys)}|"]


def line_of(scene: str, plays: Sequence[Play]) -> str:
    """A row: plays, turns, what was said and won on average, the error as said and by the curve,
    on plays that it does not know."""
    pairs = pairs_of(plays)
    if not pairs:
        return f"| {scene} | {len(plays)} | 0 | – | – | – | – |"
    said = sum(said for said, _ in pairs) / len(pairs)
    won = sum(won for _, won in pairs) / len(pairs)
    errors = f"{error_of(pairs):.3f} | {error_kept_back(plays):.3f}"
    return f"| {scene} | {len(plays)} | {len(pairs)} | {said:.2f} | {won:.2f} | {errors} |"


def table_of(scenes: Mapping[str, Sequence[Play]], command: str) -> str:
    """The curves as TOML."""
    lines = [f"# What the adviser's estimates come to, scene by scene: {command}"]
    for scene, plays in scenes.items():
        curve = curve_of(plays)
        if curve.said:
            said, won = (str(list(numbers)) for numbers in (curve.said, curve.won))
            lines += ["", f"[scene.{scene}]", f"plays = {curve.plays}"]
            lines += [f"said = {said}", f"won = {won}"]
    return "\n".join(lines) + "\n"
