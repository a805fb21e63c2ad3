"""Writes what this release keeps, for the releases to come: `python -m tests.stores.make 0.1`.

A release must open all that any earlier one has written, so each leaves its own behind, once:

- `tables.db`: a real server's store, with tables in every stage
- `states/`: the state of every game at every kind of question, one to a line
- `records/`: matches as players save them
"""

from __future__ import annotations

import gzip
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from spiritboard import Match
from spiritboard.bots import bot_for, bot_key, next_bot_answer
from tests.djinn.hunter import EASY, hunted
from tests.games import NAMES
from tests.server.running import Guest, Socket, running

FOLDER = Path(__file__).parent

VARIANTS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "shamans": [(3, {}), (4, {"edition": "cs"}), (5, {}), (5, {"edition": "cs"})],
    "djinn": [(1, {"tom": 13}), (2, {}), (3, {"long": True}), (4, {"first_game": True})],
    "ducharina": [(2, {}), (3, {"merging": True, "midnight": "each"}), (4, {"hall": "players"})],
    "wildwoods": [(1, {}), (1, {"scene": "p2", "difficulty": "hard"}), (2, {"scene": "p2"})],
}


def main(release: str) -> None:
    folder = FOLDER / release
    (folder / "states").mkdir(parents=True)
    (folder / "records").mkdir()
    for game in NAMES:
        lines = [msgspec.json.encode(found) for found in every_question(game)]
        packed = gzip.compress(b"\n".join(lines) + b"\n", mtime=0)
        (folder / "states" / f"{game}.jsonl.gz").write_bytes(packed)
        for seats, options in VARIANTS[game]:
            name = f"{game}-{seats}-{'-'.join(map(str, options.values())) or 'plain'}"
            bot_match(game, seats, options, name).save(folder / "records" / f"{name}.json")
    with tempfile.TemporaryDirectory() as data:
        told = store(Path(data))
        shutil.copy(Path(data, "tables.db"), folder / "tables.db")
    (folder / "tables.json").write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")


def every_question(game: str) -> Iterator[dict[str, Any]]:
    """The first time that each kind of question comes, at any number of seats, in any variant."""
    for seats, options in VARIANTS[game]:
        seen: set[Any] = set()
        for seed in range(200):
            match = Match.new(game, seats, f"{game} {seed}", options)
            bots = {n: bot_for("random", game, bot_key(str(seed), n)) for n in range(seats)}
            while match.decision is not None:
                asked = match.decision
                if (asked.kind, len(asked.seats)) not in seen:
                    seen.add((asked.kind, len(asked.seats)))
                    yield described(match, options)
                answer = next_bot_answer(match, bots)
                assert answer is not None
                match.play(*answer)


def described(match: Match, options: dict[str, Any]) -> dict[str, Any]:
    assert match.decision is not None
    return {
        "seats": match.seats,
        "options": options,
        "state": match.game.dump(match.state),
        "asked": asked_of(match),
    }


def asked_of(match: Match) -> Any:
    """What is asked, and all that may be answered."""
    if match.decision is None:
        return None
    return {
        "id": match.decision.id,
        "kind": match.decision.kind,
        "seats": match.decision.seats,
        "answers": [match.options(seat) for seat in range(match.seats)],
    }


def bot_match(game: str, seats: int, options: dict[str, Any], seed: str) -> Match:
    match = Match.new(game, seats, seed, options)
    bots = {n: bot_for("greedy", game, bot_key(seed, n)) for n in range(seats)}
    while (answer := next_bot_answer(match, bots)) is not None:
        match.play(*answer, by="greedy")
    return match


def store(data: Path) -> dict[str, Any]:
    """Tables in every stage; what each of them was about."""
    told: dict[str, Any] = {}
    flags = ("--tables-per-minute", "0", "--commands-per-second", "0")
    with running(data, *flags) as server:
        guest, friend = Guest(server), Guest(server)
        guest.put("/api/me", {"name": "Jana"})
        friend.put("/api/me", {"name": "Petr"})
        for name, tell in STAGES.items():
            table = tell(guest, friend)
            told[table] = {"stage": name}
        server.stop()
    with closing(sqlite3.connect(data / "tables.db")) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        for table, doc in connection.execute("SELECT id, doc FROM tables"):
            told.setdefault(table, {"stage": "finished"}).update(
                described_table(msgspec.json.decode(doc))
            )
        connection.execute("VACUUM")
    return told


def described_table(doc: Any) -> dict[str, Any]:
    found = {"game": doc["game"], "status": doc["status"], "seq": doc["seq"]}
    if doc["status"] != "playing":
        return found
    match = Match(doc["game"], len(doc["chairs"]), doc["options"], ())
    match.state = match.game.load(doc["state"], match.state)
    return found | {"asked": asked_of(match)}


# The stages


