from relay.headers import CONTENT_SECURITY, HEADERS, TYPES, as_headers_file


def test_scripts_come_from_us_alone() -> None:
    assert CONTENT_SECURITY.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
    assert "unsafe-inline" not in CONTENT_SECURITY
    assert "'unsafe-eval'" not in CONTENT_SECURITY
    assert "http" not in CONTENT_SECURITY


def test_the_headers_file_says_the_same() -> None:
    lines = as_headers_file().splitlines()
    assert lines[0] == "/*"
    assert [f"  {name}: {value}" for name, value in HEADERS.items()] == lines[1 : len(HEADERS) + 1]
    for suffix, kind in TYPES.items():
        assert lines[lines.index(f"/*{suffix}") + 1].startswith(f"  Content-Type: {kind}")
