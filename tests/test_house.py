"""The house keeps its own rules: layers, texts without machine names, what is shipped."""

from __future__ import annotations

import ast
import dataclasses
import gzip
import importlib.metadata
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Collection, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest

import alcaide
import machine_code
from alcaide.core import build
from alcaide.games import GAMES
from alcaide.interface.game import Game
from alcaide.locale import LANGUAGES
from alcaide.server.present.sprite_styles import page_sprites

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
SRC = ROOT / "src" / "alcaide"
COMPILED: dict[str, Any] = PROJECT["tool"]["hatch"]["build"]["hooks"]["custom"]["compiled"]
EXPECTED = os.environ.get("ALCAIDE_EXPECT", "")
TEXT = {
    ".cfg", ".css", ".ftl", ".html", ".ini", ".json", ".mako", ".md", ".play", ".py", ".svelte",
    ".svg", ".toml", ".ts", ".txt", ".yml", "",
}  # fmt: skip


def tracked() -> list[Path]:
    """Return the files of the repository; none where this is not one (an sdist)."""
    if not (ROOT / ".git").exists():
        return []
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.suffix in TEXT and path.is_file()]


def found(pattern: str, paths: list[Path]) -> list[str]:
    """Return FILE:LINE of every match."""
    places = []
    for path in paths:
        text = path.read_text(encoding="utf-8")
        places += [
            f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}: {match[0]}"
            for match in re.finditer(pattern, text)
        ]
    return places


def imported(path: Path) -> set[str]:
    """Return the modules that a file names in its imports, but for relative ones."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return names | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}


def test_the_build_installs_what_compiled_files_import() -> None:
    """Else the compiler misses their types where nothing is installed yet: on a new machine."""
    names = {
        name for path in machine_code.modules(COMPILED) for name in imported(SRC.parent / path)
    }
    tops = {name.split(".")[0] for name in names} - set(sys.stdlib_module_names) - {"alcaide"}
    needs = (ROOT / "scripts" / "machine_code.py").read_text(encoding="utf-8")
    assert tops == {"fluent", "librt", "msgspec", "mypy_extensions"}  # found at all
    assert all(re.search(rf'"{top}\b', needs) for top in tops)


TABLES = ("Large", "Phone")  # how a table is laid out: fetched with its page, one of them
AHEAD = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")


@pytest.mark.parametrize(
    ("what", "pattern"),
    [
        ("paths of one machine", r"(?<![\w.~])/(?:work|root|home/\w+|Users/\w+)/[\w.]+"),
        ("addresses of registries", r"registry\.npm[j]s|files\.python[h]osted|[/.]pypi\.[o]rg"),
        ("folders beside the repository", r"\.\./share[d]\b"),
        ("things left for later", r"\b(?:TOD[O]|FIXM[E]|XX[X])\b"),
        ("conflict markers", r"(?m)^(?:<{7}|>{7}|={7})(?: |$)"),
    ],
)
def test_no_file_contains(what: str, pattern: str) -> None:
    places = found(pattern, tracked())
    assert not places, f"{what}: {places}"


def test_the_searches_above_find_something() -> None:
    assert len(tracked()) > 50 or not (ROOT / ".git").exists()
    assert found(r"The house keeps its own rules", [Path(__file__)])[0].startswith("tests/test_hou")


def test_lock_file_has_no_addresses() -> None:
    lock = json.loads((ROOT / "ui/package-lock.json").read_text())
    assert len(lock["packages"]) > 20
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "ui/.npmrc").read_text()


def imports(path: Path) -> Iterator[str]:
    """Return the packages that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("layer", ["core", "scene", "interface", "games", "bots"])
def test_rules_need_little(layer: str) -> None:
    allowed = {"alcaide", "librt", "msgspec", "mypy_extensions", *sys.stdlib_module_names}
    foreign = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in (SRC / layer).rglob("*.py")
        for name in imports(path)
        if name not in allowed
    }
    assert foreign == set()


