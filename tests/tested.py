"""What is tested: the package as the tests import it, plain from `src/`, or compiled as it is installed.

Programs and servers that a test starts are of the same kind. `make test` tests rules on plain sources, which
count branches and can be given faults, and whatever starts programs, servers and browsers as it is installed.
"""

from __future__ import annotations

import os
from pathlib import Path

import spiritboard

SOURCES = str(Path(spiritboard.__file__).parents[1])
ENVIRONMENT = {**os.environ, "PYTHONPATH": SOURCES}
