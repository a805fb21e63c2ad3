"""`spiritboard bench`: how fast is it?"""

from __future__ import annotations

from collections.abc import Callable

from spiritboard.cli.flags import Flags


def command(_flags: Flags) -> Callable[..., None]:
    def bench() -> None:
        from spiritboard.arena.bench import main as measure

        measure()

    return bench
