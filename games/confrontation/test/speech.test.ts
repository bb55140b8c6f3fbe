/** Everything that happens and is asked in whole games can be said, in every language. */

import { Engine, type HeardOf, hashed, type Seat, seedOf, stream } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { atRest, storyOf, strictly } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import type { Props } from "../board/keys.ts";
import { WRITTEN } from "../board/lines.ts";
import { ending, label, line, sentence } from "../board/speech.ts";
import { type Confrontation, confrontation } from "../index.ts";
import de from "../text/de.json" with { type: "json" };
import en from "../text/en.json" with { type: "json" };
import ja from "../text/ja.json" with { type: "json" };
import zhHans from "../text/zh-Hans.json" with { type: "json" };
import zhHant from "../text/zh-Hant.json" with { type: "json" };

const CATALOGUES = { en, "zh-Hant": zhHant, "zh-Hans": zhHans, ja, de };

/** Events that are only for show. */
const SILENT = ["placed", "battle-ended"];

const strict = strictly(CATALOGUES);

const engine = new Engine(confrontation);
const propsFor = (view: Confrontation, seat: Seat, language: Language, selected: string | null): Props =>
  atRest(view, seat, language, strict, selected);

/** Plays one random game and says everything both seats hear and are asked; returns the types of all events. */
function speakGame(seed: string, language: Language): Set<string> {
  const types = new Set<string>();
  const chance = hashed(seedOf(seed));
  const choose = stream(seedOf(seed, "choices"));
  const heard = (seat: Seat, events: readonly HeardOf<Confrontation>[], g: Confrontation) => {
    const props = propsFor(engine.view(g, seat), seat, language, null);
    for (const event of events) {
      const told = line({ ...event, version: 0, index: 0 }, props);
      expect(told === null, event.type).toBe(SILENT.includes(event.type));
      types.add(event.type);
    }
  };
  const g = engine.start({ variant: true, match: true }, chance);
  for (;;) {
    const asks = engine.asks(g);
    if (asks.length === 0) break;
    const { seat } = asks[0]!;
    const view = engine.view(g, seat);
    const ask = engine.askOf(view, seat)!;
    for (const option of ask.options) {
      const selected = label(option, ask, propsFor(view, seat, language, null)).group?.id ?? null;
      expect(sentence(ask, propsFor(view, seat, language, selected))).not.toBe("");
    }
    const events: { seat: Seat; event: HeardOf<Confrontation> }[] = [];
    engine.play(g, seat, ask.options[choose(ask.options.length)]!, chance, (event) => {
      for (const ear of [0, 1]) {
        const own = engine.heard(event, ear);
        if (own) events.push({ seat: ear, event: own });
      }
    });
    for (const ear of [0, 1])
      heard(
        ear,
        events.filter((one) => one.seat === ear).map((one) => one.event),
        g,
      );
  }
  for (const seat of [0, 1])
    expect(ending(propsFor(engine.view(g, seat), seat, language, null)).text).not.toBe("");
  return types;
}

describe("speech", () => {
  test.each(Object.keys(CATALOGUES) as Language[])("whole games can be told in %s", (language) => {
    const types = new Set<string>();
    for (let i = 0; i < 12; i++) for (const type of speakGame(`${language} ${i}`, language)) types.add(type);
    expect([...types].filter((type) => !WRITTEN.includes(type) && !SILENT.includes(type))).toEqual([]);
  });

  test("in a match, a deed is the deed of that side's player in that game", () => {
    const { g, log } = storyOf(engine, { match: true }, 3, null);
    const props = { ...propsFor(engine.view(g, 0), 0, "en", null), log };
    const goods: number[] = [];
    for (const event of log) {
      if (event.type === "game-began") goods.push(event.facts.good);
      if (event.type !== "turn") continue;
      const good = goods.at(-1)!;
      expect(line(event, props)?.by).toBe(event.facts.side === 0 ? good : 1 - good);
    }
    expect(goods).toEqual([0, 1]);
  });
});
