/** The Python package, by its own tests. */
import { execFile, spawnSync } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { main } from "./westmarch.ts";

const root = new URL("../../../python/", import.meta.url).pathname;
const LEAST = [3, 9] as const;
/** Each of its programs starts one of ours, several times over: on a busy machine that takes minutes. */
const PATIENT = { timeout: 600_000 };

/** Whether there is a Python that the package runs on; said aloud where there is none. */
function hasPython(): boolean {
  const asked = spawnSync("python3", ["-c", "import sys; print(*sys.version_info[:2])"], {
    encoding: "utf8",
  });
  const [major = 0, minor = 0] = (asked.stdout ?? "").trim().split(" ").map(Number);
  const fits = major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
  if (!fits) console.warn("python3 (3.9 or later) is not here: the tests of the Python package are left out");
  return fits;
}

const python = (...args: readonly string[]) =>
  promisify(execFile)("python3", [...args], {
    cwd: root,
    env: {
      ...process.env,
      PYTHONPATH: `${root}src`,
      PYTHONDONTWRITEBYTECODE: "1",
      WESTMARCH_COMMAND: `'${process.execPath}' '${main}'`,
    },
  });

const there = hasPython();

test.skipIf(!there)(
  "the Python package keeps PettingZoo's contract, plays as OpenSpiel does, and builds without a network",
  PATIENT,
  async () => {
    const { stderr } = await python("-m", "unittest", "discover", "-s", "tests", "-t", ".");
    expect(stderr).toMatch(/\nOK/);
  },
);

test.skipIf(!there)(
  "the example of learning runs from its first game to its last figure",
  PATIENT,
  async () => {
    const { stdout } = await python(
      "examples/learn_duel.py",
      ...["--games", "20", "--against", "20", "--at-once", "20"],
    );
    expect(stdout).toMatch(/won \d+\.\d % of 20 games against random/);
  },
);
