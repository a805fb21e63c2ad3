"""Text whose lines break only where a printer would let them."""

from __future__ import annotations

from typing import Final

from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

from spiritboard.text.typography import NEXT

HELD: Final = "\ue000"
"""Stands for a space that holds words together while lines are broken: rich breaks at any space."""


class Prose(Text):
    """As rich's own, but what belongs together stays together."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        held = self.copy()
        held.plain = held.plain.replace(NEXT, HELD)
        lines = held.wrap(
            console,
            width,
            justify=justify,
            overflow=overflow,
            tab_size=tab_size,
            no_wrap=no_wrap,
        )
        for line in lines:
            line.plain = line.plain.replace(HELD, NEXT)
        return lines
