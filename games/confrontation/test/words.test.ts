/** The words of the game, in every language it speaks. */
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { guide } from "../board/guide.ts";
import { WRITTEN } from "../board/lines.ts";
import { kindOf } from "../board/names.ts";
import { rules } from "../board/rules.ts";
import { CARDS, CHARACTERS, REGIONS, VARIANTS } from "../data/ids.ts";
import { confrontation } from "../index.ts";
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

/** Slots that only choose a form of a word, which not every language has. */
const GRAMMAR: ReadonlySet<string> = new Set(["many"]);

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
  return [...slots(format.getAst(), new Set())].filter((slot) => !GRAMMAR.has(slot)).sort();
};

const REASONS =
  "not-your-turn game-over already-sealed not-offered not-your-character character-fallen no-such-place region-full not-adjacent no-sideways no-backward no-sideways-in-mountains river-downstream-only tunnel-one-way dark-no-river dark-no-tunnel aragorn-needs-enemy witch-king-needs-enemy nazgul-needs-lone-enemy rider-needs-enemy rider-blocked shadowfax-needs-empty shadowfax-forward-only shadowfax-spent shadowfax-same-character palantir-shire palantir-nobody-there palantir-needs-move palantir-spent gandalf-not-fallen fangorn-held fangorn-full gandalf-spent recall-first-turn mordor-held mordor-full recall-spent recall-already-there one-variant-card no-variant-game card-used card-not-yours not-in-pile retreat-not-there no-retreat only-defender-frodo warg-ignores-abilities sam-not-here frodo-not-here place-not-setup-region place-taken".split(
    " ",
  );
const PROMPTS = "place turn move balrog target react saruman card magic retreat onward".split(" ");
const ENDINGS = "mordor frodo shire no-move match resigned agreed-draw".split(" ");

/** Every key that rules, prompts and data call for. */
function called(): string[] {
  const numbered = (key: string, list: readonly unknown[]): string[] => list.map((_, i) => `${key}.${i}`);
  const kinds = [...new Set(CARDS.map((_, card) => kindOf(card)))];
  return [
    ...["character", "who", "ability", "about.character"].flatMap((key) => numbered(key, CHARACTERS)),
    ...["region", "place"].flatMap((key) => numbered(key, REGIONS)),
    ...["variant", "variant.short", "variant.about"].flatMap((key) => numbered(key, VARIANTS)),
    ...kinds.flatMap((kind) => [`card.${kind}`, `card.short.${kind}`, `card.about.${kind}`]),
    ...PROMPTS.map((prompt) => `prompt.${prompt}`),
    ...REASONS.map((reason) => `refusal.${reason}`),
    ...ENDINGS.map((reason) => `ending.${reason}`),
    ...confrontation.settings.flatMap(({ id }) => [`setting.${id}`, `setting.${id}.about`]),
    ...confrontation.seats({}).map((seat) => `seat.${seat}`),
    ...rules.flatMap(({ chapter, numbers }) => [chapter, ...numbers.map((number) => `rule.${number}`)]),
    ...guide.steps.map(({ say }) => say),
    "game.title",
    "game.tagline",
    "game.about",
  ];
}

describe("the words", () => {
  test("every rule, prompt, reason, setting and figure has its words", () => {
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
    expect(Object.keys(words).filter((key) => words[key] === english[key])).toEqual([]);
  });
});
