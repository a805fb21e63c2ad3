# ruff: noqa: INP001 -- a script that stands alone
"""Draws the pictures of the terminal tables: python docs/img/make_terminal_picture.py"""

from __future__ import annotations

import io
import re
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from spiritboard.bots import bot_for, bot_key
from spiritboard.terminal.opening import Wishes, open_table
from spiritboard.text import Words

NIGHT: Final = TerminalTheme(
    (13, 15, 34),
    (226, 229, 245),
    [
        (13, 15, 34),
        (255, 128, 128),
        (95, 220, 140),
        (255, 216, 77),
        (108, 180, 255),
        (179, 157, 255),
        (120, 210, 220),
        (200, 205, 230),
    ],
)
FOLDER: Final = Path(__file__).parent


class Scene(NamedTuple):
    """A table, and how many answers of the person come before the picture is taken."""

    wishes: Wishes
    answers: int


SCENES: Final = (
    Scene(Wishes("shamans", seats=5, seed="153"), 8),
    Scene(Wishes("djinn", seats=3, seed="12", options={"first_game": True}), 39),
)


class Enough(Exception):
    """The picture has been taken."""


def picture(scene: Scene) -> str:
    console = Console(
        record=True,
        width=120,
        height=45,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    answered = 0

    def read(_prompt: str) -> str:
        """The person lets others act first, and answers as the quick bot would."""
        nonlocal answered
        match = session.match
        is_mine = match.decision is not None and 0 in match.decision.seats
        if is_mine and answered == scene.answers:
            raise Enough
        console.export_text()  # forgets what was drawn so far
        if not is_mine:
            return ""
        answered += 1
        options = match.options(0)
        asked = [action for action in options if not match.game.is_out_of_turn(action)]
        return str(options.index(advisor.decide(match.view(0), asked)) + 1)

    name, seed = scene.wishes.game, scene.wishes.seed or ""
    advisor = bot_for("greedy", name, bot_key(seed, 0))
    session = open_table(scene.wishes, "en", console, read)
    with suppress(Enough):
        session.run()
    svg = console.export_svg(title=Words("en", name)("game-name"), theme=NIGHT)
    return without_addresses(svg)


def without_addresses(svg: str) -> str:
    """The font is whatever monospaced one the reader has; nothing is fetched."""
    svg = re.sub(r"<!-- Generated.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("<text class", '<text xml:space="preserve" class')
    return svg.replace("Fira Code", "DejaVu Sans Mono").rstrip() + "\n"


if __name__ == "__main__":
    for scene in SCENES:
        file = FOLDER / f"terminal-{scene.wishes.game}.svg"
        file.write_text(picture(scene), "utf-8")
