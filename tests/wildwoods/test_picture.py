"""What the book shows of a scene: the river, places, rolls, and what is remembered."""

from __future__ import annotations

from typing import Any

from spiritboard.games.wildwoods.actions import Attempt, Resolve
from spiritboard.games.wildwoods.box import BOTTOM, EXPLORE, HEAL, HELP, LIGHT, NOTHING, TOP
from spiritboard.games.wildwoods.picture import WildwoodsPicture, picture
from spiritboard.match import Match


def scene(name: str = "", **carried: Any) -> Match:
    return Match.new("wildwoods", 1, "picture", {"scene": name, "carried": carried})


def seen(match: Match) -> WildwoodsPicture:
    return picture(match.game.view(match.state, 0))


def test_w1_2_the_river_shows_what_each_card_needs() -> None:
    shown = seen(scene())
    assert [card.name for card in shown.river] == ["light", "heal", "explore", "help", "tin_moth"]
    assert [card.number for card in shown.river] == [3, 4, 5, 6, 0]
    assert shown.spaces == (3, 4, 5, 6, 0, 0, 0)
    moth = shown.river[-1]
    assert (moth.is_creature, moth.shine, moth.heal, moth.damage) == (True, 1, 2, 1)


def test_w2_2_an_open_roll_shows_its_successes() -> None:
    match = scene()
    match.play(0, Attempt(LIGHT, BOTTOM, NOTHING, (5, 0, 0)))
    roll = seen(match).roll
    assert roll is not None
    assert [die.value for die in roll.dice] == [6, 4, 2, 1, 2]
    assert [die.is_success for die in roll.dice] == [True, True, False, False, False]
    assert (roll.successes, roll.need, roll.number) == (2, 0, 3)


def test_w5_1_places_tell_what_they_wait_for() -> None:
    hinge, way = seen(scene("p2")).places
    assert (hinge.name, hinge.card, hinge.need, hinge.is_open) == ("p2-at-hinge", HELP, 2, True)
    assert (way.card, way.after, way.is_open, way.is_solved) == (EXPLORE, (0,), False, False)
    (lamp,) = seen(scene("1_3")).places
    assert (lamp.light, lamp.is_open) == (6, False)
    low, high, _ = seen(scene("2_2")).places
    assert (low.space, low.space_card) == (3, HELP)
    assert (high.space, high.is_open) == (5, True)
    assert [place.price for place in seen(scene("2_1")).places] == [2, 3, 1]


def test_w1_7_icons_are_told_by_what_they_do() -> None:
    shown = seen(scene("1_1"))
    assert [(icon.at, icon.does) for icon in shown.icons] == [(2, ("creature",)), (3, ("spirit",))]


def test_w6_2_what_is_remembered_is_told_as_texts_name_it() -> None:
    shown = seen(scene("p2", flags={"door": "locked"}, healed={"tin_moth": 1}))
    assert "door-locked" in shown.remembered
    assert shown.brought == shown.remembered
    assert shown.healed == ("tin_moth",)


def test_w6_1_the_end_of_a_scene_tells_where_it_goes() -> None:
    match = scene()
    match.play(0, Attempt(LIGHT, BOTTOM, NOTHING, (2, 0, 0)))
    match.play(0, Resolve(BOTTOM, 0))
    moth = seen(match).river[3].card
    match.play(0, Attempt(HEAL, TOP, moth, (3, 0, 0)))
    while match.decision is not None:
        options = match.game.options(match.state, 0)
        heals = [one for one in options if isinstance(one, Attempt) and one.target == moth]
        resolves = [one for one in options if isinstance(one, Resolve)]
        match.play(0, next(iter([*resolves, *heals[-1:], *options])))
    shown = seen(match)
    assert (shown.result, shown.goes_to) == ("won", "p2")
    assert "door-latch" in shown.remembered
