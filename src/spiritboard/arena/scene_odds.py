"""How often bots win each scene, from each start, and what best play wins; with a page and a plot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import fsum, sqrt
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from spiritboard.arena.simulate import simulate
from spiritboard.bots.strength import Strength, Strengths, level_of
from spiritboard.catalog import opened
from spiritboard.core.scenes import Band, Bounds, Scenes, Start
from spiritboard.text import Words

MARKS: Final = ("#8a8a8a", "#c58b2a", "#2f6f4f", "#3b5b92")
"""Colours of the plot, in the order of the bots, then of best play; each has a shape as well."""
WIDTH: Final = 760
LEFT: Final = 150
LINE: Final = 16
FONT: Final = 'font-family="sans-serif" font-size="11"'
AT_FIRST: Final = 4
"""A bound is looked for with so many times fewer positions first; with all of them only if that is too loose."""


class Asked(msgspec.Struct, frozen=True):
    """What somebody wants to know."""

    game: str
    chapter: str
    start: str
    """Some, with commas; empty: all of them."""
    level: str
    bots: tuple[str, ...]
    games: int
    limit: int
    """Positions that the solver may look at; 0: it is not asked."""
    seed: str
    is_told_only: bool = False
    """Nothing is worked out: what is not kept is left out."""
    keep: Path | None = None
    """A file of rows: those that are in it are not worked out again, and new ones are added to it."""


class Row(msgspec.Struct, frozen=True):
    """One start of one scene."""

    scene: str
    start: str
    level: str
    wins: tuple[int, ...]
    """By bot."""
    games: int
    exact: float | None
    """What best play wins; None: not known."""
    most: float | None
    """No play wins more; None: not known."""
    limit: int
    """Positions that the solver could look at."""
    key: str
    """Of all else that it was made of."""

    def share(self, bot: int) -> float:
        return self.wins[bot] / self.games

    def error(self, bot: int) -> float:
        share = self.share(bot)
        return sqrt(share * (1 - share) / self.games)

    def at_least(self, bot: int) -> float:
        """A standard error below its share; one game more won and lost, for 24 of 24 prove nothing."""
        share = (self.wins[bot] + 1) / (self.games + 2)
        return share - sqrt(share * (1 - share) / (self.games + 2))


def odds_of(asked: Asked) -> Iterator[Row]:
    scenes = opened(asked.game).scenes
    known = rows_in(asked.keep)
    for one in scenes.starts(asked.chapter):
        if is_among(asked.start, one.start) and is_among(asked.level, one.level):
            key = key_of(asked, scenes.key(one.options))
            row = known.get(key)
            if row is None or row.limit < asked.limit:
                if asked.is_told_only:
                    continue
                row = row_of(asked, scenes, one, key, row)
                keep(asked.keep, row)
            yield row


def is_among(wanted: str, name: str) -> bool:
    """Names with commas between them; none: all."""
    return not wanted or name in wanted.split(",")


def key_of(asked: Asked, start: str) -> str:
    return " ".join([start, *asked.bots, str(asked.games), asked.seed])


def row_of(asked: Asked, scenes: Scenes, one: Start, key: str, known: Row | None) -> Row:
    """What was played is not played again: it may be only the bound that is looked for further."""
    limit = asked.limit
    is_bound = limit > 0 and is_bounded(scenes.band(one.level))
    bounds = bounds_of(scenes, one, limit) if is_bound else Bounds(None, None, 0)
    wins = known.wins if known is not None else wins_of(asked, one)
    return Row(
        one.scene,
        one.start,
        one.level,
        wins,
        asked.games,
        bounds.exact,
        bounds.most,
        limit,
        key,
    )


def bounds_of(scenes: Scenes, one: Start, limit: int) -> Bounds:
    """No further than its level asks for; where a scene is easy on purpose nothing is asked for."""
    found = scenes.bounds(one.options, limit // AT_FIRST)
    is_sharp = found.exact is not None or (
        found.most is not None and found.most <= scenes.band(one.level).most
    )
    return found if is_sharp or scenes.easy(one.scene) else scenes.bounds(one.options, limit)


def is_bounded(band: Band) -> bool:
    """Where a level aims at nothing that best play may win, no bound is looked for."""
    return band.least > 0 or band.most < 1


def wins_of(asked: Asked, one: Start) -> tuple[int, ...]:
    games = asked.games
    return tuple(
        [simulate(asked.game, 1, games, asked.seed, bot, one.options).wins[0] for bot in asked.bots]
    )


def strengths_in(asked: Asked, rows: Sequence[Row], command: str) -> Strengths:
    """How many scenes each bot finishes, in percent, all rows alike."""
    levels = {
        level_of(bot): Strength(
            bot,
            round(100 * fmean(row.share(number) for row in rows)),
            max(1, round(100 * sqrt(fsum(row.error(number) ** 2 for row in rows)) / len(rows))),
        )
        for number, bot in enumerate(asked.bots)
    }
    rules = opened(asked.game).rules.info.rules_version
    return Strengths(rules, command, "scenes", sum(row.games for row in rows), levels)


def rows_in(file: Path | None) -> dict[str, Row]:
    """What an earlier run has found."""
    if file is None or not file.exists():
        return {}
    rows = [msgspec.json.decode(line, type=Row) for line in file.read_bytes().splitlines()]
    return {row.key: row for row in rows}


def keep(file: Path | None, row: Row) -> None:
    if file is not None:
        with file.open("ab") as kept:
            kept.write(msgspec.json.encode(row) + b"\n")


# Told


def lines_of(
    words: Words, asked: Asked, rows: Iterable[Row], keep: Callable[[Row], None]
) -> Iterator[str]:
    """A Markdown table, a line as soon as it is known."""
    heads = [words(f"scene-odds-{key}") for key in ("scene", "start", "level")]
    heads += [
        *asked.bots,
        words("scene-odds-exact"),
        words("scene-odds-most"),
        words("scene-odds-misses"),
    ]
    yield line(heads)
    yield line(["---"] * 3 + ["---:"] * (len(heads) - 4) + ["---"])
    scenes = opened(asked.game).scenes
    for row in rows:
        keep(row)
        yield line([*cells_of(row, len(asked.bots)), verdict(words, row, scenes)])


def verdict(words: Words, row: Row, scenes: Scenes) -> str:
    """What a row misses, or why nothing is aimed at in its scene."""
    missed = ", ".join(misses(words, row, scenes.band(row.level)))
    why = scenes.easy(row.scene)
    return words("scene-odds-easy", why=words(why)) if missed and why else missed


def cells_of(row: Row, bots: int) -> list[str]:
    shares = [f"{100 * row.share(bot):.0f} ± {100 * row.error(bot):.0f}" for bot in range(bots)]
    known = [percent(row.exact), percent(row.most)]
    return [row.scene, row.start, row.level, *shares, *known]


def misses(words: Words, row: Row, band: Band) -> Iterator[str]:
    """What this cell misses of what its level aims at; the error of the bots counts for it."""
    careful = max([row.share(bot) + row.error(bot) for bot in range(len(row.wins))], default=1.0)
    if careful < band.careful:
        yield words("scene-odds-too-hard", share=percent(band.careful))
    best = row.exact if row.exact is not None else row.most
    if best is not None and best > band.most:
        kind = "loose" if is_loose(row, band) else "too-easy"
        yield words(f"scene-odds-{kind}", share=percent(band.most))
    elif max([row.at_least(bot) for bot in range(len(row.wins))], default=0.0) > band.most:
        yield words("scene-odds-won-too-often", share=percent(band.most))
    if best is not None and best < band.least:
        yield words("scene-odds-hopeless", share=percent(band.least))


def is_loose(row: Row, band: Band) -> bool:
    """Is it too easy by its bound alone? Nobody was seen to win so often: the bound may be loose."""
    best = max([row.share(bot) for bot in range(len(row.wins))], default=1.0)
    return row.exact is None and row.most is not None and row.most > band.most >= best


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def page_of(
    words: Words, asked: Asked, rows: Sequence[Row], command: str, plot: str | None, notes: str
) -> str:
    """The notes are those of whoever asked."""
    title = words("scene-odds-title", name=words("game-name"))
    lines = [f"# {title}", "", words("scene-odds-how"), "", f"    {command}", ""]
    lines += [*aims_of(words, asked, rows), ""]
    if notes:
        lines += [notes.strip(), ""]
    if plot is not None:
        lines += [f"![{title}]({plot})", ""]
    kept: list[Row] = []
    lines += lines_of(words, asked, rows, kept.append)
    return "\n".join(lines) + "\n"


def aims_of(words: Words, asked: Asked, rows: Sequence[Row]) -> Iterator[str]:
    """What each level aims at, and how many starts miss it."""
    scenes = opened(asked.game).scenes
    for level in dict.fromkeys(row.level for row in rows):
        band = scenes.band(level)
        shares = {name: percent(share) for name, share in band._asdict().items()}
        cells = [row for row in rows if row.level == level and not scenes.easy(row.scene)]
        missed = [list(misses(words, row, band)) for row in cells]
        loose = [
            is_loose(row, band) and len(found) == 1
            for row, found in zip(cells, missed, strict=True)
        ]
        count = {"missed": sum(map(bool, missed)), "loose": sum(loose), "all": len(cells)}
        yield "- " + words("scene-odds-aim", level=level, **shares, **count)


def drawing(words: Words, asked: Asked, rows: Sequence[Row]) -> str:
    """A line for each row: shares of wins from 0 to 100, each bot by a colour and a letter."""
    height = LINE * (len(rows) + 3)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {FONT}>',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for tenth in range(0, 101, 20):
        x = place(tenth / 100)
        parts.append(f'<path d="M{x:.0f} {LINE}V{height - LINE}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.0f}" y="{LINE - 4}" text-anchor="middle">{tenth}</text>')
    for at, row in enumerate(rows):
        parts += marks_of(row, LINE * (at + 2), len(asked.bots))
    legend = ", ".join(f"{bot[0]} = {bot}" for bot in asked.bots)
    parts.append(f'<text x="4" y="{height - 4}">{legend}, b = {words("scene-odds-most")}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def marks_of(row: Row, y: int, bots: int) -> Iterator[str]:
    yield f'<text x="4" y="{y}">{row.scene} · {row.start} · {row.level}</text>'
    for bot in range(bots):
        yield mark(row.share(bot), y, MARKS[bot % len(MARKS)], "rgs"[bot % 3])
    best = row.exact if row.exact is not None else row.most
    if best is not None:
        yield mark(best, y, MARKS[-1], "b")


def mark(share: float, y: int, colour: str, letter: str) -> str:
    x = place(share)
    return f'<text x="{x:.0f}" y="{y}" fill="{colour}" text-anchor="middle">{letter}</text>'


def place(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - 20)
