"""A notice, packed for the way by which it is sent."""

from __future__ import annotations

import msgspec

from alcaide.people.notify.contacts import ADDRESS, Kind, Subscription
from alcaide.people.notify.delivery_client import Job
from alcaide.people.notify.delivery_protocol import Message, Push
from alcaide.server.notify.notice_sentences import Notice


class BrowserNotice(msgspec.Struct, frozen=True):
    """What the worker of the pages shows (``ui/public/worker.js``)."""

    title: str
    body: str
    path: str
    tag: str


def pack(kind: Kind, value: str, told: Notice, public_url: str) -> Job:
    """Return what is delivered; a message holds the address of the page, if it is known."""
    if kind == ADDRESS:
        body = f"{told.body}\n{public_url}{told.path}" if public_url else told.body
        return Message(value, told.title, body)
    browser = msgspec.json.decode(value, type=Subscription)
    shown = msgspec.json.encode(BrowserNotice(told.title, told.body, told.path, told.tag)).decode()
    topic = told.tag.replace(".", "-")[:32]
    return Push(browser.endpoint, browser.p256dh, browser.auth, shown, topic, told.seconds)
