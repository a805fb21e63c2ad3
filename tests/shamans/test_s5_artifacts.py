"""S5 Artifacts: portals at any time, daggers, moonstones."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Unpack

import pytest

from spiritboard.core.values import WATCHER
from spiritboard.games.shamans.actions import (
    Eliminate,
    KeepDagger,
    Play,
    TurnUp,
    UsePortal,
)
from spiritboard.games.shamans.box import DAGGER
from tests.shamans.questions import QUESTIONS
from tests.shamans.table import BACK, KEEP, ON, Laid, Table, card


@pytest.mark.parametrize(("direction", "pawn"), [(1, 11), (-1, 9)])
@pytest.mark.parametrize("kind", QUESTIONS)
def test_portal_at_any_time(kind: str, direction: int, pawn: int) -> None:
    """S5.1 Its owner may discard a portal at any time, and what was asked is asked still."""
    t = QUESTIONS[kind]()
    asked = t.asked
    assert (t.kind, t.s.pawn) == (kind, 10)
    t.answer(3, UsePortal(direction))
    assert (t.s.pawn, t.up(3), t.discarded("portal")) == (pawn, "", 1)
    assert (t.kind, t.asked) == (kind, asked)
    assert t.told("uses-portal") == [{"seat": 3, "direction": direction}]


@pytest.mark.parametrize("kind", QUESTIONS)
def test_portal_onto_the_moon_at_any_time(kind: str) -> None:
    """S5.1 A portal may be the step that reaches the Moon: Shadows win at once."""
    t = QUESTIONS[kind]()
    t.s.pawn = 23
    t.answer(3, ON)
    while t.kind == "portal-before-moon":
        t.keep()
    assert t.has_ended() == ("shadows", "moon-reached")


def test_portal_by_the_player_who_is_asked() -> None:
    """S5.1 Also in one's own turn: the question stays."""
    t = Table(4, up={0: "portal"}, pawn=10)
    t.answer(0, BACK)
    assert (t.s.pawn, t.kind, t.turn) == (9, "lead", 0)


def test_portal_face_down() -> None:
    """S5.1 A face-down portal is as good; its use shows it."""
    t = Table(4, down={2: "portal dagger"}, pawn=10)
    t.answer(2, BACK)
    assert (t.s.pawn, t.down(2), t.up(2), t.discarded("portal")) == (9, "dagger", "", 1)


def test_portal_refused() -> None:
    """S5.1 Only with a portal, and one step back or on."""
    t = Table(4, up={2: "dagger", 3: "portal"}, down={1: "dagger"}, pawn=10)
    assert t.refused(0, BACK).data() == "S5.1 no-portal"
    assert t.refused(1, ON).data() == "S5.1 no-portal"
    assert t.refused(2, ON).data() == "S5.1 no-portal"
    assert t.refused(3, UsePortal(2)).data() == "S5.1 portal-direction"
    assert t.refused(3, UsePortal(0)).data() == "S5.1 portal-direction"


def test_who_may_act_out_of_turn_betrays_nothing() -> None:
    """S5.1 As far as everybody can tell: a face-up portal or any face-down tile."""
    t = Table(5, up={0: "portal", 1: "dagger"}, down={2: "portal", 3: "moonstone"})
    decision = t.game.decision(t.s)
    assert decision is not None
    assert decision.beside == (0, 2, 3)


# Before a step onto the Moon


def brink(**more: Unpack[Laid]) -> Table:
    """Seat 1 plays an off-colour card that would reach the Moon."""
    t = Table(5, ["P1 ...", "Y4 ..."], pawn=23, **more)
    t.play("P1 Y4")
    return t


def test_nobody_can_have_a_portal() -> None:
    """S5.1 No face-up portal, no face-down tile: nobody is asked."""
    t = brink(up={0: "dagger", 2: "moonstone"})
    assert (t.has_ended(), t.told("no-portal-used")) == (("shadows", "moon-reached"), [])


def test_asked_set_is_public_knowledge() -> None:
    """S5.1 Asked is every living player with a face-up portal or any face-down tile."""
    down = {1: "moonstone", 3: "portal", 4: "dagger"}
    t = brink(up={0: "portal", 2: "dagger"}, down=down, dead=[4])
    assert (t.kind, t.asked, t.s.pawn) == ("portal-before-moon", (0, 1, 3), 23)


