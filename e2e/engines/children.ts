/** Programs that the smoke tests start. */
import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { canRun } from "../browser.ts";

/** The first of these programs that is on this machine: names on the path, or whole paths. Null: none is. */
export function programOf(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = names.flatMap((name) =>
    name.startsWith("/") ? [name] : folders.map((folder) => join(folder, name)),
  );
  return places.find(canRun) ?? null;
}

/** Milliseconds until a program must have said that it is ready. */
const PATIENCE = 60_000;

/** A program that runs. */
export interface Child {
  /** What the line that was waited for says in its first group. */
  readonly said: string;
  /** Ends it. */
  end(): Promise<void>;
}

/** Ends a program, at once if asking does not help. */
function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill("SIGKILL"), 5_000);
    child.once("exit", () => {
      clearTimeout(late);
      resolve();
    });
    child.kill("SIGTERM");
  });
}

/** Starts a program and waits for the line that fits `ready`, on standard error or output; not at all without one. */
export function start(
  program: string,
  args: readonly string[],
  ready: RegExp | null,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Child> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env });
  return new Promise((resolve, reject) => {
    if (!ready) return resolve({ said: "", end: () => end(child) });
    const said: string[] = [];
    const fail = (what: string) => {
      child.kill("SIGKILL");
      reject(new Error(`${program} ${what}:\n${said.join("\n")}`));
    };
    const late = setTimeout(() => fail("did not say that it is ready"), PATIENCE);
    child.once("error", (error) => fail(`did not start: ${error.message}`));
    child.once("exit", (code) => fail(`ended with ${code}`));
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on("line", (line) => {
        said.push(line);
        const match = line.match(ready);
        if (!match) return;
        clearTimeout(late);
        child.removeAllListeners("exit");
        resolve({ said: match[1] ?? "", end: () => end(child) });
      });
  });
}
