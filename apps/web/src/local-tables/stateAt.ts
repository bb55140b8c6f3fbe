/** Looking back at a table that this device keeps. */
import { type Core, follow, recorded } from "@westmarch/kernel";
import { type AnyEngine, foldActs } from "@westmarch/table";
import type { StoredGame } from "./storage.ts";

/** How the game stood before the first choice. */
export function stateBefore(engine: AnyEngine, { table, acts }: Pick<StoredGame, "table" | "acts">) {
  const { opening } = foldActs(acts.slice(0, 1));
  return { state: engine.start(table.settings, recorded(opening)) };
}

/** How the table stood at a version. Throws where today's rules no longer lead there. */
export function stateAt(engine: AnyEngine, whole: Pick<StoredGame, "table" | "acts">, version: number): Core {
  const { journal, stopped } = foldActs(whole.acts.slice(0, version + 1));
  const { state } = stateBefore(engine, whole);
  follow(engine, state, journal);
  return stopped ? engine.stop(state, stopped) : state;
}
