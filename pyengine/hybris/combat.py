"""Combat [6]: rows and combos, avatars and Coliseum Heroes, what follows; avatars that move [5.9]."""

from ..chance import draw
from ..course import Rule, because, decision, step, tell, then
from .abilities import power_with, powers_of, strength_of
from .chains import break_chain, choose_break, send_home
from .conflicts import CONFLICT_CARD, CONFLICT_IDS, FACES
from .data import (
    AVATAR,
    CARD_LIMIT,
    CITY_SLOTS,
    DEFEAT_GREATNESS,
    FIGURES,
    FIRST_ALLY,
    FIRST_CITY,
    FURY_GREATNESS,
    IS_PROPHET,
    KIND_OF,
    REACTION_CARDS,
    SLOT,
    SLOTS,
    THE_OLYMPIAN,
    VICTORY_GREATNESS,
)
from .data_cards import COLISEUM_HERO, COLISEUM_HEROES
from .decks import deck_emptied, put_discards_back, take_cards, top_card
from .effects import op_at, operation, run, trigger
from .grammar import AVATARS, COLISEUM, CONFLICT, EFFECTS, FROM_COMBATS, GREATNESS, KRATOS, LOWEST, PRAYERS
from .powers import ALL
from .resources import discard_pile, get, give_back_card, lose_greatness
from .state import (
    AWAY,
    EMPTY,
    FALLEN,
    HOME,
    RESERVE,
    Combat,
    cities_for_avatars,
    is_flipped,
    is_rivalry,
    lowest_at_home,
    standing_at,
    unveil,
)
from .strength import FIRST_HERO_FOE, FIRST_PLAYER_FOE, FIRST_PRISONER_FOE, foe_figure, hero_of, totals
from .tartarus import PRISONER, PRISONER_IDS

PLAY = tuple(("play", name) for name in CONFLICT_IDS)
LAY, KEEP, STAND, GO_ON = ("lay",), ("keep",), ("stand",), ("go_on",)
USE = tuple(("use", each.id) for each in ALL)
CITY_NAMED = tuple(("slot", slot.id) for slot in SLOTS)

MOVED, ATTACKED, CONTEST, CHALLENGE, MET = range(5)  # what led to a combat
CAUSES = ("moved", "attacked", "contest", "challenge", "met")
SEQUELS: dict[int, Rule] = {}  # by cause: how that goes on after the combat
LAYING: dict[bool, Rule] = {}  # by whether the enemy is a player: how a drawn card joins a row
TAKES_BACK = [any(op.kind == "take_back" for part in face.after for op in EFFECTS[part]) for face in FACES]


def sequel(cause: int):
    """Decorator: the rule by which what led to a combat goes on: (seat, figure, foe, slot, technology, won)."""

    def register(rule: Rule) -> Rule:
        SEQUELS[cause] = rule
        return rule

    return register


def lays(*, against_player: bool):
    """Decorator: the rule by which a card that was drawn joins a row against such an enemy: (seat, card)."""

    def register(rule: Rule) -> Rule:
        LAYING[against_player] = rule
        return rule

    return register


# --- [5.9] avatars move ----------------------------------------------------------------------------------------------


@operation("avatar")
@step
def summoning(s, number, at, seat, one):
    """[7.15] An avatar comes to a city; if it can't, a chain breaks at the card's concept, or at one of the
    avatar's."""
    op = op_at(number, at)
    which = lowest_at_home(s) if op.what == LOWEST else op.what
    cities = cities_for_avatars(s)
    if which == EMPTY or s.avatars[which] != HOME or not cities or (op.n >= 0 and FIRST_CITY + op.n not in cities):
        if op.more >= 0:
            then(s, break_chain, op.more)
        else:
            then(s, choose_break, s.turn, which)
    elif op.n >= 0:
        then(s, descend, which, FIRST_CITY + op.n)
    else:
        then(s, choose_city, s.turn, which)


NO_ENTRY = because("city_blocked", "5.9")
TAKEN = because("avatar_there", "5.9")


@decision(common=True)
def choose_city(s, seat, avatar):
    """[5.9] The table chooses the city an avatar comes to: not blocked, and without another avatar."""
    for slot in CITY_SLOTS:
        yield CITY_NAMED[slot], NO_ENTRY if s.blocked >> slot & 1 else TAKEN if slot in s.avatars else None


