"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

# A slow machine is no fault of the code, and a failure in CI must be one that anybody can repeat.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
