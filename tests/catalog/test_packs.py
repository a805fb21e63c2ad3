"""A pack is a folder: values for the box of a game, and words for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiritboard import BadSetup, Match, game
from spiritboard.catalog.content import Pack, read_pack
from spiritboard.games.shamans.knowledge import box_of
from spiritboard.text import Words
from spiritboard.text.files import bring_words, page_texts

pytestmark = pytest.mark.usefixtures("words_as_before")


def pack(folder: Path, **files: str) -> Pack:
    for name, text in files.items():
        kind, _, stem = name.partition("_")
        ending = {"content": "toml", "text": "ftl"}[kind]
        (folder / kind).mkdir(exist_ok=True)
        (folder / kind / f"{stem}.{ending}").write_text(text, "utf-8")
    return read_pack(folder, game("shamans"))


def test_the_files_of_a_pack_are_one_box(tmp_path: Path) -> None:
    found = pack(
        tmp_path, content_a="[track]\nmoon = 30", content_b="[track]\nmoon = 31\n[step]\nstray = 2"
    )
    match = Match.new("shamans", 3, seed=1, options={"content": found.content})
    box = box_of(match.view(0))
    assert (box.moon, box.stray_step) == (31, 2)


def test_a_wrong_value_names_its_file(tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as caught:
        pack(tmp_path, content_a="[track]\nmoon = 30", content_b="\n[track]\nmoon = 0")
    assert str(caught.value.params["file"]).endswith("b.toml")
    assert caught.value.params["line"] == 3


def test_the_words_of_a_pack_are_said_and_sent(tmp_path: Path) -> None:
    found = pack(
        tmp_path, text_en="tile-lantern = the Lantern\n", text_cs="tile-lantern = Lucerna\n"
    )
    assert found.content == {}
    bring_words("shamans", found.texts)
    bring_words("shamans", found.texts)
    assert Words("cs", "shamans")("tile-lantern") == "Lucerna"
    assert list(page_texts("en", "shamans"))[-2] == "tile-lantern = the Lantern\n"
    assert Words("ru", "shamans")("tile-lantern") == "the Lantern", "the first language of the pack"


@pytest.mark.parametrize(
    ("texts", "key"),
    [
        ({"en": "tile-portal = Gate"}, "pack-words-taken"),
        ({"en": "tile-lantern = fine\nthis is not Fluent"}, "pack-not-fluent"),
        ({"en": "tile-lantern = fine", "cs": "nic"}, "pack-not-fluent"),
        ({"en": "tile-lantern =\n    .acc = only a form"}, "pack-not-fluent"),
        ({"de": "tile-lantern = die Laterne"}, "unknown-language"),
    ],
)
def test_words_that_do_not_fit_are_refused(texts: dict[str, str], key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        bring_words("shamans", texts)
    assert caught.value.key == key
    assert not Words("en", "shamans").has("tile-lantern")


def test_a_folder_with_nothing_in_it_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="pack-empty"):
        pack(tmp_path)


def test_one_file_is_a_pack_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[track]\nmoon = 30")
    assert read_pack(file, game("shamans")) == Pack({"track": {"moon": 30}})
