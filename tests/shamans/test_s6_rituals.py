"""S6 Rituals."""

from __future__ import annotations

from spiritboard.core.values import WATCHER
from spiritboard.games.shamans.actions import (
    LEFT,
    ChooseRitual,
    Draw,
    Eliminate,
    Exchange,
    KeepDagger,
    Play,
    StepBack,
    TakePile,
    TakeShown,
    Top,
    TurnUp,
)
from spiritboard.games.shamans.box import DAGGER, MASK, MOONSTONE, PORTAL
from tests.shamans.table import BACK, LETTERS, Table, card

# Stabilisation


def stabilisation(display: str | None = None, pile: str | None = None, pawn: int = 13) -> Table:
    """Seat 1 completes blue."""
    t = Table(
        4,
        ["P1 ...", "B6 ..."],
        placed="B",
        display=display,
        pile=pile,
        eclipse=False,
        pawn=pawn - 1,
    )
    t.play("P1 B6")
    return t


def test_stabilisation_moves_the_pawn_back() -> None:
    """S6.1 Move the pawn 2 back."""
    t = stabilisation()
    t.answer(1, StepBack())
    assert (t.s.pawn, t.kind, t.turn) == (11, "follow", 2)
    assert t.told("pawn-moves")[-1] == {"by": -2, "pawn": 11, "steps": 13}


def test_stabilisation_or_an_artifact() -> None:
    """S6.1 OR take an artifact as in S4.2: from the display, which is refilled."""
    t = stabilisation(display="moonstone dagger")
    assert t.options(1) == [StepBack(), TakeShown(0), TakeShown(1), TakePile()]
    t.nature(Draw(PORTAL))
    t.take("moonstone")
    assert (t.up(1), t.display(), t.s.pawn) == ("moonstone", "portal dagger", 13)


def test_stabilisation_from_the_pile() -> None:
    """S6.1 Or unseen from the pile; a mask reveals its taker as ever."""
    t = stabilisation()
    t.nature(Draw(MASK))
    t.take("pile")
    assert (t.up(1), t.view(0).roles[1], t.kind) == ("mask", 0, "follow")


def test_stabilisation_with_nothing_to_take() -> None:
    """S6.1 Nothing left to take: only the way back."""
    t = stabilisation(display="- -", pile="")
    assert t.options(1) == [StepBack()]
    assert t.refused(1, TakePile()).data() == "S4.2 pile-empty"
    assert t.refused(1, TakeShown(0)).data() == "S4.2 not-on-display"


def test_stabilisation_must_be_chosen() -> None:
    """S6.1 One of the two."""
    t = stabilisation()
    assert t.refused(1, KeepDagger()).data() == "S6.1 step-back-or-take"
    assert t.refused(2, StepBack()).data() == "S6.1 not-your-question"


# Transmutation


def transmutation(revealed: tuple[int, ...] = (), dead: tuple[int, ...] = ()) -> Table:
    """Seat 1 completes green; seat 3 is the Shadow."""
    t = Table(4, ["P1 ...", "G6 ..."], placed="G", revealed=revealed, dead=dead)
    t.play("P1 G6")
    return t


def test_transmutation() -> None:
    """S6.2 Exchange role cards; everybody sees who with whom, only the two see what."""
    t = transmutation()
    t.answer(1, Exchange(3))
    assert (t.s.is_shadow(1), t.s.is_shadow(3)) == (True, False)
    assert t.told("exchanges") == [{"seat": 1, "with_seat": 3}]
    assert t.heard("your-new-role") == [(1,), (3,)]
    assert t.told("your-new-role") == [{"role": 1}, {"role": 0}]
    assert (t.kind, t.turn) == ("follow", 2)


