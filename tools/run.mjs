#!/usr/bin/env node
/**
 * The first file to run on a bare clone: `node tools/run.mjs start|dev|test|bench|docs|release|westmarch [arguments]`.
 * Plain JavaScript that works on Node 20 and later and imports nothing that is not in Node. It sees to it that the
 * packages of the lockfile are installed and that the rest runs on a new enough Node, then hands over to `tools/*.ts`.
 */
import { spawn, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { EVERYTHING, installed, NODE, SERVING, upToDate } from "./install.mjs";
import { openWaitingPage } from "./waiting.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, "node_modules", ".bin");

/** What each task runs, and the folders whose packages it needs. */
const TASKS = {
  start: { script: "tools/start.ts", needs: SERVING },
  dev: { script: "tools/dev.ts", needs: SERVING },
  test: { script: "tools/test.ts", needs: EVERYTHING },
  bench: { script: "tools/bench.ts", needs: EVERYTHING },
  // It sees to the packages of the site itself; the reference of the library is made of what is built here.
  docs: { script: "tools/docs.ts", needs: EVERYTHING },
  release: { script: "tools/release.ts", needs: EVERYTHING },
  westmarch: { script: "apps/cli/src/main.ts", needs: SERVING },
};

/** The oldest Node that runs TypeScript files as they are and has the embedded database. */
const NEEDED = [24, 15];

const newEnough = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
};

/** The Node that came with the packages, or this one; null if neither will do. */
function runtime() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const own = join(
    root,
    "node_modules",
    `node-${platform}-${process.arch}`,
    "bin",
    platform === "win" ? "node.exe" : "node",
  );
  const answer = spawnSync(own, ["--version"], { encoding: "utf8" });
  if (answer.status === 0 && newEnough(answer.stdout.trim())) return own;
  return newEnough(process.version) ? process.execPath : null;
}

/** Runs the task in a child process, passes signals on to it and ends as it ends. */
function handOver(node, script, rest) {
  const child = spawn(node, [script, ...rest], { stdio: "inherit", env: process.env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => giveUp(`${node} did not start: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}

/**
 * npm starts us through a shell, and a signal to npm ends the shell and stops there. Once the shell is gone, the process
 * that started npm wants us gone too.
 */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}

function giveUp(message) {
  console.error(`westmarch: ${message}`);
  if (task === "test") console.log("0 passed, 1 failed");
  process.exit(1);
}

const [task, ...rest] = process.argv.slice(2);
const asked = Object.hasOwn(TASKS, task ?? "") ? TASKS[task] : null;
if (!asked) giveUp(`say which task to run: ${Object.keys(TASKS).join(", ")}`);

if (process.env.npm_lifecycle_event) endWithParent();
const script = join(root, asked.script);
const needs = asked.needs === EVERYTHING || newEnough(process.version) ? asked.needs : [...asked.needs, NODE];
if (needs.length > 0 && !upToDate(root, needs)) {
  const page = task === "start" ? await openWaitingPage(rest, "installing") : null;
  const problem = await installed(root, needs);
  if (problem) giveUp(problem);
  await page?.close();
}
const node = runtime();
if (!node) {
  giveUp(
    `Node ${NEEDED.join(".")} or newer is needed. This is ${process.version}, and npm has installed none that runs on ` +
      `${process.platform} ${process.arch}. Try npm ci, or install Node 24 from https://nodejs.org.`,
  );
}
process.env.PATH = `${bin}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`;
if (newEnough(process.version)) {
  process.argv = [process.execPath, script, ...rest];
  await import(pathToFileURL(script).href);
} else {
  handOver(node, script, rest);
}