@choose_city.resolve
def choose_city(s, seat, avatar, action):
    then(s, descend, avatar, SLOT[action[1]])


@step
def descend(s, avatar, slot):
    """[5.9] The avatar is in the city. A Prophet there flees, any other character must fight."""
    s.avatars[avatar] = slot
    tell(s, "descended", avatar=AVATARS[avatar], city=SLOTS[slot].id)
    for seat, f in standing_at(s, slot):
        if KIND_OF[f] == IS_PROPHET:
            send_home(s, seat, f)
        else:
            then(s, begin_combat, seat, f, avatar, ATTACKED, slot, EMPTY)


# --- [6.1] the fight -------------------------------------------------------------------------------------


@step
def begin_combat(s, seat, f, foe, cause, slot, tech):
    """[6.1] The enemy's row comes first, then the player's."""
    plus = strength_in(s, seat, cause, cause in (MOVED, CHALLENGE, MET))
    s.combats.append(Combat(seat=seat, figure=f, foe=foe, cause=cause, slot=slot, tech=tech, plus=plus))
    tell(s, "combat_began", seat=seat, figure=FIGURES[f], foe=foe_name(s, foe), cause=CAUSES[cause])
    if foe < FIRST_HERO_FOE:
        then(s, avatar_strikes, seat)
    else:
        then(s, reveal_row, cards_of(s, foe))
    then(s, fighting)


def strength_in(s, seat: int, cause: int, started: bool) -> int:
    """[6.1] What powers add to a seat's Strength in a combat that it started, or in which it was attacked."""
    plus = strength_of(s, seat, "combat")
    for number in powers_of(s, seat, "combat"):
        if ALL[number].rule == "started" and not started:
            plus += strength_of(s, seat, "attacked") - ALL[number].strength
    return plus + strength_of(s, seat, "contest") if cause == CONTEST else plus


def cards_of(s, foe: int) -> int:
    """[6.3] How many cards a Coliseum Hero or a prisoner has."""
    if foe >= FIRST_PRISONER_FOE:
        return PRISONER[foe - FIRST_PRISONER_FOE].cards
    return COLISEUM_HERO[hero_of(s, foe - FIRST_HERO_FOE)].cards


def foe_name(s, foe: int) -> str:
    if foe >= FIRST_PLAYER_FOE:
        return FIGURES[foe_figure(foe)]
    if foe >= FIRST_PRISONER_FOE:
        return PRISONER_IDS[foe - FIRST_PRISONER_FOE]
    return AVATARS[foe] if foe < FIRST_HERO_FOE else COLISEUM_HEROES[hero_of(s, foe - FIRST_HERO_FOE)]


@decision(rival="chronos")
def avatar_strikes(s, seat):
    """[6.3] The avatar reveals its cards, one more if Kratos is flipped."""
    yield GO_ON, None


@avatar_strikes.resolve
def avatar_strikes(s, seat, action):
    then(s, reveal_row, AVATAR[s.combats[-1].foe].cards + (REACTION_CARDS if is_flipped(s, KRATOS) else 0))


@step
def reveal_row(s, left):
    """[6.1] The enemy's cards are laid in one row; a card may bring another."""
    fight, ran_out = s.combats[-1], False
    while left:
        card = foe_card(s, fight.foe)
        if card == EMPTY:
            break
        left += lay_down(s, fight, card, fight.foe_row) - 1
        ran_out = ran_out or (fight.foe >= FIRST_HERO_FOE and not s.arena and not s.arena_under)
    tell(s, "row_revealed", cards=[CONFLICT_IDS[card] for card in fight.foe_row], strength=totals(s, fight)[1])
    if ran_out:
        then(s, deck_emptied, COLISEUM)


def foe_card(s, foe: int) -> int:
    """[6.1] The next card of the enemy: of the avatars' deck, or of the Coliseum's."""
    if foe >= FIRST_HERO_FOE:
        return top_card(s, 0, COLISEUM)
    if not s.avatar_deck:
        put_discards_back(s.avatar_deck, s.avatar_discard)
    return draw(s, s.avatar_deck) if s.avatar_deck else EMPTY


