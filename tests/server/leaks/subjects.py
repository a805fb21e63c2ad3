"""The games whose tables are compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.server.leaks.djinn import Djinn
from tests.server.leaks.ducharina import Ducharina
from tests.server.leaks.shamans import Shamans
from tests.server.leaks.subject import Subject

SUBJECTS: Final[Mapping[str, Subject]] = {
    subject.game: subject for subject in (Shamans(), Djinn(), Ducharina())
}
