import type { Heard, Seat } from "@westmarch/kernel";
import type { Links } from "@westmarch/protocol";
import { type Chronicle, foldLog, heardIn, Refused } from "@westmarch/table";
import { type Access, derive, invitationToken, unwrap } from "../../stores/links.ts";
import type { TableStore } from "../../stores/table-store.ts";

/** Acts whose story is told at once; what came before is asked for page by page. */
export const PAGE = 250;

/** A part of a table's story. */
export interface Story {
  /** True if it goes on from what the asker has seen. */
  readonly resumed: boolean;
  readonly log: readonly Chronicle[];
  /** The story has more before this version; null: it has not. */
  readonly earlier: number | null;
}

/** What happened since a version, or the end of the story where what was seen then is no longer true. */
export async function storyOf(
  store: TableStore,
  table: string,
  version: number,
  since: number | null,
): Promise<Story> {
  if (since !== null && since <= version && version - since <= PAGE) {
    const rows = await store.told(table, since, version + 1, PAGE);
    if (rows.every((row) => row.cut === null || row.cut >= since))
      return { resumed: true, log: foldLog(rows), earlier: null };
  }
  return { resumed: false, ...(await pageOf(store, table, version + 1)) };
}

/** The last page of the story before a version, as it is true today. */
export async function pageOf(
  store: TableStore,
  table: string,
  before: number,
): Promise<Omit<Story, "resumed">> {
  const rows = await store.told(table, -1, before, PAGE);
  const cut = (await store.cutSince(table, before)) ?? Number.POSITIVE_INFINITY;
  const log = foldLog(rows).filter((entry) => entry.version <= cut);
  const first = rows[0]?.version ?? 0;
  return { log, earlier: first > 0 ? first : null };
}

/** Looks up everything that a seat has heard up to a version, as it is true today. */
export type Recall = (seat: Seat, version: number) => Promise<readonly Heard[]>;

export const recallOf =
  (store: TableStore, table: string): Recall =>
  async (seat, version) => {
    const pages: (readonly Chronicle[])[] = [];
    for (let before: number | null = version + 1; before !== null; ) {
      const page: Omit<Story, "resumed"> = await pageOf(store, table, before);
      pages.unshift(page.log);
      before = page.earlier;
    }
    return heardIn(pages.flat(), seat);
  };

/**
 * The links that the bearer of a seat's token may hand on; the seats that are free are the opener's to give. Throws
 * `Refused` if the token itself opens nothing any more.
 */
export async function shownLinks(
  store: TableStore,
  access: Access,
  token: string,
  opener: boolean,
): Promise<Links | null> {
  const rows = await store.seats.linksOf(access.table);
  const own = rows.find((row) => row.hash === access.hash && row.revoked === 0);
  if (!own) throw new Refused("bad-token");
  const { wrapped } = own;
  if (access.seats.length === 0 || !wrapped) return null;
  const key = unwrap(wrapped, token);
  const spectator = rows.find((row) => row.kind === "spectator");
  // A seat that its player has left is for every remaining player to give away.
  const seats = await store.seats.seats(access.table);
  const vacant = seats.filter((row) => row.vacant === 1).map(({ seat }) => seat);
  const invitations = rows
    .filter((row) => row.kind === "invitation" && row.used === 0 && row.revoked === 0)
    .map((row) => ({ row, seat: (JSON.parse(row.seats) as Seat[])[0] }))
    .filter(({ seat }) => opener || vacant.includes(seat))
    .sort((a, b) => a.seat - b.seat)
    .flatMap(({ row, seat }) => {
      const shown = invitationToken(key, row, seats.length);
      return shown === null ? [] : [{ seat, token: shown }];
    });
  const watch = spectator?.revoked === 0 ? derive(key, "spectator", null, spectator.generation) : null;
  return { spectator: watch, invitations };
}
