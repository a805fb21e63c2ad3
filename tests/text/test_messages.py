"""Every message there has to be is there in every language, and no other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from babel.core import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from spiritboard.catalog import game, table_side
from spiritboard.catalog.options import options_in
from spiritboard.core.frame_game import FrameGame
from spiritboard.core.frames import Ask
from spiritboard.text import LANGUAGES
from spiritboard.text.files import MESSAGE, bundle, page_texts
from tests.games import NAMES
from tests.text.sources import (
    SRC,
    beginnings,
    cited_rules,
    constants,
    raised_refusals,
    told_beside,
    told_events,
)

BASE = LANGUAGES[0]
PAGE = SRC.parents[1] / "web" / "src"
NAMED = re.compile(r"\bsay\.key\(\s*'([\w-]+)'")
OTHERS = LANGUAGES[1:]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SHARED = {
    "shared": "spiritboard.text:{}.ftl",
    "terminal": "spiritboard.text:terminal.{}.ftl",
    "page": "spiritboard.text:page.{}.ftl",
}
OWN = {
    "game": "spiritboard.games.{}:text/{{}}.ftl",
    "table": "spiritboard.games.{}:text/table.{{}}.ftl",
    "board": "spiritboard.games.{}:text/page.{{}}.ftl",
    "rules": "spiritboard.games.{}:text/rules.{{}}.ftl",
}
"""A game has some of these."""
IN_PYTHON = ("shared", "terminal", "game", "table")
"""The files whose messages the Python source names; the page names those of the others."""
BY_NATURE = {
    "shamans": {"deal", "draw", "first", "top"},
    "djinn": {"first", "deal", "keep", "show", "reveal", "come", "turn"},
    "ducharina": {
        "interior",
        "lay-puzzle",
        "keyhole",
        "die",
        "draw",
        "rolls",
        "number",
        "turn-midnight",
    },
    "wildwoods": {"open-book", "roll", "draw-card", "reveal", "hint"},
}
"""The actions that no player answers with."""
NOT_OF_A_GAME = tuple(
    path.name
    for path in SRC.iterdir()
    if path.name != "games" and (path.is_dir() or path.suffix == ".py")
)
"""Packages and modules."""


def is_there(path: str) -> bool:
    package, _, file = path.format(BASE).partition(":")
    return files(package).joinpath(file).is_file()


def files_of(name: str) -> dict[str, str]:
    """All that is read at the tables of a game."""
    own = {part: path.format(name) for part, path in OWN.items()}
    return SHARED | {part: path for part, path in own.items() if is_there(path)}


EVERY = [(name, part) for name in NAMES for part in files_of(name)]


@cache
def parsed(name: str, part: str, language: str) -> ast.Resource:
    package, _, path = files_of(name)[part].format(language).partition(":")
    return FluentParser().parse(files(package).joinpath(path).read_text("utf-8"))


def entries(name: str, part: str, language: str) -> dict[str, ast.Message]:
    if part not in files_of(name):
        return {}
    return {e.id.name: e for e in parsed(name, part, language).body if isinstance(e, ast.Message)}


@cache
def messages(name: str, language: str) -> dict[str, ast.Message]:
    parts = files_of(name)
    return {key: e for part in parts for key, e in entries(name, part, language).items()}


class Looker(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Visitor's
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # Visitor's
        self.selects.append(node)
        self.generic_visit(node)


def seen(entry: ast.Message) -> Looker:
    looker = Looker()
    looker.visit(entry)
    return looker


def params(entry: ast.Message) -> set[str]:
    """$card-acc is a form of $card."""
    return {variable.partition("-")[0] for variable in seen(entry).variables}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "part"), EVERY)
def test_files_hold_messages_only_and_each_once(name: str, part: str, language: str) -> None:
    body = parsed(name, part, language).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk | ast.Term)]
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("name", NAMES)
def test_no_file_takes_the_key_of_another(name: str) -> None:
    found = sum(len(entries(name, part, BASE)) for part in files_of(name))
    assert found == len(messages(name, BASE))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("name", "part"), EVERY)
def test_languages_have_the_same_messages_in_the_same_order(
    name: str, part: str, language: str
) -> None:
    assert list(entries(name, part, language)) == list(entries(name, part, BASE))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_languages_say_the_same_parameters(name: str, language: str) -> None:
    for key, entry in messages(name, BASE).items():
        assert params(messages(name, language)[key]) == params(entry), key


def samples(entry: ast.Message) -> Sequence[str | int]:
    """What may stand for a parameter; where a number is written out, only a number."""
    if not params(entry):
        return ("",)
    return (
        (0, 1, 2, 5)
        if "NUMBER(" in FluentSerializer().serialize_entry(entry)
        else ("yes", "no", 0, 1, 2, 5)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_message_can_be_said(name: str, language: str) -> None:
    filled = bundle(language, name)
    entries = messages(name, language)
    variables = {found for entry in entries.values() for found in seen(entry).variables}
    for key, entry in entries.items():
        message = filled.get_message(key)
        for sample in samples(entry):
            args = dict.fromkeys(variables, sample)
            for pattern in (message.value, *message.attributes.values()):
                assert pattern is not None, key
                said, errors = filled.format_pattern(pattern, args)
                assert not errors, key
                assert isinstance(said, str)


@pytest.mark.parametrize("name", NAMES)
def test_every_event_has_its_message(name: str) -> None:
    told = told_events(name)
    assert len(told) > 25
    assert {f"event-{key}" for key in told} <= keys_like(name, "event-")
    assert keys_like(name, "event-") <= {f"event-{key}" for key in told | told_beside()}
    for key, given in told.items():
        assert params(messages(name, BASE)[f"event-{key}"]) <= given, key


def test_what_is_told_beside_the_rules_has_its_message() -> None:
    for key, given in told_beside().items():
        found = [name for name in NAMES if f"event-{key}" in messages(name, BASE)]
        assert found
        for name in found:
            assert params(messages(name, BASE)[f"event-{key}"]) <= given, key


@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_has_its_message(name: str) -> None:
    others = [f"games/{other}" for other in NAMES if other != name]
    raised = raised_refusals(f"games/{name}", *NOT_OF_A_GAME)
    assert len(raised) > 50
    needed = {f"refuse-{key}" for key in raised}
    elsewhere = {f"refuse-{key}" for key in raised_refusals(*others)}
    assert needed <= set(messages(name, BASE))
    assert keys_like(name, "refuse-") - set(entries(name, "shared", BASE)) <= needed
    assert keys_like(name, "refuse-") <= needed | elsewhere
    for key, given in raised.items():
        assert params(messages(name, BASE)[f"refuse-{key}"]) <= given, key


@pytest.mark.parametrize("name", NAMES)
def test_the_games_own_refusals_are_in_the_games_file(name: str) -> None:
    own = {f"refuse-{key}" for key in raised_refusals(f"games/{name}")}
    shared = {f"refuse-{key}" for key in raised_refusals("core", "catalog", "match", "bots")}
    assert own - shared <= {*entries(name, "game", BASE), *entries(name, "table", BASE)}
    assert shared <= set(entries(name, "shared", BASE))


def questions_of(name: str) -> list[type[Ask[Any]]]:
    rules = game(name)
    assert isinstance(rules, FrameGame)
    return [record for record in rules.records.values() if issubclass(record, Ask)]


@pytest.mark.parametrize("name", NAMES)
def test_every_question_has_its_message(name: str) -> None:
    kinds = {question.kind for question in questions_of(name)}
    assert {f"ask-{kind}" for kind in kinds} == keys_like(name, "ask-")


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_has_its_message(name: str) -> None:
    actions = game(name).info.actions.__args__
    tags = {action.__struct_config__.tag for action in actions} - BY_NATURE[name]
    assert {f"do-{tag}" for tag in tags} == keys_like(name, "do-")


@pytest.mark.parametrize("name", NAMES)
def test_every_question_cites_a_rule_that_can_be_read(name: str) -> None:
    for question in questions_of(name):
        assert f"rule-{question.rule.replace('.', '-')}" in entries(name, "rules", BASE)


@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_cites_a_rule_that_can_be_read(name: str) -> None:
    for rule in cited_rules(name):
        assert f"rule-{rule.replace('.', '-')}" in entries(name, "rules", BASE), rule


def keys_like(name: str, beginning: str) -> set[str]:
    keys = [key for part in IN_PYTHON for key in entries(name, part, BASE)]
    return {key for key in keys if key.startswith(beginning)}


@pytest.mark.parametrize("name", NAMES)
def test_no_message_is_unused(name: str) -> None:
    """Each is named in the source, or put together from a beginning and a name in the source."""
    texts, starts = constants() | tips(name) | choices(name), beginnings()
    unused = [
        key
        for part in IN_PYTHON
        for key in entries(name, part, BASE)
        if not key.startswith(("event-", "refuse-", "ask-", "do-"))
        and key not in texts
        and not any(is_made_of(key, start, texts) for start in starts)
    ]
    assert unused == []


def test_the_page_is_sent_every_message_that_it_names() -> None:
    """What only the terminal says is not sent."""
    sources = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    named = {key for file in sources for key in NAMED.findall(file.read_text("utf-8"))}
    sent = {
        key for name in NAMES for text in page_texts(BASE, name) for key in MESSAGE.findall(text)
    }
    assert len(named) > 300
    assert named - sent == set()
    assert not sent & set(entries(NAMES[0], "terminal", BASE))


def tips(name: str) -> set[str]:
    """The messages of the lesson, if there is one."""
    lesson = table_side(name).lesson
    if lesson is None:
        return set()
    return {lesson.ending, *[key for move in lesson.moves for key in (move.tip, move.chapter)]}


def choices(name: str) -> set[str]:
    """The messages of what a host may choose."""
    keys = {f"option-{option.name}": (*option.choices, "says") for option in options_in(game(name))}
    return {*keys, *[f"{key}-{choice}" for key, choices in keys.items() for choice in choices]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_form_of_a_word_is_unused(name: str, language: str) -> None:
    found = messages(name, language)
    said = {variable for entry in found.values() for variable in seen(entry).variables}
    for key, entry in found.items():
        for form in entry.attributes:
            assert any(one.endswith(f"-{form.id.name}") for one in said), (key, form.id.name)


def is_made_of(key: str, start: str, texts: set[str]) -> bool:
    if not key.startswith(start):
        return False
    rest = key.removeprefix(start).removesuffix("-says")
    return rest in texts or rest.isdecimal()


def selects(name: str, language: str) -> Iterator[tuple[str, set[str]]]:
    """The plural choices: which categories each distinguishes, besides exact numbers."""
    for key, entry in messages(name, language).items():
        for select in seen(entry).selects:
            names = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            if names & (PLURALS - {"other"}):
                yield key, names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_plurals_have_the_categories_of_the_language(name: str, language: str) -> None:
    rule = Locale(language).plural_form
    whole = {rule(number) for number in range(200)} | {"other"}
    found = list(selects(name, language))
    assert len(found) > 15
    for key, names in found:
        assert whole <= names <= set(rule.tags) | {"other"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_codes_are_unique(language: str) -> None:
    own = entries("shamans", "game", language)
    letters = [
        attribute.value.elements[0].value
        for key, entry in own.items()
        if key.startswith("world-")
        for attribute in entry.attributes
        if attribute.id.name == "letter"
        and isinstance(attribute.value.elements[0], ast.TextElement)
    ]
    assert len(letters) == 7 == len(set(letters))
