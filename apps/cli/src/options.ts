/** Reads the options that need no game: the program begins with them, and loads games only where they are asked for. */
import type { Language } from "@westmarch/kernel/languages";
import { isLanguage, LANGUAGES } from "@westmarch/kernel/languages";
import { Trouble } from "./trouble.ts";

/** A whole number from `least` up. */
export function whole(name: string, least: number): (written: string) => number {
  return (written) => {
    const number = Number(written);
    if (!Number.isSafeInteger(number) || number < least || written.trim() === "") {
      throw new Trouble("trouble.whole", { name, least, written });
    }
    return number;
  };
}

/** A day (its beginning, by universal time) or a moment, in milliseconds since 1970. */
export function moment(name: string): (written: string) => number {
  return (written) => {
    const at = /^\d{4}-\d\d-\d\d($|T)/.test(written) ? Date.parse(written) : Number.NaN;
    if (Number.isNaN(at)) throw new Trouble("trouble.moment", { name, written });
    return at;
  };
}

/** A language by its code. */
export function languageNamed(written: string): Language {
  if (!isLanguage(written)) throw new Trouble("trouble.language", { written, known: LANGUAGES.join(", ") });
  return written;
}
