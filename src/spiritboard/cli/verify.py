"""`spiritboard verify`: is a recorded match sound?

Annotations are read when it starts: the help is in the reader's language.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

from spiritboard.cli.flags import Flags
from spiritboard.core.errors import BadSetup

NOT_WHOLE: Final = 2
"""The code of a record that could be checked only in part."""


def command(flags: Flags) -> Callable[..., int]:
    def verify(
        file: Annotated[Path, flags("file")],
        /,
        *,
        game: Annotated[str | None, flags("verify-game")] = None,
        published: Annotated[str | None, flags("published")] = None,
    ) -> int:
        from spiritboard.match import answers_in, read_record
        from spiritboard.match import verify as verify_record

        words = flags.words
        record = read_record(file)
        if game not in (None, record.game):
            named = {"file": str(file), "name": record.game, "asked": game}
            raise BadSetup("resume-another-game", **named)
        found = verify_record(record, published)
        if found.differs is not None:
            moves, every = found.answers, answers_in(record.log)
            print(words("cli-verified-up-to", theirs=record.rules, moves=moves, all=every))
            return NOT_WHOLE
        print(words("cli-verified", answers=found.answers, chances=found.chances))
        if found.older:
            print(words("cli-verified-older", theirs=record.rules))
        print(words("cli-verified-over" if found.over else "cli-verified-open"))
        return 0

    return verify
