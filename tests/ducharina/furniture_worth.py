"""Is moving furniture worth it? A bot against the same bot that leaves all furniture where it stands.

PYTHONPATH=src:. python -m tests.ducharina.furniture_worth --set furniture=115 field=100 pairs=-1 --games 150

`furniture`: its size in percent; `field`: of the keyhole, in degrees; `pairs`: what is added to the
values of the cards that show furniture. Both bots get the same deals in every seat.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from math import radians, sqrt, tan
from typing import Any

from spiritboard.arena.clocks import Clock, Timed
from spiritboard.arena.duel import Duel, seatings, told_of
from spiritboard.arena.table import Table, terms_of
from spiritboard.bots import Bot, Budget, bot_for, bot_key
from spiritboard.catalog.content import content_of, unmarked
from spiritboard.core.values import Action, Outcome
from spiritboard.games.ducharina.actions import Leave
from spiritboard.games.ducharina.geometry.rounding import rounded

GAME = "ducharina"
MOST_POINTS = 15
"""G6 All ghosts out, or the large and the medium ones out and the small ones in the hall."""
THIN = 350
"""A box no wider than this plainly shows a small ghost that stands in it."""
CHANGES = {"furniture": 100, "field": 90, "pairs": 0}
"""What may be changed, and what it is."""


class Still(Bot):
    """Never moves furniture; in all else it is another bot."""

    name = "still"

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.key, bot.budget)
        self.bot = bot

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        if Leave() in options:
            return Leave()
        return self.bot.decide(view, options, budget)

    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        return self.bot.impulse(view, options)


def changed(given: Mapping[str, int]) -> dict[str, Any]:
    """The content of a set, as a table may change it."""
    found: dict[str, Any] = {}
    if given["furniture"] != CHANGES["furniture"]:
        pieces = unmarked(content_of(GAME, "furniture"))["pieces"]
        found["pieces"] = {
            name: scaled(piece, given["furniture"]) for name, piece in pieces.items()
        }
    if given["field"] != CHANGES["field"]:
        found["keyhole"] = {"slope": round(1000 * tan(radians(given["field"] / 2)))}
    if given["pairs"]:
        pairs = unmarked(content_of(GAME, "box"))["decks"]["measured"]["pairs"]
        found["decks"] = {"measured": {"pairs": [dearer(card, given["pairs"]) for card in pairs]}}
    return found


def scaled(piece: Mapping[str, Any], percent: int) -> dict[str, Any]:
    """All of a piece larger or smaller; coordinates are in hundredths of a square."""
    found = {**piece, "size": [2 * times(length // 2, percent) for length in piece["size"]]}
    for boxes in ("boxes", "soft"):
        if boxes in piece:
            found[boxes] = [bounds(box, piece["size"][2], percent) for box in piece[boxes]]
    found["mass"] = [rounded(part * percent, 100) for part in piece["mass"]]
    return found


def bounds(box: Sequence[int], height: int, percent: int) -> list[int]:
    """What reaches to the top of the piece does so afterwards."""
    flat = [*thin(box[0], box[1], percent), *thin(box[2], box[3], percent)]
    top = 2 * times(height // 2, percent)
    return flat + [top if edge == height else times(edge, percent) for edge in box[4:]]


def thin(low: int, high: int, percent: int) -> tuple[int, int]:
    """What is clearly thinner than a small ghost stays so: it grows no further inwards."""
    ends = times(low, percent), times(high, percent)
    if high - low > THIN or ends[1] - ends[0] <= THIN:
        return ends
    return (ends[0], ends[0] + THIN) if low < 0 else (ends[1] - THIN, ends[1])


def times(length: int, percent: int) -> int:
    return 10 * rounded(length * percent, 1000)


def dearer(card: str, by: int) -> str:
    *pieces, value = card.split()
    return " ".join([*pieces, str(int(value) + by)])


def measured(
    given: Mapping[str, int], bot: str, seats: int, games: int, seed: str
) -> tuple[Duel, int]:
    """The duel, and in how many of its games two players or more had the most points there are."""
    terms = terms_of(GAME, seats, seed, {"content": changed(given)})
    table = Table(terms)
    deals, capped = [], 0
    for number in range(max(2, games // len(seatings(seats)))):
        clocks = (Clock(), Clock())
        outcomes: dict[tuple[int, ...], Outcome] = {}
        for seating in seatings(seats):
            key = terms.seed_of(number)
            bots = [bot_for(bot, GAME, bot_key(key, seat)) for seat in range(seats)]
            timed = [
                Timed(Still(own) if side else own, clocks[side])
                for own, side in zip(bots, seating, strict=True)
            ]
            outcomes[seating] = table.outcome(table.play(number, timed)[1])
            capped += sum(points >= MOST_POINTS for points in outcomes[seating].scores) > 1
        deals.append(told_of(outcomes, clocks))
    return Duel(GAME, (bot, f"{bot}, still"), seats, deals), capped


def told(found: Duel, capped: int) -> str:
    share, points, games = found.share, found.points, found.games
    part = capped / games
    own, other = found.mean_points
    return (
        f"{games} games: moving furniture wins {100 * share.mean:.1f} ± {100 * share.error:.1f} %; "
        f"points {own:.2f} : {other:.2f}, ahead by {points.mean:.2f} ± {points.error:.2f}; "
        f"two at {MOST_POINTS} points: {100 * part:.1f} ± "
        f"{100 * sqrt(part * (1 - part) / games):.1f} %; "
        f"{found.milliseconds[0]:.0f} ms an answer"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="0")
    given = parser.parse_args()
    named = dict(word.split("=") for word in given.set)
    assert named.keys() <= CHANGES.keys(), f"of {', '.join(CHANGES)}"
    values = {**CHANGES, **{name: int(value) for name, value in named.items()}}
    found, capped = measured(values, given.bot, given.seats, given.games, given.seed)
    print(f"{values}, {given.bot}, {given.seats} players, {told(found, capped)}")


if __name__ == "__main__":
    main()
