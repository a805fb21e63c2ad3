"""The table on the network: a server where people and bots play, and the page it serves."""
