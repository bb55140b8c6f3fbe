import {
  arrangeTable,
  askHint,
  type Entered,
  enterPairing,
  type GameInfo,
  type HintTold,
  handIn,
  handOver,
  type InvitationNow,
  type Joined,
  joinTable,
  type KeptTables,
  LIMITS,
  type LinkRenewed,
  myTables,
  openTable,
  type RematchTold,
  type ReplayFile,
  removal,
  renewLink,
  revokeLink,
  standIn,
  type TableOpened,
  type TableSummary,
  type ThenView,
  wantRematch,
} from "@westmarch/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AccessControl } from "../../../features/access/access-control.ts";
import type { Arrivals } from "../../../features/lobby/arrivals.ts";
import type { DeckHandIn } from "../../../features/lobby/deck-handin.ts";
import type { Lobby } from "../../../features/lobby/lobby.ts";
import { addressOf } from "../../../platform/client-address.ts";
import type { Hints } from "../../../tables/automation/hints.ts";
import type { HostLimits } from "../../../tables/services.ts";
import { accessGuards } from "../access-guard.ts";
import { bearer, checked, count, limited, WHOLE } from "../guards.ts";

const version = z.coerce.number().int().min(0).max(1_000_000_000);

type TableLimits = Pick<HostLimits, "policy" | "quotas">;

/** What the calls about tables are carried out with. */
interface TableCalls {
  readonly services: TableLimits;
  readonly lobby: Lobby;
  readonly arrivals: Arrivals;
  readonly rounds: DeckHandIn;
  readonly hints: Hints;
  readonly access: AccessControl;
}

/** Counts the tables that a call asks about. */
export type CountTables = (tables: number, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Counts tables for the address of a request, and refuses it where that has had its share. */
export const countTables =
  (services: TableLimits): CountTables =>
  (tables, request, reply) =>
    count(services, "tables", request, reply, tables);

/** The calls about tables: opening, joining, links, decks and hints, looking back. */
export function tableCalls(app: FastifyInstance, given: TableCalls): void {
  openingCalls(app, given);
  arrivalCalls(app, given);
  playingCalls(app, given);
  bearerCalls(app, given);
  historyCalls(app, given);
}

/** Games, and tables that are opened, joined and go on. */
function openingCalls(app: FastifyInstance, { services, lobby, access }: TableCalls): void {
  const may = accessGuards(access);
  const opens = { onRequest: [limited(services, "opens"), may.all("open")] };
  const joins = { onRequest: may.all("join") };
  // The games that there are, with what their tables may be set to.
  app.get("/games", async (): Promise<GameInfo[]> => lobby.games());
  app.post("/tables", opens, async (request, reply): Promise<TableOpened> => {
    reply.code(201);
    return lobby.open(checked(openTable, request.body));
  });
  app.post(
    "/hand-over",
    { ...opens, bodyLimit: LIMITS.save },
    async (request, reply): Promise<TableOpened> => {
      reply.code(201);
      return lobby.takeOver(checked(handOver, request.body));
    },
  );
  app.post("/join", joins, async (request): Promise<Joined> => lobby.join(checked(joinTable, request.body)));
  // Who plays on at a table takes a seat there, and opens none.
  app.post(
    "/again",
    { onRequest: [limited(services, "opens"), may.all("join")] },
    async (request): Promise<RematchTold> => lobby.again(checked(wantRematch, request.body)),
  );
}

/** What happens until the guests of a table have come. */
function arrivalCalls(app: FastifyInstance, { services, arrivals, access }: TableCalls): void {
  app.get(
    "/invitation",
    { onRequest: [limited(services, "tables"), accessGuards(access).any("join", "watch")] },
    async (request): Promise<InvitationNow> => arrivals.told(bearer(request, "not-found")),
  );
  app.post("/arrange", { onRequest: limited(services, "opens") }, async (request) => {
    await arrivals.arrange(checked(arrangeTable, request.body));
    return {};
  });
  app.post("/stand-in", { onRequest: limited(services, "opens") }, async (request) => {
    await arrivals.standIn(checked(standIn, request.body));
    return {};
  });
}

/** What players do beside the game: decks of a round, its pairings, hints. */
function playingCalls(app: FastifyInstance, { services, rounds, hints }: TableCalls): void {
  app.post("/deck", { onRequest: limited(services, "opens") }, async (request) => {
    await rounds.handIn(checked(handIn, request.body));
    return {};
  });
  app.post(
    "/hint",
    async (request): Promise<HintTold> =>
      hints.give(checked(askHint, request.body), addressOf(request.raw, services.policy.proxies)),
  );
  app.post(
    "/pairing",
    async (request): Promise<Entered> => rounds.enter(checked(enterPairing, request.body)),
  );
}

/** What the bearer of a link sees and does with it. */
function bearerCalls(app: FastifyInstance, { services, lobby, access }: TableCalls): void {
  app.post("/mine", async (request, reply): Promise<TableSummary[]> => {
    const { tokens } = checked(myTables, request.body);
    await countTables(services)(tokens.length, request, reply);
    const summaries = await lobby.mine(tokens);
    if (summaries.every(({ link }) => link === "seat")) return summaries;
    const visitor = await access.visitor(request.headers.cookie);
    // Seats are always told of; what one only looks at, or has not taken up yet, as one may.
    const may = {
      seat: true,
      spectator: access.may("watch", visitor),
      invitation: access.may("join", visitor),
    };
    return summaries.filter(({ link = "seat" }) => may[link]);
  });
  app.post("/links", async (request): Promise<LinkRenewed> => lobby.renew(checked(renewLink, request.body)));
  app.post("/revoke", async (request) => {
    await lobby.revoke(checked(revokeLink, request.body));
    return {};
  });
  app.get(
    "/kept",
    { onRequest: limited(services, "tables", WHOLE) },
    async (request): Promise<KeptTables> => lobby.kept(bearer(request)),
  );
  app.post("/forget", async (request) => {
    await lobby.forget(checked(removal, request.body));
    return {};
  });
  app.post("/delete", async (request) => {
    await lobby.delete(checked(removal, request.body));
    return {};
  });
}

/** Looking back: finished games, earlier positions, the story of a table. */
function historyCalls(app: FastifyInstance, { services, lobby, access }: TableCalls): void {
  /** The bearer of a seat looks back whatever the rules are; others have to have leave to watch. */
  const looking = async (request: FastifyRequest): Promise<string> => {
    const token = bearer(request);
    const { seats } = await lobby.access(token);
    if (seats.length === 0) await access.must(request.headers.cookie, "watch");
    return token;
  };
  app.get(
    "/replay",
    { onRequest: [limited(services, "tables", WHOLE), accessGuards(access).all("watch")] },
    async (request): Promise<ReplayFile> => lobby.replay(bearer(request, "not-found")),
  );
  app.get<{ Params: { version: string } }>(
    "/at/:version",
    async (request): Promise<ThenView> =>
      lobby.at(await looking(request), checked(version, request.params.version)),
  );
  app.get<{ Params: { before: string } }>("/story/:before", async (request, reply) => {
    reply.type("application/json; charset=utf-8");
    return lobby.story(await looking(request), checked(version, request.params.before));
  });
}