def test_transmutation_is_mandatory() -> None:
    """S6.2 Mandatory, with another player, a living one."""
    t = transmutation(dead=(2,))
    assert t.options(1) == [Exchange(0), Exchange(3)]
    assert t.refused(1, Exchange(1)).data() == "S6.2 exchange-with-another"
    assert t.refused(1, Exchange(2)).data() == "S6.2 exchange-with-living"
    assert t.refused(1, Exchange(9)).data() == "S6.2 exchange-with-living"
    assert t.refused(1, KeepDagger()).data() == "S6.2 exchange-with-living"
    assert t.refused(0, Exchange(1)).data() == "S6.2 not-your-question"


def test_both_know_both_cards() -> None:
    """S6.2 Both may look: each knows the card received and the card given away."""
    t = transmutation()
    t.answer(1, Exchange(3))
    assert t.view(1).roles == (-1, 1, -1, 0)
    assert t.view(3).roles == (-1, 1, -1, 0)
    assert t.view(0).roles == (0, -1, -1, -1)
    assert t.view(WATCHER).roles == (-1, -1, -1, -1)


def test_exchange_of_equal_cards() -> None:
    """S6.2 Two Shamans exchange: nothing changes but what they know."""
    t = transmutation()
    t.answer(1, Exchange(0))
    assert [t.s.is_shadow(seat) for seat in range(4)] == [False, False, False, True]
    assert (t.view(0).roles, t.view(1).roles) == ((0, 0, -1, -1), (0, 0, -1, -1))


def test_revealed_role_goes_with_the_card() -> None:
    """S6.2 A revealed role stays revealed with its new owner; the other card stays hidden."""
    t = transmutation(revealed=(3,))
    t.answer(1, Exchange(3))
    assert t.view(WATCHER).revealed == (1,)
    assert t.view(WATCHER).roles == (-1, 1, -1, -1)
    assert t.view(3).roles == (-1, 1, -1, 0)


def test_own_revealed_role_is_given_away() -> None:
    """S6.2 Who gives away a revealed card holds a hidden one."""
    t = transmutation(revealed=(1,))
    t.answer(1, Exchange(3))
    assert t.view(WATCHER).revealed == (3,)
    assert (t.view(0).roles, t.view(1).roles) == ((0, -1, -1, 0), (-1, 1, -1, 0))


def test_both_revealed() -> None:
    """S6.2 Both cards revealed: both stay so, on the other side."""
    t = transmutation(revealed=(1, 3))
    t.answer(1, Exchange(3))
    assert t.view(WATCHER).roles == (-1, 1, -1, 0)


def test_chain_of_exchanges() -> None:
    """S6.2 Who knew a card knows it wherever it goes: 1 with 3, then 2 with 3, then 0 with 1."""
    t = Table(
        5,
        ["P1 ...", "G8 ...", "Y8 ...", "S8 ...", "..."],
        placed="G Y S",
        shadows=[3, 4],
        content={"rituals": {"yellow": "transmutation", "grey": "transmutation"}},
    )
    t.play("P1 G8")
    t.answer(1, Exchange(3))
    t.play("Y8")
    t.answer(2, Exchange(3))
    assert [t.s.is_shadow(seat) for seat in range(5)] == [False, True, False, False, True]
    assert t.view(1).roles == (-1, 1, 0, -1, -1)
    assert t.view(2).roles == (-1, -1, 0, 0, -1)
    assert t.view(3).roles == (-1, 1, 0, 0, -1)
    t.play("S8")
    t.answer(3, Exchange(1))
    assert [t.s.is_shadow(seat) for seat in range(5)] == [False, False, False, True, True]
    assert t.view(1).roles == (-1, 0, 0, 1, -1)
    assert t.view(2).roles == (-1, 0, 0, -1, -1)
    assert t.view(3).roles == (-1, 0, 0, 1, -1)
    assert t.view(0).roles == (0, -1, -1, -1, -1)
    assert t.view(4).roles == (-1, -1, -1, -1, 1)


