"""The log: a line for a thing, in words or as JSON."""

import json
import logging
import sys
import time
from typing import Literal

Kind = Literal["text", "json"]
TIDYING = "ignore::UserWarning:multiprocessing.resource_tracker"  # what a killed process has left behind
TEXT = "%(asctime)s %(levelname)s %(message)s"


class JsonLine(logging.Formatter):
    """One object a line. A fault of the program is in it as a whole; its line ends are escaped."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told = {"time": f"{at}.{record.msecs:03.0f}Z", "level": record.levelname.lower(), "from": record.name}
        told["message"] = record.getMessage()
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def keep_log(kind: Kind) -> None:
    """What is worth a line goes to standard error; ours from information on, that of libraries from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine() if kind == "json" else logging.Formatter(TEXT))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("skyrmish").setLevel(logging.INFO)
    sys.warnoptions.append(TIDYING)  # for the process that Python starts to tidy up; it takes it from here
