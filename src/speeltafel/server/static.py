"""The built client: its files, and its first page for every address that is a screen of it."""

import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from speeltafel.engine.game import Game

PACKAGED = Path(__file__).parent / "static"
BUILT = Path(__file__).parents[3] / "web" / "dist"
FOREVER = "public, max-age=31536000, immutable"
HASHED = "assets/"
"""The files below this have a hash in their names, so they never change."""
PACKED = {"br": ".br", "gzip": ".gz"}
A_DAY = "public, max-age=86400"


def client_folder() -> Path | None:
    """Where the built client is: in the package, or in the clone beside it."""
    return next((folder for folder in (PACKAGED, BUILT) if (folder / "index.html").exists()), None)


class Art:
    """Answers with a drawing of a game, by `<game>/<name>.svg`; all are read once."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.drawings = {
            f"{game.id}/{path.name}": path.read_bytes()
            for game in games.values()
            for path in sorted((game.folder / "art").glob("*.svg"))
        }

    async def answer(self, request: Request) -> Response:
        drawing = self.drawings.get(request.path_params["path"])
        if drawing is None:
            return PlainTextResponse("There is nothing here.", 404)
        tag = f'"{hashlib.sha256(drawing).hexdigest()[:16]}"'
        headers = {"Cache-Control": A_DAY, "ETag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(drawing, headers=headers, media_type="image/svg+xml")


class Client:
    """Answers with a file of the client; all of them are looked up once."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, Path] = {}
        if folder is not None:
            self.files = {
                path.relative_to(folder).as_posix(): path
                for path in folder.rglob("*")
                if path.is_file()
            }

    async def answer(self, request: Request) -> Response:
        name = request.path_params["path"]
        if name not in self.files:
            # A name with a dot is a file's, any other is a screen's.
            if "." in name.rpartition("/")[2] or "index.html" not in self.files:
                return PlainTextResponse("There is nothing here.", 404)
            name = "index.html"
        headers = {
            "Cache-Control": FOREVER if name.startswith(HASHED) else "no-cache",
            "Vary": "Accept-Encoding",
        }
        path = self.files[name]
        accepted = request.headers.get("accept-encoding", "")
        for encoding, ending in PACKED.items():
            if encoding in accepted and name + ending in self.files:
                path = self.files[name + ending]
                headers["Content-Encoding"] = encoding
                break
        kind = "application/manifest+json" if name.endswith(".webmanifest") else None
        return FileResponse(
            path, headers=headers, media_type=kind or mimetypes.guess_type(name)[0] or "text/plain"
        )
