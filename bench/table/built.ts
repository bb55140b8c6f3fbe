/** Before a browser looks at a table: the web app is built. */
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import process from "node:process";

/** Throws if it cannot be built. */
export function buildWebApp(): void {
  const cwd = dirname(dirname(import.meta.dirname));
  const built = spawnSync(process.execPath, ["tools/build.ts", "--if-changed"], { cwd });
  if (built.status !== 0) throw new Error("the web app cannot be built");
}
