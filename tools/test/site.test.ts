/** The pages of the documents' site: every document is one, and every link on them leads to a page or a file that is there. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteOf } from "../docs/bars.ts";
import { writeGallery } from "../docs/gallery.ts";
import { writeHome } from "../docs/home.ts";
import { relinked } from "../docs/links.ts";
import { writePages } from "../docs/pages.ts";
import { writeReference } from "../docs/reference.ts";
import { places, root, targets } from "./documents.ts";

const REPOSITORY = "https://forge.example/house/westmarch";
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "westmarch-site-"));
  writeHome(root, folder);
  writePages(root, folder, REPOSITORY);
  writeReference(root, folder);
  writeGallery(root, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (page: string): string => readFileSync(join(folder, page), "utf8");
const pages = (): readonly string[] =>
  globSync("**/*.md", { cwd: folder }).map((page) => page.replaceAll("\\", "/"));

/** The file of a page by its address: `/hosting`, `/decisions/`. */
const pageAt = (link: string): string => `${link.replace(/^\//, "").replace(/(^|\/)$/, "$1index")}.md`;

test("links lead to pages with their headings, and to files that come along", () => {
  const broken = pages().flatMap((page) =>
    targets(read(page))
      .filter((target) => {
        const [path = "", place] = target.split("#");
        if (path.startsWith("/")) return !existsSync(join(folder, "public", path));
        const file = path === "" ? page : posix.join(posix.dirname(page), path);
        return !existsSync(join(folder, file)) || (place !== undefined && !places(read(file)).has(place));
      })
      .map((target) => `${page}: ${target}`),
  );
  expect(pages().length).toBeGreaterThan(90);
  expect(broken).toEqual([]);
});

test("the bars name every page once, and no other", () => {
  const { nav, sidebar } = siteOf(root, "", REPOSITORY);
  type Items = readonly { readonly link?: string; readonly items?: Items }[];
  const links = (items: Items): string[] =>
    items.flatMap(({ link, items: inner = [] }) => [...(link === undefined ? [] : [link]), ...links(inner)]);
  const own = pages().filter((page) => page !== "index.md");
  expect(links(sidebar).map(pageAt).sort()).toEqual(own.sort());
  for (const link of links(nav)) expect(own).toContain(pageAt(link));
});

test("the gallery shows every picture that the tests keep", () => {
  const kept = globSync("e2e/baselines/**/*.{webp,png}", { cwd: root });
  const shown = read("gallery.md").match(/<img src="\/gallery\/(?!pictures-)/g);
  expect(shown).toHaveLength(kept.length);
});

test("what is no page is found in the repository", () => {
  expect(read("architecture.md")).toContain("](./contributing.md)");
  expect(read("protocol.md")).toContain(`](${REPOSITORY}/blob/main/packages/protocol/src/index.ts)`);
  expect(read("protocol.md")).toContain("](/reference/openapi.json)");
  expect(relinked("[a](b)\n```\n[a](b)\n```\n", () => "c")).toBe("[a](c)\n```\n[a](b)\n```\n");
});
