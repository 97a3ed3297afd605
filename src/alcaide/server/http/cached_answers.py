"""Answers that never change while a server runs: made once, compressed once, asked for again."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping
from typing import Any, Final, NamedTuple

from litestar import MediaType, Request, Response

PICTURES: Final = 8_000_000  # bytes of positions that somebody looked at
MOST: Final = 32_000_000  # bytes in memory; what all games have to say is 5 million
REVALIDATE: Final = "no-cache, private"  # kept by browsers alone: a cookie may come with it
FOREVER: Final = "max-age=31536000, public, immutable"
REFUSAL: Final = re.compile(r"q\s*=\s*0(\.0*)?")
COMPRESSED: Final = "compressed"  # the option of a handler whose answers are compressed already


class CachedAnswer(NamedTuple):
    """An answer, compressed, with the tag by which it is known again."""

    body: bytes
    tag: str


class AnswerCache:
    """The answers that were asked for last, by what they are about."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.size = 0
        self.kept: OrderedDict[Hashable, CachedAnswer] = OrderedDict()
        self.making = asyncio.Lock()  # one after the other, and none of them twice

    async def get(self, about: Hashable, make: Callable[[], bytes]) -> CachedAnswer:
        """Return an answer; if it is not there, make it, in a thread."""
        if about not in self.kept:
            async with self.making:
                if about not in self.kept:
                    made = await asyncio.to_thread(lambda: compressed(make()))
                    self._keep(about, made)
                    return made
        self.kept.move_to_end(about)
        return self.kept[about]

    async def made(
        self, about: Hashable, make: Callable[[], Awaitable[CachedAnswer]]
    ) -> CachedAnswer:
        """Return an answer; if it is not there, wait until it is made where its maker likes."""
        if about not in self.kept:
            made = await make()
            if about not in self.kept:  # several may have asked meanwhile
                self._keep(about, made)
            return made
        self.kept.move_to_end(about)
        return self.kept[about]

    def _keep(self, about: Hashable, made: CachedAnswer) -> None:
        self.kept[about] = made
        self.size += len(made.body)
        while self.size > self.most:
            _, old = self.kept.popitem(last=False)
            self.size -= len(old.body)


async def constant(
    request: Request[Any, Any, Any],
    about: Hashable,
    make: Callable[[], bytes],
    media_type: str = MediaType.JSON,
    cache: str = REVALIDATE,
    headers: Mapping[str, str] | None = None,
) -> Response[Any]:
    """Answer a request: with nothing if who asks has it, compressed if he takes that."""
    answer_cache: AnswerCache = request.app.state.answer_cache
    made = await answer_cache.get(about, make)
    return answer(request, made, media_type, cache, headers)


def answer(
    request: Request[Any, Any, Any],
    made: CachedAnswer,
    media_type: str,
    cache: str = REVALIDATE,
    headers: Mapping[str, str] | None = None,
) -> Response[Any]:
    """Answer a request with what is made: nothing if who asks has it, compressed if he may."""
    told = {"etag": made.tag, "cache-control": cache, "vary": "accept-encoding"}
    told |= headers or {}
    if known(made.tag, request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=told, media_type=media_type)
    if not takes_gzip(request.headers.get("accept-encoding", "")):
        body = gzip.decompress(made.body)
    else:
        body, told["content-encoding"] = made.body, "gzip"
    return Response(body, headers=told, media_type=media_type)


def takes_gzip(told: str) -> bool:
    """Tell whether a browser takes what is compressed: weight 0 is a refusal (RFC 9110, 12.5.3)."""
    for coding in told.lower().split(","):
        name, _, weight = coding.partition(";")
        if name.strip() == "gzip":
            return not REFUSAL.fullmatch(weight.strip())
    return False


def compressed(body: bytes) -> CachedAnswer:
    """Return the bytes of an answer as one that can be kept."""
    tag = hashlib.sha256(body).hexdigest()[:32]
    return CachedAnswer(gzip.compress(body, 9, mtime=0), f'W/"{tag}"')


def known(tag: str, told: str) -> bool:
    """Tell whether a tag is one of those that a browser names; "*" is any."""
    names = [name.strip().removeprefix("W/") for name in told.split(",")]
    return "*" in names or tag.removeprefix("W/") in names
