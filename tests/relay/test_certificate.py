import datetime
import ssl
import stat
from pathlib import Path

import pytest
from cryptography import x509

from relay import certificate


def test_it_is_for_this_machine_and_its_key_for_us_alone(folder: Path) -> None:
    made, key = certificate.made(folder)
    ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(made, key)
    found = x509.load_pem_x509_certificate(made.read_bytes())
    names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert "localhost" in names.get_values_for_type(x509.DNSName)
    assert "127.0.0.1" in map(str, names.get_values_for_type(x509.IPAddress))
    assert stat.S_IMODE(key.stat().st_mode) == 0o600


def test_it_is_kept_until_shortly_before_its_end(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = certificate.fingerprint(certificate.made(folder)[0])
    assert certificate.fingerprint(certificate.made(folder)[0]) == first
    assert len(first.split(":")) == 32
    later = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=certificate.DAYS - 10)
    monkeypatch.setattr(certificate, "_now", lambda: later)
    assert certificate.fingerprint(certificate.made(folder)[0]) != first
