/** The real server in a process of its own, with the built web app and a folder of its own. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { byLevel } from "@westmarch/kernel";
import { type Policy, UNLIMITED } from "@westmarch/server";
import { end, readyLine } from "@westmarch/testkit/programs";

const root = dirname(import.meta.dirname);

export interface Serving {
  /** `http://127.0.0.1:…`, without a slash at the end. */
  readonly address: string;
  /** Where the tables are kept. */
  readonly data: string;
  /** Ends it at once, as a power cut would, and starts it again over the same tables and on the same port. */
  crash(): Promise<void>;
  /** Ends it and removes its tables. */
  stop(): Promise<void>;
}

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

/** Milliseconds until a server must have said where it listens: a hang is meant, not a busy machine. */
const PATIENCE = 120_000;

/** All tests come from one address, and none should wait for the computer. */
const POLICY: Partial<Policy> = {
  ...UNLIMITED,
  pace: byLevel((level) => (level === "strong" ? { answer: 150, think: 100 } : { answer: 100, think: 50 })),
};

async function start(data: string, port: number, policy: Partial<Policy>): Promise<Running> {
  const args = ["e2e/serving.ts", String(port), data, JSON.stringify({ ...POLICY, ...policy })];
  const child = spawn(process.execPath, args, { cwd: root, stdio: "pipe" });
  const [line] = await readyLine(child, /^{"address":.*$/, PATIENCE);
  return { child, address: JSON.parse(line).address };
}

/** Serves on a free port. */
export async function serve(policy: Partial<Policy> = {}): Promise<Serving> {
  const data = mkdtempSync(join(tmpdir(), "westmarch-e2e-"));
  let running = await start(data, 0, policy);
  const { address } = running;
  return {
    address,
    data,
    async crash() {
      await end(running.child, "SIGKILL");
      running = await start(data, Number(new URL(address).port), policy);
    },
    async stop() {
      await end(running.child, "SIGTERM");
      rmSync(data, { recursive: true, force: true });
    },
  };
}
