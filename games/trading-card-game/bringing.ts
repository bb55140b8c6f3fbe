/** What a table can be set to: how many play, which deck each seat brings, and points of the rules read otherwise. */
import type { Setting, Settings, Unfit } from "@westmarch/kernel";
import { CARD } from "./data/ids.ts";
import { brought } from "./decks/brought.ts";
import { type Fault, faultsOf, isLegal } from "./decks/legality.ts";
import { type ReadDeck, readDeck } from "./decks/lines.ts";
import { READY_DECKS } from "./decks/ready.ts";
import type { Deck } from "./newgame.ts";
import type { Rulings } from "./state.ts";

const PLAYERS = ["2", "3", "4", "5", "6"] as const;
const MOST_PLAYERS = 6;

/** Names of the seats. */
export const SEAT_NAMES: readonly string[] = Array.from(
  { length: MOST_PLAYERS },
  (_, seat) => `player-${seat + 1}`,
);

/** A deck that may be played, made by chance when the game begins. */
const RANDOM = "random";
const DECKS = [...READY_DECKS.map(({ id }) => id), RANDOM];

/** The setting that says which deck a seat brings; the prepared ones go round. */
const deckSetting = (seat: number): Setting => ({
  id: `deck${seat + 1}`,
  kind: "choice",
  values: DECKS,
  initial: READY_DECKS[seat % READY_DECKS.length].id,
  rule: "2.1",
});

/** The setting with the list of a deck that a seat brings in place of those. */
const listId = (seat: number): string => `list${seat + 1}`;

/** Rules that a table may settle otherwise: for beginners, for tournaments, and where the rulebook leaves a choice. */
const SWITCHES: { readonly [K in keyof Rulings]: { readonly initial: boolean; readonly rule: string } } = {
  firstGame: { initial: false, rule: "20.1" },
  restricted: { initial: false, rule: "2.5" },
  redraw: { initial: false, rule: "3.11" },
  fourCards: { initial: false, rule: "6.11" },
  ownCosts: { initial: true, rule: "6.12" },
  halfChoices: { initial: true, rule: "6.13" },
};

export const settings: readonly Setting[] = [
  { id: "players", kind: "choice", values: PLAYERS, initial: PLAYERS[0], rule: "1.1" },
  ...SEAT_NAMES.map((_, seat) => deckSetting(seat)),
  ...SEAT_NAMES.map((_, seat): Setting => ({ id: listId(seat), kind: "lines", initial: "", rule: "2.2" })),
  ...Object.entries(SWITCHES).map(
    ([id, { initial, rule }]): Setting => ({ id, kind: "switch", initial, rule }),
  ),
];

/** How many play under these settings. */
export const playersOf = ({ players }: Settings): number => Number(players ?? PLAYERS[0]);

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

/** The deck that each seat brings, or `null` for one that chance makes. */
export const bringing = (given: Settings): readonly (Deck | null)[] =>
  Array.from({ length: playersOf(given) }, (_, seat) => {
    const read = listed(given, seat);
    if (read && isLegal(read.list, rulingsOf(given))) return brought(read.list);
    const { id, initial } = deckSetting(seat);
    const deck = READY_DECKS.find((ready) => ready.id === (given[id] ?? initial));
    return deck
      ? { ...brought(deck.deck), companions: deck.start.map((card) => CARD.of(CARD.find(card))) }
      : null;
  });
