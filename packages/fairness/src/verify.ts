import { type Core, drawsOf, type Engine, replay, type Save } from "@westmarch/kernel";
import { commit, keyed } from "./keyed.ts";

/** What checking a saved game came to. `problems` are sentences for a person; empty exactly if `ok`. */
export interface Verdict {
  readonly ok: boolean;
  /** How many results of chance were derived anew. */
  readonly draws: number;
  readonly problems: readonly string[];
}

/** How many draws may differ before the rest are not listed one by one. */
const LISTED = 5;

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function checkKey(save: Save, problems: string[]): string | null {
  const fairness = save.fairness;
  if (!fairness) problems.push("the game carries no commitment");
  else if (!fairness.key) problems.push("the key has not been published");
  else {
    try {
      if (commit(fairness.key) === fairness.commitment) return fairness.key;
      problems.push("the key is not the one that was committed to");
    } catch (error) {
      problems.push(said(error));
    }
  }
  return null;
}

function checkDraws(save: Save, key: string, problems: string[]): number {
  const chance = keyed(key);
  const draws = drawsOf(save);
  let wrong = 0;
  for (const [n, sides, value] of draws) {
    const due = chance(n, sides);
    if (due === value) continue;
    if (++wrong <= LISTED) problems.push(`draw ${n} among ${sides} gave ${value}, by the key it is ${due}`);
  }
  if (wrong > LISTED) problems.push(`${wrong - LISTED} more draws differ`);
  return draws.length;
}

/** The order of keys does not matter in a saved state. */
const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON with the keys of every object in order, so that equal states are equal text. */
export const canonical = (state: unknown): string => JSON.stringify(state, sorted);

function checkPlay<G extends Core<S>, S>(save: Save, engine: Engine<G, S>, problems: string[]): void {
  if (save.version !== engine.game.version) {
    problems.push(`saved under rules version ${save.version}, checked under ${engine.game.version}`);
  }
  try {
    const again = replay(engine, save);
    if (canonical(again.state) !== canonical(save.state)) {
      problems.push("replaying the choices leads to another position than the saved one");
    }
  } catch (error) {
    problems.push(`the choices cannot be replayed: ${said(error)}`);
  }
}

/**
 * Checks a saved game: that the published key is the one committed to, that every result of chance follows from it in
 * order, and (given the game's engine) that the choices on record lead to the saved position.
 */
export function verify<G extends Core<S>, S>(save: Save, engine?: Engine<G, S>): Verdict {
  const problems: string[] = [];
  const key = checkKey(save, problems);
  const draws = key === null ? 0 : checkDraws(save, key, problems);
  if (engine) checkPlay(save, engine, problems);
  return { ok: problems.length === 0, draws, problems };
}
