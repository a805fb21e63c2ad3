"""The oracle for Duchařina: what it takes for seen, and what it makes another plan of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from spiritboard.core.rng import Rng
from spiritboard.core.values import WATCHER, Seat
from spiritboard.games.ducharina.actions import Leave, Plan, Withdraw
from spiritboard.match import Match
from tests.server.leaks.ducharina import DucharinaStory
from tests.server.leaks.twin import Twin

MATCHES = 6


def new_match(seed: int, seats: int = 3, **options: object) -> Match:
    """Everybody is about to plan."""
    match = Match.new("ducharina", seats, f"story {seed}", {"hall": "grand-foyer", **options})
    while match.decision is not None and match.decision.kind == "move-furniture":
        match.play(match.decision.seats[0], Leave())
    return match


def plan(match: Match, seat: Seat) -> None:
    """Some plan that moves somebody."""
    match.play(seat, match.options(seat)[-1])


def catch_up(match: Match, story: DucharinaStory) -> None:
    for entry in match.log[len(story.log) :]:
        story.add(entry)


def hidden(story: DucharinaStory) -> list[Seat]:
    """Whose plans are other ones in a twin."""
    names = story.rename(len(story.log), Random(1))
    return [story.log[number].seat for number in sorted(names.hidden)]


@pytest.mark.parametrize("eyes", [(), (1,), (1, 2)])
def test_a_plan_is_hidden_until_all_are_ready(eyes: Sequence[Seat]) -> None:
    match = new_match(1)
    story = DucharinaStory.of(match, eyes)
    plan(match, 0)
    plan(match, 1)
    catch_up(match, story)
    assert hidden(story) == [seat for seat in (0, 1) if seat not in eyes]
    plan(match, 2)
    catch_up(match, story)
    assert hidden(story) == []


def test_a_plan_that_was_withdrawn_was_not_seen() -> None:
    match = new_match(1)
    story = DucharinaStory.of(match, [1])
    plan(match, 0)
    match.play(0, Withdraw())
    for seat in range(3):
        match.play(seat, Plan())
    catch_up(match, story)
    assert hidden(story) == [0]


def test_a_plan_that_was_seen_and_taken_back_was_seen() -> None:
    match = new_match(1)
    story = DucharinaStory.of(match, [1])
    first = len(match.log)
    for seat in range(3):
        plan(match, seat)
    match.take_back(0, first)
    catch_up(match, story)
    assert hidden(story) == []
    plan(match, 2)
    catch_up(match, story)
    assert hidden(story) == [2]


def moments(number: int) -> Iterator[tuple[Match, DucharinaStory, tuple[Seat, ...]]]:
    """A random match, moment by moment, to its end."""
    rng = Random(f"match {number}")
    seats = rng.choice((2, 3, 4))
    match = new_match(number, seats, merging=rng.random() < 0.5, midnight="each")
    eyes = tuple(sorted(rng.sample(range(seats), rng.choice((0, 1, 1, 2)))))
    story = DucharinaStory.of(match, eyes)
    while match.decision is not None:
        seat = rng.choice(match.decision.seats)
        match.play(seat, match.game.sample(match.state, seat, Rng(rng.getrandbits(63))))
        catch_up(match, story)
        yield match, story, eyes


@pytest.mark.parametrize("number", range(MATCHES))
def test_a_renamed_match_is_legal_and_looks_the_same(number: int) -> None:
    rng = Random(number)
    others = 0
    for match, story, eyes in moments(number):
        twin = Twin.of(story, len(story.log), rng)
        for entry in range(twin.first, len(story.log)):
            twin.tell(entry)
        state = twin.state(len(story.log))
        others += state != match.state
        for seat in eyes or (WATCHER,):
            assert match.game.view(state, seat) == match.view(seat)
    assert others
