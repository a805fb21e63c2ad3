"""How Shamans speaks: the questions and answers of `words`, the table of `sentences`."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.speech import Saying, Speech
from spiritboard.core.values import Action, Decision
from spiritboard.games.shamans import sentences, words
from spiritboard.games.shamans.view import ShamansView


class ShamansSpeech(Speech):
    """What is said at a table of Shamans. The words are in `text/`."""

    seats: ClassVar[frozenset[str]] = words.SEATS

    def saying(self, name: str, value: object) -> list[Saying] | None:
        return words.saying(name, value)

    def question(self, view: ShamansView, decision: Decision) -> Saying:
        return words.question(view, decision)

    def option(self, view: ShamansView, action: Action) -> Saying:
        return words.option(view, action)

    def status(self, view: ShamansView) -> list[Saying]:
        return sentences.status(view)

    def sentences(self, view: ShamansView) -> list[Saying]:
        return sentences.whole_table(view)
