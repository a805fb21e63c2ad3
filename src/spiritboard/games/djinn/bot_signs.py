"""What a table of Djinn shows of a seat: the signs that its worth is told by, in numbers."""

from __future__ import annotations

from typing import Final

from spiritboard.games.djinn.box import AT, BOSS, CAPTURE, ROUNDS, SOURCE
from spiritboard.games.djinn.rows import (
    BOSSES,
    bottles_at,
    bottles_row,
    corked_at,
    corked_row,
    held_at,
    held_row,
    secrets_row,
)
from spiritboard.games.djinn.rules.ending import scoring_points
from spiritboard.games.djinn.rules.source import price_at
from spiritboard.games.djinn.state import (
    CAPTURED,
    DOWN,
    FIRST_ROW,
    MAIN,
    NOTHING,
    ROWS_OVER,
    SECRET,
    SKIPPED,
    WALKED,
    DjinnState,
)

LOCATION_COUNT: Final = 6
STUDIED: Final = 3
"""Magic that a stop on the way may bring."""

PLAIN: Final = (
    "magic", "magic_beyond_4", "coins_to_3", "coins_to_8", "coins_beyond", "scrolls_to_2",
    "scrolls_beyond", "keys_to_2", "keys_beyond", "can_draw",
)  # fmt: skip
KEPT: Final = (
    "points", "scoring", "corked", "held", "held_bosses", "bottles", "corks", "pairs", "matched",
    "waiting", "colours", "unused_beyond", "ones", "twos", "threes",
)  # fmt: skip
GROWN: Final = (
    "circles", "free", "full", "capacity", "minimum", "secrets", "all_secrets",
)  # fmt: skip
HELP: Final = (
    "power", "bonus", "fees", "asleep", "sleeping_bonus", "mages", "gear_at", "gear_capture",
    "gear_other", "gear_spare",
)  # fmt: skip
PLACE: Final = (
    "round", "at_source", "source_near", "promise", "boss_near", "promise_later",
)  # fmt: skip
TURN: Final = (
    *[f"act_{shape}_{location}" for shape in ("round", "square") for location in range(6)],
    "act_secret", "owed", "owed_promise", "owed_boss", "fill", "draw", "in_turn",
)  # fmt: skip
TOWN: Final = ("bosses", "crowd", "stragglers", "easy", "supply")
TRAIT: Final = tuple([f"T{number}" for number in range(1, 21)])
TOM: Final = ("cards", "cards_per_boss", "need", "slack")
SIGNS: Final = ("one", *PLAIN, *KEPT, *GROWN, *HELP, *PLACE, *TURN, *TOWN, *TRAIT, *TOM)


def signs(s: DjinnState, seat: int) -> list[float]:
    """In the order of SIGNS."""
    found = [1.0]
    room = s.free_circles(seat) + min(s.corks[seat], sum(s.bottles[bottles_row(seat)]))
    plain(s, seat, found)
    kept(s, seat, found)
    grown(s, seat, found)
    strength = s.magic[seat] + (s.boost if seat == s.seat() else 0)
    strength += mages(s, seat, found) + gear(s, seat, found)
    place(s, seat, found, strength, room)
    turn(s, seat, found, strength, room)
    town(s, found)
    found += [1.0 if owner == seat else 0.0 for owner in s.traits]
    tom(s, found)
    return found


