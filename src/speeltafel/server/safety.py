"""What every answer has, and who may ask at all: checked before anything else is done."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from speeltafel.server.addresses import HostNames, is_own_page, network_of
from speeltafel.server.carrier import CARRIER
from speeltafel.server.gate import Gate
from speeltafel.server.problems import problem, trouble

SOURCES = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in SOURCES.items()),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Safety:
    """Finds out who asks, refuses who may not, and adds the headers to every answer.

    From here on a client's address is what limits are counted for. What may be kept is said by
    whoever answers, else nothing may.
    """

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app = app
        self.gate = gate
        self.names = HostNames(gate.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        self.identify(scope, headers)

        async def send_safely(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                found = MutableHeaders(scope=message)
                found.update(HEADERS)
                found.setdefault("Cache-Control", "no-store")
            await send(message)

        refused = self.refusal(scope, headers)
        await (refused or self.app)(scope, receive, send_safely)

    def identify(self, scope: Scope, headers: Headers) -> None:
        """Put who asks in the place of a proxy that the settings name."""
        address, port = scope["client"] or ("", 0)
        proxies = self.gate.proxies
        if proxies.include(address):
            address = proxies.asker(address, ",".join(headers.getlist("x-forwarded-for")))
            if headers.get("x-forwarded-proto") == "https":
                scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        network = network_of(address)
        scope["client"] = (network, port)
        if CARRIER in scope.get("extensions", {}):
            scope["extensions"][CARRIER]["carrier"].network = network

    def refusal(self, scope: Scope, headers: Headers) -> Response | None:
        """What is answered instead of what was asked for."""
        gate, host = self.gate, headers.get("host", "")
        if scope["type"] == "http" and not gate.limiter.allows("request", scope["client"][0]):
            gate.cut_off("requests")
            return trouble("trouble-too-fast")
        if not self.names.include(host):
            gate.cut_off("host")
            return problem(421, f"this server is not called {host[:100]!r}: see SPEELTAFEL_HOSTS")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and not is_own_page(headers.get("origin"), host, gate.settings.origins):
            gate.cut_off("origin")
            return problem(403, "the request comes from a page of somebody else")
        return None
