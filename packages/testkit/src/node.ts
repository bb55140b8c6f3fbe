/** What only Node can do: golden saves and rule vectors from a folder, and modules with other sources. */
import { readdirSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { gunzipSync } from "node:zlib";
import type { AnySave } from "@westmarch/kernel";

/** Every save (`*.json`, or compressed: `*.json.gz`) of a folder, by its name. */
export function readSaves(folder: URL): Record<string, AnySave> {
  const saves: Record<string, AnySave> = {};
  for (const name of readdirSync(folder).filter((one) => /\.json(\.gz)?$/.test(one))) {
    const bytes = readFileSync(new URL(name, `${folder.href.replace(/\/?$/, "/")}`));
    const text = name.endsWith(".gz") ? gunzipSync(bytes) : bytes;
    saves[name] = JSON.parse(text.toString("utf8")) as AnySave;
  }
  return saves;
}

/** Every file of rule vectors (`*.json`) of a folder, played, and proved to be able to fail. */
export const provedIn = <P extends { readonly id: string; readonly title: string }>(
  folder: URL,
  prove: (file: unknown) => readonly P[],
): (P & { readonly file: string })[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((file) =>
      prove(JSON.parse(readFileSync(new URL(file, folder), "utf8"))).map((proved) => ({ ...proved, file })),
    );

/** By file within a folder: its source as it would be. */
export type Changes = Readonly<Record<string, (source: string) => string>>;

let copies = 0;

/**
 * Another copy of a folder's modules, beside the one that is loaded already, with some of their sources changed: so a test
 * shows what a change would do, such as one card more. `load` returns a module of the copy; `over` ends it.
 */
export function copyOf(folder: URL, changes: Changes) {
  const mark = `?copy=${++copies}`;
  const left = new Set(Object.keys(changes));
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isOfCopy = context.parentURL?.endsWith(mark) && found.url.startsWith(folder.href);
      return isOfCopy ? { ...found, url: found.url + mark } : found;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      const file = url.endsWith(mark) ? url.slice(folder.href.length, -mark.length) : "";
      const changed = changes[file];
      if (!changed) return loaded;
      const { source } = loaded;
      if (source === undefined || source === null) throw new Error(`${file} has no source to change`);
      const before = typeof source === "string" ? source : new TextDecoder().decode(source);
      const after = changed(before);
      if (after === before) throw new Error(`nothing has changed in ${file}`);
      left.delete(file);
      return { ...loaded, source: after };
    },
  });
  return {
    async load<Module>(file: string): Promise<Module> {
      const module: Module = await import(new URL(file, folder).href + mark);
      return module;
    },
    /** Ends it. Throws where a file that should have been changed was never loaded. */
    over(): void {
      hooks.deregister();
      if (left.size > 0) throw new Error(`never loaded: ${[...left].join(", ")}`);
    },
  };
}
