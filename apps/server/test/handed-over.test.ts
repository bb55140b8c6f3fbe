/** A game that was played on a device alone goes on as a table. */
import { keyed, verify } from "@westmarch/fairness";
import { begin, Engine, type Recording, record, type Save, save } from "@westmarch/kernel";
import type { HttpRefusal, ReplayFile, TableOpened } from "@westmarch/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { call, dropDir, fetchReplay, Player, playOut, post, seatOf, sure, testServer } from "./table.ts";
import { carried, TALLY, type Tally, tally } from "./tally.ts";

const engine = new Engine(tally);
const CHANCE = keyed("5".repeat(64));

let server: RunningServer & { dataDir: string };
beforeAll(async () => {
  const gamesModule = new URL("./tally-games.ts", import.meta.url).href;
  server = await testServer({ games: [TALLY], gamesModule });
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

/** Four choices, of which one drew. */
function played(): Save {
  let game: Recording<Tally> = begin(engine, {}, CHANCE);
  for (const [seat, word] of [
    [0, "step"],
    [1, "throw"],
    [0, "step"],
    [1, "step"],
  ] as const)
    game = record(engine, game, seat, [[word]], CHANCE);
  return save(engine, game);
}

let claims = 0;
const wish = (of: Partial<{ claim: string; save: unknown; seats: unknown }> = {}) => ({
  claim: `claim-of-a-device-${process.pid}-${++claims}`.padEnd(30, "x"),
  save: played(),
  seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
  ...of,
});
const refused = async (body: unknown): Promise<HttpRefusal & { status: number }> => {
  const answer = await call(server, "/api/hand-over", body);
  return { status: answer.status, ...((await answer.json()) as HttpRefusal) };
};

it("goes on from where it stood, with all that happened, and with a friend who comes by link", async () => {
  const opened = await post<TableOpened>(server, "/api/hand-over", wish());
  const ada = await Player.at(server, seatOf(opened));
  expect(ada.now.version).toBe(4);
  expect(ada.welcome.log.length).toBeGreaterThan(0);
  expect(ada.welcome.chat).toMatchObject([{ seat: null, text: "brought", name: "Ada" }]);
  const { token } = await post<{ token: string }>(server, "/api/join", {
    invitation: sure(opened.invitations[0], "no invitation").token,
    name: "Bo",
  });
  const bo = await Player.at(server, token);
  expect(bo.now.version).toBe(4);
  await ada.choose(0, ["throw"]);
  await playOut([ada, bo], (ask) => ask.options[2]);
  const replay = (await (await fetchReplay(server, ada.now.replay)).json()) as ReplayFile;
  const whole = replay.save as Save;
  // What was drawn on the device is vouched for by no server; all that came after is.
  expect(whole.fairness).toMatchObject({ brought: 1 });
  expect(verify(whole, engine)).toMatchObject({ ok: true, problems: [] });
});

it("draws by a key of its own, which the device cannot know", async () => {
  const file = { ...played(), fairness: { commitment: "0".repeat(64), key: "5".repeat(64) } };
  const one = await post<TableOpened>(server, "/api/hand-over", wish({ save: file }));
  const ada = await Player.at(server, seatOf(one));
  expect(ada.welcome.fairness).toMatchObject({ key: null });
  expect(ada.welcome.fairness.commitment).not.toBe("0".repeat(64));
});

it("is played again where nobody at a table waits for that", async () => {
  const asked = wish();
  const before = carried.out;
  await post<TableOpened>(server, "/api/hand-over", asked);
  expect(carried.out).toBe(before);
});

it("is the same table, by the same links, for a device that asks again", async () => {
  const asked = wish();
  const first = await post<TableOpened>(server, "/api/hand-over", asked);
  expect(await post<TableOpened>(server, "/api/hand-over", asked)).toEqual(first);
  const [one, other] = await Promise.all(
    [wish({ claim: "the-same-claim-at-once-twice" }), wish({ claim: "the-same-claim-at-once-twice" })].map(
      (both) => post<TableOpened>(server, "/api/hand-over", both),
    ),
  );
  expect(one).toEqual(other);
});

it.each([
  ["no game at all", { save: 3 }, 400, "save-broken"],
  [
    "choices that the rules do not allow",
    { save: { ...played(), deeds: played().deeds.slice(1) } },
    400,
    "save-broken",
  ],
  [
    "another position",
    { save: { ...played(), state: { ...(played().state as object), drawn: 9 } } },
    400,
    "save-broken",
  ],
  [
    "a game by other rules",
    { save: { ...played(), version: 9, deeds: played().deeds.slice(1) } },
    400,
    "rules-differ",
  ],
  ["a game that is not here", { save: { ...played(), game: "chess" } }, 404, "no-such-game"],
  ["too few seats", { seats: [{ kind: "me", name: "Ada" }] }, 400, "seats"],
])("refuses %s, and says why", async (_, given, status, reason) => {
  expect(await refused(wish(given))).toMatchObject({ status, reason });
});

it("refuses who claims a table with other seats than it was handed over with", async () => {
  const asked = wish();
  await post<TableOpened>(server, "/api/hand-over", asked);
  const seats = [{ kind: "open" }, { kind: "me", name: "Ada" }];
  expect(await refused({ ...asked, seats })).toMatchObject({ status: 409, code: "stale" });
});
