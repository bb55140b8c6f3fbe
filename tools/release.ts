/**
 * `npm run release [-- PLATFORM …]`: builds what can be installed and tries it, into `release/`:
 *
 * - `westmarch-VERSION-PLATFORM.tar.gz`, for this machine's platform or those that are named (`all`: every one): the
 *   program with the Node it runs on;
 * - `westmarch-VERSION.tgz`, the npm package: `npx ./westmarch-VERSION.tgz serve`;
 * - `SHA256SUMS`, and `CHANGES.md`, this version's section of the changelog.
 */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { must } from "./processes.ts";
import { archive, isPlatform, ownPlatform, PLATFORMS, type Platform } from "./release/archive.ts";
import { stage } from "./release/stage.ts";
import { tryArchive, tryPackage } from "./release/trial.ts";

const root = dirname(import.meta.dirname);
const out = join(root, "release");
/** Megabytes that an archive may have. */
const MOST = 100;

const named = process.argv.slice(2);
const wanted: readonly string[] = named.includes("all")
  ? PLATFORMS
  : named.length > 0
    ? named
    : [ownPlatform];
const platforms = wanted.filter(isPlatform) satisfies readonly Platform[];
if (platforms.length < wanted.length) {
  console.error(`say platforms that there are: ${PLATFORMS.join(", ")}, or all`);
  process.exit(1);
}

const say = (what: string): void => console.error(`── ${what}`);
const megabytes = (file: string): number => statSync(file).size / 1e6;

/** The section of the changelog about a version. Throws where there is none. */
function sectionOf(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.split(/[\s–-]/, 1)[0] === version);
  if (!section) throw new Error(`CHANGELOG.md has no section “## ${version}”`);
  return `## ${section.trimEnd()}\n`;
}

say("the page");
await must(process.execPath, ["tools/build.ts", "--if-changed"], root);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

say("the program as JavaScript");
const staged = join(out, "staged");
const { version, foreign } = stage(root, staged);
writeFileSync(join(out, "CHANGES.md"), sectionOf(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version));
const { optionalDependencies } = JSON.parse(readFileSync(join(root, "tools/node/package.json"), "utf8"));

for (const platform of platforms) {
  say(`the archive for ${platform}`);
  const name = `westmarch-${version}-${platform}`;
  await archive(root, staged, name, platform, optionalDependencies[`node-${platform}`]);
  const file = join(out, `${name}.tar.gz`);
  if (megabytes(file) > MOST)
    throw new Error(`${name}.tar.gz has ${megabytes(file).toFixed(1)} MB; ${MOST} at the most`);
  if (platform !== ownPlatform) continue;
  say("trying the archive");
  await tryArchive(file, name, version);
}

say("the npm package");
// npm brings the packages of others itself.
for (const place of [...foreign].sort((a, b) => b.length - a.length))
  rmSync(join(staged, place), { recursive: true, force: true });
await must("npm", ["pack", "--silent", "--pack-destination", out], staged);
say("trying the npm package");
await tryPackage(join(out, `westmarch-${version}.tgz`), process.execPath, version);

rmSync(staged, { recursive: true });
const files = globSync("*", { cwd: out }).sort();
const sums = files.map(
  (file) =>
    `${createHash("sha256")
      .update(readFileSync(join(out, file)))
      .digest("hex")}  ${file}\n`,
);
writeFileSync(join(out, "SHA256SUMS"), sums.join(""));
for (const file of files)
  console.log(`${megabytes(join(out, file)).toFixed(1).padStart(7)} MB  release/${file}`);
