#!/usr/bin/env node
/**
 * `npm run lock`, after every change of a dependency: completes the lockfiles.
 *
 * A registry that mirrors another may not have every platform's package of a new release yet. npm then leaves the
 * missing ones out of the lockfile without a word, and refuses it afterwards (`npm ci`: “Missing … from lock file”).
 * This writes them in, by the exact versions that their owners name.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const SYSTEMS = {
  aix: "aix",
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  netbsd: "netbsd",
  openbsd: "openbsd",
  openharmony: "openharmony",
  sunos: "sunos",
  win: "win32",
  win32: "win32",
};
const PROCESSORS = [
  "arm",
  "arm64",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];
const LIBRARIES = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" };

/** `@biomejs/cli-linux-x64-musl` is for linux, x64, musl; null if the name does not say. */
export function platformOf(name) {
  const words = name.split(/[/@-]/);
  const os = words.map((word) => SYSTEMS[word]).find(Boolean);
  const cpu = words.find((word) => PROCESSORS.includes(word));
  const libc = words.map((word) => LIBRARIES[word]).find(Boolean);
  if (!os || !cpu) return null;
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}

/** Where the lockfile holds a package that `owner` asks for, or null. */
export function placeOf(packages, owner, name) {
  for (let base = owner; ; base = base.slice(0, Math.max(base.lastIndexOf("node_modules/") - 1, 0))) {
    const place = `${base === "" ? "" : `${base}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (base === "") return null;
  }
}

/** The packages of a lockfile with those that npm left out, and how many these were. */
export function complete(packages) {
  const all = { ...packages };
  const missing = Object.entries(packages).flatMap(([owner, entry]) =>
    Object.entries(entry.optionalDependencies ?? {}).filter(([name]) => !placeOf(packages, owner, name)),
  );
  for (const [name, version] of missing) {
    const platform = platformOf(name);
    if (!/^\d+\.\d+\.\d+/.test(version) || !platform)
      throw new Error(`${name}@${version}: no platform to be read from its name`);
    all[`node_modules/${name}`] = { version, ...platform, optional: true };
  }
  const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, "en"));
  return { packages: Object.fromEntries(sorted), added: missing.length };
}

/** The lockfiles of this repository: the one of all workspaces, and the one of the documents' site. */
export const LOCKFILES = ["package-lock.json", "docs/site/package-lock.json"];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  for (const name of LOCKFILES) {
    const file = join(root, name);
    const lock = JSON.parse(readFileSync(file, "utf8"));
    const { packages, added } = complete(lock.packages);
    if (added > 0) writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
    console.log(`${name}: ${added > 0 ? `wrote in ${added} packages of other platforms` : "complete"}`);
  }
}
