/** Which files a page needs before it answers, and what they weigh. */

/** What Vite writes down about its output, as far as it matters here. */
export interface Manifest {
  readonly [source: string]: {
    readonly file: string;
    readonly css?: readonly string[];
    readonly isEntry?: boolean;
    readonly imports?: readonly string[];
  };
}

/**
 * The scripts named in the page, the entry, the sources among `wanted`, and everything that these import at once, with
 * its styles. Throws if one of the wanted is not there.
 */
export function firstFiles(page: string, manifest: Manifest, wanted: readonly string[]): Set<string> {
  const first = new Set([...page.matchAll(/(?:src|href)="\.?\/?([^":]+\.js)"/g)].map((match) => match[1]!));
  const seen = new Set<string>();
  const follow = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = manifest[source];
    if (!chunk) throw new Error(`nothing was built from ${source}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) first.add(file);
    for (const inner of chunk.imports ?? []) follow(inner);
  };
  for (const [source, chunk] of Object.entries(manifest)) if (chunk.isEntry) follow(source);
  for (const source of wanted) follow(source);
  return first;
}

/** Bytes by what they are for. */
export interface Weight {
  readonly script: number;
  readonly styles: number;
  readonly drawing: number;
}

const KINDS: readonly (readonly [keyof Weight, RegExp])[] = [
  ["script", /\.js$/],
  ["styles", /\.css$/],
  ["drawing", /\.(?:svg|json)$/],
];

/** What a file is for; fonts and pages are for nothing that is weighed. */
export const kindOf = (file: string): keyof Weight | null =>
  KINDS.find(([, ends]) => ends.test(file))?.[0] ?? null;

/** What these files weigh together; fonts and pages are left out. */
export function weigh(files: Iterable<string>, sizeOf: (file: string) => number): Weight {
  const weight = { script: 0, styles: 0, drawing: 0 };
  for (const file of files) {
    const kind = kindOf(file);
    if (kind) weight[kind] += sizeOf(file);
  }
  return weight;
}

export const sum = ({ script, styles, drawing }: Weight): number => script + styles + drawing;

/** A weight in a sentence. */
export function inWords(weight: Weight): string {
  const { script, styles, drawing } = weight;
  return `${kilobytes(script)} of script, ${kilobytes(styles)} of styles and ${kilobytes(drawing)} of drawing: ${kilobytes(sum(weight))}`;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
