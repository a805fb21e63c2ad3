"""A match: play, record, replay, undo, fork, verify; and everything it refuses."""

from __future__ import annotations

import copy
import json
import pickle
from hashlib import sha256
from pathlib import Path
from typing import Any, assert_type

import msgspec
import pytest

from spiritboard import NATURE, WATCHER, BadRecord, BadSetup, Illegal, Match
from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.core.rng import commitment
from spiritboard.core.values import Action
from spiritboard.games.shamans.actions import KeepPortal, PassCard, Play
from spiritboard.games.shamans.view import ShamansView
from spiritboard.match import NeedsConsent, read_record, undo, verify
from spiritboard.match.record import LONGEST, decode, encode
from spiritboard.match.undo import last_answer_of, may_rewind


def played(seats: int = 3, seed: int = 1, answers: int | None = None, **more: Any) -> Match:
    """A match played by random bots, to its end or for so many answers."""
    match = Match.new("shamans", seats=seats, seed=seed, **more)
    bots = {seat: bot_for("random", "shamans", bot_key(str(seed), seat)) for seat in range(seats)}
    given = 0
    while given != answers and (answer := next_bot_answer(match, bots)) is not None:
        match.play(*answer)
        given += 1
    return match


def first_answer(match: Match) -> tuple[int, Action]:
    assert match.decision is not None
    seat = match.decision.seats[0]
    return seat, match.options(seat)[0]


def test_same_seed_same_match() -> None:
    assert played(5, 7).digest() == played(5, 7).digest()
    assert played(5, 7).digest() != played(5, 8).digest()


def test_without_a_seed_every_match_is_another() -> None:
    assert Match.new("shamans", 3).seeds[0].seed != Match.new("shamans", 3).seeds[0].seed


def test_the_deal_does_not_depend_on_what_players_do() -> None:
    """Chance has a stream per purpose: two tables with one seed get the same second deal."""
    deals = []
    for taste in (0, -1):
        match = Match.new("shamans", seats=3, seed=5)
        while match.decision is not None and match.view(0).round == 1:
            seat = match.decision.seats[0]
            match.play(seat, match.options(seat)[taste])
        deals.append([entry.action for entry in match.log if entry.seat == -1][-1])
    assert deals[0] == deals[1]
    assert type(deals[0]).__name__ == "Deal"


def test_file_and_back(tmp_path: Path) -> None:
    match = played(4)
    match.save(tmp_path / "match.json")
    again = Match.load(tmp_path / "match.json")
    assert again.state == match.state
    assert again.outcome == match.outcome
    assert encode(again.record()) == (tmp_path / "match.json").read_bytes()


def test_a_match_half_way_goes_on_alike(tmp_path: Path) -> None:
    match = played(5, answers=40)
    match.save(tmp_path / "match.json")
    again = Match.load(tmp_path / "match.json")
    for one in (match, again):
        for _ in range(20):
            one.play(*first_answer(one))
    assert again.state == match.state


def test_replay_to_any_move() -> None:
    match = played(3)
    for entries in range(0, len(match.log) + 1, 7):
        assert match.at(entries).log == match.log[:entries]
    assert match.at(len(match.log)).state == match.state


@pytest.mark.parametrize("entries", [-1, 10_000])
def test_no_such_move(entries: int) -> None:
    with pytest.raises(BadRecord, match="no-such-entry"):
        played(3).at(entries)


def test_fork_goes_its_own_way() -> None:
    match = played(5, answers=30)
    fork = match.fork()
    assert fork.state == match.state
    fork.play(*first_answer(fork))
    assert fork.state != match.state
    assert len(match.log) < len(fork.log)


def test_fork_with_a_new_seed_has_other_luck_and_can_be_verified() -> None:
    match = played(3, answers=4)
    forks = [match.fork(seed=seed) for seed in (100, 200)]
    for fork in forks:
        while fork.decision is not None:
            fork.play(*first_answer(fork))
        assert verify(fork.record()).over
    assert forks[0].digest() != forks[1].digest()


def test_verify_counts_what_it_checked() -> None:
    match = played(4)
    found = verify(match.record(), published=match.commitment)
    assert found.over
    assert found.answers + found.chances == len(match.log)
    assert found.chances > 4


def test_commitment_binds_the_seed() -> None:
    match = Match.new("shamans", 3, seed="moon")
    assert match.commitment == commitment("moon")
    with pytest.raises(BadRecord, match="record-not-published"):
        verify(match.record(), published=commitment("sun"))


