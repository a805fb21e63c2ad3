### Slova stránky.
