import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@westmarch/kernel/languages";
import type { Plugin } from "vite";

type Unloaded = Readonly<Record<"too-old" | "no-script", string>>;

/** What the page says that cannot begin, in every language that has words for it: nobody knows yet whose reader looks at it. */
function paragraphs(key: keyof Unloaded): string {
  return LANGUAGES.flatMap((language) => {
    const file = fileURLToPath(new URL(`unloaded/${language}.json`, import.meta.url));
    if (!existsSync(file)) return [];
    const words: Unloaded = JSON.parse(readFileSync(file, "utf8"));
    return [`<p lang="${language}">${words[key]}</p>`];
  }).join("");
}

/** The page with what it says in every language where it is not loaded. */
export const writtenInto = (html: string): string =>
  html
    .replace("<!-- too-old -->", paragraphs("too-old"))
    .replace("<!-- no-script -->", paragraphs("no-script"));

/** Writes into the page what it says where it is not loaded: in a browser that is too old, or without scripts. */
export const unloaded = (): Plugin => ({
  name: "westmarch-unloaded",
  transformIndexHtml: {
    order: "pre",
    handler: writtenInto,
  },
});
