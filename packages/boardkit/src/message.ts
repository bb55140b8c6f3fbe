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

/** Reads a message in this language. Throws where it is not written well. */
export function messageOf(text: string, language: string): (slots?: Slots) => string {
  const numbers = new Map<string, Intl.NumberFormat>();
  const inFigures = (value: Value, style: string): string => {
    let format = numbers.get(style);
    if (!format) {
      format = new Intl.NumberFormat(language, STYLES[style]);
      numbers.set(style, format);
    }
    return format.format(Number(value));
  };
  const rules = new Intl.PluralRules(language);
  let at = 0;

  const wrong = (what: string): Error => new Error(`${what} expected at ${at} of “${text}”`);
  const word = (): string => {
    const found = /\s*([^\s,{}]+)\s*/y;
    found.lastIndex = at;
    const [all, name] = found.exec(text) ?? [];
    if (all === undefined || name === undefined) throw wrong("a name");
    at += all.length;
    return name;
  };
  const skip = (sign: string): boolean => {
    if (text[at] !== sign) return false;
    at++;
    return true;
  };

  /** What stands between quotes is taken as it is; a quote alone is an apostrophe. */
  const quoted = (signs: string): string => {
    at++;
    if (skip(QUOTE)) return QUOTE;
    if (!signs.includes(text[at] ?? " ")) return QUOTE;
    let plain = "";
    while (at < text.length) {
      if (!skip(QUOTE)) plain += text[at++];
      else if (skip(QUOTE)) plain += QUOTE;
      else break;
    }
    return plain;
  };

  const cases = (counted: boolean): ReadonlyMap<string, Message> => {
    const found = new Map<string, Message>();
    while (!skip("}")) {
      const name = word();
      if (!skip("{")) throw wrong("{");
      found.set(name, parts(counted));
      if (!skip("}")) throw wrong("}");
      while (/\s/.test(text[at] ?? "")) at++;
    }
    if (!found.has("other")) throw wrong("other");
    return found;
  };

  const slot = (): Message => {
    const name = word();
    const given = (slots: Slots): Value => {
      const value = slots[name];
      if (value === undefined) throw new Error(`nothing is given for ${name} in “${text}”`);
      return value;
    };
    if (skip("}")) return (slots) => String(given(slots));
    if (!skip(",")) throw wrong(",");
    const kind = word();
    if (kind === "number") {
      const style = skip(",") ? word() : "plain";
      if (!(style in STYLES) || !skip("}")) throw wrong("a way of writing a number");
      return (slots) => inFigures(given(slots), style);
    }
    if ((kind !== "plural" && kind !== "select") || !skip(",")) throw wrong("number, plural or select");
    const ways = cases(kind === "plural");
    const way = (...names: readonly string[]): Message =>
      ways.get(names.find((each) => ways.has(each)) ?? "other") ?? (() => "");
    if (kind === "select") return (slots, count) => way(String(given(slots)))(slots, count);
    return (slots) => {
      const value = Number(given(slots));
      return way(`=${value}`, rules.select(value))(slots, value);
    };
  };

  const parts = (counted: boolean): Message => {
    const all: (string | Message)[] = [];
    let plain = "";
    const keep = (part: Message): void => {
      all.push(plain, part);
      plain = "";
    };
    while (at < text.length && text[at] !== "}") {
      if (text[at] === QUOTE) plain += quoted(counted ? "{}#" : "{}");
      else if (skip("{")) keep(slot());
      else if (counted && skip("#")) keep((_, count) => inFigures(count, "plain"));
      else plain += text[at++];
    }
    all.push(plain);
    return (slots, count) =>
      all.map((part) => (typeof part === "string" ? part : part(slots, count))).join("");
  };

  const message = parts(false);
  if (at < text.length) throw wrong("the end");
  return (slots = {}) => message(slots, 0);
}
