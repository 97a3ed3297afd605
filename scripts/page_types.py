"""Write what server and pages say to each other as TypeScript: ui/src/types.ts.

python scripts/page_types.py           write the file
python scripts/page_types.py --check   write nothing; exit code 1: the file is out of date

The messages are those of the sockets and those that the handlers of HTTP take and give.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any, Final, get_args

import msgspec
from litestar.routes import HTTPRoute

import node
from alcaide.server.http.api import API
from alcaide.server.protocol.http.answers import ErrorInfo
from alcaide.server.protocol.table_messages import FromBrowser, FromServer

Json = dict[str, Any]
Structs = dict[type[msgspec.Struct], None]  # a set that keeps its order
TYPES: Final = node.UI / "src" / "types.ts"
REF: Final = "#/$defs/{name}"
HEAD: Final = "/** What server and pages say to each other: written by scripts/page_types.py. */"
UNIONS: Final = {"FromBrowser": FromBrowser, "FromServer": FromServer}
MAKE: Final = ("json2ts", "--no-format", "--unknownAny", f"--bannerComment={HEAD}")
LAY_OUT: Final = ("prettier", "--stdin-filepath", str(TYPES))


def handled() -> tuple[list[Any], list[Any]]:
    """Return what the handlers of HTTP take and what they give, as they declare it."""
    routes = [route for route in API.routes if isinstance(route, HTTPRoute)]
    signatures = [h.parsed_fn_signature for route in routes for h in route.route_handlers]
    taken = [s.parameters["data"].annotation for s in signatures if "data" in s.parameters]
    return taken, [s.return_type.annotation for s in signatures]


def structs(kinds: Iterable[Any], found: Structs) -> Structs:
    """Add all structs that values of some types may consist of."""
    for kind in kinds:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
            found[kind] = None
            structs([field.type for field in msgspec.structs.fields(kind)], found)
        structs(get_args(kind), found)
    return found


def schema() -> Json:
    """Return the JSON schema of all messages."""
    taken, given = handled()
    sent = structs([*given, ErrorInfo, FromServer], {})
    kinds = [*structs([*taken, FromBrowser], dict(sent)), *UNIONS.values()]
    told, parts = msgspec.json.schema_components(kinds, ref_template=REF)
    for kind in sent:
        if not kind.__struct_config__.omit_defaults and "properties" in parts[kind.__name__]:
            parts[kind.__name__]["required"] = list(parts[kind.__name__]["properties"])
    parts |= zip(UNIONS, told[-len(UNIONS) :], strict=True)
    names = {name: {"$ref": REF.format(name=name)} for name in sorted(parts)}
    root = {"title": "Messages", "type": "object", "properties": names, "required": list(names)}
    found: Json = readable(root | {"description": "All of them by name.", "$defs": parts})
    return found


def readable(schema: Any) -> Any:
    """Return a schema as the generator knows it, whose tuples are those of draft 7."""
    if isinstance(schema, list):
        return [readable(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: readable(value) for key, value in schema.items() if key != "default"}
    if "properties" in found:
        return found | {"additionalProperties": False}
    if "prefixItems" in found:
        return found | {"items": found.pop("prefixItems"), "additionalItems": False}
    found.pop("maxItems", None)  # else it would be a union of tuples
    return found


def written() -> str:
    """Return the file as it should be."""
    made = node.npm("exec", "--", *MAKE, piped=json.dumps(schema()))
    return node.npm("exec", "--", *LAY_OUT, piped=made)


def main(arguments: list[str]) -> int:
    """Write the file, or tell whether it is up to date."""
    found = written()
    if "--check" not in arguments:
        TYPES.write_text(found, encoding="utf-8")
    elif TYPES.read_text(encoding="utf-8") != found:
        sys.stderr.write(f"{TYPES.name} is out of date: python scripts/page_types.py\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
