"""Duchařina in words: everything that is told, asked, refused, offered and seen has its sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.catalog import game, table_side
from spiritboard.catalog.options import options_in
from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.values import WATCHER, Event, Param
from spiritboard.games.ducharina.box import MIDNIGHTS
from spiritboard.games.ducharina.hall import place_of, square_at
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.match import Match
from spiritboard.text import LANGUAGES, Rulebook, Words
from spiritboard.text.phraser import Phraser
from tests.text.sources import raised_refusals, told_events

NAMES = ("Eva", "Jana", "Petr", "Radka")
STANDING, ON_ITS_BACK = (350, 350, 18, 0), (50, 550, 0, 2)
RAY = ((500, 0, 700), (1500, 3500, 800))
GHOST: dict[str, Param] = {"seat": 1, "ghost": 0, "size": 0, "square": 13, "place": 65, "level": 0}

TOLD: Mapping[str, dict[str, Param]] = {
    "furnished": {"poses": (STANDING,) * 6},
    "puzzle": {"goal": (0, 2, 1), "rounds": 4},
    "puzzle-round": {"round": 2, "value": 8, "door": 9},
    "keyhole-begins": {"door": 2},
    "round-begins": {"round": 2, "rounds": 5, "players": 3, "seat": 1},
    "midnight": {"seat": 1, "midnight": 6},
    "draws": {"seat": 1, "card": 3, "value": 4, "pieces": (1, 5)},
    "furnishes": {"seat": 1, "piece": 4, "pose": STANDING, "new": 0},
    "leaves-furniture": {"seat": 1},
    "furniture-moves": {"piece": 3, "pose": ON_ITS_BACK},
    "put-down": {"seat": 1, "size": 2, "square": 13},
    "withdraws": {"seat": 1},
    "recalls": {"seat": 1, "count": 2},
    "ghosts-stay": {"seat": 1, "left": 4},
    "ghost-enters": GHOST | {"cost": 3},
    "ghost-moves": GHOST | {"cost": 1, "level": 800},
    "ghost-leaves": {"seat": 1, "ghost": 6, "size": 2, "cost": 2, "points": 5},
    "ghosts-merge": {"seat": 1, "ghost": 4, "size": 1, "square": 13, "place": 65},
    "points-lost": {"seat": 1, "left": 1},
    "rolls-off": {"rolls": (5, 0, 2)},
    "may-choose": {"seat": 1},
    "chooses-side": {"seat": 1, "side": 3},
    "rolls-number": {"seat": 1, "number": 4},
    "looks": {"seat": 1, "door": 3, "seen": 2, "hidden": 1},
    "is-seen": GHOST | {"why": "mirror", "pieces": (), "ray": RAY},
    "stays-hidden": GHOST | {"why": "pieces", "pieces": (3, 1), "ray": RAY},
    "tags": {"seat": 1, "victim": 0, "square": 13},
    "burns": {"seat": 1, "ghost": 4, "size": 1, "square": 13},
    "ghost-grows": {"seat": 1, "ghost": 4, "size": 1, "square": 13, "place": 65},
    "hall-turns": {"sides": (1, 0, 3)},
    "red-light": {},
    "round-ends": {"round": 2, "rounds": 5, "points": (3, 0, 1)},
}
"""An example of every event that the rules tell."""

REFUSED: Mapping[str, dict[str, object]] = {
    "piece-locked": {"piece": 1},
    "not-on-your-card": {"piece": 1, "pieces": (0, 2)},
    "same-pose": {"piece": 1},
    "over-the-edge": {"piece": 1, "tip": (0, 0), "nearest": STANDING},
    "would-fall": {"piece": 1, "tip": (0, 0), "nearest": ()},
    "not-enough-points": {"cost": 5, "left": 2},
    "it-rests": {"ghost": 0},
    "moved-already": {"ghost": 4},
    "same-square": {"ghost": 6},
    "no-room": {"square": 13},
    "no-top-there": {"square": 13},
    "bad-wish": {"detail": "…"},
    "content-homes": {"field": "players.2.homes", "seats": 2},
    "content-removed": {"field": "players.2.removed", "cards": 20},
    "content-card": {"field": "decks.measured.pairs", "card": "desk 5"},
    "content-type": {"field": "pieces", "detail": "…"},
    "no-such-seat": {"seat": 5, "seats": 2},
}
"""The refusals that are filled with something."""


def words(language: str, reader: int = 0) -> Words:
    return Words(language, "ducharina", NAMES, reader)


# Nothing is told, refused or asked without words


def test_every_event_has_an_example() -> None:
    assert set(TOLD) == set(told_events("ducharina"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [0, 1, WATCHER])
def test_every_event_is_a_sentence(language: str, reader: int) -> None:
    for key, params in TOLD.items():
        assert Phraser("ducharina").event(key, params).key == f"event-{key}"
        said = words(language, reader).event(Event(key, params))
        assert said.endswith("."), said
        assert not said[0].islower(), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    raised = raised_refusals("games/ducharina")
    assert {key for key, params in raised.items() if params} == set(REFUSED)
    for key in raised:
        error = Illegal("G4.2", key, **REFUSED.get(key, {}))
        assert Phraser("ducharina").own((f"refuse-{key}", error.params)).key == f"refuse-{key}"
        assert words(language).refusal(error).endswith("(G4.2)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_midnight_card_has_a_name_a_sentence_and_a_rule(language: str) -> None:
    said = [words(language).event(Event("midnight", {"seat": 0, "midnight": n})) for n in range(12)]
    assert len(set(said)) == len(MIDNIGHTS)
    keys = Rulebook(language, "ducharina").keys
    assert {f"rule-midnight-{name}" for name in MIDNIGHTS} <= set(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_claims_options_and_endings_have_their_words(language: str) -> None:
    said = words(language)
    for claim in table_side("ducharina").talk.claims:
        assert said(f"claim-{claim}", seat=1)
    for option in options_in(game("ducharina")):
        assert said(f"option-{option.name}")
        assert all(said(f"option-{option.name}-{choice}") for choice in option.choices)
    for reason in ("most-points", "more-out", "fewer-at-home", "shared"):
        assert said(f"ending-{reason}")
    assert said("ending-puzzle-solved") != said("ending-puzzle-failed")


# Whole matches


TABLES: Mapping[int, dict[str, object]] = {
    1: {"puzzle": 7},
    2: {"merging": True, "midnight": "each"},
    3: {"hall": "players", "midnight": "each", "trying": True},
    4: {"hall": "spring-clean", "merging": True},
}


@pytest.mark.slow
@pytest.mark.parametrize("seats", TABLES)
def test_a_whole_match_can_be_told(seats: int) -> None:
    """Each question, each answer with what it would do, each event, the table: to every reader."""
    match = Match.new("ducharina", seats=seats, seed=seats, options=TABLES[seats])
    bots = {seat: bot_for("random", "ducharina", bot_key("1", seat)) for seat in range(seats)}
    speakers = [words(language, reader) for language in LANGUAGES for reader in (0, WATCHER)]
    while (decision := match.decision) is not None:
        seat = decision.seats[0]
        view = match.view(seat)
        reader = words(LANGUAGES[view.question % len(LANGUAGES)], seat)
        assert "?" in reader.question(view, decision)
        options = match.options(seat)
        said = [reader.option(view, action) for action in options]
        assert len(said) == len(set(said)), said
        for action in options:
            assert all(map(reader.say, table_side("ducharina").preview(view, action)))
        assert reader.status(view)
        assert len(reader.sentences(view)) > seats
        found = next_bot_answer(match, bots)
        assert found is not None
        for event in match.play(*found, by="random"):
            assert all(speaker.event(event).endswith(".") for speaker in speakers)
    for language in LANGUAGES:
        assert words(language, WATCHER).sentences(match.view(WATCHER))


# How it sounds


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Jana moves the armchair to d3, facing east."),
        ("cs", "Jana přesouvá křeslo na pole d3 (čelem k východu)."),
        ("ru", "Jana передвигает кресло на клетку d3 (лицом к востоку)."),
    ],
)
def test_a_pose_is_a_square_and_a_way(language: str, said: str) -> None:
    assert words(language).event(Event("furnishes", TOLD["furnishes"])) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The piano moves to a1, on its back, top to the north."),
        ("cs", "Pianino se stěhuje na pole a1 (na zádech, vrškem k severu)."),
        ("ru", "Пианино переезжает на клетку a1 (на спине, верхом к северу)."),
    ],
)
def test_what_lies_on_its_back_says_where_its_top_is(language: str, said: str) -> None:
    assert words(language).event(Event("furniture-moves", TOLD["furniture-moves"])) == said


@pytest.mark.parametrize(
    ("language", "seen", "hidden"),
    [
        (
            "en",
            "Jana’s small ghost at b4 is seen in the mirror and runs back.",
            "Jana’s small ghost at b4 stays hidden: the piano and the trolley cover it together.",
        ),
        (
            "cs",
            "Malý duch na poli b4 (Jana) je vidět v zrcadle a utíká zpátky.",
            "Malý duch na poli b4 (Jana) není vidět: společně ho kryjí pianino a vozík.",
        ),
        (
            "ru",
            "Маленькое привидение на клетке b4 (Jana) видно в зеркале, и оно убегает назад.",
            "Маленькое привидение на клетке b4 (Jana) не видно: его вместе закрывают пианино и тележка.",
        ),
    ],
)
def test_a_look_says_why(language: str, seen: str, hidden: str) -> None:
    """G7.4"""
    assert words(language).event(Event("is-seen", TOLD["is-seen"])) == seen
    assert words(language).event(Event("stays-hidden", TOLD["stays-hidden"])) == hidden


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["You draw 1 step, no", "You draw 4 steps, with the trolley and the table."]),
        ("cs", ["kartu: 1 bod pohybu, bez", "kartu: 4 body pohybu, vozík a stolek."]),
        ("ru", ["карту: 1 шаг, без", "карту: 4 шага, тележка и столик."]),
    ],
)
def test_a_card_shows_furniture_or_none(language: str, said: list[str]) -> None:
    """G1.4"""
    cards: list[dict[str, Any]] = [{"value": 1, "pieces": ()}, {"value": 4, "pieces": (1, 5)}]
    for card, part in zip(cards, said, strict=True):
        assert part in words(language).event(Event("draws", {"seat": 0, "card": 0, **card}))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The keyhole begins at south door 3."),
        ("cs", "Klíčová dírka začíná u jižních dveří č. 3."),
        ("ru", "Сначала скважина у южной двери 3."),
    ],
)
def test_a_door_has_a_side_and_a_number(language: str, said: str) -> None:
    """G9.1"""
    assert words(language).event(Event("keyhole-begins", {"door": 2})) == said


@pytest.mark.parametrize(
    ("square", "name"), [(0, "a6"), (5, "f6"), (30, "a1"), (35, "f1"), (13, "b4")]
)
def test_squares_are_lettered_from_the_west_and_numbered_from_the_north(
    square: int, name: str
) -> None:
    assert words("en").thing("square", square) == name
    assert words("ru").thing("place", place_of(square, 0)) == name


def test_doors_are_told_by_side() -> None:
    """G7.5"""
    hidden = ("hidden-by", {"piece": 3, "doors": (0, 1, 4, 13)})
    assert words("en").say(hidden) == "the piano hides it from: south (1, 2, 5) and north (2)"


def test_a_piece_that_would_fall_is_told_where_it_stands() -> None:
    """G4.2"""
    fall = Illegal("G4.2", "would-fall", piece=1, tip=(0, 0), nearest=STANDING)
    assert words("en").refusal(fall) == (
        "Here the trolley would fall: its middle has nothing under it. "
        "It would stand at d3, facing east. (G4.2)"
    )


def test_a_plan_is_told_ghost_by_ghost() -> None:
    """G3.2 One's own plan can be heard again while others are thinking."""
    match = Match.new("ducharina", seats=2, seed=4, options={"hall": "music-room"})
    bots = {seat: bot_for("random", "ducharina", bot_key("1", seat)) for seat in range(2)}
    while match.decision is not None and match.decision.kind != "move-ghosts":
        found = next_bot_answer(match, bots)
        assert found is not None
        match.play(*found)
    assert match.decision is not None
    seat = match.decision.seats[0]
    match.play(seat, match.options(seat)[1])
    (line,) = [line for line in words("en", seat).sentences(match.view(seat)) if "plan:" in line]
    assert line == "Your plan: small ghost in to a6."


