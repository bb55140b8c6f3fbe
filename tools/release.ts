/**
 * `npm run release [-- PLATFORM …]`: builds what can be installed and tries it, into `release/`:
 *
 * - `westmarch-VERSION-PLATFORM.tar.gz`, for this machine's platform or those that are named (`all`: every one): the
 *   program with the Node it runs on;
 * - `westmarch-VERSION.tgz`, the npm package: `npx ./westmarch-VERSION.tgz serve`, with types for programs that build on it;
 * - `westmarch-{kernel,bots,env,games,testkit}-VERSION.tgz`, the library: rules and players for programs of others;
 * - `SHA256SUMS`, and `CHANGES.md`, this version's section of the changelog;
 * - the image `westmarch:VERSION`, where a container engine runs.
 *
 * `npm run release -- folder DIR` only lays the program out in a folder, as the image holds it; `npm run release -- library DIR`
 * only makes the packages of the library there.
 */
import { createHash } from "node:crypto";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { must } from "./processes.ts";
import { archive, isPlatform, ownPlatform, PLATFORMS, type Platform } from "./release/archive.ts";
import { image } from "./release/image.ts";
import { packLibrary, stageLibrary } from "./release/library.ts";
import { type Staged, stage } from "./release/stage.ts";
import { tryArchive, tryLibrary, tryPackage } from "./release/trial.ts";

const root = dirname(import.meta.dirname);
const out = join(root, "release");
/** Megabytes that an archive may have. */
const MOST = 100;

const say = (what: string): void => console.error(`── ${what}`);
const megabytes = (file: string): number => statSync(file).size / 1e6;
const build = (): Promise<string> => must(process.execPath, ["tools/build.ts", "--if-changed"], root);

/** Says what is wrong with the command line, and ends. */
function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

/** The section of the changelog about a version. Throws where there is none. */
function sectionOf(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.split(/[\s–-]/, 1)[0] === version);
  if (!section) throw new Error(`CHANGELOG.md has no section “## ${version}”`);
  return `## ${section.trimEnd()}\n`;
}

/** The platforms that are named; this machine's if none is. */
function platformsOf(named: readonly string[]): readonly string[] {
  if (named.includes("all")) return PLATFORMS;
  return named.length > 0 ? named : [ownPlatform];
}

async function buildArchive(staged: string, version: string, platform: Platform): Promise<void> {
  say(`the archive for ${platform}`);
  const name = `westmarch-${version}-${platform}`;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "tools/node/package.json"), "utf8"));
  await archive(root, staged, name, platform, optionalDependencies[`node-${platform}`]);
  const file = join(out, `${name}.tar.gz`);
  if (megabytes(file) > MOST)
    throw new Error(`${name}.tar.gz has ${megabytes(file).toFixed(1)} MB; ${MOST} at the most`);
  if (platform !== ownPlatform) return;
  say("trying the archive");
  await tryArchive(file, name, version);
}

async function buildPackage(staged: string, { version, foreign }: Staged): Promise<void> {
  say("the npm package");
  // npm brings the packages of others itself.
  for (const place of [...foreign].sort((a, b) => b.length - a.length))
    rmSync(join(staged, place), { recursive: true, force: true });
  await must("npm", ["pack", "--silent", "--pack-destination", out], staged);
  say("trying the npm package");
  await tryPackage(join(out, `westmarch-${version}.tgz`), process.execPath, version);
}

/** Makes the packages of the library in `to`, and tries them. Says what they are called. */
async function buildLibrary(to: string): Promise<readonly string[]> {
  const staged = mkdtempSync(join(tmpdir(), "westmarch-library-"));
  try {
    await stageLibrary(root, staged);
    const names = await packLibrary(staged, to);
    await tryLibrary(
      names.map((name) => join(to, name)),
      join(root, "docs/examples/library/random-game.ts"),
    );
    return names;
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** Writes the checksums, and says what there is. */
function sumUp(): void {
  const files = globSync("*", { cwd: out }).sort();
  const sumOf = (file: string): string =>
    createHash("sha256")
      .update(readFileSync(join(out, file)))
      .digest("hex");
  writeFileSync(join(out, "SHA256SUMS"), files.map((file) => `${sumOf(file)}  ${file}\n`).join(""));
  for (const file of files)
    console.log(`${megabytes(join(out, file)).toFixed(1).padStart(7)} MB  release/${file}`);
}

async function buildImage(version: string): Promise<void> {
  say("the image");
  const added = await image(root, version);
  if (added === null)
    console.error(
      "NO IMAGE: neither podman nor docker has an engine here; deploy/Containerfile was not tried",
    );
  else console.log(`${added.toFixed(1).padStart(7)} MB over its base  westmarch:${version}`);
}

async function release(platforms: readonly Platform[]): Promise<void> {
  say("the page");
  await build();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  say("the program as JavaScript");
  const folder = join(out, "staged");
  const staged = await stage(root, folder);
  const changes = sectionOf(readFileSync(join(root, "CHANGELOG.md"), "utf8"), staged.version);
  writeFileSync(join(out, "CHANGES.md"), changes);
  for (const platform of platforms) await buildArchive(folder, staged.version, platform);
  await buildPackage(folder, staged);
  rmSync(folder, { recursive: true });
  say("the library");
  await buildLibrary(out);
  sumUp();
  await buildImage(staged.version);
}

/** The folder that is named after a word of the command line, made if it is not there. Ends where it is not empty. */
function emptyFolder(word: string, named: readonly string[]): string {
  const [name, ...more] = named;
  if (name === undefined || more.length > 0) refuse(`say one folder: npm run release -- ${word} DIR`);
  const folder = resolve(name);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) refuse(`${folder} is not empty: name another folder, or empty it`);
  return folder;
}

/** Lays the program out in a folder. */
async function layOut(folder: string): Promise<void> {
  await build();
  const { version, files } = await stage(root, folder);
  console.log(`Westmarch ${version}: ${files} files of its own and the packages they need, in ${folder}`);
}

const [word, ...rest] = process.argv.slice(2);
if (word === "folder") await layOut(emptyFolder(word, rest));
else if (word === "library") {
  const folder = emptyFolder(word, rest);
  for (const name of await buildLibrary(folder))
    console.log(`${megabytes(join(folder, name)).toFixed(2).padStart(7)} MB  ${name}`);
} else {
  const named = platformsOf(process.argv.slice(2));
  const platforms = named.filter(isPlatform) satisfies readonly Platform[];
  if (platforms.length < named.length)
    refuse(`say platforms that there are: ${PLATFORMS.join(", ")}, or all`);
  await release(platforms);
}
