import { availableParallelism, totalmem } from "node:os";
import type { AdminNow, Announcement, Health, Report, SettleReport } from "@westmarch/protocol";
import { LIMITS_SHOWN } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { ServerNews } from "../../database/dispatch.ts";
import { newToken } from "../../platform/random.ts";
import { type HostKey, passOf, readPass } from "../../stores/host-key.ts";
import type { RestrictionKind } from "../../tables/bans.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import type { Services } from "../../tables/services.ts";
import type { Lobby } from "../lobby/lobby.ts";
import type { PublicLobby } from "../public-lobby/public-lobby.ts";
import { Backups } from "./backup-schedule.ts";
import { Samples } from "./metrics-samples.ts";

type AdminServices = Pick<
  Services,
  "store" | "log" | "metrics" | "clock" | "policy" | "bans" | "entropy" | "cluster" | "jobs"
>;

const DAY = 86_400_000;
/** The most open reports of one table: more would say nothing new. */
const MOST_REPORTS = 20;
interface Premises {
  readonly key: HostKey;
  readonly dataDir: string;
  /** Whether the database is outside that folder. */
  readonly isElsewhere: boolean;
  /** Whether a proxy stands in front that the settings do not count. */
  readonly unheeded: { readonly noticed: boolean };
  readonly lobby: Lobby;
  readonly rooms: RoomRegistry;
  readonly commons: PublicLobby;
  readonly health: () => Health;
}

/** What the host sees and does from a browser. The caller has shown the host's key. */
export class Admin {
  readonly #services: AdminServices;
  readonly #at: Premises;
  readonly #samples: Samples;
  readonly #backups: Backups;
  #announced: Announcement | null = null;

  private constructor(services: AdminServices, at: Premises) {
    this.#services = services;
    this.#at = at;
    this.#samples = new Samples(services);
    this.#backups = new Backups(at.dataDir, at.isElsewhere);
  }

  static async open(services: AdminServices, at: Premises): Promise<Admin> {
    const admin = new Admin(services, at);
    await admin.readAnnouncement();
    await admin.readCommons();
    return admin;
  }

  /** Reads the announcement again, as the host may have changed it at another process. */
  async readAnnouncement(): Promise<void> {
    const { store, clock } = this.#services;
    const announced = await store.admin.announced(clock());
    this.#announced = announced && announcementOf(announced);
  }

  async readCommons(): Promise<void> {
    this.#at.commons.shut((await this.#services.store.host.kept("commons-shut")) === 1);
  }

  async readBars(): Promise<void> {
    const { bans } = this.#services;
    await bans.read();
    this.#at.rooms.dismissFrom((address) => bans.isBanned(address));
  }

  close(): void {
    this.#samples.close();
  }

  /** The announcement that is shown now; null: there is none. */
  get announcement(): Announcement | null {
    return this.#announced && this.#announced.until > this.#services.clock() ? this.#announced : null;
  }

