/** What a host does about accounts: list them, suspend one, give a role. */
import { listPeople, setRole, suspendPerson, unsuspendPerson } from "@westmarch/server";
import { type DataFlags, whereOf } from "../data.ts";
import type { Output } from "../output.ts";
import { Trouble } from "../trouble.ts";
import { withSentences } from "./hosting.ts";

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** `westmarch people` */
export async function peopleCommand(
  { find = "", ...where }: DataFlags & { readonly find?: string },
  out: Output,
): Promise<void> {
  const people = await withSentences(() => listPeople(whereOf(where), find));
  for (const { name, role, seenAt, games, until } of people)
    out.tell(until === null ? "people.line" : "people.suspended", {
      name,
      role,
      games,
      seen: seenAt === null ? "–" : dayOf(seenAt),
      until: until === null ? "" : new Date(until).toISOString(),
    });
  if (people.length === 0) out.tell("people.none");
  out.result({ people });
}

/** `westmarch suspend NAME` */
export async function suspendCommand(
  name: string,
  flags: DataFlags & { readonly until?: string; readonly reason?: string; readonly lift?: boolean },
  out: Output,
): Promise<void> {
  const where = whereOf(flags);
  if (flags.lift) {
    await withSentences(() => unsuspendPerson(where, name));
    out.tell("suspend.lifted", { name });
    out.result({ name, until: null });
    return;
  }
  const { until, reason } = flags;
  if (until === undefined || reason === undefined) throw new Trouble("trouble.suspend", { name });
  const end = await withSentences(() => suspendPerson(where, name, { until, reason }));
  out.tell("suspend.done", { name, until: new Date(end).toISOString() });
  out.result({ name, until: end });
}

/** `westmarch role NAME ROLE` */
export async function roleCommand(name: string, role: string, flags: DataFlags, out: Output): Promise<void> {
  const given = await withSentences(() => setRole(whereOf(flags), name, role));
  out.tell("role.done", { name, role: given });
  out.result({ name, role: given });
}
