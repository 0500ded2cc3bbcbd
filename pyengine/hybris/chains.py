"""Chronos' board: chains [5.1], stores [5.3], Intensity and tiles [5.4], blocking [5.6], shackles [5.7]."""

from ..course import because, decision, step, tell, then
from .abilities import power_with
from .data import (
    AVATAR,
    BACK,
    CHAINS_OF_A_TRACK,
    FIGURES,
    FIRST_CITY,
    FRONT,
    IMMEDIATE,
    IS_CHAINED,
    NUMBER,
    OVERFLOW,
    SLOT,
    SLOTS,
    SLOTS_OF,
    SLOTS_WITHOUT_TARTARUS,
    STORE,
    STORED,
    Tile,
)
from .effects import op_at, operation, run, targets
from .grammar import ANANKE, ANY, BY_BREAKS, CONCEPTS, RESOURCES, VP
from .resources import chronos_gains
from .state import CHAINS_GONE, EMPTY, RESERVE, chains_left, is_flipped, standing_at

CHAIN = tuple(("concept", name) for name in CONCEPTS)
SLOT_NAMED = tuple(("slot", slot.id) for slot in SLOTS)
IGNORE, TAKE = ("ignore",), ("take",)


def end_match(s, why: int) -> None:
    """[1.1] The match is over at once. Only a rule that schedules nothing more may call it."""
    s.ending = why
    s.agenda.clear()
    tell(s, "game_ended", reason=ENDINGS[why])


ENDINGS = ("", "chains_gone", "all_tiles", "last_age")

# --- [5.1] chains ----------------------------------------------------------------------------------------------------


@step
def break_chain(s, concept):
    """[5.1] A chain breaks; from an empty track Chronos scores the number of the concept. With the last chain the
    players have lost."""
    if s.chains[concept]:
        s.chains[concept] -= 1
        if s.events is not None:
            tell(s, "chain_broken", concept=CONCEPTS[concept], left=s.chains[concept])
        if not chains_left(s):
            end_match(s, CHAINS_GONE)
    else:
        chronos_gains(s, NUMBER[concept], BY_BREAKS)


@operation("breaks")
@step
def breaking(s, number, at, seat, one):
    """[7.7] A chain breaks, of one concept or of one that the table chooses."""
    op = op_at(number, at)
    if op.what >= 0:
        then(s, break_chain, op.what)
    else:
        then(s, choose_break, s.turn, EMPTY)


@decision(common=True)
def choose_break(s, seat, avatar):
    """[5.1] The table chooses where a chain breaks: at any concept, or at one of those of an avatar. An empty track may
    be chosen."""
    for concept in range(len(CONCEPTS)):
        if IS_CHAINED[concept] and (avatar == EMPTY or concept in AVATAR[avatar].concepts):
            yield CHAIN[concept], None


@choose_break.resolve
def choose_break(s, seat, avatar, action):
    then(s, break_chain, CONCEPTS.index(action[1]))


NOT_LONGER = because("track_is_full", "5.1")
NOT_ANEW = because("track_is_empty", "5.1")


def why_not_add(s, concept: int):
    """[5.1] A chain joins others, and only where one is missing."""
    chains = s.chains[concept]
    return None if 0 < chains < CHAINS_OF_A_TRACK else NOT_LONGER if chains else NOT_ANEW


def addable(s) -> list[int]:
    return [concept for concept in range(len(CONCEPTS)) if IS_CHAINED[concept] and why_not_add(s, concept) is None]


def add_chain(s, concept: int) -> None:
    """[5.1] A chain is put back."""
    s.chains[concept] += 1
    tell(s, "chain_added", concept=CONCEPTS[concept], left=s.chains[concept])


@operation("adds")
@step
def adding(s, number, at, seat, one):
    """[7.7] A chain is added, if that may be."""
    op = op_at(number, at)
    if op.what >= 0:
        if why_not_add(s, op.what) is None:
            add_chain(s, op.what)
    elif addable(s):
        then(s, choose_add, s.turn)


@decision(common=True)
def choose_add(s, seat):
    """[5.1] The table chooses where a chain is added."""
    for concept in range(len(CONCEPTS)):
        if IS_CHAINED[concept]:
            yield CHAIN[concept], why_not_add(s, concept)


@choose_add.resolve
def choose_add(s, seat, action):
    add_chain(s, CONCEPTS.index(action[1]))


# --- [5.3] stores ----------------------------------------------------------------------------------------

CONCEPT_OF = {STORED[concept]: concept for concept in range(len(CONCEPTS)) if STORED[concept] >= 0}


@operation("c_gain")
@step
def chronos_gaining(s, number, at, seat, one):
    """[7.8] Chronos gains a resource or victory points."""
    op = op_at(number, at)
    if op.what == VP:
        chronos_gains(s, op.n, op.source[1])
    else:
        store_up.run(s, op.what, op.n)


@step
def store_up(s, resource, n):
    """[5.3] One after the other: into an empty place of its concept; if there is none, the stored ones go and the
    overflow happens."""
    concept = CONCEPT_OF[resource]
    overflows, s.store[concept] = divmod(s.store[concept] + n, STORE + 1)
    if s.events is not None:
        tell(s, "stored", resource=RESOURCES[resource], count=n, left=s.store[concept], overflows=overflows)
    for _ in range(overflows):
        then(s, run, OVERFLOW[concept], 0, s.turn, EMPTY)


