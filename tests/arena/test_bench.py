"""What `bench` tells of the figures that it has measured."""

from __future__ import annotations

import pytest

from spiritboard.arena.bench_report import BenchReport
from spiritboard.arena.bench_rows import EACH
from spiritboard.text import LANGUAGES, Words

OURS = {
    "decisions": 123_456.7,
    "search": 2_345.6,
    "searched": 45_678.9,
    "clone": 1.5,
    "view": 22.25,
    "match_kb": 85.4,
    "late_over_early": 1.03,
    f"{EACH}looks": 4_321.0,
}
THEIRS = {"decisions": 61_728.35, "clone": 3.0}


def told(language: str) -> list[str]:
    report = BenchReport(Words(language))
    return [
        report.head(),
        report.row(report.build("ducharina", "plain"), OURS),
        report.beside(OURS, "Catanatron", THEIRS),
        report.rest(report.build("ducharina", "compiled"), OURS),
        *report.work("ducharina", "plain", OURS),
        report.row(report.build("ducharina", "in-two"), {"searched": 91_000.2}),
        report.head_of_steps(),
        report.steps(report.batch("ducharina", 256), 32_000.4),
        report.steps_beside("RLCard uno", 0.6),
    ]


def test_figures_stand_under_what_they_count() -> None:
    head, row, beside, *_ = told("en")
    assert row.split() == [
        "Duchařina,",
        "plain",
        "Python",
        "123,457",
        "2,346",
        "45,679",
        "1.50",
        "22.25",
    ]
    columns = {"search/s": "2,346", "answers searched/s": "45,679", "view, µs": "22.25"}
    for name, figure in columns.items():
        assert head.index(name) + len(name) == row.index(figure) + len(figure)
    assert beside.split() == ["against", "Catanatron", "2.00", "×"]


def test_the_rest_is_told_in_sentences() -> None:
    *_, rest, work, two, _, steps, ratio = told("en")
    assert two.split() == ["Duchařina,", "in", "two", "processes", "91,000"]
    assert "85 kB" in rest
    assert "1.03" in rest
    assert work == "Duchařina, plain Python: 4,321 looks through the keyhole a second."
    assert steps.split()[-1] == "32,000"
    assert ratio.split()[-2:] == ["0.60", "×"]


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_line_has_words_of_its_own_in_each_language(language: str) -> None:
    for one, other in zip(told(language), told("en"), strict=True):
        assert one != other
        assert not {"plain", "compiled", "looks", "processes", "against", "at", "once"} & set(
            one.split()
        )
