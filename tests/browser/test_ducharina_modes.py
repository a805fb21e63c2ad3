"""Ways to begin Duchařina: the lesson, a family game, the puzzle of the day."""

from __future__ import annotations

from datetime import date
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.haunters import IN_HALL, ON_PLAN, Haunter
from tests.browser.learners import Learner
from tests.browser.people import PHONE, Person

CLOCK = "() => { const now = new Date(); return [now.getFullYear(), now.getMonth() + 1, now.getDate()] }"


def at_home(meet: Meet, **given: Any) -> Haunter:
    found = Haunter(meet("Alice", kept=ON_PLAN, **given))
    found.person.opens()
    found.person.page.get_by_role("radio", name="Duchařina").check()
    return found


def options(person: Person) -> dict[str, object]:
    found = person.ask("GET", f"/api/tables/{person.table}")["options"]
    assert isinstance(found, dict)
    return found


def test_the_lesson_lays_ready_what_it_wants(meet: Meet) -> None:
    """A piece, then a plan; the learner looks at it and puts it down."""
    haunter = at_home(meet)
    alice, learner = haunter.person, Learner(haunter.person, "Duchařina")
    alice.button("Learn Duchařina", exact=False).click()
    expect(learner.teacher).to_contain_text("put the armchair by the west wall")
    expect(haunter.handle("armchair")).to_have_attribute("aria-pressed", "true")
    expect(haunter.said).to_have_text("It stands here.")
    expect(learner.taught).to_have_text("Put it here")
    learner.sees_the_line()
    haunter.answers_by(haunter.place("do-put").click)
    assert (haunter.piece("armchair")["x"], haunter.piece("armchair")["y"]) == (50, 200)

    haunter.waits_until("move-ghosts")
    expect(learner.teacher).to_contain_text("Each step costs a point")
    expect(haunter.own("L")).to_have_accessible_name("large ghost, b6")
    expect(haunter.own("M2")).to_have_accessible_name("medium ghost, d6")
    haunter.answers_by(haunter.place("do-ready").click)
    haunter.waits_until("choose-side")
    expect(learner.taught).to_have_attribute("data-place", "side-2")
    learner.sees_the_line()
    haunter.answers_by(haunter.place("side-2").click)
    haunter.looks_on()
    expect(learner.teacher).to_contain_text("move the mirror to b2")
    expect(haunter.handle("mirror")).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_the_lesson_leaves_room_for_what_is_to_be_done(meet: Meet) -> None:
    """The teacher speaks below the board; the hall makes room, and all of the button is seen."""
    haunter = at_home(meet, **PHONE)
    haunter.person.button("Learn Duchařina", exact=False).tap()
    expect(haunter.handle("armchair")).to_have_attribute("aria-pressed", "true")
    expect(haunter.place("do-put")).to_be_enabled()
    expect(haunter.place("do-put")).to_be_in_viewport(ratio=1)
    haunter.answers_by(haunter.place("do-put").tap)
    haunter.waits_until("move-ghosts")
    expect(haunter.place("do-ready")).to_be_in_viewport(ratio=1)


def test_on_a_phone_a_puzzle_tells_its_task_beside_the_plan(meet: Meet) -> None:
    """And tapping a square moves nothing under the finger: tapping it again goes there."""
    haunter = Haunter(meet("Alice", kept=IN_HALL, **PHONE))
    haunter.person.sits_at("me", game="ducharina", options={"puzzle": 7})
    expect(haunter.board).to_be_visible()
    haunter.waits_until("move-ghosts")
    facts = haunter.person.region("The match")
    expect(facts).to_contain_text("Bring out")
    looks = facts.get_by_role("listitem")
    expect(looks).to_have_count(len(haunter.view["coming"]))
    expect(looks.last).to_be_in_viewport(ratio=1)
    haunter.own("S1").tap()
    expect(haunter.own("S1")).to_have_attribute("aria-pressed", "true")
    before = haunter.square("c6").bounding_box()
    haunter.points_at("c6")
    expect(haunter.place("do-move")).to_be_visible()
    assert haunter.square("c6").bounding_box() == before


def test_a_family_game_offers_good_moves(meet: Meet) -> None:
    haunter = at_home(meet)
    alice = haunter.person
    alice.button("Play with friends", exact=False).click()
    form = alice.page.get_by_role("main")
    alice.page.get_by_text("More options").click()
    expect(form).to_contain_text("A generous night, you may ask which doors see a ghost")
    form.get_by_label("Players", exact=False).first.select_option("2")
    expect(form.get_by_role("listitem")).to_have_count(2)
    form.get_by_label("Seat 2", exact=True).select_option("beginner")
    form.get_by_label("Who starts").select_option("Seat 1")
    form.get_by_label("Family game").check()
    alice.button("Start").click()
    expect(haunter.board).to_be_visible()
    assert options(alice)["family"] is True
    if haunter.kind == "move-furniture":
        haunter.answers_by(haunter.place("do-leave").click)
    haunter.waits_until("move-ghosts")
    haunter.place("do-advise").click()
    expect(alice.prompt).to_contain_text("A strong bot would choose")
    expect(haunter.place("do-advise")).to_have_count(0)


def test_the_puzzle_of_the_day_has_its_date(meet: Meet) -> None:
    haunter = at_home(meet)
    alice = haunter.person
    alice.button("Solo game", exact=False).click()
    day = date(*alice.page.evaluate(CLOCK))
    today = alice.button("Puzzle of the day", exact=False)
    for part in (f"{day.day}", f"{day:%B}", f"{day.year}"):
        expect(today).to_contain_text(part)
    today.click()
    alice.button("Start").click()
    expect(haunter.board).to_be_visible()
    assert options(alice)["puzzle"] == int(f"{day:%Y%m%d}")
    haunter.waits_until("move-ghosts")
    assert len(haunter.view["coming"]) == haunter.view["rounds"]
