import { expect, it } from "vitest";
import { twice } from "../once.ts";

it("is refused where a module of styles stands in two files", () => {
  const base = "._slip_1dz6d_28{position:relative}";
  expect(twice({ "first.css": base, "table.css": "._slip_1vxpy_1{position:absolute}" })).toEqual([]);
  expect(twice({ "first.css": base, "Round.css": `${base}._round_2abcd_1{display:grid}` })).toHaveLength(1);
});
