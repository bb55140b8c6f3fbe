import helmet from "@fastify/helmet";
import {
  type AccountsTold,
  type AddressReason,
  askHint,
  type BotReason,
  type ErrorCode,
  enterPairing,
  type HandOverReason,
  type Health,
  type HttpReason,
  type HttpRefusal,
  handIn,
  handOver,
  joinTable,
  type KeepsTold,
  LIMITS,
  myTables,
  openTable,
  type PersonReason,
  playAgain,
  removal,
  renewLink,
  revokeLink,
} from "@westmarch/protocol";
import { Refused, SENTENCES } from "@westmarch/table";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import type { Accounts } from "../../features/accounts/people.ts";
import type { Admin } from "../../features/admin/admin.ts";
import type { DeckHandIn } from "../../features/lobby/deck-handin.ts";
import type { Lobby } from "../../features/lobby/lobby.ts";
import type { NotificationSettings } from "../../features/notifications/desk.ts";
import type { PublicLobby } from "../../features/public-lobby/public-lobby.ts";
import type { Ratings } from "../../features/ratings/ratings.ts";
import type { Tournaments } from "../../features/tournaments/tournaments.ts";
import { addressOf } from "../../platform/client-address.ts";
import type { Hints } from "../../tables/automation/hints.ts";
import type { HostLimits, ServerClocks, Telemetry } from "../../tables/services.ts";
import { guardConnections } from "./connection-guard.ts";
import { bearer, checked, count, limited, refuseBanned, WHOLE } from "./guards.ts";
import { HEADERS } from "./headers.ts";
import { keeperCalls } from "./routes/admin.ts";
import { noticeCalls } from "./routes/notifications.ts";
import { commonsCalls } from "./routes/public-lobby.ts";
import { ratingCalls } from "./routes/ratings.ts";
import { tournamentCalls } from "./routes/tournaments.ts";
import { serveSecurityTxt } from "./security-txt.ts";
import { serveWeb } from "./static-files.ts";

/** The reasons that a page has words for. */
const HTTP_REASONS = [
  "no-such-game",
  "no-computers",
  "name",
  "settings",
  "seats",
  "over-at-once",
  "rules-differ",
  "save-broken",
  "signed-out",
  "passkey",
  "ceremony",
  "mail-link",
  "mail-taken",
  "mail-elsewhere",
  "signed-in",
  "last-way",
  "name-taken",
  "bot-away",
  "bot-busy",
  "bot-plays-not",
  "too-many-bots",
  "insecure",
  "inside",
  "credentials",
  "no-topic",
] as const satisfies readonly (HttpReason | HandOverReason | PersonReason | BotReason | AddressReason)[];

const STATUS: Readonly<Record<ErrorCode, number>> = {
  "bad-message": 400,
  "bad-token": 401,
  "not-your-seat": 403,
  "not-found": 404,
  stale: 409,
  illegal: 409,
  finished: 409,
  "too-large": 413,
  "too-fast": 429,
  unavailable: 503,
};

const version = z.coerce.number().int().min(0).max(1_000_000_000);

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
  readonly rounds: DeckHandIn;
  readonly hints: Hints;
  readonly notices: NotificationSettings;
  readonly commons: PublicLobby;
  readonly keeper: Admin;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  readonly webRoot: string | null;
  /** Null: accounts are off. */
  readonly people: Accounts | null;
  readonly health: () => Health;
  /** What this house keeps about people. */
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
  app.setErrorHandler((error, _request, reply) => refuse(parts, error, reply));
  await app.register(helmet, HEADERS);
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const { elapsedTime: milliseconds, statusCode: status } = reply;
    metrics.http.observe({ route, status: String(status) }, milliseconds / 1000);
    const { traceparent } = request.headers;
    const caller = typeof traceparent === "string" ? traceparent : undefined;
    parts.services.traces.note("http", { route, method: request.method, status, milliseconds }, caller);
  });
  // Alive is who answers at all; ready is who can take a choice and keep it.
  app.get("/healthz", async () => parts.health());
  app.get("/readyz", async (_request, reply) => {
    const health = parts.health();
    reply.code(health.ready ? 200 : 503);
    return health;
  });
  app.get("/metrics", { onRequest: limited(parts.services, "calls") }, async (_request, reply) => {
    if (!policy.metrics) throw new Refused("not-found");
    reply.type("text/plain; version=0.0.4; charset=utf-8");
    return parts.metrics();
  });
  await parts.people?.readCookies(app);
  await app.register(async (api) => calls(api, parts), { prefix: "/api" });
  serveSecurityTxt(app, parts.services);
  await serveWeb(app, parts.webRoot);
  return app;
}

