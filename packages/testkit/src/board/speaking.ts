/** A board without a page: its words said strictly, and the properties of a table at rest. */
import type { BoardModule, BoardProps, Say, Slots } from "@westmarch/boardkit";
import { stillProps } from "@westmarch/boardkit/still";
import type { AskOf, Core, Option, Seat } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { IntlMessageFormat } from "intl-messageformat";
import type { Catalogues } from "./catalogues.ts";

/** Says the keys of a language, and throws for a missing key or slot: either is a defect. */
export type Strict<Key extends string = string> = (language: Language) => Say<Key>;

/** The strict voice of a game's words. */
export function strictly<Key extends string>(catalogues: Catalogues<Key>): Strict<Key> {
  const formats = new Map<string, IntlMessageFormat>();
  return (language) => {
    const say = (key: Key, slots?: Slots): string => {
      const message: string | undefined = catalogues[language]?.[key];
      if (message === undefined) throw new Error(`${language} has no ${key}`);
      const id = `${language} ${key}`;
      const format =
        formats.get(id) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
      formats.set(id, format);
      return String(format.format({ ...slots }));
    };
    return Object.assign(say, { language });
  };
}

/** What a board is given where the player points at nothing; `said` is the strict voice. */
export const atRest = <G extends Core, Key extends string>(
  view: G,
  seat: Seat | null,
  language: Language,
  said: Strict<Key>,
  selected: string | null = null,
): BoardProps<G, Key> => ({
  ...stillProps({ view, seat, ask: null, say: said(language), language }),
  selected,
  calm: false,
  names: ["One", "Two", "Three", "Four"],
});

/** How a game asks, and what no reader may meet in it. */
export interface Asking<G extends Core, Key extends string> {
  readonly said: Strict<Key>;
  readonly sentence: BoardModule<G, Key>["sentence"];
  readonly label: BoardModule<G, Key>["label"];
  /** Ids, and what a program says for nothing. */
  readonly isOdd: (text: string, language: Language) => boolean;
}

/** Whether the answers (three at least) are how many of something: each but none names its number, and no other does. */
function isHowMany(options: readonly Option[], texts: readonly string[]): boolean {
  const names = (text: string, number: number) => new RegExp(`\\b${number}\\b`).test(text);
  const isOne = ([verb, many, ...more]: Option, at: number): boolean =>
    verb === options[0]?.[0] &&
    typeof many === "number" &&
    more.length === 0 &&
    (many === 0 || texts.every((text, i) => names(text, many) === (i === at)));
  return options.length > 2 && options.every(isOne);
}

/**
 * What is wrong with how a question and its answers are said: odd words, two answers alike, no seat that acts, how many
 * without the key of that number.
 */
export function faultsOfAsk<G extends Core, Key extends string>(
  { said, sentence, label, isOdd }: Asking<G, Key>,
  ask: AskOf<G>,
  view: G,
  language: Language,
): string[] {
  const props = (selected: string | null) => atRest(view, ask.seat, language, said, selected);
  const faults: string[] = [];
  const check = (text: string, what: string) => {
    if (isOdd(text, language)) faults.push(`${language} ${what}: ${text}`);
  };
  const known = new Map<string, string>();
  const groups = new Set<string | null>([null]);
  const resting = props(null);
  const labels = ask.options.map((option) => label(option, ask, resting));
  const isNumbers = isHowMany(
    ask.options,
    labels.map(({ text }) => text),
  );
  if (isNumbers && ask.options.some(([, many], i) => labels[i]?.number !== many))
    faults.push(`${language} ${ask.prompt}: a number without its key`);
  for (const option of ask.options) {
    const { text, group } = label(option, ask, resting);
    const at = `${ask.prompt} ${option.join(":")}`;
    check(text, at);
    if (group) check(group.text, `${at} in ${group.id}`);
    if (group?.alone) check(group.alone, `${at} in ${group.id} alone`);
    groups.add(group?.id ?? null);
    const place = `${group?.id ?? ""} ${group?.text ?? ""} ${text}`;
    const before = known.get(place);
    if (before !== undefined) faults.push(`${language} ${at}: “${text}” is also ${before}`);
    known.set(place, option.join(":"));
  }
  for (const group of groups) {
    const text = sentence(ask, props(group));
    check(text, ask.prompt);
    if (!text.includes("<b>")) faults.push(`${language} ${ask.prompt} does not say who acts: ${text}`);
  }
  return faults;
}
