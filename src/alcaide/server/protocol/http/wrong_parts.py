"""What is wrong with a message, and where, as the library says it to programmers.

It says that a word is wrong, and not which ones are right: those are read from the handler's types.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, get_args

import msgspec
from litestar import Request
from litestar.exceptions import HTTPException
from msgspec import inspect

SAID: Final = 300  # characters
STEP: Final = re.compile(r"[^.\[\]]+")  # of a path as errors say it: terms.pace, seats[0].kind
PATH: Final = re.compile(r"`\$(.+)`$")  # of a part of a message
WORD: Final = "Invalid enum value"
BODY: Final = "data"  # the parameter of a handler that a body is
MOST: Final = 12  # words that are listed


class Named(msgspec.Struct, frozen=True):
    """What a message at a socket says to be."""

    type: str = ""


def details(request: Request[Any, Any, Any], error: HTTPException) -> str:
    """Return what is wrong, in brackets."""
    told = [error.detail]
    if isinstance(error.extra, list):
        told = [_part(request, part.get("key", ""), part["message"]) for part in error.extra]
    return f"({'; '.join(told)[:SAID]})"


def in_message(error: Exception, told: Any, text: str) -> str:
    """Return what is wrong with a message of a type at a socket, in brackets."""
    said = str(error)
    where = PATH.search(said)
    words = right_words(_meant(told, text), where[1]) if where and said.startswith(WORD) else []
    return f"({said[:SAID]}{_right(words)})"


def _meant(told: Any, text: str) -> Any:
    """Return the type that a message says to be of, if it is one of several."""
    name = msgspec.json.decode(text, type=Named).type
    return next((one for one in get_args(told) if one.__struct_config__.tag == name), told)


def _part(request: Request[Any, Any, Any], key: str, message: str) -> str:
    where = f"{key}: {message}".removeprefix(": ")
    if not message.startswith(WORD):
        return where
    parameters = request.route_handler.parsed_fn_signature.parameters
    named = key in parameters and key != BODY
    told = parameters.get(key if named else BODY)
    words = right_words(told.raw, "" if named else key) if told else []
    return f"{where}{_right(words)}"


def _right(words: Sequence[str]) -> str:
    return f"; right: {', '.join(map(repr, words))}" if words else ""


def right_words(told: Any, path: str) -> Sequence[str]:
    """Return the words that may stand somewhere in what has a type; []: others than words may."""
    found = list(_kinds([inspect.type_info(told)]))
    for step in STEP.findall(path):
        found = list(_kinds(inner for each in found for inner in _inside(each, step)))
    words = [str(word) for each in found for word in _words(each)]
    return words if len(words) <= MOST else []


def _kinds(types: Iterable[inspect.Type]) -> Iterator[inspect.Type]:
    """Yield the types that something may have, one by one."""
    for each in types:
        match each:
            case inspect.Metadata():
                yield from _kinds([each.type])
            case inspect.UnionType():
                yield from _kinds(each.types)
            case _:
                yield each


def _inside(kind: inspect.Type, step: str) -> Sequence[inspect.Type]:
    """Return the types of what is under a name or a number."""
    match kind:
        case inspect.StructType() if kind.tag_field == step:
            return [inspect.LiteralType((kind.tag,))]
        case inspect.StructType():
            return [field.type for field in kind.fields if field.encode_name == step]
        case inspect.ListType() | inspect.VarTupleType():
            return [kind.item_type]
        case inspect.DictType():
            return [kind.value_type]
        case _:
            return []


def _words(kind: inspect.Type) -> Iterable[Any]:
    return kind.values if isinstance(kind, inspect.LiteralType) else ()
