"""How Duchařina speaks: the questions and answers of `words`, the table of `sentences`."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.speech import Saying, Speech
from spiritboard.core.values import Action, Decision
from spiritboard.games.ducharina import sentences, words
from spiritboard.games.ducharina.view import DucharinaView


class DucharinaSpeech(Speech):
    """What is said at a table of Duchařina. The words are in `text/`."""

    seats: ClassVar[frozenset[str]] = words.SEATS

    def saying(self, name: str, value: object) -> list[Saying] | None:
        return words.saying(name, value)

    def question(self, view: DucharinaView, decision: Decision) -> Saying:
        return words.question(view, decision)

    def option(self, view: DucharinaView, action: Action) -> Saying:
        return words.option(view, action)

    def status(self, view: DucharinaView) -> list[Saying]:
        return sentences.status(view)

    def sentences(self, view: DucharinaView) -> list[Saying]:
        return sentences.whole_table(view)
