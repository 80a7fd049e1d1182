"""The walls of the house, held by reading every import, Python's and JavaScript's."""

import ast
import re
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ENGINE = sorted((ROOT / "engine").rglob("*.py"))
RELAY = sorted((ROOT / "relay").rglob("*.py"))
SITE = [path for path in sorted((ROOT / "site").rglob("*.js")) if "vendor" not in path.parts]

GAMES = ("olifantenpad", "splits")
DOORS = (
    *("worker", "guest", "arena", "parks", "bench", "progress"),
    *("__main__", "terminal", "lines", "signatures"),
)
"""Modules of the engine that meet the world: they alone may read, write and know the time."""
FLOORS = [
    {"game", "chance", "days", "lesson", "slices", "english", "ratings", "sealing", "keys"},
    set(GAMES),
    {"games"},
    {"match", "transcript", "scene", "teaching", "today", "advice"},
    {"room"},
    {"verify", "session"},
    {"together", "asks"},
    {*DOORS, "interop"},
]
"""Top names inside engine/, from the ground up: each imports from its own floor or lower ones."""
WORLD = {
    *("js", "pyodide", "pyodide_js", "relay"),
    *("time", "datetime", "random", "secrets", "uuid"),
    *("os", "io", "sys", "pathlib", "socket", "select", "subprocess", "threading", "shutil"),
    *("tempfile", "sqlite3", "urllib", "http", "logging", "asyncio", "multiprocessing"),
}


def imports(path: Path) -> set[str]:
    """Every module that a Python file imports, with each name taken from it as a submodule."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports by full names only"
            found.add(str(node.module))
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module(path) for path in [*ENGINE, *RELAY]}


def graph(paths: list[Path]) -> dict[str, set[str]]:
    return {module(path): (imports(path) & MODULES) - {module(path)} for path in paths}


def top(name: str) -> str:
    """The name right under engine/ ("" for the package itself)."""
    return [*name.split("."), ""][1]


def floor(name: str) -> int:
    for height, names in enumerate(FLOORS):
        if top(name) in names:
            return height
    pytest.fail(f"{name} stands on no floor: give it one in FLOORS")


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_engine_imports_downwards_only(path: Path) -> None:
    for wanted in (imports(path) & MODULES) - {"engine"}:
        assert wanted.startswith("engine."), f"the engine knows no {wanted}"
        assert floor(wanted) <= floor(module(path)), f"{wanted} stands above"


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_engine_needs_the_standard_library_alone_and_bots_numpy(path: Path) -> None:
    outside = {name.partition(".")[0] for name in imports(path)} - {"engine"}
    allowed = {"numpy"} if "bots" in path.parts else set()
    if top(module(path)) == "interop":
        allowed = {"numpy", "pettingzoo", "gymnasium"}
    if top(module(path)) == "signatures":
        allowed = {"cryptography"}
    assert outside - set(sys.stdlib_module_names) <= allowed


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_only_the_doors_of_the_engine_meet_the_world(path: Path) -> None:
    if top(module(path)) not in DOORS:
        assert not {name.partition(".")[0] for name in imports(path)} & WORLD
        calls = {
            node.id
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Name)
        }
        assert not calls & {"open", "print", "input", "__import__"}


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_a_game_knows_neither_the_other_nor_the_match(path: Path) -> None:
    own = top(module(path))
    if own in GAMES:
        above = {top(name) for name in imports(path) if name.startswith("engine.")}
        assert not above & ({*GAMES} - {own})
        assert not above & {"match", "transcript", "worker", "games"}


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_rules_know_no_bots(path: Path) -> None:
    # The game's __init__ lists them in GAME; everything else of a game is below them.
    if "bots" not in path.parts and path.name != "__init__.py" and top(module(path)) in GAMES:
        assert not any(".bots" in name for name in imports(path))


def test_nothing_of_the_engine_or_relay_imports_in_a_circle() -> None:
    # From a package only its __init__ counts as imported; its modules come by their own names.
    list(TopologicalSorter(graph([*ENGINE, *RELAY])).static_order())


@pytest.mark.parametrize("path", RELAY, ids=named)
def test_the_relay_sees_rooms_their_codec_and_transcripts_alone_of_the_engine(path: Path) -> None:
    seen = {top(name) for name in imports(path) if name.startswith("engine.")}
    assert seen <= {"game", "games", "keys", "room", "sealing", "signatures", "verify"}


# JavaScript.

IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]+)['"]""")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"])//[^\n]*", re.S)


def wanted(path: Path, *, types: bool) -> set[str]:
    """Paths under site/ that a file imports; with `types`, those in JSDoc types too."""
    text = path.read_text("utf-8")
    targets = IMPORT.findall(text if types else COMMENT.sub("", text))
    site = ROOT / "site"
    return {(path.parent / target).resolve().relative_to(site).as_posix() for target in targets}


def of_site(folder: str) -> list[Path]:
    return [path for path in SITE if path.relative_to(ROOT / "site").as_posix().startswith(folder)]


@pytest.mark.parametrize("path", of_site("canvas/"), ids=named)
def test_canvas_is_plain_values_in_pixels_out(path: Path) -> None:
    assert all(target.startswith("canvas/") for target in wanted(path, types=True))


@pytest.mark.parametrize("path", of_site("views/"), ids=named)
def test_views_reach_the_engine_through_its_door_and_no_wire(path: Path) -> None:
    assert not wanted(path, types=False) & {"main.js", "worker.js", "wire.js"}


@pytest.mark.parametrize("path", of_site(""), ids=named)
def test_what_views_stand_on_knows_no_view(path: Path) -> None:
    home = path.relative_to(ROOT / "site").as_posix()
    if home != "main.js" and not home.startswith("views/"):
        assert not [target for target in wanted(path, types=False) if target.startswith("views/")]


@pytest.mark.parametrize("name", ["state.js", "words.js", "engine.js", "wire.js", "match.js"])
def test_lower_modules_know_no_higher_one(name: str) -> None:
    order = ["state.js", "words.js", "engine.js", "wire.js", "match.js", "main.js"]
    if (ROOT / "site" / name).exists():
        higher = set(order[order.index(name) + 1 :])
        assert not wanted(ROOT / "site" / name, types=False) & higher


def test_wire_knows_no_game_and_the_worker_nothing_of_the_page() -> None:
    for name in ("wire.js", "worker.js"):
        if (ROOT / "site" / name).exists():
            targets = wanted(ROOT / "site" / name, types=False)
            assert all(target.startswith("vendor/") or target == "state.js" for target in targets)


def test_imports_are_found_in_every_form() -> None:
    text = "import * as a from './a.js'; import './b.js'; export { c } from '../c.js'"
    text += "; await import('./d.js')"
    assert IMPORT.findall(text) == ["./a.js", "./b.js", "../c.js", "./d.js"]
