"""`spiritboard rules`: the rules of a game in our words.

Annotations are read when it starts: the help is in the reader's language.
"""

from collections.abc import Callable
from typing import Annotated

from spiritboard.cli.flags import Flags
from spiritboard.text import Rulebook


def command(flags: Flags) -> Callable[..., None]:
    def rules(
        game: Annotated[str, flags("game")],
        /,
        *,
        markdown: Annotated[bool, flags("markdown")] = False,
    ) -> None:
        from rich.console import Console

        from spiritboard.terminal.book import show_book

        book = Rulebook(flags.words.language, game)
        if markdown:
            print(book.markdown(), end="")
        else:
            show_book(book, Console())

    return rules
