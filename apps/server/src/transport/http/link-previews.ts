/** What a link shows of itself where it is pasted: title, words and a picture of the table. Never anything of a table. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bestLanguage, isLanguage, type Language } from "@westmarch/kernel/languages";
import { z } from "zod";

const card = z.object({ title: z.string(), about: z.string() });
const words = z.object({
  site: card,
  invited: z.string(),
  games: z.record(z.string(), card.extend({ picture: z.string() })),
});
const previewFile = z.record(z.string(), words);

/** By language. */
export type Previews = z.infer<typeof previewFile>;

/** The request for a page, as far as the head of the page depends on it. */
export interface Asking {
  /** The path of the address. What stands behind `#` never comes here. */
  readonly path: string;
  readonly languages: string | undefined;
  /** Where this server is reached, as `https://example.org`; null if the request does not say so in a form to trust. */
  readonly origin: string | null;
}

/** What was built beside the page. Without it (an older build), pages show nothing of themselves. */
export async function readPreviews(webRoot: string): Promise<Previews> {
  try {
    return previewFile.parse(JSON.parse(await readFile(join(webRoot, "previews.json"), "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

const PAGE = /^\/(join|watch|replay|new|rules|guide)\/([a-z0-9-]{1,64})(?:\/[a-z0-9-]{1,64})?\/?$/;

/** The first language that is asked for and there; English else. */
const languageOf = (asked = "", there: readonly string[]): Language =>
  bestLanguage(
    asked.split(",").map((wish) => wish.split(";", 1)[0].trim()),
    there.filter(isLanguage),
  );

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tag = (property: string, content: string): string =>
  `<meta property="${property}" content="${escaped(content)}">`;

/** The page with what its link shows. `index` is the page as it was built. */
export function withPreview(index: string, previews: Previews, asking: Asking): string {
  const language = languageOf(asking.languages, Object.keys(previews));
  const said = previews[language] ?? previews.en;
  if (!said) return index;
  const [, kind, id = ""] = PAGE.exec(asking.path) ?? [];
  const game = said.games[id];
  const shown = game ?? said.site;
  const title = kind === "join" && game ? `${said.invited}: ${game.title}` : shown.title;
  const picture = `/previews/${game?.picture ?? "house"}.jpg`;
  const tags = [
    tag("og:site_name", said.site.title),
    tag("og:type", "website"),
    tag("og:locale", language),
    tag("og:title", title),
    tag("og:description", shown.about),
    ...(asking.origin === null
      ? []
      : [
          tag("og:image", asking.origin + picture),
          tag("og:image:width", "1200"),
          tag("og:image:height", "630"),
        ]),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return index.replace("</title>", () => `</title>${tags.join("")}`);
}
