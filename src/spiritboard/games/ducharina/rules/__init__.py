"""The rules of Duchařina, one module a chapter, one frame a paragraph of the rulebook.

G2      set-up        setup.py         G3.3–G3.5  keyhole, look  keyhole.py
G3      a round       rounds.py        G6         the score      ending.py
G3.1 G4 furniture     furniture.py     G8.1       merging        party.py
G3.2 G5 ghosts        ghosts.py        G8.2       midnight       midnight.py, midnight_*.py
        a plan        party.py
"""
