"""G2 Setting up the hall."""

from __future__ import annotations

from itertools import combinations

import pytest

from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.values import NATURE
from spiritboard.games.ducharina.actions import Die, Furnish, Interior, Keyhole, Leave
from spiritboard.games.ducharina.geometry.crossing import is_fair
from spiritboard.games.ducharina.geometry.halls import GAP, is_pleasant
from spiritboard.games.ducharina.geometry.plans import Pair
from spiritboard.games.ducharina.hall import EAST, HOME, NORTH, SOUTH, WEST
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.games.ducharina.picture import picture
from spiritboard.games.ducharina.state import DucharinaState
from tests.ducharina.table import GAME, NAMED_HALLS, furnish, rng


def new(seats: int = 2, **options: object) -> DucharinaState:
    return GAME.setup(seats, DucharinaOptions(**options))  # type: ignore[arg-type]  # by name


def purposes(s: DucharinaState) -> list[str]:
    """What nature is asked before a player is."""
    found = []
    while GAME.whose(s) == NATURE:
        found.append(GAME.chances(s).purpose)
        GAME.apply(s, NATURE, GAME.draw(s, rng("set-up")))
    return found


@pytest.mark.parametrize(
    ("seats", "homes"),
    [(2, [SOUTH, NORTH]), (3, [SOUTH, WEST, NORTH]), (4, [SOUTH, WEST, NORTH, EAST])],
)
def test_each_player_has_a_side(seats: int, homes: list[int]) -> None:
    """G2.1 One colour to a side, clockwise; all ghosts begin at home."""
    s = new(seats, hall="grand-foyer")
    assert s.homes == homes
    assert set(s.ghosts) == {HOME}


@pytest.mark.slow
@pytest.mark.parametrize("hall", NAMED_HALLS)
def test_a_hall_with_a_name(hall: str) -> None:
    """G2.2 One of several tested layouts: it stands at once, and favours no side."""
    s = new(hall=hall)
    assert s.furniture().heights == [0] * 6
    assert "interior" not in purposes(s)
    assert is_fair(s.furniture())


@pytest.mark.slow
def test_a_new_hall() -> None:
    """G2.2 A seeded random one: pieces stand apart and favour no side."""
    s = new(hall="new", first=0)
    assert GAME.chances(s).purpose == "interior"
    drawn = GAME.draw(s, rng("one"))
    assert drawn == GAME.draw(s, rng("one")) != GAME.draw(s, rng("another"))
    GAME.check(s, NATURE, drawn)
    GAME.apply(s, NATURE, drawn)
    plans = s.furniture().plans
    assert not any(Pair(*two).is_within(GAP - 1) for two in combinations(plans, 2))
    assert is_fair(s.furniture())


def test_a_hall_that_is_not_pleasant_is_not_drawn() -> None:
    """G2.2 Nature can't answer with a heap."""
    s = new(hall="new", first=0)
    heap = Interior(new(hall="spring-clean").furniture().poses)
    assert not is_pleasant(s.box.shapes, heap.poses)
    assert not is_pleasant(s.box.shapes, heap.poses[:5])
    with pytest.raises(Illegal, match="not-by-chance"):
        GAME.check(s, NATURE, heap)


def test_the_players_furnish_the_hall() -> None:
    """G2.2 House: a piece each, in turn from the die's holder clockwise, until all stand."""
    s = new(4, hall="players", first=2)
    asked = []
    for text in (
        "desk 300 300",
        "trolley 300 300",
        "piano 100 500",
        "table 500 100 30 back",
        "mirror 500 500 45",
        "armchair 100 100",
    ):
        asked.append(GAME.whose(s))
        GAME.check(s, GAME.whose(s), furnish(text))
        GAME.apply(s, GAME.whose(s), furnish(text))
    assert asked == [2, 3, 0, 1, 2, 3]
    assert s.furniture().heights == [0, 900, 0, 0, 0, 0]
    assert (s.locked, GAME.chances(s).purpose) == (0, "keyhole")


def test_the_players_put_each_piece_once_where_it_stands() -> None:
    """G2.2, G4.1 Any piece that is left, anywhere, any way; but it must stand."""
    s = new(hall="players", first=0)
    GAME.apply(s, 0, furnish("desk 300 300"))

    def refused(text: str) -> str:
        with pytest.raises(Illegal) as refusal:
            GAME.check(s, 1, furnish(text))
        return f"{refusal.value.rule} {refusal.value.key}"

    assert refused("desk 100 100") == "G2.2 stands-already"
    assert refused("table 400 380") == "G4.2 would-fall"
    assert refused("table 10 10") == "G4.1 over-the-edge"
    with pytest.raises(Illegal, match="put-a-piece"):
        GAME.check(s, 1, Leave())
    listed = [option for option in GAME.options(s, 1) if isinstance(option, Furnish)]
    assert {option.piece for option in listed} == {0, 1, 3, 4, 5}
    for option in listed:
        GAME.check(s, 1, option)


def test_a_piece_that_there_is_not() -> None:
    """G2.2, G4.2 Numbers that are no piece and no pose."""
    s = new(hall="players", first=0)
    for wrong in ((6, 300, 300, 0, 0), (0, 601, 300, 0, 0), (0, 300, 300, 72, 0)):
        with pytest.raises(Illegal, match="no-such-pose"):
            GAME.check(s, 0, Furnish(*wrong))


def test_the_keyhole_begins_at_a_random_door() -> None:
    """G2.3 Each as likely as another."""
    s = new(hall="grand-foyer", first=0)
    weighted = tuple((1, Keyhole(door)) for door in range(24))
    assert GAME.chances(s).weighted == weighted
    GAME.apply(s, NATURE, Keyhole(17))
    assert s.keyhole == 17


def test_the_die_begins_with_a_random_player() -> None:
    """G2.3 House: each as likely as another, unless the host has chosen."""
    s = new(3, hall="grand-foyer")
    assert GAME.chances(s).weighted == ((1, Die(0)), (1, Die(1)), (1, Die(2)))
    assert new(3, hall="grand-foyer", first=2).die == 2


@pytest.mark.parametrize("seat", [-1, 2])
def test_the_host_chooses_somebody_who_plays(seat: int) -> None:
    """G2.3 The die can't begin with somebody who is not there."""
    with pytest.raises(BadSetup, match="no-such-seat"):
        new(2, first=seat)


def test_a_family_evening_is_a_generous_night_where_one_may_ask() -> None:
    """House: one option for both, and hints are offered."""
    family, generous = new(3, family=True, hall="grand-foyer"), new(3, deck="generous")
    assert family.box.cards == generous.box.cards
    assert (family.box.trying, generous.box.trying) == (True, False)
    assert picture(GAME.view(family, 0)).trying
