/** What the trading card game speaks of. */
import type { Answerable, Round } from "@westmarch/cards";
import type { Seat } from "@westmarch/kernel";
import type { CardId, CopyId } from "./data/ids.ts";

/** Where a copy is that stands on the table (1.8). */
export type Zone = "fellowship" | "support" | "middle" | "attached" | "stacked" | "path";

/** Where the play stands (4.1). */
export type Phase =
  | "setup"
  | "fellowship"
  | "shadow"
  | "maneuver"
  | "archery"
  | "assignment"
  | "skirmish"
  | "regroup"
  | "end";

/** Where a card comes from or goes to that stands on no table. */
export type Pile = "hand" | "deck" | "discard" | "dead" | "adventure";

/** How a player is out of the game, and how the last one wins (19.4–19.6). */
export type Loss = "killed" | "corrupted" | "conceded";
export type Victory = "mountain" | "last";

type Events = {
  bid: { seat: Seat; burdens: number };
  "seat-taken": { seat: Seat; place: number };
  turn: { seat: Seat };
  phase: { phase: Phase; seat: Seat };
  /** A card comes to the table, or is played as an event (`copy` is `NONE`). */
  played: { seat: Seat; card: CardId; copy: CopyId; on: CopyId; twilight: number; from: Pile };
  used: { seat: Seat; card: CardId; copy: CopyId; index: number };
  triggered: { seat: Seat; card: CardId; copy: CopyId; index: number };
  cancelled: { card: CardId };
  moved: { copy: CopyId; zone: Zone; on: CopyId };
  /** A copy leaves the table for a pile. */
  left: { copy: CopyId; card: CardId; seat: Seat; to: Pile };
  twilight: { by: number; pool: number };
  burdens: { seat: Seat; by: number; burdens: number };
  wounded: { copy: CopyId; wounds: number };
  exerted: { copy: CopyId; wounds: number; token: boolean };
  exhausted: { copy: CopyId; wounds: number };
  healed: { copy: CopyId; wounds: number };
  prevented: { copy: CopyId };
  killed: { copies: readonly CopyId[] };
  lasting: { what: string; copy: CopyId; by: number };
  "ring-on": { seat: Seat };
  "ring-off": { seat: Seat };
  "ring-bearer": { seat: Seat; copy: CopyId };
  drawn: { seat: Seat; many: number; cards?: readonly CardId[] };
  discarded: { seat: Seat; card: CardId; from: "hand" | "deck" };
  revealed: { seat: Seat; cards: readonly CardId[]; from: "hand" | "deck" };
  "looked-at": { seat: Seat; owner: Seat; many: number; from: "hand" | "deck"; cards?: readonly CardId[] };
  "put-back": { seat: Seat; many: number; to: "hand" | "bottom" | "top" | "deck"; cards?: readonly CardId[] };
  shuffled: { seat: Seat };
  "site-laid": { seat: Seat; card: CardId; number: number };
  "fellowship-moved": { seat: Seat; from: number; to: number };
  "move-limit": { limit: number };
  archery: { fellowship: number; minions: number };
  assigned: { character: CopyId; minions: readonly CopyId[] };
  "skirmish-began": { character: CopyId; minions: readonly CopyId[] };
  "skirmish-ended": {
    character: CopyId;
    winner: "fellowship" | "minions" | "nobody";
    strength: number;
    against: number;
    overwhelmed: boolean;
  };
  out: { seat: Seat; how: Loss };
  "game-ended": { winners: readonly Seat[]; reason: Victory };
};

type Choices = {
  bid: [burdens: number];
  place: [place: number];
  /** A companion of the starting fellowship (3.7). */
  start: [card: CardId];
  play: [card: CardId];
  use: [copy: CopyId, card: CardId, index: number];
  /** An event or an ability that answers what happens. */
  respond: [card: CardId, index: number];
  trigger: [copy: CopyId, card: CardId, index: number];
  /** 7.10. */
  "discard-to-heal": [card: CardId];
  /** 7.11. */
  transfer: [item: CopyId, bearer: CopyId];
  /** The healing of a sanctuary comes now (4.2). */
  sanctuary: [];
  copy: [copy: CopyId];
  card: [card: CardId];
  number: [number: number];
  option: [which: 0 | 1];
  player: [seat: Seat];
  assign: [character: CopyId, minion: CopyId];
  yes: [];
  no: [];
  done: [];
  pass: [];
  move: [];
  stop: [];
  /** 19.5: at any time, asked or not. */
  concede: [];
};

