"""`spiritboard fit`: numbers for a game's bots, learned from many games.

Annotations are read when it starts: the help is in the reader's language.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from spiritboard.cli.flags import Flags
from spiritboard.cli.progress import progress


def command(flags: Flags) -> Callable[..., None]:
    def fit(
        game: Annotated[str, flags("game")],
        /,
        *,
        games: Annotated[int, flags("games")] = 500,
        seed: Annotated[str, flags("seed")] = "0",
        output: Annotated[Path | None, flags("fit-output")] = None,
    ) -> None:
        from spiritboard.arena.fit import fit as fitted
        from spiritboard.arena.fit import written

        with progress(flags.words) as tell:
            found = fitted(game, games, seed, tell)
        for table, figures in found.quality.items():
            told = ", ".join(f"{name} {figure:.3f}" for name, figure in figures.items())
            print(f"# {table}: {told}")
        text = written(found.values, f"spiritboard fit {game} --games {games} --seed {seed}")
        if output is None:
            print(text, end="")
        else:
            output.write_text(text)

    return fit
