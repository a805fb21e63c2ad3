"""Numbers for the bots of a game, learned from games of its quick bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from spiritboard.arena.many import Progress
from spiritboard.arena.table import Table, check_count, terms_of
from spiritboard.bots import bot_key
from spiritboard.bots.bot import GreedyBot
from spiritboard.catalog import game, learner, mind
from spiritboard.core.learner import Learned
from spiritboard.core.rng import quick


def fit(
    name: str, games: int = 500, seed: int | str = 0, progress: Progress | None = None
) -> Learned:
    """Plays so many games for each number of seats, and learns from them."""
    check_count(games)
    found = learner(name)
    rules = game(name)
    teacher = found.teacher(rules) or mind(name)
    counts = rules.info.seats
    for nth, seats in enumerate(counts):
        terms = terms_of(name, seats, seed, {})
        table = Table(terms)
        for number in range(games):
            rng = quick(table.key(number), "learner", 0)
            keys = [bot_key(terms.seed_of(number), seat) for seat in range(seats)]
            bots = [GreedyBot(key, teacher) for key in keys]
            _, end = table.play(number, bots, look=partial(found.watch, number, rng=rng))
            found.see_end(number, end)
            if progress is not None:
                progress(nth * games + number + 1, len(counts) * games)
    return found.learned()


def written(values: Mapping[str, Mapping[str, Sequence[float]]], comment: str) -> str:
    """As the file of content that the bots read."""
    lines = [f"# {comment}"]
    for table, rows in values.items():
        lines += ["", f"[{table}]"]
        lines += [f"{name} = [{', '.join(map(str, row))}]" for name, row in rows.items()]
    return "\n".join(lines) + "\n"
