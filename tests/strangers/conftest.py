"""A stranger's game: Wisps of the guide, packed and installed into an environment of its own."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Guest, Server

ROOT = Path(__file__).parents[2]
WORDS = """game-name = Wisps
table-wisps = Round { $round }. Your wisp: { $wisp }.
event-shown = The wisps are shown: { $wisps }.
do-stay = Stay
do-flee = Flee
rules-title = Rules of Wisps
rules-intro = Stay or flee.
rules-chapter-W1 = A round
rule-W1 = Every player gets a hidden wisp.
"""


class Stranger:
    """An environment in which the game is installed beside Spiritboard."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "env" / "bin" / "python"

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """`spiritboard …` as its user would call it, somewhere else."""
        return subprocess.run(
            [self.python, "-m", "spiritboard", *arguments],
            cwd=self.folder,
            input=typed,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    def said(self, *arguments: str, typed: str = "") -> str:
        done = self.run(*arguments, "--lang", "en", typed=typed)
        assert done.returncode == 0, done.stderr
        return done.stdout


def blocks(language: str) -> list[str]:
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="session")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Stranger:
    folder = tmp_path_factory.mktemp("stranger")
    project = folder / "project"
    package = project / "wisps"
    (package / "text").mkdir(parents=True)
    game, _, door = blocks("python")
    (package / "__init__.py").write_text(game + door)
    (package / "text" / "en.ftl").write_text(WORDS.partition("rules-title")[0])
    (package / "text" / "rules.en.ftl").write_text("".join(WORDS.partition("rules-title")[1:]))
    (project / "pyproject.toml").write_text(*blocks("toml"))
    subprocess.run(
        [sys.executable, "-m", "venv", "--without-pip", folder / "env"], check=True, timeout=120
    )
    found = Stranger(folder)
    site = next(folder.glob("env/lib/python*/site-packages"))
    (site / "spiritboard.pth").write_text(
        f"{ROOT / 'src'}\n{sysconfig.get_path('purelib')}\n{sysconfig.get_path('platlib')}\n"
    )
    command = [sys.executable, "-m", "pip", "--python", str(found.python), "install", "-q"]
    flags = ["--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    subprocess.run([*command, *flags, str(project)], check=True, timeout=300)
    return found


@pytest.fixture
def server(stranger: Stranger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setattr(sys, "executable", str(stranger.python))
    monkeypatch.setattr(Server, "sources", "")
    found = Server(tmp_path)
    yield found
    if found.process.poll() is None:
        found.kill()


@pytest.fixture
def guest(server: Any) -> Guest:
    return Guest(server)
