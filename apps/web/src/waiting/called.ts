import type { ChallengeTold } from "@westmarch/protocol";
import type { TableModel } from "../table/connection/model.ts";

/** Who was challenged to this table and has not come yet, and the seat that is kept for them. */
export interface CalledTo {
  readonly name: string;
  readonly seat: number;
}

/**
 * Whom one waits for by name, as the account has it: the server tells nobody what became of an invitation. Once the seat is
 * taken or its link is a fresh one, nobody is awaited by name.
 */
export function calledTo(
  { table, seats }: Pick<TableModel, "table" | "seats">,
  challenges: readonly ChallengeTold[],
): CalledTo | null {
  const last = challenges.find(
    (one) => one.table === table && seats.some(({ seat, player }) => seat === one.seat && player === null),
  );
  return last ? { name: last.name, seat: last.seat } : null;
}
