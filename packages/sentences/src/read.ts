/** Reads sentences of a controlled language: in one way only, or with the place where they leave it. */
import { cut, listening, type Reader } from "./words.ts";

/** A sentence that does not belong to the language, or could be read in several ways. Lines and columns are counted from 1. */
export class SentenceError extends Error {
  override name = "SentenceError";
  readonly line: number;
  readonly column: number;
  /** What would have fitted there; nothing if there is more than one way to read it. */
  readonly expected: readonly string[];
  /** What stands there instead; `null` at the end. */
  readonly found: string | null;

  constructor(sentence: string, index: number, wanted: readonly string[], found: string | null) {
    const before = sentence.slice(0, index);
    const quoted = wanted.map((phrase) => `“${phrase}”`).join(" or ");
    super(
      wanted.length === 0
        ? `${sentence}: can be read in several ways`
        : `${before}⟨here⟩: ${quoted} expected, not ${found === null ? "the end" : `“${found}”`}`,
    );
    const lines = before.split("\n");
    this.line = lines.length;
    this.column = (lines.at(-1) ?? "").length + 1;
    this.expected = wanted;
    this.found = found;
  }
}

/** More than this many ways to go on help no author. */
const MOST = 12;

/** Reads a sentence again that does not belong to the language, to find where it goes wrong. */
function wrong(sentence: string, grammar: Reader<unknown>): SentenceError {
  const all = listening(sentence);
  grammar.parse(all[0]);
  const at = all.findLast(({ missed }) => missed.size > 0);
  const wanted = [...(at?.missed ?? ["the end"])].slice(0, MOST);
  return new SentenceError(sentence, at?.pos.index ?? 0, wanted, at?.text ? at.text : null);
}

/**
 * What reads whole sentences by a grammar. Throws `SentenceError` with what was expected where, or if a sentence can be
 * read in more than one way: all ways of reading it are tried.
 */
export function readerOf<T>(grammar: Reader<T>): (sentence: string) => T {
  return (sentence) => {
    const output = grammar.parse(cut(sentence));
    const ways = output.successful ? output.candidates : [];
    const whole = ways.filter(({ nextToken }) => nextToken === undefined);
    const [one] = whole;
    if (!one) throw wrong(sentence, grammar);
    const readings = new Set(whole.map(({ result }) => JSON.stringify(result)));
    if (readings.size > 1) throw new SentenceError(sentence, 0, [], null);
    return one.result;
  };
}
