"""What tests of several subjects set up."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from spiritboard.text import files

# Programs that tests start must hear Ctrl+C, also when nobody's keyboard started the tests: whatever
# a shell runs in the background ignores it, and so would all that is started from there.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def words_as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The words of packs that a test brings do not stay."""
    brought: dict[tuple[str, str], list[str]] = {}
    monkeypatch.setattr(files, "_brought", brought)
    yield
    if brought:
        files.bundle.cache_clear()
        files.messages.cache_clear()
