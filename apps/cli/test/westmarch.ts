import { spawn } from "node:child_process";
import process from "node:process";
import { Readable, Writable } from "node:stream";
import { command } from "../src/command.ts";

export const main = new URL("../src/main.ts", import.meta.url).pathname;

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What is written to a stream, put together. */
function collected(): { readonly stream: Writable; text(): string } {
  const chunks: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk, _, done) => {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join("") };
}

/** Runs the program in this process, with streams of its own: it starts at once. */
export async function westmarch(args: readonly string[], input = ""): Promise<Ran> {
  const [out, err] = [collected(), collected()];
  const stdin = Readable.from(input === "" ? [] : [input]);
  const code = await command(args, { stdin, stdout: out.stream, stderr: err.stream });
  return { code, out: out.text(), err: err.text() };
}

/** Runs the program in a process of its own, as a user does. */
export function westmarchAlone(args: readonly string[], input = ""): Promise<Ran> {
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
