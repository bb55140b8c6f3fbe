/** What the settings of a table come to: the deck that each seat brings, and points of the rules read otherwise. */
import type { Settings, Unfit } from "@westmarch/kernel";
import { brought, cardsOf } from "./decks/brought.ts";
import { type Fault, faultsOf, isLegal } from "./decks/legality.ts";
import { type ReadDeck, readDeck } from "./decks/lines.ts";
import { READY_DECKS } from "./decks/ready.ts";
import type { Deck } from "./newgame.ts";
import { deckSetting, listId, playersOf, SWITCHES } from "./outline.ts";
import type { Rulings } from "./state.ts";

export function rulingsOf(given: Settings): Rulings {
  const is = (id: keyof Rulings): boolean => (given[id] ?? SWITCHES[id].initial) === true;
  return {
    firstGame: is("firstGame"),
    restricted: is("restricted"),
    redraw: is("redraw"),
    fourCards: is("fourCards"),
    ownCosts: is("ownCosts"),
    halfChoices: is("halfChoices"),
  };
}

/** The list that a seat has written, read and judged; undefined where it has written none. */
function listed(
  given: Settings,
  seat: number,
): (ReadDeck & { readonly faults: readonly Fault[] }) | undefined {
  const lines = given[listId(seat)];
  if (typeof lines !== "string" || lines.trim() === "") return undefined;
  const read = readDeck(lines);
  return { ...read, faults: faultsOf(read.list, rulingsOf(given)) };
}

/** The first line that cannot be read, or the first rule of chapter 2 that a list breaks. */
export function unfit(given: Settings): Unfit | null {
  for (let seat = 0; seat < playersOf(given); seat++) {
    const read = listed(given, seat);
    const [trouble] = read?.troubles ?? [];
    if (trouble) return { setting: listId(seat), reason: `line ${trouble.line}: ${trouble.reason}` };
    const [fault] = read?.faults ?? [];
    if (fault) {
      const { reason, rule } = fault;
      return { setting: listId(seat), reason, ...(rule !== null && { rule }) };
    }
  }
  return null;
}

/** The decks that are ready, by what the settings call them. */
const READY: ReadonlyMap<unknown, Deck> = new Map(
  READY_DECKS.map(({ id, deck, start }) => [id, { ...brought(deck), companions: cardsOf(start) }]),
);

/** The deck that each seat brings, or `null` for one that chance makes. */
export const bringing = (given: Settings): readonly (Deck | null)[] =>
  Array.from({ length: playersOf(given) }, (_, seat) => {
    const read = listed(given, seat);
    if (read && isLegal(read.list, rulingsOf(given))) return brought(read.list);
    const { id, initial } = deckSetting(seat);
    return READY.get(given[id] ?? initial) ?? null;
  });
