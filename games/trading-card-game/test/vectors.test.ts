import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { playVectors } from "../vectors.ts";

const folder = new URL("./vectors/", import.meta.url);

for (const name of readdirSync(folder)) {
  describe(`the rule vectors of ${name} hold`, () => {
    for (const played of playVectors(JSON.parse(readFileSync(new URL(name, folder), "utf8")))) {
      test(`${played.id} ${played.title}`, () => expect(played.error).toBeNull());
    }
  });
}
