"""What the table adds to the rules: ready claims and standing orders."""

from __future__ import annotations

import pytest

from spiritboard.catalog import table_side
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import KeepKey, Open, Pay, Walk
from spiritboard.games.djinn.box import COINS
from spiritboard.text import LANGUAGES, Words
from tests.djinn.table import GAME, Table, space

DJINN = table_side("djinn")
NAMES = ("Eva", "Jana")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("claim", DJINN.talk.claims)
@pytest.mark.parametrize("reader", [0, 1])
def test_a_ready_claim_can_be_said(claim: str, language: str, reader: Seat) -> None:
    is_about = DJINN.talk.claims[claim]
    words = Words(language, "djinn", NAMES, reader)
    said = words.say((f"claim-{claim}", {"seat": 1} if is_about else {}))
    assert said.endswith((".", "!", "?", "*"))
    assert ("Jana" in said) == (is_about and reader == 0)


def test_there_is_enough_to_say() -> None:
    emotes = [claim for claim in DJINN.talk.claims if claim.startswith("emote-")]
    assert len(emotes) >= 4
    assert len(DJINN.talk.claims) - len(emotes) >= 14
    assert sum(DJINN.talk.claims.values()) >= 3


def ordered(table: Table, order: str) -> Action | None:
    view = GAME.view(table.s, table.turn)
    return DJINN.orders.answer(order, view, table.options())


def before_a_toll() -> Table:
    """D3 Seat 0 stops where seat 1 stands, with a coin and a scroll."""
    table = Table(at="S12<P12", own="coins=1 scrolls=1", walk=True, others={1: ("R1<S12", "")})
    table.play(Walk(space("R1"), space("S12")))
    assert table.kind == "toll"
    return table


def before_a_lock() -> Table:
    """D13 The chest shows a key, and seat 0 has one."""
    table = Table(at="S31<P31", own="keys=1")
    table.nature("C07")
    table.play(Open(1))
    assert table.kind == "unlock"
    return table


def test_d3_others_can_be_paid_in_coins_for_good() -> None:
    assert ordered(before_a_toll(), "pay-coins") == Pay(COINS)


def test_d13_chests_can_be_left_locked_for_good() -> None:
    assert ordered(before_a_lock(), "keep-keys") == KeepKey()


def test_orders_are_silent_on_other_questions() -> None:
    assert ordered(before_a_lock(), "pay-coins") is None
    assert ordered(before_a_toll(), "keep-keys") is None
    for order in DJINN.orders.names:
        assert ordered(Table(), order) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", DJINN.orders.names)
def test_orders_have_words(order: str, language: str) -> None:
    assert Words(language, "djinn")(f"order-{order}")
