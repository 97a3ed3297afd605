"""``alcaide export``: a record as JSON, as a table, as a list in a language, or as it is."""

from __future__ import annotations

import click
import msgspec

from alcaide.cli.base import Command, option, words
from alcaide.cli.output import read_record, write_text
from alcaide.cli.table_output import seat_names
from alcaide.record.exchange.exporting import FORMS, exported
from alcaide.record.exchange.formats import Document

EXAMPLES = """
alcaide export game.play --format json --out game.json
alcaide --lang fr export game.play --format csv --out partie.csv
alcaide export game.play --format list
alcaide export --schema
"""


@click.command("export", cls=Command, help="cli-export-help", epilog=EXAMPLES)
@click.argument("file", default="-")
@option(
    "--format", "-f", "form", type=click.Choice(FORMS), default="json", help="cli-export-format"
)
@option("--out", "-o", metavar="FILE", default="-", help="cli-export-out")
@option("--schema", is_flag=True, help="cli-export-schema")
@click.pass_context
def export(ctx: click.Context, file: str, form: str, out: str, schema: bool) -> None:
    """See the message cli-export-help."""
    if schema:
        told = msgspec.json.encode(msgspec.json.schema(Document))
        write_text(out, msgspec.json.format(told, indent=1).decode() + "\n")
        return
    record = read_record(file)
    say = words(ctx).about(record.game.name, seat_names(record, words(ctx)))
    write_text(out, exported(record, form, say))
