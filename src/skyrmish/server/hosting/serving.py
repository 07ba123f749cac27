"""Running the server until it is told to stop."""

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import NoReturn

import uvicorn

from skyrmish.server.hosting.app import hand_over_all, make_app
from skyrmish.server.hosting.guarding.callers import Caller
from skyrmish.server.hosting.guarding.descriptors import allow_many
from skyrmish.server.hosting.lines.door import answering
from skyrmish.server.hosting.rooms.memory import settle_memory
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.watching.log_lines import keep_log
from skyrmish.words.refusal import Refusal, check_within

FAREWELL = 5  # seconds for lines to be closed
log = logging.getLogger("skyrmish.server")


def listen(address: str, port: int) -> socket.socket:
    """A socket on which callers may wait already; port 0 takes a free one."""
    check_within("--port", port, 0, 65535)
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    listener = socket.socket(family)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((address, port))
        listener.listen()
    except OSError as error:
        listener.close()
        raise Refusal("cannot-listen", address=address, port=port, error=error.strerror or str(error)) from None
    return listener


def serve(listener: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    keep_log(settings.log)
    allow_many()
    server = Server(config_of(settings), ready, settings.stop_within)
    with contextlib.suppress(KeyboardInterrupt), stopping_alike():
        server.run(sockets=[listener])
    if server.unsaid:
        raise server.unsaid


def config_of(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        http=Caller,
        timeout_keep_alive=settings.idle_within,  # type: ignore[arg-type]  # any number of seconds will do
        log_config=None,
        log_level="error",  # what strangers send is not worth a line
        access_log=False,
        ws=answering,  # type: ignore[arg-type]  # any maker of protocols will do
        timeout_graceful_shutdown=FAREWELL,
        server_header=False,
        proxy_headers=False,
    )


@contextlib.contextmanager
def stopping_alike() -> Iterator[None]:
    """SIGTERM ends the program as Ctrl-C does, so that what it has opened is closed."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class Server(uvicorn.Server):
    """Says when it is ready, and ends when it is told to, whatever hangs."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], stop_within: float) -> None:
        super().__init__(config)
        self._ready, self._stop_within = ready, stop_within
        self.unsaid: OSError | None = None  # nobody could be told the address: the disk behind standard output is full

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Before anybody was let in there is nothing to close."""
        if not self.started:
            leave(128 + sig)
        super().handle_exit(sig, frame)
        end = threading.Timer(self._stop_within, end_now)
        end.daemon = True
        end.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """The door stands open until other hosts have the matches."""
        await hand_over_all(self.config.app)  # type: ignore[arg-type]  # it is ours
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            settle_memory()
            try:
                self._ready()
            except OSError as error:
                self.unsaid, self.should_exit = error, True


def end_now() -> None:
    """What was acknowledged is on disk; whatever else is under way is not worth waiting for."""
    log.error("the table does not close in time, and is ended")
    leave(1)


def leave(status: int) -> NoReturn:
    """At once, with all processes of ours."""
    for process in multiprocessing.active_children():
        process.kill()
    os._exit(status)
