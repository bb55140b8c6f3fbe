/** The pages on which an owner of the box enters what is printed on it. */
import { describe, expect, test } from "vitest";
import { choosing } from "../board/box/choosing.ts";
import { spotOf } from "../board/box/complained.ts";
import { begun, draftIn, written } from "../board/box/draft.ts";
import { compared, doubled, entered, fieldsOf, ours, withEntry, without } from "../board/box/editing.ts";
import type { Field } from "../board/box/fields/field.ts";
import { knownIn, nextMissing, progressOf, wholeProgress } from "../board/box/progress.ts";
import { goOn, hear } from "../board/box/reads.ts";
import { type Entries, GROWING, keysIn, ORDER, SECTIONS, type Section } from "../board/box/sections.ts";
import { packed, unpacked } from "../board/box/sharing.ts";
import { brought, readBrought } from "../brought.ts";
import { complaints } from "../pack/checks.ts";
import { readPack } from "../pack/reading.ts";
import type { Pack } from "../pack/types.ts";
import { WESTMARCH } from "../pack/westmarch.ts";

const OWN = begun("a", "My box");

/** The entry with one field entered as it stands already. */
function again<S extends Section>(entry: Entries[S], field: Field<Entries[S]>): Entries[S] {
  const { control } = field;
  switch (control.kind) {
    case "text":
      return control.set(entry, control.get(entry));
    case "sentence": {
      const text = control.get(entry);
      return text === null ? (control.drop?.(entry) ?? entry) : control.set(entry, text);
    }
    case "number":
      return control.set(entry, control.get(entry));
    case "choice":
      return control.set(entry, control.get(entry));
    case "several":
      return control.set(entry, control.get(entry));
    case "counts":
      return control.names.reduce((so, name) => control.set(so, name, control.get(so)[name] ?? 0), entry);
    case "flag":
      return control.set(entry, control.get(entry));
    case "places":
      return control.set(entry, control.get(entry));
    case "ends":
    case "faces":
      return control.get(entry).reduce((so, name, at) => control.set(so, at, name), entry);
  }
}

/** The built-in pack with the entries of one section taken out and put back. */
const putBack = <S extends Section>(section: S): Pack =>
  SECTIONS[section].put(WESTMARCH, SECTIONS[section].entries(WESTMARCH));

/** The pack with all of a section compared with one's own copy. */
const allCompared = <S extends Section>(pack: Pack, section: S): Pack =>
  SECTIONS[section]
    .entries(pack)
    .reduce<Pack>((so, entry, at) => withEntry(so, { section, at }, compared(section, entry)), pack);

describe.each(ORDER)("what is entered of %s", (section) => {
  const entries = SECTIONS[section].entries(WESTMARCH);

  test("stays as it is where the player enters what stands there", () => {
    entries.forEach((entry) => {
      for (const field of fieldsOf(section, entry))
        expect(sorted(again(entry, field))).toEqual(sorted(entry));
    });
  });

  test("is put back at its place", () => {
    expect(sorted(putBack(section))).toEqual(sorted(WESTMARCH));
    expect(new Set(keysIn(WESTMARCH, section)).size).toBe(entries.length);
  });

  test("counts as known when it has been compared with one's own copy", () => {
    const { known, all } = progressOf(allCompared(OWN, section), section);
    expect(known).toBe(all);
    expect(all).toBeGreaterThan(0);
  });

  test("is as we have it again when the player wants that", () => {
    const changed = allCompared(OWN, section);
    expect(ours(changed, { section, at: 0 })).toEqual(entries[0]);
  });
});

