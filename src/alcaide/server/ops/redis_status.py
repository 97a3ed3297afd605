"""Whether Redis is there: said once when it goes, and once when it is back."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

from redis.exceptions import RedisError

LOG: Final = logging.getLogger("alcaide")
ERRORS: Final = (RedisError, OSError)  # while it is away


class RedisStatus:
    """What is known of one Redis."""

    def __init__(self) -> None:
        self.gone = False

    def lost(self, error: BaseException) -> None:
        """Note that it could not be reached."""
        if not self.gone:
            LOG.warning("Redis cannot be reached, and is waited for: %s", error)
        self.gone = True

    def found(self) -> None:
        """Note that it has answered."""
        if self.gone:
            LOG.warning("Redis is back")
        self.gone = False

    def hear(self, record: logging.LogRecord) -> bool:
        """Take what the library of the queue writes about it; a filter of its log."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, ERRORS):
            return True
        self.lost(error)
        return False


@cache
def redis_status_of(url: str) -> RedisStatus:
    """Return what this process knows of the Redis at an address, whoever of it asks there."""
    return RedisStatus()
