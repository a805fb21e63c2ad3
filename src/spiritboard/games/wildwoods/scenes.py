"""For those who write and balance scenes: three starts for each, what best play wins, and faults."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any, Final, NamedTuple

from msgspec import Struct, convert
from msgspec.structs import replace

from spiritboard.core.errors import BadSetup
from spiritboard.core.rng import Rng
from spiritboard.core.scenes import Band, Bounds, Brought, Scenes, Start
from spiritboard.core.values import NATURE
from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.effort import estimate
from spiritboard.games.wildwoods.adviser.noted import APART, ONE, Purses
from spiritboard.games.wildwoods.adviser.reading import position_of
from spiritboard.games.wildwoods.adviser.relaxed import RelaxedBoard
from spiritboard.games.wildwoods.adviser.sweeping import Means, at_most
from spiritboard.games.wildwoods.box import ACTION_CARDS, HEAL, LIGHT, SPACES, TRAUMA
from spiritboard.games.wildwoods.content import read_content
from spiritboard.games.wildwoods.content.starting import chapter_of, read_carried
from spiritboard.games.wildwoods.content.tables import Content, Level
from spiritboard.games.wildwoods.game import Wildwoods
from spiritboard.games.wildwoods.info import WildwoodsOptions
from spiritboard.games.wildwoods.sayings import key_of
from spiritboard.games.wildwoods.soundness import LEVELS, faults_in, texts_of
from spiritboard.games.wildwoods.state import WildwoodsState

SPREAD: Final = ("help", "explore", "heal", "light", "help", "explore")
"""The order in which somebody lays down crystals, one a card."""
HEALING: Final = 4
"""So many successes heal a creature, or nearly."""
SLIGHT: Final = 0.1
"""Of a spirit: so much a held card counts among those who are otherwise as well off."""
SETTING_UP: Final = 0x2F6A_51C3_9D27_EB84
"""The seed of what chance brings before the first question."""


class StartTable(Struct, frozen=True, forbid_unknown_fields=True):
    """One start, as `starts.toml` has it."""

    share: float
    """Of those who come into a scene: so many are no better off."""
    order: str
    crystals: int
    spirit: int
    healed: int
    ever: tuple[str, ...]
    counts: Mapping[str, int]
    held: tuple[str, ...]


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """What bots have brought into scenes, as `brought.toml` has it."""

    level: str = ""
    """On which they played; on others nobody has looked."""
    scene: Mapping[str, Mapping[str, Mapping[str, Any]]] = {}
    """By scene and start."""

    def carried(self, scene: str, start: str, level: str) -> Mapping[str, Any] | None:
        return self.scene.get(scene, {}).get(start) if level == self.level else None


class Sought(NamedTuple):
    """What was found of a start by some means."""

    most: float | None
    """A bound; None: it was too much."""
    positions: int
    """That were looked at."""
    limit: int
    """That might have been."""


class WildwoodsScenes(Scenes):
    """Scenes of our campaign, or of one that somebody brings."""

    def __init__(
        self, rules: Wildwoods, starts: Mapping[str, Any], seen: Mapping[str, Any]
    ) -> None:
        self.rules = rules
        self.tables = convert(starts["start"], dict[str, StartTable])
        self.seen = convert(seen, Seen)
        self.known: dict[tuple[str, Means], Sought] = {}
        """By start and means."""
        self.bands = {level: Band(**table) for level, table in starts["band"].items()}

    def content(self, changes: Mapping[str, object]) -> Content:
        return read_content(self.rules.content, changes)

    def starts(self, chapter: str) -> Iterator[Start]:
        content = self.content({})
        for scene, table in content.scene.items():
            is_meant = not chapter or chapter in (scene, str(table.chapter))
            if not is_meant or table.cannot_be_lost:
                continue
            for start in self.tables:
                for level in LEVELS:
                    yield Start(scene, start, level, self.options(content, scene, start, level))

    def options(
        self, content: Content, scene: str, start: str, level: Level
    ) -> Mapping[str, object]:
        seen = self.seen.carried(scene, start, level)
        if seen is not None:
            return {"scene": scene, "difficulty": level, "carried": seen}
        table = self.tables[start]
        carried = carried_into(content, scene, table)
        if table.order != "usual":
            carried["river"] = self.order(scene, level, carried, table.order)
        return {"scene": scene, "difficulty": level, "carried": carried}

    def shares(self) -> Mapping[str, float]:
        return {start: table.share for start, table in self.tables.items()}

    def usual_level(self) -> str:
        return WildwoodsOptions().difficulty

    def campaign(self, level: str) -> Mapping[str, object]:
        return {"scene": self.content({}).start, "difficulty": level}

    def brought(self, options: Mapping[str, object]) -> Brought:
        """Crystals count first, then spirit, both as they are at the first question, then held cards."""
        wanted = convert(options, WildwoodsOptions)
        s = self.first_table(wanted)
        kinds = [s.card(card).type for card in s.slots]
        helpful = sum([-1 if kind == TRAUMA else 1 for kind in kinds])
        worth = sum(s.crystals) + (s.spirit + helpful * SLIGHT) / (s.box.spirit + 1)
        came = read_carried(wanted.carried)
        numbers = {
            "crystals": sum(s.crystals),
            "spirit": s.spirit,
            "cards": len(came.slots),
            "healed": sum(came.healed.values()),
        }
        return Brought(worth, numbers, {k: v for k, v in wanted.carried.items() if v})

    def order(self, scene: str, level: Level, carried: dict[str, Any], which: str) -> list[str]:
        """Of all orders of the action cards the worst or the best, by the adviser's estimate."""
        options = WildwoodsOptions(scene=scene, difficulty=level, carried=carried)
        s = self.first_table(options)
        board = Board(s)
        actions, others = s.action_cards(), s.river
        worth: dict[tuple[int, ...], float] = {}
        for order in permutations(actions):
            left = iter(order)
            s.river = [card if card not in actions else next(left) for card in others]
            worth[order] = estimate(board, position_of(board, s))
        found = (min if which == "worst" else max)(worth, key=lambda order: worth[order])
        return [ACTION_CARDS[card] for card in found]

    def first_table(self, options: WildwoodsOptions) -> WildwoodsState:
        """At the first question of Luma's phase."""
        rules, rng = self.rules, Rng(SETTING_UP)
        s: WildwoodsState = rules.setup(1, options)
        while s.stack and not s.is_luma:
            seat = rules.whose(s)
            rules.advance(s, seat, rules.draw(s, rng) if seat == NATURE else rules.default(s, seat))
        return s

    def bounds(self, options: Mapping[str, object], limit: int) -> Bounds:
        """By dice alone: without held cards, explore cards and Brom."""
        wanted = convert(options, WildwoodsOptions)
        s = self.first_table(wanted)
        exact: float | None = None
        least: float | None = None
        looked = 0
        for means in means_for(s):
            found = self.most(wanted, s, means, limit)
            looked += found.positions
            most = found.most
            if most is None:
                if means.front < SPACES:
                    continue
                break
            least = min(1.0 if least is None else least, most)
            exact = most if means.is_exact else None
        return Bounds(exact, least, looked)

    def most(self, wanted: WildwoodsOptions, s: WildwoodsState, means: Means, limit: int) -> Sought:
        """What is looked at for one start serves the others."""
        known = self.known.get((s.box.key, means))
        if known is None or (known.most is None and known.limit < limit):
            starts = self.alike(wanted, s)
            found = at_most(starts, means, limit)
            for start, most in zip(starts, found.most, strict=True):
                self.known[start.box.key, means] = Sought(most, found.positions, limit)
        return self.known[s.box.key, means]

    def alike(self, wanted: WildwoodsOptions, s: WildwoodsState) -> list[WildwoodsState]:
        """The same scene, as one may come into it, where the same then happens."""
        content, numbers = self.content(wanted.content), RelaxedBoard(s).numbers_of()
        found = [s]
        for start in self.tables:
            options = self.options(content, wanted.scene, start, wanted.difficulty)
            other = self.first_table(replace(wanted, carried=options["carried"]))
            if other.box.key != s.box.key and RelaxedBoard(other).numbers_of() == numbers:
                found.append(other)
        return found

    def key(self, options: Mapping[str, object]) -> str:
        s: WildwoodsState = self.rules.setup(1, convert(options, WildwoodsOptions))
        return s.box.key

    def band(self, level: str) -> Band:
        return self.bands[level]

    def easy(self, scene: str) -> str:
        table = self.content({}).scene.get(scene)
        why = table.easy_on_purpose if table is not None else None
        return f"easy-{key_of(why)}" if why is not None else ""

    def faults(self, content: Mapping[str, object]) -> Iterator[BadSetup]:
        return faults_in(self.rules, self.content(content), content)

    def texts(self, content: Mapping[str, object]) -> Iterator[tuple[str, str]]:
        return texts_of(self.content(content))