def plain(s: DjinnState, seat: int, found: list[float]) -> None:
    magic, coins, scrolls, keys = s.magic[seat], s.coins[seat], s.scrolls[seat], s.keys[seat]
    found.append(float(magic))
    found.append(float(max(0, magic - 4)))
    found.append(float(min(3, coins)))
    found.append(float(min(5, max(0, coins - 3))))
    found.append(float(max(0, coins - 8)))
    found.append(float(min(2, scrolls)))
    found.append(float(max(0, scrolls - 2)))
    found.append(float(min(2, keys)))
    found.append(float(max(0, keys - 2)))
    found.append(float(min(2, scrolls // price_at(s, seat))))


def kept(s: DjinnState, seat: int, found: list[float]) -> None:
    box = s.box
    awards = 0
    for tile, owner in enumerate(s.awards):
        if owner == seat:
            awards += box.awards[tile].points
    own_held, own_corked, own_bottles = held_at(seat, 0), corked_at(seat, 0), bottles_at(seat, 0)
    bottled = sum(s.corked[corked_row(seat)])
    held = sum(s.held[held_row(seat)])
    bosses = s.held[own_held + BOSS]
    bottles = 0
    matched = 0
    colours = 0
    ones = twos = threes = 0
    for colour in range(4):
        some = s.bottles[own_bottles + colour]
        bottles += some
        colours += int(some > 0)
        matched += min(some, s.held[own_held + colour])
        same = s.corked[own_corked + colour] + s.corked[own_corked + BOSSES + colour]
        ones += int(same % 3 == 1)
        twos += int(same % 3 == 2)
        threes += same // 3
    matched = min(bottles, matched + bosses)
    corks = s.corks[seat]
    points = awards + box.corked_points * bottled + box.unused_points * (bottles + corks)
    if not s.has_trait(seat, 20):
        points += box.circle_points * held
    found.append(float(points))
    found.append(float(scoring_points(s, seat)))
    found.append(float(bottled))
    found.append(float(held))
    found.append(float(bosses))
    found.append(float(min(5, bottles)))
    found.append(float(min(5, corks)))
    found.append(float(min(5, bottles, corks)))
    found.append(float(matched))
    found.append(float(max(0, held - matched)))
    found.append(float(colours))
    found.append(float(max(0, bottles - 5) + max(0, corks - 5)))
    found.append(float(ones))
    found.append(float(twos))
    found.append(float(threes))


def grown(s: DjinnState, seat: int, found: list[float]) -> None:
    placed = 0
    at_hand = 0
    for where in s.secrets[secrets_row(seat)]:
        placed += int(where >= ROUNDS)
        at_hand += int(where == NOTHING)
    free = s.free_circles(seat)
    found.append(float(s.circles[seat]))
    found.append(float(free))
    found.append(float(free == 0))
    found.append(float(s.marker[seat] - 5))
    found.append(float(s.minimum[seat]))
    found.append(float(placed))
    found.append(float(at_hand == 0))


def mages(s: DjinnState, seat: int, found: list[float]) -> int:
    """Those that are ready, those that sleep; and the power that one could pay for now."""
    box = s.box
    power = bonus = fees = asleep = dreams = count = usable = 0
    coins = s.coins[seat]
    for card, where in enumerate(s.mages):
        if where == seat:
            count += 1
            power += box.mage_power[card]
            bonus += box.mage_colours[card].bit_count()
            fees += box.mage_fee[card]
            if coins >= box.mage_fee[card]:
                coins -= box.mage_fee[card]
                usable += box.mage_power[card]
        elif where == seat + DOWN:
            count += 1
            asleep += box.mage_power[card]
            dreams += box.mage_colours[card].bit_count()
    found.append(float(power))
    found.append(float(bonus))
    found.append(float(fees))
    found.append(float(asleep))
    found.append(float(dreams))
    found.append(float(count))
    return usable


def gear(s: DjinnState, seat: int, found: list[float]) -> int:
    """By what it does; and the magic that it adds to any capture."""
    box = s.box
    places = captures = other = spare = added = 0
    for card, where in enumerate(s.gear):
        if where == seat + DOWN:
            spare += 1
        elif where == seat:
            effect = box.gear_effect[card]
            places += int(effect == AT)
            captures += int(effect == CAPTURE)
            other += int(effect not in (AT, CAPTURE))
            if effect == CAPTURE and box.gear[card].of == NOTHING:
                added += box.gear[card].amount
    found.append(float(places))
    found.append(float(captures))
    found.append(float(other))
    found.append(float(spare))
    return added


def place(s: DjinnState, seat: int, found: list[float], strength: int, room: int) -> None:
    """Where the next steps lead."""
    here = s.place[seat]
    if here == NOTHING:
        found += [0.0] * len(PLACE)
        return
    came = s.came[seat]
    near = promise = boss = later = 0.0
    for space in s.box.ways[here]:
        if space == came:
            continue
        if space == SOURCE:
            near = float(s.most_magic(seat) - s.magic[seat])
        if space < ROUNDS:
            promise = max(promise, promise_of(s, space, strength, room))
            boss = max(boss, boss_of(s, space, strength, room))
        elif here < ROUNDS:
            rested = s.most_magic(seat) if space == SOURCE else s.magic[seat] + STUDIED
            rested = min(rested, s.most_magic(seat)) - s.magic[seat]
            for beyond in s.box.ways[space]:
                if beyond != here:
                    later = max(later, promise_of(s, beyond, strength + rested, room))
    found.append(float(here < ROUNDS))
    found.append(float(here == SOURCE))
    found.append(near)
    found.append(promise)
    found.append(boss)
    found.append(later)


def promise_of(s: DjinnState, space: int, strength: int, room: int) -> float:
    """How many djinn could be captured there."""
    return min(float(min(s.djinn_at(space), room)), strength / s.box.djinn_price)


def boss_of(s: DjinnState, space: int, strength: int, room: int) -> float:
    """1 if the boss there could be made to leave."""
    if not s.boss[space] or not room:
        return 0.0
    return float(strength >= needed_at(s, space))


def needed_at(s: DjinnState, space: int) -> int:
    """Magic that it takes to make the boss leave, the cheaper way."""
    box = s.box
    djinn = s.djinn_at(space)
    return min(box.djinn_price * djinn, box.boss_price + box.boss_per_djinn * djinn)


def turn(s: DjinnState, seat: int, found: list[float], strength: int, room: int) -> None:
    """What may still be done in one's turn."""
    if seat != s.seat() or not (s.done & WALKED or s.is_final):
        found += [0.0] * len(TURN)
        return
    here = s.place[seat]
    acts = [0.0] * (2 * LOCATION_COUNT)
    secret = owed = promise = boss = fill = draws = 0.0
    if here == SOURCE:
        if not s.done & FIRST_ROW:
            fill = float(s.most_magic(seat) - s.magic[seat])
        if not s.done & ROWS_OVER:
            draws = float(min(2, s.scrolls[seat] // price_at(s, seat)))
    elif not s.done & SKIPPED:
        if not s.done & MAIN:
            acts[s.layout[here] + (0 if here < ROUNDS else LOCATION_COUNT)] = 1.0
        secret = float(has_secret_to_use(s, seat, here))
    if here < ROUNDS and not s.done & CAPTURED and s.djinn_at(here):
        owed = 1.0
        promise = promise_of(s, here, strength, room)
        boss = boss_of(s, here, strength, room)
    found += acts
    found += [secret, owed, promise, boss, fill, draws, 1.0]


def has_secret_to_use(s: DjinnState, seat: int, here: int) -> bool:
    """D8 Not in the turn in which it was placed."""
    if here < ROUNDS or s.done & SECRET:
        return False
    secret = s.secret_at(seat, here)
    return secret != NOTHING and not (s.fresh >> secret) & 1


def town(s: DjinnState, found: list[float]) -> None:
    crowd = stragglers = easy = bosses = 0
    for space in range(ROUNDS):
        djinn = s.djinn_at(space)
        if s.boss[space]:
            bosses += 1
            crowd += djinn
            easy += int(djinn == 1)
        else:
            stragglers += djinn
    found.append(float(bosses))
    found.append(float(crowd))
    found.append(float(stragglers))
    found.append(float(easy))
    found.append(float(s.bosses))


def tom(s: DjinnState, found: list[float]) -> None:
    if not s.box.tom:
        found += [0.0] * len(TOM)
        return
    cards = s.tom.count(0)
    bosses = s.bosses_in_town()
    need = 0
    for space in range(ROUNDS):
        if s.boss[space]:
            need += needed_at(s, space)
    found.append(float(cards))
    found.append(cards / max(1.0, float(bosses)))
    found.append(float(need))
    found.append(float(min(0, cards - bosses)))
