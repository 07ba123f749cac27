"""Whose address a limit counts by: a household's network, and behind a proxy the address that the proxy has seen."""

from collections.abc import Collection
from ipaddress import IPv6Address, ip_address, ip_network

HOUSEHOLD = 64  # leading bits of an IPv6 address that one line has; whoever has it has all addresses below


def network_of(address: str) -> str:
    """The part of an address that its owner cannot change at will."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, HOUSEHOLD), strict=False))


def caller_of(peer: str, forwarded: str, proxies: Collection[str]) -> str:
    """Who calls; nobody in particular (""), if a proxy of ours does not say for whom.

    Only the last address that was added is the proxy's word; whatever stands before it may be the caller's.
    """
    return network_of(peer if peer not in proxies else forwarded.rpartition(",")[2].strip())
