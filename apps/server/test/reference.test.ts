/** docs/reference/openapi.json names the calls that a server registers, and no others. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteOptions } from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import { WITH_ACCOUNTS } from "./members.ts";
import { dropDir, testServer } from "./table.ts";

const text = readFileSync(join(import.meta.dirname, "../../../docs/reference/openapi.json"), "utf8");
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(JSON.parse(text));

/** What Fastify tells of an instance that has just been made. */
const made = z.object({
  fastify: z.custom<{ addHook(name: "onRoute", hook: (route: RouteOptions) => void): void }>(),
});

/** With one, a server has the calls of signing in there. It is not asked before somebody signs in. */
const CLUB = {
  name: "Thursday Club",
  issuer: "https://club.example.org",
  client: "westmarch",
  letsIn: false,
};

/** Pages and files, and what answers where nothing else does. */
const NO_CALL = /\*|^\/$|^\/api\/unreadable$/;

/** The calls of a server with accounts, as it registers them. */
async function registered(): Promise<readonly string[]> {
  const found: string[] = [];
  const watch = (message: unknown) =>
    made.parse(message).fastify.addHook("onRoute", ({ method, url }) => {
      for (const one of [method].flat())
        if (one !== "HEAD" && !NO_CALL.test(url)) found.push(`${one} ${url.replace(/:(\w+)/g, "{$1}")}`);
    });
  subscribe("fastify.initialization", watch);
  const server = await testServer({ policy: { ...WITH_ACCOUNTS, club: CLUB } });
  unsubscribe("fastify.initialization", watch);
  await server.close();
  dropDir(server.dataDir);
  return found.sort();
}

test("every call of the server is in the document, and every call of the document is the server's", async () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.length).toBeGreaterThan(90);
  expect(await registered()).toEqual(described.sort());
});
