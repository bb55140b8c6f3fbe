import type { RuleBook, Say } from "@westmarch/boardkit";

/** A chapter of a rule book with its rules in words. */
export interface Chapter {
  readonly title: string;
  /** The part of the book that it stands in, or null where a book has no parts. */
  readonly part: string | null;
  readonly rules: readonly { readonly number: string; readonly text: string }[];
}

/** A rule book in these words. */
export const inWords = (book: RuleBook, say: Say): readonly Chapter[] =>
  book.map(({ chapter, numbers, part }) => ({
    title: say(chapter),
    part: part === undefined ? null : say(part),
    rules: numbers.map((number) => ({ number, text: say(`rule.${number}`) })),
  }));

/** One alphabet for searching: no accents, no capitals, full-width figures as plain ones. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Whether a rule speaks of all these words. A number finds its rule and the rules under it. */
function speaksOf(rule: Chapter["rules"][number], words: readonly string[]): boolean {
  const text = plain(rule.text);
  return words.every(
    (word) => rule.number === word || rule.number.startsWith(`${word}.`) || text.includes(word),
  );
}

/** The chapters with only those rules that speak of what is asked for; all of them when nothing is asked. */
export function find(chapters: readonly Chapter[], asked: string): readonly Chapter[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => speaksOf(rule, words)) }))
    .filter(({ rules }) => rules.length > 0);
}

export const countOf = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, { rules }) => sum + rules.length, 0);

/** Chapters by the part that they stand in, in reading order. */
export function byPart(
  chapters: readonly Chapter[],
): readonly { readonly part: string | null; readonly chapters: readonly Chapter[] }[] {
  const parts: { part: string | null; chapters: Chapter[] }[] = [];
  for (const chapter of chapters) {
    const last = parts.at(-1);
    if (last && last.part === chapter.part) last.chapters.push(chapter);
    else parts.push({ part: chapter.part, chapters: [chapter] });
  }
  return parts;
}

/** A piece of a rule's words: as it is, or the number of a rule that can be gone to. */
export interface Piece {
  readonly text: string;
  readonly rule: boolean;
}

/** The words of a rule in pieces, so that the numbers of other rules of the book can be gone to. */
export const piecesOf = (text: string, numbers: ReadonlySet<string>): readonly Piece[] =>
  text
    .split(/(\d+(?:\.\d+)+)/)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, rule: numbers.has(piece) }));

/** The id of a rule's place on the page: `6.3` stands at `r6-3`. */
export const placeOf = (number: string): string => `r${number.replaceAll(".", "-")}`;
