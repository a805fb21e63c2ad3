"""Our games as Gymnasium environments: one seat against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import gymnasium
from gymnasium import spaces

from spiritboard.bots import Bot, bot_for, bot_key, first_act
from spiritboard.core.values import Seat
from spiritboard.research.play import Play
from spiritboard.research.spaces import Seen, action_space, observation_space, seen_by

Step = tuple[Seen, float, bool, bool, dict[str, Any]]


class OneSeatEnv(gymnasium.Env[Any, Any]):
    """A learner in one seat, bots in the others.

    The reward is 1 for a win when the match is over, else 0. An id that `action_mask` does not allow
    forfeits the match: −1, and the episode is over; `info["illegal"]` says why.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # as Gymnasium declares it
    observation_space: spaces.Space[Any]
    action_space: spaces.Space[Any]

    def __init__(
        self,
        game: str,
        seats: int,
        seat: Seat = 0,
        bots: str | Sequence[str] = "greedy",
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.play = Play(game, seats, 0, options)
        self.seat = seat
        self.specs = [bots] * seats if isinstance(bots, str) else list(bots)
        self.observation_space = observation_space(self.play.encoding)
        self.action_space = action_space(self.play.encoding)
        self.bots: dict[Seat, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new match, up to the learner's first question."""
        super().reset(seed=seed)
        deal = str(self.np_random.integers(1 << 62))
        self.play.reset(deal)
        self.bots = {
            seat: bot_for(spec, self.play.name, bot_key(deal, seat))
            for seat, spec in enumerate(self.specs)
            if seat != self.seat
        }
        self.let_bots_play()
        return seen_by(self.play, self.seat), {}

    def step(self, action: Any) -> Step:
        try:
            self.play.step(int(action))
        except ValueError as refused:
            return seen_by(self.play, self.seat), -1.0, True, False, {"illegal": str(refused)}
        self.let_bots_play()
        play = self.play
        return seen_by(play, self.seat), play.returns[self.seat], play.is_over, False, {}

    def let_bots_play(self) -> None:
        """Up to the next question to the learner, or the end."""
        play = self.play
        while not play.chosen and (decision := play.rules.decision(play.state)):
            found = first_act(
                decision,
                self.bots,
                self.bots.__getitem__,
                partial(play.rules.view, play.state),
                partial(play.rules.options, play.state),
            )
            if found is None:
                play.ask(self.seat)
                return
            play.answer(found[1], found[0])
