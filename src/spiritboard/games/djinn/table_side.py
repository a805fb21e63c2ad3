"""Djinn at a table of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import convert

from spiritboard.core.feats import Feats
from spiritboard.core.rng import Rng
from spiritboard.core.speech import Saying
from spiritboard.core.state import clone
from spiritboard.core.table_side import (
    Lesson,
    Log,
    Prospect,
    Quick,
    Records,
    Remark,
    TableSide,
    Talk,
)
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.bot import DjinnMind
from spiritboard.games.djinn.bot_worth import Content
from spiritboard.games.djinn.content import read_content
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.orders import DjinnOrders
from spiritboard.games.djinn.picture import DjinnPicture
from spiritboard.games.djinn.picturing import Pictures
from spiritboard.games.djinn.preview import preview
from spiritboard.games.djinn.proposals import (
    CaptureProposal,
    LookProposal,
    LureProposal,
    proposal_of,
)
from spiritboard.games.djinn.reasons import Reasons
from spiritboard.games.djinn.rules.tasks import tasks_done
from spiritboard.games.djinn.sayings import say_task
from spiritboard.games.djinn.state import DjinnState
from spiritboard.games.djinn.stops import route
from spiritboard.games.djinn.view import DjinnView
from spiritboard.games.djinn.what_if import look, what_if_captured, what_if_lured
from spiritboard.games.djinn.words import table_of


class DjinnTalk(Talk):
    claims = {  # noqa: RUF012  # never changed
        "want-djinn": False,
        "leave-djinn": False,
        "boss-next": False,
        "no-magic": False,
        "no-cork": False,
        "in-the-way": True,
        "leads": True,
        "one-bottle-more": True,
        "long-turn": False,
        "hurry": False,
        "wait": False,
        "well-played": False,
        "thanks": False,
        "sorry": False,
        "good-luck": False,
        "emote-laughs": False,
        "emote-sighs": False,
        "emote-thinks": False,
        "emote-whistles": False,
        "emote-lamp": False,
    }
    remarks = {  # noqa: RUF012  # never changed
        "captures": {
            "sly": Remark("emote-whistles"),
            "calm": Remark("well-played"),
            "proud": Remark("emote-lamp", is_own=True),
        },
        "claims": {"calm": Remark("well-played"), "wise": Remark("emote-thinks")},
        "escapes": {"jumpy": Remark("emote-sighs", is_own=True)},
    }


class DjinnRecords(Records):
    """R15.2 Alone against Tom; a column for each size of his deck."""

    columns = (15, 14, 13, 12)

    def __init__(self, game: Djinn) -> None:
        self._game = game
        tasks = read_content(game.content, {}).tasks.values()
        self.tasks = [said for task in tasks for said in say_task(*task.solo())]

    def feats(self, view: DjinnView) -> Feats | None:
        world = self._game.world(view, Rng(0))
        outcome = self._game.outcome(world)
        if outcome is None or not world.box.tom:
            return None
        won = outcome.winners == (0,)
        return Feats(world.box.tom, outcome.scores[0], won, tuple(tasks_done(world)))


class DjinnTable(TableSide):
    """What the table adds to the rules of Djinn."""

    log = Log(
        tails=frozenset(
            (
                "capacity",
                "chest",
                "chest-holds",
                "circle",
                "djinn-comes",
                "driven-out",
                "escapes",
                "gains",
                "gains-bottles",
                "gear-shown",
                "mage-shown",
                "minimum",
                "pays",
                "pays-tom",
                "puts-on",
            )
        ),
        round_begin="begins",
        round_end="scores",
        summary=frozenset(("kept", "scores", "scores-card", "tie-broken", "tie-shared")),
        moments=frozenset(
            ("captures", "catches", "claims", "end-is-near", "fulfils", "last-actions", "tom-wins")
        ),
    )
    talk = DjinnTalk()
    orders = DjinnOrders()
    quick = Quick(1, {"first_game": True})

    def __init__(self, game: Djinn, lesson: Mapping[str, Any], worth: Content) -> None:
        """From its content files; `spiritboard.catalog` reads them."""
        self._game = game
        self._pictures = Pictures()
        self._latest: tuple[DjinnView, DjinnState] | None = None
        """All answers to a question are asked for in a row: the table of the last view is kept."""
        self._reasons = Reasons(DjinnMind(game, worth))
        self.lesson = convert(lesson, Lesson)
        self.records = DjinnRecords(game)

    def picture(self, view: DjinnView) -> DjinnPicture:
        return self._pictures.picture(view)

    def preview(self, view: DjinnView, action: Action) -> Sequence[Saying]:
        if self._latest is None or self._latest[0] is not view:
            self._latest = view, table_of(view)
        return self.foretell(self._latest[1], view.seat, action)

    def reason(self, view: DjinnView, action: Action, others: Sequence[Action]) -> Saying | None:
        return self._reasons.reason(view, action, others)

    def foretell(self, state: DjinnState, seat: Seat, action: Action) -> Sequence[Saying]:
        after = clone(state)
        self._game.advance(after, seat, action)
        return preview(state, after, seat, action)

    def what_if(self, view: DjinnView, wish: Mapping[str, Any]) -> Sequence[Prospect]:
        wished, world, seat = proposal_of(wish), table_of(view), view.seat
        if isinstance(wished, CaptureProposal):
            return [what_if_captured(world, seat, wished)]
        if isinstance(wished, LureProposal):
            return [what_if_lured(world, seat, wished)]
        if isinstance(wished, LookProposal):
            return look(world, seat, wished.space)
        return route(world, seat, wished.stops)