@pytest.mark.parametrize(
    ("language", "under", "on"),
    [
        ("en", "small at b2 (under the table)", "small at b2 (on the table)"),
        ("cs", "malý na b2 (pod stolkem)", "malý na b2 (na stolku)"),
        ("ru", "маленькое на b2 (под столиком)", "маленькое на b2 (на столике)"),
    ],
)
def test_the_table_tells_where_a_ghost_shelters(language: str, under: str, on: str) -> None:
    """G9.5"""
    rules = game("ducharina")
    table = rules.setup(2, DucharinaOptions(hall="night-porter"))
    for level, said in ((0, under), (800, on)):
        table.put(1, 0, place_of(square_at(1, 4), 0), level)
        lines = words(language).sentences(rules.view(table, 0))
        assert [line for line in lines if said in line and line.startswith("Jana")]


def test_a_wrong_deck_is_refused_in_words() -> None:
    wrong = BadSetup("content-card", field="decks.measured.pairs", card="desk desk 5")
    assert "„desk desk 5“ není karta" in words("cs").refusal(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_found_by_its_number(language: str) -> None:
    book = Rulebook(language, "ducharina")
    assert [rule.number for rule in book.find("g7.3")] == ["G7.3"]
    assert [rule.number for rule in book.find("G7")] == [f"G7.{n}" for n in range(1, 6)]
    assert [rule.number for rule in book.find("G9")] == [f"G9.{n}" for n in range(1, 9)]
