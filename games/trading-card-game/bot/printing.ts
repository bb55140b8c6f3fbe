/** The cards as a network tells them apart: by what is printed on them, and one from the other. */
import { CULTURES } from "../data/culture.ts";
import { CARD, type CardId, isFreePeoples, isSite, printed } from "../data/ids.ts";

/**
 * The network was taught by as many cards, the first of the list of numbers, and its size is theirs. Of a card that came later
 * it sees no more than what it has in common with others.
 */
const TAUGHT = 365;
const isTaught = (card: CardId): boolean => card < TAUGHT;

/** What a deck is made of. */
const KINDS = [
  "Companion",
  "Ally",
  "Possession",
  "Condition",
  "Event",
  "Minion",
  "Shadow Possession",
  "Shadow Condition",
  "Shadow Event",
] as const;
type Kind = (typeof KINDS)[number];
export const KIND_COUNT = KINDS.length;

const ALL: readonly CardId[] = CARD.all;

/** Whether it is drawn from a deck, and so neither a site nor the Ring. */
const isDrawn = (card: CardId): boolean => !isSite(card) && printed(card).side !== "Ring";

const NAMES: readonly string[] = KINDS;

/** By card: the number of its kind; -1 for a site and the Ring. */
export const KIND_OF: readonly number[] = ALL.map((card) => {
  const { type } = printed(card);
  return NAMES.indexOf(isFreePeoples(card) || type === "Minion" ? type : `Shadow ${type}`);
});
/** The number of a kind. */
export const kind = (name: Kind): number => NAMES.indexOf(name);

const CULTURES_TAUGHT = CULTURES.filter((culture) =>
  ALL.some((card) => isTaught(card) && printed(card).culture === culture),
);
export const CULTURE_COUNT = CULTURES_TAUGHT.length;
const MAYBE_CULTURES: readonly (string | undefined)[] = CULTURES_TAUGHT;
/** By card: the number of its culture; -1 where it has none, or one that the network does not know. */
export const CULTURE_OF: readonly number[] = ALL.map((card) => MAYBE_CULTURES.indexOf(printed(card).culture));

/** How many of one card are told apart: of a unique one, whether it is there. */
const COPIES_SEEN = 2;
/** By card: how many rungs its ladder has; none, where the network cannot tell it from others. */
export const COPIES: readonly number[] = ALL.map((card) =>
  isTaught(card) && isDrawn(card) ? (printed(card).unique ? 1 : COPIES_SEEN) : 0,
);
/** By card: where its ladder begins among those of all cards. */
export const LADDER_OF: readonly number[] = ALL.map((card) =>
  COPIES.slice(0, card).reduce((sum, rungs) => sum + rungs, 0),
);
/** Rungs of all cards' ladders together. */
export const ALL_COPIES = COPIES.reduce((sum, rungs) => sum + rungs, 0);

/** Numbers those that the network knows and for which something holds, from 0 on; -1 for all others. */
function numbered(holds: (card: CardId) => boolean): {
  readonly of: readonly number[];
  readonly many: number;
} {
  let many = 0;
  const of = ALL.map((card) => (isTaught(card) && holds(card) ? many++ : -1));
  return { of, many };
}

/** Who stands with a fellowship: companions and allies, by number. */
export const PEOPLE = numbered((card) => ["Companion", "Ally"].includes(printed(card).type));
/** All sites, by number. */
export const SITES = numbered(isSite);
