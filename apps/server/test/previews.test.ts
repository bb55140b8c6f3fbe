import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { OpenTournament, TournamentOpened } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { Member, WITH_ACCOUNTS } from "./members.ts";
import { dropDir, makeDir, newKey, openPair, post, testServer } from "./table.ts";

const card = (title: string) => ({ title, about: `About ${title}` });
const said = (name: string, invited: string) => ({
  site: card(name),
  games: { hoard: card(`The "Hoard"`) },
  messages: {
    join: `${invited}: {game}`,
    puzzle: "Puzzle: {game}",
    "puzzle.about": "Strength {rating}",
    "person.about": "Here since {since}",
    "tournament.about": "{game}, {format}, {state}, {entrants}",
  },
});
const built = (words: object) => ({
  words,
  pictures: { hoard: { table: "hoard", puzzle: "hoard-puzzle" } },
  puzzles: { hoard: { easy: { rating: 1200 }, hard: { rating: 1900, picture: "hoard/hard" } } },
});

/** A tournament whose name would break out of a page that believed it. */
const CUP: OpenTournament = {
  key: newKey().padEnd(24, "x"),
  name: "Cup <of> Bree",
  game: "hoard",
  settings: {},
  kind: "swiss",
  rounds: 3,
  games: 1,
  pace: { kind: "none" },
  hours: null,
  guests: true,
};

let server: RunningServer & { dataDir: string };
const webRoot = makeDir();
beforeAll(async () => {
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><head><title>Westmarch</title></head>");
  writeFileSync(join(webRoot, "index.html.gz"), gzipSync("the page as it was built"));
  writeFileSync(
    join(webRoot, "previews.json"),
    JSON.stringify(built({ en: said("Westmarch", "You are invited"), ja: said("ウェストマーチ", "ご招待") })),
  );
  server = await testServer({ webRoot });
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
  dropDir(webRoot);
});

const page = async (path: string, headers = {}) => (await fetch(server.address + path, { headers })).text();

