import { availableParallelism, totalmem } from "node:os";
import {
  type AdminNow,
  type Announcement,
  type AnnounceWish,
  type Health,
  type LimitsWish,
  mayDo,
  type ServerNow,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { ServerNews } from "../../database/dispatch.ts";
import { newToken } from "../../platform/random.ts";
import { type HostKey, passOf, readPass } from "../../stores/host-key.ts";
import type { RestrictionKind } from "../../tables/bans.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import type { Services } from "../../tables/services.ts";
import type { Lobby } from "../lobby/lobby.ts";
import type { PublicLobby } from "../public-lobby/public-lobby.ts";
import { type AdminCaller, BY_LINK } from "../roles/admin-caller.ts";
import type { AdminLog } from "../roles/admin-log.ts";
import type { ServerWebhook } from "../server-webhook/server-webhook.ts";
import { Backups } from "./backup-schedule.ts";
import { Samples } from "./metrics-samples.ts";

type AdminServices = Pick<
  Services,
  "store" | "log" | "metrics" | "clock" | "policy" | "limits" | "bans" | "entropy" | "cluster" | "jobs"
>;

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
  readonly log: AdminLog;
  readonly news: Pick<ServerWebhook, "tell">;
  /** People have accounts here. */
  readonly accounts: boolean;
}

/** What the host, and accounts with a role, see and do about the whole server from a browser. The way in has checked their roles. */
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
    await this.#at.log.note(BY_LINK, "enter");
    return passOf(this.#at.key, "session", now, entropy);
  }

  /** Whether a pass is good: it is the host's own, and was not given back. */
  async isGood(pass: string | undefined): Promise<boolean> {
    const read = this.#read(pass);
    return read !== null && !(await this.#services.store.admin.isUsed(read.id));
  }

  /** Gives a pass back: no copy of it opens anything any more. */
  async leave(pass: string | undefined): Promise<void> {
    const read = this.#read(pass);
    if (read) await this.#services.store.admin.useUp(read.id, read.until);
  }

  #read(pass: string | undefined) {
    return pass === undefined ? null : readPass(this.#at.key, "session", pass, this.#services.clock());
  }

  /** What a caller sees: as much as the caller's role may. */
  async now({ role, name }: AdminCaller): Promise<AdminNow> {
    return {
      you: { role, name },
      accounts: this.#at.accounts,
      announcement: this.announcement,
      server: mayDo(role, "server") ? await this.#server() : null,
      openCases: mayDo(role, "cases") ? await this.#services.store.admin.openCases() : null,
      bars: mayDo(role, "lift") ? this.#services.bans.list() : null,
    };
  }

  async #server(): Promise<ServerNow> {
    const { store, policy, limits, metrics } = this.#services;
    const { rooms, commons, health, isElsewhere, unheeded } = this.#at;
    const [tables, day, backups, disk, sockets, thinking, jobs] = await Promise.all([
      store.admin.tables(),
      this.#samples.day(),
      this.#backups.list(),
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
      limits: limits.list(),
      commons: { allowed: policy.commons, open: commons.open },
      backups,
    };
  }

  /** Opens the public lobby, or shuts it; then players come to tables by invitation alone. */
  async setCommons(by: AdminCaller, open: boolean): Promise<void> {
    if (open && !this.#services.policy.commons) throw new Refused("unavailable");
    await this.#services.store.host.keep({ "commons-shut": open ? 0 : 1 });
    this.#at.commons.shut(!open);
    this.#tell({ what: "commons" });
    await this.#at.log.note(by, "commons", open ? "open" : "shut");
  }

  /** Changes limits of the running server, or sets them back to what its settings say. Throws `Refused` for what is out of range. */
  async setLimits(by: AdminCaller, { limits: wish }: LimitsWish): Promise<void> {
    const changes = await this.#services.limits.change(wish);
    if (changes.length === 0) return;
    this.#tell({ what: "limits" });
    const what = changes.map(({ name, from, to }) => `${name} ${from} → ${to}`).join(", ");
    await this.#at.log.note(by, "limits", what);
  }

  async backup(by: AdminCaller): Promise<void> {
    try {
      await this.#backups.make(this.#services.clock());
    } catch (error) {
      if (error instanceof Refused) throw error;
      this.#services.log.trouble("a backup could not be made", error);
      await this.#at.news.tell("backup", {}, "/host/room");
      throw new Refused("unavailable");
    }
    await this.#at.log.note(by, "backup");
  }

  /** Shows an announcement to all clients, for so many hours. */
  async announce(by: AdminCaller, { text, hours }: AnnounceWish): Promise<void> {
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
    await this.#at.log.note(by, "announce", text);
  }

  async withdraw(by: AdminCaller): Promise<void> {
    await this.#services.store.admin.withdraw();
    this.#announced = null;
    this.#tell({ what: "announcement" });
    await this.#at.log.note(by, "withdraw");
  }

  /** Ends a mute or a ban before its time. */
  async lift(by: AdminCaller, kind: RestrictionKind, whom: string): Promise<void> {
    await this.#services.bans.lift(kind, whom);
    this.#tell({ what: "bars" });
    await this.#at.log.note(by, "lift", kind);
  }

  #tell(news: ServerNews): void {
    this.#services.cluster.tell({ table: null, news });
  }
}

const announcementOf = ({ id, text, at, until }: Announcement): Announcement => ({ id, text, at, until });
