/** How much memory a program takes, with all that it has started. Linux tells by `/proc`, other systems by `ps`; Windows by neither. */
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import process from "node:process";
import { promisify } from "node:util";

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly kilobytes: number;
}

const run = promisify(execFile);

async function byProc(): Promise<readonly Running[]> {
  const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(
    names.map(async (name): Promise<Running | null> => {
      // What has ended meanwhile has no file any more.
      const text = await readFile(`/proc/${name}/status`, "utf8").catch(() => null);
      if (text === null) return null;
      const number = (key: string): number =>
        Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
      return { pid: Number(name), parent: number("PPid"), kilobytes: number("VmRSS") };
    }),
  );
  return all.filter((one) => one !== null);
}

async function byPs(): Promise<readonly Running[]> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  return stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }));
}

/** Whether this system tells. */
export const canMeasure = process.platform !== "win32";

/** A program and all that it has started, directly or not, as long as those that started them run. */
async function family(pid: number): Promise<readonly Running[]> {
  const all = process.platform === "linux" ? await byProc() : await byPs();
  const found = all.filter((one) => one.pid === pid);
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
  return found;
}

/** Megabytes that lie in memory for a program and all that it has started. */
export async function megabytesOf(pid: number): Promise<number> {
  return (await family(pid)).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024;
}

/** Ends a program and all that it has started, at once. */
export async function killAll(pid: number): Promise<void> {
  const these = canMeasure ? (await family(pid)).map((one) => one.pid) : [pid];
  for (const one of these) {
    try {
      process.kill(one, "SIGKILL");
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error; // has ended by itself
    }
  }
}
