"""Saved names are a format: frames by tags, fields by names, and older forms are brought up."""

from __future__ import annotations

import doctest
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec
import pytest

from spiritboard.catalog import game
from spiritboard.core import record, upgrade
from spiritboard.core.errors import BadRecord
from spiritboard.core.frames import Ask, AskAll, AskAny, AskSeat, Chance, Do
from spiritboard.core.game import Game
from spiritboard.core.record import registry
from spiritboard.core.state import Frame, State, clone, counter, row
from spiritboard.core.values import Event
from tests.games import NAMES
from tests.kit.toy import Bids, BidsState


def test_the_examples_in_the_docstrings() -> None:
    for module in (record, upgrade):
        assert doctest.testmod(module).failed == 0


class Knock(Do[State]):
    tag: ClassVar[str] = "knock"


class Ring(Do[State]):
    tag: ClassVar[str] = "knock"


def test_two_frames_do_not_share_a_tag() -> None:
    with pytest.raises(ValueError, match="Ring and Knock share a tag"):
        registry([Knock, Ring])


def frames_of(cls: type[Frame[Any]]) -> set[type[Frame[Any]]]:
    found = {cls} if not getattr(cls, "__abstractmethods__", ()) else set()
    return found.union(*(frames_of(sub) for sub in cls.__subclasses__()))


@pytest.mark.parametrize("name", NAMES)
def test_every_frame_of_a_game_has_a_tag_and_is_known_by_it(name: str) -> None:
    rules = game(name)
    kinds = {Frame, Do, Ask, AskSeat, AskAll, AskAny, Chance}
    own = [
        frame
        for frame in frames_of(Frame) - kinds
        if frame.__module__.startswith(f"spiritboard.games.{name}.") and not frame.__subclasses__()
    ]
    assert {frame.tag: frame for frame in own} == rules.records
    assert len(own) == len(rules.records) > 20


@dataclass(eq=False, kw_only=True)
class LaterState(BidsState):
    """As a later release may hold it: a field has got another name, and there is a new one."""

    score: list[int] = row()
    round: int = counter()


class LaterBids(Bids):
    version: ClassVar[int] = 3

    def __init__(self) -> None:
        super().__init__()
        self.state_type = LaterState

    def upgraded(self, data: dict[str, object], version: int) -> dict[str, object]:
        if version == 1:
            return {**data, "score": data["points"]}
        shown = data["shown"]
        assert isinstance(shown, list)
        return {**data, "round": len(shown)}


def some_state(rules: Game[Any, Any]) -> Any:
    s = rules.setup(2, rules.info.options())
    s.points, s.shown = [3, 4], [(0, 1)]
    return s


def saved(rules: Game[Any, Any], s: State) -> Any:
    return msgspec.json.decode(msgspec.json.encode(rules.dump(s)))


def test_an_older_table_is_brought_up_step_by_step() -> None:
    later = LaterBids().load(saved(Bids(), some_state(Bids())))
    assert isinstance(later, LaterState)
    assert (later.score, later.round, later.points) == ([3, 4], 1, [3, 4])


def test_what_names_no_version_is_of_the_first_release() -> None:
    first = saved(Bids(), some_state(Bids()))
    assert first.pop("version") == 1
    assert LaterBids().load(first) == LaterBids().load({**first, "version": 1})


@pytest.mark.parametrize("version", [0, 4, "new"])
def test_a_table_of_a_later_release_is_refused(version: object) -> None:
    data = saved(Bids(), some_state(Bids())) | {"version": version}
    with pytest.raises(BadRecord) as caught:
        LaterBids().load(data)
    assert caught.value.key == "state-version"


def test_a_table_without_a_field_is_refused() -> None:
    data = saved(Bids(), some_state(Bids()))
    del data["points"]
    with pytest.raises(BadRecord) as caught:
        Bids().load(data)
    assert caught.value.params == {"fields": "points"}


@dataclass(eq=False, kw_only=True)
class Undeclared(State):
    """Fields without a kind, as a stranger may write them."""

    hands: list[int]
    names: tuple[str, ...] = ()


def test_a_list_is_copied_also_where_no_kind_says_so() -> None:
    s = Undeclared(hands=[1, 2], names=("a",))
    twin = clone(s)
    assert twin == s
    twin.hands.append(3)
    assert s.hands == [1, 2]


@pytest.mark.parametrize("param", [3, "north", (1, 2), ((0, 0, 2), (5, 1, 2)), (90, (4, 4))])
def test_events_may_tell_of_rays_and_poses(param: Any) -> None:
    event = Event("looks", {"ray": param})
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
