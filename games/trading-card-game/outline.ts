/** What is known of the game before its rules are here: who plays it, and what can be agreed on beforehand. */
import type { Game, Setting, Settings } from "@westmarch/kernel";
import { READY_DECK_IDS } from "./decks/readyIds.ts";
import { type CardGame, RULES_VERSION, type Rulings, type Secret } from "./state.ts";

const PLAYERS = ["2", "3", "4", "5", "6"] as const;
const MOST_PLAYERS = 6;

/** Names of the seats. */
export const SEAT_NAMES: readonly string[] = Array.from(
  { length: MOST_PLAYERS },
  (_, seat) => `player-${seat + 1}`,
);

/** A deck that may be played, made by chance when the game begins. */
const RANDOM = "random";
const DECKS = [...READY_DECK_IDS, RANDOM];

/** The setting that says which deck a seat brings; the prepared ones go round. */
export const deckSetting = (seat: number): Setting => ({
  id: `deck${seat + 1}`,
  of: { seat, as: "deck" },
  kind: "choice",
  values: DECKS,
  initial: READY_DECK_IDS[seat % READY_DECK_IDS.length],
  rule: "2.1",
});

/** The setting with the list of a deck that a seat brings in place of those. */
export const listId = (seat: number): string => `list${seat + 1}`;

const listSetting = (seat: number): Setting => ({
  id: listId(seat),
  of: { seat, as: "list" },
  kind: "lines",
  initial: "",
  rule: "2.2",
});

/** Rules that a table may settle otherwise: for beginners, for tournaments, and where the rulebook leaves a choice. */
export const SWITCHES: {
  readonly [K in keyof Rulings]: {
    readonly initial: boolean;
    readonly rule: string;
    readonly group: "beginning" | "playing";
  };
} = {
  firstGame: { initial: false, rule: "20.1", group: "beginning" },
  restricted: { initial: false, rule: "2.5", group: "beginning" },
  redraw: { initial: false, rule: "3.11", group: "beginning" },
  fourCards: { initial: false, rule: "6.11", group: "playing" },
  ownCosts: { initial: true, rule: "6.12", group: "playing" },
  halfChoices: { initial: true, rule: "6.13", group: "playing" },
};

const settings: readonly Setting[] = [
  { id: "players", kind: "choice", values: PLAYERS, initial: PLAYERS[0], rule: "1.1" },
  ...SEAT_NAMES.map((_, seat) => deckSetting(seat)),
  ...SEAT_NAMES.map((_, seat) => listSetting(seat)),
  ...Object.entries(SWITCHES).map(
    ([id, { initial, rule, group }]): Setting => ({ id, kind: "switch", initial, rule, group }),
  ),
];

/** How many play under these settings. */
export const playersOf = ({ players }: Settings): number => Number(players ?? PLAYERS[0]);

export const outline = {
  id: "trading-card-game",
  version: RULES_VERSION,
  seats: (given) => SEAT_NAMES.slice(0, playersOf(given)),
  settings,
} satisfies Partial<Game<CardGame, Secret>>;
