"""S8 End of a round and of the game."""

from __future__ import annotations

from typing import Unpack

import pytest

from spiritboard.games.shamans.actions import Eliminate, First, Play
from tests.shamans.table import Laid, Table, card


def last_trick(seats: int = 3, **more: Unpack[Laid]) -> Table:
    """The last cards are played; the Shamans have guarded the worlds."""
    hands = [f"P{seat + 1}" for seat in range(seats)]
    t = Table(seats, hands, display="- -", pile="", eclipse=False, **more)
    t.play(" ".join(hand for seat, hand in enumerate(hands) if t.s.is_alive(seat)))
    return t


def moon(**more: Unpack[Laid]) -> Table:
    """Seat 1 strays onto the Moon; seats 3 and 4 are Shadows."""
    t = Table(5, ["P1 ...", "Y4 ..."], pawn=23, **more)
    t.play("P1 Y4")
    return t


def test_shadows_win_on_the_moon() -> None:
    """S8.1 Shadows win the round when the pawn reaches the Moon."""
    t = moon()
    assert (t.has_ended(), t.s.points) == (("shadows", "moon-reached"), [0, 0, 0, 3, 3])


def test_shamans_win_when_the_cards_are_played() -> None:
    """S8.1 Shamans win when no living player has cards."""
    t = last_trick()
    assert (t.has_ended(), t.s.points) == (("shamans", "worlds-guarded"), [2, 2, 1])


def test_last_trick_is_resolved_first() -> None:
    """S8.1 The last cards are played, but the trick is still resolved."""
    t = Table(3, ["P1", "P2", "P3"])
    t.play("P1 P2 P3")
    assert (t.has_ended(), t.kind) == (None, "take-artifact")


def test_cards_laid_aside_do_not_count() -> None:
    """S8.1 Only living players' cards: a hand laid aside keeps no round going."""
    t = Table(3, ["B1 B2", "P2", "P3"], dead=[0], guide=1, display="- -", pile="", eclipse=False)
    t.play("P2 P3")
    assert (t.has_ended(), t.hand(0)) == (("shamans", "worlds-guarded"), "B1 B2")


def test_shamans_win_when_the_last_shadow_is_eliminated() -> None:
    """S8.1 Or when the last Shadow is eliminated, at once."""
    t = Table(4, ["P1 ...", "N6 ..."], placed="N", up={1: "dagger"})
    t.play("P1 N6")
    t.answer(1, Eliminate(3))
    assert t.has_ended() == ("shamans", "last-shadow-eliminated")


def test_all_shamans_eliminated() -> None:
    """S8.1 Every Shaman is out and the pawn short of the Moon: play goes on."""
    t = Table(
        5,
        ["P1 B1", "P2", "P5", "N8 R8", "P4 R7"],
        dead=[1, 2],
        up={3: "dagger"},
        display="- -",
        pile="",
        eclipse=False,
    )
    t.play("P1 N8")
    t.answer(3, Eliminate(0))
    assert (t.has_ended(), t.living(), t.turn) == (None, [3, 4], 4)
    t.play("P4 R7 R8")
    assert t.has_ended() == ("shamans", "worlds-guarded")
    assert t.s.points == [0, 0, 0, 0, 0]


def test_shamans_score_2() -> None:
    """S8.2 Each survivor of the winning team: Shamans 2 points."""
    t = last_trick(5, dead=[1])
    assert t.told("gains") == [
        {"seat": 0, "points": 2, "reason": "team"},
        {"seat": 2, "points": 2, "reason": "team"},
    ]


def test_shadows_score_3() -> None:
    """S8.2 Each survivor of the winning team: Shadows 3 points; the eliminated nothing."""
    t = Table(5, ["P1 ...", "Y4 ...", "...", "", "..."], pawn=23, dead=[3])
    t.play("P1 Y4")
    assert t.s.points == [0, 0, 0, 0, 3]


@pytest.mark.parametrize(("stones", "points"), [(0, 0), (1, 0), (2, 2), (3, 2)])
def test_moonstones(stones: int, points: int) -> None:
    """S8.2 A survivor with 2 or 3 moonstones: 2 points, once, also on the losing side."""
    t = moon(up={0: " ".join(["moonstone"] * stones)})
    assert t.s.points == [points, 0, 0, 3, 3]


def test_moonstones_for_winners_too() -> None:
    """S8.2 Both count: the team's points and the moonstones'."""
    t = moon(up={3: "moonstone"}, down={3: "moonstone"})
    # Seat 3 has a face-down tile, so it is asked for a portal.
    t.keep()
    assert t.s.points == [0, 0, 0, 5, 3]


def test_moonstones_of_the_eliminated() -> None:
    """S8.2 Survivors only."""
    t = moon(up={2: "moonstone moonstone"}, dead=[2])
    assert t.s.points == [0, 0, 0, 3, 3]


