"""S3.5 Talk is free, but nobody names the colour, world or number of a card they hold."""

from __future__ import annotations

import pytest

from spiritboard.catalog import table_side
from spiritboard.core.errors import Illegal
from spiritboard.text import LANGUAGES, Words

SHAMANS = table_side("shamans")

HELD_BACK = [
    # A colour or a world with a number
    ("Who has blue 5?", "blue 5"),
    ("blue5!", "blue5"),
    ("the five of purple is mine", "five of purple"),
    ("GREEN number 3", "GREEN number 3"),
    ("I follow with the star six", "star six"),
    ("dej modrou pětku", "modrou pětku"),
    ("vynes zelena 6", "zelena 6"),
    ("sedmička je červená", "sedmička je červená"),
    ("sedmička červená", "sedmička červená"),
    ("дай синюю пятёрку", "синюю пятёрку"),
    ("красная карта 7", "красная карта 7"),
    ("ЖЕЛТАЯ шестерка", "ЖЕЛТАЯ шестерка"),
    # A colour beside “I have”
    ("I have a red one", "I have a red"),
    ("sorry, I have no blue", "I have no blue"),
    ("I've no more greys", "I ve no more greys"),
    ("my card is brown", "my card is brown"),
    ("mám červenou", "mám červenou"),
    ("Mam jen cervenou", "Mam jen cervenou"),
    ("hnědou už nemám", "hnědou už nemám"),
    ("moje žlutá", "moje žlutá"),
    ("у меня красная", "у меня красная"),
    ("у меня нет синих", "у меня нет синих"),
    ("Мою зеленую не дам", "Мою зеленую"),
]

FREE = [
    "One of us is a Shadow",
    "no one follows",
    "no one",
    "I have two daggers",
    "only one step to the Moon",
    "I need 2 points",
    "I have seven cards left",
    "Who led red?",
    "Blue needs two more cards",
    "I do not trust the red one, one of you is lying",
    "I have no idea why you fed the brown world",
    "my two Moonstones are my own",
    "Mám jednu dýku",
    "ještě dva kroky",
    "jeden z nás je Stín",
    "nikdo nectí štych",
    "za pět minut dvanáct",
    "zlatý hoch",
    "mám dvě dýky a portál",
    "hned to bude, sedí vedle mě dva Stíny",
    "modrému světu chybí dvě karty",
    "Один из вас Тень",
    "у меня два кинжала",
    "никто не играет в Назначение",
    "до Луны ещё три шага",
    "мне нужно 2 очка",
    "синему миру не хватает двух карт",
    "",
]


def why_not(text: str) -> Illegal | None:
    return SHAMANS.talk.why_not(text)


@pytest.mark.parametrize(("text", "words"), HELD_BACK)
def test_plainly_named(text: str, words: str) -> None:
    """S3.5 A colour or world with a number, a colour beside "I have"; the words are quoted."""
    refusal = why_not(text)
    assert refusal is not None
    assert (refusal.rule, refusal.key, refusal.params) == ("S3.5", "talk-card", {"words": words})


@pytest.mark.parametrize("text", FREE)
def test_ordinary_talk_passes(text: str) -> None:
    """S3.5 Talk of roles, players, artifacts and counts of people always passes."""
    assert why_not(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_known_by_its_name(language: str) -> None:
    """S3.5 However our own texts name a card."""
    words = Words(language, "shamans")
    for card in (8 * world + value for world in range(7) for value in range(8)):
        assert why_not(words("do-play", card=card)) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_quotes_and_says_what_to_do(language: str) -> None:
    """S3.5 Held back with the rule, in the reader's language."""
    refusal = why_not("mám červenou")
    assert refusal is not None
    assert "mám červenou" in Words(language, "shamans").refusal(refusal)
