/** What links say of the pages: the sentences that the pages show, and nothing of how they are made. */
import { sayFrom } from "@westmarch/boardkit/say";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { type Behind, withPreview } from "@westmarch/server/previews";
import { expect, test } from "vitest";
import { previewsOf } from "../previews.ts";
import { DOORS } from "../src/games/doors.ts";
import de from "../src/text/de.json" with { type: "json" };
import en from "../src/text/en.json" with { type: "json" };
import ja from "../src/text/ja.json" with { type: "json" };
import zhHans from "../src/text/zh-Hans.json" with { type: "json" };
import zhHant from "../src/text/zh-Hant.json" with { type: "json" };

const WORDS = { de, en, ja, "zh-Hans": zhHans, "zh-Hant": zhHant } as const;

const GAMES = DOORS.map(({ id }) => id);
const PAGES = [
  "/",
  "/tables",
  "/tournament/x",
  "/people/x",
  "/lab",
  "/lab/sent",
  "/puzzles/today",
  "/replay",
  "/tournaments",
  "/no/such",
  ...["join", "watch", "replay", "new", "rules", "guide", "puzzles", "learn"].flatMap((kind) =>
    [...GAMES, "trading-card-draft"].map((game) => `/${kind}/${game}`),
  ),
];

const headOf = (html: string) =>
  Array.from(html.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g), ([, name, said]) => [
    name,
    said,
  ]);

const TOURNAMENT = { kind: "tournament", name: "Cup", game: "duel", round: 2, rounds: 5 } as const;
const BEHIND: readonly Behind[] = [
  ...(["swiss", "round-robin", "knockout", "arena"] as const).flatMap((format) =>
    (["open", "running", "paused", "over"] as const).flatMap((state) =>
      [0, 1, 12].map((entrants) => ({ ...TOURNAMENT, format, state, entrants })),
    ),
  ),
  { kind: "person", name: "Marigold", about: "", madeAt: 0 },
];

/** What links to tournaments and people say. */
const behindHeads = (previews: Awaited<ReturnType<typeof previewsOf>>, languages: string) =>
  BEHIND.flatMap((behind) =>
    headOf(withPreview("<title>x</title>", previews, { path: "/x", languages, origin: null, behind })),
  );

test.each(LANGUAGES)("no preview of any page in %s shows how its message is written", async (language) => {
  const previews = await previewsOf();
  for (const path of PAGES) {
    const html = withPreview("<title>x</title>", previews, { path, languages: language, origin: null });
    const head = headOf(html);
    expect(head.map(([name]) => name)).toEqual(expect.arrayContaining(["title", "description", "locale"]));
    for (const [name, said] of [...head, ...behindHeads(previews, language)])
      expect([path, name, said]).not.toContainEqual(expect.stringMatching(/[{}]|^$/));
  }
});

test.each(LANGUAGES)("the preview of the site says in %s what the home page says", async (language) => {
  const open = DOORS.filter((door) => door.open).length;
  const { site } = (await previewsOf()).words[language];
  expect(site.about).toBe(sayFrom(language, WORDS[language])("home.line", { open }));
});

test("the preview of a puzzle tells how hard it is, and nothing of its answer", async () => {
  const previews = await previewsOf();
  const [first] = Object.entries(previews.puzzles.duel ?? {});
  if (!first) throw new Error("Duel has no puzzles");
  const [id, { rating }] = first;
  const asking = { path: `/puzzles/duel/${id}`, languages: "en", origin: null };
  const html = withPreview("<title>x</title>", previews, asking);
  expect(html).toContain(`Strength ${rating}`);
  expect(JSON.stringify(previews.puzzles)).not.toMatch(/line|because|chances|position/);
});

test("a link is told of in German to who asks for it, by the address or by the browser", async () => {
  const previews = await previewsOf();
  const asked = [
    { path: "/join/duel", languages: "de-AT,de;q=0.9,en;q=0.5", origin: null },
    { path: "/join/duel", language: "de", languages: "ja", origin: null },
  ];
  for (const asking of asked) {
    const html = withPreview('<html lang="en"><title>x</title>', previews, asking);
    expect(html).toContain("Du bist eingeladen: Duell");
  }
});
