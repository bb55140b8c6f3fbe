import type { Language, Say } from "@westmarch/boardkit";
import { IntlMessageFormat } from "intl-messageformat";
import type { Catalogue } from "./catalogue.ts";

/**
 * Says the keys of these catalogues; a later one is asked where the earlier ones have nothing. Marks such as `<b>` are
 * left standing for `Rich` to draw. A key that nobody knows is a defect and shows as itself.
 */
export function sayFrom(language: Language, ...catalogues: readonly Catalogue[]): Say {
  const formats = new Map<string, IntlMessageFormat>();
  return (key, slots) => {
    const text = catalogues.find((words) => key in words)?.[key];
    if (text === undefined) return key;
    if (!text.includes("{") && !text.includes("'{")) return text;
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
      formats.set(key, format);
    }
    return String(format.format(slots));
  };
}
