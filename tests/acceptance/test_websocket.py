"""The cases of Autobahn's suite for websockets, by hand, against a server as it is.

Each case is what somebody sends after the handshake, and what has to come back: how what is sent is
answered, or with which code the line is closed. Where nothing is wrong, the line goes on.
"""

import json
import socket
import struct
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from tests.server.people import Person, Server

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
NO_KINDS = (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
MASK = b"\x37\xfa\x21\x3d"
NO_CODE = 1005
SAY = b'{"type":"say","id":"s1","text":"Hallo"}'
STRANGE = '{"type":"say","id":"s1","text":"κόσμε \U0001f3b2"}'.encode()
END = b'{"type":"say","id":"end","text":"Tot zo"}'
LONGEST = 8 * 1024


def frame(
    kind: int, data: bytes = b"", *, last: bool = True, rsv: int = 0, mask: bytes = MASK
) -> bytes:
    head = bytes((kind | rsv | FINAL * last,))
    bit = MASKED * bool(mask)
    if len(data) < 126:
        head += bytes((bit | len(data),))
    elif len(data) < 1 << 16:
        head += struct.pack("!BH", bit | 126, len(data))
    else:
        head += struct.pack("!BQ", bit | 127, len(data))
    masked = bytes(one ^ mask[place % 4] for place, one in enumerate(data)) if mask else data
    return head + mask + masked


def pieces(kind: int, data: bytes, size: int, between: bytes = b"") -> bytes:
    """A message in fragments, with something between any two of them."""
    parts = [data[first : first + size] for first in range(0, len(data), size)]
    return between.join(
        frame(CONT if number else kind, part, last=number == len(parts) - 1)
        for number, part in enumerate(parts)
    )


def closing(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, struct.pack("!H", code) + reason)


def filled(size: int) -> bytes:
    """A command of just so many bytes; from some 500 on its text is too long to be said."""
    head, tail = b'{"type":"say","id":"s1","text":"', b'"}'
    return head + b"x" * (size - len(head) - len(tail)) + tail


@dataclass(frozen=True)
class Answer:
    said: tuple[str, ...] = ()
    """The kinds of reports to whoever asked."""
    pongs: tuple[bytes, ...] = ()
    closed: int | None = None


ACK = Answer(("ack",))
TROUBLE = Answer(("trouble",))
NOTHING = Answer()


def closed(code: int) -> Answer:
    return Answer(closed=code)


LIMITS_AND_TEXTS: dict[str, tuple[bytes, Answer]] = {
    "a text": (frame(TEXT, SAY), ACK),
    "a text of many scripts": (frame(TEXT, STRANGE), ACK),
    "an empty text": (frame(TEXT), TROUBLE),
    "a command as bytes": (frame(BINARY, SAY), ACK),
    "bytes that are none": (frame(BINARY, b"\x00\x01"), TROUBLE),
    **{f"a text of {n} bytes": (frame(TEXT, filled(n)), ACK) for n in (125, 126, 127, 128)},
    **{f"a text of {n} bytes": (frame(TEXT, filled(n)), TROUBLE) for n in (4096, LONGEST)},
    "a text that is too long": (frame(TEXT, filled(LONGEST + 1)), closed(1009)),
    "fragments that are too long": (pieces(TEXT, filled(LONGEST + 1), 1000), closed(1009)),
    "a length of 2**62": (b"\x81\xff" + struct.pack("!Q", 1 << 62) + MASK, closed(1009)),
    "a mask of nothing": (frame(TEXT, SAY, mask=bytes(4)), ACK),
    "no mask": (frame(TEXT, SAY, mask=b""), closed(1002)),
}
PINGS: dict[str, tuple[bytes, Answer]] = {
    "a ping": (frame(PING), Answer(pongs=(b"",))),
    "a ping with bytes": (frame(PING, b"\x00\xff\xfe"), Answer(pongs=(b"\x00\xff\xfe",))),
    "a ping of 125 bytes": (frame(PING, b"x" * 125), Answer(pongs=(b"x" * 125,))),
    "a ping of 126 bytes": (frame(PING, b"x" * 126), closed(1002)),
    "ten pings": (
        b"".join(frame(PING, b"%d" % number) for number in range(10)),
        Answer(pongs=tuple(b"%d" % number for number in range(10))),
    ),
    "a pong that nobody asked for": (frame(PONG, b"x"), NOTHING),
    "pongs and a ping": (frame(PONG) * 3 + frame(PING, b"a"), Answer(pongs=(b"a",))),
    "a ping in fragments": (frame(PING, b"x", last=False), closed(1002)),
}
RESERVED: dict[str, tuple[bytes, Answer]] = {
    **{f"reserved bit {bit:#x}": (frame(TEXT, SAY, rsv=bit), closed(1002)) for bit in (64, 32, 16)},
    **{
        f"a reserved bit in {kind}": (frame(kind, rsv=0x40), closed(1002)) for kind in (CLOSE, PING)
    },
    **{
        f"kind {kind:#x}": (frame(kind, b"x"), closed(1002))
        for kind in (3, 4, 5, 6, 7, *range(11, 16))
    },
    "a text and then a reserved kind": (frame(TEXT, SAY) + frame(3), closed(1002)),
}
FRAGMENTS: dict[str, tuple[bytes, Answer]] = {
    "two fragments": (pieces(TEXT, SAY, 20), ACK),
    "fragments of a byte": (pieces(TEXT, STRANGE, 1), ACK),
    "an empty fragment first and last": (
        frame(TEXT, last=False) + frame(CONT, SAY, last=False) + frame(CONT),
        ACK,
    ),
    "pings between fragments": (
        pieces(TEXT, SAY, 15, between=frame(PING, b"p")),
        Answer(("ack",), (b"p", b"p")),
    ),
    "going on with nothing": (frame(CONT, SAY), closed(1002)),
    "going on after the end": (frame(TEXT, SAY) + frame(CONT), closed(1002)),
    "another text within fragments": (
        frame(TEXT, SAY, last=False) + frame(TEXT, SAY),
        closed(1002),
    ),
    "a farewell within fragments": (frame(TEXT, SAY, last=False) + closing(1000), closed(1002)),
}
NO_TEXT = {
    "a lone byte": b"\xff",
    "cut short": b'{"type":"say","id":"s1","text":"\xce',
    "a surrogate": b'{"type":"say","id":"s1","text":"\xed\xa0\x80"}',
    "longer than need be": b'{"type":"say","id":"s1","text":"\xc0\xaf"}',
    "beyond the last sign": b'{"type":"say","id":"s1","text":"\xf4\x90\x80\x80"}',
}
UTF_8: dict[str, tuple[bytes, Answer]] = {
    **{f"no UTF-8: {name}": (frame(TEXT, data), closed(1007)) for name, data in NO_TEXT.items()},
    "no UTF-8 in fragments": (pieces(TEXT, NO_TEXT["a surrogate"], 7), closed(1007)),
    "a sign in two fragments": (pieces(TEXT, STRANGE, 33), ACK),
}
GOOD_CODES = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999)
BAD_CODES = (0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 5000, 65535)
CLOSINGS: dict[str, tuple[bytes, Answer]] = {
    "a farewell without a code": (frame(CLOSE), closed(NO_CODE)),
    **{f"a farewell with {code}": (closing(code, b"dag"), closed(code)) for code in GOOD_CODES},
    **{f"a farewell with {code}": (closing(code), closed(1002)) for code in BAD_CODES},
    "half a code": (frame(CLOSE, b"\x03"), closed(1002)),
    "the longest reason": (closing(1000, b"x" * 123), closed(1000)),
    "too long a reason": (closing(1000, b"x" * 124), closed(1002)),
    "a reason that is no UTF-8": (closing(1000, b"\xff"), closed(1007)),
    "a farewell in fragments": (frame(CLOSE, last=False), closed(1002)),
    "a text after the farewell": (closing(1000) + frame(TEXT, SAY), closed(1000)),
    "a ping after the farewell": (closing(1000) + frame(PING), closed(1000)),
    "a second farewell": (closing(1000) + closing(1001), closed(1000)),
}
CASES = {**LIMITS_AND_TEXTS, **PINGS, **RESERVED, **FRAGMENTS, **UTF_8, **CLOSINGS}


