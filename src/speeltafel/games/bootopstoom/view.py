"""What a seat sees of Boot op Stoom, from its projection alone."""

from speeltafel.engine.events import NOBODY
from speeltafel.engine.state import Projection
from speeltafel.engine.view import (
    COUNTER,
    GRID,
    HAND,
    PILE,
    ROW,
    Face,
    Piece,
    Said,
    SeatView,
    Spot,
    TableView,
    ZoneView,
    attempt,
)
from speeltafel.games.bootopstoom.cards import KIND, KINDS, NAMES, WISHES
from speeltafel.games.bootopstoom.decisions.draw import DRAWS
from speeltafel.games.bootopstoom.expansions.plekken import findable
from speeltafel.games.bootopstoom.rules import takes_part
from speeltafel.games.bootopstoom.rules_agenda import (
    BUSY,
    CALENDAR,
    DRAW,
    INTOCHT_ADD,
    PLACE,
    SEARCH,
    SHOP,
    SWAP,
    TELEPORT,
    TILES,
)
from speeltafel.games.bootopstoom.rules_drawing import may_draw_parcels
from speeltafel.games.bootopstoom.rules_map import (
    COLOURS,
    FIRST_HOUSE,
    FIRST_WISH,
    OFF,
    SECOND_WISH,
    TILE,
    heading_at,
    is_settled,
    square_at,
)
from speeltafel.games.bootopstoom.rules_table import days, houses_served, is_won
from speeltafel.games.bootopstoom.state import OPEN, BootOpStoom
from speeltafel.games.bootopstoom.view_ahead import squares_ahead
from speeltafel.games.bootopstoom.view_moves import move_view
from speeltafel.games.bootopstoom.view_row import row_zone

TILE_NAMES = (
    "water",
    "rots",
    "kasteel",
    "bakkerij",
    "haven",
    "amerigo",
    "speelgoedwinkel",
    "huis",
    "huis-speciaal",
)
PROMPTS = (
    "",
    "prompt-draw",
    "prompt-place",
    "prompt-steam",
    "prompt-deliver",
    "prompt-calendar",
    "prompt-cut",
    "prompt-reveal",
    "prompt-power",
    "prompt-teleport",
    "prompt-tiles",
    "prompt-swap",
    "prompt-search",
    "prompt-shop",
    "prompt-colour",
    "prompt-pawn",
    "prompt-spot",
    "prompt-favour",
    "prompt-add",
)
"""What the seat on turn is asked in each phase."""
COLOUR_OF_KIND = ("blue", "red", "green", "purple")
PHRASES = (
    "phrase-1",
    "phrase-2",
    "phrase-3",
    "phrase-4",
    "phrase-5",
    "phrase-6",
    "phrase-7",
    "phrase-8",
    "phrase-9",
    "phrase-10",
)
HAND_PHASES = (PLACE, SWAP, SHOP)

FACES = tuple(
    Face("", "", COLOUR_OF_KIND[KIND[card]], picture=NAMES[card]) for card in range(len(NAMES))
)


def view(seen: Projection, seat: int) -> TableView:
    """The table view for the viewer of a projection; `seat` is that viewer."""
    assert isinstance(seen, BootOpStoom)
    acting = seen.to_act() if seen.phase != BUSY else ()
    return TableView(
        game=seen.setup.game,
        seat=seat,
        round=seen.round,
        prompt=prompt(seen, seat),
        seats=tuple(
            SeatView(
                player,
                facts(seen, player),
                houses_served(seen),
                player in acting,
                seen.gone[player],
                (Said("fact-sint"),) if player == seen.sint else (),
            )
            for player in range(seen.players)
        ),
        zones=zones(seen, seat),
        moves=tuple(move_view(seen, seat, move) for move in seen.legal_moves(seat)),
        sheet=(),
        # BS-COM-01: nothing about cards is said but after a Telefoon (BS-PP-04, BS-AMB-64)
        talk=seen.talking or bool(seen.ending),
        phrases=PHRASES if seen.house.phrases else (),
        ending=seen.ending,
        winners=seen.outcome().winners if seen.ending else (),
        unit="score-houses",
    )


# The map.


