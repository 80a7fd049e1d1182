"""What makes the page an app: a manifest in each language, from the page's own words."""

import json
import re
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "nl", "de")
COLOURS = {"theme_color": "#3f7f4c", "background_color": "#f4f1e6"}
SHORTCUTS = {
    "today-olifantenpad": "#/today/olifantenpad",
    "install-bot": "#/play/olifantenpad?seats=2",
}
"""Ways in behind the icon: words and address."""
SCREENS = {
    "park-wide.jpg": ("wide", "1280x800", "olifantenpad"),
    "pasture-wide.jpg": ("wide", "1280x800", "splits"),
    "park-narrow.jpg": ("narrow", "780x1688", "olifantenpad"),
    "pasture-narrow.jpg": ("narrow", "780x1688", "splits"),
}
"""Pictures for whoever asks before installing: shape, size and words."""


def file_name(language: str) -> str:
    """Return the name of a language's manifest, which lies beside the page."""
    return f"{language}.webmanifest"


def manifest(language: str, site: Path) -> str:
    """Return the manifest in a language; KeyError where a word is missing."""
    words = words_of(site / "words" / f"{language}.ftl")
    whole: dict[str, Any] = {
        "name": words["grasveld"],
        "short_name": words["grasveld"],
        "description": words["install-about"],
        "lang": language,
        # All that is relative counts from the manifest: any path of a host will do.
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        **COLOURS,
        "categories": ["games"],
        "icons": _icons(),
        "shortcuts": [
            {"name": words[name], "url": f"./{hash_}", "icons": [_icon("icon-96.png", 96)]}
            for name, hash_ in SHORTCUTS.items()
        ],
        "screenshots": [
            {
                "src": f"icons/{name}",
                "sizes": sizes,
                "type": "image/jpeg",
                "form_factor": shape,
                "label": words[label],
            }
            for name, (shape, sizes, label) in SCREENS.items()
        ],
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def _icons() -> list[dict[str, str]]:
    return [
        {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"},
        *(_icon(f"icon-{size}.png", size) for size in (192, 512)),
        {**_icon("maskable-512.png", 512), "purpose": "maskable"},
    ]


def _icon(name: str, size: int) -> dict[str, str]:
    return {"src": f"icons/{name}", "sizes": f"{size}x{size}", "type": "image/png"}


def words_of(path: Path) -> dict[str, str]:
    """Return the messages of one line; what is longer or has parts is not for a manifest."""
    return dict(re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", path.read_text("utf-8"), re.M))
