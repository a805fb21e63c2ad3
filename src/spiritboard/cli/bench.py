"""`spiritboard bench`: how fast is it?"""

from __future__ import annotations

from collections.abc import Callable

from spiritboard.cli.flags import Flags


def command(flags: Flags) -> Callable[..., None]:
    def bench() -> None:
        from spiritboard.arena.bench import lines

        for line in lines(flags.words):
            print(line, flush=True)

    return bench
