/**
 * Messages in the ICU format, as far as catalogues here go: slots, numbers, plurals and selects. The whole of it would
 * be a seventh of what the first page loads; the tests hold this part to it, on every message there is.
 */
import type { Slots } from "./board.ts";

type Value = Slots[string];

/** A message that has been read: given its slots, it is a sentence. `count` is what `#` stands for. */
type Message = (slots: Slots, count: number) => string;

const QUOTE = "'";

/** How numbers may be written. */
const STYLES: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  plain: {},
  percent: { style: "percent" },
  "::.0": { minimumFractionDigits: 1, maximumFractionDigits: 1 },
};

/** Writes numbers of a language, by the names of `STYLES`. */
function figuresIn(language: string): (value: Value, style: string) => string {
  const numbers = new Map<string, Intl.NumberFormat>();
  return (value, style) => {
    let format = numbers.get(style);
    if (!format) {
      format = new Intl.NumberFormat(language, STYLES[style]);
      numbers.set(style, format);
    }
    return format.format(Number(value));
  };
}

/** Goes through a text, sign by sign. */
class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The sign that comes next; undefined at the end. */
  get next(): string | undefined {
    return this.#text[this.#at];
  }

  wrong(what: string): Error {
    return new Error(`${what} expected at ${this.#at} of “${this.#text}”`);
  }

  /** The next sign, which is passed. */
  take(): string {
    return this.#text[this.#at++] ?? "";
  }

  /** Passes this sign if it comes next. */
  skip(sign: string): boolean {
    if (this.next !== sign) return false;
    this.#at++;
    return true;
  }

  word(): string {
    const found = /\s*([^\s,{}]+)\s*/y;
    found.lastIndex = this.#at;
    const [all, name] = found.exec(this.#text) ?? [];
    if (all === undefined || name === undefined) throw this.wrong("a name");
    this.#at += all.length;
    return name;
  }

  /** What stands between quotes is taken as it is; a quote alone is an apostrophe. */
  quoted(signs: string): string {
    this.#at++;
    if (this.skip(QUOTE)) return QUOTE;
    if (!signs.includes(this.next ?? " ")) return QUOTE;
    let plain = "";
    while (this.next !== undefined) {
      if (!this.skip(QUOTE)) plain += this.take();
      else if (this.skip(QUOTE)) plain += QUOTE;
      else break;
    }
    return plain;
  }
}

/** What is given for a slot. */
function givenFor(slots: Slots, name: string, text: string): Value {
  const value = slots[name];
  if (value === undefined) throw new Error(`nothing is given for ${name} in “${text}”`);
  return value;
}

/** Texts and slots, one after the other. */
const joined =
  (all: readonly (string | Message)[]): Message =>
  (slots, count) =>
    all.map((part) => (typeof part === "string" ? part : part(slots, count))).join("");

/** The first of these cases that there is, or else `other`. */
const caseOf = (cases: ReadonlyMap<string, Message>, ...names: readonly string[]): Message =>
  cases.get(names.find((each) => cases.has(each)) ?? "other") ?? (() => "");

/** Reads a message in this language. Throws where it is not written well. */
export function messageOf(text: string, language: string): (slots?: Slots) => string {
  const inFigures = figuresIn(language);
  const rules = new Intl.PluralRules(language);
  const scanner = new Scanner(text);

  const cases = (counted: boolean): ReadonlyMap<string, Message> => {
    const found = new Map<string, Message>();
    while (!scanner.skip("}")) {
      const name = scanner.word();
      if (!scanner.skip("{")) throw scanner.wrong("{");
      found.set(name, parts(counted));
      if (!scanner.skip("}")) throw scanner.wrong("}");
      while (/\s/.test(scanner.next ?? "")) scanner.take();
    }
    if (!found.has("other")) throw scanner.wrong("other");
    return found;
  };

  const slot = (): Message => {
    const name = scanner.word();
    const given = (slots: Slots): Value => givenFor(slots, name, text);
    if (scanner.skip("}")) return (slots) => String(given(slots));
    if (!scanner.skip(",")) throw scanner.wrong(",");
    const kind = scanner.word();
    if (kind === "number") {
      const style = scanner.skip(",") ? scanner.word() : "plain";
      if (!(style in STYLES) || !scanner.skip("}")) throw scanner.wrong("a way of writing a number");
      return (slots) => inFigures(given(slots), style);
    }
    if ((kind !== "plural" && kind !== "select") || !scanner.skip(","))
      throw scanner.wrong("number, plural or select");
    const ways = cases(kind === "plural");
    if (kind === "select") return (slots, count) => caseOf(ways, String(given(slots)))(slots, count);
    return (slots) => {
      const value = Number(given(slots));
      return caseOf(ways, `=${value}`, rules.select(value))(slots, value);
    };
  };

  const parts = (counted: boolean): Message => {
    const all: (string | Message)[] = [];
    let plain = "";
    const keep = (part: Message): void => {
      all.push(plain, part);
      plain = "";
    };
    while (scanner.next !== undefined && scanner.next !== "}") {
      if (scanner.next === QUOTE) plain += scanner.quoted(counted ? "{}#" : "{}");
      else if (scanner.skip("{")) keep(slot());
      else if (counted && scanner.skip("#")) keep((_, count) => inFigures(count, "plain"));
      else plain += scanner.take();
    }
    return joined([...all, plain]);
  };

  const message = parts(false);
  if (scanner.next !== undefined) throw scanner.wrong("the end");
  return (slots = {}) => message(slots, 0);
}
