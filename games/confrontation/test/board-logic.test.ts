import { type AskOf, NONE } from "@westmarch/kernel";
import { describe, expect, it } from "vitest";
import { destinations, grips, takenUp } from "../board/choices.ts";
import { readKept } from "../board/kept.ts";
import { marchOf } from "../board/pieces/marching.ts";
import { complete, type Draft, nineOf, put, suggest } from "../board/setup.ts";
import { SET_UP } from "../data/board.ts";
import {
  BALROG,
  CHARACTERS,
  DARK,
  EREGION,
  FRODO,
  GANDALF,
  GOOD,
  MORDOR,
  MORIA,
  REGION,
  REGIONS,
  SAM,
  SHIRE,
} from "../data/ids.ts";
import type { Confrontation } from "../state.ts";
import type { Words } from "../words.ts";

const RHUDAUR = REGION.named("rhudaur");
const ENEDWAITH = REGION.named("enedwaith");

const turn: AskOf<Confrontation, "turn"> = {
  seat: 0,
  prompt: "turn",
  options: [
    ["move", FRODO, RHUDAUR],
    ["move", FRODO, EREGION],
    ["move", GANDALF, MORIA],
    ["shadowfax", GANDALF, ENEDWAITH],
    ["shadowfax", SAM, ENEDWAITH],
    ["recall", SAM],
    ["palantir", REGION.named("misty-mountains")],
  ],
};

describe("what the map offers", () => {
  it("is nothing until something is taken up", () => {
    expect(takenUp(turn, null)).toBeNull();
    expect(destinations(turn, null).size).toBe(0);
  });

  it("is where the piece in hand may go", () => {
    expect([...destinations(turn, takenUp(turn, "piece:0")).keys()]).toEqual([RHUDAUR, EREGION]);
    expect(destinations(turn, "shadowfax:4").get(ENEDWAITH)).toEqual(["shadowfax", GANDALF, 5]);
    expect([...destinations(turn, "palantir").keys()]).toEqual([7]);
  });

  it("forgets what can no longer be taken up", () => {
    expect(takenUp(turn, "piece:8")).toBeNull();
    expect(takenUp(null, "piece:0")).toBeNull();
  });

  it("takes up the only piece there is, as the prompt bar does", () => {
    expect(
      takenUp(
        {
          ...turn,
          options: [
            ["move", FRODO, RHUDAUR],
            ["move", FRODO, EREGION],
          ],
        },
        null,
      ),
    ).toBe("piece:0");
  });

  it("is the places of a retreat at once, beside other answers", () => {
    const react: AskOf<Confrontation, "react"> = {
      seat: 0,
      prompt: "react",
      options: [["retreat", RHUDAUR], ["sam"], ["none"]],
      about: [BALROG, SAM, EREGION],
    };
    expect([...destinations(react, takenUp(react, null)).keys()]).toEqual([RHUDAUR]);
  });

  it("grips a piece by its step before its ride, and answers a recall at once", () => {
    expect(grips(turn, null).get(GANDALF)).toEqual({ kind: "group", id: "piece:4" });
    expect(grips(turn, null).get(SAM)).toEqual({ kind: "group", id: "shadowfax:1" });
    expect(grips(turn, "recall").get(SAM)).toEqual({ kind: "answer", option: ["recall", SAM] });
    expect(grips(turn, "recall").has(FRODO)).toBe(false);
  });
});

describe("the set-up that is thought over", () => {
  const empty: Draft = CHARACTERS.map(() => NONE);
  const pickFirst = () => 0;

  it("exchanges with the last one where there is no room", () => {
    let draft = put(empty, GOOD, SAM, RHUDAUR);
    draft = put(draft, GOOD, FRODO, SHIRE);
    draft = put(draft, GOOD, FRODO, RHUDAUR);
    expect([draft[FRODO], draft[SAM]]).toEqual([3, SHIRE]);
    draft = put(draft, GOOD, GANDALF, RHUDAUR);
    expect([draft[GANDALF], draft[FRODO]]).toEqual([3, -1]);
  });

  it("exchanges with the one it is put upon", () => {
    let draft = suggest(GOOD, pickFirst);
    const [a, b] = [draft[FRODO], draft[GANDALF]];
    draft = put(draft, GOOD, FRODO, draft[GANDALF]!, GANDALF);
    expect([draft[FRODO], draft[GANDALF]]).toEqual([b, a]);
  });

  it.each([GOOD, DARK] as const)(
    "is suggested by the rules, with the shy ones out of the first line (side %i)",
    (side) => {
      let state = 1;
      const whim = (sides: number) => {
        state = (state * 16807) % 2147483647;
        return state % sides;
      };
      const seen = new Set<string>();
      for (let i = 0; i < 200; i++) {
        const draft = suggest(side, whim);
        expect(complete(draft, side)).toBe(true);
        const counts = REGIONS.map((_, region) => draft.filter((at) => at === region).length);
        expect(counts).toEqual(SET_UP[side]);
        const front = side === GOOD ? [3, 4, 5] : [10, 11, 12];
        for (const shy of side === GOOD ? [FRODO, SAM] : [12, 13]) expect(front).not.toContain(draft[shy]);
        seen.add(nineOf(draft, side).join());
      }
      expect(seen.size).toBeGreaterThan(150);
    },
  );
});

describe("what a device kept", () => {
  it("is read as far as it makes sense", () => {
    expect(readKept(undefined)).toEqual({ strokes: [], draft: null });
    expect(readKept({ strokes: [{ version: 1 }, 7], draft: { game: 0, at: [1] } })).toEqual({
      strokes: [],
      draft: null,
    });
    const stroke = { version: 1, index: 0, region: 3, place: 0, note: 5 };
    const draft = { game: 0, at: [0, 0, 0, 0, 1, 2, 3, 4, 5] };
    expect(readKept({ strokes: [stroke], draft })).toEqual({ strokes: [stroke], draft });
  });
});

describe("a hidden standee on the march", () => {
  const told = <T extends keyof Words["events"]>(type: T, facts: Words["events"][T]) => ({
    type,
    facts,
    version: 3,
    index: 0,
  });
  const ROHAN = REGION.named("rohan");

  it("is known by where from and where to alone", () => {
    expect(
      marchOf(told("moved", { side: DARK, from: ROHAN, to: MORIA, how: "step", character: BALROG }), NONE),
    ).toEqual({
      side: DARK,
      from: 12,
      to: 8,
    });
  });

  it("goes home to Mordor or Gondor when it is called", () => {
    expect(marchOf(told("recalled", { from: RHUDAUR }), NONE)).toEqual({ side: DARK, from: 3, to: MORDOR });
    expect(marchOf(told("shelob-home", {}), MORIA)?.from).toBe(8);
    expect(marchOf(told("turn", { side: GOOD, turn: 2 }), NONE)).toBeNull();
  });
});
