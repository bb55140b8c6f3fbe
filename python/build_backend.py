"""Builds this package with nothing but the standard library: `pip wheel .` needs no network (PEP 517).

A wheel is a zip of the modules with three small files about them. Names and times are the same at every build, so two
builds of the same tree are the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import io
import re
import tarfile
import zipfile
from pathlib import Path
from typing import Dict, List, Optional

ROOT = Path(__file__).resolve().parent
NAME = "westmarch"
# The earliest day that a zip can tell.
DAY = (1980, 1, 1, 0, 0, 0)


def _field(name: str) -> str:
    """A text of `[project]`: the few lines of it that a wheel repeats."""
    found = re.search(rf'^{name} = "(.*)"$', (ROOT / "pyproject.toml").read_text("utf8"), re.M)
    if not found:
        raise SystemExit(f"pyproject.toml says nothing of {name}")
    return found.group(1)


def _metadata() -> str:
    return "\n".join(
        [
            "Metadata-Version: 2.1",
            f"Name: {NAME}",
            f"Version: {_field('version')}",
            f"Summary: {_field('description')}",
            "License: MIT",
            f"Requires-Python: {_field('requires-python')}",
            "Classifier: Typing :: Typed",
            "Description-Content-Type: text/markdown",
            "",
            (ROOT / "README.md").read_text("utf8"),
        ]
    )


def _modules() -> List[Path]:
    folder = ROOT / "src" / NAME
    return sorted(path for path in folder.rglob("*") if path.suffix == ".py" or path.name == "py.typed")


def _record(path: str, content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{path},sha256={digest},{len(content)}"


def build_wheel(
    wheel_directory: str,
    config_settings: Optional[Dict[str, str]] = None,
    metadata_directory: Optional[str] = None,
) -> str:
    info = f"{NAME}-{_field('version')}.dist-info"
    files: Dict[str, bytes] = {
        path.relative_to(ROOT / "src").as_posix(): path.read_bytes() for path in _modules()
    }
    files[f"{info}/METADATA"] = _metadata().encode()
    files[f"{info}/WHEEL"] = (
        b"Wheel-Version: 1.0\nGenerator: westmarch build_backend\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    )
    record = f"{info}/RECORD"
    lines = [_record(path, content) for path, content in files.items()]
    files[record] = ("\n".join([*lines, f"{record},,"]) + "\n").encode()
    wheel = f"{NAME}-{_field('version')}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path, DAY)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    return wheel


def build_sdist(sdist_directory: str, config_settings: Optional[Dict[str, str]] = None) -> str:
    stem = f"{NAME}-{_field('version')}"
    with tarfile.open(Path(sdist_directory) / f"{stem}.tar.gz", "w:gz") as archive:
        sources = [ROOT / name for name in ("pyproject.toml", "README.md", "build_backend.py")]
        for path in [*sources, *_modules()]:
            archive.add(path, f"{stem}/{path.relative_to(ROOT).as_posix()}")
        about = _metadata().encode()
        entry = tarfile.TarInfo(f"{stem}/PKG-INFO")
        entry.size = len(about)
        archive.addfile(entry, io.BytesIO(about))
    return f"{stem}.tar.gz"
