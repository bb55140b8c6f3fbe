/**
 * `npm run docs`: the documents as a site that can be searched, into `docs/site/dist`; `npm run docs -- dev` shows it, and follows
 * what is changed in `docs`. Its own packages are installed when it is first asked for.
 */
import { readFileSync, rmSync, watch } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { siteOf } from "./docs/bars.ts";
import { writeGallery } from "./docs/gallery.ts";
import { writeHome } from "./docs/home.ts";
import { writeLibrary } from "./docs/library.ts";
import { writePages, written } from "./docs/pages.ts";
import { writeReference } from "./docs/reference.ts";
import { EVERYTHING, installed } from "./install.mjs";
import { run } from "./processes.ts";

const root = dirname(import.meta.dirname);
const site = join(root, "docs/site");
const drawn = join(site, "drawn");

/** Writes all pages, and what the settings of the site read. */
async function gather(): Promise<void> {
  const { description, homepage } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const folder = join(drawn, "pages");
  writeHome(root, folder);
  writePages(root, folder, homepage);
  writeReference(root, folder);
  const library = await writeLibrary(root, site, folder);
  writeGallery(root, folder);
  written(join(drawn, "site.json"), JSON.stringify(siteOf(root, description, homepage, library)));
}

const [task = "build", ...rest] = process.argv.slice(2);
const problem = await installed(site, EVERYTHING, "what makes a site of the documents");
if (problem) {
  console.error(`westmarch: ${problem}`);
  process.exit(1);
}
rmSync(drawn, { recursive: true, force: true });
await gather();
if (task === "dev")
  watch(join(root, "docs"), { recursive: true }, (_, name) => /^(?!site)/.test(name ?? "") && void gather());
const { code } = await run(
  process.execPath,
  ["node_modules/vitepress/bin/vitepress.js", task, ".", ...rest],
  {
    cwd: site,
    quiet: false,
    seconds: 7 * 24 * 3600,
  },
);
if (code === 0 && task === "build") console.log("the site is in docs/site/dist");
process.exit(code);
