/** Which pages other sites may show in a frame: puzzles and replays that are made for it, and none else. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PAGES } from "@westmarch/protocol/pages";
import { afterAll, expect, test } from "vitest";
import { type Policy, policyFrom } from "../src/main/index.ts";
import { dropDir, makeDir, testServer } from "./table.ts";

const webRoot = makeDir();
writeFileSync(join(webRoot, "index.html"), "<!doctype html><title>Westmarch</title>");
afterAll(() => dropDir(webRoot));

/** Asks a server with these settings for the headers of addresses. */
async function asking(
  policy: Partial<Policy>,
  look: (framers: (path: string) => Promise<string>) => Promise<void>,
) {
  const server = await testServer({ webRoot, policy });
  try {
    await look(async (path) => {
      const { headers } = await fetch(server.address + path, { headers: { accept: "text/html" } });
      const own = headers.get("content-security-policy") ?? "";
      const [, framers = ""] = /frame-ancestors ([^;]+)/.exec(own) ?? [];
      expect(own, path).toContain("script-src 'self'");
      expect(headers.get("set-cookie"), path).toBeNull();
      return `${framers}, ${headers.get("x-frame-options")}`;
    });
  } finally {
    await server.close();
    dropDir(server.dataDir);
  }
}

const OTHERS = Object.entries(PAGES).flatMap(([name, page]) =>
  name === "embed" ? [] : [page.replace(/\/(?::\w+|\*)\?/g, "/duel").replace(/:\w+/g, "x-1")],
);

test("every page but those below /embed may be framed by nobody", async () => {
  await asking({}, async (framers) => {
    for (const path of [...OTHERS, "/embedded", "/embed", "/nothing/embed/x", "/api/games", "/readyz"])
      expect([path, await framers(path)]).toEqual([path, "'none', DENY"]);
  });
});

test("a puzzle and a replay below /embed may be framed by everybody", async () => {
  await asking({}, async (framers) => {
    for (const path of ["/embed/puzzles/duel/x", "/embed/puzzles/today?lang=ja", "/embed/replay/duel"])
      expect([path, await framers(path)]).toEqual([path, "*, null"]);
  });
});

test("a host names the sites that may frame them, or lets none", async () => {
  const path = "/embed/puzzles/duel/x";
  await asking({ embeds: ["https://club.example"] }, async (framers) =>
    expect(await framers(path)).toBe("https://club.example, null"),
  );
  await asking({ embeds: false }, async (framers) => expect(await framers(path)).toBe("'none', DENY"));
});

test("what is no site cannot be let frame anything", () => {
  for (const wrong of ["*", "https://a.example; script-src *", "javascript:1", "https://a.example/x y"])
    expect(() => policyFrom({ embeds: [wrong] }), wrong).toThrow("the setting embeds");
});