def map_zone(seen: BootOpStoom) -> ZoneView:
    spots = tuple(map_spot(seen, square) for square in range(seen.house.squares))
    for number, square in enumerate(squares_ahead(seen), 1):
        spots[square].ahead = spots[square].ahead or number
    choosing = seen.phase in (TELEPORT, TILES)
    return ZoneView(
        "map",
        GRID,
        Said("zone-map"),
        count=houses_served(seen),
        selectable=choosing,
        columns=seen.house.size,
        spots=spots,
        most=len([code for code in seen.map if code >= FIRST_HOUSE]),
        main=True,
    )


def map_spot(seen: BootOpStoom, square: int) -> Spot:
    code = seen.map[square]
    name = TILE_NAMES[TILE[code]]
    settled = is_settled(code)
    number = seen.square_number(square)
    tag = str(number)
    if code < FIRST_HOUSE:
        label = Said("haven-visited" if settled else f"tile-{name}", {"number": number})
        about = "" if name == "water" else name
        here = pieces(seen, square)
        return Spot(label, f"tile-{name}", (), here, done=settled, tag=tag, about=about)
    first, second = wish_number(FIRST_WISH[code]), wish_number(SECOND_WISH[code])
    facts = {"number": number, "first": first, "second": second, "served": int(settled)}
    label = Said(f"tile-{name}", facts)
    picture = "tile-huis-bezorgd" if settled else f"tile-{name}"
    marks = () if settled else tuple(WISHES[w] for w in (first, second) if w != NOBODY)
    about = "" if settled else name
    # a served house is lit, not faint
    here = pieces(seen, square)
    return Spot(label, picture, marks, here, tag=tag, about=about, served=settled)


def wish_number(bits: int) -> int:
    """The place of a wish in WISHES; NOBODY for none."""
    return bits.bit_length() - 1


def pieces(seen: BootOpStoom, square: int) -> tuple[Piece, ...]:
    found = []
    for pawn, pose in enumerate(seen.pawns):
        if pose == OFF or square_at(pose) != square:
            continue
        heading = heading_at(pose)
        if pawn == 0:
            found.append(Piece("boat", Said("boat", {"heading": heading}), heading))
        else:
            colour = colour_of(seen, pawn - 1)
            picture = f"piet-{COLOURS[colour]}"
            label = Said(picture, {"heading": heading, "seat": pawn - 1})
            found.append(Piece(picture, label, heading, pawn - 1))
    return tuple(found)


def colour_of(seen: BootOpStoom, seat: int) -> int:
    """The colour of a seat's Piet; of one who has not chosen, some colour."""
    colour = seen.colours[seat]
    return seat % len(COLOURS) if colour == NOBODY else colour


# The other places.


def zones(seen: BootOpStoom, seat: int) -> tuple[ZoneView, ...]:
    shown = [map_zone(seen), row_zone(seen)]
    for kind, name in enumerate(KINDS):
        top = tuple(card for card in seen.tops if KIND[card] == kind)
        count = len(seen.piles[kind]) + len(top)
        draw = attempt(DRAWS[kind]) if seen.phase == DRAW and seen.turn == seat else None
        label = Said(f"zone-{name}")
        shown.append(ZoneView(name, PILE, label, cards=top, count=count, move=draw))
    shown += calendar_zones(seen)
    for kind, name in enumerate(KINDS):
        cards = tuple(seen.discards[kind])
        label = Said("zone-discard", {"kind": kind})
        shown.append(ZoneView(f"{name}-discard", PILE, label, cards=cards, count=len(cards)))
    shown += lying_about(seen, seat)
    delivered = tuple(seen.delivered)
    shown.append(
        ZoneView("delivered", PILE, Said("zone-delivered"), cards=delivered, count=len(delivered))
    )
    if seen.house.memory_aid:
        shown += [
            ZoneView("drawn", ROW, Said("zone-drawn", {"seat": p}), p, tuple(cards), len(cards))
            for p, cards in enumerate(seen.drawn)
            if cards and p != seat
        ]
    if 0 <= seat < seen.players and not seen.gone[seat]:
        hand = tuple(seen.hands[seat])
        choosing = seen.phase in HAND_PHASES or bool(seen.questions)
        shown.append(ZoneView("hand", HAND, Said("zone-hand"), seat, hand, len(hand), choosing))
    return tuple(shown)


