import { Engine } from "@westmarch/kernel";
import type { AnyEngine } from "@westmarch/table";
import { doorOf } from "../games/doors.ts";

/** The rules of a game, fetched with its board. */
export async function engineOf(game: string): Promise<AnyEngine> {
  const module = await doorOf(game)?.load?.();
  if (!module) throw new Error(`there is no game ${game}`);
  return new Engine((await module.besides()).game);
}
