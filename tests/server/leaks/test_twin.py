"""A twin is a match that a server might have kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spiritboard.core.values import Action
from spiritboard.server.journal import Started
from tests.server.leaks.laboratory import controlled, laboratory
from tests.server.leaks.session import Session
from tests.server.leaks.subject import Subject
from tests.server.leaks.subjects import SUBJECTS
from tests.server.leaks.twin import Twin


class Same(Twin):
    """A twin that is told as it was."""

    def action(self, number: int, s: Any) -> Action:
        action: Action = self.story.log[number].action
        return action


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("name", SUBJECTS)
def test_a_match_told_as_it_was_has_the_journal_that_it_had(
    tmp_path: Path, name: str, number: int
) -> None:
    session = asyncio.run(played(tmp_path, SUBJECTS[name], f"journal {number}"))
    story = session.story
    started = next(page.body for page in session.pages if isinstance(page.body, Started))
    twin = Same.of(story, len(story.log), Random(0))
    assert twin.journal(session.pages, started.seed) == [page.row for page in session.pages]
    assert twin.now == story.now.state


async def played(folder: Path, subject: Subject, name: str) -> Session:
    with controlled(), laboratory(folder) as house:
        return await Session.played(house, subject, name)
