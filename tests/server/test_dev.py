"""`make dev` leaves nothing running, however it is ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_project import ROOT

NPM = """#!/bin/sh
exec 3> "$ALIVE"
exec sleep 3600
"""
"""Whoever reads from that pipe is told when it has ended."""


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_the_page_ends_with_the_table(tmp_path: Path, end: signal.Signals) -> None:
    npm, alive = tmp_path / "npm", tmp_path / "alive"
    npm.write_text(NPM)
    npm.chmod(0o755)
    os.mkfifo(alive)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    with subprocess.Popen(
        [sys.executable, ROOT / "tools" / "dev.py", "--port", "0", "--data", tmp_path / "data"],
        env={**os.environ, "PATH": path, "ALIVE": str(alive)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as program:
        assert program.stdout is not None
        with alive.open() as page:
            assert program.stdout.readline()  # the table is there, or says why not
            program.send_signal(end)
            assert page.read() == ""  # all that could write have ended
