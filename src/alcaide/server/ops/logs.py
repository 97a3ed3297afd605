"""What a server writes about itself: lines of text or of JSON, without passwords."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

CONTROL: Final = re.compile(r"[\x00-\x1f\x7f\x85\u2028\u2029]+")
PASSWORD: Final = re.compile(r"(?<=://)[^/@\s]*@")  # in an address, before the host


class Plain(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record, with what went wrong below it."""
        return clean(super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """Return a message in one line, whatever somebody sent."""
        return CONTROL.sub(" ", super().formatMessage(record))


class Json(logging.Formatter):
    """Lines for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": clean(record.getMessage()),
        }
        if record.exc_info:
            line["error"] = clean(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def unread(record: logging.LogRecord) -> bool:
    """Leave out where in the code a text turned out to be none: the text was not ours."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


def clean(text: str) -> str:
    """Return a text without the names and passwords that stand in addresses."""
    return PASSWORD.sub("***@", text)


def set_up_logs(style: str) -> None:
    """Write what all loggers have to say to the standard error stream, in a style."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if style == "json" else Plain("%(levelname)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(unread)
    if style == "json":
        logging.getLogger("alcaide").setLevel(logging.INFO)
