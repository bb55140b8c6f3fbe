/** What a table can be set to: how many play, which deck each seat brings, and points of the rules read otherwise. */
import type { Setting, Settings } from "@westmarch/kernel";
import { brought } from "./decks/brought.ts";
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

export const settings: readonly Setting[] = [
  { id: "players", kind: "choice", values: PLAYERS, initial: PLAYERS[0], rule: "1.1" },
  ...SEAT_NAMES.map((_, seat) => deckSetting(seat)),
  { id: "ownCosts", kind: "switch", initial: true, rule: "6.12" },
];

/** How many play under these settings. */
export const playersOf = ({ players }: Settings): number => Number(players ?? PLAYERS[0]);

export const rulingsOf = ({ ownCosts }: Settings): Rulings => ({ ownCosts: ownCosts !== false });

/** The deck that each seat brings, or `null` for one that chance makes. */
export const bringing = (given: Settings): readonly (Deck | null)[] =>
  Array.from({ length: playersOf(given) }, (_, seat) => {
    const { id, initial } = deckSetting(seat);
    const deck = READY_DECKS.find((ready) => ready.id === (given[id] ?? initial));
    return deck ? brought(deck.deck) : null;
  });
