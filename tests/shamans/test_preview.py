"""Whatever is told before an answer comes true when it is given, for every answer to every question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import cast

import pytest

from spiritboard.catalog import table_side
from spiritboard.core.rng import Rng
from spiritboard.core.speech import Saying
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action, Event, Seat
from spiritboard.games.shamans.actions import KeepDagger, UsePortal
from spiritboard.games.shamans.box import TILES
from spiritboard.games.shamans.info import ShamansOptions
from spiritboard.games.shamans.rules.scoring import moonstones
from spiritboard.games.shamans.state import NOTHING, ShamansState
from tests.shamans.table import KEEP, rng, shamans

GAME = shamans()
SHAMANS = table_side("shamans")
BLOODY = {"dagger": 9, "portal": 4, "moonstone": 2, "mask": 1}
TABLES = {
    "near": ShamansOptions(),
    "far": ShamansOptions("cs", content={"track": {"moon": 60}, "tiles": BLOODY}),
    "between": ShamansOptions(content={"track": {"moon": 32}, "tiles": BLOODY}),
}


class Truth:
    """The real table one answer on; whenever portals are asked for, all keep theirs."""

    def __init__(self, before: ShamansState, seat: Seat, action: Action, chance: Rng) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.chance = chance
        self.s = clone(before)
        self.s.answers = [KEEP if isinstance(a, UsePortal) else a for a in before.answers]
        self.told: list[Event] = []
        self.answer(seat, action)
        while self.kind.startswith("portal"):
            self.answer(GAME.whose(self.s), KEEP)

    def answer(self, seat: Seat, action: Action) -> None:
        self.told += GAME.apply(self.s, seat, action)

    @property
    def kind(self) -> str:
        decision = GAME.decision(self.s)
        return decision.kind if decision else "over"

    def play_to_the_end_of_the_trick(self) -> None:
        """Nobody plays after this seat: somebody takes an artifact, perhaps cards are passed."""
        while not self.has("places"):
            seat = GAME.whose(self.s)
            self.answer(seat, GAME.sample(self.s, seat, self.chance))

    def has(self, key: str, **params: object) -> bool:
        """Was it told, with at least these parameters?"""
        return any(e.key == key and params.items() <= e.params.items() for e in self.told)

    def matches(self) -> list[int]:
        """S4.1 The matching cards of the living, lowest first."""
        trick = self.s.trick
        return sorted(trick[seat] for seat in self.s.living() if trick[seat] != NOTHING)

    def left(self) -> int:
        return self.s.box.moon - self.s.pawn

    def victim(self) -> Seat:
        return int(self.action.seat)  # type: ignore[attr-defined]  # an elimination

    def shaman_falls(self, steps: int, reaches: bool, left: int) -> bool:
        moved = self.s.pawn - self.before.pawn == steps
        return moved and self.left() == left and self.has("round-won", role=1) == reaches

    def is_laid_down(self, world: int, count: int) -> bool:
        laid = sum(card != NOTHING for card in self.s.trick)
        return self.s.destination == world and self.s.placed[world].bit_count() + laid == count


def comes_true(t: Truth, key: str, told: Mapping[str, int]) -> bool:  # noqa: C901, PLR0912  # a case each
    match key.removeprefix("preview-"):
        case "leads" | "follows" as way:
            count = {"world": told["world"], "count": told["count"], "of": told["of"]}
            return t.has(way, seat=t.seat) and (
                t.has("places", **count) or t.is_laid_down(told["world"], told["count"])
            )
        case "strays":
            moved = t.s.pawn - t.before.pawn
            return t.has("strays") and (moved, t.left()) == (told["steps"], told["left"])
        case "strays-to-moon" | "pawn-to-moon":
            return t.has("round-won", reason="moon-reached") and t.left() == 0
        case "count":
            return t.s.placed[told["world"]].bit_count() == told["count"]
        case "lowest" if told["sure"]:
            return t.has("takes", seat=t.seat) or t.has("takes-unseen", seat=t.seat)
        case "highest" if told["sure"]:
            return t.has("places", seat=t.seat)
        case "lowest":
            return t.matches()[0] == t.s.trick[t.seat]
        case "highest":
            return t.matches()[-1] == t.s.trick[t.seat]
        case "completes" if t.has("performs", world=told["world"]):
            return t.has("performs", **told)
        case "completes":
            values = t.s.placed[told["world"]].bit_count() + sum(c != NOTHING for c in t.s.trick)
            return values == t.s.box.values and t.s.trick[told["seat"]] == t.matches()[-1]
        case "stabilisation" | "transmutation" as ritual:
            return is_unresolved(t) or t.kind == ritual
        case "illumination":
            return is_unresolved(t) or t.has("gains", seat=t.seat, points=told["points"])
        case "must-eliminate" | "may-eliminate" as how if not is_unresolved(t):
            may = KeepDagger() in GAME.options(t.s, t.seat)
            return t.kind == "neutralisation" and may == (how == "may-eliminate")
        case "no-dagger" if t.kind == "neutralisation":
            return GAME.options(t.s, t.seat)[0] == KeepDagger()
        case "must-eliminate" | "may-eliminate" | "no-dagger":
            return not t.has("uses-dagger")
        case "tile-moonstone":
            return moonstones(t.s, t.seat) == told["count"]
        case "tile-mask":
            return t.has("mask-reveals", seat=t.seat, role=told["role"])
        case "tile-dagger" | "tile-portal" as tile:
            return t.has("takes", tile=TILES.index(tile.removeprefix("tile-")))
        case "unseen":
            return t.has("takes-unseen") and sum(t.before.pile) == told["count"]
        case "eclipse-inside":
            return t.before.eclipse == 1
        case "pawn-back" | "pawn-on":
            first = next(event for event in t.told if event.key == "pawn-moves")
            return first.params["steps"] == told["left"]
        case "exchange-known":
            return int(t.s.is_shadow(t.seat)) == told["role"]
        case "exchange-unknown":
            return t.has("exchanges")
        case "eliminate-shadow" | "eliminate-last-shadow" as fate:
            is_last = t.has("round-won", reason="last-shadow-eliminated")
            return t.before.is_shadow(t.victim()) and is_last == ("last" in fate)
        case "eliminate-shaman":
            steps = told["count"] * t.s.box.eliminated_card_step
            return t.shaman_falls(steps, False, told["left"])
        case "eliminate-shaman-to-moon":
            return t.has("round-won", reason="moon-reached")
        case "eliminate-unknown" if t.before.is_shadow(t.victim()):
            return t.has("round-won", reason="last-shadow-eliminated") == told["last"]
        case "eliminate-unknown":
            return t.shaman_falls(told["steps"], bool(told["reaches"]), told["left"])
        case "turn-up":
            return t.has("turns-up")
        case "asked-without-portal" | "asked-without-dagger":
            return len(GAME.options(t.before, t.seat)) == 1 or t.before.down[t.seat] != ()
    raise AssertionError(f"{key} is told and nobody looks whether it comes true")


def is_unresolved(t: Truth) -> bool:
    """Others still play to the trick: what the ritual would be is told as things stand."""
    return not t.has("performs", seat=t.seat)


def questions(options: ShamansOptions, seats: int, seed: str) -> Iterator[ShamansState]:
    """Every question of a random match, with something done out of turn now and then."""
    s, chance = GAME.setup(seats, options), rng(seed)
    while (decision := GAME.decision(s)) is not None:
        if decision.by_nature:
            GAME.advance(s, NATURE, GAME.draw(s, chance))
            continue
        yield s
        sudden = GAME.impulse(s, chance) if chance.below(30) == 0 else None
        seat = GAME.whose(s)
        GAME.advance(s, *(sudden or (seat, GAME.sample(s, seat, chance))))


@pytest.mark.slow
def test_what_is_told_comes_true() -> None:
    """S3 to S7 Every answer that anybody may give is told, then really given."""
    seen: set[str] = set()
    for name, seats, number in product(TABLES, (3, 4, 5), range(4)):
        for s in questions(TABLES[name], seats, f"{name} {number}"):
            for seat in range(seats):
                view = GAME.view(s, seat)
                for action in GAME.options(s, seat):
                    told = SHAMANS.preview(view, action)
                    check(told, Truth(s, seat, action, rng("truth")))
                    seen.update(key for key, _ in told)
    assert seen == EVERYTHING


def check(told: Sequence[Saying], t: Truth) -> None:
    if ("preview-lowest", {"sure": True}) in told or ("preview-highest", {"sure": True}) in told:
        t.play_to_the_end_of_the_trick()
    for key, params in told:
        true = comes_true(t, key, cast("Mapping[str, int]", params))
        assert true, (key, params, t.seat, t.action, t.told, t.before)


EVERYTHING = {
    f"preview-{key}"
    for key in (
        *("leads", "follows", "strays", "strays-to-moon", "count", "lowest", "highest"),
        *("completes", "stabilisation", "transmutation", "illumination", "must-eliminate"),
        *("may-eliminate", "no-dagger", "tile-dagger", "tile-portal", "tile-moonstone"),
        *("tile-mask", "unseen", "eclipse-inside", "pawn-on", "pawn-back", "pawn-to-moon"),
        *("exchange-known", "exchange-unknown", "eliminate-shaman", "eliminate-shadow"),
        *("eliminate-unknown", "eliminate-shaman-to-moon", "eliminate-last-shadow", "turn-up"),
        *("asked-without-portal", "asked-without-dagger"),
    )
}
