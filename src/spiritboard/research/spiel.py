"""Our games as OpenSpiel games: its algorithms, ISMCTS among them, play at our tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pyspiel

from spiritboard.catalog import opened
from spiritboard.core.encoding import Choosing
from spiritboard.core.game import OVER
from spiritboard.core.rng import Rng
from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, Seat
from spiritboard.research.encoding import laid_table

DRAW = 0
"""The one outcome of every chance node: nature draws, each time anew."""


def type_of(name: str, seats: int) -> Any:
    """What OpenSpiel wants to know of a game."""
    return pyspiel.GameType(
        short_name=f"spiritboard_{name}",
        long_name=f"Spiritboard: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """A game of ours at a table of so many seats. The seed is that of all its chance."""

    def __init__(
        self,
        name: str,
        seats: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
    ) -> None:
        found = opened(name)
        self.rules = found.rules
        self.laid: State = laid_table(name, seats, options)
        self.encoding = found.package.encoding(found.rules, self.laid, seats)
        self.rng = Rng(seed << 32)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.ids,
            max_chance_outcomes=1,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.rules.info.bound * self.encoding.longest,
        )
        super().__init__(type_of(name, seats), info, {})

    def new_initial_state(self, state: Any = None) -> SpielState:
        return SpielState(self, clone(self.laid))

    def make_py_observer(self, *_: Any) -> None:
        """Observations are strings; `SpielState.observed` has the numbers."""


class SpielState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A table, and the answer that has been begun."""

    def __init__(self, game: SpielGame, state: State, chosen: tuple[int, ...] = ()) -> None:
        super().__init__(game)
        self.game = game
        self.state = state
        self.choosing: Choosing | None = None
        self.open()
        for number in chosen:
            self._apply_action(number)

    def open(self) -> None:
        """A question is put, or the match is over."""
        seat = self.game.rules.whose(self.state)
        is_asked = seat not in (NATURE, OVER)
        self.choosing = self.game.encoding.choosing(self.state, seat) if is_asked else None

    @property
    def chosen(self) -> tuple[int, ...]:
        return self.choosing.chosen if self.choosing else ()

    def clone(self) -> SpielState:
        """A table of its own."""
        return SpielState(self.game, clone(self.state), self.chosen)

    def __deepcopy__(self, memo: Any) -> SpielState:
        return self.clone()

    def current_player(self) -> int:
        seat = self.game.rules.whose(self.state)
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.choosing.ids() if self.choosing else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DRAW, 1.0)]

    def _apply_action(self, action: int) -> None:
        rules = self.game.rules
        if self.choosing is None:
            rules.advance(self.state, NATURE, rules.draw(self.state, self.game.rng))
            self.open()
        elif (answer := self.choosing.take(action)) is not None:
            rules.advance(self.state, rules.whose(self.state), answer)
            self.open()

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return "draw"
        blocks = self.game.encoding.blocks
        block = next(one for one in reversed(blocks) if one.first <= action)
        return f"{block.name} {action - block.first}" if block.size > 1 else block.name

    def is_terminal(self) -> bool:
        return self.game.rules.whose(self.state) == OVER

    def returns(self) -> list[float]:
        outcome = self.game.rules.outcome(self.state)
        winners = outcome.winners if outcome else ()
        return [float(seat in winners) for seat in range(self.game.num_players())]

    def observed(self, seat: Seat) -> list[int]:
        """What a seat sees, as the encoding's fields say."""
        own = self.chosen if seat == self.game.rules.whose(self.state) else ()
        return self.game.encoding.observe(self.game.rules.view(self.state, seat), own)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat knows: views carry what was seen before."""
        seat = self.current_player() if player is None else player
        view = msgspec.json.encode(self.game.rules.view(self.state, seat)).decode()
        own = self.chosen if seat == self.game.rules.whose(self.state) else ()
        return f"{view} {' '.join(map(str, own))}"

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another table that this seat could not tell from this one."""
        rng = Rng(int(sampler() * (1 << 62)))
        world = self.game.rules.world(self.game.rules.view(self.state, player), rng)
        return SpielState(self.game, world, self.chosen)

    def __str__(self) -> str:
        return msgspec.json.encode(self.game.rules.dump(self.state)).decode()
