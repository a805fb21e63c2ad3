"""One table for each kind of question; seat 3 has a portal face up and a moonstone face down."""

from __future__ import annotations

from collections.abc import Callable

from spiritboard.games.shamans.actions import LEFT, Draw, Eliminate, Top
from spiritboard.games.shamans.box import DAGGER
from tests.shamans.table import Table


def a_lead() -> Table:
    return Table(4, up={3: "portal"}, down={3: "moonstone"}, pawn=10)


def a_follow() -> Table:
    t = Table(4, ["P1 ..."], up={3: "portal"}, down={3: "moonstone"}, pawn=10)
    t.play("P1")
    return t


def an_artifact_to_take() -> Table:
    t = Table(
        4,
        ["P1 ...", "P2 ...", "P3 ...", "P4 ..."],
        up={3: "portal"},
        down={3: "moonstone"},
        pawn=10,
    )
    t.play("P1 P2 P3 P4")
    return t


def a_stabilisation() -> Table:
    t = Table(4, ["P1 ...", "B6 ..."], placed="B", up={3: "portal"}, down={3: "moonstone"}, pawn=9)
    t.play("P1 B6")
    return t


def a_transmutation() -> Table:
    t = Table(4, ["P1 ...", "G6 ..."], placed="G", up={3: "portal"}, down={3: "moonstone"}, pawn=9)
    t.play("P1 G6")
    return t


def a_neutralisation() -> Table:
    t = Table(
        4,
        ["P1 ...", "N6 ..."],
        placed="N",
        up={1: "dagger", 3: "portal"},
        down={3: "moonstone"},
        pawn=9,
    )
    t.play("P1 N6")
    return t


def a_ritual_order() -> Table:
    t = Table(
        5,
        ["P1 ...", "N8 ...", "...", "...", "B8 G8"],
        placed="N B G",
        up={1: "dagger", 3: "portal"},
        down={3: "moonstone"},
        pawn=9,
    )
    t.play("P1 N8")
    t.answer(1, Eliminate(4))
    t.keep()
    return t


def a_guide_to_name() -> Table:
    t = Table(
        4,
        ["P1", "N6 ...", "B1 ...", "B2 ..."],
        placed="N",
        up={1: "dagger", 3: "portal"},
        down={3: "moonstone"},
        pawn=7,
    )
    t.play("P1 N6")
    t.answer(1, Eliminate(0))
    t.keep()
    t.play("B1 B2")
    return t


def cards_to_pass() -> Table:
    t = an_artifact_to_take()
    t.nature(Draw(DAGGER), Top(LEFT))
    t.take("pile")
    return t


QUESTIONS: dict[str, Callable[[], Table]] = {
    "lead": a_lead,
    "follow": a_follow,
    "take-artifact": an_artifact_to_take,
    "stabilisation": a_stabilisation,
    "transmutation": a_transmutation,
    "neutralisation": a_neutralisation,
    "ritual-order": a_ritual_order,
    "name-guide": a_guide_to_name,
    "pass-card": cards_to_pass,
}


def a_step_onto_the_moon() -> Table:
    t = Table(4, ["P1 ...", "Y4 ..."], up={3: "portal"}, down={3: "moonstone"}, pawn=23)
    t.play("P1 Y4")
    return t


def an_elimination() -> Table:
    t = a_neutralisation()
    t.answer(1, Eliminate(3))
    return t


def an_end_of_the_last_trick() -> Table:
    t = Table(
        4,
        ["P1", "P2", "P3", "P4"],
        up={3: "portal"},
        down={3: "moonstone"},
        display="moonstone mask",
        pawn=23,
    )
    t.play("P1 P2 P3 P4")
    t.take("moonstone")
    return t


PORTAL_QUESTIONS: dict[str, Callable[[], Table]] = {
    "portal-before-moon": a_step_onto_the_moon,
    "portal-before-elimination": an_elimination,
    "portal-after-last-trick": an_end_of_the_last_trick,
}
