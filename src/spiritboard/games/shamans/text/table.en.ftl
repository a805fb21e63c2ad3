### Shamans at a table of people: claims, standing orders, bets, the lesson.
