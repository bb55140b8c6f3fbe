/** What is read beside the table while nothing is pointed at. */
import { NONE } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { look } from "../board/look/look.ts";
import { matterOf } from "../board/reading/matter.ts";
import { BRIDGE } from "./bridge.ts";

const seen = look(BRIDGE, 0);
const at = { view: BRIDGE, seat: 0 };

test("is what has been taken up last", () => {
  expect(matterOf(at, seen, new Set(["copy:1", "card:1R89"]))).toBe("card:1R89");
});

test("else is the skirmish that goes on", () => {
  expect(matterOf(at, seen, new Set())).toBe(`lane:${BRIDGE.skirmish}`);
});

test("is no skirmish whose character has fallen", () => {
  const table = BRIDGE.table.filter(({ id }) => id !== BRIDGE.skirmish);
  const site = seen.road.find(({ current }) => current)?.copy?.id;
  expect(matterOf({ ...at, view: { ...BRIDGE, table } }, seen, new Set())).toBe(`copy:${site}`);
});

test("else is the archery, or the site where the fellowship stands", () => {
  const still = { ...BRIDGE, skirmish: NONE };
  expect(matterOf({ ...at, view: still }, { ...seen, phase: "archery" }, new Set())).toBe("archery");
  const site = seen.road.find(({ current }) => current)?.copy?.id;
  expect(matterOf({ ...at, view: still }, { ...seen, phase: "regroup" }, new Set())).toBe(`copy:${site}`);
});
