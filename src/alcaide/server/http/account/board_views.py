"""Boards as in one's own box, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC

from alcaide.core.errors import BoardError
from alcaide.interface.real_table.boards import Edges, Faces, Fact, Line, Section, open_facts
from alcaide.people.board_store import KeptBoard
from alcaide.record.board_file import BoardFile, open_facts_of
from alcaide.server.protocol.http.board_answers import BoardInfo, BoardView, FactInfo
from alcaide.tables.words import Words


def board_view(file: BoardFile, lang: str, id: str = "") -> BoardView:
    """Return a board to be edited."""
    words, facts, form = Words(lang, file.game), file.facts, file.form
    hashed, trouble = _playable(file, words)
    return BoardView(
        game=file.game,
        title=words.title(),
        name=file.name,
        author=file.author,
        form=form,
        words={name: words.term(f"box-{name}") for name in _names(form)},
        facts=[_fact(fact, words) for fact in facts],
        open=len(open_facts(facts)),
        trouble=trouble,
        usual=file.usual,
        hash=hashed,
        file=file.dumps(),
        id=id,
    )


def board_info(kept: KeptBoard, lang: str) -> BoardInfo:
    """Return a line of the list of boards."""
    board = kept.board
    return BoardInfo(
        id=kept.id,
        game=board.game,
        title=Words(lang, board.game).title(),
        name=board.name,
        author=board.author,
        hash=board.hash,
        open=len(open_facts_of(board)),
        touched=kept.touched.astimezone(UTC).isoformat(timespec="seconds"),
    )


def _playable(file: BoardFile, words: Words) -> tuple[str, str]:
    """Return the hash of the content, and why nothing can be played on it: one of them is ""."""
    try:
        return file.board().hash, ""
    except BoardError as error:
        return "", words.say(error.key, **error.words)


def _fact(fact: Fact, words: Words) -> FactInfo:
    return FactInfo(
        name=fact.name,
        sentence=words.fact(fact),
        value=words.standing(fact),
        state=fact.state,
        source=fact.source,
        needed=fact.needed,
        rule=fact.rule,
        places=list(fact.places),
    )


def _names(form: Sequence[Section]) -> Iterator[str]:
    for section in form:
        yield section.name
        if isinstance(section, Line | Faces | Edges):
            yield from section.kinds
        if isinstance(section, Faces):
            yield from section.marks
