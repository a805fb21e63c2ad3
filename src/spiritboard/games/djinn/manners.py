"""Djinn at a table of people."""

from __future__ import annotations

from spiritboard.core.feats import Feats
from spiritboard.core.manners import Manners, Quick
from spiritboard.core.rng import Rng
from spiritboard.games.djinn.content import read_content
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.picture import DjinnPicture, picture
from spiritboard.games.djinn.rules.tasks import tasks_done
from spiritboard.games.djinn.view import DjinnView
from spiritboard.games.djinn.words import say_task


class DjinnManners(Manners):
    """What the table adds to the rules of Djinn."""

    tails = frozenset(("mage-shown", "gear-shown", "djinn-comes", "driven-out", "gains"))
    quick = Quick(1, {"first_game": True})
    columns = (15, 14, 13, 12)

    def __init__(self, game: Djinn) -> None:
        self._game = game
        tasks = read_content(game.content, {}).tasks.values()
        self.tasks = [said for task in tasks for said in say_task(*task.row())]

    def picture(self, view: DjinnView) -> DjinnPicture:
        """Nearly everything lies open, so any world that agrees with the view can be shown."""
        return picture(view, self._game.world(view, Rng(0)))

    def feats(self, view: DjinnView) -> Feats | None:
        """R15.2 Alone against Tom; a column for each size of his deck."""
        world = self._game.world(view, Rng(0))
        outcome = self._game.outcome(world)
        if outcome is None or not world.box.tom:
            return None
        won = outcome.winners == (0,)
        return Feats(world.box.tom, outcome.scores[0], won, tuple(tasks_done(world)))
