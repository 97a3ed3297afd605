"""What stands beside a name, so that nobody is taken for another."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

# "": an account. Else a word of the page says it: ``ui-badge-guest`` ...
BADGES: Final = ("", "guest", "program", "bot", "moderator", "admin", "owner")
Badge = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(BADGES)})]
