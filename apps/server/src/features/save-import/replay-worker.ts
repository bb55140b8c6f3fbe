/** Runs in a thread of its own when a game is imported: replays it, so that no player at a table waits for that. */
import type { AnyGame, Refusal } from "@westmarch/kernel";
import type { ErrorCode } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import { entropy } from "../../platform/random.ts";
import { GameRegistry } from "../../tables/game-registry.ts";
import { type Replayed, replayed, type SaveForTable } from "./replay.ts";

export interface ReplayTask extends SaveForTable {
  /** The address of a module that exports `GAMES`. */
  readonly games: string;
}

/** The answer of the thread. A refusal is plain data, as an error loses its class between threads. */
export type ReplayAnswer =
  | { readonly replayed: Replayed }
  | {
      readonly refused: {
        readonly code: ErrorCode;
        readonly refusal: Refusal | null;
        readonly message: string;
      };
    };

const shelves = new Map<string, Promise<GameRegistry>>();

const shelfOf = (games: string): Promise<GameRegistry> => {
  const known = shelves.get(games);
  if (known) return known;
  const opened = import(games).then(({ GAMES }: { GAMES: readonly AnyGame[] }) => new GameRegistry(GAMES));
  shelves.set(games, opened);
  return opened;
};

export default async function replay({ games, ...brought }: ReplayTask): Promise<ReplayAnswer> {
  try {
    return { replayed: await replayed(brought, await shelfOf(games), entropy) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, refusal = null, message } = error;
    return { refused: { code, refusal, message } };
  }
}
