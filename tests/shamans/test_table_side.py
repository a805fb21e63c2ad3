"""What the table adds to the rules: ready claims, standing orders, the bets of those who are out."""

from __future__ import annotations

import pytest

from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.catalog import table_side
from spiritboard.core.values import WATCHER, Action, Event, Seat
from spiritboard.games.shamans.actions import Eliminate, KeepDagger, Play
from spiritboard.match import Match
from spiritboard.text import LANGUAGES, Words
from tests.shamans.questions import QUESTIONS, an_elimination
from tests.shamans.table import KEEP, Table, card

SHAMANS = table_side("shamans")
NAMES = ("Eva", "Jana", "Petr", "Radka", "Uwe")


# Claims


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("claim", SHAMANS.talk.claims)
@pytest.mark.parametrize("reader", [0, 1])
def test_a_ready_claim_is_always_legal(claim: str, language: str, reader: Seat) -> None:
    """S3.5 None of them names a colour, a world or a number."""
    is_about = SHAMANS.talk.claims[claim]
    words = Words(language, "shamans", NAMES, reader)
    said = words.say((f"claim-{claim}", {"seat": 1} if is_about else {}))
    assert SHAMANS.talk.why_not(said) is None
    assert ("Jana" in said) == (is_about and reader == 0)


def test_there_is_enough_to_say() -> None:
    emotes = [claim for claim in SHAMANS.talk.claims if claim.startswith("emote-")]
    assert len(emotes) >= 4
    assert len(SHAMANS.talk.claims) - len(emotes) >= 14
    assert sum(SHAMANS.talk.claims.values()) >= 5


# Standing orders


def ordered(table: Table, seat: Seat, order: str) -> Action | None:
    answer = SHAMANS.orders.answer(order, table.view(seat), table.options(seat))
    assert answer is None or answer in table.options(seat)
    return answer


def before_elimination(pawn: int, up: str = "", down: str = "") -> Table:
    """Seat 1 draws a dagger; seat 3 is asked for a portal."""
    table = Table(
        4,
        ["P1 ...", "N6 ..."],
        placed="N",
        up={1: "dagger", 3: up},
        down={3: down},
        pawn=pawn - 1,
    )
    table.play("P1 N6")
    table.answer(1, Eliminate(2))
    assert table.kind == "portal-before-elimination"
    assert table.s.pawn == pawn
    return table


def before_the_moon(up: str = "", down: str = "") -> Table:
    table = Table(4, ["P1 ...", "Y4 ..."], up={3: up}, down={3: down}, pawn=23)
    table.play("P1 Y4")
    assert table.kind == "portal-before-moon"
    return table


@pytest.mark.parametrize("pawn", [10, 22])
def test_s5_1_the_portal_question_can_be_passed_for_good(pawn: int) -> None:
    assert ordered(before_elimination(pawn, up="portal"), 3, "pass-portal") == KEEP


def test_s5_1_but_not_when_the_moon_is_one_step_away() -> None:
    assert ordered(before_elimination(23, up="portal"), 3, "pass-portal") is None
    assert ordered(before_the_moon(up="portal"), 3, "pass-portal") is None


def test_s5_1_who_has_no_portal_can_have_the_question_answered() -> None:
    assert ordered(before_elimination(23, down="moonstone"), 3, "pass-portal-empty") == KEEP
    assert ordered(before_the_moon(down="moonstone"), 3, "pass-portal-empty") == KEEP


@pytest.mark.parametrize("where", ["up", "down"])
def test_s5_1_who_has_one_is_asked_all_the_same(where: str) -> None:
    table = before_elimination(10, **{where: "portal"})
    assert ordered(table, 3, "pass-portal-empty") is None


def neutralisation(up: str = "", down: str = "") -> Table:
    table = Table(4, ["P1 ...", "N6 ..."], placed="N", up={1: up}, down={1: down})
    table.play("P1 N6")
    assert table.kind == "neutralisation"
    return table


def test_s6_4_who_has_no_dagger_can_have_the_question_answered() -> None:
    assert ordered(neutralisation(down="moonstone"), 1, "no-dagger-empty") == KeepDagger()


def test_s6_4_who_has_one_is_asked_all_the_same() -> None:
    assert ordered(neutralisation(down="dagger"), 1, "no-dagger-empty") is None
    assert ordered(neutralisation(up="dagger"), 1, "no-dagger-empty") is None


