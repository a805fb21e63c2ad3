"""`spiritboard analyse`: what decided a recorded match?

Annotations are read when it starts: the help is in the reader's language.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from spiritboard.cli.flags import Flags
from spiritboard.cli.progress import bar
from spiritboard.core.errors import BadSetup


def command(flags: Flags) -> Callable[..., None]:
    def analyse(
        file: Annotated[Path, flags("file")],
        /,
        *,
        game: Annotated[str | None, flags("verify-game")] = None,
        bot: Annotated[str, flags("analyse-bot")] = "search:200",
        games: Annotated[int, flags("analyse-games")] = 4000,
        json: Annotated[bool, flags("json")] = False,
    ) -> None:
        import msgspec

        from spiritboard.bots.analysis import analyse as analysed
        from spiritboard.bots.budgets import USUAL, parted
        from spiritboard.cli.analysis_report import show
        from spiritboard.cli.summing import tell_json
        from spiritboard.match import read_record
        from spiritboard.text import Words

        name, allowance = parted(bot)
        if name != "search" or (allowance and allowance[1:] != USUAL[1:]):
            raise BadSetup("bad-setting", name="--bot", value=bot, expected="search:200")
        if games < 0:
            raise BadSetup("bad-setting", name="--games", value=str(games), expected="0+")
        record = read_record(file)
        if game not in (None, record.game):
            named = {"file": str(file), "name": record.game, "asked": game}
            raise BadSetup("resume-another-game", **named)
        said = flags.words("analysis-judging")
        with bar(said) as tell:
            budget = (allowance or USUAL).budget
            found = analysed(record, budget, games, lambda done, of: tell(done, of, said))
        if json:
            tell_json(msgspec.to_builtins(found))
            return
        names = [f"~player-{seat or found.seats}" for seat in range(found.seats)]
        show(Words(flags.words.language, found.game, names), found)

    return analyse
