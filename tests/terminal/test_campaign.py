"""A campaign at the terminal: match after match, kept after every answer."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from pathlib import Path

import pytest

from spiritboard.core.errors import BadSetup
from spiritboard.match import Campaign
from spiritboard.terminal.opening import Wishes
from spiritboard.terminal.visit import visit
from tests.kit.season import EVENINGS
from tests.terminal.desk import Desk

SEASON = "tests.kit.season:Season"


def sit_down(file: Path, typed: Iterable[str]) -> Desk:
    """Bids with one bot; the person types the first answer, or Enter between two evenings."""
    wishes = Wishes(SEASON, seats=2, plain=True, bots="random", seed="1", campaign=file)
    if file.exists():
        wishes = wishes._replace(seed=None)
    desk = Desk(wishes, typed)
    assert visit(desk.session) == 0
    return desk


def test_one_evening_follows_another(tmp_path: Path) -> None:
    file = tmp_path / "campaigns" / "season.json"
    desk = sit_down(file, itertools.repeat("1"))
    assert desk.output.count("Enter: on to the next scene.") == EVENINGS - 1
    campaign = Campaign.load(file)
    assert campaign.is_over
    assert len(campaign.finished) == EVENINGS - 1


def test_whoever_leaves_goes_on_where_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "season.json"
    left = sit_down(file, ["1", "1", "1", "", "1"])
    assert "--continue" in left.output
    before = Campaign.load(file)
    assert len(before.finished) == 1
    sit_down(file, itertools.repeat("1"))
    assert Campaign.load(file).is_over
    assert Campaign.load(file).finished[0] == before.finished[0]


def test_left_between_two_matches_the_next_one_follows(tmp_path: Path) -> None:
    file = tmp_path / "season.json"
    sit_down(file, ["1", "1", "1"])
    assert Campaign.load(file).match.decision is None
    sit_down(file, ["1"])
    assert len(Campaign.load(file).finished) == 1


def test_a_campaign_that_is_over_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "season.json"
    sit_down(file, itertools.repeat("1"))
    with pytest.raises(BadSetup, match="campaign-finished"):
        sit_down(file, [])


def test_a_campaign_keeps_its_own_matches(tmp_path: Path) -> None:
    wishes = Wishes(SEASON, campaign=tmp_path / "season.json")
    file = tmp_path / "match.json"
    for asked in (wishes._replace(record=file), wishes._replace(resume=file)):
        with pytest.raises(BadSetup, match="not-with-continue"):
            Desk(asked, [])


def test_a_campaign_that_was_begun_keeps_its_options(tmp_path: Path) -> None:
    file = tmp_path / "season.json"
    sit_down(file, ["1"])
    with pytest.raises(BadSetup, match=r"not-with-continue .option: --high-stakes"):
        Desk(Wishes(SEASON, campaign=file, options={"high_stakes": True}), [])
