"""What a contest found, as a Markdown page; the terminal shows the same tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spiritboard.arena.balance_report import row
from spiritboard.arena.cheater import CHEATER
from spiritboard.arena.contest import Contest, Standing
from spiritboard.arena.estimates import Estimate
from spiritboard.arena.ratings import Rating
from spiritboard.text import Words

COLUMNS: Final = ("bot", "share", "alone", "points", "rating", "time", "faults")


def report(words: Words, found: Contest, command: str) -> str:
    """The page; it shows `shares.svg` and, if there was a test, `test.svg` beside it."""
    lines = [f"# {words('arena-title', name=words.title)}", "", words("arena-how"), ""]
    lines += [f"    {command}", "", *contest_lines(words, found)]
    plots = ("shares", "test") if found.sprt else ("shares",)
    for plot in plots:
        lines += [f"![{words(f'arena-plot-{plot}')}]({plot}.svg)", ""]
    return "\n".join(lines).rstrip() + "\n"


def contest_lines(words: Words, found: Contest) -> Iterator[str]:
    games = {"deals": len(found.deals), "games": found.games, "seed": found.seed}
    yield f"{words('arena-played', **games)} {fairness(words, found)}"
    yield ""
    yield from test_lines(words, found)
    yield from table(words, found)
    if len(found.seats) > 1:
        for seats in found.seats:
            yield f"## {words('balance-players', count=seats)}"
            yield ""
            yield from table(words, found.at(seats))
    if any(bot.startswith(CHEATER) for bot in found.bots):
        yield words("arena-ceiling", bot=CHEATER)
        yield ""


def fairness(words: Words, found: Contest) -> str:
    """What equal bots would have."""
    fair = percent(found.fair)
    if found.one_seat:
        return words("arena-fair-one-seat", bot=found.bots[0], fair=fair)
    return words("arena-fair", fair=fair)


def test_lines(words: Words, found: Contest) -> Iterator[str]:
    if found.sprt is None:
        return
    ratio, verdict = found.test
    low, high = found.sprt.bounds
    bounds = {"low": found.sprt.low, "high": found.sprt.high, "bot": found.bots[0]}
    numbers = {"ratio": round(ratio, 2), "least": round(low, 2), "most": round(high, 2)}
    yield words(f"arena-{verdict or 'undecided'}", **bounds, **numbers, deals=len(found.deals))
    yield ""


def table(words: Words, found: Contest) -> Iterator[str]:
    yield row([words(f"arena-{column}") for column in COLUMNS])
    yield row(["---", *["---:"] * (len(COLUMNS) - 1)])
    for standing, rating in zip(found.standings(), found.ratings(), strict=True):
        yield row(cells(standing, rating))
    yield ""


def cells(standing: Standing, rating: Rating) -> list[str]:
    return [
        standing.bot,
        percents(standing.share),
        percents(standing.alone) if standing.alone else "–",
        f"{standing.points.mean:.2f} ± {standing.points.spread}",
        f"{rating.mu:.1f} ± {rating.sigma:.1f}",
        f"{standing.milliseconds:.2f} ms",
        str(standing.faults),
    ]


def percents(found: Estimate) -> str:
    return f"{percent(found.mean)} ± {percent(found.error)} %"


def percent(part: float) -> float:
    return round(100 * part, 1)
