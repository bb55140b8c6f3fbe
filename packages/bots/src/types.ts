/**
 * What a game tells the computer opponents about itself, and what an opponent is. Nothing here needs Node: the same
 * code thinks in a worker thread, in a browser and in a test.
 */
import type { Ask, Heard, Level, Option, Random, Seat } from "@westmarch/kernel";
import type { Findings } from "./search/findings.ts";

export type { Random };

/** How a search thinks. */
export interface SearchStyle {
  /** How much it is drawn to what it has looked into little. */
  readonly exploration: number;
  /** How much worse than its surroundings an untried choice is taken to be. */
  readonly pessimism: number;
  /** After how many choices beyond the tree a playout may be cut off. */
  readonly horizon: number;
}

/**
 * What a game's evaluation is the sum of, by name: for hints that explain a choice, and for players that go by a part of it
 * alone. A search never asks for it.
 */
export interface Reasons<G> {
  /** The parts, in the order in which terms are counted towards them. */
  readonly parts: readonly string[];
  /** The part that each term belongs to. */
  readonly partOf: readonly number[];
  /** The evaluation was learnt and is no sum: the parts are of one made by hand, which says much the same. */
  readonly beside?: true;
  /** Fills in the terms for this seat, in log odds: the more, the better it stands. Of quiet positions that are known. */
  terms(g: G, seat: Seat, into: number[]): void;
  /** Whether the terms of a position mean anything. By default always; `terms` is asked of no other. */
  isKnown?(g: G): boolean;
  /** How the game's words call a part for the player in that seat: they say it by the key `hint.NAME`. */
  name(part: string, g: G, seat: Seat): string;
  /** The part that a beginner on that seat favours. */
  favourite(g: G, seat: Seat): string;
  /** What a beginner overlooks: what pays late, or is the other's to do. */
  readonly far: readonly string[];
}

/** What a seat takes the hidden to be. */
export interface Belief<G> {
  /** Fills in what is hidden in a copy of the view: what is more plausible, more often. */
  fill(world: G): void;
}

/**
 * A game's sense of play (its `bot.ts`). Only `playout` and `evaluate` are required; everything else makes the search
 * stronger. `g` is always a whole state that a view does not contradict, never the real one (except for the seer), and
 * is never changed.
 */
export interface Policy<G> {
  /** A quick choice, better than a blind one: tens of thousands of them are made for every move that is thought over. */
  playout(g: G, ask: Ask, random: Random): Option;
  /** How likely this seat is to win, 0 … 1. Asked in quiet positions, and where a playout is cut off. */
  evaluate(g: G, seat: Seat): number;
  /** The same of every seat at once, `chances[seat]` for each, where more than two play and that is found sooner together. */
  chances?(g: G, chances: number[]): void;
  /** How promising each option looks at first sight: fills `weights[i]` for `options[i]`, each above 0. */
  weigh?(g: G, ask: Ask, options: readonly Option[], weights: number[]): void;
  /** The options worth telling apart, at least one: leaves out those that come to the same as another. */
  reduce?(g: G, ask: Ask): readonly Option[];
  /** Nothing is in the middle of happening, so that `evaluate` may be trusted. By default always. */
  quiet?(g: G): boolean;
  /** A number that differs wherever a spectator could tell two positions apart. By default the last choice made. */
  fingerprint?(g: G): number;
  /** How plausible this imagined world is to that seat, above 0; only ratios matter. By default all are alike. */
  likelihood?(g: G, seat: Seat): number;
  /**
   * What a seat believes after all that it has heard since the game began. Null where what it has heard does not lead to what
   * it sees; then worlds are imagined from the view alone.
   */
  believe?(view: G, seat: Seat, heard: readonly Heard[], random: Random): Belief<G> | null;
  /** What `greedy` plays without trying anything, in a game where trying every option out would take it too long. */
  greedy?(view: G, ask: Ask, random: Random): Option;
  /** Raised whenever it plays differently: results of an older edition are no longer its own. By default 1. */
  readonly edition?: number;
  /**
   * The choice of a player that is so much in a hurry to reach the goal, 0 … 1; null where haste makes no difference.
   */
  hurried?(view: G, ask: Ask, haste: number): Option | null;
  /** What the evaluation is made of, by name. */
  readonly reasons?: Reasons<G>;
  /** By how much, in chances to win, the answer of a puzzle must be better than all else. By default 0.12. */
  readonly puzzleGap?: number;
  /** How a player plays that has not learnt by playing, and goes by rules of thumb alone. */
  readonly novice?: Policy<G>;
  /** How its levels think, where that differs from the usual: so that one is some 200 points stronger than the one before. */
  readonly skills?: Partial<Skills>;
  /** How to search this game, where it differs from the usual. */
  readonly style?: Partial<SearchStyle>;
  /**
   * The choice that is best however the game goes on, where that is found exactly and soon; null elsewhere. What the seat does not
   * know must not count in it.
   */
  solve?(g: G, ask: Ask): Option | null;
  /** A choice made by rule of thumb, without search (setting up, say), or null. `view` is what the seat may know. */
  opening?(view: G, ask: Ask, random: Random): Option | null;
  /**
   * Whether all questions under this prompt are answered by rule of thumb (`opening`), whatever the seat holds, so that no player
   * need wait for the answer. Only where all players see what is being asked, and no other is asked at the same time.
   */
  isTrifle?(prompt: string): boolean;
}

