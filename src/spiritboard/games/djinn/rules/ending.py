"""How turns follow each other, the last action at the Source, and the score."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import Do
from spiritboard.core.values import Outcome
from spiritboard.games.djinn.box import ROUNDS, SOURCE
from spiritboard.games.djinn.rows import corked_row, held_row
from spiritboard.games.djinn.rules.counting import count_of, is_within, unused
from spiritboard.games.djinn.rules.tasks import tasks_done
from spiritboard.games.djinn.rules.tom import LOST, TomMayWin, TomTurns
from spiritboard.games.djinn.rules.turn import Act, BeginTurn, begin
from spiritboard.games.djinn.state import NOTHING, OFFERED, DjinnState


class NextTurn(Do[DjinnState]):
    """D34 Everybody has as many turns; when no boss is left in the town, one more round."""

    tag: ClassVar[str] = "next-turn"
    rule: ClassVar[str] = "D34"

    def run(self, s: DjinnState) -> None:
        if s.last and s.turn == s.last:
            s.push(LastOfTom(), LastActions(), Score())
            return
        s.push(BeginTurn(), AfterTurn(), NextTurn())


class AfterTurn(Do[DjinnState]):
    """D34, D41 Is the end near? In a solo game Tom may turn a card, and win by his last one. D43 In
    the turn in which the last boss leaves he turns none: the card of the end stands for it."""

    tag: ClassVar[str] = "after-turn"
    rule: ClassVar[str] = "D34"

    def run(self, s: DjinnState) -> None:
        seat = s.seat()
        s.turn += 1
        if not s.last and not s.bosses_in_town():
            seats = s.box.seats
            rounds = (s.turn + seats - 1) // seats
            extra = s.box.extra_turn if seats == 1 else 1
            s.last = (rounds + extra) * seats
            s.tell("end-is-near")
        elif not s.last and s.box.tom and s.place[seat] < ROUNDS:
            s.push(TomTurns(), TomMayWin())


class LastOfTom(Do[DjinnState]):
    """D41 Solo: one more card, and only its last row."""

    tag: ClassVar[str] = "last-of-tom"
    rule: ClassVar[str] = "D41"

    def run(self, s: DjinnState) -> None:
        if s.box.tom:
            s.push(TomTurns(1))


class LastActions(Do[DjinnState]):
    """D32, D33 Everybody once more at the Source, in the order of play."""

    tag: ClassVar[str] = "last-actions"
    rule: ClassVar[str] = "D33"

    def run(self, s: DjinnState) -> None:
        s.is_final = 1
        s.tell("last-actions")
        s.push(*[LastAction(s.last + step) for step in range(s.box.seats)])


class LastAction(Do[DjinnState]):
    """D32 One player's, as if it were one more turn."""

    tag: ClassVar[str] = "last-action"
    __match_args__ = ("turn",)
    rule: ClassVar[str] = "D32"

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: DjinnState) -> None:
        s.turn = self.turn
        seat = s.seat()
        begin(s)
        s.place[seat] = SOURCE
        s.came[seat] = NOTHING
        s.push(Act(seat))


class Score(Do[DjinnState]):
    """4.8 Told in parts."""

    tag: ClassVar[str] = "score"
    rule: ClassVar[str] = "R13.1"

    def run(self, s: DjinnState) -> None:
        hidden = [card for card, owner in enumerate(s.scoring) if owner >= 0]
        if hidden:
            s.reveal("kept", seat=s.scoring[hidden[0]], scoring=tuple(hidden))
        for seat in range(s.box.seats):
            for part, points in parts_of_score(s, seat):
                if points and part != "scoring":
                    s.reveal("scores", seat=seat, part=part, points=points)
            for card, points in cards_scored(s, seat):
                s.reveal("scores-card", seat=seat, scoring=card, points=points)
        tell_tie(s)
        for task in tasks_done(s):
            s.reveal("fulfils", seat=0, task=tuple(s.box.tasks[task]))


def tell_tie(s: DjinnState) -> None:
    """4.8 It is broken by coins, scrolls and keys, or the victory is shared."""
    seats = range(s.box.seats)
    most = max([points_of(s, seat) for seat in seats])
    tied = [seat for seat in seats if points_of(s, seat) == most]
    winners = winners_of(s)
    if len(winners) > 1:
        s.tell("tie-shared", seats=winners, wealth=wealth_of(s, winners[0]))
    elif len(tied) > 1:
        s.tell("tie-broken", seat=winners[0], wealth=wealth_of(s, winners[0]))


def parts_of_score(s: DjinnState, seat: int) -> list[tuple[str, int]]:
    """4.8 Awards, corked djinn, djinn in circles, what is unused, scoring cards, Tom's cards."""
    box = s.box
    awards = sum([box.awards[tile].points for tile, owner in enumerate(s.awards) if owner == seat])
    corked = box.corked_points * sum(s.corked[corked_row(seat)])
    held = 0 if s.has_trait(seat, 20) else box.circle_points * sum(s.held[held_row(seat)])
    tom = box.tom_points * s.tom.count(0) if box.tom else 0
    return [
        ("awards", awards),
        ("corked", corked),
        ("circles", held),
        ("unused", box.unused_points * unused(s, seat)),
        ("scoring", scoring_points(s, seat)),
        ("tom", tom),
    ]


def scoring_points(s: DjinnState, seat: int) -> int:
    return sum([points for _, points in cards_scored(s, seat)])


def cards_scored(s: DjinnState, seat: int) -> list[tuple[int, int]]:
    """V1 to V10 Those that lie open and bring something; T19 and the better one that one keeps."""
    shared: list[tuple[int, int]] = []
    kept = (NOTHING, 0)
    for card, owner in enumerate(s.scoring):
        points = card_points(s, seat, card) if owner in (OFFERED, seat) else 0
        if owner == OFFERED and points:
            shared.append((card, points))
        elif points > kept[1]:
            kept = (card, points)
    return [*shared, kept] if kept[1] else shared


def card_points(s: DjinnState, seat: int, card: int) -> int:
    """4.8 What one scoring card is worth to a seat; `card` 0 is V1."""
    scoring = s.box.scoring_cards[card]
    there = count_of(s, seat, scoring.what)
    if scoring.each:
        return min(scoring.most, scoring.each * there)
    return scoring.points if is_within(there, scoring.is_most, scoring.limit) else 0


def points_of(s: DjinnState, seat: int) -> int:
    return sum([points for _, points in parts_of_score(s, seat)])


def wealth_of(s: DjinnState, seat: int) -> int:
    """4.8 Breaks a tie."""
    return s.coins[seat] + s.scrolls[seat] + s.keys[seat]


def final_outcome(s: DjinnState) -> Outcome | None:
    if s.stack:
        return None
    scores = tuple([points_of(s, seat) for seat in range(s.box.seats)])
    if s.is_final == LOST:
        return Outcome((), scores, "tom-wins", "D42")
    reason = "no-boss-left" if s.box.tom else "most-points"
    return Outcome(winners_of(s), scores, reason, "R13.1")


def winners_of(s: DjinnState) -> tuple[int, ...]:
    """R13.1 Most points, then most coins, scrolls and keys."""
    ranks = [(points_of(s, seat), wealth_of(s, seat)) for seat in range(s.box.seats)]
    return tuple([seat for seat, rank in enumerate(ranks) if rank == max(ranks)])
