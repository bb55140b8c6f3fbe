/** What The Battle of Five Armies speaks of, as types alone: the state itself is written in them. */
import type { Seat } from "@westmarch/kernel";
import type {
  ActionId,
  CardId,
  CharacterId,
  DeckId,
  FaceId,
  GroupId,
  ManeuverId,
  PlaceId,
  RoostId,
  Side,
  TerritoryId,
  ThingId,
  TileId,
  TokenId,
  UnitId,
} from "./ids.ts";
import type { Reasons } from "./reasons.ts";

type Nothing = Record<never, never>;
/** How a game ends (14). */
export type Ending = "front-gate" | "points" | "dusk" | "bolg" | "beorn";

type Events = {
  /** `dice`: how many each side has. */
  turn: { turn: number; dice: readonly number[] };
  activated: { character: CharacterId };
  token: { place: PlaceId };
  "tokens-lost": { place: PlaceId; many: number };
  tile: { tile: TileId };
  fate: { tile: TileId; fate: number };
  "fate-card": { card: CardId };
  bat: { territory: TerritoryId };
  rolled: { side: Side; faces: readonly FaceId[] };
  die: { side: Side; face: FaceId };
  action: { side: Side; action: ActionId };
  passed: { side: Side };
  ability: { character: CharacterId };
  "end-of-turn": Nothing;
  won: { side: Side; reason: Ending };

  drew: { seat: Seat; deck: DeckId; card?: CardId };
  discarded: { seat: Seat; deck: DeckId; card?: CardId };
  reshuffled: { cards: number };
  card: { seat: Seat; card: CardId };
  "on-table": { card: CardId };
  "off-table": { card: CardId };

  /** `force`: by thing. */
  marched: { side: Side; from: PlaceId; to: PlaceId; force: readonly number[] };
  walked: { character: CharacterId; from: PlaceId; to: PlaceId };
  control: { place: PlaceId; side: Side };
  "tokens-eliminated": { place: PlaceId; group: GroupId; many: number };
  "token-laid": { place: PlaceId; group: GroupId };
  flipped: { place: PlaceId; token: TokenId };
  mustered: { place: PlaceId; unit: UnitId; many: number };
  "pass-opened": { place: PlaceId };
  /** Without dice where a card heals in combat. */
  /** `needs`: what a die had to show; 0 where none was thrown. */
  rallied: {
    side: Side;
    place: PlaceId;
    dice: readonly number[];
    again: readonly number[];
    needs: number;
    healed: number;
  };
  removed: { place: PlaceId; unit: UnitId; damage: number };
  entered: { character: CharacterId; place: PlaceId };
  eliminated: { character: CharacterId };
  destroyed: { place: PlaceId; side: Side };
  ring: { place: PlaceId };
  mail: { character: CharacterId; hits: number };
  bodyguard: { tokens: number };
  deactivated: { character: CharacterId };
  /** Whose hand was looked at; `cards` are told to the two players alone. */
  "hand-shown": { seat: Seat; cards?: readonly CardId[] };
  "card-lost": { seat: Seat; card: CardId };
  wrath: { wrath: number; change: number };
  eagles: { many: number };
  flew: { roost: RoostId };
  swooped: { roost: RoostId; place: PlaceId };
  "bat-cloud": { territory: TerritoryId };
  shot: {
    side: Side;
    place: PlaceId;
    dice: readonly number[];
    again: readonly number[];
    needs: number;
    hits: number;
  };
  hit: { place: PlaceId; hits: number };
  shielded: { left: number };

  /** `terms`: what a card or ability makes of it, as in `Battle`. */
  combat: { attacker: Side; from: PlaceId; target: PlaceId; combined: number; terms: number };
  superior: { side: Side };
  round: { round: number; from: PlaceId };
  played: { side: Side; maneuver: ManeuverId };
  "combat-card": { side: Side; card: CardId };
  /** `black`: so many of the first; `bonus`: added to each die. */
  "combat-roll": { side: Side; dice: readonly number[]; black: number; needs: number; bonus: number };
  /** `which`: the places of the dice among those of the Combat roll. */
  reroll: { side: Side; which: readonly number[]; dice: readonly number[]; needs: number };
  "die-again": { side: Side; die: number; value: number };
  "more-dice": { side: Side; dice: readonly number[]; needs: number; hits: number };
  maneuver: { side: Side; maneuver: ManeuverId; cancelled: boolean };
  vampires: { territory: TerritoryId };
  scored: { free: number; shadow: number };
  ceased: Nothing;
  retreated: { side: Side; from: PlaceId; to: PlaceId };
  "combat-ended": { target: PlaceId };
};

