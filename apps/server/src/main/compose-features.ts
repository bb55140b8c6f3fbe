/** Opens the games, the rooms, and the features that build on them. */
import type { Language } from "@westmarch/kernel/languages";
import { mayDo } from "@westmarch/protocol";
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
import { Cases } from "../features/people/cases.ts";
import type { PeopleDesk } from "../features/people/people-desk.ts";
import { PersonalData } from "../features/privacy/personal-data.ts";
import { PublicLobby } from "../features/public-lobby/public-lobby.ts";
import { FoundPuzzles } from "../features/puzzles/found-puzzles.ts";
import { Ratings } from "../features/ratings/ratings.ts";
import { AdminLog } from "../features/roles/admin-log.ts";
import { type Replays, replaysHere } from "../features/save-import/replay.ts";
import { ReplayPool } from "../features/save-import/replay-pool.ts";
import { ServerWebhook } from "../features/server-webhook/server-webhook.ts";
import { Archive } from "../features/statistics/archive.ts";
import type { Counting } from "../features/statistics/counting.ts";
import { GameStatisticsOf } from "../features/statistics/statistics.ts";
import type { Caller, Intervenes } from "../features/tournaments/caller.ts";
import { Tournaments } from "../features/tournaments/tournaments.ts";
import { hasAccounts } from "../platform/policy.ts";
import { AccountStore } from "../stores/account-store.ts";
import { AdminLogStore } from "../stores/admin-log-store.ts";
import { CaseStore } from "../stores/case-store.ts";
import { WebhookStore } from "../stores/webhook-store.ts";
import { GameRegistry } from "../tables/game-registry.ts";
import { RoomRegistry } from "../tables/room-registry.ts";
import { Rounds } from "../tables/rounds/rounds.ts";
import { ProxyWarning } from "../transport/http/proxy-warning.ts";
import { clusterListener } from "./cluster-listener.ts";
import type { Foundation, Undo } from "./compose-services.ts";
import type { OpenedAccounts } from "./open-accounts.ts";
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
  readonly puzzles: FoundPuzzles;
  readonly notices: NotificationSide;
  readonly commons: PublicLobby;
  readonly admin: Admin;
  readonly adminLog: AdminLog;
  readonly cases: Cases;
  readonly serverWebhook: ServerWebhook;
  readonly unheeded: ProxyWarning;
  /** Who may do what here. */
  readonly access: AccessControl;
  readonly admissions: Admissions;
  readonly hostAccess: HostAccess;
  /** Null: this server has no accounts. */
  readonly people: Accounts | null;
  readonly peopleDesk: PeopleDesk | null;
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
    services.jobs.ask("puzzle", table);
  });
  const replays = openReplays(options, foundation, registry);
  undo.push(() => replays.close());
  const settle = (table: string) => ratings.settle(table);
  const lobby = new Lobby(services, rooms, registry, { settle, replays, personal: new PersonalData(db) });
  let opened: OpenedAccounts | null = null;
  const give: Accounts["give"] = async (trx, person, given) => opened?.accounts.give(trx, person, given);
  const told = await openNews(options, database, foundation, rooms, undo);
  const { adminLog, serverWebhook: news } = told;
  const intervenes = intervening(new AccountStore(db), adminLog);
  const around = { lobby, rooms, registry, db, ratings, key, give, news, intervenes };
  const tournaments = new Tournaments(services, around);
  rooms.onEnd((table) => {
    tournaments.ended(table).catch((error: unknown) => log.trouble("a tournament could not go on", error));
  });
  const commons = new PublicLobby(services, lobby, rooms, { registry, key, news });
  // A process that is cut off from the database is not ready: no visitor should be led to it.
  const health = () => ({ ...condition.health, ready: condition.health.ready && services.cluster.isSure });
  const host = await openAdmin(options, database, foundation, { ...told, lobby, rooms, commons, health });
  const { admin } = host;
  undo.push(() => admin.close());
  const leave = await whoMayComeIn(foundation, adminLog, () => opened?.accounts ?? null);
  const { access } = leave;
  await services.cluster.join(clusterListener({ services, rooms, admin, access }));
  const parts = { rooms, lobby, registry, ratings, tournaments, access, adminLog };
  opened = hasAccounts(policy) ? await openAccountsOf(options, database, foundation, parts) : null;
  return {
    ...parts,
    ...finishedGames(options, database, foundation, { registry, lobby, commons }),
    ...told,
    ...host,
    arrivals: new Arrivals(services, rooms, registry, lobby),
    rounds,
    replays,
    commons,
    ...leave,
    people: opened?.accounts ?? null,
    peopleDesk: opened?.peopleDesk ?? null,
    health,
  };
}

