"""What the machine says, in our words: errors of the system, of JSON and TOML, of types and imports.

They come in English, as the parameter `detail` of a refusal. What is not known here stays as it is.
"""

from __future__ import annotations

import errno
import os
import re
from typing import Final

from spiritboard.core.speech import Saying

SYSTEM: Final = {
    errno.ENOENT: "detail-no-such-file",
    errno.EACCES: "detail-not-permitted",
    errno.EPERM: "detail-not-permitted",
    errno.EROFS: "detail-read-only",
    errno.EISDIR: "detail-is-a-folder",
    errno.ENOTDIR: "detail-not-a-folder",
    errno.EEXIST: "detail-not-a-folder",
    errno.ENOSPC: "detail-no-space",
    errno.ENAMETOOLONG: "detail-name-too-long",
    errno.EADDRINUSE: "detail-in-use",
    errno.EADDRNOTAVAIL: "detail-no-such-address",
}
"""By the system's number of an error."""
BY_TEXT: Final = {os.strerror(number): key for number, key in SYSTEM.items()}
ALIKE: Final[tuple[tuple[str, str], ...]] = (
    (r"Name or service not known|No address associated with hostname", "detail-no-such-address"),
    (r"nodename nor servname provided.*|Temporary failure in name.*", "detail-no-such-address"),
    (r"getaddrinfo failed|Address family for hostname.*", "detail-no-such-address"),
    (r"unable to open database file", "detail-not-permitted"),
    (r"attempt to write a readonly database", "detail-read-only"),
    (r"file is not a database|database disk image is malformed", "detail-damaged"),
    (r"database or disk is full", "detail-no-space"),
    (r"database is locked", "detail-in-use"),
    (r"'utf-8' codec .*|.*[Ii]nvalid UTF-?8.*", "detail-not-text"),
    (r"Input data was truncated|JSON is malformed.*", "detail-not-json"),
    (r".*\(at line (?P<line>\d+), column (?P<column>\d+)\)", "detail-toml-at"),
    (r".*\(at end of document\)", "detail-toml-end"),
    (r"Object missing required field `(?P<field>.*)`", "detail-field-missing"),
    (r"Object contains unknown field `(?P<field>.*)`", "detail-field-unknown"),
    (r"Expected `(?P<wanted>\w+)`, got `(?P<found>\w+)`", "detail-kind"),
    (r"Expected `(?P<wanted>\w+)` (?P<bound>[<>]=?) (?P<limit>\S+)", "detail-bound"),
    (r"Expected `\w+` of length (?P<bound>[<>]?=?) ?(?P<limit>\d+)", "detail-length"),
    (r"Expected `\w+` matching regex .*", "detail-form"),
    (r"Invalid (?:enum )?value '?(?P<value>.*?)'?", "detail-value"),
    (r"Integer value out of range", "detail-too-large"),
    (r"No module named '(?P<name>.*)'", "detail-no-module"),
    (r"module '(?P<module>.*)' has no attribute '(?P<name>.*)'", "detail-no-attribute"),
)
PATTERNS: Final = tuple([(re.compile(pattern, re.DOTALL), key) for pattern, key in ALIKE])
"""What an error says, and the message that says the same."""
ERRNO: Final = re.compile(r"\[Errno (\d+)\] .*", re.DOTALL)
PLACE: Final = re.compile(r"(.*) - at `(?:key in )?`?\$\.?(.*)`", re.DOTALL)
"""Where in a JSON document it is wrong."""
BOUNDS: Final = {">=": "least", ">": "above", "<=": "most", "<": "below"}


def detail_said(text: str) -> Saying | None:
    """A machine's words as a message of ours; None: nobody has foreseen it.

    >>> detail_said("No such file or directory")
    ('detail-no-such-file', {})
    >>> detail_said("Expected `int`, got `str` - at `$.seat`")
    ('detail-at', {'place': 'seat', 'what': ('detail-kind', {'wanted': 'int', 'found': 'str'})})
    """
    if place := PLACE.fullmatch(text):
        inner = detail_said(place[1])
        return inner and (("detail-at", {"place": place[2], "what": inner}) if place[2] else inner)
    if numbered := ERRNO.fullmatch(text):
        key = SYSTEM.get(int(numbered[1]))
        return (key, {}) if key else None
    if text in BY_TEXT:
        return BY_TEXT[text], {}
    found = ((pattern.fullmatch(text), key) for pattern, key in PATTERNS)
    return next(((key, filled(one.groupdict())) for one, key in found if one), None)


def filled(groups: dict[str, str]) -> dict[str, object]:
    """The bound of a number as a word to select on."""
    return {name: BOUNDS.get(value, value) for name, value in groups.items()}
