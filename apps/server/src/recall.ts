import type { Seat } from "@westmarch/kernel";
import type { ServerMessage } from "@westmarch/protocol";
import { type Chronicle, type Folded, foldActs, foldLog } from "./fold.ts";
import { type Access, derive, unwrap } from "./links.ts";
import { Refused } from "./refused.ts";
import type { Store } from "./store.ts";
import type { Position } from "./table.ts";

/** The journal of a table as it stands. Empty where today's rules cannot replay it anyway. */
export async function historyOf(store: Store, table: string, at: Position): Promise<Folded> {
  if (!at.replayable) return { opening: [], journal: [], stopped: null };
  return foldActs(await store.acts(table, at.version));
}

/** What happened since a version, or the whole story where what was seen then is no longer true. */
export async function storyOf(
  store: Store,
  table: string,
  version: number,
  since: number | null,
): Promise<{ resumed: boolean; log: readonly Chronicle[] }> {
  if (since !== null && since <= version) {
    const rows = await store.told(table, since);
    if (rows.every((row) => row.cut === null || row.cut >= since))
      return { resumed: true, log: foldLog(rows) };
  }
  return { resumed: false, log: foldLog(await store.told(table, -1)) };
}

type Links = Extract<ServerMessage, { type: "welcome" }>["links"];

/** The links that the bearer of a seat's token may hand on. */
export async function shownLinks(store: Store, access: Access, token: string): Promise<Links> {
  if (access.seats.length === 0) return null;
  const rows = await store.linksOf(access.table);
  const wrapped = rows.find((row) => row.hash === access.hash)?.wrapped;
  if (!wrapped) throw new Refused("bad-token");
  const key = unwrap(wrapped, token);
  const spectator = rows.find((row) => row.kind === "spectator");
  const invitations = rows
    .filter((row) => row.kind === "invitation" && row.used === 0)
    .map((row) => ({ seat: (JSON.parse(row.seats) as Seat[])[0]!, generation: row.generation }))
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, generation }) => ({ seat, token: derive(key, "invitation", seat, generation) }));
  return { spectator: derive(key, "spectator", null, spectator?.generation ?? 0), invitations };
}
