/** Answers ahead of their questions, within one fight. */
import { met } from "@westmarch/campaign/sitting";
import { expect, test } from "vitest";

const FIGHT = { from: 4, round: 2 };
const SAID: Parameters<typeof met>[0] = {
  seat: 0,
  fight: FIGHT,
  answers: [
    { prompt: "retreat", option: ["fight"] },
    { prompt: "stand", option: ["fight"] },
  ],
};
const asked = (prompt: string, seat = 0): Parameters<typeof met>[2] => ({
  seat,
  prompt,
  options: [["fight"], ["to", 7]],
});

test("what was said ahead is given when its question comes, and what follows is kept", () => {
  expect(met(SAID, FIGHT, asked("retreat"))).toEqual({
    give: ["fight"],
    left: { ...SAID, answers: SAID.answers.slice(1) },
  });
});

test("a question that the rules leave out is passed over", () => {
  expect(met(SAID, { from: 4, round: 3 }, asked("stand"))).toEqual({ give: ["fight"], left: null });
});

test("another player's question leaves it as it is", () => {
  expect(met(SAID, FIGHT, asked("cease", 1))).toEqual({ give: null, left: SAID });
});

test.each<[string, Parameters<typeof met>[1], Parameters<typeof met>[2]]>([
  ["any other question", FIGHT, asked("hits")],
  ["another fight", { from: 5, round: 2 }, asked("retreat")],
  ["a fight begun anew", { from: 4, round: 1 }, asked("retreat")],
  ["a round after the next", { from: 4, round: 4 }, asked("retreat")],
  ["the end of the fight", null, asked("retreat")],
  ["an answer that is not to be had", FIGHT, { ...asked("retreat"), options: [["to", 7]] }],
])("%s ends it", (_what, fight, ask) => {
  expect(met(SAID, fight, ask)).toEqual({ give: null, left: null });
});
