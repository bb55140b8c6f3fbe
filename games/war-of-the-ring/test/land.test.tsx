/** What those hear of Middle-earth who do not see it: said before all words of the game are there. */
import { hashed, seedOf } from "@westmarch/kernel";
import { strictly } from "@westmarch/testkit/board";
import { expect, test } from "vitest";
import type { Key } from "../board/keys.ts";
import { bordersSentence, regionSentence } from "../board/land/sentence.ts";
import { ALL_REGIONS } from "../data/regions.ts";
import { manifest } from "../manifest.ts";
import { crowded } from "./positions.ts";
import { LANGUAGES, wordsOf } from "./saying.ts";
import { engine } from "./table.ts";

const start = engine.view(engine.start({ players: "2" }, hashed(seedOf("land"))), 0);

/** Throws where a word is among those that come later. */
const first = strictly(wordsOf<Key>(...(manifest.table?.first ?? [])));

test.each(LANGUAGES)(
  "in %s a region has its sentence and its borders in the words that come first",
  (language) => {
    const say = first(language);
    for (const view of [start, crowded(start, 5)])
      for (const region of ALL_REGIONS)
        for (const reach of [undefined, "enter", "attack"] as const)
          expect(regionSentence(say, view, region, reach)).not.toMatch(/[{}]|undefined/);
    for (const region of ALL_REGIONS) expect(bordersSentence(say, region)).not.toMatch(/[{}]|undefined/);
  },
);
