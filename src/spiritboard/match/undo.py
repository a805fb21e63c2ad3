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
    return match.latest.get(seat)


def is_free(match: Match, entry: int) -> bool:
    """Nobody has answered since, nature neither, and nobody has learned anything by it."""
    return match.valid[-1] == entry and not any(event.reveals for event in match.told)


def missing_consent(
    match: Match, seat: Seat, entry: int, consent: Iterable[Seat] = ()
) -> tuple[Seat, ...]:
    """Who must still agree before a seat takes this entry back."""
    if is_free(match, entry):
        return ()
    agreed = {seat, *consent}
    return tuple([other for other in match.people if other not in agreed])


def may_rewind(match: Match, seat: Seat) -> bool:
    """May this seat go back to any answer? Alone one may: nobody else has to agree.

    A match that is over counts, so it stays; but a story, where all seats play as one, may still end
    otherwise.
    """
    if match.people != (seat,) or last_answer_of(match, seat) is None:
        return False
    return match.game.info.together or match.decision is not None


def answers_back(match: Match, seat: Seat, steps: int) -> int:
    """The entry that lies so many answers of a seat back; refused if it has not given so many."""
    own = [number for number in match.valid if match.log[number].seat == seat]
    if not own:
        raise Illegal("", "nothing-to-undo")
    if not 1 <= steps <= len(own):
        raise Illegal("", "undo-too-far", most=len(own))
    return own[-steps]


def check_undo(
    match: Match, seat: Seat, consent: Iterable[Seat] = (), entry: int | None = None
) -> int:
    """The entry that a seat may take back, its last one if none is named; refused if there is none, or
    if others must agree.
    """
    entry = last_answer_of(match, seat) if entry is None else entry
    if entry is None or entry not in match.valid:
        raise Illegal("", "nothing-to-undo")
    if match.decision is None and not may_rewind(match, seat):
        raise Illegal("", "game-over")
    if missing := missing_consent(match, seat, entry, consent):
        raise NeedsConsent(missing)
    match.check_replays()
    return entry


def undo(
    match: Match,
    seat: Seat,
    consent: Iterable[Seat] = (),
    at: float = 0,
    entry: int | None = None,
) -> None:
    """Takes back an answer, a seat's last one if none is named, and all that followed from it."""
    match.take_back(seat, check_undo(match, seat, consent, entry), at)
