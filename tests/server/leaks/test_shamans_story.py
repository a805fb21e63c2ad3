"""The oracle for Shamans: what it takes for seen, and what it renames."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import pytest

from spiritboard.core.values import WATCHER, Action, Seat
from spiritboard.games.shamans.actions import Play
from spiritboard.games.shamans.box import MASK
from spiritboard.games.shamans.knowledge import box_of
from spiritboard.games.shamans.state import ShamansState
from spiritboard.games.shamans.view import UNKNOWN, ShamansView
from spiritboard.match import Match
from spiritboard.match.undo import last_answer_of
from tests.server.leaks.shamans import Names, ShamansStory, new_content
from tests.server.leaks.twin import Twin

MATCHES = 20
ANSWERS = 60


class Point(NamedTuple):
    """A moment of a match, and its story for some eyes."""

    match: Match
    story: ShamansStory
    eyes: tuple[Seat, ...]

    @property
    def state(self) -> ShamansState:
        assert isinstance(self.match.state, ShamansState)
        return self.match.state

    def view(self, seat: Seat) -> ShamansView:
        view = self.match.view(seat)
        assert isinstance(view, ShamansView)
        return view


def points(number: int, *, undo: bool = False) -> Iterator[Point]:
    """A random match, moment by moment."""
    rng = Random(f"match {number}")
    seats = rng.choice((3, 4, 5))
    match = Match.new("shamans", seats, number, {"content": new_content(rng)})
    eyes = tuple(sorted(rng.sample(range(seats), rng.choice((0, 1, 1, 2)))))
    story = ShamansStory.of(match, eyes)
    for _ in range(ANSWERS):
        if match.decision is None:
            return
        act(match, rng, undo)
        for entry in match.log[len(story.log) :]:
            story.add(entry)
        yield Point(match, story, eyes)


def act(match: Match, rng: Random, undo: bool) -> None:
    """Somebody answers, acts out of turn, or takes back."""
    assert match.decision is not None
    answered = [seat for seat in range(match.seats) if has_answered(match, seat)]
    if undo and answered and rng.random() < 0.15:
        seat = rng.choice(answered)
        entry = last_answer_of(match, seat)
        assert entry is not None
        match.take_back(seat, entry)
        return
    able = [seat for seat in range(match.seats) if match.options(seat)]
    seat = rng.choice(match.decision.seats if rng.random() < 0.8 else able)
    match.play(seat, rng.choice(match.options(seat)))


def has_answered(match: Match, seat: Seat) -> bool:
    return any(match.log[number].seat == seat for number in match.valid)


class Checked(Twin):
    """A twin whose every answer is checked."""

    def action(self, number: int, s: ShamansState) -> Action:
        action = super().action(number, s)
        self.story.game.check(s, self.story.log[number].seat, action)
        return action


def twin_at(point: Point, rng: Random) -> Twin:
    story = point.story
    twin = Checked.of(story, len(story.log), rng)
    for number in range(twin.first, len(story.log)):
        twin.tell(number)
    return twin


def unseen(point: Point) -> set[int]:
    """The cards that the oracle takes for unseen."""
    return set(point.story.rename(len(point.story.log), Random(0)).cards)


# What is renamed is what the eyes have not seen


@pytest.mark.parametrize("number", range(MATCHES))
def test_a_renamed_match_is_legal_and_looks_the_same(number: int) -> None:
    rng = Random(number)
    for point in points(number, undo=True):
        twin = twin_at(point, rng)
        game = twin.story.game
        assert game.conserved(twin.now) == game.conserved(point.state)
        for seat in point.eyes or (WATCHER,):
            assert game.view(twin.now, seat) == point.view(seat)


@pytest.mark.parametrize("number", range(MATCHES))
def test_the_oracle_hides_just_what_a_view_does_not_show(number: int) -> None:
    """As long as nothing is taken back: views forget what was, eyes do not."""
    for point in points(number):
        views = [point.view(seat) for seat in point.eyes or (WATCHER,)]
        known = point.story.seen[-1].roles
        shown = {point.story.now.dealt_to[x] for v in views for x in seats_shown(v)}
        assert known == shown
        assert unseen(point) == set.intersection(*[unlocated(view) for view in views])


def seats_shown(view: ShamansView) -> list[Seat]:
    return [seat for seat, role in enumerate(view.roles) if role != UNKNOWN]


def unlocated(view: ShamansView) -> set[int]:
    """Cards of the deck that this view does not show, as S1.2 and S3 count them."""
    lying = {8 * w + v for w, values in enumerate(view.placed) for v in range(8) if values >> v & 1}
    worlds, values = len(view.placed), box_of(view).values
    deck = {8 * world + value for world in range(worlds) for value in range(values)}
    return deck - lying - {*view.trick, *view.hand, view.passed, *[p >> 3 for p in view.plays]}


# It changes whatever it may


def renamings(point: Point) -> list[Names]:
    rng = Random(1)
    return [point.story.rename(len(point.story.log), rng) for _ in range(400)]


@pytest.mark.parametrize("number", range(4))
def test_an_unseen_card_may_be_any_unseen_card(number: int) -> None:
    *_, point = points(number)
    drawn = renamings(point)
    assert all({names.cards[card] for names in drawn} == unseen(point) for card in unseen(point))


@pytest.mark.parametrize("number", range(4))
def test_an_unseen_role_may_be_either(number: int) -> None:
    *_, point = points(number)
    hidden = set(range(point.match.seats)) - point.story.seen[-1].roles
    dealt = set(point.story.deal(point.state.round).shadows)
    may_differ = hidden if 0 < len(hidden & dealt) < len(hidden) else set()
    drawn = [set(names.shadows) for names in renamings(point)]
    assert set.union(*[shadows ^ dealt for shadows in drawn]) == may_differ


def test_an_unseen_tile_may_be_any_but_a_mask() -> None:
    point = next(p for n in range(MATCHES) for p in points(n) if hidden_places(p))
    deal, seen = point.story.deal(point.state.round), point.story.seen[-1].places
    gone = [*deal.display, *[point.story.tile_at[place] for place in seen]]
    left = {tile for tile, count in enumerate(point.state.box.tiles) if count > gone.count(tile)}
    drawn = renamings(point)
    for place in hidden_places(point):
        assert {names.tiles[place] for names in drawn} == left - {MASK}


def hidden_places(point: Point) -> set[int]:
    return set(point.story.rename(len(point.story.log), Random(0)).tiles)


# Examples by the rules page


def new_point(eyes: Sequence[Seat]) -> Point:
    match = Match.new("shamans", 4, 1, {"first": 0})
    return Point(match, ShamansStory.of(match, eyes), tuple(eyes))


def play(point: Point, seat: Seat) -> int:
    """The seat plays its first card; which one."""
    card = point.state.hand(seat)[0]
    point.match.play(seat, Play(card))
    point.story.add(point.match.log[-1])
    return card


def test_a_card_that_was_played_and_taken_back_was_seen() -> None:
    point = new_point([3])
    card = play(point, 0)
    assert card not in unseen(point)
    point.match.take_back(0, len(point.match.log) - 1)
    point.story.add(point.match.log[-1])
    assert card in point.state.hand(0)
    assert card not in unseen(point)


def test_nobody_else_has_seen_a_hand() -> None:
    mine, both, nobody = new_point([1]), new_point([1, 2]), new_point([])
    hands = [set(mine.state.hand(seat)) for seat in range(mine.state.box.seats)]
    assert unseen(mine) == hands[0] | hands[2] | hands[3]
    assert unseen(both) == hands[0] | hands[3]
    assert unseen(nobody) == set.union(*hands)


def test_answers_of_others_are_hidden_until_all_are_in() -> None:
    hidden = 0
    for point in (point for number in range(MATCHES) for point in points(number)):
        story, entries = point.story, len(point.story.log)
        for seat, answer in story.now.answers.items():
            assert story.is_hidden(answer, entries) == (seat not in point.eyes)
            hidden += 1
        assert not any(story.is_hidden(answer, entries) for answer in story.shown)
    assert hidden > MATCHES
