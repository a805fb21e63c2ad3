"""A deal for several bots: the same luck in every line-up, at each number of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from statistics import fmean
from typing import Any

import msgspec

from spiritboard.arena.clocks import Clock, Timed
from spiritboard.arena.duel import one_among
from spiritboard.arena.lineups import LineUp, lineups
from spiritboard.arena.table import Table, Terms, won
from spiritboard.bots import BotSpec


class PlayedGame(msgspec.Struct, frozen=True):
    """One game of a deal. Lists are by seat."""

    bots: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """A shared win is a part."""
    answers: tuple[int, ...]
    seconds: tuple[float, ...]
    """Of the processor, to find those answers."""
    faults: tuple[int, ...]
    end: str
    """A fingerprint of the last state: whoever plays the same ends the same."""

    @property
    def seats(self) -> int:
        return len(self.bots)


class PlayedDeal(msgspec.Struct, frozen=True):
    """All games of a deal."""

    number: int
    games: list[PlayedGame]

    def share(self, bot: int, bots: int) -> float:
        """A bot's part of the wins. What nobody wins is won by all who sit there, alone by all bots."""
        return fmean(part(bot, game, bots) for game in self.games)

    def at(self, seats: int) -> PlayedDeal:
        """Its games with so many seats."""
        return PlayedDeal(self.number, [game for game in self.games if game.seats == seats])

    def alone(self, bot: int) -> float | None:
        """What the bot wins where there is one of it, in a game; None: there are always more."""
        found = [
            game.wins[game.bots.index(bot)] for game in self.games if game.bots.count(bot) == 1
        ]
        return fmean(found) if found else None

    def points(self, bot: int) -> float:
        """Of a seat in a game."""
        return fmean(self.of(bot, "scores"))

    def total(self, bot: int, field: str) -> float:
        return sum(self.of(bot, field))

    def of(self, bot: int, field: str) -> list[float]:
        """What each seat of the bot has."""
        return [getattr(game, field)[seat] for game in self.games for seat in seats_of(bot, game)]


def seats_of(bot: int, game: PlayedGame) -> list[int]:
    return [seat for seat, one in enumerate(game.bots) if one == bot]


def part(bot: int, game: PlayedGame, bots: int) -> float:
    """Of the win of one game."""
    if any(game.wins):
        return sum(game.wins[seat] for seat in seats_of(bot, game))
    return len(seats_of(bot, game)) / game.seats if game.seats > 1 else 1 / bots


class Deals(msgspec.Struct, frozen=True):
    """A series of deals."""

    terms: list[Terms]
    """One for each number of seats."""
    bots: list[BotSpec]
    one_seat: bool = False
    """Has the first bot one seat in every game?"""

    @property
    def seats(self) -> list[int]:
        """The numbers of seats."""
        return [terms.seats for terms in self.terms]

    def begin(self) -> Callable[[int], PlayedDeal]:
        tables = [Table(terms) for terms in self.terms]
        return lambda number: PlayedDeal(number, list(self.games(tables, number)))

    def games(self, tables: Sequence[Table], number: int) -> Iterator[PlayedGame]:
        for table in tables:
            for lineup in self.lineups(table.terms, number):
                yield self.game(table, number, lineup)

    def lineups(self, terms: Terms, number: int) -> list[LineUp]:
        if self.one_seat:
            return one_among(0, terms.seats)
        return lineups(len(self.bots), terms.seats, terms.seed, number)

    def game(self, table: Table, number: int, lineup: LineUp) -> PlayedGame:
        seated = table.terms.seat(number, [self.bots[bot] for bot in lineup])
        clocks = [Clock() for _ in seated]
        timed = [Timed(bot, clock) for bot, clock in zip(seated, clocks, strict=True)]
        state = table.play(number, timed)[1]
        outcome = table.outcome(state)
        return PlayedGame(
            lineup,
            outcome.scores,
            tuple([won(outcome, seat) for seat in range(len(lineup))]),
            tuple([clock.answers for clock in clocks]),
            tuple([clock.seconds for clock in clocks]),
            tuple([bot.faults for bot in seated]),
            fingerprint(table.rules.dump(state)),
        )


def fingerprint(dumped: Any) -> str:
    return sha256(msgspec.json.encode(dumped)).hexdigest()[:16]
