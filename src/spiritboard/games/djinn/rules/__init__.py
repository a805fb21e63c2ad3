"""The rules of Djinn, one module a chapter, one frame a paragraph.

set-up, draft      setup.py       Catacombs          catacombs.py   circles, bottles   keeping.py
a turn, Academy    turn.py        Archive, secrets   archive.py     bosses, refills    bosses.py
walking            walking.py     Workshop           workshop.py    awards             awards.py
what is due        tolls.py       gear               gear.py        what chests and
capturing          capture.py     Market             market.py        awards hold      gains.py
Tavern, mages      mages.py       the Source         source.py      Tom, end, score    ending.py
at any time in one's turn         errands.py    solo tasks         tasks.py
"""
