"""Djinn in words: everything that is told, asked, offered and seen in whole matches."""

from __future__ import annotations

import pytest

from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.core.values import WATCHER, Event
from spiritboard.match import Match
from spiritboard.text import LANGUAGES, Rulebook, Words

NAMES = ("Eva", "Jana", "Petr", "Radka")


def words(language: str, reader: int = 0) -> Words:
    return Words(language, "djinn", NAMES, reader)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_match_can_be_told(seats: int) -> None:
    match = Match.new("djinn", seats=seats, seed=seats)
    bots = {seat: bot_for("random", "djinn", bot_key("1", seat)) for seat in range(seats)}
    speakers = [words(language, reader) for language in LANGUAGES for reader in (0, WATCHER)]
    while (decision := match.decision) is not None:
        seat = decision.seats[0]
        view = match.view(seat)
        reader = words(LANGUAGES[view.question % len(LANGUAGES)], seat)
        said = [reader.question(view, decision)]
        said += [reader.option(view, action) for action in match.options(seat)]
        assert len(said) == len(set(said)), said
        if view.question % 20 == 0:
            assert len(reader.sentences(view)) > len(view.layout)
        found = next_bot_answer(match, bots)
        assert found is not None
        for event in match.play(*found, by="random"):
            for speaker in speakers:
                assert speaker.event(event).endswith(".")
    for language in LANGUAGES:
        assert words(language, WATCHER).sentences(match.view(WATCHER))


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "You gain 2 coins.", "Jana gains 2 coins."),
        ("cs", "Získáváte 2 mince.", "Jana získává 2 mince."),
        ("ru", "Вы получаете 2 монеты.", "Jana получает 2 монеты."),
    ],
)
def test_the_reader_is_spoken_to(language: str, yours: str, theirs: str) -> None:
    for seat, said in enumerate((yours, theirs)):
        event = Event("gains", {"seat": seat, "gained": (2, 0, 0, 0, 0)})
        assert words(language).event(event) == said


def test_a_batch_is_told_in_one_sentence() -> None:
    batch: dict[str, int | tuple[int, ...]]
    batch = {"djinn": (2, 0, 1, 0, 1), "magic": 3, "helpers": 2, "mages": (0, 4)}
    kept: dict[str, int | tuple[int, ...]] = {"bottles": 1, "corked": (1, 0, 0, 0, 0, 0, 0, 0)}
    assert words("en").event(Event("captures", {"seat": 1, "spot": (0, 3), **batch, **kept})) == (
        "Jana captures 2 blue djinn, an orange djinn and a boss for 3 magic, "
        "helped by Adila and Edda. Bottled at once: 1 in a blue bottle."
    )


@pytest.mark.parametrize(
    ("language", "to_a_round_space", "to_the_source"),
    [
        ("en", "You walk to the Workshop (round space).", "You walk to the Magic Source."),
        ("cs", "Jdete na kulaté pole Dílny.", "Jdete ke Zřídlu magie."),
        ("ru", "Вы идёте на круглое поле Мастерской.", "Вы идёте к Источнику магии."),
    ],
)
def test_a_walk_says_where_to(language: str, to_a_round_space: str, to_the_source: str) -> None:
    for spot, said in (((2, 4), to_a_round_space), ((12, -1), to_the_source)):
        assert words(language).event(Event("walks", {"seat": 0, "spot": spot, "came": 7})) == said


def test_what_is_gained_is_told_at_once() -> None:
    gained = Event("gains", {"seat": 1, "gained": (0, 1, 3, 0, 0)})
    assert words("en").event(gained) == "Jana gains 1 scroll and 3 magic."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_found_by_its_number(language: str) -> None:
    book = Rulebook(language, "djinn")
    assert [(rule.number, rule.cited) for rule in book.find("d22")] == [("R8.1", "D22")]
    assert book.find("R8.1") == book.find("D22")
    assert [rule.cited for rule in book.find("R3")] == ["F1", "D1", "D2", "D3", "D4", "D5"]


@pytest.mark.parametrize(
    ("language", "skipped", "one", "two"),
    [
        (
            "en",
            "Skip the action: 1 coin and 1 magic",
            "Capture a purple djinn for 4 magic, helped by Edda; into a circle",
            "Capture 2 purple djinn for 4 magic, helped by Adila and Edda; into circles",
        ),
        (
            "cs",
            "Bez akce: 1 mince a 1 bod magické síly",
            "Polapit 1 fialového džina za 4 body magické síly, pomáhá Edda; do kruhu",
            "Polapit 2 fialové džiny za 4 body magické síly, pomáhají Adila a Edda; do kruhů",
        ),
        (
            "ru",
            "Без действия: 1 монета и 1 ед. магии",
            "Поймать 1 фиолетового джинна за 4 ед. магии, помогает Эдда; в круг",
            "Поймать 2 фиолетовых джиннов за 4 ед. магии, помогают Адиля и Эдда; в круги",
        ),
    ],
)
def test_cases_and_numbers_agree(language: str, skipped: str, one: str, two: str) -> None:
    """After a colon nothing governs a noun; one mage helps, and one djinn needs one circle."""
    said = words(language)
    assert said("do-skip", gains=((0, 1), (2, 1))) == skipped
    for count, mages, told in ((1, (4,), one), (2, (0, 4), two)):
        caught = {"caught": ((0, 0, 0, count), False, -1), "magic": 4, "mages": mages}
        kept = {"helpers": len(mages), "has_corks": False, "circled": count}
        assert said("do-capture", **caught, **kept, bottled=((0, 0, 0, 0), -1)) == told
