"""What is hidden in a game, and from whom, said a second time and in another way than the game says it.

Every game has a class of its own for it (`hidden` in `tests/<game>/facts.py`):

`pools(s, seat)`: the things that lie where `seat` can't see them. A pool is {place: the things there}: all that the
seat can know of it is how many lie at each place, so things of one pool may be exchanged between its places.

`secrets` are the ids that may be secret, `seen(s, seat)` those of them that lie open to a seat, and
`passed(before, after)` those that everybody saw go by between two positions. `printed` are the parts of a view that
are printed somewhere and always the same: they name all ids, and tell nothing.
"""

ELSEWHERE = "elsewhere"  # a place for things that might as well lie in the other one


def may_vary(pool: dict, place: str) -> bool:
    """Could other things lie there, for all one can know? Only if one could be exchanged for another from elsewhere."""
    if place == ELSEWHERE:
        return False
    elsewhere = {thing for other, things in pool.items() if other != place for thing in things}
    return any(elsewhere - {thing} for thing in pool[place])
