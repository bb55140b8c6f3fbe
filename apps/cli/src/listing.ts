/** Choices in the words of the notation, set out so that a person finds one among a hundred. */

const WIDTH = 100;
const MARGIN = 32;
const APART = "   ";

interface Offer {
  readonly number: number;
  readonly words: readonly string[];
}

/** Offers by their first word, in the order in which the words come up. */
function byFirstWord(offers: readonly Offer[]): Map<string, Offer[]> {
  const groups = new Map<string, Offer[]>();
  for (const { number, words } of offers) {
    const [first = "", ...rest] = words;
    const group = groups.get(first) ?? [];
    group.push({ number, words: rest });
    groups.set(first, group);
  }
  return groups;
}

/** One heading with what belongs to it, over as many lines as it takes. */
function wrapped(heading: string, offers: readonly Offer[]): string[] {
  const lines: string[] = [];
  let line = `  ${heading}`.padEnd(MARGIN);
  let empty = true;
  for (const { number, words } of offers) {
    const entry = [number, ...words].join(" ");
    if (!empty && line.length + APART.length + entry.length > WIDTH) {
      lines.push(line);
      line = " ".repeat(MARGIN);
      empty = true;
    }
    line += empty ? entry : APART + entry;
    empty = false;
  }
  return [...lines, line];
}

/**
 * A line for each verb; where a verb takes two words (`move:FROM:TO`), one for each first word. What needs no words
 * (`pass`) stands together on one line.
 */
export function listing(written: readonly string[]): string[] {
  const offers = written.map((word, i): Offer => ({ number: i + 1, words: word.split(":") }));
  const bare = offers.filter(({ words }) => words.length === 1);
  const speaking = byFirstWord(offers.filter(({ words }) => words.length > 1));
  const lines = bare.length > 0 ? wrapped("", bare) : [];
  for (const [verb, group] of speaking) {
    if (group.some(({ words }) => words.length < 2)) lines.push(...wrapped(verb, group));
    else for (const [first, some] of byFirstWord(group)) lines.push(...wrapped(`${verb} ${first}`, some));
  }
  return lines;
}