@pytest.mark.parametrize("order", SHAMANS.orders.names)
@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if kind != "neutralisation"])
def test_orders_are_silent_on_other_questions(kind: str, order: str) -> None:
    table = QUESTIONS[kind]()
    for seat in range(len(table.s.points)):
        assert ordered(table, seat, order) is None


@pytest.mark.parametrize("order", SHAMANS.orders.names)
def test_orders_are_silent_for_those_who_are_not_asked(order: str) -> None:
    table = an_elimination()
    for seat in set(range(4)) - set(table.asked):
        assert ordered(table, seat, order) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", SHAMANS.orders.names)
def test_orders_have_words(order: str, language: str) -> None:
    assert Words(language, "shamans")(f"order-{order}")


# Bets


def test_s7_1_the_living_and_watchers_do_not_bet() -> None:
    table = Table(5, dead=[0])
    for seat in (WATCHER, 1, 2, 3, 4):
        assert SHAMANS.bets.on(table.view(seat)) is None


def test_who_is_out_names_as_many_as_there_are_hidden_shadows() -> None:
    bet = SHAMANS.bets.on(Table(5, shadows=[3, 4], dead=[0]).view(0))
    assert bet is not None
    assert (bet.seats, bet.count) == ((1, 2, 3, 4), 2)


def test_who_is_known_is_not_named() -> None:
    shadow_out = SHAMANS.bets.on(Table(5, shadows=[0, 4], dead=[0]).view(0))
    assert shadow_out is not None
    assert (shadow_out.seats, shadow_out.count) == ((1, 2, 3, 4), 1)
    two_out = SHAMANS.bets.on(Table(5, shadows=[3, 4], dead=[0, 1], revealed=[3]).view(1))
    assert two_out is not None
    assert (two_out.seats, two_out.count) == ((2, 4), 1)


def test_there_is_no_bet_on_what_is_clear() -> None:
    assert SHAMANS.bets.on(Table(4, shadows=[3], dead=[0], revealed=[3]).view(0)) is None
    assert SHAMANS.bets.on(Table(4, shadows=[3], dead=[0, 1, 2]).view(0)) is None


def test_a_bet_tells_nothing_of_the_truth() -> None:
    bets = [SHAMANS.bets.on(Table(4, shadows=[shadow], dead=[0]).view(0)) for shadow in (1, 2, 3)]
    assert bets[0] is not None
    assert bets[0] == bets[1] == bets[2]


def test_s8_2_the_truth_is_told_when_the_round_ends() -> None:
    table = before_the_moon(up="portal")
    assert SHAMANS.bets.truth(table.events) is None
    table.keep()
    assert SHAMANS.bets.truth(table.events) == frozenset((3,))


def test_s6_2_the_truth_is_who_holds_the_card_at_the_end() -> None:
    table = Table(4, ["P1", "P2", "P3", "P4"], shadows=[2])
    table.play("P1 P2 P3 P4")
    table.s.shadows = 1 << 0
    table.take("pile")
    assert SHAMANS.bets.truth(table.events) == frozenset((0,))


def test_the_truth_of_every_round_of_a_match() -> None:
    match = Match.new("shamans", 5, seed="bets")
    bots = {seat: bot_for("random", "shamans", bot_key("bets", seat)) for seat in range(5)}
    rounds = 0
    while (answer := next_bot_answer(match, bots)) is not None:
        events = match.play(*answer)
        truth = SHAMANS.bets.truth(events)
        assert (truth is not None) == any(event.key == "round-won" for event in events)
        if truth is not None:
            assert len(truth) == 2
            rounds += 1
    assert rounds > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_bets_have_words(language: str) -> None:
    words = Words(language, "shamans", NAMES, 0)
    assert "2" in words("bet-ask", count=2)
    for seat in (0, 1):
        told = words.event(Event("predicted", {"seat": seat, "right": 1, "count": 2}))
        assert ("Jana" in told) == (seat == 1)


# The words on one line


def test_tails_follow_from_the_event_before() -> None:
    table = Table(3, ["P1 ...", "B1 ..."])
    table.answer(0, Play(card("P1")))
    table.answer(1, Play(card("B1")))
    keys = [event.key for event in table.events]
    assert keys[-2:] == ["strays", "pawn-moves"]
    assert "pawn-moves" in SHAMANS.log.tails
    assert "strays" not in SHAMANS.log.tails
