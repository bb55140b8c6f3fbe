"""A conversation with `westmarch env GAME`: one request, one answer, each a line of JSON."""

from __future__ import annotations

import json
import os
import platform
import shlex
import shutil
import subprocess
from array import array
from base64 import b64decode, b64encode
from pathlib import Path
from sys import byteorder
from typing import Any, Dict, List, Mapping, Optional, Sequence, Union

Settings = Mapping[str, Union[bool, str]]
Answer = Dict[str, Any]

#: The version of the protocol that this package speaks.
PROTOCOL = 1


class WestmarchError(RuntimeError):
    """A request was refused. The message says what to do."""


def _in_clone() -> Optional[List[str]]:
    """The command of the repository that this file lies in, by the Node that came with its packages."""
    for folder in Path(__file__).resolve().parents:
        main = folder / "apps" / "cli" / "src" / "main.ts"
        if main.is_file():
            system = {"Linux": "linux", "Darwin": "darwin", "Windows": "win"}.get(platform.system(), "")
            program = "node.exe" if system == "win" else "node"
            own = sorted((folder / "node_modules").glob(f"node-{system}-*/bin/{program}"))
            node = str(own[0]) if own else shutil.which("node")
            return [node, str(main)] if node else None
    return None


def default_command() -> List[str]:
    """What starts the program: WESTMARCH_COMMAND, the clone around this file, or `westmarch` on the path."""
    named = os.environ.get("WESTMARCH_COMMAND")
    if named:
        return shlex.split(named)
    found = _in_clone()
    if found:
        return found
    installed = shutil.which("westmarch")
    if installed:
        return [installed]
    raise WestmarchError(
        "westmarch was not found: put it on the path, or say in WESTMARCH_COMMAND how it is started"
    )


class Connection:
    """One running `westmarch env`. Any number of games can be played in it, each under its number."""

    def __init__(
        self,
        game: str,
        settings: Optional[Settings] = None,
        command: Optional[Sequence[str]] = None,
    ) -> None:
        self.game = game
        self.settings: Dict[str, Union[bool, str]] = dict(settings or {})
        self._process = subprocess.Popen(
            [*(command or default_command()), "env", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf8",
        )
        try:
            self.identity = self.ask("hello", settings=self.settings)
            if self.identity["protocol"] != PROTOCOL:
                raise WestmarchError(
                    f"this package speaks protocol {PROTOCOL}, and westmarch speaks "
                    f"{self.identity['protocol']}: install the two of one release"
                )
        except BaseException:
            self.close()
            raise

    @property
    def process_id(self) -> int:
        """The number of the running program, for those who measure it."""
        return self._process.pid

    def ask(self, do: str, **fields: Any) -> Answer:
        """Sends a request and waits for its answer. Raises `WestmarchError` with the sentence of a refusal."""
        return self._told(json.dumps({"do": do, **fields}))

    def _told(self, line: str) -> Answer:
        process = self._process
        if process.stdin is None or process.stdout is None or process.stdin.closed:
            raise WestmarchError("this connection is closed: open another")
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
        except BrokenPipeError:
            pass
        answer = process.stdout.readline()
        if not answer:
            raise WestmarchError(f"westmarch ended with code {process.wait()}: what it said stands above")
        said: Answer = json.loads(answer)
        if "error" in said:
            raise WestmarchError(said["error"])
        return said

    def close(self) -> None:
        """Ends the program."""
        process = self._process
        if process.stdin and not process.stdin.closed:
            try:
                process.stdin.close()
            except BrokenPipeError:
                pass
        process.wait()
        if process.stdout:
            process.stdout.close()

    def __enter__(self) -> "Connection":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


_CODES = {"uint8": "B", "uint16": "H", "uint32": "I", "float32": "f"}


def unpacked(text: str, kind: str) -> "array[Any]":
    """The numbers that base64 of little-endian bytes holds."""
    numbers: "array[Any]" = array(_CODES[kind])
    numbers.frombytes(b64decode(text))
    if byteorder == "big":
        numbers.byteswap()
    return numbers


def packed(numbers: Sequence[int], kind: str) -> str:
    """The same the other way round."""
    row: "array[Any]" = array(_CODES[kind], numbers)
    if byteorder == "big":
        row.byteswap()
    return b64encode(row.tobytes()).decode()
