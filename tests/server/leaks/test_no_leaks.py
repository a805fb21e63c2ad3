"""No leaks: what some eyes receive does not depend on what they can't know.

Two real houses, each with its store. In the first a session is played: answers, portals out of turn,
undo, chat, orders, bets, refusals, hints, requests over HTTP, lost lines, restarts. In the other the
same is done in a world where all is different that the eyes of one browser have not seen, be they of
a seat, of two, or of somebody who looks on. This browser must be sent the same bytes in the same
order. `make leaks` compares a million pairs.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from spiritboard.core.frames import Ask
from spiritboard.games.shamans.game import RECORDS
from tests.server.leaks.deeds import Deed
from tests.server.leaks.pairs import compare

GOES = 8
PAIRS = 2_500
"""In one go: 20,000 in all."""
QUESTIONS = {record.kind for record in RECORDS.values() if issubclass(record, Ask) and record.kind}
DEEDS = {deed.__name__ for deed in Deed.__subclasses__()}
SELDOM = {"ritual-order", "name-guide", "stabilisation", "Bets"}
SECRETS = {"roles": 0.3, "cards": 0.6, "tiles": 0.15, "answers": 0.05}
"""In at least such a share of the pairs they are other ones."""


@pytest.mark.parametrize("go", range(GOES))
def test_worlds_that_look_alike_send_the_same_bytes(tmp_path: Path, go: int) -> None:
    tally = compare(tmp_path, f"go {go}", PAIRS)
    assert tally["pairs"] >= PAIRS
    assert tally["messages"] >= 2 * PAIRS
    assert set(tally) >= (QUESTIONS | DEEDS) - SELDOM
    for secret, share in SECRETS.items():
        assert tally[f"other {secret}"] > share * PAIRS, secret