# --- [5.4] Intensity and tiles --------------------------------------------------------------------------------------


@operation("intensity")
@step
def intensifying(s, number, at, seat, one):
    """[7.9] Intensity of one of Chronos' tiles."""
    op = op_at(number, at)
    change_intensity.run(s, op.what, op.n)


@step
def change_intensity(s, concept, n):
    """[5.4] Intensity rises without limit and never falls below 0; Ananke flips when it has none left."""
    before = s.intensity[concept]
    s.intensity[concept] = max(0, before + n)
    if s.intensity[concept] != before:
        tell(s, "intensity", concept=CONCEPTS[concept], left=s.intensity[concept])
    if concept == ANANKE and not s.intensity[ANANKE]:
        then(s, flip, ANANKE)


@step
def flip(s, concept):
    """[5.4] Once in a match a tile is turned over, and its immediate power happens."""
    if is_flipped(s, concept):
        return
    s.flipped |= 1 << concept
    tell(s, "flipped", concept=CONCEPTS[concept])
    then(s, run, IMMEDIATE[concept], 0, s.turn, EMPTY)


def side_of(s, concept: int) -> Tile:
    """[5.4] The side of a tile that lies face up."""
    return BACK[concept] if is_flipped(s, concept) else FRONT[concept]


# --- [5.6] blocking --------------------------------------------------------------------------------------


@operation("block")
@step
def blocking(s, number, at, seat, one):
    """[7.10] Block a slot: a city, or one that the table chooses."""
    op = op_at(number, at)
    if op.n >= 0:
        then(s, block_slot, FIRST_CITY + op.n)
    elif any(why_not_block(s, slot, op.what, op.more) is None for slot in SLOTS_WITHOUT_TARTARUS):
        then(s, choose_block, s.turn, op.what, op.more)


@decision(common=True)
def choose_block(s, seat, place, empty):
    """[5.6] The table chooses the slot: anywhere or in one location, any or an empty one."""
    for slot in SLOTS_OF[place] if place != ANY else SLOTS_WITHOUT_TARTARUS:
        yield SLOT_NAMED[slot], why_not_block(s, slot, place, empty)


@choose_block.resolve
def choose_block(s, seat, place, empty, action):
    then(s, block_slot, SLOT[action[1]])


ALREADY_BLOCKED = because("already_blocked", "5.6")
NOT_EMPTY = because("not_empty", "5.6")


def why_not_block(s, slot: int, place: int, empty: int):
    """[5.6] Not twice, and where only an empty slot will do, nobody stands there."""
    if s.blocked >> slot & 1 or (place != ANY and SLOTS[slot].place != place):
        return ALREADY_BLOCKED
    if empty and (slot in s.avatars or any(slot in p.where for p in s.players)):
        return NOT_EMPTY
    return None


@step
def block_slot(s, slot):
    """[5.6] A token lies on the slot, characters there go back to the reserve; in place of a token on an avatar a chain
    breaks where the table chooses."""
    if slot in s.avatars:
        tell(s, "avatar_unblocked", slot=SLOTS[slot].id)
        then(s, choose_break, s.turn, EMPTY)
        return
    s.blocked |= 1 << slot
    tell(s, "blocked", slot=SLOTS[slot].id)
    for seat, f in standing_at(s, slot):
        send_home(s, seat, f)


def send_home(s, seat: int, f: int) -> None:
    """[5.6] A character goes back to the reserve, neither defeated nor victorious."""
    s.players[seat].where[f] = RESERVE
    tell(s, "went_home", seat=seat, figure=FIGURES[f])


@operation("unblock")
@step
def unblocking(s, number, at, seat, one):
    """[7.10] Take a token off a blocked slot."""
    if s.blocked:
        then(s, choose_unblock, s.turn)


@decision(common=True)
def choose_unblock(s, seat):
    """[5.6] The table chooses which slot is no longer blocked."""
    for slot in SLOTS_WITHOUT_TARTARUS:
        if s.blocked >> slot & 1:
            yield SLOT_NAMED[slot], None


@choose_unblock.resolve
def choose_unblock(s, seat, action):
    s.blocked &= ~(1 << SLOT[action[1]])
    tell(s, "unblocked", slot=action[1])


# --- [5.7] shackles --------------------------------------------------------------------------------------


@operation("shackle")
@step
def shackling(s, number, at, seat, one):
    """[7.11] Take Shackles."""
    op = op_at(number, at)
    for other in targets(s, op, seat, one):
        then(s, take_shackles, other, op.n)


@step
def take_shackles(s, seat, n):
    """[5.7] Shackles lie on the Spark track; the Ark of First Light may keep them off once an Age."""
    if power_with(s, seat, "shackle", "ignore") != EMPTY:
        then(s, ignore_shackles, seat, n)
    else:
        s.players[seat].shackles += n
        tell(s, "shackled", seat=seat, count=n)


@decision
def ignore_shackles(s, seat, n):
    """[5.7] Keep the Shackles off, or take them."""
    yield IGNORE, None
    yield TAKE, None


@ignore_shackles.resolve
def ignore_shackles(s, seat, n, action):
    p = s.players[seat]
    if action == IGNORE:
        p.used |= 1 << power_with(s, seat, "shackle", "ignore")
        tell(s, "shackles_ignored", seat=seat)
    else:
        p.shackles += n
        tell(s, "shackled", seat=seat, count=n)
