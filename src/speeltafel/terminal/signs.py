"""Drawings in a few characters: what a game's `art/signs.toml` has for each."""

import tomllib
from collections.abc import Sequence
from functools import cache

from msgspec import structs

from speeltafel.engine.game import Game
from speeltafel.engine.view import Face, Piece, Spot

TURNS = ("▲►▼◄", "△▷▽◁")
"""What points somewhere, in quarter turns clockwise."""
SUITS = "♣♦♥♠"
COURTS = {"nl": {"J": "B", "Q": "V", "K": "H"}}
"""The letters of courts in a language that has others."""


@cache
def signs_of(game: Game) -> dict[str, str]:
    """By the name of the drawing; a game whose views have signs of their own needs none."""
    path = game.folder / "art" / "signs.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def signed_faces(game: Game, faces: Sequence[Face], language: str = "") -> tuple[Face, ...]:
    """The faces as they are read: a sign where there is but a drawing, a court by its letter."""
    signs, courts = signs_of(game), COURTS.get(language, {})

    def text(face: Face) -> str:
        if not face.text + face.symbol:
            return signs.get(face.picture, "")
        return courts.get(face.text, face.text) if face.symbol in SUITS else face.text

    return tuple(structs.replace(face, text=text(face)) for face in faces)


def spot_sign(game: Game, spot: Spot) -> str:
    """What is printed on a spot, with the small signs beside it."""
    signs = signs_of(game)
    printed = spot.sign or signs.get(spot.picture, "") or "·"
    return printed + "".join(signs.get(mark, "") for mark in spot.marks)


def piece_sign(game: Game, piece: Piece) -> str:
    """A piece as it stands: which way it looks is seen."""
    sign = piece.sign or signs_of(game).get(piece.picture, "") or "●"
    for turns in TURNS:
        if not piece.sign and sign == turns[0]:
            return turns[piece.turned % 4]
    return sign
