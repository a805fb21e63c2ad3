"""No leaks: what some eyes receive does not depend on what they can't know.

Two real houses, each with its store. In the first a session is played: answers, actions out of turn,
undo, chat, orders, bets, refusals, wishes weighed, hints, requests over HTTP, lost lines, restarts. In
the other the same is done in a world where all is different that the eyes of one browser have not
seen, be they of a seat, of two, or of somebody who looks on. This browser must be sent the same bytes
in the same order. `make leaks` compares a million pairs.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from spiritboard.core.frames import Ask
from spiritboard.games.shamans.game import RECORDS
from tests.server.leaks.deeds import Deed
from tests.server.leaks.pairs import compare
from tests.server.leaks.subjects import SUBJECTS


class Share(NamedTuple):
    """How much of a game is compared, and what must be in it."""

    goes: int
    pairs: int
    """In one go."""
    met: frozenset[str]
    """Questions, deeds and messages."""
    others: Mapping[str, float]
    """In at least such a share of the pairs these are other ones."""


QUESTIONS: Final = {r.kind for r in RECORDS.values() if issubclass(r, Ask) and r.kind}
"""Of Shamans. The others have more than can be met in a short time."""
DEEDS: Final = {deed.__name__ for deed in Deed.__subclasses__()}
MESSAGES: Final = {
    "welcome",
    "update",
    "table",
    "line",
    "done",
    "refused",
    "hint",
    "bye",
    "200",
    "403",
    "409",
}
SHARES: Final = {
    "shamans": Share(
        goes=2,
        pairs=1_500,
        met=frozenset(QUESTIONS | DEEDS | MESSAGES)
        - {"ritual-order", "name-guide", "portal-after-last-trick", "stabilisation", "Bets"},
        others={"roles": 0.3, "cards": 0.6, "tiles": 0.15, "answers": 0.05},
    ),
    "djinn": Share(
        goes=1,
        pairs=600,
        met=frozenset({"act", "walk", "over"} | DEEDS | MESSAGES | {"prospects"}) - {"Bets"},
        others={"scoring cards": 0.3},
    ),
    "ducharina": Share(
        goes=1,
        pairs=1_000,
        met=frozenset(
            {"move-ghosts", "move-furniture", "choose-side", "put-piece", "over", "prospects"}
            | DEEDS
            | MESSAGES
        )
        - {"Bets"},
        others={"plans": 0.5},
    ),
}


@pytest.mark.parametrize(
    ("game", "go"), [(game, go) for game, share in SHARES.items() for go in range(share.goes)]
)
def test_worlds_that_look_alike_send_the_same_bytes(tmp_path: Path, game: str, go: int) -> None:
    share = SHARES[game]
    tally = compare(tmp_path, SUBJECTS[game], f"go {go}", share.pairs)
    assert tally["pairs"] >= share.pairs
    assert tally["messages"] >= 2 * share.pairs
    assert set(tally) >= share.met
    for what, least in share.others.items():
        assert tally[f"other {what}"] > least * share.pairs, what
