"""What a link to the page shows elsewhere: Open Graph in its document, oEmbed beside it."""

import json
import re
from html import escape

PICTURE, WIDTH, HEIGHT = "icons/park-wide.jpg", 1280, 800
FILE = "oembed.json"
FRAME = {"width": 760, "height": 940}
"""As large as a park of the day wants to be on a wide page."""
RELATIVE = re.compile(r'(<meta property="og:image" content=")(?!https?:)')


def head(home: str) -> list[str]:
    """Return what a document at the address `home` says besides; nothing where that is unknown."""
    if not home:
        return []
    address = escape(home)
    return [
        f'<meta property="og:url" content="{address}">',
        '<link rel="alternate" type="application/json+oembed" title="Grasveld"'
        f' href="{address}{FILE}">',
    ]


def document(text: str, home: str) -> str:
    """Return a document whose picture has a whole address: few readers of links take another."""
    return RELATIVE.sub(lambda found: found[1] + escape(home), text)


def oembed(home: str) -> str:
    """Return the oEmbed answer for a page at this address: the park of the day, to be played."""
    source = f"{home}embed.html?game=olifantenpad&park=today"
    frame = (
        f'<iframe src="{escape(source)}" width="{FRAME["width"]}" height="{FRAME["height"]}"'
        ' title="Olifantenpad" loading="lazy" style="width: 100%; border: 0"></iframe>'
    )
    answer = {
        "version": "1.0",
        "type": "rich",
        "title": "Grasveld",
        "provider_name": "Grasveld",
        "provider_url": home,
        "html": frame,
        **FRAME,
        "thumbnail_url": home + PICTURE,
        "thumbnail_width": WIDTH,
        "thumbnail_height": HEIGHT,
    }
    return json.dumps(answer, indent=1) + "\n"
