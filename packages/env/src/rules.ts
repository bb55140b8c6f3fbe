/** A game as environments play it: engine, numbers of its choices, and tensor, made once for all of them. */
import { type AnyGame, type Core, Engine, type Result, type Seat } from "@westmarch/kernel";
import type { EnvironmentDescription } from "./described.ts";
import type { Numbering } from "./numbering.ts";
import { type Tensor, tensorOf } from "./tensor.ts";

/** A game as environments play it. */
export interface Rules {
  /** Carries its rules out. */
  readonly engine: Engine<Core, unknown>;
  /** What the game says of itself for learning programs. */
  readonly description: EnvironmentDescription<Core>;
  /** The numbers of its choices. */
  readonly numbering: Numbering<Core>;
  /** What a seat sees, as numbers. */
  readonly tensor: Tensor;
}

/** What environments of this game share. */
export function rulesOf(game: AnyGame, description: EnvironmentDescription<Core>): Rules {
  const engine = new Engine(game);
  const tensor = tensorOf(game, description.blocks);
  return { engine, description, numbering: description.numbering, tensor };
}

/**
 * What a finished game is worth to each seat: 1 to those who won and -1 to the others; 0 to all where nobody won, or
 * everybody. A game that goes on is worth 0.
 */
export function returnsOf(result: Result | null, seats: number): number[] {
  const winners: readonly Seat[] = result?.winners ?? [];
  const drawn = winners.length === 0 || winners.length === seats;
  return Array.from({ length: seats }, (_, seat) => (drawn ? 0 : winners.includes(seat) ? 1 : -1));
}
