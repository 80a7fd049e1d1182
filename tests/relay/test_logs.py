import io
import json
import logging

from relay import logs


def test_each_line_is_json_and_other_libraries_speak_without_their_arguments() -> None:
    stream = io.StringIO()
    logs.begin(stream)
    logs.log.info("room made", room="x")
    logging.getLogger("uvicorn.error").warning("frame %s", "a1>b2 c3 d4")
    try:
        raise KeyError("a1>b2 c3 d4")
    except KeyError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["event"] for line in lines] == [
        "room made",
        "frame %s",
        "Exception in ASGI application",
    ]
    assert lines[2]["error"] == "KeyError"
    assert "a1" not in stream.getvalue()
    logs.begin()
