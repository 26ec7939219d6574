"""Documents that are made once and kept: the client, drawings, texts, and what describes us."""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from speeltafel import art
from speeltafel.engine.game import Game

PACKAGED = Path(__file__).parent / "static"
BUILT = Path(__file__).parents[3] / "web" / "dist"
"""Drawings for any game, such as those of playing cards."""
FOREVER = "public, max-age=31536000, immutable"
HASHED = "assets/"
"""The files below this have a hash in their names, so they never change."""
PACKED = {"br": ".br", "gzip": ".gz"}
A_DAY = "public, max-age=86400"
ASK_AGAIN = "no-cache"
WORTH_PACKING = 1000


class Kept:
    """A document as it is sent, plain or packed; who has it already is told so."""

    def __init__(
        self, body: bytes, kind: str, keep: str, packed: Mapping[str, bytes] | None = None
    ) -> None:
        self.body = body
        self.kind = kind
        self.keep = keep
        if packed is None:
            packed = {"gzip": gzip.compress(body)} if len(body) >= WORTH_PACKING else {}
        self.packed = packed
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'

    def answer(self, request: Request) -> Response:
        headers = {"Cache-Control": self.keep, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        for encoding, body in self.packed.items():
            if encoding in accepted:
                headers["Content-Encoding"] = encoding
                return Response(body, headers=headers, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


def nothing_here() -> Response:
    return PlainTextResponse("There is nothing here.", 404)


def wants_page(request: Request) -> bool:
    """Whether somebody goes there, and no page or program asks for a file."""
    return "text/html" in request.headers.get("accept", "")


def client_folder() -> Path | None:
    """Where the built client is: in the package, or in the clone beside it."""
    return next((folder for folder in (PACKAGED, BUILT) if (folder / "index.html").exists()), None)


class Art:
    """Answers with a drawing of a game, by `<game>/<name>.svg`: its own, or one that all share."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.drawings = {
            f"{game.id}/{path.name}": kept_drawing(path)
            for game in games.values()
            for folder in (art.FOLDER, game.folder / "art")
            for path in sorted(folder.glob("*.svg"))
        }

    async def answer(self, request: Request) -> Response:
        drawing = self.drawings.get(request.path_params["path"])
        return nothing_here() if drawing is None else drawing.answer(request)


@cache
def kept_drawing(path: Path) -> Kept:
    return Kept(path.read_bytes(), "image/svg+xml", A_DAY)


class Client:
    """Answers with a file of the client."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, Kept] = {}
        if folder is not None:
            paths = [path for path in folder.rglob("*") if path.is_file()]
            read = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
            self.files = {name: kept_file(name, read) for name in read}

    def is_outdated(self, script: str) -> bool:
        """Whether a page that began with this script of ours is not the one there is now."""
        page = self.files.get("index.html")
        return bool(script) and page is not None and script.encode() not in page.body

    async def answer(self, request: Request) -> Response:
        name = request.path_params["path"]
        if name in self.files:
            return self.files[name].answer(request)
        # A name with a dot is a file's, any other is a screen's.
        is_file = "." in name.rpartition("/")[2]
        page = self.files.get("index.html")
        if page is None or (is_file and not wants_page(request)):
            return nothing_here()
        # Whoever is lost reads so in their own language: the page knows which.
        found = page.answer(request)
        if is_file and found.status_code == 200:
            found.status_code = 404
        return found


def kept_file(name: str, files: Mapping[str, bytes]) -> Kept:
    """A file with those beside it that are the same, packed."""
    kind = mimetypes.guess_type(name)[0] or "text/plain"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    packed = {key: files[name + end] for key, end in PACKED.items() if name + end in files}
    keep = FOREVER if name.startswith(HASHED) else ASK_AGAIN
    is_packed = name.endswith(tuple(PACKED.values()))
    return Kept(files[name], kind, keep, packed or ({} if is_packed else None))
