"""`spiritboard simulate`: many games, summed up.

Annotations are read when it starts: the help is in the reader's language.
"""

from collections.abc import Callable
from typing import Annotated, Any, Final

from spiritboard.catalog import game as game_called
from spiritboard.cli.flags import Flags, chosen
from spiritboard.cli.progress import progress
from spiritboard.cli.seats import seats_or_usual
from spiritboard.cli.summing import bots_in, tell_json
from spiritboard.text.files import title_of

SUMMED: Final = ("seats", "games", "decisions")


def command(flags: Flags) -> Callable[..., None]:
    def simulate(
        game: Annotated[str, flags("game")],
        /,
        *,
        seats: Annotated[int | None, flags.seats] = None,
        games: Annotated[int, flags("games")] = 1000,
        seed: Annotated[str, flags("seed")] = "0",
        bots: Annotated[str, flags("bots")] = "random",
        processes: Annotated[int, flags("processes")] = 1,
        json: Annotated[bool, flags("json")] = False,
        **options: Any,
    ) -> None:
        from spiritboard import arena

        words = flags.words
        given = chosen(game, options)
        count = seats_or_usual(game_called(game), given, seats)
        named = bots_in(bots)
        specs = named * count if len(named) == 1 else named
        with progress(words) as tell:
            found = arena.simulate(game, count, games, seed, specs, given, processes, tell)
        if json:
            tell_json(found.summary)
            return
        told_of = {key: found.summary[key] for key in SUMMED}
        print(words("cli-simulated", game=title_of(words.language, game), **told_of))
        for seat, (share, score) in enumerate(zip(found.shares, found.scores, strict=True)):
            told: dict[str, Any] = {"number": seat + 1, "bot": specs[seat]}
            told |= {"wins": found.wins[seat], "percent": round(100 * share.mean, 1)}
            told |= {"error": round(100 * share.error, 1), "score": round(score.mean, 2)}
            print(words("cli-simulated-seat", **told, spread=score.spread))

    return flags.with_options(simulate)
