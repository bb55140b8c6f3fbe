/**
 * What a card says, as a tree: the kinds of its nodes are the rules of the card language, and every word that matters is
 * in it. Sentences of all languages are written from it, and programs are made of it.
 */
import type {
  Amount,
  Counted,
  Counter,
  Library,
  Limit,
  Nominal,
  Noun,
  Shown,
  Signed,
  Source,
  Spotted,
  Target,
} from "./targets.ts";

export const PHASES = [
  "Fellowship",
  "Shadow",
  "Maneuver",
  "Archery",
  "Assignment",
  "Skirmish",
  "Regroup",
] as const;
export type Phase = (typeof PHASES)[number];

export const TERRAINS = ["plains", "underground", "river", "forest"] as const;
export type Terrain = (typeof TERRAINS)[number];

/* Conditions -------------------------------------------------------------------------------------------------------- */

export type SitePlace =
  | { readonly at: "sites"; readonly sites: readonly number[] }
  | { readonly at: "from"; readonly site: number; readonly to: number | "higher" }
  | { readonly at: "terrain"; readonly terrains: readonly Terrain[] }
  | { readonly at: "sanctuary" | "this site" };

/** What a card may be said to be. */
export type Quality = { readonly keyword: "damage" | "defender"; readonly by: Signed } | "fierce";

/** One thing that is so or not. */
export type Fact =
  | { readonly fact: "can spot"; readonly who: "you" | "FP"; readonly spots: readonly Spotted[] }
  | { readonly fact: "spot"; readonly spots: readonly Spotted[] }
  | { readonly fact: "at"; readonly place: SitePlace }
  | { readonly fact: "not at a sanctuary" | "FP's deck is empty" | "this card has a bearer" }
  | { readonly fact: "includes"; readonly target: Target }
  | { readonly fact: "includes no"; readonly noun: Noun }
  | { readonly fact: "pool below" | "burdens and dead" | "dead companions"; readonly number: number }
  | { readonly fact: "opponent holds" | "own site on path" | "burdens at most"; readonly number: number }
  | { readonly fact: "wears the Ring"; readonly target: Target; readonly verb: "wears" | "bears" }
  | {
      readonly fact: "bears";
      readonly target: Target;
      readonly verb: "wears" | "bears";
      readonly what: Target;
    }
  | { readonly fact: "is"; readonly target: Target; readonly was?: true; readonly what: Target }
  | { readonly fact: "is so"; readonly target: Target; readonly quality: Quality | "exhausted" }
  | { readonly fact: "skirmishing" | "in the same skirmish"; readonly target: Target; readonly other: Target }
  | {
      readonly fact: "assigned and not resolved" | "not assigned" | "was assigned this turn" | "was not";
      readonly target: Target;
    };

/** A fact about the cards that a target means. */
export type TargetFact = Extract<Fact, { readonly target: Target }>;

/** All of these, or any of them. */
export interface Condition {
  readonly joined: "and" | "or";
  readonly facts: readonly Fact[];
}

/* Costs and effects ------------------------------------------------------------------------------------------------- */

export type Payment =
  | { readonly pay: "exert"; readonly target: Target; readonly twice?: true }
  | { readonly pay: "spot"; readonly spots: readonly Spotted[] }
  | { readonly pay: "discard"; readonly target: Target; readonly from?: Source }
  | { readonly pay: "reveal" | "play"; readonly target: Target; readonly from: Source }
  | { readonly pay: "add" | "remove"; readonly amount: Amount; readonly counter: Counter };

/** All of these must be paid; of several payments in one place, one. */
export type Cost = readonly (readonly Payment[])[];

/** Another amount in place of the first, where something holds. */
export interface Instead<A> {
  readonly amount: A;
  readonly if: Condition;
}

/** How often a deed is done to each: `twice`, `X times`, `up to 2 times`. */
export type Times = "twice" | { readonly times: Amount } | { readonly upTo: number };

export type Duration = "until regroup" | "this phase" | "this turn";

export type Boost =
  | {
      readonly gets: "strength";
      readonly by: Signed;
      readonly instead?: Instead<Signed>;
      readonly per?: Counted;
    }
  | { readonly gets: "damage" | "defender"; readonly by: Signed };

/** What is done to characters, and with tokens. */
export type TokenDeed =
  | { readonly do: "exert" | "exhaust"; readonly target: Target }
  | { readonly do: "wound" | "heal"; readonly target: Target; readonly times?: Times }
  | { readonly do: "remove wounds"; readonly target: Target }
  | {
      readonly do: "add" | "remove";
      readonly amount: Amount;
      readonly counter: Counter;
      readonly instead?: Instead<Amount>;
      readonly per?: Counted;
      /** In place of what was about to happen. */
      readonly replaces?: true;
    };