/** The rules about who may come in. `accounts`: null where there are none, or not yet. */
async function whoMayComeIn(
  { services }: Foundation,
  log: AdminLog,
  accounts: () => Accounts | null,
): Promise<Pick<Features, "access" | "admissions" | "hostAccess">> {
  const access = await AccessControl.open(services, async (cookies) => {
    return (await accounts()?.memberOf(cookies)) ?? null;
  });
  const hostAccess = new HostAccess(services, access, log, async ({ mail, language }) => {
    if (mail !== null) await accounts()?.tellLetIn(mail, language);
  });
  return { access, admissions: new Admissions(services, access), hostAccess };
}

type News = Pick<Features, "notices" | "adminLog" | "serverWebhook">;

/** What tells players and chat rooms of what happens, and the log of what is done by roles. */
async function openNews(
  options: ServerOptions,
  { db }: Database,
  { services }: Foundation,
  rooms: RoomRegistry,
  undo: Undo,
): Promise<News> {
  const title = options.title ?? titleAtDoor;
  const notices = await openNotifications(services, rooms, title);
  const adminLog = new AdminLog(services, new AdminLogStore(db));
  const { senders } = notices;
  const store = new WebhookStore(db);
  const serverWebhook = await ServerWebhook.open(services, { store, log: adminLog, senders, title });
  undo.push(
    () => serverWebhook.close(),
    () => notices.close(),
    () => services.jobs.close(),
  );
  return { notices, adminLog, serverWebhook };
}

/** The admin page, and reports to the host. */
async function openAdmin(
  options: ServerOptions,
  { db }: Database,
  { services, key }: Foundation,
  given: News & Pick<Features, "lobby" | "rooms" | "commons" | "health">,
): Promise<Pick<Features, "admin" | "cases" | "unheeded">> {
  const { lobby, rooms, commons, health, adminLog: log, serverWebhook: news } = given;
  const unheeded = new ProxyWarning(services.policy, services.log);
  const admin = await Admin.open(services, {
    key,
    dataDir: options.dataDir,
    isElsewhere: options.databaseAt !== undefined,
    unheeded,
    lobby,
    rooms,
    commons,
    health,
    log,
    news,
    accounts: hasAccounts(services.policy),
  });
  return {
    admin,
    cases: new Cases(services, { cases: new CaseStore(db), lobby, rooms, log, news }),
    unheeded,
  };
}

/** Which accounts may act in the place of organisers of tournaments, and the log of what they do. */
const intervening = (accounts: AccountStore, log: AdminLog): Intervenes => {
  const roleOf = async ({ person }: Caller) =>
    (person && (await accounts.person(person.id))?.role) ?? "member";
  return {
    may: async (caller) => mayDo(await roleOf(caller), "tournaments"),
    note: async (caller, what) => {
      const { id, name } = caller.person ?? { id: null, name: "" };
      await log.note({ way: "account", role: await roleOf(caller), person: id, name }, "tournament", what);
    },
  };
};

/** Statistics and the archive. */
function finishedGames(
  options: ServerOptions,
  { db }: Database,
  { services }: Foundation,
  { registry, lobby, commons }: Pick<Features, "lobby" | "commons"> & { readonly registry: GameRegistry },
): Pick<Features, "statistics" | "archive" | "puzzles"> {
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
    puzzles: new FoundPuzzles(services, registry),
  };
}

interface AccountParts
  extends Pick<Features, "rooms" | "lobby" | "ratings" | "tournaments" | "access" | "adminLog"> {
  readonly registry: GameRegistry;
}

/** Loads the code of accounts only where they are on. */
async function openAccountsOf(
  options: ServerOptions,
  { db }: Database,
  { services, share }: Foundation,
  { rooms, lobby, registry, ratings, tournaments, access, adminLog }: AccountParts,
): Promise<OpenedAccounts> {
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
    adminLog,
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
