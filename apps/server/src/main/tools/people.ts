/** A host's tools for accounts. They work while the server runs: it signs out who was suspended within a minute. */
import { type PersonListed, ROLES, type Role, SUSPENDED_AT_MOST } from "@westmarch/protocol";
import { mustExist, withData } from "../../database/host-data.ts";
import type { PersonData } from "../../database/schema/accounts.ts";
import type { Db } from "../../database/types.ts";
import { BY_COMMAND } from "../../features/roles/admin-caller.ts";
import { AdminLog } from "../../features/roles/admin-log.ts";
import { entropy } from "../../platform/random.ts";
import { AccountStore } from "../../stores/account-store.ts";
import { AdminLogStore } from "../../stores/admin-log-store.ts";
import { PeopleStore } from "../../stores/people-store.ts";

const DAY = 86_400_000;

/** An account, as the command line lists it. */
export type PersonInList = Pick<PersonListed, "id" | "name" | "role" | "madeAt" | "seenAt" | "games"> & {
  /** Until when it is suspended; null: it is not. */
  readonly until: number | null;
};

const logOf = (db: Db): AdminLog => new AdminLog({ clock: Date.now, entropy }, new AdminLogStore(db));

/** The account of this name. Throws a sentence for the host if there is none. */
async function named(db: Db, name: string): Promise<PersonData> {
  const person = await new AccountStore(db).byName(name);
  if (!person || !(await new PeopleStore(db).one(person.id, 0)))
    throw new Error(`there is no account called ${name}; westmarch people lists them all`);
  return person;
}

/** The accounts with this in their names, by name; without it, all of them. */
export async function listPeople(where: string, search: string): Promise<readonly PersonInList[]> {
  mustExist(where);
  return withData(where, async ({ db }) => {
    const asked = { search, order: "name", show: "all", from: 0, count: Number.MAX_SAFE_INTEGER } as const;
    const { rows } = await new PeopleStore(db).page(asked, Date.now());
    return rows.map(({ id, name, role, made_at, seen, games, until }) => ({
      id,
      name,
      role,
      madeAt: made_at,
      seenAt: seen,
      games,
      until,
    }));
  });
}

/** Suspends the account of this name until a day or moment, as `2027-01-31`. Throws a sentence for the host. */
export async function suspendPerson(
  where: string,
  name: string,
  { until: written, reason }: { readonly until: string; readonly reason: string },
): Promise<number> {
  const until = Date.parse(written);
  const now = Date.now();
  if (!(until > now) || until > now + SUSPENDED_AT_MOST * DAY)
    throw new Error(
      `${written} is no day in the next ten years; write it as ${new Date(now + 7 * DAY).toISOString().slice(0, 10)}`,
    );
  if (reason.trim() === "" || reason.length > 500)
    throw new Error("a suspension needs a reason of at most 500 characters, which the person reads");
  mustExist(where);
  return withData(where, async ({ db }) => {
    const person = await named(db, name);
    const row = { person_id: person.id, until, reason: reason.trim(), by_name: "", at: now, done: 0 };
    await new PeopleStore(db).suspend(row);
    await logOf(db).note(
      BY_COMMAND,
      "suspend",
      `${new Date(until).toISOString()} · ${reason.trim()}`,
      person,
    );
    return until;
  });
}

/** Lifts the suspension of the account of this name. Throws a sentence for the host if it was not suspended. */
export async function unsuspendPerson(where: string, name: string): Promise<void> {
  mustExist(where);
  await withData(where, async ({ db }) => {
    const person = await named(db, name);
    if (!(await new PeopleStore(db).unsuspend(person.id))) throw new Error(`${person.name} is not suspended`);
    await logOf(db).note(BY_COMMAND, "unsuspend", "", person);
  });
}

/** Gives the account of this name a role. Throws a sentence for the host. */
export async function setRole(where: string, name: string, wish: string): Promise<Role> {
  const role = ROLES.find((one) => one === wish);
  if (!role) throw new Error(`there is no role ${wish}; there is ${ROLES.join(", ")}`);
  mustExist(where);
  return withData(where, async ({ db }) => {
    const person = await named(db, name);
    await new PeopleStore(db).setRole(person.id, role);
    await logOf(db).note(BY_COMMAND, "role", role, person);
    return role;
  });
}
