/** What stands above and beside the pages of the site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pages, titleOf } from "./pages.ts";

interface Item {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly Item[];
}

/** Groups of pages with those that stand first in each; whatever fits goes there, the rest to the last. */
const GROUPS: readonly (readonly [title: string, holds: RegExp, first: readonly string[]])[] = [
  ["Hosting", /^(?:hosting|scaling|performance|security)\.md$/, ["hosting.md"]],
  [
    "Library, bots and protocol",
    /^(?:library|bots|environments|protocol.*|notation|fairness|reference\/.*)\.md$/,
    [
      "library.md",
      "bots.md",
      "environments.md",
      "protocol.md",
      "reference/messages.md",
      "reference/calls.md",
    ],
  ],
  [
    "Building it",
    /^(?:architecture|contributing|first-tasks|translating|glossary|dependencies|code-of-conduct|changelog|credits)\.md$/,
    ["architecture.md", "contributing.md", "first-tasks.md", "translating.md", "glossary.md"],
  ],
  ["Packages", /^packages\//, []],
  ["Rules", /^rulings/, ["rulings-index.md"]],
  ["What was measured", /^(?!decisions\/)/, ["learning.md", "belief.md"]],
];

/** Everything that the settings of the site are made of. */
export interface Site {
  readonly description: string;
  readonly repository: string;
  readonly nav: readonly Item[];
  readonly sidebar: readonly Item[];
}

const linkOf = (page: string): string => `/${page.replace(/(?:(?<=\/)|^)index\.md$|\.md$/, "")}`;

/** The bars, with the titles that the documents have; `more`: pages that are no documents, with theirs. */
export function siteOf(
  root: string,
  description: string,
  repository: string,
  more: ReadonlyMap<string, string> = new Map(),
): Site {
  const titles = new Map<string, string>([
    ...more,
    ["gallery.md", "Gallery"],
    ["reference/calls.md", "Calls over HTTP"],
    ["reference/messages.md", "Messages over the socket"],
  ]);
  for (const { document, page } of pages(root))
    titles.set(page, titleOf(readFileSync(join(root, document), "utf8")));
  const left = new Set(titles.keys());
  left.delete("gallery.md");
  const item = (page: string): Item => ({ text: titles.get(page) ?? page, link: linkOf(page) });
  const groups = GROUPS.map(([text, holds, first]): Item => {
    const own = [...left].filter((page) => holds.test(page));
    for (const page of own) left.delete(page);
    const others = own.filter((page) => !first.includes(page)).sort();
    return { text, collapsed: true, items: [...first, ...others].map(item) };
  });
  const decisions = [...left].filter((page) => page !== "decisions/index.md").sort();
  return {
    description,
    repository,
    nav: [
      { text: "Host", link: "/hosting" },
      { text: "Protocol", link: "/protocol" },
      { text: "Library", link: "/library" },
      { text: "Bots", link: "/bots" },
      { text: "Contribute", link: "/contributing" },
      { text: "Decisions", link: "/decisions/" },
      { text: "Gallery", link: "/gallery" },
    ],
    sidebar: [
      ...groups,
      { text: "Decisions", collapsed: true, items: ["decisions/index.md", ...decisions].map(item) },
      item("gallery.md"),
    ],
  };
}
