"""Deals in a folder: what is played is there after a crash, and a run goes on where it ended.

`run.json` says what is played; `deals-000000-000009.parquet` holds a chunk of deals, a row for each seat
of each game. A file is written whole or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import msgspec

from spiritboard.arena.deals import PlayedDeal, PlayedGame
from spiritboard.arena.extras import extra
from spiritboard.core.errors import BadSetup

RUN: Final = "run.json"
BY_SEAT: Final = ("bots", "scores", "wins", "answers", "seconds", "faults")
"""The fields of a game that have a value for each seat; a column is named in the singular."""
COLUMNS: Final = ("bot", "score", "win", "answers", "seconds", "faults")


class Folder:
    """Where a run is kept."""

    def __init__(self, path: Path, run: Mapping[str, Any]) -> None:
        """`run`: what is played; another one in the same folder is refused."""
        self.path = path
        self.polars = extra("polars")
        try:
            path.mkdir(parents=True, exist_ok=True)
            self.claim(run)
        except OSError as error:
            raise BadSetup("file-unwritable", file=str(path), detail=error.strerror) from None

    def claim(self, run: Mapping[str, Any]) -> None:
        file = self.path / RUN
        if not file.exists():
            whole(file).write_bytes(msgspec.json.format(msgspec.json.encode(run)))
            settle(file)
            return
        try:
            theirs = msgspec.json.decode(file.read_bytes())
        except msgspec.DecodeError:
            raise BadSetup("another-run", folder=str(self.path), differs=RUN) from None
        ours = msgspec.json.decode(msgspec.json.encode(run))
        if differs := [key for key in ours if theirs.get(key) != ours[key]]:
            raise BadSetup("another-run", folder=str(self.path), differs=", ".join(differs))

    def read(self) -> list[PlayedDeal]:
        """The deals that are there, from the first one on without a gap."""
        found: list[PlayedDeal] = []
        for file in sorted(self.path.glob("deals-*.parquet")):
            frame = self.polars.read_parquet(file)
            chunk = list(deals_in(frame.to_dicts()))
            if not chunk or chunk[0].number != len(found):
                break
            found += chunk
        return found

    def write(self, chunk: Sequence[PlayedDeal]) -> None:
        if chunk:
            name = f"deals-{chunk[0].number:06}-{chunk[-1].number:06}.parquet"
            self.polars.DataFrame(list(rows_of(chunk))).write_parquet(whole(self.path / name))
            settle(self.path / name)


def whole(file: Path) -> Path:
    """Where it is written first."""
    return file.with_name(file.name + ".part")


def settle(file: Path) -> None:
    whole(file).replace(file)


def rows_of(deals: Sequence[PlayedDeal]) -> Iterator[dict[str, Any]]:
    """A row for each seat of each game."""
    for deal in deals:
        for number, game in enumerate(deal.games):
            about = {"deal": deal.number, "game": number, "seats": game.seats, "end": game.end}
            for seat in range(game.seats):
                own = [getattr(game, field)[seat] for field in BY_SEAT]
                yield {**about, "seat": seat, **dict(zip(COLUMNS, own, strict=True))}


def deals_in(rows: Sequence[Mapping[str, Any]]) -> Iterator[PlayedDeal]:
    """What `rows_of` was made from."""
    for number, of_deal in groupby(rows, itemgetter("deal")):
        games = [game_in(list(of_game)) for _, of_game in groupby(of_deal, itemgetter("game"))]
        yield PlayedDeal(number, games)


def game_in(rows: Sequence[Mapping[str, Any]]) -> PlayedGame:
    by_seat = {
        field: tuple([row[column] for row in rows])
        for field, column in zip(BY_SEAT, COLUMNS, strict=True)
    }
    return PlayedGame(**by_seat, end=rows[0]["end"])
