"""The structs of a scene as they are sent: where those have phrases, these have text."""

from __future__ import annotations

from functools import cache
from inspect import getdoc
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from alcaide.scene.model import UNSENT, Phrase

NAMES: Final = {"Drawing": "DrawingInfo"}  # others end in View


def hints_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the fields of a struct that are sent, with their types and what is remarked."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hint for name, hint in hints.items() if UNSENT not in remarks(hint)}


def remarks(hint: Any) -> tuple[Any, ...]:
    """Return what is remarked about a type."""
    return hint.__metadata__ if get_origin(hint) is Annotated else ()


def plain(hint: Any) -> Any:
    """Return a type without what is remarked about it."""
    return plain(get_args(hint)[0]) if get_origin(hint) is Annotated else hint


@cache
def sent(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """Return the struct that another one is sent as; what has no words is sent as it is."""
    hints = hints_of(kind)
    types = {name: sent_type(hint) for name, hint in hints.items()}
    if types == hints:
        return kind
    fields = [
        (field.name, types[field.name], _default(field))
        for field in msgspec.structs.fields(kind)
        if field.name in types
    ]
    return msgspec.defstruct(
        NAMES.get(kind.__name__, f"{kind.__name__}View"),
        fields,
        namespace={"__doc__": getdoc(kind)},
        module=__name__,
        frozen=True,
        array_like=kind.__struct_config__.array_like,
    )


def sent_type(hint: Any) -> Any:
    """Return the type that values of a type of a scene are sent as."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Phrase or (origin in (Union, UnionType) and Phrase in inner):
        return str  # no phrase: no text
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return sent(hint)
    if origin is Annotated:
        return Annotated[sent_type(inner[0]), *hint.__metadata__]
    types = tuple(map(sent_type, inner)) if origin in (list, dict, Union, UnionType) else inner
    if types == inner:
        return hint
    return Union[types] if origin is UnionType else origin[types]  # noqa: UP007


def _default(field: msgspec.structs.FieldInfo) -> Any:
    text = sent_type(plain(field.type)) is str
    default, made = "" if text and field.default is None else field.default, field.default_factory
    return msgspec.field(default=default, default_factory=made)  # type: ignore[call-overload]
