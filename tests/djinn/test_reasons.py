"""Why a strong bot would rather do one thing than another in Djinn: where it leads, and what it leaves."""

from __future__ import annotations

from spiritboard.catalog import table_side
from spiritboard.games.djinn.actions import Open, Skip, Study, Walk
from spiritboard.games.djinn.reasons import KINDS
from tests.djinn.table import GAME, Table, space

SIDE = table_side("djinn")


def test_what_one_has_more_of_is_counted() -> None:
    """Studying brings magic, skipping brings coins."""
    t = Table(2, "S12<R1", "magic=0 coins=4")
    view = GAME.view(t.s, t.me)
    study, skip = Study(raises=False), Skip(2)
    assert SIDE.reason(view, study, [skip]) == ("reason-magic", {"count": 3, "other": 0})
    found = SIDE.reason(view, skip, [study])
    assert found is None or found[0] != "reason-magic"


def test_a_walk_tells_what_could_be_done_there() -> None:
    t = Table(2, "S12<R1", "coins=4", walk=True)
    found = SIDE.reason(GAME.view(t.s, t.me), Walk(space("R2"), space("S12")), [])
    assert found is not None
    key, told = found
    assert key == "reason-there"
    assert isinstance(told["answer"], tuple)


def test_what_nature_will_draw_is_no_part_of_it() -> None:
    """D12 What lies in the chest nobody can tell: no coins are promised."""
    t = Table(2, "S31", "coins=4", turn=1)
    found = SIDE.reason(GAME.view(t.s, t.me), Open(1), [Skip(2)])
    assert found is None or found[0] not in ("reason-coins", "reason-scrolls", "reason-keys")


def test_every_sign_has_a_kind_or_speaks_for_nothing() -> None:
    assert {"", "coins", "magic", "points", "djinn", "place"} <= set(KINDS)
