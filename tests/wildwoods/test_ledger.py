"""Luck and skill of a scene that is over."""

from __future__ import annotations

import pytest

from spiritboard.core.game import OVER
from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE, Action
from spiritboard.games.wildwoods.bot import WildwoodsMind
from spiritboard.games.wildwoods.info import WildwoodsOptions
from spiritboard.games.wildwoods.ledger import Bookkeeper, Ledger, chance_word, told
from spiritboard.text import LANGUAGES, Words
from tests.wildwoods.table import GAME


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


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    options, log = played(3)
    return Bookkeeper(WildwoodsMind(GAME), GAME.setup(1, options)).follow(log)


def test_it_adds_up(ledger: Ledger) -> None:
    found = ledger.start + ledger.luck - ledger.skill + ledger.unseen
    assert found == pytest.approx(ledger.outcome)


def test_nobody_chooses_better_than_the_best(ledger: Ledger) -> None:
    assert ledger.skill > 0
    assert len(ledger.moments) <= 3


def test_it_is_told_in_every_language(ledger: Ledger) -> None:
    for language in LANGUAGES:
        words = Words(language, "wildwoods")
        for key, params in told(ledger):
            assert words.has(key)
            assert all(words.has(str(p)) for p in params.values() if str(p).startswith("part-"))


def test_a_chance_is_a_word() -> None:
    assert [chance_word(c) for c in (0.95, 0.5, 0.01)] == [
        "chance-sure",
        "chance-fair",
        "chance-hardly",
    ]
