"""The wheel that is built without a network holds what is imported."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class WheelTest(unittest.TestCase):
    def test_is_whole_typed_and_the_same_each_time(self) -> None:
        sys.path.insert(0, str(ROOT))
        self.addCleanup(sys.path.remove, str(ROOT))
        import build_backend

        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            wheel = Path(one) / build_backend.build_wheel(one)
            again = Path(other) / build_backend.build_wheel(other)
            self.assertEqual(
                hashlib.sha256(wheel.read_bytes()).digest(), hashlib.sha256(again.read_bytes()).digest()
            )
            with zipfile.ZipFile(wheel) as archive:
                names = set(archive.namelist())
                record = next(name for name in names if name.endswith("/RECORD"))
                told = {line.split(",")[0] for line in archive.read(record).decode().splitlines()}
            self.assertEqual(told, names)
            self.assertIn("westmarch/py.typed", names)
            code = "import westmarch, westmarch.aec; print(westmarch.__file__)"
            ran = subprocess.run(
                [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(wheel)!r}); {code}"],
                capture_output=True,
                text=True,
                check=False,
            )
            self.assertIn(wheel.name, ran.stdout, ran.stderr)
            self.assertTrue((Path(other) / build_backend.build_sdist(other)).is_file())


if __name__ == "__main__":
    unittest.main()
