/** The reference of the library: what its packages export, with their doc comments, a page for each. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { must } from "../processes.ts";
import { keptLibrary } from "../release/kept-library.ts";
import { LIBRARY } from "../release/library.ts";

/** How TypeDoc writes the pages. */
const STYLE = {
  plugin: ["typedoc-plugin-markdown"],
  outputFileStrategy: "modules",
  entryFileName: "index",
  readme: "none",
  disableSources: true,
  excludeExternals: false,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true,
  sanitizeComments: true,
  expandObjects: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  // Packages name types of each other and of their own insides, which have pages on no site.
  validation: { notExported: false, invalidLink: true, notDocumented: false },
  treatValidationWarningsAsErrors: true,
};

/**
 * Writes a page for each package into `reference/library` of the pages, by the TypeDoc of the site. Hands back the pages with
 * their titles.
 */
export async function writeLibrary(
  root: string,
  site: string,
  pages: string,
): Promise<ReadonlyMap<string, string>> {
  const built = await keptLibrary(root);
  const away = mkdtempSync(join(tmpdir(), "westmarch-reference-"));
  try {
    mkdirSync(join(away, "node_modules"));
    cpSync(built, join(away, "node_modules/@westmarch"), { recursive: true });
    const compilerOptions = {
      strict: true,
      module: "nodenext",
      target: "es2024",
      lib: ["es2024"],
      types: [],
    };
    for (const name of LIBRARY)
      writeFileSync(join(away, `${name}.ts`), `export * from "@westmarch/${name}";\n`);
    const entryPoints = LIBRARY.map((name) => `${name}.ts`);
    writeFileSync(join(away, "package.json"), `{ "type": "module" }`);
    writeFileSync(join(away, "tsconfig.json"), JSON.stringify({ compilerOptions, files: entryPoints }));
    const out = join(pages, "reference/library");
    const plugin = STYLE.plugin.map((one) => join(site, "node_modules", one, "dist/index.js"));
    writeFileSync(
      join(away, "typedoc.json"),
      JSON.stringify({ ...STYLE, plugin, entryPoints, out, name: "The library" }),
    );
    await must(process.execPath, [join(site, "node_modules/typedoc/bin/typedoc"), "--options", away], away);
    rmSync(join(out, "index.md"), { force: true });
    for (const name of LIBRARY) {
      const page = join(out, `${name}.md`);
      writeFileSync(page, readFileSync(page, "utf8").replace(/^# .*$/m, `# @westmarch/${name}`));
    }
    return new Map(LIBRARY.map((name) => [`reference/library/${name}.md`, `@westmarch/${name}`]));
  } finally {
    rmSync(away, { recursive: true, force: true });
  }
}
