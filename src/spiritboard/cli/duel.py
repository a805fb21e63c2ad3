"""`spiritboard duel`: which of two bots is stronger?

Annotations are read when it starts: the help is in the reader's language.
"""

from collections.abc import Callable
from typing import Annotated, Any

from spiritboard.catalog import game as game_called
from spiritboard.cli.flags import Flags, chosen
from spiritboard.cli.progress import progress
from spiritboard.cli.seats import seats_or_usual
from spiritboard.cli.summing import tell_json


def command(flags: Flags) -> Callable[..., None]:
    def duel(
        one: Annotated[str, flags("duel-one")],
        other: Annotated[str, flags("duel-other")],
        /,
        *,
        game: Annotated[str, flags("game")],
        seats: Annotated[int | None, flags.seats] = None,
        deals: Annotated[int, flags("deals")] = 100,
        seed: Annotated[str, flags("seed")] = "0",
        processes: Annotated[int, flags("processes")] = 1,
        json: Annotated[bool, flags("json")] = False,
        **options: Any,
    ) -> None:
        from spiritboard import arena
        from spiritboard.arena.duel_report import duel_lines

        given = chosen(game, options)
        count = seats_or_usual(game_called(game), given, seats)
        with progress(flags.words) as tell:
            found = arena.duel(game, one, other, count, deals, seed, given, processes, tell)
        if json:
            tell_json(found.summary)
            return
        for line in duel_lines(flags.words, found):
            print(line)

    return flags.with_options(duel)