/** What a game tells of its positions to a network that learns to judge them. */
export interface Learning<G> {
  /** How many features there are. */
  readonly inputs: number;
  /** The seat through whose eyes a position is seen: whose win the network foretells. */
  viewer(g: G): Seat;
  /** Fills in the numbers of the features that hold, each once, from `into[0]` on; says how many. Of quiet positions. */
  features(g: G, into: Uint16Array): number;
  /** What it sees of a choice, to tell which looks promising. */
  readonly choices?: {
    readonly inputs: number;
    /** As above, of an option that is offered in this position. */
    features(g: G, option: Option, into: Uint16Array): number;
  };
}

/** How a player plays that does not see everything that matters. */
export interface Glance {
  /** In how many imagined worlds each option is tried; 0: none is, and it is played at first sight. */
  readonly worlds: number;
  /** By which factor the favourite plan counts for more than it is worth. */
  readonly favourite: number;
  /** How much of what pays late is seen, 0 … 1. */
  readonly far: number;
  /** How much of a hurry it is in, 0 … 1; by default in none. Only in games that have `Policy.hurried`. */
  readonly haste?: number;
  /**
   * How likely it notices each of its options, 0 … 1: it chooses among those that it has noticed, and takes any where it has
   * noticed none. By default it notices all.
   */
  readonly notices?: number;
  /** Raised past the policy's own edition when this level alone plays differently. */
  readonly edition?: number;
  /** It goes by rules of thumb alone, in games whose players learn by playing (`Policy.novice`). */
  readonly novice?: true;
}

/** How the levels think, but for the strongest, which only time ends. */
export type Skills = Readonly<Record<Exclude<Level, "best">, Glance | { readonly iterations: number }>>;

/** What a bot may use to think: chance of its own, a clock handed in, and a limit. */
export interface Thinking {
  /** Its chance, from which it draws all that it leaves to luck. */
  readonly random: Random;
  /** Everything that the seat has heard since the game began, in order. Without it, it has just sat down. */
  readonly heard?: readonly Heard[];
  /** Milliseconds from anywhere; needed for a limit in milliseconds. */
  readonly now?: () => number;
  /** Milliseconds for a choice, by the clock `now`. Without that clock they mean nothing. */
  readonly milliseconds?: number;
  /** Imagined games for a choice. */
  readonly iterations?: number;
  /** When the thought began, by that clock. By default when the bot is asked. */
  readonly began?: number;
  /**
   * No other player knows less than the thinker: the time of its thought gives nothing away, so it need not think
   * longer than its choice takes.
   */
  readonly open?: boolean;
  /** Whether it is to make do with what it has found by now. Only asked by the clock. */
  readonly stopped?: () => boolean;
}

/** A computer opponent for one game. */
export interface Bot<G> {
  readonly name: string;
  /** The labelled exception: this one is given the whole state instead of a view. For measuring, never for playing. */
  readonly seesAll?: true;
  /** Decides one of the ask's options. `view` is what this seat may know, and is not changed. */
  choose(view: G, seat: Seat, ask: Ask, thinking: Thinking): Option;
  /** What it finds out before it decides, where several may think about one choice and put together what they found. */
  readonly consider?: (view: G, seat: Seat, ask: Ask, thinking: Thinking) => Findings;
  /** Begins to think on from what the seat may know, while others choose. */
  readonly ponder?: (view: G, seat: Seat, random: Random, heard?: readonly Heard[]) => Pondering<G>;
}

/** A thought that goes on while others choose. */
export interface Pondering<G> {
  /** Thinks a little further. */
  goOn(): void;
  /**
   * As the bot's own `consider`, now that they have chosen: with what it has found out about where that has led. The limits it is
   * given go before the bot's own.
   */
  consider(view: G, ask: Ask, thinking: Thinking): Findings;
}
