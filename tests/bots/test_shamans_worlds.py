"""The searching bot of Shamans: what it believes of the roles, and the worlds it tries answers in."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spiritboard.catalog import mind, opened
from spiritboard.core.mind import steps
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.games.shamans.actions import Exchange
from spiritboard.games.shamans.bot_evidence import COUNT, PORTAL_ON, evidence, odds_in
from spiritboard.games.shamans.bot_worlds import Worlds, settle_strays
from spiritboard.games.shamans.learning import Example, chances, fitted
from spiritboard.games.shamans.view import ShamansView
from tests.shamans.table import Table, card, cards

MIND = mind("shamans")


def suspects(view: ShamansView) -> list[float]:
    """By seat: how likely the bot thinks it holds a Shadow card."""
    summed = [0.0, *MIND.belief(view)]
    teams = [after - before for before, after in pairwise(summed)]
    total = sum(teams)
    seats = range(len(view.roles))
    return [sum(w for team, w in enumerate(teams) if (team >> seat) & 1) / total for seat in seats]


def strayed() -> Table:
    """S3.2 Seat 2 has strayed from purple."""
    t = Table(4, ["P1 B5 ...", "P2 ...", "Y1 P6 ...", "P4 B6 ..."], shadows=[2], pawn=5)
    t.play("P1 P2 Y1 P4")
    t.take("pile")
    return t


# What it believes


def test_there_are_odds_for_every_act_at_every_table() -> None:
    odds = odds_in(opened("shamans").content["odds"])
    assert sorted(odds) == [3, 4, 5]
    for learned in odds.values():
        assert len(learned) == COUNT
        assert any(learned)


def test_belief_adds_up_and_knows_the_own_role() -> None:
    for seat, role in ((1, 0), (2, 1)):
        found = suspects(strayed().view(seat))
        assert sum(found) == pytest.approx(1)
        assert found[seat] == pytest.approx(role)


def test_who_strays_and_shows_the_world_later_is_suspected_most() -> None:
    t = strayed()
    before = suspects(t.view(1))
    assert max(before) == before[2]
    t.play("B6 B5 " + t.hand(1).split()[0] + " P6")
    after = suspects(t.view(1))
    assert after[2] > before[2]


def test_who_brings_the_pawn_nearer_is_suspected() -> None:
    """S5.1 A Portal forward."""
    t = Table(4, shadows=[2], pawn=5, up={2: "portal"})
    before = evidence(t.view(1)).acts[2][PORTAL_ON]
    t.play(t.hand(0).split()[0])
    t.s.note(0, 2, 1)
    assert evidence(t.view(1)).acts[2][PORTAL_ON] == before + 1
    assert max(suspects(t.view(1))) == suspects(t.view(1))[2]


def test_what_was_done_goes_with_the_role_card() -> None:
    """S6.2 Seat 2 strays, then exchanges its card with seat 0: others suspect seat 0 now."""
    t = Table(4, ["P1 ...", "P2 ...", "G6 ...", "P4 ..."], placed="G", shadows=[2], pawn=5)
    t.play("P1 P2 G6")
    t.answer(2, Exchange(0))
    t.play("P4")
    found = suspects(t.view(1))
    assert max(found) == found[0]


# The worlds


def test_a_shaman_who_strayed_has_none_of_that_world() -> None:
    t = strayed()
    view = t.view(1)
    strays = evidence(view).tracks.strays
    worlds = [t.game.redeal(t.s, view, Rng(n)) for n in range(40)]
    settled = [clone(world) for world in worlds]
    for n, world in enumerate(settled):
        world.shadows = 1 << 3
        settle_strays(world, view, strays, Rng(n))
        assert not any(one >> 3 == card("P1") >> 3 for one in world.hand(2))
        assert sum(world.hands) == sum(worlds[n].hands)
        assert world.hand(1) == view.hand
    assert any(one >> 3 == card("P1") >> 3 for world in worlds for one in world.hand(2))


def test_a_shadow_who_strayed_may_have_it_yet() -> None:
    t = strayed()
    view = t.view(1)
    strays = evidence(view).tracks.strays
    found = set()
    for n in range(40):
        world = t.game.redeal(t.s, view, Rng(n))
        world.shadows = 1 << 2
        settle_strays(world, view, strays, Rng(n))
        found |= {one >> 3 for one in world.hand(2)}
    assert cards("P1")[0] >> 3 in found


def worlds_of(t: Table, seat: int = 0) -> Worlds:
    view, options = t.view(seat), t.game.options(t.s, seat)
    return Worlds(t.game, MIND, view, options, options[0], Rng(1))


def test_every_answer_is_tried_in_the_same_worlds() -> None:
    worlds = worlds_of(Table(4, shadows=[2], pawn=5))
    answers = len(worlds.left)
    worlds.think(steps(3 * answers + 1))
    assert {len(values) for values in worlds.brought.values()} == {3}
    assert worlds.games == 3 * answers


def test_without_time_it_is_the_first_thought() -> None:
    worlds = worlds_of(Table(4, shadows=[2], pawn=5))
    worlds.think(steps(0))
    worth = worlds.worth()
    assert max(worth, key=worth.__getitem__) == worlds.first


def test_what_lags_is_tried_no_more_but_the_first_thought_is() -> None:
    worlds = worlds_of(Table(4, shadows=[2], pawn=5))
    first, best, bad, good = worlds.left[:4]
    worlds.left = [first, best, bad, good]
    brought = {first: [0.1, 0.2], best: [0.6, 0.7], bad: [0.2, 0.3], good: [0.0, 1.2]}
    worlds.brought = {answer: values * 4 for answer, values in brought.items()}
    worlds.give_up()
    assert worlds.left == [first, best, good]


def test_a_few_worlds_tell_nothing() -> None:
    worlds = worlds_of(Table(4, shadows=[2], pawn=5))
    first, other = worlds.left[:2]
    worlds.brought = {first: [0.5, 0.5], other: [0.9, 0.9]}
    assert worlds.worth()[other] < worlds.worth()[first]


def test_doubt_speaks_for_the_first_thought() -> None:
    worlds = worlds_of(Table(4, shadows=[2], pawn=5))
    first, sure, doubtful = worlds.left[:3]
    worlds.left = [first, sure, doubtful]
    brought = {first: [0.5, 0.5], sure: [0.6, 0.61], doubtful: [0.0, 1.02]}
    worlds.brought = {answer: values * 4 for answer, values in brought.items()}
    worth = worlds.worth()
    assert worth[sure] > worth[first] > worth[doubtful]


# What it learns


def test_what_only_shadows_do_has_high_odds() -> None:
    """Two seats, one Shadow: it alone does act 0; both do act 1."""
    examples = [
        Example([[(0, 1.0), (1, 1.0)], [(1, 1.0)]], [1, 2], truth=1),
        Example([[(1, 1.0)], [(0, 1.0), (1, 1.0)]], [1, 2], truth=2),
    ] * 50
    odds = fitted(examples)
    assert odds[0] > 2
    assert abs(odds[1]) < 0.01
    assert chances(examples[0], odds)[0] > 0.9
