import type { KnownTable } from "../device/index.ts";
import type { TableModel } from "../table/connection/model.ts";

/** Who was challenged to this table and has not come yet, and the seat that is kept for them. */
export interface CalledTo {
  readonly name: string;
  readonly seat: number;
}

/**
 * Whom one waits for by name, as this device knows it: the server tells nobody what became of an invitation. Once the seat is
 * taken or its link is a fresh one, nobody is awaited by name.
 */
export function calledTo(
  { seats, links }: Pick<TableModel, "seats" | "links">,
  known: Pick<KnownTable, "called"> | undefined,
): CalledTo | null {
  if (!known?.called) return null;
  const { name, invitation } = known.called;
  const kept = links?.invitations.find((one) => one.token === invitation);
  const isFree = seats.some(({ seat, player }) => seat === kept?.seat && player === null);
  return kept && isFree ? { name, seat: kept.seat } : null;
}
