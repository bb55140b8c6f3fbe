/** Programs that the smoke tests start. */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import process from "node:process";
import { end, readyLine } from "@westmarch/testkit/programs";
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
/** Milliseconds in which a program that is asked to end has ended, or is ended. */
const HESITATION = 5000;

/** A program that runs. */
export interface Child {
  /** What the line that was waited for says in its first group. */
  readonly said: string;
  /** Ends it. */
  end(): Promise<void>;
}

/** Starts a program and waits for the line that fits `ready`, on standard error or output; not at all without one. */
export async function start(
  program: string,
  args: readonly string[],
  ready: RegExp | null,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Child> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env });
  const [, said = ""] = ready ? await readyLine(child, ready, PATIENCE) : [];
  return { said, end: () => end(child, "SIGTERM", HESITATION) };
}
