"""The lesson: its script can be played, and what its tips say is so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.catalog import table_side
from spiritboard.core.table_side import Lesson, Move
from spiritboard.core.values import Event
from spiritboard.games.shamans.box import DAGGER, PORTAL, TILES
from spiritboard.games.shamans.state import world_of
from spiritboard.games.shamans.view import ShamansView
from spiritboard.match import Match
from spiritboard.text import LANGUAGES, Words
from tests.shamans.table import LETTERS, card

FOUND = table_side("shamans").lesson
assert FOUND is not None
LESSON: Lesson = FOUND
SHADOW = 2
"""The player before the learner."""


def new_match() -> Match:
    return Match.new("shamans", LESSON.seats, seed=LESSON.seed, options=LESSON.options)


class Scene:
    """A move of the script: what the learner saw before it, and what came of it."""

    def __init__(self, move: Move, match: Match) -> None:
        self.move = move
        self.kind = match.decision.kind if match.decision else ""
        self.view: ShamansView = match.view(LESSON.learner)
        self.shadows_hand: tuple[int, ...] = match.view(SHADOW).hand
        self.events = match.play(move.seat, move.action)

    def told(self, key: str) -> Event | None:
        return next((event for event in self.events if event.key == key), None)

    @property
    def card(self) -> int:
        return int(self.move.action.get("card", -1))


def scenes() -> Iterator[Scene]:
    match = new_match()
    for move in LESSON.moves:
        yield Scene(move, match)


def tipped() -> dict[str, Scene]:
    return {scene.move.tip.removeprefix("lesson-"): scene for scene in scenes() if scene.move.tip}


def test_the_script_is_legal_from_its_seed_and_is_one_round() -> None:
    match = new_match()
    for move in LESSON.moves:
        assert match.decision is not None
        assert move.seat in match.decision.seats
        match.play(move.seat, move.action)
    assert match.view(0).round == 2
    assert match.view(0).points == (2, 2, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_names_the_card_to_play(language: str) -> None:
    words = Words(language, "shamans")
    for scene in scenes():
        if scene.move.seat == LESSON.learner and scene.card >= 0:
            named = words("do-play", card=scene.card).split(maxsplit=1)[1]
            assert named in words(scene.move.tip), scene.move.tip


def test_the_learner_is_a_shaman_and_leads() -> None:
    scene = tipped()["lead"]
    assert scene.view.roles[LESSON.learner] == 0
    assert scene.kind == "lead"
    assert scene.told("leads")


def test_lowest_takes_the_dagger_after_all_have_followed() -> None:
    scene = tipped()["take"]
    assert scene.kind == "take-artifact"
    assert scene.view.pawn == tipped()["lead"].view.pawn
    assert all(world_of(laid) == scene.view.destination for laid in scene.view.trick)
    takes = scene.told("takes")
    assert takes is not None
    assert takes.params["tile"] == DAGGER


def test_the_shadow_strays_and_the_learner_follows() -> None:
    scene = tipped()["follow"]
    assert scene.view.pawn == tipped()["take"].view.pawn + 1
    assert scene.view.plays[-1] & 7 == SHADOW
    assert scene.told("follows")
    assert not scene.told("pawn-moves")


def test_the_portal_is_taken_and_used() -> None:
    taken, used = tipped()["portal"], tipped()["use-portal"]
    assert taken.view.display[taken.move.action["slot"]] == PORTAL
    assert used.move.action == {"do": "use-portal", "direction": -1}
    assert 36 - used.view.pawn == 4
    assert used.told("pawn-moves")


def test_highest_places_and_leads_next() -> None:
    scene, after = tipped()["highest"], tipped()["worlds"]
    assert scene.told("follows")
    assert after.kind == "lead"
    assert after.view.guide == LESSON.learner
    assert after.view.placed[LETTERS.index("B")].bit_count() == 3


def test_suspicion_grows_with_every_stray() -> None:
    pawns = [tipped()[tip].view.pawn for tip in ("worlds", "suspicion", "pile", "use-portal")]
    assert pawns == [29, 30, 31, 32]
    by_others = [s.move.seat for s in scenes() if s.told("strays") and s.move.seat != 0]
    assert by_others == [SHADOW] * 4


def test_an_unseen_artifact_is_the_learners_secret() -> None:
    scene = tipped()["pile"]
    took = scene.told("you-took")
    assert took is not None
    assert took.audience == (LESSON.learner,)
    assert TILES[int(str(took.params["tile"]))] != "portal"


def test_the_heart_of_the_game_one_need_not_follow() -> None:
    """S3.2, S3.4 The learner could follow, strays, completes a world and performs its ritual."""
    scene = tipped()["need-not-follow"]
    assert any(world_of(held) == scene.view.destination for held in scene.view.hand)
    assert scene.told("strays")
    assert scene.told("pawn-moves")
    performs = scene.told("performs")
    assert performs is not None
    assert performs.params["seat"] == LESSON.learner
    after = tipped()["stabilisation"]
    assert after.kind == "stabilisation"
    moved = after.told("pawn-moves")
    assert moved is not None
    assert moved.params["by"] == -2


def test_the_shadow_hid_a_grey_card_and_is_caught() -> None:
    grey = LETTERS.index("S")
    hiding = next(
        scene for scene in scenes() if scene.move.seat == SHADOW and scene.card == card("P2")
    )
    assert hiding.view.destination == grey
    assert card("S4") in hiding.shadows_hand
    caught = tipped()["caught"]
    assert caught.view.trick[SHADOW] == card("S4")
    assert caught.view.destination == grey
    performs = caught.told("performs")
    assert performs is not None
    assert performs.params["world"] == LETTERS.index("Y")


def test_the_dagger_ends_the_round() -> None:
    eliminate, asked = tipped()["eliminate"], tipped()["asked"]
    assert DAGGER in eliminate.view.up[LESSON.learner]
    assert eliminate.move.action["seat"] == SHADOW
    assert asked.kind == "portal-before-elimination"
    assert PORTAL not in (*asked.view.up[LESSON.learner], *asked.view.down)
    won = asked.told("round-won")
    assert won is not None
    assert won.params["reason"] == "last-shadow-eliminated"
    assert table_side("shamans").bets.truth(asked.events) == frozenset((SHADOW,))


def test_the_match_goes_on_freely_after_the_script() -> None:
    match = new_match()
    for move in LESSON.moves:
        match.play(move.seat, move.action)
    bots = {seat: bot_for("greedy", "shamans", bot_key("lesson", seat)) for seat in range(3)}
    while (answer := next_bot_answer(match, bots)) is not None:
        match.play(*answer)
    assert match.outcome is not None
