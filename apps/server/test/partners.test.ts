/** What partners say to each other, unheard by others. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer, type RunningServer } from "../src/main/index.ts";
import { HOARD } from "./hoard.ts";
import { keptAt } from "./place.ts";
import { QUICK } from "./policy.ts";
import { dropDir, newData, openPair, Player } from "./table.ts";

const dataDir = await newData();
let server: RunningServer;
const partners = { ...HOARD, id: "allies", teams: () => [[0, 1]] };

beforeAll(async () => {
  server = await createServer({
    port: 0,
    host: "127.0.0.1",
    log: "silent",
    games: [HOARD, partners],
    ...keptAt(dataDir),
    policy: QUICK,
  });
});
afterAll(async () => {
  await server.close();
  dropDir(dataDir);
});

const said = (player: Player): string[] =>
  player.messages.flatMap((message) => (message.type === "said" ? [message.line.text] : []));

describe("words between partners", () => {
  it("reach those who play on the same side, and are there when they come back", async () => {
    const { tokens, spectator } = await openPair(server, {}, "allies");
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    const guest = await Player.at(server, spectator);
    await guest.until(() => guest.heard !== null);
    await ada.until(() => ada.heard !== null);
    expect(await ada.act({ type: "say", text: "Hold the gate", to: "partners" })).toMatchObject({
      type: "ack",
    });
    await bo.until(() => said(bo).length > 0);
    expect(bo.messages.findLast(({ type }) => type === "said")).toMatchObject({
      line: { seat: 0, name: "Ada", text: "Hold the gate", to: [0, 1] },
    });
    await ada.act({ type: "say", text: "Well met" });
    await guest.until(() => said(guest).length > 0);
    expect(said(guest)).toEqual(["Well met"]);
    const back = await Player.at(server, tokens[1]);
    expect(back.welcome.chat.map(({ text }) => text)).toEqual(["Hold the gate", "Well met"]);
  });

  it("leave no trace for anybody else: no line, no gap in the numbers, not for one who comes later", async () => {
    const { tokens, spectator } = await openPair(server);
    const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
    await ada.act({ type: "say", text: "First" });
    await ada.act({ type: "say", text: "To myself", to: "partners" });
    await ada.act({ type: "say", text: "Second" });
    await bo.until(() => said(bo).includes("Second"));
    expect(said(bo)).toEqual(["First", "Second"]);
    expect(bo.messages.flatMap((m) => (m.type === "said" ? [m.line.id] : []))).toEqual([1, 2]);
    for (const token of [tokens[1], spectator]) {
      const late = await Player.at(server, token);
      expect(JSON.stringify(late.welcome)).not.toContain("To myself");
      expect(late.welcome.chat.map(({ id }) => id)).toEqual([1, 2]);
    }
  });

  it("are said from one's own seat alone", async () => {
    const { tokens } = await openPair(server);
    const bo = await Player.at(server, tokens[1]);
    expect(await bo.act({ type: "say", text: "I am Ada", seat: 0 })).toMatchObject({ code: "not-your-seat" });
  });
});
