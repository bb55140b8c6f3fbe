import { hashed, NotationError, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { confrontation, positionOf } from "../index.ts";
import { engine } from "./table.ts";

const { notation } = confrontation;

describe("positions", () => {
  test("are written as a player would say them", () => {
    const g = positionOf({
      turn: "good",
      good: { eregion: ["frodo", "sam"] },
      dark: { moria: ["balrog"] },
      out: ["warg"],
    });
    expect(notation.write(g)).toBe("good=frodo@eregion,sam@eregion dark=balrog@moria,warg@fallen turn=good");
  });

  test("read back equal at every decision of whole games, states and views", () => {
    for (let seed = 0; seed < 8; seed++) {
      const random = stream(seed);
      const g = engine.start({ variant: seed % 2 === 0, match: seed % 3 === 0 }, hashed(seed));
      while (!g.result) {
        for (const state of [g, engine.view(g, 0), engine.view(g, null)])
          expect(notation.read(notation.write(state))).toEqual(state);
        const asks = engine.asks(g);
        const ask = asks[random(asks.length)];
        engine.trust(g, ask.seat, ask.options[random(ask.options.length)], hashed(seed));
      }
      expect(notation.read(notation.write(g))).toEqual(g);
    }
  });

  test.each([
    ["good=bilbo@shire", /bilbo/],
    ["good=frodo@gondolin", /gondolin/],
    ["good=balrog@moria", /does not fight/],
    ["weather=fair", /weather/],
    ["turn=noon", /noon/],
    ["turns=soon", /^turns: .* whole number/],
    ["stack=nowhere", /place in the rules/],
    ["rulings=anarchy", /anarchy/],
  ])("“%s” is refused with what was expected", (line, message) => {
    expect(() => notation.read(line)).toThrow(NotationError);
    expect(() => notation.read(line)).toThrow(message);
  });
});

describe("choices", () => {
  test("are one word each and read back", () => {
    for (const option of [
      ["move", 5, 8],
      ["card", 3],
      ["keep"],
      ["retreat", 15],
      ["place", 17, 15],
    ] as const) {
      expect(notation.option(notation.choice(option))).toEqual(option);
    }
    expect(notation.choice(["move", 5, 8])).toBe("move:aragorn:moria");
  });

  test("with too few names, or none that exist, are refused", () => {
    expect(() => notation.option("move:aragorn")).toThrow(NotationError);
    expect(() => notation.option("card:g7")).toThrow(NotationError);
  });
});
