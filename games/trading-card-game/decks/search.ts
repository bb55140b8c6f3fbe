/** Finds cards by what people type, in any language, and by what is printed on them. */
import type { CardType, PrintedKeyword, Side, Signet } from "../data/card.ts";
import { type Card, IN_ORDER } from "../data/cards.ts";
import type { Culture } from "../data/culture.ts";
import { type Rarity, rarityOf } from "../data/foot.ts";
import { type Phase, type Reading, TEXTS } from "../language/index.ts";
import { listedIn } from "../listed.ts";
import type { Collector } from "./deck.ts";
import { fold } from "./lookup.ts";

/** A keyword by its name alone, whatever its figure. */
export type KeywordName = Extract<PrintedKeyword, string> | "damage";

const keywordsOf = ({ keywords = [] }: Card): KeywordName[] =>
  keywords.map((word) => (typeof word === "string" ? word : "damage"));

/** The phases in which a card can be used by its own words. */
export const phasesOf = ({ id }: Card): readonly Phase[] => [
  ...new Set((TEXTS[id] ?? []).flatMap((part) => ("phases" in part ? part.phases : []))),
];

/** What is asked for. An empty list asks for nothing; of several in one list, one is enough. */
export interface Filter {
  readonly words: string;
  readonly cultures: readonly Culture[];
  readonly sides: readonly Side[];
  readonly types: readonly CardType[];
  readonly twilight: readonly number[];
  readonly keywords: readonly KeywordName[];
  readonly signets: readonly Signet[];
  readonly phases: readonly Phase[];
  readonly rarities: readonly Rarity[];
  readonly siteNumbers: readonly number[];
}

export const NO_FILTER: Filter = {
  words: "",
  cultures: [],
  sides: [],
  types: [],
  twilight: [],
  keywords: [],
  signets: [],
  phases: [],
  rarities: [],
  siteNumbers: [],
};

const CARDS_BY_COST = IN_ORDER.filter(({ twilight }) => twilight !== undefined);
/** What can be asked for, in the order in which it stands in lists. */
export const FACETS = {
  twilight: [...new Set(CARDS_BY_COST.map(({ twilight = 0 }) => twilight))].toSorted((a, b) => a - b),
  keywords: [...new Set(IN_ORDER.flatMap(keywordsOf))].toSorted(),
  rarities: ["C", "U", "R", "P"],
} as const satisfies Partial<Record<keyof Filter, readonly (string | number)[]>>;

/** Nothing is asked for, or one of these is there. */
const oneOf = <T>(asked: readonly T[], there: readonly (T | undefined)[]): boolean =>
  asked.length === 0 || there.some((each) => each !== undefined && asked.includes(each));

const fits = (card: Card, filter: Filter): boolean =>
  oneOf(filter.cultures, [card.culture]) &&
  oneOf(filter.sides, [card.side]) &&
  oneOf(filter.types, [card.type]) &&
  oneOf(filter.twilight, [card.twilight]) &&
  oneOf(filter.keywords, keywordsOf(card)) &&
  oneOf(filter.signets, [card.signet]) &&
  oneOf(filter.phases, phasesOf(card)) &&
  oneOf(filter.rarities, [rarityOf(card)]) &&
  oneOf(filter.siteNumbers, [card.siteNumber]);

/* Words ------------------------------------------------------------------------------------------------------------- */

/** A card as it is searched in one language. */
interface Page {
  /** Its words, each after a space: a word is found by its beginning. */
  readonly words: string;
  /** The same without spaces, for scripts that have none. */
  readonly run: string;
  readonly name: string;
  /** Figures by their labels: `strength` is 8. */
  readonly figures: ReadonlyMap<string, number>;
  /** Everything with a label, each value as words after spaces: `culture` is ` elven`. */
  readonly facts: ReadonlyMap<string, string>;
}

/** All cards in one language, by their numbers. */
export type Pages = ReadonlyMap<Collector, Page>;

const SPACES = /[^\p{L}\p{M}\p{N}]+/u;
const spaced = (text: string): string =>
  text
    .normalize("NFKC")
    .split(SPACES)
    .map((word) => ` ${fold(word)}`)
    .join("");

/** What players type for a keyword besides its words on the cards. */
const ALSO: { readonly [K in KeywordName]?: readonly string[] } = { archer: ["弓箭手"] };

