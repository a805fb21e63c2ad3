"""A person at a terminal, played by a script."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Iterable

from rich.console import Console

from spiritboard.terminal.opening import Wishes, open_table
from spiritboard.terminal.session import Session
from tests.tested import ENVIRONMENT

PROGRAM = "from spiritboard.cli import main; main()"


CLEARED = "\x1b[2J"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def picture(shown: str) -> list[str]:
    """The lines on the screen since it was cleared last."""
    return CODES.sub("", shown.rpartition(CLEARED)[2]).splitlines()


class Desk:
    """A session whose person types what the script says, then leaves."""

    def __init__(
        self,
        wishes: Wishes,
        typed: Iterable[str],
        language: str = "en",
        size: tuple[int, int] = (80, 40),
    ) -> None:
        self.shown = io.StringIO()
        self.typed = iter(typed)
        width, height = size
        drawn = not wishes.plain
        console = Console(file=self.shown, width=width, height=height, force_terminal=drawn)
        self.session: Session = open_table(wishes, language, console, self.read)

    def read(self, prompt: str) -> str:
        self.shown.write(prompt)
        for line in self.typed:
            self.shown.write(line + "\n")
            return line
        raise EOFError

    @property
    def output(self) -> str:
        return self.shown.getvalue()

    @property
    def picture(self) -> list[str]:
        """The lines on the screen since it was cleared last."""
        return picture(self.output)


def play(
    typed: Iterable[str],
    language: str = "en",
    seats: int = 3,
    seed: str = "1",
    plain: bool = True,
    first: int = 0,
) -> Desk:
    """A table at which the person begins."""
    wishes = Wishes(
        "shamans", seats=seats, seed=seed, plain=plain, options={"first": first, "edition": "ru"}
    )
    desk = Desk(wishes, typed, language)
    desk.session.run()
    return desk


def program(*arguments: str, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """The real program in a process of its own."""
    environment = {**ENVIRONMENT, "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**environment, **variables},
        timeout=60,
        check=False,
    )
