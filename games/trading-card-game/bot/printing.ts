/** The cards as a network tells them apart: by what is printed on them, and one from the other. */
import { CARDS } from "../data/cards.ts";
import { CARD, type CardId, isFreePeoples, isSite, printed } from "../data/ids.ts";
import { CULTURES } from "../language/tree.ts";

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
export const CULTURE_COUNT = CULTURES.length;

const ALL: readonly CardId[] = CARDS.map((_, card) => CARD.of(card));

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

const MAYBE_CULTURES: readonly (string | undefined)[] = CULTURES;
/** By card: the number of its culture; -1 where it has none. */
export const CULTURE_OF: readonly number[] = ALL.map((card) => MAYBE_CULTURES.indexOf(printed(card).culture));

/** How many of one card are told apart: of a unique one, whether it is there. */
const COPIES_SEEN = 2;
/** By card: how many rungs its ladder has. */
export const COPIES: readonly number[] = ALL.map((card) =>
  isDrawn(card) ? (printed(card).unique ? 1 : COPIES_SEEN) : 0,
);
/** By card: where its ladder begins among those of all cards. */
export const LADDER_OF: readonly number[] = ALL.map((card) =>
  COPIES.slice(0, card).reduce((sum, rungs) => sum + rungs, 0),
);
/** Rungs of all cards' ladders together. */
export const ALL_COPIES = COPIES.reduce((sum, rungs) => sum + rungs, 0);

/** Numbers those for which something holds, from 0 on; -1 for all others. */
function numbered(holds: (card: CardId) => boolean): {
  readonly of: readonly number[];
  readonly many: number;
} {
  let many = 0;
  const of = ALL.map((card) => (holds(card) ? many++ : -1));
  return { of, many };
}

/** Who stands with a fellowship: companions and allies, by number. */
export const PEOPLE = numbered((card) => ["Companion", "Ally"].includes(printed(card).type));
/** All sites, by number. */
export const SITES = numbered(isSite);
