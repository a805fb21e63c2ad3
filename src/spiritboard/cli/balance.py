"""`spiritboard balance`: is a game fair?

Annotations are read when it starts: the help is in the reader's language.
"""

import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from spiritboard.catalog import game as game_called
from spiritboard.catalog.options import seats_for
from spiritboard.cli.flags import Flags, chosen
from spiritboard.cli.progress import progress
from spiritboard.cli.seats import counts_in
from spiritboard.cli.summing import tell_json
from spiritboard.core.errors import BadSetup
from spiritboard.text import Words


def command(flags: Flags) -> Callable[..., None]:
    def balance(
        game: Annotated[str, flags("game")],
        /,
        *,
        players: Annotated[str | None, flags("check-seats")] = None,
        games: Annotated[int, flags("games")] = 2000,
        seed: Annotated[str, flags("seed")] = "0",
        bots: Annotated[str, flags("one-bot")] = "greedy",
        processes: Annotated[int, flags("processes")] = 1,
        output: Annotated[Path | None, flags("output")] = None,
        plot: Annotated[Path | None, flags("plot")] = None,
        json: Annotated[bool, flags("json")] = False,
        **options: Any,
    ) -> None:
        from spiritboard import arena
        from spiritboard.arena.balance_report import drawing, report, seat_lines

        rules = game_called(game)
        words = Words(flags.words.language, game)
        given = chosen(game, options)
        counts = counts_in(players or "", rules)
        alone = seats_for(rules, given, None)
        for count in counts:
            seats_for(rules, given, count)
        for file in filter(None, (output, plot)):
            check_writable(file)
        found = []
        for count in counts or ([alone] if alone else rules.info.seats):
            with progress(flags.words) as tell:
                found.append(arena.balance(game, count, games, seed, bots, given, processes, tell))
            if not json:
                print(words("balance-players", count=count) + ":")
                print("\n".join(seat_lines(words, found[-1])), flush=True)
        if json:
            tell_json({"game": game, "players": [one.summary for one in found]})
        if output is not None:
            told = shlex.join(["spiritboard", *sys.argv[1:]])
            link = None if plot is None else Path(os.path.relpath(plot, output.parent)).as_posix()
            output.write_text(report(words, game, found, told, link), "utf-8")
        if plot is not None:
            plot.write_text(drawing(words, found), "utf-8")

    return flags.with_options(balance)


def check_writable(file: Path) -> None:
    """Before anything is played, not after."""
    try:
        file.open("a").close()
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(file), detail=error.strerror) from None
