"""How far a long run is, where somebody looks on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from spiritboard.text import Words

if TYPE_CHECKING:
    from spiritboard.arena.competing import News

Tell = Callable[[int, int, str], None]


@contextmanager
def bar(said: str) -> Iterator[Tell]:
    """To be told how many of how many are done, and how it stands; shown only on a real terminal."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    standing = TextColumn("{task.description}")
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), standing)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as shown:
        task = shown.add_task(said, total=None)

        def tell(done: int, total: int, how: str) -> None:
            shown.update(task, completed=done, total=total, description=how)

        yield tell


@contextmanager
def progress(words: Words) -> Iterator[Callable[[int, int], None]]:
    """Of a run of games."""
    said = words("cli-playing")
    with bar(said) as tell:
        yield lambda done, total: tell(done, total, said)


@contextmanager
def watched(words: Words, bot: str) -> Iterator[Callable[[News], None]]:
    """Of a contest: the share of the first bot, and the ratio of the test."""

    def told_of(news: News) -> str:
        share = {"mean": round(100 * news.share.mean, 1), "error": round(100 * news.share.error, 1)}
        if news.ratio is None:
            return words("arena-live", bot=bot, **share)
        return words("arena-live-test", bot=bot, **share, ratio=round(news.ratio, 2))

    with bar(words("cli-playing")) as tell:
        yield lambda news: tell(news.deals, news.most, told_of(news))
