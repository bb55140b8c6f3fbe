import type { Passing } from "@westmarch/boardkit";
import type { Option, Seat } from "@westmarch/kernel";
import type { ClientMessage, SeatOrder } from "@westmarch/protocol";
import { isUnordered, type Position, Refused, type Table, unordered } from "@westmarch/table";
import { ownSeats } from "./seats.ts";
import type { StoredTable } from "./storage.ts";

type Wish = Extract<ClientMessage, { type: "standing" }>;

/** What holds for a seat of this device. */
export const orderAt = ({ orders = [] }: Pick<StoredTable, "orders">, seat: Seat): SeatOrder =>
  orders.find((order) => order.seat === seat) ?? unordered(seat);

/** What holds for each seat of this device. */
export const ordersAt = (kept: StoredTable): SeatOrder[] => ownSeats(kept).map((seat) => orderAt(kept, seat));

/** The table with this order in the place of the one before. */
export function withOrder(kept: StoredTable, order: SeatOrder): StoredTable {
  const others = (kept.orders ?? []).filter(({ seat }) => seat !== order.seat);
  return { ...kept, orders: isUnordered(order) ? others : [...others, order] };
}

/** What a player orders, read by the game's phases. Throws `Refused` where nothing can be ordered, or for a phase that there is not. */
export function ordered(
  kept: StoredTable,
  passing: Passing | null,
  { result }: Position,
  { seat, phases, always, waits }: Wish,
): SeatOrder {
  if (!ownSeats(kept).includes(seat)) throw new Refused("not-your-seat");
  if (result) throw new Refused("finished");
  if (!passing) throw new Refused("illegal");
  const { phases: all } = passing;
  const asked = waits ?? orderAt(kept, seat).waits;
  if ([...phases, ...asked].some((phase) => !all.includes(phase))) throw new Refused("illegal");
  const those = (named: readonly string[]) => all.filter((phase) => named.includes(phase));
  return { seat, phases: those(phases), always, waits: those(asked), held: false };
}

/** The order after a player has done something: it rests from a take-back until the next choice; null: as before. */
export function heeded(
  kept: StoredTable,
  { type, seat, ...message }: Pick<ClientMessage, "type"> & { readonly seat: Seat; readonly what?: string },
): SeatOrder | null {
  const held = type === "undo" || message.what === "take-back";
  const order = orderAt(kept, seat);
  return order.held !== held && (held || type === "choose") ? { ...order, held } : null;
}

/** What a table of this device answers for one of its people. */
export interface Answered {
  readonly seat: Seat;
  readonly option: Option;
  /** In which of the game's phases. */
  readonly where: string | undefined;
}

/** The first question that is answered without asking; null: a player is to be asked, or a computer thinks. */
export function answeredAt(kept: StoredTable, passing: Passing, table: Table, at: Position): Answered | null {
  if (at.result) return null;
  for (const seat of ownSeats(kept)) {
    const order = orderAt(kept, seat);
    const ask = at.asks.find((one) => one.seat === seat);
    if (!ask || order.held || (order.phases.length === 0 && ask.options.length > 1)) continue;
    const view = table.terms.engine.view(at.state, seat);
    const option = passing.answer(view, ask, order);
    if (option) return { seat, option, where: passing.phaseOf?.(view) };
  }
  return null;
}
