/** Tries what was built as a new user would: unpack, start, ask, open the page, stop. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { run } from "../processes.ts";

/** Milliseconds until a server must have said where it listens. */
const PATIENCE = 120_000;

const ending = (child: ChildProcess): Promise<unknown> => new Promise((done) => child.once("exit", done));

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("the server did not say where it listens")), PATIENCE);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    if (!child.stdout) throw new Error("the server has no output");
    createInterface({ input: child.stdout }).once("line", (line) => {
      clearTimeout(late);
      resolve((JSON.parse(line) as { address: string }).address);
    });
  });
}

/** Starts the server by this command and looks at its page, its health and its list of games. Throws what is wrong. */
async function serves(command: readonly string[], version: string): Promise<void> {
  const [program = "", ...args] = command;
  const data = mkdtempSync(join(tmpdir(), "westmarch-trial-"));
  const child = spawn(program, [...args, "serve", "--port", "0", "--json", "--data", data], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const address = await listening(child);
    const health = (await (await fetch(`${address}/healthz`)).json()) as { version: string };
    if (health.version !== version) throw new Error(`/healthz says ${health.version}, not ${version}`);
    const page = await (await fetch(`${address}/`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    if (!script || !(await fetch(`${address}${script}`)).ok) throw new Error("the page does not begin");
  } finally {
    const gone = ending(child);
    child.removeAllListeners("exit").kill("SIGTERM");
    if (child.exitCode === null) await Promise.race([gone, new Promise((done) => setTimeout(done, 10_000))]);
    child.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
}

async function says(command: readonly string[], wanted: string): Promise<void> {
  const [program = "", ...args] = command;
  const { code, output } = await run(program, args, { cwd: tmpdir(), quiet: true, seconds: 600 });
  if (code !== 0 || !output.includes(wanted))
    throw new Error(`${command.join(" ")} ended with ${code} and did not say “${wanted}”:\n${output}`);
}

/** Tries a command: its version, a whole game without a head, and a server. */
export async function tryCommand(command: readonly string[], version: string): Promise<void> {
  await says([...command, "--version"], version);
  await says([...command, "simulate", "duel", "--games", "2", "--json"], `"games":2,`);
  await serves(command, version);
}

/** Unpacks an archive into a folder of its own, tries it, and removes it. */
export async function tryArchive(file: string, name: string, version: string): Promise<void> {
  const away = mkdtempSync(join(tmpdir(), "westmarch-trial-"));
  try {
    const { code, output } = await run("tar", ["-xzf", file], { cwd: away, quiet: true, seconds: 600 });
    if (code !== 0) throw new Error(output);
    await tryCommand([join(away, name, "westmarch")], version);
  } finally {
    rmSync(away, { recursive: true, force: true });
  }
}

/** Installs an npm package into a folder of its own, tries its command, and removes it. */
export async function tryPackage(file: string, node: string, version: string): Promise<void> {
  const away = mkdtempSync(join(tmpdir(), "westmarch-trial-"));
  try {
    const args = ["install", "--prefix", away, "--no-audit", "--no-fund", "--loglevel=error", file];
    const { code, output } = await run("npm", args, { cwd: away, quiet: true, seconds: 600 });
    if (code !== 0) throw new Error(output);
    await tryCommand([node, join(away, "node_modules/westmarch/westmarch.mjs")], version);
  } finally {
    rmSync(away, { recursive: true, force: true });
  }
}
