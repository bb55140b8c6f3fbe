/** The calls about bots that people bring along. A bot shows its key in a header, so nothing is asked of its origin. */
import {
  type BotKey,
  type BotTold,
  botAsked,
  botMaking,
  botNamed,
  botSeat,
  botWish,
  type GuestBots,
  type OwnBots,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccessControl } from "../../../features/access/access-control.ts";
import { type GuestBotService, MOST_BOTS } from "../../../features/accounts/guest-bots/guest-bots.ts";
import type { GuestBotStreams } from "../../../features/accounts/guest-bots/streams.ts";
import type { Checked, Limit } from "../../../features/accounts/people.ts";
import { mustBeOurs, type Sessions } from "../../../features/accounts/sessions.ts";
import { accessGuards } from "../access-guard.ts";
import { bearer } from "../guards.ts";

interface Desk {
  readonly origins: readonly string[];
  readonly sessions: Sessions;
  readonly bots: GuestBotService;
  readonly streams: GuestBotStreams;
  readonly access: AccessControl;
}

export function serveBots(
  app: FastifyInstance,
  { origins, sessions, bots, streams, access }: Desk,
  checked: Checked,
  limits: { readonly signIns: Limit; readonly opens: Limit },
): void {
  const ours = { onRequest: [async (request: FastifyRequest) => mustBeOurs(request, origins)] };
  const owner = async (request: FastifyRequest) => (await sessions.must(request)).person;
  const told = async (request: FastifyRequest): Promise<OwnBots> => ({
    bots: await bots.ownedBy(await owner(request)),
    most: MOST_BOTS,
  });
  app.addHook("preClose", async () => streams.close());

  app.get("/person/bots", told);
  app.post("/person/bots", ours, async (request): Promise<BotKey> => {
    const { name } = checked(botMaking, request.body);
    return bots.make(await owner(request), name);
  });
  app.post("/person/bots/key", ours, async (request): Promise<BotKey> => {
    const { id } = checked(botNamed, request.body);
    return bots.renew(await owner(request), id);
  });
  app.post("/person/bots/remove", ours, async (request): Promise<OwnBots> => {
    await bots.remove(await owner(request), checked(botNamed, request.body).id);
    return told(request);
  });

  app.get(
    "/bots",
    { onRequest: accessGuards(access).any("open", "join") },
    async (): Promise<GuestBots> => ({ bots: await bots.guests() }),
  );
  app.post("/bots/ask", { onRequest: [limits.opens] }, async (request) => {
    await bots.ask(checked(botAsked, request.body));
    return {};
  });

  const guess = { onRequest: [limits.signIns] };
  app.get("/bot", guess, async (request): Promise<BotTold> => bots.told(await bots.withKey(bearer(request))));
  app.post("/bot", guess, async (request): Promise<BotTold> => {
    const bot = await bots.withKey(bearer(request));
    return bots.wish(bot, checked(botWish, request.body));
  });
  app.post("/bot/seats", async (request) => {
    await bots.seat(await bots.withKey(bearer(request)), checked(botSeat, request.body).token);
    return {};
  });
  app.get("/bot/stream", guess, async (request, reply) => {
    const bot = await bots.withKey(bearer(request));
    if (streams.isFull) throw new Refused("unavailable");
    const headers = { "content-type": "application/x-ndjson", "cache-control": "no-store, no-transform" };
    reply.hijack();
    reply.raw.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
    await streams.enter(bot, reply.raw);
  });
}
