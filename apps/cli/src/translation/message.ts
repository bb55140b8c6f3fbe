/** What stands in a message besides its words: slots, forms, marks. What cannot be read at all, `messageOf` says. */

/** What a message is made of. */
export interface MessageShape {
  /** Slots whose value is written out; `#` writes out the number that chose the form. */
  readonly written: ReadonlySet<string>;
  /** Those of them that are written whatever is told: not only in one of several cases. */
  readonly certain: ReadonlySet<string>;
  /** Slots that choose a form, and the names of the forms. */
  readonly forms: ReadonlyMap<string, { readonly kind: string; readonly names: ReadonlySet<string> }>;
  /** Marks such as `<b>`, each once. */
  readonly marks: ReadonlySet<string>;
  /** How many letters its longest form has, a slot counted as one. */
  readonly length: number;
}

const MARK = /<\/?\w+>/g;

class Reading {
  readonly written = new Set<string>();
  readonly certain = new Set<string>();
  readonly forms = new Map<string, { kind: string; names: Set<string> }>();
  readonly #text: string;
  #at = 0;
  /** How many cases lie around what is being read. */
  #cases = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads until the brace that closes it, and answers with the length of what was read. */
  parts(counted: string | null): number {
    let length = 0;
    while (this.#at < this.#text.length) {
      const sign = this.#text[this.#at++];
      if (sign === "}") break;
      if (sign === "{") length += this.#slot();
      else {
        if (sign === "#" && counted !== null) this.#write(counted);
        if (sign === "'" && /[{}#]/.test(this.#text[this.#at] ?? "")) this.#quoted();
        length++;
      }
    }
    return length;
  }

  #write(slot: string): void {
    this.written.add(slot);
    if (this.#cases === 0) this.certain.add(slot);
  }

  #quoted(): void {
    const end = this.#text.indexOf("'", this.#at);
    this.#at = end < 0 ? this.#text.length : end + 1;
  }

  #word(): string {
    const found = /\s*([^\s,{}]*)\s*,?\s*/y;
    found.lastIndex = this.#at;
    const [all = "", name = ""] = found.exec(this.#text) ?? [];
    this.#at += all.length;
    return name;
  }

  #slot(): number {
    const name = this.#word();
    const kind = this.#word();
    if (kind !== "plural" && kind !== "select") {
      this.#write(name);
      this.#at = this.#text.indexOf("}", this.#at) + 1 || this.#text.length;
      return 1;
    }
    const form = this.forms.get(name) ?? { kind, names: new Set<string>() };
    this.forms.set(name, form);
    const isCase = kind === "select" ? 1 : 0;
    this.#cases += isCase;
    let longest = 0;
    while (this.#at < this.#text.length && this.#text[this.#at] !== "}") {
      form.names.add(this.#word());
      this.#at++;
      longest = Math.max(longest, this.parts(kind === "plural" ? name : null));
      while (/\s/.test(this.#text[this.#at] ?? "")) this.#at++;
    }
    this.#at++;
    this.#cases -= isCase;
    return longest;
  }
}

/** Reads what a message is made of. */
export function shapeOf(message: string): MessageShape {
  const reading = new Reading(message.replaceAll(MARK, ""));
  const length = reading.parts(null);
  return {
    written: reading.written,
    certain: reading.certain,
    forms: reading.forms,
    marks: new Set(message.match(MARK) ?? []),
    length,
  };
}
