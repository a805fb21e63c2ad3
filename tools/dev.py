"""Serves the table from plain sources, anew after each change, beside Vite's page: `make dev`."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
WATCHED = (".py", ".ftl", ".toml")
SECONDS = 0.5
"""Between looks at the sources."""


def sources() -> dict[Path, float]:
    files = (file for file in (ROOT / "src").rglob("*") if file.suffix in WATCHED)
    return {file: file.stat().st_mtime for file in files}


def serve(arguments: list[str]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "spiritboard", "serve", *arguments]
    return subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait()


def keep_serving(arguments: list[str]) -> None:
    """One that ended by an error starts again after the next change, as does one that runs."""
    seen = sources()
    server = serve(arguments)
    try:
        while True:
            time.sleep(SECONDS)
            if (found := sources()) != seen:
                seen = found
                stop(server)
                server = serve(arguments)
    finally:
        stop(server)


def leave(*_: object) -> None:
    sys.exit()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, leave)  # else nobody would end what was started
    npm = ["npm", "--prefix", str(ROOT / "web"), "run", "-s", "dev"]
    page = subprocess.Popen(npm, start_new_session=True)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            keep_serving(sys.argv[1:])
    finally:
        os.killpg(page.pid, signal.SIGTERM)  # npm would leave its children running
