"""What all tables of the database belong to, and how their keys and indexes are called."""

from __future__ import annotations

from typing import Final

from sqlalchemy import MetaData

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)
