/** What a player brings to a table: settings of the own seat, until the game begins. */
import { anyGame, type Game, type Setting } from "@westmarch/kernel";
import type { Joined, RematchTold, TableOpened, TableSummary, TournamentNow } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { call, dropDir, Player, post, seatOf, testServer } from "./table.ts";
import { type Tally, tally } from "./tally.ts";

interface Coats extends Tally {
  coats: readonly string[];
}

const coat = (seat: number): Setting => ({
  id: `coat${seat}`,
  of: { seat, as: "coat" },
  kind: "choice",
  values: ["red", "blue", "torn"],
  initial: "red",
});

/** The counting game, to which each player brings a coat; a torn one is refused. */
const coats: Game<Coats, { marks: number[] }> = {
  ...(tally as object as Game<Coats, { marks: number[] }>),
  id: "coats",
  settings: [coat(0), coat(1), { id: "loud", kind: "switch", initial: false }],
  unfit: ({ coat1 }) => (coat1 === "torn" ? { setting: "coat1", reason: "torn" } : null),
  setup: (settings) => ({
    ...tally.setup(settings),
    coats: [String(settings.coat0), String(settings.coat1)],
  }),
};

let server: RunningServer & { dataDir: string };
beforeAll(async () => {
  server = await testServer({ games: [anyGame(coats)] });
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

const open = () =>
  post<TableOpened>(server, "/api/tables", {
    game: "coats",
    settings: { coat0: "blue" },
    seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
  });
const join = (invitation: string, settings?: object) =>
  call(server, "/api/join", { invitation, name: "Bo", ...(settings && { settings }) });

/** What stands in the position that a link leads to. */
async function worn(token: string): Promise<unknown> {
  const player = await Player.at(server, token);
  await player.until(() => player.heard !== null);
  const [first] = player.welcome.views;
  return (first?.view as { readonly coats?: unknown } | undefined)?.coats;
}

describe("a table to which people bring something", () => {
  it("waits for the player who is to come, and says so", async () => {
    const opened = await open();
    const [invitation] = opened.invitations;
    const [summary] = await post<TableSummary[]>(server, "/api/mine", { tokens: [invitation.token] });
    expect(summary).toMatchObject({ gathers: true, invited: 1, version: 0 });
  });

  it("begins with what the guest brings", async () => {
    const opened = await open();
    const joined = await join(opened.invitations[0].token, { coat1: "blue" });
    expect(await worn(((await joined.json()) as Joined).token)).toEqual(["blue", "blue"]);
  });

  it("begins with what was chosen for a guest who brings nothing", async () => {
    const opened = await open();
    await join(opened.invitations[0].token);
    expect(await worn(seatOf(opened))).toEqual(["blue", "red"]);
  });

  it.each([
    ["the other’s seat", { coat0: "red" }],
    ["the table as a whole", { loud: true }],
    ["nothing that there is", { hat: "green" }],
    ["something that no game can be played with", { coat1: "torn" }],
  ])("refuses what is for %s, and keeps the seat free", async (_, settings) => {
    const opened = await open();
    const [{ token }] = opened.invitations;
    const refused = await join(token, settings);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: "bad-message", reason: "settings" },
    ]);
    expect((await join(token, { coat1: "red" })).ok).toBe(true);
  });

  it("goes on to the next game with everybody’s own, wherever they sit", async () => {
    const opened = await open();
    const joined = (await (await join(opened.invitations[0].token)).json()) as Joined;
    const ada = await Player.at(server, seatOf(opened));
    await ada.until(() => ada.heard !== null);
    await ada.choose(0, ["end"]);
    await post<RematchTold>(server, "/api/again", { token: seatOf(opened) });
    await post<RematchTold>(server, "/api/again", { token: joined.token });
    const again = await Player.at(server, seatOf(opened));
    expect(again.welcome.mine).toEqual([1]);
    expect(await worn(joined.token)).toEqual(["red", "blue"]);
  });
});

it("to a tournament it is brought once, for either side of every game, and nobody else is told", async () => {
  const [ada, bo] = ["a", "b"].map((letter) => letter.repeat(32));
  const asks = (path: string, body: object) => call(server, `/api/tournaments${path}`, body);
  const ask = async <T>(path: string, body: object): Promise<T> => {
    const answer = await asks(path, body);
    expect(answer.status).toBeLessThan(300);
    return (await answer.json()) as T;
  };
  const { id } = await ask<{ id: string }>("", {
    key: ada,
    name: "Coats",
    game: "coats",
    settings: {},
    kind: "round-robin",
    rounds: 1,
    games: 1,
    hours: null,
    guests: true,
  });
  const join = (key: string | undefined, name: string, brings: object) =>
    asks("/join", { tournament: id, key, name, brings });
  // What could not be played on the other side is refused, and so is what is another seat's.
  for (const wrong of [{ coat0: "torn" }, { coat1: "blue" }, { loud: true }])
    expect((await join(ada, "Ada", wrong)).status).toBe(400);
  expect((await join(ada, "Ada", { coat0: "blue" })).status).toBe(200);
  await ask("/join", { tournament: id, key: bo, name: "Bo" });
  const now = await ask<TournamentNow>("/act", { tournament: id, key: ada, act: { do: "start" } });
  expect(JSON.stringify(now)).not.toContain("blue");
  const [game] = now.played;
  const { token } = await ask<{ token: string }>("/enter", { tournament: id, key: bo, table: game?.table });
  const wears = game?.sides.map((side) => (side === 0 ? "blue" : "red"));
  expect(await worn(token)).toEqual(wears);
});
