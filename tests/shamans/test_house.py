"""Our rulings where the books are silent."""

from __future__ import annotations

import pytest

from spiritboard.games.shamans.actions import (
    LEFT,
    Eliminate,
    KeepDagger,
    NameGuide,
    PassCard,
    Play,
    Top,
    TurnUp,
)
from spiritboard.games.shamans.box import MOONSTONE, PORTAL
from tests.shamans.questions import QUESTIONS
from tests.shamans.table import BACK, KEEP, ON, Table, card

# Portals answered at once


def doomed_shadow(up: dict[int, str]) -> Table:
    """Seat 4 leads. Seat 0 has chosen to eliminate the Shadow 3; the pawn stands before the Moon."""
    t = Table(
        5,
        ["N8 ...", "...", "...", "B1 B2", "P1 ..."],
        placed="N",
        pawn=22,
        guide=4,
        shadows=[2, 3],
        up=up,
    )
    t.play("P1 N8")
    t.answer(0, Eliminate(3))
    return t


def test_steps_back_before_steps_on() -> None:
    """S5.1 (house) One on, one back at once: the step back comes first, so the round is saved."""
    t = doomed_shadow(up={0: "dagger", 1: "portal", 2: "portal"})
    t.each(ON, BACK)
    assert [told["pawn"] for told in t.told("pawn-moves")] == [23, 22, 23]
    assert (t.has_ended(), t.living()) == (None, [0, 1, 2, 4])


@pytest.mark.parametrize(("owners", "order"), [((1, 3), [1, 3]), ((1, 4), [4, 1])])
def test_clockwise_from_the_guide(owners: tuple[int, int], order: list[int]) -> None:
    """S5.1 (house) Portals used at once are discarded clockwise from the Guide, here seat 4."""
    t = doomed_shadow(up={0: "dagger", owners[0]: "portal", owners[1]: "portal"})
    t.each(BACK, BACK)
    assert [told["seat"] for told in t.told("uses-portal")] == order


def test_asked_again_until_everyone_passes() -> None:
    """S5.1 (house) After a portal the question is put again: who passed may still use theirs."""
    t = doomed_shadow(up={0: "dagger", 1: "portal", 2: "portal"})
    t.each(BACK, KEEP)
    assert (t.kind, t.asked, t.living()) == ("portal-before-elimination", (2,), [0, 1, 2, 3, 4])
    t.answer(2, BACK)
    assert (t.s.pawn, t.living()) == (21, [0, 1, 2, 4])


def test_nothing_is_asked_when_nobody_can_answer() -> None:
    """S5.1 (house) The last possible portal is spent: the elimination takes effect at once."""
    t = doomed_shadow(up={0: "dagger", 1: "portal"})
    t.answer(1, BACK)
    assert t.living() == [0, 1, 2, 4]


# Face-up tiles first


def test_face_up_portal_first() -> None:
    """S5.1 (house) With a portal on either side the face-up one is discarded."""
    t = Table(4, up={1: "portal"}, down={1: "portal"}, pawn=10)
    t.answer(1, BACK)
    assert (t.up(1), t.down(1)) == ("", "portal")


def test_face_up_dagger_first() -> None:
    """S6.4 (house) With a dagger on either side the face-up one is used, and must be."""
    t = Table(4, ["P1 ...", "N6 ...", "B1"], placed="N", up={1: "dagger"}, down={1: "dagger"})
    t.play("P1 N6")
    assert t.refused(1, KeepDagger()).data() == "S6.4 dagger-must"
    t.answer(1, Eliminate(2))
    t.keep()
    assert (t.up(1), t.down(1), t.living()) == ("", "dagger", [0, 1, 3])


# Who eliminates oneself (cs)


