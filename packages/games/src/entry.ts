import type { Learning, Policy } from "@westmarch/bots";
import type { EnvironmentDescription } from "@westmarch/env";
import type { AnyGame, Core, Game, Kind } from "@westmarch/kernel";

/** What a game calls its things, by what they are: cards, regions, characters … The numbers in states and choices are places in these lists. */
export type Things = Readonly<Record<string, Kind<string>>>;

/**
 * One game of the library: `G` is its state, `S` the part of the state that is hidden from some seat, `T` the names of its
 * things.
 */
export interface GameEntry<G extends Core<S>, S, T extends Things = Things> {
  /** How programs, saves and the command line call it. */
  readonly id: string;
  /** What stands on its box, in English. */
  readonly title: string;
  /** Its rules: what an `Engine` is made of. */
  readonly game: Game<G, S>;
  /** The names of its things, as `things.card.names[number]`. */
  readonly things: T;
  /** Loads its own sense of play, which the levels and the search play by. Some have a network of 0.3 MB, so it is loaded only here. */
  policy(): Promise<Policy<G>>;
  /** Loads what a network sees of its positions. Left out where none has been taught to see them. */
  learning?(): Promise<Learning<G>>;
  /** Loads how learning programs number its choices, and what they see of a view: what `rulesOf` of `@westmarch/env` takes. */
  environment(): Promise<EnvironmentDescription<G>>;
}

/** A game as code sees it that plays any of them and looks into no state. */
export interface AnyEntry {
  /** As in `GameEntry`. */
  readonly id: string;
  /** As in `GameEntry`. */
  readonly title: string;
  /** Its rules. Hand its engine no states but those that it made itself. */
  readonly game: AnyGame;
  /** As in `GameEntry`. */
  readonly things: Things;
  /** As in `GameEntry`. */
  policy(): Promise<Policy<Core>>;
  /** As in `GameEntry`. */
  learning?(): Promise<Learning<Core>>;
  /** As in `GameEntry`. */
  environment(): Promise<EnvironmentDescription<Core>>;
}
