"""Builds what is released into dist/, and tries it as a stranger would: `make release`.

Source first; from it alone a wheel compiled for this machine, and a plain one for all others. Each
wheel is tried in an environment of its own, the plain one under every Python that `PYTHONS` names;
the tests named on the command line are run from the unpacked source.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "build" / "release"

SWITCHES: dict[str, dict[str, str]] = {
    "compiled": {},
    "plain": {"SPIRITBOARD_PURE": "1", "SPIRITBOARD_NO_PAGE": "1"},  # the first has built the page
}
METADATA = """
from importlib.metadata import metadata
told = metadata("spiritboard")
wanted = "Summary", "Description", "License-Expression", "Keywords", "Requires-Python", "Classifier"
missing = [field for field in wanted if not told.get(field)]
assert not missing, missing
"""
GAMES = "from spiritboard.catalog import ours; print(*ours())"


def main(tests: list[str]) -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.rmtree(WORK, ignore_errors=True)
    source = build_source()
    compiled, plain = (build_wheel(source, kind) for kind in SWITCHES)
    with_tests = environment(sys.executable, compiled)
    for python in os.environ.get("PYTHONS", sys.executable).split():
        environment(python, plain)
    say("the tests, from the unpacked source")
    locks = ["-r", "requirements/test.lock", "-r", "requirements/build.lock"]
    install(with_tests, "--require-hashes", *locks)
    run(
        with_tests / "python", "-m", "pytest", "-n", "auto", "-m", "not slow", *tests, folder=source
    )
    print(*sorted(f"dist/{file.name}" for file in DIST.iterdir()), sep="\n")


def say(what: str) -> None:
    print(f"── {what} …", flush=True)


def run(*command: str | Path, folder: Path = ROOT) -> None:
    subprocess.run(command, cwd=folder, check=True)


def install(programs: Path, *what: str | Path) -> None:
    run(programs / "python", "-m", "pip", "-q", "--disable-pip-version-check", "install", *what)


def build_source() -> Path:
    """Builds the sdist and unpacks it."""
    say("the source")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST)
    (archive,) = DIST.glob("*.tar.gz")
    shutil.unpack_archive(archive, WORK)
    return WORK / archive.name.removesuffix(".tar.gz")


def build_wheel(source: Path, kind: str) -> Path:
    say(f"a {kind} wheel (about a minute)")
    made = WORK / kind
    command = [sys.executable, "-m", "pip", "-q", "wheel", "--no-build-isolation", "--no-deps"]
    variables = {**os.environ, **SWITCHES[kind]}
    subprocess.run([*command, "-w", made, source], env=variables, check=True)
    (wheel,) = made.iterdir()
    return Path(shutil.copy(wheel, DIST))


def environment(python: str, wheel: Path) -> Path:
    """A new environment with the wheel in it, tried; gives the folder of its programs."""
    say(f"{wheel.name} under {Path(python).name}")
    folder = Path(tempfile.mkdtemp(dir=WORK))
    run(python, "-m", "venv", folder)
    programs = folder / "bin"
    install(programs, "--require-hashes", "-r", "requirements/run.lock")
    install(programs, "--no-deps", wheel)
    with tempfile.TemporaryDirectory() as elsewhere:
        try_out(programs, Path(elsewhere))
    return programs


def try_out(programs: Path, folder: Path) -> None:
    """Help, one match of each game, and a served page, away from the sources."""
    python, spiritboard = programs / "python", programs / "spiritboard"
    run(python, "-c", METADATA, folder=folder)
    games = subprocess.run(
        [python, "-c", GAMES], cwd=folder, capture_output=True, text=True, check=True
    )
    for words in ("--help", "--version", *[f"play {game} --auto" for game in games.stdout.split()]):
        with (folder / "told.txt").open("w") as told:
            subprocess.run([spiritboard, *words.split()], cwd=folder, stdout=told, check=True)
        assert (folder / "told.txt").stat().st_size, f"spiritboard {words} says nothing"
    see_a_page(spiritboard, folder)


def see_a_page(spiritboard: Path, folder: Path) -> None:
    command = [str(spiritboard), "serve", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        for path, wanted in (("", b"<html"), ("api/openapi.json", b"openapi")):
            with urlopen(address + path) as answer:  # noqa: S310  # our own server
                assert wanted in answer.read(), path
        server.send_signal(signal.SIGINT)
    assert server.returncode == 0, "the server did not stop cleanly"


if __name__ == "__main__":
    main(sys.argv[1:])
