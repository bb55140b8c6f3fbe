/** Giving up in a game that goes on without that player. */
import { anyGame } from "@westmarch/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { hoard } from "./hoard.ts";
import { dropDir, openPair, Player, testServer } from "./table.ts";

const LEFT = -1;
const lasting = anyGame({
  ...hoard,
  id: "lasting",
  givingUp: {
    option: ["leave"],
    hindrance: (g, seat) => (g.points[seat] === LEFT ? { reason: "left" } : null),
    carryOut: (c, seat) => {
      c.g.points[seat] = LEFT;
      c.tell("left", { seat });
    },
  },
});

const DAY = 86_400_000;
let server: RunningServer & { dataDir: string };
let now = 1_800_000_000_000;
beforeAll(async () => {
  server = await testServer({ games: [lasting], clock: () => now, monotonic: () => now });
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

describe("giving up where the game goes on", () => {
  it("is a choice of that seat, told to all, and nobody can do it twice or take it back", async () => {
    const { tokens } = await openPair(server, { length: "long" }, "lasting");
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    expect(await ada.act({ type: "resign", seat: 0 })).toMatchObject({ type: "ack", version: 1 });
    await Promise.all([ada.sees(1), bo.sees(1)]);
    expect(bo.now.result).toBeNull();
    expect(bo.now.log.map(({ type }) => type)).toContain("left");
    expect(ada.now.views[0].canUndo).toBe(false);
    expect(await ada.act({ type: "resign", seat: 0 })).toMatchObject({
      code: "illegal",
      refusal: { reason: "left" },
    });
  });

  it("is done for a player who has not been seen for a fortnight, by a claim", async () => {
    const { tokens } = await openPair(server, { length: "long" }, "lasting");
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    await ada.choose(0, ada.asked().options[0]);
    await bo.leave();
    now += 15 * DAY;
    expect(await ada.act({ type: "claim", seat: 0 })).toMatchObject({ type: "ack" });
    await ada.sees(2);
    expect(ada.now.result).toBeNull();
    expect(ada.now.log.filter(({ type }) => type === "left")).toMatchObject([{ facts: { seat: 1 } }]);
  });
});
