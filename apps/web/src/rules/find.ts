/** A chapter of a rule book with its rules in words. */
export interface Chapter {
  readonly title: string;
  readonly rules: readonly { readonly number: string; readonly text: string }[];
}

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

/** The id of a rule's place on the page: `6.3` stands at `r6-3`. */
export const placeOf = (number: string): string => `r${number.replaceAll(".", "-")}`;
