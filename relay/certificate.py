"""A certificate made on the spot, so that a phone in the same network can play by https."""

from __future__ import annotations

import datetime
import ipaddress
import os
import socket
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

DAYS = 397
"""What browsers accept of a certificate at the most."""
LEFT = 30
"""Days before its end that a new one is made."""


def made(folder: Path) -> tuple[Path, Path]:
    """Return the files of a certificate and its key, made anew if need be."""
    certificate, key = folder / "certificate.pem", folder / "certificate-key.pem"
    if not (certificate.exists() and key.exists() and _lasts(certificate)):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        _make(certificate, key)
    return certificate, key


def fingerprint(certificate: Path) -> str:
    """Return the SHA-256 that a browser shows of it."""
    found = x509.load_pem_x509_certificate(certificate.read_bytes())
    return found.fingerprint(hashes.SHA256()).hex(":").upper()


def _lasts(certificate: Path) -> bool:
    found = x509.load_pem_x509_certificate(certificate.read_bytes())
    return found.not_valid_after_utc > _now() + datetime.timedelta(days=LEFT)


def _make(certificate: Path, key_file: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    with open(os.open(key_file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
        file.write(private)
    certificate.write_bytes(_signed(key).public_bytes(Encoding.PEM))


def _signed(key: ec.EllipticCurvePrivateKey) -> x509.Certificate:
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Grasveld on this machine")])
    usage = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])
    return (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_now() - datetime.timedelta(hours=1))
        .not_valid_after(_now() + datetime.timedelta(days=DAYS))
        .add_extension(x509.SubjectAlternativeName(_names()), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(usage, critical=False)
        .sign(key, hashes.SHA256())
    )


def _names() -> list[x509.GeneralName]:
    """Every name and address that this machine may be called by."""
    own = socket.gethostname()
    names = dict.fromkeys(("localhost", own, f"{own}.local"))
    return [*map(x509.DNSName, names), *map(x509.IPAddress, _addresses(own))]


def _addresses(own: str) -> set[ipaddress.IPv4Address | ipaddress.IPv6Address]:
    found = {"127.0.0.1", "::1"}
    try:
        found |= {str(row[4][0]).partition("%")[0] for row in socket.getaddrinfo(own, None)}
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only picks the address to send from
            found.add(probe.getsockname()[0])
    except OSError:
        pass  # a machine without a network has its own names alone
    return {ipaddress.ip_address(address) for address in found}


def _now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)
