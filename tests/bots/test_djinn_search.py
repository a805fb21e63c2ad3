"""The searching bot of Djinn: it looks further than the quick one, and plays as fairly."""

from __future__ import annotations

import pytest

from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.bots.search import Search
from spiritboard.catalog import mind
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Capture, Walk
from spiritboard.match import Match
from tests.djinn.table import GAME, Table, space

MIND = mind("djinn")
LAST_CARD = [1] * 11 + [0] + [1] * 3
"""Of Tom's."""


def test_a_match_is_searched_to_its_end() -> None:
    match = Match.new("djinn", seats=2, seed=3)
    bots = {0: bot_for("search:4", "djinn", bot_key("3", 0))}
    bots[1] = bot_for("random", "djinn", bot_key("3", 1))
    while match.decision is not None:
        found = next_bot_answer(match, bots)
        assert found is not None
        match.play(*found, by=bots[found[0]].name)
    assert match.outcome is not None


def answer(t: Table, spec: str) -> Action:
    bot = bot_for(spec, "djinn", bot_key("seed", t.turn))
    return bot.decide(GAME.view(t.s, t.turn), t.options())


def leads_to(action: Action, boss: str) -> bool:
    assert isinstance(action, Walk)
    return space(boss) in GAME_WAYS[action.space]


GAME_WAYS = Table().s.box.ways

BEFORE_THE_LAST_CARD = [
    ("R1<S31", "P12", "marker=8"),
    ("R2<T2", "P12", "marker=8"),
    ("R2<T2", "P23", "marker=6"),
    ("P12<T1", "P23", "marker=6"),
]


@pytest.mark.parametrize(("at", "boss", "own"), BEFORE_THE_LAST_CARD)
def test_it_sees_the_last_way_to_win_where_the_quick_bot_does_not(
    at: str, boss: str, own: str
) -> None:
    """D42 Tom has one card left: the next round space must be the one where the last boss is."""
    t = Table(1, at, f"magic=0 coins=2 {own}", walk=True, djinn={boss: "bX"}, calm="")
    t.s.tom = LAST_CARD
    assert leads_to(answer(t, "search:100"), boss)
    assert not leads_to(answer(t, "greedy"), boss)


@pytest.mark.parametrize("spec", ["greedy", "search:30"])
def test_the_boss_that_wins_the_solo_game_is_captured(spec: str) -> None:
    t = Table(1, "P12<T1", "magic=4 circles=2", djinn={"P12": "bX"}, calm="")
    t.s.tom = LAST_CARD
    chosen = answer(t, spec)
    assert isinstance(chosen, Capture)
    t.play(chosen)
    assert not t.s.bosses_in_town()


def hidden_cards() -> Table:
    """T19 Seat 1 keeps two scoring cards that seat 0 can't see."""
    return Table(2, "S12<R1", "magic=3", walk=True, others={1: ("T1<R1", "T19 V1 V8")})


@pytest.mark.parametrize("spec", ["greedy", "search:20"])
def test_what_a_bot_cannot_see_does_not_change_its_move(spec: str) -> None:
    t = hidden_cards()
    view = GAME.view(t.s, 0)
    worlds = [GAME.world(view, Rng(number)) for number in range(6)]
    assert len({tuple(world.scoring) for world in worlds}) > 1
    bot = bot_for(spec, "djinn", bot_key("seed", 0))
    moves = {bot.decide(GAME.view(world, 0), GAME.options(world, 0)) for world in worlds}
    assert len(moves) == 1


def test_every_imagined_table_looks_as_the_real_one_does() -> None:
    view = GAME.view(hidden_cards().s, 0)
    world = GAME.world(view, Rng(1))
    seen = set()
    for number in range(12):
        other = GAME.redeal(world, view, Rng(number))
        assert GAME.view(other, 0) == view
        seen.add(tuple(other.scoring))
    assert len(seen) > 1


def test_the_promising_answers_come_first_and_the_others_not_at_all() -> None:
    t = Table(2, "R1<M", "magic=7 marker=8 circles=4 coins=9 M01 M05 M11", djinn={"R1": "bnoX"})
    options = t.options()
    found = MIND.promising(t.s, 0, options, Rng(1))
    assert len(found) < len(options)
    assert set(found) < set(options)
    assert found[0] == MIND.choose(GAME.view(t.s, 0), options, Rng(1))
    search = Search(GAME, MIND, GAME.view(t.s, 0), Rng(1))
    search.run(9)
    tried = list(search.tried())
    assert set(tried) <= set(found)
    assert 1 < len(tried) <= 3


def test_nothing_has_changed_at_the_root() -> None:
    t = Table(3, "S12<R1", "magic=3", walk=True)
    view = GAME.view(t.s, 0)
    assert MIND.value(t.s, view, MIND.belief(view)) == [0.5, 0.5, 0.5]
