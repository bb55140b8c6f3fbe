/** What the page of a table that waits for its people is given. */
import type { ComponentType } from "react";
import type { TableKey } from "../i18n/index.ts";
import type { TableModel } from "../table/connection/model.ts";
import type { Table } from "../table/connection/table.ts";
import type { Loaded } from "../table/text/words.tsx";

export interface WaitingPageProps {
  readonly model: TableModel;
  readonly loaded: Loaded;
  readonly token: string;
  /** What a player at it can do. */
  readonly table: Pick<Table, "talk">;
  /** A seat was free while this page was open; otherwise all that is missing comes by itself in a moment. */
  readonly waited: boolean;
  /** What is to be said of the line to the server, as the key of its sentence. */
  readonly news: TableKey | null;
}

/** Shows a table that waits for its people. The page that leads to tables brings it along. */
export type WaitingPage = ComponentType<WaitingPageProps>;
