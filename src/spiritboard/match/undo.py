"""Taking back: free until anybody has learned something or moved, then by consent."""

from __future__ import annotations

from collections.abc import Iterable

from spiritboard.core.errors import Illegal
from spiritboard.core.values import Seat
from spiritboard.match.match import Match


class NeedsConsent(Illegal):
    """It can be taken back only if these seats agree."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        super().__init__("", "undo-needs-consent", seats=seats)

    @property
    def seats(self) -> tuple[Seat, ...]:
        found = self.params["seats"]
        assert isinstance(found, tuple)
        return found


def last_answer_of(match: Match, seat: Seat) -> int | None:
    """The latest entry of a seat that still holds."""
    for number in reversed(match.valid):
        if match.log[number].seat == seat:
            return number
    return None


def is_free(match: Match, entry: int) -> bool:
    """Nobody has answered since, nature neither, and nobody has learned anything by it."""
    return match.valid[-1] == entry and not any(event.reveals for event in match.told)


def missing_consent(
    match: Match, seat: Seat, entry: int, consent: Iterable[Seat] = ()
) -> tuple[Seat, ...]:
    """Who must still agree before a seat takes this entry back."""
    if is_free(match, entry):
        return ()
    agreed = set(consent)
    return tuple(other for other in match.people if other != seat and other not in agreed)


def check_undo(match: Match, seat: Seat, consent: Iterable[Seat] = ()) -> int:
    """The entry that a seat may take back; refused if there is none, or if others must agree."""
    entry = last_answer_of(match, seat)
    if entry is None:
        raise Illegal("", "nothing-to-undo")
    if missing := missing_consent(match, seat, entry, consent):
        raise NeedsConsent(missing)
    match.check_replays()
    return entry


def undo(match: Match, seat: Seat, consent: Iterable[Seat] = (), at: float = 0) -> None:
    """Takes back a seat's last answer and all that followed from it."""
    match.take_back(seat, check_undo(match, seat, consent), at)
