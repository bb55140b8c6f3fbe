/** Which questions the table is about to answer by itself. */
import type { Passing } from "@westmarch/boardkit";
import type { Core, Seat } from "@westmarch/kernel";
import type { TableModel } from "./model.ts";

type Known = Pick<TableModel, "now" | "orders">;

/** Whether the table answers for this own seat, by what holds for it. */
export function isAnswered({ now, orders }: Known, passing: Passing | null, seat: Seat | null): boolean {
  const order = orders?.find((one) => one.seat === seat);
  const own = now.views.find((view) => view.seat === seat);
  if (!passing || !order || order.held || !own?.ask) return false;
  if (order.phases.length === 0 && own.ask.options.length > 1) return false;
  return passing.answer(own.view as Core, own.ask, order) !== null;
}

/** The seats that owe a decision, but for own seats for which the table answers. */
export const askedOf = (model: Known, passing: Passing | null): readonly Seat[] =>
  model.now.owes.filter((seat) => !isAnswered(model, passing, seat));
