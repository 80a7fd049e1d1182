"""Packs a build's files ahead, Brotli and gzip beside each, and keeps what was packed once."""

import hashlib
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path

from setup import node, places, telling

SCRIPT = Path(__file__).with_name("compress.mjs")
PACKED_ALREADY = {".jpg", ".png", ".br", ".gz"}
SMALLEST = 200
"""Bytes below which packing gains nothing."""
SUFFIXES = (".br", ".gz")


def compress(folder: Path) -> None:
    """Lay a `.br` and a `.gz` beside every file that gains by it."""
    files = [path for path in sorted(folder.rglob("*")) if _is_worth_it(path)]
    missing = [path for path in files if not all(map(Path.exists, _kept(path)))]
    if missing:
        _pack(missing)
    for path in files:
        for kept, suffix in zip(_kept(path), SUFFIXES, strict=True):
            packed = kept.read_bytes()
            if len(packed) < path.stat().st_size:
                path.with_name(path.name + suffix).write_bytes(packed)


def _is_worth_it(path: Path) -> bool:
    return path.is_file() and path.suffix not in PACKED_ALREADY and path.stat().st_size >= SMALLEST


def _kept(path: Path) -> list[Path]:
    """Return where the packed forms of a file lie in the cache, whether they are there or not."""
    digest = hashlib.sha256(SCRIPT.read_bytes() + path.read_bytes()).hexdigest()
    return [places.cache() / "packed" / digest[:2] / f"{digest}{suffix}" for suffix in SUFFIXES]


def _pack(paths: Sequence[Path]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        made = {path: Path(folder, str(number)) for number, path in enumerate(paths)}
        jobs = [[str(path), f"{to}.br", f"{to}.gz"] for path, to in made.items()]
        (listed := Path(folder, "jobs.json")).write_text(json.dumps(jobs), "utf-8")
        telling.run(f"Packing {len(paths)} files", [str(node.node()), str(SCRIPT), str(listed)])
        for path, to in made.items():
            for kept, suffix in zip(_kept(path), SUFFIXES, strict=True):
                places.write_whole(kept, Path(f"{to}{suffix}").read_bytes())