/** What is done to cards, wherever they lie. */
export type CardDeed =
  | { readonly do: "discard"; readonly target: Target; readonly from?: Source; readonly per?: Counted }
  | { readonly do: "discard from deck"; readonly library: Library; readonly per?: Counted }
  | { readonly do: "draw"; readonly count: Amount | "the same number"; readonly per?: Counted }
  | { readonly do: "reveal" | "look at"; readonly shown: Shown }
  | {
      readonly do: "put";
      readonly target: Target;
      readonly from?: Source;
      readonly to: "hand" | "bottom" | "back";
    }
  | { readonly do: "shuffle in"; readonly target: Target; readonly from: Source }
  | { readonly do: "shuffle hand in" }
  | { readonly do: "stack"; readonly target: Target; readonly from?: Source; readonly on: Target }
  | {
      readonly do: "play";
      readonly target: Target;
      readonly from?: Source;
      readonly onto?: Target;
      readonly price?: "free" | Signed;
    }
  | { readonly do: "move"; readonly target: Target; readonly from: Source; readonly onto: Target };

/** What is done besides: with skirmishes, with the path, and what is only spotted. */
export type TableDeed =
  | { readonly do: "spot"; readonly spots: readonly Spotted[] }
  | { readonly do: "assign" | "cannot assign"; readonly target: Target; readonly to: Target }
  | { readonly do: "prevent"; readonly what: "the wound" | { readonly woundsTo: Target } }
  | {
      readonly do: "cancel";
      readonly what: "that event" | "all remaining assignments" | { readonly skirmishOf: Target };
    }
  | { readonly do: "put own next site" }
  | { readonly do: "replace site"; readonly which: "the fellowship's current site" | "that site" };

/** What a player does. */
export type Deed = TokenDeed | CardDeed | TableDeed;

/** What becomes different. */
export type Change =
  | {
      readonly do: "gain";
      readonly target: Target;
      readonly boosts: readonly Boost[];
      readonly fierce?: true;
      readonly until?: Duration;
    }
  | { readonly do: "gain strength of"; readonly target: Target; readonly other: Target }
  | { readonly do: "give no strength" | "may fight"; readonly target: Target; readonly until: Duration }
  | { readonly do: "cap wounds"; readonly target: Target; readonly most: number; readonly until: Duration }
  | { readonly do: "overwhelm if tripled"; readonly target: Target; readonly its: "its" | "his" }
  | { readonly do: "not in archery total" | "put on the Ring"; readonly target: Target }
  | { readonly do: "become Ring-bearer"; readonly target: Target; readonly resistance: number }
  | { readonly do: "archery total"; readonly of: "fellowship" | "minions"; readonly by: Signed }
  | { readonly do: "shadow number"; readonly by: Signed; readonly instead?: Instead<Signed> }
  | { readonly do: "move limit"; readonly by: Signed; readonly least?: number };

const CHANGES: readonly Change["do"][] = [
  "gain",
  "gain strength of",
  "give no strength",
  "may fight",
  "cap wounds",
  "overwhelm if tripled",
  "not in archery total",
  "put on the Ring",
  "become Ring-bearer",
  "archery total",
  "shadow number",
  "move limit",
];

/** Fixed phrases, each a deed of its own. */
export const SPECIALS = [
  "the Ring-bearer is corrupted",
  "that exertion places no wound",
  "the fellowship cannot move again this turn",
  "your Shadow phase ends",
  "the Ring has no game text during that skirmish",
] as const;
export type Special =
  | { readonly do: (typeof SPECIALS)[number] }
  | { readonly do: "discard until you stop"; readonly least: number; readonly most: number }
  | { readonly do: "reveal until not"; readonly target: Target };

/** Whether a step is a change of something. */
export const isChange = (step: Step): step is Change => CHANGES.some((name) => name === step.do);

/** Whether a step is one of the fixed phrases. */
export const isSpecial = (step: Step): step is Special =>
  step.do === "discard until you stop" ||
  step.do === "reveal until not" ||
  SPECIALS.some((phrase) => phrase === step.do);

/** Who does a step, where it is not the player of the card. */
export type Player = "FP" | "an opponent" | "that opponent" | "that player" | "its owner";

export type Step =
  | (Deed & { readonly by?: Player /** You have it done. */; readonly made?: true })
  | Change
  | Special;

export interface ChoiceOption {
  readonly cost?: Cost;
  readonly steps: readonly Step[];
}

export type Clause =
  | { readonly clause: "steps"; readonly steps: readonly Step[] }
  | {
      readonly clause: "choose";
      readonly by?: Player;
      readonly options: readonly [ChoiceOption, ChoiceOption];
    }
  | {
      readonly clause: "if";
      readonly if: Condition;
      readonly steps: readonly Step[];
      readonly otherwise: readonly Step[];
    }
  | May
  | {
      readonly clause: "repeat";
      readonly each: Noun;
      readonly over: number;
      readonly body: readonly Step[] | May;
    }
  | { readonly clause: "this skirmish"; readonly loser: Target; readonly to: Target; readonly step: Step };

