"""How Wildwoods speaks: the questions and answers of `words`, the table of `sentences`."""

from __future__ import annotations

from spiritboard.core.speech import Saying, Speech
from spiritboard.core.values import Action, Decision
from spiritboard.games.wildwoods import sentences, words
from spiritboard.games.wildwoods.sayings import saying
from spiritboard.games.wildwoods.view import WildwoodsView


class WildwoodsSpeech(Speech):
    """What is said at a table of Wildwoods. The words are in `text/`."""

    def saying(self, name: str, value: object) -> list[Saying] | None:
        return saying(name, value)

    def question(self, view: WildwoodsView, decision: Decision) -> Saying:
        return words.question(view, decision)

    def option(self, view: WildwoodsView, action: Action) -> Saying:
        return words.option(view, action)

    def status(self, view: WildwoodsView) -> list[Saying]:
        return sentences.status(view)

    def sentences(self, view: WildwoodsView) -> list[Saying]:
        return sentences.whole_table(view)
