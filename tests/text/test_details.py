"""What the machine says in English is said in the reader's language."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from spiritboard.core.errors import BadSetup
from spiritboard.text import LANGUAGES, Words
from spiritboard.text.details import detail_said

ENGLISH = re.compile(
    r"\b(?:no|such|file|expected|got|object|invalid|value|permission|at)\b", re.IGNORECASE
)


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    level: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    kind: Literal["one", "two"] = "one"
    stops: Annotated[list[int], msgspec.Meta(max_length=2)] = []
    name: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")] = "name"


WRONG: tuple[object, ...] = (
    {"seat": "x"}, {}, {"seat": 1, "level": 0}, {"seat": 1, "level": 9}, {"seat": 1, "kind": "z"},
    {"seat": 1, "more": 2}, {"seat": 1, "stops": [1, None]}, {"seat": 1, "stops": [1, 2, 3]},
    {"seat": 1.5}, {"seat": 1, "name": "A"}, [1],
)  # fmt: skip


def refusal(language: str, detail: str) -> str:
    return Words(language).refusal(BadSetup("bad-request", detail=detail))


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("language", ["cs", "ru"])
def test_wrong_json_is_told_without_english(language: str, wrong: object) -> None:
    with pytest.raises(msgspec.ValidationError) as raised:
        msgspec.json.decode(json.dumps(wrong).encode(), type=Wish)
    said = refusal(language, str(raised.value))
    assert not ENGLISH.search(said), said


@pytest.mark.parametrize("text", [b"{", b"nothing", b"", b'{"seat": 1} more', b"\xff"])
def test_what_is_no_json_is_told_so(text: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as raised:
        msgspec.json.decode(text, type=Wish)
    assert detail_said(str(raised.value)) in (("detail-not-json", {}), ("detail-not-text", {}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_the_system_are_told(language: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    wrong = [tmp_path / "nowhere", tmp_path, tmp_path / "file" / "inside"]
    for path in wrong:
        with pytest.raises(OSError, match="Errno") as raised:
            path.read_bytes()
        error = raised.value
        assert detail_said(error.strerror or "") == detail_said(str(error)) is not None
        assert Words(language).refusal(BadSetup("bad-request", detail=str(error)))


@pytest.mark.parametrize("wrong", ["a = ", "[a", "a = 1\na = 2\nb = 3", "nothing"])
def test_what_is_no_toml_is_told_by_its_line(wrong: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as raised:
        tomllib.loads(wrong)
    assert detail_said(str(raised.value)) is not None


def test_the_place_is_told_too() -> None:
    said = refusal("cs", "Expected `int`, got `str` - at `$.seats[...]`")
    assert said == "Neplatný požadavek: má to být celé číslo, ne text, místo: seats[...]."


def test_what_nobody_has_foreseen_is_told_as_it_is() -> None:
    assert refusal("en", "Flux capacitor is empty") == "Invalid request: Flux capacitor is empty."
