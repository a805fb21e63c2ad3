"""The end: D32 to D35, the score of 4.8, V1 to V10, ties."""

from __future__ import annotations

from typing import cast

import pytest

from spiritboard.games.djinn.actions import (
    Claim,
    Convert,
    Draw,
    EndTurn,
    Enter,
    FillUp,
    Lure,
    Skip,
    UseGear,
    Walk,
)
from spiritboard.games.djinn.box import COINS, SOURCE
from spiritboard.games.djinn.rows import bosses_at
from spiritboard.games.djinn.rules.ending import Score, points_of
from tests.djinn.table import Table, award, capture, gear, space

SKIP = Skip(2)


def last_boss(turn: int, awards: str = "") -> Table:
    """The player of this turn captures the last boss that is left in the town."""
    others = {seat: (f"T{seat + 1}<R{seat + 1}", "") for seat in range(3)}
    town = {"R1": "bnX"}
    own = "magic=8 marker=9"
    t = Table(3, "R1<M", own, others=others, djinn=town, calm="b", turn=turn, awards=awards)
    t.play(capture("X"), SKIP)
    return t


def skip_turn(t: Table) -> None:
    """Walk on, do nothing, let the djinn be."""
    seat = t.turn
    t.play(t.options(Walk)[0])
    while t.kind == "act" and t.turn == seat and not t.s.is_final:
        t.play(t.game.default(t.s, seat))


def turns_left(t: Table) -> list[int]:
    """Who has a turn until the last actions begin."""
    found = []
    while not t.s.is_final:
        found.append(t.turn)
        skip_turn(t)
    return found


@pytest.mark.parametrize(
    ("turn", "after"),
    [(9, [1, 2, 0, 1, 2]), (10, [2, 0, 1, 2]), (11, [0, 1, 2])],
)
def test_everybody_has_as_many_turns(turn: int, after: list[int]) -> None:
    """D34 The round is finished, then a whole round is played, then the Source."""
    t = last_boss(turn)
    assert t.told("end-is-near")
    assert turns_left(t) == after


def test_no_end_while_a_boss_is_left() -> None:
    """D34 All six must be gone."""
    t = Table(2, "R1<M", "magic=8 marker=9", djinn={"R1": "bnX", "R2": "bX"}, calm="b")
    t.play(capture("X"), SKIP)
    assert not t.told("end-is-near")
    assert t.s.last == 0


def test_the_map_may_still_change() -> None:
    """D34 Djinn are captured in the last round as ever."""
    t = last_boss(11)
    t.s.magic[0] = 4
    t.play(Walk(space("P12"), space("T1")), SKIP, capture("b"))
    assert t.s.held[0] == 1


def at_the_end(own: str = "", others: str = "", awards: str = "") -> Table:
    """The last actions at the Source begin; it is the first player's turn."""
    t = last_boss(11, awards=awards)
    turns_left(t)
    for seat, words in ((0, own), (1, others)):
        for word in words.split():
            what, _, amount = word.partition("=")
            getattr(t.s, what)[seat] = int(amount)
    return t


def test_the_last_action_at_the_source() -> None:
    """D33 In the order of play: who comes later may find no boss."""
    t = at_the_end("magic=6 marker=9", "magic=6 marker=9")
    t.s.corked[bosses_at(2, 0)] += 5
    t.s.bosses -= 5
    left = t.s.bosses
    assert (t.turn, t.s.place[0]) == (0, SOURCE)
    t.play(Lure(1, (), (0, 0, 0, 0)))
    assert t.turn == 1
    assert t.s.bosses == left - 1
    t.play(FillUp())
    assert (t.turn, t.s.place[2]) == (2, SOURCE)
    t.play(FillUp())
    assert t.kind == "over"


def test_the_order_of_the_last_actions() -> None:
    """D33 From the first player on, whoever captured the last boss."""
    t = at_the_end()
    order = []
    while t.kind == "act":
        order.append(t.turn)
        t.play(EndTurn())
    assert order == [0, 1, 2]


def test_the_last_action_is_no_turn() -> None:
    """D33 House: magic does not rise to the minimum before it."""
    t = at_the_end(others="magic=0 minimum=2")
    t.play(EndTurn())
    assert (t.turn, t.s.magic[1]) == (1, 0)


def test_no_awards_in_the_last_action() -> None:
    """D32 Everything else that may be done at any time is allowed."""
    t = at_the_end(awards="A07")
    t.s.corked[0] = 3
    t.s.bag[0] -= 3
    t.s.keys[0] = 1
    t.s.gear[gear("S8")] = 0
    t.s.gear_piles[0] -= 1
    assert t.refused(Claim(0, 0, award("A07"))) == "D32 no-awards-now"
    t.play(Convert(COINS), UseGear(gear("S8")))
    assert t.s.boost == 5


