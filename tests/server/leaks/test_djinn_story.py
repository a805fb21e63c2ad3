"""The oracle for Djinn: what it takes for seen, and what it renames."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from spiritboard.core.values import WATCHER, Seat
from spiritboard.games.djinn.actions import Deal, Keep, TakeTrait
from spiritboard.games.djinn.state import OFFERED, DjinnState
from spiritboard.match import Match
from tests.server.leaks.djinn import SMALL, T19, DjinnStory
from tests.server.leaks.twin import Twin

MATCHES = 6
RENAMINGS = 200


def new_match(seed: int, seats: int = 3) -> Match:
    """Seat 0 begins, and T19 is on offer."""
    for attempt in range(100):
        name = f"{seed} {attempt}"
        match = Match.new("djinn", seats, name, {"first": 0, "content": SMALL})
        (deal,) = [e.action for e in match.log if isinstance(e.action, Deal)]
        if T19 in deal.traits:
            return match
    raise AssertionError("T19 is never on offer")


def drafted(match: Match, keeper: Seat, story: DjinnStory) -> None:
    """All take traits, and one of them T19."""
    wanted = TakeTrait(T19)
    while match.decision is not None and match.decision.kind == "draft":
        (seat,) = match.decision.seats
        options = match.options(seat)
        others = [option for option in options if option != wanted]
        match.play(seat, wanted if seat == keeper and wanted in options else others[0])
    catch_up(match, story)


def catch_up(match: Match, story: DjinnStory) -> None:
    for entry in match.log[len(story.log) :]:
        story.add(entry)


def kept(match: Match) -> tuple[int, ...]:
    assert isinstance(match.state, DjinnState)
    return tuple(card for card, owner in enumerate(match.state.scoring) if owner >= 0)


def renamed(story: DjinnStory) -> set[tuple[int, ...]]:
    rng = Random(1)
    return {story.rename(len(story.log), rng).kept for _ in range(RENAMINGS)}


# T19 Only their owner sees them


@pytest.mark.parametrize("eyes", [(), (1,), (2,), (1, 2)])
def test_cards_that_another_keeps_may_be_any_two_that_do_not_lie_open(eyes: Sequence[Seat]) -> None:
    match = new_match(1)
    story = DjinnStory.of(match, eyes)
    assert renamed(story) == {()}
    drafted(match, 0, story)
    assert len(kept(match)) == 2
    assert isinstance(match.state, DjinnState)
    closed = {card for card, owner in enumerate(match.state.scoring) if owner != OFFERED}
    assert renamed(story) == {(x, y) for x in closed for y in closed if x < y}


@pytest.mark.parametrize("eyes", [(0,), (0, 2)])
def test_ones_own_cards_are_seen(eyes: Sequence[Seat]) -> None:
    match = new_match(1)
    story = DjinnStory.of(match, eyes)
    drafted(match, 0, story)
    assert len(kept(match)) == 2
    assert renamed(story) == {()}


def test_cards_that_were_kept_and_taken_back_were_seen() -> None:
    """The same ones are drawn again, whoever keeps them."""
    match = new_match(1)
    story, others = DjinnStory.of(match, [0]), DjinnStory.of(match, [2])
    drafted(match, 0, story)
    cards = kept(match)
    (entry,) = [number for number, e in enumerate(match.log) if e.action == TakeTrait(T19)]
    match.take_back(0, entry)
    catch_up(match, story)
    assert kept(match) == ()
    drafted(match, 1, story)
    catch_up(match, others)
    assert kept(match) == cards
    assert renamed(story) == {()}
    assert len(renamed(others)) > 1


def traits(match: Match) -> list[int]:
    assert isinstance(match.state, DjinnState)
    return match.state.traits


# R13.1 At the end everybody does


def moments(number: int) -> Iterator[tuple[Match, DjinnStory, tuple[Seat, ...]]]:
    """A random match, moment by moment, to its end."""
    rng = Random(f"match {number}")
    seats = rng.choice((2, 3, 4))
    match = new_match(number, seats)
    eyes = tuple(sorted(rng.sample(range(seats), rng.choice((0, 1, 1, 2)))))
    story = DjinnStory.of(match, eyes)
    drafted(match, rng.randrange(seats), story)
    while match.decision is not None:
        (seat,) = match.decision.seats
        match.play(seat, rng.choice(match.options(seat)))
        catch_up(match, story)
        yield match, story, eyes


@pytest.mark.parametrize("number", range(MATCHES))
def test_a_renamed_match_is_legal_and_looks_the_same_up_to_its_end(number: int) -> None:
    rng = Random(number)
    for match, story, eyes in moments(number):
        if rng.random() < 0.1 or match.decision is None:
            twin = Twin.of(story, len(story.log), rng)
            for entry in range(twin.first, len(story.log)):
                twin.tell(entry)
            for seat in eyes or (WATCHER,):
                assert match.game.view(twin.state(len(story.log)), seat) == match.view(seat)
            is_seen = traits(match)[T19] in eyes or match.decision is None
            assert (twin.names.kept == ()) == is_seen


def test_every_draw_of_the_cards_is_told_anew() -> None:
    match = new_match(2)
    story = DjinnStory.of(match, [2])
    drafted(match, 0, story)
    (draw,) = [n for n, e in enumerate(match.log) if isinstance(e.action, Keep)]
    twin = Twin.of(story, len(story.log), Random(3))
    assert twin.action(draw, story.before[draw].state) == Keep(twin.names.kept)
    assert story.others(twin.names, len(story.log)) == ["scoring cards"]