/** The calls. What holds for all of them hangs on the route that was found, however its address was written. */
function calls(app: FastifyInstance, parts: HttpSide): void {
  const { lobby, rounds } = parts;
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
  app.get("/games", async () => lobby.games());
  app.get("/keeps", async () => parts.keeps());
  app.post("/tables", { onRequest: limited(parts.services, "opens") }, async (request, reply) => {
    reply.code(201);
    return lobby.open(checked(openTable, request.body));
  });
  app.post(
    "/hand-over",
    { onRequest: limited(parts.services, "opens"), bodyLimit: LIMITS.save },
    async (request, reply) => {
      reply.code(201);
      return lobby.takeOver(checked(handOver, request.body));
    },
  );
  app.post("/join", async (request) => lobby.join(checked(joinTable, request.body)));
  app.post("/again", { onRequest: limited(parts.services, "opens") }, async (request) =>
    lobby.again(checked(playAgain, request.body)),
  );
  app.post("/deck", { onRequest: limited(parts.services, "opens") }, async (request) => {
    await rounds.handIn(checked(handIn, request.body));
    return {};
  });
  app.post("/hint", async (request) =>
    parts.hints.give(checked(askHint, request.body), addressOf(request.raw, parts.services.policy.proxies)),
  );
  app.post("/pairing", async (request) => rounds.enter(checked(enterPairing, request.body)));
  const asks = (tables: number, request: FastifyRequest, reply: FastifyReply) =>
    count(parts.services, "tables", request, reply, tables);
  app.post("/mine", async (request, reply) => {
    const { tokens } = checked(myTables, request.body);
    await asks(tokens.length, request, reply);
    return lobby.mine(tokens);
  });
  app.post("/links", async (request) => lobby.renew(checked(renewLink, request.body)));
  app.post("/revoke", async (request) => {
    await lobby.revoke(checked(revokeLink, request.body));
    return {};
  });
  app.get("/kept", { onRequest: limited(parts.services, "tables", WHOLE) }, async (request) =>
    lobby.kept(bearer(request)),
  );
  app.post("/forget", async (request) => {
    await lobby.forget(checked(removal, request.body));
    return {};
  });
  app.post("/delete", async (request) => {
    await lobby.delete(checked(removal, request.body));
    return {};
  });
  app.get("/replay", { onRequest: limited(parts.services, "tables", WHOLE) }, async (request) =>
    lobby.replay(bearer(request, "not-found")),
  );
  app.get<{ Params: { version: string } }>("/at/:version", async (request) =>
    lobby.at(bearer(request), checked(version, request.params.version)),
  );
  app.get<{ Params: { before: string } }>("/story/:before", async (request, reply) => {
    reply.type("application/json; charset=utf-8");
    return lobby.story(bearer(request), checked(version, request.params.before));
  });
  noticeCalls(app, parts.notices, checked, limited(parts.services, "opens"), asks);
  commonsCalls(app, parts);
  keeperCalls(app, parts);
  ratingCalls(app, parts);
  tournamentCalls(app, parts);
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

function refuse(parts: HttpSide, error: unknown, reply: FastifyReply): void {
  const refused = refusedFrom(error);
  if (!refused) parts.services.log.defect("an HTTP call failed", error);
  const code = refused?.code ?? "unavailable";
  const reason = HTTP_REASONS.find((known) => known === refused?.refusal?.reason);
  const message = refused?.message ?? SENTENCES.unavailable;
  const refusal = code === "illegal" ? refused?.refusal : undefined;
  const body: HttpRefusal = { code, message, ...(reason && { reason }), ...(refusal && { refusal }) };
  reply.code(STATUS[code]).send(body);
}

/** What a failed call is told; null for a defect of ours. */
function refusedFrom(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : 500;
  if (status === 413) return new Refused("too-large");
  if (status === 429) return new Refused("too-fast");
  // Not JSON, no content type, a broken address …
  if (typeof status === "number" && status >= 400 && status < 500) return new Refused("bad-message");
  return null;
}
