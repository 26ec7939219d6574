"""The pictures on French playing cards, for any game that plays with them.

    python -m speeltafel.art.playing

writes `<suit>-<rank>.svg` and `joker.svg` beside this file: what lies between the corners of a
card, 62 wide and 120 high. Ranks and suits in the corners are text, set by whoever draws the card.
"""

from pathlib import Path
from typing import Final

from speeltafel.art.faces import INK, SYMBOLS

FOLDER: Final = Path(__file__).parent
WIDTH: Final = 62
HEIGHT: Final = 120

RED: Final = INK["red"]
BLACK: Final = INK["black"]
GOLD: Final = "#e8b23a"
BLUE: Final = "#27518f"
SKIN: Final = "#f7dfc4"
LINE: Final = "#2a1d14"

COLOURS: Final = {"hearts": RED, "diamonds": RED, "spades": BLACK, "clubs": BLACK}
SHAPES: Final = {
    "hearts": SYMBOLS["♥"],
    "diamonds": SYMBOLS["♦"],
    "spades": SYMBOLS["♠"],
    "clubs": SYMBOLS["♣"],
}

# Where the pips lie: left, middle and right; from the top down. What lies lower is turned round.
LEFT, MIDDLE, RIGHT = 12.0, 31.0, 50.0
TOP, UPPER, HALF, LOWER, BOTTOM = 13.0, 44.3, 60.0, 75.7, 107.0
PIPS: Final[dict[str, list[tuple[float, float]]]] = {
    "2": [(MIDDLE, TOP), (MIDDLE, BOTTOM)],
    "3": [(MIDDLE, TOP), (MIDDLE, HALF), (MIDDLE, BOTTOM)],
    "4": [(x, y) for x in (LEFT, RIGHT) for y in (TOP, BOTTOM)],
    "5": [(x, y) for x in (LEFT, RIGHT) for y in (TOP, BOTTOM)] + [(MIDDLE, HALF)],
    "6": [(x, y) for x in (LEFT, RIGHT) for y in (TOP, HALF, BOTTOM)],
    "7": [(x, y) for x in (LEFT, RIGHT) for y in (TOP, HALF, BOTTOM)] + [(MIDDLE, 36.5)],
    "8": [(x, y) for x in (LEFT, RIGHT) for y in (TOP, HALF, BOTTOM)]
    + [(MIDDLE, 36.5), (MIDDLE, 83.5)],
    "9": [(x, y) for x in (LEFT, RIGHT) for y in (TOP, UPPER, LOWER, BOTTOM)] + [(MIDDLE, HALF)],
    "10": [(x, y) for x in (LEFT, RIGHT) for y in (TOP, UPPER, LOWER, BOTTOM)]
    + [(MIDDLE, 28.5), (MIDDLE, 91.5)],
}
PIP: Final = 18


