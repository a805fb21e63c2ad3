"""Three languages, switched at the table: everything that is read changes, nothing stays behind."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from spiritboard.catalog import game, ours
from tests.browser.conftest import Meet
from tests.browser.people import LEADS, SHORT, Person, play

ALL_THAT_IS_READ = """() => {
    const said = [document.title]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const { parentElement, data } = texts.currentNode
        if (parentElement.closest('[lang]:not(html), code') === null) said.push(data)
    }
    for (const thing of document.querySelectorAll('body *')) {
        if (thing.closest('[lang]:not(html)') !== null) continue
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-about']) {
            said.push(thing.getAttribute(name) ?? '')
        }
    }
    return said.map(text => text.trim()).filter(text => text !== '')
}"""

KEY = re.compile(
    r"\b(page|board|claim|event|ask|do|refuse|table|lesson|order|option|tile|role|ritual|world|log"
    r"|hint|preview|game|direction|player)-[a-z]+(-[a-z]+)*\b|\{ ?\$|undefined|NaN|\[object|~"
)
"""A word that was not found, or not filled in."""

FONTS = """() => document.fonts.ready.then(() => performance.getEntriesByType('resource')
    .map(one => one.name.split('/').at(-1)).filter(name => name.endsWith('.woff2')))"""
SMALL = {"inter-basic", "literata-basic"}
CZECH_LETTERS = {"inter-czech", "literata-czech"}
RUSSIAN_LETTERS = {"inter-cyrillic", "literata-cyrillic"}

KEYS = {"Enter", "Tab", "Esc"}
ENGLISH = re.compile(
    r"\b(the|you|your|of|with|is|are|and|cards?|turn|takes?|plays?|this|has|have|not|points?)\b",
    re.IGNORECASE,
)
LATIN = re.compile(r"[^\W\d_а-яё]{2,}", re.IGNORECASE)
CREDITS = " ".join(one for name in ours() for one in game(name).info.credits.values())
NAMES = {"Spiritboard", "Alice", "QR", *LATIN.findall(CREDITS)}
"""The credits of a game keep the names of people, publishers and originals as they are."""


class Tongue(NamedTuple):
    """A language, and the words by which a reader finds the way."""

    code: str
    name: str
    turn: str
    hand: str
    log: str
    claims: str
    settings: str
    rules: str
    keys: str
    where: str
    home: str
    ending: str
    verify: str
    friends: str


CZECH = Tongue(
    code="cs",
    name="Čeština",
    turn="Jste na tahu",
    hand="Vaše karty:",
    log="Průběh",
    claims="Hotové věty",
    settings="Nastavení",
    rules="Pravidla",
    keys="Klávesy",
    where="Co je kde",
    home="Hrát hned",
    ending="Partie skončila",
    verify="Ověřit míchání",
    friends="Hrát s přáteli",
)
RUSSIAN = Tongue(
    code="ru",
    name="Русский",
    turn="Ваш ход",
    hand="Ваши карты:",
    log="Журнал",
    claims="Готовые фразы",
    settings="Настройки",
    rules="Правила",
    keys="Клавиши",
    where="Что где",
    home="Играть сразу",
    ending="Партия окончена",
    verify="Проверить перемешивание",
    friends="Играть с друзьями",
)


@pytest.fixture(params=[CZECH, RUSSIAN], ids=["cs", "ru"])
def tongue(request: pytest.FixtureRequest) -> Tongue:
    found: Tongue = request.param
    return found


def strange(person: Person, tongue: Tongue) -> list[str]:
    """What a reader of this language would stumble over."""
    read: list[str] = person.page.evaluate(ALL_THAT_IS_READ)
    assert len(read) > 3, read
    return [text for text in read if KEY.search(text) or foreign(text, tongue)]


def foreign(text: str, tongue: Tongue) -> set[str]:
    found = {match.group() for match in (LATIN if tongue is RUSSIAN else ENGLISH).finditer(text)}
    return found - NAMES - KEYS


def test_switching_at_the_table(alice: Person, tongue: Tongue) -> None:
    page = alice.page
    alice.sits_at("me", "greedy", "greedy", options={**SHORT, **LEADS})
    alice.answers()
    expect(alice.legal.first).to_be_visible()
    alice.says("синяя 7")
    expect(alice.chat.get_by_role("alert")).to_contain_text("“синяя 7” sounds like a card.")

    alice.button(tongue.name).click()
    expect(page.get_by_text(tongue.turn, exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", tongue.code)
    expect(page.get_by_text(tongue.hand)).not_to_have_count(0)
    expect(page.get_by_role("alert").filter(has_text="S3.5")).to_contain_text("синяя 7")
    page.get_by_text(tongue.claims).click()
    assert strange(alice, tongue) == []

    for sheet in (tongue.settings, tongue.rules):
        alice.button(sheet).click()
        expect(alice.dialog(sheet)).to_be_visible()
        expect(alice.dialog(sheet).get_by_role("status")).to_have_count(0)
        assert strange(alice, tongue) == []
        page.keyboard.press("Escape")
        expect(alice.dialog(sheet)).to_be_hidden()
    page.get_by_role("heading", level=1).click()
    for key, sheet in (("?", tongue.keys), ("/", tongue.where)):
        page.keyboard.press(key)
        expect(
            alice.dialog(sheet)
            .get_by_role("definition")
            .or_(alice.dialog(sheet).get_by_role("paragraph"))
            .first
        ).to_be_visible()
        assert strange(alice, tongue) == []
        page.keyboard.press("Escape")
        expect(alice.dialog(sheet)).to_be_hidden()

    ending = page.get_by_role("region", name=tongue.ending)
    play(alice, until=lambda _: ending)
    assert strange(alice, tongue) == []

    alice.opens(f"/t/{alice.table}/replay/1?open=true")
    expect(alice.button(tongue.verify)).to_be_visible()
    alice.button(tongue.verify).click()
    expect(alice.button(tongue.verify)).to_be_hidden()
    assert strange(alice, tongue) == []

    alice.opens("/history")
    expect(alice.page.get_by_role("main").get_by_role("link")).to_be_visible()
    assert strange(alice, tongue) == []


def test_names_that_nobody_chose(meet: Meet) -> None:
    guest = meet("")
    guest.opens()
    name = guest.page.get_by_label("Your name")
    expect(name).to_have_attribute("placeholder", re.compile(r"^Guest \d{4}$"))
    expect(name).to_have_value("")
    number = (name.get_attribute("placeholder") or "").removeprefix("Guest ")
    name.fill("~player-4")
    name.blur()
    expect(name).to_have_value("")

    guest.sits_at("me", "greedy", "greedy", "greedy", options=LEADS)
    expect(guest.legal.first).to_be_visible()
    guest.says("Hello!")
    line = guest.page.get_by_role("listitem").filter(has_text="Hello!")
    for switch, own, bot in (
        ("English", "Guest", "Uwe"),
        (CZECH.name, "Host", "Uršula"),
        (RUSSIAN.name, "Гость", "Ульяна"),
    ):
        guest.button(switch).click()
        expect(line).to_have_text(f"{own} {number} Hello!")
        expect(guest.page.get_by_role("main").get_by_text(bot, exact=True)).to_be_visible()


def test_the_last_sentence_stays_in_sight(meet: Meet) -> None:
    alice = meet("Alice", viewport={"width": 1200, "height": 720})
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    play(alice, until=lambda person: person.told("the trick").nth(2))
    expect(alice.legal.first).to_be_visible()
    expect(alice.log.last).to_be_in_viewport(ratio=0.9)
    for tongue in (CZECH, RUSSIAN):
        alice.button(tongue.name).click()
        expect(alice.page.get_by_text(tongue.turn, exact=True)).to_be_visible()
        events = alice.region(tongue.log).get_by_role("listitem")
        expect(events.last).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_only_the_letters_that_are_read_are_fetched(meet: Meet, language: str) -> None:
    """What else of the alphabets there is comes with the first name that needs it."""
    reader = meet("Alice", locale=language)
    reader.sits_at("me", "greedy", "greedy", options=LEADS)
    expect(reader.legal.first).to_be_visible()
    expected = {"en": SMALL, "cs": SMALL | CZECH_LETTERS, "ru": SMALL | RUSSIAN_LETTERS}
    assert fonts_of(reader) == expected[language]
    reader.ask("PUT", "/api/me", {"name": "Çelik"})
    reader.sits_at("me", "greedy", "greedy", options=LEADS)
    expect(reader.page.get_by_text("Çelik").first).to_be_visible()
    assert "inter-latin" in fonts_of(reader)


def fonts_of(person: Person) -> set[str]:
    """Once all letters that are shown have come."""
    found: list[str] = person.page.evaluate(FONTS)
    return {re.sub(r"(-wght-normal)?-[\w-]{8}\.woff2$", "", name) for name in found}


def test_talk_is_judged_in_every_language(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    expect(alice.legal.first).to_be_visible()
    refusal = alice.chat.get_by_role("alert")
    for words in ("I have red", "mám červenou", "у меня красная"):
        alice.says(words)
        expect(refusal).to_contain_text(f"“{words}”")


def test_the_browser_chooses_the_language(meet: Meet, tongue: Tongue) -> None:
    alice = meet("Alice", locale=f"{tongue.code}-{tongue.code.upper()}")
    alice.opens()
    expect(alice.button(tongue.home, exact=False)).to_be_visible()
    alice.button(tongue.friends, exact=False).click()
    expect(alice.page.locator("#invitation")).to_be_visible()
    assert strange(alice, tongue) == []
    alice.opens("/rules/shamans")
    expect(alice.page.get_by_text("S3.5").first).to_be_visible()
    assert strange(alice, tongue) == []
    alice.opens("/history")
    expect(alice.page.get_by_role("main").get_by_role("paragraph")).to_be_visible()
    assert strange(alice, tongue) == []
