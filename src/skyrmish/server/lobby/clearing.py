"""Old matches: removed, or laid away as records first, once nobody has played in them for as long as is kept."""

import asyncio
import logging
import time
from pathlib import Path

from skyrmish.server.lobby.hall import Hall
from skyrmish.server.storage.away import reached
from skyrmish.server.storage.matches.old_matches import old_matches, to_remove
from skyrmish.server.storage.matches.reading import read
from skyrmish.server.storage.private_files import make_private
from skyrmish.table.keeping import OutOfReach
from skyrmish.table.lobby.reading import ReadTable
from skyrmish.words.refusal import Refusal

PAUSE = 3600.0  # seconds between two looks
AT_ONCE = 50  # matches of one commit, so that nobody waits long for it
DAY = 86_400.0
log = logging.getLogger("skyrmish.server")


async def clear_now_and_then(hall: Hall, keep_days: float, archive: Path | None) -> None:
    """As long as the server runs; where the database or a folder is away, the next time."""
    while True:
        try:
            removed = await clear(hall, time.time() - keep_days * DAY, archive)
            if removed:
                log.info("%d old matches were removed", removed)
        except OutOfReach:
            pass  # it is in the log
        except OSError as error:
            log.error("old matches cannot be laid away, and stay: %s", error.strerror)
        await asyncio.sleep(PAUSE)


async def clear(hall: Hall, before: float, archive: Path | None) -> int:
    """Remove the matches in which nothing has happened since then; how many they were. What has no record stays."""
    removed, staying = 0, set[str]()
    while True:
        with reached():
            old = await hall.desk.do(old_matches, hall.engine, before, AT_ONCE + len(staying))
        if archive:
            staying.update(
                [match for match in old if match not in staying and not await is_laid_away(hall, match, archive)]
            )
        going = [match for match in old if match not in staying]
        if not going:
            return removed
        await hall.writer.execute(*to_remove(going, before))
        removed += len(going)


async def is_laid_away(hall: Hall, match: str, archive: Path) -> bool:
    """Whether nothing of it is lost if it goes now."""
    try:
        with reached():
            table = await hall.desk.do(read, hall.engine, match)
    except Refusal as refusal:
        log.error("match %s has no record, and stays: %s", match, refusal.key)
        return False
    if table is not None:
        await hall.desk.do(lay_away, table, archive)
    return True


def lay_away(table: ReadTable, archive: Path) -> None:
    """The record as a file that is there as a whole, or not at all."""
    archive.mkdir(parents=True, exist_ok=True)
    file = archive / f"{table.kept.id}.txt"
    part = file.with_suffix(".part")
    make_private(part)
    part.write_text(table.record, encoding="utf-8")
    part.replace(file)
