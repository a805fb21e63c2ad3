"""What can be done in Djinn, by players and by nature. Ids only; they are numbered in `box`."""

from __future__ import annotations

from spiritboard.core.values import Action


class TakeTrait(Action, frozen=True, tag="take-trait"):
    """D36 One of the traits on offer."""

    trait: int


class Enter(Action, frozen=True, tag="enter"):
    """D1 The first turn: a square, and the path to it."""

    space: int
    came: int


class Walk(Action, frozen=True, tag="walk"):
    """D2 to D4 Where the wizard stops, and from which side."""

    space: int
    came: int


class Pay(Action, frozen=True, tag="pay"):
    """D3 One coin or one scroll."""

    what: int


class Study(Action, frozen=True, tag="study"):
    """Academy: with or without more capacity."""

    raises: bool


class Hire(Action, frozen=True, tag="hire"):
    """Tavern: the mage on top of this pile."""

    pile: int


class Open(Action, frozen=True, tag="open"):
    """Catacombs: so many chests."""

    count: int


class Leave(Action, frozen=True, tag="leave"):
    """D12 The chest that is put away unused."""

    chest: int


class UseChest(Action, frozen=True, tag="use-chest"):
    """D44 The chest that is used first."""

    chest: int


class Unlock(Action, frozen=True, tag="unlock"):
    """D13 A key for what is right of it."""


class KeepKey(Action, frozen=True, tag="keep-key"):
    """D13 The chest stays locked."""


class Consult(Action, frozen=True, tag="consult"):
    """Archive: one of its five options (4.10)."""

    option: int


class PlaceSecret(Action, frozen=True, tag="place-secret"):
    """D7 One of one's secrets at a square."""

    secret: int
    space: int


class Craft(Action, frozen=True, tag="craft"):
    """Workshop: corks, and the top of a pile of gear; -1: no gear."""

    special: bool
    kind: int


class TakeGear(Action, frozen=True, tag="take-gear"):
    """A piece of gear from the offer, for nothing."""

    kind: int


class KeepGear(Action, frozen=True, tag="keep-gear"):
    """D15 Of two pieces of a kind, the one that stays face up."""

    card: int


class Trade(Action, frozen=True, tag="trade"):
    """Market: at this stall; the colours of the bottles, if it sells any."""

    stall: int
    colours: tuple[int, ...] = ()


class Stroll(Action, frozen=True, tag="stroll"):
    """D14 The assistant goes to a stall and buys nothing."""

    group: int


class FillUp(Action, frozen=True, tag="fill-up"):
    """Source, first row: magic to the maximum."""


class Lure(Action, frozen=True, tag="lure"):
    """D19 Source, first row: so many bosses from the supply; by colour, those that are bottled."""

    count: int
    mages: tuple[int, ...]
    bottles: tuple[int, ...]


class Draw(Action, frozen=True, tag="draw"):
    """D21 Source, second row: a bottle of a colour, a cork (4), or mages face up (5)."""

    what: int


class Capture(Action, frozen=True, tag="capture"):
    """D22 A batch: by colour so many, perhaps the boss and then one for nothing; who helps; where to.

    `bottled`: by colour, how many go into bottles; the others go into circles. `boss_bottle`: the
    colour of the boss's bottle; -1: it goes into a circle, or there is none.
    """

    djinn: tuple[int, ...]
    boss: bool
    free: int
    mages: tuple[int, ...]
    bottled: tuple[int, ...]
    boss_bottle: int


class Decline(Action, frozen=True, tag="decline"):
    """D26 No djinn is captured: 1 magic is lost."""


class Skip(Action, frozen=True, tag="skip"):
    """D6 No action here: so many coins, the rest of two in magic."""

    coins: int


class EndTurn(Action, frozen=True, tag="end-turn"):
    """Nothing more."""


class Bottle(Action, frozen=True, tag="bottle"):
    """From a circle into a bottle, with a cork. The boss is 4."""

    djinn: int
    colour: int


class Claim(Action, frozen=True, tag="claim"):
    """D29 Three in bottles of a colour, so many of them bosses, for an award."""

    colour: int
    bosses: int
    award: int


class Convert(Action, frozen=True, tag="convert"):
    """A key into a coin, a scroll or a magic."""

    what: int


class UseGear(Action, frozen=True, tag="use-gear"):
    """What a piece of gear can do at any time in one's turn."""

    card: int


class PickBottle(Action, frozen=True, tag="pick-bottle"):
    """An empty bottle of this colour."""

    colour: int


class Swap(Action, frozen=True, tag="swap"):
    """An empty bottle for one of another colour."""

    give: int
    take: int


class NoSwap(Action, frozen=True, tag="no-swap"):
    """No more bottles are swapped."""


class Wake(Action, frozen=True, tag="wake"):
    """Mages that are turned face up."""

    mages: tuple[int, ...]


class Rest(Action, frozen=True, tag="rest"):
    """4.11 A mage that is turned face down for Tom."""

    mage: int


class GiveBottle(Action, frozen=True, tag="give-bottle"):
    """4.11 An empty bottle of this colour for Tom."""

    colour: int


class DrawDjinn(Action, frozen=True, tag="draw-djinn"):
    """D18 Capture a random djinn from the bag."""


class TakeBonus(Action, frozen=True, tag="take-bonus"):
    """D44 A circle or a step of capacity that could be left."""


class LetBe(Action, frozen=True, tag="let-be"):
    """D18, D44 Leave it."""


class Catch(Action, frozen=True, tag="catch"):
    """A djinn from any round space, for nothing."""

    space: int
    colour: int


class Banish(Action, frozen=True, tag="banish"):
    """A djinn from any round space back into the bag."""

    space: int
    colour: int


class Put(Action, frozen=True, tag="put"):
    """Where a captured djinn goes: a circle, or its bottle."""

    bottled: bool


class First(Action, frozen=True, tag="first"):
    """Nature: who has the dragon roof."""

    seat: int


class Deal(Action, frozen=True, tag="deal"):
    """Nature: everything that set-up leaves to chance."""

    layout: tuple[int, ...]
    removed: tuple[int, ...]
    djinn: tuple[int, ...]
    mages: tuple[int, ...]
    gear: tuple[int, ...]
    awards: tuple[int, ...]
    scoring: tuple[int, ...]
    traits: tuple[int, ...]


class Keep(Action, frozen=True, tag="keep"):
    """T19 Nature: the two scoring cards that are kept hidden."""

    cards: tuple[int, ...]


class Show(Action, frozen=True, tag="show"):
    """Nature: what was below the card that was taken."""

    card: int


class Reveal(Action, frozen=True, tag="reveal"):
    """Nature: the chest that is opened."""

    chest: int


class Come(Action, frozen=True, tag="come"):
    """Nature: a djinn out of the bag."""

    colour: int


class Turn(Action, frozen=True, tag="turn"):
    """Nature: a card of Tom's."""

    card: int


AnyAction = (
    TakeTrait | Enter | Walk | Pay | Study | Hire | Open | Leave | UseChest | Unlock | KeepKey | Consult
    | PlaceSecret | Craft | TakeGear | KeepGear | Trade | Stroll | FillUp | Lure | Draw | Capture
    | Decline | Skip | EndTurn | Bottle | Claim | Convert | UseGear | PickBottle | Swap | NoSwap
    | Wake | Rest | GiveBottle | DrawDjinn | TakeBonus | LetBe | Catch | Banish | Put | First | Deal | Keep
    | Show | Reveal | Come | Turn
)  # fmt: skip
