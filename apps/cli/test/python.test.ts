/** The Python package, by its own tests. */
import { execFileSync, spawnSync } from "node:child_process";
import process from "node:process";
import { expect, test } from "vitest";
import { main } from "./westmarch.ts";

const root = new URL("../../../python/", import.meta.url).pathname;
const NEWEST_NEEDED = [3, 9] as const;

/** Whether there is a Python that the package runs on; said aloud where there is none. */
function hasPython(): boolean {
  const asked = spawnSync("python3", ["-c", "import sys; print(*sys.version_info[:2])"], {
    encoding: "utf8",
  });
  const [major = 0, minor = 0] = (asked.stdout ?? "").trim().split(" ").map(Number);
  const [least, leastMinor] = NEWEST_NEEDED;
  const fits = major > least || (major === least && minor >= leastMinor);
  if (!fits) console.warn("python3 (3.9 or later) is not here: the tests of the Python package are left out");
  return fits;
}

test.skipIf(!hasPython())(
  "the Python package keeps PettingZoo's contract, plays as OpenSpiel does, and builds without a network",
  () => {
    const ran = spawnSync("python3", ["-m", "unittest", "discover", "-s", "tests", "-t", "."], {
      cwd: root,
      encoding: "utf8",
      env: {
        ...process.env,
        PYTHONPATH: `${root}src`,
        PYTHONDONTWRITEBYTECODE: "1",
        WESTMARCH_COMMAND: `'${process.execPath}' '${main}'`,
      },
    });
    expect(ran.stderr).toMatch(/\nOK/);
  },
);

test.skipIf(!hasPython())("the example of learning runs from its first game to its last figure", () => {
  const said = execFileSync(
    "python3",
    ["examples/learn_duel.py", "--games", "40", "--against", "20", "--at-once", "20"],
    {
      cwd: root,
      encoding: "utf8",
      env: {
        ...process.env,
        PYTHONPATH: `${root}src`,
        PYTHONDONTWRITEBYTECODE: "1",
        WESTMARCH_COMMAND: `'${process.execPath}' '${main}'`,
      },
    },
  );
  expect(said).toMatch(/won \d+\.\d % of 20 games against random/);
});
