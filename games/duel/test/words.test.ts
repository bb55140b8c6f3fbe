/** The words of the game, in every language it speaks. */
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { guide } from "../board/guide.ts";
import { WRITTEN } from "../board/lines.ts";
import { rules } from "../board/rules.ts";
import { BONUSES } from "../data/board.ts";
import { CARDS } from "../data/cards.ts";
import { COLOURS, LANDMARKS, RACES, REGIONS, SIDES, SKILLS, TOKENS } from "../data/ids.ts";
import { duel } from "../index.ts";
import en from "../text/en.json" with { type: "json" };
import ja from "../text/ja.json" with { type: "json" };
import zhHans from "../text/zh-Hans.json" with { type: "json" };
import zhHant from "../text/zh-Hant.json" with { type: "json" };

type Words = Readonly<Record<string, string>>;
const CATALOGUES: readonly (readonly [language: string, words: Words])[] = [
  ["en", en],
  ["zh-Hant", zhHant],
  ["zh-Hans", zhHans],
  ["ja", ja],
];
const OTHERS = CATALOGUES.slice(1);

type Part = ReturnType<IntlMessageFormat["getAst"]>[number];

/** Every slot of a message, those inside its choices too. */
function slots(parts: readonly Part[], found: Set<string>): Set<string> {
  for (const part of parts) {
    if ("value" in part && part.type !== 0) found.add(String(part.value));
    if ("options" in part) for (const { value } of Object.values(part.options)) slots(value, found);
  }
  return found;
}

const parsed = (message: string, language: string): string[] => {
  const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  return [...slots(format.getAst(), new Set())].sort();
};

const REASONS =
  "not-your-turn game-over already-sealed not-offered no-such-thing not-in-tableau covered too-dear landmark-not-open landmark-taken one-action no-unit-there not-connected must-choose not-these-regions".split(
    " ",
  );
const PROMPTS =
  "turn place remove-unit remove-fortress another-turn move token race grey-card fetch ents".split(" ");
const ENDINGS =
  "quest.fellowship quest.sauron support conquest regions regions.shared resigned agreed-draw".split(" ");

/** Every key that rules, prompts and data call for. */
function called(): string[] {
  const numbered = (key: string, list: readonly unknown[]): string[] => list.map((_, i) => `${key}.${i}`);
  const chains = CARDS.flatMap(({ gives }) => (gives === undefined ? [] : [gives]));
  return [
    ...numbered("skill", SKILLS),
    ...["race", "about.race"].flatMap((key) => numbered(key, RACES)),
    ...numbered("region", REGIONS),
    ...["landmark", "about.landmark"].flatMap((key) => numbered(key, LANDMARKS)),
    ...["token", "about.token"].flatMap((key) => numbered(key, TOKENS)),
    ...COLOURS.flatMap((colour) => [`colour.${colour}`, `about.colour.${colour}`]),
    ...chains.map((chain) => `chain.${chain}`),
    ...[...BONUSES.keys()].map((step) => `about.bonus.${step}`),
    ...PROMPTS.map((prompt) => `prompt.${prompt}`),
    ...REASONS.map((reason) => `refusal.${reason}`),
    ...ENDINGS.map((reason) => `ending.${reason}`),
    ...duel.settings.flatMap((setting) => [
      `setting.${setting.id}`,
      `setting.${setting.id}.about`,
      ...(setting.kind === "choice" ? setting.values.map((value) => `setting.${setting.id}.${value}`) : []),
      ...(setting.rule === undefined ? [] : [`rule.${setting.rule}`]),
    ]),
    ...SIDES.flatMap((side) => [`seat.${side}`, `seat.${side}.about`, `side.${side}`]),
    ...rules.flatMap(({ chapter, numbers }) => [chapter, ...numbers.map((number) => `rule.${number}`)]),
    ...guide.steps.map(({ say }) => say),
    "game.title",
    "game.tagline",
    "game.about",
  ];
}

describe("the words", () => {
  test("every rule, prompt, reason, setting and thing on the table has its words", () => {
    expect(called().filter((key) => !(key in en))).toEqual([]);
  });

  test("every event that is written down has a sentence", () => {
    const missing = WRITTEN.filter(
      (type) => !Object.keys(en).some((key) => key === `log.${type}` || key.startsWith(`log.${type}.`)),
    );
    expect(missing).toEqual([]);
  });

  test.each(OTHERS)("%s has the same keys as English", (_, words) => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(CATALOGUES)(
    "%s can be read, and its messages have the slots of the English ones",
    (language, words) => {
      const english: Words = en;
      for (const [key, message] of Object.entries(words)) {
        expect([key, parsed(message, language)]).toEqual([key, parsed(english[key] ?? "", "en")]);
      }
    },
  );

  test.each(CATALOGUES)("nothing in %s is empty, padded or left over from elsewhere", (_, words) => {
    const odd = Object.entries(words).filter(
      ([, text]) => text.trim() !== text || text === "" || /\bTODO\b|undefined/.test(text),
    );
    expect(odd).toEqual([]);
  });

  test.each(OTHERS)("nothing in %s was left in English", (_, words) => {
    const english: Words = en;
    const worded = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, ""));
    const same = Object.keys(words).filter(
      (key) => words[key] === english[key] && worded(english[key] ?? ""),
    );
    expect(same).toEqual([]);
  });
});
