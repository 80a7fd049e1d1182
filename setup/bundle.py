"""The page's modules and styles, each document's as one small file, by esbuild."""

import re
import tempfile
from collections.abc import Sequence
from pathlib import Path

from setup import telling
from setup.packages import script

PYODIDE = "vendor/pyodide/"
"""Pyodide stays as it came, in a folder of its own."""
OPTIONS = (
    *("--bundle", "--minify", "--format=esm", "--target=es2022", "--charset=utf8"),
    *(f"--external:{up}/{PYODIDE}*" for up in (".", "..")),
    *("--legal-comments=eof", "--log-level=warning"),
)
SCRIPT = re.compile(r'<script (?:type="module" )?(?:async )?src="([^"]+)"></script>')
STYLE = re.compile(r'[ \t]*<link rel="stylesheet" href="([^"]+)">\n')
DOCUMENT = re.compile(r"new URL\('\./([^']+\.html)', import\.meta\.url\)")
STARTED = re.compile(r"new URL\('([^']+\.js)', (?:import\.meta\.url|own)\)")


def scripts(site: Path) -> list[str]:
    """Return the scripts that a document or another script starts, by their paths in the site."""
    documents = [path.read_text("utf-8") for path in sorted(site.glob("*.html"))]
    found = {name for text in documents for name in SCRIPT.findall(text)}
    for path in sorted(site.rglob("*.js")):
        if "vendor" not in path.relative_to(site).parts:
            for name in STARTED.findall(path.read_text("utf-8")):
                found.add((path.parent / name).resolve().relative_to(site.resolve()).as_posix())
    return sorted(found)


def inner_documents(site: Path) -> list[str]:
    """Return the documents that only scripts ask for, and so lie beside them."""
    texts = [path.read_text("utf-8") for path in sorted(site.glob("*.js"))]
    return sorted({name for text in texts for name in DOCUMENT.findall(text)})


def document(text: str, scripts_in: str, head: Sequence[str]) -> str:
    """Return a document that asks for its bundled scripts, and has `head` in place of styles."""
    text = STYLE.sub("", text)
    text = SCRIPT.sub(lambda found: found[0].replace(found[1], scripts_in + found[1]), text)
    charset = '<meta charset="utf-8">\n'
    return text.replace(charset, charset + "".join(f"    {line}\n" for line in head))


def bundle(site: Path, target: Path) -> None:
    """Write every script that is started, with all that it imports, under its path in the site."""
    entries = [str(site / name) for name in scripts(site)]
    _esbuild([*entries, f"--outbase={site}", f"--outdir={target}"])


def styles(document: str, site: Path, target: Path) -> bool:
    """Write a document's stylesheets, in their order, as one; return whether it has any."""
    names = STYLE.findall(document)
    with tempfile.TemporaryDirectory() as folder:
        lines = [f'@import "{(site / name).as_posix()}";' for name in names]
        (entry := Path(folder, "all.css")).write_text("\n".join(lines), "utf-8")
        if names:
            _esbuild([str(entry), f"--outfile={target}"])
    return bool(names)


def _esbuild(arguments: Sequence[str]) -> None:
    # The one program for this machine: the script before it hides what went wrong.
    program = next(script("esbuild", "@esbuild").glob("*/bin/esbuild*"))
    telling.run("Bundling", [str(program), *arguments, *OPTIONS])
