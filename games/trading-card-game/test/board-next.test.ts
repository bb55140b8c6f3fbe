/** What happens next, as a phone says it under the question. */
import { type Ask, NONE } from "@westmarch/kernel";
import { strictly } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { next } from "../board/next.ts";
import type { CardGame } from "../state.ts";
import { BRIDGE } from "./bridge.ts";
import { catalogues, LANGUAGES } from "./catalogues.ts";

const say = strictly(catalogues);

const said = (prompt: string, seat: number, view: CardGame, language: (typeof LANGUAGES)[number] = "en") =>
  next(
    { prompt, seat, options: [], about: [] } as Ask as Parameters<typeof next>[0],
    {
      say: say(language),
      view,
    } as Parameters<typeof next>[1],
  );

const empty: CardGame = { ...BRIDGE, table: BRIDGE.table.filter(({ zone }) => zone !== "middle") };

describe("what happens next", () => {
  test("is that others assign what is left over, and then the skirmishes", () => {
    expect(said("assign", BRIDGE.turn, BRIDGE)).toBe("Next: the Shadow assigns the minions left over");
    expect(said("assign", 1 - BRIDGE.turn, BRIDGE)).toBe("Next: Skirmish phase");
  });

  test("is the next phase that is not left out", () => {
    expect(said("phase", 1, { ...BRIDGE, phase: "shadow", shadow: 1 - BRIDGE.turn })).toBe(
      "Next: Maneuver phase",
    );
    expect(said("phase", 1, { ...empty, phase: "shadow", shadow: 1 - BRIDGE.turn })).toBe(
      "Next: Regroup phase",
    );
    expect(said("action", 0, { ...BRIDGE, phase: "maneuver" })).toBe("Next: Archery phase");
    expect(said("phase", BRIDGE.turn, { ...BRIDGE, phase: "fellowship", shadow: NONE })).toBe(
      "Next: the fellowship moves",
    );
  });

  test("is left out where nobody can know", () => {
    expect(said("may", 0, BRIDGE)).toBeNull();
  });

  test.each(LANGUAGES)("has words in %s", (language) => {
    for (const phase of ["maneuver", "archery", "assignment", "skirmish", "regroup"] as const)
      for (const prompt of ["phase", "action", "assign"])
        expect(said(prompt, 0, { ...BRIDGE, phase }, language)).toMatch(/\S/);
  });
});
