"""Plays what people have planned, when their turn comes.

Any process may do it, and several may try: what is planned is played as a row like all others,
and of two rows of the same number one is not stored.
"""

from __future__ import annotations

import logging
from typing import Final

from alcaide.server.live.answering import Answering
from alcaide.server.live.events import Planned
from alcaide.server.live.hub import Hub
from alcaide.storage.errors import StaleError, TableError
from alcaide.tables.ahead.plans import DIFFERS, Fate, Plan, fate, plannable
from alcaide.tables.provenance import PLAN
from alcaide.tables.stores.plan_store import PlanStore
from alcaide.tables.stores.standing_store import OrderStore
from alcaide.tables.table import Table

LOG: Final = logging.getLogger("alcaide")


class PlanPlayer:
    """Plays plans, and clears away what has become of the others."""

    def __init__(self, hub: Hub, plans: PlanStore) -> None:
        self.hub = hub
        self.plans = plans
        self.answering = Answering(hub, plans, OrderStore(plans.engine))

    async def due(self) -> set[str]:
        """Return the tables that wait for somebody who has said what is to be played."""
        return {*await self.plans.due(), *await self.answering.orders.due()}

    async def play(self, id: str) -> bool:
        """Play what was said beforehand; tell whether the table has to be looked at again."""
        table = await self.hub.get(id)
        if await self.answering.play(table):
            return True
        if not plannable(table):
            return False
        plans = [plan for plan in await self.plans.of(id) if not plan.off]
        fates = [(plan, fate(plan, table)) for plan in plans]
        await self._clear(table, fates)
        for plan, found in fates:
            if found.action is not None:
                return await self._play(table, plan, found)
        return False

    async def _play(self, table: Table, plan: Plan, found: Fate) -> bool:
        try:
            await self.hub.play(table.id, plan.seat, table.seq, found.action, PLAN)
        except StaleError:  # another process was first
            return True
        except TableError as error:
            LOG.info("a plan for table %s is not played: %s", table.id, error)
            return False
        return True

    async def _clear(self, table: Table, fates: list[tuple[Plan, Fate]]) -> None:
        """Delete plans that are past; of the others that fail it is told, unless one goes on."""
        alive = {plan.user for plan, found in fates if not (found.past or found.off)}
        for plan, found in fates:
            if found.past or (found.off == DIFFERS and plan.user in alive):
                await self.plans.drop(plan.id, plan.user)
            elif found.off:
                await self.plans.fail(plan.id, found.off)
        for user in {plan.user for plan, found in fates if found.past or found.off}:
            self.hub.tell(table.id, Planned(user))
