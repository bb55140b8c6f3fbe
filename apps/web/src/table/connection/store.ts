import { create, type StoreApi, type UseBoundStore } from "zustand";
import { actsAt } from "./acts.ts";
import { hearing } from "./hearing.ts";
import type { Seating } from "./seating.ts";
import type { Table, TableOptions } from "./table.ts";

const NOWHERE: Seating = { seat: null, covered: false };

/** One open table: what is known of it, who looks at it, and the ways to act at it. */
export function openStore(options: TableOptions): UseBoundStore<StoreApi<Table>> {
  return create<Table>((set, get, store) => {
    const line = options.connect({
      since: () => {
        const { model } = get();
        return model && !model.gathers ? { table: model.table, version: model.now.version } : null;
      },
      hear: (message) => hear(message),
      state: (connection) => set({ connection }),
    });
    const { hear, look } = hearing(options, line, store);
    return {
      connection: "connecting",
      model: null,
      seating: NOWHERE,
      selected: null,
      denied: null,
      sending: null,
      recap: null,
      passing: null,
      ...actsAt(options, line, store, look),
    };
  });
}
