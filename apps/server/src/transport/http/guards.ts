/** What every HTTP call goes through: what came in is checked, its bearer read, its address counted. */
import type { ErrorCode } from "@westmarch/protocol";
import { Refused, SENTENCES } from "@westmarch/table";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { addressOf } from "../../platform/client-address.ts";
import type { Counted } from "../../platform/rate-limits.ts";
import type { HostLimits } from "../../tables/services.ts";

const token = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** Checks what came in; says where it is wrong, and never repeats it. */
export function checked<T>(schema: z.ZodType<T>, given: unknown, missing: ErrorCode = "bad-message"): T {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path ?? [];
  const where = path.length > 0 ? ` (${path.join(".")})` : "";
  // The one thing that a player types.
  const refusal = path.at(-1) === "name" ? { reason: "name" } : undefined;
  throw new Refused(missing, refusal, missing === "bad-message" ? SENTENCES[missing] + where : undefined);
}

/** The token of a call. It stands in a header, since addresses are written down by proxies and browsers. */
export const bearer = (request: FastifyRequest, missing: ErrorCode = "bad-token"): string => {
  const [, given] = /^Bearer ([A-Za-z0-9_-]{16,64})$/.exec(request.headers.authorization ?? "") ?? [];
  return checked(token, given, missing);
};

/** As how many tables a call counts that reads a whole game, or all tables of a caller. */
export const WHOLE = 100;

/** Counts a request for its address, as so many, and turns it away if that has had its share. */
export async function count(
  { quotas, policy }: Pick<HostLimits, "policy" | "quotas">,
  what: Counted,
  request: FastifyRequest,
  reply: FastifyReply,
  points = 1,
): Promise<void> {
  const seconds = await quotas.wait(what, addressOf(request.raw, policy.proxies), points);
  if (seconds === 0) return;
  reply.header("retry-after", String(seconds));
  throw new Refused("too-fast");
}

/** The same before anything of a request is read. */
export const limited =
  (services: Pick<HostLimits, "policy" | "quotas">, what: Counted, points = 1) =>
  (request: FastifyRequest, reply: FastifyReply) =>
    count(services, what, request, reply, points);

/** Turns away callers that the host has banned, except from GET requests, which change nothing. */
export const refuseBanned =
  ({ bans, policy }: Pick<HostLimits, "bans" | "policy">) =>
  async (request: FastifyRequest) => {
    if (request.method === "GET" || !bans.isBanned(addressOf(request.raw, policy.proxies))) return;
    // The calls of the admin page are the host's own.
    if (request.routeOptions.url?.startsWith("/api/keeper")) return;
    throw new Refused("not-your-seat", undefined, "The host has banned this address for now.");
  };
