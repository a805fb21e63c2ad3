"""What an answer would do, told before it is given: the table of the view is played one answer on.

On that table there are blanks for the cards and tiles that its seat can't see, and a role that it
does not know is tried either way: nothing can be told that it may not know.
"""

from __future__ import annotations

from typing import Final

from spiritboard.core.speech import Saying
from spiritboard.core.state import Frame, clone
from spiritboard.core.values import Action, Event, Seat
from spiritboard.games.shamans.actions import (
    ChooseRitual,
    Eliminate,
    Exchange,
    KeepDagger,
    KeepPortal,
    Play,
    StepBack,
    TakePile,
    TakeShown,
    TurnUp,
    UsePortal,
)
from spiritboard.games.shamans.box import CARDS, DAGGER, MASK, MOONSTONE, PORTAL, TILES
from spiritboard.games.shamans.game import Shamans
from spiritboard.games.shamans.knowledge import blank_table
from spiritboard.games.shamans.rules.artifacts import TakeArtifact
from spiritboard.games.shamans.rules.portals import KEEP, PortalQuestion, use_portal
from spiritboard.games.shamans.rules.rituals import (
    Neutralisation,
    Stabilisation,
    Transmutation,
    swapped,
)
from spiritboard.games.shamans.rules.scoring import moonstones
from spiritboard.games.shamans.rules.trick import Follow
from spiritboard.games.shamans.state import NOTHING, ShamansState, world_of
from spiritboard.games.shamans.view import UNKNOWN, ShamansView

FORESEEN: Final = frozenset(
    (Play, TakeShown, UsePortal, StepBack, Exchange, Eliminate, ChooseRitual)
)


UNLESS_A_DAGGER_IS_TAKEN: Final = ("preview-no-dagger", "preview-may-eliminate")


class Previews:
    """All answers to a question are asked for in a row, so the latest view's table is kept."""

    def __init__(self, game: Shamans) -> None:
        self.game = game
        self.latest: Foresight | None = None

    def preview(self, view: ShamansView, action: Action) -> list[Saying]:
        """What an answer would do, in fragments; empty when there is nothing to tell."""
        if type(action) in FORESEEN:
            found = self.latest
            if found is None or found.view is not view:
                table = blank_table(view, self.game.records)
                found = self.latest = Foresight(self.game, view, table)
            return found.preview(action)
        return at_sight(view, action)

    def foretell(self, s: ShamansState, seat: Seat, action: Action) -> list[Saying] | None:
        """What the same answer would do on the whole table; None if it needs no playing on."""
        if type(action) not in FORESEEN:
            return None
        return Foresight(self.game, self.game.view(s, seat), clone(s)).preview(action)


def at_sight(view: ShamansView, action: Action) -> list[Saying]:
    """What needs no playing on."""
    if isinstance(action, TakePile):
        unseen: Saying = ("preview-unseen", {"count": view.pile})
        return [unseen, ("preview-eclipse-inside", {})] if view.eclipse else [unseen]
    if isinstance(action, TurnUp):
        return [("preview-turn-up", {})]
    own = (*view.up[view.seat], *view.down)
    if isinstance(action, KeepPortal) and PORTAL not in own:
        return [("preview-asked-without-portal", {})]
    if isinstance(action, KeepDagger) and DAGGER not in own:
        return [("preview-asked-without-dagger", {})]
    return []


