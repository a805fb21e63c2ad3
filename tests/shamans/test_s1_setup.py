"""S1 Set-up of the game."""

from __future__ import annotations

import pytest

from spiritboard.core.errors import BadSetup
from spiritboard.core.values import NATURE
from spiritboard.games.shamans.actions import Deal, First
from spiritboard.games.shamans.box import RITUALS, WORLDS
from spiritboard.games.shamans.info import ShamansOptions
from spiritboard.games.shamans.state import ShamansState
from tests.shamans.table import rng, shamans


def dealt(seats: int, first: int = 0) -> ShamansState:
    """A table after its first deal."""
    game = shamans()
    state = game.setup(seats, ShamansOptions(first=first))
    game.apply(state, NATURE, game.draw(state, rng("a deal")))
    return state


def test_three_to_five_play() -> None:
    """S1.1 3 to 5 players."""
    assert shamans().info.seats == (3, 4, 5)


def test_teams_are_split_anew_each_round() -> None:
    """S1.1 Each round the seats are secretly split; any seat may be a Shadow."""
    game = shamans()
    state = game.setup(4, ShamansOptions(first=0))
    deals = [game.draw(state, rng(f"deal {seed}")) for seed in range(40)]
    assert {deal.shadows for deal in deals if isinstance(deal, Deal)} == {(0,), (1,), (2,), (3,)}


@pytest.mark.parametrize(
    ("seats", "shadows", "worlds", "values", "hand", "left_over"),
    [(3, 1, 5, 6, 9, 3), (4, 1, 6, 6, 9, 0), (5, 2, 7, 8, 11, 1)],
)
def test_cards_by_player_count(
    seats: int, shadows: int, worlds: int, values: int, hand: int, left_over: int
) -> None:
    """S1.2 Role cards, worlds, values, hands and what is left over."""
    state = dealt(seats)
    in_hands = [number for seat in range(seats) for number in state.hand(seat)]
    assert state.shadows.bit_count() == shadows
    assert [len(state.hand(seat)) for seat in range(seats)] == [hand] * seats
    assert len(state.placed) == worlds
    assert sum(placed.bit_count() for placed in state.placed) == left_over
    assert len(set(in_hands)) == worlds * values - left_over
    assert {number >> 3 for number in in_hands} == set(range(worlds))
    assert {(number & 7) + 1 for number in in_hands} == set(range(1, values + 1))


def test_first_player_is_a_random_seat() -> None:
    """S1.3 The first-player token goes to any seat, each as likely as another."""
    game = shamans()
    state = game.setup(5, ShamansOptions())
    assert game.chances(state).weighted == tuple((1, First(seat)) for seat in range(5))
    game.apply(state, NATURE, First(3))
    assert state.first == 3


def test_host_may_choose_the_first_player() -> None:
    """S1.3 Or the host chooses, and chance is not asked."""
    game = shamans()
    state = game.setup(5, ShamansOptions(first=2))
    assert (game.chances(state).purpose, state.first) == ("deal", 2)


@pytest.mark.parametrize("seat", [-1, 4])
def test_first_player_sits_at_the_table(seat: int) -> None:
    """S1.3 The host can only choose somebody who plays."""
    with pytest.raises(BadSetup, match="no-such-seat") as refusal:
        shamans().setup(4, ShamansOptions(first=seat))
    assert refusal.value.params == {"seat": seat, "seats": 4}


def test_rituals_of_the_worlds() -> None:
    """S1.4 Four Neutralisations, one of each other; purple and brown as in the example."""
    rituals = dict(zip(WORLDS, (RITUALS[ritual] for ritual in dealt(5).box.rituals), strict=True))
    assert sorted(rituals.values()).count("neutralisation") == 4
    assert set(rituals.values()) == set(RITUALS)
    assert rituals["purple"] == "illumination"
    assert rituals["brown"] == "neutralisation"
    assert rituals["blue"] == "stabilisation"
    assert rituals["green"] == "transmutation"


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        ({"players": {"5": {"shadows": 3}}}, "content-roles", "players.5.shamans"),
        ({"players": {"5": {"hand": 12}}}, "content-hand", "players.5.hand"),
        ({"players": {"5": {"start": 36}}}, "content-start", "players.5.start"),
        (
            {"tiles": {"dagger": 1, "portal": 1, "moonstone": 0, "mask": 0}},
            "content-tiles",
            "tiles.dagger",
        ),
    ],
)
def test_numbers_that_do_not_fit(
    change: dict[str, dict[str, object]], key: str, field: str
) -> None:
    """S1.2, S2.1, S2.2 A box that can't be played is refused, and the field to mend is named."""
    with pytest.raises(BadSetup, match=key) as refusal:
        shamans().setup(5, ShamansOptions(content=change))
    assert refusal.value.params["field"] == field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"track": {"moon": "far"}}, "track.moon"),
        ({"track": {"moon": 0}}, "track.moon"),
        ({"track": {"sun": 3}}, "track.sun"),
        ({"rituals": {"red": "rain"}}, "rituals.red"),
    ],
)
def test_values_that_are_none(change: dict[str, dict[str, object]], field: str) -> None:
    """S1.4, S2.1 A value of the wrong kind is refused by its field."""
    with pytest.raises(BadSetup, match="content-type") as refusal:
        shamans().setup(5, ShamansOptions(content=change))
    assert refusal.value.params["field"] == field
