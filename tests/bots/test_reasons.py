"""Why a strong bot would choose something: in the game's own terms, in every language, from the view alone."""

from __future__ import annotations

from typing import Any

import pytest

from spiritboard import Match
from spiritboard.bots.advice import COMPARED, Advice, advise, reasons_for, worked_out
from spiritboard.catalog import game, mind, ours, table_side
from spiritboard.core.mind import Weighed
from spiritboard.core.rng import Rng, quick
from spiritboard.core.values import Action
from spiritboard.text import LANGUAGES, Words
from spiritboard.text.files import said_in
from tests.shamans.table import TRACK

SETS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "shamans": [(3, {"content": TRACK}), (4, {"content": TRACK})],
    "djinn": [(2, {})],
    "ducharina": [(2, {})],
    "wildwoods": [(1, {"scene": scene, "difficulty": "gentle"}) for scene in ("1_1", "1_2")],
}
RARE = {"reason-side-own", "reason-side-others"}
"""Only where somebody has no ghost in the hall: `tests/ducharina/test_reasons.py`."""
LONG = 150
"""Entries of a match that are looked at."""
NAMES = ("Jana", "Petr", "Radka", "Karel", "Eva")


def asked(
    name: str, seats: int, options: dict[str, Any], seed: str
) -> list[tuple[Any, list[Action]]]:
    """Every question of a match that the quick bots play: the view, and the answers, theirs first."""
    match, key = Match.new(name, seats, seed, options), seed.encode()
    found = []
    while match.decision is not None and len(match.log) < LONG:
        seat = match.decision.seats[0]
        view, answers = match.view(seat), match.options(seat)
        chosen = mind(name).choose(view, answers, quick(key, "choose", match.decision.id))
        if len(answers) > 1:
            found.append((view, [chosen, *[one for one in answers if one != chosen]]))
        match.play(seat, chosen)
    return found


def reasons_in(name: str, seeds: str) -> set[str]:
    """All that is said, whichever answer is preferred to which; each is said in every language."""
    words = [Words(language, name, NAMES) for language in LANGUAGES]
    side, rng, keys = table_side(name), Rng(7), set()
    for seats, options in SETS[name]:
        for seed in seeds:
            for view, answers in asked(name, seats, options, seed):
                others = answers[1:]
                rng.shuffle(others)
                for one, *rest in ([answers[0], *others], [*others, answers[0]], [answers[0]]):
                    reason = side.reason(view, one, rest[:COMPARED])
                    if reason is not None:
                        keys.add(reason[0])
                        assert all("{" not in said.say(reason) for said in words)
    return keys


@pytest.mark.slow
@pytest.mark.parametrize("name", ours())
def test_every_reason_is_given_somewhere_and_said_in_every_language(name: str) -> None:
    known = {key for key in said_in(name, "en", "") if key.startswith("reason-")}
    assert known
    assert known - reasons_in(name, "ab") <= RARE


@pytest.mark.parametrize("name", ours())
def test_a_reason_is_the_same_at_every_table_that_looks_alike(name: str) -> None:
    """It is asked twice, and of a view of a table imagined from the view."""
    seats, options = SETS[name][0]
    side, rules = table_side(name), game(name)
    for view, (one, *others) in asked(name, seats, options, "z")[:12]:
        first = side.reason(view, one, others)
        again = rules.view(rules.world(view, Rng(5)), view.seat)
        assert side.reason(view, one, others) == first == side.reason(again, one, others)


def test_a_game_that_gives_none_says_how_sure_it_is() -> None:
    match = Match.new("tests.kit.wisps:Wisps", 3, "seed")
    assert match.decision is not None
    seat = match.decision.seats[0]
    found = advise(match.name, b"key", match.view(seat), match.options(seat), 0.05)
    assert found.reason is None
    (said,) = reasons_for(found)
    assert said[0] in ("hint-share", "hint-feel")


def test_the_games_own_reason_comes_first_and_what_was_compared_is_kept() -> None:
    match = Match.new("shamans", 4, "seed", {"first": 0})
    view, options = match.view(0), match.options(0)
    found = advise("shamans", b"key", view, options, 0.1)
    assert set(found.others) == {one for one in options if one != found.action}
    assert found.reason == table_side("shamans").reason(view, found.action, found.others)
    assert len(reasons_for(found)) == 1 + (found.reason is not None)


class Answer(Action, frozen=True, tag="answer"):
    """Any answer."""

    number: int = 0


def kind(found: Advice) -> str:
    return reasons_for(found)[-1][0]


def test_what_is_all_doubt_is_no_share() -> None:
    """Shamans weigh for sure: with few games a worth is far below nothing, and no percentage."""
    one, other = Answer(1), Answer(2)
    assert kind(worked_out(Weighed({one: 0.4, other: -0.6}, 12))) == "hint-feel"
    assert kind(worked_out(Weighed({one: 0.4, other: -0.6}))) == "hint-feel"
    assert kind(worked_out(Weighed({one: 0.4, other: 0.3}, 12))) == "hint-share"
    assert kind(worked_out(Weighed({one: 0.4, other: 0.3}))) == "hint-worked-out"