class Foresight:
    """One seat's table, as if nobody else played to this trick or used a portal.

    What may be told is decided by the view, whatever the table knows.
    """

    def __init__(self, game: Shamans, view: ShamansView, now: ShamansState) -> None:
        self.game = game
        self.view = view
        self.seat = view.seat
        self.now = now
        self.is_last = not any(self.is_to_come(f) and f.needed(now) for f in now.stack)
        """Nobody does play to this trick after this seat."""
        now.stack = [frame for frame in now.stack if not self.is_to_come(frame)]
        self.of_cards: dict[int, list[Saying]] = {}

    def is_to_come(self, frame: Frame[ShamansState]) -> bool:
        return isinstance(frame, Follow) and frame.seat != self.seat

    def preview(self, action: Action) -> list[Saying]:
        if isinstance(action, Play):
            return self.of_card(action)
        if isinstance(action, TakeShown):
            return [self.of_tile(action)]
        if isinstance(action, UsePortal):
            return [self.of_portal(action.direction)]
        if isinstance(action, StepBack):
            return [("preview-pawn-back", {"left": steps_left(self.played(action)[0])})]
        if isinstance(action, Exchange):
            return [self.of_exchange(action)]
        if isinstance(action, Eliminate):
            return [self.of_elimination(action)]
        assert isinstance(action, ChooseRitual)
        return self.of_ritual(*self.played(action))

    def played(self, action: Action) -> tuple[ShamansState, list[Event]]:
        """The table one answer on, and what was told."""
        after = clone(self.now)
        return after, self.game.apply(after, self.seat, action)

    def keep_portals(self, s: ShamansState, told: list[Event]) -> None:
        """S5.1 Whenever portals are asked for, all keep theirs."""
        while s.stack and isinstance(s.stack[-1], PortalQuestion):
            told += self.game.apply(s, s.stack[-1].first(s), KEEP)

    # Cards

    def of_card(self, play: Play) -> list[Saying]:
        """S3 A card into the trick; its number matters only if it follows."""
        card = play.card
        key = card if world_of(card) == self.now.destination else CARDS + world_of(card)
        found = self.of_cards.get(key)
        if found is None:
            after, told = self.played(play)
            of = self.of_stray if told[0].key == "strays" else self.of_match
            found = self.of_cards[key] = of(after, told, world_of(card))
        return found

    def of_stray(self, after: ShamansState, told: list[Event], world: int) -> list[Saying]:
        """S3.4 An off-colour card."""
        self.keep_portals(after, told)
        if is_won(told, "moon-reached"):
            return [("preview-strays-to-moon", {})]
        steps = after.pawn - self.now.pawn
        strays: Saying = ("preview-strays", {"steps": steps, "left": steps_left(after)})
        completion = self.of_completion(after, told, world)
        if completion:
            return [strays, *completion]
        held = {"world": world, "count": after.placed[world].bit_count(), "of": after.box.values}
        return [strays, ("preview-count", held)]

    def of_match(self, after: ShamansState, told: list[Event], world: int) -> list[Saying]:
        """S4 A card that leads or follows; the trick as it stands then."""
        is_lead, sure = told[0].key == "leads", self.is_last
        lowest = self.take_artifact(after, told)
        places = first_of(told, "places").params
        held = {"world": world, "count": places["count"], "of": places["of"]}
        found: list[Saying] = [("preview-leads" if is_lead else "preview-follows", held)]
        if sure or not is_lead:
            if lowest == self.seat:
                found.append(("preview-lowest", {"sure": sure}))
            if places["seat"] == self.seat:
                found.append(("preview-highest", {"sure": sure}))
        completion = self.of_completion(after, told, world)
        if lowest == self.seat:
            completion = [told for told in completion if told[0] not in UNLESS_A_DAGGER_IS_TAKEN]
        return found + completion

    def take_artifact(self, s: ShamansState, told: list[Event]) -> Seat:
        """S4.2 Goes on as if it were taken; by whom it would be."""
        frame = s.stack[-1] if s.stack else None
        if not isinstance(frame, TakeArtifact):
            return NOTHING
        s.stack.pop()
        s.events = told
        self.game.settle(s)
        s.events = None
        return frame.seat

    def of_completion(self, after: ShamansState, told: list[Event], world: int) -> list[Saying]:
        """S6 A world that is complete by this card; and what its ritual would do, if it is one's own."""
        for event in told:
            if event.key == "performs" and event.params["world"] == world:
                completes: Saying = ("preview-completes", event.params)
                own = event.params["seat"] == self.seat
                return [completes, *self.of_ritual(after, told)] if own else [completes]
        return []

    def of_ritual(self, after: ShamansState, told: list[Event]) -> list[Saying]:
        """S6 What one's own ritual would do: by what one is asked then."""
        for event in told:
            if event.key == "gains" and event.params["reason"] == "illumination":
                return [("preview-illumination", {"points": event.params["points"]})]
        frame = after.stack[-1] if after.stack else None
        if isinstance(frame, Stabilisation):
            return [("preview-stabilisation", {"steps": after.box.stabilisation_step})]
        if isinstance(frame, Transmutation):
            return [("preview-transmutation", {})]
        if not after.has(self.seat, DAGGER):
            return [("preview-no-dagger", {})]
        if isinstance(frame, Neutralisation):
            must = KeepDagger() not in frame.options(after, self.seat)
            return [("preview-must-eliminate" if must else "preview-may-eliminate", {})]
        return []

    # Artifacts

    def of_tile(self, take: TakeShown) -> Saying:
        """S5 What an artifact is good for."""
        tile, box = self.now.display[take.slot], self.now.box
        params: dict[str, object] = {}
        if tile == PORTAL:
            params = {"steps": box.portal_step}
        elif tile == MOONSTONE:
            count = moonstones(self.played(take)[0], self.seat)
            params = {"count": count, "of": box.moonstones_needed, "points": box.moonstone_points}
        elif tile == MASK:
            params = {"role": first_of(self.played(take)[1], "mask-reveals").params["role"]}
        return (f"preview-tile-{TILES[tile]}", params)

    def of_portal(self, direction: int) -> Saying:
        """S5.1 A portal by itself, whatever it comes before."""
        after = clone(self.now)
        after.stack, after.answers = [], []
        use_portal(after, self.seat, direction)
        self.game.settle(after)
        self.keep_portals(after, [])
        if after.pawn == after.box.moon:
            return ("preview-pawn-to-moon", {})
        key = "preview-pawn-on" if direction > 0 else "preview-pawn-back"
        return (key, {"left": steps_left(after)})

    # Roles

    def of_exchange(self, exchange: Exchange) -> Saying:
        """S6.2 The role one would have, if one can know it."""
        if len(self.tables_of(exchange.seat)) > 1:
            return ("preview-exchange-unknown", {})
        role = int(self.played(exchange)[0].is_shadow(self.seat))
        return ("preview-exchange-known", {"role": role})

    def of_elimination(self, eliminate: Eliminate) -> Saying:
        """S7 By the victim's role if one can know it, else by either."""
        victim, tables = eliminate.seat, self.tables_of(eliminate.seat)
        last = reaches = False
        steps = 0
        for after in tables:
            is_shadow = after.is_shadow(victim)
            told = self.game.apply(after, self.seat, eliminate)
            self.keep_portals(after, told)
            if is_shadow:
                last = is_won(told, "last-shadow-eliminated")
            else:
                reaches = is_won(told, "moon-reached")
                steps = after.pawn - self.now.pawn
        left = steps_left(self.now) - steps
        if len(tables) > 1:
            either = {"last": last, "steps": steps, "reaches": reaches, "left": left}
            return ("preview-eliminate-unknown", either)
        if self.now.is_shadow(victim):
            return ("preview-eliminate-last-shadow" if last else "preview-eliminate-shadow", {})
        count = self.view.hand_sizes[victim]
        if reaches:
            return ("preview-eliminate-shaman-to-moon", {"count": count})
        return ("preview-eliminate-shaman", {"count": count, "left": left})

    def tables_of(self, seat: Seat) -> list[ShamansState]:
        """This table; and if the role of a seat may be another, a table at which it is."""
        now, roles = self.now, self.view.roles
        hidden = [x for x, role in enumerate(roles) if role == UNKNOWN]
        others = [x for x in hidden if now.is_shadow(x) != now.is_shadow(seat)]
        if roles[seat] != UNKNOWN or not others:
            return [clone(now)]
        otherwise = clone(now)
        otherwise.shadows = swapped(now.shadows, seat, others[0])
        return [clone(now), otherwise]


def steps_left(s: ShamansState) -> int:
    return s.box.moon - s.pawn


def is_won(told: list[Event], reason: str) -> bool:
    """Has the round been won so?"""
    return any(event.key == "round-won" and event.params["reason"] == reason for event in told)


def first_of(told: list[Event], key: str) -> Event:
    for event in told:
        if event.key == key:
            return event
    raise AssertionError(f"{key} was not told")
