/** What the Duel speaks of, as types alone: the state itself is written in them. */
import type { Effect } from "./data/effects.ts";
import type { CardId, LandmarkId, RaceId, RegionId, Side, TokenId } from "./data/ids.ts";

/** How a game is won (section 16). */
export type Reason = "quest" | "support" | "conquest" | "regions";

type Events = {
  /** `cards`: the tableau as both see it, slot by slot. */
  "chapter-began": { chapter: number; cards: readonly CardId[] };
  "landmark-revealed": { landmark: LandmarkId };
  turn: { side: Side };
  played: { side: Side; card: CardId; chain: boolean };
  discarded: { side: Side; card: CardId };
  "coins-taken": { side: Side; n: number };
  "coins-given": { side: Side; n: number };
  quest: { side: Side; from: number; to: number };
  "turn-earned": { side: Side };
  "tokens-revealed": { tokens: readonly TokenId[] };
  "token-kept": { side: Side; token: TokenId; offer: readonly TokenId[] };
  "units-placed": { side: Side; region: RegionId; n: number };
  conflict: { region: RegionId; losses: number };
  "unit-moved": { side: Side; from: RegionId; to: RegionId };
  "unit-removed": { side: Side; region: RegionId };
  "fortress-placed": { side: Side; region: RegionId };
  "fortress-removed": { side: Side; region: RegionId };
  "landmark-taken": { side: Side; landmark: LandmarkId };
  looked: { side: Side; cards?: readonly CardId[] };
  "grey-discarded": { side: Side; card: CardId };
  "card-revealed": { slot: number; card: CardId };
  "game-ended": { winners: readonly Side[]; reason: Reason };
};

export type Choices = {
  play: [card: CardId];
  discard: [card: CardId];
  landmark: [landmark: LandmarkId];
  place: [region: RegionId];
  "remove-unit": [region: RegionId];
  "remove-fortress": [region: RegionId];
  move: [from: RegionId, to: RegionId];
  token: [token: TokenId];
  race: [race: RaceId];
  "grey-card": [card: CardId];
  fetch: [card: CardId];
  ents: [what: "unit" | "coin" | "move"];
  decline: [];
  stop: [];
  "another-turn": [];
};

type Prompts = {
  turn: { offers: "play" | "discard" | "landmark"; about: [] };
  place: { offers: "place" | "decline"; about: [] };
  "remove-unit": { offers: "remove-unit"; about: [] };
  "remove-fortress": { offers: "remove-fortress" | "decline"; about: [] };
  "another-turn": { offers: "another-turn" | "decline"; about: [] };
  /** How many moves are left. */
  move: { offers: "move" | "stop"; about: [left: number] };
  token: { offers: "token"; about: [] };
  race: { offers: "race"; about: [] };
  "grey-card": { offers: "grey-card"; about: [] };
  fetch: { offers: "fetch"; about: [] };
  /** How many times are left. */
  ents: { offers: "ents"; about: [left: number] };
};

type Chapters = {
  game: Record<never, never>;
  turn: Record<never, never>;
  /** A list of effects being carried out (17.3). */
  effects: {
    todo: readonly Effect[];
    /** The effect that waits for a choice. */
    now?: Effect | null;
    /** Tokens revealed to choose from. */
    offer?: readonly TokenId[];
  };
  /** A card being played, and what the tokens that lay there before make of it (17.2). */
  playing: { card: CardId; triggers: readonly Effect[] };
};

/** Why a choice is refused. */
type Reasons =
  | "no-such-thing"
  | "not-in-tableau"
  | "covered"
  | "too-dear"
  | "landmark-not-open"
  | "landmark-taken"
  | "no-unit-there"
  | "not-connected"
  | "one-action"
  | "must-choose"
  | "not-these-regions";

export interface Words {
  readonly events: Events;
  readonly choices: Choices;
  readonly prompts: Prompts;
  readonly chapters: Chapters;
  readonly reasons: Reasons;
}
