/** Child processes that never outlive this one. */
import { type ChildProcess, spawn } from "node:child_process";
import { setPriority } from "node:os";
import process from "node:process";
import { Meter } from "./processor.ts";

const running = new Set<ChildProcess>();
const grouped = process.platform !== "win32";

/** Ends a child with all that it started. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    if (grouped) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error; // gone already
  }
}

const killAll = (): void => {
  for (const child of running) end(child, "SIGKILL");
};

/** Passes a signal on, waits a little for the children, and goes the way the signal wants. */
const passOn = (signal: NodeJS.Signals): void => {
  setTimeout(() => process.exit(1), 2000).unref();
  const gone = [...running].map((child) => new Promise((done) => child.once("exit", done)));
  for (const child of running) end(child, signal);
  Promise.all(gone).then(() => process.exit(signal === "SIGINT" ? 130 : 143));
};

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

function enter(child: ChildProcess): void {
  if (running.size === 0) {
    process.on("exit", killAll);
    for (const signal of SIGNALS) process.on(signal, passOn);
  }
  running.add(child);
}

/** With the last child gone, signals are again the affair of the code that runs in this process. */
function leave(child: ChildProcess): void {
  running.delete(child);
  if (running.size > 0) return;
  process.off("exit", killAll);
  for (const signal of SIGNALS) process.off(signal, passOn);
}

/** How much a polite child gives way, from 0 to 19: it must not starve. */
const POLITE = 5;

/** Lets a child and all that it starts have what processors others leave. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, POLITE);
  } catch {
    // It has ended already, or this system knows no such thing: it shares alike.
  }
}

export interface Ended {
  /** 0 only if all went well. */
  readonly code: number;
  /** What it wrote, if it was asked to be quiet. */
  readonly output: string;
  /** What it used with all that it started; null where the system does not tell. */
  readonly processorSeconds: number | null;
}

export interface Manner {
  readonly cwd: string;
  /** Its output is kept back. */
  readonly quiet: boolean;
  /** How long it may take. */
  readonly seconds: number;
  /** It has what processors others leave. */
  readonly polite?: boolean;
  /** Is told what it writes as it writes it, if it was asked to be quiet. */
  readonly heard?: (text: string) => void;
}

/** Runs a command to its end. */
export function run(command: string, args: readonly string[], manner: Manner): Promise<Ended> {
  const { cwd, quiet, seconds, polite = false, heard } = manner;
  return new Promise((resolve) => {
    const written: string[] = [];
    const stdio = quiet ? (["ignore", "pipe", "pipe"] as const) : (["ignore", "inherit", "inherit"] as const);
    const child = spawn(command, args, { cwd, stdio: [...stdio], detached: grouped });
    enter(child);
    const meter = child.pid === undefined ? null : new Meter(child.pid);
    if (polite) giveWay(child);
    for (const output of [child.stdout, child.stderr])
      output?.setEncoding("utf8").on("data", (text: string) => {
        written.push(text);
        heard?.(text);
      });
    const late = setTimeout(() => {
      written.push(`\nstopped: it took longer than ${seconds} s\n`);
      end(child, "SIGKILL");
    }, seconds * 1000);
    const done = (code: number) => {
      clearTimeout(late);
      leave(child);
      resolve({ code, output: written.join(""), processorSeconds: meter?.stop() ?? null });
    };
    child.on("error", (error) => {
      written.push(error.message);
      done(1);
    });
    child.on("close", (code) => done(code ?? 1));
  });
}

/** Runs a command to its end, within half an hour, and says what it wrote. Throws with that if it fails. */
export async function must(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, args, { cwd, quiet: true, seconds: 1800 });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}:\n${output}`);
  return output;
}
