"""Sounds: each can be heard and none hurts; none before the page was touched, none where they are off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hatch_build import install_tools, npm
from tests.browser.conftest import Meet
from tests.browser.people import LEADS, STILL, Person, play
from tests.browser.stage import WEB

LISTEN = """(() => {
    let touched = false
    for (const how of ['pointerdown', 'keydown']) {
        addEventListener(how, event => { touched ||= event.isTrusted }, true)
    }
    Object.defineProperty(navigator, 'userActivation', { value: { get hasBeenActive() { return touched } } })
    const count = what => {
        const { dataset } = document.documentElement
        dataset[what] = Number(dataset[what] ?? 0) + 1
    }
    window.AudioContext = class extends window.AudioContext {
        constructor(...given) { super(...given); count('contexts') }
    }
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start
        kind.prototype.start = function (...given) { count('starts'); return start.apply(this, given) }
    }
})()"""
"""Counts on the page what is made of sound there. Whoever only looks by script has not touched it: for the
browser that would be a touch."""


@pytest.fixture(scope="module")
def studio(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page on which sounds are made without being heard."""
    install_tools(WEB)
    folder = tmp_path_factory.mktemp("sounds")
    config = "src/lib/sounds/rendered.fixture.config.ts"
    npm(WEB, "exec", "vite", "--", "build", "--config", config, "--outDir", str(folder))
    page = browser.new_page()
    page.add_script_tag(content=Path(folder, "sounds.iife.js").read_text())
    yield page
    page.close()


@pytest.mark.parametrize("pitch", [0.6, 1, 2])
def test_every_sound_is_audible_short_and_never_clips(studio: Page, pitch: float) -> None:
    for name in studio.evaluate("sounds.names"):
        found = studio.evaluate("([name, pitch]) => sounds.rendered(name, pitch)", [name, pitch])
        assert 0.1 < found["peak"] < 1, (name, found)
        assert found["energy"] > 0.0001, (name, found)
        assert found["end"] < 1.5, (name, found)


def made(person: Person, what: str) -> Locator:
    return person.page.locator(f"html[data-{what}]")


def test_nothing_is_heard_before_the_page_is_touched(alice: Person) -> None:
    """Two bots have played, and it is one's turn: all of that has sounds."""
    alice.page.add_init_script(LISTEN)
    alice.sits_at("me", "greedy", "greedy", options={"first": 1})
    expect(alice.legal.first).to_be_visible()
    expect(made(alice, "contexts")).to_have_count(0)
    alice.answers()
    expect(alice.page.locator("html[data-contexts='1'][data-starts]")).to_have_count(1)


def test_whoever_wants_no_sound_has_none(meet: Meet) -> None:
    alice = meet("Alice", kept={**STILL, "spiritboard.sounds": "off"})
    alice.page.add_init_script(LISTEN)
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    play(alice, until=lambda person: person.told("the trick").first)
    expect(made(alice, "contexts")).to_have_count(0)


def test_switch_and_volume_are_remembered(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    settings = alice.dialog("Settings")
    alice.button("Settings").click()
    settings.get_by_role("slider", name="Volume").fill("30")
    alice.page.reload()
    alice.button("Settings").click()
    expect(settings.get_by_role("slider", name="Volume")).to_have_value("30")
    settings.get_by_role("checkbox", name="Sound").uncheck()
    expect(settings.get_by_role("slider")).to_have_count(0)
    alice.page.reload()
    alice.button("Settings").click()
    expect(settings.get_by_role("checkbox", name="Sound")).not_to_be_checked()
