"""Where the editions differ: every row of the table, in both editions."""

from __future__ import annotations

import pytest

from spiritboard.core.errors import BadRecord
from spiritboard.games.shamans.actions import Eliminate, NameGuide
from spiritboard.games.shamans.info import ShamansOptions
from tests.shamans.questions import QUESTIONS
from tests.shamans.table import Table, shamans

both = pytest.mark.parametrize("edition", ["cs", "ru"])


def armed(edition: str, shadows: tuple[int, ...] = (3, 4), victims: str = "B1 B2") -> Table:
    """Seat 1 has a dagger and completes brown."""
    t = Table(
        5,
        ["P1 ...", "N8 ...", "...", "...", victims],
        placed="N",
        up={1: "dagger"},
        shadows=shadows,
        edition=edition,
    )
    t.play("P1 N8")
    return t


def test_russian_edition_is_the_default() -> None:
    """S1 The option `edition` selects; without it the Russian rules hold."""
    assert ShamansOptions().edition == "ru"
    assert shamans().setup(3, ShamansOptions()).box.edition == "ru"


@pytest.mark.parametrize(("edition", "myself"), [("cs", True), ("ru", False)])
def test_who_may_be_eliminated(edition: str, myself: bool) -> None:
    """S6.4 cs: any player, also oneself. ru: any other player."""
    t = armed(edition)
    victims = [action.seat for action in t.options(1) if isinstance(action, Eliminate)]
    assert victims == ([0, 1, 2, 3, 4] if myself else [0, 2, 3, 4])


def test_eliminating_oneself_cs() -> None:
    """S6.4 cs: one eliminates oneself; S7.2 a Shaman's hand moves the pawn."""
    t = Table(4, ["P1 ...", "N6 B1 B2"], placed="N", up={1: "dagger"}, edition="cs")
    t.play("P1 N6")
    t.answer(1, Eliminate(1))
    assert (t.living(), t.s.pawn, t.turn) == ([0, 2, 3], 14 + 2, 2)


def test_eliminating_oneself_ru() -> None:
    """S6.4 ru: refused."""
    assert armed("ru").refused(1, Eliminate(1)).data() == "S6.4 not-yourself"


def test_the_only_match_eliminates_himself_cs() -> None:
    """S4.5 cs: "the eliminated player decides": after his own ritual too he names the next Guide."""
    t = Table(
        4,
        ["N6 B1", "Y1 ...", "Y2 ...", "Y3 ..."],
        placed="N",
        up={0: "dagger"},
        pawn=0,
        edition="cs",
    )
    t.play("N6 Y1 Y2 Y3")
    t.take("moonstone")
    t.answer(0, Eliminate(0))
    assert (t.kind, t.turn, t.living()) == ("name-guide", 0, [1, 2, 3])
    assert t.options(0) == [NameGuide(1), NameGuide(2), NameGuide(3)]
    t.answer(0, NameGuide(3))
    assert (t.kind, t.turn) == ("lead", 3)


@both
def test_the_only_match_eliminates_another(edition: str) -> None:
    """S4.4 He is alive, so he leads, as ever."""
    t = Table(
        4,
        ["N6 B1", "Y1 ...", "Y2 ...", "Y3 ..."],
        placed="N",
        up={0: "dagger"},
        pawn=0,
        edition=edition,
    )
    t.play("N6 Y1 Y2 Y3")
    t.take("moonstone")
    t.answer(0, Eliminate(1))
    assert (t.kind, t.turn) == ("lead", 0)


@both
def test_showing_your_role_freely(edition: str) -> None:
    """S2.3 Silent or forbidden: in neither edition can a role be shown freely."""
    t = Table(4, edition=edition)
    assert t.view(1).roles == (-1, 0, -1, -1)
    assert [t.options(seat) for seat in (1, 2, 3)] == [[], [], []]
    for name in ("show-role", "reveal-role"):
        with pytest.raises(BadRecord, match="not-an-action"):
            t.game.action({"do": name})


@pytest.mark.parametrize("kind", QUESTIONS)
def test_no_question_lets_a_role_be_shown(kind: str) -> None:
    """S2.3 Whatever is asked: no answer to it but an exchange or a mask is about roles."""
    t = QUESTIONS[kind]()
    does = {str(type(action).__struct_config__.tag) for s in range(4) for action in t.options(s)}
    assert not [name for name in does if "role" in name or "show-" in name]


@both
@pytest.mark.parametrize("before", [5, 6, 8])
def test_end_of_the_game(edition: str, before: int) -> None:
    """S8.4 "8 or more" and "8": in both editions 8 or more, exactly 8 or not."""
    t = Table(4, ["P1 ...", "Y4 ..."], pawn=23, points=[0, 0, 0, before], edition=edition)
    t.play("P1 Y4")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.scores) == ((3,), (0, 0, 0, before + 3))


@both
def test_pawn_when_a_shadow_dies(edition: str) -> None:
    """S7.3 The pawn does not move."""
    t = armed(edition)
    pawn = t.s.pawn
    t.answer(1, Eliminate(4))
    assert (t.s.pawn, t.on_board("B")[:2], t.living()) == (pawn, [1, 2], [0, 1, 2, 3])


@both
def test_card_of_an_eliminated_player(edition: str) -> None:
    """S7.4 It stays in the trick and is placed with it, not only when the round ends."""
    t = armed(edition)
    t.answer(1, Eliminate(0))
    assert (t.in_trick(0), 1 in t.on_board("P")) == ("P1", False)
    for _ in range(3):
        t.answer(t.turn, t.options(t.turn)[0])
    while t.kind == "take-artifact":
        t.take("moonstone")
    assert (t.in_trick(0), 1 in t.on_board("P"), t.has_ended()) == ("", True, None)


@both
@pytest.mark.parametrize("stones", [1, 2, 3])
def test_moonstones(edition: str, stones: int) -> None:
    """S8.2 Owning two is enough: nothing is discarded, and a third is worth no more."""
    own = {0: " ".join(["moonstone"] * stones)}
    t = Table(4, ["P1 ...", "Y4 ..."], pawn=23, up=own, edition=edition)
    t.play("P1 Y4")
    assert (t.s.points[0], t.discarded("moonstone")) == (2 if stones > 1 else 0, 0)
    assert t.up(0).split() == ["moonstone"] * stones
