import { answerSeek, endSeek, joinListed, listTable, seekGame, watchListed } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { FastifyInstance } from "fastify";
import { LiveFeed } from "../../../features/public-lobby/live-feed.ts";
import type { PublicLobby } from "../../../features/public-lobby/public-lobby.ts";
import { addressOf } from "../../../platform/client-address.ts";
import type { HostLimits, Telemetry } from "../../../tables/services.ts";
import { bearer, checked, limited, WHOLE } from "../guards.ts";

/** The calls of the public lobby. */
export function publicLobbyCalls(
  app: FastifyInstance,
  {
    services,
    commons,
  }: {
    readonly services: Pick<HostLimits, "policy" | "quotas"> & Pick<Telemetry, "log">;
    readonly commons: PublicLobby;
  },
): void {
  const live = new LiveFeed(services, () => commons.now());
  app.addHook("preClose", async () => live.close());
  // The cost of a look at all listed tables depends on how many there may be.
  app.get("/commons", { onRequest: limited(services, "tables", WHOLE) }, async () => commons.now());
  app.get("/commons/live", async (request, reply) => {
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
    const page = reply.raw;
    // Told as it happens: nothing on the way may keep it, or pack it.
    const headers = { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" };
    reply.hijack();
    page.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
    live.enter(page, address);
  });
  app.get("/commons/listing", async (request) => commons.listing(bearer(request)));
  app.post("/commons/list", async (request) =>
    commons.list(checked(listTable, request.body), addressOf(request.raw, services.policy.proxies)),
  );
  app.post("/commons/join", { onRequest: limited(services, "opens") }, async (request) =>
    commons.join(checked(joinListed, request.body)),
  );
  const { seeks } = commons;
  const open = async () => {
    if (!commons.open) throw new Refused("not-found");
  };
  app.post("/commons/seek", { onRequest: open }, async (request) =>
    seeks.seek(checked(seekGame, request.body), addressOf(request.raw, services.policy.proxies)),
  );
  app.post("/commons/unseek", async (request) => {
    await seeks.end(checked(endSeek, request.body).key);
    return {};
  });
  app.post("/commons/answer", { onRequest: [open, limited(services, "opens")] }, async (request) =>
    seeks.answer(checked(answerSeek, request.body)),
  );
  app.post("/commons/watch", async (request) => commons.watch(checked(watchListed, request.body).table));
}
