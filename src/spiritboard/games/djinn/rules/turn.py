"""A turn: walk, act, and all that may be done beside (chapter "A player's turn")."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Do
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import (
    Capture,
    Consult,
    Craft,
    Decline,
    Draw,
    EndTurn,
    FillUp,
    Hire,
    Lure,
    Open,
    Skip,
    Stroll,
    Study,
    Trade,
)
from spiritboard.games.djinn.box import (
    ACADEMY,
    ARCHIVE,
    CATACOMBS,
    COINS,
    MAGIC,
    MARKET,
    ROUNDS,
    SOURCE,
    TAVERN,
    WORKSHOP,
)
from spiritboard.games.djinn.rules.academy import study
from spiritboard.games.djinn.rules.archive import (
    ConsultAgain,
    consult,
    consultations,
    why_not_consult,
)
from spiritboard.games.djinn.rules.batches import captures, some_capture
from spiritboard.games.djinn.rules.capture import (
    DECLINE,
    capture,
    decline,
    why_not_capture,
    why_not_lure,
)
from spiritboard.games.djinn.rules.catacombs import open_chests, openings
from spiritboard.games.djinn.rules.errands import errands
from spiritboard.games.djinn.rules.mages import hire, hirings
from spiritboard.games.djinn.rules.market import TradeAgain, trade, trades, why_not_trade
from spiritboard.games.djinn.rules.means import gain_plain
from spiritboard.games.djinn.rules.source import at_source, can_draw, use_source, why_not_at_source
from spiritboard.games.djinn.rules.walking import FirstStep, Step
from spiritboard.games.djinn.rules.workshop import craft, craftings, why_not_craft
from spiritboard.games.djinn.state import (
    CAPTURED,
    FIRST_ROW,
    MAIN,
    NOTHING,
    SECRET,
    SKIPPED,
    DjinnState,
)

STUDIES: Final = (Study(raises=False), Study(raises=True))
SKIPS: Final = tuple([Skip(coins) for coins in (0, 1, 2)])
SKIP_BONUS: Final = 2
END: Final = EndTurn()

LOCATION_OF: Final[dict[type[Action], int]] = {
    Study: ACADEMY,
    Hire: TAVERN,
    Open: CATACOMBS,
    Consult: ARCHIVE,
    Craft: WORKSHOP,
    Trade: MARKET,
    Stroll: MARKET,
}
"""Where each of these is done. No square has a symbol twice (D7), so it says which action it is."""


class BeginTurn(Do[DjinnState]):
    """4.2 Magic is at least the minimum; then one walks and acts."""

    tag: ClassVar[str] = "begin-turn"
    rule: ClassVar[str] = "R2.1"

    def run(self, s: DjinnState) -> None:
        seat = s.seat()
        begin(s)
        s.magic[seat] = max(s.magic[seat], s.minimum[seat])
        step = FirstStep(seat) if s.place[seat] == NOTHING else Step(seat)
        s.push(step, Act(seat))


def begin(s: DjinnState) -> None:
    """Nothing has been done in this turn."""
    s.done = s.used = s.fresh = s.boost = s.stays = 0


class Act(AskSeat[DjinnState]):
    """D6, D9, D20 One after the other, in any order, until nothing is left or wanted."""

    tag: ClassVar[str] = "act"
    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "D9"

    def needed(self, s: DjinnState) -> bool:
        """An end that is the only thing left needs no word."""
        seat = self.seat
        place = s.place[seat]
        if place == SOURCE:
            return not s.done & FIRST_ROW or can_draw(s, seat) or len(errands(s, seat)) > 0
        if not s.done & (MAIN | SECRET | SKIPPED) or is_owed(s, place):
            return True
        return len(visits(s, seat, place)) > 0 or len(errands(s, seat)) > 0

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return actions_at(s, seat)

    def allows(self, s: DjinnState, seat: Seat, action: Action) -> bool:
        """D19, D22 There are more ways to pay and to keep than are listed."""
        place = s.place[seat]
        if isinstance(action, Capture) and place != SOURCE and is_owed(s, place):
            return why_not_capture(s, seat, place, action) is None
        if isinstance(action, Lure) and place == SOURCE and not s.done & FIRST_ROW:
            return why_not_lure(s, seat, action) is None
        return False

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        return why_not(s, seat, action)

    def sample(self, s: DjinnState, seat: Seat, rng: Rng) -> Action:
        """Must agree with `options`; a capture as often as not, where there is one."""
        place = s.place[seat]
        if place == SOURCE or not is_owed(s, place):
            return rng.choice(actions_at(s, seat))
        if rng.below(2):
            capture = some_capture(s, seat, place, rng)
            if capture is not None:
                return capture
        found = visits(s, seat, place)
        if not s.done & (MAIN | SECRET | SKIPPED):
            found += SKIPS
        found.append(DECLINE)
        return rng.choice(found)

    def default(self, s: DjinnState, seat: Seat) -> Action:
        """Whoever is away takes coins and lets the djinn be."""
        for way in (DECLINE, SKIPS[2], END):
            if way in actions_at(s, seat):
                return way
        return END

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if action == END:
            return
        s.stack.append(self)
        place = s.place[seat]
        if place == SOURCE:
            use_source(s, seat, action)
        elif isinstance(action, Capture):
            capture(s, seat, place, action)
        elif isinstance(action, Decline):
            decline(s, seat)
        elif isinstance(action, Skip):
            skip(s, seat, action.coins)
        else:
            visit(s, seat, action)


def actions_at(s: DjinnState, seat: int) -> list[Action]:
    """All that the space offers now."""
    place = s.place[seat]
    if place == SOURCE:
        return [*at_source(s, seat), END]
    found = visits(s, seat, place)
    if not s.done & (MAIN | SECRET | SKIPPED):
        found += SKIPS
    if is_owed(s, place):
        found += captures(s, seat, place)
        found.append(DECLINE)
    elif s.done & (MAIN | SECRET | SKIPPED):
        found.append(END)
    return found


def is_owed(s: DjinnState, place: int) -> bool:
    """The mandatory action: there are djinn, and they were not dealt with."""
    return not s.done & CAPTURED and s.is_haunted(place)


def visits(s: DjinnState, seat: int, place: int) -> list[Action]:
    """D9 The action of the space, and that of one's own secret there."""
    if s.done & SKIPPED:
        return []
    found: list[Action] = []
    if not s.done & MAIN:
        found += offers(s, seat, s.layout[place], special=place < ROUNDS)
    secret = s.secret_at(seat, place)
    if secret != NOTHING and not s.done & SECRET and not (s.fresh >> secret) & 1:
        found += offers(s, seat, secret, special=False)
    return found


