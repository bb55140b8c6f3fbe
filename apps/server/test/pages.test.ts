/** What there is at which address: pages, what is none, and what machines ask for. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PAGES, PRIVATE_PAGES } from "@westmarch/protocol/pages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { policyFrom, type RunningServer } from "../src/main/index.ts";
import { dropDir, makeDir, testServer } from "./table.ts";

const NOW = Date.parse("2026-01-10T12:00:00Z");

let server: RunningServer & { dataDir: string };
const webRoot = makeDir();
beforeAll(async () => {
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><title>Westmarch</title>");
  server = await testServer({
    webRoot,
    clock: () => NOW,
    policy: { securityContact: "mailto:host@example.org", address: "https://table.example.org" },
  });
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
  dropDir(webRoot);
});

const asked = async (path: string, accept = "text/html") => {
  const answer = await fetch(server.address + path, { headers: { accept } });
  return { status: answer.status, type: answer.headers.get("content-type") ?? "", text: await answer.text() };
};

/** An address of a page, with all its parts or without those that may be missing. */
const example = (page: string, whole: boolean) =>
  page
    .replace(/\/(?::\w+|\*)\?/g, whole ? "/duel" : "")
    .replace(/:\w+/g, "x-1")
    .replace(/^$/, "/");

test.each(Object.entries(PAGES))(
  "the page %s is at %s, with or without a last stroke and what stands behind ?",
  async (_, page) => {
    for (const path of [example(page, true), example(page, false)])
      for (const end of ["", "/", "?seat=1.2"])
        if (path !== "/" || end !== "/")
          expect([path + end, (await asked(path + end)).status]).toEqual([path + end, 200]);
  },
);

test("a name that ends like a file is a page all the same, and a file that is missing is none", async () => {
  expect(await asked("/people/J.R.R")).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
  expect(await asked("/assets/gone-1.js")).toMatchObject({
    status: 404,
    type: "application/json; charset=utf-8",
  });
});

test.each(["/no/such", "/table", "/tables/1/2", "/newer/duel", "/new", "/host/rooms", "/people", "/abouts"])(
  "%s is none, and the page itself says so",
  async (path) => {
    const { status, type, text } = await asked(path);
    expect([status, type]).toEqual([404, "text/html; charset=utf-8"]);
    expect(text).toContain("<title>Westmarch</title>");
  },
);

test.each(["/api", "/api/", "/api/no-such", "/.well-known/change-password", "/.well-known"])(
  "%s is for programs, and nothing is there",
  async (path) => {
    expect(await asked(path, "*/*")).toMatchObject({
      status: 404,
      type: "application/json; charset=utf-8",
      text: expect.stringContaining("not-found"),
    });
  },
);

test("search engines are asked to leave alone what belongs to a table, a link, a device or a person", async () => {
  const { status, type, text } = await asked("/robots.txt", "*/*");
  expect([status, type]).toEqual([200, "text/plain; charset=utf-8"]);
  const shut = Array.from(text.matchAll(/^Disallow: (\S+)$/gm), ([, path]) => path ?? "");
  const isShut = (path: string) => shut.some((start) => path.startsWith(start));
  for (const [name, page] of Object.entries(PAGES)) {
    const isPrivate = PRIVATE_PAGES.some((one) => one === name);
    expect([page, isShut(example(page, true))]).toEqual([page, isPrivate]);
  }
});

test("security.txt says whom to write to, for half a year from now", async () => {
  const { status, type, text } = await asked("/.well-known/security.txt", "*/*");
  expect([status, type]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(text).toBe(
    "Contact: mailto:host@example.org\nExpires: 2026-07-09T12:00:00.000Z\nCanonical: https://table.example.org/.well-known/security.txt\n",
  );
});

test("security.txt is not there where nobody is named, and what is no contact ends the start", async () => {
  const bare = await testServer({ webRoot });
  expect((await fetch(`${bare.address}/.well-known/security.txt`)).status).toBe(404);
  await bare.close();
  dropDir(bare.dataDir);
  expect(() => policyFrom({ securityContact: "host@example.org" })).toThrow("write mailto:NAME@HOST");
  expect(policyFrom({ securityContact: "https://example.org/security" })).toEqual({
    securityContact: "https://example.org/security",
  });
});
