import type { AutoPass } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import type { TableModel } from "../table/connection/model.ts";
import type { Table } from "../table/connection/table.ts";

/** The order that a seat has left with its table, as a board is given it; null where the seat can leave none. */
export function standingOf(
  { orders, passed }: Pick<TableModel, "orders" | "passed">,
  seat: Seat | null,
  canUndo: boolean,
  { standing, undo }: Pick<Table, "standing" | "undo">,
): AutoPass | null {
  if (seat === null || !orders) return null;
  const { phases = [], always = false, held = false } = orders.find((order) => order.seat === seat) ?? {};
  const own = passed.filter((pass) => pass.seat === seat).length;
  return {
    phases,
    always,
    held,
    passed: own,
    leave: (where, whatever) => standing({ seat, phases: [...where], always: whatever }),
    takeBack: own > 0 && canUndo ? undo : null,
  };
}
