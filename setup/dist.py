"""The static build: a folder that any static host serves, under any path."""

import hashlib
import json
import shutil
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from setup import bundle, hosts, manifest, offline, places, sharing, telling
from setup.compress import compress
from setup.fetch import fetch
from setup.lock import read_lock

CONTENT = (
    "words/*.ftl",
    "openings/*.json",
    "notebook/*.py",
    "vendor/engine.zip",
    "vendor/**/*LICENSE*",
)
"""What the scripts fetch, and the licences of what is bundled into them."""
BESIDE = ("embed.js", "icon.svg", "icons/*.png", "icons/*.jpg", "pictures/*.jpg")
"""What is asked for by names that never change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a build will lie, and whom its rooms talk to."""

    base: str = "/"
    """The path on its host, with a slash at both ends."""
    host: str = ""
    """`https://…` of that host, no slash at its end; empty where nobody said it."""
    relay: str | None = None
    """The wss:// address of the relay; None: no rooms."""
    key: str | None = None
    """The key that the relay signs with."""
    privacy: str | None = None
    imprint: str | None = None

    @property
    def origin(self) -> str | None:
        """The relay as a Content-Security-Policy names it."""
        parts = urlsplit(self.relay) if self.relay else None
        return f"{parts.scheme}://{parts.netloc}" if parts else None

    @property
    def home(self) -> str:
        """The whole address, with a slash at its end; empty where the host is unknown."""
        return self.host and self.host + self.base

    @property
    def config(self) -> str:
        """The text of `config.json`, from which the page knows all this."""
        relay = {"url": self.relay, "key": self.key} if self.relay else None
        more = {"privacy": self.privacy, "imprint": self.imprint}
        return json.dumps({"relay": relay, **more}, indent=1) + "\n"


def build(target: Path, place: Place = Place()) -> None:
    """Write the site to `target`, which must not hold anything but an earlier build."""
    if target.exists() and any(target.iterdir()) and not (target / "_headers").exists():
        raise telling.Failure(f"{target} holds something else: name another folder, or empty it.")
    if places.SITE.is_relative_to(target.resolve()):
        raise telling.Failure(f"{target} holds the project itself: name another folder.")
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".build-") as folder:
        made = Path(folder, "dist")
        made.mkdir()
        _lay(places.SITE, made, place)
        shutil.rmtree(target, ignore_errors=True)
        made.rename(target)
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    telling.step(f"Built {target} ({size / 1e6:.1f} MB): put it on any static host.")


def _lay(site: Path, made: Path, place: Place) -> None:
    python = _hashed("python", made, lambda folder: _python(site, folder))
    page = _hashed("page", made, lambda folder: _page(site, folder, python))
    _copy(site, made, BESIDE)
    for path in sorted(site.glob("*.html")):
        if not (made / page / path.name).exists():
            text = _document(path, made, page, place)
            (made / path.name).write_text(text, "utf-8")
    for language in manifest.LANGUAGES:
        text = manifest.manifest(language, site)
        (made / manifest.file_name(language)).write_text(text, "utf-8")
    (made / "config.json").write_text(place.config, "utf-8")
    if place.home:
        (made / sharing.FILE).write_text(sharing.oembed(place.home), "utf-8")
    workbox = fetch([asset for asset in read_lock() if asset.package.startswith("workbox-")])
    (made / "sw.js").write_text(offline.worker(made, site, workbox), "utf-8")
    _for_hosts(made, [f"{page}/{name}" for name in bundle.scripts(site)], place)
    compress(made)


def _hashed(name: str, made: Path, lay: Callable[[Path], None]) -> str:
    """Lay a folder and name it after its content; return the name."""
    lay(folder := made / name)
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    folder.rename(made / f"{name}-{digest.hexdigest()[:16]}")
    return f"{name}-{digest.hexdigest()[:16]}"


def _python(site: Path, folder: Path) -> None:
    shutil.copytree(
        site / bundle.PYODIDE, folder, ignore=shutil.ignore_patterns(".*", "*.d.ts", "*.d.mts")
    )


def _page(site: Path, folder: Path, python: str) -> None:
    """Lay scripts, styles and all that the scripts fetch; Pyodide lies in the folder beside."""
    bundle.bundle(site, folder)
    for path in folder.rglob("*.js"):
        text = path.read_text("utf-8")
        path.write_text(text.replace(bundle.PYODIDE, f"../{python}/"), "utf-8")
    for path in sorted(site.glob("*.html")):
        bundle.styles(path.read_text("utf-8"), site, folder / f"{path.stem}.css")
    _copy(site, folder, [*CONTENT, *bundle.inner_documents(site)])


def _copy(site: Path, folder: Path, patterns: Iterable[str]) -> None:
    for pattern in patterns:
        for path in sorted(site.glob(pattern)):
            to = folder / path.relative_to(site)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, to)


def _document(path: Path, made: Path, page: str, place: Place) -> str:
    """Return a document with the build's files in place of the many of the source."""
    policy = hosts.meta_policy(path.name, place.origin)
    head = [f'<meta http-equiv="Content-Security-Policy" content="{policy}">']
    if path.name == "index.html":
        head.append(f'<link rel="manifest" href="{manifest.file_name("en")}">')
        head.extend(sharing.head(place.home))
    if (made / page / f"{path.stem}.css").exists():
        head.append(f'<link rel="stylesheet" href="{page}/{path.stem}.css">')
    text = sharing.document(path.read_text("utf-8"), place.home)
    return bundle.document(text, f"{page}/", head)


def _for_hosts(made: Path, started: Iterable[str], place: Place) -> None:
    names = [path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file()]
    headers = hosts.headers_file(names, {"sw.js", *started}, place.base, place.origin)
    (made / "_headers").write_text(headers, "utf-8")
    (made / "nginx.conf").write_text(hosts.nginx(place.base, place.origin), "utf-8")
    # Else GitHub Pages would leave out what begins with an underscore.
    (made / ".nojekyll").touch()
