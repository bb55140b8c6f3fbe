/** One unit's step, read from the events that are being shown (13.6). Pure. */
import type { Happened } from "@westmarch/boardkit";
import type { RegionId, Side } from "../../data/ids.ts";
import type { Duel } from "../../state.ts";

export interface March {
  /** Tells one march from another. */
  readonly id: string;
  readonly side: Side;
  readonly from: RegionId;
  readonly to: RegionId;
  /** It met an enemy there, and both left the board (13.2). */
  readonly fought: boolean;
}

/** The last march among these events, if there is one. */
export function marchIn(since: readonly Happened<Duel>[]): March | null {
  for (const [i, event] of [...since.entries()].reverse()) {
    if (event.type !== "unit-moved") continue;
    const { side, from, to } = event.facts;
    const fought = since.slice(i).some(({ type, facts }) => type === "conflict" && facts.region === to);
    return { id: `${event.version}.${event.index}`, side, from, to, fought };
  }
  return null;
}
