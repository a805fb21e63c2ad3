"""Walking through the town: D1 to D5."""

from __future__ import annotations

import pytest

from spiritboard.games.djinn.actions import Convert, EndTurn, Enter, Pay, Study, Walk
from spiritboard.games.djinn.box import COINS, ROUNDS, SCROLLS, SOURCE, SPACES
from tests.djinn.table import GAME, Table, space


def walk(to: str) -> Walk:
    """ "S12<R1": to S12, come from R1."""
    name, _, came = to.partition("<")
    return Walk(space(name), space(came))


def enter(to: str) -> Enter:
    name, _, came = to.partition("<")
    return Enter(space(name), space(came))


def ways(t: Table) -> list[str]:
    return sorted(
        f"{SPACES[action.space]}<{SPACES[action.came]}"
        for action in t.options(Walk)
        if isinstance(action, Walk)
    )


def test_paths_join_round_and_square() -> None:
    """F1 A round space is joined to squares and the Source, a square to round spaces only."""
    joined = Table().s.box.ways
    for one, others in enumerate(joined):
        assert all((one < ROUNDS) != (other < ROUNDS) for other in others)


def test_three_round_spaces_at_the_source() -> None:
    """F2 Exactly three; F3 every space has three or four paths; F4 there are 21."""
    joined = Table().s.box.ways
    assert joined[SOURCE] == (space("R1"), space("R2"), space("R3"))
    assert {len(others) for others in joined} == {3, 4}
    assert sum(len(others) for others in joined) == 2 * 21


def test_the_first_turn_enters_a_square_from_any_side() -> None:
    """D1 A square and one of its free paths; the other end of the path is the way back."""
    t = Table(2, "", walk=True)
    assert (t.kind, len(t.options(Enter))) == ("enter", 18)
    t.play(enter("S12<R1"), Study(raises=False))
    assert (t.at(0), t.kind, t.turn) == ("S12<R1", "enter", 1)
    assert t.refused(enter("S12<R1")) == "D1 path-taken"
    assert t.refused(enter("R1<S12")) == "D1 enter-a-square"
    assert t.refused(enter("S12<T1")) == "D1 no-such-path"
    t.play(enter("S12<R2"), Study(raises=False))
    assert ways(t) == ["P12<S12", "R2<S12"]


def test_nobody_goes_back() -> None:
    """D1 The space at the other end of the path is forbidden; D5 two ways are always left."""
    t = Table(2, "S12<R1", walk=True)
    assert ways(t) == ["P12<S12", "R2<S12"]
    assert t.refused(walk("R1<S12")) == "D4 never-back"
    assert t.refused(walk("T1<P12")) == "D4 too-far"
    assert t.refused(walk("T1<S12")) == "D4 no-such-path"
    assert t.refused(EndTurn()) == "D4 not-an-answer"


def test_an_edge_is_blocked_and_not_a_space() -> None:
    """D2 A wizard at another edge of the same space does not block."""
    t = Table(2, "S12<R1", walk=True, others={1: ("R2<M", "")})
    t.play(walk("R2<S12"))
    assert t.has("coins=4")


def test_whoever_stops_beside_others_pays_each() -> None:
    """D3 One coin or scroll to each wizard there, the kind chosen for each."""
    others = {1: ("R2<S12", "coins=0"), 2: ("R2<S12", "coins=0")}
    t = Table(3, "S12<R1", "coins=1 scrolls=1", walk=True, others=others)
    t.play(walk("R2<S12"))
    assert (t.kind, t.options(Pay)) == ("toll", [Pay(COINS), Pay(SCROLLS)])
    t.play(Pay(SCROLLS))
    assert t.has("coins=0 scrolls=0")
    assert t.has("coins=0 scrolls=1", 1)
    assert t.has("coins=1 scrolls=0", 2)


def test_whoever_cannot_pay_goes_elsewhere() -> None:
    """D3 No means: jump, or take another path; a key may be converted first."""
    t = Table(2, "S12<R1", "coins=0 keys=1", walk=True, others={1: ("R2<S12", "coins=0")})
    assert t.refused(walk("R2<S12")) == "D3 cannot-pay-wizards"
    assert ways(t) == ["M<R2", "P12<S12", "S23<R2", "T2<R2"]
    t.play(Convert(SCROLLS), walk("R2<S12"))
    assert t.has("scrolls=0 keys=0")
    assert t.has("scrolls=1", 1)


def test_an_occupied_edge_is_jumped() -> None:
    """D4 Only an occupied edge; and not out again on the path one jumped in on."""
    t = Table(2, "S12<R1", walk=True, others={1: ("R2<S12", "")})
    assert ways(t) == ["M<R2", "P12<S12", "R2<S12", "S23<R2", "T2<R2"]
    t.play(walk("S23<R2"))
    assert (t.at(), t.kind) == ("S23<R2", "act")
    assert t.has("coins=4")


def test_jumps_follow_each_other() -> None:
    """D4 Chains are allowed, and the Source is jumped or entered likewise."""
    others = {1: ("R2<S12", ""), 2: ("M<R2", "")}
    t = Table(3, "S12<R1", walk=True, others=others)
    assert {"M<R2", "R1<M", "R3<M"} <= set(ways(t))
    assert "R2<M" not in ways(t)
    t.play(walk("R3<M"))
    assert t.at() == "R3<M"
    assert t.has("coins=4")


@pytest.mark.parametrize("here", SPACES)
def test_nobody_is_ever_stuck(here: str) -> None:
    """D5 Even with nothing to pay and all onward paths occupied."""
    joined = Table().s.box.ways[space(here)]
    ahead = [SPACES[other] for other in joined[1:]]
    others = {seat: (f"{name}<{here}", "") for seat, name in enumerate(ahead, start=1)}
    t = Table(4, f"{here}<{SPACES[joined[0]]}", "coins=0", walk=True, others=others)
    assert ways(t)
    assert not any(way.endswith(f"<{here}") for way in ways(t))


def test_only_whose_turn_it_is_walks() -> None:
    """4.2 The others wait, and convert no keys."""
    t = Table(2, "S12<R1", walk=True, others={1: ("T3<R3", "keys=1")})
    assert t.refused(walk("R3<T3"), 1) == "D4 not-your-question"
    assert t.refused(Convert(COINS), 1) == "R2.3 not-your-turn"
    assert GAME.options(t.s, 1) == []


def test_magic_is_at_least_the_minimum_when_a_turn_begins() -> None:
    """4.2 The marker moves up to the minimum, never down."""
    assert Table(2, "S12<R1", "magic=0 minimum=2", walk=True).has("magic=2")
    assert Table(2, "S12<R1", "magic=3 minimum=2", walk=True).has("magic=3")
