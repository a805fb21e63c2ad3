"""Wildwoods at a table of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import convert

from spiritboard.core.speech import Saying
from spiritboard.core.table_side import Lesson, Log, Quick, TableSide, Talk, Together
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.picture import WildwoodsPicture, picture
from spiritboard.games.wildwoods.preview import preview
from spiritboard.games.wildwoods.reasons import reason
from spiritboard.games.wildwoods.state import WildwoodsState
from spiritboard.games.wildwoods.view import WildwoodsView
from spiritboard.games.wildwoods.words import table_of


class WildwoodsTalk(Talk):
    claims = {  # noqa: RUF012  # never changed
        "let-me": False,
        "wait": False,
        "that-happens": False,
        "brave": False,
        "fewer-dice": False,
        "more-dice": False,
        "well-done": False,
        "thanks": False,
        "sorry": False,
    }


class WildwoodsTable(TableSide):
    """What the table adds to the rules of Wildwoods."""

    log = Log(
        tails=frozenset(("places-crystals", "holds-card", "card-moves")),
        round_begin="turn-begins",
        round_end="shadow-advances",
        summary=frozenset(("activates", "loses-spirit", "shadow-advances")),
        moments=frozenset(
            (
                "brom-lies-down",
                "chooses",
                "found-here",
                "heals",
                "luma-prevails",
                "shadow-prevails",
                "solves",
            )
        ),
    )
    talk = WildwoodsTalk()
    together = Together(
        follow_ups=frozenset(
            ("after-roll", "choose-dice", "spread-crystals", "keep-one", "make-room", "put-back")
        ),
        by_majority=frozenset(("story-choice",)),
    )
    quick = Quick(0, {})

    def __init__(self, lesson: Mapping[str, Any]) -> None:
        """From its content file; `spiritboard.catalog` reads it."""
        self.lesson = convert(lesson, Lesson)

    def picture(self, view: WildwoodsView) -> WildwoodsPicture:
        return picture(view)

    def preview(self, view: WildwoodsView, action: Action) -> Sequence[Saying]:
        """The odds of every roll, exactly."""
        return preview(table_of(view), action)

    def reason(
        self, view: WildwoodsView, action: Action, others: Sequence[Action]
    ) -> Saying | None:
        return reason(table_of(view), action, others)

    def foretell(
        self, state: WildwoodsState, seat: Seat, action: Action
    ) -> Sequence[Saying] | None:
        return preview(state, action)
