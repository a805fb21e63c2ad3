"""Plots of a contest (matplotlib)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from spiritboard.arena.contest import Contest
from spiritboard.arena.extras import extra
from spiritboard.text import Words

LOOK: Final = {
    "svg.fonttype": "none",  # letters stay letters
    "svg.hashsalt": "spiritboard",  # the same plot is the same file
    "font.family": "sans-serif",
    "axes.facecolor": "#fbf7f0",
    "figure.facecolor": "#fbf7f0",
    "axes.edgecolor": "#4a4036",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": "#4a4036",
}
INK: Final = "#4a4036"
BAR: Final = "#c9803f"
STOP: Final = "#a33a2a"


def draw(words: Words, found: Contest, folder: Path) -> None:
    """Writes `shares.svg` and, if there was a test, `test.svg`."""
    with extra("matplotlib").rc_context(LOOK):
        save(shares(words, found), folder / "shares.svg")
        if found.sprt is not None:
            save(test(words, found), folder / "test.svg")


def figure(title: str, height: float) -> tuple[Any, Any]:
    made = extra("matplotlib.figure").Figure(figsize=(7, height), layout="constrained")
    axes = made.add_subplot()
    axes.set_title(title)
    return made, axes


def save(made: Any, file: Path) -> None:
    made.savefig(file, format="svg", metadata={"Date": None})


def shares(words: Words, found: Contest) -> Any:
    """A point for each bot, the strongest on top, with what holds the truth in 95 of 100 runs."""
    standings = sorted(found.standings(), key=lambda standing: standing.share.mean)
    made, axes = figure(words("arena-plot-shares"), 1.4 + 0.45 * len(standings))
    axes.axvline(100 * found.fair, color=INK, linestyle="--", linewidth=1)
    for at, standing in enumerate(standings):
        share = standing.share
        ends = [100 * max(0.0, share.low), 100 * min(1.0, share.high)]
        axes.plot(ends, [at, at], color=INK, linewidth=2)
        axes.plot([100 * share.mean], [at], "o", color=BAR, markersize=9)
    axes.set_yticks(range(len(standings)), [standing.bot for standing in standings])
    axes.set_ylim(-0.6, len(standings) - 0.4)
    axes.set_xlabel("%")
    return made


def test(words: Words, found: Contest) -> Any:
    """The ratio, deal by deal, between the bounds at which the test stops."""
    assert found.sprt is not None
    made, axes = figure(words("arena-plot-test"), 3.2)
    ratios = [ratio for ratio, _ in found.ratios()]
    axes.plot(range(1, len(ratios) + 1), ratios, color=BAR, linewidth=2)
    for bound in found.sprt.bounds:
        axes.axhline(bound, color=STOP, linestyle="--", linewidth=1)
    axes.set_xlabel(words("arena-deals"))
    axes.set_ylabel(words("arena-ratio"))
    return made