class Wire:
    """A line as it is, frame by frame."""

    def __init__(self, port: int, anna: Person) -> None:
        self.line = socket.create_connection(("127.0.0.1", port), 60)
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.left = b""
        self.line.sendall(handshake(port, anna))
        while b"\r\n\r\n" not in self.left:
            self.left += self.line.recv(4096)
        head, _, self.left = self.left.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head
        assert self.frame()[0] == TEXT

    def take(self, number: int) -> bytes:
        while len(self.left) < number:
            more = self.line.recv(4096)
            if not more:
                raise EOFError
            self.left += more
        found, self.left = self.left[:number], self.left[number:]
        return found

    def frame(self) -> tuple[int, bytes]:
        kind, size = self.take(2)
        assert kind & FINAL
        if size == 126:
            (size,) = struct.unpack("!H", self.take(2))
        assert size != 127, "longer than anything that is told here"
        return kind & 0xF, self.take(size)

    def answer(self) -> Answer:
        """All that comes, up to the answer to our last command or the farewell."""
        said: list[str] = []
        pongs: list[bytes] = []
        code: int | None = None
        while code is None:
            kind, data = self.frame()
            if kind == CLOSE:
                code = struct.unpack("!H", data[:2])[0] if data else NO_CODE
            elif kind == PONG:
                pongs.append(data)
            elif (report := json.loads(data)).get("id") == "end":
                break
            elif report["type"] in ("ack", "trouble"):
                said.append(report["type"])
        return Answer(tuple(said), tuple(pongs), code)


def handshake(port: int, anna: Person, version: int = 13) -> bytes:
    return (
        f"GET /ws/{anna.code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: {version}\r\nCookie: {anna.cookie_header()}"
        "\r\nSec-WebSocket-Extensions: permessage-deflate\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


@pytest.fixture(scope="module")
def anna(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with Server(tmp_path_factory.mktemp("wire") / "tables.db") as server:
        yield Person(server.port).make("edden", 3)


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("how", ["at once", "byte by byte"])
def test_frames_are_answered_as_the_standard_has_it(anna: Person, name: str, how: str) -> None:
    data, expected = CASES[name]
    wire = Wire(anna.port, anna)
    with wire.line:
        size = len(data) if how == "at once" else 1
        try:
            for first in range(0, len(data), size):
                wire.line.sendall(data[first : first + size])
            wire.line.sendall(frame(TEXT, END))
        except (BrokenPipeError, ConnectionResetError):  # closed before all was sent
            assert expected.closed is not None
        found = wire.answer()
        # What was answered just before a farewell may or may not have left.
        assert found == replace(expected, said=found.said) if found.closed else found == expected


def test_a_handshake_of_another_version_is_refused(anna: Person) -> None:
    with socket.create_connection(("127.0.0.1", anna.port), 60) as line:
        line.sendall(handshake(anna.port, anna, version=12))
        assert line.recv(4096).startswith(b"HTTP/1.1 400 ")
