/** What hosts and moderators do about accounts. Every deed is written into the log. */
import {
  type EndBotWish,
  type EndSessionsWish,
  mayActOn,
  mayDo,
  type PeopleAsked,
  type PeopleListed,
  type PersonFile,
  type PersonKept,
  type PersonListed,
  type RenameWish,
  type RoleWish,
  SUSPENDED_AT_MOST,
  type SuspendWish,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { PersonData } from "../../database/schema/accounts.ts";
import { csvOf } from "../../platform/csv.ts";
import type { AccountStore } from "../../stores/account-store.ts";
import type { PeopleStore, PersonRow } from "../../stores/people-store.ts";
import type { Services } from "../../tables/services.ts";
import type { AccountTables } from "../accounts/account-tables.ts";
import type { GuestBotService } from "../accounts/guest-bots/guest-bots.ts";
import { taken } from "../accounts/person.ts";
import type { AdminCaller } from "../roles/admin-caller.ts";
import type { AdminLog } from "../roles/admin-log.ts";

const DAY = 86_400_000;

interface Parts {
  readonly people: PeopleStore;
  readonly accounts: AccountStore;
  readonly tables: AccountTables;
  readonly bots: GuestBotService;
  readonly log: AdminLog;
  /** All that is kept about a person, as the person gets it. */
  readonly kept: (person: PersonData) => Promise<PersonKept>;
  /** Removes what leads to a person from tournaments. */
  readonly leave: (person: string) => Promise<void>;
  /** Looks again at who is there: whoever was signed out is a guest from now on. */
  readonly lookAgain: () => Promise<void>;
}

export class PeopleDesk {
  readonly #services: Pick<Services, "clock" | "log">;
  readonly #at: Parts;

  constructor(services: Pick<Services, "clock" | "log">, parts: Parts) {
    this.#services = services;
    this.#at = parts;
  }

  async list(by: AdminCaller, asked: PeopleAsked): Promise<PeopleListed> {
    const now = this.#services.clock();
    const { rows, count } = await this.#at.people.page(asked, now);
    const counts = await this.#at.people.counts(now - DAY);
    return { people: rows.map((row) => listed(row, by)), count, ...counts };
  }

  /** The whole list as a table for other programs, with mail addresses. */
  async saved(by: AdminCaller): Promise<string> {
    const { clock } = this.#services;
    const asked = {
      search: "",
      order: "name",
      show: "all",
      from: 0,
      count: Number.MAX_SAFE_INTEGER,
    } as const;
    const { rows } = await this.#at.people.page(asked, clock());
    await this.#at.log.note(by, "list");
    const day = (at: number | null) => (at === null ? "" : new Date(at).toISOString());
    return csvOf(
      ["id", "name", "role", "mail", "made", "seen", "games", "suspended until", "reason"],
      rows.map(({ id, name, role, mail, made_at, seen, games, until, reason }) => [
        id,
        name,
        role,
        mail ?? "",
        day(made_at),
        day(seen),
        games,
        day(until),
        reason ?? "",
      ]),
    );
  }

  /** What is known of one account. */
  async file(by: AdminCaller, id: string): Promise<PersonFile> {
    const row = await this.#row(id);
    const { accounts, bots, tables } = this.#at;
    const person = await this.#person(id);
    return {
      person: listed(row, by),
      mail: mayDo(by.role, "export") ? row.mail : null,
      sessions: (await accounts.sessions(id)).map(({ id, device, seen_at }) => ({
        id,
        device,
        seenAt: seen_at,
      })),
      bots: (await bots.ownedBy(person)).map(({ id, name, colour, charge, isThere }) => ({
        id,
        name,
        colour,
        charge,
        bot: true,
        isThere,
      })),
      running: new Set((await tables.running(person)).map(({ table }) => table)).size,
    };
  }

  /** Suspends an account until a moment: its devices are signed out, and it opens nothing until then. Its seats stand still. */
  async suspend(by: AdminCaller, { id, until, reason }: SuspendWish): Promise<void> {
    const person = await this.#mine(by, id);
    const { clock } = this.#services;
    const now = clock();
    if (until <= now || until > now + SUSPENDED_AT_MOST * DAY)
      throw new Refused(
        "bad-message",
        { reason: "until" },
        "A suspension ends in the future, within ten years.",
      );
    await this.#at.people.suspend({ person_id: id, until, reason, by_name: by.name, at: now, done: 0 });
    await this.carryOut(id);
    await this.#at.log.note(by, "suspend", `${new Date(until).toISOString()} · ${reason}`, person);
  }

  /** Signs a suspended person's devices out, and ends what its bots have open. */
  async carryOut(id: string): Promise<void> {
    const { people, tables, bots } = this.#at;
    const person = await this.#person(id);
    await tables.shut(person);
    for (const bot of await bots.ownedBy(person)) {
      await tables.shut(bot);
      bots.changed(bot.id);
    }
    await people.done(id);
    await this.#at.lookAgain();
  }

  /** Carries out suspensions that were written down by the command line. */
  async carryOutAll(): Promise<void> {
    for (const id of await this.#at.people.undone()) await this.carryOut(id);
  }

  async unsuspend(by: AdminCaller, id: string): Promise<void> {
    const person = await this.#mine(by, id);
    if (!(await this.#at.people.unsuspend(id))) throw new Refused("stale");
    await this.#at.log.note(by, "unsuspend", "", person);
  }

  async rename(by: AdminCaller, { id, name }: RenameWish): Promise<void> {
    const before = await this.#mine(by, id);
    if (!(await this.#at.accounts.change(id, { name }))) throw taken();
    await this.#at.tables.show(await this.#person(id));
    await this.#at.log.note(by, "rename", name, before);
  }

  async setRole(by: AdminCaller, { id, role }: RoleWish): Promise<void> {
    const person = await this.#mine(by, id);
    await this.#at.people.setRole(id, role);
    await this.#at.log.note(by, "role", role, person);
  }

  async endSessions(by: AdminCaller, { id, session }: EndSessionsWish): Promise<void> {
    const person = await this.#mine(by, id);
    const all = await this.#at.accounts.sessions(id);
    const ended = all.filter((one) => session === null || one.id === session);
    if (ended.length === 0) throw new Refused("not-found");
    for (const one of ended) await this.#at.tables.signOut(one.id, "none");
    await this.#at.lookAgain();
    await this.#at.log.note(by, "sessions", ended.map(({ device }) => device).join(" · "), person);
  }

  /** Ends a bot of a person. */
  async endBot(by: AdminCaller, { id, bot }: EndBotWish): Promise<void> {
    const owner = await this.#mine(by, id);
    const own = (await this.#at.bots.ownedBy(owner)).find((one) => one.id === bot);
    if (!own) throw new Refused("not-found");
    await this.#at.bots.remove(owner, bot);
    await this.#at.log.note(by, "bots", own.name, owner);
  }

  /** All that is kept about a person, for the person who asks the host for it. */
  async exported(by: AdminCaller, id: string): Promise<PersonKept> {
    const person = await this.#person(id);
    const kept = await this.#at.kept(person);
    await this.#at.log.note(by, "export", "", person);
    return kept;
  }

  /** Deletes an account with all that is kept about it. The log does not repeat the name of who is forgotten. */
  async remove(by: AdminCaller, id: string): Promise<void> {
    const person = await this.#mine(by, id);
    await this.#at.bots.removeAll(person);
    await this.#at.leave(id);
    await this.#at.tables.remove(person, null);
    await this.#at.lookAgain();
    await this.#at.log.note(by, "delete", id);
  }

  /** An account that the caller may act on. Throws `Refused`. */
  async #mine(by: AdminCaller, id: string): Promise<PersonData> {
    const row = await this.#row(id);
    if (by.person === id)
      throw new Refused("illegal", { reason: "own-account" }, "That is your own account: ask somebody else.");
    if (!mayActOn(by.role, row.role))
      throw new Refused(
        "not-your-seat",
        { reason: "role" },
        "This account has a role that yours is not above.",
      );
    return this.#person(id);
  }

  async #row(id: string): Promise<PersonRow> {
    const row = await this.#at.people.one(id, this.#services.clock());
    if (!row) throw new Refused("not-found");
    return row;
  }

  async #person(id: string): Promise<PersonData> {
    const person = await this.#at.accounts.person(id);
    if (!person) throw new Refused("not-found");
    return person;
  }
}

const listed = (row: PersonRow, by: AdminCaller): PersonListed => ({
  id: row.id,
  name: row.name,
  colour: row.colour,
  charge: row.charge,
  role: row.role,
  madeAt: row.made_at,
  seenAt: row.seen,
  games: row.games,
  passkeys: row.passkeys,
  hasMail: row.mail !== null,
  suspension:
    row.until === null ? null : { until: row.until, reason: row.reason ?? "", by: row.by_name ?? "" },
  mayAct: by.person !== row.id && mayActOn(by.role, row.role),
  you: by.person === row.id,
});
