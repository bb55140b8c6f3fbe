import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { afterEach, expect, test } from "vitest";
import { declareStyles } from "../styles.ts";

const root = dirname(dirname(import.meta.dirname));
const { rootDirs } = JSON.parse(readFileSync(join(root, "tsconfig.web.json"), "utf8")).compilerOptions;
const there: string[] = [];
afterEach(() => {
  for (const folder of there.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A product with one style sheet and one page that uses it, which the compiler reads as it reads ours. */
async function checked(css: string, page: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "westmarch-styles-"));
  there.push(folder);
  const source = join(folder, "apps/web/src");
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, "Page.module.css"), css);
  writeFileSync(join(source, "page.ts"), `import styles from "./Page.module.css";\n${page}\n`);
  // As `vite/client` has it: any name is there.
  const any = `declare module "*.module.css" { const names: { readonly [name: string]: string }; export default names; }`;
  writeFileSync(join(source, "any.d.ts"), any);
  const compilerOptions = { strict: true, module: "esnext", moduleResolution: "bundler", noEmit: true };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: [], rootDirs }, include: ["apps"] }),
  );
  await declareStyles(folder);
  return folder;
}

const complaints = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    execFile(process.execPath, [tsc, "-p", folder], (_, said) => resolve(said));
  });

test("a class that a style sheet has may be named", async () => {
  const folder = await checked(
    ".door { inline-size: 9rem; } @media print { .door .lintel { color: red; } }",
    "export const names = [styles.door, styles.lintel];",
  );
  expect(await complaints(folder)).toBe("");
});

test("a class that a style sheet does not have is refused by the compiler", async () => {
  const folder = await checked(
    ".stage .table { color: red; } :global(.lintel) > .board { color: red; }",
    "export const names = [styles.door, styles.lintel, styles.table];",
  );
  const said = await complaints(folder);
  expect(said).toContain("Property 'door' does not exist");
  expect(said).toContain("Property 'lintel' does not exist");
  expect(said).not.toContain("'table' does not exist");
});

test("a sheet that has lost a class is written down anew", async () => {
  const folder = await checked(".door { color: red; }", "export const names = [styles.door];");
  writeFileSync(join(folder, "apps/web/src/Page.module.css"), ".gate { color: red; }");
  expect(await declareStyles(folder)).toBe(true);
  expect(await complaints(folder)).toContain("Property 'door' does not exist");
});
