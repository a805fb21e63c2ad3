"""Bots in processes: one that crashes or hangs is replaced, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from typing import Any

import pytest

from spiritboard.match import Match
from spiritboard.server import workers
from spiritboard.server.workers import Thought, Workers


@pytest.fixture
def crew() -> Iterator[Workers]:
    found = Workers(1)
    yield found
    found.close()


def thought(spec: str) -> Thought:
    match = Match.new("shamans", 3, seed=1, options={"first": 0})
    return Thought(0, spec, b"key", match.view(0), match.options(0), is_asked=True)


def die(*given: Any) -> None:
    os._exit(1)


def hang(*given: Any) -> None:
    time.sleep(60)


def test_a_bot_answers(crew: Workers) -> None:
    found = asyncio.run(crew.think("shamans", [thought("greedy")], 1))
    assert found is not None
    assert found[1] in thought("greedy").options


def test_an_unknown_bot_is_replaced_by_the_quick_one(crew: Workers) -> None:
    found = asyncio.run(crew.think("shamans", [thought("broken")], 1))
    assert found == asyncio.run(crew.think("shamans", [thought("greedy")], 1))


@pytest.mark.parametrize("fault", [die, hang])
def test_a_bot_that_dies_or_hangs_still_gives_an_answer(
    crew: Workers, monkeypatch: pytest.MonkeyPatch, fault: Any
) -> None:
    monkeypatch.setattr(workers, "think", fault)
    monkeypatch.setattr(workers, "GRACE", 0.2)
    found = asyncio.run(crew.think("shamans", [thought("greedy")], 0.1))
    assert found == (0, thought("greedy").options[0])
    monkeypatch.undo()
    assert asyncio.run(crew.think("shamans", [thought("greedy")], 1)) is not None
