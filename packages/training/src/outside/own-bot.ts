/** What a module exports to be a bot of one's own. */
import type { Bot, Thinking } from "@westmarch/bots/types";
import type { Ask, Core, Heard, Option, Seat } from "@westmarch/kernel";
import type { Hello } from "./messages.ts";

/** What such a bot may think with. */
export interface OwnBotThinking extends Thinking {
  /** The same for the same game of a match: who chooses by it alone plays the same match again. */
  readonly random: Thinking["random"];
  readonly heard: readonly Heard[];
  readonly now: () => number;
  /** The limit of one choice. */
  readonly milliseconds: number;
}

/**
 * A bot of one's own for one game: as ours are, but that it may take its time (`Promise`), needs no name, and says with `edition` that
 * it plays differently from before.
 */
export interface OwnBot<G extends Core> {
  readonly name?: string;
  readonly edition?: number;
  /** Decides one of the ask's options. `view` is what this seat may know. */
  choose(view: G, seat: Seat, ask: Ask, thinking: OwnBotThinking): Option | Promise<Option>;
}

/** The default export of a module: a bot, one of ours among them, or what makes one for the game that will be played. */
export type OwnBotModule<G extends Core> =
  | OwnBot<G>
  | Bot<G>
  | ((about: Hello) => OwnBot<G> | Bot<G> | Promise<OwnBot<G> | Bot<G>>);

/** A bot of whatever game: it is given the view that came with the message. */
export interface AnyOwnBot {
  readonly name?: unknown;
  readonly edition?: unknown;
  choose(view: unknown, seat: Seat, ask: Ask, thinking: OwnBotThinking): unknown;
}
