"""Set-up: 4.12 for one to four players, the first game, the longer one; what a box may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.values import NATURE
from spiritboard.games.djinn.actions import Deal, First
from spiritboard.games.djinn.box import ROUNDS, SOURCE
from spiritboard.games.djinn.info import DjinnOptions
from spiritboard.games.djinn.rows import secrets_row
from spiritboard.games.djinn.state import AT_HAND, NOTHING, OFFERED, ON_TOP, OUT, REMOVED
from spiritboard.games.djinn.state import DjinnState as State
from tests.djinn.table import GAME, rng

SEATS = (1, 2, 3, 4)


def dealt(seats: int, options: DjinnOptions | None = None, seed: str = "deal") -> State:
    s = GAME.setup(seats, options or DjinnOptions(first=0))
    GAME.apply(s, NATURE, GAME.draw(s, rng(seed)))
    return s


def at_rounds(s: State) -> list[int]:
    return [s.djinn_at(space) for space in range(ROUNDS)]


@pytest.mark.parametrize(
    ("seats", "djinn"),
    [
        (1, [2, 2, 2, 1, 1, 1]),
        (2, [2, 2, 2, 2, 2, 2]),
        (3, [3, 3, 3, 3, 3, 3]),
        (4, [4, 4, 4, 4, 4, 4]),
    ],
)
def test_djinn_at_the_start(seats: int, djinn: list[int]) -> None:
    """4.12 At each round space, with a boss; the other bosses are in the supply."""
    s = dealt(seats)
    assert at_rounds(s) == djinn
    assert (s.boss, s.bosses) == ([1] * 6, 6)
    assert sum(s.bag) == 36 - sum(djinn)
    longer = at_rounds(dealt(seats, DjinnOptions(first=0, long=True)))
    assert longer == [count + (space < 3) for space, count in enumerate(djinn)]


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_offered(seats: int) -> None:
    """4.12 Awards, traits and scoring cards by the number of players; none of the last for one."""
    s = dealt(seats)
    columns = [s.box.awards[tile].column for tile, where in enumerate(s.awards) if where == OFFERED]
    assert [columns.count(column) for column in (1, 2, 3)] == [seats + 1] * 3
    boons = [number for number in range(0, 20, 2) if s.traits[number] == OFFERED]
    banes = [number for number in range(1, 20, 2) if s.traits[number] == OFFERED]
    assert len(boons) == len(banes) == (0 if seats == 1 else seats + 1)
    assert s.scoring.count(OFFERED) == (0 if seats == 1 else 3)


@pytest.mark.parametrize("seats", SEATS)
def test_the_market_has_two_sides(seats: int) -> None:
    """4.12 Grouped stalls for one and two, six stalls for three and four."""
    assert len(set(dealt(seats).box.groups)) == (4 if seats <= 2 else 6)


@pytest.mark.parametrize("seats", SEATS)
def test_what_everybody_starts_with(seats: int) -> None:
    """4.2 Magic 3, the marker on 5, 4 coins, 2 circles, 4 of 6 secrets, nothing else."""
    s = dealt(seats)
    assert (s.magic, s.marker, s.coins) == ([3] * seats, [5] * seats, [4] * seats)
    assert (s.circles, s.minimum) == ([2] * seats, [0] * seats)
    assert sum(s.scrolls + s.keys + s.corks + s.bottles + s.held + s.corked) == 0
    own = [tuple(s.secrets[secrets_row(seat)]) for seat in range(seats)]
    assert len(set(own)) == 1
    assert sorted(own[0]) == [REMOVED] * 2 + [AT_HAND] * 4
    assert s.place == s.stall == [NOTHING] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_game(seats: int) -> None:
    """4.12 Equal symbols are not joined by a path; no scoring cards, no traits."""
    for number in range(5):
        s = dealt(seats, DjinnOptions(first=0, first_game=True), f"apart {number}")
        joined = [pair for pair in s.box.paths if SOURCE not in pair]
        assert all(s.layout[one] != s.layout[other] for one, other in joined)
        assert OFFERED not in s.traits + s.scoring
        decision = GAME.decision(s)
        assert decision is not None
        assert decision.kind == "enter"


def test_every_location_has_a_round_space_and_a_square() -> None:
    """F14 Twelve spaces, six symbols."""
    s = dealt(4)
    assert sorted(s.layout[:ROUNDS]) == sorted(s.layout[ROUNDS:]) == list(range(6))


def test_the_piles() -> None:
    """D10 Four piles of mages, two with keys; three of gear; each shows its top."""
    s = dealt(2)
    assert sorted(where for where in s.mages if where >= ON_TOP) == [8, 9, 10, 11]
    assert s.mage_piles == [7, 7, 7, 7]
    assert sorted(where for where in s.gear if where >= ON_TOP) == [8, 9, 10]
    assert s.gear_piles == [8, 8, 8]
    assert all(s.box.mage_key[s.mages.index(ON_TOP + pile)] == pile // 2 for pile in range(4))


@pytest.mark.parametrize("cards", [12, 13, 14, 15])
def test_toms_deck(cards: int) -> None:
    """4.11 12 to 15 cards; the more, the more of them do nothing."""
    s = dealt(1, DjinnOptions(first=0, tom=cards))
    assert s.tom == [0] * cards + [OUT] * (15 - cards)


def test_who_begins() -> None:
    """RB Set-up 2: the dragon roof goes to somebody at random, unless it is agreed."""
    s = GAME.setup(3, DjinnOptions())
    assert GAME.chances(s).weighted == tuple((1, First(seat)) for seat in range(3))
    GAME.apply(s, NATURE, First(2))
    assert s.first == 2
    with pytest.raises(BadSetup, match="no-such-seat"):
        GAME.setup(3, DjinnOptions(first=3))


def test_a_deal_that_could_not_be() -> None:
    """4.12 Chance may only draw what is in the box."""
    s = GAME.setup(2, DjinnOptions(first=0))
    deal = GAME.draw(s, rng("deal"))
    assert isinstance(deal, Deal)
    GAME.check(s, NATURE, deal)
    wrong: list[Mapping[str, Any]] = [
        {"layout": (0,) * 12},
        {"removed": (0, 0)},
        {"djinn": (0,) * 12},
        {"mages": deal.mages[::-1]},
        {"gear": deal.gear[::-1]},
        {"awards": deal.awards[1:]},
        {"scoring": (0, 1)},
        {"traits": (0, 2, 4, 6, 8, 10)},
        {"traits": (0, 2, 4, 6, 1, 3)},
    ]
    for change in wrong:
        with pytest.raises(Illegal, match="not-by-chance"):
            GAME.check(s, NATURE, msgspec.structs.replace(deal, **change))


# Another box


def refused(changes: Mapping[str, Any]) -> str:
    with pytest.raises(BadSetup) as found:
        GAME.check_content(changes)
    return found.value.key


def test_a_box_with_other_values() -> None:
    """F15 Values may be typed in from one's own box."""
    GAME.check_content({"mages": {"M01": {"fee": 1}}})
    s = GAME.setup(2, DjinnOptions(first=0, content={"start": {"coins": 7}}))
    assert s.coins == [7, 7]


def test_a_box_that_cannot_be_played() -> None:
    """4.12 What does not fit is refused, and by which field."""
    assert refused({"mages": {"M99": {"power": 1, "colours": [], "fee": 0}}}) == (
        "content-unknown-card"
    )
    assert refused({"supply": {"djinn": 1}}) == "content-djinn"
    assert refused({"players": {"4": {"awards": 7}}, "awards": {"A01": {"column": 2}}}) == (
        "content-awards"
    )
    paths = [str(path) for path in GAME.content["town"]["paths"]]  # type: ignore[index]
    assert refused({"town": {"paths": [*paths, "R1-R9"]}}) == "content-path"
    assert refused({"town": {"paths": [*paths, "R1-R2"]}}) == "content-town"
    assert refused({"town": {"paths": [*paths, "M-S12"]}}) == "content-town"
    assert refused({"town": {"paths": paths[1:]}}) == "content-town"
