"""Who asks, and by what name the server is called: addresses, proxies, hosts, origins."""

import socket
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from speeltafel.server.settings import Settings

OWN_64 = 64
"""Whoever has an IPv6 address has all those with the same first bits."""
FORWARDED = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip")
"""Headers that proxies add."""


@lru_cache(10_000)
def network_of(address: str) -> str:
    """What limits are counted for: an IPv4 address, or the network of an IPv6 address."""
    try:
        parsed = parsed_of(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and not parsed.is_loopback:
        return str(ip_network((parsed, OWN_64), strict=False))
    return str(parsed)


def parsed_of(address: str) -> IPv4Address | IPv6Address:
    """An address; one of IPv4 also where a socket of both kinds writes it as one of IPv6."""
    parsed = ip_address(address.partition("%")[0])
    return (isinstance(parsed, IPv6Address) and parsed.ipv4_mapped) or parsed


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


class Proxies:
    """Those whose word is taken on who asks; nobody unless the settings name them."""

    def __init__(self, settings: Settings) -> None:
        self.networks = [ip_network(word) for word in settings.proxies.split()]

    def include(self, address: str) -> bool:
        if not self.networks:
            return False
        try:
            parsed = parsed_of(address)
        except ValueError:
            return False
        return any(parsed in network for network in self.networks)

    def asker(self, address: str, forwarded: str) -> str:
        """The address of who asks: the last one in a proxy's list that is no proxy's own."""
        for word in reversed(forwarded.split(",")):
            if not self.include(address) or not is_address(word.strip()):
                break
            address = word.strip()
        return address


def is_address(word: str) -> bool:
    try:
        ip_address(word)
    except ValueError:
        return False
    return True


class HostNames:
    """The names of this server: a page of another name that leads here is somebody else's.

    Any address will do, since it takes a name to lead a browser here from elsewhere.
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        self.known = {"localhost", own, short, f"{short}.local", *settings.hosts.lower().split()}

    def include(self, host: str) -> bool:
        """Whether this header `Host` means us, whatever the port."""
        name = host.lower()
        if name.startswith("["):
            return is_address(name[1:].partition("]")[0])
        name = name.partition(":")[0].removesuffix(".")
        return name in self.known or is_address(name)


def is_own_page(origin: str | None, host: str, allowed: str) -> bool:
    """Whether a request comes from a page of ours; programs other than browsers say nothing."""
    return origin is None or origin.partition("://")[2] == host or origin in allowed.split()