@pytest.mark.parametrize("path", sorted(SRC.rglob("*.py")), ids=lambda p: str(p.relative_to(SRC)))
def test_files_stay_small(path: Path) -> None:
    assert sum(map(bool, path.read_text(encoding="utf-8").splitlines())) <= 300


@pytest.mark.parametrize("name", GAMES)
def test_actions_and_views_are_frozen(name: str) -> None:
    game = GAMES[name]
    actions = get_args(game.action_type)
    assert len(actions) > 1
    for struct in (*actions, game.view_type):
        assert struct.__struct_config__.frozen, struct
    tags = [struct.__struct_config__.tag for struct in actions]
    assert None not in tags
    assert len(set(tags)) == len(tags)


@pytest.mark.skipif(not EXPECTED, reason="only make test knows which copy it tests")
def test_this_is_the_copy_that_was_meant() -> None:
    assert build.kind() == EXPECTED


def test_package_brings_all_it_needs() -> None:
    package = files(alcaide)
    assert package.joinpath("py.typed").is_file()
    for lang in LANGUAGES:
        for name in ("alcazar.md", "alcazar.ftl", "table.ftl", "cli.ftl", "ui.ftl"):
            assert package.joinpath("locale", lang, name).is_file(), f"{lang}/{name}"
    assert package.joinpath("games/alcazar/data/board.json").is_file()
    assert package.joinpath("games/alcazar/sprites.svg").is_file()
    migrations = package.joinpath("storage/migrations/versions")
    assert any(entry.name.endswith(".py") for entry in migrations.iterdir())


@pytest.mark.skipif(EXPECTED != "compiled", reason="pages are part of the installed wheel")
def test_wheel_brings_the_pages() -> None:
    static = files(alcaide).joinpath("server/static")
    page = static.joinpath("index.html").read_text()
    scripts = re.findall(r'src="/?([^"]+\.js)"', page)
    assert scripts
    for name in scripts:
        assert static.joinpath(name).is_file(), name
    assert any(entry.name.endswith(".woff2") for entry in static.joinpath("assets").iterdir())
    assert "/src/" not in (alcaide.__file__ or "").replace("\\", "/")


@pytest.mark.skipif(EXPECTED != "compiled", reason="pages are part of the installed wheel")
def test_pages_are_light() -> None:
    static = Path(str(files(alcaide).joinpath("server/static")))
    assets = static / "assets"
    chunks = {path.name: path.read_text(encoding="utf-8") for path in assets.glob("*.js")}
    ahead = {name: set(AHEAD.findall(source)) & set(chunks) for name, source in chunks.items()}
    words = words_of_pages(chunks)
    tongues = [name for names in words.values() for name in names]
    loose = [path for path in static.iterdir() if path.is_file()]
    most = {part: max(names, key=lambda n: len(chunks[n])) for part, names in words.items()}
    part = max((part for part in most if part != "ui"), key=lambda part: len(chunks[most[part]]))
    always = [*loose, *assets.glob("*.woff2"), assets / most["ui"], assets / most[part]]
    begin = {name for name in chunks if name in (static / "index.html").read_text(encoding="utf-8")}
    assert begin
    assert {len(names) for names in words.values()} == {3}
    table = named(chunks, "Table")
    pages = [{page} for page in chunks] + [{table, named(chunks, size)} for size in TABLES]
    for page in pages:  # with all that it asks for, the words of a language, and the fonts
        names = reached({*page, *begin}, ahead)
        styles = [css for css in assets.glob("*.css") if stem(css.name) in map(stem, names)]
        loaded = [*always, *(assets / name for name in names if name not in tongues), *styles]
        total = sum(len(gzip.compress(path.read_bytes())) for path in set(loaded))
        assert total < 250_000, (page, total)


def words_of_pages(chunks: Collection[str]) -> dict[str, list[str]]:
    """Return the files of words by their part, one for each language: `ui-table` and such."""
    parts = {path.stem for path in Path(str(files(alcaide))).glob("locale/*/ui*.ftl")}
    return {
        part: [name for name in chunks if re.fullmatch(rf"{part}-[\w-]{{8}}\.js", name)]
        for part in parts
    }