def drawing(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{body}</svg>\n'


def pip(suit: str, x: float, y: float, size: float, turned: bool = False) -> str:
    colour, path = COLOURS[suit], SHAPES[suit]
    turn = f" rotate(180 {size / 2:g} {size / 2:g})" if turned else ""
    return (
        f'<path fill="{colour}" d="{path}" transform="translate({x - size / 2:g} {y - size / 2:g})'
        f'{turn} scale({size / 24:.4g})"/>'
    )


def pips(suit: str, rank: str) -> str:
    return drawing("".join(pip(suit, x, y, PIP, y > HALF) for x, y in PIPS[rank]))


def ace(suit: str) -> str:
    """One large pip in a wreath."""
    colour = COLOURS[suit]
    leaves = "".join(
        f'<ellipse cx="31" cy="31.5" rx="2.3" ry="5" transform="rotate({turn} 31 60) '
        f'rotate(24 31 31.5)"/>'
        for turn in range(0, 360, 24)
    )
    wreath = f'<g fill="{colour}" opacity=".28">{leaves}</g>'
    return drawing(wreath + pip(suit, MIDDLE, HALF, 40))


# The courts: a figure to the waist, and the same turned round below.


def colours(suit: str) -> tuple[str, str]:
    """The robe and its lining."""
    robes = {"hearts": (RED, BLUE), "diamonds": ("#b8541c", BLUE)}
    return robes.get(suit, (BLUE, RED) if suit == "spades" else ("#2c5a45", RED))


def face(hair: str) -> str:
    return (
        f'<path d="M22.5 21q-3.5 10 1 15.5h15q4.5-5.5 1-15.5z" fill="{hair}"/>'
        f'<path d="M24.5 20h13v9q0 8-6.5 8.6-6.5-.6-6.5-8.6z" fill="{SKIN}"/>'
        f'<g fill="{LINE}" stroke="none"><circle cx="28.3" cy="25.5" r="1"/>'
        '<circle cx="33.7" cy="25.5" r="1"/></g>'
        '<path d="M31 26.5v3.3h-1.5" fill="none" stroke-width=".8"/>'
        f'<path d="M28.7 32.3q2.3 1.6 4.6 0" fill="none" stroke="{RED}" stroke-width="1.1"/>'
    )


def robe(main: str, lining: str) -> str:
    hems = "".join(
        f'<circle cx="{x}" cy="{y}" r="1.1"/>'
        for x, y in ((12, 55), (16.5, 48), (45.5, 48), (50, 55))
    )
    return (
        f'<path d="M7 60q1-17 16-21.5h16q15 4.5 16 21.5z" fill="{main}"/>'
        f'<path d="M22.5 38.5 31 50l8.5-11.5 4 2-8.5 19.5h-8L18.5 40.5z" fill="{lining}"/>'
        f'<path d="M24.5 37.5 31 47.5l6.5-10z" fill="#fffaf0"/>'
        f'<path d="M27.5 52h7v8h-7z" fill="{GOLD}"/>'
        f'<g fill="{GOLD}" stroke="none">{hems}</g>'
    )


def king(suit: str) -> str:
    main, lining = colours(suit)
    beard = (
        '<path d="M24.5 29q.5 13.5 6.5 14.5 6-1 6.5-14.5-2 4-6.5 2.3-4.5 1.7-6.5-2.3z" '
        'fill="#d9cbb8"/>'
    )
    crown = (
        f'<path d="M21 20.5 18.5 8l6 4.5L31 4.5l6.5 8 6-4.5L41 20.5z" fill="{GOLD}"/>'
        f'<path d="M21 17.2h20" stroke-width="1"/><g fill="{RED}" stroke="none">'
        '<circle cx="26" cy="15" r="1.2"/><circle cx="31" cy="14" r="1.5"/>'
        '<circle cx="36" cy="15" r="1.2"/></g>'
    )
    sword = (
        '<path d="M53.5 12v34" stroke-width="2.6" stroke="#8d99a6"/>'
        f'<path d="M49 44h9M53.5 44v8" stroke-width="2.4" stroke="{GOLD}"/>'
    )
    return sword + robe(main, lining) + face("#8a6b4f") + beard + crown


def queen(suit: str) -> str:
    main, lining = colours(suit)
    veil = (
        f'<path d="M19.5 22q-3.5 15 .5 21h5.5V22zM42.5 22q3.5 15-.5 21h-5.5V22z" '
        f'fill="{lining}" opacity=".85"/>'
    )
    crown = (
        f'<path d="M22.5 20.5 21 11l4.5 3.5L28 9l3 4.5L34 9l2.5 5.5L41 11l-1.5 9.5z" '
        f'fill="{GOLD}"/><g fill="{RED}" stroke="none"><circle cx="28" cy="8.5" r="1.2"/>'
        '<circle cx="34" cy="8.5" r="1.2"/></g>'
    )
    flower = (
        '<path d="M51.5 50q3-8 .5-15" fill="none" stroke="#3c7a45" stroke-width="1.6"/>'
        '<g fill="#fff" stroke-width=".7">'
        + "".join(
            f'<ellipse cx="52" cy="27.5" rx="2" ry="3.6" transform="rotate({turn} 52 31.5)"/>'
            for turn in range(0, 360, 60)
        )
        + f'</g><circle cx="52" cy="31.5" r="2" fill="{GOLD}" stroke-width=".7"/>'
    )
    return veil + robe(main, lining) + face("#c08a3e") + crown + flower


def jack(suit: str) -> str:
    main, lining = colours(suit)
    cap = (
        f'<path d="M20.5 20.5q-2.5-9 10-10 13-.5 11.5 10-10-3.5-21.5 0z" fill="{main}"/>'
        f'<path d="M20.5 20.5q10.5-3.6 21.5 0l-.5 2.2q-10-3-20.5 0z" fill="{GOLD}"/>'
        '<path d="M39 13q7-10 13-6.5-2.5 1-2 3.5-3.5-.5-3.5 3-4-.5-7.5 2z" fill="#fffaf0"/>'
    )
    staff = (
        '<path d="M53 18v36" stroke-width="2.2" stroke="#8a5a2b"/>'
        '<path d="M53 8.5 56.5 17 53 20l-3.5-3z" fill="#c3ccd4"/>'
        '<path d="M53.5 20q7 1 5.5 9-2.5-3.5-5.5-3z" fill="#c3ccd4"/>'
    )
    return staff + robe(main, lining) + face("#b5762f") + cap


def court(suit: str, half: str) -> str:
    whole = (
        f'<g id="half" stroke="{LINE}" stroke-width="1.3" stroke-linejoin="round" '
        f'stroke-linecap="round">{half}</g>{pip(suit, 10.5, 11.5, 14)}'
    )
    turned = whole.replace(' id="half"', "")
    return drawing(
        f'<rect x=".7" y=".7" width="60.6" height="118.6" rx="3" fill="#fff6e2" '
        f'stroke="{BLUE}" stroke-width="1"/>'
        f'<g>{whole}</g><g transform="rotate(180 31 60)">{turned}</g>'
        f'<path d="M7 60h48" stroke="{LINE}" stroke-width="1.3"/>'
    )


def joker() -> str:
    """A fool with a cap of three colours and bells."""
    bells = "".join(
        f'<circle cx="{x}" cy="{y}" r="3.2" fill="{GOLD}"/>'
        for x, y in ((7, 48), (31, 12), (55, 48))
    )
    collar = "".join(
        f'<path d="M{x} 82l5 14 5-14z" fill="{colour}"/><circle cx="{x + 5}" cy="97.5" r="2" '
        f'fill="{GOLD}"/>'
        for x, colour in ((11, RED), (21, GOLD), (31, BLUE), (41, RED))
    )
    return drawing(
        f'<g stroke="{LINE}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="M17 56Q2 44 7 47q9-17 19-3z" fill="{RED}"/>'
        f'<path d="M45 56Q60 44 55 47q-9-17-19-3z" fill="{BLUE}"/>'
        f'<path d="M17 56Q16 22 31 13q15 9 14 43z" fill="{GOLD}"/>'
        f'<path d="M16 55q15-5 30 0v8q-15-5-30 0z" fill="#fffaf0"/>'
        f'<path d="M18 60q-2 22 13 24 15-2 13-24-13-4-26 0z" fill="{SKIN}"/>'
        f'<g fill="{LINE}" stroke="none"><circle cx="25" cy="68" r="1.8"/>'
        '<circle cx="37" cy="68" r="1.8"/></g>'
        f'<circle cx="31" cy="72.5" r="2.6" fill="{RED}" stroke-width="1"/>'
        f'<path d="M24 76.5q7 5.5 14 0" fill="none" stroke="{RED}" stroke-width="1.8"/>'
        f"{collar}{bells}</g>"
    )


def drawings() -> dict[str, str]:
    found = {"joker": joker()}
    for suit in SHAPES:
        found[f"{suit}-a"] = ace(suit)
        found |= {f"{suit}-{rank}": pips(suit, rank) for rank in PIPS}
        courts = (("j", jack), ("q", queen), ("k", king))
        found |= {f"{suit}-{rank}": court(suit, half(suit)) for rank, half in courts}
    return found


def main() -> None:
    for name, body in drawings().items():
        (FOLDER / f"{name}.svg").write_text(body, "utf-8")


if __name__ == "__main__":
    main()
