import {
  actOnTournament,
  type Entered,
  enterTournament,
  hearOfRounds,
  hereAtTournament,
  identifier,
  joinTournament,
  leaveTournament,
  openTournament,
  type TournamentMine,
  type TournamentNow,
  type TournamentOpened,
  type TournamentReopening,
  type TournamentSummary,
  watchTournament,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AccessControl } from "../../../features/access/access-control.ts";
import type { Accounts } from "../../../features/accounts/people.ts";
import type { Caller } from "../../../features/tournaments/caller.ts";
import { gamesCsv, standingsCsv, trfOf } from "../../../features/tournaments/report.ts";
import type { Tournaments } from "../../../features/tournaments/tournaments.ts";
import { addressOf } from "../../../platform/client-address.ts";
import type { HostLimits } from "../../../tables/services.ts";
import { accessGuards } from "../access-guard.ts";
import { checked, limited } from "../guards.ts";
import { originOf } from "../static-files.ts";

const id = identifier(64);

/** What the calls are carried out with. */
interface TournamentCalls {
  readonly services: HostLimits;
  readonly tournaments: Tournaments;
  readonly people: Accounts | null;
  readonly access: AccessControl;
}

/** The key of an organiser or a player who has no account. */
const keyOf = (request: FastifyRequest): string | null =>
  /^Bearer ([A-Za-z0-9_-]{22,64})$/.exec(request.headers.authorization ?? "")?.[1] ?? null;

/** Tells the caller of a request. An account counts for a change only where a page of this server asks. */
const callers =
  ({ services, people }: TournamentCalls) =>
  async (request: FastifyRequest, key: string | null): Promise<Caller> => {
    const person = (await people?.personOf(request)) ?? null;
    if (person && request.method !== "GET") people?.mustBeOurs(request);
    return { key, person, mark: services.bans.markOf(addressOf(request.raw, services.policy.proxies)) };
  };

/** The calls about tournaments. */
export function tournamentCalls(app: FastifyInstance, given: TournamentCalls): void {
  const { services, tournaments, access } = given;
  const caller = callers(given);
  const may = accessGuards(access);
  const sees = { onRequest: may.any("join", "watch") };
  app.get("/tournaments", sees, async (): Promise<TournamentSummary[]> => tournaments.all());
  app.get(
    "/tournaments/mine",
    async (request): Promise<TournamentMine[]> => tournaments.mine(await caller(request, keyOf(request))),
  );
  calendarCalls(app, tournaments, sees);
  reportCalls(app, given, sees);
  /** Which tournament a request is about, and who asks; throws `Refused` to those who may not look at it. */
  const looking = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const tournament = checked(id, request.params.id);
    const who = await caller(request, keyOf(request));
    // Whoever takes part may look at it whatever the rules are.
    const own = who.key !== null && (await tournaments.mine(who)).some((one) => one.id === tournament);
    if (!own) await access.mustAny(request.headers.cookie, "join", "watch");
    return { tournament, who };
  };
  app.get<{ Params: { id: string } }>("/tournaments/:id", async (request): Promise<TournamentNow> => {
    const { tournament, who } = await looking(request);
    return tournaments.now(tournament, who);
  });
  // Decisions that were taken back, the first first.
  app.get<{ Params: { id: string } }>(
    "/tournaments/:id/reopenings",
    async (request): Promise<TournamentReopening[]> =>
      tournaments.reopenings((await looking(request)).tournament),
  );
  app.post(
    "/tournaments",
    { onRequest: [limited(services, "opens"), may.all("open")] },
    async (request, reply): Promise<TournamentOpened> => {
      const wish = checked(openTournament, request.body);
      const opened = await tournaments.open(wish, await caller(request, wish.key));
      reply.code(201);
      return opened;
    },
  );
  takingPartCalls(app, given);
}

