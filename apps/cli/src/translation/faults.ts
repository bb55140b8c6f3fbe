/** What is wrong with a translation, by its English. */
import type { Slots } from "@westmarch/boardkit";
import { messageOf } from "@westmarch/boardkit/message";
import type { Language } from "@westmarch/kernel/languages";
import { messageOf as sentenceOf } from "../trouble.ts";
import type { Key } from "../words.ts";
import { type MessageShape, shapeOf } from "./message.ts";

/** A fault, as a sentence of the program. */
export interface TranslationFault {
  readonly key: Extract<Key, `words.fault.${string}`>;
  readonly slots: Slots;
}

/** How long some words can be for the place where they stand, in letters. */
const ROOM: readonly (readonly [file: RegExp, key: RegExp, most: number])[] = [
  [/^door\./, /^title$/, 40],
  [/^door\./, /^line$/, 70],
  [/./, /^game\.short$/, 20],
];

/** Beyond this, a translation is longer than a layout made for English foresees. */
const mostLetters = (english: number): number => Math.round(english * 1.6 + 16);

const quoted = (names: Iterable<string>): string => [...names].map((name) => `{${name}}`).join(", ");

/** Slots that are foreign to the English, or that it has and the translation lacks. */
function slotFaults(own: MessageShape, english: MessageShape): TranslationFault[] {
  const known = new Set([...english.written, ...english.forms.keys()]);
  const used = new Set([...own.written, ...own.forms.keys()]);
  const foreign = [...used].filter((name) => !known.has(name));
  const lacking = [...english.certain].filter((name) => !used.has(name));
  return [
    ...(foreign.length > 0
      ? [{ key: "words.fault.foreign", slots: { slots: quoted(foreign) } } as const]
      : []),
    ...(lacking.length > 0
      ? [{ key: "words.fault.lacking", slots: { slots: quoted(lacking) } } as const]
      : []),
  ];
}

/** Forms by number that the language does not have or that are not there, and cases that the English does not have. */
function formFaults(own: MessageShape, english: MessageShape, language: Language): TranslationFault[] {
  const categories: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...own.forms].flatMap(([slot, { kind, names }]): TranslationFault[] => {
    const known =
      kind === "plural" ? categories : [...new Set([...(english.forms.get(slot)?.names ?? []), "other"])];
    const odd = [...names].filter((name) => !known.includes(name) && !/^=\d+$/.test(name));
    const lacking = kind === "plural" ? categories.filter((name) => !names.has(name)) : [];
    return [
      ...odd.map(
        (name) => ({ key: "words.fault.form", slots: { slot, name, known: known.join(", ") } }) as const,
      ),
      ...lacking.map((name) => ({ key: "words.fault.plural", slots: { slot, name } }) as const),
    ];
  });
}

/** Whether there are words in a message that a language would say otherwise; a name or an address may stay as it is. */
const hasSentence = (text: string): boolean => /[a-z]{3,} [a-z]{2,}/.test(text.replaceAll(/\{[^{}]*\}/g, ""));

/** What forbids a translation, or null: it could not be said, or would say something else. */
export function faultsOf(own: string, english: string, language: Language): readonly TranslationFault[] {
  if (own.trim() === "") return [{ key: "words.fault.empty", slots: {} }];
  if (own !== own.trim() && english === english.trim()) return [{ key: "words.fault.padded", slots: {} }];
  try {
    messageOf(own, language);
  } catch (error) {
    return [{ key: "words.fault.syntax", slots: { detail: sentenceOf(error) } }];
  }
  const [shape, wanted] = [shapeOf(own), shapeOf(english)];
  const marks = [...wanted.marks].filter((mark) => !shape.marks.has(mark));
  const odd = [...shape.marks].filter((mark) => !wanted.marks.has(mark));
  return [
    ...slotFaults(shape, wanted),
    ...formFaults(shape, wanted, language),
    ...(marks.length + odd.length > 0
      ? [{ key: "words.fault.marks", slots: { marks: [...marks, ...odd].join(", ") } } as const]
      : []),
    ...(own === english && hasSentence(english) ? [{ key: "words.fault.english", slots: {} } as const] : []),
  ];
}

/** How much longer a translation is than there is room for; null: it fits. */
export function overlong(file: string, key: string, own: string, english: string): TranslationFault | null {
  const letters = shapeOf(own).length;
  const room = ROOM.find(([files, keys]) => files.test(file) && keys.test(key))?.[2];
  const most = room ?? mostLetters(shapeOf(english).length);
  return letters > most ? { key: "words.fault.long", slots: { letters, most } } : null;
}
