/** What a page makes of the news of its table. */
import type { ServerMessage } from "@westmarch/protocol";
import type { StoreApi } from "zustand";
import { askedOf } from "./answers.ts";
import { hearMessage, logOf, type TableModel, viewOf } from "./model.ts";
import { moved, seated } from "./seating.ts";
import type { Table, TableLine, TableOptions } from "./table.ts";

export interface Hearing {
  readonly hear: (message: ServerMessage) => void;
  /** Notes that the one who looks has seen the table as it stands; what was missed before is kept to be told. */
  readonly look: (fresh: boolean) => void;
}

/** The way to send what this device has sealed, when it is time: what all have sealed is noted first. */
function contributing({ sealed, notePut, key }: TableOptions, line: TableLine): (model: TableModel) => void {
  const sent = new Set<string>();
  return ({ table, mine, contributions: { open, list } }) => {
    const own = list.find(({ seats }) => seats.join() === mine.join());
    const value = own && sealed(own.seal);
    if (!open || !own || !value || own.value !== null || sent.has(own.seal)) return;
    sent.add(own.seal);
    notePut(table, { value, seals: list.map(({ seats, seal }) => ({ seats, seal })) });
    // Too late is as good as never: the table says who has put something in.
    void line.send({ type: "contribute", key: key(), value });
  };
}

/** A known table has changed: what the player has taken up and been refused lasts while the same is asked. */
function changed(
  before: Table,
  known: TableModel,
  model: TableModel,
): Partial<Table> & Pick<Table, "seating"> {
  const { mine, now } = model;
  const { seat } = before.seating;
  const seen = logOf(model, seat).at(-1) !== logOf(known, seat).at(-1);
  const owes = askedOf(model, before.passing);
  const seating = moved(before.seating, mine, owes, now.result !== null, seen);
  const asked = JSON.stringify(viewOf(model, seat)?.ask) === JSON.stringify(viewOf(known, seat)?.ask);
  const { sending } = before;
  return {
    model,
    seating,
    selected: asked && seating === before.seating ? before.selected : null,
    denied: asked ? before.denied : null,
    sending: sending && now.version >= sending.until ? null : sending,
  };
}

/** Hears what the line tells of a table. */
export function hearing(
  options: TableOptions,
  line: TableLine,
  { getState, setState }: Pick<StoreApi<Table>, "getState" | "setState">,
): Hearing {
  const contribute = contributing(options, line);
  const look = (fresh: boolean): void => {
    const { model, seating } = getState();
    if (!model || seating.covered || !options.looking()) return;
    const { version } = model.now;
    const seen = options.seen.get(model.table, seating.seat);
    if (fresh && seen !== null && seen < version) setState({ recap: seen });
    options.seen.set(model.table, seating.seat, version);
  };
  const hear = (message: ServerMessage): void => {
    const before = getState();
    const model = hearMessage(before.model, message);
    if (model === before.model || !model) return;
    const { mine, now, fairness } = model;
    if (model.table !== before.model?.table || fairness.head !== before.model.fairness.head)
      options.note(model.table, fairness);
    contribute(model);
    if (!before.model || before.model.table !== model.table || before.model.gathers) {
      setState({ model, seating: seated(mine, now.owes, now.result !== null), selected: null });
      if (!model.gathers) look(true);
      return;
    }
    const after = changed(before, before.model, model);
    setState(after);
    look(after.seating.covered !== before.seating.covered);
  };
  return { hear, look };
}
