/** Who calls the admin page: the holder of the host's link, or an account with a role. */
import { type AdminDeed, type LogWay, mayDo, type Role } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";

export interface AdminCaller {
  readonly way: LogWay;
  readonly role: Role;
  /** The account; null: the host's link, or the command line. */
  readonly person: string | null;
  /** The account's name; empty without one. */
  readonly name: string;
}

/** Whoever holds the host's link. */
export const BY_LINK: AdminCaller = { way: "link", role: "host", person: null, name: "" };
/** Whoever can read the folder of the tables, at the command line. */
export const BY_COMMAND: AdminCaller = { way: "command", role: "host", person: null, name: "" };

/** Throws `Refused` where the role of a caller may not do this. */
export function mustBeAllowed({ role }: AdminCaller, deed: AdminDeed): void {
  if (!mayDo(role, deed))
    throw new Refused("not-your-seat", { reason: "role" }, "Your role at this server may not do that.");
}
