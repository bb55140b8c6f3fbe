/** Tries what was built as a new user would: unpack, start, ask, open the page, stop. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import process from "node:process";
import { end, readyLine } from "@westmarch/testkit/programs";
import { must, run } from "../processes.ts";

/** Milliseconds until a server must have said where it listens. */
const PATIENCE = 120_000;

/** Starts the server by this command and looks at its page, its health and its list of games. Throws what is wrong. */
async function serves(command: readonly string[], version: string): Promise<void> {
  const [program = "", ...args] = command;
  const data = mkdtempSync(join(tmpdir(), "westmarch-trial-"));
  const child = spawn(program, [...args, "serve", "--port", "0", "--json", "--data", data], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = await readyLine(child, /^{.*"address".*$/, PATIENCE);
    const { address } = JSON.parse(line) as { address: string };
    const health = (await (await fetch(`${address}/healthz`)).json()) as { version: string };
    if (health.version !== version) throw new Error(`/healthz says ${health.version}, not ${version}`);
    const page = await (await fetch(`${address}/`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    if (!script || !(await fetch(`${address}${script}`)).ok) throw new Error("the page does not begin");
  } finally {
    await end(child, "SIGTERM");
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
    await must("tar", ["-xzf", file], away);
    await tryCommand([join(away, name, "westmarch")], version);
  } finally {
    rmSync(away, { recursive: true, force: true });
  }
}

/** A program that builds on the package: random games of each kind through the rules alone. */
const PROGRAM = `import { Engine, hashed, seedOf, stream } from "westmarch/kernel";
import { games } from "westmarch/registry";

for (const [id, { game }] of Object.entries(games)) {
  const engine = new Engine(game);
  const chance = hashed(seedOf(id));
  const pick = stream(1);
  const g = engine.start({}, chance);
  let choices = 0;
  for (let [ask] = engine.asks(g); ask && choices < 300; [ask] = engine.asks(g)) {
    const option = ask.options[pick(ask.options.length)];
    if (!option) throw new Error(id + ": nothing to choose");
    engine.play(g, ask.seat, option, chance);
    choices++;
  }
  console.log(id, choices);
}
console.log("played");
`;

/** Compiles the program strictly against the declarations of an installed package, strips it and runs it. */
async function tryProgram(away: string, node: string): Promise<void> {
  const file = join(away, "program.mts");
  writeFileSync(file, PROGRAM);
  const compiler = join(import.meta.dirname, "../../node_modules/.bin/tsc");
  await must(compiler, ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2024", file], away);
  await says([node, file], "played");
}

/** Installs an npm package into a folder of its own, tries its command and a program on it, and removes it. */
export async function tryPackage(file: string, node: string, version: string): Promise<void> {
  const away = mkdtempSync(join(tmpdir(), "westmarch-trial-"));
  try {
    const args = ["install", "--prefix", away, "--no-audit", "--no-fund", "--loglevel=error", file];
    await must("npm", args, away);
    await tryCommand([node, join(away, "node_modules/westmarch/westmarch.mjs")], version);
    await tryProgram(away, node);
  } finally {
    rmSync(away, { recursive: true, force: true });
  }
}

/** Installs the packages of the library into a folder of its own, runs a program on them, and removes it. */
export async function tryLibrary(files: readonly string[], program: string): Promise<void> {
  const away = mkdtempSync(join(tmpdir(), "westmarch-trial-"));
  try {
    writeFileSync(join(away, "package.json"), `{ "private": true, "type": "module" }\n`);
    await must("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", ...files], away);
    cpSync(program, join(away, basename(program)));
    await must(process.execPath, [basename(program)], away);
  } finally {
    rmSync(away, { recursive: true, force: true });
  }
}
