"""From the tables of the files to what the rules play with."""

from __future__ import annotations

from typing import Any

from spiritboard.core.errors import BadSetup
from spiritboard.games.wildwoods.box import (
    ACTION_CARDS,
    NOTHING,
    NUMBERS,
    SPACES,
    WINDOWS,
    Card,
    Creature,
    Effect,
    End,
    Ending,
    Forgetting,
    Hide,
    Icon,
    Modifier,
    Place,
    Scene,
    ShadowCard,
    Side,
    Trigger,
    Way,
)
from spiritboard.games.wildwoods.content.tables import (
    CardTable,
    Content,
    CreatureTable,
    EndTable,
    PlaceTable,
    SceneTable,
    SideTable,
    Track,
    When,
)
from spiritboard.games.wildwoods.content.values import wrong
from spiritboard.games.wildwoods.content.words import Words

USUAL_WINDOW = {"blessing": "use", "curse": "played", "companion": "use", "trauma": "while_held"}


def creatures_of(words: Words, content: Content) -> tuple[Creature, ...]:
    """W4.1 Every kind."""
    return tuple([creature_of(words, name, table) for name, table in content.creature.items()])


def creature_of(words: Words, name: str, table: CreatureTable) -> Creature:
    field = f"creature.{name}"
    sides = table.sides or (SideTable(),)
    return Creature(
        name,
        tuple([side_of(words, table, side, field) for side in sides]),
        entrance(table.enter),
        triggers_of(words, table, field),
        tuple([triggers_of(words, side, f"{field}.sides[{at}]") for at, side in enumerate(sides)]),
        table.still,
    )


def entrance(enter: int | str) -> int:
    """From 0; the end is behind the last space."""
    if isinstance(enter, int):
        return enter - 1
    return 0 if enter == "start" else SPACES


def side_of(words: Words, table: CreatureTable, side: SideTable, field: str) -> Side:
    """What a side does not say is as the creature has it."""
    plus = table.damage_plus if side.damage_plus is None else side.damage_plus
    return Side(
        table.shine if side.shine is None else side.shine,
        table.heal if side.heal is None else side.heal,
        table.damage if side.damage is None else side.damage,
        table.crystals if side.crystals is None else side.crystals,
        words.amount(plus, f"{field}.damage_plus"),
    )


def triggers_of(words: Words, table: CreatureTable | SideTable, field: str) -> tuple[Trigger, ...]:
    """One moment and its effects, or several moments and a list of effects for each."""
    when = words.condition(table.when, f"{field}.when")
    if isinstance(table.on, str):
        return (Trigger(table.on, words.programme(table.do, f"{field}.do"), when),)
    if len(table.on) != len(table.do):
        raise wrong(
            f"{field}.do", f"{len(table.do)} lists", f"{len(table.on)}, one for each moment"
        )
    return tuple(
        [
            Trigger(on, words.programme(do, f"{field}.do[{at}]"), when)
            for at, (on, do) in enumerate(zip(table.on, table.do, strict=True))
        ]
    )


def cards_of(words: Words, content: Content) -> tuple[Card, ...]:
    """W4.2 Every explore card."""
    return tuple([card_of(words, name, table) for name, table in content.card.items()])


def card_of(words: Words, name: str, table: CardTable) -> Card:
    field = f"card.{name}"
    on = table.on or USUAL_WINDOW[table.type]
    when = words.condition(table.when, f"{field}.when")
    is_trauma = table.type == "trauma"
    if on == "while_held":
        triggers: tuple[Trigger, ...] = ()
        modifiers = modifiers_of(words, table.do, f"{field}.do", NOTHING if is_trauma else when)
    else:
        do = words.programme(table.do, f"{field}.do")
        triggers, modifiers = (Trigger(on, do, when, limit_of(table, on)),), ()
    return Card(name, table.type, table.heal, when if is_trauma else NOTHING, triggers, modifiers)


def limit_of(table: CardTable, on: str) -> str:
    """What stays after its use is used once a scene, unless it says otherwise."""
    if table.limit is not None:
        return table.limit
    return "scene" if table.type == "companion" and on in WINDOWS else ""


def modifiers_of(words: Words, effects: Any, field: str, when: int) -> tuple[Modifier, ...]:
    """W4.2 While a card is held only `modify` and `die` make sense."""
    found: list[Modifier] = []
    for at, table in enumerate(effects):
        effect = words.effect(table, f"{field}[{at}]")
        if effect.kind == "die":
            found.append(Modifier("die", effect.value, "", when))
        elif effect.kind == "modify" and not effect.n.quantity:
            found.append(Modifier(effect.what, effect.n.n, effect.scope, when))
        else:
            raise wrong(f"{field}[{at}]", effect.kind, "modify with a number", "die")
    return tuple(found)


def shadows_of(words: Words, content: Content) -> tuple[ShadowCard, ...]:
    """W4.3 Every shadow card."""
    return tuple(
        [
            ShadowCard(name, words.programme(table.do, f"shadow.{name}.do"), table.said, table.last)
            for name, table in content.shadow.items()
        ]
    )


def forgets_of(words: Words, content: Content) -> tuple[Forgetting, ...]:
    return tuple(
        [
            Forgetting(
                words.condition(one.unless, f"forgets[{at}].unless"),
                words.programme(one.do, f"forgets[{at}].do"),
            )
            for at, one in enumerate(content.forgets)
        ]
    )


