/** The puzzles that come with the games: `games/NAME/puzzles.json`, each collection fetched when a reader goes there. */
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { z } from "zod";
import { entryShape, settingsShape } from "../analysis/file.ts";
import { DOORS, type GameId } from "../games/doors.ts";

const files = import.meta.glob<string>("../../../../games/*/puzzles.json", {
  eager: true,
  query: "?url",
  import: "default",
});

const addresses = new Map<GameId, string>(
  Object.entries(files).map(([file, address]) => [file.split("/").at(-2) ?? "", address]),
);

const collection = z
  .array(
    z.object({
      id: z.string().min(1),
      settings: settingsShape,
      position: z.string(),
      seat: z.number().int().min(0),
      line: z.array(entryShape).min(1).readonly(),
      because: z.string(),
      chances: z.tuple([z.number(), z.number()]),
      rating: z.number(),
    }),
  )
  .readonly();

/** The games that come with puzzles, as their doors stand. */
export const GAMES_OF_PUZZLES: readonly GameId[] = DOORS.map(({ id }) => id).filter((id) =>
  addresses.has(id),
);

const fetched = new Map<GameId, Promise<readonly KeptPuzzle[]>>();

/** The puzzles of a game, the easiest first; none where it comes without. Rejects where they cannot be had. */
export function puzzlesOf(game: GameId): Promise<readonly KeptPuzzle[]> {
  const address = addresses.get(game);
  if (address === undefined) return Promise.resolve([]);
  const known = fetched.get(game);
  if (known) return known;
  const asked = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`the puzzles of ${game} cannot be fetched: ${response.status}`);
    return collection.parse(await response.json()).toSorted((one, other) => one.rating - other.rating);
  });
  fetched.set(game, asked);
  // What could not be fetched is asked for again.
  asked.catch(() => fetched.delete(game));
  return asked;
}
