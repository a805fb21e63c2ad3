"""S3 A trick."""

from __future__ import annotations

import pytest

from spiritboard.core.values import NATURE
from spiritboard.games.shamans.actions import Play, StepBack, TakePile, TurnUp, UsePortal
from tests.shamans.table import BACK, KEEP, LETTERS, Table, card


def test_guide_sets_the_destination() -> None:
    """S3.1 The Guide plays any card: its world is the Destination."""
    t = Table(4, ["P1 G3 ..."])
    t.play("G3")
    assert (LETTERS[t.s.destination], t.in_trick(0), t.s.pawn) == ("G", "G3", 13)
    assert t.told("leads") == [{"seat": 0, "card": card("G3")}]


def test_guides_card_always_matches() -> None:
    """S3.1 The Guide's card never strays, whatever the last Destination was."""
    t = Table(3, ["P3 B1 ...", "P1 ...", "P2 ..."])
    t.play("P3 P1 P2")
    t.take("dagger")
    t.play("B1")
    assert (t.s.pawn, t.in_trick(0), t.told("strays")) == (16, "B1", [])


def test_guide_plays_from_the_hand() -> None:
    """S3.1 Only a card from the hand, and only a card."""
    t = Table(4, ["P1 ...", "P2 ..."])
    assert t.refused(0, Play(card("P2"))).data() == f"S3.1 card-not-in-hand (card: {card('P2')})"
    assert t.refused(0, Play(56)).data() == "S3.1 play-a-card"
    assert t.refused(0, Play(-1)).data() == "S3.1 play-a-card"
    assert t.refused(0, TakePile()).data() == "S3.1 play-a-card"


def test_everybody_plays_once_clockwise() -> None:
    """S3.2 Clockwise from the Guide every living player plays exactly one card."""
    t = Table(4, ["P1 ...", "P2 ...", "P3 ...", "P4 ..."], guide=2)
    order = []
    for name in ["P3", "P4", "P1", "P2"]:
        order.append(t.turn)
        t.play(name)
    assert order == [2, 3, 0, 1]
    assert t.kind == "take-artifact"


def test_eliminated_players_do_not_play() -> None:
    """S3.2 Only the living play."""
    t = Table(4, ["P1 ...", "P2 ...", "P3 ...", "P4 ..."], dead=[1])
    t.play("P1 P3 P4")
    assert t.kind == "take-artifact"


def test_no_duty_to_follow() -> None:
    """S3.2 Any card may be played, also by somebody who has one of the Destination."""
    t = Table(4, ["P1 ...", "P2 P3 B1 Y4 ..."])
    t.play("P1")
    assert {Play(card(name)) for name in ("P2", "P3", "B1", "Y4")} <= set(t.options(1))
    assert [Play(number) for number in t.s.hand(1)] == t.options(1)


def test_follower_plays_from_the_hand() -> None:
    """S3.2 One card from one's own hand, in one's turn."""
    t = Table(4, ["P1 ...", "P2 ...", "P3 ..."])
    t.play("P1")
    assert t.refused(1, Play(card("P3"))).data() == f"S3.2 card-not-in-hand (card: {card('P3')})"
    assert t.refused(1, Play(99)).data() == "S3.2 play-a-card"
    assert t.refused(1, StepBack()).data() == "S3.2 play-a-card"
    assert t.refused(2, Play(card("P3"))).data() == "S3.2 not-your-question"
    assert t.refused(NATURE, Play(card("P3"))).data() == "S3.2 not-your-question"


def test_matching_card_stays_until_the_trick_is_resolved() -> None:
    """S3.3 A matching card stays before its player; neither board nor pawn changes."""
    t = Table(4, ["P1 ...", "P5 ..."])
    t.play("P1 P5")
    assert (t.in_trick(1), t.on_board("P"), t.s.pawn) == ("P5", [], 13)
    assert t.told("follows") == [{"seat": 1, "card": card("P5")}]


def test_off_colour_card_moves_the_pawn() -> None:
    """S3.4 (a) The pawn moves 1 towards the Moon; (b) the card goes to its world; no more."""
    t = Table(4, ["P1 ...", "Y4 ..."])
    t.play("P1 Y4")
    assert (t.s.pawn, t.in_trick(1), t.on_board("Y")) == (14, "", [4])
    assert t.told("pawn-moves") == [{"by": 1, "pawn": 14, "steps": 10}]
    assert (t.told("performs"), t.kind, t.turn) == ([], "follow", 2)