/** The same whatever order things were written in. */
const sorted = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("a pack that a player writes", () => {
  test("is a game as soon as it is begun, and says of our figures that they are ours", () => {
    expect(readPack(written(OWN)).complaints).toEqual([]);
    expect(wholeProgress(OWN)).toEqual(wholeProgress(WESTMARCH));
    expect(wholeProgress(OWN).known).toBeLessThan(wholeProgress(OWN).all);
  });

  test("is kept unfinished, and refused where it is to be played with", () => {
    const [first] = SECTIONS.event.entries(OWN);
    const field = fieldsOf("event", first).find(({ id }) => id === "command");
    if (field?.control.kind !== "sentence") throw new Error("cards have a sentence");
    const half = withEntry(OWN, { section: "event", at: 0 }, field.control.set(first, ""));
    expect(draftIn(written(half))).toEqual(half);
    expect(readPack(written(half)).pack).toBeNull();
    const shelf = { kept: [{ id: "half", text: written(half) }], keep: () => null, remove: () => {} };
    expect(choosing.kept(shelf)).toEqual([]);
  });

  test("marks what is entered as read in one's own copy, and that alone", () => {
    const [unit] = SECTIONS.units.entries(OWN);
    const field = fieldsOf("units", unit).find(({ id }) => id === "strength");
    if (field?.control.kind !== "number") throw new Error("units have a strength");
    const changed = entered("units", field, field.control.set(unit, 3));
    expect(changed.from).toMatchObject({ strength: "box", name: "rulebook", figures: "reconstructed" });
    const pack = withEntry(OWN, { section: "units", at: 0 }, changed);
    expect(knownIn(pack, "units")[0]).toEqual({ known: 2, all: 6 });
  });

  test("leads from one thing that is missing to the next, until nothing is", () => {
    const start = { section: "dice", at: 0 } as const;
    expect(nextMissing(OWN, start)).not.toBeNull();
    const whole = ORDER.reduce<Pack>(allCompared, OWN);
    expect(nextMissing(whole, start)).toBeNull();
    expect(wholeProgress(whole)).toEqual({
      known: wholeProgress(whole).all,
      all: wholeProgress(whole).all,
    });
  });

  test("can have more and fewer entries where the rules do not number them", () => {
    for (const section of GROWING) {
      const more = doubled(OWN, { section, at: 0 });
      expect(keysIn(more, section)).toHaveLength(keysIn(OWN, section).length + 1);
      expect(sorted(without(more, { section, at: 1 }))).toEqual(sorted(OWN));
    }
  });

  test("comes to a table as the text of its setting", () => {
    const shelf = { kept: [{ id: "own", text: written(OWN) }], keep: () => null, remove: () => {} };
    const [playable] = choosing.kept(shelf);
    expect(playable.title).toBe("My box");
    expect(typeof brought(playable.document)).toBe("string");
    expect(readBrought(playable.document).pack?.title).toBe("My box");
  });

  test("comes out of a link as it went in, and out of a damaged one not at all", async () => {
    const letters = await packed(OWN);
    expect(await unpacked(letters)).toEqual(OWN);
    expect(letters.length).toBeLessThan(12_000);
    expect(await unpacked(letters.slice(0, -40))).toBeNull();
    expect(await unpacked("no pack!")).toBeNull();
    expect(await unpacked("")).toBeNull();
  });
});

describe("what is wrong with a pack", () => {
  test("leads to the page where it can be mended", () => {
    const broken: Pack = {
      ...OWN,
      regions: OWN.regions.map((one) =>
        one.id === "camp" ? { ...one, settlement: { points: 2, breach: 3 } } : one,
      ),
      units: OWN.units.map((one) => (one.id === "orc" ? { ...one, figures: 1 } : one)),
      tiles: OWN.tiles.slice(1),
      cards: OWN.cards.map((one, at) => (at === 0 ? { ...one, command: "Dance." } : one)),
    };
    const found = complaints(broken);
    const spots = found.map((complaint) => spotOf(broken, complaint)?.section ?? null);
    expect(spots).not.toContain(null);
    for (const section of ["event", "regions", "tiles", "units"]) expect(spots).toContain(section);
  });
});

describe("a sentence of a card", () => {
  test("is understood, or says how far it is and what can follow", () => {
    expect(hear("Prevent 1 hit.", "combat").is).toBe("said");
    const half = hear("Roll 4", "command");
    if (half.is !== "unclear") throw new Error("half a sentence is not clear");
    expect(half.found).toBeNull();
    expect(half.fits).toContain("dice");
    const wrong = hear("Prevent many hits.", "combat");
    if (wrong.is !== "unclear") throw new Error("this is not a sentence");
    expect("Prevent many hits.".slice(wrong.upTo)).toBe("many hits.");
  });

  test("can be put together of nothing but what fits", () => {
    let text = "";
    for (const phrase of ["re-roll", "1", "die more", "."]) {
      const heard = hear(text, "combat");
      if (heard.is === "said") break;
      const next = heard.fits.includes(phrase) ? phrase : (heard.fits[0] ?? "");
      text = goOn(text, heard.upTo, next);
    }
    expect(text.startsWith("Re-roll")).toBe(true);
    expect(goOn("Prevent many hits.", 8, "1")).toBe("Prevent 1");
    expect(goOn("Prevent 1 hit.", 14, "score")).toBe("Prevent 1 hit. Score");
  });
});
