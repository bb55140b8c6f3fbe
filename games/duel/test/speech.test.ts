/** Everything that happens, is asked, is refused or can be pointed at in whole games can be said, in every language. */

import { Engine, type HeardOf, hashed, type Seat, seedOf, stream } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { atRest, strictly } from "@westmarch/testkit/board";
import { isFull } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { explanationOf } from "../board/explaining.ts";
import type { Props } from "../board/keys.ts";
import { WRITTEN } from "../board/lines.ts";
import { rules } from "../board/rules.ts";
import { ending, label, line, refusal, sentence } from "../board/speech.ts";
import { BONUSES } from "../data/board.ts";
import { CARDS } from "../data/cards.ts";
import { COLOURS, LANDMARKS, RACES, REGIONS, SKILLS, TOKENS } from "../data/ids.ts";
import { type Duel, duel } from "../index.ts";
import { ALL, STOP } from "../rules/choices.ts";
import de from "../text/de.json" with { type: "json" };
import en from "../text/en.json" with { type: "json" };
import ja from "../text/ja.json" with { type: "json" };
import zhHans from "../text/zh-Hans.json" with { type: "json" };
import zhHant from "../text/zh-Hant.json" with { type: "json" };

const CATALOGUES = { en, "zh-Hant": zhHant, "zh-Hans": zhHans, ja, de };
const LANGUAGES = Object.keys(CATALOGUES) as Language[];

const strict = strictly(CATALOGUES);

const engine = new Engine(duel);
const propsFor = (view: Duel, seat: Seat | null, language: Language, selected: string | null = null): Props =>
  atRest(view, seat, language, strict, selected);

/** Everything that can be pointed at. */
const THINGS: readonly string[] = [
  ...CARDS.map((_, i) => `card:${i}`),
  ...LANDMARKS.map((_, i) => `landmark:${i}`),
  ...TOKENS.map((_, i) => `token:${i}`),
  ...REGIONS.map((_, i) => `region:${i}`),
  ...SKILLS.map((_, i) => `skill:${i}`),
  ...RACES.map((_, i) => `race:${i}`),
  ...COLOURS.map((_, i) => `colour:${i}`),
  ...CARDS.flatMap(({ gives }) => (gives === undefined ? [] : [`chain:${gives}`])),
  ...[...BONUSES.keys()].map((step) => `bonus:${step}`),
  ...["quest", "coin", "unit", "fortress", "tableau", "pile"],
];

/** Says every refusal of things that are not offered; returns the reasons. */
function refuse(g: Duel, seat: Seat, language: Language, reasons: Set<string>): void {
  const attempts = [
    ...[ALL.play, ALL.landmark, ALL.move.flat(), ALL.place].flat(),
    STOP,
    ["play", CARDS.length] as const,
  ];
  const props = propsFor(engine.view(g, seat), seat, language);
  for (const attempt of attempts) {
    const refused = engine.refusal(g, seat, attempt);
    if (!refused) continue;
    reasons.add(refused.reason);
    expect(refusal(refused, props)).not.toBe("");
    expect(rules.some(({ numbers }) => numbers.some((number) => number === refused.rule))).toBe(
      refused.rule !== undefined,
    );
  }
}

interface Told {
  readonly types: Set<string>;
  readonly prompts: Set<string>;
  readonly reasons: Set<string>;
}

