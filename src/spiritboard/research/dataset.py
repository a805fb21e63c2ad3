"""Matches of bots as a table for training: what a seat saw, what it could do, what it did, what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from spiritboard.bots import Bot, bot_for, bot_key, first_act
from spiritboard.core.values import Action, Seat
from spiritboard.research.play import Play

Row = dict[str, Any]

SCHEMA: Mapping[str, Any] = {
    "match": pl.Int32,
    "answer": pl.Int32,
    "seat": pl.Int8,
    "bot": pl.String,
    "observation": pl.List(pl.Int16),
    "legal": pl.List(pl.Int16),
    "ids": pl.List(pl.Int16),
    "action": pl.String,
    "won": pl.Boolean,
    "score": pl.Int32,
}
"""A row for each answer. `legal`: the ids that could come first; `ids`: those that tell the answer,
none if no ids do; `action`: the answer as JSON; `won` and `score`: at the end, of this seat."""


def matches(
    name: str,
    seats: int,
    games: int,
    seed: int | str = 0,
    bots: str | Sequence[str] = "greedy",
    options: Mapping[str, object] | None = None,
) -> pl.DataFrame:
    """Plays games of bots, and tells every answer of theirs.

    >>> from spiritboard.catalog import shelf
    >>> matches(shelf()[0], seats=3, games=1, bots="random").columns[:3]
    ['match', 'answer', 'seat']
    """
    specs = [bots] * seats if isinstance(bots, str) else list(bots)
    play = Play(name, seats, seed, options)
    rows: list[Row] = []
    for number in range(games):
        rows += rows_of_match(play, number, f"{seed} {number}", specs)
    return pl.DataFrame(rows, schema=SCHEMA)


def write(frame: pl.DataFrame, path: str | Path) -> None:
    """As a Parquet file."""
    frame.write_parquet(path)


def rows_of_match(play: Play, number: int, seed: str, specs: Sequence[str]) -> list[Row]:
    play.reset(seed)
    players = {
        seat: bot_for(spec, play.name, bot_key(seed, seat)) for seat, spec in enumerate(specs)
    }
    rows = [
        row_of(play, seat, action, {"match": number, "answer": nth, "bot": specs[seat]})
        for nth, (seat, action) in enumerate(answers(play, players))
    ]
    outcome = play.outcome
    assert outcome is not None
    for row in rows:
        row["won"] = row["seat"] in outcome.winners
        row["score"] = outcome.scores[row["seat"]]
    return rows


def answers(play: Play, players: Mapping[Seat, Bot]) -> Iterator[tuple[Seat, Action]]:
    """What the bots do, each before it takes effect."""
    while (decision := play.rules.decision(play.state)) is not None:
        found = first_act(
            decision,
            players,
            players.__getitem__,
            lambda seat: play.rules.view(play.state, seat),
            lambda seat: play.rules.options(play.state, seat),
        )
        assert found is not None
        yield found
        play.answer(found[1], found[0])


def row_of(play: Play, seat: Seat, action: Action, given: Row) -> Row:
    """A question and its answer."""
    play.ask(seat)
    return {
        **given,
        "seat": seat,
        "observation": play.observe(seat),
        "legal": play.ids(),
        "ids": list(play.choosing.spelling(action)),
        "action": msgspec.json.encode(action).decode(),
    }
