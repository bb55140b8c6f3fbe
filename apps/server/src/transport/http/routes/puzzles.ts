import { type FoundPuzzlesTold, identifier } from "@westmarch/protocol";
import type { FastifyInstance } from "fastify";
import type { FoundPuzzles } from "../../../features/puzzles/found-puzzles.ts";
import type { HostLimits } from "../../../tables/services.ts";
import { checked, limited } from "../guards.ts";

const game = identifier(64);
/** As how many tables a collection counts. */
const COLLECTION = 10;

interface PuzzleCalls {
  readonly services: Pick<HostLimits, "policy" | "quotas">;
  readonly puzzles: FoundPuzzles;
}

/** The calls about puzzles that were found in games of people. */
export function puzzleCalls(app: FastifyInstance, { services, puzzles }: PuzzleCalls): void {
  app.get<{ Params: { game: string } }>(
    "/puzzles/:game",
    { onRequest: limited(services, "tables", COLLECTION) },
    async (request): Promise<FoundPuzzlesTold> => ({
      puzzles: await puzzles.of(checked(game, request.params.game)),
    }),
  );
}
