"""A request as it is passed on from one host to another: who it is from, and that it may be believed."""

import hmac

PASSED_ON, FORWARDED = "x-skyrmish-passed-on", "x-forwarded-for"


def passed_on(request: bytes, token: str, caller: str) -> bytes:
    """The same request, with the word of this host for whose it is."""
    first, *lines = request.split(b"\r\n")
    said = [f"{PASSED_ON}: {token}".encode(), f"{FORWARDED}: {caller}".encode()]
    return b"\r\n".join([first, *said, *(line for line in lines if not is_said_by_us(line))])


def is_said_by_us(line: bytes) -> bool:
    return line.lower().startswith((f"{PASSED_ON}:".encode(), f"{FORWARDED}:".encode()))


def value_of(request: bytes, name: str) -> str | None:
    """The last value that a head of a request has under this name."""
    found = [line for line in request.split(b"\r\n")[1:] if line.lower().startswith(f"{name}:".encode())]
    return found[-1].partition(b":")[2].strip().decode("latin-1") if found else None


def is_believed(said: str | None, token: str) -> bool:
    """Only who reads the database knows the token."""
    return said is not None and hmac.compare_digest(said.encode("latin-1"), token.encode())
