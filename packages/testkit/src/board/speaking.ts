/** A board without a page: its words said strictly, and the properties of a table at rest. */
import type { BoardProps, Language, Say, Slots } from "@westmarch/boardkit";
import type { Core, Seat } from "@westmarch/kernel";
import { IntlMessageFormat } from "intl-messageformat";
import type { Catalogues } from "./words.ts";

/** Says the keys of a language, and throws for a missing key or slot: either is a defect. */
export type Strict<Key extends string = string> = (language: Language) => Say<Key>;

/** The strict voice of a game's words. */
export function strictly<Key extends string>(catalogues: Catalogues<Key>): Strict<Key> {
  const formats = new Map<string, IntlMessageFormat>();
  return (language) => {
    const say = (key: Key, slots?: Slots): string => {
      const message: string | undefined = catalogues[language][key];
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

const idle = () => {};

/** What a board is given where nobody points at anything; `said` is the strict voice. */
export function atRest<G extends Core, Key extends string>(
  view: G,
  seat: Seat | null,
  language: Language,
  said: Strict<Key>,
  selected: string | null = null,
): BoardProps<G, Key> {
  return {
    view,
    seat,
    ask: null,
    log: [],
    since: [],
    step: null,
    held: false,
    told: view,
    live: true,
    selected,
    select: idle,
    act: idle,
    tried: idle,
    explain: idle,
    say: said(language),
    language,
    whole: true,
    layout: "wide",
    calm: false,
    standing: null,
    kept: null,
    keep: idle,
    names: ["One", "Two", "Three", "Four"],
    whim: () => 0,
    offer: () => {},
  };
}
