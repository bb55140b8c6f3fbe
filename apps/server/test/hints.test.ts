import type { BotPlayer } from "@westmarch/players/port";
import type { HintTold, TableOpened } from "@westmarch/protocol";
import { afterEach, describe, expect, it } from "vitest";
import type { RunningServer, ServerOptions } from "../src/main/index.ts";
import { call, dropDir, openPair, openShared, Player, post, seatOf, testServer } from "./table.ts";

type Server = RunningServer & { dataDir: string };
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.close();
    dropDir(server.dataDir);
  }
});

type Question = Parameters<NonNullable<BotPlayer["hint"]>>[0];

/** A server whose computers say of everything that the last option wins, and what they were asked. */
async function hinting(options: Partial<ServerOptions> = {}) {
  const asked: Question[] = [];
  const bots: BotPlayer = {
    choose: () => new Promise(() => {}),
    hint: async (question) => {
      asked.push(question);
      const { secret } = question.view as { secret: { hands: number[][] } };
      return { option: ["hide", secret.hands[question.seat].at(-1) ?? 0], because: "wins" };
    },
  };
  const server = await testServer({ bots, ...options, policy: { botPatience: 60_000, ...options.policy } });
  servers.push(server);
  return { server, asked };
}

const against = (server: Server): Promise<TableOpened> =>
  post<TableOpened>(server, "/api/tables", {
    game: "hoard",
    settings: {},
    seats: [
      { kind: "me", name: "Ada" },
      { kind: "bot", level: "gentle" },
    ],
  });

const refused = async (server: Server, body: object): Promise<{ status: number; code: string }> => {
  const response = await call(server, "/api/hint", body);
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code };
};

describe("a hint", () => {
  it("is thought over from what the seat may know, and is one of its options", async () => {
    const { server, asked } = await hinting();
    const token = seatOf(await against(server));
    const ada = await Player.at(server, token);
    const { version, views } = ada.now;
    const view = views[0];
    expect(ada.heard).toMatchObject({ hints: true });
    const told = await post<HintTold>(server, "/api/hint", { token, seat: 0, version });
    expect(view.ask?.options).toContainEqual(told.option);
    expect(told.because).toBe("wins");
    expect(asked).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(asked[0].view))).toEqual(view.view);
    await post<HintTold>(server, "/api/hint", { token, seat: 0, version });
    expect(asked[1].seed).toBe(asked[0].seed);
  });

  it("is given at one screen, and never where another person plays or only watches", async () => {
    const { server } = await hinting();
    const shared = seatOf(await openShared(server));
    const { version } = (await Player.at(server, shared)).now;
    expect(await post<HintTold>(server, "/api/hint", { token: shared, seat: 1, version })).toHaveProperty(
      "option",
    );
    const { tokens, spectator } = await openPair(server);
    const other = (await Player.at(server, tokens[0])).now.version;
    expect(await refused(server, { token: tokens[0], seat: 0, version: other })).toEqual({
      status: 409,
      code: "illegal",
    });
    expect(await refused(server, { token: tokens[0], seat: 1, version: other })).toEqual({
      status: 403,
      code: "not-your-seat",
    });
    expect(await refused(server, { token: spectator, seat: 0, version: other })).toEqual({
      status: 403,
      code: "not-your-seat",
    });
  });

  it("is refused where the host wants none, and for a moment that is over", async () => {
    const { server } = await hinting({ policy: { hints: false } });
    const token = seatOf(await against(server));
    const ada = await Player.at(server, token);
    expect(ada.heard).not.toHaveProperty("hints");
    const { version } = ada.now;
    expect(await refused(server, { token, seat: 0, version })).toEqual({ status: 409, code: "illegal" });
    const { server: other } = await hinting();
    const here = seatOf(await against(other));
    expect(await refused(other, { token: here, seat: 0, version: 999 })).toEqual({
      status: 409,
      code: "stale",
    });
  });

  it("that fails leaves the table as it was", async () => {
    const bots: BotPlayer = {
      choose: () => new Promise(() => {}),
      hint: async () => ({ option: ["dance"], because: "wins" }),
    };
    const { server } = await hinting({ bots });
    const token = seatOf(await against(server));
    const { version } = (await Player.at(server, token)).now;
    expect(await refused(server, { token, seat: 0, version })).toEqual({ status: 503, code: "unavailable" });
  });
});
