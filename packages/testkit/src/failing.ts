/** What is said of a game that fails. */
import type { Core, Engine } from "@westmarch/kernel";

/** The position in words that survive even a broken game. */
export function positionOf<G extends Core<S>, S>(engine: Engine<G, S>, g: G | null): string {
  if (!g) return "";
  try {
    return engine.game.notation.write(g);
  } catch {
    return JSON.stringify(g);
  }
}

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