def test_hidden_portal_looks_like_any_hidden_tile() -> None:
    """S5.1 The question reveals nothing: with a moonstone face down the same is asked."""
    with_portal, without = brink(down={2: "portal"}), brink(down={2: "moonstone"})
    assert with_portal.game.decision(with_portal.s) == without.game.decision(without.s)
    assert with_portal.view(0) == without.view(0)
    assert with_portal.view(WATCHER) == without.view(WATCHER)


def test_used_back_saves_the_round() -> None:
    """S5.1 One back, then the step: the pawn stands before the Moon again."""
    t = brink(up={2: "portal"})
    t.answer(2, BACK)
    assert (t.s.pawn, t.has_ended(), t.discarded("portal")) == (23, None, 1)
    assert (t.on_board("Y"), t.kind, t.turn) == ([4], "follow", 2)


def test_hidden_portal_saves_the_round() -> None:
    """S5.1 A face-down portal too."""
    t = brink(down={2: "portal"})
    t.answer(2, BACK)
    assert (t.s.pawn, t.has_ended(), t.down(2)) == (23, None, "")


def test_used_forward() -> None:
    """S5.1 Towards the Moon: the portal itself reaches it."""
    t = brink(up={2: "portal"})
    t.answer(2, ON)
    assert (t.has_ended(), t.s.pawn) == (("shadows", "moon-reached"), 24)


def test_kept() -> None:
    """S5.1 Nobody uses one: the step is made."""
    t = brink(up={2: "portal"}, down={3: "dagger"})
    t.keep()
    assert (t.has_ended(), t.up(2)) == (("shadows", "moon-reached"), "portal")
    assert t.told("no-portal-used") == [{}]


def test_answers_show_only_when_all_are_in() -> None:
    """S5.1 Until the last answer nothing happens and nobody sees who has answered what."""
    t = brink(up={2: "portal"}, down={3: "dagger"})
    told = len(t.events)
    t.answer(2, BACK)
    assert (t.asked, t.s.pawn, t.up(2), len(t.events)) == ((3,), 23, "portal", told)
    assert (t.view(3).answered, t.view(3).answer, t.view(2).answer) == ((2,), None, BACK)
    assert t.refused(2, KEEP).data() == "S5.1 not-your-question"
    t.answer(3, KEEP)
    assert (t.s.pawn, t.has_ended()) == (23, None)


def test_both_back() -> None:
    """S5.1 Two portals at once: two back, one on."""
    t = brink(up={2: "portal"}, down={3: "portal"})
    t.each(BACK, BACK)
    assert (t.s.pawn, t.has_ended(), t.discarded("portal")) == (22, None, 2)


def test_one_back_one_on() -> None:
    """S5.1 Two portals cancel out: the step comes again, and nobody is left to ask."""
    t = brink(up={2: "portal"}, down={3: "portal"})
    t.each(BACK, ON)
    assert t.has_ended() == ("shadows", "moon-reached")


def test_asked_again_after_a_portal_was_spent() -> None:
    """S5.1 Before the portal's own step onto the Moon all are asked again; the first step stays."""
    t = brink(up={2: "portal"}, down={3: "portal"})
    t.each(ON, KEEP)
    assert (t.kind, t.asked, t.s.pawn) == ("portal-before-moon", (3,), 23)
    t.answer(3, BACK)
    assert t.has_ended() == ("shadows", "moon-reached")
    assert [told["pawn"] for told in t.told("pawn-moves")] == [22, 23, 24]


def test_portal_against_a_portal() -> None:
    """S5.1 An out-of-turn step onto the Moon is answered by another portal."""
    t = Table(4, up={1: "portal", 2: "portal"}, pawn=23)
    t.answer(1, ON)
    assert (t.kind, t.asked) == ("portal-before-moon", (2,))
    t.answer(2, BACK)
    assert (t.s.pawn, t.kind, t.turn, t.has_ended()) == (23, "lead", 0, None)


def test_owner_of_two_portals_is_asked_twice() -> None:
    """S5.1 One answer, one portal; with a second one its owner is asked again."""
    t = brink(up={2: "portal portal"})
    t.answer(2, ON)
    assert (t.kind, t.asked) == ("portal-before-moon", (2,))
    t.answer(2, KEEP)
    assert t.has_ended() == ("shadows", "moon-reached")


