import { afterEach, beforeEach, expect, test, vi } from "vitest";

const puzzle = (id: string, rating: number) => ({
  ...{ id, rating, settings: {}, position: "p", seat: 0, because: "wins", chances: [0.9, 0.4] },
  line: [{ seat: 0, option: ["rest"], draws: [], barrier: false, free: true }],
});

/** What the addresses answer; null: they cannot be reached. */
let own: unknown;
let found: unknown;
const answer = (body: unknown) => {
  if (body === null) throw new TypeError("offline");
  return new Response(JSON.stringify(body));
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", async (address: string) =>
    answer(address.startsWith("/api/puzzles/") ? found : own),
  );
});
afterEach(() => vi.unstubAllGlobals());

const collection = () => import("../src/puzzles/collection.ts");

test("puzzles that were found in games of people stand among the game's own, the easiest first", async () => {
  own = [puzzle("late", 1500), puzzle("early", 900)];
  found = { puzzles: [puzzle("here", 1200)] };
  const { puzzlesOf } = await collection();
  const all = await puzzlesOf("duel");
  expect(all.map(({ id, byPeople }) => [id, byPeople])).toEqual([
    ["early", false],
    ["here", true],
    ["late", false],
  ]);
});

test("the puzzle of the day does not change when another one is found", async () => {
  own = [puzzle("a", 900), puzzle("b", 1000), puzzle("c", 1100)];
  const days = Array.from({ length: 20 }, (_, day) => day);
  const dailies = async (there: unknown) => {
    vi.resetModules();
    found = there;
    const { puzzlesOf, dailyOf } = await collection();
    const all = await puzzlesOf("duel");
    return days.map((day) => dailyOf(all, day)?.id);
  };
  expect(await dailies({ puzzles: [puzzle("here", 950)] })).toEqual(await dailies({ puzzles: [] }));
});

test("a game's own puzzles are there without the server's, and an answer of nonsense is none", async () => {
  own = [puzzle("a", 900)];
  for (const there of [null, { puzzles: "none" }]) {
    vi.resetModules();
    found = there;
    const { puzzlesOf } = await collection();
    expect((await puzzlesOf("duel")).map(({ id }) => id)).toEqual(["a"]);
  }
});
