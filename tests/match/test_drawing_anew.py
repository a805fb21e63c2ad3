"""What was taken back is drawn anew, in a game that says so."""

from __future__ import annotations

import msgspec

from spiritboard.match import Match, verify
from spiritboard.match.undo import undo
from tests.kit.toy import INFO, Bids, Stake

FRESH = "tests.match.test_drawing_anew:Fresh"
SAME = "tests.kit.toy:Bids"


class Fresh(Bids):
    """Bids, in which a stake that was seen does not come again."""

    draws_anew = True

    def __init__(self) -> None:
        super().__init__()
        self.info = msgspec.structs.replace(INFO, name="fresh")


def bid(match: Match, seat: int) -> None:
    match.play(seat, match.options(seat)[0])


def stakes(match: Match) -> list[int]:
    actions = [match.log[number].action for number in match.valid]
    return [action.points for action in actions if isinstance(action, Stake)]


def after_undoing(name: str, seed: int, times: int = 1) -> tuple[Match, list[int]]:
    """Both bid, the second takes its bid back and bids again; the second stakes that were seen."""
    match = Match.new(name, 2, seed)
    bid(match, 0)
    bid(match, 1)
    seen = [stakes(match)[1]]
    for _ in range(times):
        undo(match, 1, consent=(0,))
        bid(match, 1)
        seen.append(stakes(match)[1])
    return match, seen


def test_a_roll_that_was_taken_back_is_rolled_again() -> None:
    assert any(len(set(after_undoing(FRESH, seed)[1])) > 1 for seed in range(20))
    assert all(len(set(after_undoing(SAME, seed)[1])) == 1 for seed in range(20))


def test_each_undoing_has_rolls_of_its_own() -> None:
    later = [after_undoing(FRESH, seed, 2)[1][1:] for seed in range(20)]
    assert any(first != second for first, second in later)


def test_the_rolls_are_still_proved_by_the_seed() -> None:
    match, _ = after_undoing(FRESH, 1, 2)
    assert verify(match.record(), match.commitment).chances > 0
    again = Match.of(match.record())
    assert again.state == match.state


def test_a_match_that_is_resumed_goes_on_alike() -> None:
    match, _ = after_undoing(FRESH, 2)
    state = msgspec.json.decode(msgspec.json.encode(match.game.dump(match.state)))
    twin = Match.resumed(match.record(), state, match.events)
    for one in (match, twin):
        bid(one, 0)
        bid(one, 1)
    assert stakes(twin) == stakes(match)