def test_awards_in_the_extra_round() -> None:
    """D32 There they are allowed."""
    t = last_boss(11, awards="A07")
    t.s.corked[0] = 3
    t.s.bag[0] -= 3
    t.play(Claim(0, 0, award("A07")))
    assert t.has("A07", 0)


def test_the_second_row_in_the_last_action() -> None:
    """D32 By the usual rules."""
    t = at_the_end()
    t.s.scrolls[0] = 4
    t.play(Draw(0), FillUp())
    assert t.s.bottles[0] == 1
    assert t.turn == 1


def test_before_the_first_turn_of_all_is_over() -> None:
    """D34 Whoever enters the town late still has as many turns."""
    t = Table(2, "R1<M", "magic=8 marker=9", djinn={"R1": "bnX"}, calm="b")
    t.play(capture("X"), SKIP)
    assert t.kind == "enter"
    t.play(Enter(space("T1"), space("P12")), SKIP)
    assert (t.turn, t.s.last) == (0, 4)


# The score


def test_the_example_of_85_points() -> None:
    """4.8 60 for two awards, 20 for two in bottles, 3 for one in a circle, 2 for what is unused."""
    t = Table(2, "S12", "A01 A08 corked=bn held=o corks=1 bottles=p", turn=1)
    assert points_of(t.s, 1) == 60 + 20 + 3 + 2


def test_bosses_score_like_djinn() -> None:
    """4.8 10 in a bottle, 3 in a circle; awards are worth 30 or 36."""
    t = Table(2, "S12", "A07 A14 corked=BP held=X", turn=1)
    assert points_of(t.s, 1) == 72 + 20 + 3


SETS = "S1 -S2 H1 -H2 L1 -L2"
PLACED = "academy@S23 tavern@S12"


@pytest.mark.parametrize(
    ("card", "own", "points"),
    [
        ("V1", SETS, 8),
        ("V1", "S1 -S2 H1 -H2 L1", 0),
        ("V2", "S1 -S2 -S3", 5),
        ("V2", "S1 -S2 -S3 H1 -H2 -H3 -L1 -L2 -L3", 15),
        ("V2", "S1 -S2 -S3 -S4 H1 -H2", 5),
        ("V3", "tavern@S12", 8),
        ("V3", "", 8),
        ("V3", PLACED, 0),
        ("V4", "M01 -M02", 8),
        ("V4", "-K01", 0),
        ("V5", "", 8),
        ("V5", "circles=3", 0),
        ("V6", "marker=6", 8),
        ("V6", "marker=7", 0),
        ("V6", "marker=9", 0),
        ("V7", "minimum=2", 8),
        ("V7", "minimum=1", 0),
        ("V8", "keys=2", 6),
        ("V8", "keys=4", 9),
        ("V9", "M01 M02 -M03", 4),
        ("V9", "M01 M02 M03 M04 K01", 8),
        ("V10", "corks=2", 2 + 4),
        ("V10", "corks=3 bottles=bb", 5 + 8),
    ],
)
def test_scoring_cards(card: str, own: str, points: int) -> None:
    """4.8 V1 to V10: what fulfils them and what does not; unused things count besides."""
    t = Table(2, "S12", own, scoring=card, turn=1)
    assert points_of(t.s, 1) == points


def test_whose_card_says_otherwise_may_change_it() -> None:
    """4.8 Scoring cards are values of the box."""
    content = {"scoring": {"V8": {"each": 5, "most": 12}, "V1": {"count": 1}}}
    assert points_of(Table(2, "S12", "keys=3", scoring="V8", content=content).s, 0) == 12
    assert points_of(Table(2, "S12", "S1 H1 L1", scoring="V1", content=content).s, 0) == 8


def test_two_full_sets() -> None:
    """V1 Two of each kind, face up or down."""
    assert points_of(Table(2, "S12", SETS, scoring="V1").s, 0) == 8


def test_the_third_card_of_a_kind() -> None:
    """V2 5 for each kind, 15 at most."""
    assert points_of(Table(2, "S12", "-H1 -H2 H3", scoring="V2").s, 0) == 5


def test_hardly_a_secret() -> None:
    """V3 At most one is placed; those that were removed do not count."""
    t = Table(2, "S12", "tavern@S12", scoring="V3", removed="market archive")
    assert points_of(t.s, 0) == 8


