"""Sets a table up: a new match or one from a file, the bots, the names, the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from spiritboard.bots import Bot, bot_for, bot_key
from spiritboard.catalog import game, opened
from spiritboard.catalog.options import USUAL_BOT, seats_for, usual_for, usual_seats
from spiritboard.core.errors import BadSetup
from spiritboard.core.values import WATCHER, Seat
from spiritboard.match import Campaign, Match
from spiritboard.terminal.drawn import NARROWEST, Drawn
from spiritboard.terminal.keeping import Kept, check_free
from spiritboard.terminal.plain import Plain
from spiritboard.terminal.session import Session
from spiritboard.text import Words


class Wishes(NamedTuple):
    """What was asked for on the command line; None: nothing was said."""

    game: str | None = None
    seats: int | None = None
    bots: str | None = None
    seed: str | None = None
    options: Mapping[str, Any] = {}
    """Of the game, those that were given."""
    name: str | None = None
    auto: bool = False
    record: Path | None = None
    resume: Path | None = None
    plain: bool = False
    records: Path | None = None
    """The file of one's records; None: none are kept."""
    campaign: Path | None = None
    """The file of a campaign to go on with, or to begin; None: one match is played."""


def open_table(
    wishes: Wishes, language: str, console: Console, read: Callable[[str], str]
) -> Session:
    """A session that is ready to run, its match kept from the start if it is to be kept."""
    campaign = campaign_at(wishes, language) if wishes.campaign else None
    if campaign is not None:
        match = campaign.match
    elif wishes.resume is not None:
        match = resumed(wishes, wishes.resume)
    else:
        match = new_match(wishes, language)
    board = opened(match.name).board
    record = wishes.record or wishes.resume
    if wishes.record is not None and wishes.record != wishes.resume:
        check_free(wishes.record)
    seat = None if wishes.auto else person_of(match)
    bots = seated_bots(match, seat, wishes.bots)
    reader = WATCHER if seat is None else seat
    names = names_at(match.seats, seat, wishes.name, Words(language))
    plain = wishes.plain or console.width < NARROWEST
    words = Words(language, match.name, names, reader, is_drawn=not plain)
    screen = (Plain if plain else Drawn)(console, words, board)
    keeps = Kept(campaign, wishes.campaign) if campaign and wishes.campaign else None
    session = Session(match, seat, bots, screen, record, read, wishes.records, keeps)
    session.keep()
    return session


def campaign_at(wishes: Wishes, language: str) -> Campaign:
    """The campaign in its file, or a new one; a match of its own can be neither kept nor resumed."""
    assert wishes.campaign is not None
    for option in ("record", "resume"):
        if getattr(wishes, option) is not None:
            raise BadSetup("not-with-continue", option=f"--{option}")
    if not wishes.campaign.exists():
        match = new_match(wishes, language)
        return Campaign(match.seeds[0].seed, match)
    for option in wishes.options:
        raise BadSetup("not-with-continue", option=f"--{option.replace('_', '-')}")
    campaign = Campaign.load(wishes.campaign)
    if campaign.is_over:
        raise BadSetup("campaign-finished", file=str(wishes.campaign))
    if campaign.match.decision is None:
        campaign.next()
    return campaign


def new_match(wishes: Wishes, language: str) -> Match:
    assert wishes.game is not None
    rules = game(wishes.game)
    seats = seats_for(rules, wishes.options, wishes.seats)
    if seats is None:
        seats = usual_seats(rules)
    options = {**usual_for(rules, language), **wishes.options}
    people: Sequence[Seat] = () if wishes.auto else (0,)
    return Match.new(wishes.game, seats, wishes.seed, options, people)


def resumed(wishes: Wishes, path: Path) -> Match:
    """The match in a file; nothing about it can be wished otherwise."""
    given = [name for name in ("seats", "seed") if getattr(wishes, name) is not None]
    for option in [*given, *wishes.options]:
        raise BadSetup("not-with-resume", option=f"--{option.replace('_', '-')}")
    match = Match.load(path)
    if wishes.game not in (None, match.name):
        raise BadSetup("resume-another-game", file=str(path), name=match.name, asked=wishes.game)
    return match


def person_of(match: Match) -> Seat:
    """The first of the people at the table; seat 0 if bots have played alone so far."""
    return next((seat for seat in match.people if 0 <= seat < match.seats), 0)


def seated_bots(match: Match, person: Seat | None, specs: str | None) -> dict[Seat, Bot]:
    """A bot for every seat but the person's; in a resumed match the same kinds as before."""
    seats = [seat for seat in range(match.seats) if seat != person]
    if specs is None:
        before = {entry.seat: entry.by for entry in match.log if entry.by}
        named = [before.get(seat, USUAL_BOT) for seat in seats]
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
    """The person's name, and one for every bot: by its seat, so that it is the same when resumed."""
    names = [words(f"player-{seat or seats}") for seat in range(seats)]
    if person is not None:
        names[person] = name or words("player-you")
    return names