def test_self_eliminator_performs_no_further_rituals() -> None:
    """S6.5 (house) A Shadow eliminates itself; its hand completes worlds, but nobody performs."""
    t = Table(
        5,
        ["P1 ...", "N8 B8 G8", "...", "...", "..."],
        placed="N B G",
        up={1: "dagger"},
        shadows=[1, 4],
        edition="cs",
    )
    pawn = t.s.pawn
    t.play("P1 N8")
    t.answer(1, Eliminate(1))
    assert (len(t.on_board("B")), len(t.on_board("G")), t.living()) == (8, 8, [0, 2, 3, 4])
    assert [told["world"] for told in t.told("performs")] == [5]
    assert (t.s.pawn, t.kind, t.turn) == (pawn + 1, "follow", 2)


def test_next_living_player_leads_after_a_self_eliminator() -> None:
    """S4.4 (house) The highest completes brown, eliminates itself: the next one clockwise leads."""
    t = Table(
        4,
        ["N1 ...", "N6 B1", "...", "N3 ..."],
        placed="N",
        up={1: "dagger"},
        dead=[2],
        edition="cs",
        pawn=0,
    )
    t.play("N1 N6 N3")
    t.take("moonstone")
    t.answer(1, Eliminate(1))
    assert (t.s.pawn, t.living()) == (1, [0, 3])
    assert (t.kind, t.turn, t.s.guide) == ("lead", 3, 3)


def test_last_shadow_eliminates_itself() -> None:
    """S7.3 (house) Alone at the table, with a face-up dagger it must: Shamans win, none scores."""
    t = Table(
        3, ["B1", "B2", "Y6 P1"], placed="Y", up={2: "dagger"}, dead=[0, 1], guide=2, edition="cs"
    )
    t.play("Y6")
    t.take("moonstone")
    assert (t.kind, [a for a in t.options(2) if isinstance(a, Eliminate)]) == (
        "neutralisation",
        [Eliminate(2)],
    )
    t.answer(2, Eliminate(2))
    assert t.has_ended() == ("shamans", "last-shadow-eliminated")
    assert t.s.points == [0, 0, 0]


# Alone at the table


def test_nobody_to_exchange_with() -> None:
    """S6.2 (house) No other living player: the Transmutation does nothing."""
    t = Table(3, ["B1", "B2", "G6 P1"], placed="G", dead=[0, 1], guide=2)
    t.play("G6")
    t.take("moonstone")
    assert (t.told("performs")[-1]["world"], t.told("exchanges")) == (2, [])
    assert (t.kind, t.turn, t.s.is_shadow(2)) == ("lead", 2, True)


def test_nobody_to_eliminate() -> None:
    """S6.4 (house) No other living player (ru): the face-up dagger stays."""
    t = Table(3, ["B1", "B2", "Y6 P1"], placed="Y", up={2: "dagger"}, dead=[0, 1], guide=2)
    t.play("Y6")
    t.take("moonstone")
    assert (t.kind, t.turn, t.up(2)) == ("lead", 2, "dagger moonstone")


# Turning up, and hidden answers


@pytest.mark.parametrize("kind", QUESTIONS)
def test_turn_up_whenever_a_question_is_open(kind: str) -> None:
    """S4.2 (house) A face-down tile may be turned up whatever is asked; the question stays."""
    t = QUESTIONS[kind]()
    asked = t.asked
    t.answer(3, TurnUp(MOONSTONE))
    assert (t.up(3), t.down(3)) == ("portal moonstone", "")
    assert (t.kind, t.asked) == (kind, asked)


def passing() -> Table:
    """An eclipse: seats 0 and 2 have chosen their cards, 1 and 3 have not."""
    hands = ["P1 B1 Y1 ...", "P2 B2 ...", "P3 B3 ...", "P4 B4 ..."]
    t = Table(4, hands, up={3: "portal"}, down={2: "portal"})
    t.play("P1 P2 P3 P4")
    t.nature(Top(LEFT))
    t.take("moonstone")
    t.answer(0, PassCard(card("B1")))
    t.answer(2, PassCard(card("B3")))
    assert t.asked == (1, 3)
    return t


