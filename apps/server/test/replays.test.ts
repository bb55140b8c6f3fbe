/** Games that are handed over are played again beside those that serve tables: so many, and none for too long. */
import { keyed } from "@westmarch/fairness";
import { begin, Engine, type Recording, record, type Save, save } from "@westmarch/kernel";
import { afterEach, expect, it } from "vitest";
import { ReplayPool } from "../src/features/save-import/replay-pool.ts";
import { openLog } from "../src/main/index.ts";
import { carried, type Tally, tally } from "./tally.ts";

const games = new URL("./tally-games.ts", import.meta.url).href;
const log = openLog("silent");
const engine = new Engine(tally);
const CHANCE = keyed("5".repeat(64));

const threads: ReplayPool[] = [];
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close();
});
function thread(means: { within?: number; waiting?: number } = {}): ReplayPool {
  const made = new ReplayPool({ games, log, within: 60_000, ...means });
  threads.push(made);
  return made;
}

/** So many steps. */
function played(steps: number): Save {
  let game: Recording<Tally> = begin(engine, {}, CHANCE);
  for (let step = 0; step < steps; step++) game = record(engine, game, step % 2, [["step"]], CHANCE);
  return save(engine, game);
}
const brought = (file: unknown) => ({ file, table: "t", at: 1000, bots: [false, true] });

it("carries out none of its choices in the thread that serves tables", async () => {
  const file = played(70);
  const before = carried.out;
  const { game, settings, roles, taken } = await thread().play(brought(file));
  expect(carried.out).toBe(before);
  expect({ game, settings, roles }).toEqual({ game: "tally", settings: {}, roles: ["one", "two"] });
  expect(taken.begun.acts).toHaveLength(71);
  expect(taken.begun.snapshots.length).toBeGreaterThan(0);
  expect(taken.owes).toEqual([0]);
  expect(taken.secret).toMatch(/^[0-9a-f]{64}$/);
});

it.each([
  ["no game", 3, "save-broken"],
  ["choices that lead elsewhere", { ...played(3), deeds: [] }, "save-broken"],
  ["another game", { ...played(1), game: "chess" }, "no-such-game"],
])("says of %s why it is not taken, as if it had been played here", async (_, file, reason) => {
  await expect(thread().play(brought(file))).rejects.toMatchObject({ refusal: { reason } });
});

it("gives up what takes too long, says so, and plays the next", async () => {
  const file = played(2);
  const slow = thread({ within: 6000 });
  await expect(slow.play(brought({ ...file, game: "endless" }))).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringContaining("replayWithin"),
  });
  expect((await slow.play(brought(file))).taken.begun.acts).toHaveLength(3);
});

it("lets so many wait, and asks those who come then to come again", async () => {
  const file = played(2);
  const few = thread({ waiting: 1 });
  const all = await Promise.allSettled([1, 2, 3].map(() => few.play(brought(file))));
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(all[2]).toMatchObject({
    reason: { code: "unavailable", message: expect.stringContaining("moment") },
  });
  await few.play(brought(file));
});
