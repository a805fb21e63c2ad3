"""What a stop in the town gives, and the stops that may follow each other (D1 to D5)."""

from __future__ import annotations

from spiritboard.core.errors import Illegal
from spiritboard.core.speech import Saying
from spiritboard.core.state import clone
from spiritboard.core.table_side import Prospect
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Enter, Walk
from spiritboard.games.djinn.box import AT, COINS, LOCATIONS, MAGIC, ROUNDS, SOURCE
from spiritboard.games.djinn.rows import djinn_row
from spiritboard.games.djinn.rules.source import price_at
from spiritboard.games.djinn.rules.walking import FirstStep, Step, is_let_by, walks, wizards_at
from spiritboard.games.djinn.state import NOTHING, DjinnState


def gives(s: DjinnState, seat: int, space: int) -> list[Saying]:
    """What one finds there: actions, gear that pays, djinn."""
    if space == SOURCE:
        return [("gives-source", {"most": s.most_magic(seat), "price": price_at(s, seat)})]
    shown = [s.layout[space]]
    found: list[Saying] = [given(s.layout[space], special=space < ROUNDS)]
    secret = s.secret_at(seat, space)
    if secret != NOTHING:
        shown.append(secret)
        found.append(given(secret, special=False))
    found += gear_gains(s, seat, shown)
    if space < ROUNDS and s.is_haunted(space):
        there = (*s.djinn[djinn_row(space)], s.boss[space])
        found.append(("gives-djinn", {"djinn": there}))
    return found


def given(location: int, *, special: bool) -> Saying:
    return (f"gives-{LOCATIONS[location]}", {"special": special})


def gear_gains(s: DjinnState, seat: int, shown: list[int]) -> list[Saying]:
    """4.4 The gear that pays at one of these symbols."""
    found: list[Saying] = []
    for card in s.gear_of(seat):
        gear = s.box.gear[card]
        if gear.effect == AT and gear.of in shown:
            gains = ((COINS if gear.is_coins else MAGIC, gear.amount),)
            found.append(("gives-gear", {"gear": card, "gains": gains}))
    return found


def crossing(s: DjinnState, seat: int, space: int, came: int) -> list[Saying]:
    """D3, D4 Who is paid at this edge, and whether somebody was jumped on the way to it."""
    found: list[Saying] = []
    others = [] if is_let_by(s, seat) else wizards_at(s, space, came, seat)
    if others:
        found.append(("stop-toll", {"seats": tuple(others)}))
    if s.place[seat] not in (NOTHING, came):
        found.append(("stop-jump", {"came": came}))
    return found


def stop_told(s: DjinnState, seat: int, space: int, came: int) -> list[Saying]:
    return crossing(s, seat, space, came) + gives(s, seat, space)


def route(s: DjinnState, seat: int, stops: tuple[tuple[int, int], ...]) -> list[Prospect]:
    """Each stop as far as they are legal, the others standing still; then what may follow."""
    s = clone(s)
    found: list[Prospect] = []
    for nth, (space, came) in enumerate(stops):
        prospect = stop_at(s, seat, nth + 1, space, came)
        found.append(prospect)
        if prospect.missing:
            return found
        s.place[seat] = space
        s.came[seat] = came
    last = found.pop() if found else here(s, seat)
    return [*found, Prospect(last.say, last.does, action=last.action, ways=tuple(onward(s, seat)))]


def here(s: DjinnState, seat: int) -> Prospect:
    space = s.place[seat]
    if space == NOTHING:
        return Prospect(("route-outside", {}))
    return Prospect(("route-here", {"spot": s.spot(space)}), tuple(gives(s, seat, space)))


def stop_at(s: DjinnState, seat: int, nth: int, space: int, came: int) -> Prospect:
    say = ("route-stop", {"nth": nth, "spot": s.spot(space)})
    refused = why_not_there(s, seat, space, came)
    if refused is not None:
        return Prospect(say, missing=(refused,))
    step = Enter(space, came) if s.place[seat] == NOTHING else Walk(space, came)
    return Prospect(say, tuple(stop_told(s, seat, space, came)), action=step)


def why_not_there(s: DjinnState, seat: int, space: int, came: int) -> Illegal | None:
    if s.place[seat] == NOTHING:
        enter = Enter(space, came)
        first = FirstStep(seat)
        return None if enter in first.options(s, seat) else first.refusal(s, seat, enter)
    walk = Walk(space, came)
    return None if walk in walks(s, seat) else Step(seat).refusal(s, seat, walk)


def onward(s: DjinnState, seat: int) -> list[Action]:
    return FirstStep(seat).options(s, seat) if s.place[seat] == NOTHING else walks(s, seat)