type About = [card: CardId, index: number];

type Prompts = {
  bid: { offers: "bid"; about: [] };
  seat: { offers: "place"; about: [] };
  start: { offers: "start" | "done"; about: [left: number] };
  /** 3.11: whether to put the first hand back. */
  redraw: { offers: "yes" | "no"; about: [] };
  /** The player's own phase (5.2): `pass` ends it. */
  phase: { offers: "play" | "use" | "discard-to-heal" | "transfer" | "pass"; about: [] };
  /** A chance in the action procedure (5.3). */
  action: { offers: "play" | "use" | "pass"; about: [] };
  /** What is about to happen, or has happened (17.2). */
  "about-to": { offers: "respond" | "use" | "trigger" | "pass"; about: [what: string, on: number] };
  after: { offers: "respond" | "use" | "trigger" | "sanctuary" | "pass"; about: [what: string, on: number] };
  /** 17.4: what comes next of things that happen at the same time. */
  order: { offers: "trigger" | "sanctuary"; about: [what: string] };
  bearer: { offers: "copy"; about: [card: CardId] };
  /** A copy, a card of a pile, a number, one of two, a player: for the text that stands behind. */
  pick: { offers: "copy" | "done"; about: About };
  "pick-card": { offers: "card" | "done"; about: About };
  amount: { offers: "number"; about: About };
  choose: { offers: "option"; about: About };
  may: { offers: "yes" | "no"; about: About };
  /** How many to spot of those that there are, and whether to spot what one need not (6.5). */
  "spot-some": { offers: "number"; about: About };
  spot: { offers: "yes" | "no"; about: About };
  opponent: { offers: "player"; about: About };
  payment: { offers: "option"; about: About };
  heal: { offers: "copy" | "done"; about: [left: number] };
  archery: { offers: "copy" | "done"; about: [left: number] };
  "allies-shoot": { offers: "copy" | "done"; about: [] };
  "shot-at": { offers: "player"; about: [wounds: number] };
  assign: { offers: "assign" | "done"; about: [] };
  "next-skirmish": { offers: "copy"; about: [] };
  "move-again": { offers: "move" | "stop"; about: [] };
  reconcile: { offers: "card" | "done"; about: [least: number] };
};

/** What happens to cards and players; triggers and responses listen to it (card language, 5). */
export type What =
  | "wound"
  | "exert"
  | "heal"
  | "wins"
  | "loses"
  | "minions-lose"
  | "killed"
  | "assigned"
  | "ring-on"
  | "played"
  | "discarded"
  | "turn-begins"
  | "turn-ends"
  | "shadow-begins"
  | "shadow-ends"
  | "fellowship-begins"
  | "skirmish-ends"
  | "moves"
  | "leaves"
  | "becomes-true";

/** A happening: whom it befalls (with what that card is and whose), and who else has a part in it. */
export type Happening = {
  what: What;
  /** The copy that it befalls, or `NONE`. */
  on: CopyId;
  card: CardId;
  seat: Seat;
  /** Those on the other side: who wounded, killed or was beaten. */
  others: readonly CopyId[];
};

/** A text at work, as its frame keeps it. */
export type Utterance = {
  copy: CopyId;
  card: CardId;
  index: number;
  you: Seat;
  /** What the card is or was attached to. */
  bearer: CopyId;
};

