import {
  actOnTournament,
  enterTournament,
  hearOfRounds,
  identifier,
  joinTournament,
  leaveTournament,
  openTournament,
  watchTournament,
} from "@westmarch/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Accounts } from "../../../features/accounts/people.ts";
import type { Caller } from "../../../features/tournaments/caller.ts";
import type { Tournaments } from "../../../features/tournaments/tournaments.ts";
import { addressOf } from "../../../platform/client-address.ts";
import type { HostLimits } from "../../../tables/services.ts";
import { checked, limited } from "../guards.ts";

const id = identifier(64);

/** The calls about tournaments. */
export function tournamentCalls(
  app: FastifyInstance,
  given: {
    readonly services: HostLimits;
    readonly tournaments: Tournaments;
    readonly people: Accounts | null;
  },
): void {
  const { services, tournaments, people } = given;
  /** The caller. An account counts for a change only where a page of this server asks. */
  const caller = async (request: FastifyRequest, key: string | null): Promise<Caller> => {
    const person = (await people?.personOf(request)) ?? null;
    if (person && request.method !== "GET") people?.mustBeOurs(request);
    return { key, person, mark: services.bans.markOf(addressOf(request.raw, services.policy.proxies)) };
  };
  const keyOf = (request: FastifyRequest): string | null =>
    /^Bearer ([A-Za-z0-9_-]{22,64})$/.exec(request.headers.authorization ?? "")?.[1] ?? null;
  app.get("/tournaments", async () => tournaments.all());
  app.get("/tournaments/mine", async (request) => tournaments.mine(await caller(request, keyOf(request))));
  app.get<{ Params: { id: string } }>("/tournaments/:id", async (request) =>
    tournaments.now(checked(id, request.params.id), await caller(request, keyOf(request))),
  );
  app.post("/tournaments", { onRequest: limited(services, "opens") }, async (request, reply) => {
    const wish = checked(openTournament, request.body);
    const opened = await tournaments.open(wish, await caller(request, wish.key));
    reply.code(201);
    return opened;
  });
  app.post("/tournaments/join", { onRequest: limited(services, "opens") }, async (request) => {
    const wish = checked(joinTournament, request.body);
    const who = await caller(request, wish.key);
    await tournaments.join(wish, who);
    return tournaments.now(wish.tournament, who);
  });
  app.post("/tournaments/leave", async (request) => {
    const wish = checked(leaveTournament, request.body);
    const who = await caller(request, wish.key);
    await tournaments.leave(wish.tournament, who);
    return tournaments.now(wish.tournament, who);
  });
  app.post("/tournaments/enter", async (request) => {
    const wish = checked(enterTournament, request.body);
    return tournaments.enter(wish, await caller(request, wish.key));
  });
  app.post("/tournaments/hear", async (request) => {
    const wish = checked(hearOfRounds, request.body);
    await tournaments.hear(wish, await caller(request, wish.key));
    return {};
  });
  app.post("/tournaments/watch", async (request) =>
    tournaments.watch(checked(watchTournament, request.body)),
  );
  app.post("/tournaments/act", async (request) => {
    const wish = checked(actOnTournament, request.body);
    const who = await caller(request, wish.key);
    await tournaments.act(wish, who);
    return tournaments.now(wish.tournament, who);
  });
}
