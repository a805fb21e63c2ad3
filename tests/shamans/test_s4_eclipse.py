"""S4.6 The eclipse."""

from __future__ import annotations

from spiritboard.games.shamans.actions import (
    LEFT,
    RIGHT,
    Draw,
    PassCard,
    Play,
    TakePile,
    Top,
)
from spiritboard.games.shamans.box import DAGGER, PORTAL
from tests.shamans.table import BACK, Table, card

FOUR = ["P1 B1 ...", "P2 B2 ...", "P3 B3 ...", "P4 B4 ..."]


def eclipsed(t: Table, side: int, trick: str = "P1 P2 P3 P4") -> Table:
    """The lowest takes from the display; the refill uncovers the eclipse."""
    t.play(trick)
    t.nature(Top(side))
    t.take("dagger")
    return t


def test_eclipse_to_the_left() -> None:
    """S4.6 Each passes a card to the next player clockwise, all at the same time."""
    t = eclipsed(Table(4, FOUR), LEFT)
    assert (t.kind, t.asked) == ("pass-card", (0, 1, 2, 3))
    t.pass_on("B1 B2 B3 B4")
    assert ["B4" in t.hand(0), "B1" in t.hand(1), "B2" in t.hand(2), "B3" in t.hand(3)] == [
        True
    ] * 4
    assert ["B1" in t.hand(0), "B2" in t.hand(1), "B3" in t.hand(2), "B4" in t.hand(3)] == [
        False
    ] * 4


def test_eclipse_to_the_right() -> None:
    """S4.6 The arrow points right: to the player before one."""
    t = eclipsed(Table(4, FOUR), RIGHT)
    t.pass_on("B1 B2 B3 B4")
    assert ["B2" in t.hand(0), "B3" in t.hand(1), "B4" in t.hand(2), "B1" in t.hand(3)] == [
        True
    ] * 4


def test_eclipse_comes_before_the_highest_places() -> None:
    """S4.6 It happens before S4.4; then the eclipse leaves the game."""
    t = eclipsed(Table(4, FOUR), LEFT)
    assert (t.on_board("P"), t.told("places")) == ([], [])
    t.pass_on("B1 B2 B3 B4")
    assert (t.on_board("P"), t.s.eclipse, t.turn) == ([1, 2, 3, 4], 0, 3)
    assert [event.key for event in t.events][-2:] == ["cards-passed", "places"]


def test_eclipse_when_the_pile_is_taken_from() -> None:
    """S4.6 It is uncovered as well by the tile that was taken unseen."""
    t = Table(4, FOUR)
    t.play("P1 P2 P3 P4")
    t.nature(Draw(PORTAL), Top(RIGHT))
    t.take("pile")
    assert (t.down(0), t.kind) == ("portal", "pass-card")


def test_eclipse_comes_once() -> None:
    """S4.6 The eclipse leaves the game: later tiles uncover nothing."""
    t = eclipsed(Table(4, FOUR), LEFT)
    t.pass_on("B1 B2 B3 B4")
    t.play("B3 B4 B1 B2")
    t.nature(Top(LEFT))
    t.take("dagger")
    assert (t.kind, len(t.told("eclipse")), len(t.coming)) == ("lead", 1, 1)


def test_only_the_two_see_a_passed_card() -> None:
    """S4.6 Only giver and receiver know what was passed."""
    t = eclipsed(Table(4, FOUR), LEFT)
    t.pass_on("B1 B2 B3 B4")
    assert t.heard("you-passed") == [(0,), (1,), (2,), (3,)]
    assert t.heard("you-received") == [(1,), (2,), (3,), (0,)]
    assert (t.view(0).passed, t.view(1).received) == (card("B1"), card("B1"))
    assert (t.told("cards-passed"), t.heard("cards-passed")) == ([{"side": LEFT}], [None])


def test_passing_is_hidden_until_all_have_chosen() -> None:
    """S4.6 At the same time: no hand changes and no choice shows before the last one."""
    t = eclipsed(Table(4, FOUR), LEFT)
    hands = list(t.s.hands)
    t.answer(2, PassCard(card("B3")))
    t.answer(0, PassCard(card("B1")))
    assert (t.s.hands, t.asked) == (hands, (1, 3))
    assert (t.view(1).answered, t.view(1).answer) == ((0, 2), None)
    assert t.view(2).answer == PassCard(card("B3"))


