"""The mind of a game that brings none: it knows the rules and plays imagined worlds out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spiritboard import game
from spiritboard.arena.table import play_with_bots
from spiritboard.bots import Bot, Budget, bot_key
from spiritboard.bots.bot import GreedyBot, RandomBot
from spiritboard.bots.thinker import SearchBot
from spiritboard.core.game import Game
from spiritboard.core.rng import Rng, key_of
from spiritboard.core.rollout import CANDIDATES, HORIZON, THOUGHT, UNDECIDED, RolloutMind
from spiritboard.core.state import State
from spiritboard.core.values import Action, Outcome
from spiritboard.match import Match
from spiritboard.testing import check_game
from tests.bots.sticks import Sticks, SticksState, Take
from tests.kit.toy import Bids, BidsOptions
from tests.kit.wisps import Wisps

AnyGame = Game[Any, Any]
Maker = Callable[[AnyGame, bytes], Bot]


def greedy(rules: AnyGame, key: bytes) -> Bot:
    return GreedyBot(key, RolloutMind(rules))


def search(rules: AnyGame, key: bytes) -> Bot:
    return SearchBot(key, rules, RolloutMind(rules), Budget(iterations=50))


def win_share(rules: AnyGame, options: Any, seats: int, deals: int, maker: Maker) -> float:
    """Of one such bot among random ones: every deal is played from every seat."""
    won = 0.0
    for deal in range(deals):
        for own in range(seats):
            keys = [bot_key(str(deal), seat) for seat in range(seats)]
            bots: list[Bot] = [RandomBot(key) for key in keys]
            bots[own] = maker(rules, keys[own])
            state = rules.setup(seats, options)
            play_with_bots(rules, state, key_of(str(deal)), bots)
            outcome = rules.outcome(state)
            assert outcome is not None
            won += (own in outcome.winners) / len(outcome.winners)
    return won / (deals * seats)


@pytest.mark.parametrize("maker", [greedy, search])
def test_hidden_cards_and_secret_bids_are_played_better_than_at_random(maker: Maker) -> None:
    """High stakes deserve high cards. Equal players have 1/2."""
    assert win_share(Bids(), BidsOptions(high_stakes=True), 2, 30, maker) > 0.55


@pytest.mark.parametrize("maker", [greedy, search])
def test_the_game_of_the_guide_is_played_far_better_than_at_random(maker: Maker) -> None:
    rules = Wisps()  # type: ignore[call-arg]  # the page's class needs no info
    assert win_share(rules, rules.info.options(), 2, 15, maker) > 0.7
    assert win_share(rules, rules.info.options(), 4, 6, maker) > 0.4


@pytest.mark.parametrize("maker", [greedy, search])
def test_a_game_without_secrets(maker: Maker) -> None:
    check_game(Sticks(), matches=3)
    assert win_share(Sticks(), None, 2, 20, maker) > 0.75


@pytest.mark.parametrize("maker", [greedy, search])
def test_alone_the_points_count(maker: Maker) -> None:
    """At random 12 sticks are taken in 6 or 7 turns."""
    rules = Sticks()
    state = rules.setup(1, rules.info.options())
    play_with_bots(rules, state, key_of("alone"), [maker(rules, b"key")])
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.scores[0] >= 10


def test_the_winning_move_is_found() -> None:
    """Of 3 sticks take 3."""
    rules = Sticks()
    state = SticksState(seats=2, left=3)
    options = rules.options(state, 0)
    assert RolloutMind(rules).choose(rules.view(state, 0), options, Rng(1)) == Take(3)


@pytest.mark.parametrize("name", ["shamans", "djinn"])
@pytest.mark.parametrize("maker", [greedy, search])
def test_it_plays_games_that_have_a_mind_of_their_own(name: str, maker: Maker) -> None:
    """With portals out of turn, batches that no list holds, and a table for one."""
    rules = game(name)
    match = Match.new(name, seats=min(rules.info.seats), seed=3)
    rng = Rng(5)
    while match.decision is not None and len(match.log) < 30:
        seat = match.decision.seats[0]
        options = match.options(seat)
        if len(match.log) % 10 == 0:
            assert maker(rules, b"key").decide(match.view(seat), options) in options
        match.play(seat, rng.choice(options))


@pytest.mark.parametrize("maker", [greedy, search])
def test_what_it_cannot_see_does_not_change_its_move(maker: Maker) -> None:
    """The same bid in every world that looks the same from its seat."""
    rules = Bids()
    state = rules.setup(3, BidsOptions())
    rules.apply(state, -1, rules.draw(state, Rng(1)))
    rules.apply(state, -1, rules.draw(state, Rng(1)))
    view = rules.view(state, 1)
    moves = set()
    for number in range(5):
        world = rules.world(view, Rng(number))
        moves.add(maker(rules, b"key").decide(rules.view(world, 1), rules.options(world, 1)))
    assert len(moves) == 1


class Counting(RolloutMind):
    """Counts the questions of the games it imagines."""

    questions = 0

    def value(self, s: State, root: Any, belief: list[float]) -> list[float]:
        self.questions += s.question - root.question
        return super().value(s, root, belief)


@pytest.mark.parametrize("name", ["shamans", "djinn"])
def test_thinking_has_a_bound(name: str) -> None:
    """Beyond its share of the thought, a round of halving finishes the world it is in."""
    match = Match.new(name, seats=4, seed=1)
    assert match.decision is not None
    seat = match.decision.seats[0]
    mind = Counting(match.game)
    mind.choose(match.view(seat), match.options(seat) * 9, Rng(1))
    assert 0 < mind.questions <= THOUGHT + 2 * CANDIDATES * HORIZON


class Portal(Action, frozen=True, tag="portal"):
    """Whoever uses it out of turn takes the last sticks."""


class Portals(Sticks):
    """Sticks with an act out of turn that wins, or one that does nothing."""

    def __init__(self, taken: int) -> None:
        super().__init__()
        self.taken = taken

    def apply(self, s: SticksState, seat: int, action: Action) -> list[Any]:
        if not isinstance(action, Portal):
            return super().apply(s, seat, action)
        s.left -= self.taken
        s.question += 1 if self.taken else 2  # where nothing is taken, the same player is asked
        return []


@pytest.mark.parametrize(("taken", "is_used"), [(3, True), (0, False)])
def test_an_act_out_of_turn_must_be_worth_it(taken: int, is_used: bool) -> None:
    rules = Portals(taken)
    state = SticksState(seats=2, left=3, question=5)
    acts = [RolloutMind(rules).impulse(rules.view(state, 1), [Portal()], Rng(n)) for n in range(5)]
    assert acts == [Portal() if is_used else None] * 5


def test_values() -> None:
    class Ended(Sticks):
        ending: Outcome | None = None

        def outcome(self, s: SticksState) -> Outcome | None:
            return self.ending

    rules = Ended()
    mind = RolloutMind(rules)

    def values(winners: tuple[int, ...], *scores: int) -> list[float]:
        rules.ending = Outcome(winners, scores, "", "")
        return mind.value(SticksState(seats=2), None, [])

    assert values((0,), 1, 0) == [1.0, 0.0]
    assert values((0, 1), 5, 5) == [0.5, 0.5]
    assert values((), 5, 5) == [0.5, 0.5]
    assert values((1,), 1, 9, 1) == [0.25, 1.0, 0.25]
    first, second, third = values((2,), 10, 60, 70)
    assert 0 < first < 0.25 < second < third == 1
    assert first + second + third == pytest.approx(1.5)
    lost, little, much = values((), 90)[0], values((0,), 10)[0], values((0,), 90)[0]
    assert 0 < lost < 0.5 < little < much < 1
    rules.ending = None
    assert mind.value(SticksState(seats=2), None, []) == [UNDECIDED] * 2
