import type { Ask, Core, Option } from "@westmarch/kernel";

/** An order to pass that a player leaves with the table. */
export interface StandingPass {
  /** Where one passes. */
  readonly phases: readonly string[];
  /** Also where something concerns oneself. */
  readonly always: boolean;
  /** Where one is asked although there is only one answer. */
  readonly waits: readonly string[];
}

/** Standing passes of a game. */
export interface Passing<G = Core> {
  /** Where one can pass for good. */
  readonly phases: readonly string[];
  /**
   * What an order answers; null where the player is to be asked himself. It passes in its phases by what everybody sees alone;
   * where the only answer is given for a player, that tells of his hand, and must not be seen by how long it took.
   */
  answer(view: G, ask: Ask, order: StandingPass): Option | null;
  /**
   * Whether answers that a player gives by hand wait as long as one that is given for him, so that no other player can tell one from the
   * other; left out: none do.
   */
  paced?(ask: Ask, options: readonly Option[]): boolean;
  /** Which of the phases it is; left out where that need not be told. */
  phaseOf?(view: G): string;
}
