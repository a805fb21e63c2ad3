"""What a balance run found, as a Markdown page and a plot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spiritboard.arena.balance import Balance, Use, standard_error
from spiritboard.catalog import opened
from spiritboard.text import Words

TOO_MUCH: Final = 1.25
"""No seat should win more than this, in fair shares."""


def report(
    words: Words, name: str, found: Sequence[Balance], command: str, plot: str | None = None
) -> str:
    """The page; `plot` is the address of a picture."""
    title = words("balance-title", name=words("game-name"))
    lines = [f"# {title}", "", words("balance-how"), "", f"    {command}", ""]
    if plot is not None:
        lines += [f"![{words('balance-plot')}]({plot})", ""]
    for one in found:
        lines += [f"## {words('balance-players', count=one.seats)}", "", *seat_lines(words, one)]
    for event, counted in opened(name).package.counted.items():
        lines += [f"## {words(f'balance-{event}')}", ""]
        lines += thing_lines(words, event, counted.thing, found)
    return "\n".join(lines).rstrip() + "\n"


def seat_lines(words: Words, one: Balance) -> Iterator[str]:
    yield words(
        "balance-length",
        games=one.games,
        rounds=tenths(words, one.rounds / one.games),
        answers=round(one.answers / one.games),
    )
    yield ""
    columns = ("place", "wins", "share", "points")
    yield row([words(f"balance-{column}") for column in columns])
    yield row(["---", *["---:"] * 3])
    for seat in range(one.seats):
        share, error = one.share(seat), one.error(seat)
        yield row(
            [
                str(seat + 1),
                words("balance-percent", share=round(100 * share, 1), error=round(100 * error, 1)),
                hundredths(words, share / one.fair),
                tenths(words, one.scores[seat] / one.games),
            ]
        )
    yield ""


def thing_lines(words: Words, event: str, thing: str, found: Sequence[Balance]) -> Iterator[str]:
    numbers = sorted({n for one in found for key, n in one.uses if key == event and n >= 0})
    counts = [words("balance-players", count=one.seats) for one in found]
    yield row(["", *counts])
    yield row(["---", *["---:"] * len(found)])
    for number in numbers:
        name = words.capital(words.thing(thing, number))
        yield row(
            [name, *[cell(words, one, one.uses.get((event, number), Use())) for one in found]]
        )
    yield ""


def cell(words: Words, one: Balance, use: Use) -> str:
    """How often in a game, and how well those did who had it, against their fair share."""
    if not use.seats:
        return "0"
    share = use.wins / use.seats
    ratio, error = share / one.fair, standard_error(share, use.seats) / one.fair
    often, well, doubt = [hundredths(words, x) for x in (use.times / one.games, ratio, error)]
    return f"{often} · {well} ± {doubt}"


def tenths(words: Words, number: float) -> str:
    return words("balance-tenths", number=round(number, 1))


def hundredths(words: Words, number: float) -> str:
    return words("balance-hundredths", number=round(number, 2))


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


# The plot

BAR: Final = 44
GAP: Final = 36
HEIGHT: Final = 240
MOST: Final = 1.5
"""The top of the plot, in fair shares."""
LEFT: Final = 56
TOP: Final = 40
FONT: Final = 'font-family="Inter, sans-serif" font-size="13"'


def drawing(words: Words, found: Sequence[Balance]) -> str:
    """Wins by seat against the fair share, with two standard errors each way. Not for one seat."""
    several = [one for one in found if one.seats > 1]
    bars = sum(one.seats for one in several)
    width = LEFT + bars * BAR + (len(several) + 1) * GAP
    whole = TOP + HEIGHT + 56
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {whole}" {FONT}>',
        f'<rect width="{width}" height="{whole}" fill="#fbf7f0"/>',
        text(LEFT, 24, words("balance-plot"), "start"),
    ]
    for level, colour in ((0.0, "#4a4036"), (1.0, "#4a4036"), (TOO_MUCH, "#a33a2a")):
        y = height_of(level)
        dash = ' stroke-dasharray="5 4"' if level else ""
        parts.append(f'<path d="M{LEFT} {y:.1f}H{width - GAP / 2:.0f}" stroke="{colour}"{dash}/>')
        parts.append(text(LEFT - 8, y + 4, words("balance-level", number=level), "end"))
    x = float(LEFT + GAP)
    for one in several:
        middle = x + one.seats * BAR / 2
        said = words("balance-players", count=one.seats)
        parts.append(text(middle, TOP + HEIGHT + 44, said, "middle"))
        for seat in range(one.seats):
            parts += bar(x, one, seat)
            x += BAR
        x += GAP
    return "\n".join([*parts, "</svg>"]) + "\n"


def bar(x: float, one: Balance, seat: int) -> list[str]:
    ratio, spread = one.share(seat) / one.fair, 2 * one.error(seat) / one.fair
    top, middle = height_of(ratio), x + BAR / 2
    low, high = height_of(ratio - spread), height_of(ratio + spread)
    box = f'x="{x + 4:.1f}" y="{top:.1f}" width="{BAR - 8}" height="{height_of(0) - top:.1f}"'
    return [
        f'<rect {box} fill="#c9803f"/>',
        f'<path d="M{middle:.1f} {low:.1f}V{high:.1f}" stroke="#4a4036" stroke-width="2"/>',
        text(middle, TOP + HEIGHT + 20, str(seat + 1), "middle"),
    ]


def height_of(level: float) -> float:
    return TOP + HEIGHT * (1 - min(level, MOST) / MOST)


def text(x: float, y: float, said: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#4a4036">{said}</text>'
