"""Wisps, the game that docs/add-a-game.md builds, just as it stands on that page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from spiritboard.core.game import Game

Wisps: type[Game[Any, Any]]

PAGE = Path(__file__).parent.parent.parent / "docs" / "add-a-game.md"
FIRST = re.search(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
assert FIRST is not None
exec(compile(FIRST[1], str(PAGE), "exec"), globals())  # noqa: S102  # our own page
