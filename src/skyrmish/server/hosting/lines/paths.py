"""Addresses of WebSockets."""

PATH = "/ws/"


def match_of(request: bytes) -> bytes:
    """The match that a request, as uvicorn has read it, asks for."""
    return request.split(b" ", 2)[1].partition(b"?")[0].removeprefix(PATH.encode())
