/** Opens the games, the rooms, and the features that build on them. */
import type { Language } from "@westmarch/kernel/languages";
import type { Database } from "../database/types.ts";
import { AccessControl } from "../features/access/access-control.ts";
import { Admissions } from "../features/access/admissions.ts";
import { HostAccess } from "../features/access/host-access.ts";
import { type Ending, Endings } from "../features/accounts/endings.ts";
import type { Accounts } from "../features/accounts/people.ts";
import { Admin } from "../features/admin/admin.ts";
import { Arrivals } from "../features/lobby/arrivals.ts";
import { Lobby } from "../features/lobby/lobby.ts";
import { type NotificationSide, openNotifications } from "../features/notifications/open-notifications.ts";
import { PersonalData } from "../features/privacy/personal-data.ts";
import { PublicLobby } from "../features/public-lobby/public-lobby.ts";
import { Ratings } from "../features/ratings/ratings.ts";
import { type Replays, replaysHere } from "../features/save-import/replay.ts";
import { ReplayPool } from "../features/save-import/replay-pool.ts";
import { Archive } from "../features/statistics/archive.ts";
import type { Counting } from "../features/statistics/counting.ts";
import { GameStatisticsOf } from "../features/statistics/statistics.ts";
import { Tournaments } from "../features/tournaments/tournaments.ts";
import { hasAccounts } from "../platform/policy.ts";
import { AccountStore } from "../stores/account-store.ts";
import { GameRegistry } from "../tables/game-registry.ts";
import { RoomRegistry } from "../tables/room-registry.ts";
import { Rounds } from "../tables/rounds/rounds.ts";
import { ProxyWarning } from "../transport/http/proxy-warning.ts";
import { clusterListener } from "./cluster-listener.ts";
import type { Foundation, Undo } from "./compose-services.ts";
import type { ServerOptions } from "./options.ts";

export interface Features {
  readonly rounds: Rounds;
  readonly rooms: RoomRegistry;
  readonly lobby: Lobby;
  readonly arrivals: Arrivals;
  readonly replays: Replays;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  readonly statistics: GameStatisticsOf;
  readonly archive: Archive;
  readonly notices: NotificationSide;
  readonly commons: PublicLobby;
  readonly admin: Admin;
  readonly unheeded: ProxyWarning;
  /** Who may do what here. */
  readonly access: AccessControl;
  readonly admissions: Admissions;
  readonly hostAccess: HostAccess;
  /** Null: this server has no accounts. */
  readonly people: Accounts | null;
  /** What `/healthz` says. */
  readonly health: () => Foundation["condition"]["health"];
}

/** The module that threads load games from; null: tables are checked and replayed without threads. */
export const gamesModuleOf = ({ games, gamesModule }: ServerOptions): string | null =>
  gamesModule ?? (games ? null : import.meta.resolve("./games.ts"));

/** Loads the product's games only where no games are given: tests and tools bring their own. */
async function registryOf({ games, passing, rounds, clocks }: ServerOptions): Promise<GameRegistry> {
  if (games) return new GameRegistry(games, passing, rounds, clocks);
  const { GAMES, PASSING, ROUNDS, CLOCKS } = await import("./games.ts");
  return new GameRegistry(GAMES, PASSING, ROUNDS, CLOCKS);
}

function openReplays(options: ServerOptions, { services }: Foundation, registry: GameRegistry): Replays {
  const games = gamesModuleOf(options);
  return games
    ? new ReplayPool({ games, within: services.policy.replayWithin, log: services.log })
    : replaysHere(registry, services.entropy);
}

