"""The worked example that stands in both rulebooks, step by step."""

from __future__ import annotations

import pytest

from spiritboard.core.values import WATCHER
from spiritboard.games.shamans.actions import Draw, Eliminate
from spiritboard.games.shamans.box import DAGGER, ILLUMINATION, MOONSTONE, NEUTRALISATION
from tests.shamans.table import LETTERS, Table, card

J, P, R, U, E = range(5)
PURPLE, BROWN = LETTERS.index("P"), LETTERS.index("N")


@pytest.fixture(params=["cs", "ru"])
def table(request: pytest.FixtureRequest) -> Table:
    """Five cards in each hand. Purple lacks 1, 6 and 7, brown the 5, red more than the 6."""
    return Table(
        5,
        [
            "P1 B1 G1 Y1 S1",
            "P6 B2 G2 Y2 S2",
            "R6 B3 G3 Y3 S3",
            "N5 B4 G4 Y4 S4",
            "P7 R1 R2 R3 R4",
        ],
        shadows=[R, E],
        pawn=10,
        guide=J,
        up={P: "moonstone", U: "dagger"},
        display="moonstone dagger",
        edition=request.param,
    )


def test_step_by_step(table: Table) -> None:
    """S3, S4, S6, S7 The whole trick."""
    t = table

    t.play("P1")
    assert (t.s.destination, t.turn) == (PURPLE, P)

    t.play("P6")
    assert (t.in_trick(P), t.s.pawn, t.turn) == ("P6", 10, R)

    t.play("R6")
    assert (t.s.pawn, t.on_board("R"), t.turn) == (11, [5, 6, 7, 8], U)

    t.play("N5")
    assert (t.s.pawn, t.on_board("N")) == (12, [1, 2, 3, 4, 5, 6, 7, 8])
    assert (t.kind, t.turn) == ("neutralisation", U)

    t.answer(U, Eliminate(J))
    assert (t.s.pawn, t.hand(J), t.living()) == (16, "B1 G1 Y1 S1", [P, R, U, E])
    assert (t.view(WATCHER).revealed, t.view(WATCHER).roles[J]) == ((J,), 0)
    assert (t.in_trick(J), t.up(U), t.turn) == ("P1", "", E)

    t.play("P7")
    assert (t.kind, t.turn) == ("take-artifact", P)

    t.nature(Draw(DAGGER))
    t.take("moonstone")
    assert (t.up(P), t.display()) == ("moonstone moonstone", "dagger dagger")
    assert t.on_board("P") == [1, 2, 3, 4, 5, 6, 7, 8]
    assert t.s.points == [0, 0, 0, 0, 1]
    assert (t.kind, t.turn, t.s.guide, t.has_ended()) == ("lead", E, E, None)


def test_what_is_told(table: Table) -> None:
    """S3, S4, S6, S7 The same trick as the log tells it."""
    t = table
    t.play("P1 P6 R6 N5")
    t.answer(U, Eliminate(J))
    t.play("P7")
    t.nature(Draw(DAGGER))
    t.take("moonstone")
    assert [(event.key, dict(event.params)) for event in t.events] == [
        ("leads", {"seat": J, "card": card("P1")}),
        ("follows", {"seat": P, "card": card("P6")}),
        ("strays", {"seat": R, "card": card("R6")}),
        ("pawn-moves", {"by": 1, "pawn": 11, "steps": 13}),
        ("strays", {"seat": U, "card": card("N5")}),
        ("pawn-moves", {"by": 1, "pawn": 12, "steps": 12}),
        ("performs", {"seat": U, "world": BROWN, "ritual": NEUTRALISATION}),
        ("uses-dagger", {"seat": U, "victim": J}),
        ("is-eliminated", {"seat": J, "role": 0}),
        ("hand-laid-aside", {"seat": J, "count": 4}),
        ("pawn-moves", {"by": 4, "pawn": 16, "steps": 8}),
        ("follows", {"seat": E, "card": card("P7")}),
        ("takes", {"seat": P, "tile": MOONSTONE}),
        ("refilled", {"tile": DAGGER}),
        ("places", {"seat": E, "world": PURPLE, "count": 8, "of": 8}),
        ("performs", {"seat": E, "world": PURPLE, "ritual": ILLUMINATION}),
        ("gains", {"seat": E, "points": 1, "reason": "illumination"}),
    ]


def test_second_moonstone_scores_at_the_end(table: Table) -> None:
    """S8.2 "At the end of the round P will get 2 points, unless somebody eliminates him." """
    t = table
    t.play("P1 P6 R6 N5")
    t.answer(U, Eliminate(J))
    t.play("P7")
    t.take("moonstone")
    t.s.pawn = 23
    t.play("R1 B2")
    assert t.has_ended() == ("shadows", "moon-reached")
    assert t.s.points == [0, 2, 3, 0, 1 + 3]
