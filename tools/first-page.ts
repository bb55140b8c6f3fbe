/** Which scripts the home page needs before it answers. */

/** What Vite writes down about its output, as far as it matters here. */
export interface Manifest {
  readonly [source: string]: {
    readonly file: string;
    readonly isEntry?: boolean;
    readonly imports?: readonly string[];
    readonly dynamicImports?: readonly string[];
  };
}

/**
 * The scripts named in the page, the entry, everything these import at once, and what the entry loads for the home
 * page: the sources that `home` matches.
 */
export function firstScripts(page: string, manifest: Manifest, home: RegExp): Set<string> {
  const first = new Set([...page.matchAll(/(?:src|href)="\.?\/?([^":]+\.js)"/g)].map((match) => match[1]!));
  const seen = new Set<string>();
  const follow = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    if (chunk.file.endsWith(".js")) first.add(chunk.file);
    for (const inner of chunk.imports ?? []) follow(inner);
    for (const later of chunk.dynamicImports ?? []) if (home.test(later)) follow(later);
  };
  for (const [source, chunk] of Object.entries(manifest)) if (chunk.isEntry) follow(source);
  return first;
}
