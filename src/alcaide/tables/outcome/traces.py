"""Whence people come to rated tables: digests, so that one device does not play two seats.

Of devices and addresses only digests by a key of the server are kept, and only for LASTS.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from alcaide.storage import advisory_lock
from alcaide.storage.schema import TRACES
from alcaide.tables.errors import RatedDeviceError
from alcaide.tables.table import Table

LASTS: Final = timedelta(days=90)


def leave_trace(
    connection: Connection, table: str, user: str, device: str, address: str, at: datetime
) -> None:
    """Keep whence somebody came to a table; what is too old goes."""
    advisory_lock.hold(connection, f"traces {table} {user}")  # he may come by several pages at once
    connection.execute(delete(TRACES).where(TRACES.c.at < at - LASTS))
    key = {"table_id": table, "user_id": user, "device": device, "address": address}
    mine = [TRACES.c[name] == value for name, value in key.items()]
    if not connection.execute(update(TRACES).where(*mine).values(at=at)).rowcount:
        connection.execute(insert(TRACES).values(**key, at=at))


def check_device(connection: Connection, table: Table, user: str, device: str) -> None:
    """Raise RatedDeviceError if somebody else came to a table from this device."""
    others = [spec.user for spec in table.seats if spec.user not in ("", user)]
    here = (TRACES.c.table_id == table.id, TRACES.c.device == device)
    query = select(TRACES.c.user_id).where(*here, TRACES.c.user_id.in_(others)).limit(1)
    if device and connection.execute(query).first() is not None:
        raise RatedDeviceError


def shared_devices(connection: Connection, table: Table) -> bool:
    """Tell whether two of those who sit at a table came from one device."""
    users = {spec.user for spec in table.seats if spec.user}
    query = select(TRACES.c.device, TRACES.c.user_id).where(
        TRACES.c.table_id == table.id, TRACES.c.user_id.in_(users), TRACES.c.device != ""
    )
    found = set(map(tuple, connection.execute(query.distinct())))
    return len({device for device, _ in found}) < len(found)
