"""Bots: fair, repeatable, and each stronger than the one before."""

from __future__ import annotations

import inspect

import pytest

from spiritboard import BadSetup, Match, game, simulate
from spiritboard.bots import Bot, Budget, bot_for, bot_key
from spiritboard.bots.thinker import SearchBot
from spiritboard.catalog import mind
from spiritboard.core.game import Game
from spiritboard.core.rng import Rng, quick
from spiritboard.core.state import clone
from spiritboard.core.values import Action

SPECS = ("random", "greedy", "search:40", "tree:40")


def positions(seats: int, seed: int, count: int) -> list[tuple[Match, int]]:
    """Matches in which a seat is asked."""
    found: list[tuple[Match, int]] = []
    match = Match.new("shamans", seats=seats, seed=seed)
    rng = quick(b"positions", "play", seed)
    while match.decision is not None and len(found) < count:
        seat = match.decision.seats[0]
        found.append((match.fork(), seat))
        match.play(seat, rng.choice(match.options(seat)))
    return found


@pytest.mark.parametrize("spec", SPECS)
def test_equal_views_and_equal_keys_give_equal_moves(spec: str) -> None:
    for match, seat in positions(5, 3, 40)[::8]:
        one = bot_for(spec, "shamans", bot_key("seed", seat))
        other = bot_for(spec, "shamans", bot_key("seed", seat))
        view, options = match.view(seat), match.options(seat)
        answer = one.decide(view, options)
        one.decide(view, options)
        assert one.decide(view, options) == answer == other.decide(view, options)


@pytest.mark.parametrize("spec", SPECS)
def test_what_a_bot_cannot_see_does_not_change_its_move(spec: str) -> None:
    """The same move in every world that looks the same from its seat."""
    rules = game("shamans")
    for match, seat in positions(4, 9, 30)[::10]:
        view = match.view(seat)
        bot = bot_for(spec, "shamans", bot_key("seed", seat))
        moves = set()
        for number in range(3):
            world = rules.world(view, Rng(number))
            moves.add(bot.decide(rules.view(world, seat), rules.options(world, seat)))
        assert len(moves) == 1


def test_a_bot_is_given_a_view_and_nothing_else() -> None:
    assert list(inspect.signature(Bot.decide).parameters) == ["self", "view", "options", "budget"]
    assert list(inspect.signature(Bot.impulse).parameters) == ["self", "view", "options"]


@pytest.mark.parametrize("spec", SPECS)
def test_answers_are_options(spec: str) -> None:
    for match, seat in positions(3, 5, 30):
        bot = bot_for(spec, "shamans", bot_key("seed", seat))
        assert bot.decide(match.view(seat), match.options(seat)) in match.options(seat)


def test_a_budget_of_seconds_is_obeyed() -> None:
    match = Match.new("shamans", seats=3, seed=1)
    assert match.decision is not None
    seat = match.decision.seats[0]
    bot = bot_for("search:0.01s", "shamans", bot_key("seed", seat))
    options: list[Action] = match.options(seat)
    assert bot.decide(match.view(seat), options) in options
    assert bot.decide(match.view(seat), options, Budget(iterations=5)) in options


def test_the_fast_way_to_the_horizon_agrees_with_the_slow_one() -> None:
    rules, knack = game("shamans"), mind("shamans")
    for match, seat in positions(5, 11, 40)[::5]:
        view = match.view(seat)
        fast, slow = clone(match.state), clone(match.state)
        answers = rules.play_on(fast, Rng(1), knack, view)
        assert answers == Game.play_on(rules, slow, Rng(1), knack, view) > 0
        assert fast == slow
        assert knack.is_horizon(fast, view)


def test_the_tree_is_searched_also_where_a_game_has_a_way_of_its_own() -> None:
    match, seat = positions(3, 5, 9)[-1]
    view, options = match.view(seat), match.options(seat)
    own, tree = (bot_for(f"{spec}:60", "shamans", b"") for spec in ("search", "tree"))
    assert isinstance(own, SearchBot)
    assert isinstance(tree, SearchBot)
    assert own.weighed(view, options, own.budget).worth
    search = tree.search(view, tree.budget)
    assert search.games == 60
    assert tree.decide(view, options) == tree.choose(search, view, options)


def test_search_beats_random() -> None:
    bots = ["search:20", "random", "random"]
    results = simulate("shamans", seats=3, games=12, seed=4, bots=bots)
    assert results.mean_scores[0] > max(results.mean_scores[1:])


@pytest.mark.parametrize("spec", ["clever", "search:", "search:fast", "Greedy", ""])
def test_unknown_bots(spec: str) -> None:
    with pytest.raises(BadSetup, match="unknown-bot"):
        bot_for(spec, "shamans", b"")
