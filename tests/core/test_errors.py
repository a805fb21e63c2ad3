"""Refusals cross from process to process as they are."""

from __future__ import annotations

import pickle

import pytest

from spiritboard.core.errors import BadRecord, BadSetup, Illegal, SpiritboardError
from spiritboard.match import NeedsConsent
from spiritboard.server.journal import Unreadable


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (
            BadSetup("seats-out-of-range", seats=9, allowed="3, 4, 5"),
            (
                "This game isn’t for 9. Number of players: 3, 4, 5. "
                "[seats-out-of-range (seats: 9, allowed: 3, 4, 5)]"
            ),
        ),
        (Illegal("S5.1", "no-portal"), "You have no Portal. (S5.1) [S5.1 no-portal]"),
        (BadSetup("of-a-stranger", size=3), "of-a-stranger (size: 3)"),
    ],
    ids=lambda one: getattr(one, "key", ""),
)
def test_a_refusal_is_a_sentence_with_its_data(error: SpiritboardError, told: str) -> None:
    assert str(error) == told


@pytest.mark.parametrize(
    "error",
    [
        Illegal("S3.1", "card-not-in-hand", card=7),
        BadSetup("no-such-table"),
        BadRecord("record-illegal", entry=3, why=Illegal("S5.1", "no-portal")),
        NeedsConsent((1, 2)),
        Unreadable(),
    ],
    ids=lambda error: error.key,
)
def test_a_refusal_is_the_same_in_another_process(error: SpiritboardError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
    assert type(again) is type(error)
    assert (again.key, str(again)) == (error.key, str(error))
    assert again.params.keys() == error.params.keys()
    if isinstance(error, NeedsConsent) and isinstance(again, NeedsConsent):
        assert again.seats == error.seats