def edited(match: Match, change: Any) -> bytes:
    """A record whose checksum is right again after somebody has changed it."""
    data = json.loads(encode(match.record()))
    del data["checksum"]
    change(data)
    return encode(msgspec.convert(data, type(match.record())))


def another_deal(data: Any) -> None:
    deal = next(entry for entry in data["log"] if entry["action"]["do"] == "deal")
    hands = deal["action"]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    hands[0].sort()
    hands[1].sort()


def another_seed(data: Any) -> None:
    data["seeds"][0]["seed"] = "chosen"


def matching_seed(data: Any) -> None:
    data["seeds"][0].update(seed="chosen", commitment=commitment("chosen"))


def another_rules_version(data: Any) -> None:
    data["rules"] = "shamans-99"


def illegal_play(data: Any) -> None:
    play = next(entry for entry in data["log"] if entry["action"]["do"] == "play")
    play["action"]["card"] = 55


def unknown_action(data: Any) -> None:
    data["log"][-1]["action"] = {"do": "teleport"}


def another_question(data: Any) -> None:
    data["log"][-1]["question"] += 1


def strangers_game(data: Any) -> None:
    data["game"] = "antigravity:Game"


def no_seed(data: Any) -> None:
    data["seeds"] = []


def late_seed(data: Any) -> None:
    data["seeds"][0]["since"] = 999


def endless_question(data: Any) -> None:
    data["log"][-1]["question"] = 10**30


def endless_card(data: Any) -> None:
    play = next(entry for entry in data["log"] if entry["action"]["do"] == "play")
    play["action"]["card"] = -(10**30)


def endless_nesting(data: Any) -> None:
    for _ in range(100):
        data["log"][-1]["action"] = [data["log"][-1]["action"]]


def another_end(data: Any) -> None:
    data["log"].pop()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (another_deal, "record-illegal|record-chance"),
        (another_seed, "record-commitment"),
        (matching_seed, "record-chance"),
        (another_rules_version, "record-rules"),
        (strangers_game, "record-game"),
        (no_seed, "record-no-seed"),
        (illegal_play, "record-illegal"),
        (unknown_action, "record-illegal"),
        (another_question, "record-illegal"),
        (another_end, "record-state"),
        (late_seed, "record-no-seed"),
        (endless_question, "record-absurd"),
        (endless_card, "record-absurd"),
        (endless_nesting, "record-absurd"),
    ],
)
def test_verify_refuses_what_was_edited(change: Any, key: str) -> None:
    with pytest.raises(BadRecord, match=key):
        verify(decode(edited(played(3), change)))


