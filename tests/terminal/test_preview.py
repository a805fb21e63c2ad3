"""What a card would do is told before it is played, and then it does just that."""

from __future__ import annotations

from spiritboard.catalog import table_side
from spiritboard.core.values import Action
from spiritboard.games.shamans.actions import (
    Eliminate,
    Exchange,
    KeepPortal,
    Play,
    StepBack,
    TakePile,
    TakeShown,
    UsePortal,
)
from spiritboard.text import Words
from tests.shamans.table import Table, card

NAMES = ("Jana", "Petr", "Radka", "Ursula", "Ema")


def line(table: Table, seat: int, action: Action) -> str:
    table.game.check(table.s, seat, action)
    words = Words("en", "shamans", NAMES, seat)
    found = table_side("shamans").preview(table.view(seat), action)
    return words.clauses([words.say(told) for told in found])


def told(table: Table, name: str) -> str:
    """The preview of a card of the player whose turn it is."""
    return line(table, table.turn, Play(card(name)))


def test_a_card_that_leads() -> None:
    table = Table(4, ["P1 ..."], placed="P2 P3")
    assert told(table, "P1") == "leads: purple 3 of 6"


def test_a_card_that_strays() -> None:
    table = Table(4, ["P1 ...", "B1 ..."], pawn=10, placed="B2 B3")
    table.play("P1")
    assert told(table, "B1") == "off suit: pawn moves 1, 13 to the Moon; blue 3 of 6"


def test_a_stray_card_that_reaches_the_moon() -> None:
    table = Table(4, ["P1 ...", "B1 ..."], pawn=23)
    table.play("P1")
    assert told(table, "B1") == "off suit: the pawn reaches the Moon, the Shadows win"


def test_a_stray_card_that_completes_a_world() -> None:
    table = Table(5, ["P1 ...", "N5 ..."], placed="N1 N2 N3 N4 N6 N7 N8", up={1: "dagger"})
    table.play("P1")
    assert told(table, "N5").endswith("completes brown: Neutralisation; you must eliminate someone")


def test_without_a_dagger_neutralisation_does_nothing() -> None:
    table = Table(5, ["P1 ...", "N5 ..."], placed="N1 N2 N3 N4 N6 N7 N8")
    table.play("P1")
    assert told(table, "N5").endswith("you have no dagger, so nothing happens")


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
    table = Table(5, ["P1 ...", "P6 ...", "P2 ..."], placed="P3")
    table.play("P1 P6")
    assert told(table, "P2") == "follows: purple 4 of 8"
    table.s.alive &= ~1
    assert told(table, "P2") == "follows: purple 4 of 8; lowest so far (artifact)"


def test_the_lowest_takes_nothing_when_nothing_is_left() -> None:
    table = Table(3, ["P3 B1", "P2 B2", "P1 B3"], display="- -", pile="", eclipse=False)
    table.play("P3 P2")
    assert told(table, "P1") == "follows: purple 6 of 6; completes purple: Illumination for Jana"


def test_a_dagger_may_be_taken_before_the_ritual() -> None:
    """Alone in the trick one takes an artifact and then performs; who knows what one takes."""
    table = Table(4, ["N6 B1"], placed="N", dead=[1, 2, 3], display="dagger moonstone")
    assert told(table, "N6").endswith(
        "highest: you place the trick; completes brown: Neutralisation"
    )


def test_artifacts() -> None:
    table = Table(3, ["P1 ...", "P2 ...", "P3 ..."], display="moonstone mask", up={0: "moonstone"})
    table.play("P1 P2 P3")
    assert line(table, 0, TakeShown(0)) == "you’d have 2 of 2, worth 2 points if you survive"
    assert line(table, 0, TakeShown(1)) == "reveals your role to everyone: Shaman"
    unseen = "face down, only you know what it is; 9 in the pile; the Eclipse is still in the pile"
    assert line(table, 0, TakePile()) == unseen


def test_a_portal_by_itself() -> None:
    table = Table(5, pawn=20, up={1: "portal"})
    assert line(table, 1, UsePortal(1)) == "3 to the Moon"
    assert line(table, 1, UsePortal(-1)) == "5 to the Moon"
    table.s.pawn = 23
    assert line(table, 1, UsePortal(1)) == "the pawn reaches the Moon, the Shadows win"


def test_a_portal_just_before_the_moon() -> None:
    """The step that is held off comes after it."""
    table = Table(5, ["P1 ...", "B1 ..."], pawn=23, up={2: "portal"}, down={3: "dagger"})
    table.play("P1 B1")
    assert line(table, 2, UsePortal(-1)) == "2 to the Moon"
    assert line(table, 2, UsePortal(1)) == "the pawn reaches the Moon, the Shadows win"
    assert line(table, 3, KeepPortal()) == "you have none; you’re asked so that nobody can tell"


def test_stabilisation() -> None:
    table = Table(4, ["P1 ...", "B6 ..."], placed="B", pawn=9)
    table.play("P1")
    assert told(table, "B6").endswith("completes blue: Stabilisation; pawn back 2, or an artifact")
    table.play("B6")
    assert line(table, 1, StepBack()) == "16 to the Moon"


def test_an_exchange() -> None:
    table = Table(5, ["P1 ...", "G8 ..."], placed="G", shadows=[3, 4], revealed=[3])
    table.play("P1 G8")
    assert line(table, 1, Exchange(3)) == "you’d be a Shadow"
    assert line(table, 1, Exchange(2)) == "you don’t know their role"


def neutralisation() -> Table:
    table = Table(
        5,
        ["P1 ...", "N8 ..."],
        placed="N",
        pawn=18,
        up={1: "dagger"},
        shadows=[3, 4],
        revealed=[0, 3],
    )
    table.play("P1 N8")
    return table


def test_an_elimination() -> None:
    table = neutralisation()
    assert line(table, 1, Eliminate(0)).endswith("the pawn reaches the Moon, the Shadows win")
    assert (
        line(table, 1, Eliminate(3)) == "a Shadow, but not the last: their cards go to their worlds"
    )
    either = line(table, 1, Eliminate(2))
    assert (
        either
        == "if a Shadow, you place their cards; if a Shaman, the pawn moves 5: the Shadows win"
    )


def test_the_last_shadow_is_known_to_be_the_last() -> None:
    table = Table(
        5,
        ["P1 ...", "N8 ..."],
        placed="N",
        up={1: "dagger"},
        shadows=[3, 4],
        dead=[4],
        revealed=[3],
    )
    table.play("P1 N8")
    assert line(table, 1, Eliminate(3)) == "the last Shadow: the Shamans win"


def test_who_counts_the_roles_knows_them() -> None:
    """The only Shadow of four players knows that everybody else is a Shaman."""
    table = Table(
        4, ["P1 ...", "N6 ...", "B1 B2"], placed="N", pawn=10, up={1: "dagger"}, shadows=[1]
    )
    table.play("P1 N6")
    assert line(table, 1, Eliminate(2)) == "a Shaman with 2 cards: 11 to the Moon"
