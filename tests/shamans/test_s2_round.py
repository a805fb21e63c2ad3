"""S2 Set-up of a round."""

from __future__ import annotations

import pytest

from spiritboard.core.errors import Illegal
from spiritboard.core.values import NATURE, WATCHER, Action, Event
from spiritboard.games.shamans.actions import Deal, Draw, First, StepBack, TakePile, Top
from spiritboard.games.shamans.box import DAGGER, MASK, MOONSTONE, PORTAL
from spiritboard.games.shamans.info import ShamansOptions
from spiritboard.games.shamans.state import ShamansState
from tests.shamans.table import BACK, Table, rng, shamans


def round_of(seats: int, first: int = 0) -> tuple[ShamansState, Deal, list[Event]]:
    """The first round of a game: the table, what was dealt, what was told."""
    game = shamans()
    state = game.setup(seats, ShamansOptions(first=first))
    deal = game.draw(state, rng("round"))
    assert isinstance(deal, Deal)
    game.check(state, NATURE, deal)
    return state, deal, game.apply(state, NATURE, deal)


@pytest.mark.parametrize(("seats", "start"), [(3, 25), (4, 20), (5, 6)])
def test_pawn_starts_by_player_count(seats: int, start: int) -> None:
    """S2.1 The start space for the player count; the Moon is space 36."""
    state, _, _ = round_of(seats)
    assert (state.pawn, state.box.moon) == (start, 36)


@pytest.mark.parametrize(("pawn", "after"), [(5, 4), (1, 0), (0, 0)])
def test_pawn_never_goes_below_0(pawn: int, after: int) -> None:
    """S2.1 One step on and two back, but the pawn never goes below 0."""
    t = Table(4, ["P1 ...", "B1 ..."], placed="B", pawn=pawn)
    t.play("P1 B1")
    t.answer(1, StepBack())
    assert t.s.pawn == after


def test_portal_is_no_use_behind_the_start() -> None:
    """S2.1 With the pawn on 0 a portal only leads towards the Moon."""
    t = Table(4, up={1: "portal"}, pawn=0)
    assert t.refused(1, BACK).data() == "S2.1 pawn-at-start"


def test_artifacts() -> None:
    """S2.2 Twelve tiles: two on display, ten in the pile with the eclipse."""
    state, deal, _ = round_of(4)
    assert [state.box.tiles[kind] for kind in (DAGGER, PORTAL, MOONSTONE, MASK)] == [5, 2, 3, 2]
    assert tuple(state.display) == deal.display
    assert (len(deal.display), sum(state.pile), state.eclipse) == (2, 10, 1)


def test_eclipse_is_never_on_top_at_first() -> None:
    """S2.2 If the eclipse is on top, shuffle again: nobody looks for it before the first draw."""
    t = Table(3, ["P1 ...", "P2 ...", "P3 ..."])
    t.play("P1 P2 P3")
    assert (t.kind, sum(t.s.pile), t.told("eclipse")) == ("take-artifact", 10, [])


@pytest.mark.parametrize(
    ("pile", "weights"),
    [
        (None, [(18, Top(0)), (1, Top(1)), (1, Top(2))]),
        ("dagger dagger", [(2, Top(0)), (1, Top(1)), (1, Top(2))]),
        ("dagger", [(1, Top(1)), (1, Top(2))]),
    ],
)
def test_eclipse_lies_anywhere_turned_either_way(
    pile: str | None, weights: list[tuple[int, Action]]
) -> None:
    """S2.2 Each place left is as likely as any other (at first ten), and so is each side."""
    t = Table(3, ["P1 ...", "P2 ...", "P3 ..."], pile=pile)
    t.play("P1 P2 P3")
    game = t.game
    game.apply(t.s, 0, TakePile())
    game.apply(t.s, NATURE, Draw(DAGGER))
    assert list(game.chances(t.s).weighted) == weights


def test_roles_are_secret() -> None:
    """S2.3 Each sees their own role card, nobody else's."""
    state, deal, events = round_of(5)
    game = shamans()
    for seat in range(5):
        seen = [-1] * 5
        seen[seat] = int(seat in deal.shadows)
        assert list(game.view(state, seat).roles) == seen
    assert game.view(state, WATCHER).roles == (-1,) * 5
    assert [event.audience for event in events if event.key == "your-role"] == [
        (seat,) for seat in range(5)
    ]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_left_over_cards_lie_on_the_board(seats: int) -> None:
    """S2.4 Hands are dealt; what is left over goes face up to its worlds."""
    state, deal, events = round_of(seats)
    placed = [
        8 * w + v for w, values in enumerate(state.placed) for v in range(8) if values >> v & 1
    ]
    assert tuple(placed) == deal.left_over
    assert [state.hand(seat) for seat in range(seats)] == list(deal.hands)
    told = [event for event in events if event.key == "left-over"]
    assert [(event.params["cards"], event.audience) for event in told] == (
        [(deal.left_over, None)] if seats != 4 else []
    )


def test_hands_are_secret() -> None:
    """S2.4 Only its owner sees a hand."""
    state, deal, events = round_of(3)
    game = shamans()
    assert [game.view(state, seat).hand for seat in range(3)] == list(deal.hands)
    assert game.view(state, WATCHER).hand == ()
    assert [event.audience for event in events if event.key == "your-hand"] == [(0,), (1,), (2,)]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_holder_of_the_token_leads(first: int) -> None:
    """S2.5 The holder of the first-player token leads the first trick."""
    state, _, _ = round_of(3, first)
    decision = shamans().decision(state)
    assert decision is not None
    assert (decision.kind, decision.seats, state.guide) == ("lead", (first,), first)


def with_change(deal: Deal, name: str) -> Action:
    """A deal with one thing wrong."""
    first, second, *others = deal.hands
    wrong: dict[str, Action] = {
        "no deal": First(0),
        "two shadows": Deal((0, 1), deal.hands, deal.left_over, deal.display),
        "nobody's shadow": Deal((3,), deal.hands, deal.left_over, deal.display),
        "a hand less": Deal(deal.shadows, deal.hands[1:], deal.left_over, deal.display),
        "a card more": Deal(
            deal.shadows, ((*first, second[-1]), second[:-1], *others), deal.left_over, deal.display
        ),
        "a card twice": Deal(deal.shadows, (second, second, *others), deal.left_over, deal.display),
        "unsorted": Deal(
            deal.shadows, (first[::-1], second, *others), deal.left_over, deal.display
        ),
        "three shown": Deal(deal.shadows, deal.hands, deal.left_over, (0, 0, 0)),
        "eclipse shown": Deal(deal.shadows, deal.hands, deal.left_over, (0, 4)),
    }
    return wrong[name]


@pytest.mark.parametrize(
    "name",
    [
        "no deal",
        "two shadows",
        "nobody's shadow",
        "a hand less",
        "a card more",
        "a card twice",
        "unsorted",
        "three shown",
        "eclipse shown",
    ],
)
def test_deal_that_can_not_be(name: str) -> None:
    """S2 A recorded deal that the box could not give is refused."""
    game = shamans()
    state = game.setup(3, ShamansOptions(first=0))
    deal = game.draw(state, rng("round"))
    assert isinstance(deal, Deal)
    with pytest.raises(Illegal, match="S2 not-by-chance"):
        game.check(state, NATURE, with_change(deal, name))
    with pytest.raises(Illegal, match="S2 not-your-question"):
        game.check(state, 0, deal)
    game.check(state, NATURE, deal)
