/** How the desk of a position lies within one screen, in English. */
import type { Rack } from "@westmarch/boardkit";
import { sayFrom } from "@westmarch/boardkit/say";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import en from "../src/text/editor.en.json" with { type: "json" };

const rackOf = (kinds: number): Rack => ({
  id: "all",
  name: "All",
  side: null,
  pieces: Array.from({ length: kinds }, (_, at) => ({
    id: `kind:${at}`,
    name: `Kind ${at}`,
    at: null,
    left: 3,
    many: true,
  })),
});

// Here is no window whose size could be asked.
const window = vi.hoisted(() => ({ isSpacious: true }));
vi.mock("../src/ui/useMedia.ts", () => ({ useMedia: () => window.isSpacious }));
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("location", new URL("http://127.0.0.1/lab/parley"));
// What other tests have loaded before asks the real window.
vi.resetModules();
const { Arranged } = await import("../src/analysis/editor/Arranged.tsx");

/** The desk as it is drawn at first, in a window with room for everything or not. */
function desk(isSpacious: boolean, kinds: number, faults = 0): string {
  window.isSpacious = isSpacious;
  return renderToStaticMarkup(
    <Arranged
      say={sayFrom("en", en)}
      faults={faults}
      racks={[rackOf(kinds)]}
      board="[board]"
      pieces={(form) => `[pieces: ${form}]`}
      standing={null}
      knobs="[knobs]"
      holds="[holds]"
      notation="[notation]"
      ways={(fold) => <>[ways] {fold}</>}
    />,
  );
}

test("where there is room, everything but the notation stands open", () => {
  const page = desk(true, 2);
  for (const part of ["[board]", "[pieces: rows]", "[knobs]", "[holds]", "[ways]"])
    expect(page).toContain(part);
  expect(page).not.toContain("[notation]");
  expect(page).toMatch(/aria-expanded="false"[^>]*>Notation/);
});

test("many kinds of pieces lie beside the board, under a tab", () => {
  const page = desk(true, 20);
  expect(page).toContain("[pieces: one]");
  expect(page).toMatch(/aria-selected="true"[^>]*>Pieces/);
  expect(page).not.toContain("[knobs]");
});

test("in a small window the board has one other part beside it, and the tab of faults counts them", () => {
  const page = desk(false, 2, 3);
  expect(page).toContain("[board]");
  expect(page).toContain("[pieces: one]");
  expect(page).not.toMatch(/\[knobs\]|\[holds\]|\[ways\]/);
  expect(page).toMatch(/role="tab"[^>]*>3 faults/);
});
