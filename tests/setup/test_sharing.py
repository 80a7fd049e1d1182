import json
from html.parser import HTMLParser

from setup import places, sharing

HOME = "https://a.example/games/"


class Tags(HTMLParser):
    """Every tag of a text with its attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_the_page_names_a_picture_that_there_is() -> None:
    tags = Tags((places.SITE / "index.html").read_text("utf-8")).found
    said = {each.get("property"): each.get("content") for tag, each in tags if tag == "meta"}
    assert said["og:image"] == sharing.PICTURE
    assert (places.SITE / sharing.PICTURE).exists()
    assert said["og:image:width"] == str(sharing.WIDTH)
    assert {"og:title", "og:type", "og:description", "og:image:alt"} <= said.keys()


def test_where_the_address_is_known_it_is_whole() -> None:
    text = '<meta property="og:image" content="icons/park-wide.jpg">'
    assert sharing.document(text, HOME) == text.replace("icons/", f"{HOME}icons/")
    assert sharing.document(sharing.document(text, HOME), HOME) == sharing.document(text, HOME)
    tags = Tags("".join(sharing.head(HOME))).found
    assert tags[0][1]["content"] == HOME
    assert tags[1][1]["href"] == f"{HOME}oembed.json"
    assert sharing.head("") == []


def test_the_answer_is_a_frame_of_the_embedded_page() -> None:
    answer = json.loads(sharing.oembed(HOME))
    assert (answer["version"], answer["type"]) == ("1.0", "rich")
    ((tag, frame),) = Tags(answer["html"]).found
    assert tag == "iframe"
    assert frame["src"] == f"{HOME}embed.html?game=olifantenpad&park=today"
    assert answer["thumbnail_url"] == f"{HOME}icons/park-wide.jpg"
