"""How a bot plays Duchařina.

answers.py    the answer to each question, quickly or after a search
furniture.py  where a piece of furniture should go
plans.py      where one's ghosts should go; merging.py where they merge
forecast.py   what the round may bring to everybody
look.py       the look that is coming: from where, chosen by whom; sight.py what is seen from there
hopes.py      what a ghost may still bring after it

foresight.py  the search: the others play as is likely, and what wins most often?
reckoning.py  who wins after the look, door by door
polishing.py  a plan bettered, ghost by ghost
"""

from spiritboard.games.ducharina.mind.answers import DucharinaMind

__all__ = ["DucharinaMind"]