def test_no_mage_with_a_key() -> None:
    """V4 Face up or down."""
    assert points_of(Table(2, "S12", "K01", scoring="V4").s, 0) == 0


def test_inactive_circles() -> None:
    """V5, D35 At least two; with the blocker there may be three."""
    assert points_of(Table(2, "S12", "circles=1", scoring="V5").s, 0) == 8


def test_inactive_circles_with_the_blocker() -> None:
    """D35 Three inactive circles also qualify; one does not."""
    t = Table(2, "S12", "T6 circles=1", others={1: ("", "circles=3")}, scoring="V5")
    assert (points_of(t.s, 0), points_of(t.s, 1)) == (8, 0)


def test_little_capacity() -> None:
    """V6 The marker is not beyond 6."""
    assert points_of(Table(2, "S12", "", scoring="V6").s, 0) == 8


def test_the_minimum_marker() -> None:
    """V7 It stands under the 2."""
    assert points_of(Table(2, "S12", "minimum=2", scoring="V7").s, 0) == 8


def test_keys_score() -> None:
    """V8 3 each, 9 at most."""
    assert points_of(Table(2, "S12", "keys=3", scoring="V8").s, 0) == 9


def test_mages_score() -> None:
    """V9 2 for each that is face up, 8 at most."""
    assert points_of(Table(2, "S12", "M01 K01 -K02", scoring="V9").s, 0) == 4


def test_unused_things_score() -> None:
    """V10 2 for each bottle and cork, 8 at most, beside the point that each is worth."""
    assert points_of(Table(2, "S12", "bottles=b", scoring="V10").s, 0) == 3


def test_several_fulfil_the_same_card() -> None:
    """4.8 It scores for each of them; only open cards do."""
    t = Table(2, "S12", "keys=1", others={1: ("", "keys=2")}, scoring="V8")
    assert (points_of(t.s, 0), points_of(t.s, 1)) == (3, 6)
    assert points_of(Table(2, "S12", "keys=1").s, 0) == 0


# Who wins


def ended(own: str, other: str) -> tuple[int, ...]:
    """Who wins with these things."""
    t = Table(2, "S12", own, others={1: ("", other)})
    t.s.stack = []
    assert t.outcome.reason == "most-points"
    return t.outcome.winners


def test_the_most_points_win() -> None:
    """4.8 The score decides."""
    assert ended("corks=2 coins=0", "corks=1 coins=9") == (0,)


def test_a_tie_is_broken_by_wealth() -> None:
    """4.8 Coins, scrolls and keys together; then it is shared."""
    assert ended("coins=1 scrolls=1 keys=1", "coins=2") == (0,)
    assert ended("coins=1 scrolls=1 keys=1", "coins=4") == (1,)
    assert ended("coins=1 scrolls=1 keys=1", "coins=3") == (0, 1)


def test_a_match_that_ends_tells_its_score() -> None:
    """4.8 In parts."""
    t = at_the_end()
    t.play(EndTurn(), EndTurn(), EndTurn())
    assert t.kind == "over"
    assert {told["part"] for told in t.told("scores")} >= {"circles"}
    told = [*t.told("scores"), *t.told("scores-card")]
    scores = [0, 0, 0]
    for one in told:
        scores[cast("int", one["seat"])] += cast("int", one["points"])
    assert t.outcome.scores == tuple(scores) == tuple(points_of(t.s, seat) for seat in range(3))


@pytest.mark.parametrize(
    ("own", "other", "key", "found"),
    [
        ("coins=1 scrolls=1 keys=1", "coins=2", "tie-broken", {"seat": 0, "wealth": 3}),
        ("coins=1", "coins=2 keys=2", "tie-broken", {"seat": 1, "wealth": 4}),
        ("coins=3", "scrolls=3 coins=0", "tie-shared", {"seats": (0, 1), "wealth": 3}),
    ],
)
def test_a_tie_is_explained(own: str, other: str, key: str, found: dict[str, object]) -> None:
    """4.8 Who has more coins, scrolls and keys, or that nobody has."""
    t = Table(2, "S12", own, others={1: ("", other)})
    t.s.events = []
    Score().run(t.s)
    told = [event for event in t.s.events if event.key.startswith("tie-")]
    assert [(event.key, event.params) for event in told] == [(key, found)]


def test_without_a_tie_there_is_nothing_to_explain() -> None:
    t = Table(2, "S12", "corks=1")
    t.s.events = []
    Score().run(t.s)
    assert not [event for event in t.s.events if event.key.startswith("tie-")]
