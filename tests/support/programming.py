"""Programs at a table."""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]
WAIT = 20.0


class Line:
    """A program's end of the conversation."""

    def __init__(self, session: Any) -> None:
        self.session = session

    def hear(self) -> Json:
        message: Json = json.loads(self.session.receive_text(timeout=WAIT))
        return message

    def say(self, **parts: Any) -> None:
        self.session.send_text(json.dumps(parts))
