"""The kit finds every planted defect and calls it by its name; it finds none where none is."""

import pickle

import pytest

from spiritboard import catalog
from spiritboard.games.shamans.info import ShamansOptions
from spiritboard.games.shamans.state import ShamansState
from spiritboard.testing import LawBroken, Terms, check_game, check_match
from spiritboard.testing.laws import LAWS, QUICK
from spiritboard.testing.laws.answers import QuestionsCanBeAnswered
from spiritboard.testing.laws.secrecy import QuestionsTellNothing
from spiritboard.testing.laws.telling import PreviewsComeTrue
from spiritboard.testing.play import RandomChooser
from spiritboard.testing.property import lawful_play
from tests.kit import leaks, liars, planted

pytestmark = pytest.mark.plain
OPTIONS = [ShamansOptions(content={"players": {"3": {"start": 28}}})]  # near the Moon
QUICKLY = Terms(effort=1)
CHEAPLY = Terms(laws=QUICK, chooser=RandomChooser)

DEFECTS = {
    leaks.ShowsHands: "worlds-agree-with-views",
    leaks.ShowsTheTable: "views-are-plain",
    leaks.ShowsTilesConsistently: "answers-stay-hidden",
    leaks.WhispersAloud: "answers-stay-hidden",
    leaks.WhispersAloudUnmarked: "answers-stay-hidden",
    leaks.TellsRoles: "events-tell-nothing",
    leaks.HidesOptions: "options-tell-nothing",
    leaks.RefusesKnowingly: "refusals-tell-nothing",
    planted.SharesALedger: "clones-do-not-share",
    planted.ForgetsStrays: "states-are-saved",
    planted.HasAnUndeclaredField: "states-are-saved",
    planted.RollsItsOwnDice: "nothing-from-outside",
    planted.DrawsItsOwnTiles: "nothing-from-outside",
    planted.LooksAtTheClock: "nothing-from-outside",
    planted.CountsItsCalls: "nothing-from-outside",
    planted.ChangesWhileLooking: "looking-changes-nothing",
    planted.SetsUpDifferently: "replays-are-equal",
    planted.ReadsBadly: "actions-are-saved",
    planted.AsksWithoutAnswers: "questions-can-be-answered",
    planted.DefaultsToNonsense: "questions-can-be-answered",
    planted.AllowsForeignCards: "options-are-what-check-allows",
    planted.RefusesAnOption: "options-are-what-check-allows",
    planted.LosesACard: "amounts-are-conserved",
    leaks.WorldForgetsThePass: "worlds-agree-with-views",
    leaks.WorldForgetsRoles: "worlds-agree-with-views",
    planted.InvitesNobody: "only-those-beside-interrupt",
    planted.ActsWhenHeard: "events-drive-nothing",
    planted.NumbersNothing: "questions-are-numbered",
    planted.DrawsTheImpossible: "chances-are-what-check-allows",
    planted.TakesAShortCut: "shortcuts-agree",
    planted.ChoosesAnother: "shortcuts-agree",
}


def law_broken_by(game: planted.Planted, terms: Terms = QUICKLY) -> LawBroken:
    with pytest.raises(LawBroken) as caught:
        check_game(game, [3], OPTIONS, matches=6, seed="planted", terms=terms)
    return caught.value


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda defect: defect.__name__)
def test_a_planted_defect_is_found(defect: type[planted.Planted]) -> None:
    broken = law_broken_by(defect())
    assert broken.law == DEFECTS[defect], str(broken)


LIARS = {
    liars.SparesTheLastCoin: "preview-coins",
    liars.ForgetsThePrice: "preview-strays",
    liars.CountsItselfFirst: "'sure': False",
    liars.PlaysOnTheTable: "the state has changed",
}


@pytest.mark.parametrize("liar", LIARS, ids=lambda liar: liar.__name__)
def test_a_table_side_that_lies_is_found(liar: type[liars.Teller]) -> None:
    game, alone = catalog.game(liar.game), Terms(laws=[PreviewsComeTrue], warm_up=0)
    with pytest.raises(LawBroken) as caught:
        check_game(game, [3], matches=1, seed="lies", terms=alone, table=liar())
    assert caught.value.law == "previews-come-true"
    assert LIARS[liar] in caught.value.detail


def test_without_a_defect_nothing_is_found() -> None:
    honest = liars.Teller()
    game = planted.Planted()
    report = check_game(game, [3], OPTIONS, 2, "planted", terms=QUICKLY, table=honest)
    assert report.laws["previews-come-true"]


def test_a_game_without_an_end_is_found() -> None:
    broken = law_broken_by(planted.NeverEnds(), CHEAPLY)
    assert (broken.law, broken.detail) == ("matches-end", "it goes on after 600 answers")


def test_who_is_asked_betrays_the_holder_of_a_portal() -> None:
    broken = law_broken_by(leaks.AsksHolders(), Terms(laws=[QuestionsTellNothing]))
    assert broken.law == "questions-tell-nothing"
    assert "portal-before-moon" in broken.detail


def test_who_will_be_asked_betrays_it_earlier() -> None:
    broken = law_broken_by(leaks.AsksHolders())
    assert broken.law == "events-tell-nothing"
    assert "next question" in broken.detail


def test_the_cheap_laws_find_an_illegal_sample() -> None:
    assert law_broken_by(planted.SamplesNonsense(), CHEAPLY).law == "answers-are-legal"


def test_a_rule_that_fails_is_found() -> None:
    assert law_broken_by(planted.Stumbles(), CHEAPLY).law == "every-legal-answer-plays"


def test_a_game_that_goes_on_after_its_end_is_found() -> None:
    assert law_broken_by(planted.GoesOnAfterTheEnd(), CHEAPLY).law == "matches-end"


def test_every_law_is_broken_by_a_defect_above() -> None:
    apart = {"matches-end", "questions-tell-nothing", "answers-are-legal", "previews-come-true"}
    assert {law.name for law in LAWS} == {*DEFECTS.values(), *apart}


def test_a_broken_law_says_how_to_come_there_again() -> None:
    game = planted.LosesACard()
    broken = law_broken_by(game)
    trace = broken.trace
    assert f"check_match(game, 3, options, {trace.seed!r})" in str(broken)
    with pytest.raises(LawBroken) as again:
        check_match(game, trace.seats, trace.options, trace.seed, QUICKLY)
    assert str(again.value) == str(broken)
    state = trace.state(game)
    assert isinstance(state, ShamansState)
    assert game.conserved(state)["cards"] == 29


def test_a_broken_law_comes_home_from_another_process() -> None:
    broken = law_broken_by(planted.DefaultsToNonsense())
    home = pickle.loads(pickle.dumps(broken))  # noqa: S301  # our own bytes
    assert str(home) == str(broken)


def test_hypothesis_shrinks_to_a_short_match() -> None:
    game = planted.LosesACard()
    with pytest.raises(LawBroken) as caught:
        lawful_play(game, 30, 40, Terms(laws=QUICK, warm_up=0))()
    assert caught.value.law == "amounts-are-conserved"
    assert len(caught.value.trace.steps) < 12


def test_one_law_can_be_asked_alone() -> None:
    alone = Terms(laws=[QuestionsCanBeAnswered])
    report = check_game(planted.NumbersNothing(), [3], OPTIONS, matches=1, terms=alone)
    assert set(report.laws) == {"questions-can-be-answered"}
