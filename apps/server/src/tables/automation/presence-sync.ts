/**
 * Who is at a table, at whichever process: what each process tells the others, and what all table endpoints do about it
 * alike.
 */

import { Refused } from "@westmarch/table";
import type { TableNews } from "../../database/dispatch.ts";
import { shownLinks } from "../history/history.ts";
import { isOpener } from "../opening/create-table.ts";
import type { Presence } from "../presence.ts";
import type { TableServices } from "../services.ts";

type PresenceServices = Pick<TableServices, "bans" | "cluster" | "store">;

/** Tells the others who is at a table here. */
export function announcePresence(
  { cluster, bans }: PresenceServices,
  table: string,
  presence: Presence,
): void {
  if (!cluster.isShared) return;
  const { seats, lookers } = presence.here;
  const marks = presence.clients.flatMap(({ access, address }) =>
    access.seats.map((seat) => [seat, bans.markOf(address)] as const),
  );
  cluster.note(table, { seats, lookers, marks });
  const seen = presence.seats
    .filter(({ seat }) => !seats.includes(seat))
    .map(({ seat }) => [seat, presence.seenAt(seat)] as const);
  cluster.tell({ table, news: { what: "here", seats, lookers, seen } });
}

/** What all places do alike about some news. True if a player came or went by that. */
export async function handleSharedNews(
  services: PresenceServices,
  table: string,
  presence: Presence,
  { news, from }: { readonly news: TableNews; readonly from: string | null },
): Promise<boolean> {
  if (news.what === "dismiss") presence.dismiss(news.hash, 1008, news.reason);
  else if (news.what === "link") await tellLink(services, table, presence, news);
  else if (news.what === "who") announcePresence(services, table, presence);
  else if (news.what === "here" && from !== null) return hearHere(presence, news, from);
  return false;
}

/** Takes in who is there at another process. True if a player came or went by that. */
function hearHere(
  presence: Presence,
  { seats, lookers, seen }: Extract<TableNews, { what: "here" }>,
  from: string,
): boolean {
  for (const [seat, at] of seen) presence.sawAt(seat, at);
  return presence.setElsewhere(from, { seats, lookers });
}

/** Shows a link that has been renewed (or is there no more) to the players who may hand it on. */
async function tellLink(
  { store }: PresenceServices,
  table: string,
  presence: Presence,
  { kind, seat }: Extract<TableNews, { what: "link" }>,
): Promise<void> {
  const givers = presence.clients.filter(({ access }) => access.seats.length > 0);
  for (const { access, token } of givers) {
    const opener = isOpener(presence.seats, access);
    if (kind === "invitation" && !opener && presence.seats[seat ?? -1]?.vacant !== 1) continue;
    try {
      const links = await shownLinks(store, { ...access, table }, token, opener);
      if (!links) continue;
      if (kind === "spectator") presence.tellLink({ type: "link", kind, token: links.spectator });
      else if (seat !== null) {
        const found = links.invitations.find((one) => one.seat === seat)?.token ?? null;
        presence.tellLink({ type: "link", kind, seat, token: found });
      }
      return;
    } catch (error) {
      // The link of this client opens nothing any more: the next client is tried.
      if (!(error instanceof Refused)) throw error;
    }
  }
}