/** Plays one random game and says everything both seats hear and are asked. */
function speakGame(seed: string, language: Language, told: Told): void {
  const chance = hashed(seedOf(seed));
  const choose = stream(seedOf(seed, "choices"));
  const g = engine.start({}, chance);
  for (let n = 0; ; n++) {
    const [first] = engine.asks(g);
    if (!first) break;
    const { seat } = first;
    const view = engine.view(g, seat);
    const ask = engine.askOf(view, seat)!;
    told.prompts.add(ask.prompt);
    const buttons = new Set<string>();
    for (const option of ask.options) {
      const { text, group } = label(option, ask, propsFor(view, seat, language));
      buttons.add(`${group?.text ?? ""}: ${text}`);
      expect(sentence(ask, propsFor(view, seat, language, group?.id ?? null))).not.toBe("");
    }
    if (ask.prompt === "turn") expect(buttons.size).toBe(ask.options.length);
    if (n % 12 === 0) refuse(g, seat, language, told.reasons);
    const heard: { ear: Seat; event: HeardOf<Duel> }[] = [];
    engine.play(g, seat, ask.options[choose(ask.options.length)]!, chance, (event) => {
      for (const ear of [0, 1]) {
        const own = engine.heard(event, ear);
        if (own) heard.push({ ear, event: own });
      }
    });
    for (const { ear, event } of heard) {
      const props = propsFor(engine.view(g, ear), ear, language);
      expect(line({ ...event, version: 0, index: 0 }, props), event.type).not.toBeNull();
      told.types.add(event.type);
    }
  }
  for (const seat of [0, 1, null]) {
    const view = engine.view(g, seat);
    expect(ending(propsFor(view, seat, language)).text).not.toBe("");
    for (const thing of choose(4) === 0 ? THINGS : []) explanationOf(thing, strict(language), view);
  }
}

/** All that is asked and refused; what happens is all that is written. */
const PROMPTS =
  "another-turn ents fetch grey-card move place race remove-fortress remove-unit token turn".split(" ");
const REASONS =
  "covered landmark-not-open landmark-taken must-choose no-such-thing no-unit-there not-connected not-in-tableau not-offered not-these-regions one-action too-dear".split(
    " ",
  );
/** Random games in which all of it comes up, in each language. */
const GAMES = 40;
/** On every day each language tells so many, and the last goes on until all of it has come up in one of them. */
const SOME = 4;
const nothing = (): Told => ({ types: new Set(), prompts: new Set(), reasons: new Set() });
const shared = nothing();

describe("speech", () => {
  test.each(LANGUAGES)("whole games can be told in %s", { timeout: 300_000 }, (language) => {
    const told = isFull ? nothing() : shared;
    const isLast = language === LANGUAGES.at(-1);
    const isAll = () =>
      told.types.size >= WRITTEN.length &&
      told.prompts.size >= PROMPTS.length &&
      told.reasons.size >= REASONS.length;
    const isEnough = (games: number) => !isFull && games >= SOME && (!isLast || isAll());
    for (let i = 0; i < GAMES && !isEnough(i); i++) speakGame(`${language} ${i}`, language, told);
    if (!isFull && !isLast) return;
    expect([...told.types].sort()).toEqual([...WRITTEN].sort());
    expect([...told.prompts].sort()).toEqual(PROMPTS);
    expect([...told.reasons].sort()).toEqual(REASONS);
  });

  test("a game given up or agreed drawn has its ending", () => {
    const g = engine.start({}, hashed(1));
    for (const language of LANGUAGES) {
      g.result = { winners: [1], reason: "resigned" };
      expect(ending(propsFor(g, 0, language)).title).toBe(strict(language)("ending.title.lost"));
      g.result = { winners: [], reason: "agreed-draw" };
      expect(ending(propsFor(g, 0, language)).title).toBe(strict(language)("ending.title.draw"));
    }
  });

  test("everything that can be pointed at has a title, words and rules of the book", () => {
    const g = engine.view(engine.start({}, hashed(1)), 0);
    for (const thing of THINGS) {
      const told = explanationOf(thing, strict("en"), g);
      expect(told.title, thing).not.toBe("");
      expect(told.words.length, thing).toBeGreaterThan(0);
      expect(new Set(told.words).size, thing).toBe(told.words.length);
      for (const rule of told.rules) expect(`rule.${rule}` in en, `${thing} ${rule}`).toBe(true);
    }
    expect(explanationOf("dragon:1", strict("en"), g).rules).toEqual([]);
  });
});
