"""The table in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spiritboard.terminal.folding import folded, more_of
from spiritboard.terminal.option import Option
from spiritboard.terminal.screen import Screen


class Plain(Screen):
    """One sentence after another, nothing else; for screen readers, pipes and scripts."""

    pauses = False

    def say(self, text: str) -> None:
        """Broken at words where somebody reads it; a program gets whole lines."""
        whole = not self.console.is_terminal
        self.console.print(text, markup=False, highlight=False, soft_wrap=whole, emoji=False)

    def tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.say(line)

    def read(self, paragraphs: Sequence[str]) -> None:
        for paragraph in paragraphs:
            self.say("")
            self.say(paragraph)

    def turn(self, view: Any, question: str, options: Sequence[Option], log: Sequence[str]) -> None:
        self.tell(log)
        self.say("")
        self.tell(self.words.status(view))
        self.say(question)
        for option, more in folded(options, self.board):
            told = f"{option.number}: {option.label}"
            told = f"{told} ({option.preview})" if option.preview else told
            self.say(told + more_of(option, more, self.words))

    def table(self, view: Any) -> None:
        self.tell(self.words.sentences(view))

    def pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        for name, meaning in pairs:
            self.say(self.words("rule-line", number=name, text=meaning))