def test_a_file_that_is_cut_off_or_edited_is_refused(tmp_path: Path) -> None:
    whole = encode(played(3).record())
    file = tmp_path / "match.json"
    for size in (0, 1, len(whole) // 2, len(whole) - 3):
        file.write_bytes(whole[:size])
        with pytest.raises(BadRecord, match="record-cut-off"):
            read_record(file)
    file.write_bytes(whole.replace(b'"seat":1', b'"seat":2', 1))
    with pytest.raises(BadRecord, match="record-edited"):
        read_record(file)
    file.write_bytes(b'{"format":"something else"}')
    with pytest.raises(BadRecord, match="record-format"):
        read_record(file)
    with pytest.raises(BadRecord, match="record-unreadable"):
        read_record(tmp_path / "nowhere.json")


def test_a_file_without_an_end_is_not_read_to_it(tmp_path: Path) -> None:
    """A device, say: a program that reads on and on takes all the memory there is."""
    file = tmp_path / "long.json"
    with file.open("wb") as written:
        written.truncate(LONGEST + 1)
    with pytest.raises(BadRecord, match="record-too-long"):
        read_record(file)


def test_what_no_reader_can_unfold_is_refused() -> None:
    for deep in (b"[" * 100_000, b'{"format":' * 100_000):
        with pytest.raises(BadRecord, match="record-absurd"):
            decode(deep)


def test_a_file_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    """And nothing half written stays behind."""
    match = Match.new("shamans", 3, seed=1)
    with pytest.raises(BadSetup, match="file-unwritable") as caught:
        match.save(tmp_path / "nowhere" / "match.json")
    assert caught.value.params["file"] == str(tmp_path / "nowhere" / "match.json")
    (tmp_path / "match.json").mkdir()
    with pytest.raises(BadSetup, match="file-unwritable"):
        match.save(tmp_path / "match.json")
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


@pytest.mark.parametrize("again", [copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])  # noqa: S301  # our own
def test_a_match_can_be_copied_and_sent(again: Any) -> None:
    match = played(4, answers=20, options={"content": {"track": {"moon": 40}}})
    twin = again(match)
    assert (twin.state, twin.record()) == (match.state, match.record())
    assert twin.story() == match.story()
    twin.play(*first_answer(twin))
    assert twin.state != match.state
    match.play(*first_answer(match))
    assert twin.state == match.state


def test_a_match_says_where_it_stands() -> None:
    match = Match.new("shamans", 3, seed=1, options={"first": 0})
    assert (
        repr(match) == f"<Match of shamans: 3 seats, {len(match.log)} entries, lead asked of (0,)>"
    )
    assert "Outcome(winners=" in repr(played(3))


def test_a_view_has_its_type() -> None:
    """`assert_type` is for the type checker."""
    match = Match[ShamansView].new("shamans", 3, seed=1)
    assert isinstance(assert_type(match.view(0), ShamansView), ShamansView)
    assert_type(match.fork(), Match[ShamansView])
    assert_type(Match.new("shamans", 3).view(0), Any)
    assert repr(match.view(0)).startswith("ShamansView(")
    assert repr(match.state).startswith("ShamansState(")


@pytest.mark.parametrize("seat", [99, 3, NATURE, -7])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    match = Match.new("shamans", 3, seed=1)
    for ask in (match.view, match.options):
        with pytest.raises(Illegal, match=f"no-such-seat .seat: {seat}, seats: 3"):
            ask(seat)
    assert match.view(WATCHER).seat == WATCHER
    assert match.options(WATCHER) == []


def test_wrong_shape_is_refused() -> None:
    body = b'{"format":"spiritboard-match-1"'
    checksum = sha256(body).hexdigest().encode()
    with pytest.raises(BadRecord, match="record-shape"):
        decode(body + b',\n"checksum":"' + checksum + b'"}')


def refused(match: Match, seat: int, action: Any, **more: Any) -> Exception:
    """The refusal; nothing has changed."""
    before, log = match.digest(), list(match.log)
    with pytest.raises((Illegal, BadRecord)) as caught:
        match.play(seat, action, **more)
    assert match.digest() == before
    assert match.log == log
    return caught.value


def test_what_play_refuses() -> None:
    match = Match.new("shamans", seats=5, seed=7)
    assert match.decision is not None
    seat, action = first_answer(match)
    other = (seat + 1) % 5
    assert "not-your-question" in str(refused(match, other, match.view(other) and Play(0)))
    assert "card-not-in-hand" in str(refused(match, seat, Play(missing_card(match, seat))))
    assert "play-a-card" in str(refused(match, seat, KeepPortal()))
    assert "another-question" in str(refused(match, seat, action, decision=match.decision.id + 1))
    assert "no-such-seat" in str(refused(match, 9, action))
    assert "not-an-action" in str(refused(match, seat, {"do": "teleport"}))
    assert "not-an-action" in str(refused(match, seat, {"do": "play", "card": "seven"}))
    match.play(seat, {"do": "play", "card": msgspec.to_builtins(action)["card"]})


def missing_card(match: Match, seat: int) -> int:
    return next(card for card in range(56) if card not in match.view(seat).hand)


def test_nothing_after_the_end() -> None:
    match = played(3)
    assert match.decision is None
    assert "game-over" in str(refused(match, 0, Play(0)))
    assert match.options(0) == []


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"name": "shaman", "seats": 3}, "unknown-game"),
        ({"name": "shamans", "seats": 2}, "seats-out-of-range"),
        ({"name": "shamans", "seats": 6}, "seats-out-of-range"),
        ({"name": "shamans", "seats": 3, "options": {"edition": "fr"}}, "bad-option"),
        ({"name": "shamans", "seats": 3, "options": {"colour": 1}}, "unknown-game-option"),
        ({"name": "shamans", "seats": 3, "options": {"first": 3}}, "no-such-seat"),
        (
            {"name": "shamans", "seats": 3, "options": {"content": {"track": {"moon": 0}}}},
            "content-type",
        ),
        (
            {"name": "shamans", "seats": 3, "options": {"content": {"track": {"moon": 9}}}},
            "content-start",
        ),
    ],
)
def test_bad_set_up(arguments: Any, key: str) -> None:
    with pytest.raises(BadSetup, match=key):
        Match.new(**arguments)


def open_eclipse(seats: int = 4) -> Match:
    """A match in which everybody is asked for a card to pass: answers stay hidden."""
    for seed in range(200):
        match = played(seats, seed, answers=0)
        while match.decision is not None and match.view(0).round == 1:
            if match.decision.kind == "pass-card":
                return match
            match.play(*first_answer(match))
    raise AssertionError("no eclipse in 200 rounds")


