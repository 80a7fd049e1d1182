import json
import struct
from pathlib import Path
from typing import Any

import pytest

from setup import places
from setup.manifest import LANGUAGES, manifest


@pytest.fixture(params=LANGUAGES)
def read(request: pytest.FixtureRequest) -> Any:
    return json.loads(manifest(request.param, places.SITE))


def size(path: Path) -> str:
    """Width and height of a PNG or a JPEG as a manifest writes them."""
    content = path.read_bytes()
    if path.suffix == ".png":
        return "{}x{}".format(*struct.unpack(">II", content[16:24]))
    at = 2
    while content[at + 1] not in (0xC0, 0xC2):
        at += 2 + struct.unpack(">H", content[at + 2 : at + 4])[0]
    height, width = struct.unpack(">HH", content[at + 5 : at + 9])
    return f"{width}x{height}"


def test_it_holds_under_any_path(read: Any) -> None:
    assert read["start_url"] == read["scope"] == "./"
    assert all(shortcut["url"].startswith("./#/") for shortcut in read["shortcuts"])
    # One that is no path of its own would be shared by two builds on one host.
    assert "id" not in read


def test_it_can_be_installed_and_fits_any_mask(read: Any) -> None:
    assert {icon["sizes"] for icon in read["icons"]} == {"any", "192x192", "512x512"}
    assert [icon["src"] for icon in read["icons"] if icon.get("purpose") == "maskable"]
    assert {screen["form_factor"] for screen in read["screenshots"]} == {"wide", "narrow"}
    assert read["display"] == "standalone"


def test_every_picture_is_there_in_its_size(read: Any) -> None:
    pictures = [*read["icons"][1:], *read["screenshots"], read["shortcuts"][0]["icons"][0]]
    assert {each["src"]: size(places.SITE / each["src"]) for each in pictures} == {
        each["src"]: each["sizes"] for each in pictures
    }


def test_the_words_are_the_page_s() -> None:
    german = json.loads(manifest("de", places.SITE))
    assert german["lang"] == "de"
    assert german["shortcuts"][0]["name"] == "Park des Tages"
