/** What the map gives way to. */
import { kind, NONE } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { askedOn } from "../src/map/asked.ts";

const { of: at } = kind("place", ["a", "b", "c", "d", "e", "f", "g", "h"]);
const reach = (...places: readonly number[]) => new Map(places.map((place) => [at(place), "enter"]));

test("an army that the rules ask to divide is seen with where it goes, which nobody can choose any more", () => {
  expect(askedOn(reach(), new Set(), at(7), at(3)).foremost).toEqual([3, 7]);
});

test("what is in hand comes before everything else that could be taken up", () => {
  const { asked, foremost } = askedOn(reach(4, 2), new Set([at(6)]), at(7), undefined);
  expect(asked).toEqual([2, 4, 6, 7]);
  expect(foremost).toEqual([2, 4, 7]);
});

test("with nothing in hand nothing is foremost", () => {
  expect(askedOn(reach(4), new Set([at(6)]), NONE, undefined).foremost).toEqual([]);
});