@pytest.mark.parametrize(("seats", "last"), [(3, "B6"), (4, "B6"), (5, "B8")])
def test_off_colour_card_completes_its_world(seats: int, last: str) -> None:
    """S3.4 (c) The last of 6 cards, or of 8 with five players: its player performs the ritual."""
    t = Table(seats, ["P1 ...", f"{last} ..."], placed="B")
    pawn = t.s.pawn
    t.play(f"P1 {last}")
    assert (t.kind, t.turn) == ("stabilisation", 1)
    assert t.on_board("B") == list(range(1, int(last[1]) + 1))
    t.answer(1, StepBack())
    assert (t.s.pawn, t.kind, t.turn) == (pawn + 1 - 2, "follow", 2)


def test_order_of_an_off_colour_card() -> None:
    """S3.4 First (a) the pawn, then (b) the board, then (c) the ritual."""
    t = Table(4, ["P1 ...", "B6 ..."], placed="B")
    t.play("P1 B6")
    t.answer(1, StepBack())
    keys = [event.key for event in t.events]
    assert keys == ["leads", "strays", "pawn-moves", "performs", "pawn-moves"]


def test_moon_is_reached_before_anything_else() -> None:
    """S3.4 On the Moon Shadows win at once: the card is not placed, nobody plays on."""
    t = Table(4, ["P1 ...", "Y4 ..."], pawn=23)
    t.play("P1 Y4")
    assert t.has_ended() == ("shadows", "moon-reached")
    assert (t.s.pawn, t.on_board("Y"), t.kind) == (24, [], "deal")


def test_stabilisation_does_not_undo_a_lost_round() -> None:
    """S3.4 A Stabilisation completed in (c) cannot undo (a)."""
    t = Table(4, ["P1 ...", "B6 ..."], placed="B", pawn=23)
    t.play("P1 B6")
    assert t.has_ended() == ("shadows", "moon-reached")
    assert (t.told("performs"), t.s.points) == ([], [0, 0, 0, 3])


def test_portal_saves_the_round_and_then_the_card_is_placed() -> None:
    """S3.4 A portal before the Moon: then (b) and (c) follow, and the Stabilisation counts."""
    t = Table(4, ["P1 ...", "B6 ..."], placed="B", pawn=23, up={2: "portal"})
    t.play("P1 B6")
    assert (t.kind, t.on_board("B")) == ("portal-before-moon", [1, 2, 3, 4, 5])
    t.answer(2, BACK)
    assert (t.kind, t.turn, t.s.pawn) == ("stabilisation", 1, 23)
    t.answer(1, StepBack())
    assert (t.s.pawn, t.has_ended()) == (21, None)


def test_portal_kept_before_an_off_colour_step() -> None:
    """S3.4 The portal's owner lets the pawn reach the Moon."""
    t = Table(4, ["P1 ...", "B6 ..."], placed="B", pawn=23, up={2: "portal"})
    t.play("P1 B6")
    t.answer(2, KEEP)
    assert t.has_ended() == ("shadows", "moon-reached")


def test_nothing_but_playing_shows_a_card() -> None:
    """S3.5 Nobody names a card: out of turn there are only portals and tiles to act with."""
    t = Table(4, ["P1 ...", "P2 ..."], up={2: "portal"}, down={3: "dagger moonstone"})
    assert t.options(1) == []
    assert all(isinstance(action, UsePortal) for action in t.options(2))
    assert all(isinstance(action, TurnUp) for action in t.options(3))
    t.play("P1")
    named = [event.params["card"] for event in t.events if "card" in event.params]
    assert named == [card("P1")]


def test_others_see_how_many_cards_but_not_which() -> None:
    """S3.5 A hand is seen by its owner alone; the others see its size."""
    t = Table(3, ["P1 P2 P3", "B1 B2", "G1"])
    assert t.view(1).hand == t.s.hand(1)
    assert (t.view(1).hand_sizes, t.view(-2).hand_sizes) == ((3, 2, 1), (3, 2, 1))
    assert t.view(-2).hand == ()
