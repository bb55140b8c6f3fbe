/** The documents of this repository as pages of the site: where each stands, and where its links lead there. */
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import { relinked } from "./links.ts";

/** A document, and the page that it becomes. */
interface Page {
  readonly document: string;
  /** `decisions/index.md`, from the top of the site. */
  readonly page: string;
}

/** Where the page of a document stands. */
function pageOf(document: string): string {
  if (document.startsWith("docs/")) return document.slice("docs/".length).replace(/README\.md$/, "index.md");
  const rulings = /^games\/([^/]+)\/rulings\.md$/.exec(document)?.[1];
  if (rulings !== undefined) return `rulings/${rulings}.md`;
  const inPackage = /^packages\/([^/]+)\/README\.md$/.exec(document)?.[1];
  if (inPackage !== undefined) return `packages/${inPackage}.md`;
  return document.toLowerCase().replaceAll("_", "-");
}

/** Every document that becomes a page. */
export const pages = (root: string): readonly Page[] =>
  globSync(
    [
      "docs/{*,decisions/*}.md",
      "{CONTRIBUTING,CHANGELOG,CREDITS,SECURITY,CODE_OF_CONDUCT}.md",
      "games/*/rulings.md",
      "packages/*/README.md",
    ],
    { cwd: root },
  )
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.endsWith("/template.md"))
    .sort()
    .map((document) => ({ document, page: pageOf(document) }));

const PICTURE = /\.(?:png|jpg|webp|svg)$/;

/** What leads elsewhere, or to a file that the site itself has. */
const ELSEWHERE = /^(?:[a-z]+:|#|\/)/;

/** Copies a file, with the folders above it. */
export function copied(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Writes a file, with the folders above it; one that is so already stays, so that nothing is built anew for it. */
export function written(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes every document as a page. A link to another document leads to its page, a picture is brought along, and whatever else
 * there is in the repository is found at its address. Throws where a link leads to nothing.
 */
export function writePages(root: string, folder: string, repository: string): void {
  const all = pages(root);
  const pageAt = new Map(all.map(({ document, page }) => [document, page]));
  for (const { document, page } of all) {
    const text = readFileSync(join(root, document), "utf8");
    const changed = relinked(text, (target) => {
      if (ELSEWHERE.test(target)) return target;
      const [path = "", place] = target.split("#");
      const file = posix.join(posix.dirname(document), path).replace(/\/$/, "");
      const behind = place === undefined ? "" : `#${place}`;
      const own = pageAt.get(file) ?? pageAt.get(`${file}/README.md`);
      if (own !== undefined)
        return posix.relative(posix.dirname(page), own).replace(/^(?=[^.])/, "./") + behind;
      if (!existsSync(join(root, file))) throw new Error(`${document}: ${target} leads to nothing`);
      if (PICTURE.test(file)) {
        const here = posix.join("pictures", posix.basename(file));
        copied(join(root, file), join(folder, "public", here));
        return `/${here}`;
      }
      if (file.startsWith("docs/reference/")) return `/${file.slice("docs/".length)}`;
      const kind = statSync(join(root, file)).isDirectory() ? "tree" : "blob";
      return `${repository}/${kind}/main/${file}${behind}`;
    });
    written(join(folder, page), changed);
  }
}

/** The heading of a document; empty where it has none. */
export const titleOf = (text: string): string => (/^# (.+)$/m.exec(text)?.[1] ?? "").replaceAll("`", "");