def endings_of(words: Words, content: Content) -> tuple[Ending, ...]:
    scenes = words.names.known["scenes"]
    return tuple(
        [
            Ending(
                scenes.index(f"ending-{table.id}"),
                words.condition(table.when, f"ending[{at}].when"),
            )
            for at, table in enumerate(content.ending)
        ]
    )


def epilogues_of(words: Words, content: Content) -> tuple[Way, ...]:
    """What is told after any ending."""
    return tuple(
        [
            Way(str(table.id), words.condition(table.when, f"epilogue[{at}].when"), NOTHING)
            for at, table in enumerate(content.epilogue)
        ]
    )


# Scenes


def scene_of(
    words: Words,
    name: str,
    table: SceneTable,
    difficulty: str,
    said: tuple[ShadowCard, ...],
    news: tuple[Effect, ...],
) -> Scene:
    """The board of one scene; `said`: the shadow cards that are its places; `news`: told at first."""
    field = f"scene.{name}"
    leaves = words.condition(table.may_leave, f"{field}.may_leave")
    light_track = length(table.light_track, difficulty)
    return Scene(
        name=name,
        chapter=table.chapter,
        track=length(table.track, difficulty),
        light_track=light_track,
        places=(*places_of(words, table, field, light_track), *places_of_shadows(said)),
        icons=icons_of(words, table, field),
        hides=tuple(
            [
                Hide(
                    hide.id,
                    words.places(hide.among, f"{field}.hide[{at}].among"),
                    words.programme(hide.do, f"{field}.hide[{at}].do"),
                )
                for at, hide in enumerate(table.hide)
            ]
        ),
        setup=words.programme(table.setup, f"{field}.setup", news),
        rules=rules_of(words, table, field),
        ways=ways_of(words, table, field),
        may_leave=leaves,
        won=end_of(words, table.won, f"{field}.won"),
        lost=end_of(words, table.lost, f"{field}.lost"),
        loud=table.loud,
        light_step=int(table.light_step_each_turn),
        light_shut=table.light_shut,
        cannot_be_lost=table.cannot_be_lost,
        rolls=table.rolls,
    )


def length(track: int | Track, difficulty: str) -> int:
    """W1.7 By difficulty."""
    if isinstance(track, int):
        return track
    found: int = getattr(track, difficulty)
    return found


def places_of(words: Words, table: SceneTable, field: str, light_track: int) -> tuple[Place, ...]:
    return tuple(
        [
            place_of(words, place, f"{field}.place[{at}]", light_track)
            for at, place in enumerate(table.place)
        ]
    )


def place_of(words: Words, table: PlaceTable, field: str, light_track: int) -> Place:
    card = ACTION_CARDS.index(table.kind)
    light = light_track if table.light is True else int(table.light)
    if light > light_track:
        raise wrong(f"{field}.light", light, f"at most {light_track}")
    space = NOTHING if table.space is None else NUMBERS.index(int(table.space[0]))
    return Place(
        name=table.id,
        card=card,
        need=table.need,
        after=words.places(table.after, f"{field}.after") if table.after else (),
        light=light,
        condition=words.condition(table.when, f"{field}.when"),
        programme=words.programme(table.do, f"{field}.do"),
        order_cost=table.order_cost,
        space=space,
        space_card=card if table.card is None else ACTION_CARDS.index(table.card),
    )


def places_of_shadows(said: tuple[ShadowCard, ...]) -> list[Place]:
    """What Luma has not said, as places of help."""
    help_card = ACTION_CARDS.index("help")
    return [
        Place(
            card.name, help_card, card.said, (), 0, NOTHING, NOTHING, 0, NOTHING, help_card, number
        )
        for number, card in enumerate(said)
    ]


def icons_of(words: Words, table: SceneTable, field: str) -> tuple[Icon, ...]:
    """W1.7 In the order in which they stand there."""
    found: list[Icon] = []
    for number, icon in enumerate(table.icon):
        programme = words.programme(icon.do, f"{field}.icon[{number}].do")
        spaces = (icon.at,) if isinstance(icon.at, int) else icon.at
        found += [Icon(at, programme) for at in spaces]
    return tuple(found)


def rules_of(words: Words, table: SceneTable, field: str) -> tuple[Trigger, ...]:
    return tuple(
        [
            Trigger(
                rule.on,
                words.programme(rule.do, f"{field}.rule[{at}].do"),
                words.condition(rule.when, f"{field}.rule[{at}].when"),
            )
            for at, rule in enumerate(table.rule)
        ]
    )


def ways_of(words: Words, table: SceneTable, field: str) -> tuple[Way, ...]:
    """W6.1 Either `win`, or several ways in `win_any`."""
    if bool(table.win) == bool(table.win_any):
        raise BadSetup("content-win", field=f"{field}.win")
    if table.win:
        return (Way("", words.condition(table.win, f"{field}.win"), NOTHING),)
    return tuple(
        [way_of(words, way, f"{field}.win_any[{at}]") for at, way in enumerate(table.win_any)]
    )


def way_of(words: Words, table: When, field: str) -> Way:
    """A condition, or `{ id, when, do }`."""
    if "when" not in table:
        return Way("", words.opposite(table, field)[0], NOTHING)
    if not set(table) <= {"id", "when", "do"}:
        raise wrong(field, ", ".join(table), "id, when and do")
    when = words.opposite(table["when"], f"{field}.when")[0]
    return Way(str(table.get("id", "")), when, words.programme(table.get("do", ()), f"{field}.do"))


def end_of(words: Words, table: EndTable, field: str) -> End:
    programme = words.programme(table.do, f"{field}.do")
    return End(programme, words.scene(table.goto, f"{field}.goto"))