def carried_into(content: Content, scene: str, table: StartTable) -> dict[str, Any]:
    """W6.2 As if the scene before had handed it on, in the same chapter."""
    chapter = chapter_of(content, scene)
    pile = dict.fromkeys(chapter.explore, 0)
    for name in chapter.explore:
        pile[name] += 1
    shadows = dict.fromkeys(chapter.shadow_cards, 1)
    if chapter.shadow_last is not None:
        shadows[chapter.shadow_last] = 1
    crystals = [SPREAD[: table.crystals].count(card) for card in ACTION_CARDS]
    first = next(iter(content.creature))
    return {
        "chapter": chapter.id,
        "crystals": crystals,
        "spirit": min(table.spirit, content.spirit),
        "slots": [name for name in table.held if name in content.card],
        "explore": {"pile": pile},
        "shadow": {
            "left": chapter.shadow,
            "pile": shadows,
            "ever": [name for name in table.ever if name in content.shadow],
        },
        "counts": {name: n for name, n in table.counts.items() if name in content.counts},
        "healed": {first: table.healed},
    }


def means_for(s: WildwoodsState) -> list[Means]:
    """By which a scene is worked out: each is sharper, and takes longer; the last one is exact. Where one
    only waits for the light, nothing but lost spirit is against it."""
    if is_waited_for(s):
        return [Means(counts_spirit=True), Means(purses=APART, counts_spirit=True)]
    first, second = by_work(s)[:2]
    one = tuple([int(card == first) for card in range(len(ACTION_CARDS))])
    two = tuple([int(card == first) + 2 * int(card == second) for card in range(len(ACTION_CARDS))])
    return [
        Means(front=0),
        *[Means(purses=convert(purses, Purses)) for purses in (ONE, one, two, APART)],
        Means(purses=APART, counts_spirit=True),
    ]


def is_waited_for(s: WildwoodsState) -> bool:
    """Does the light come by itself, and is nothing else asked for?"""
    asked = [s.box.conditions[way.condition].kind for way in s.box.scene.ways]
    return s.box.scene.light_step > 0 and all(kind in ("light_min", "light_at") for kind in asked)


def by_work(s: WildwoodsState) -> list[int]:
    """The action cards, those first for which there is the most to do: crystals for them are kept apart."""
    board, work = RelaxedBoard(s), dict.fromkeys(range(len(ACTION_CARDS)), 0)
    for place in board.places:
        work[place.card] += place.need
    if board.needs_light and not board.scene.light_shut:
        work[LIGHT] += board.scene.light_track
    if board.are_creatures_asked():
        work[HEAL] += HEALING
    return sorted(work, key=lambda card: -work[card])
