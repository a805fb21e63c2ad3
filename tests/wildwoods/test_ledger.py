"""Luck and skill of a scene that is over."""

from __future__ import annotations

import pytest

from spiritboard.core.game import OVER
from spiritboard.core.rng import Rng
from spiritboard.core.speech import Saying
from spiritboard.core.values import NATURE, Action
from spiritboard.games.wildwoods.bot import WildwoodsMind
from spiritboard.games.wildwoods.info import WildwoodsOptions
from spiritboard.games.wildwoods.ledger import (
    LUCK,
    SKILL,
    UNSEEN,
    Bookkeeper,
    Ledger,
    Moment,
    ledger_of,
    part_of,
    told,
)
from spiritboard.text import LANGUAGES, Words
from tests.wildwoods.table import GAME

ANSWER: Saying = ("do-end-phase", {})


def played(seed: int) -> tuple[WildwoodsOptions, list[tuple[int, Action]]]:
    """A scene that somebody has played at random."""
    options = WildwoodsOptions(scene="p2")
    s, rng = GAME.setup(1, options), Rng(seed)
    log: list[tuple[int, Action]] = []
    while (seat := GAME.whose(s)) != OVER:
        action = GAME.draw(s, rng) if seat == NATURE else GAME.sample(s, seat, rng)
        log.append((seat, action))
        GAME.advance(s, seat, action)
    return options, log


def moment(question: int, kind: str, change: float) -> Moment:
    return Moment(question, 1 + question // 5, kind, change, ANSWER)


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    options, log = played(3)
    return Bookkeeper(WildwoodsMind(GAME), GAME.setup(1, options)).follow(log)


@pytest.mark.slow
def test_it_adds_up(ledger: Ledger) -> None:
    found = ledger.start + ledger.luck - ledger.skill + ledger.unseen
    assert found == pytest.approx(ledger.outcome)


@pytest.mark.slow
def test_nobody_chooses_better_than_the_best(ledger: Ledger) -> None:
    assert ledger.skill > 0
    assert len(ledger.moments) <= 3


def test_the_moments_that_mattered_are_told_in_their_order() -> None:
    small, unseen = moment(1, LUCK, 0.019), moment(2, UNSEEN, 0.5)
    some = [moment(9, LUCK, -0.3), moment(4, SKILL, -0.1), moment(6, LUCK, 0.2)]
    found = ledger_of(0.5, 0.0, [small, unseen, *some, moment(8, LUCK, 0.05)])
    assert [one.question for one in found.moments] == [4, 6, 9]


def test_a_part_is_called_by_its_size() -> None:
    sizes = (0.03, -0.1, 0.2, -0.3, 0.9)
    named = ["part-twentieth", "part-tenth", "part-fifth", "part-third", "part-half"]
    assert [part_of(size)[0] for size in sizes] == named


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(ledger: Ledger, language: str) -> None:
    words = Words(language, "wildwoods", is_drawn=True)
    for said in told(ledger, rewinds=2):
        assert words.sentence(said).endswith(".")


def test_it_is_told_as_somebody_would_tell_it() -> None:
    words = Words("en", "wildwoods")
    moments = [moment(4, SKILL, -0.1), moment(6, LUCK, 0.2), moment(9, LUCK, -0.3)]
    found = ledger_of(0.62, 0.0, [*moments, moment(9, UNSEEN, -0.42)])
    assert [words.sentence(said) for said in told(found, rewinds=1)] == [
        (
            "Chance at the start 62%, luck −10%, skill −10%, what the adviser could not see −42%: "
            "the shadow came first."
        ),
        "When the scene began, Luma’s chance was even.",
        "Luck took about a tenth of your chance.",
        "Your choices cost about a tenth of your chance.",
        "It went worse than the adviser had foreseen.",
        "Turn 1, “End Luma’s phase”: this choice cost about a tenth of your chance.",
        "Turn 2, “End Luma’s phase”: luck brought about a fifth of your chance.",
        "Turn 2, “End Luma’s phase”: bad luck took about a third of your chance.",
        "You went back once. What you took back is not counted here.",
    ]


def test_where_nothing_mattered_little_is_told() -> None:
    words = Words("en", "wildwoods")
    assert [words.sentence(said) for said in told(ledger_of(0.99, 1.0, []))][1:] == [
        "When the scene began, Luma’s chance was almost certain.",
        "Luck was fair.",
        "You chose well throughout.",
    ]