def test_undo_is_free_while_nobody_has_learned_anything() -> None:
    match = open_eclipse()
    seat, action = first_answer(match)
    before = match.digest()
    match.play(seat, action)
    assert match.digest() != before
    undo(match, seat)
    assert match.digest() == before
    assert match.log[-1].action.entry == len(match.log) - 2


def test_undo_after_another_has_moved_needs_consent() -> None:
    match = open_eclipse()
    seat, action = first_answer(match)
    before = match.digest()
    match.play(seat, action)
    match.play(*first_answer(match))
    with pytest.raises(NeedsConsent) as caught:
        undo(match, seat)
    others = tuple(other for other in range(4) if other != seat)
    assert caught.value.seats == others
    with pytest.raises(NeedsConsent):
        undo(match, seat, consent=others[:1])
    undo(match, seat, consent=others)
    assert match.digest() == before


def test_undo_of_a_shown_card_needs_consent() -> None:
    """Others have seen it; a view after the undo could not remember that."""
    match = Match.new("shamans", seats=3, seed=1)
    seat, action = first_answer(match)
    match.play(seat, action)
    with pytest.raises(NeedsConsent):
        undo(match, seat)


def test_alone_with_bots_nobody_has_to_consent() -> None:
    match = Match.new("shamans", seats=3, seed=1, people=[0])
    before = match.digest()
    while match.decision is not None and match.decision.seats != (0,):
        match.play(*first_answer(match))
    asked = match.digest()
    match.play(*first_answer(match))
    match.play(*first_answer(match))
    undo(match, 0)
    assert match.digest() == asked
    assert before != asked or match.view(0).guide == 0


def test_what_happened_is_kept_beside_the_entries(tmp_path: Path) -> None:
    """What was undone stays in the log and is no longer told."""
    match = Match.new("shamans", seats=3, seed=1, people=[0])
    opening = match.story()
    assert {event.key for event in match.events[0]} <= {event.key for event in opening}
    told = [match.play(*first_answer(match)) for _ in range(4)]
    assert match.story() == opening + [event for events in told for event in events]
    assert list(match.told) == told[-1][-len(match.told) :]
    match.take_back(0, next(n for n in match.valid if match.log[n].seat >= 0))
    assert match.story() == opening
    assert len(match.events) == len(match.log)
    match.play(*first_answer(match))
    match.save(tmp_path / "match.json")
    again = Match.load(tmp_path / "match.json")
    assert again.events == match.events
    assert again.story() == match.story()


def test_a_match_that_counts_stays_over() -> None:
    """Alone too; only a story, where all seats play as one, may still end otherwise."""
    match = played(people=(0,))
    assert match.decision is None
    assert not may_rewind(match, 0)
    with pytest.raises(Illegal, match="game-over"):
        undo(match, 0)


def test_undo_with_nothing_to_undo() -> None:
    match = Match.new("shamans", seats=3, seed=1)
    with pytest.raises(Illegal, match="nothing-to-undo"):
        undo(match, 0)


def test_the_last_answer_of_a_seat_is_found_however_a_match_came_about() -> None:
    match = Match.new("shamans", seats=3, seed=5)
    for turn in range(40):
        seat, action = first_answer(match)
        match.play(seat, action)
        if turn % 5 == 4:
            match.take_back(seat, [n for n in match.valid if match.log[n].seat >= 0][-3])
        record = match.record()
        state = msgspec.json.decode(msgspec.json.encode(match.game.dump(match.state)))
        resumed = Match.resumed(record, state, match.events)
        for one in (match, Match.of(record), resumed, copy.deepcopy(match)):
            for seat in range(3):
                own = [n for n in one.valid if one.log[n].seat == seat]
                assert last_answer_of(one, seat) == (own[-1] if own else None)


def test_a_match_with_undoings_can_be_saved_and_verified() -> None:
    match = open_eclipse()
    for _ in range(3):
        seat, action = first_answer(match)
        match.play(seat, action)
        undo(match, seat)
    while match.decision is not None:
        match.play(*first_answer(match))
    record = decode(encode(match.record()))
    assert Match.of(record).state == match.state
    assert verify(record).over


def test_hidden_answers_stay_hidden() -> None:
    match = open_eclipse()
    assert match.decision is not None
    one, other = match.decision.seats[:2]
    before = match.view(other)
    match.play(one, PassCard(match.view(one).hand[0]))
    after = match.view(other)
    assert after.answered == (one,)
    assert after == msgspec.structs.replace(before, answered=(one,))
    assert match.decision.id == before.question
