"""What somebody may mean who types `capture bn*+o with adila ilka into b*p` or `capture 2 into p`.

Letters are djinn, a star is the boss, a number is bosses of the supply. After `+` stands the djinn
that comes with the boss for free, after `with` the mages who help, after `into` the bottles; the
letter after a star is the colour of the boss's. `-` is nobody and no bottle. What is left unsaid is
filled in with the ways that are listed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from spiritboard.core.rng import Rng
from spiritboard.core.speech import Wording
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Capture, Lure
from spiritboard.games.djinn.box import COLOURS, ROUNDS
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.rules.batches import Strength, boss_keepings, for_nothing, keepings
from spiritboard.games.djinn.rules.capture import NONE, Batch, price_of
from spiritboard.games.djinn.state import NOTHING
from spiritboard.games.djinn.terminal.chips import BOSS_SIGN, letter_of
from spiritboard.games.djinn.terminal.naming import begins, is_called
from spiritboard.games.djinn.view import DjinnView

STAR: Final = "*"
"""As BOSS_SIGN, which few keyboards have."""
NOBODY: Final = "-"


class Parts(NamedTuple):
    """What stands before `with`, after it, and after `into`; None: nothing was said of it."""

    who: str
    helpers: list[str] | None
    bottles: str | None


def parts_of(typed: Sequence[str], words: Wording) -> Parts | None:
    if len(typed) < 2 or not is_called(typed[0], "typed-capture", words):
        return None
    said: dict[str, list[str]] = {}
    at = "who"
    for word in typed[1:]:
        heading = next(
            (one for one in ("with", "into") if is_called(word, f"typed-{one}", words)), ""
        )
        at = heading or at
        said.setdefault(at, [])
        if not heading:
            said[at].append(word.strip(",").replace(BOSS_SIGN, STAR))
    who, bottles = said.get("who", []), said.get("into")
    return Parts("".join(who), said.get("with"), None if bottles is None else "".join(bottles))


def about_captures(
    typed: Sequence[str], view: DjinnView, words: Wording, rules: Djinn
) -> Iterator[Action]:
    """Every way to catch just these, as far as it is said how; if there is none, the plainest."""
    parts = parts_of(typed, words)
    if parts is None:
        return
    letters, plus, free_letter = parts.who.partition("+")
    batch, boss = counted(letters, words), STAR in letters
    free = counted(free_letter, words)
    mages = mages_in(parts.helpers, len(view.mages), words)
    kept = kept_in(parts.bottles, words)
    if batch is None or free is None or mages == [] or kept == []:
        return
    s, seat = rules.world(view, Rng(0)), view.seat
    space = s.place[seat]
    if not 0 <= space < ROUNDS:
        yield Capture(batch, boss, NOTHING, (), NONE, NOTHING)
        return
    price = price_of(s, seat, space, batch, boss=boss)
    helpers = mages or Strength(s, seat).payments(price, batch) or [()]
    frees = for_nothing(s, seat, space, batch) if boss else [NOTHING]
    if plus:
        frees = [free.index(1) if 1 in free else NOTHING]
    for one in frees:
        ways = kept or keepings(s, seat, batch, one, boss=boss) or [(NONE, NOTHING)]
        for some, (bottled, boss_bottle) in product(helpers, ways):
            yield Capture(batch, boss, one, some, bottled, boss_bottle)


def about_lures(
    typed: Sequence[str], view: DjinnView, words: Wording, rules: Djinn
) -> Iterator[Action]:
    """D19 `capture 2`: every way to catch that many bosses of the supply."""
    parts = parts_of(typed, words)
    if parts is None or not parts.who.isdecimal():
        return
    count = int(parts.who)
    mages = mages_in(parts.helpers, len(view.mages), words)
    bottles = None if parts.bottles is None else counted(parts.bottles, words)
    if mages == [] or (bottles is None and parts.bottles is not None):
        return
    s, seat = rules.world(view, Rng(0)), view.seat
    helpers = mages or Strength(s, seat).payments(s.box.source_price * count, NONE) or [()]
    ways = [bottles] if bottles else boss_keepings(s, seat, count) or [NONE]
    for some, kept in product(helpers, ways):
        yield Lure(count, some, kept)


def counted(letters: str, words: Wording) -> Batch | None:
    """By colour how many; None: there are other letters. The boss and nobody count nothing."""
    known = [letter_of(colour, words).casefold() for colour in range(len(COLOURS))]
    if not set(letters) <= {*known, STAR, NOBODY}:
        return None
    return tuple([letters.count(letter) for letter in known])


def mages_in(names: Sequence[str] | None, cards: int, words: Wording) -> list[Batch] | None:
    """Of so many mages those with these names; None: nothing was said of them; empty: not understood."""
    if names is None:
        return None
    found: set[int] = set()
    for name in names:
        called = [card for card in range(cards) if begins(words("mage-name", mage=card), name)]
        if len(called) != 1 and name != NOBODY:
            return []
        found.update(called)
    return [tuple(sorted(found))]


def kept_in(letters: str | None, words: Wording) -> list[tuple[Batch, int]] | None:
    """Djinn in bottles, and the colour of the boss's; None and empty as above."""
    if letters is None:
        return None
    before, _, after = letters.partition(STAR)
    boss_bottle = counted(after[:1], words)
    bottled = counted(before + after[1:], words)
    if bottled is None or boss_bottle is None:
        return []
    return [(bottled, boss_bottle.index(1) if 1 in boss_bottle else NOTHING)]
