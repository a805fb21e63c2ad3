"""The kinds of questions that a game's rules may put."""

from __future__ import annotations

import re
from importlib.resources import files


def question_kinds(game: str) -> set[str]:
    rules = files(f"spiritboard.games.{game}.rules")
    sources = [file for file in rules.iterdir() if file.name.endswith(".py")]
    code = "\n".join(file.read_text("utf-8") for file in sources)
    return set(re.findall(r'kind: ClassVar\[str\] = "([\w-]+)"', code))
