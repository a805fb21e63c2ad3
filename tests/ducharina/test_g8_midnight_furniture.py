"""G8.2 Midnight cards that move furniture: the Enthusiast, Dance floor, and the Face-maker's mirror."""

from __future__ import annotations

from typing import Any

import pytest

from spiritboard.games.ducharina.actions import Furnish
from spiritboard.games.ducharina.geometry.shapes import PIECES, TABLE
from spiritboard.games.ducharina.hall import EAST, NORTH, SOUTH, WEST
from spiritboard.games.ducharina.rules.midnight_furniture import nearest_wall
from tests.ducharina.table import NAMED_HALLS, Table, piece

UPRIGHT = (0, 1)
ALL = "mirror 520 520 90; armchair 60 540; table 530 70; piano 300 500; desk 100 300; trolley 60 60"


def struck(name: str, hall: str, *ghosts: str, **given: Any) -> Table:
    """All six pieces stand somewhere; those that a test does not name are out of the way."""
    named = [one.split()[0] for one in hall.split("; ")]
    others = [one for one in ALL.split("; ") if one.split()[0] not in named]
    halls = hall if hall in NAMED_HALLS else "; ".join([*others, hall])
    return Table(2, *ghosts, at="midnight", round=2, hall=halls, **given).turns(name)


# The Enthusiast


@pytest.mark.parametrize("hall", NAMED_HALLS)
def test_the_enthusiast_tips_everything(hall: str) -> None:
    """G8.2 All furniture lies on a side, within the hall."""
    t = struck("enthusiast", hall)
    assert all(down not in UPRIGHT for _, _, _, down in t.s.poses)
    assert len(t.s.furniture().order) == 6


def test_first_to_the_left() -> None:
    """G8.2 At the same place, with the same turn; a piece that stands on its head is tipped too."""
    assert struck("enthusiast", "desk 300 300 30").stands("desk") == "300 300 30 left"
    assert struck("enthusiast", "table 300 300 0 head").stands("table") == "300 300 0 left"


def test_else_another_way() -> None:
    """G8.2 By the wall there is no room to the left or right, but there is on its back."""
    assert struck("enthusiast", "desk 300 300; mirror 80 300").stands("mirror") == "80 300 0 back"


def test_else_nearby() -> None:
    """G8.2 In the corner there is none at all: the nearest place on the floor."""
    t = struck("enthusiast", "mirror 80 20; trolley 300 100")
    assert t.stands("mirror") == "90 20 0 left"


def test_what_lies_stays() -> None:
    """G8.2 It is on its side already."""
    t = struck("enthusiast", "desk 300 300 45 back; mirror 500 300 0 right")
    assert (t.stands("desk"), t.stands("mirror")) == ("300 300 45 back", "500 300 0 right")
    moved = [told["piece"] for told in t.told("furniture-moves")]
    assert sorted(moved) == [piece(name) for name in ("trolley", "piano", "armchair", "table")]


def test_the_lowest_piece_first() -> None:
    """G8.2 The desk before the trolley that stands on it."""
    t = struck("enthusiast", "desk 300 250; trolley 300 250")
    moved = [PIECES[told["piece"]] for told in t.told("furniture-moves")]
    assert moved.index("desk") < moved.index("trolley")


def test_a_tipped_piece_sheds_its_ghost() -> None:
    """G8.2, G9.4 Ghosts stay where they are; whoever stood on a piece is on the floor."""
    t = struck("enthusiast", "table 350 350", "S1@d3^ S2@d3.sw M1@a1")
    assert t.ghosts() == "S1@d3 S2@d3.sw M1@a1"


@pytest.mark.parametrize("name", ["enthusiast", "dance-floor", "face-maker"])
def test_midnight_locks_nothing(name: str) -> None:
    """G9.2 Only a move by a movement card does."""
    t = struck(name, "grand-foyer")
    assert t.s.locked == 0
    t.draws("desk piano")
    assert {action.piece for action in t.options(Furnish)} == {2, 3}


# Dance floor


def test_dance_floor() -> None:
    """G8.2 Each piece straight to its nearest wall, turn and side kept."""
    t = struck("dance-floor", "table 300 200 0 back; desk 110 300 90")
    assert (t.stands("table"), t.stands("desk")) == ("300 40 0 back", "40 300 90")


