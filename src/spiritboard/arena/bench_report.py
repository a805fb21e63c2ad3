"""What `bench` measured, as a table in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spiritboard.arena.bench_rows import EACH, Figures
from spiritboard.text import Words
from spiritboard.text.files import title_of

RATES: Final[Sequence[str]] = ("decisions", "search", "searched")
"""More is better; of the other figures less is."""
COSTS: Final[Sequence[str]] = ("clone", "view")
FIRST: Final = 36
LEAST: Final = 11
STEPS: Final = "steps"


class BenchReport:
    """Lines of a table: a title, then numbers under what they count."""

    def __init__(self, words: Words) -> None:
        self.words = words
        named = {what: words(f"bench-{what}") for what in (*RATES, *COSTS, STEPS)}
        self.named = named
        self.wide = {what: max(len(name), LEAST) + 2 for what, name in named.items()}

    def head(self) -> str:
        return self.line("", {what: self.named[what] for what in (*RATES, *COSTS)})

    def row(self, title: str, row: Figures) -> str:
        rates = {what: self.whole(row[what]) for what in RATES if what in row}
        costs = {what: self.hundredths(row[what]) for what in COSTS if what in row}
        return self.line(title, rates | costs)

    def beside(self, row: Figures, peer: str, theirs: Figures) -> str:
        """How many times as fast as a peer."""
        shared = [what for what in RATES if what in row and what in theirs]
        ratios = {what: self.times(row[what] / theirs[what]) for what in shared}
        return self.line(self.against(peer), ratios)

    def rest(self, title: str, row: Figures) -> str:
        kept = {"size": round(row["match_kb"]), "ratio": self.hundredths(row["late_over_early"])}
        return self.words("bench-rest", title=title, **kept)

    def work(self, game: str, build: str, row: Figures) -> Iterator[str]:
        """What else a game finds worth measuring: it has the words for it."""
        own = Words(self.words.language, game)
        for name, value in row.items():
            if name.startswith(EACH):
                work = name.removeprefix(EACH)
                what = own(f"timed-{work}") if own.has(f"timed-{work}") else work
                told = {"title": self.build(game, build), "what": what, "rate": round(value)}
                yield self.words("bench-work", **told)

    def head_of_steps(self) -> str:
        return self.line("", {STEPS: self.named[STEPS]}, (STEPS,))

    def steps(self, title: str, steps: float) -> str:
        return self.line(title, {STEPS: self.whole(steps)}, (STEPS,))

    def steps_beside(self, peer: str, ratio: float) -> str:
        return self.line(self.against(peer), {STEPS: self.times(ratio)}, (STEPS,))

    def build(self, game: str, build: str) -> str:
        return self.words(f"bench-{build}", game=title_of(self.words.language, game))

    def batch(self, game: str, matches: int) -> str:
        title = title_of(self.words.language, game)
        return self.words("bench-at-once", game=title, matches=matches)

    def batch_in_two(self, game: str, matches: int) -> str:
        return self.words("bench-in-two", game=self.batch(game, matches))

    def against(self, peer: str) -> str:
        return "  " + self.words("bench-against", peer=peer)

    def line(
        self, title: str, cells: dict[str, str], columns: Sequence[str] = (*RATES, *COSTS)
    ) -> str:
        shown = (f"{cells.get(what, ''):>{self.wide[what]}}" for what in columns)
        return f"{title:{FIRST}}{''.join(shown)}".rstrip()

    def whole(self, number: float) -> str:
        return self.words("balance-level", number=round(number))

    def hundredths(self, number: float) -> str:
        return self.words("balance-hundredths", number=round(number, 2))

    def times(self, ratio: float) -> str:
        return self.words("bench-times", ratio=round(ratio, 2))
