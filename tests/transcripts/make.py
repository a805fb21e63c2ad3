"""Writes the transcripts anew (`make transcripts`).

A transcript is one match of bots in English: what each was asked and chose, and what happened then.
What only some were told stands in brackets. A changed rule is a readable difference: look at it
before you keep it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from spiritboard import Match, game
from spiritboard.bots import Bot, bot_for, bot_key, next_bot_answer
from spiritboard.catalog import mind
from spiritboard.core.rollout import RolloutMind
from spiritboard.core.values import WATCHER, Action, Event, Seat
from spiritboard.text import Words
from tests.games import NAMES

FOLDER = Path(__file__).parent
SEED = "transcript"
BOTS = ("greedy", "random")
"""In turn: one plays well, the other does what nobody would."""


class Teller:
    """Sees everything, and says who could."""

    def __init__(self, name: str) -> None:
        self.seats = range(min(count for count in game(name).info.seats if count > 1))
        self.match = Match(name, len(self.seats), {}, self.seats)
        names = [Words("en")(f"player-{seat + 1}") for seat in self.seats]
        self.to_all = Words("en", name, names, WATCHER)
        self.to_each = [Words("en", name, names, seat) for seat in self.seats]

    def lines(self) -> Iterator[str]:
        """The whole match."""
        self.match.set_seed(SEED)
        yield self.to_all("game-name")
        yield from self.told(self.match.let_nature_answer())
        bots = {seat: self.bot(seat) for seat in self.seats}
        while (answer := next_bot_answer(self.match, bots)) is not None:
            yield self.chosen(*answer)
            yield from self.told(self.match.play(*answer))
        outcome = self.match.outcome
        assert outcome is not None
        for seat, score in enumerate(outcome.scores):
            won = ", wins" if seat in outcome.winners else ""
            yield f"{self.to_all.name_of(seat)}: {score}{won} ({outcome.rule})"

    def bot(self, seat: Seat) -> Bot:
        """A game that has taught its bots nothing is played at random: thinking would take minutes."""
        name = self.match.name
        spec = "random" if isinstance(mind(name), RolloutMind) else BOTS[seat % len(BOTS)]
        return bot_for(spec, name, bot_key(SEED, seat))

    def chosen(self, seat: Seat, action: Action) -> str:
        """`Jana (S3.1): Which card do you lead? > Play blue 3`, in the words that she reads."""
        words, view, asked = self.to_each[seat], self.match.view(seat), self.match.decision
        assert asked is not None
        said = f"> {words.option(view, action)}"
        if seat not in asked.seats:
            return f"{words.name_of(seat)}, out of turn {said}"
        return f"{words.name_of(seat)} ({asked.rule}): {words.question(view, asked)} {said}"

    def told(self, events: Iterable[Event]) -> Iterator[str]:
        for event in events:
            if event.audience is None:
                yield f"    {self.to_all.event(event)}"
            for seat in event.audience or ():
                yield f"    [{self.to_all.name_of(seat)}: {self.to_each[seat].event(event)}]"


def transcript(name: str) -> str:
    return "\n".join(Teller(name).lines()) + "\n"


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for name in NAMES:
        file_of(name).write_text(transcript(name), "utf-8")