def test_hidden_answers_are_dropped_when_a_portal_is_used() -> None:
    """S4.6 (house) Somebody acts out of turn: the answers given so far are asked anew."""
    t = passing()
    t.answer(3, BACK)
    assert (t.kind, t.asked, t.view(0).answer) == ("pass-card", (0, 1, 2, 3), None)
    t.pass_on("Y1 B2 B3 B4")
    assert ("B1" in t.hand(0), "Y1" in t.hand(1)) == (True, True)


def test_hidden_answers_are_dropped_when_a_tile_is_turned_up() -> None:
    """S4.6 (house) Turning up a tile drops them too, also by one who has answered."""
    t = passing()
    t.answer(2, TurnUp(PORTAL))
    assert (t.kind, t.asked, t.view(2).answered) == ("pass-card", (0, 1, 2, 3), ())


def test_asked_anew_is_a_new_question() -> None:
    """S4.6 (house) The question has a new number, so a late answer to the old one shows."""
    t = passing()
    before = t.s.question
    t.answer(3, BACK)
    assert t.s.question == before + 1


def test_asked_again_is_a_new_question() -> None:
    """S5.1 (house) So has the portal question that is put again after a portal was used."""
    t = doomed_shadow(up={0: "dagger", 1: "portal", 2: "portal"})
    before = t.s.question
    t.answer(1, BACK)
    assert t.s.question == before
    t.answer(2, KEEP)
    assert (t.kind, t.s.question) == ("portal-before-elimination", before + 1)


# Several matches, all eliminated


def test_highest_of_the_eliminated_names_the_guide() -> None:
    """S4.5 (house) All who matched are eliminated: the highest of them names the next Guide."""
    t = Table(
        5,
        ["P1 B1", "P5 B2", "N8 ...", "S8 ...", "R1 ..."],
        placed="N S",
        up={2: "dagger", 3: "dagger"},
        pawn=0,
    )
    t.play("P1 P5 N8")
    t.answer(2, Eliminate(0))
    t.play("S8")
    t.answer(3, Eliminate(1))
    t.play("R1")
    assert (t.kind, t.turn, t.on_board("P")) == ("name-guide", 1, [1, 5])
    assert t.refused(0, NameGuide(2)).data() == "S4.5 not-your-question"
    assert t.refused(1, Play(card("B2"))).data() == "S4.5 name-a-guide"
    t.answer(1, NameGuide(4))
    assert (t.kind, t.turn) == ("lead", 4)


def test_highest_of_the_eliminated_names_the_guide_after_the_ritual_too() -> None:
    """S4.5 (house, cs) The higher match fell in the trick, the lower one by its own ritual."""
    t = Table(
        5,
        ["N8 B1", "S8 ...", "N7 B2", "R1 ...", "R2 ..."],
        placed="N S",
        up={1: "dagger", 2: "dagger"},
        pawn=0,
        edition="cs",
    )
    t.play("N8 S8")
    t.answer(1, Eliminate(0))
    t.play("N7 R1 R2")
    t.take("moonstone")
    t.answer(2, Eliminate(2))
    assert (t.kind, t.turn, len(t.on_board("N"))) == ("name-guide", 0, 8)
    t.answer(0, NameGuide(1))
    assert (t.kind, t.turn) == ("lead", 1)


def test_nobody_is_left_to_be_named() -> None:
    """S4.5, S8.1 (cs) The only match eliminates himself in the last trick: the round is over."""
    t = Table(4, ["N6", "Y1", "Y2", "Y3"], placed="N", up={0: "dagger"}, pawn=0, edition="cs")
    t.play("N6 Y1 Y2 Y3")
    t.take("moonstone")
    t.answer(0, Eliminate(0))
    assert t.has_ended() == ("shamans", "worlds-guarded")