def test_roles_are_shown_at_the_end() -> None:
    """S8.2 Everybody sees who was who."""
    t = moon()
    assert [told["role"] for told in t.told("had-role")] == [0, 0, 0, 1, 1]
    assert t.heard("had-role") == [None] * 5


def test_next_round() -> None:
    """S8.3 Nobody has 8: next round, the token passes left, everything but points is reset."""
    t = moon(points=[4, 4, 4, 4, 4], up={0: "dagger"})
    assert t.kind == "deal"
    t.deal()
    assert (t.s.round, t.s.first, t.kind, t.turn) == (2, 1, "lead", 1)
    assert (t.s.points, t.s.pawn, t.living()) == ([4, 4, 4, 7, 7], 4, [0, 1, 2, 3, 4])
    assert (t.up(0), t.s.revealed, t.s.eclipse, t.s.closed) == ("", 0, 1, 0)
    assert [len(t.s.hand(seat)) for seat in range(5)] == [11] * 5
    assert t.s.knows == [1, 2, 4, 8, 16]


def test_token_goes_round() -> None:
    """S8.3 From the last seat the token passes to the first."""
    t = Table(5, ["P1 ...", "Y4 ..."], pawn=23)
    t.s.first = 4
    t.play("P1 Y4")
    t.deal()
    assert (t.s.first, t.turn) == (0, 0)


def test_eliminated_come_back() -> None:
    """S8.3 An eliminated player is in the next round again, with a hidden role."""
    t = last_trick(3, dead=[0], guide=1)
    t.deal()
    assert (t.living(), t.view(1).revealed, len(t.s.hand(0))) == ([0, 1, 2], (), 9)


@pytest.mark.parametrize(("before", "after"), [(4, 7), (5, 8), (6, 9), (9, 12)])
def test_eight_or_more(before: int, after: int) -> None:
    """S8.4 With 8 or more at a round's end the highest total wins; with 7 play goes on."""
    t = moon(points=[0, 0, 0, 0, before])
    assert t.s.points == [0, 0, 0, 3, after]
    assert t.kind == ("deal" if after < 8 else "over")
    if t.outcome is not None:
        assert t.outcome.winners == (4,)
        assert (t.outcome.scores, t.outcome.rule) == ((0, 0, 0, 3, after), "S8.4")
    assert (t.outcome is None) == (after < 8)


def test_highest_total_wins() -> None:
    """S8.4 Several have 8 or more: the highest total wins, also one who lost this round."""
    t = moon(points=[12, 8, 0, 6, 7])
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.scores) == ((0,), (12, 8, 0, 9, 10))


def test_tied_at_the_top() -> None:
    """S8.4 Tied at the top: a further round, until one player alone leads."""
    t = moon(points=[0, 0, 0, 5, 5])
    assert (t.s.points, t.outcome, t.kind) == ([0, 0, 0, 8, 8], None, "deal")


def test_tie_below_the_top_does_not_matter() -> None:
    """S8.4 Only a tie at the top counts."""
    t = moon(points=[11, 0, 0, 5, 5])
    assert t.outcome is not None
    assert t.outcome.winners == (0,)


def shadows_win(t: Table, shadows: int) -> None:
    """A whole round: these seats are dealt the Shadow cards, and somebody strays onto the Moon."""
    t.deal()
    t.s.shadows, t.s.pawn = shadows, 23
    while t.kind not in {"deal", "over"}:
        led = [action for action in t.options(t.turn) if isinstance(action, Play)]
        astray = [action for action in led if action.card >> 3 != t.s.destination]
        t.answer(t.turn, (astray or led)[0])


def test_tie_goes_on_and_ends() -> None:
    """S8.4 Rounds go on while the top is tied; the first one that parts them ends the game."""
    t = moon(points=[0, 0, 0, 5, 5])
    shadows_win(t, 0b00011)
    assert (t.s.points, t.outcome) == ([3, 3, 0, 8, 8], None)
    shadows_win(t, 0b01001)
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.scores) == ((3,), (6, 3, 0, 11, 8))


def test_eight_within_a_round_does_not_end_it() -> None:
    """S8.4 At a round's end: a point of Illumination that makes 8 does not end the game."""
    t = Table(4, ["B1 ...", "P6 ..."], placed="P", points=[0, 7, 0, 0])
    t.play("B1 P6")
    assert (t.s.points, t.outcome, t.kind) == ([0, 8, 0, 0], None, "follow")


def test_nothing_can_be_done_after_the_end() -> None:
    """S8.4 The game is over: every action is refused."""
    t = moon(points=[0, 0, 0, 0, 7])
    assert t.asked == ()
    assert t.refused(0, Play(card("P1"))).key == "game-over"
    assert t.refused(-1, First(0)).key == "game-over"
