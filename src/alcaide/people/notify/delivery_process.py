"""The process that sends notices, and does nothing else.

What people name is only touched here: in a process that lives for one batch, knows no setting of
the server, and stands behind an egress filter. One line comes in, a `Batch`; for each job one goes
out.
"""

from __future__ import annotations

import logging
import socket
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import TYPE_CHECKING, Final

import msgspec

from alcaide.people.notify.delivery_protocol import (
    GONE,
    LATER,
    NEVER,
    SENT,
    Batch,
    Check,
    DeliveryResult,
    Message,
    Push,
    Result,
    Why,
)
from alcaide.people.notify.egress_filter import (
    EgressError,
    install_egress_filter,
    limit_memory,
    public,
)

if TYPE_CHECKING:
    from apprise import NotifyBase

PATIENCE: Final = 10.0  # seconds for a service to answer
LONGEST: Final = 1000  # characters of an address
# Services of this machine, and one that keeps files.
LOCAL: Final = frozenset(
    (
        "blink1",
        "dbus",
        "glib",
        "gnome",
        "kde",
        "macosx",
        "qt",
        "rsyslog",
        "syslog",
        "vapid",
        "windows",
    )
)


def main() -> None:
    """Carry out a batch."""
    batch = msgspec.json.decode(sys.stdin.buffer.readline(), type=Batch)
    logging.disable()  # addresses are secrets
    jobs = list(enumerate(batch.jobs))
    if any(not isinstance(job, Push) for _, job in jobs):
        import apprise.plugins  # noqa: F401 - before the filter is there
    if any(isinstance(job, Push) for _, job in jobs):
        import pywebpush  # noqa: F401
    limit_memory()
    install_egress_filter(batch.private, batch.own)
    with ThreadPoolExecutor(len(jobs) or 1) as pool:  # whoever is slow holds nobody else up
        for future in as_completed([pool.submit(_done, *job, batch) for job in jobs]):
            sys.stdout.buffer.write(msgspec.json.encode(future.result()) + b"\n")
            sys.stdout.buffer.flush()


def _done(number: int, job: Check | Message | Push, batch: Batch) -> DeliveryResult:
    """Do a job; whatever a library raises, the others go on."""
    try:
        match job:
            case Check():
                return _check(number, job, batch.private)
            case Message():
                return _send(number, job)
            case Push():
                return DeliveryResult(number, _push(job, batch))
    except EgressError:
        return DeliveryResult(number, NEVER, "private")
    except Exception:
        return DeliveryResult(number, LATER)


def _check(number: int, job: Check, private: bool) -> DeliveryResult:
    plugin, why = _plugin(job.address)
    if plugin is None:
        return DeliveryResult(number, NEVER, why)
    host = _host(plugin)
    if host and not private and (why := _unreachable(host)):
        return DeliveryResult(number, NEVER, why)
    scheme = job.address.partition("://")[0].lower()
    return DeliveryResult(
        number, SENT, shown=f"{plugin.service_name}: {scheme}://{host}{'/' * bool(host)}…"
    )


def _send(number: int, job: Message) -> DeliveryResult:
    plugin, why = _plugin(job.address)
    if plugin is None:
        return DeliveryResult(number, NEVER, why)
    sent = plugin.notify(title=job.title, body=job.body, notify_type="info", body_format="text")
    return DeliveryResult(number, SENT if sent else LATER)


def _plugin(address: str) -> tuple[NotifyBase | None, Why]:
    """Return what sends to an address; None: there is no such service, and why."""
    from apprise import Apprise, AppriseAsset, PersistentStoreMode

    scheme, mark, _ = address.partition("://")
    if not mark or len(address) > LONGEST or not address.isprintable() or " " in address:
        return None, "unknown"
    if scheme.lower() in LOCAL:
        return None, "local"
    asset = AppriseAsset(
        plugin_paths=[],
        storage_mode=PersistentStoreMode.MEMORY,
        service_timeout=PATIENCE,
        http_redirects=False,
        pgp_autogen=False,
        pem_autogen=False,
        async_mode=False,
    )
    try:
        found = Apprise.instantiate(address, asset=asset, suppress_exceptions=False)
    except EgressError:
        return None, "local"
    except Exception:
        return None, "unknown"
    return (found, "") if found is not None and found.enabled else (None, "unknown")


def _host(plugin: NotifyBase) -> str:
    """Return the name of the machine that an address names; "": the service has its own."""
    templates: tuple[str, ...] = plugin.templates
    if not any("{host}" in template for template in templates):
        return ""
    return str(getattr(plugin, "smtp_host", "") or plugin.host or "")


def _unreachable(host: str) -> Why:
    """Return why a machine cannot be sent to; "": it can."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return "nowhere"
    return "" if all(public(str(address[0])) for *_, address in found) else "private"


def _push(job: Push, batch: Batch) -> Result:
    """Encrypt a notice, sign who sends it, and hand it over to the browser's push service."""
    import requests
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    if not job.endpoint.startswith("https://") and not batch.private:
        return NEVER
    with requests.Session() as session:
        session.trust_env = False
        session.max_redirects = 0
        try:
            webpush(
                {"endpoint": job.endpoint, "keys": {"p256dh": job.p256dh, "auth": job.auth}},
                job.body,
                vapid_private_key=Vapid02.from_string(batch.key),
                vapid_claims={"sub": batch.sender},
                ttl=job.seconds,
                headers={"urgency": "high", "topic": job.topic},
                timeout=PATIENCE,
                requests_session=session,
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            if status in (404, 410):
                return GONE
            return LATER if status in (0, 408, 429) or status >= 500 else NEVER
    return SENT


if __name__ == "__main__":
    main()
