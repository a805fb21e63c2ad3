"""Djinn at a table of people."""

from __future__ import annotations

from spiritboard.core.manners import Manners
from spiritboard.core.rng import Rng
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.picture import DjinnPicture, picture
from spiritboard.games.djinn.view import DjinnView


class DjinnManners(Manners):
    """What the table adds to the rules of Djinn."""

    tails = frozenset(("mage-shown", "gear-shown", "djinn-comes", "driven-out", "gains"))

    def __init__(self, game: Djinn) -> None:
        self._game = game

    def picture(self, view: DjinnView) -> DjinnPicture:
        """Nearly everything lies open, so any world that agrees with the view can be shown."""
        return picture(view, self._game.world(view, Rng(0)))
