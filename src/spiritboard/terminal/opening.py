"""Sets a table up: a new match or one from a file, the bots, the names, the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from spiritboard.bots import Bot, bot_for, bot_key
from spiritboard.catalog import AnyGame, game
from spiritboard.catalog.content import changes_from
from spiritboard.core.errors import BadSetup
from spiritboard.core.values import WATCHER, Seat
from spiritboard.match import Match
from spiritboard.terminal.board import board_of
from spiritboard.terminal.keeping import check_free
from spiritboard.terminal.screen import NARROWEST, Drawn, Plain
from spiritboard.terminal.session import Session
from spiritboard.text import Words

DEFAULT_BOT = "greedy"
CHOICES = ("edition", "first", "first_game", "long", "tom")
"""Wishes that are options of a game, each of some."""


class Wishes(NamedTuple):
    """What was asked for on the command line; None: nothing was said."""

    game: str = "shamans"
    seats: int | None = None
    bots: str | None = None
    seed: str | None = None
    edition: str | None = None
    content: Path | None = None
    first: int | None = None
    first_game: bool | None = None
    long: bool | None = None
    tom: int | None = None
    no_extra_turn: bool | None = None
    name: str | None = None
    auto: bool = False
    record: Path | None = None
    resume: Path | None = None
    plain: bool = False
    records: Path | None = None
    """The file of one's records; None: none are kept."""


def open_table(
    wishes: Wishes, language: str, console: Console, read: Callable[[str], str]
) -> Session:
    """A session that is ready to run, its match kept from the start if it is to be kept."""
    match = new_match(wishes) if wishes.resume is None else resumed(wishes, wishes.resume)
    board = board_of(match.name)
    record = wishes.record or wishes.resume
    if wishes.record is not None and wishes.record != wishes.resume:
        check_free(wishes.record)
    seat = None if wishes.auto else person_of(match)
    bots = seated_bots(match, seat, wishes.bots)
    reader = WATCHER if seat is None else seat
    names = names_at(match.seats, seat, wishes.name, Words(language))
    words = Words(language, match.name, names, reader)
    plain = wishes.plain or console.width < NARROWEST
    screen = (Plain if plain else Drawn)(console, words, board)
    session = Session(match, seat, bots, screen, record, read, wishes.records)
    session.keep()
    return session


def new_match(wishes: Wishes) -> Match:
    rules = game(wishes.game)
    wished = {name: getattr(wishes, name) for name in CHOICES}
    options: dict[str, Any] = {name: wish for name, wish in wished.items() if wish is not None}
    if wishes.no_extra_turn:
        options["extra_turn"] = False
    if wishes.content is not None:
        options["content"] = changes_from(wishes.content, rules)
    people: Sequence[Seat] = () if wishes.auto else (0,)
    return Match.new(wishes.game, seats_of(wishes, rules), wishes.seed, options, people)


def seats_of(wishes: Wishes, rules: AnyGame) -> int:
    """As many as were asked for; whoever speaks of Tom plays alone."""
    if wishes.seats is not None:
        return wishes.seats
    return 1 if wishes.tom is not None else rules.info.seats[len(rules.info.seats) // 2]


def resumed(wishes: Wishes, path: Path) -> Match:
    """The match in a file; nothing about it can be wished otherwise."""
    for option in ("seats", "seed", "content", "no_extra_turn", *CHOICES):
        if getattr(wishes, option) is not None:
            raise BadSetup("not-with-resume", option=f"--{option.replace('_', '-')}")
    return Match.load(path)


def person_of(match: Match) -> Seat:
    """The first of the people at the table; seat 0 if bots have played alone so far."""
    return next((seat for seat in match.people if 0 <= seat < match.seats), 0)


def seated_bots(match: Match, person: Seat | None, specs: str | None) -> dict[Seat, Bot]:
    """A bot for every seat but the person's; in a resumed match the same kinds as before."""
    seats = [seat for seat in range(match.seats) if seat != person]
    if specs is None:
        before = {entry.seat: entry.by for entry in match.log if entry.by}
        named = [before.get(seat, DEFAULT_BOT) for seat in seats]
    else:
        named = [spec.strip() for spec in specs.split(",")]
        if len(named) == 1:
            named *= len(seats)
        if len(named) != len(seats):
            raise BadSetup("bots-for-seats", bots=len(named), seats=len(seats))
    seed = match.seeds[0].seed
    return {
        seat: bot_for(spec, match.name, bot_key(seed, seat))
        for seat, spec in zip(seats, named, strict=True)
    }


def names_at(seats: int, person: Seat | None, name: str | None, words: Words) -> list[str]:
    """The person's name, and one for every bot."""
    names = []
    bots = 0
    for seat in range(seats):
        if seat == person:
            names.append(name or words("player-you"))
        else:
            bots += 1
            names.append(words(f"player-{bots}"))
    return names