def test_exchanged_role_scores() -> None:
    """S6.2, S8.2 Whoever holds the Shadow card now wins with the Shadows."""
    t = Table(4, ["P1 ...", "G6 ...", "B1 ..."], placed="G", pawn=22)
    t.play("P1 G6")
    t.answer(1, Exchange(3))
    t.play("B1")
    assert (t.has_ended(), t.s.points) == (("shadows", "moon-reached"), [0, 3, 0, 0])


# Illumination


def test_illumination() -> None:
    """S6.3 1 victory point at once."""
    t = Table(4, ["B1 ...", "P6 ..."], placed="P", points=[0, 2, 0, 0])
    t.play("B1 P6")
    assert (t.s.points, t.kind, t.turn) == ([0, 3, 0, 0], "follow", 2)
    assert t.told("gains") == [{"seat": 1, "points": 1, "reason": "illumination"}]


# Neutralisation


def neutralisation(
    up: str = "", down: str = "", edition: str = "ru", dead: tuple[int, ...] = ()
) -> Table:
    """Seat 1 completes brown."""
    t = Table(
        4,
        ["P1 ...", "N6 ...", "S1 S2"],
        placed="N",
        up={1: up},
        down={1: down},
        pawn=0,
        edition=edition,
        dead=dead,
    )
    t.play("P1 N6")
    return t


def test_face_up_dagger_must() -> None:
    """S6.4 With a face-up dagger you MUST discard it and eliminate a player."""
    t = neutralisation(up="dagger")
    assert (t.kind, t.turn) == ("neutralisation", 1)
    assert t.refused(1, KeepDagger()).data() == "S6.4 dagger-must"
    t.answer(1, Eliminate(2))
    assert (t.living(), t.up(1), t.discarded("dagger")) == ([0, 1, 3], "", 1)
    assert t.told("uses-dagger") == [{"seat": 1, "victim": 2}]


def test_face_down_dagger_may() -> None:
    """S6.4 With only face-down daggers you MAY turn one up and do so."""
    t = neutralisation(down="dagger portal")
    assert t.options(1)[:4] == [KeepDagger(), Eliminate(0), Eliminate(2), Eliminate(3)]
    t.answer(1, Eliminate(2))
    t.keep()
    assert (t.living(), t.down(1), t.discarded("dagger")) == ([0, 1, 3], "portal", 1)


def test_face_down_dagger_may_stay() -> None:
    """S6.4 Or leave it: nothing happens, and nobody learns what lies there."""
    t = neutralisation(down="dagger")
    t.answer(1, KeepDagger())
    assert (t.living(), t.down(1), t.turn) == ([0, 1, 2, 3], "dagger", 2)
    assert (t.told("no-dagger-used"), t.heard("no-dagger-used")) == ([{"seat": 1}], [None])


def test_without_a_dagger_nothing_happens() -> None:
    """S6.4 With none nothing happens; with other tiles face up neither."""
    t = neutralisation(up="portal moonstone")
    assert (t.kind, t.turn, t.living()) == ("follow", 2, [0, 1, 2, 3])


def test_asked_though_unarmed() -> None:
    """S6.4 Who has anything face down is asked: the question betrays no dagger."""
    t, armed = neutralisation(down="moonstone"), neutralisation(down="dagger")
    assert t.game.decision(t.s) == armed.game.decision(armed.s)
    assert t.view(0) == armed.view(0)
    assert t.options(1) == [KeepDagger(), TurnUp(MOONSTONE)]
    assert t.refused(1, Eliminate(2)).data() == "S6.4 no-dagger"
    t.answer(1, KeepDagger())
    assert (t.kind, t.turn) == ("follow", 2)


def test_one_ritual_one_dagger() -> None:
    """S6.4 One ritual, one dagger, one elimination."""
    t = neutralisation(up="dagger dagger")
    t.answer(1, Eliminate(2))
    assert (t.living(), t.up(1), t.kind, t.turn) == ([0, 1, 3], "dagger", "follow", 3)


