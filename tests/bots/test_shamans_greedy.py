"""The quick player of Shamans: legal, steady, better than chance, right where it is obvious."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, product

import pytest

from spiritboard.core.game import OVER
from spiritboard.core.rng import key_of, stream
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, WATCHER, Action, Seat
from spiritboard.games.shamans.actions import (
    Eliminate,
    Exchange,
    KeepDagger,
    Play,
    StepBack,
    TakeShown,
)
from spiritboard.games.shamans.bot import ShamansMind
from spiritboard.games.shamans.info import ShamansOptions
from spiritboard.games.shamans.rules.setup import DealRound
from spiritboard.games.shamans.state import ShamansState, world_of
from tests.shamans.questions import PORTAL_QUESTIONS, QUESTIONS
from tests.shamans.table import BACK, KEEP, ON, TRACK, Table, rng, shamans, tiles

MIND = ShamansMind(shamans(), {})
KINDS = [*QUESTIONS, *PORTAL_QUESTIONS]
RARE = ("name-guide", "portal-after-last-trick", "ritual-order")
ENOUGH = 100

LONG_AND_BLOODY = ShamansOptions(
    content={
        "track": {"moon": 50},
        "tiles": {"dagger": 9, "portal": 4, "moonstone": 2, "mask": 1},
    }
)


def chosen(t: Table, seat: Seat | None = None) -> Action:
    """What the greedy player answers at this table."""
    asked = t.turn if seat is None else seat
    return MIND.choose(t.view(asked), t.options(asked), rng("greedy"))


def played_world(action: Action) -> int:
    assert isinstance(action, Play)
    return world_of(action.card)


def random_questions(options: ShamansOptions, seats: int, seed: str) -> Iterator[ShamansState]:
    """Every question of a random match."""
    game, key = shamans(), key_of(seed)
    s = game.setup(seats, options)
    chance = stream(key, "players", 0)
    while (seat := game.whose(s)) != OVER:
        if seat == NATURE:
            purpose, index = game.draw_of(s)
            game.advance(s, NATURE, game.draw(s, stream(key, purpose, index)))
            continue
        yield s
        game.advance(s, seat, chance.choice(game.options(s, seat)))


def test_every_answer_is_legal() -> None:
    """Some hundred random positions of each kind of question, from all seats that are asked."""
    game = shamans()
    seen: Counter[str] = Counter()
    for number, seats, options in product(
        range(12), (3, 4, 5), (ShamansOptions(content=TRACK), LONG_AND_BLOODY)
    ):
        for s in random_questions(options, seats, f"legal {number}"):
            decision = game.decision(s)
            assert decision is not None
            if seen[decision.kind] >= ENOUGH:
                continue
            seen[decision.kind] += 1
            for seat in {*decision.seats, *decision.beside}:
                answer_legally(s, seat, seat in decision.seats)
    assert {kind for kind in KINDS if seen[kind] < ENOUGH and kind not in RARE} == set()


def answer_legally(s: ShamansState, seat: Seat, asked: bool) -> None:
    game = shamans()
    view, options = game.view(s, seat), game.options(s, seat)
    if asked:
        assert MIND.choose(view, options, rng("legal")) in options
    assert MIND.impulse(view, options, rng("legal")) in [None, *options]


@pytest.mark.parametrize("kind", KINDS)
def test_answers_each_kind_of_question(kind: str) -> None:
    t = {**QUESTIONS, **PORTAL_QUESTIONS}[kind]()
    assert t.kind == kind
    for seat in t.asked:
        t.game.check(t.s, seat, chosen(t, seat))


def test_equal_views_and_equal_streams_give_equal_moves() -> None:
    game = shamans()
    for s in random_questions(LONG_AND_BLOODY, 4, "steady"):
        seat = game.whose(s)
        before = game.view(s, seat)
        options = game.options(s, seat)
        first = MIND.choose(before, options, rng("one"))
        again = ShamansMind(game, {}).choose(game.view(clone(s), seat), options, rng("one"))
        assert first == again
        assert game.view(s, seat) == before


# Stronger than chance


def points_of_seat_0(greedy: bool, role: int, rounds: int) -> int:
    """What seat 0 gains as a Shaman (0) or a Shadow (1) among greedy players, over fixed deals."""
    game = shamans()
    total = 0
    for number in count():
        key = key_of(f"strength {number}")
        s = game.setup(3, ShamansOptions(first=number % 3, content=TRACK))
        game.advance(s, NATURE, game.draw(s, stream(key, "deal", 0)))
        if int(s.is_shadow(0)) != role:
            continue
        total += play_round(s, key, greedy)[0]
        rounds -= 1
        if rounds == 0:
            return total
    raise AssertionError


def play_round(s: ShamansState, key: bytes, seat_0_is_greedy: bool) -> Sequence[int]:
    game, chance = shamans(), stream(key, "players", 0)
    while s.round == 1 and (seat := game.whose(s)) != OVER:
        if seat == NATURE:
            purpose, index = game.draw_of(s)
            if purpose == "deal":
                break
            game.advance(s, NATURE, game.draw(s, stream(key, purpose, index)))
        elif seat == 0 and not seat_0_is_greedy:
            game.advance(s, seat, game.sample(s, seat, chance))
        else:
            view, options = game.view(s, seat), game.options(s, seat)
            game.advance(s, seat, MIND.choose(view, options, chance))
    return s.points


@pytest.mark.parametrize(("role", "at_least"), [(0, 3.0), (1, 1.3)])
def test_beats_random_play_in_both_roles(role: int, at_least: float) -> None:
    by_chance = points_of_seat_0(greedy=False, role=role, rounds=60)
    assert points_of_seat_0(greedy=True, role=role, rounds=60) > at_least * by_chance


# Where the right answer is obvious


def at_the_brink(shadow: Seat, down: dict[Seat, str]) -> Table:
    t = Table(4, ["P1 ...", "Y4 ..."], shadows=[shadow], down=down, pawn=23)
    t.play("P1 Y4")
    return t


def test_a_shaman_steps_back_at_the_brink() -> None:
    assert chosen(at_the_brink(1, {3: "portal"}), 3) == BACK


def test_a_shadow_steps_on_at_the_brink_if_somebody_may_step_back() -> None:
    assert chosen(at_the_brink(3, {2: "moonstone", 3: "portal"}), 3) == ON


def test_a_shadow_keeps_its_portal_at_the_brink_if_it_wins_anyway() -> None:
    assert chosen(at_the_brink(3, {3: "portal"}), 3) == KEEP


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_shadow_one_step_from_the_moon_strays(seats: int) -> None:
    shadows = [1, 2] if seats == 5 else [1]
    t = Table(seats, ["P3 ...", "P2 P6 Y1 ..."], shadows=shadows, pawn=23)
    t.play("P3")
    assert played_world(chosen(t)) != t.s.destination


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_shaman_one_step_from_the_moon_follows(seats: int) -> None:
    shadows = [0, 2] if seats == 5 else [0]
    t = Table(seats, ["P3 ...", "P4 B1 Y1 G1 ..."], shadows=shadows, pawn=23)
    t.play("P3")
    assert played_world(chosen(t)) == t.s.destination


def test_a_shaman_one_step_from_the_moon_leads_what_the_others_can_follow() -> None:
    hands = ["P1 Y1", "P2 S2", "P3 S3", "P4 S4"]
    t = Table(4, hands, placed="B G N Y P S", shadows=[3], pawn=23)
    assert played_world(chosen(t)) == played_world(Play(0))


@pytest.mark.parametrize(("shadow", "answer"), [(3, ON), (1, KEEP)])
def test_after_the_last_trick_a_shadow_has_nothing_to_save_its_portal_for(
    shadow: Seat, answer: Action
) -> None:
    t = Table(
        4,
        ["P1", "P2", "P3", "P4"],
        shadows=[shadow],
        up={3: "portal"},
        display="moonstone mask",
        pawn=23,
    )
    t.play("P1 P2 P3 P4")
    t.take("moonstone")
    assert t.kind == "portal-after-last-trick"
    assert chosen(t, 3) == answer


def test_a_shadow_with_a_portal_two_steps_away_strays_then_steps_on() -> None:
    t = Table(4, ["P3 ...", "P2 Y1 ..."], shadows=[1], down={1: "portal"}, pawn=22)
    t.play("P3")
    answer = chosen(t)
    assert played_world(answer) != t.s.destination
    t.answer(1, answer)
    assert MIND.impulse(t.view(1), t.options(1), rng("now")) == ON


def test_nobody_else_acts_out_of_turn() -> None:
    for shadow, pawn in ((0, 23), (1, 20)):
        t = Table(4, shadows=[shadow], down={1: "portal dagger"}, pawn=pawn)
        assert MIND.impulse(t.view(1), t.options(1), rng("now")) is None


def with_a_dagger(*, up: str = "", down: str = "", shadow: Seat, pawn: int, seen: bool) -> Table:
    """Seat 1 performs the Neutralisation of brown."""
    t = Table(
        4,
        ["P1 ...", "N6 ..."],
        placed="N",
        shadows=[shadow],
        revealed=[shadow] if seen else [],
        up={1: up},
        down={1: down},
        pawn=pawn,
    )
    t.play("P1 N6")
    assert t.kind == "neutralisation"
    return t


@pytest.mark.parametrize("side", ["up", "down"])
def test_a_dagger_is_for_the_revealed_shadow(side: str) -> None:
    up, down = ("dagger", "") if side == "up" else ("", "dagger")
    t = with_a_dagger(up=up, down=down, shadow=2, pawn=9, seen=True)
    assert chosen(t) == Eliminate(2)


def test_a_shaman_keeps_a_hidden_dagger_while_it_suspects_nobody() -> None:
    assert chosen(with_a_dagger(down="dagger", shadow=2, pawn=5, seen=False)) == KeepDagger()


def test_a_shadow_eliminates_a_shaman_whose_cards_reach_the_moon() -> None:
    t = with_a_dagger(down="dagger", shadow=1, pawn=14, seen=False)
    assert isinstance(chosen(t), Eliminate)


def to_take(display: str, *, shadow: Seat, up: str = "") -> Table:
    """Seat 0 has the lowest match."""
    hands = ["P1 ...", "P2 ...", "P3 ...", "P4 ..."]
    t = Table(4, hands, shadows=[shadow], display=display, up={0: up}, pawn=10)
    t.play("P1 P2 P3 P4")
    return t


@pytest.mark.parametrize("shadow", [0, 3])
def test_the_second_moonstone_is_taken(shadow: Seat) -> None:
    t = to_take("dagger moonstone", shadow=shadow, up="moonstone")
    assert chosen(t) == TakeShown(t.s.display.index(*tiles("moonstone")))


def test_a_shadow_leaves_the_mask_of_truth() -> None:
    assert chosen(to_take("mask dagger", shadow=0)) != TakeShown(0)


def test_a_shaman_near_the_moon_moves_the_pawn_back() -> None:
    hands = ["P1 Y1 Y5", "B6 Y2 G1", "Y3 S1 P2", "Y4 S2 P3"]
    t = Table(4, hands, shadows=[3], display="mask dagger", pawn=21)
    t.play("P1 B6")
    assert chosen(t) == StepBack()


@pytest.mark.parametrize(("pawn", "takes_it"), [(22, True), (0, False)])
def test_a_shaman_takes_the_shadow_card_when_the_shadows_win(pawn: int, takes_it: bool) -> None:
    t = Table(4, ["P1 ...", "G6 ..."], placed="G", shadows=[2], revealed=[2], pawn=pawn)
    t.play("P1 G6")
    assert (chosen(t) == Exchange(2)) == takes_it


# Who is a Shadow?


def test_suspicion_adds_up_and_knows_what_is_known() -> None:
    game = shamans()
    for s in random_questions(LONG_AND_BLOODY, 5, "suspicion"):
        for seat in (game.whose(s), WATCHER):
            view = game.view(s, seat)
            found = MIND.suspicion(view)
            assert sum(found) == pytest.approx(s.box.shadows)
            for share, role in zip(found, view.roles, strict=True):
                assert 0.0 <= share <= 1.0 + 1e-9
                assert role == -1 or share == pytest.approx(role)


def test_who_strays_and_shows_the_world_later_is_suspected_most() -> None:
    t = Table(4, ["P1 B5 ...", "P2 ...", "Y1 P6 ...", "P4 B6 ..."], shadows=[2], pawn=5)
    t.play("P1 P2 Y1 P4")
    t.take("pile")
    strayed = MIND.suspicion(t.view(1))
    assert max(strayed) == strayed[2] > 0.4
    t.play("B6 B5 " + t.hand(1).split()[0] + " P6")
    shown = MIND.suspicion(t.view(1))
    assert max(shown) == shown[2] > strayed[2]


def test_suspicion_goes_with_the_role_card() -> None:
    """S6.2 Seat 2 strays, then exchanges its card with seat 0: others suspect seat 0 now."""
    t = Table(4, ["P1 ...", "P2 ...", "G6 ...", "P4 ..."], placed="G", shadows=[2], pawn=5)
    t.play("P1 P2 G6")
    t.answer(2, Exchange(0))
    t.play("P4")
    found = MIND.suspicion(t.view(1))
    assert max(found) == found[0]


# For the search


def test_the_horizon_is_the_end_of_the_round() -> None:
    t = Table(4, pawn=23, shadows=[1])
    root = t.view(0)
    assert not MIND.is_horizon(t.s, root)
    t.s.stack.append(DealRound())
    assert MIND.is_horizon(t.s, root)


def test_points_gained_are_worth_more_than_points_of_others() -> None:
    t = Table(4, pawn=10, shadows=[1])
    root = t.view(0)
    t.s.points[1] += 3
    t.s.stack.append(DealRound())
    value = MIND.value(t.s, root, [])
    assert value[1] > 0.5 > value[0] == value[2] == value[3]


def test_before_the_end_the_pawn_says_who_is_winning() -> None:
    near, far = Table(4, pawn=22, shadows=[1]), Table(4, pawn=0, shadows=[1])
    assert MIND.value(near.s, near.view(0), [])[1] > MIND.value(far.s, far.view(0), [])[1]
    assert MIND.value(near.s, near.view(0), [])[0] < MIND.value(far.s, far.view(0), [])[0]


def test_a_shadow_mixes_its_bluffs() -> None:
    """Other streams give other moves: following and straying both occur."""
    hands = ["Y5 B4 G4 S1 S2", "Y3 P1 P2 B1 G2", "Y1 S3 S4 B2 B3"]
    t = Table(3, hands, shadows=[1], pawn=20)
    t.play("Y5")
    streams = [rng(f"mood {number}") for number in range(60)]
    moves = [MIND.choose(t.view(1), t.options(1), one) for one in streams]
    assert len({played_world(move) == t.s.destination for move in moves}) == 2
