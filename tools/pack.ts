/**
 * Compressed copies of what is built, so that the server need not compress on its own time. The best compression of Brotli
 * takes half a minute of a processor, so its outcome is kept by the content of the file.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Files smaller than this travel as they are. */
const WORTH_COMPRESSING = 256;

/** Of Brotli: a tenth larger than the best, at a fortieth of the time. */
const QUICK = 5;

/** Of Brotli, tried out on all that a table first needs: a thousandth smaller than with what it chooses itself. */
const TUNED = { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NDIRECT]: 12 };

/** How it is compressed: by anything else than this it comes out otherwise. */
const RECIPE = `${process.version} ${JSON.stringify(TUNED)}`;

const keptIn = (root: string): string => join(root, "node_modules", ".cache", "westmarch", "brotli");

/** A file that is worth compressing. */
interface Unpacked {
  readonly path: string;
  readonly content: Buffer;
  /** Where its best compression is kept. */
  readonly kept: string;
}

/** Every file of a build that is worth compressing, one after the other. */
function* unpacked(root: string, dist: string): Generator<Unpacked> {
  for (const file of globSync("**/*.{js,css,html,svg,json,webmanifest,txt}", { cwd: dist })) {
    const path = join(dist, file);
    const content = readFileSync(path);
    if (content.length < WORTH_COMPRESSING) continue;
    const digest = createHash("sha256").update(RECIPE).update(content).digest("hex");
    yield { path, content, kept: join(keptIn(root), `${digest.slice(0, 32)}.br`) };
  }
}

const brotli = (content: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      ...TUNED,
    },
  });

/** Puts a file there at once, so that nobody reads half of it. */
function putWhole(path: string, content: Buffer): void {
  const making = `${path}.${process.pid}`;
  writeFileSync(making, content);
  renameSync(making, path);
}

/** Compresses a file as well as can be, unless that was done before. */
async function keepBest({ content, kept }: Unpacked): Promise<void> {
  if (!existsSync(kept)) putWhole(kept, await brotli(content, constants.BROTLI_MAX_QUALITY));
}

/** Carries the work out for each file, as many at once as there are threads for it. */
async function forEach(files: Iterable<Unpacked>, work: (file: Unpacked) => Promise<void>): Promise<void> {
  const rest = files[Symbol.iterator]();
  const one = async (): Promise<void> => {
    for (let next = rest.next(); next.done !== true; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: 4 }, one));
}

/** Forgets what is kept of files that the build no longer has. */
function forgetOthers(root: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(keptIn(root))) {
    const path = join(keptIn(root), name);
    if (!used.has(path)) rmSync(path, { force: true });
  }
}

/** Writes `.br` and `.gz` beside every text file of a build: as well as can be, or (`quick`) as well as is known already. */
export async function packAll(root: string, dist: string, quick: boolean): Promise<void> {
  mkdirSync(keptIn(root), { recursive: true });
  const used = new Set<string>();
  await forEach(unpacked(root, dist), async (file) => {
    used.add(file.kept);
    if (!quick) await keepBest(file);
    const packed = existsSync(file.kept) ? readFileSync(file.kept) : await brotli(file.content, QUICK);
    putWhole(`${file.path}.br`, packed);
    putWhole(`${file.path}.gz`, await promisify(gzip)(file.content, { level: 9 }));
  });
  if (!quick) forgetOthers(root, used);
}

/**
 * Compresses a build that is being served as well as can be, for the next start: its files are left as they are, since a
 * server has told the length of what it is about to send.
 */
export async function packAhead(root: string, dist: string): Promise<void> {
  mkdirSync(keptIn(root), { recursive: true });
  await forEach(unpacked(root, dist), keepBest);
}