  /** Gives a pass to the browser that brings a fresh admin link. Each link is good once. */
  async enter(ticket: string): Promise<string> {
    const { store, clock, entropy } = this.#services;
    const now = clock();
    const read = readPass(this.#at.key, "ticket", ticket, now);
    await store.admin.forgetUsed(now);
    if (!read || !(await store.admin.useUp(read.id, read.until))) throw new Refused("bad-token");
    await this.#note("enter", "");
    return passOf(this.#at.key, "session", now, entropy);
  }

  /** Throws `Refused` where there is no pass, or one that was given back. */
  async check(pass: string | undefined): Promise<void> {
    const read = this.#read(pass);
    if (!read || (await this.#services.store.admin.isUsed(read.id))) throw new Refused("bad-token");
  }

  /** Gives a pass back: no copy of it opens anything any more. */
  async leave(pass: string | undefined): Promise<void> {
    const read = this.#read(pass);
    if (read) await this.#services.store.admin.useUp(read.id, read.until);
  }

  #read(pass: string | undefined) {
    return pass === undefined ? null : readPass(this.#at.key, "session", pass, this.#services.clock());
  }

  async now(): Promise<AdminNow> {
    const { store, policy, metrics, bans } = this.#services;
    const { rooms, commons, health, isElsewhere, unheeded } = this.#at;
    const [tables, day, backups, reports, log, disk, sockets, thinking, jobs] = await Promise.all([
      store.admin.tables(),
      this.#samples.day(),
      this.#backups.list(),
      store.admin.reports(),
      store.admin.log(),
      metrics.disk.get(),
      metrics.sockets.get(),
      metrics.thoughts.get(),
      this.#services.jobs.count(),
    ]);
    const attended = await rooms.attended();
    const gameOf = await store.admin.gamesOf([...attended.keys()]);
    const live = [...attended].map(([id, there]) => ({ game: gameOf.get(id), ...there }));
    return {
      health: health(),
      machine: { processors: availableParallelism(), memory: totalmem() },
      day,
      disk: disk.values[0]?.value ?? null,
      elsewhere: isElsewhere,
      unheededProxy: unheeded.noticed,
      sockets: sockets.values[0]?.value ?? 0,
      thinking: thinking.values[0]?.value ?? 0,
      hot: rooms.size,
      servers: this.#services.cluster.size,
      jobs: {
        waiting: jobs.reduce((sum, { waiting }) => sum + waiting, 0),
        running: jobs.reduce((sum, { running }) => sum + running, 0),
        failed: jobs.reduce((sum, { failed }) => sum + failed, 0),
      },
      people: live.reduce((sum, { people }) => sum + people, 0),
      lookers: live.reduce((sum, { lookers }) => sum + lookers, 0),
      tables: tables.map((row) => ({
        game: row.game,
        tables: Number(row.tables),
        over: Number(row.over),
        live: live.filter(({ game }) => game === row.game).length,
        oldest: row.oldest === null ? null : Number(row.oldest),
      })),
      limits: LIMITS_SHOWN.map((name) => ({ name, value: policy[name] })),
      commons: { allowed: policy.commons, open: commons.open },
      backups,
      announcement: this.announcement,
      reports: reports.map(({ id, at, game, name, about, said, mark }) => ({
        id,
        at,
        game,
        name,
        about,
        said: JSON.parse(said) as Report["said"],
        reachable: mark !== null,
      })),
      bars: bans.list(),
      log: log.map(({ at, did, what }) => ({ at, did, what })),
    };
  }

  /** Opens the public lobby, or shuts it; then players come to tables by invitation alone. */
  async setCommons(open: boolean): Promise<void> {
    if (open && !this.#services.policy.commons) throw new Refused("unavailable");
    await this.#services.store.host.keep({ "commons-shut": open ? 0 : 1 });
    this.#at.commons.shut(!open);
    this.#tell({ what: "commons" });
    await this.#note("commons", open ? "open" : "shut");
  }

  async backup(): Promise<void> {
    try {
      await this.#backups.make(this.#services.clock());
    } catch (error) {
      if (error instanceof Refused) throw error;
      this.#services.log.trouble("a backup could not be made", error);
      throw new Refused("unavailable");
    }
    await this.#note("backup", "");
  }

  /** Shows an announcement to all clients, for so many hours. */
  async announce(text: string, hours: number): Promise<void> {
    const { store, clock, entropy } = this.#services;
    const row = {
      id: newToken(entropy),
      text,
      at: clock(),
      until: clock() + hours * 3_600_000,
      withdrawn: 0,
    };
    await store.admin.announce(row);
    this.#announced = announcementOf(row);
    this.#tell({ what: "announcement" });
    await this.#note("announce", text);
  }

  async withdraw(): Promise<void> {
    await this.#services.store.admin.withdraw();
    this.#announced = null;
    this.#tell({ what: "announcement" });
    await this.#note("withdraw", "");
  }

  /** A player reports another player of the same table for bad behaviour. What the reported player said to all is added. */
  async report(token: string, seat: number, about: string): Promise<void> {
    const { store, clock, entropy } = this.#services;
    const { access } = await this.#at.lobby.bearer(token);
    if (access.seats.length === 0 || access.seats.includes(seat)) throw new Refused("not-your-seat");
    const { table } = access;
    const row = (await store.seats.seats(table)).find((one) => one.seat === seat);
    if (row?.kind !== "person") throw new Refused("not-found");
    if ((await store.admin.openReports(table)) >= MOST_REPORTS) throw new Refused("too-fast");
    await store.admin.report({
      id: newToken(entropy),
      table_id: table,
      game: (await store.admin.gameOf(table)) ?? "",
      seat,
      name: row.name ?? "",
      about,
      said: JSON.stringify(await store.admin.saidBy(table, seat)),
      mark: await this.#markOf(table, seat),
      at: clock(),
      settled: null,
    });
  }

  /** The mark of the address that a seat is played from, at any process; null: its player is away. */
  async #markOf(table: string, seat: number): Promise<string | null> {
    const { bans, cluster } = this.#services;
    const clients = this.#at.rooms.live(table)?.presence.clients ?? [];
    const here = clients.find((client) => client.access.seats.includes(seat));
    if (here) return bans.markOf(here.address);
    const there = (await cluster.elsewhere([table])).flatMap(({ marks }) => marks);
    return there.find(([of]) => of === seat)?.[1] ?? null;
  }

  /** Settles a report: by a mute at that table, by a ban of the address that the seat was played from, or by nothing. */
  async settle({ id, how, days }: SettleReport): Promise<void> {
    const { store, clock, bans } = this.#services;
    const open = (await store.admin.reports()).find((one) => one.id === id);
    if (!open) throw new Refused("not-found");
    if (how === "ban" && open.mark === null) throw new Refused("illegal");
    const report = await store.admin.settle(id, how);
    if (!report) throw new Refused("stale");
    const until = clock() + days * DAY;
    if (how === "mute") await bans.mute(report.table_id, report.seat, until);
    if (how === "ban" && report.mark !== null) {
      await bans.ban(report.mark, until);
      this.#at.rooms.dismissFrom((address) => bans.isBanned(address));
    }
    this.#tell({ what: "bars" });
    await this.#note(how, `${report.name} · ${report.game} · ${days}`);
  }

  /** Ends a mute or a ban before its time. */
  async lift(kind: RestrictionKind, whom: string): Promise<void> {
    await this.#services.bans.lift(kind, whom);
    this.#tell({ what: "bars" });
    await this.#note("lift", kind);
  }

  #tell(news: ServerNews): void {
    this.#services.cluster.tell({ table: null, news });
  }

  async #note(did: string, what: string): Promise<void> {
    const { store, clock, entropy } = this.#services;
    await store.admin.note({ id: newToken(entropy), at: clock(), did, what });
  }
}

const announcementOf = ({ id, text, at, until }: Announcement): Announcement => ({ id, text, at, until });
