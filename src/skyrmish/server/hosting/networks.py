"""Where others in the same network find this machine."""

import socket

ANY = ("0.0.0.0", "::")  # every address that this machine has
ELSEWHERE = ("192.0.2.1", 9)  # nobody's, by RFC 5737


def reached_at(address: str) -> str:
    """What others in the same network type: where we listen, or the address that this machine would send from."""
    if address not in ANY:
        return address
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)  # it sends nothing
            return str(asking.getsockname()[0])
        except OSError:
            return socket.gethostname()