def test_brink_refusals() -> None:
    """S5.1 The answer is a portal or none; nothing else, from nobody else."""
    t = brink(up={2: "portal"}, down={3: "dagger"})
    assert t.refused(3, BACK).data() == "S5.1 no-portal"
    assert t.refused(2, UsePortal(3)).data() == "S5.1 portal-direction"
    assert t.refused(2, Eliminate(0)).data() == "S5.1 portal-or-not"
    assert t.refused(0, KEEP).data() == "S5.1 not-your-question"
    assert t.refused(0, BACK).data() == "S5.1 not-your-question"


# Before an elimination


def doomed(
    up: Mapping[int, str] = MappingProxyType({}),
    down: Mapping[int, str] = MappingProxyType({}),
    pawn: int = 10,
    shadows: tuple[int, ...] = (3, 4),
) -> Table:
    """Seat 1 has chosen to eliminate seat 2, who has three cards."""
    t = Table(
        5,
        ["P1 ...", "N8 ...", "B1 B2 B3"],
        placed="N",
        pawn=pawn - 1,
        up={1: "dagger", **up},
        down=down,
        shadows=shadows,
    )
    t.play("P1 N8")
    t.answer(1, Eliminate(2))
    return t


def test_nobody_asked_before_an_elimination() -> None:
    """S5.1 No face-up portal, no face-down tile: it takes effect at once."""
    t = doomed()
    assert (t.living(), t.s.pawn) == ([0, 1, 3, 4], 13)


def test_asked_before_an_elimination() -> None:
    """S5.1 Before it takes effect all who may have a portal are asked, the victim too."""
    t = doomed(up={2: "portal"}, down={3: "dagger"})
    assert (t.kind, t.asked) == ("portal-before-elimination", (2, 3))
    assert (t.living(), t.told("is-eliminated")) == ([0, 1, 2, 3, 4], [])
    t.keep()
    assert (t.living(), t.s.pawn) == ([0, 1, 3, 4], 13)


def test_victim_uses_a_portal() -> None:
    """S5.1 Just before being eliminated: the portal counts, then the elimination."""
    t = doomed(up={2: "portal"})
    t.answer(2, BACK)
    assert (t.living(), t.s.pawn, t.discarded("portal")) == ([0, 1, 3, 4], 9 + 3, 1)


def test_victim_uses_both_portals() -> None:
    """S5.1 Asked again while there is anything to answer with: two portals are used."""
    t = doomed(up={2: "portal"}, down={2: "portal"})
    t.answer(2, BACK)
    assert (t.kind, t.asked, t.s.pawn) == ("portal-before-elimination", (2,), 9)
    t.answer(2, ON)
    assert (t.living(), t.s.pawn) == ([0, 1, 3, 4], 10 + 3)


def test_shadow_wins_just_before_the_end() -> None:
    """S5.1 The last Shadow steps onto the Moon with a portal before the elimination counts."""
    t = doomed(up={2: "portal"}, pawn=23, shadows=(2, 4))
    t.answer(2, ON)
    assert t.has_ended() == ("shadows", "moon-reached")
    assert t.s.points == [0, 0, 3, 0, 3]


def test_chained_questions() -> None:
    """S5.1 A portal before an elimination brings the brink, and that another portal."""
    t = doomed(up={2: "portal", 3: "portal"}, pawn=23)
    t.each(ON, KEEP)
    assert (t.kind, t.asked) == ("portal-before-moon", (3,))
    t.answer(3, BACK)
    assert t.has_ended() == ("shadows", "moon-reached")
    assert [told["seat"] for told in t.told("is-eliminated")] == [2]


def test_chained_questions_save_the_table() -> None:
    """S5.1 The brink is passed, then the elimination takes effect without a step to the Moon."""
    t = doomed(up={2: "portal", 3: "portal"}, pawn=23, shadows=(2, 4))
    t.each(ON, KEEP)
    t.answer(3, BACK)
    assert (t.has_ended(), t.s.pawn, t.living()) == (None, 23, [0, 1, 3, 4])


def test_the_hand_reaches_the_moon_unless_a_portal_helps() -> None:
    """S5.1 Before the steps of a laid-aside hand reach the Moon the living are asked once more."""
    t = doomed(up={3: "portal"}, pawn=21)
    t.answer(3, KEEP)
    assert (t.kind, t.asked, t.s.pawn) == ("portal-before-moon", (3,), 23)
    t.answer(3, BACK)
    assert (t.has_ended(), t.s.pawn) == (None, 23)


