import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import {
  type ErrorCode,
  type Health,
  type HttpRefusal,
  joinTable,
  LIMITS,
  myTables,
  openTable,
  renewLink,
} from "@westmarch/protocol";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import { addressOf } from "./address.ts";
import { HEADERS } from "./headers.ts";
import type { Lobby } from "./lobby.ts";
import { Refused, SENTENCES } from "./refused.ts";
import type { House } from "./room.ts";
import { serveWeb } from "./web.ts";

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

const token = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
const version = z.coerce.number().int().min(0).max(1_000_000_000);

/** Checks what came in; says where it is wrong, and never repeats it. */
function checked<T>(schema: z.ZodType<T>, given: unknown, missing: ErrorCode = "bad-message"): T {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const place = result.error.issues[0]?.path.join(".");
  const where = place ? ` (${place})` : "";
  throw new Refused(missing, undefined, missing === "bad-message" ? SENTENCES[missing] + where : undefined);
}

const bearer = (request: FastifyRequest): string => {
  const [, given] = /^Bearer ([A-Za-z0-9_-]{16,64})$/.exec(request.headers.authorization ?? "") ?? [];
  return checked(token, given, "bad-token");
};

/** What the HTTP side asks of the rest of the server. */
export interface Desk {
  readonly house: House;
  readonly lobby: Lobby;
  readonly webRoot: string | null;
  readonly health: () => Health;
  readonly metrics: () => Promise<string>;
}

/** The HTTP side: the lobby, the page, health and metrics. */
export async function httpServer(desk: Desk): Promise<FastifyInstance> {
  const { policy, metrics } = desk.house;
  const app = fastify({
    bodyLimit: LIMITS.body,
    // Requests are counted in metrics; their addresses hold tokens and are never written down.
    logger: false,
    routerOptions: { maxParamLength: 128 },
    forceCloseConnections: true,
    requestTimeout: 30_000,
  });
  app.setErrorHandler((error, _request, reply) => refuse(desk, error, reply));
  await app.register(helmet, HEADERS);
  await app.register(rateLimit, {
    global: true,
    max: policy.callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressOf(request.raw, policy.proxies),
    errorResponseBuilder: () => new Refused("too-fast"),
    // A page is dozens of files, and handing them out costs nothing.
    allowList: (request) => !request.url.startsWith("/api/"),
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    metrics.http.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
  routes(app, desk);
  await serveWeb(app, desk.webRoot);
  return app;
}

function routes(app: FastifyInstance, desk: Desk): void {
  const { lobby } = desk;
  const { policy } = desk.house;
  const opens = { config: { rateLimit: { max: policy.opensPerMinute, timeWindow: 60_000 } } };
  app.get("/healthz", async () => desk.health());
  if (policy.metrics)
    app.get("/metrics", async (_request, reply) => {
      reply.type("text/plain; version=0.0.4; charset=utf-8");
      return desk.metrics();
    });
  app.get("/api/games", async () => lobby.games());
  app.post("/api/tables", opens, async (request, reply) => {
    reply.code(201);
    return lobby.open(checked(openTable, request.body));
  });
  app.post("/api/join", async (request) => lobby.join(checked(joinTable, request.body)));
  app.post("/api/mine", async (request) => lobby.mine(checked(myTables, request.body).tokens));
  app.post("/api/links", async (request) => lobby.renew(checked(renewLink, request.body)));
  app.get<{ Params: { token: string } }>("/api/replay/:token", async (request) =>
    lobby.replay(checked(token, request.params.token, "not-found")),
  );
  app.get<{ Params: { version: string } }>("/api/at/:version", async (request) =>
    lobby.at(bearer(request), checked(version, request.params.version)),
  );
}

function refuse(desk: Desk, error: unknown, reply: FastifyReply): void {
  const refused = refusedFrom(error);
  if (!refused) desk.house.log.defect("an HTTP call failed", error);
  const code = refused?.code ?? "unavailable";
  const body: HttpRefusal = { code, message: refused?.message ?? SENTENCES.unavailable };
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
