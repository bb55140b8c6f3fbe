"""Five games of Middle-earth for learning programs.

`westmarch.aec.env("duel")` plays as PettingZoo does, `westmarch.load_game("duel")` as OpenSpiel does, and
`westmarch.Batch("duel", games=256)` plays many games at once. All of them start `westmarch env` and speak with it.
"""

from . import aec
from .batch import Batch, Ended
from .connection import Connection, WestmarchError
from .game import CHANCE, TERMINAL, Game, State, load_game

__all__ = [
    "Batch",
    "CHANCE",
    "Connection",
    "Ended",
    "Game",
    "State",
    "TERMINAL",
    "WestmarchError",
    "aec",
    "load_game",
]
