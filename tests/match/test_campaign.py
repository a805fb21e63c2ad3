"""A campaign: matches in a row that carry values, saved and continued."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiritboard import BadRecord, Illegal
from spiritboard.match import Campaign, Match
from spiritboard.match.campaign import encode
from tests.kit.season import EVENINGS, SeasonOptions

SEASON = "tests.kit.season:Season"


def answer(match: Match) -> None:
    """Whoever is asked first bids the highest card."""
    assert match.decision is not None
    seat = match.decision.seats[0]
    match.play(seat, match.options(seat)[-1])


def finish(match: Match) -> None:
    while match.decision is not None:
        answer(match)


def played(campaign: Campaign) -> Campaign:
    """From where it stands to its end."""
    finish(campaign.match)
    while not campaign.is_over:
        finish(campaign.next())
    return campaign


def points(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return tuple(match.outcome.scores)


def test_points_are_carried_through_three_matches() -> None:
    campaign = Campaign.new(SEASON, 2, seed=1, options={"high_stakes": True})
    before: tuple[int, ...] = ()
    for evening in range(1, EVENINGS + 1):
        assert campaign.match.settings == SeasonOptions(True, evening, before)
        assert campaign.carried == ({"points": list(before)} if before else {})
        assert sum(campaign.match.view(0).points) == sum(before)
        finish(campaign.match)
        before = points(campaign.match)
        assert campaign.is_over == (evening == EVENINGS)
        if not campaign.is_over:
            campaign.next()
    assert len(campaign.finished) == EVENINGS - 1
    assert sum(before) >= 3 * EVENINGS


def test_finished_matches_are_kept_in_their_order() -> None:
    campaign = played(Campaign.new(SEASON, 3, seed=1))
    evenings = [Match.whole(record) for record in campaign.finished]
    assert [match.settings.evening for match in evenings] == [1, 2]
    assert campaign.match.settings.points == points(evenings[1])


def test_the_same_seed_gives_the_same_campaign() -> None:
    one, same, other = (played(Campaign.new(SEASON, 3, seed)) for seed in (7, 7, 8))
    assert one.record() == same.record()
    assert one.match.log != other.match.log


def test_each_match_has_a_seed_of_its_own_which_tells_no_other() -> None:
    campaign = played(Campaign.new(SEASON, 2, seed="a secret"))
    records = [*campaign.finished, campaign.match.record()]
    seeds = [seed.seed for record in records for seed in record.seeds]
    assert len(set(seeds)) == EVENINGS
    assert not any("a secret" in seed for seed in seeds)


def test_without_a_seed_every_campaign_is_another() -> None:
    assert Campaign.new(SEASON, 2).seed != Campaign.new(SEASON, 2).seed


def test_a_match_must_be_over_before_the_next_one() -> None:
    campaign = Campaign.new(SEASON, 2, seed=1)
    with pytest.raises(Illegal, match="match-goes-on"):
        campaign.next()
    assert not campaign.is_over


def test_after_the_last_match_there_is_none() -> None:
    campaign = played(Campaign.new(SEASON, 2, seed=1))
    last = campaign.match
    with pytest.raises(Illegal, match="campaign-over"):
        campaign.next()
    assert campaign.match is last
    assert len(campaign.finished) == EVENINGS - 1


def test_a_game_that_says_nothing_is_a_campaign_of_one_match() -> None:
    campaign = Campaign.new("tests.kit.toy:Bids", 2, seed=1)
    assert not campaign.is_over
    finish(campaign.match)
    assert campaign.is_over


def halfway(path: Path) -> Campaign:
    """In the middle of the second match, and saved there."""
    campaign = Campaign.new(SEASON, 2, seed=5)
    finish(campaign.match)
    for _ in range(3):
        answer(campaign.match if campaign.finished else campaign.next())
    campaign.save(path)
    return campaign


def test_saved_in_the_middle_of_a_match_it_goes_on_alike(tmp_path: Path) -> None:
    file = tmp_path / "season.json"
    campaign = halfway(file)
    again = Campaign.load(file)
    assert again.match.decision == campaign.match.decision
    assert encode(again.record()) == encode(campaign.record())
    assert encode(played(again).record()) == encode(played(campaign).record())


def test_saved_between_two_matches_it_goes_on_alike(tmp_path: Path) -> None:
    file = tmp_path / "season.json"
    campaign = Campaign.new(SEASON, 2, seed=5)
    finish(campaign.match)
    campaign.save(file)
    again = Campaign.load(file)
    assert again.match.decision is None
    assert not again.is_over
    assert encode(played(again).record()) == encode(played(campaign).record())


def test_saved_after_its_end_it_is_over(tmp_path: Path) -> None:
    played(Campaign.new(SEASON, 2, seed=5)).save(tmp_path / "season.json")
    assert Campaign.load(tmp_path / "season.json").is_over


@pytest.mark.parametrize("what", [b'"points":[', b'"seed":"5', b'"card":'])
def test_an_edited_file_is_refused(tmp_path: Path, what: bytes) -> None:
    file = tmp_path / "season.json"
    halfway(file)
    data = file.read_bytes()
    place = data.index(what) + len(what)
    file.write_bytes(data[:place] + b"1" + data[place:])
    with pytest.raises(BadRecord, match="record-edited"):
        Campaign.load(file)


def test_a_file_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "season.json"
    halfway(file)
    data = file.read_bytes()
    for length in range(0, len(data) - 1, 97):
        file.write_bytes(data[:length])
        with pytest.raises(BadRecord, match="record-cut-off"):
            Campaign.load(file)


def test_a_lone_match_is_not_a_campaign(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    Campaign.new(SEASON, 2, seed=1).match.save(file)
    with pytest.raises(BadRecord, match="record-format"):
        Campaign.load(file)
    with pytest.raises(BadRecord, match="record-unreadable"):
        Campaign.load(tmp_path / "nothing.json")
