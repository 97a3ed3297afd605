"""What-if boards in tabs, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from litestar.exceptions import WebSocketDisconnect

from serving import Client, Tab


@contextmanager
def board(client: Client, id: str, step: int, seat: int | None = None) -> Iterator[Tab]:
    """Open a what-if board in a tab."""
    more = "" if seat is None else f"&seat={seat}"
    address = f"/api/tables/{id}/whatif?lang=en&step={step}{more}"
    with client.websocket_connect(address) as session:
        yield Tab(session)


def refused(client: Client, id: str, step: int = 0, seat: int | None = 0) -> tuple[str, int]:
    """Return why a board is not to be had, and the code with which the socket is closed."""
    with board(client, id, step, seat) as own:
        reason: str = own.next("refused")["reason"]
        with pytest.raises(WebSocketDisconnect) as closed:
            own.receive()
        return reason, closed.value.code
