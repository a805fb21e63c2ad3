"""The words: everything a player reads, in Fluent files, in English, Czech and Russian."""

from spiritboard.text.files import LANGUAGES, language_for
from spiritboard.text.phraser import Phraser
from spiritboard.text.phrases import Phrase
from spiritboard.text.rulebook import Rulebook
from spiritboard.text.words import Words

__all__ = ["LANGUAGES", "Phrase", "Phraser", "Rulebook", "Words", "language_for"]
