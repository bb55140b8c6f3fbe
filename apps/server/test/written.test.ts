/** Settings that a player has written down for himself: the game knows them, and no other player is told. */
import { anyGame } from "@westmarch/kernel";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { hoard } from "./hoard.ts";
import { call, dropDir, openPair, Player, testServer } from "./table.ts";

const written = anyGame({
  ...hoard,
  id: "written",
  settings: [...hoard.settings, { id: "list", kind: "lines", initial: "", rule: "2.2" }],
  unfit: ({ list }) => (list === "nothing" ? { setting: "list", reason: "too-few", rule: "2.2" } : null),
});

let server: RunningServer & { dataDir: string };
beforeAll(async () => {
  server = await testServer({ games: [written] });
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

it("tells neither player nor spectator what was written", async () => {
  const { tokens, spectator } = await openPair(server, { length: "long", list: "3x a secret" }, "written");
  const all = await Promise.all([...tokens, spectator].map((token) => Player.at(server, token)));
  for (const player of all) {
    expect(player.welcome.settings).toEqual({ length: "long" });
    expect(player.received.join()).not.toContain("a secret");
  }
});

it("opens no table with what does not fit, and names the rule", async () => {
  const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
  const answer = await call(server, "/api/tables", { game: "written", settings: { list: "nothing" }, seats });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    reason: "settings",
    message: "the setting list does not fit (too-few, rule 2.2)",
  });
});
