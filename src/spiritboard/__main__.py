"""`python -m spiritboard`."""

from spiritboard.cli import main

if __name__ == "__main__":
    main()
