"""The messages of the sockets as JSON schemas: GET /api/schema/sockets."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.serialization import encode_json

from alcaide.server.http.cached_answers import constant
from alcaide.server.protocol.program_messages import Nonce, Ready, Reply, ToProgram
from alcaide.server.protocol.table_messages import FromBrowser, FromServer

REF: Final = "#/$defs/{name}"
SOCKETS: Final[dict[str, dict[str, Any]]] = {
    "live": {"from_browser": FromBrowser, "from_server": FromServer},
    "whatif": {"from_browser": FromBrowser, "from_server": FromServer},
    "program": {
        "from_program": Reply,
        "from_program_if_ready": Ready,
        "from_program_revealing": Nonce,
        "from_server": ToProgram,
    },
}


def schema() -> dict[str, Any]:
    """Return the schema of what is said at each socket, by socket and direction."""
    named = {
        (socket, side): messages
        for socket, sides in SOCKETS.items()
        for side, messages in sides.items()
    }
    found, parts = msgspec.json.schema_components(list(named.values()), ref_template=REF)
    sides: dict[str, dict[str, Any]] = {socket: {} for socket in SOCKETS}
    for (socket, side), each in zip(named, found, strict=True):
        sides[socket][side] = each
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What is said at the sockets of Alcaide",
        "properties": {socket: {"properties": each} for socket, each in sides.items()},
        "$defs": parts,
    }


@get("/schema/sockets", compressed=True)
async def get_schema(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Return the messages of the sockets as a JSON schema."""
    return await constant(request, "sockets", lambda: encode_json(schema()))