def test_one_portal_does_not_undo_two_steps() -> None:
    """S5.1 Two steps too many, one portal: the Moon is reached all the same."""
    t = doomed(up={3: "portal"}, pawn=22)
    t.answer(3, KEEP)
    t.answer(3, BACK)
    assert t.has_ended() == ("shadows", "moon-reached")


def test_portal_of_the_eliminated_comes_too_late() -> None:
    """S5.1, S5.4 When the hand moves the pawn, the victim's portal has left the game."""
    t = doomed(up={2: "portal"}, pawn=21)
    t.answer(2, KEEP)
    assert t.has_ended() == ("shadows", "moon-reached")


def test_elimination_refusals() -> None:
    """S5.1 A portal or none."""
    t = doomed(up={2: "portal"}, down={3: "dagger"})
    assert t.refused(3, ON).data() == "S5.1 no-portal"
    assert t.refused(2, KeepDagger()).data() == "S5.1 portal-or-not"
    assert t.refused(1, KEEP).data() == "S5.1 not-your-question"


# After the last trick


def last_trick(pawn: int = 23, display: str = "moonstone mask", **more: Unpack[Laid]) -> Table:
    """All cards are played; seat 0 has the lowest of them. Seat 3 is the Shadow."""
    t = Table(4, ["P1", "P2", "P3", "P4"], pawn=pawn, display=display, **more)
    t.play("P1 P2 P3 P4")
    return t


def test_portal_taken_in_the_last_trick() -> None:
    """S5.1 A Shadow takes a portal with the very last card, one step short: the Moon is reached."""
    t = last_trick(display="portal moonstone", shadows=[0])
    t.take("portal")
    assert (t.kind, t.asked, t.has_ended()) == ("portal-after-last-trick", (0,), None)
    t.answer(0, ON)
    assert t.has_ended() == ("shadows", "moon-reached")


def test_portal_held_at_the_last_trick() -> None:
    """S5.1, S8.1 Nobody uses one: the Shamans win the round, as nobody has cards."""
    t = last_trick(up={3: "portal"})
    t.take("moonstone")
    assert (t.kind, t.asked) == ("portal-after-last-trick", (3,))
    assert (t.options(3), t.options(0)) == ([KEEP, ON, BACK], [])
    t.answer(3, KEEP)
    assert t.has_ended() == ("shamans", "worlds-guarded")


def test_question_after_the_last_trick_betrays_nothing() -> None:
    """S5.1 Whoever has a tile face down is asked, whatever it is."""
    tables = [last_trick(down={1: "dagger", 3: tile}) for tile in ("portal", "moonstone")]
    for t in tables:
        t.take("mask")
        assert (t.kind, t.asked) == ("portal-after-last-trick", (1, 3))
    assert tables[0].view(0) == tables[1].view(0)
    assert tables[0].view(WATCHER) == tables[1].view(WATCHER)


@pytest.mark.parametrize(
    ("pawn", "down", "asked"),
    [
        (22, {3: "portal"}, ()),
        (22, {1: "dagger", 3: "portal"}, (1, 3)),
        (22, {3: "dagger dagger"}, (3,)),
        (21, {1: "dagger", 3: "portal portal"}, ()),
    ],
)
def test_asked_only_while_the_moon_is_in_reach(
    pawn: int, down: Mapping[int, str], asked: tuple[int, ...]
) -> None:
    """S5.1 A step for each portal that may be owned: there are two, and one tile hides but one."""
    t = last_trick(pawn, down=down)
    t.take("moonstone")
    ended = ("shamans", "worlds-guarded")
    assert (t.asked if t.kind == "portal-after-last-trick" else (), t.has_ended()) == (
        asked,
        None if asked else ended,
    )


def test_two_portals_after_the_last_trick() -> None:
    """S5.1 Two steps short: one portal after the other, or both at once."""
    t = last_trick(22, down={3: "portal portal"})
    t.take("moonstone")
    t.answer(3, ON)
    assert (t.kind, t.asked, t.s.pawn) == ("portal-after-last-trick", (3,), 23)
    t.answer(3, ON)
    assert t.has_ended() == ("shadows", "moon-reached")


def test_portal_answered_by_a_portal_after_the_last_trick() -> None:
    """S5.1 The step onto the Moon is held off, and then no portal is left to ask for."""
    t = last_trick(up={1: "portal", 3: "portal"})
    t.take("moonstone")
    t.each(KEEP, ON)
    assert (t.kind, t.asked) == ("portal-before-moon", (1,))
    t.answer(1, BACK)
    assert (t.has_ended(), t.s.pawn) == (("shamans", "worlds-guarded"), 23)


