"""Our games as researchers drive them: ids, masks, observations, environments, datasets.

Environments and datasets need packages of the extra `research` and stand in modules of their own:
`aec` (PettingZoo), `one_seat` (Gymnasium), `batch`, `dataset`; `spiel` needs OpenSpiel.
"""

from spiritboard.research.encoding import encoding_of, table_of_fields, table_of_ids
from spiritboard.research.play import Play

__all__ = ["Play", "encoding_of", "table_of_fields", "table_of_ids"]
