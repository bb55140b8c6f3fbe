import helmet from "@fastify/helmet";

import { type AccountsTold, type Health, type KeepsTold, LIMITS } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import fastify, { type FastifyInstance } from "fastify";
import type { AccessControl } from "../../features/access/access-control.ts";
import type { Admissions } from "../../features/access/admissions.ts";
import type { HostAccess } from "../../features/access/host-access.ts";
import type { Accounts } from "../../features/accounts/people.ts";
import type { Admin } from "../../features/admin/admin.ts";
import type { Arrivals } from "../../features/lobby/arrivals.ts";
import type { DeckHandIn } from "../../features/lobby/deck-handin.ts";
import type { Lobby } from "../../features/lobby/lobby.ts";
import type { NotificationSettings } from "../../features/notifications/desk.ts";
import type { Cases } from "../../features/people/cases.ts";
import type { PeopleDesk } from "../../features/people/people-desk.ts";
import type { PublicLobby } from "../../features/public-lobby/public-lobby.ts";
import type { FoundPuzzles } from "../../features/puzzles/found-puzzles.ts";
import type { Ratings } from "../../features/ratings/ratings.ts";
import type { AdminLog } from "../../features/roles/admin-log.ts";
import type { ServerWebhook } from "../../features/server-webhook/server-webhook.ts";
import type { Archive } from "../../features/statistics/archive.ts";
import type { GameStatisticsOf } from "../../features/statistics/statistics.ts";
import type { Tournaments } from "../../features/tournaments/tournaments.ts";
import type { Hints } from "../../tables/automation/hints.ts";
import type { HostLimits, ServerClocks, Telemetry } from "../../tables/services.ts";
import { guardConnections } from "./connection-guard.ts";
import { checked, limited, refuseBanned } from "./guards.ts";
import { HEADERS } from "./headers.ts";
import { refuseCall } from "./http-errors.ts";
import { accessCalls } from "./routes/access.ts";
import { adminCalls } from "./routes/admin.ts";
import { noticeCalls } from "./routes/notifications.ts";
import { publicLobbyCalls } from "./routes/public-lobby.ts";
import { puzzleCalls } from "./routes/puzzles.ts";
import { ratingCalls } from "./routes/ratings.ts";
import { statisticsCalls } from "./routes/statistics.ts";
import { countTables, tableCalls } from "./routes/tables.ts";
import { tournamentCalls } from "./routes/tournaments.ts";
import { serveSecurityTxt } from "./security-txt.ts";
import { serveWeb } from "./static-files.ts";

/** Fastify's own compilers of schemas, a hundred modules, stay unloaded: what comes in is checked by zod. */
const noSchemas = (): never => {
  throw new Error("a route was given a schema; check what comes in with zod");
};

/** Where addresses end that the router cannot read, so that they are answered as everything is. */
const UNREADABLE = "/api/unreadable";

/** Milliseconds in which a connection must have asked for something. */
const HEADERS_WITHIN = 10_000;

/** What the HTTP side asks of the rest of the server. */
export interface HttpSide {
  readonly services: HostLimits & Telemetry & Pick<ServerClocks, "clock">;
  readonly lobby: Lobby;
  readonly arrivals: Arrivals;
  readonly rounds: DeckHandIn;
  readonly hints: Hints;
  readonly notices: NotificationSettings;
  readonly commons: PublicLobby;
  readonly admin: Admin;
  /** Who may do what here. */
  readonly access: AccessControl;
  readonly admissions: Admissions;
  readonly hostAccess: HostAccess;
  readonly adminLog: AdminLog;
  readonly cases: Cases;
  readonly serverWebhook: ServerWebhook;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  readonly statistics: GameStatisticsOf;
  readonly archive: Archive;
  readonly puzzles: FoundPuzzles;
  readonly webRoot: string | null;
  /** Null: accounts are off. */
  readonly people: Accounts | null;
  readonly peopleDesk: PeopleDesk | null;
  readonly health: () => Health;
  /** What this server keeps about people. */
  readonly keeps: () => Promise<KeepsTold>;
  readonly metrics: () => Promise<string>;
}

/** The HTTP side: the lobby, the page, health and metrics. */
export async function httpServer(parts: HttpSide): Promise<FastifyInstance> {
  const { policy, metrics } = parts.services;
  const app = fastify({
    bodyLimit: LIMITS.body,
    // Requests are counted in metrics and not written down one by one.
    logger: false,
    routerOptions: { maxParamLength: 128 },
    forceCloseConnections: true,
    requestTimeout: 30_000,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // Without that, the framework answers by itself: in a shape of its own, and without our headers.
    frameworkErrors: (_error, { raw }, reply) => {
      raw.url = UNREADABLE;
      app.routing(raw, reply.raw);
    },
    http: { headersTimeout: HEADERS_WITHIN, connectionsCheckingInterval: HEADERS_WITHIN / 2 },
  });
  guardConnections(app.server, parts.services);
  app.setErrorHandler((error, _request, reply) => refuseCall(parts.services, error, reply));
  await app.register(helmet, HEADERS);
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const { elapsedTime: milliseconds, statusCode: status } = reply;
    metrics.http.observe({ route, status: String(status) }, milliseconds / 1000);
    const { traceparent } = request.headers;
    const caller = typeof traceparent === "string" ? traceparent : undefined;
    parts.services.traces.note("http", { route, method: request.method, status, milliseconds }, caller);
  });
  // Alive is a process that answers at all; ready is one that can take a choice and keep it.
  app.get("/healthz", async (): Promise<Health> => parts.health());
  app.get("/readyz", async (_request, reply): Promise<Health> => {
    const health = parts.health();
    reply.code(health.ready ? 200 : 503);
    return health;
  });
  // Figures for Prometheus, where the host wants them.
  app.get("/metrics", { onRequest: limited(parts.services, "calls") }, async (_request, reply) => {
    if (!policy.metrics) throw new Refused("not-found");
    reply.type("text/plain; version=0.0.4; charset=utf-8");
    return parts.metrics();
  });
  await parts.people?.readCookies(app);
  await app.register(async (api) => calls(api, parts), { prefix: "/api" });
  serveSecurityTxt(app, parts.services);
  await serveWeb(app, parts.webRoot, parts);
  return app;
}

/** The calls. What holds for all of them depends on the route that was found, however its address was written. */
function calls(app: FastifyInstance, parts: HttpSide): void {
  app.addHook("onRequest", limited(parts.services, "calls"));
  app.addHook("onRequest", refuseBanned(parts.services));
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.all("/unreadable", async () => {
    throw new Refused(
      "bad-message",
      undefined,
      "This address cannot be read: a % in it begins no character.",
    );
  });
  app.get("/keeps", async (): Promise<KeepsTold> => parts.keeps());
  tableCalls(app, parts);
  noticeCalls(app, parts.notices, checked, limited(parts.services, "opens"), countTables(parts.services));
  publicLobbyCalls(app, parts);
  adminCalls(app, parts);
  accessCalls(app, parts);
  ratingCalls(app, parts);
  tournamentCalls(app, parts);
  statisticsCalls(app, parts);
  puzzleCalls(app, parts);
  if (parts.people)
    parts.people.serve(app, checked, {
      signIns: limited(parts.services, "sign-ins"),
      opens: limited(parts.services, "opens"),
    });
  else app.get("/accounts", async (): Promise<AccountsTold> => ({ on: false, mails: false, person: null }));
  app.all("/*", async () => {
    throw new Refused("not-found");
  });
}
