"""Refusals cross from process to process as they are."""

from __future__ import annotations

import pickle

import pytest

from spiritboard.core.errors import BadRecord, BadSetup, Illegal, SpiritboardError
from spiritboard.match import NeedsConsent
from spiritboard.server.journal import Unreadable


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
