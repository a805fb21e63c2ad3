"""An analysis in a terminal: tables, a small curve for each seat, and what decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from spiritboard.bots.analysis import Analysis, Belief, Standing
from spiritboard.text import Words

STEPS: Final = "▁▂▃▄▅▆▇█"
WIDE: Final = 24
"""As many columns has a curve."""
LINE: Final = 80
WAS_TRUE: Final = " ●"


def show(words: Words, found: Analysis) -> None:
    console = Console(highlight=False)
    for part in parts(words, found):
        console.print(part)


def parts(words: Words, found: Analysis) -> Iterator[Table | Padding | str]:
    yield ended(words, found)
    yield ""
    for said in found.account:
        yield words.capital(words.read(said))
    yield standings(words, found)
    yield Padding(words("analysis-how"), (0, 0, 1, 0), style="dim")
    if found.belief is not None:
        yield words.capital(words.read(found.belief))
        yield beliefs(words, found)
        yield Padding(words("analysis-beliefs-how"), (0, 0, 1, 0), style="dim")
    yield from moments(words, found)


def ended(words: Words, found: Analysis) -> str:
    points = max(found.scores, default=0)
    if not found.winners:
        return words("game-ends-lost", points=points)
    names = words.listed([words.name_of(seat) for seat in found.winners])
    return words("game-ends", names=names, winners=len(found.winners), points=points)


def standings(words: Words, found: Analysis) -> Table:
    parted = bool(found.draws)
    columns = ["player", "chances", "start", "luck", "choices", "end", "agreed"]
    shown = columns if parted else ["player", "end", "agreed"]
    table = plain_table([words(f"analysis-{column}") for column in shown])
    for one in found.standings:
        curve = [point.shares[one.seat] for point in found.chances]
        cells = cells_of(words, one, curve)
        table.add_row(*[cells[column] for column in shown])
    return table


def cells_of(words: Words, one: Standing, curve: Sequence[float]) -> dict[str, str]:
    told = one.is_told
    untold = words("analysis-untold")
    error = round(100 * one.error)
    return {
        "player": f"{one.seat + 1} {words.name_of(one.seat)}",
        "chances": sparkline(curve),
        "start": percent(one.start),
        "luck": f"{signed(one.luck)} ± {error}" if told else untold,
        "choices": f"{signed(one.rest)} ± {error}" if told else untold,
        "end": percent(one.end),
        "agreed": words("analysis-agreed-of", agreed=one.agreed, choices=one.choices),
    }


def beliefs(words: Words, found: Analysis) -> Table:
    """A column for each round."""
    rounds = [(number, list(group)) for number, group in groupby(found.beliefs, lambda b: b.round)]
    named = [words("analysis-round", n=number) for number, _ in rounds]
    table = plain_table([words("analysis-player"), *named])
    wide = min(WIDE // 2, (LINE - WIDE // 2) // max(1, len(rounds)) - len(WAS_TRUE) - 2)
    for seat in range(found.seats):
        told = [believed(seat, group, max(1, wide)) for _, group in rounds]
        table.add_row(f"{seat + 1} {words.name_of(seat)}", *told)
    return table


def believed(seat: int, points: Sequence[Belief], wide: int) -> str:
    curve = sparkline([point.shares[seat] for point in points], wide)
    return curve + (WAS_TRUE if seat in points[-1].truth else "")


def moments(words: Words, found: Analysis) -> Iterator[str]:
    if not found.moments:
        yield words("analysis-no-moments")
        return
    yield words("analysis-moments")
    for number, moment in enumerate(found.moments, 1):
        where = words("analysis-round", n=moment.round)
        yield f"{number}. {where}. {words.read(moment.said())}"


def plain_table(columns: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column, no_wrap=True)
    return table


def sparkline(values: Sequence[float], wide: int = WIDE) -> str:
    """
    >>> sparkline([0.0, 0.5, 1.0])
    '▁▅█'
    """
    count = min(wide, len(values))
    places = [round(at * (len(values) - 1) / max(1, count - 1)) for at in range(count)]
    return "".join([STEPS[round(values[place] * (len(STEPS) - 1))] for place in places])


def percent(share: float) -> str:
    return f"{round(100 * share)}"


def signed(change: float) -> str:
    """With a true minus."""
    points = round(100 * change)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
