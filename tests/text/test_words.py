"""Sentences, as players read them."""

from __future__ import annotations

import pytest

from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.catalog import table_side
from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.values import WATCHER, Event
from spiritboard.match import Match
from spiritboard.text import LANGUAGES, Rulebook, Words, language_for

NAMES = ("Eva", "Jana", "Petr")


def words(language: str, reader: int = 0) -> Words:
    return Words(language, "shamans", NAMES, reader)


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "You lead purple 1.", "Jana leads purple 1."),
        ("cs", "Vynášíte fialovou 1.", "Jana vynáší fialovou 1."),
        ("ru", "Вы начинаете ход: фиолетовая 1.", "Jana начинает ход: фиолетовая 1."),
    ],
)
def test_the_reader_is_spoken_to(language: str, yours: str, theirs: str) -> None:
    assert words(language).event(Event("leads", {"seat": 0, "card": 0})) == yours
    assert words(language).event(Event("leads", {"seat": 1, "card": 0})) == theirs


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 card,", "2 cards,", "5 cards,"]),
        ("cs", ["1 kartu", "2 karty", "5 karet"]),
        ("ru", ["1 карту", "2 карты", "5 карт."]),
    ],
)
def test_numbers_bend_their_nouns(language: str, said: list[str]) -> None:
    for count, part in zip((1, 2, 5), said, strict=True):
        assert part in words(language).event(Event("hand-laid-aside", {"seat": 1, "count": count}))


def test_lists_of_cards_and_points() -> None:
    assert words("en").event(Event("shown", {"tiles": (0, 2)})) == (
        "On display: Ritual Dagger and Moonstone."
    )
    assert words("cs").event(Event("scores", {"points": (1, 0, 2)})) == (
        "Body: Eva 1, Jana 0 a Petr 2."
    )


def test_a_sentence_begins_with_a_capital_letter_even_with_a_colour() -> None:
    event = Event("performs", {"seat": 1, "world": 5, "ritual": 3})
    assert words("ru").event(event).startswith("Коричневый мир закрыт")


def test_a_refusal_names_its_rule_and_is_one_line() -> None:
    refusal = Illegal("S3.2", "card-not-in-hand", card=6)
    assert words("en").refusal(refusal).endswith("(S3.2)")
    assert "purple 7" in words("en").refusal(refusal)
    inner = BadSetup("content-hand", field="players.3.hand", most=10)
    outer = BadSetup("content-wrong", file="my.toml", line=3, field="players.3.hand", why=inner)
    said = words("cs").refusal(outer)
    assert "my.toml, řádek 3, players.3.hand: karet není dost" in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("language", "guest", "bot"),
    [
        ("en", "Guest 1234", "Uwe"),
        ("cs", "Host 1234", "Uršula"),
        ("ru", "Гость 1234", "Ульяна"),
    ],
)
def test_a_name_that_nobody_chose_is_read_in_the_readers_language(
    language: str, guest: str, bot: str
) -> None:
    table = Words(language, "shamans", ("~guest-1234", "~player-4", "Petr"), reader=2)
    assert [table.name_of(seat) for seat in range(3)] == [guest, bot, "Petr"]
    assert table.event(Event("leads", {"seat": 0, "card": 0})).startswith(guest)


@pytest.mark.parametrize("name", ["Guest 1234", "~player-6", "~player-you", "~guest-12", "~", ""])
def test_any_other_name_is_read_as_it_is(name: str) -> None:
    assert words("cs").person(name) == name


def test_a_missing_message_is_never_shown_as_its_key() -> None:
    with pytest.raises(LookupError):
        words("en")("no-such-message")
    with pytest.raises(LookupError):
        words("en")("event-leads")
    with pytest.raises(BadSetup):
        Words("en", "chess")


def test_the_language_comes_from_the_locale() -> None:
    assert language_for(None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "cs_CZ"}) == "ru"
    assert language_for(None, {"LANG": "fr_FR"}) == "en"
    assert language_for("cs", {"LANG": "ru_RU"}) == "cs"
    with pytest.raises(BadSetup):
        language_for("de", {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_whatever_happens_can_be_said(language: str, seats: int) -> None:
    """Two whole games: each question, each answer with its preview, each event, to each reader."""
    names = [f"N{seat}" for seat in range(seats)]
    tables = {seat: Words(language, "shamans", names, seat) for seat in range(-2, seats)}
    match = Match.new("shamans", seats, seed=seats, options={"edition": "cs"})
    bots = {seat: bot_for("random", "shamans", bot_key("1", seat)) for seat in range(seats)}
    while (answer := next_bot_answer(match, bots)) is not None:
        decision = match.decision
        assert decision is not None
        for seat in decision.seats:
            view = match.view(seat)
            assert tables[seat].question(view, decision)
            for action in match.options(seat):
                assert tables[seat].option(view, action)
                assert all(
                    tables[seat].say(told) for told in table_side("shamans").preview(view, action)
                )
        for event in match.play(*answer):
            for reader in (WATCHER, answer[0]):
                if event.is_for(reader):
                    assert tables[reader].event(event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_can_be_found_by_number(language: str) -> None:
    book = Rulebook(language, "shamans")
    assert [rule.number for rule in book.find("S6.4")] == ["S6.4"]
    assert [rule.number for rule in book.find("s5")] == ["S5.1", "S5.2", "S5.3", "S5.4"]
    assert book.find("S9.9") == []
    assert words(language).rule("S6.4") == book.find("S6.4")[0].text
    assert len([rule for chapter in book.chapters() for rule in chapter.rules]) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_may_say_a_table(language: str) -> None:
    """S1.2 By players: role cards, worlds, values, cards, hands, and what is left over."""
    (rule,) = Rulebook(language, "shamans").find("S1.2")
    names, *columns = zip(*rule.table, strict=True)
    assert len(names) == 8
    assert [(column[0], column[-3:]) for column in columns] == [
        ("3", ("30", "9", "3")),
        ("4", ("36", "9", "0")),
        ("5", ("56", "11", "1")),
    ]
    assert "|" not in rule.text
    assert rule.told.endswith(f"{names[-1]}: 1.")