def calendar_zones(seen: BootOpStoom) -> list[ZoneView]:
    size = seen.house.calendar_size
    shown = [
        ZoneView(
            "days",
            COUNTER,
            Said("zone-days", {"size": size}),
            count=days(seen),
            most=size,
            now=True,
        ),
        ZoneView(
            "calendar",
            ROW,
            Said("zone-calendar"),
            cards=tuple(seen.calendar),
            count=len(seen.calendar),
        ),
    ]
    if seen.house.kalender:
        shown.append(ZoneView("deck", PILE, Said("zone-deck"), count=len(seen.deck)))
        coming = tuple(seen.coming)
        if coming:
            shown.append(
                ZoneView("coming", ROW, Said("zone-coming"), cards=coming, count=len(coming))
            )
    if seen.effect != NOBODY:
        label = Said("zone-effect", {"number": seen.effect})
        shown.append(ZoneView("effect", ROW, label, cards=(seen.effect,), count=1, now=True))
    if seen.next_effect != NOBODY:
        label = Said("effect-" + NAMES[seen.next_effect])
        shown.append(ZoneView("next-effect", ROW, label, cards=(seen.next_effect,), count=1))
    return shown


def lying_about(seen: BootOpStoom, seat: int) -> list[ZoneView]:
    """Cards on their way: swept from the row, turned up by an event, searched for."""
    shown = []
    swept = tuple(slot[0] for slot in seen.swept if slot)
    if swept:
        choosing = seen.phase == CALENDAR
        label = Said("zone-swept")
        shown.append(
            ZoneView("swept", ROW, label, cards=swept, count=len(swept), selectable=choosing)
        )
    aside = tuple(seen.aside)
    if aside:
        shown.append(ZoneView("aside", ROW, Said("zone-aside"), cards=aside, count=len(aside)))
    if seen.phase == SEARCH and seen.turn == seat:
        found = tuple(findable(seen))
        label = Said("zone-search")
        shown.append(
            ZoneView("search", ROW, label, seat, cards=found, count=len(found), selectable=True)
        )
    return shown


# People.


def facts(seen: BootOpStoom, player: int) -> tuple[Said, ...]:
    if seen.gone[player]:
        return (Said("fact-gone"),)
    found = [Said("fact-hand", {"count": len(seen.hands[player])})]
    if seen.house.pietjes and seen.colours[player] != NOBODY:
        found.append(Said("fact-piet", {"colour": seen.colours[player]}))
    if not takes_part(seen, player) and seen.phase == PLACE and seen.hands[player]:
        found.append(Said("fact-sits-out"))
    return tuple(found)


def prompt(seen: BootOpStoom, seat: int) -> Said:
    if seen.ending:
        return Said("prompt-won" if is_won(seen) else "prompt-lost")
    if seen.phase == BUSY:  # on the way: nobody decides now
        return Said("prompt-sailing")
    if seen.questions:
        asked = seat in seen.questions[-1].pending()
        return Said("prompt-give" if asked else "prompt-gifts", {"seat": seen.receiver})
    if seat != seen.turn:
        sint = seen.turn == seen.sint and seen.phase not in (DRAW, PLACE)
        return Said("prompt-sint" if sint else "prompt-wait", {"seat": seen.turn})
    return Said(PROMPTS[seen.phase], prompt_facts(seen))


def prompt_facts(seen: BootOpStoom) -> dict[str, int]:
    found = {
        "number": seen.spot + 1 if seen.spot != NOBODY else 0,
        "count": seen.wanted,
        "left": 3 - len(seen.lifted),
        "damage": seen.cause,
        "closed": closed(seen),
        "stuck": int(is_stuck(seen)),
        "effect": seen.effect,
        "square": seen.square_number(seen.target),
    }
    if seen.placer != NOBODY:
        found["seat"] = seen.placer
    else:
        found["seat"] = seen.sint
    if 0 <= seen.at < len(seen.slots) and seen.slots[seen.at] and seen.marks[seen.at] & OPEN:
        found["card"] = seen.slots[seen.at][0]
    elif seen.phase == INTOCHT_ADD:
        found["card"] = seen.aside[-1]
    else:
        found["card"] = 0
    return found


def is_stuck(seen: BootOpStoom) -> bool:
    """Whether no card of the seat on turn may lie under any empty position."""
    if seen.phase != PLACE or not seen.picky:
        return False
    return all(move.verb == "pass" for move in seen.legal_moves(seen.turn))


def closed(seen: BootOpStoom) -> int:
    """Why no parcels may be drawn: 1 for the castle, 2 for an explosion; 0 where they may."""
    if may_draw_parcels(seen):
        return 0
    return 2 if seen.exploding else 1
