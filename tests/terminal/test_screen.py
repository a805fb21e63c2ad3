"""What a person sees at a real terminal of 80 × 24, and what Tab and a full disk do there."""

from __future__ import annotations

import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import termios
from fcntl import ioctl
from pathlib import Path

import pytest

from spiritboard.terminal.completing import completions
from spiritboard.terminal.opening import Wishes, names_at
from spiritboard.text import Words
from tests.terminal.desk import CLEARED, CODES, PROGRAM, Desk, picture
from tests.tested import ENVIRONMENT

COLUMNS, LINES = 80, 24
PATIENCE = 60


class Terminal:
    """The real program at a real terminal."""

    def __init__(self, *arguments: str) -> None:
        self.ours, theirs = pty.openpty()
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**ENVIRONMENT, "TERM": "xterm-256color"},
            start_new_session=True,
        )
        os.close(theirs)
        self.shown = ""

    def waits_for_prompt(self) -> str:
        """All that was shown until the program waits for an answer."""
        before = len(self.shown)
        while not CODES.sub("", self.shown[before:]).endswith("> "):
            ready, _, _ = select.select([self.ours], [], [], PATIENCE)
            assert ready, self.shown
            self.shown += os.read(self.ours, 65536).decode()
        return self.shown[before:]

    def types(self, text: str) -> str:
        os.write(self.ours, f"{text}\n".encode())
        return self.waits_for_prompt()

    def leaves(self) -> None:
        self.process.terminate()
        self.process.wait()
        os.close(self.ours)


@pytest.fixture(params=["3", "5"])
def terminal(request: pytest.FixtureRequest) -> Terminal:
    seats = ("--seats", request.param)
    return Terminal("--lang", "en", "play", "shamans", *seats, "--seed", "2", "--first", "1")


def test_the_table_is_drawn_anew_and_fits(terminal: Terminal) -> None:
    try:
        terminal.waits_for_prompt()
        shown = picture(terminal.types("1"))
        assert CLEARED in terminal.shown
        assert len(shown) <= LINES, "\n".join(shown)
        for sight in (
            "You are a",
            "to the Moon",
            "Destination: |Last trick",
            "Which card will you ",
        ):
            assert re.search(sight, "\n".join(shown))
    finally:
        terminal.leaves()


def test_a_hint_stays_until_the_next_answer(terminal: Terminal) -> None:
    try:
        terminal.waits_for_prompt()
        told = terminal.types("hint")
        assert CLEARED not in told
        assert "A strong bot would choose: Play" in told
    finally:
        terminal.leaves()


def test_tab_completes_answers_and_commands() -> None:
    desk = Desk(Wishes("shamans", seats=3, seed="1", plain=True, options={"first": 0}), [])
    desk.session.offered()
    cards = completions(desk.session, "play ")
    assert len(cards) == len(desk.session.open)
    assert completions(desk.session, "hi") == ["hint"]
    assert completions(desk.session, "nothing begins so") == []


def test_a_completed_answer_is_understood() -> None:
    desk = Desk(Wishes("shamans", seats=3, seed="1", plain=True, options={"first": 0}), [])
    option = desk.session.offered()[2]
    assert desk.session.understand(option.label, desk.session.offered()) == option.action


def test_a_match_that_can_not_be_kept_goes_on_and_is_saved_elsewhere(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "gone", tmp_path / "elsewhere.json"
    folder.mkdir()
    wishes = Wishes("shamans", seats=3, seed="1", plain=True, record=folder / "match.json")
    typed = ["1", f"save {elsewhere}", "1", "1"]
    desk = Desk(wishes, typed)
    shutil.rmtree(folder)
    desk.session.run()
    assert desk.output.count("save it elsewhere") == 1
    kept = Desk(Wishes(resume=elsewhere, plain=True), [])
    assert len(kept.session.match.log) == len(desk.session.match.log)


def test_names_stay_when_a_match_of_bots_is_resumed() -> None:
    words = Words("en")
    alone, joined = names_at(4, None, None, words), names_at(4, 0, None, words)
    assert alone[1:] == joined[1:]
    assert len(set(alone)) == len(alone)
