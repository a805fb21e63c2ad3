"""`spiritboard arena`: which of several bots is the strongest?

Annotations are read when it starts: the help is in the reader's language.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from spiritboard.catalog import game as game_called
from spiritboard.cli.balance import check_writable
from spiritboard.cli.flags import Flags, chosen
from spiritboard.cli.progress import watched
from spiritboard.cli.seats import counts_in, seats_or_usual
from spiritboard.cli.summing import bots_in, command_line, tell_json
from spiritboard.core.errors import BadSetup
from spiritboard.text import Words

INTERRUPTED = 130


def command(flags: Flags) -> Callable[..., int]:
    def arena(
        game: Annotated[str, flags("game")],
        /,
        *,
        bots: Annotated[str, flags("arena-bots")],
        seats: Annotated[str | None, flags("arena-seats")] = None,
        sprt: Annotated[str | None, flags("sprt")] = None,
        deals: Annotated[int | None, flags("arena-deals")] = None,
        one_seat: Annotated[bool, flags("one-seat")] = False,
        seed: Annotated[str, flags("seed")] = "0",
        processes: Annotated[int, flags("processes")] = 1,
        ray: Annotated[str | None, flags("ray")] = None,
        out: Annotated[Path | None, flags("out")] = None,
        ratings: Annotated[Path | None, flags("ratings")] = None,
        json: Annotated[bool, flags("json")] = False,
        **options: Any,
    ) -> int:
        from spiritboard.arena.competing import Run
        from spiritboard.arena.contest_report import contest_lines

        rules = game_called(game)
        if ratings is not None:
            check_writable(ratings)
        given = chosen(game, options)
        counts = counts_in(seats or "", rules) or [seats_or_usual(rules, given, None)]
        test = bounds_in(sprt)
        run = Run(game, bots_in(bots), counts, deals, test, seed, given, out, one_seat)
        with watched(flags.words, run.names[0]) as tell:
            is_whole = played(lambda: run.play(processes, tell, ray))
        found = run.contest()
        if not found.deals:
            return INTERRUPTED
        words = Words(flags.words.language, game)
        if json:
            tell_json(found.summary)
        else:
            print("\n".join(contest_lines(words, found)).rstrip())
        if out is not None:
            write_report(words, found, out)
        if ratings is not None:
            write_ratings(found, ratings)
        return 0 if is_whole else INTERRUPTED

    return flags.with_options(arena)


def played(play: Callable[[], None]) -> bool:
    """Was it played to its end? Ctrl+C ends it with what there is."""
    try:
        play()
    except KeyboardInterrupt:
        return False
    return True


def bounds_in(text: str | None) -> tuple[float, float] | None:
    """`0,5`: two numbers of points."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadSetup("bad-setting", name="--sprt", value=text, expected="0,5") from None
    return low, high


def write_report(words: Words, found: Any, folder: Path) -> None:
    from spiritboard.arena.contest_plots import draw
    from spiritboard.arena.contest_report import report

    draw(words, found, folder)
    (folder / "report.md").write_text(report(words, found, command_line()), "utf-8")
    print(words("arena-kept", file=str(folder / "report.md")), file=sys.stderr)


def write_ratings(found: Any, file: Path) -> None:
    from spiritboard.arena.level_ratings import measured
    from spiritboard.bots.strength import written

    file.write_text(written(measured(found, command_line())), "utf-8")
