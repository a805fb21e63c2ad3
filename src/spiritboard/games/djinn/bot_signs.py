"""What a table of Djinn shows of a seat: the signs that its worth is told by, in numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spiritboard.games.djinn.box import AT, BOSS, CAPTURE, ROUNDS, SOURCE
from spiritboard.games.djinn.rows import (
    BOSSES,
    bottles_at,
    corked_at,
    held_at,
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


class Tally:
    """Adds up what signs weigh, as they are told one after the other, in the order of SIGNS."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.at: i64 = 0
        self.total = 0.0

    def add(self, value: float) -> None:
        """The next sign."""
        if value != 0.0:
            self.total += value * self.weights[self.at]
        self.at += 1

    def skip(self, count: i64) -> None:
        """The next signs are all 0."""
        self.at += count


class Notes(Tally):
    """Writes the signs down."""

    def __init__(self) -> None:
        super().__init__([])
        self.found = [0.0] * len(SIGNS)

    def add(self, value: float) -> None:
        self.found[self.at] = value
        self.at += 1


def signs(s: DjinnState, seat: int) -> list[float]:
    """In the order of SIGNS."""
    notes = Notes()
    tell(s, seat, notes)
    return notes.found


def weighed(s: DjinnState, seat: int, weights: list[float]) -> float:
    """The sum of all signs, each as often as it weighs."""
    tally = Tally(weights)
    tell(s, seat, tally)
    return tally.total


def tell(s: DjinnState, seat: int, found: Tally) -> None:
    """Every sign that a table shows of a seat."""
    found.add(1.0)
    at = bottles_at(seat, 0)
    bottles = s.bottles[at] + s.bottles[at + 1] + s.bottles[at + 2] + s.bottles[at + 3]
    free = s.free_circles(seat)
    room = free + min(s.corks[seat], bottles)
    plain(s, seat, found)
    kept(s, seat, found)
    grown(s, seat, found, free)
    strength = s.magic[seat] + (s.boost if seat == s.seat() else 0)
    strength += mages(s, seat, found) + gear(s, seat, found)
    place(s, seat, found, strength, room)
    turn(s, seat, found, strength, room)
    town(s, found)
    for owner in s.traits:
        found.add(1.0 if owner == seat else 0.0)
    tom(s, found)


