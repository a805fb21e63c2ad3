"""`spiritboard play`: a table in this terminal.

Annotations are read when it starts: the help is in the reader's language.
"""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final

from platformdirs import user_data_path

from spiritboard.catalog import opened, shelf
from spiritboard.catalog.options import usual_for
from spiritboard.cli.flags import Flags, chosen
from spiritboard.text import Words

RECORDS: Final = "records.json"
"""Of the terminal, in the user's data folder."""


def command(flags: Flags) -> Callable[..., int]:
    def play(
        game: Annotated[str | None, flags("game")] = None,
        /,
        *,
        seats: Annotated[int | None, flags.seats] = None,
        bots: Annotated[str | None, flags.bots] = None,
        seed: Annotated[str | None, flags("seed")] = None,
        name: Annotated[str | None, flags("name")] = None,
        auto: Annotated[bool, flags("auto")] = False,
        record: Annotated[Path | None, flags("record")] = None,
        resume: Annotated[Path | None, flags("resume")] = None,
        go_on: Annotated[bool, flags("continue", "--continue")] = False,
        plain: Annotated[bool, flags("plain")] = False,
        **options: Any,
    ) -> int:
        from rich.console import Console

        from spiritboard.terminal.opening import Wishes, open_table
        from spiritboard.terminal.visit import visit

        if game is None and resume is None:
            return list_games(flags.words)
        plain = plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
        wishes = Wishes(
            game=game,
            seats=seats,
            bots=bots,
            seed=seed,
            options=chosen(game, options) if game else {},
            name=name,
            auto=auto,
            record=record,
            resume=resume,
            plain=plain,
            records=data_folder(os.environ) / RECORDS,
            campaign=campaign_file(game) if go_on and game else None,
        )
        console = Console(no_color=True, color_system=None) if plain else Console()
        return visit(open_table(wishes, flags.words.language, console, input))

    rules = flags.game.rules if flags.game else None
    return flags.with_options(play, usual_for(rules, flags.words.language) if rules else {})


def list_games(words: Words) -> int:
    """What can be played."""
    for name in shelf():
        counts = opened(name).rules.info.seats
        own = Words(words.language, name)
        print(words("cli-game", name=name, title=own.title, least=min(counts), most=max(counts)))
    print(words("cli-play-one", name=shelf()[0]))
    return 0


def campaign_file(game: str) -> Path:
    """Where the campaign of a game is kept, in the user's data folder."""
    return data_folder(os.environ) / "campaigns" / f"{game.replace(':', '.')}.json"


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where the server too keeps what is to be kept, unless it is told otherwise."""
    given = environment.get("SPIRITBOARD_DATA")
    return Path(given) if given else user_data_path("spiritboard", appauthor=False)
