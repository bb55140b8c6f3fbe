import {
  answerSeek,
  type ExhibitionTold,
  endSeek,
  type Glimpse,
  glimpseTables,
  type Highlight,
  type Joined,
  joinListed,
  type Listing,
  listTable,
  type PublicLobbyNow,
  type Sought,
  seekGame,
  type WatchLink,
  watchListed,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccessControl } from "../../../features/access/access-control.ts";
import type { Accounts } from "../../../features/accounts/people.ts";
import { LiveFeed, type Sees, visibleTo } from "../../../features/public-lobby/live-feed.ts";
import type { PublicLobby } from "../../../features/public-lobby/public-lobby.ts";
import { addressOf } from "../../../platform/client-address.ts";
import type { HostLimits, Telemetry } from "../../../tables/services.ts";
import { type AccessGuards, accessGuards } from "../access-guard.ts";
import { bearer, checked, limited, WHOLE } from "../guards.ts";
import { countTables } from "./tables.ts";

interface PublicLobbyCalls {
  readonly services: Pick<HostLimits, "policy" | "quotas"> & Pick<Telemetry, "log">;
  readonly commons: PublicLobby;
  readonly people: Accounts | null;
  readonly access: AccessControl;
}

/** The calls of the public lobby. */
export function publicLobbyCalls(app: FastifyInstance, given: PublicLobbyCalls): void {
  const { services, commons, people, access } = given;
  const may = accessGuards(access);
  // The tables that anybody may join or watch. What a look costs depends on how many there may be.
  app.get(
    "/commons",
    { onRequest: [limited(services, "tables", WHOLE), may.any("join", "watch")] },
    async (request): Promise<PublicLobbyNow> => visibleTo(await commons.now(), await seesOf(access, request)),
  );
  app.get("/commons/listing", async (request): Promise<Listing> => commons.listing(bearer(request)));
  app.post(
    "/commons/list",
    async (request): Promise<Listing> =>
      commons.list(checked(listTable, request.body), addressOf(request.raw, services.policy.proxies)),
  );
  app.post(
    "/commons/join",
    { onRequest: [limited(services, "opens"), may.all("join")] },
    async (request): Promise<Joined> =>
      commons.join(checked(joinListed, request.body), (await people?.personOf(request))?.id ?? null),
  );
  app.post(
    "/commons/watch",
    { onRequest: may.all("watch") },
    async (request): Promise<WatchLink> => commons.watch(checked(watchListed, request.body).table),
  );
  liveCalls(app, given);
  seekCalls(app, services, commons, may);
  onlookerCalls(app, services, commons, may);
}

/** What the caller of a request may do with what stands in the public lobby. */
async function seesOf(access: AccessControl, { headers }: FastifyRequest): Promise<Sees> {
  if (access.rule("join") === "everybody" && access.rule("watch") === "everybody")
    return { join: true, watch: true };
  const visitor = await access.visitor(headers.cookie);
  return { join: access.may("join", visitor), watch: access.may("watch", visitor) };
}

/** The stream of what changes there. */
function liveCalls(app: FastifyInstance, { services, commons, access }: PublicLobbyCalls): void {
  const live = new LiveFeed(services, () => commons.now());
  app.addHook("preClose", async () => live.close());
  access.onChange(() => void live.lookAgain());
  const entrance = { onRequest: accessGuards(access).any("join", "watch") };
  app.get("/commons/live", entrance, async (request, reply) => {
    if (!commons.open) throw new Refused("not-found");
    const address = addressOf(request.raw, services.policy.proxies);
    const room = live.room(address);
    if (room !== "free") {
      void services.quotas.tell("live", address, room);
      if (room === "all") throw new Refused("unavailable");
      throw new Refused(
        "too-fast",
        undefined,
        "Too many pages of this address follow the public lobby already; ask /api/commons now and then.",
      );
    }
    const sees = await seesOf(access, request);
    const page = reply.raw;
    // Told as it happens: nothing on the way may keep it, or pack it.
    const headers = { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" };
    reply.hijack();
    page.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
    live.enter(page, { address, sees, seesNow: () => seesOf(access, request) });
  });
}

/** What is to be seen by whoever only looks. */
function onlookerCalls(
  app: FastifyInstance,
  services: Pick<HostLimits, "policy" | "quotas">,
  { exhibitions, glimpses, highlights }: PublicLobby,
  may: AccessGuards,
): void {
  app.get(
    "/commons/highlights",
    { onRequest: [limited(services, "tables", WHOLE), may.all("watch")] },
    async (): Promise<Highlight[]> => highlights.best(),
  );
  app.post(
    "/commons/exhibition",
    { onRequest: may.all("watch") },
    async (): Promise<ExhibitionTold> => ({ exhibition: await exhibitions.now() }),
  );
  app.post(
    "/commons/glimpses",
    { onRequest: may.all("watch") },
    async (request, reply): Promise<Glimpse[]> => {
      const wish = checked(glimpseTables, request.body);
      await countTables(services)(wish.tables.length, request, reply);
      return glimpses.of(wish);
    },
  );
}

/** Looking for a game, and answering those who look. */
function seekCalls(
  app: FastifyInstance,
  services: Pick<HostLimits, "policy" | "quotas">,
  commons: PublicLobby,
  may: AccessGuards,
): void {
  const { seeks } = commons;
  const open = async () => {
    if (!commons.open) throw new Refused("not-found");
  };
  app.post(
    "/commons/seek",
    // The one who looks may be the one for whom a table opens.
    { onRequest: [open, may.all("open", "join")] },
    async (request): Promise<Sought> =>
      seeks.seek(checked(seekGame, request.body), addressOf(request.raw, services.policy.proxies)),
  );
  app.post("/commons/unseek", async (request) => {
    await seeks.end(checked(endSeek, request.body).key);
    return {};
  });
  app.post(
    "/commons/answer",
    { onRequest: [open, limited(services, "opens"), may.all("join")] },
    async (request): Promise<Sought> => seeks.answer(checked(answerSeek, request.body)),
  );
}