def offers(s: DjinnState, seat: int, location: int, *, special: bool) -> list[Action]:
    """What can be done at a location. Special actions include the basic ones."""
    if location == ACADEMY:
        return list(STUDIES) if special else [STUDIES[0]]
    if location == TAVERN:
        return hirings(s, keyed=special)
    if location == CATACOMBS:
        return openings(s, seat, special=special)
    if location == ARCHIVE:
        return consultations(s, seat)
    if location == WORKSHOP:
        return craftings(s, seat, special=special)
    return trades(s, seat)


def visit(s: DjinnState, seat: int, action: Action) -> None:
    """Marks which of the two actions it is, and does it."""
    place = s.place[seat]
    is_main = LOCATION_OF[type(action)] == s.layout[place] and not s.done & MAIN
    s.done |= MAIN if is_main else SECRET
    special = is_main and place < ROUNDS
    if isinstance(action, Study):
        study(s, seat, raises=action.raises)
    elif isinstance(action, Hire):
        hire(s, seat, action.pile)
    elif isinstance(action, Open):
        open_chests(s, seat, action.count)
    elif isinstance(action, Consult):
        if special:
            s.push(ConsultAgain(seat, action.option))
        consult(s, seat, action.option)
    elif isinstance(action, Craft):
        craft(s, seat, action)
    else:
        if special:
            s.push(TradeAgain(seat))
        trade(s, seat, action)


def skip(s: DjinnState, seat: int, coins: int) -> None:
    """D6 Two coins, or two magic, or one of each."""
    s.done |= SKIPPED
    s.tell("skips", seat=seat)
    if coins:
        gain_plain(s, seat, COINS, coins)
    if coins < SKIP_BONUS:
        gain_plain(s, seat, MAGIC, SKIP_BONUS - coins)


def why_not(s: DjinnState, seat: int, action: Action) -> Illegal:
    """Why this can't be done here and now."""
    place = s.place[seat]
    if place == SOURCE or isinstance(action, FillUp | Lure | Draw):
        return (
            why_not_at_source(s, seat, action)
            if place == SOURCE
            else Illegal("D20", "only-at-the-source")
        )
    if isinstance(action, Capture | Decline):
        if not s.is_haunted(place):
            return Illegal("D22", "nobody-here")
        if s.done & CAPTURED:
            return Illegal("D22", "one-batch-a-turn")
        refused = why_not_capture(s, seat, place, cast("Capture", action))
        return refused or Illegal("D22", "not-an-answer")
    if isinstance(action, EndTurn):
        owed = is_owed(s, place)
        return Illegal("D26" if owed else "D6", "djinn-wait" if owed else "take-something")
    if isinstance(action, Skip):
        return Illegal("D6", "acted-already")
    return why_no_visit(s, seat, place, action)


def why_no_visit(s: DjinnState, seat: int, place: int, action: Action) -> Illegal:
    location = LOCATION_OF.get(type(action), NOTHING)
    if location == NOTHING:
        return Illegal("D9", "not-an-answer")
    secret = s.secret_at(seat, place)
    if location not in (s.layout[place], secret):
        return Illegal("D9", "not-at-this-place", location=location)
    if s.done & SKIPPED:
        return Illegal("D6", "skipped-already")
    if location == secret and (s.fresh >> secret) & 1:
        return Illegal("D8", "secret-is-fresh")
    if s.done & (MAIN if location == s.layout[place] else SECRET):
        return Illegal("D9", "acted-already")
    if isinstance(action, Consult):
        return why_not_consult(action)
    if isinstance(action, Craft) and not (action.special and place >= ROUNDS):
        return why_not_craft(s, seat, action)
    if isinstance(action, Trade | Stroll):
        return why_not_trade(s, seat, action)
    if isinstance(action, Hire):
        return Illegal("D10", "no-mage-there")
    return Illegal("D9", "only-at-a-round-space" if place >= ROUNDS else "not-an-answer")