/** Taking part in a tournament, watching it, and what its organiser does. */
function takingPartCalls(app: FastifyInstance, given: TournamentCalls): void {
  const { services, tournaments, access } = given;
  const caller = callers(given);
  const may = accessGuards(access);
  app.post(
    "/tournaments/join",
    { onRequest: [limited(services, "opens"), may.all("join")] },
    async (request): Promise<TournamentNow> => {
      const wish = checked(joinTournament, request.body);
      const who = await caller(request, wish.key);
      await tournaments.join(wish, who);
      return tournaments.now(wish.tournament, who);
    },
  );
  app.post("/tournaments/leave", async (request): Promise<TournamentNow> => {
    const wish = checked(leaveTournament, request.body);
    const who = await caller(request, wish.key);
    await tournaments.leave(wish.tournament, who);
    return tournaments.now(wish.tournament, who);
  });
  app.post("/tournaments/here", async (request): Promise<TournamentNow> => {
    const wish = checked(hereAtTournament, request.body);
    const who = await caller(request, wish.key);
    await tournaments.here(wish, who);
    return tournaments.now(wish.tournament, who);
  });
  app.post("/tournaments/enter", async (request): Promise<Entered> => {
    const wish = checked(enterTournament, request.body);
    return tournaments.enter(wish, await caller(request, wish.key));
  });
  app.post("/tournaments/hear", async (request) => {
    const wish = checked(hearOfRounds, request.body);
    await tournaments.hear(wish, await caller(request, wish.key));
    return {};
  });
  app.post(
    "/tournaments/watch",
    { onRequest: may.all("watch") },
    async (request): Promise<Entered> => tournaments.watch(checked(watchTournament, request.body)),
  );
  app.post("/tournaments/act", async (request): Promise<TournamentNow> => {
    const wish = checked(actOnTournament, request.body);
    const who = await caller(request, wish.key);
    await tournaments.act(wish, who);
    return tournaments.now(wish.tournament, who);
  });
}

/** The results of a tournament as files that other programs read. */
function reportCalls(
  app: FastifyInstance,
  given: TournamentCalls,
  sees: { readonly onRequest: (request: FastifyRequest) => Promise<void> },
): void {
  const { tournaments } = given;
  const caller = callers(given);
  const hand = async (
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    file: { readonly name: string; readonly media: string; readonly write: (now: TournamentNow) => string },
  ) => {
    const now = await tournaments.now(checked(id, request.params.id), await caller(request, null));
    return reply
      .header("content-disposition", `attachment; filename="${file.name}"`)
      .type(`${file.media}; charset=utf-8`)
      .send(file.write(now));
  };
  app.get<{ Params: { id: string } }>("/tournaments/:id/results.trf", sees, async (request, reply) =>
    hand(request, reply, { name: "results.trf", media: "text/plain", write: trfOf }),
  );
  app.get<{ Params: { id: string } }>("/tournaments/:id/standings.csv", sees, async (request, reply) =>
    hand(request, reply, { name: "standings.csv", media: "text/csv", write: standingsCsv }),
  );
  app.get<{ Params: { id: string } }>("/tournaments/:id/games.csv", sees, async (request, reply) =>
    hand(request, reply, { name: "games.csv", media: "text/csv", write: gamesCsv }),
  );
}

/** Starts of tournaments for calendars: one as a file, all as a feed. */
function calendarCalls(
  app: FastifyInstance,
  tournaments: Tournaments,
  sees: { readonly onRequest: (request: FastifyRequest) => Promise<void> },
): void {
  const hand = async (request: FastifyRequest, reply: FastifyReply, one: string | null) => {
    const origin = originOf(request);
    if (origin === null) throw new Refused("bad-message");
    const calendar = await tournaments.calendar(one, origin);
    if (calendar === null) throw new Refused("not-found");
    const name = one === null ? "tournaments.ics" : "tournament.ics";
    return reply
      .header("content-disposition", `inline; filename="${name}"`)
      .type("text/calendar; charset=utf-8")
      .send(calendar);
  };
  app.get("/tournaments/calendar.ics", sees, async (request, reply) => hand(request, reply, null));
  app.get<{ Params: { id: string } }>("/tournaments/:id/calendar.ics", sees, async (request, reply) =>
    hand(request, reply, checked(id, request.params.id)),
  );
}
