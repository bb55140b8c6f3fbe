/** What Parley speaks of, as types alone: the state itself is written in them. */
import type { Answerable } from "@westmarch/cards";
import type { Seat } from "@westmarch/kernel";

/** Something about to happen. `deed`: by a card played on a seat's turn, not by an answer. */
export type Doing =
  | { readonly do: "lose"; readonly on: Seat; readonly by: Seat; readonly n: number; readonly deed: boolean }
  | { readonly do: "gain"; readonly on: Seat; readonly n: number; readonly deed: boolean }
  | { readonly do: "favour"; readonly on: Seat }
  | { readonly do: "spend"; readonly by: Seat; readonly card: number }
  | { readonly do: "leave"; readonly on: Seat; readonly card: number }
  | { readonly do: "answer"; readonly by: Seat; readonly how: "deny" | "prove" | "swear" }
  | { readonly do: "spy"; readonly by: Seat; readonly on: Seat };

/** When an ability speaks: in place of a doing (forced, or if its owner likes) or after it (likewise). */
export type AbilityTiming = "instead" | "avert" | "must" | "may";

type Events = {
  drew: { seat: Seat; card?: string };
  round: { round: number };
  ready: { seat: Seat };
  aside: { seat: Seat; card?: string };
  bids: { bids: readonly number[]; leader: Seat };
  passed: { seat: Seat };
  played: { seat: Seat; card: string };
  taken: { seat: Seat; on: Seat; card: string };
  ended: { winners: readonly Seat[]; reason: string };
  lost: { seat: Seat; n: number };
  gained: { seat: Seat; n: number };
  favoured: { seat: Seat };
  answered: { seat: Seat; card: string };
  left: { seat: Seat; card: string };
  deny: { seat: Seat };
  prove: { seat: Seat };
  swear: { seat: Seat };
  spied: { seat: Seat; on: Seat; cards?: readonly string[] };
};

export type Choices = {
  aside: [card: number];
  ready: [];
  bid: [favour: number];
  /** A card, and the seat that it is aimed at, if any. */
  play: [card: number] | [card: number, on: Seat];
  take: [card: number];
  /** A card, and which of its abilities. */
  use: [card: number, ability: number];
  pass: [];
};

type About = [what: string, seat: Seat];

type Prompts = {
  muster: { offers: "aside" | "ready"; about: [] };
  bid: { offers: "bid"; about: [] };
  turn: { offers: "play" | "pass"; about: [] };
  /** Section 6: in place of a doing (forced, or if its owner likes) and after it (likewise). */
  instead: { offers: "use"; about: About };
  avert: { offers: "use" | "pass"; about: About };
  must: { offers: "use"; about: About };
  may: { offers: "use" | "pass"; about: About };
  spy: { offers: "take"; about: [on: Seat] };
};

type Chapters = {
  /** How many turns have been taken. */
  round: { taken?: number };
  /** Who gives the feast, and how many have been served. */
  feast: { by: Seat; served?: number };
  /** A doing, which abilities have answered it (card and ability of each), and whether its replacement must come about. */
  effect: Partial<Answerable> & { e: Doing; used?: readonly number[]; hinges?: boolean };
  /** What an ability gives, and whose answers it is spared. */
  giving: { all: readonly Doing[]; used: readonly number[] };
  /** A spy's look (3.4): its own seat and whose hand it sees. */
  look: { by: Seat; on: Seat };
};

export interface Words {
  readonly events: Events;
  readonly choices: Choices;
  readonly prompts: Prompts;
  readonly chapters: Chapters;
}