def test_a_card_received_can_not_be_passed_on() -> None:
    """S4.6 One passes a card from one's own hand, once."""
    t = eclipsed(Table(4, FOUR), LEFT)
    no = t.refused(1, PassCard(card("B1")))
    assert no.data() == f"S4.6 card-not-in-hand (card: {card('B1')})"
    for no_card in (-1, 56):
        assert t.refused(0, PassCard(no_card)).data() == "S4.6 pass-a-card"
    assert t.refused(1, Play(card("B2"))).data() == "S4.6 pass-a-card"
    t.answer(1, PassCard(card("B2")))
    assert t.refused(1, PassCard(card("B2"))).data() == "S4.6 not-your-question"


def test_eclipse_passes_over_the_eliminated() -> None:
    """S4.6 Eliminated players take no part: cards pass to the next living player."""
    t = eclipsed(Table(4, FOUR, dead=[1]), LEFT, "P1 P3 P4")
    assert t.asked == (0, 2, 3)
    t.pass_on("B1 B3 B4")
    assert ["B4" in t.hand(0), "B1" in t.hand(2), "B3" in t.hand(3)] == [True] * 3
    assert "B2" in t.hand(1)


def test_eclipse_passes_over_empty_hands() -> None:
    """S4.6 Players without cards take no part."""
    hands = ["P1 B1", "P2", "P3 B3", "P4 B4"]
    t = eclipsed(Table(4, hands, placed="G1"), RIGHT)
    assert t.asked == (0, 2, 3)
    t.pass_on("B1 B3 B4")
    assert [t.hand(seat) for seat in range(4)] == ["B3", "", "B4", "B1"]


def test_two_exchange_cards() -> None:
    """S4.6 With two participants each gets the other's card, whatever the arrow."""
    for side in (LEFT, RIGHT):
        t = eclipsed(Table(3, ["P1 B1", "P2", "P3 B3"]), side, "P1 P2 P3")
        t.pass_on("B1 B3")
        assert [t.hand(0), t.hand(2)] == ["B3", "B1"]


def test_eclipse_with_one_participant() -> None:
    """S4.6 One participant: nothing; the eclipse is gone all the same."""
    t = eclipsed(Table(3, ["P1", "P2", "P3 B3 B4"]), LEFT, "P1 P2 P3")
    assert (t.kind, t.turn, t.hand(2), t.s.eclipse) == ("lead", 2, "B3 B4", 0)
    assert (t.told("cards-passed"), t.told("eclipse")) == ([], [{"side": LEFT}])


def test_eclipse_in_the_last_trick() -> None:
    """S4.6 Nobody has cards: nothing is passed and the round ends."""
    t = eclipsed(Table(3, ["P1", "P2", "P3"]), LEFT, "P1 P2 P3")
    assert t.has_ended() == ("shamans", "worlds-guarded")


def test_eclipse_within_a_trick() -> None:
    """S4.6 A Stabilisation may uncover it within a trick: all pass, and the trick goes on."""
    t = Table(4, ["P1 G1", "B6 G2", "P3 G3", "P4 G4"], placed="B", display="moonstone dagger")
    t.play("P1 B6")
    t.nature(Draw(DAGGER), Top(LEFT))
    t.take("moonstone")
    assert (t.kind, t.asked) == ("pass-card", (0, 1, 2, 3))
    t.pass_on("G1 G2 P3 G4")
    assert [t.hand(seat) for seat in range(4)] == ["G4", "G1", "G2 G3", "P3 P4"]
    assert (t.kind, t.turn) == ("follow", 2)
    t.play("G2 P3")
    assert (t.kind, t.turn) == ("take-artifact", 0)


def test_eclipse_under_the_last_tile() -> None:
    """S4.6 Under the last tile of the pile the eclipse must come."""
    t = Table(4, FOUR, pile="portal")
    t.play("P1 P2 P3 P4")
    t.game.apply(t.s, 0, TakePile())
    t.game.apply(t.s, -1, Draw(PORTAL))
    assert t.refused(-1, Top(0)).data() == "S4.6 not-by-chance"
    assert t.game.chances(t.s).weighted == ((1, Top(LEFT)), (1, Top(RIGHT)))


def test_portal_taken_serves_before_the_cards_are_passed() -> None:
    """S4.6, S5.1 Who has just drawn a portal may use it while cards are being chosen."""
    t = Table(4, FOUR, pawn=13)
    t.play("P1 P2 P3 P4")
    t.nature(Draw(PORTAL), Top(LEFT))
    t.take("pile")
    t.answer(0, BACK)
    assert (t.s.pawn, t.kind, t.asked) == (12, "pass-card", (0, 1, 2, 3))
