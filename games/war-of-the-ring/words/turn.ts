/** Chapters 4, 5, 11, 15 and 16: the game turn, dice, politics, teams, and how the war ends. */
import type { Seat } from "@westmarch/kernel";
import type { CardId } from "../data/cards.ts";
import type { DeckId, FaceId, NationId, Side } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import type { ActionChoices } from "./choices.ts";

/** How the game is won (chapter 15). */
export type Reason = "corruption" | "ring" | "shadow-military" | "free-military";
/** Why a counter moves: Threats and Promises tells attacks and Companions' abilities from the rest. */
export type Advance = "muster" | "ability" | "attack" | "capture" | "card";
/** Why a Nation becomes active: Wormtongue lets only some through. */
export type Activation = "entered" | "attacked" | "declared" | "companion" | "minion" | "card";

/** Something to do with a die. */
export type ActionVerb = keyof ActionChoices;

type Nothing = Record<never, never>;

export type TurnEvents = {
  /** `dice`: how many each side has. */
  turn: { turn: number; dice: readonly number[] };
  rolled: { side: Side; faces: readonly FaceId[] };
  /** Dice put in the Hunt Box. */
  allocated: { dice: number };
  action: { seat: Seat; verb: ActionVerb; face: FaceId };
  skipped: { seat: Seat; face: FaceId };
  passed: { seat: Seat };
  /** `NONE` for both where it is a price that is paid. */
  ring: { side: Side; from: FaceId; to: FaceId };
  "die-turned": { side: Side; from: FaceId; to: FaceId };
  "dice-lost": { side: Side; face: FaceId; dice: number };
  advanced: { nation: NationId; steps: number; why: Advance };
  "set-back": { nation: NationId; steps: number };
  activated: { nation: NationId; why: Activation };
  mixed: { region: RegionId; side: Side };
  swapped: { seats: readonly Seat[]; decks: readonly DeckId[]; cards?: readonly CardId[] };
  won: { side: Side; reason: Reason; victors: readonly Seat[] };
};

export type TurnPrompts = {
  act: { offers: ActionVerb | "pass" | "ring"; about: [] };
  deck: { offers: "deck"; about: [] };
  allocate: { offers: "number"; about: [] };
  mix: { offers: "yes" | "no"; about: [region: RegionId] };
  swap: { offers: "yes" | "no"; about: [] };
  "swap-card": { offers: "card"; about: [] };
};

export type TurnChapters = {
  /** The game turn. */
  game: {
    /** Whose turn it is to draw. */
    n?: number;
  };
  /** Phase 5. */
  actions: Nothing;
  /** 16.7.1: team-mates whose units stand together after an action may mix their Armies (D-MUL-01). */
  mix: {
    /** Regions still to be looked at: where figures came in this action. */
    left: readonly RegionId[];
    /** The one being looked at, or `NONE`. */
    region?: RegionId;
  };
  /** 16.3.3: the team-mates of each side may swap a card. */
  swap: {
    /** The side whose team-mates are asked; `NONE` before the first. */
    side?: number;
  };
};