const BY_ID: ReadonlyMap<Collector, Card> = new Map(IN_ORDER.map((card) => [card.id, card]));

const alsoOf = (id: Collector): readonly string[] => {
  const card = BY_ID.get(id);
  return card ? keywordsOf(card).flatMap((keyword) => ALSO[keyword] ?? []) : [];
};

/** Makes a language ready to be searched. */
export function pagesOf(reading: Reading): Pages {
  return new Map(
    listedIn(reading).map(({ id, name, subtitle = "", facts, text }) => {
      const whole = [
        id,
        name,
        subtitle,
        ...facts.flatMap(({ label = "", value }) => [label, value]),
        ...text,
        ...alsoOf(id),
      ];
      const figures = facts.flatMap(({ label, value }) =>
        label !== undefined && /^[+-]?\d+$/.test(value) ? [[fold(label), Number(value)] as const] : [],
      );
      const words = spaced(whole.join(" "));
      return [
        id,
        {
          words,
          run: words.replaceAll(" ", ""),
          name: spaced(`${name} ${subtitle}`),
          figures: new Map(figures),
          facts: new Map(
            facts.flatMap(({ label, value }) =>
              label === undefined ? [] : [[fold(label), spaced(value)] as const],
            ),
          ),
        },
      ];
    }),
  );
}

/** What one typed word asks of a card. */
type Term = (page: Page) => boolean;

const COMPARED = /^(?<figure>[^<>=:：]+)(?<sign><=|>=|[<>=:：])(?<number>\d+)$/u;

const NAMED = /^(?<label>[^<>=:：]+)[:：=](?<value>[^<>=:：]+)$/u;

/** Whether words hold one by its beginning where it is Latin, or any piece of another script. */
const holdsWord = (words: string, run: string, word: string): boolean =>
  /^[\p{Script=Latin}\p{N}]+$/u.test(word) ? words.includes(` ${word}`) : run.includes(word);

const hasWord =
  (word: string): Term =>
  ({ words, run }) =>
    holdsWord(words, run, word);

/** `culture:elven`, `type:ally`: a word of what stands behind a label. */
function hasFact(label: string, word: string): Term {
  const isMeant = (value: string) => holdsWord(value, value.replaceAll(" ", ""), word);
  return ({ facts }) => [...facts].some(([name, value]) => name.startsWith(label) && isMeant(value));
}

const SIGNS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  "<": (a, b) => a < b,
  ">": (a, b) => a > b,
  "<=": (a, b) => a <= b,
  ">=": (a, b) => a >= b,
};
const equal = (a: number, b: number): boolean => a === b;

function termOf(typed: string): Term | null {
  const compared = COMPARED.exec(typed)?.groups;
  if (compared) {
    const label = fold(compared.figure ?? "");
    const number = Number(compared.number);
    const holds = SIGNS[compared.sign ?? ""] ?? equal;
    return ({ figures }) =>
      [...figures].some(([name, value]) => name.startsWith(label) && holds(value, number));
  }
  const named = NAMED.exec(typed)?.groups;
  if (named) return hasFact(fold(named.label ?? ""), fold(named.value ?? ""));
  const word = fold(typed);
  return word === "" ? null : hasWord(word);
}

/**
 * The cards that fit, set by set, those before the others whose names have the words. Every word that was
 * typed must be found in one and the same language; `strength>8` asks for a figure by its label, `type:ally` for a word.
 */
export function search(languages: readonly Pages[], filter: Filter): readonly Card[] {
  const terms = filter.words
    .normalize("NFKC")
    .split(/\s+/u)
    .flatMap((typed) => termOf(typed) ?? []);
  const fitting = IN_ORDER.filter((card) => fits(card, filter));
  if (terms.length === 0) return fitting;
  const named: Card[] = [];
  const others: Card[] = [];
  for (const card of fitting) {
    const pages = languages.flatMap((pages) => pages.get(card.id) ?? []);
    if (!pages.some((page) => terms.every((term) => term(page)))) continue;
    const inName = pages.some((page) =>
      terms.every((term) => term({ ...page, words: page.name, run: page.name.replaceAll(" ", "") })),
    );
    (inName ? named : others).push(card);
  }
  return [...named, ...others];
}
