import { KEPT_KINDS } from "@westmarch/protocol";
import { expect, test } from "vitest";
import en from "../src/text/keeps.en.json";
import ja from "../src/text/keeps.ja.json";
import hans from "../src/text/keeps.zh-Hans.json";
import hant from "../src/text/keeps.zh-Hant.json";

test.each([
  ["en", en],
  ["zh-Hant", hant],
  ["zh-Hans", hans],
  ["ja", ja],
])("each kind of thing that a house keeps has its sentence, and no other has one: %s", (_, words) => {
  const told = Object.keys(words).filter((key) => key.startsWith("kept."));
  expect(told.sort()).toEqual(KEPT_KINDS.map((kind) => `kept.${kind}`).sort());
});
