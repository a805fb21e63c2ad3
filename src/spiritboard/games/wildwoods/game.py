"""Wildwoods as a Game: the frames of `rules`, the views of `view`. A match is one scene."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from spiritboard.core.boxed_game import BoxedGame
from spiritboard.core.errors import BadSetup
from spiritboard.core.record import registry
from spiritboard.core.rng import Rng
from spiritboard.core.values import Outcome, Seat
from spiritboard.games.wildwoods.box import Box
from spiritboard.games.wildwoods.carrying import carried_from
from spiritboard.games.wildwoods.content import make_box, read_content
from spiritboard.games.wildwoods.content.checking import check_campaign
from spiritboard.games.wildwoods.info import INFO, WildwoodsOptions
from spiritboard.games.wildwoods.knowledge import make_view, make_world
from spiritboard.games.wildwoods.luck import is_winnable
from spiritboard.games.wildwoods.rules import (
    acting,
    bringing,
    creatures,
    crystals,
    explore,
    phases,
    places,
    programme,
    rerolling,
    river,
    rolling,
    scenes,
    shadow_cards,
    spirit,
    story,
    track,
)
from spiritboard.games.wildwoods.state import WildwoodsState
from spiritboard.games.wildwoods.view import WildwoodsView

RECORDS: Final = registry(
    [
        scenes.TurnThePage,
        scenes.BeginScene,
        scenes.Prevail,
        scenes.Travel,
        scenes.Arrive,
        phases.Turns,
        phases.BeginLumaPhase,
        phases.ActivateCreatures,
        phases.NextActivation,
        phases.BeforeActivation,
        phases.ActivateLeftmost,
        phases.Activate,
        phases.AfterActivation,
        phases.DropToken,
        phases.StepOfTheShadow,
        phases.EndTurn,
        acting.Act,
        rolling.RollDice,
        rolling.AfterRoll,
        rolling.FinishAction,
        rerolling.RollAgain,
        rerolling.ChooseDice,
        programme.RunProgramme,
        river.PickCard,
        river.OrderCards,
        spirit.BeforeLoss,
        spirit.LoseSpirit,
        track.ShadowStep,
        crystals.SpreadCrystals,
        crystals.PayCrystals,
        crystals.PayFromOne,
        creatures.DrawCreature,
        creatures.EnterCreature,
        creatures.TurnOrLeave,
        explore.DrawExplore,
        explore.KeepOne,
        explore.TakeCard,
        explore.MakeRoom,
        explore.LookAtCard,
        explore.PutBack,
        bringing.LoseHeld,
        bringing.LoseFromDeck,
        shadow_cards.DrawShadowCard,
        shadow_cards.LastShadowCard,
        shadow_cards.TurnShadowCard,
        shadow_cards.LayShadowCard,
        places.SolvedPlace,
        places.LookUnder,
        places.FoundThing,
        places.TellWhereNot,
        places.ChoosePlace,
        story.StoryChoice,
    ]
)


class Wildwoods(BoxedGame[WildwoodsState, WildwoodsView, Box]):
    """The rules as we play them; `content` is the campaign."""

    draws_anew = True

    def __init__(self, content: Mapping[str, object]) -> None:
        super().__init__(INFO, content)
        self.state_type = WildwoodsState
        self.records = RECORDS

    def make_box(self, seats: int, options: msgspec.Struct) -> Box:
        assert isinstance(options, WildwoodsOptions)
        return make_box(read_content(self.content, options.content), seats, options)

    def setup(self, seats: int, options: msgspec.Struct) -> WildwoodsState:
        state = scenes.new_table(self.box(seats, options))
        self.settle(state)
        return state

    def settle(self, s: WildwoodsState) -> None:
        """W6.1 After every step it is asked whether somebody has prevailed."""
        stack = s.stack
        while stack:
            scenes.maybe_prevail(s)
            frame = stack[-1]
            if frame.needed(s):
                return
            stack.pop()
            frame.run(s)

    def check_content(self, changes: Mapping[str, object]) -> None:
        """Sound as a whole; and each scene, if some are changed each of those, can be won with luck."""
        content = read_content(self.content, changes)
        check_campaign(content)
        changed = changes.get("scene", content.scene)
        for scene in content.scene:
            if scene in changed:  # type: ignore[operator]  # a table
                self.check_winnable(scene, changes)

    def check_winnable(self, scene: str, changes: Mapping[str, object]) -> None:
        """W6.1 On hard, from nothing, with every die on its highest face."""
        options = WildwoodsOptions(difficulty="hard", scene=scene, content=changes)
        if not is_winnable(self, 1, options):
            raise BadSetup("content-unwinnable", field=f"scene.{scene}.win")

    def view(self, s: WildwoodsState, seat: Seat) -> WildwoodsView:
        return make_view(s, seat)

    def world(self, view: WildwoodsView, rng: Rng) -> WildwoodsState:
        return make_world(view, RECORDS)

    def rounds(self, s: WildwoodsState) -> int:
        return s.turn

    def outcome(self, s: WildwoodsState) -> Outcome | None:
        return scenes.outcome(s)

    def carried(self, s: WildwoodsState) -> Mapping[str, object]:
        return carried_from(s)

    def continued(
        self, options: msgspec.Struct, carried: Mapping[str, object]
    ) -> WildwoodsOptions | None:
        """W6.2 The next scene; None: the story has come to an ending."""
        assert isinstance(options, WildwoodsOptions)
        scene = str(carried["scene"])
        if scene not in read_content(self.content, options.content).scene:
            return None
        return msgspec.structs.replace(options, scene=scene, carried=carried)

    def conserved(self, s: WildwoodsState) -> Mapping[str, int]:
        """The four action cards, and explore cards: none is lost, none is made but by the story."""
        piles = sum(s.explore_pile) + len(s.explore_top) + sum(s.explore_discard)
        held = len(s.slots) + len(s.drawn) + (s.in_hand >= 0)
        return {
            "action cards": len(s.action_cards()),
            "explore cards": piles + held + s.gone - s.added,
        }
