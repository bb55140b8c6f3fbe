import type { Seat } from "@westmarch/kernel";
import type { LinkRenewed, RenewLink, RevokeLink } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { LinkData } from "../database/schema/seats.ts";
import { newToken } from "../platform/random.ts";
import { type Access, derivedLink, type LinkKey, replayLink, seatLink, unwrap } from "../stores/links.ts";
import { isOpener } from "./opening/create-table.ts";
import type { RoomRegistry } from "./room-registry.ts";
import type { TableServices } from "./services.ts";

/** The player who asks for a fresh link, and the key with which the links of the table are made. */
interface LinkHolder {
  readonly access: Access;
  readonly key: LinkKey;
}

/** A fresh link, and the hashes of those that it takes the place of. */
interface Renewal {
  readonly token: string;
  readonly old: readonly string[];
  /** What the table says of it; left out: nothing. */
  readonly line?: number | null;
}

type LinkServices = Pick<TableServices, "store" | "entropy" | "clock" | "tablesToNotify">;

type Renew = (services: LinkServices, bearer: LinkHolder, wish: RenewLink) => Promise<Renewal>;

/**
 * Puts a fresh link in the place of an old one; clients that came by the old one are dismissed. Throws `Refused`: to
 * spectators, to players other than the opener who ask for an invitation, and where there is no such link (any more).
 */
export async function renewLink(
  services: LinkServices,
  rooms: RoomRegistry,
  wish: RenewLink,
  { access, link }: { readonly access: Access; readonly link: LinkData },
): Promise<LinkRenewed> {
  if (access.kind !== "seat" || !link.wrapped) throw new Refused("not-your-seat");
  const bearer = { access, key: unwrap(link.wrapped, wish.token) };
  const { token, old, line } = await RENEW[wish.kind](services, bearer, wish);
  const { table } = access;
  const { kind, seat = null } = wish;
  for (const hash of old) rooms.pass(table, { what: "dismiss", hash, reason: "link renewed" });
  if (kind === "replay") rooms.pass(table, { what: "replay" });
  if (kind === "invitation") {
    // A seat may stand empty again.
    services.tablesToNotify.add(table);
    rooms.pass(table, { what: "seats" });
  }
  if (line) rooms.pass(table, { what: "said", line });
  if (kind === "spectator" || kind === "invitation") rooms.pass(table, { what: "link", kind, seat });
  return { token };
}

/**
 * Makes a link open nothing any more, with nothing in its place; clients that came by it are dismissed. Throws `Refused` as
 * `renewLink` does. A fresh one can be made later, but for the caller's own seats: revoking those is leaving for good.
 */
export async function revokeLink(
  services: LinkServices,
  rooms: RoomRegistry,
  { kind, seat = -1 }: RevokeLink,
  access: Access,
): Promise<void> {
  const { seats: seatStore } = services.store;
  const { table } = access;
  if (access.kind !== "seat") throw new Refused("not-your-seat");
  if (kind === "invitation" && !isOpener(await seatStore.seats(table), access))
    throw new Refused("not-your-seat");
  const seats = kind === "seat" ? access.seats : kind === "invitation" ? [seat] : [];
  const gone = await seatStore.revoke(table, kind, seats);
  if (gone.length === 0) throw new Refused("not-found");
  for (const hash of gone) rooms.pass(table, { what: "dismiss", hash, reason: "link revoked" });
  if (kind === "replay") rooms.pass(table, { what: "replay" });
  if (kind === "spectator" || kind === "invitation") rooms.pass(table, { what: "link", kind, seat });
}

/**
 * The bearer's own seats: all links to them stop working, on every device, and so does the mark by which a device could
 * take them again.
 */
const renewSeat: Renew = async ({ clock, entropy, store }, { access, key }) => {
  const made = seatLink(access.table, access.seats, key, clock(), entropy);
  return { token: made.token, old: await store.seats.renewSeat(access.hash, made.row) };
};

/** The link for spectators, or to the finished game. */
const renewShared: Renew = async ({ clock, entropy, store }, { access, key }, { kind }) => {
  const old = (await store.seats.linksOf(access.table)).find((row) => row.kind === kind);
  if (!old) throw new Refused("not-found");
  const generation = old.generation + 1;
  const given = { table: access.table, kind: "spectator" as const, seat: null, generation, at: clock() };
  const replay = newToken(entropy);
  const { token, row } =
    kind === "replay"
      ? { token: replay, row: replayLink(access.table, replay, generation, clock()) }
      : derivedLink(given, key, entropy);
  if (!(await store.seats.renew(old.hash, row, kind === "replay" ? token : null))) throw new Refused("stale");
  return { token, old: [old.hash] };
};

/** An invitation. A player who took the wrong seat by it loses it again, as long as the player has done nothing there. */
const renewInvitation: Renew = async ({ clock, entropy, store }, { access, key }, { seat = -1 }) => {
  const { table } = access;
  const seats = await store.seats.seats(table);
  const invitations = (await store.seats.linksOf(table)).filter(({ kind }) => kind === "invitation");
  const old = invitations
    .filter((row) => (JSON.parse(row.seats) as Seat[])[0] === seat)
    .reduce<LinkData | null>((last, row) => (last && last.generation > row.generation ? last : row), null);
  // No two of a table are alike, whichever seats they were made for.
  const generation = Math.max(0, ...invitations.map((row) => row.generation)) + 1;
  // A seat that its player has left is for every remaining player to give away.
  if (seats.some((row) => row.seat === seat && row.vacant === 1)) {
    const { token, row } = derivedLink(
      { table, kind: "invitation", seat, generation, at: clock() },
      key,
      entropy,
    );
    if (!(await store.seats.inviteTo(seat, row))) throw new Refused("stale");
    return { token, old: old ? [old.hash] : [] };
  }
  if (!isOpener(seats, access)) throw new Refused("not-your-seat");
  if (!old) throw new Refused("not-found");
  const given = { table, kind: "invitation" as const, seat, generation, at: clock() };
  const { token, row } = derivedLink(given, key, entropy);
  const reopened = await store.seats.reopen(old.hash, seat, row);
  if (!reopened) throw new Refused("not-found");
  return { token, old: reopened.gone, line: reopened.line };
};

const RENEW: Readonly<Record<RenewLink["kind"], Renew>> = {
  seat: renewSeat,
  spectator: renewShared,
  replay: renewShared,
  invitation: renewInvitation,
};
