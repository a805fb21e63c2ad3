"""The chance of a turn: its words, its thresholds, and from what it is made."""

from __future__ import annotations

import pytest

from spiritboard.catalog import opened
from spiritboard.core.calibration import Curve
from spiritboard.core.rng import Rng
from spiritboard.core.speech import is_saying
from spiritboard.core.values import NATURE, WATCHER
from spiritboard.games.wildwoods.advising import WildwoodsAdviser, exact_chance
from spiritboard.games.wildwoods.bot import WildwoodsMind
from spiritboard.games.wildwoods.chances import as_chance, chance_word, is_nearly_lost, percent_of
from spiritboard.games.wildwoods.info import WildwoodsOptions
from spiritboard.games.wildwoods.ledger import Ledger, set_right
from spiritboard.games.wildwoods.state import WildwoodsState
from spiritboard.text import LANGUAGES, Words
from tests.wildwoods import twin
from tests.wildwoods.small_scenes import small_table
from tests.wildwoods.table import GAME

MIND = WildwoodsMind(GAME)
ADVISER = WildwoodsAdviser(MIND, {})


def begun(scene: str) -> WildwoodsState:
    """At the first question of Luma's phase."""
    s, rng = GAME.setup(1, WildwoodsOptions(scene=scene)), Rng(1)
    while not s.is_luma:
        seat = GAME.whose(s)
        GAME.advance(s, seat, GAME.draw(s, rng) if seat == NATURE else GAME.default(s, seat))
    return s


@pytest.mark.parametrize(
    ("chance", "word"),
    [
        (1.0, "sure"),
        (0.9, "sure"),
        (0.899, "good"),
        (0.65, "good"),
        (0.649, "even"),
        (0.4, "even"),
        (0.399, "poor"),
        (0.15, "poor"),
        (0.149, "slim"),
        (0.02, "slim"),
        (0.019, "lost"),
        (0.0, "lost"),
    ],
)
def test_a_chance_is_a_word(chance: float, word: str) -> None:
    assert chance_word(chance) == f"chance-{word}"
    assert is_nearly_lost(chance) == (word == "lost")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_is_said_in_every_language(language: str) -> None:
    words = Words(language, "wildwoods")
    said = {words(chance_word(chance)) for chance in (1.0, 0.7, 0.5, 0.2, 0.1, 0.0)}
    assert len(said) == 6


def test_an_estimate_is_never_a_certainty() -> None:
    assert [percent_of(chance) for chance in (0.0, 0.004, 0.5, 1.0)] == [1, 1, 50, 99]


def test_what_is_won_counts_as_won_and_what_is_lost_as_lost() -> None:
    """The scale of chances is the adviser's own."""
    s = begun("p2")
    glance = MIND.glance_at(s)
    position = GAME.view(s, 0)
    for result, chance in ((1, 1.0), (2, 0.0)):
        over = GAME.world(position, Rng(1))
        over.result, over.is_over = result, 1
        assert as_chance(MIND.worth_of(over, glance), over) == pytest.approx(chance)


def test_a_turn_has_one_forecast_from_its_beginning_to_its_end() -> None:
    s = begun("p2")
    assert ADVISER.due(GAME.view(s, WATCHER)) == 1
    s.is_luma = 0
    assert ADVISER.due(GAME.view(s, WATCHER)) is None
    s.is_luma, s.is_over = 1, 1
    assert ADVISER.due(GAME.view(s, WATCHER)) is None


@pytest.mark.slow
def test_somebody_who_looks_on_is_told_the_same() -> None:
    s = begun("p2")
    assert ADVISER.forecast(GAME.view(s, WATCHER)) == ADVISER.forecast(GAME.view(s, 0))


@pytest.mark.slow
def test_an_estimate_says_that_it_is_one() -> None:
    found = ADVISER.forecast(GAME.view(begun("2_2"), 0))
    assert found.more[0] == "forecast-estimated"
    assert found.warns is None


@pytest.mark.slow
def test_an_estimate_is_set_right_by_what_was_won() -> None:
    view = GAME.view(begun("2_2"), 0)
    said = ADVISER.estimate(view)
    assert said is not None
    curve = Curve((round(said, 3),), (0.07,), 40)
    found = WildwoodsAdviser(MIND, {"2_2": curve}).forecast(view)
    assert ADVISER.forecast(view).say != found.say == ("forecast", {"word": ("chance-slim", {})})
    assert found.more == ("forecast-calibrated", {"percent": 7, "plays": 40})
    other = WildwoodsAdviser(MIND, {"2_1": curve}).forecast(view)
    assert other == ADVISER.forecast(view)


def test_what_is_worked_out_exactly_is_not_set_right() -> None:
    s = small_table("price").s
    view = GAME.view(s, 0)
    curve = Curve((0.5,), (0.01,), 40)
    assert ADVISER.estimate(view) is None
    assert WildwoodsAdviser(MIND, {s.box.scene.name: curve}).forecast(view) == ADVISER.forecast(
        view
    )


@pytest.mark.slow
def test_every_scene_that_can_be_lost_has_a_curve_that_never_falls() -> None:
    """`spiritboard scene calibrate` has made them."""
    adviser = opened("wildwoods").adviser
    assert isinstance(adviser, WildwoodsAdviser)
    scenes = {one.scene for one in opened("wildwoods").scenes.starts("")}
    assert set(adviser.curves) == scenes
    for scene, curve in adviser.curves.items():
        told = [curve.of(percent / 100) for percent in range(101)]
        assert told == sorted(told), scene
        assert (told[0], told[-1]) == (0.0, 1.0)
        assert curve.plays > 0


def test_the_ledger_begins_with_the_chance_that_was_told() -> None:
    """And what the estimate was off by, the adviser had not seen."""
    ledger = Ledger(start=0.5, luck=0.1, skill=0.2, unseen=0.6, outcome=1.0, moments=())
    found = set_right(ledger, Curve((0.5,), (0.8,), 40))
    assert found.start == pytest.approx(0.8)
    assert found.start + found.luck - found.skill + found.unseen == pytest.approx(found.outcome)


def test_a_scene_that_cannot_be_lost_is_safe_and_has_nothing_to_reckon_up() -> None:
    found = ADVISER.forecast(GAME.view(begun("p1"), 0))
    assert found.say == ("forecast", {"word": ("chance-sure", {})})
    assert found.more[0] == "forecast-unlosable"
    assert ADVISER.account(1, WildwoodsOptions(scene="p1"), [], 0) == [("ledger-unlosable", {})]


@pytest.mark.slow
def test_just_before_the_end_without_time_a_way_back_is_offered() -> None:
    """One turn is left, and nothing is done yet."""
    s = begun("5_3")
    s.shadow = s.box.scene.track - 1
    found = ADVISER.forecast(GAME.view(s, 0))
    assert found.say == ("forecast", {"word": ("chance-lost", {})})
    assert found.warns is not None
    assert is_saying(found.warns)


def test_a_small_scene_is_worked_out() -> None:
    """By dice alone, as the slow twin of the solver finds it too."""
    s = small_table("price").s
    found = ADVISER.forecast(GAME.view(s, 0))
    assert exact_chance(s) == pytest.approx(twin.value(s))
    assert found.more == ("forecast-exact", {"percent": percent_of(twin.value(s))})


def test_in_the_middle_of_a_roll_nothing_is_worked_out() -> None:
    s = begun("p2")
    GAME.advance(s, 0, GAME.options(s, 0)[0])
    assert exact_chance(s) is None
