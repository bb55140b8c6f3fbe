/** What stands in the common room, so that it fits one screen. */
import type { ListedTable, PublicLobbyNow } from "@westmarch/protocol";
import { expect, test } from "vitest";
import { latelyIn, othersIn } from "../src/public-lobby/roomPlan.ts";

const table = (id: string): ListedTable => ({
  table: id,
  game: "duel",
  seats: [],
  free: [1],
  settings: {},
  language: "en",
  watch: false,
  lookers: 0,
  since: 0,
});

test("the fewer tables are listed, the more is told of what was lately", () => {
  const at = (rows: number) => latelyIn({ isQuiet: false, rows });
  expect([0, 2, 3, 5].map((rows) => at(rows).endings.alone)).toEqual([3, 3, 0, 0]);
  expect([0, 2, 3, 5].map((rows) => at(rows).near)).toEqual([1, 1, 1, 0]);
  // With nobody there endings stand in a narrow column, and tournaments take the place of one.
  expect(latelyIn({ isQuiet: true, rows: 0 })).toEqual({ near: 1, endings: { besideNear: 1, alone: 2 } });
});

test("one's own tables do not stand among those to come to", () => {
  const now: PublicLobbyNow = { open: true, tables: [table("one"), table("two")], seeks: [] };
  expect(othersIn(now, [{ table: "one" }, { table: null }]).map((listed) => listed.table)).toEqual(["two"]);
});
