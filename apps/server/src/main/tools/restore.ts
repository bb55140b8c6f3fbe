/** Putting a backup back, on a server with its own games. */
import type { AnyGame } from "@westmarch/kernel";
import { putBack, type Restored, type Restoring } from "../../features/admin/backup.ts";

/** Replaces the data by a backup (see `putBack`). `games`: used instead of those of this server. */
export const restore = (
  file: string,
  dataDir: string,
  { games, ...wish }: Omit<Restoring, "games"> & { readonly games?: readonly AnyGame[] } = {},
): Promise<Restored> =>
  putBack(file, dataDir, { ...wish, games: async () => games ?? (await import("../games.ts")).GAMES });
