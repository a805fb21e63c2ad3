"""How far a long run is, where somebody looks on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from spiritboard.text import Words


@contextmanager
def progress(words: Words) -> Iterator[Callable[[int, int], None]]:
    """To be told how many of how many are done; shown only on a real terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as shown:
        task = shown.add_task(words("cli-playing"), total=None)

        def tell(done: int, total: int) -> None:
            shown.update(task, completed=done, total=total)

        yield tell
