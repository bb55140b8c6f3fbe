/**
 * Runs every `draw.ts` of the boards and the web app. What the ink draws (coasts, hatching, washes) is written into `drawn/`
 * folders, which are not kept in the repository, as the names in style sheets are not (`tools/styles.ts`).
 * `node tools/draw.ts [--if-changed]`.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { run } from "./processes.ts";
import { sideBySide } from "./stages.ts";
import { fingerprint, isStamped, stamp } from "./stamps.ts";
import { declareStyles } from "./styles.ts";

/** The drawings of one workspace. */
interface Drawings {
  readonly name: string;
  readonly after: readonly string[];
  /** From the root. */
  readonly script: string;
  readonly drawn: string;
  /** Where it is written down what they were made of. */
  readonly list: string;
}

function drawingsOf(script: string): Drawings {
  const name = script.split("/").slice(0, 2).join("/");
  const drawn = name === "apps/web" ? `${name}/src/drawn` : `${dirname(script)}/drawn`;
  const list = `node_modules/.cache/westmarch/drawn/${name.replace("/", "-")}.json`;
  return { name, after: [], script, drawn, list };
}

/** What drawings were last made of, and what would add to them: another game has another door. */
function markOf(root: string, { name, list }: Drawings): string | null {
  if (!existsSync(join(root, list))) return null;
  const made: readonly string[] = JSON.parse(readFileSync(join(root, list), "utf8"));
  const doors = name === "apps/web" ? ["games/*/door/door.ts"] : [];
  return fingerprint(root, [...made, ...doors, "package-lock.json"]);
}

/** Whether drawings are there and as they would be made again. */
function isDrawn(root: string, drawings: Drawings): boolean {
  const mark = markOf(root, drawings);
  return mark !== null && existsSync(join(root, drawings.drawn)) && isStamped(root, stepOf(drawings), mark);
}

const stepOf = ({ name }: Drawings): string => `draw-${name.replace("/", "-")}`;

/** Returns the output of a program that failed, or null. */
async function drawOne(root: string, drawings: Drawings): Promise<string | null> {
  const { name, script, drawn, list } = drawings;
  const { code, output } = await run(process.execPath, ["tools/drawing.ts", script, drawn, list], {
    cwd: root,
    quiet: true,
    seconds: 300,
  });
  if (code !== 0) return `${script}:\n${output}`;
  const mark = markOf(root, drawings);
  if (mark !== null) stamp(root, stepOf(drawings), mark);
  console.error(`drew ${name}`);
  return null;
}

/** Draws what is missing or out of date (`always`: everything). Returns the output of what failed, or null. */
export async function draw(root: string, always: boolean): Promise<string | null> {
  const scripts = globSync(["games/*/board/draw.ts", "apps/web/draw.ts"], { cwd: root });
  const all = scripts.map((script) => drawingsOf(script.replaceAll("\\", "/")));
  const due = always ? all : all.filter((drawings) => !isDrawn(root, drawings));
  const failed = await sideBySide(due, availableParallelism(), (drawings) => drawOne(root, drawings));
  return failed.find((output) => output !== null) ?? null;
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const failed = await draw(root, !process.argv.includes("--if-changed"));
  if (failed !== null) {
    console.error(failed);
    process.exitCode = 1;
  } else await declareStyles(root);
}
