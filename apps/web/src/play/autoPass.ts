import type { AutoPass } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import type { TableModel } from "../table/connection/model.ts";
import type { Table } from "../table/connection/table.ts";

/** The order that a seat has left with its table, as a board is given it; null where the seat can leave none. */
export function standingOf(
  { orders, passed }: Pick<TableModel, "orders" | "passed">,
  seat: Seat | null,
  canUndo: boolean,
  answers: boolean,
  { standing, undo }: Pick<Table, "standing" | "undo">,
): AutoPass | null {
  if (seat === null || !orders) return null;
  const order = orders.find((one) => one.seat === seat);
  const { phases = [], always = false, waits = [], held = false } = order ?? {};
  const own = passed.filter((pass) => pass.seat === seat && !pass.old);
  return {
    phases,
    always,
    waits,
    held,
    passed: own.length,
    where: [...new Set(own.flatMap(({ where }) => where ?? []))],
    answers,
    leave: (wish) =>
      standing({ seat, phases: [...wish.phases], always: wish.always, waits: [...wish.waits] }),
    takeBack: own.length > 0 && canUndo ? undo : null,
  };
}