def open_table(guest: Guest, _: Guest) -> str:
    return named(guest.table("me", "open", "greedy", public=True))


def undo_is_wished(guest: Guest, friend: Guest) -> str:
    """Two people have talked, given orders, and one would like to take a card back."""
    table = named(guest.table("me", "open", "greedy", options={"first": 0}))
    friend.post(f"/api/tables/{table}/seats/1/sit", {"name": "Petr"})
    guest.post(f"/api/tables/{table}/start")
    one, two = guest.at(table), friend.at(table)
    one.command("say", seat=0, text="Good luck!")
    two.command("claim", seat=1, claim="suspect", about=2)
    one.command("order", seat=0, order=one.positions[0]["orders"][0]["name"], on=True)
    one.answer(0)
    one.command("take-back", seat=0)
    return table


def until(socket: Socket, seats: int, kind: str, answered: int = 0) -> bool:
    """All sit at one browser: until something of a kind is asked; no, if it never was."""
    while asked := socket.positions[0].get("asked"):
        if asked["kind"] == kind:
            for seat in asked["seats"][:answered]:
                socket.answer(seat)
            return True
        seat = asked["seats"][0]
        socket.answer(seat, (asked["id"] * 7) % len(socket.positions[seat]["options"]))
        for other in range(seats):
            while socket.positions[other].get("asked", {}).get("id") == asked["id"] and (
                seat in socket.positions[other]["asked"]["seats"]
            ):
                socket.receive()
    return False


def halfway_through_a_hidden_answer(guest: Guest, _: Guest) -> str:
    """Some have passed their card at the eclipse, some have not."""
    while True:
        seats = ("me", "here", "here", "here")
        table = named(guest.table(*seats, start=True, options={"edition": "cs"}))
        if until(guest.at(table), 4, "pass-card", answered=2):
            return table


def rematch(guest: Guest, _: Guest) -> str:
    table = finished(guest, _)
    guest.post(f"/api/tables/{table}/rematch")
    return table


def finished(guest: Guest, _: Guest) -> str:
    table = named(guest.table("me", "random", "random", start=True))
    guest.at(table).play_on(0)
    return table


def own_box(guest: Guest, _: Guest) -> str:
    options = {"content": {"track": {"moon": 40}}, "first": 0}
    table = named(guest.table("me", *["greedy"] * 4, start=True, options=options))
    one = guest.at(table)
    for _time in range(12):
        one.until_asked(0)
        one.answer(0)
    one.until_asked(0)
    return table


def correspondence(guest: Guest, friend: Guest) -> str:
    """Somebody has left, and a bot sits in."""
    table = named(guest.table("me", "open", "here", pace="correspondence", absent="default"))
    friend.post(f"/api/tables/{table}/seats/1/sit", {"name": "Petr"})
    guest.post(f"/api/tables/{table}/start")
    friend.delete(f"/api/tables/{table}/seats/1")
    return table


def lesson_of(game: str) -> Any:
    def lesson(guest: Guest, _: Guest) -> str:
        table = named(guest.post("/api/lessons", {"game": game}))
        one = guest.at(table)
        position = one.until_asked(0)
        hint = one.command("hint", seat=0)
        asked = position["asked"]["id"]
        one.command("answer", seat=0, decision=asked, action=hint["action"])
        one.until_asked(0)
        return table

    return lesson


def djinn(*seats: str, kind: str, **options: Any) -> Any:
    def stage(guest: Guest, _: Guest) -> str:
        while True:
            table = named(guest.table(*seats, game="djinn", options=options, start=True))
            if until(guest.at(table), len(seats), kind):
                return table

    return stage


def alone_to_the_end(guest: Guest, _: Guest) -> str:
    table = named(guest.table("me", game="djinn", options={**EASY, "tom": 14}, start=True))
    one = guest.at(table)
    while one.until_asked(0).get("asked"):
        position = one.positions[0]
        one.answer(0, hunted(position["options"], position["view"], 0))
    return table


def named(table: Any) -> str:
    return str(table["id"])


STAGES = {
    "open": open_table,
    "an undo is wished for": undo_is_wished,
    "a hidden answer is half in": halfway_through_a_hidden_answer,
    "finished": finished,
    "a second match": rematch,
    "a box of one's own": own_box,
    "by correspondence, one is away": correspondence,
    "a lesson of shamans": lesson_of("shamans"),
    "a lesson of djinn": lesson_of("djinn"),
    "djinn, the draft": djinn("me", "here", "here", kind="draft"),
    "djinn, storing": djinn("me", "here", kind="store", first_game=True),
    "djinn alone": djinn("me", kind="act", tom=13),
    "djinn alone, finished": alone_to_the_end,
    "djinn, four seats": djinn("me", "here", "here", "here", kind="place-secret", long=True),
}


if __name__ == "__main__":
    main(sys.argv[1])