@pytest.mark.parametrize(
    ("place", "wall"),
    [
        ("300 300", SOUTH),
        ("400 300", EAST),
        ("300 400", NORTH),
        ("200 300", WEST),
        ("400 200", SOUTH),
        ("400 400", EAST),
        ("200 400", NORTH),
        ("200 200", SOUTH),
    ],
)
def test_of_equal_walls(place: str, wall: int) -> None:
    """G8.2 South, then east, then north, then west."""
    assert nearest_wall(Table(2, hall=f"table {place}").s, TABLE)[1] == wall


def test_the_nearest_to_a_wall_first() -> None:
    """G8.2 The armchair comes to the south wall before the table, which finds room on its left."""
    t = struck("dance-floor", "table 300 250; armchair 300 100; trolley 450 350")
    assert (t.stands("armchair"), t.stands("table")) == ("300 50", "190 60")


def test_a_stack_is_taken_apart() -> None:
    """G8.2 Onto the floor: the desk first, the trolley that stood on it after it, beside it."""
    t = struck("dance-floor", "desk 300 250; trolley 300 250")
    assert (t.stands("desk"), t.stands("trolley")) == ("300 40", "170 30")
    assert t.s.furniture().heights == [0] * 6


def test_a_turned_piece_touches_the_wall() -> None:
    """G8.2 With its corner, to the hundredth."""
    assert struck("dance-floor", "table 300 200 45").stands("table") == "300 85 45"


@pytest.mark.parametrize("hall", NAMED_HALLS)
def test_everything_is_by_a_wall(hall: str) -> None:
    """G8.2 And stands, on the floor."""
    t = struck("dance-floor", hall)
    assert t.s.furniture().heights == [0] * 6
    for name in PIECES:
        x, y, *_ = (int(word) for word in t.stands(name).split()[:2])
        assert min(x, y, 600 - x, 600 - y) <= 100


def test_dancers_leave_the_ghosts() -> None:
    """G8.2 Ghosts keep their places; those on top are on the floor now."""
    t = struck("dance-floor", "table 350 250", "S1@d4^ S2@d4.sw M1@d6")
    assert t.ghosts() == "S1@d4 S2@d4.sw M1@d6"


def test_what_is_by_its_wall_is_not_moved() -> None:
    """G8.2 Nothing is told of it, and who stands on it stays."""
    t = struck("dance-floor", "table 250 60", "S1@c6^")
    assert (t.stands("table"), t.ghosts()) == ("250 60", "S1@c6^")
    assert TABLE not in [told["piece"] for told in t.told("furniture-moves")]


# The Face-maker's mirror


@pytest.mark.parametrize(
    ("place", "turned"),
    [
        ("300 100 90 back", "300 100 180"),
        ("100 300", "100 300 90"),
        ("500 300 30 left", "500 300 270"),
        ("300 450 90", "300 450"),
        ("150 150", "150 150 135"),
    ],
)
def test_the_mirror_is_stood_up_to_the_middle_of_the_hall(place: str, turned: str) -> None:
    """G8.2 Its front looks there; the place stays."""
    others = "piano 510 565; desk 80 560; armchair 550 50; table 540 440; trolley 50 30 0"
    assert struck("face-maker", f"{others}; mirror {place}").stands("mirror") == turned


def test_in_the_middle_it_keeps_its_turn() -> None:
    """G8.2 House: there it looks wherever it looked."""
    others = "piano 510 565; desk 80 560; armchair 550 50; table 540 440; trolley 50 30 0"
    t = struck("face-maker", f"{others}; mirror 300 300 25 back")
    assert t.stands("mirror") == "300 300 25"


def test_by_the_wall_it_finds_room() -> None:
    """G8.2 The nearest place on the floor where it stands turned so; also from on top of a piece."""
    t = struck("face-maker", "trolley 300 100; mirror 75 15")
    assert (t.stands("mirror"), t.height("mirror")) == ("75 55 140", 0)
    t = struck("face-maker", "desk 300 200; mirror 300 200 0 back")
    assert t.height("mirror") == 0
    assert t.stands("mirror").endswith(" 180")
