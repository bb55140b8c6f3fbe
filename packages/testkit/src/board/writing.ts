/** What holds for how the words of every game and of the shell are written: the glossary, and marks and spaces. */
import { type InWholeLanguages, inLanguage, type Language } from "@westmarch/kernel/languages";
import { type Catalogue, type Catalogues, languagesOf, type WordCheck } from "./catalogues.ts";
import { GLOSSARY, type GlossaryEntry, type Scope } from "./glossary.ts";

/** The first forbidden word of this entry that stands in the text. */
function forbidden({ never, but = [] }: GlossaryEntry, text: string): string | null {
  const rest = but.reduce((left, allowed) => left.replaceAll(allowed, " "), text);
  for (const word of never) {
    const found = typeof word === "string" ? (rest.includes(word) ? word : null) : word.exec(rest)?.[0];
    if (found) return found;
  }
  return null;
}

/** `key: “word” is not our word; say “wanted”` for every word that the glossary forbids in this place. */
export function glossaryFaults(place: Scope, language: Language, words: Catalogue): string[] {
  const entries = (GLOSSARY[language] ?? []).filter(
    ({ where }) => where === undefined || where.includes(place),
  );
  return Object.entries(words).flatMap(([key, text]) =>
    entries.flatMap((entry) => {
      const found = forbidden(entry, text);
      return found === null ? [] : [`${key}: “${found}” is not our word; say “${entry.say}”`];
    }),
  );
}

const CJK = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー「」『』“”，。、；：！？（）]";

/** Marks as they are written in a language, and what is wrong where one is not. */
const MARKS: InWholeLanguages<readonly (readonly [wrong: RegExp, rule: string])[]> = (() => {
  const fullWidth = [
    [
      new RegExp(`${CJK}[,;:!?()]|[,;:!?()]${CJK}|${CJK}\\.(?!\\d)`, "u"),
      "marks beside characters are full-width",
    ],
    [/(?<!…)…(?!…)/, "an ellipsis has two marks"],
    [new RegExp(`${CJK} +(\\d|#)|(\\d|#) +${CJK}`, "u"), "no space stands beside a numeral"],
  ] as const;
  return {
    en: [
      [/\.\.\./, "an ellipsis is one mark"],
      [/\w'\w|"/, "quotation marks are curved"],
    ],
    "zh-Hant": [...fullWidth, [/……/, "an ellipsis is ⋯⋯"], [/[“”]/, "quotation marks are 「」"]],
    "zh-Hans": [...fullWidth, [/⋯/, "an ellipsis is ……"], [/[「」]/, "quotation marks are “”"]],
    de: [
      [/\.\.\./, "an ellipsis is one mark"],
      [/\p{L}'\p{L}|"|”|“(?=\p{L})/u, "quotation marks are „“"],
      [/\d%/, "a space stands before a per cent sign"],
    ],
    ja: [...fullWidth, [/⋯/, "an ellipsis is ……"], [/[“”]/, "quotation marks are 「」"]],
  };
})();

/** The slots that hold a number in this message: `{n, number}`, `{n, plural, …}`. */
const numbersIn = (message: string): string[] =>
  [...message.matchAll(/\{(\w+), (?:number|plural)/g)].map(([, slot]) => slot);

/** Slots that hold numbers, written as numerals; the names of all others are taken out, which are no words. */
const asRead = (text: string, numbers: ReadonlySet<string>): string =>
  text
    .replaceAll(/\{(\w+)(?:, number)?\}/g, (_, slot: string) => (numbers.has(slot) ? "0" : "A"))
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),\s*/g, "")
    .replaceAll(/(?:\}\s*)?(?:=\d+|\b[a-z-]+)\s*\{/g, "|")
    .replaceAll(/\}/g, "");

/** `key: rule` for every mark or space that is not written as its language writes it. */
export function markFaults(catalogues: Catalogues, language: Language): string[] {
  return Object.entries(inLanguage(catalogues, language)).flatMap(([key, text]) => {
    const numbers = new Set(
      languagesOf(catalogues).flatMap((each) => numbersIn(catalogues[each]?.[key] ?? "")),
    );
    // A question mark in quotation marks is a key to press.
    const read = asRead(text, numbers).replaceAll(/[「“]\?[」”]/g, "");
    return (MARKS[language] ?? []).flatMap(([wrong, rule]) => (wrong.test(read) ? [`${key}: ${rule}`] : []));
  });
}

/** The checks of how catalogues are written: two tests for each language. */
export function writingChecks(place: Scope, catalogues: Catalogues): WordCheck[] {
  return languagesOf(catalogues).flatMap((language): WordCheck[] => [
    [
      `${language} keeps to the glossary`,
      () => glossaryFaults(place, language, inLanguage(catalogues, language)),
    ],
    [`${language} writes marks and numerals as it should`, () => markFaults(catalogues, language)],
  ]);
}
