"""The adviser: what a position is worth, by the numbers of its scene.

board.py     the numbers of a scene; position.py a table in short; conditions.py what holds on it
steps.py, happenings.py, creatures.py, crystals.py, shadow_cards.py, hidden.py, effects.py, rolls.py
             what happens, chance and choice left open
effort.py    an estimate; search.py the next roll, the present turn, or the whole scene exactly
foresight.py, relaxed.py, forgetting.py, noted.py
             easier scenes, with fewer positions
sheets.py, sweeping.py
             what best play wins, at most or exactly: many positions at once
reading.py   from the table of a match

It plays by dice alone: held cards, Brom and explore cards are options it leaves, so what it finds
exactly is what best play wins at least.
"""
