"""How often the Shadows of Shamans win a round: `python -m tests.arena.rounds_won SEATS BOT [START [MOON]]`.

All seats have the same bot, or with `--shadows BOT` another one while they hold a Shadow card; `loyal:100` asks
only who wins the round. START and MOON are spaces of the track, if others than those of the box. With `--games N
--seed S`, as the commands have them. Needs the installed package for bots that search.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping

from spiritboard.arena.balance import standard_error
from spiritboard.arena.table import Table, terms_of
from spiritboard.bots import bot_key
from spiritboard.core.values import Event, Seat
from tests.arena.sides import BySide


def main() -> None:
    wishes = read()
    sides = (wishes.bot, wishes.shadows or wishes.bot)
    won = rounds_won(wishes.seats, sides, wishes.seed, wishes.games, track(wishes))
    share, error = sum(won) / len(won), standard_error(sum(won) / len(won), len(won))
    print(f"{len(won)} rounds; the Shadows won {100 * share:.1f} ± {100 * error:.1f} %")


def read() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int)
    parser.add_argument("bot")
    parser.add_argument("start", type=int, nargs="?")
    parser.add_argument("moon", type=int, nargs="?")
    parser.add_argument("--shadows")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="0")
    return parser.parse_args()


def track(wishes: Namespace) -> dict[str, object]:
    """S2.1 The values that differ from the box."""
    found: dict[str, object] = {}
    if wishes.start is not None:
        found["players"] = {str(wishes.seats): {"start": wishes.start}}
    if wishes.moon is not None:
        found["track"] = {"moon": wishes.moon}
    return found


def rounds_won(
    seats: int, sides: tuple[str, str], seed: str, games: int, content: Mapping[str, object]
) -> list[bool]:
    """By round of all games: did the Shadows win it? `sides`: the bots of Shamans and of Shadows."""
    terms = terms_of("shamans", seats, seed, {"content": content})
    table = Table(terms)
    won: list[bool] = []

    def hear(_: Seat, events: list[Event]) -> None:
        won.extend(event.params["role"] == 1 for event in events if event.key == "round-won")

    for number in range(games):
        keys = [bot_key(terms.seed_of(number), seat) for seat in range(seats)]
        table.play(number, [BySide(key, *sides) for key in keys], hear)
    return won


if __name__ == "__main__":
    main()
