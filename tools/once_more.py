"""Runs pytest; where a few stories in a browser have failed, these once more by themselves.

A browser on a busy machine is now and then late in a way that no waiting foresees. What passes the second time is
named, to be looked into. Whatever else fails, and whatever a server had to complain about, fails at once.

    tools/once_more.py .venv/bin/pytest …
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from xml.etree import ElementTree

FEW: Final = 3
FAILED: Final = 1
"""What pytest says when it ran, and a test failed."""
AS_INSTALLED: Final = ("-o", "pythonpath=.")


def main(command: Sequence[str]) -> int:
    with TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        code = subprocess.run([*command, f"--junitxml={report}"], check=False).returncode
        late = late_stories(report) if code == FAILED else []
    if not late:
        return code
    print("Once more, by themselves:", *late, sep="\n  ", flush=True)
    again = subprocess.run([command[0], *AS_INSTALLED, *late], check=False).returncode
    if again == 0:
        print("These passed only the second time; please look into them.", *late, sep="\n  ")
    return again


def late_stories(report: Path) -> list[str]:
    """A few tests of the page that failed, if nothing else did."""
    cases = list(ElementTree.parse(report).iter("testcase"))  # noqa: S314  # pytest wrote it
    failed = [case for case in cases if case.find("failure") is not None]
    is_bad = any(case.find("error") is not None for case in cases) or len(failed) > FEW
    places = [case.get("classname", "") for case in failed]
    if is_bad or not all(place.startswith("tests.browser.") for place in places):
        return []
    return [
        f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}" for case in failed
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