export async function composeFeatures(
  options: ServerOptions,
  database: Database,
  foundation: Foundation,
  undo: Undo,
): Promise<Features> {
  const { services, condition, key } = foundation;
  const { db } = database;
  const { log, policy } = services;
  const registry = await registryOf(options);
  const rounds = new Rounds(services, registry);
  const rooms = new RoomRegistry(services, registry, rounds);
  const ratings = new Ratings(services, registry, db);
  undo.push(() => ratings.close());
  rooms.onEnd((table) => {
    services.jobs.ask("reckon", table);
    services.jobs.ask("weigh", table);
  });
  const replays = openReplays(options, foundation, registry);
  undo.push(() => replays.close());
  const settle = (table: string) => ratings.settle(table);
  const lobby = new Lobby(services, rooms, registry, { settle, replays, personal: new PersonalData(db) });
  let people: Accounts | null = null;
  const give: Accounts["give"] = async (trx, person, given) => people?.give(trx, person, given);
  const tournaments = new Tournaments(services, { lobby, rooms, registry, db, ratings, key, give });
  rooms.onEnd((table) => {
    tournaments.ended(table).catch((error: unknown) => log.trouble("a tournament could not go on", error));
  });
  const notices = await openNotifications(services, rooms, options.title ?? titleAtDoor);
  undo.push(
    () => notices.close(),
    () => services.jobs.close(),
  );
  const commons = new PublicLobby(services, lobby, rooms, { registry, key });
  // A process that is cut off from the database is not ready: no visitor should be led to it.
  const health = () => ({ ...condition.health, ready: condition.health.ready && services.cluster.isSure });
  const unheeded = new ProxyWarning(policy, log);
  const isElsewhere = options.databaseAt !== undefined;
  const around = { key, dataDir: options.dataDir, isElsewhere, unheeded, lobby, rooms, commons, health };
  const admin = await Admin.open(services, around);
  undo.push(() => admin.close());
  const leave = await whoMayComeIn(foundation, () => people);
  await services.cluster.join(clusterListener({ services, rooms, admin, access: leave.access }));
  const parts = { rooms, lobby, registry, ratings, tournaments, access: leave.access };
  people = hasAccounts(policy) ? await openAccountsOf(options, database, foundation, parts) : null;
  return {
    ...parts,
    ...finishedGames(options, database, foundation, { registry, lobby, commons }),
    arrivals: new Arrivals(services, rooms, registry, lobby),
    rounds,
    replays,
    notices,
    commons,
    admin,
    ...leave,
    unheeded,
    people,
    health,
  };
}

/** The rules about who may come in. `accounts`: null where there are none, or not yet. */
async function whoMayComeIn(
  { services }: Foundation,
  accounts: () => Accounts | null,
): Promise<Pick<Features, "access" | "admissions" | "hostAccess">> {
  const access = await AccessControl.open(services, async (cookies) => {
    return (await accounts()?.memberOf(cookies)) ?? null;
  });
  const hostAccess = new HostAccess(services, access, async ({ mail, language }) => {
    if (mail !== null) await accounts()?.tellLetIn(mail, language);
  });
  return { access, admissions: new Admissions(services, access), hostAccess };
}

/** Statistics and the archive. */
function finishedGames(
  options: ServerOptions,
  { db }: Database,
  { services }: Foundation,
  { registry, lobby, commons }: Pick<Features, "lobby" | "commons"> & { readonly registry: GameRegistry },
): Pick<Features, "statistics" | "archive"> {
  const isListed = () => commons.open;
  const read = (table: string) => services.store.table(table);
  return {
    statistics: new GameStatisticsOf(services, registry, options.counting ?? countedByGame, isListed),
    archive: new Archive(services, {
      people: new AccountStore(db),
      endings: new Endings(registry, services.log, options.ending ?? endingInWords, read),
      lobby,
      isListed,
    }),
  };
}

interface AccountParts extends Pick<Features, "rooms" | "lobby" | "ratings" | "tournaments" | "access"> {
  readonly registry: GameRegistry;
}

/** Loads the code of accounts only where they are on. */
async function openAccountsOf(
  options: ServerOptions,
  { db }: Database,
  { services, share }: Foundation,
  { rooms, lobby, registry, ratings, tournaments, access }: AccountParts,
): Promise<Accounts> {
  const { openAccounts } = await import("./open-accounts.ts");
  return openAccounts({
    services,
    rooms,
    lobby,
    registry,
    access,
    db,
    ending: options.ending ?? endingInWords,
    dataDir: options.dataDir,
    post: options.post ?? null,
    share,
    standing: {
      kept: async (person) => ({
        ratings: await ratings.kept(person),
        tournaments: await tournaments.kept(person),
      }),
      leave: (person) => tournaments.forget(person),
    },
  });
}

/** The title of a game; its id where it has none. Titles are loaded when the first notice is written. */
const titleAtDoor = async (game: string, language: Language): Promise<string> =>
  (await import("@westmarch/registry")).titleOf(game, language);

/** How a game ended, in its own words. These are loaded when a player first looks at finished games. */
const endingInWords: Ending = async (game, view, language) =>
  (await import("@westmarch/registry")).endingOf(game, view, language);

/** What games let be counted of their finished games. Their words are loaded with it. */
const countedByGame: Counting = async (game, language) =>
  (await import("@westmarch/registry")).statisticsOf(game, language);
