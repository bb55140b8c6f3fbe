/** Every card with a text is at work in some vector. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CARDS } from "../data/cards.ts";

const folder = new URL("./vectors/", import.meta.url);

/** The cards that the vectors of all files name, wherever it is. */
const shown = new Set(
  readdirSync(folder).flatMap(
    (name) => readFileSync(new URL(name, folder), "utf8").match(/\d+[CPRU]\d+/g) ?? [],
  ),
);

const wanted = CARDS.filter(({ text }) => text !== "");

test("the vectors show every card that says something", () => {
  expect(wanted.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
});

test.each([
  ["DWARVEN", "DWARVEN"],
  ["ELVEN", "ELVEN"],
  ["GANDALF", "GANDALF"],
  ["GONDOR", "GONDOR"],
  ["ISENGARD", "ISENGARD"],
  ["MORIA", "MORIA"],
  ["RINGWRAITH", "RINGWRAITH"],
  ["SAURON", "SAURON"],
  ["SHIRE", "SHIRE"],
  ["no culture", undefined],
])("each card of %s has a vector of its own in the file of its culture", (_, culture) => {
  const name = `cards-${culture?.toLowerCase() ?? "sites"}.json`;
  const file: { readonly scenarios: readonly { readonly id: string }[] } = JSON.parse(
    readFileSync(new URL(name, folder), "utf8"),
  );
  const own = new Set(file.scenarios.map(({ id }) => id.split(".")[0]));
  expect(wanted.filter((card) => card.culture === culture && !own.has(card.id)).map(({ id }) => id)).toEqual(
    [],
  );
});
