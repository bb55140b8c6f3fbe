/** `node tools/library.ts` writes the programs of `docs/examples/library` into `docs/library.md`, each under the line that links it. */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A program on the page: the line that links it, and the block below. */
const PROGRAM = /^(\[([\w-]+\.ts)\]\(examples\/library\/\2\)\n\n```ts\n)[\s\S]*?^```$/gm;

/** The page with its programs as their files have them. */
export const withPrograms = (root: string, page: string): string =>
  page.replace(
    PROGRAM,
    (_, link: string, file: string) =>
      `${link}${readFileSync(join(root, "docs/examples/library", file), "utf8")}\`\`\``,
  );

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const file = join(root, "docs/library.md");
  writeFileSync(file, withPrograms(root, readFileSync(file, "utf8")));
}
