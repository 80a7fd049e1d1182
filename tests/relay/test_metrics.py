import urllib.request

from relay.metrics import Metrics, serve


def test_figures_are_answered_at_a_port_of_their_own() -> None:
    metrics = Metrics()
    metrics.entries.inc(3)
    metrics.refusals.labels("stale").inc()
    server, thread = serve(metrics, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{server.server_port}/metrics"
    with urllib.request.urlopen(address) as answer:
        page = answer.read().decode()
    server.shutdown()
    server.server_close()
    thread.join()
    assert "grasveld_entries_total 3.0" in page
    assert 'grasveld_refusals_total{message="stale"} 1.0' in page
    assert "grasveld_connections 0.0" in page
    assert "process_resident_memory_bytes" in page
