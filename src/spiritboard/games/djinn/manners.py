"""Djinn at a table of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import convert

from spiritboard.core.feats import Feats
from spiritboard.core.manners import Lesson, Manners, Quick, Saying, Weight
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import Action
from spiritboard.games.djinn.content import read_content
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.orders import ORDERS, ordered
from spiritboard.games.djinn.picture import DjinnPicture, picture
from spiritboard.games.djinn.preview import preview
from spiritboard.games.djinn.rules.tasks import tasks_done
from spiritboard.games.djinn.sayings import say_task
from spiritboard.games.djinn.state import DjinnState
from spiritboard.games.djinn.stops import route
from spiritboard.games.djinn.view import DjinnView
from spiritboard.games.djinn.weighing import look, weigh_capture, weigh_lure
from spiritboard.games.djinn.wishes import CaptureWish, LookWish, LureWish, wish_of


class DjinnManners(Manners):
    """What the table adds to the rules of Djinn."""

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
    orders = tuple(ORDERS)
    tails = frozenset(
        (
            "capacity",
            "chest",
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
    )
    round_end = "scores"
    summary = frozenset(("kept", "scores", "scores-card", "tie-broken", "tie-shared"))
    quick = Quick(1, {"first_game": True})
    columns = (15, 14, 13, 12)

    def __init__(self, game: Djinn, lesson: Mapping[str, Any]) -> None:
        """From its content file; `spiritboard.catalog` reads it."""
        self._game = game
        self.lesson = convert(lesson, Lesson)
        tasks = read_content(game.content, {}).tasks.values()
        self.tasks = [said for task in tasks for said in say_task(*task.row())]
        self._world = lru_cache(4)(self._any_world)

    def _any_world(self, view: DjinnView) -> DjinnState:
        """Nearly everything lies open; what others keep hidden counts nowhere here."""
        world = self._game.world(view, Rng(0))
        world.scoring = list(view.scoring)
        return world

    def picture(self, view: DjinnView) -> DjinnPicture:
        return picture(view, self._world(view))

    def preview(self, view: DjinnView, action: Action) -> Sequence[Saying]:
        before = self._world(view)
        after = clone(before)
        self._game.advance(after, view.seat, action)
        return preview(before, after, view.seat, action)

    def weigh(self, view: DjinnView, wish: Mapping[str, Any]) -> Sequence[Weight]:
        wished, world, seat = wish_of(wish), self._world(view), view.seat
        if isinstance(wished, CaptureWish):
            return [weigh_capture(world, seat, wished)]
        if isinstance(wished, LureWish):
            return [weigh_lure(world, seat, wished)]
        if isinstance(wished, LookWish):
            return look(world, seat, wished.space)
        return route(world, seat, wished.stops)

    def feats(self, view: DjinnView) -> Feats | None:
        """R15.2 Alone against Tom; a column for each size of his deck."""
        world = self._game.world(view, Rng(0))
        outcome = self._game.outcome(world)
        if outcome is None or not world.box.tom:
            return None
        won = outcome.winners == (0,)
        return Feats(world.box.tom, outcome.scores[0], won, tuple(tasks_done(world)))

    def ordered(self, order: str, view: DjinnView, options: Sequence[Action]) -> Action | None:
        return ordered(order, options)
