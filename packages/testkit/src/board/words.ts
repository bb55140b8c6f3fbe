/** What holds for the words of every game, in every language. */
import type { RuleBook } from "@westmarch/boardkit";
import type { Core, Game } from "@westmarch/kernel";
import { inLanguage, isSpaced, isWholeIn, type Language } from "@westmarch/kernel/languages";
import { IntlMessageFormat } from "intl-messageformat";
import { leftOut } from "./asMuch.ts";
import { type Catalogue, type Catalogues, languagesOf, type WordCheck } from "./catalogues.ts";
import type { Scope } from "./glossary.ts";
import { writingChecks } from "./writing.ts";

export interface WordsOptions {
  /** Whose words they are: some words are wrong in one game alone. */
  readonly place: Scope;
  readonly catalogues: Catalogues;
  /** Keys that must be there, although the compiler does not hold the code that says them to the catalogues. */
  readonly called: readonly string[];
  /** The types of events that are written down; each has a sentence `log.TYPE`, or several `log.TYPE.…`. */
  readonly written: readonly string[];
  /** What they are called in the list of languages, which says where they are whole; the place, if it is left out. */
  readonly catalogue?: string;
  /** Slots that only choose a form of a word, which not every language has. */
  readonly grammar?: readonly string[];
}

type Part = ReturnType<IntlMessageFormat["getAst"]>[number];

/** Every slot of a message, those inside its choices too. */
function slots(parts: readonly Part[], found: Set<string>): Set<string> {
  for (const part of parts) {
    if ("value" in part && part.type !== 0) found.add(String(part.value));
    if ("options" in part) for (const { value } of Object.values(part.options)) slots(value, found);
  }
  return found;
}

/**
 * Something that a language could leave in English, other than names of slots. In Latin letters many a name is the same, so
 * there only a sentence is.
 */
function hasWords(text: string, language: Language): boolean {
  const words = isSpaced(language) ? /[a-z]{3,} [a-z]{2,}/ : /\p{L}/u;
  return words.test(text.replaceAll(/\{[^}]*\}/g, ""));
}

/** The keys that a page says of any game. What the board says itself, the compiler holds to the catalogues. */
export function saidByThePage(
  game: Pick<Game<Core, unknown>, "seats" | "settings">,
  rules: RuleBook,
): string[] {
  return [
    "game.title",
    "ref.title",
    "log.round",
    ...game.seats({}).flatMap((seat) => [`seat.${seat}`, `seat.${seat}.about`]),
    ...game.settings.flatMap((setting) => [
      `setting.${setting.id}`,
      `setting.${setting.id}.about`,
      ...(setting.kind === "choice" ? setting.values.map((value) => `setting.${setting.id}.${value}`) : []),
      ...(setting.rule === undefined ? [] : [`rule.${setting.rule}`]),
      ...(setting.group === undefined ? [] : [`setting.group.${setting.group}`]),
    ]),
    ...rules.flatMap(({ chapter, numbers }) => [chapter, ...numbers.map((number) => `rule.${number}`)]),
  ];
}

/** That words have the keys of the English ones: all of them where they are whole, no other where they are begun. */
function sameKeys(language: string, words: Catalogue, english: Catalogue, isWhole: boolean): WordCheck {
  return [
    isWhole ? `${language} has the same keys as English` : `${language} has no key that English has not`,
    () => [
      ...Object.keys(words).filter((key) => !(key in english)),
      ...Object.keys(english).filter((key) => isWhole && !(key in words)),
    ],
  ];
}

/** The checks of a game's words: a test each. */
export function wordChecks({
  place,
  catalogues,
  catalogue = place,
  called,
  written,
  grammar = [],
}: WordsOptions): WordCheck[] {
  const english = catalogues.en;
  const slotsOf = (message: string, language: string): string => {
    const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    const found = [...slots(format.getAst(), new Set())];
    return found
      .filter((slot) => !grammar.includes(slot))
      .sort()
      .join(" ");
  };
  const checks: WordCheck[] = [
    ["whatever is called for by name has its words", () => called.filter((key) => !(key in english))],
    [
      "every event that is written down has a sentence",
      () => {
        const keys = Object.keys(english);
        return written.filter(
          (type) => !keys.some((key) => key === `log.${type}` || key.startsWith(`log.${type}.`)),
        );
      },
    ],
  ];
  for (const language of languagesOf(catalogues)) {
    const words = inLanguage(catalogues, language);
    const keys = Object.keys(words);
    checks.push(
      [
        `${language} can be read, and its messages have the slots of the English ones`,
        () => keys.filter((key) => slotsOf(words[key], language) !== slotsOf(english[key] ?? "", "en")),
      ],
      [
        `nothing in ${language} is empty, padded or left over from elsewhere`,
        () => keys.filter((key) => words[key] === "" || /^\s|\s$|\bTODO\b|undefined/.test(words[key])),
      ],
    );
    if (language === "en") continue;
    checks.push(sameKeys(language, words, english, isWholeIn(language, catalogue)), [
      `nothing in ${language} was left in English`,
      () => keys.filter((key) => words[key] === english[key] && hasWords(english[key] ?? "", language)),
    ]);
    const rules = keys.filter((key) => key.startsWith("rule."));
    if (rules.length > 0)
      checks.push([`no rule says less in ${language} than in English`, () => leftOut(english, words, rules)]);
  }
  return [...checks, ...writingChecks(place, catalogues)];
}
