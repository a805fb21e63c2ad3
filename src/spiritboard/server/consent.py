"""Who agrees when somebody wants to take an answer back."""

from __future__ import annotations

from collections.abc import Sequence

from spiritboard.core.values import Seat
from spiritboard.match import Match
from spiritboard.match.undo import is_free, last_answer_of
from spiritboard.server.journal import TableDoc


def agreeing(doc: TableDoc, match: Match, seat: Seat) -> list[Seat]:
    """Those who have said so, and those who are away if it costs them nothing."""
    wish, entry = doc.undo, last_answer_of(match, seat)
    said = wish.agreed if wish and wish.seat == seat else []
    back = [] if entry is None else [number for number in match.valid if number >= entry]
    return [
        other
        for other, chair in enumerate(doc.chairs)
        if chair.kind == "person"
        and (other in said or (chair.away and costs_nothing(match, other, back)))
    ]


def has_shown_nothing(doc: TableDoc, match: Match, seat: Seat) -> bool:
    """May a seat take its last answer back where other tables have the same deal?

    What anybody has seen of it stays seen, whoever would agree, and no dice are rolled again.
    """
    entry = last_answer_of(match, seat)
    if entry is None or doc.status != "playing" or match.game.draws_anew:
        return False
    return is_free(match, entry)


def costs_nothing(match: Match, seat: Seat, back: Sequence[int]) -> bool:
    """Of what would be taken back nothing is theirs, and nobody has learned anything by it.

    Else one could see what a stand-in plays from their hand, and try again.
    """
    own = any(match.log[number].seat == seat for number in back)
    return not own and not any(event.reveals for number in back for event in match.events[number])
