import type { Passing } from "@westmarch/boardkit";
import { Engine } from "@westmarch/kernel";
import type { AnyEngine } from "@westmarch/table";
import { doorOf } from "../games/doors.ts";

/** What comes with a game's board and is not drawn. */
async function besidesOf(game: string) {
  const module = await doorOf(game)?.load?.();
  if (!module) throw new Error(`there is no game ${game}`);
  return module.besides();
}

/** The rules of a game, fetched with its board. */
export const engineOf = async (game: string): Promise<AnyEngine> => new Engine((await besidesOf(game)).game);

/** Its standing passes; null where players leave no orders. */
export const passingOf = async (game: string): Promise<Passing | null> =>
  (await besidesOf(game)).passing ?? null;
