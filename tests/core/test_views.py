"""A view shows what it declares and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from msgspec import Struct, structs

from spiritboard.catalog import game, names
from spiritboard.core.bits import set_of
from spiritboard.core.content import Contents, known, merged, whole
from spiritboard.core.errors import BadRecord
from spiritboard.core.state import State, contents, counter, row, seat_set
from spiritboard.core.values import WATCHER, Shown
from spiritboard.core.views import opened, pictured, pictured_seat, rebuilt, seats_in
from spiritboard.games.shamans.info import ShamansOptions
from spiritboard.match import Match
from spiritboard.match.record import decode, encode


@dataclass(eq=False, kw_only=True)
class Deck(Contents):
    cards: tuple[int, ...]


@dataclass(eq=False, kw_only=True)
class Table(State):
    deck: Deck = contents()
    pawn: int = counter(5)
    alive: int = seat_set()
    points: list[int] = row()
    hands: list[tuple[int, ...]] = row()


class TableView(Struct, frozen=True):
    seat: int
    deck: Shown[str]
    pawn: Shown[int]
    alive: Shown[tuple[int, ...]]
    points: Shown[tuple[int, ...]]
    hand: tuple[int, ...]


class OpenFirst(Struct, frozen=True):
    """As TableView, with what lies open in front, kind by kind."""

    pawn: Shown[int]
    points: Shown[tuple[int, ...]]
    alive: Shown[tuple[int, ...]]
    deck: Shown[str]
    seat: int
    hand: tuple[int, ...]


def table() -> Table:
    deck = Deck(cards=(1, 2, 3))
    return Table(deck=deck, alive=0b101, points=[1, 2], hands=[(1,), (2, 3)])


def test_what_is_shown_is_named_once() -> None:
    view = opened(TableView, table(), seat=0, hand=(1,))
    key = Deck(cards=(1, 2, 3)).key
    assert view == TableView(0, key, 5, (0, 2), (1, 2), (1,))
    other = opened(OpenFirst, table(), seat=0, hand=(1,))
    assert structs.asdict(other).items() == structs.asdict(view).items()


def test_the_way_back() -> None:
    s = table()
    view = opened(TableView, s, seat=0, hand=(1,))
    assert rebuilt(Table, view, {}, hands=s.hands) == s
    assert rebuilt(Table, view, {}).hands == []


def test_a_field_of_the_same_name_is_not_copied_unless_the_view_says_so() -> None:
    class Careless(Struct):
        points: Shown[tuple[int, ...]]
        hands: tuple[tuple[int, ...], ...]

    with pytest.raises(TypeError, match="hands"):
        opened(Careless, table())


def test_nobody_gives_what_the_view_shows_by_itself() -> None:
    for kind in (TableView, OpenFirst):
        with pytest.raises(TypeError, match="pawn"):
            opened(kind, table(), seat=0, hand=(), pawn=7)
    with pytest.raises(TypeError, match="pawn"):
        rebuilt(Table, opened(TableView, table(), seat=0, hand=()), {}, pawn=7)


class Wrong(Struct):
    nothing: Shown[int]


class Leaky(Struct):
    answers: Shown[tuple[Any, ...]]


@pytest.mark.parametrize("kind", [Wrong, Leaky])
def test_only_what_lies_open_can_be_shown(kind: type) -> None:
    """There is no such field; hidden answers never lie open."""
    with pytest.raises(TypeError, match="nothing open to show"):
        opened(kind, table())


def test_what_the_rebuilt_table_needs_must_be_given() -> None:
    class NoDeck(Struct):
        pawn: Shown[int]

    with pytest.raises(TypeError, match="deck must be given"):
        rebuilt(Table, opened(NoDeck, table()), {})


@pytest.mark.parametrize("seats", [(), (0,), (1, 4), (2, 9)])
def test_sets_of_seats(seats: tuple[int, ...]) -> None:
    assert seats_in(set_of(seats)) == seats


def test_equal_boxes_have_equal_keys() -> None:
    one, same, other = Deck(cards=(1, 2)), Deck(cards=(1, 2)), Deck(cards=(2, 1))
    assert (one == same, one == other) == (True, False)
    assert hash(one) == hash(same)
    assert known(one.key) == same


def test_a_key_that_nobody_gave_is_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        known("no such box")
    assert caught.value.key == "unknown-content"


def test_a_match_keeps_all_that_lies_in_its_box() -> None:
    """A value corrected later changes neither the record nor what is played from it."""
    rules: Any = game("shamans")
    match = Match.new("shamans", 3, seed=1, options={"content": {"track": {"moon": 30}}})
    kept = decode(encode(match.record())).options["content"]
    assert kept == whole(merged(rules.content, {"track": {"moon": 30}}), {})
    later = type(rules)(merged(rules.content, {"step": {"stray": 9}}))
    assert later.box(3, ShamansOptions(content=kept)) == match.state.box  # type: ignore[attr-defined]  # of Shamans
    assert later.box(3, ShamansOptions()).stray_step == 9


def test_a_card_added_later_does_not_get_into_an_older_box() -> None:
    rules: Any = game("djinn")
    options = rules.settled(rules.info.options())
    chests = {**rules.content["chests"], "C99": rules.content["chests"]["C01"]}
    later = type(rules)({**rules.content, "chests": chests})
    assert later.box(2, options) == rules.box(2, options)
    assert later.box(2, later.info.options()) != rules.box(2, options)


class Picture(Struct, frozen=True):
    pawn: Shown[int]
    cards: int


class Place(Struct, frozen=True):
    points: Shown[int]
    is_own: bool


def test_a_picture_shows_a_view_as_a_view_shows_a_state() -> None:
    view = TableView(1, "deck", 5, (0, 2), (1, 2), (2, 3))
    assert pictured(Picture, view, cards=2) == Picture(5, 2)
    assert pictured_seat(Place, view, 1, is_own=True) == Place(2, is_own=True)
    with pytest.raises(TypeError, match="cards"):
        pictured(Picture, view)
    with pytest.raises(TypeError, match="pawn"):
        pictured(Picture, view, pawn=3, cards=2)


@pytest.mark.parametrize("name", names())
def test_a_view_made_beside_that_of_an_onlooker_is_the_same(name: str) -> None:
    rng = Random(7)
    match = Match.new(name, game(name).info.seats[-1], seed=5)
    for _ in range(25):
        asked = match.decision
        if asked is None:
            return
        for seat in (WATCHER, *range(match.seats)):
            assert match.view(seat, match.view(WATCHER)) == match.view(seat)
        seat = rng.choice(asked.seats)
        match.play(seat, rng.choice(match.options(seat)))