def reached(names: set[str], ahead: dict[str, set[str]]) -> set[str]:
    """Return files with all that they import before they run."""
    found: set[str] = set()
    while left := names - found:
        found |= left
        names = names.union(*(ahead[name] for name in left))
    return found


def named(chunks: Collection[str], stem: str) -> str:
    """Return the file of a part of the pages."""
    [name] = [name for name in chunks if re.fullmatch(rf"{stem}-[\w-]{{8}}\.js", name)]
    return name


def stem(name: str) -> str:
    """Return what a file shares with its styles: of `stage.svelte-1.js` it is `stage`."""
    return name.split("-")[0].split(".")[0]


def test_version() -> None:
    assert importlib.metadata.version("alcaide") == alcaide.__version__
    changes = (ROOT / "CHANGELOG.md").read_text()
    newest = re.search(r"^## (\S+)", changes, re.MULTILINE)
    assert newest
    assert newest[1] == alcaide.__version__


def test_version_says_how_the_rules_run() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "alcaide", "--version"], capture_output=True, text=True, check=True
    )
    assert alcaide.__version__ in said.stdout
    assert build.kind() in said.stdout


def test_every_dependency_has_a_reason() -> None:
    text = (ROOT / "docs/architecture.md").read_text()
    extras = [
        name for group in PROJECT["project"]["optional-dependencies"].values() for name in group
    ]
    for requirement in PROJECT["project"]["dependencies"] + extras:
        name = re.split(r"[\[<>=~! ]", requirement)[0]
        assert name == "alcaide" or f"`{name}`" in text, f"{name} is not in docs/architecture.md"
    modules = json.loads((ROOT / "ui/package.json").read_text())
    for name in {**modules["dependencies"], **modules["devDependencies"]}:
        assert f"`{name}`" in text, f"{name} is not in docs/architecture.md"


def test_every_function_of_a_game_is_explained() -> None:
    text = (ROOT / "docs/adding-a-game.md").read_text()
    names = [field.name for field in dataclasses.fields(Game)]
    assert [name for name in names if not re.search(rf"`{name}\b", text)] == []


def test_rules_pages_are_the_shipped_texts() -> None:
    for name in GAMES:
        for lang in LANGUAGES:
            suffix = "" if lang == "en" else f".{lang}"
            page = ROOT / "docs/rules" / f"{name}{suffix}.md"
            shipped = SRC / "locale" / lang / f"{name}.md"
            assert page.read_bytes() == shipped.read_bytes()


def test_the_styles_of_drawings_cannot_touch_the_page() -> None:
    """Symbols are put into the page with their styles: `.start` there once made a button deaf."""
    inner: dict[str, str] = {}
    for name in GAMES:
        _, style, symbols = re.split(r"<style>|</style>", page_sprites(name))
        assert style.strip().startswith("@namespace url(http://www.w3.org/2000/svg);")
        within = {c for names in re.findall(r'class="([^"]*)"', symbols) for c in names.split()}
        for selectors in re.findall(r"([^{};]+)\{[^{}]*\}", style):
            for each in selectors.split(","):
                alone = each.strip().startswith(
                    (f"*|*.of-{name}", "*|*[data-theme", f"*|*:where(.of-{name}) ")
                )
                own = within & set(re.findall(r"\.([\w-]+)", each))
                assert alone or own, f"{name}: {each}"
                for clash in own:
                    assert inner.setdefault(clash, name) == name, f"{clash}: two games"


def test_pages_show_drawings_where_the_styles_of_their_game_hold() -> None:
    shown = [
        file.name
        for file in (ROOT / "ui/src").rglob("*.svelte")
        if re.search(r"<(?:Drawing|BoardView|TextActions)\b", file.read_text("utf-8"))
    ]
    scoped = [
        file.name
        for file in (ROOT / "ui/src").rglob("*.svelte")
        if "{gameClass(" in file.read_text("utf-8")
    ]
    assert set(shown) - set(scoped) == {"Rival.svelte", "Stage.svelte"}  # parts of TableScreen
    assert "TableScreen.svelte" in scoped
