"""How a match ended: who has won, what mattered, and what it adds to one's records."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from spiritboard.core.errors import SpiritboardError
from spiritboard.core.values import Seat
from spiritboard.match import Match
from spiritboard.match.achieved import achieved
from spiritboard.terminal.keeping import add_feats, records_in
from spiritboard.terminal.records import best_line
from spiritboard.text import Words


def result_lines(match: Match, seat: Seat | None, words: Words) -> Iterator[str]:
    """Who has won; a story tells its own end."""
    outcome = match.outcome
    if match.game.info.together or outcome is None:
        return
    points = max(outcome.scores)
    if outcome.winners == (seat,):
        yield words("game-ends-you", points=points)
    elif not outcome.winners:
        yield words("game-ends-lost", points=points)
    else:
        names = words.listed([words.name_of(winner) for winner in outcome.winners])
        yield words("game-ends", names=names, winners=len(outcome.winners), points=points)


def record_lines(match: Match, seat: Seat, file: Path, words: Words) -> Iterator[str]:
    """What a match that was played alone adds to the records is kept and told."""
    feats = achieved(match, seat)
    if feats is None:
        return
    try:
        add_feats(file, match.name, feats)
        yield best_line(records_in(file)[match.name], words)
    except SpiritboardError as error:
        yield words.refusal(error)
