/** Reports of players as cases: they are read, settled, opened again, and answered; each step is kept with its case and in the log. */
import {
  type CaseDid,
  type CaseFile,
  type CaseListed,
  type CaseOutcome,
  type CasesAsked,
  type CasesTold,
  type CaseWord,
  type HostWords,
  OUTCOMES,
  type ReportWish,
  type SettleCase,
  type WordsRead,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { ReportData } from "../../database/schema/admin.ts";
import { hashOf, newToken } from "../../platform/random.ts";
import type { CaseStore } from "../../stores/case-store.ts";
import { accessOf } from "../../stores/links.ts";
import type { RoomRegistry } from "../../tables/room-registry.ts";
import type { Services } from "../../tables/services.ts";
import type { Lobby } from "../lobby/lobby.ts";
import type { AdminCaller } from "../roles/admin-caller.ts";
import type { AdminLog } from "../roles/admin-log.ts";
import type { ServerWebhook } from "../server-webhook/server-webhook.ts";
import type { PeopleDesk } from "./people-desk.ts";

const DAY = 86_400_000;
/** The most open reports of one table: more would say nothing new. */
const MOST_REPORTS = 20;

type CaseServices = Pick<Services, "store" | "clock" | "entropy" | "bans" | "cluster">;

interface Parts {
  readonly cases: CaseStore;
  readonly lobby: Lobby;
  readonly rooms: RoomRegistry;
  readonly log: AdminLog;
  readonly news: Pick<ServerWebhook, "tell">;
}

export class Cases {
  readonly #services: CaseServices;
  readonly #at: Parts;

  constructor(services: CaseServices, parts: Parts) {
    this.#services = services;
    this.#at = parts;
  }

  /** A player reports another player of the same table for bad behaviour. What the reported player said to all is added. */
  async report({ token, seat, about }: ReportWish): Promise<void> {
    const { store, clock, entropy } = this.#services;
    const { cases, lobby } = this.#at;
    const { access } = await lobby.bearer(token);
    const [mine] = access.seats;
    if (mine === undefined || access.seats.includes(seat)) throw new Refused("not-your-seat");
    const { table } = access;
    const rows = await store.seats.seats(table);
    const row = rows.find((one) => one.seat === seat);
    if (row?.kind !== "person") throw new Refused("not-found");
    if ((await cases.openAt(table)) >= MOST_REPORTS) throw new Refused("too-fast");
    const number = await cases.report({
      id: newToken(entropy),
      table_id: table,
      game: (await cases.gameOf(table)) ?? "",
      seat,
      name: row.name ?? "",
      about,
      said: JSON.stringify(await cases.saidBy(table, seat)),
      mark: await this.#markOf(table, seat),
      at: clock(),
      settled: null,
      by_seat: mine,
      by_name: rows.find((one) => one.seat === mine)?.name ?? "",
      person_id: await cases.accountAt(table, seat),
    });
    await this.#at.news.tell("report", { number }, "/host/room");
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

  async list(asked: CasesAsked): Promise<CasesTold> {
    const { rows, count } = await this.#at.cases.page(asked);
    return { cases: rows.map(listed), count, open: await this.#services.store.admin.openCases() };
  }

  /** A case with all that belongs to it. Who looks into it first is noted, once for each. */
  async read(by: AdminCaller, number: number): Promise<CaseFile> {
    const row = await this.#must(number);
    const before = await this.#at.cases.history(number);
    const hasRead = before.some((one) => one.did === "read" && one.way === by.way && one.by_name === by.name);
    if (!hasRead) {
      await this.#note(by, number, "read", "");
      await this.#at.log.note(by, "case-read", String(number), { id: row.person_id, name: row.name });
    }
    return this.#file(row);
  }

  /** Settles a case, and sends a word to one or both. `desk`: what suspends accounts; null: there are none here. */
  async settle(by: AdminCaller, wish: SettleCase, desk: PeopleDesk | null): Promise<CaseFile> {
    const { number, how, days, toReporter, toReported } = wish;
    const row = await this.#must(number);
    if (row.settled !== null) throw new Refused("stale", { reason: "case-settled" }, "This case is settled.");
    if (by.person !== null && by.person === row.person_id)
      throw new Refused("illegal", { reason: "own-account" }, "This case is about you: ask somebody else.");
    if (how === "ban" && row.mark === null)
      throw new Refused(
        "illegal",
        { reason: "no-address" },
        "The player was not there: no address is known.",
      );
    if (how === "suspend" && (row.person_id === null || !desk))
      throw new Refused("illegal", { reason: "no-account" }, "The player has no account.");
    const until = this.#services.clock() + days * DAY;
    if (how === "suspend" && row.person_id !== null)
      await desk?.suspend(by, { id: row.person_id, until, reason: toReported ?? `#${number}` });
    if (!(await this.#at.cases.settle(number, how))) throw new Refused("stale");
    await this.#restrict(row, how, until);
    await this.#note(by, number, how, how === "dismiss" ? "" : String(days));
    const about = { id: row.person_id, name: row.name };
    await this.#at.log.note(by, "case-settled", `${number} · ${how} · ${days}`, about);
    if (toReporter !== undefined) await this.word(by, { number, to: "reporter", text: toReporter });
    if (toReported !== undefined) await this.word(by, { number, to: "reported", text: toReported });
    return this.#file(await this.#must(number));
  }

  /** Mutes a player at that table, or bans the address. */
  async #restrict({ table_id, seat, mark }: ReportData, how: CaseOutcome, until: number): Promise<void> {
    const { bans, cluster } = this.#services;
    if (how === "mute") await bans.mute(table_id, seat, until);
    if (how === "ban" && mark !== null) {
      await bans.ban(mark, until);
      this.#at.rooms.dismissFrom((address) => bans.isBanned(address));
    }
    if (how === "mute" || how === "ban") cluster.tell({ table: null, news: { what: "bars" } });
  }

  /** Opens a settled case again. What came of it stays until it is lifted. */
  async reopen(by: AdminCaller, number: number): Promise<CaseFile> {
    const row = await this.#must(number);
    if (!(await this.#at.cases.reopen(number))) throw new Refused("stale");
    await this.#note(by, number, "reopen", "");
    await this.#at.log.note(by, "case-reopened", String(number), { id: row.person_id, name: row.name });
    return this.#file(await this.#must(number));
  }

  /** Sends a word to the player who reported, or to the one who was reported: to the seat at that table. */
  async word(by: AdminCaller, { number, to, text }: CaseWord): Promise<CaseFile> {
    const { clock, entropy } = this.#services;
    const row = await this.#must(number);
    const seat = to === "reporter" ? row.by_seat : row.seat;
    if (seat === null)
      throw new Refused("illegal", { reason: "no-reporter" }, "It was not noted who reported this.");
    await this.#at.cases.send({
      id: newToken(entropy),
      number,
      table_id: row.table_id,
      seat,
      text,
      at: clock(),
      read_at: null,
    });
    await this.#note(by, number, `word-${to}`, text);
    const name = to === "reporter" ? row.by_name : row.name;
    await this.#at.log.note(by, "case-word", `${number} · ${text}`, { id: null, name });
    return this.#file(row);
  }

  /** Words of the host to the players of these seats that were not read yet. Tokens that open no seat are passed over. */
  async wordsTo(tokens: readonly string[]): Promise<HostWords> {
    const words = await this.#unread(tokens);
    return { words: words.map(({ id, text, at }) => ({ id, text, at })) };
  }

  /** One of these players has read a word. */
  async readWord({ tokens, id }: WordsRead): Promise<HostWords> {
    const own = (await this.#unread(tokens)).find((word) => word.id === id);
    if (own) await this.#at.cases.read(id, this.#services.clock());
    return this.wordsTo(tokens);
  }

  async #unread(tokens: readonly string[]) {
    const links = (await this.#services.store.seats.links(tokens.map(hashOf)))
      .filter(({ kind }) => kind === "seat")
      .map(accessOf);
    if (links.length === 0) return [];
    const words = await this.#at.cases.unread([...new Set(links.map(({ table }) => table))]);
    return words.filter((word) =>
      links.some(({ table, seats }) => table === word.table_id && seats.includes(word.seat)),
    );
  }

  async #must(number: number): Promise<ReportData> {
    const row = await this.#at.cases.one(number);
    if (!row) throw new Refused("not-found");
    return row;
  }

  async #note({ way, name }: AdminCaller, number: number, did: CaseDid, what: string): Promise<void> {
    const { clock, entropy } = this.#services;
    // In the order in which it was written, also within one millisecond.
    const nth = String((await this.#at.cases.history(number)).length).padStart(6, "0");
    await this.#at.cases.note({
      id: `${nth} ${newToken(entropy)}`,
      number,
      at: clock(),
      way,
      by_name: name,
      did,
      what,
    });
  }

  async #file(row: ReportData): Promise<CaseFile> {
    const history = await this.#at.cases.history(row.number);
    return {
      ...listed(row),
      about: row.about,
      said: JSON.parse(row.said) as CaseFile["said"],
      reachable: row.mark !== null,
      account: row.person_id,
      canAnswer: row.by_seat !== null,
      history: history.map(({ at, way, by_name, did, what }) => ({ at, way, by: by_name, did, what })),
    };
  }
}

const listed = (row: ReportData): CaseListed => ({
  number: row.number,
  at: row.at,
  game: row.game,
  name: row.name,
  by: row.by_name,
  settled: OUTCOMES.find((how) => how === row.settled) ?? null,
});
