"""The package's types hold, strictly, where mypy is installed."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class TypesTest(unittest.TestCase):
    @unittest.skipUnless(importlib.util.find_spec("mypy"), "mypy is not installed: types are not checked")
    def test_hold_strictly(self) -> None:
        with tempfile.TemporaryDirectory() as cache:
            checked = subprocess.run(
                [sys.executable, "-m", "mypy", "--strict", "--cache-dir", cache, "src", "examples", "tests", "build_backend.py"],
                cwd=ROOT,
                capture_output=True,
                text=True,
                check=False,
            )
        self.assertEqual(checked.returncode, 0, checked.stdout)


if __name__ == "__main__":
    unittest.main()
