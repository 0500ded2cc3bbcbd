"""Board games played by their rules. See README.md beside this file.

>>> from pyengine import GAMES
>>> sorted(GAMES)
['nullgame', 'panthalos']
"""

from .nullgame import game as nullgame
from .panthalos import game as panthalos

GAMES = {game.name: game for game in (panthalos, nullgame)}
