"""What a duel found, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from spiritboard.arena.duel import Duel
from spiritboard.arena.estimates import Estimate
from spiritboard.text import Words


def duel_lines(words: Words, found: Duel) -> Iterator[str]:
    one, other = found.bots
    bots = {"one": one, "other": other}
    yield words("duel-played", **bots, deals=len(found.deals), games=found.games)
    if found.seats > 1:
        yield words("duel-share", one=one, **percents(found.share, 0))
    if found.seats != 2:
        yield from alone_lines(words, found)
    yield words("duel-points", **bots, **rounded(found.mean_points), **difference(found.points))
    yield words("duel-time", **bots, **rounded(found.milliseconds))


def alone_lines(words: Words, found: Duel) -> Iterator[str]:
    """Where a bot plays alone among several others, or all by itself."""
    one, other = found.bots
    fair = round(100 * found.fair, 1)
    for bot, rest, alone in ((one, other, found.alone[0]), (other, one, found.alone[1])):
        told = percents(alone, 0)
        if found.seats > 1:
            yield words("duel-alone", one=bot, other=rest, fair=fair, **told)
        else:
            yield words("duel-solo", one=bot, **told)
    if found.seats == 1:
        yield words("duel-lead", one=one, other=other, **percents(found.lead, -100))


def percents(found: Estimate, least: float) -> dict[str, float]:
    """No interval reaches beyond what is possible."""
    low, high = max(least, 100 * found.low), min(100, 100 * found.high)
    named = {"mean": 100 * found.mean, "error": 100 * found.error, "low": low, "high": high}
    return {name: round(value, 1) for name, value in named.items()}


def difference(found: Estimate) -> dict[str, float]:
    return {"ahead": round(found.mean, 2), "error": round(found.error, 2)}


def rounded(pair: tuple[float, float]) -> dict[str, float]:
    return {"first": round(pair[0], 2), "second": round(pair[1], 2)}
