"""Why a strong bot would rather do one thing than another in Duchařina: points, and the chance of being seen."""

from __future__ import annotations

from collections.abc import Mapping

from spiritboard.catalog import table_side
from spiritboard.core.state import clone
from spiritboard.core.values import Action
from spiritboard.games.ducharina.actions import ChooseSide, Leave, Plan
from spiritboard.games.ducharina.hall import WIDTH, door_of, side_of
from spiritboard.games.ducharina.rules.keyhole import is_in_sight
from tests.ducharina.table import Table, plan, side

SIDE = table_side("ducharina")
Why = tuple[str, Mapping[str, object]]


def why(t: Table, action: Action, *others: Action, seat: int = 0) -> Why | None:
    return SIDE.reason(t.view(seat), action, list(others))


def test_points_come_first() -> None:
    """G5.4 A ghost that gets out."""
    t = Table(2, "S1@a6 S2@b3", cards=("7",))
    out, stay = plan("S1>out"), plan("S2>b4")
    points = t.s.box.out_points[0]
    assert why(t, out, stay) == ("reason-scores", {"points": points})
    assert why(t, stay, out) != ("reason-scores", {"points": points})


def test_a_plan_without_another_tells_how_well_it_hides() -> None:
    t = Table(2, "S1@c3", cards=("7",))
    found = why(t, Plan())
    assert found is not None
    assert found[0] == "reason-seen"


def test_from_a_side_a_look_sees_so_much_of_whom() -> None:
    """G3.3 As often as the doors of the side see a ghost: tried one by one."""
    t = Table(2, "S1@c3 M1@d2", "L@b4", at="keyhole", keyhole="N2", hall="grand-foyer")
    t.skip_to("choose-side")
    seat = t.s.chooser
    found = why(t, ChooseSide(side("E")), seat=seat)
    assert found is not None
    key, told = found
    assert key == "reason-side"
    assert told == {"percent": seen(t, seat, "E"), "other": seen(t, 1 - seat, "E")}


def seen(t: Table, seat: int, name: str) -> int:
    """By the rules' own verdict, door by door."""
    s, looks = clone(t.s), []
    for number in range(1, WIDTH + 1):
        s.keyhole = door_of(side(name), number)
        assert side_of(s.keyhole) == side(name)
        own = [
            x
            for x in range(len(s.ghosts))
            if s.ghosts[x] >= 0 and x // (len(s.ghosts) // 2) == seat
        ]
        looks += [is_in_sight(s, x) for x in own]
    return round(100 * sum(looks) / len(looks))


def test_where_somebody_has_no_ghost_in_the_hall_only_the_others_count() -> None:
    for ghosts, key in ((("S1@c3", ""), "own"), (("", "S1@c3"), "others")):
        t = Table(2, *ghosts, at="keyhole", keyhole="N2", chosen=(1,))
        t.skip_to("choose-side")
        assert t.s.chooser == 0
        found = why(t, ChooseSide(side("E")))
        assert found is not None
        assert found[0] == f"reason-side-{key}"


def test_what_the_others_plan_is_no_part_of_it() -> None:
    """G9.3 Their plans are secret until all are in."""
    t = Table(2, "S1@c3 S2@d4", "S1@c4", cards=("7", "7"))
    before = why(t, plan("S1>c4"), plan("S2>d5"))
    t.answer(1, plan("S1>c3"))
    assert why(t, plan("S1>c4"), plan("S2>d5")) == before


def test_furniture_that_stays_needs_no_reason() -> None:
    t = Table(2, "S1@c3", at="furniture")
    assert why(t, Leave()) is None
