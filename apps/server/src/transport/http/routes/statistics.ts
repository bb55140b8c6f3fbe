import { Readable } from "node:stream";
import {
  type ArchivePage,
  archiveAsked,
  type GameStatistics,
  identifier,
  statisticsAsked,
} from "@westmarch/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccessControl } from "../../../features/access/access-control.ts";
import type { Accounts } from "../../../features/accounts/people.ts";
import { type Archive, RECORDS } from "../../../features/statistics/archive.ts";
import type { GameStatisticsOf } from "../../../features/statistics/statistics.ts";
import type { HostLimits } from "../../../tables/services.ts";
import { accessGuards } from "../access-guard.ts";
import { checked, limited, WHOLE } from "../guards.ts";

const game = identifier(64);
/** As how many tables a page of the archive counts. */
const PAGE = 20;

interface StatisticsCalls {
  readonly services: Pick<HostLimits, "policy" | "quotas">;
  readonly statistics: GameStatisticsOf;
  readonly archive: Archive;
  readonly people: Accounts | null;
  readonly access: AccessControl;
}

/** The calls about finished games that every visitor may see. */
export function statisticsCalls(
  app: FastifyInstance,
  { services, statistics, archive, people, access }: StatisticsCalls,
): void {
  const watches = accessGuards(access).all("watch");
  const asks = async (request: FastifyRequest) => (await people?.personOf(request))?.id ?? null;
  app.get<{ Params: { game: string } }>(
    "/statistics/:game",
    { onRequest: [limited(services, "tables", PAGE), watches] },
    async (request): Promise<GameStatistics> =>
      statistics.of(checked(game, request.params.game), checked(statisticsAsked, request.query)),
  );
  app.get(
    "/archive",
    { onRequest: [limited(services, "tables", PAGE), watches] },
    async (request): Promise<ArchivePage> =>
      archive.page(checked(archiveAsked, request.query), await asks(request)),
  );
  // Many games at once, a line each. Each is read whole.
  app.get(
    "/archive/records",
    { onRequest: [limited(services, "tables", WHOLE + RECORDS), watches] },
    async (request, reply) => {
      const wish = checked(archiveAsked, request.query);
      const lines = archive.records(wish, await asks(request));
      reply.header("content-disposition", 'attachment; filename="westmarch-games.jsonl"');
      reply.type("application/x-ndjson; charset=utf-8");
      return reply.send(Readable.from(lines));
    },
  );
}
