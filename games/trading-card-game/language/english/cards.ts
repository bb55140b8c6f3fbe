/** The cards that are meant, in the card language (7–9). */
import { enumerated, plain, say } from "@westmarch/sentences/writing";
import { KEYWORD_ADJECTIVES, KEYWORD_KINDS, signed } from "../marks.ts";
import type {
  Adjective,
  Amount,
  Counted,
  Counter,
  Determiner,
  Kind,
  Library,
  Limit,
  Narrow,
  Nominal,
  Noun,
  Relation,
  Shown,
  Simple,
  Target,
} from "../targets.ts";
import { culture, cut, keyword, sign } from "./pieces.ts";

const PLURALS: { readonly [K in Kind]?: string } = { ally: "allies", Dwarf: "Dwarves", Elf: "Elves" };

/** What a card is, one or several. */
export function noun({ kind, many }: Noun): string {
  const word = many ? (PLURALS[kind] ?? `${kind}s`) : kind;
  const marked = KEYWORD_KINDS[kind];
  return marked ? keyword(word, marked) : word;
}

function adjective(one: Adjective): string {
  const marked = KEYWORD_ADJECTIVES[one];
  return marked ? keyword(one, marked) : one;
}

/** One of these. */
export const article = (words: string): string =>
  /^[AEIOUaeiouÚ]/u.test(plain(cut(words))) ? `an ${words}` : `a ${words}`;

/** So much twilight, or so many burdens. */
export const counters = (amount: Amount, counter: Counter): string =>
  counter === "twilight"
    ? sign({ run: "twilight", text: `${amount} twilight`, amount })
    : `${amount} ${amount === 1 ? "burden" : "burdens"}`;

/** One kind of card, with everything said of it. */
export const nominal = ({
  state,
  cultures = [],
  adjectives = [],
  noun: word,
  opponents,
  site,
}: Nominal): string =>
  opponents
    ? say("opponent's site", site?.toString())
    : say(state, cultures.map(culture).join(" or "), ...adjectives.map(adjective), noun(word));

/** What is looked for, with how many of it. */
function determined(which: Determiner, kinds: string): string {
  switch (which.how) {
    case "one":
      return article(kinds);
    case "up to":
      return `up to ${which.most} ${kinds}`;
    case "exactly":
      return `${which.amount} ${kinds}`;
    default:
      return `${which.how} ${kinds}`;
  }
}

function narrowed(narrow: Narrow): string {
  switch (narrow.by) {
    case "home":
      return `of home site ${narrow.site}`;
    case "copies of that card":
      return "of that card";
    case "signet":
      return `with the ${narrow.signet} signet`;
    case "other than":
      return `other than ${narrow.other.is === "a" ? article(noun(narrow.other.noun)) : simple(narrow.other)}`;
    default:
      return narrow.by;
  }
}

const related = (relation: Relation): string =>
  relation.to === "bearing"
    ? `bearing ${article(nominal(relation.nominal))}`
    : `${relation.to} ${simple(relation.simple)}`;

function simple(meant: Simple): string {
  switch (meant.is) {
    case "some":
      return say(
        determined(meant.which, enumerated(meant.kinds.map(nominal), "or")),
        ...(meant.narrow ?? []).map(narrowed),
        meant.relation && related(meant.relation),
      );
    case "title":
      return sign({ run: "title", text: meant.title, title: meant.title });
    case "this":
      return `this ${meant.kind}`;
    case "that":
      return `that ${noun(meant.noun)}`;
    case "of those cards":
      return `${meant.amount} of those cards`;
    default:
      return meant.is;
  }
}

/** The cards that are meant. */
export const target = (meant: Target): string => meant.map(simple).join(" or ");

/** Cards from the end of a deck. */
export const library = ({ end, count, whose }: Library): string =>
  count === 1 ? `the ${end} card of ${whose} deck` : `the ${end} ${count} cards of ${whose} deck`;

/** A hand, a part of a deck, or cards. */
export function shown(what: Shown): string {
  switch (what.what) {
    case "hand":
      return what.whose === "his" ? "his hand" : "the hand of an opponent";
    case "deck":
      return library(what.library);
    case "cards":
      return `${target(what.target)} from ${what.from}`;
  }
}

/** The pile from which cards are taken. */
export const from = (source: string | undefined): string | undefined => source && `from ${source}`;

function counted(count: Counted): string {
  switch (count.count) {
    case "kind":
      return say(nominal(count.nominal), count.over !== undefined && `over ${count.over}`);
    case "spotted":
      return say(count.other && "other", nominal(count.nominal), count.must ? "you can spot" : "you spot");
    case "races":
      return `of these races among your companions: ${enumerated(count.races, "and")}`;
    default:
      return count.count;
  }
}

/** What an amount is multiplied by. */
export const per = (count: Counted | undefined): string | undefined => count && `for each ${counted(count)}`;

/** A cap on what a text gives. */
export function limit(cap: Limit | undefined): string | undefined {
  if (!cap) return undefined;
  if ("once" in cap) return "(once each turn)";
  const most = typeof cap.most === "number" ? `${cap.most}` : signed(cap.most);
  return `(${say("at most", most, cap.each && "each phase")})`;
}
