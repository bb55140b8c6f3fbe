/** Saying the keys of a catalogue: on the page and in the terminal. */

import type { Language } from "@westmarch/kernel/languages";
import type { Say, Slots } from "./board.ts";
import { messageOf } from "./message.ts";

/** Text keys and what they say: a sentence, or an ICU message. */
export type Catalogue = Readonly<Record<string, string>>;

/** A way of saying keys, with the language that it speaks. */
export const sayIn = <Key extends string>(
  language: Language,
  say: (key: Key, slots?: Slots) => string,
): Say<Key> => Object.assign((key: Key, slots?: Slots) => say(key, slots), { language });

/**
 * Says the keys of these catalogues; a later one is asked where the earlier ones have nothing. Marks such as `<b>` are
 * left standing. An unknown key is a defect and shows as itself.
 */
export function sayFrom<C extends Catalogue>(
  language: Language,
  ...catalogues: readonly C[]
): Say<keyof C & string> {
  const formats = new Map<string, ReturnType<typeof messageOf>>();
  return sayIn(language, (key, slots) => {
    const text = catalogues.find((words) => key in words)?.[key];
    if (text === undefined) return key;
    if (!text.includes("{")) return text;
    let format = formats.get(key);
    if (!format) {
      format = messageOf(text, language);
      formats.set(key, format);
    }
    return format(slots);
  });
}