def plain(s: DjinnState, seat: int, found: Tally) -> None:
    magic, coins, scrolls, keys = s.magic[seat], s.coins[seat], s.scrolls[seat], s.keys[seat]
    found.add(float(magic))
    found.add(float(max(0, magic - 4)))
    found.add(float(min(3, coins)))
    found.add(float(min(5, max(0, coins - 3))))
    found.add(float(max(0, coins - 8)))
    found.add(float(min(2, scrolls)))
    found.add(float(max(0, scrolls - 2)))
    found.add(float(min(2, keys)))
    found.add(float(max(0, keys - 2)))
    found.add(float(min(2, scrolls // price_at(s, seat))))


def kept(s: DjinnState, seat: int, found: Tally) -> None:
    box = s.box
    awards = 0
    for tile, owner in enumerate(s.awards):
        if owner == seat:
            awards += box.awards[tile].points
    own_held, own_corked, own_bottles = held_at(seat, 0), corked_at(seat, 0), bottles_at(seat, 0)
    bosses = s.held[own_held + BOSS]
    held = bosses
    bottled = 0
    bottles = 0
    matched = 0
    colours = 0
    ones = twos = threes = 0
    for colour in range(4):
        some = s.bottles[own_bottles + colour]
        bottles += some
        colours += int(some > 0)
        alike = s.held[own_held + colour]
        held += alike
        matched += min(some, alike)
        same = s.corked[own_corked + colour] + s.corked[own_corked + BOSSES + colour]
        bottled += same
        ones += int(same % 3 == 1)
        twos += int(same % 3 == 2)
        threes += same // 3
    matched = min(bottles, matched + bosses)
    corks = s.corks[seat]
    points = awards + box.corked_points * bottled + box.unused_points * (bottles + corks)
    if not s.has_trait(seat, 20):
        points += box.circle_points * held
    found.add(float(points))
    found.add(float(scoring_points(s, seat)))
    found.add(float(bottled))
    found.add(float(held))
    found.add(float(bosses))
    found.add(float(min(5, bottles)))
    found.add(float(min(5, corks)))
    found.add(float(min(5, bottles, corks)))
    found.add(float(matched))
    found.add(float(max(0, held - matched)))
    found.add(float(colours))
    found.add(float(max(0, bottles - 5) + max(0, corks - 5)))
    found.add(float(ones))
    found.add(float(twos))
    found.add(float(threes))


def grown(s: DjinnState, seat: int, found: Tally, free: int) -> None:
    placed = 0
    at_hand = 0
    for where in s.secrets[secrets_row(seat)]:
        placed += int(where >= ROUNDS)
        at_hand += int(where == NOTHING)
    found.add(float(s.circles[seat]))
    found.add(float(free))
    found.add(float(free == 0))
    found.add(float(s.marker[seat] - 5))
    found.add(float(s.minimum[seat]))
    found.add(float(placed))
    found.add(float(at_hand == 0))


def mages(s: DjinnState, seat: int, found: Tally) -> int:
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
    found.add(float(power))
    found.add(float(bonus))
    found.add(float(fees))
    found.add(float(asleep))
    found.add(float(dreams))
    found.add(float(count))
    return usable


def gear(s: DjinnState, seat: int, found: Tally) -> int:
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
    found.add(float(places))
    found.add(float(captures))
    found.add(float(other))
    found.add(float(spare))
    return added


def place(s: DjinnState, seat: int, found: Tally, strength: int, room: int) -> None:
    """Where the next steps lead."""
    here = s.place[seat]
    if here == NOTHING:
        found.skip(len(PLACE))
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
    found.add(float(here < ROUNDS))
    found.add(float(here == SOURCE))
    found.add(near)
    found.add(promise)
    found.add(boss)
    found.add(later)


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


def turn(s: DjinnState, seat: int, found: Tally, strength: int, room: int) -> None:
    """What may still be done in one's turn."""
    if seat != s.seat() or not (s.done & WALKED or s.is_final):
        found.skip(len(TURN))
        return
    here = s.place[seat]
    act = NOTHING
    secret = owed = promise = boss = fill = draws = 0.0
    if here == SOURCE:
        if not s.done & FIRST_ROW:
            fill = float(s.most_magic(seat) - s.magic[seat])
        if not s.done & ROWS_OVER:
            draws = float(min(2, s.scrolls[seat] // price_at(s, seat)))
    elif not s.done & SKIPPED:
        if not s.done & MAIN:
            act = s.layout[here] + (0 if here < ROUNDS else LOCATION_COUNT)
        secret = float(has_secret_to_use(s, seat, here))
    if here < ROUNDS and not s.done & CAPTURED and s.djinn_at(here):
        owed = 1.0
        promise = promise_of(s, here, strength, room)
        boss = boss_of(s, here, strength, room)
    for one in range(2 * LOCATION_COUNT):
        found.add(1.0 if one == act else 0.0)
    found.add(secret)
    found.add(owed)
    found.add(promise)
    found.add(boss)
    found.add(fill)
    found.add(draws)
    found.add(1.0)


def has_secret_to_use(s: DjinnState, seat: int, here: int) -> bool:
    """D8 Not in the turn in which it was placed."""
    if here < ROUNDS or s.done & SECRET:
        return False
    secret = s.secret_at(seat, here)
    return secret != NOTHING and not (s.fresh >> secret) & 1


def town(s: DjinnState, found: Tally) -> None:
    crowd = stragglers = easy = bosses = 0
    for space in range(ROUNDS):
        djinn = s.djinn_at(space)
        if s.boss[space]:
            bosses += 1
            crowd += djinn
            easy += int(djinn == 1)
        else:
            stragglers += djinn
    found.add(float(bosses))
    found.add(float(crowd))
    found.add(float(stragglers))
    found.add(float(easy))
    found.add(float(s.bosses))


def tom(s: DjinnState, found: Tally) -> None:
    if not s.box.tom:
        found.skip(len(TOM))
        return
    cards = s.tom.count(0)
    bosses = s.bosses_in_town()
    need = 0
    for space in range(ROUNDS):
        if s.boss[space]:
            need += needed_at(s, space)
    found.add(float(cards))
    found.add(cards / max(1.0, float(bosses)))
    found.add(float(need))
    found.add(float(min(0, cards - bosses)))
