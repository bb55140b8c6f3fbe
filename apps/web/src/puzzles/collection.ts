/**
 * The puzzles of a game: those that come with it, `games/NAME/puzzles.json`, and those that the server found in games of people.
 * Each collection is fetched when a reader goes there.
 */
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { z } from "zod";
import { entryShape, settingsShape } from "../analysis/file.ts";
import { DOORS, type GameId } from "../games/doors.ts";
import { puzzleOfDay } from "./score.ts";

const files = import.meta.glob<string>("../../../../games/*/puzzles.json", {
  eager: true,
  query: "?url",
  import: "default",
});

const addresses = new Map<GameId, string>(
  Object.entries(files).map(([file, address]) => [file.split("/").at(-2) ?? "", address]),
);

/** A puzzle of a collection. */
export interface CollectedPuzzle extends KeptPuzzle {
  /** It was found in a game of people on this server; others come with the game. */
  readonly byPeople: boolean;
}

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

const foundHere = z.object({ puzzles: collection });

/** The games that come with puzzles, as their doors stand. */
export const GAMES_OF_PUZZLES: readonly GameId[] = DOORS.map(({ id }) => id).filter((id) =>
  addresses.has(id),
);

const fetched = new Map<GameId, Promise<readonly CollectedPuzzle[]>>();

/** What the answer of an address holds. Rejects where it cannot be had. */
async function read(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the puzzles at ${address} cannot be fetched: ${response.status}`);
  return response.json();
}

/** Those that the server found; none where they cannot be had: the game's own are there without them. */
const foundHereOf = (game: GameId): Promise<readonly KeptPuzzle[]> =>
  read(`/api/puzzles/${game}`)
    .then((told) => foundHere.parse(told).puzzles)
    .catch(() => []);

/** The puzzles of a game, the easiest first; none where it comes without. Rejects where its own cannot be had. */
export function puzzlesOf(game: GameId): Promise<readonly CollectedPuzzle[]> {
  const address = addresses.get(game);
  if (address === undefined) return Promise.resolve([]);
  const known = fetched.get(game);
  if (known) return known;
  const asked = Promise.all([read(address), foundHereOf(game)]).then(([own, found]) =>
    [
      ...collection.parse(own).map((puzzle) => ({ ...puzzle, byPeople: false })),
      ...found.map((puzzle) => ({ ...puzzle, byPeople: true })),
    ].toSorted((one, other) => one.rating - other.rating),
  );
  fetched.set(game, asked);
  // What could not be fetched is asked for again.
  asked.catch(() => fetched.delete(game));
  return asked;
}

/** The puzzle of the day is one that comes with its game: so it stays the same while others are found. */
export const dailyOf = (puzzles: readonly CollectedPuzzle[], day: number): CollectedPuzzle | null =>
  puzzleOfDay(
    puzzles.filter(({ byPeople }) => !byPeople),
    day,
  );
