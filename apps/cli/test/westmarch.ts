import { spawn } from "node:child_process";
import process from "node:process";

export const main = new URL("../src/main.ts", import.meta.url).pathname;

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program as a user would. */
export function westmarch(args: readonly string[], input = ""): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args]);
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      err += text;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

/** The JSON object that the last line of standard output holds. */
export function lastLine({ out }: Ran): Record<string, unknown> {
  const lines = out.trimEnd().split("\n");
  return JSON.parse(lines.at(-1) ?? "");
}