def test_turned_up_dagger_must() -> None:
    """S6.4 A dagger turned up while one is asked must be used."""
    t = neutralisation(down="dagger")
    t.answer(1, TurnUp(DAGGER))
    assert (t.kind, t.turn) == ("neutralisation", 1)
    assert t.refused(1, KeepDagger()).data() == "S6.4 dagger-must"


def test_question_is_dropped_when_nothing_is_hidden() -> None:
    """S6.4 The only hidden tile turns out to be no dagger: there is nothing to ask."""
    t = neutralisation(down="portal")
    t.answer(1, BACK)
    assert (t.kind, t.turn, t.living()) == ("follow", 2, [0, 1, 2, 3])


def test_neutralisation_refusals() -> None:
    """S6.4 Another living player; by the one who performs the ritual."""
    t = neutralisation(up="dagger", dead=(3,))
    assert t.refused(1, Eliminate(1)).data() == "S6.4 not-yourself"
    assert t.refused(1, Eliminate(3)).data() == "S6.4 victim-not-alive"
    assert t.refused(1, Eliminate(7)).data() == "S6.4 victim-not-alive"
    assert t.refused(1, Play(card("N1"))).data() == "S6.4 choose-a-victim"
    assert t.refused(0, Eliminate(1)).data() == "S6.4 not-your-question"


# Several at once


def three_rituals(pawn: int = 4) -> Table:
    """Seat 1 eliminates the Shadow 4, whose hand completes purple, blue and green."""
    t = Table(
        5,
        ["Y1 ...", "N8 ...", "...", "...", "P8 B8 G8"],
        placed="N P B G",
        up={1: "dagger"},
        pawn=pawn,
    )
    t.play("Y1 N8")
    t.answer(1, Eliminate(4))
    return t


def test_rituals_in_any_order() -> None:
    """S6.5 Several at once: the eliminator performs them in any order."""
    t = three_rituals(pawn=10)
    assert (t.kind, t.turn) == ("ritual-order", 1)
    assert t.options(1) == [ChooseRitual(0), ChooseRitual(1), ChooseRitual(2)]
    t.answer(1, ChooseRitual(2))
    t.answer(1, Exchange(3))
    assert t.options(1) == [ChooseRitual(0), ChooseRitual(1)]
    t.answer(1, ChooseRitual(1))
    t.answer(1, StepBack())
    performed = "".join(LETTERS[int(str(told["world"]))] for told in t.told("performs"))
    assert (performed, t.s.points[1], t.s.pawn) == ("NGBP", 1, 11 - 2)
    assert (t.kind, t.turn) == ("follow", 2)


def test_the_other_order() -> None:
    """S6.5 The last one left needs no choice."""
    t = three_rituals()
    t.answer(1, ChooseRitual(0))
    t.answer(1, ChooseRitual(1))
    t.answer(1, StepBack())
    assert (t.kind, t.turn) == ("transmutation", 1)


def test_only_those_rituals() -> None:
    """S6.5 One of the rituals that are pending, by the one who performs them."""
    t = three_rituals()
    assert t.refused(1, ChooseRitual(5)).data() == "S6.5 choose-a-ritual"
    assert t.refused(1, StepBack()).data() == "S6.5 choose-a-ritual"
    assert t.refused(2, ChooseRitual(0)).data() == "S6.5 not-your-question"
    t.answer(1, ChooseRitual(0))
    assert t.refused(1, ChooseRitual(0)).data() == "S6.5 choose-a-ritual"


def test_eclipse_between_two_rituals() -> None:
    """S6.5, S4.6 What one ritual uncovers is dealt with before the next ritual."""
    t = three_rituals()
    t.answer(1, ChooseRitual(1))
    t.nature(Top(LEFT))
    t.take("moonstone")
    assert (t.kind, t.asked) == ("pass-card", (0, 1, 2, 3))
    t.each(*[t.options(seat)[0] for seat in range(4)])
    assert (t.kind, t.turn) == ("ritual-order", 1)
