"""The clones that the build writes out, from the fields of each state."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from hatch_build import class_in_text, fields_of, with_clones
from spiritboard.catalog import game, options_of
from spiritboard.core.game import OVER, Game
from spiritboard.core.rng import Rng
from spiritboard.core.state import State, clone, written_out
from spiritboard.core.values import NATURE
from tests.games import NAMES

SOURCES = Path(__file__).parents[2] / "src"


def source(cls: type) -> str:
    """The text of its module, also where the module is compiled."""
    return (SOURCES / cls.__module__.replace(".", "/")).with_suffix(".py").read_text("utf-8")


COMMON = fields_of(class_in_text(source(State), "State"))


@pytest.fixture
def written(name: str) -> Iterator[Callable[[Any], Any]]:
    """What the build writes for the state of a game."""
    cls = game(name).state_type
    before = written_out.pop(cls, None)
    text, names = source(cls), dict(vars(sys.modules[cls.__module__]))
    exec(with_clones(text, COMMON)[len(text) :], names)  # noqa: S102  # our own
    yield written_out.pop(cls)
    if before is not None:
        written_out[cls] = before


def tables(rules: Game[Any, Any]) -> Iterator[State]:
    """A match at random, question by question."""
    s = rules.setup(min(rules.info.seats), options_of(rules, {}))
    rng = Rng(1)
    while (seat := rules.whose(s)) != OVER and s.question < 300:
        yield s
        answer = rules.draw(s, rng) if seat == NATURE else rules.sample(s, seat, rng)
        rules.advance(s, seat, answer)


@pytest.mark.parametrize("name", NAMES)
def test_the_clone_that_is_written_out_is_a_clone(name: str, written: Callable[[Any], Any]) -> None:
    for s in tables(game(name)):
        twin = written(s)
        assert type(twin) is type(s)
        assert twin == s == clone(s)
        lists = [one.name for one in fields(s) if isinstance(getattr(s, one.name), list)]
        assert not [one for one in lists if getattr(twin, one) is getattr(s, one)]


def test_a_list_is_known_by_its_type() -> None:
    text = "class Table(State):\n    deck: list[int]\n    top: int = 0"
    assert fields_of(class_in_text(text, "Table")) == {"deck": True, "top": False}
    assert "t.deck = s.deck[:]\n    t.top = s.top\n" in with_clones(text, {})
    assert with_clones("class Frame: x: int", {}) == "class Frame: x: int"
