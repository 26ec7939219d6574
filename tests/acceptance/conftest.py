"""The server of a file's tests, as in tests/server."""

from tests.server.conftest import either, server

__all__ = ["either", "server"]
