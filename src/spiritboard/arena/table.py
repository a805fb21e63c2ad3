"""A table at which bots play one game after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from spiritboard.arena.cheater import contender, maybe_show
from spiritboard.bots import Bot, BotSpec, bot_key, first_act
from spiritboard.catalog import check_seats, game, options_of
from spiritboard.catalog.options import seats_for
from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.game import OVER
from spiritboard.core.package import AnyGame
from spiritboard.core.rng import key_of, stream
from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, Action, Event, Outcome, Seat

OnEvents = Callable[[Seat, list[Event]], None]
"""Is told who acted and what happened then."""
OnAsked = Callable[[State], None]
"""Looks at the table, as it truly is, before somebody answers."""


class Terms(msgspec.Struct, frozen=True):
    """What is played. The number of a game and the seed give its deal, whoever plays it."""

    game: str
    seats: int
    seed: str
    options: Mapping[str, object]

    def check(self, specs: Sequence[BotSpec]) -> None:
        """Can it be played by these bots? Raises BadSetup."""
        rules = game(self.game)
        seats_for(rules, self.options, self.seats)
        options_of(rules, self.options)
        if len(specs) != self.seats:
            raise BadSetup("bots-for-seats", bots=len(specs), seats=self.seats)
        for spec in specs:
            contender(spec, self.game, b"")

    def seed_of(self, number: int) -> str:
        return f"{self.seed} {number}"

    def seat(self, number: int, specs: Sequence[BotSpec]) -> list[Bot]:
        """The bots of one game."""
        seed = self.seed_of(number)
        return [contender(spec, self.game, bot_key(seed, seat)) for seat, spec in enumerate(specs)]


def terms_of(name: str, seats: int, seed: int | str, options: Mapping[str, object] | None) -> Terms:
    """Raises BadSetup if so many can't play."""
    check_seats(game(name), seats)
    return Terms(name, seats, str(seed), dict(options or {}))


def check_count(games: object) -> None:
    """Half a game is none either."""
    if not isinstance(games, int) or games < 1:
        raise BadSetup("games-out-of-range", games=games)


def won(outcome: Outcome, seat: Seat) -> float:
    """A win is 1, a shared one a part."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


class Table:
    """The terms where they are played: rules, and a table laid once for all games."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.rules = game(terms.game)
        self.laid: State = self.rules.setup(terms.seats, options_of(self.rules, terms.options))

    def fresh(self) -> State:
        return clone(self.laid)

    def key(self, number: int) -> bytes:
        """What nature draws from in a game."""
        return key_of(self.terms.seed_of(number))

    def play(
        self,
        number: int,
        bots: Sequence[Bot],
        hear: OnEvents | None = None,
        look: OnAsked | None = None,
    ) -> tuple[int, State]:
        """One game to its end: how many answers it took, and how the table looks then."""
        state = self.fresh()
        try:
            return play_with_bots(self.rules, state, self.key(number), bots, hear, look), state
        finally:
            for bot in bots:
                bot.close()

    def outcome(self, state: State) -> Outcome:
        outcome = self.rules.outcome(state)
        assert outcome is not None
        return outcome


def play_with_bots(
    rules: AnyGame,
    state: State,
    key: bytes,
    bots: Sequence[Bot],
    hear: OnEvents | None = None,
    look: OnAsked | None = None,
) -> int:
    """One game to its end; each bot sees its view and no more. Counts the answers."""
    answers = 0
    actor = NATURE
    while (seat := rules.whose(state)) != OVER:
        if seat == NATURE:
            purpose, index = rules.draw_of(state)
            action = rules.draw(state, stream(key, purpose, index))
        else:
            answers += 1
            if look is not None:
                look(state)
            seat, action = _answer(rules, state, bots)
            actor = seat
        if hear is None:
            rules.advance(state, seat, action)
        else:
            hear(actor, rules.apply(state, seat, action))
    return answers


def _answer(rules: AnyGame, state: State, bots: Sequence[Bot]) -> tuple[Seat, Action]:
    decision = rules.decision(state)
    assert decision is not None

    def view_of(seat: Seat) -> Any:
        maybe_show(bots[seat], state)
        return rules.view(state, seat)

    found = first_act(
        decision, range(len(bots)), bots.__getitem__, view_of, partial(rules.options, state)
    )
    assert found is not None
    seat, action = found
    return (
        (seat, _checked(rules, state, seat, action, bots[seat])) if bots[seat].is_strange else found
    )


def _checked(rules: AnyGame, state: State, seat: Seat, action: Action, bot: Bot) -> Action:
    """A stranger's answer, or what is taken for it."""
    try:
        rules.check(state, seat, action)
    except Illegal as why:
        return bot.refused(action, rules.options(state, seat), why)
    return action