def lay_down(s, fight, card: int, row: list[int]) -> int:
    """[6.1] A card joins a row and does at once what it does in the fight; returns how many more cards it brings."""
    row.append(card)
    more = 0
    mine = row is fight.row
    for op in EFFECTS[FACES[card].at_once] if FACES[card].at_once >= 0 else ():
        match op.kind:
            case "foe_strength" if mine:
                fight.foe_plus += op.n
            case "foe_strength":
                fight.plus += op.n
            case "cancel_combo" if mine:
                fight.cancelled += op.n
            case "cancel_combo":
                fight.own_cancelled += op.n
            case "av_draw" | "draw_to_zone":
                more += op.n
    return more


@step
def fighting(s):
    """[6.1] The player may lay cards while there are any to lay."""
    fight = s.combats[-1]
    if (fight.played < CARD_LIMIT[KIND_OF[fight.figure]] and s.players[fight.seat].hand) or storms(s, fight.seat):
        then(s, fight_on, fight.seat)
    else:
        then(s, end_combat)


def storms(s, seat: int) -> list[int]:
    """[8.1] Powers that add Strength once an Age, and may still be used."""
    return [
        number for number in powers_of(s, seat, "combat") if ALL[number].once and not s.players[seat].used >> number & 1
    ]


ENOUGH_CARDS = because("enough_cards", "6.1")


@decision
def fight_on(s, seat):
    """[6.1] Lay a Conflict card to the right of the row, use a power, or let it come to blows."""
    fight = s.combats[-1]
    full = fight.played >= CARD_LIMIT[KIND_OF[fight.figure]]
    for card in sorted(set(s.players[seat].hand)):
        yield PLAY[card], ENOUGH_CARDS if full else None
    for number in storms(s, seat):
        yield USE[number], None
    yield STAND, None


@fight_on.resolve
def fight_on(s, seat, action):
    fight = s.combats[-1]
    if action[0] == "play":
        fight.played += 1
        then(s, play_card, seat, CONFLICT_CARD[action[1]])
        then(s, fighting)
    elif action[0] == "use":
        number = USE.index(action)
        fight.plus += ALL[number].strength
        s.players[seat].used |= 1 << number
        tell(s, "power_used", seat=seat, power=action[1])
        then(s, fighting)
    else:
        then(s, end_combat)


@lays(against_player=False)
@step
def play_card(s, seat, card):
    """[6.1] The card joins the row; what it draws may be laid beyond the limit."""
    fight, p = s.combats[-1], s.players[seat]
    unveil(s)
    p.hand.remove(card)
    extra = lay_down(s, fight, card, fight.row)
    mine, theirs = totals(s, fight)
    tell(s, "played", seat=seat, card=CONFLICT_IDS[card], strength=mine, foe=theirs)
    for _ in range(extra):
        then(s, draw_into_row, seat)


@step
def draw_into_row(s, seat):
    """[6.1] Draw a Conflict card that may be laid beyond the limit."""
    came, _ = take_cards(s, seat, CONFLICT, 1)
    if came and is_rivalry(s):
        then(s, lay_unseen, seat)
    elif came:
        then(s, lay_drawn, seat, s.players[seat].hand[-1])


@decision
def lay_drawn(s, seat, card):
    """[6.1] Lay the card just drawn at once, or keep it in the hand."""
    yield LAY, None
    yield KEEP, None


@lay_drawn.resolve
def lay_drawn(s, seat, card, action):
    if action == LAY:
        then(s, play_card, seat, card)


@decision
def lay_unseen(s, seat):
    """[6.1] The same in rivalry, where only its owner knows the card."""
    yield LAY, None
    yield KEEP, None


@lay_unseen.resolve
def lay_unseen(s, seat, action):
    if action == LAY:
        then(s, LAYING[s.combats[-1].foe >= FIRST_PLAYER_FOE], seat, s.players[seat].hand[-1])


# --- [6.2] what follows ----------------------------------------------------------------------------------------------


@step
def end_combat(s):
    """[6.2] The higher Strength wins, the game if they are equal. First who won what, then what the cards still do, the
    enemy's first, then what the combat was about."""
    fight = s.combats.pop()
    seat, foe, won = fight.seat, fight.foe, is_won(s, fight)
    mine, theirs = totals(s, fight)
    for card in fight.row:
        give_back_card(s, seat, card)
    (s.avatar_discard if foe < FIRST_HERO_FOE else s.arena_discard).extend(fight.foe_row)
    tell(
        s, "combat_ended", seat=seat, foe=foe_name(s, foe), won=won, strength=max(0, mine), foe_strength=max(0, theirs)
    )
    todo = [(trigger, seat, "combat_win") if won else (defeated, seat, fight.figure)]
    todo += [(run, part, 0, seat, EMPTY) for card in fight.foe_row for part in FACES[card].after]
    for place, card in enumerate(fight.row):
        if TAKES_BACK[card]:
            todo.append((take_back, seat, others_of(fight.row, place)))
        else:
            todo += [(run, part, 0, seat, EMPTY) for part in FACES[card].after]
    if fight.cause in SEQUELS:
        todo.append((SEQUELS[fight.cause], seat, fight.figure, foe, fight.slot, fight.tech, int(won)))
    if won:
        win(s, fight)
    for rule, *args in todo:
        then(s, rule, *args)


