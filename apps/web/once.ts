import type { Plugin } from "vite";

/** A class of a module of styles, as it is written into a built file: with the letters of its module. */
const CLASS = /\._?\w+?_(\w{5})_\d+/g;

/**
 * Refuses a module of styles that stands in two files. That comes of `composes: … from` across parts of the app: the second
 * file, fetched later, would override what the first was overridden by, and a table would look otherwise after some paths.
 */
export function twice(files: Readonly<Record<string, string>>): readonly string[] {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const [file, text] of Object.entries(files))
    for (const name of new Set(Array.from(text.matchAll(CLASS), ([, of = ""]) => of))) {
      const other = seen.get(name);
      if (other === undefined) seen.set(name, file);
      else faults.push(`${file} and ${other} both hold the styles with ${name} in their names`);
    }
  return faults;
}

/** Writes every module of styles once. */
export const once = (): Plugin => ({
  name: "westmarch-once",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === "asset" && file.fileName.endsWith(".css")
          ? [[file.fileName, String(file.source)] as const]
          : [],
      );
      const faults = twice(Object.fromEntries(files));
      if (faults.length > 0) this.error(faults.join("\n"));
    },
  },
});
