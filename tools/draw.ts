/**
 * Runs every `draw.ts` of the boards and the web app. They write what the ink draws (coasts, hatching, washes) into
 * `drawn/` folders, which are not kept in the repository, as the names in style sheets are not (`tools/styles.ts`).
 * `node tools/draw.ts [--if-changed]`.
 */
import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { run } from "./processes.ts";
import { fingerprint, isStamped, stamp } from "./stamps.ts";
import { declareStyles } from "./styles.ts";

const workspaceOf = (path: string): string => path.split(/[\\/]/).slice(0, 2).join("/");

/** Draws what is missing or out of date (`always`: everything). Returns the output of what failed, or null. */
export async function draw(root: string, always: boolean): Promise<string | null> {
  for (const script of globSync(["games/*/board/draw.ts", "apps/web/draw.ts"], { cwd: root })) {
    const workspace = workspaceOf(script);
    const step = `draw-${workspace.replace("/", "-")}`;
    const mark = fingerprint(root, [
      `${workspace}/**/*.{ts,json}`,
      ...(workspace === "apps/web" ? ["games/*/door/**"] : []),
      "packages/campaign/src/{drawing,pictures}/**",
      "packages/ink/src/**",
      "package-lock.json",
    ]);
    const there =
      existsSync(join(root, dirname(script), "drawn")) || existsSync(join(root, workspace, "src/drawn"));
    if (!always && there && isStamped(root, step, mark)) continue;
    const { code, output } = await run(process.execPath, [script], { cwd: root, quiet: true, seconds: 300 });
    if (code !== 0) return `${script}:\n${output}`;
    stamp(root, step, mark);
    console.error(`drew ${workspace}`);
  }
  await declareStyles(root);
  return null;
}

if (import.meta.main) {
  const failed = await draw(dirname(import.meta.dirname), !process.argv.includes("--if-changed"));
  if (failed) {
    console.error(failed);
    process.exitCode = 1;
  }
}
