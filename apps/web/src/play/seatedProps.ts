import type { TableModel } from "../table/connection/model.ts";
import type { Table } from "../table/connection/table.ts";
import type { Drawers } from "../table/drawers/useDrawers.ts";
import type { Loaded } from "../table/text/words.tsx";

/** The table that one screen shows, and the token of its link. */
export interface SeatedProps {
  readonly table: Table;
  readonly model: TableModel;
  readonly loaded: Loaded;
  readonly token: string;
  /** Which of its drawers lie open. */
  readonly drawers: Drawers;
}
