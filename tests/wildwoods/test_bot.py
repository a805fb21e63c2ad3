"""Bots: a glance, a search of the turn, and a campaign that they finish by themselves."""

from __future__ import annotations

import pytest

from spiritboard.bots import bot_for
from spiritboard.bots.advice import advise
from spiritboard.core.rng import key_of
from spiritboard.games.wildwoods.actions import Attempt, LeaveScene, Resolve, UseCard
from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.effort import estimate
from spiritboard.games.wildwoods.adviser.reading import position_of
from spiritboard.games.wildwoods.box import HEAL, HELP, TOP
from spiritboard.games.wildwoods.state import WildwoodsState
from spiritboard.match import Campaign
from tests.wildwoods.table import GAME, Table

ONE_PLACE = """
track = 3
win = { solved = ["gate"] }
[[place]]
id = "gate"
kind = "help"
need = 2
"""


IN_ORDER = """
track = 3
win = { solved = ["stone"] }
[[place]]
id = "stone"
kind = "help"
card = "help"
space = "4+"
need = 2
"""


def decide(table: Table, spec: str) -> object:
    bot = bot_for(spec, "wildwoods", key_of("test"))
    return bot.decide(GAME.view(table.s, 0), GAME.options(table.s, 0))


@pytest.mark.parametrize("spec", ["greedy", "search"])
def test_crystals_make_the_place_easy(spec: str) -> None:
    found = decide(Table(ONE_PLACE, "help light explore heal", "help=3"), spec)
    assert isinstance(found, Attempt)
    assert (found.card, found.ability) == (HELP, TOP)


def test_a_card_before_its_space_has_a_long_way_round() -> None:
    """W1.2 Cards move forward alone: one that has passed its space comes back from the end."""
    worth = []
    for river in ("help light explore heal", "light explore help heal"):
        s = Table(IN_ORDER, river).s
        board = Board(s)
        worth.append(estimate(board, position_of(board, s)))
    assert worth[0] < worth[1]


@pytest.mark.parametrize("spec", ["greedy", "search"])
def test_a_reached_top_is_taken(spec: str) -> None:
    table = Table(ONE_PLACE, "help light explore heal").attempt("help", "top", "gate", 8, 8)
    assert decide(table, spec) == Resolve(TOP, 0)


@pytest.mark.parametrize("spec", ["greedy", "search"])
def test_whoever_was_aimed_at_may_leave(spec: str) -> None:
    """A held card may send a creature away between the roll and what comes of it."""
    table = Table("track = 3", "heal light help explore moth", "heal=1", "token")
    table.attempt("heal", "top", "moth", 8, 8, 8, 8)
    assert decide(table, spec) in table.may()
    table.do(UseCard(0))
    assert decide(table, spec) in table.may()


def test_whoever_may_leave_leaves() -> None:
    table = Table("track = 2\nmay_leave = { spirit_min = 1 }", spirit=5, dice=[0, 0, 0])
    assert decide(table, "search") == LeaveScene()


def test_a_healer_heals() -> None:
    scene = "track = 1\nwin = { healed = 1 }"
    table = Table(scene, "heal light help explore moth", "heal=1", dice=[2, 0, 0])
    found = decide(table, "search")
    assert isinstance(found, Attempt)
    assert (found.card, found.ability) == (HEAL, TOP)


def test_advice_is_worked_out() -> None:
    table = Table(ONE_PLACE, "help light explore heal", "help=3")
    view, options = GAME.view(table.s, 0), GAME.options(table.s, 0)
    GAME.know(1, table.options)
    found = advise("wildwoods", key_of("test"), view, options, 0.1)
    assert found.is_worked_out
    assert found.share >= found.next_share


def test_equal_tables_get_equal_answers() -> None:
    line = ("help light moth explore heal", "help=1 heal=1")
    assert decide(Table(ONE_PLACE, *line), "search") == decide(Table(ONE_PLACE, *line), "search")


@pytest.mark.slow
def test_the_quick_bot_finishes_the_campaign() -> None:
    campaign = Campaign.new("wildwoods", 1, seed="alone")
    bot = bot_for("greedy", "wildwoods", key_of("alone"))
    for _ in range(100):
        match = campaign.match
        while match.decision is not None:
            match.play(0, bot.decide(match.view(0), match.options(0)))
        if campaign.is_over:
            break
        campaign.next()
    assert campaign.is_over
    state = campaign.match.state
    assert isinstance(state, WildwoodsState)
    assert str(GAME.carried(state)["scene"]).startswith("ending")