type Chapters = {
  happening: Happening &
    Partial<Answerable> & {
      /** What has had its say: copy, card and index of each, one after the other. */
      used?: readonly number[];
      /** It takes place, but no token is placed (1C85). */
      tokenless?: boolean;
    };
  text: Utterance & {
    /** The place in its program (cards/programs.ts). */
    op?: number;
    it?: readonly CopyId[];
    named?: CardId;
    player?: Seat;
    x?: number;
    those?: readonly CardId[];
    /** For the step at hand: what was picked for its first and second target, and to whom it is still to be done. */
    picked?: readonly CopyId[];
    onto?: readonly CopyId[];
    todo?: readonly CopyId[];
    /** How many cards of a pile were dealt with. */
    many?: number;
    /** The picking player has stopped. */
    enough?: boolean;
    /** Whether the steps since the last "may" were done in full. */
    done?: boolean;
    /** How often a repetition has been gone through. */
    round?: number;
    cancelled?: boolean;
    /** What may be spotted for more is not (6.5). */
    declined?: boolean;
  };
  /** The action procedure (5.3). */
  procedure: Partial<Round>;
  /** A phase in which one player alone acts (5.2). */
  ownPhase: { seat: Seat };
  game: Record<never, never>;
  "setting-up": { left?: number; place?: number; bidders?: readonly Seat[] };
  turn: Record<never, never>;
  /** The healing of a sanctuary (4.3). */
  sanctuary: { healed?: number };
  moving: Record<never, never>;
  archery: {
    /** Wounds still to be divided, and to whom they have been given so far. */
    left?: number;
    given?: readonly CopyId[];
    /** Allies that shoot along. */
    allies?: readonly CopyId[];
    fellowship?: number;
    target?: Seat;
  };
  /** Wounds one at a time: whose they are, and who dealt them. */
  wounding: { wounded: readonly CopyId[]; by?: readonly CopyId[] };
  assignment: { shadow?: Seat };
  skirmishes: Record<never, never>;
  skirmish: {
    /** What is told once the result is known. */
    after?: readonly Happening[];
    /** What waits for the first of them has been done. */
    told?: boolean;
    wounds?: readonly CopyId[];
    winners?: readonly CopyId[];
  };
  regroup: { shadow?: Seat };
  reconciling: { seat: Seat; discarded?: boolean };
  /** State checks (17.7). */
  /** States that have become true and have not had their say, by copy and part. */
  settling: { due?: readonly number[] };
  /** Several things that happened together, told one after the other. */
  announcing: { all: readonly Happening[] };
  /** A player is out (19.5). */
  losing: { seat: Seat; how: Loss };
  /** A card being played (5.5): from where, for how much, onto whom. */
  playing: {
    card: CardId;
    seat: Seat;
    from: Pile | "stacked";
    /** The stacked copy that is played. */
    copy?: CopyId;
    free?: boolean;
    discount?: number;
    /** It answers what happens. */
    answers?: boolean;
    /** Who may bear it, where a text says so. */
    onto?: readonly CopyId[];
    bearer?: CopyId;
  };
};

/** Why a choice is refused. */
type Reasons =
  /** No card, copy or player of this number. */
  | "no-such-thing"
  | "not-your-chance"
  | "answer-first"
  | "must-choose"
  | "must-discard"
  | "seat-taken"
  | "not-in-hand"
  | "not-your-side"
  | "not-yours"
  | "not-active"
  | "wrong-phase"
  | "own-phase-only"
  | "unique"
  | "forbidden"
  | "nine-companions"
  | "companions-only"
  | "no-bearer"
  | "too-dear"
  | "requirement"
  | "cost"
  | "limit"
  | "nothing-found"
  | "no-answer"
  | "no-such-ability"
  | "nobody-to-heal"
  | "no-transfer"
  | "cannot-exert"
  | "cannot-be-wounded"
  | "not-wounded"
  | "not-meant"
  | "cannot-defend"
  | "cannot-attack"
  | "assigned"
  | "forbidden-pair"
  | "enough-minions"
  | "may-not-move"
  | "out";

export interface Words {
  readonly events: Events;
  readonly choices: Choices;
  readonly prompts: Prompts;
  readonly chapters: Chapters;
  readonly reasons: Reasons;
}