/** What a player may leave undone. */
export interface May {
  readonly clause: "may";
  readonly who: "you" | "each Shadow player";
  readonly steps: readonly Step[];
  readonly ifDone?: readonly Step[];
}

export interface Effect {
  /** One after the other. */
  readonly clauses: readonly Clause[];
  readonly limit?: Limit;
}

/* Standing rules ---------------------------------------------------------------------------------------------------- */

export type Rule =
  | {
      readonly rule: "strength";
      readonly target: Target;
      readonly by: Signed;
      readonly per?: Counted;
      readonly limit?: Limit;
    }
  | { readonly rule: "is"; readonly target: Target; readonly quality: Quality | "an archer" }
  | {
      readonly rule: "cost";
      readonly target: Target;
      readonly number: number;
      readonly than: "more" | "less";
      readonly on?: Target;
    }
  | {
      readonly rule: "first costs less";
      readonly nominal: Nominal;
      readonly each: "turn" | "Shadow phase";
      readonly number: number;
    }
  | { readonly rule: "overwhelm if tripled"; readonly target: Target; readonly its: "its" | "his" }
  | { readonly rule: "cap wounds"; readonly target: Target; readonly most: number }
  | {
      readonly rule:
        | "gain text of that site"
        | "no strength from weapons"
        | "enter exhausted"
        | "cannot heal"
        | "counters stay"
        | "an opponent cannot discard";
      readonly target: Target;
    }
  | { readonly rule: "may bear"; readonly target: Target; readonly most: number }
  | {
      readonly rule: "wounds become";
      readonly target: Target;
      readonly inSkirmish?: true;
      readonly amount: Amount;
      readonly counter: Counter;
    }
  | {
      readonly rule: "archery total";
      readonly of: "fellowship" | "minions";
      readonly by: Signed;
      readonly per?: Counted;
      readonly limit?: Limit;
    }
  | { readonly rule: "shadow numbers"; readonly by: Signed }
  | { readonly rule: "roaming penalty"; readonly target: Target; readonly less: number }
  | { readonly rule: "skip"; readonly phases: readonly ("archery" | "assignment" | "skirmish")[] }
  | { readonly rule: "no skirmish actions"; readonly verb: "play" | "use" }
  | { readonly rule: "nobody plays"; readonly nominal: Nominal };

/** A rule that names no card which it is about. */
export type GeneralRule = Exclude<Rule, { readonly target: Target }>;

/* Happenings -------------------------------------------------------------------------------------------------------- */

/** What happens to a character or card, and nothing more is said of it. */
export type PlainHappening =
  | "about to exert"
  | "about to heal"
  | "exerts or takes a wound"
  | "wins a skirmish"
  | "kills a companion during a skirmish"
  | "is assigned to a skirmish"
  | "puts on the Ring"
  | "is played"
  | "is discarded from play";

export type Happening =
  | { readonly on: "about to be wounded"; readonly target: Target; readonly inSkirmish?: true }
  | { readonly on: PlainHappening; readonly target: Target }
  | { readonly on: "loses a skirmish"; readonly target: Target; readonly to?: Target }
  | { readonly on: "minions of a player lose to"; readonly target: Target }
  | { readonly on: "is killed"; readonly target: Target; readonly by?: Target; readonly beside?: Target }
  | {
      readonly on: "plays";
      readonly who: "you" | "FP" | "an opponent" | "a player";
      readonly target: Target;
      readonly onto?: Target;
      readonly beside?: Target;
    }
  | {
      readonly on:
        | "your turn begins"
        | "the turn ends"
        | "your Shadow phase begins"
        | "your Shadow phase ends"
        | "a fellowship phase begins"
        | "a skirmish phase ends"
        | "the fellowship moves";
    }
  | { readonly on: "arrives"; readonly place: SitePlace }
  | { readonly on: "leaves"; readonly place: SitePlace; readonly inFellowshipPhase?: true }
  | { readonly on: "becomes true"; readonly condition: Condition };

/* Parts of a card --------------------------------------------------------------------------------------------------- */

export type Part =
  | { readonly part: "play"; readonly cost: Cost }
  | {
      readonly part: "attach";
      readonly to: Target;
      readonly oneCopy?: true;
      readonly besides?: { readonly number: number; readonly noun: Noun };
    }
  | { readonly part: "support" }
  | { readonly part: "static"; readonly while?: Condition; readonly rule: Rule }
  | { readonly part: "when"; readonly on: Happening; readonly if?: Condition; readonly effect: Effect }
  | {
      readonly part: "response";
      readonly on: Happening;
      readonly if?: Condition;
      readonly cost?: Cost;
      readonly effect: Effect;
    }
  | {
      readonly part: "action";
      readonly phases: readonly Phase[];
      readonly if?: Condition;
      readonly cost?: Cost;
      readonly effect: Effect;
    };

/** Everything that a card says, in order. */
export type Text = readonly Part[];
