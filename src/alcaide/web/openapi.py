"""What OpenAPI says of answers: errors are told as an ErrorInfo, and no content is none."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Reference, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.openapi.spec.operation import Operation

ERROR: Final = "ErrorInfo"
FORM: Final = Schema(
    type=OpenAPIType.OBJECT,
    title=ERROR,
    description="What was wrong: a sentence, the broken rule, the line of a record.",
    required=["error", "rule"],
    properties={
        "error": Schema(type=OpenAPIType.STRING),
        "rule": Schema(type=OpenAPIType.STRING),
        "line": Schema(type=[OpenAPIType.INTEGER, OpenAPIType.NULL]),
    },
)


def tell_answers(app: Litestar) -> None:
    """Describe the answers of all operations; runs when the server starts."""
    schema = app.openapi_schema
    assert schema.components.schemas is not None
    schema.components.schemas[ERROR] = FORM
    for path in (schema.paths or {}).values():
        for operation in (path.get, path.post, path.put, path.patch, path.delete):
            if operation is not None:
                _tell(operation)


def _tell(operation: Operation) -> None:
    told = {"application/json": OpenAPIMediaType(Reference(f"#/components/schemas/{ERROR}"))}
    for status, response in (operation.responses or {}).items():
        if isinstance(response, OpenAPIResponse) and status >= "400":
            response.content = dict(told)
        elif isinstance(response, OpenAPIResponse) and status == "204":
            response.content = None
