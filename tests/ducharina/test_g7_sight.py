"""G7 What is seen. Rays, mirrors and ties are in `geometry/test_sight.py`."""

from __future__ import annotations

import pytest

from spiritboard.catalog import table_side
from spiritboard.core.errors import Illegal
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE
from spiritboard.games.ducharina.actions import Number
from spiritboard.games.ducharina.geometry.shapes import PIECES
from spiritboard.games.ducharina.table_side import DucharinaTable
from tests.ducharina.table import GAME, Table, door, rng, square


def side_of_table() -> DucharinaTable:
    found = table_side("ducharina")
    assert isinstance(found, DucharinaTable)
    return found


def look(ghosts: str, hall: str, through: str) -> Table:
    """Whoever is seen goes home; the keyhole comes from elsewhere."""
    other = "E1" if through[0] != "E" else "W1"
    return Table(2, ghosts, at="keyhole", hall=hall, keyhole=other).look(through)


def test_bodies_have_their_sizes() -> None:
    """G7.1 A square is a thousand: small 800 high, medium 1200, large 1700; and how wide they are."""
    shapes = Table(2).s.box.shapes
    assert (shapes.heights, shapes.radii) == ([800, 1200, 1700], [200, 300, 420])


@pytest.mark.parametrize(
    ("ghosts", "left"),
    [("S1@c1", "S1@c1"), ("M1@c1", "M1@c1"), ("L@c1", "")],
)
def test_a_large_one_looks_over_the_piano(ghosts: str, left: str) -> None:
    """G7.1, G7.3 Behind it a small and a medium one hide; the tip of a large one is in sight."""
    assert look(ghosts, "piano 250 460", "S3").ghosts() == left


def test_the_field_is_a_right_angle() -> None:
    """G7.2 From the middle of door 3 in the south: as far to the side as ahead, and no further."""
    t = look("S1@c5 S2@a5 S3@f5 S4@b5", "", "S3")
    assert t.ghosts() == "S2@a5 S3@f5"
    assert [told["why"] for told in t.told("stays-hidden")] == ["field", "field"]


def test_every_door_has_its_own_eye() -> None:
    """G7.2, G9.1 A ghost in the corner of the hall is seen from the door beside it on each side."""
    for through in ("S6", "E1"):
        assert look("S1@f6", "", through).ghosts() == ""
    for through in ("S1", "E6"):
        assert look("S1@f6", "", through).ghosts() == "S1@f6"


def test_one_point_is_enough() -> None:
    """G7.3 In one corner nothing looks out from behind the piano, in the next something does."""
    assert look("S1@d3.ne", "piano 250 250", "S3").ghosts() == "S1@d3.ne"
    assert look("S1@d3.se", "piano 250 250", "S3").ghosts() == ""


def test_seen_in_the_mirror() -> None:
    """G7.3 Behind the piano, and seen in the mirror beside it."""
    hidden = "piano 150 150"
    assert look("S1@b1", hidden, "S2").ghosts() == "S1@b1"
    t = look("S1@b1", f"{hidden}; mirror 400 275 90", "S2")
    assert t.ghosts() == ""
    (told,) = t.told("is-seen")
    assert (told["why"], len(told["ray"])) == ("mirror", 3)


def test_every_look_is_explained() -> None:
    """G7.4 Of each ghost seen the ray that saw it, of each hidden one what hid it."""
    t = look("S1@c4 M1@c1 S3@a6", "piano 250 350", "S3")
    (seen,) = t.told("is-seen")
    assert (seen["ghost"], seen["why"], seen["pieces"]) == (0, "seen", ())
    assert seen["ray"][0] == (2500, 0, 700)
    beside, behind = t.told("stays-hidden")
    assert (beside["ghost"], beside["why"], beside["ray"]) == (2, "field", ())
    assert (behind["ghost"], behind["why"]) == (4, "piece")
    assert [PIECES[one] for one in behind["pieces"]] == ["piano"]


def test_told_or_not_the_same_is_seen() -> None:
    """G7.3 A simulation, which tells nothing, sends the same ghosts home."""
    ghosts = ["S1@b2 S2@c5.ne S3@e4 M1@d3 L@a4", "S1@f6 S2@e2.sw M1@b4 M2@c3 L@d6"]
    for number in range(1, 7):
        t = Table(2, *ghosts, at="keyhole", hall="grand-foyer", keyhole="E1")
        t.rolls(6, 1).choose("south")
        quiet = clone(t.s)
        GAME.advance(quiet, NATURE, Number(number))
        t.number(number)
        assert quiet.ghosts == t.s.ghosts


# G7.5 Trying a place


def wish(name: str, spot: int = 0, top: int = 0, size: int = 0) -> dict[str, object]:
    return {"do": "seen", "size": size, "square": square(name), "spot": spot, "top": top}


def test_trying_a_place_is_an_option_of_the_table() -> None:
    """G7.5 Off unless the table wants it: the cardboard game forbids it."""
    with pytest.raises(Illegal, match="no-trying"):
        side_of_table().what_if(Table(2).view(0), wish("c3"))


@pytest.mark.parametrize("size", [0, 1, 2])
def test_what_is_tried_is_what_the_look_finds(size: int) -> None:
    """G7.5 From which doors a ghost would be seen there, before it is moved; and why not."""
    name = ("S1", "M1", "L")[size]
    t = Table(2, f"{name}@b4", hall="grand-foyer", trying=True)
    (found,) = side_of_table().what_if(t.view(0), wish("b4", size=size))
    for through in ("S1", "S2", "S3", "N5", "W3", "W4"):
        doors = found.show["doors"]
        seen = look(f"{name}@b4", "grand-foyer", through).ghosts() == ""
        assert doors[door(through)]["seen"] is seen


def test_places_that_there_are_not() -> None:
    """G7.5, G9.5 A large one has no corner, and on top there must be something."""
    t = Table(2, trying=True)
    with pytest.raises(Illegal, match="no-such-spot"):
        side_of_table().what_if(t.view(0), wish("c3", spot=2, size=2))
    with pytest.raises(Illegal, match="no-top-there"):
        side_of_table().what_if(t.view(0), wish("c3", top=1))


def test_lying_ghosts_are_tried_lying() -> None:
    """G7.5, G9.8 Under Get down! the body that is tried lies."""
    hall = "armchair 250 350"
    upright = Table(2, hall=hall, trying=True)
    lying = Table(2, hall=hall, trying=True, turned="get-down")
    shown = [
        side_of_table().what_if(t.view(0), wish("c1", size=2))[0].show["doors"]
        for t in (upright, lying)
    ]
    assert [doors[door("S3")]["seen"] for doors in shown] == [True, False]


def test_the_same_seed_is_the_same_look() -> None:
    """G7.3 Same input, same answer."""
    ends = []
    for _ in range(2):
        t = Table(2, "S1@b2 L@a4", at="keyhole", hall="grand-foyer", keyhole="E1")
        while t.kind in ("roll-off", "choose-side", "roll-number"):
            t.play(GAME.draw(t.s, rng("one"))) if t.asked == (NATURE,) else t.choose("south")
        ends.append(t.s)
    assert ends[0] == ends[1]
