import { inFull } from "@westmarch/testkit/full";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { dropDir, openPair, Player, playOut, testServer } from "./table.ts";

const TABLES = inFull(50, 200);
let server: RunningServer & { dataDir: string };
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

it(`${TABLES} tables are played at once, each to its own end`, { timeout: 300_000 }, async () => {
  const tables = await Promise.all(Array.from({ length: TABLES }, () => openPair(server)));
  const ends = await Promise.all(
    tables.map(async ({ tokens, table }) => {
      const players = await Promise.all(tokens.map((token) => Player.at(server, token)));
      expect(players.map((player) => player.welcome.table)).toEqual([table, table]);
      await playOut(players);
      const [ada, bo] = players as [Player, Player];
      expect(ada.now.result).toEqual(bo.now.result);
      await Promise.all(players.map((player) => player.leave()));
      return ada.now.version;
    }),
  );
  expect(new Set(ends)).toEqual(new Set([22]));
});
