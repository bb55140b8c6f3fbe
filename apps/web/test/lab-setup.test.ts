import { type Core, Engine, hashed, stream } from "@westmarch/kernel";
import { games } from "@westmarch/registry";
import { describe, expect, it, test } from "vitest";
import { lineOfFields, positionIn } from "../src/analysis/positionSetup.ts";

const engineOf = (id: string): Engine<Core> => new Engine(games[id].game);

/** Positions of a game at random. */
function positions(id: string, many: number): readonly Core[] {
  const engine = engineOf(id);
  const [chance, pick] = [hashed(4), stream(4)];
  const g = engine.start({}, chance);
  const found = [engine.game.clone(g)];
  for (let i = 1; i < many && !g.result; i++) {
    const [ask] = engine.asks(g);
    engine.trust(g, ask.seat, ask.options[pick(ask.options.length)], chance);
    if (i % 10 === 0) found.push(engine.game.clone(g));
  }
  return found;
}

describe.each(Object.keys(games))("a position of %s word by word", (id) => {
  const engine = engineOf(id);
  const { notation } = engine.game;

  test("makes the line that is read as the same position", () => {
    for (const g of positions(id, 120)) {
      const fields = notation.fields?.(g) ?? [];
      expect(fields.length).toBeGreaterThan(5);
      const read = positionIn(engine, lineOfFields(fields));
      if ("fault" in read) throw new Error(read.fault.reason ?? "nobody is asked");
      expect(notation.write(read.g)).toBe(notation.write(g));
    }
  });

  test("says of each word what it can be, and what is written in it is that", () => {
    for (const g of positions(id, 60))
      for (const { written, shape } of notation.fields?.(g) ?? []) {
        if (shape.kind === "one") expect(shape.names).toContain(written);
        if (shape.kind === "number") expect(written).toMatch(/^-?\d+$/);
        if (shape.kind === "row" && shape.names.length > 1)
          expect(written.split(shape.between)).toHaveLength(shape.names.length);
      }
  });
});

describe("a position that a person writes", () => {
  const engine = engineOf("confrontation");

  it("is refused with the word at fault", () => {
    expect(positionIn(engine, "good=frodo@nowhere")).toMatchObject({ fault: { word: "good" } });
    expect(positionIn(engine, "good=frodo@shire turn=blue")).toMatchObject({ fault: { word: "turn" } });
    expect(positionIn(engine, "hello")).toMatchObject({ fault: { word: null } });
    expect(positionIn(engine, "stack=no.where")).toHaveProperty("fault");
  });

  it("is read where it can be played on", () => {
    const line = "good=frodo@shire,sam@eregion dark=balrog@moria,warg@mordor turn=good";
    const read = positionIn(engine, line);
    expect("g" in read && engine.asks(read.g)[0].options.length).toBeGreaterThan(1);
  });
});
