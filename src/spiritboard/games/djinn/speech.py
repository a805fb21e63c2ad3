"""How Djinn speaks: the questions and answers of `words`, the table of `sentences`."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.speech import Saying, Speech
from spiritboard.core.values import Action, Decision
from spiritboard.games.djinn import sentences, words
from spiritboard.games.djinn.view import DjinnView


class DjinnSpeech(Speech):
    """What is said at a table of Djinn. The words are in `text/`."""

    seats: ClassVar[frozenset[str]] = words.SEATS

    def saying(self, name: str, value: object) -> list[Saying] | None:
        return words.saying(name, value)

    def question(self, view: DjinnView, decision: Decision) -> Saying:
        return words.question(view, decision)

    def option(self, view: DjinnView, action: Action) -> Saying:
        return words.option(view, action)

    def status(self, view: DjinnView) -> list[Saying]:
        return sentences.status(view)

    def sentences(self, view: DjinnView) -> list[Saying]:
        return sentences.whole_table(view)
