"""A bot that thinks in several processes: what they find adds up, and none of them stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from spiritboard import BadSetup, Match, simulate
from spiritboard.arena.clocks import Clock, Timed
from spiritboard.bots import Budget, bot_for, bot_key
from spiritboard.bots.findings import Findings, added_up, agreed
from spiritboard.bots.helper import Task
from spiritboard.bots.search import Tally
from spiritboard.bots.thinker import SearchBot, TreeBot, grow
from spiritboard.core.mind import Weighed
from spiritboard.core.values import Action
from tests.games import NAMES

KEY = bot_key("together", 0)


def asked(name: str, seats: int, seed: int = 1) -> tuple[Match, int]:
    """The first question with a choice."""
    match = Match.new(name, seats, seed=seed)
    while (decision := match.decision) is not None:
        seat = decision.seats[0]
        if len(options := match.options(seat)) > 1:
            return match, seat
        match.play(seat, options[0])
    raise AssertionError


def seated(spec: str, name: str = "shamans") -> SearchBot:
    bot = bot_for(spec, name, KEY)
    assert isinstance(bot, SearchBot)
    return bot


def is_running(pid: int) -> bool:
    """Still there, and not only as a name."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def children() -> list[str]:
    here = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    return here.read_text().split()


def command_of(pid: str) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def ended(pids: list[int]) -> bool:
    """Soon, that is."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        if not any(map(is_running, pids)):
            return True
        time.sleep(0.05)
    return False


def pids_of(bot: SearchBot) -> list[int]:
    return [helper.line.process.pid for helper in bot.helpers if helper.line is not None]


def test_the_counts_of_all_trees_add_up() -> None:
    match, seat = asked("shamans", 5)
    view = match.view(seat)
    bot = seated("tree:60x3")
    found = bot.search(view, bot.budget)
    alone = seated("tree:60").search(view, bot.budget)
    seeds = [bot.rng(f"decide {number}", view).seed() for number in (1, 2)]
    theirs = [grow(Task(grow, "shamans", view, (), seed, bot.budget)) for seed in seeds]
    assert found == added_up([alone, *theirs])
    assert found.games == 180 == sum(tally.visits for tally in found.tallies.values())
    assert len({one.decisions for one in (alone, *theirs)}) > 1, "streams of their own"
    bot.close()


def test_how_findings_add_up() -> None:
    a, b, _ = asked_options()
    one = Findings({a: Tally(3, 1.5), b: Tally(1, 0.25)}, 4, 40)
    other = Findings({b: Tally(2, 1.25)}, 2, 30)
    both = added_up([one, other])
    assert both == Findings({a: Tally(3, 1.5), b: Tally(3, 1.5)}, 6, 70)
    assert both.mean(a) == 0.5


def test_how_what_was_weighed_is_agreed_on() -> None:
    """Whoever imagined more games counts for more; what was reckoned counts as it is."""
    a, b, c = actions = asked_options()
    found = agreed([Weighed({a: 0.5, b: 0.25}, 30), Weighed({b: 0.75, c: 1.0}, 10)])
    assert found == Weighed({a: 0.5, b: 0.375, c: 1.0}, 40)
    assert agreed([Weighed(dict.fromkeys(actions, 0.3))] * 2).games == 0


def asked_options() -> list[Action]:
    match, seat = asked("shamans", 5)
    return list(match.options(seat)[:3])


@pytest.mark.parametrize(
    ("spec", "name"),
    [("tree:6x2", "shamans"), ("tree:6x2", "djinn"), *[("search:6x2", name) for name in NAMES]],
)
def test_the_same_key_and_iterations_give_the_same_answer(spec: str, name: str) -> None:
    match, seat = asked(name, 4 if name == "djinn" else 3)
    view, options = match.view(seat), match.options(seat)
    answers = []
    for _ in range(2):
        bot = seated(spec, name)
        answers.append([bot.decide(view, options) for _ in range(2)])
        bot.close()
    assert answers[0] == answers[1]
    assert answers[0][0] == answers[0][1]
    match.check(seat, answers[0][0])


def test_processes_stay_from_answer_to_answer_and_end_with_the_bot() -> None:
    match, seat = asked("shamans", 4)
    bot = seated("tree:20x2")
    assert pids_of(bot) == [], "nothing is started before it is needed"
    bot.decide(match.view(seat), match.options(seat))
    (pid,) = pids_of(bot)
    bot.decide(match.view(seat), match.options(seat))
    assert pids_of(bot) == [pid]
    bot.close()
    assert not is_running(pid)


def test_a_bot_that_is_forgotten_leaves_nothing_behind() -> None:
    match, seat = asked("shamans", 4)
    bot = seated("tree:20x2")
    bot.decide(match.view(seat), match.options(seat))
    pids = pids_of(bot)
    del bot
    assert ended(pids)


def test_a_game_ends_its_processes() -> None:
    found = simulate("shamans", 3, games=2, seed=1, bots=["tree:10x2", "greedy", "random"])
    again = simulate(
        "shamans", 3, games=2, seed=1, bots=["tree:10x2", "greedy", "random"], processes=2
    )
    assert found.outcomes == again.outcomes
    assert not [pid for pid in children() if b"bots.helper" in command_of(pid)]


def test_a_process_that_is_killed_is_an_error_and_the_next_answer_has_another_one() -> None:
    match, seat = asked("shamans", 4)
    view, options = match.view(seat), match.options(seat)
    bot = seated("tree:20x2")
    answer = bot.decide(view, options)
    (pid,) = pids_of(bot)
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(BadSetup, match=r"tree thinks in stopped on its own .* -9") as error:
        bot.decide(view, options)
    assert error.value.params == {"bot": "tree", "code": -9}
    assert pids_of(bot) == []
    assert bot.decide(view, options) == answer
    bot.close()


def test_what_goes_wrong_in_a_process_is_told() -> None:
    match, _ = asked("shamans", 4)
    bot = seated("tree:20x2")
    with pytest.raises(RuntimeError, match="Traceback"):
        bot.together("decide", fail, lambda: None, match.view(0), (), Budget())
    assert pids_of(bot) == []


def fail(task: Task) -> None:
    raise LookupError(task.seed)


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl+C", "killed"])
def test_whoever_ends_the_program_ends_its_processes_in_the_midst_of_a_thought(
    sent: signal.Signals,
) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", LONG, os.pathsep.join(sys.path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    pids = [int(pid) for pid in program.stdout.readline().split()]
    assert len(pids) == 2
    assert all(map(is_running, pids))
    program.send_signal(sent)
    _, said = program.communicate(timeout=30)
    assert ended(pids)
    if sent == signal.SIGINT:
        assert said.strip().endswith("KeyboardInterrupt")
        assert said.count("Traceback") == 1, "the processes say nothing"


LONG = """
import os, sys
sys.path[:] = sys.argv[1].split(os.pathsep)
from spiritboard import Match
from spiritboard.bots import bot_for, thinker
match = Match.new("shamans", 4, seed=1)
seat = match.decision.seats[0]
bot = bot_for("tree:1000000000x3", "shamans", b"")
bot.search(match.view(seat), thinker.Budget(1))
print(*[helper.line.process.pid for helper in bot.helpers], flush=True)
bot.decide(match.view(seat), match.options(seat))
"""


def test_time_of_all_processors_is_counted() -> None:
    match, seat = asked("shamans", 5)
    clock = Clock()
    bot = seated("tree:2000x2")
    Timed(bot, clock).decide(match.view(seat), match.options(seat))
    assert 0 < bot.elsewhere < clock.seconds
    bot.close()


@pytest.mark.parametrize(
    "spec", ["greedy:3x2", "tree:3x0", "cmd:true:3x2", "random:1sx2", "treex2"]
)
def test_what_cannot_think_in_several_processes(spec: str) -> None:
    with pytest.raises(BadSetup, match="unknown-bot"):
        bot_for(spec, "shamans", KEY)


def test_a_budget_for_a_match_is_each_processes() -> None:
    bot = bot_for("search:2s/matchx2", "shamans", KEY)
    assert bot.budget == Budget(seconds=2.0)


def test_one_process_is_the_usual_bot() -> None:
    bot = seated("tree:50x1")
    assert isinstance(bot, TreeBot)
    assert bot.helpers == []
