"""What OpenAPI says of answers: errors are told as an ErrorInfo, and no content is none."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

Json = dict[str, Any]
ERROR: Final = "ErrorInfo"
FORM: Final[Json] = {
    "type": "object",
    "title": ERROR,
    "description": "What was wrong: a sentence, the broken rule, the line of a record.",
    "required": ["error", "rule"],
    "properties": {
        "error": {"type": "string"},
        "rule": {"type": "string"},
        "line": {"type": ["integer", "null"]},
    },
}
TOLD: Final[Json] = {"application/json": {"schema": {"$ref": f"#/components/schemas/{ERROR}"}}}


class Description(JsonRenderPlugin):
    """The description of the interface, made when it is first asked for: it takes a while."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        """Return it with what the library does not know of our answers."""
        openapi_schema["components"]["schemas"][ERROR] = FORM
        for path in openapi_schema["paths"].values():
            for operation in path.values():
                _tell(operation["responses"])
        return super().render(request, openapi_schema)


def _tell(responses: Json) -> None:
    for status, response in responses.items():
        if status >= "400":
            response["content"] = TOLD
        elif status == "204":
            response.pop("content", None)
