"""What somebody has achieved alone, told."""

from __future__ import annotations

from collections.abc import Sequence

from spiritboard.core.feats import Feats, column_of, columns_of
from spiritboard.core.table_side import TableSide
from spiritboard.text import Words


def best_line(feats: Sequence[Feats], words: Words) -> str:
    """After a match, the last of these: is it the best of its column, or which one is?"""
    column = feats[-1].column
    best = column_of(column, feats).best
    if best < 0:
        return words("records-no-best", column=column)
    key = "records-new-best" if best == len(feats) - 1 else "records-best"
    return words(key, column=column, points=feats[best].score)


def record_pairs(
    table_side: TableSide, feats: Sequence[Feats], words: Words
) -> list[tuple[str, str]]:
    """The best scores by column; then each task, and in which columns it was fulfilled."""
    columns = columns_of(table_side.records.columns, feats)
    scores = [
        words("records-score", column=one.column, points=feats[one.best].score)
        for one in columns
        if one.best >= 0
    ]
    pairs = [(words("records-best-score"), words.clauses(scores) or words("records-nowhere"))]
    for number, task in enumerate(table_side.records.tasks):
        done = [str(one.column) for one in columns if number in one.tasks]
        pairs.append(
            (words.sentence(task), words.listed(done) if done else words("records-nowhere"))
        )
    return pairs
