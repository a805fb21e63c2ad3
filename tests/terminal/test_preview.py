"""What a card would do is told before it is played, and then it does just that."""

from __future__ import annotations

from spiritboard.games.shamans.actions import Eliminate, Exchange, Play, TakeShown, UsePortal
from spiritboard.games.shamans.preview import card_effect, preview
from spiritboard.text import Words
from tests.shamans.table import Table, card

NAMES = ("Jana", "Petr", "Radka", "Ursula", "Ema")


def told(table: Table, name: str) -> str:
    """The preview of a card of the player whose turn it is."""
    words = Words("en", "shamans", NAMES, table.turn)
    consequences = preview(table.view(table.turn), Play(card(name)))
    return words.clauses([words.say(consequence) for consequence in consequences])


def test_a_card_that_leads() -> None:
    table = Table(4, ["P1 ..."], placed="P2 P3")
    assert told(table, "P1") == "leads: purple 3 of 6"


def test_a_card_that_strays() -> None:
    table = Table(4, ["P1 ...", "B1 ..."], pawn=10, placed="B2 B3")
    table.play("P1")
    assert told(table, "B1") == "off colour: pawn 1 on, 13 to the Moon; blue 3 of 6"


def test_a_stray_card_that_reaches_the_moon() -> None:
    table = Table(4, ["P1 ...", "B1 ..."], pawn=23)
    table.play("P1")
    assert card_effect(table.view(1), card("B1")).reaches_moon
    assert told(table, "B1") == "off colour: the pawn reaches the Moon, Shadows win"


def test_a_stray_card_that_completes_a_world() -> None:
    table = Table(5, ["P1 ...", "N5 ..."], placed="N1 N2 N3 N4 N6 N7 N8", up={1: "dagger"})
    table.play("P1")
    assert told(table, "N5").endswith("completes brown: Neutralisation; you must eliminate someone")


def test_without_a_dagger_neutralisation_does_nothing() -> None:
    table = Table(5, ["P1 ...", "N5 ..."], placed="N1 N2 N3 N4 N6 N7 N8")
    table.play("P1")
    assert told(table, "N5").endswith("no dagger, nothing happens")


def test_following_and_being_lowest_or_highest() -> None:
    table = Table(4, ["P3 ...", "P2 P5 ...", "P4 ...", "P6 ..."])
    table.play("P3")
    assert told(table, "P2") == "follows: purple 2 of 6; lowest so far (artifact)"
    assert told(table, "P5") == "follows: purple 2 of 6; highest so far"
    table.play("P5 P4")
    assert told(table, "P6") == "follows: purple 4 of 6; highest: you place the trick"


def test_the_last_matching_card_completes_the_destination_for_whoever_is_highest() -> None:
    table = Table(4, ["P6 ...", "P2 ..."], placed="P1 P3 P4 P5")
    table.play("P6")
    assert told(table, "P2").endswith("completes purple: Illumination for Jana")


def test_an_eliminated_players_card_counts_for_the_world_alone() -> None:
    table = Table(5, ["P1 ...", "P6 ...", "P2 ..."])
    table.play("P1 P6")
    laid = len(table.on_board("P"))
    assert not card_effect(table.view(2), card("P2")).lowest
    table.s.alive &= ~1
    effect = card_effect(table.view(2), card("P2"))
    assert effect.lowest
    assert effect.held == laid + 3


def test_what_is_told_is_what_happens() -> None:
    """Every card of a random round: the pawn and the world end where the preview says."""
    table = Table(4)
    while table.kind in ("lead", "follow"):
        seat = table.turn
        view = table.view(seat)
        effect = card_effect(view, view.hand[0])
        table.answer(seat, Play(view.hand[0]))
        if effect.reaches_moon or table.kind not in ("lead", "follow"):
            break
        if effect.steps:
            assert table.s.box.moon - table.s.pawn == effect.left
            assert table.s.placed[effect.card >> 3].bit_count() == effect.held


def line(table: Table, seat: int, action: object) -> str:
    words = Words("en", "shamans", NAMES, seat)
    found = preview(table.view(seat), action)  # type: ignore[arg-type]  # any action
    return words.clauses([words.say(consequence) for consequence in found])


def test_other_answers() -> None:
    table = Table(5, pawn=20, shadows=[3, 4], revealed=[1, 3], display="moonstone mask")
    assert line(table, 0, UsePortal(1)) == "3 to the Moon"
    assert line(table, 0, UsePortal(-1)) == "5 to the Moon"
    assert line(table, 0, TakeShown(0)).startswith("you would have 1 of 2, worth 2 points")
    assert line(table, 0, TakeShown(1)) == "reveals your role (Shaman) to everyone"
    assert line(table, 0, Exchange(3)) == "you would be a Shadow"
    assert line(table, 0, Exchange(2)) == "you do not know their role"
    assert line(table, 0, Eliminate(1)).endswith("the pawn reaches the Moon, Shadows win")
    assert line(table, 0, Eliminate(3)).startswith("a Shadow, not the last")
    assert "place their hand" in line(table, 0, Eliminate(2))


def test_the_last_shadow_is_known_to_be_the_last() -> None:
    table = Table(5, shadows=[3, 4], dead=[4], revealed=[3])
    assert line(table, 0, Eliminate(3)) == "the last Shadow: Shamans win"
