"""Every message there has to be is there in every language, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from babel.core import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spiritboard.catalog import manners
from spiritboard.core.frames import Ask
from spiritboard.games.shamans.actions import AnyAction, Deal, Draw, First, Top
from spiritboard.games.shamans.game import RECORDS
from spiritboard.text import LANGUAGES
from spiritboard.text.files import bundle
from tests.text.sources import beginnings, constants, raised_refusals, told_events

BASE = LANGUAGES[0]
OTHERS = LANGUAGES[1:]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
FILES = {
    "shared": "spiritboard.text:{}.ftl",
    "page": "spiritboard.text:page.{}.ftl",
    "shamans": "spiritboard.games.shamans:text/{}.ftl",
    "shamans at a table": "spiritboard.games.shamans:text/table.{}.ftl",
    "shamans on the page": "spiritboard.games.shamans:text/page.{}.ftl",
    "rules": "spiritboard.games.shamans:text/rules.{}.ftl",
}
IN_PYTHON = ("shared", "shamans", "shamans at a table")
"""The files whose messages the Python source names; the page names those of the others."""


@cache
def parsed(name: str, language: str) -> ast.Resource:
    package, _, path = FILES[name].format(language).partition(":")
    return FluentParser().parse(files(package).joinpath(path).read_text("utf-8"))


def entries(name: str, language: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in parsed(name, language).body if isinstance(e, ast.Message)}


def messages(language: str) -> dict[str, ast.Message]:
    return {key: entry for name in FILES for key, entry in entries(name, language).items()}


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
@pytest.mark.parametrize("name", FILES)
def test_files_hold_messages_only_and_each_once(name: str, language: str) -> None:
    body = parsed(name, language).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk | ast.Term)]
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


def test_no_file_takes_the_key_of_another() -> None:
    assert sum(len(entries(name, BASE)) for name in FILES) == len(messages(BASE))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_languages_have_the_same_messages_in_the_same_order(name: str, language: str) -> None:
    assert list(entries(name, language)) == list(entries(name, BASE))


@pytest.mark.parametrize("language", OTHERS)
def test_languages_say_the_same_parameters(language: str) -> None:
    for key, entry in messages(BASE).items():
        assert params(messages(language)[key]) == params(entry), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    filled = bundle(language, "shamans")
    variables = {name for entry in messages(language).values() for name in seen(entry).variables}
    for key in messages(language):
        message = filled.get_message(key)
        for sample in ("yes", "no", 0, 1, 2, 5):
            args = dict.fromkeys(variables, sample)
            for pattern in (message.value, *message.attributes.values()):
                assert pattern is not None, key
                said, errors = filled.format_pattern(pattern, args)
                assert not errors, key
                assert isinstance(said, str)


def test_every_event_has_its_message() -> None:
    told = told_events()
    assert len(told) > 30
    assert {f"event-{key}" for key in told} == keys_like("event-")
    for key, given in told.items():
        assert params(messages(BASE)[f"event-{key}"]) <= given, key


def test_every_refusal_has_its_message() -> None:
    raised = raised_refusals()
    assert len(raised) > 50
    needed = {f"refuse-{key}" for key in raised}
    assert keys_like("refuse-") <= needed <= set(messages(BASE))
    for key, given in raised.items():
        assert params(messages(BASE)[f"refuse-{key}"]) <= given, key


def test_the_games_own_refusals_are_in_the_games_file() -> None:
    own = {f"refuse-{key}" for key in raised_refusals("games/shamans")}
    shared = {f"refuse-{key}" for key in raised_refusals("core", "catalog", "match", "bots")}
    assert own - shared <= {*entries("shamans", BASE), *entries("shamans at a table", BASE)}
    assert shared <= set(entries("shared", BASE))


def test_every_question_has_its_message() -> None:
    kinds = {record.kind for record in RECORDS.values() if issubclass(record, Ask)}
    assert {f"ask-{kind}" for kind in kinds} == keys_like("ask-")


def test_every_answer_has_its_message() -> None:
    by_players = set(AnyAction.__args__) - {Deal, Draw, First, Top}
    tags = {action.__struct_config__.tag for action in by_players}
    assert {f"do-{tag}" for tag in tags} == keys_like("do-")


def test_every_question_cites_a_rule_that_can_be_read() -> None:
    rules = {record.rule for record in RECORDS.values() if issubclass(record, Ask)}
    for rule in rules:
        assert f"rule-{rule.replace('.', '-')}" in entries("rules", BASE)


def keys_like(beginning: str) -> set[str]:
    return {key for name in IN_PYTHON for key in entries(name, BASE) if key.startswith(beginning)}


def test_no_message_is_unused() -> None:
    """Each is named in the source, or put together from a beginning and a name in the source."""
    texts, starts = constants() | tips(), beginnings()
    unused = [
        key
        for name in IN_PYTHON
        for key in entries(name, BASE)
        if not key.startswith(("event-", "refuse-", "ask-", "do-"))
        and key not in texts
        and not any(is_made_of(key, start, texts) for start in starts)
    ]
    assert unused == []


def tips() -> set[str]:
    """The messages of the lesson."""
    lesson = manners("shamans").lesson
    assert lesson is not None
    return {lesson.ending, *[move.tip for move in lesson.moves]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_of_a_word_is_unused(language: str) -> None:
    said = {variable for entry in messages(language).values() for variable in seen(entry).variables}
    for key, entry in messages(language).items():
        for form in entry.attributes:
            assert any(name.endswith(f"-{form.id.name}") for name in said), (key, form.id.name)


def is_made_of(key: str, start: str, texts: set[str]) -> bool:
    if not key.startswith(start):
        return False
    rest = key.removeprefix(start).removesuffix("-says")
    return rest in texts or rest.isdecimal()


def selects(language: str) -> Iterator[tuple[str, set[str]]]:
    """The plural choices: which categories each distinguishes, besides exact numbers."""
    for key, entry in messages(language).items():
        for select in seen(entry).selects:
            names = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            if names & (PLURALS - {"other"}):
                yield key, names


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_categories_of_the_language(language: str) -> None:
    rule = Locale(language).plural_form
    whole = {rule(number) for number in range(200)} | {"other"}
    found = list(selects(language))
    assert len(found) > 15
    for key, names in found:
        assert whole <= names <= set(rule.tags) | {"other"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_codes_are_unique(language: str) -> None:
    own = entries("shamans", language)
    letters = [
        attribute.value.elements[0].value
        for key, entry in own.items()
        if key.startswith("world-")
        for attribute in entry.attributes
        if attribute.id.name == "letter"
        and isinstance(attribute.value.elements[0], ast.TextElement)
    ]
    assert len(letters) == 7 == len(set(letters))
