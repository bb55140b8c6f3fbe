import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { dropDir, makeDir, openPair, testServer } from "./table.ts";

const card = (title: string) => ({ title, about: `About ${title}` });
const said = (name: string, invited: string) => ({
  site: card(name),
  invited,
  games: { hoard: { ...card(`The "Hoard"`), picture: "hoard" } },
});

let server: RunningServer & { dataDir: string };
const webRoot = makeDir();
beforeAll(async () => {
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><head><title>Westmarch</title></head>");
  writeFileSync(join(webRoot, "index.html.gz"), gzipSync("the page as it was built"));
  writeFileSync(
    join(webRoot, "previews.json"),
    JSON.stringify({ en: said("Westmarch", "You are invited"), ja: said("ウェストマーチ", "ご招待") }),
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
    writeFileSync(join(root, "previews.json"), JSON.stringify({ en: said("Westmarch", "You are invited") }));
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
