"""The conformance kit: any game, ours or a stranger's, is put through every law.

`print(check_game(game, matches=20))` says what was seen; a broken law raises LawBroken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from spiritboard.core.rng import stream
from spiritboard.core.table_side import TableSide
from spiritboard.core.values import GameInfo
from spiritboard.testing.law_runner import LawRunner
from spiritboard.testing.laws import LAWS, Law
from spiritboard.testing.play import AnyGame, Chooser, CuriousChooser, RandomChooser
from spiritboard.testing.report import Report, Tally
from spiritboard.testing.trial import Trial

BEYOND: Final = 1
"""A match is played so far beyond its bound that the law of endings can see it."""


def any_chooser(key: bytes) -> Chooser:
    """In one match of two a random player, in the other a curious one."""
    return (RandomChooser, CuriousChooser)[stream(key, "chooser", 0).below(2)](key)


class Terms(msgspec.Struct, frozen=True):
    """How strictly matches are looked at."""

    laws: Sequence[type[Law]] = LAWS
    every: int = 1
    """The laws look at every n-th question."""
    effort: int = 2
    """How many worlds are drawn for a view and, in proportion, how many actions are tried."""
    apart: Mapping[str, str] = {}
    """By event: the parameter by which it is counted apart."""
    warm_up: int = 1_000
    """At most this many answers of another match are things to try in this one."""
    chooser: Callable[[bytes], Chooser] = any_chooser
    table: TableSide | None = None
    """The game's table side, whose previews have to come true."""


FULL: Final = Terms()


def check_game(
    game: AnyGame,
    seats: Iterable[int] | None = None,
    options: Sequence[msgspec.Struct] | None = None,
    matches: int = 10,
    seed: str = "kit",
    every: int = 1,
    terms: Terms = FULL,
    tell: Callable[[int, msgspec.Struct], None] | None = None,
    table: TableSide | None = None,
) -> Report:
    """Plays this many matches for each number of seats and each variant under the laws, which look
    at every n-th question. Raises LawBroken. `tell` hears of each number of seats and variant as it begins; `table` is
    the game's table side, whose previews have to come true.
    """
    terms = msgspec.structs.replace(terms, every=every, table=table)
    report = Report(game.info.name)
    for count, variant in product(seats or game.info.seats, options or variants(game.info)):
        if tell is not None:
            tell(count, variant)
        for number in range(matches):
            report.add(check_match(game, count, variant, f"{seed} {number}", terms))
    return report


def check_match(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: str, terms: Terms = FULL
) -> Report:
    """One match under the laws: the same arguments, the same match. Raises LawBroken."""
    runner = runner_for(game, seats, options, seed, terms)
    return runner.hear(terms.chooser(runner.trial.key), game.info.bound + BEYOND)


def runner_for(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: str, terms: Terms
) -> LawRunner:
    """A match to come, with its laws."""
    trial = Trial(game, seats, options, seed, terms.effort, terms.table)
    runner = LawRunner(trial, terms.laws, terms.every, Tally(game, terms.apart))
    runner.warm_up(terms.warm_up)
    return runner


def variants(info: GameInfo) -> list[msgspec.Struct]:
    """The options of a game with every combination of what can be listed: editions, switches."""
    hints = get_type_hints(info.options)
    choices = {name: listed(hint) for name, hint in hints.items() if listed(hint)}
    return [
        info.options(**dict(zip(choices, values, strict=True)))
        for values in product(*choices.values())
    ]


def listed(hint: object) -> tuple[object, ...]:
    """All values of a type, where they are few."""
    if hint is bool:
        return False, True
    return get_args(hint) if get_origin(hint) is Literal else ()
