"""Serve the table: find a port and a database, say where it is, run until stopped."""

import asyncio
import contextlib
import gc
import ipaddress
import os
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import segno
import structlog
import uvicorn
from starlette.types import ASGIApp

from speeltafel.engine.errors import BadInput
from speeltafel.server.app import application
from speeltafel.server.carrier import Carrier
from speeltafel.server.database import chosen
from speeltafel.server.door import Door
from speeltafel.server.entrance import Entrance
from speeltafel.server.gate import Gate
from speeltafel.server.hall import Hall
from speeltafel.server.settings import Settings, from_environment
from speeltafel.server.socket import FRAME_LIMIT
from speeltafel.server.static import client_folder

ANYWHERE = ("0.0.0.0", "::")
PORTS_TRIED = 20
OTHER_FILES = 64
"""What a server has open besides connections."""


def serve(host: str, port: int, db: str | None) -> None:
    """Serve until interrupted."""
    url = chosen(db)
    prepare_log()
    tune()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    settings = from_environment()
    settings = replace(
        settings,
        hosts=f"{settings.hosts} {host}",
        connections=min(settings.connections, room_for_connections()),
    )
    listening = listen(host, port)

    def ready(*_: object) -> None:
        # From here on uvicorn ends by them in order; what it raises then again must not end us.
        for ending in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ending, signal.SIG_IGN)
        announce(host, listening.getsockname()[1])

    running = run(url, settings, client_folder(), listening, ready)
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(running)


async def run(
    url: str,
    settings: Settings,
    client: Path | None,
    listening: socket.socket,
    ready: Callable[[uvicorn.Server, Hall], None],
) -> None:
    """Open the hall, say that it is, and serve until told to stop."""
    hall = Hall(url, settings)
    await hall.open()
    try:
        gate = Gate(settings, hall.limiter, hall.metrics)
        app = application(hall, gate, client, address_for_others(*listening.getsockname()[:2]))
        server = Server(configuration(app, gate), hall, gate)
        ready(server, hall)
        await server.serve([listening])
    finally:
        await hall.close()


class Server(uvicorn.Server):
    """Takes connections in by an entrance of its own.

    Ends in order: what people have sent is stored and acknowledged before the lines close.
    """

    def __init__(self, config: uvicorn.Config, hall: Hall, gate: Gate) -> None:
        super().__init__(config)
        self.hall = hall
        self.gate = gate
        self.entrances: list[Entrance] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        for listening in sockets or []:
            self.entrances.append(Entrance(self.gate, listening, self.make_door))
            self.entrances[-1].open()
        if self.hall.settings.warm:
            self.hall.copies.warm()

    def make_door(self) -> Door:
        return Door(
            self.gate,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hall.finish()
        for entrance in self.entrances:
            await entrance.close()
        await super().shutdown(sockets)


def configuration(app: ASGIApp, gate: Gate) -> uvicorn.Config:
    # uvicorn calls these like the classes that it has a type for.
    http: Any = partial(Door, gate)
    ws: Any = partial(Carrier, gate)
    settings = gate.settings
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.beat or None,
        ws_ping_timeout=max(settings.silence - settings.beat, 0.1),
        proxy_headers=False,
        access_log=False,
        log_level="error",
        lifespan="off",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def room_for_connections() -> int:
    """How many this process can have, once it is given all files that it may have."""
    try:
        import resource
    except ImportError:
        return sys.maxsize
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if files == resource.RLIM_INFINITY else max(0, files - OTHER_FILES)


def tune() -> None:
    """Collect garbage seldom, and let the store's thread in soon: see benchmarks/load."""
    gc.freeze()
    gc.set_threshold(250_000, 20, 50)
    sys.setswitchinterval(0.0005)


def new_loop() -> asyncio.AbstractEventLoop:
    """The fast loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def listen(host: str, port: int) -> socket.socket:
    """The port that was asked for; where it is taken, the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + PORTS_TRIED, 65536) if port else 1
    for number in range(port, last):
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(2048)
        except OSError as error:
            listening.close()
            if number == last - 1 or isinstance(error, socket.gaierror | PermissionError):
                raise BadInput(f"{host} port {number} cannot be used: {error.strerror}") from None
            continue
        return listening
    raise BadInput(f"{port} is no port; ports: 1 to 65535")


def announce(host: str, port: int) -> None:
    """Print where the table is, and a QR code for phones where it can be reached."""
    local = f"http://localhost:{port}/"
    if host not in ANYWHERE:
        print(f"Speeltafel: http://{f'[{host}]' if ':' in host else host}:{port}/", flush=True)
        return
    print(f"Speeltafel: {local}", flush=True)
    there = address_for_others(host, port)
    if there:
        print(f"On a phone: {there}/", flush=True)
        segno.make(f"{there}/", micro=False).terminal(out=sys.stdout, compact=True, border=2)
        sys.stdout.flush()


def address_for_others(host: str, port: int) -> str:
    """Where other devices find a server that listens there; empty where they do not."""
    reached = lan_address() if host in ANYWHERE else host
    try:
        parsed = ipaddress.ip_address(reached)
    except ValueError:
        return ""
    if parsed.is_loopback:
        return ""
    return f"http://{f'[{reached}]' if parsed.version == 6 else reached}:{port}"


def lan_address() -> str:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def prepare_log() -> None:
    """One JSON object a line on stderr; neither tokens nor addresses of people are in it."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