def is_won(s, fight) -> bool:
    """[6.2] Does the player win? Aphrodite also does when the enemy's Strength is 0 or less."""
    mine, theirs = totals(s, fight)
    if theirs <= 0 and power_with(s, fight.seat, "combat", "seduction") != EMPTY:
        return True
    return max(0, mine) > max(0, theirs)


def others_of(row: list[int], place: int) -> int:
    """The other cards of a row, a bit for each kind."""
    kinds = 0
    for card in row[:place] + row[place + 1 :]:
        kinds |= 1 << card
    return kinds


def win(s, fight) -> None:
    """[6.2] 1 Greatness; a beaten avatar goes home and leaves Prayers; the character that moved in takes the slot."""
    p = s.players[fight.seat]
    p.combats_won += 1
    get(s, fight.seat, GREATNESS, VICTORY_GREATNESS, FROM_COMBATS)
    if fight.foe < FIRST_HERO_FOE:
        s.avatars[fight.foe] = HOME
        get(s, fight.seat, PRAYERS, AVATAR[fight.foe].prayers, FROM_COMBATS)
    if fight.cause == MOVED:
        p.where[fight.figure] = fight.slot


@step
def defeated(s, seat, f):
    """[6.5] 1 Greatness less; a Hero falls into the Underworld, an ally leaves the game, an Olympian goes to the
    reserve."""
    p = s.players[seat]
    p.spent |= 1 << f
    if is_spared(s, seat):
        p.spared = 1
        p.where[f] = RESERVE
        tell(s, "spared", seat=seat, figure=FIGURES[f])
        return
    tell(s, "defeated", seat=seat, figure=FIGURES[f])
    for n in greatness_at_stake(s, seat):
        lose_greatness(s, seat, n)
    p.where[f] = refuge_of(f)
    if f != THE_OLYMPIAN:
        for other in range(len(s.players)):
            then(s, trigger, other, "hero_defeated_any")


def is_spared(s, seat: int) -> bool:
    """Is a defeat of this seat undone by a power, once in a match?"""
    return power_with(s, seat, "defeat", "spare") != EMPTY and not s.players[seat].spared


def greatness_at_stake(s, seat: int) -> list[int]:
    """[6.5] What a seat loses of Greatness in a defeat: a number for the defeat, and another if a power adds to it."""
    has_fury = power_with(s, seat, "defeat", "fury") != EMPTY
    return [DEFEAT_GREATNESS, FURY_GREATNESS] if has_fury else [DEFEAT_GREATNESS]


def refuge_of(f: int) -> int:
    """[6.5] Where a character goes that is defeated."""
    return AWAY if f >= FIRST_ALLY else RESERVE if f == THE_OLYMPIAN else FALLEN


RECLAIM = tuple(("reclaim", name) for name in CONFLICT_IDS)


@step
def take_back(s, seat, cards):
    """[7.16] Another card of the row, of these kinds, comes back to the hand."""
    if back_to_hand(s, seat, cards):
        then(s, reclaim, seat, cards)


def back_to_hand(s, seat: int, cards: int) -> list[int]:
    """[7.16] Those of these kinds of cards that lie in their discard pile, in the order of their numbers."""
    return [card for card in range(len(FACES)) if cards >> card & 1 and card in discard_pile(s, seat, card)]


@decision
def reclaim(s, seat, cards):
    """[7.16] Which card comes back?"""
    for card in back_to_hand(s, seat, cards):
        yield RECLAIM[card], None


@reclaim.resolve
def reclaim(s, seat, cards, action):
    card = CONFLICT_CARD[action[1]]
    discard_pile(s, seat, card).remove(card)
    s.players[seat].hand.append(card)
    tell(s, "reclaimed", seat=seat, card=action[1])
