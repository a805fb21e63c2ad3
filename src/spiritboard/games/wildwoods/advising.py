"""What the adviser tells those at the table: the chance of this turn, and the ledger of the scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spiritboard.core.adviser import Adviser, Forecast
from spiritboard.core.rng import Rng
from spiritboard.core.speech import Saying
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.reading import position_of
from spiritboard.games.wildwoods.adviser.search import Solver, TooBig
from spiritboard.games.wildwoods.bot import WildwoodsMind
from spiritboard.games.wildwoods.chances import as_chance, chance_word, is_nearly_lost, percent_of
from spiritboard.games.wildwoods.ledger import SEED, Bookkeeper, told
from spiritboard.games.wildwoods.rules.acting import Act
from spiritboard.games.wildwoods.state import WildwoodsState
from spiritboard.games.wildwoods.view import WildwoodsView

EXACT: Final = 4000
"""So many positions are looked at before the solver gives way to an estimate."""


class WildwoodsAdviser(Adviser):
    """It speaks at the beginning of each of Luma's phases, and when the scene is over."""

    def __init__(self, mind: WildwoodsMind) -> None:
        self.mind = mind

    def due(self, view: WildwoodsView) -> int | None:
        """A turn's chance is that of its beginning: what is rolled since is told by the dice."""
        return view.turn if view.is_luma and not view.is_over and view.turn else None

    def forecast(self, view: WildwoodsView) -> Forecast:
        rng = Rng(SEED)
        s: WildwoodsState = self.mind.game.world(view, rng)
        if s.box.scene.cannot_be_lost:
            return Forecast(forecast_line(1.0), ("forecast-unlosable", {}))
        exact = exact_chance(s)
        chance = as_chance(self.mind.chance(view, rng), s) if exact is None else exact
        more = "forecast-estimated" if exact is None else "forecast-exact"
        warning: Saying | None = ("forecast-warning", {}) if is_nearly_lost(chance) else None
        return Forecast(forecast_line(chance), (more, {"percent": percent_of(chance)}), warning)

    def account(
        self, seats: int, options: Any, line: Sequence[tuple[Seat, Action]], rewinds: int
    ) -> Sequence[Saying]:
        s: WildwoodsState = self.mind.game.setup(seats, options)
        if s.box.scene.cannot_be_lost:
            return [("ledger-unlosable", {})]
        return told(Bookkeeper(self.mind, s).follow(line), rewinds)


def forecast_line(chance: float) -> Saying:
    return ("forecast", {"word": (chance_word(chance), {})})


def exact_chance(s: WildwoodsState) -> float | None:
    """What best play by dice alone wins; None: there is too much to look at, or too deep."""
    if not isinstance(s.stack[-1], Act):
        return None
    board = Board(s)
    try:
        return Solver(board, EXACT).value(position_of(board, s))
    except (TooBig, RecursionError):
        return None
