import { expect, test } from "vitest";
import { runVectors, table, Unexpected } from "../src/index.ts";
import { engineOf } from "./variants.ts";

const VECTORS = [
  { id: "V1", title: "holds", why: [] as string[] },
  { id: "V2", title: "does not hold", why: ["honour is 3, not 5", "favour is 1, not 2"] },
  { id: "V3", title: "cannot be played" },
];

const play = (vector: (typeof VECTORS)[number]): string[] => {
  if (!vector.why) throw new Error("there is no such card");
  return vector.why;
};

test("vectors are counted, and each that fails is named with its reasons", () => {
  const lines: string[] = [];
  const report = runVectors("parley", VECTORS, play, (line) => lines.push(line));
  expect(report.passed).toBe(1);
  expect(report.failed.map(({ id, why }) => [id, why])).toEqual([
    ["V2", "honour is 3, not 5\nfavour is 1, not 2"],
    ["V3", "there is no such card"],
  ]);
  expect(lines).toEqual([
    "parley V2 fails: does not hold",
    "    honour is 3, not 5",
    "    favour is 1, not 2",
    "parley V3 fails: cannot be played",
    "    there is no such card",
    "1 passed, 2 failed",
  ]);
});

const LINE =
  "game=2:0:0:3:1:0:3 seat=slander.0;;;5;3 seat=gift.0;;;5;3 deck=* pile= sealed=-,- at=round.act{taken:0}";

test("a table says what goes against an expectation", () => {
  const t = table(engineOf(), LINE);
  expect(() => t.mayNot("north", "pass")).toThrow(new Unexpected("north may play pass"));
  expect(() => t.may("north", "play:gift.0")).toThrow("north may not play play:gift.0 (not-in-hand 2.3)");
  expect(() => t.mayNot("north", "play:gift.0", { rule: "9.9" })).toThrow("rule 2.3, not 9.9");
  expect(() => t.mayOnly("north", "pass")).toThrow("north may play pass play:slander.0:1, not pass");
  expect(() => t.awaits("east")).toThrow("awaits north:turn, not east");
  expect(() => t.awaits("north", "bid")).toThrow("awaits north:turn, not north:bid");
  expect(() => t.awaits("nobody")).toThrow("there is no seat nobody");
  expect(t.position).toContain("seat=slander.0;;;5;3");
});

test("a table leaves nothing to luck", () => {
  const bid = LINE.replace("at=round.act", "at=round.bid");
  const tied = () => table(engineOf(), bid).plays("north", "bid:1");
  expect(() => tied().plays("east", "bid:1")).toThrow("a draw among 2 is due and none was given");
  expect(() => tied().draws(2).plays("east", "bid:1")).toThrow("a draw among 2 cannot be 2");
  expect(tied().draws(0).plays("east", "bid:1").state.leader).toBe(0);
});
