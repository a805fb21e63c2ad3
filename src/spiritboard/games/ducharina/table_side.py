"""Duchařina at a table of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import convert

from spiritboard.core.speech import Saying
from spiritboard.core.table_side import Lesson, Log, Prospect, Quick, Remark, TableSide, Talk
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.game import RECORDS, Ducharina
from spiritboard.games.ducharina.knowledge import make_world
from spiritboard.games.ducharina.picture import DucharinaPicture, picture
from spiritboard.games.ducharina.preview import preview
from spiritboard.games.ducharina.proposals import FurnishProposal, PlanProposal, proposal_of
from spiritboard.games.ducharina.reasons import Reasons
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.games.ducharina.view import DucharinaView
from spiritboard.games.ducharina.what_if import what_if_furnished, what_if_planned, what_if_seen


class DucharinaTalk(Talk):
    claims = {  # noqa: RUF012  # never changed
        "nobody-sees-me": False,
        "i-see-you": True,
        "nice-hiding-place": True,
        "who-moved-that": False,
        "boo": False,
        "not-the-mirror": False,
        "leave-the-piano": False,
        "please-not-my-side": False,
        "lucky-roll": True,
        "hurry": False,
        "wait": False,
        "well-played": False,
        "thanks": False,
        "sorry": False,
        "good-luck": False,
        "emote-giggles": False,
        "emote-shivers": False,
        "emote-howls": False,
        "emote-tiptoes": False,
    }
    remarks = {  # noqa: RUF012  # never changed
        "is-seen": {
            "sly": Remark("emote-giggles"),
            "jumpy": Remark("emote-shivers", is_own=True),
        },
        "stays-hidden": {"wise": Remark("nice-hiding-place", about="seat")},
        "midnight": {"calm": Remark("emote-tiptoes"), "proud": Remark("emote-howls")},
    }


class DucharinaTable(TableSide):
    """What the table adds to the rules of Duchařina."""

    log = Log(
        tails=frozenset(("put-down", "points-lost", "ghosts-merge")),
        round_begin="round-begins",
        round_end="round-ends",
        summary=frozenset(("looks", "is-seen", "stays-hidden", "round-ends")),
        moments=frozenset(("ghost-leaves", "hall-turns", "looks", "midnight", "red-light")),
    )
    talk = DucharinaTalk()
    quick = Quick(3, {})
    long_setup = (1,)

    def __init__(self, game: Ducharina, lesson: Mapping[str, Any]) -> None:
        """From its content file; `spiritboard.catalog` reads it."""
        self._reasons = Reasons(game)
        self.lesson = convert(lesson, Lesson)

    def picture(self, view: DucharinaView) -> DucharinaPicture:
        return picture(view)

    def preview(self, view: DucharinaView, action: Action) -> Sequence[Saying]:
        return preview(make_world(view, RECORDS), view.seat, action)

    def reason(
        self, view: DucharinaView, action: Action, others: Sequence[Action]
    ) -> Saying | None:
        return self._reasons.reason(make_world(view, RECORDS), view.seat, action, others)

    def foretell(
        self, state: DucharinaState, seat: Seat, action: Action
    ) -> Sequence[Saying] | None:
        return preview(state, seat, action)

    def what_if(self, view: DucharinaView, wish: Mapping[str, Any]) -> Sequence[Prospect]:
        wished, s, seat = proposal_of(wish), make_world(view, RECORDS), view.seat
        if isinstance(wished, FurnishProposal):
            return [what_if_furnished(s, seat, wished)]
        if isinstance(wished, PlanProposal):
            s.answers = [view.answer if x == seat else None for x in range(s.box.seats)]
            return [what_if_planned(s, seat, wished)]
        return [what_if_seen(s, seat, wished)]
