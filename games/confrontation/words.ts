/** What The Confrontation speaks of, as types alone: the state itself is written in them. */
import type { Seat } from "@westmarch/kernel";
import type { CardId, CharacterId, RegionId, Side } from "./data/ids.ts";

type Nothing = Record<never, never>;
/** How a game ends (section 10). */
export type Reason = "mordor" | "frodo" | "shire" | "no-move";
/** By which way a piece has moved (4.1, 4.6 to 4.8). */
export type Way = "step" | "river" | "tunnel" | "special";

type Events = {
  /** To its owner alone. */
  placed: { character: CharacterId; region: RegionId };
  "set-up-ready": { side: Side };
  "game-began": { game: number; good: Seat };
  turn: { side: Side; turn: number };
  moved: { side: Side; from: RegionId; to: RegionId; how: Way; character?: CharacterId };
  "tunnel-entered": { from: RegionId; to: RegionId; character?: CharacterId };
  "tunnel-passed": Nothing;
  "tunnel-barred": { character: CharacterId };
  shadowfax: { from: RegionId; to: RegionId; character?: CharacterId };
  palantir: { region: RegionId; characters?: readonly CharacterId[] };
  "gandalf-returned": Nothing;
  recalled: { from: RegionId; character?: CharacterId };
  "battle-began": { region: RegionId; side: Side };
  /** `of`: how many could have been drawn; `chosen`: under the Palantir, not drawn. */
  shown: { attacker: CharacterId; defender: CharacterId; of: number; chosen: boolean };
  "sam-stepped-in": Nothing;
  "frodo-shown": Nothing;
  "no-reaction": Nothing;
  struck: { by: CharacterId; fallen: readonly CharacterId[] };
  "cards-called-off": Nothing;
  "cards-allowed": Nothing;
  "cards-shown": { good: CardId; dark: CardId };
  "card-played": { side: Side; card: CardId };
  /** `NONE` if Magic is left as it is. */
  magic: { side: Side; card: CardId };
  "card-void": { card: CardId };
  "card-cancelled": { card: CardId };
  cloak: { card: CardId };
  sacrifice: { characters: readonly CharacterId[] };
  "sacrifice-foiled": Nothing;
  retreated: { character: CharacterId; from: RegionId; to: RegionId; by: "ability" | "card" };
  "retreat-failed": { card: CardId };
  totals: {
    good: CharacterId;
    goodStrength: number;
    goodCard: number;
    goodTotal: number;
    dark: CharacterId;
    darkStrength: number;
    darkCard: number;
    darkTotal: number;
  };
  fell: { characters: readonly CharacterId[]; region: RegionId };
  "shelob-lost": Nothing;
  "shelob-home": Nothing;
  "hands-refilled": Nothing;
  "battle-ended": { region: RegionId };
  /** `faces`: each character still in play and where it stands. */
  "game-ended": {
    side: Side;
    reason: Reason;
    survivors: number;
    faces: readonly (readonly [CharacterId, RegionId])[];
  };
  "match-ended": { points: readonly number[] };
};

export type Choices = {
  place: [character: CharacterId, region: RegionId];
  move: [character: CharacterId, region: RegionId];
  shadowfax: [character: CharacterId, region: RegionId];
  palantir: [region: RegionId];
  "gandalf-the-white": [];
  recall: [character: CharacterId];
  balrog: [];
  pass: [];
  target: [character: CharacterId];
  retreat: [region: RegionId];
  none: [];
  sam: [];
  "show-frodo": [];
  cards: [];
  "no-cards": [];
  card: [card: CardId];
  take: [card: CardId];
  keep: [];
  onward: [];
};

type Prompts = {
  place: { offers: "place"; about: [character: CharacterId] };
  turn: { offers: "move" | "shadowfax" | "palantir" | "gandalf-the-white" | "recall"; about: [] };
  move: { offers: "move"; about: [] };
  balrog: { offers: "balrog" | "pass"; about: [to: RegionId] };
  target: { offers: "target"; about: [region: RegionId] };
  react: {
    offers: "retreat" | "sam" | "show-frodo" | "none";
    about: [attacker: CharacterId, defender: CharacterId, region: RegionId];
  };
  saruman: { offers: "cards" | "no-cards"; about: [good: CharacterId] };
  card: { offers: "card"; about: [good: CharacterId, dark: CharacterId] };
  /** Of the enemy's card, as far as it is shown. */
  magic: { offers: "take" | "keep"; about: [seen: CardId] };
  retreat: { offers: "retreat"; about: [character: CharacterId] };
  onward: { offers: "onward"; about: [] };
};

type Chapters = {
  match: {
    /** Seats ready for the second game, a mask. */
    ready?: number;
  };
  game: {
    /** Sides that have placed all nine, a mask. */
    ready?: number;
  };
  turn: {
    /** Where Shadowfax carried a character this turn, or `NONE` (11.2). */
    walked?: RegionId;
  };
  movement: { side: Side; from: RegionId; to: RegionId };
  /** An attack: all battles of one move (section 6). Everything here has been shown. */
  battle: {
    region: RegionId;
    /** The side that moved in. */
    side: Side;
    /** `NONE` until shown. */
    attacker?: CharacterId;
    defender?: CharacterId;
    /** The first battle of this attack (8.2). */
    first?: boolean;
    /** Sam and Frodo were shown together: Sam fights at 5 (7.3). */
    samAtFive?: boolean;
    /** The card played by each side, `NONE` for none; and the one fetched by Magic, which counts in its place. */
    goodCard?: CardId;
    darkCard?: CardId;
    goodFetched?: CardId;
    darkFetched?: CardId;
    /** A fighter has left the region or the game, so totals are not compared (6.9). */
    settled?: boolean;
  };
};

/** Why a choice is refused. */
type Reasons =
  | "nazgul-needs-lone-enemy"
  | "rider-blocked"
  | "rider-needs-enemy"
  | "aragorn-needs-enemy"
  | "witch-king-needs-enemy"
  | "region-full"
  | "no-sideways-in-mountains"
  | "dark-no-river"
  | "river-downstream-only"
  | "tunnel-one-way"
  | "dark-no-tunnel"
  | "no-sideways"
  | "no-backward"
  | "not-adjacent"
  | "no-such-place"
  | "not-your-character"
  | "character-fallen"
  | "shadowfax-spent"
  | "shadowfax-same-character"
  | "shadowfax-needs-empty"
  | "shadowfax-forward-only"
  | "palantir-spent"
  | "palantir-shire"
  | "palantir-nobody-there"
  | "palantir-needs-move"
  | "gandalf-spent"
  | "gandalf-not-fallen"
  | "fangorn-held"
  | "fangorn-full"
  | "recall-spent"
  | "recall-first-turn"
  | "mordor-held"
  | "mordor-full"
  | "recall-already-there"
  | "card-not-yours"
  | "no-variant-game"
  | "one-variant-card"
  | "not-in-pile"
  | "card-used"
  | "warg-ignores-abilities"
  | "sam-not-here"
  | "frodo-not-here"
  | "retreat-not-there"
  | "no-retreat"
  | "place-not-setup-region"
  | "place-taken";

export interface Words {
  readonly events: Events;
  readonly choices: Choices;
  readonly prompts: Prompts;
  readonly chapters: Chapters;
  readonly reasons: Reasons;
}
