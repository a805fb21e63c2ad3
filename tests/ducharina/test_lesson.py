"""The lesson: its script can be played to the end, and what its tips say is so."""

from __future__ import annotations

from spiritboard.catalog import table_side
from spiritboard.core.table_side import Lesson
from spiritboard.core.values import Event
from spiritboard.match import Match

FOUND = table_side("ducharina").lesson
assert FOUND is not None
LESSON: Lesson = FOUND
ME = 0


def played() -> tuple[Match, list[tuple[str, list[Event]]]]:
    """The match to its end, and what came of each of the learner's moves, by tip."""
    match = Match.new("ducharina", LESSON.seats, seed=LESSON.seed, options=LESSON.options)
    scenes: list[tuple[str, list[Event]]] = []
    for move in LESSON.moves:
        events = match.play(move.seat, move.action)
        if move.seat == ME:
            scenes.append((move.tip, events))
        else:
            scenes[-1][1].extend(events)
    return match, scenes


def seen_of_mine(events: list[Event]) -> list[int]:
    return [
        int(str(event.params["size"]))
        for event in events
        if event.key == "is-seen" and event.params["seat"] == ME
    ]


def test_the_script_leads_to_a_win() -> None:
    match, _ = played()
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ((ME,), (12, 6))


def test_three_stay_hidden_at_the_first_look() -> None:
    """`lesson-mirror`."""
    _, scenes = played()
    events = dict(scenes)["lesson-first-side"]
    hidden = [e for e in events if e.key == "stays-hidden" and e.params["seat"] == ME]
    assert len(hidden) == 3
    assert not seen_of_mine(events)


def test_a_small_ghost_is_seen_once() -> None:
    """`lesson-table`."""
    _, scenes = played()
    seen = {tip: sizes for tip, events in scenes if (sizes := seen_of_mine(events))}
    assert seen == {"lesson-out": [0]}


def test_the_large_one_gets_out_then_a_medium_one() -> None:
    """`lesson-out`, `lesson-last-ghosts`."""
    _, scenes = played()
    out = {
        tip: event.params["points"]
        for tip, events in scenes
        for event in events
        if event.key == "ghost-leaves" and event.params["seat"] == ME
    }
    assert out == {"lesson-out": 5, "lesson-last-ghosts": 3}
