"""What the board draws of a view."""

from __future__ import annotations

from spiritboard.catalog import table_side
from spiritboard.core.values import WATCHER
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.games.ducharina.picture import DucharinaPicture
from tests.ducharina.table import GAME, Table, door, plan

SIDE = table_side("ducharina")


def pictured(t: Table, seat: int = 0) -> DucharinaPicture:
    found = SIDE.picture(t.view(seat))
    assert isinstance(found, DucharinaPicture)
    return found


def test_ghosts_are_where_they_stand() -> None:
    """G5.3 In thousandths of a square; outside the hall by where."""
    t = Table(2, "S1@d3.ne^ M1@out S2@a6", hall="table 350 350", merging=True)
    small, lower, _, _, medium, *_ = pictured(t).players[0].ghosts
    assert (small.size, small.x, small.y, small.z) == (0, 3800, 3800, 800)
    assert (lower.where, lower.x, lower.y, lower.z) == (0, 500, 500, 0)
    assert (medium.size, medium.where) == (1, -2)


def test_pieces_are_where_they_stand() -> None:
    """G4.2 With their exact turn; what is not in the hall yet has no height."""
    t = Table(2, hall="desk 300 300 90; trolley 300 300 90")
    trolley, desk, piano = (pictured(t).pieces[one] for one in (1, 2, 3))
    assert (trolley.z, desk.z, piano.z) == (900, 0, -1)
    assert (desk.x, desk.y, desk.turn, desk.cos, desk.sin, desk.of) == (300, 300, 18, 0, 1, 1)


def test_who_may_move_what() -> None:
    """G3.1 Only the one whose turn it is sees pieces that can be moved; locks lie open."""
    t = Table(2, at="furniture", cards=("desk piano",), hall="grand-foyer", locked="desk")
    assert [one.movable for one in pictured(t, 0).pieces] == [
        False,
        False,
        False,
        True,
        False,
        False,
    ]
    assert not any(one.movable for one in pictured(t, 1).pieces)
    assert [one.locked for one in pictured(t, 1).pieces].index(True) == 2
    s = GAME.setup(2, DucharinaOptions(hall="players", first=0))
    assert all(one.movable for one in SIDE.picture(GAME.view(s, 0)).pieces)


def test_cards_and_points() -> None:
    """G9.3 Movement cards lie open; what everybody would score is shown."""
    t = Table(2, "M1@out", "S1@c3", cards=("desk piano", "9"))
    own, other = pictured(t, 1).players
    assert (own.value, own.pieces, own.score) == (5, (2, 3), 3)
    assert (other.value, other.pieces, other.score) == (9, (), 1)


def test_only_ones_own_plan_is_drawn() -> None:
    """G9.3 The others see that one is ready."""
    t = Table(2)
    t.answer(0, plan("S1>c6"))
    assert pictured(t, 0).plan == plan("S1>c6").steps
    for seat in (1, WATCHER):
        assert pictured(t, seat).plan == ()
        assert [player.answered for player in pictured(t, seat).players] == [True, False]


def test_the_look_to_come() -> None:
    """G3.3, G3.4 Who chooses, which side, which number; then where the keyhole is."""
    t = Table(2, at="keyhole", keyhole="E4").rolls(1, 6)
    assert (pictured(t).chooser, pictured(t).side, pictured(t).number) == (1, -1, 0)
    t.choose("north")
    assert (pictured(t).side, pictured(t).keyhole) == (2, door("E4"))
    t.number(3)
    assert (pictured(t).keyhole, pictured(t).chooser) == (door("N3"), -1)
    assert [player.has_chosen for player in pictured(t).players] == [False, True]


def test_lying_and_resting() -> None:
    """G8.2 Get down!, and ghosts that may not be moved."""
    assert pictured(Table(2, turned="get-down")).lying
    t = Table(2, at="midnight", round=2, hall="mirror 300 450").turns("face-maker")
    assert [one.rests for one in pictured(t).players[0].ghosts].count(True) == 1


def test_before_the_hall_is_furnished() -> None:
    """G2.2 There is nothing to draw yet."""
    s = GAME.setup(2, DucharinaOptions(first=0))
    assert SIDE.picture(GAME.view(s, 0)).pieces == ()
