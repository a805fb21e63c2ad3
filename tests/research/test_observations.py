"""Observations: as wide as they say, within their bounds, and of nothing but the view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from spiritboard.core.values import WATCHER
from spiritboard.games.wildwoods.encoding import SCALARS
from spiritboard.research import Play
from tests.research.courses import NAMES, TABLES, questions


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=NAMES)
def test_every_number_is_within_the_bounds_of_its_field(
    name: str, seats: int, options: Mapping[str, Any]
) -> None:
    play = Play(name, seats, 6, options)
    fields = play.encoding.fields
    names = [field.name for field in fields for _ in range(field.size)]
    low = [field.low for field in fields for _ in range(field.size)]
    high = [field.high for field in fields for _ in range(field.size)]
    for _ in questions(play, 6, 400):
        for seat in (*range(seats), WATCHER):
            seen = play.observe(seat)
            assert len(seen) == play.encoding.width
            odd = [
                (at, number)
                for at, least, number, most in zip(names, low, seen, high, strict=True)
                if not least <= number <= most
            ]
            assert odd == [], seat


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=NAMES)
def test_nothing_is_told_but_what_the_view_shows(
    name: str, seats: int, options: Mapping[str, Any]
) -> None:
    """Shamans writes it from the table itself."""
    play = Play(name, seats, 8, options)
    for _ in questions(play, 8, 100):
        for seat in range(seats):
            told = play.encoding.seen(play.rules.view(play.state, seat))
            assert play.observe(seat)[-len(told) :] == told


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=NAMES)
def test_equal_seeds_give_equal_matches(name: str, seats: int, options: Mapping[str, Any]) -> None:
    def course() -> list[list[int]]:
        play = Play(name, seats, 0, options)
        return [play.observe(play.seat) for _ in questions(play, 7, 60)]

    assert course() == course()


def field_at(play: Play, name: str, seat: int) -> list[int]:
    at = 0
    for field in play.encoding.fields:
        if field.name == name:
            return play.observe(seat)[at : at + field.size]
        at += field.size
    raise AssertionError(name)


def test_a_shaman_sees_its_own_hand_and_only_the_size_of_others() -> None:
    play = Play("shamans", 3, seed=1)
    for seat in range(3):
        hand = play.rules.view(play.state, seat).hand
        assert [card for card, held in enumerate(field_at(play, "hand", seat)) if held] == list(
            hand
        )
        assert field_at(play, "hand_sizes", seat)[:3] == [len(hand)] * 3


def test_seats_are_told_from_ones_own() -> None:
    play = Play("shamans", 3, seed=1)
    guide = play.rules.view(play.state, 0).guide
    for seat in range(3):
        assert field_at(play, "guide", seat).index(1) == (guide - seat) % 3
        assert field_at(play, "roles", seat)[:3] != [0, 0, 1]


def test_goods_of_djinn_are_told_by_kind_and_seat() -> None:
    play = Play("djinn", 3, seed=1)
    for _ in questions(play, 1, 300):
        pass
    view = play.rules.view(play.state, 1)
    kinds = ("magic", "marker", "minimum", "coins", "scrolls", "keys", "corks", "circles")
    rows = [getattr(view, kind) for kind in kinds]
    told = [number for row in rows for number in (*row[1:], row[0], 0)]
    assert field_at(play, "goods", 1) == told
    assert field_at(play, "bosses", 1) == [view.bosses]
    assert field_at(play, "bottles", 1)[:4] == list(view.bottles[4:8])
    assert field_at(play, "held", 1)[:5] == list(view.held[5:10])
    assert field_at(play, "secrets", 1)[:6] == list(view.secrets[6:12])


def test_a_hall_is_told_as_it_lies() -> None:
    play = Play("ducharina", 2, 1, {"hall": "grand-foyer"})
    view = play.rules.view(play.state, 1)
    assert field_at(play, "poses", 1) == [number for pose in view.poses for number in pose]
    assert field_at(play, "homes", 1).index(1) == view.homes[1]
    assert field_at(play, "keyhole", 1).index(1) == view.keyhole
    assert field_at(play, "ghosts", 1)[:7] == [1, 0, 0, 0, 0, 0, 0]
    assert field_at(play, "round", 1) == [view.round]


def test_a_scene_of_wildwoods_is_told_as_it_stands() -> None:
    play = Play("wildwoods", 1, seed=1)
    for _ in questions(play, 1, 60):
        pass
    view = play.rules.view(play.state, 0)
    for name in SCALARS:
        assert field_at(play, name, 0) == [getattr(view, name)], name
    assert field_at(play, "crystals", 0) == list(view.crystals)
    assert field_at(play, "explore_pile", 0) == list(view.explore_pile)
    assert field_at(play, "flags", 0) == list(view.flags)
    first = view.river[0]
    assert first >= 4 or field_at(play, "river", 0)[first] == 1
