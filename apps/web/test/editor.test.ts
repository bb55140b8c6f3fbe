/** Positions that are set up by hand, of every game that can be: whatever is set down, it is refused in words or read again. */
import type { BoardModule, Editing, EditSay } from "@westmarch/boardkit";
import { sayFrom } from "@westmarch/boardkit/say";
import { type Core, Engine } from "@westmarch/kernel";
import { games } from "@westmarch/registry";
import { describe, expect, test, vi } from "vitest";
import { stepped, verdictOf } from "../src/analysis/editor/changes.ts";
import { doorOf } from "../src/games/doors.ts";
import words from "../src/text/editor.en.json" with { type: "json" };

interface Edits {
  readonly id: string;
  readonly editing: Editing;
  readonly engine: Engine<Core>;
  readonly says: Parameters<typeof verdictOf>[3];
}

// Boards ask for the shape of the window as they are loaded.
vi.stubGlobal("matchMedia", () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}));

const own = sayFrom("en", words);

async function editsOf(id: string): Promise<readonly Edits[]> {
  const module: BoardModule | undefined = await doorOf(id)?.load?.();
  const besides = await module?.besides();
  const editing = await besides?.editing?.();
  if (!besides || !editing) return [];
  const game: EditSay = sayFrom("en", { ...(await games[id].words("en")), ...words });
  return [{ id, editing, engine: new Engine(besides.game), says: { own, game } }];
}

/** Some of many, from all over. */
const few = <T>(many: readonly T[]): readonly T[] =>
  many.filter((_, at) => at % Math.ceil(many.length / 12) === 0);

const all = (await Promise.all(Object.keys(games).map(editsOf))).flat();

describe.each(all)("a position of $id that is set up by hand", ({ editing, engine, says }) => {
  const { notation } = engine.game;
  const start = editing.start();
  const verdict = (g: Core) => verdictOf(engine, editing, g, says);

  test("can be played from the one to begin with", () => {
    expect(verdict(start)).toEqual({ faults: [], stops: null });
  });

  test("is written and read again, also where it does not hold", () => {
    for (const g of [start, editing.clear(start)]) {
      const line = notation.write(g);
      expect(notation.write(notation.draft?.(line) ?? g)).toBe(line);
      expect(typeof verdict(g).stops === "string" || verdict(g).stops === null).toBe(true);
    }
  });

  test("takes each piece in each place, or says why not; the rest stays as it was", () => {
    const before = notation.write(start);
    const bare = editing.clear(start);
    for (const { pieces } of editing.racks(bare, says.game))
      for (const { id } of pieces) {
        const lands = few(editing.places(bare, says.game)).filter((place) => {
          const edited = editing.move(bare, id, null, place.id, says.game);
          if ("not" in edited) return expect(edited.not).toMatch(/\.$/);
          expect(editing.standing(edited.g, place.id).get(id)).toBeGreaterThan(0);
          expect(notation.faults?.(edited.g)).toEqual([]);
          return true;
        });
        expect(lands, id).not.toEqual([]);
      }
    expect(notation.write(start)).toBe(before);
  });

  test("gives back to the rack what was set down", () => {
    const bare = editing.clear(start);
    const [place] = editing.places(bare, says.game).toReversed();
    const pieces = editing.racks(bare, says.game).flatMap((rack) => rack.pieces);
    const piece = pieces.find(({ left }) => left > 0);
    if (!place || !piece) throw new Error("there is nothing to set down");
    const there = stepped(editing, bare, { piece: piece.id, place: place.id, by: 1 }, says.game);
    if ("not" in there) return;
    const back = stepped(editing, there.g, { piece: piece.id, place: place.id, by: -1 }, says.game);
    expect("g" in back && notation.write(back.g)).toBe(notation.write(bare));
  });

  test("is changed by all else that there is to say of it, and reads as that", () => {
    for (const { knobs } of editing.groups(start, says.game))
      for (const knob of knobs) {
        const changed =
          knob.kind === "one"
            ? few(knob.values).map(({ id }) => knob.put(id))
            : knob.kind === "count"
              ? [knob.put(knob.least), knob.put(knob.most)]
              : knob.all.slice(0, 3).map(({ id }) => (knob.more ?? knob.turn)(id));
        for (const g of changed) {
          const line = notation.write(g);
          expect(notation.write(notation.draft?.(line) ?? g), knob.id).toBe(line);
        }
      }
  });

  test("is mended where it says so", () => {
    for (const { mend, text } of verdict(editing.clear(start)).faults)
      if (mend) expect(verdict(mend()).faults.map((fault) => fault.text)).not.toContain(text);
  });
});