/** What can be chosen: the words behind each verb. */
export type Choices = {
  use: [face: FaceId, action: ActionId];
  play: [face: FaceId, card: CardId];
  enter: [face: FaceId, character: CharacterId];
  aside: [face: FaceId];
  ability: [general: CharacterId];
  pass: [];

  step: [from: PlaceId, to: PlaceId];
  attack: [from: PlaceId, to: PlaceId];
  to: [at: PlaceId];
  army: [at: PlaceId];
  flip: [at: PlaceId, group: GroupId];
  token: [at: PlaceId, group: GroupId];
  stay: [thing: ThingId, many: number];
  lose: [unit: UnitId];
  unit: [unit: UnitId];
  muster: [at: PlaceId, unit: UnitId];
  character: [character: CharacterId];
  territory: [territory: TerritoryId];
  swoop: [roost: RoostId, at: PlaceId];
  card: [card: CardId];
  discard: [card: CardId];
  maneuver: [card: ManeuverId];
  die: [side: Side, die: number];
  face: [face: FaceId];
  number: [many: number];
  deck: [deck: DeckId];
  one: [];
  other: [];
  draw: [];
  apply: [];
  cease: [];
  continue: [];
  stand: [];
  retreat: [];
  yes: [];
  no: [];
  go: [];
  done: [];
};

type Prompts = {
  act: { offers: "use" | "play" | "enter" | "aside" | "ability" | "pass"; about: [] };
  general: { offers: "character" | "done"; about: [] };
  /** How many Leadership tokens are still to be placed. */
  lead: { offers: "army"; about: [left: number] };
  tile: { offers: "draw" | "apply"; about: [tile: TileId] };
  bats: { offers: "number"; about: [dice: number] };
  bat: { offers: "territory"; about: [left: number] };
  "hand-limit": { offers: "discard"; about: [] };

  move: { offers: "step" | "done"; about: [] };
  onward: { offers: "to" | "done"; about: [at: PlaceId] };
  part: { offers: "stay" | "go" | "done"; about: [from: PlaceId, to: PlaceId] };
  /** How many damage markers stay. */
  markers: { offers: "number"; about: [from: PlaceId, to: PlaceId] };
  excess: { offers: "lose" | "done"; about: [at: PlaceId] };
  walk: { offers: "to" | "done"; about: [character: CharacterId] };
  flip: { offers: "flip" | "done"; about: [] };
  instead: { offers: "unit"; about: [at: PlaceId, missing: UnitId] };
  token: { offers: "token" | "done"; about: [] };
  rally: { offers: "army" | "done"; about: [] };
  goblin: { offers: "to"; about: [] };

  enter: { offers: "to"; about: [character: CharacterId] };
  bonus: { offers: "use" | "play" | "enter" | "done"; about: [] };
  shooters: { offers: "to"; about: [] };
  /** For which step of the card or ability. */
  armies: { offers: "army" | "done"; about: [step: number] };
  /** How many Leadership tokens an army is given. */
  leadership: { offers: "number"; about: [at: PlaceId] };
  spend: { offers: "yes" | "no"; about: [at: PlaceId] };
  spent: { offers: "lose"; about: [at: PlaceId] };
  deck: { offers: "deck"; about: [left: number] };
  "enemy-card": { offers: "card"; about: [] };
  "give-up": { offers: "character"; about: [] };
  dice: { offers: "face" | "done"; about: [] };
  "remove-token": { offers: "token" | "done"; about: [] };
  muster: { offers: "muster" | "done"; about: [] };
  "open-pass": { offers: "to"; about: [] };
  /** Of which card or character. */
  either: { offers: "one" | "other"; about: [program: number] };
  mail: { offers: "yes" | "no"; about: [at: PlaceId, hits: number] };
  /** For how many Eagles still; 0: for their Lord. */
  fly: { offers: "territory"; about: [left: number] };
  swoop: { offers: "swoop" | "done"; about: [] };
  beorn: { offers: "to" | "done"; about: [] };
  "beorn-attack": { offers: "to" | "done"; about: [] };
  ring: { offers: "to"; about: [] };
  bodyguard: { offers: "yes" | "no"; about: [at: PlaceId, hits: number] };
  casualties: { offers: "lose" | "done"; about: [at: PlaceId, damage: number] };

  attack: { offers: "attack" | "step" | "done"; about: [] };
  combined: { offers: "to" | "done"; about: [] };
  fighting: { offers: "army"; about: [target: PlaceId] };
  maneuver: { offers: "maneuver" | "card"; about: [round: number] };
  /** How many black dice are rolled again, of so many in all. */
  reroll: { offers: "number"; about: [dice: number] };
  /** A white die (0) or a black one (1). */
  luck: { offers: "number" | "done"; about: [] };
  chance: { offers: "die" | "done"; about: [left: number] };
  "take-back": { offers: "maneuver"; about: [] };
  "use-maneuver": { offers: "yes" | "no"; about: [maneuver: ManeuverId] };
  /** A Great Bat for so many hits more (17.3). */
  "spend-bat": { offers: "yes" | "no"; about: [territory: TerritoryId, hits: number] };
  quarter: { offers: "lose"; about: [at: PlaceId] };
  cease: { offers: "cease" | "continue"; about: [] };
  /** Whether it would be a retreat (1) or a rout (0). */
  leave: { offers: "stand" | "retreat"; about: [freely: number] };
  retreat: { offers: "to"; about: [from: PlaceId] };
  drive: { offers: "to"; about: [from: PlaceId] };
  advance: { offers: "army" | "done"; about: [target: PlaceId] };
};