describe("the preview of a link", () => {
  it("names the game that its path names, with a picture of it on this very server", async () => {
    const html = await page("/join/hoard");
    expect(html).toContain('property="og:title" content="You are invited: The &#34;Hoard&#34;"');
    expect(html).toContain('property="og:description" content="About The &#34;Hoard&#34;"');
    expect(html).toContain(`property="og:image" content="${server.address}/previews/hoard.jpg"`);
  });

  it("stands on the first page, whether or not the client can unpack", async () => {
    for (const encoding of ["identity", "gzip"]) {
      const response = await fetch(server.address, { headers: { "accept-encoding": encoding } });
      expect([encoding, response.status]).toEqual([encoding, 200]);
      expect(await response.text()).toContain('property="og:title" content="Westmarch"');
    }
  });

  it("is in the language that is asked for, or else in English", async () => {
    expect(await page("/join/hoard", { "accept-language": "fr,ja;q=0.8" })).toContain("ご招待");
    expect(await page("/join/hoard", { "accept-language": "fr" })).toContain("You are invited");
  });

  it("is in the language that the link names, whatever is asked for", async () => {
    expect(await page("/join/hoard?lang=ja", { "accept-language": "en" })).toContain("ご招待");
    expect(await page("/join/hoard?lang=none", { "accept-language": "en" })).toContain("You are invited");
  });

  it("tells of a puzzle how hard it is, with a picture, and of an unknown one nothing", async () => {
    const easy = await page("/puzzles/hoard/easy");
    expect(easy).toContain('property="og:title" content="Puzzle: The &#34;Hoard&#34;"');
    expect(easy).toContain('content="Strength 1200"');
    expect(easy).toContain("/previews/hoard-puzzle.jpg");
    expect(await page("/puzzles/hoard/hard")).toContain("/previews/hoard/hard.jpg");
    for (const path of ["/puzzles/hoard/none", "/puzzles/hoard/constructor", "/puzzles/none/easy"])
      expect(await page(path)).toBe(await page("/"));
  });

  it("tells of a tournament what its list tells, and of an unknown one nothing", async () => {
    const opened = await post<TournamentOpened>(server, "/api/tournaments", CUP);
    const tournament = opened.id;
    const html = await page(`/tournament/${tournament}`);
    expect(html).toContain('property="og:title" content="Cup &#60;of&#62; Bree"');
    expect(html).toContain('content="The &#34;Hoard&#34;, swiss, open, 0"');
    expect(html).toContain("/previews/tournament.jpg");
    for (const path of ["/tournament/none", "/tournament/%20", "/tournament/%E0%A4%A"])
      expect(await (await fetch(server.address + path)).text()).not.toContain("tournament.jpg");
  });

  it("tells of a person what the public page says to everybody, and of an unknown one nothing", async () => {
    const other = await testServer({ webRoot, policy: WITH_ACCOUNTS });
    const name = "Marigold";
    await Member.of(other, name);
    const shown = async (path: string) => (await fetch(other.address + path)).text();
    const html = await shown(`/people/${encodeURIComponent(name)}`);
    expect(html).toContain(`property="og:title" content="${name}"`);
    expect(html).toMatch(/content="Here since [A-Z][a-z]+ 20\d\d"/);
    const [home, nobody] = await Promise.all(["/", "/people/Nobody"].map(shown));
    expect(nobody).toBe(home);
    await other.close();
    dropDir(other.dataDir);
  });

  it("tells of people no faster than their pages do: who asks too often is told nothing", async () => {
    const other = await testServer({ webRoot, policy: { ...WITH_ACCOUNTS, signInsPerMinute: 4 } });
    const name = "Marigold";
    await Member.of(other, name);
    const seen = [];
    for (let i = 0; i < 4; i++) seen.push(await (await fetch(`${other.address}/people/${name}`)).text());
    expect(seen.at(-1)).toBe(await (await fetch(other.address)).text());
    await other.close();
    dropDir(other.dataDir);
  });

  it("is the server's own on every other page, whatever table it leads to", async () => {
    const { table } = await openPair(server);
    const [home, known, unknown] = await Promise.all(
      ["/", `/table/${table}`, "/table/nothing"].map((path) => page(path)),
    );
    expect(home).toContain('property="og:title" content="Westmarch"');
    expect(known).toBe(unknown);
  });

  it("is read once, at the start: what is done to the folder afterwards changes nothing", async () => {
    const root = makeDir();
    writeFileSync(join(root, "index.html"), "<!doctype html><head><title>Westmarch</title></head>");
    writeFileSync(
      join(root, "previews.json"),
      JSON.stringify(built({ en: said("Westmarch", "You are invited") })),
    );
    const other = await testServer({ webRoot: root });
    const before = await (await fetch(`${other.address}/join/hoard`)).text();
    writeFileSync(join(root, "index.html"), "a half-written pa");
    rmSync(join(root, "previews.json"));
    expect(await (await fetch(`${other.address}/join/hoard`)).text()).toBe(before);
    expect(before).toContain("You are invited");
    await other.close();
    for (const dir of [other.dataDir, root]) dropDir(dir);
  });

  it("ends the start with a sentence where a build lacks its page, or what it shows cannot be read", async () => {
    const root = makeDir();
    const dataDir = makeDir();
    await expect(testServer({ webRoot: root, dataDir })).rejects.toThrow("run `npm run build`");
    writeFileSync(join(root, "index.html"), "<!doctype html>");
    writeFileSync(join(root, "previews.json"), "{");
    await expect(testServer({ webRoot: root, dataDir })).rejects.toThrow(
      `the pages in ${root} cannot be read`,
    );
    rmSync(root, { recursive: true });
    const bare = await testServer({ webRoot: root, dataDir });
    expect(await (await fetch(bare.address)).text()).toContain("the pages have not been built");
    await bare.close();
    dropDir(dataDir);
  });

  it("tells a proxy's TLS, and writes nothing of the address into the page", async () => {
    expect(await page("/", { "x-forwarded-proto": "https" })).toContain('content="https://127.0.0.1');
    expect(await page("/join/%22%3E%3Cscript%3E")).not.toContain("<script>");
  });
});
