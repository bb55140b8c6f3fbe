/** Installs what the lockfile names when it is missing or stale. Plain JavaScript for Node 20 and later. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

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

/** True when node_modules holds what the lockfile names. */
export function upToDate(root) {
  const stamp = stampOf(root);
  if (existsSync(stampFile(root)) && readFileSync(stampFile(root), "utf8") === stamp) return true;
  if (!sameAsLocked(root)) return false;
  try {
    writeFileSync(stampFile(root), stamp);
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

function npmCi(root) {
  const [command, ...before] = npmCommand();
  const flags = ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--include=dev", "--include=optional"];
  return new Promise((resolve) => {
    const child = spawn(command, [...before, ...flags], {
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
          : `npm ci ended with ${code}; its message stands above. Is the registry within reach?`,
      );
    });
  });
}

/** Installs from the lockfile. Returns what went wrong, or null. */
export async function installed(root) {
  if (!existsSync(join(root, "package-lock.json")))
    return "package-lock.json is missing: is this the whole repository?";
  return alone(root, "install", async () => {
    if (upToDate(root)) return null;
    const first = !existsSync(join(root, "node_modules"));
    console.error(
      `westmarch: installing packages (${first ? "first run" : "the lockfile has changed"}), about a minute …`,
    );
    const problem = await npmCi(root);
    if (problem) return problem;
    mkdirSync(join(root, "node_modules"), { recursive: true });
    writeFileSync(stampFile(root), stampOf(root));
    return null;
  });
}
