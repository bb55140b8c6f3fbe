/** Installs what the lockfile names, as far as it is wanted, when it is missing or stale. Plain JavaScript for Node 20 and later. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

/** Every workspace and the root, whose packages are those of tests and checks: the value of `wanted` for all there is. */
export const EVERYTHING = ["."];

/** The folders of the workspaces that build the pages and serve them. */
export const SERVING = ["packages", "games", "apps"];

/** The workspace that brings Node itself, for a machine whose own is too old. */
export const NODE = "tools/node";

const stampFile = (root) => join(root, "node_modules", ".westmarch");

/** What the installed packages must fit: the lockfile and the machine. */
const stampOf = (root) =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null; // missing or cut short: as good as not installed
  }
};

/** npm's own account of what it put into node_modules agrees with the lockfile (after `npm install`, say). */
function sameAsLocked(root) {
  const wanted = readJson(join(root, "package-lock.json"))?.packages;
  const found = readJson(join(root, "node_modules", ".package-lock.json"))?.packages;
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true;
    const here = found[path];
    if (!here) return entry.optional === true || entry.peer === true;
    return (
      here.version === entry.version && here.integrity === entry.integrity && existsSync(join(root, path))
    );
  });
}

/** The folders whose packages are installed, and whether from this lockfile and on this machine. */
function stamped(root) {
  const { digest, parts } = readJson(stampFile(root)) ?? {};
  return { parts: Array.isArray(parts) ? parts : [], fits: digest === stampOf(root) };
}

const isWhole = (parts) => parts.includes(".");

const writeStamp = (root, parts) =>
  writeFileSync(stampFile(root), JSON.stringify({ digest: stampOf(root), parts }));

/** True when node_modules holds what the lockfile names for these folders of workspaces. */
export function upToDate(root, wanted = EVERYTHING) {
  const { parts, fits } = stamped(root);
  if (fits && (isWhole(parts) || wanted.every((part) => parts.includes(part)))) return true;
  if (!sameAsLocked(root)) return false;
  try {
    writeStamp(root, EVERYTHING);
  } catch (error) {
    // A server's packages may lie where it cannot write; then they are compared at every start.
    if (!["EROFS", "EACCES", "EPERM"].includes(error.code)) throw error;
  }
  return true;
}

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** The process that holds a lock; this one (alive, so: wait) while the lock is just being written or has just gone. */
const readOwner = (lock) => {
  try {
    return Number(readFileSync(lock, "utf8")) || process.pid;
  } catch {
    return process.pid;
  }
};

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs `work` while no other process of this clone is inside a section of the same name. */
export async function alone(root, name, work) {
  const id = createHash("sha256").update(root).digest("hex").slice(0, 16);
  const lock = join(tmpdir(), `westmarch-${name}-${id}.lock`);
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (!told) console.error(`westmarch: waiting for another process of this clone (${name})`);
    await pause(250);
    if (!alive(readOwner(lock))) rmSync(lock, { force: true });
  }
  const release = () => rmSync(lock, { force: true });
  process.on("exit", release);
  try {
    return await work();
  } finally {
    release();
    process.off("exit", release);
  }
}

/** npm as it called us, or as the path knows it. */
function npmCommand() {
  const called = process.env.npm_execpath;
  if (called && /npm-cli\.c?js$/.test(called) && existsSync(called)) return [process.execPath, called];
  return [process.platform === "win32" ? "npm.cmd" : "npm"];
}

/** What npm is asked for. Rather than replacing a part that a server may be running on, it adds the rest. */
function npmArguments(wanted, adds) {
  return [
    ...(adds ? ["install", "--no-save", "--prefer-offline"] : ["ci"]),
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--include=dev",
    "--include=optional",
    ...(isWhole(wanted) ? [] : wanted.map((part) => `--workspace=${part}`)),
  ];
}

/** Runs npm. Returns what went wrong, or null. */
function npm(root, given) {
  const [command, ...before] = npmCommand();
  return new Promise((resolve) => {
    const child = spawn(command, [...before, ...given], {
      cwd: root,
      stdio: ["ignore", 2, 2], // standard output is for what was asked for
      shell: command.endsWith(".cmd"),
    });
    const stop = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);
    child.on("error", (error) => resolve(`npm did not start: ${error.message}`));
    child.on("exit", (code) => {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(signal, stop);
      resolve(
        code === 0
          ? null
          : `npm ${given[0]} ended with ${code}; its message stands above. Is the registry within reach?`,
      );
    });
  });
}

/** Maps from packed scripts to their sources, and these sources: Node drops types in no package. */
const UNREAD = /\.map$|(?<!\.d)\.ts$/;

/** Removes what no program reads from a folder of packages, and never follows a link out of it. */
function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) trim(path);
    else if (entry.isFile() && UNREAD.test(entry.name)) rmSync(path);
  }
}

/** Removes what no program here reads from the packages, a third of all; Node's headers are most of it. */
function trimPackages(root) {
  const modules = join(root, "node_modules");
  for (const name of readdirSync(modules)) {
    if (name.startsWith("node-")) rmSync(join(modules, name, "include"), { recursive: true, force: true });
  }
  trim(modules);
}

/** Installs from the lockfile what these folders of workspaces need; `all` says what everything is for. Returns what went wrong, or null. */
export async function installed(root, wanted = EVERYTHING, all = "everything that tests and checks need") {
  if (!existsSync(join(root, "package-lock.json")))
    return "package-lock.json is missing: is this the whole repository?";
  return alone(root, "install", async () => {
    if (upToDate(root, wanted)) return null;
    const { parts: before, fits } = stamped(root);
    const parts = isWhole([...before, ...wanted]) ? EVERYTHING : [...new Set([...before, ...wanted])];
    const adds = fits && isWhole(parts);
    const what = isWhole(parts) ? all : "what building and serving need";
    const why = before.length === 0 ? " (first run)" : fits ? "" : " (the lockfile has changed)";
    console.error(`westmarch: installing ${what}${why}, about half a minute …`);
    const problem = await npm(root, npmArguments(parts, adds));
    if (problem) return problem;
    mkdirSync(join(root, "node_modules"), { recursive: true });
    trimPackages(root);
    writeStamp(root, parts);
    return null;
  });
}