# All portals lie open


def test_no_question_when_every_portal_lies_open() -> None:
    """S5.1 Both on display: a face-down tile is something else, and everybody can see that."""
    t = Table(5, ["P1 ...", "Y4 ..."], pawn=23, display="portal portal", down={2: "dagger"})
    t.play("P1 Y4")
    assert (t.has_ended(), t.told("no-portal-used")) == (("shadows", "moon-reached"), [])


def test_only_the_owner_is_asked_when_every_portal_lies_open() -> None:
    """S5.1 One was used, the other lies face up: its owner alone can answer."""
    t = Table(5, ["P1 ...", "Y4 ..."], pawn=23, up={1: "portal", 2: "portal"}, down={3: "dagger"})
    t.answer(1, BACK)
    t.play("P1 Y4")
    assert (t.kind, t.s.pawn) == ("follow", 23)
    t.play(t.hand(2).split()[-1])
    assert (t.kind, t.asked) == ("portal-before-moon", (2,))


def test_portals_of_the_eliminated_lie_open_too() -> None:
    """S5.1, S5.4 Face up they are seen, and out of the game; face down one may be among them."""
    open_ = doomed_by(up={4: "portal portal"}, down={3: "dagger"})
    assert open_.told("is-eliminated") != []
    hidden = doomed_by(up={4: "portal"}, down={3: "dagger", 4: "portal"})
    assert (hidden.kind, hidden.asked) == ("portal-before-elimination", (3,))


def doomed_by(up: Mapping[int, str], down: Mapping[int, str]) -> Table:
    """Seat 4 is out; seat 1 has chosen to eliminate seat 2."""
    t = Table(
        5, ["P1 ...", "N8 ..."], placed="N", pawn=1, up={1: "dagger", **up}, down=down, dead=[4]
    )
    t.play("P1 N8")
    t.answer(1, Eliminate(2))
    return t


# Daggers, moonstones, and tiles that leave the game


def test_dagger_is_of_no_use_elsewhere() -> None:
    """S5.2 Used in Neutralisation only: neither out of turn nor in another ritual."""
    t = Table(4, ["P1 ...", "B6 ..."], placed="B", up={0: "dagger", 1: "dagger"})
    assert t.refused(0, Eliminate(1)).data() == "S3.1 play-a-card"
    assert t.refused(1, Eliminate(0)).data() == "S3.1 not-your-question"
    t.play("P1 B6")
    assert t.refused(1, Eliminate(0)).data() == "S6.1 step-back-or-take"


def test_moonstones_just_lie_there() -> None:
    """S5.3 A moonstone does nothing before the round ends: its owner has no more to do."""
    t = Table(4, up={1: "moonstone moonstone"})
    assert (t.options(1), t.s.points) == ([], [0, 0, 0, 0])


@pytest.mark.parametrize(("up", "down"), [("moonstone moonstone", ""), ("", "moonstone moonstone")])
def test_moonstones_count_face_up_and_face_down(up: str, down: str) -> None:
    """S5.3 See S8.2: two of them are worth 2 points at the end of the round."""
    t = Table(
        3, ["P1", "P2", "P3"], up={1: up}, down={1: down}, display="- -", pile="", eclipse=False
    )
    t.play("P1 P2 P3")
    assert t.s.points == [2, 4, 1]


def test_tiles_of_an_eliminated_player_leave_the_game() -> None:
    """S5.4 They are of no use to anybody, and their owner acts no more."""
    t = doomed(up={2: "portal moonstone"}, down={2: "dagger"})
    t.answer(2, KEEP)
    assert (t.options(2), t.discarded("portal"), sum(t.s.pile)) == ([], 0, 12 - 4 - 2)
    assert t.refused(2, BACK).data() == "S5.4 out-of-the-round"
    assert t.refused(2, TurnUp(DAGGER)).data() == "S5.4 out-of-the-round"
    assert t.refused(2, Play(card("B1"))).data() == "S3.2 not-your-question"


def test_tiles_come_back_in_the_next_round() -> None:
    """S5.4 Until the round ends: then all twelve are shuffled again."""
    t = Table(3, ["P1", "P2", "P3"], up={0: "portal dagger"}, dead=[0], guide=1)
    t.play("P2 P3")
    t.take("moonstone")
    t.deal()
    assert (t.up(0), sum(t.s.pile) + 2, t.discarded("portal")) == ("", 12, 0)
