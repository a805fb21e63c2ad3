"""What the adviser tells those at the table: the chance of this turn, and the ledger of the scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import convert

from spiritboard.core.adviser import Adviser, Forecast
from spiritboard.core.calibration import AS_SAID, Curve
from spiritboard.core.rng import Rng
from spiritboard.core.speech import Saying
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.reading import position_of
from spiritboard.games.wildwoods.adviser.search import Solver, TooBig
from spiritboard.games.wildwoods.bot import WildwoodsMind
from spiritboard.games.wildwoods.chances import as_chance, chance_word, is_nearly_lost, percent_of
from spiritboard.games.wildwoods.ledger import SEED, Bookkeeper, set_right, told
from spiritboard.games.wildwoods.rules.acting import Act
from spiritboard.games.wildwoods.state import WildwoodsState
from spiritboard.games.wildwoods.view import WildwoodsView

EXACT: Final = 4000
"""So many positions are looked at before the solver gives way to an estimate."""


class Look(NamedTuple):
    """A table, and the chance that Luma prevails there."""

    s: WildwoodsState
    chance: float
    is_exact: bool


class WildwoodsAdviser(Adviser):
    """It speaks at the beginning of each of Luma's phases, and when the scene is over."""

    def __init__(self, mind: WildwoodsMind, curves: Mapping[str, Curve]) -> None:
        """`curves`: by scene, what its estimates come to."""
        self.mind = mind
        self.curves = curves

    def due(self, view: WildwoodsView) -> int | None:
        """A turn's chance is that of its beginning: what is rolled since is told by the dice."""
        return view.turn if view.is_luma and not view.is_over and view.turn else None

    def forecast(self, view: WildwoodsView) -> Forecast:
        found = self.look(view)
        if found.s.box.scene.cannot_be_lost:
            return Forecast(forecast_line(1.0), ("forecast-unlosable", {}))
        curve = AS_SAID if found.is_exact else self.curve_of(found.s)
        chance = curve.of(found.chance)
        warning: Saying | None = ("forecast-warning", {}) if is_nearly_lost(chance) else None
        return Forecast(forecast_line(chance), basis_of(found, curve), warning)

    def estimate(self, view: WildwoodsView) -> float | None:
        found = self.look(view)
        return None if found.is_exact else found.chance

    def look(self, view: WildwoodsView) -> Look:
        """Exactly if it can be worked out, else by a search of the turn."""
        rng = Rng(SEED)
        s: WildwoodsState = self.mind.game.world(view, rng)
        exact = 1.0 if s.box.scene.cannot_be_lost else exact_chance(s)
        if exact is not None:
            return Look(s, exact, True)
        return Look(s, as_chance(self.mind.chance(view, rng), s), False)

    def curve_of(self, s: WildwoodsState) -> Curve:
        return self.curves.get(s.box.scene.name, AS_SAID)

    def account(
        self, seats: int, options: Any, line: Sequence[tuple[Seat, Action]], rewinds: int
    ) -> Sequence[Saying]:
        s: WildwoodsState = self.mind.game.setup(seats, options)
        if s.box.scene.cannot_be_lost:
            return [("ledger-unlosable", {})]
        curve = self.curve_of(s)
        return told(set_right(Bookkeeper(self.mind, s).follow(line), curve), rewinds)


def curves_in(tables: Mapping[str, Any]) -> dict[str, Curve]:
    """By scene, as `chances.toml` has them."""
    return convert(tables.get("scene", {}), dict[str, Curve])


def basis_of(found: Look, curve: Curve) -> Saying:
    """What a chance rests on."""
    percent = percent_of(curve.of(found.chance))
    if found.is_exact:
        return ("forecast-exact", {"percent": percent})
    if curve.plays:
        return ("forecast-calibrated", {"percent": percent, "plays": curve.plays})
    return ("forecast-estimated", {"percent": percent})


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