/** What an order asks of an army; left out: nothing. */
export interface Ordered {
  led?: number;
  types?: number;
  whole?: number;
  only?: number;
}

/** Whose program is carried out: a card's, a general's, the one that a fate card gives him, or a coming character's. */
export type ProgramSource = "card" | "general" | "becomes" | "brings";

/** The step of a program that gives an attack (`rules/said.ts`); none where a die does. */
export interface ByProgram {
  source?: ProgramSource | "";
  program?: number;
  path?: readonly number[];
  step?: number;
}

/** The locals of each chapter. */
export type Chapters = {
  game: { n?: number; activated?: number; tile?: number; drawn?: number; placed?: readonly number[] };
  actions: Nothing;
  bonus: { side: Side };
  steps: {
    side: Side;
    /** Whose program it is (`rules/said.ts`), and which branch of it. */
    source: ProgramSource;
    program: number;
    path?: readonly number[];
    /** The step. */
    n?: number;
    /** The own and the enemy army named last, all that were named, and a region. */
    mine?: number;
    theirs?: number;
    those?: readonly number[];
    region?: number;
    chosen?: readonly PlaceId[];
    left?: number;
    dice?: readonly FaceId[];
  };
  draw: { seat: Seat; decks: readonly DeckId[] };
  limit: { seat: Seat };
  limits: Nothing;

  split: Ordered & {
    side: Side;
    from: PlaceId;
    to: PlaceId;
    thing?: number;
    stay?: readonly number[];
    /** How many units may go (0: any), and 1 where none need to. */
    most?: number;
    may?: number;
  };
  landing: { side: Side; places?: readonly number[]; n?: number };
  excess: { side: Side; where: PlaceId; trades?: number; over?: number };
  strategic: Ordered & { side: Side; left: number; moved?: readonly number[] };
  /** `left`: how many armies may march; `regions`: how far each after the first. */
  march: Ordered & { side: Side; from?: number; steps?: number; left?: number; regions?: number };
  walkers: { side: Side; n?: number; last?: number };
  "goblin-muster": Nothing;
  recruit: { side: Side; left: number; done?: readonly number[]; groups?: number };
  flip: { side: Side; where: PlaceId; group: GroupId; units?: readonly number[]; unit?: number };
  tokens: { side: Side; left: number; group?: number; done?: readonly number[] };
  rally: { side: Side; left: number; needs?: number; done?: readonly number[] };

  hurt: { side: Side; where: PlaceId; hits: number; sure?: number };
  mail: { side: Side; where: PlaceId; hits: number };
  casualties: { side: Side; where: PlaceId; rout?: number };
  destruction: { side: Side; where: PlaceId };
  entry: { character: CharacterId };
  ability: { general: CharacterId };
  "eagle-attack": { targets?: readonly number[]; n?: number };
  "eagle-flight": { n?: number };
  "bat-cloud": { moved?: readonly number[] };
  beorn: { steps?: number; face?: FaceId };
  "beorn-attack": Nothing;
  "beorn-advance": { to: PlaceId };

  attack: Ordered & {
    side: Side;
    from?: number;
    steps?: number;
    terms?: number;
    walls?: number;
    /** The place of the one army that may be attacked; below 0: any. */
    victim?: number;
    /** 1: it may move or attack, and not both. */
    either?: number;
  } & ByProgram;
  "combined-attack": { side: Side; least?: number } & ByProgram;
  fight: {
    attacker: Side;
    from: PlaceId;
    target: PlaceId;
    terms?: number;
    combined?: number;
    beorn?: number;
    hits?: readonly number[];
    leaves?: number;
  } & ByProgram;
  quarter: { side: Side };
  chance: { side?: number; n?: number; done?: readonly number[] };
  "take-back": { side?: number };
  advance: Nothing;
  retreat: { side: Side; from: PlaceId; attacker: PlaceId; driven?: number; to?: number };
  play: { seat: Seat; card: CardId };
};

/** Events, choices, prompts, chapters and reasons of this game. */
export interface Words {
  readonly events: Events;
  readonly choices: Choices;
  readonly prompts: Prompts;
  readonly chapters: Chapters;
  readonly reasons: Reasons;
}
