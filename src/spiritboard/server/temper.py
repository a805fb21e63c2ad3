"""Bots have a temper: which ready phrases they say, and when.

A bot speaks of what everybody has seen, and of nothing else: neither its hand nor its role nor what it
thinks has a part in it. What it says follows from the table, the change and what was told to all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

from spiritboard.core.table_side import Remark, Talk
from spiritboard.core.values import Event, Seat
from spiritboard.server.journal import TableDoc, Talked
from spiritboard.server.presenter import claim_phrase
from spiritboard.server.wire import ChatLine

TEMPERS: Final = {
    "~player-1": "sly",
    "~player-2": "calm",
    "~player-3": "wise",
    "~player-4": "jumpy",
    "~player-5": "proud",
}
"""By the name that a bot bears, as its face."""
ONE_IN: Final = 3
"""Of so many occasions one is used."""
QUIET: Final = 15
"""So many changes of the table pass until a bot speaks again."""
AGAIN: Final = 100
"""So many until it says the same thing again."""

Spoken = tuple[Seat, Remark, Event]


def remark_of(
    doc: TableDoc,
    talk: Talk,
    view: Any,
    lines: Sequence[ChatLine],
    seq: int,
    events: Sequence[Event],
) -> Talked | None:
    """What a bot says of a change, if one says anything. `view`: of somebody who looks on."""
    found = [one for one in remarks(doc, talk, events) if not talk.is_silent(view, one[0])]
    if not found:
        return None
    chance = drawn(doc, seq)
    if chance % ONE_IN or has_just_spoken(doc, lines, seq):
        return None
    seat, remark, event = found[chance // ONE_IN % len(found)]
    about = event.params[remark.about] if remark.about else None
    assert about is None or isinstance(about, int)
    phrase = claim_phrase(doc.game, remark.claim, about)
    if any(line.seat == seat and line.phrase == phrase for line in lines if line.seq > seq - AGAIN):
        return None
    return Talked(seat, doc.chairs[seat].name, phrase=phrase)


def remarks(doc: TableDoc, talk: Talk, events: Sequence[Event]) -> Iterator[Spoken]:
    """All that might be said: of what was told to everybody, by bots of the right temper."""
    for event in events:
        by_temper = talk.remarks.get(event.key, {}) if event.audience is None else {}
        for seat, chair in enumerate(doc.chairs if by_temper else ()):
            remark = by_temper.get(TEMPERS.get(chair.name, ""))
            if chair.kind == "bot" and remark and is_its_own(seat, event) == remark.is_own:
                yield seat, remark, event


def is_its_own(seat: Seat, event: Event) -> bool:
    return event.params.get("seat") == seat


def drawn(doc: TableDoc, seq: int) -> int:
    """The same for the same change of the same table, and known to nobody before."""
    digest = hashlib.sha256(f"{doc.id} {doc.match} {seq}".encode()).digest()
    return int.from_bytes(digest[:4])


def has_just_spoken(doc: TableDoc, lines: Sequence[ChatLine], seq: int) -> bool:
    lately = (line.seat for line in reversed(lines) if line.seq > seq - QUIET)
    return any(seat >= 0 and doc.chairs[seat].kind == "bot" for seat in lately)
