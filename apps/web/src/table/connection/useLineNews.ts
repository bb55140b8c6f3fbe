import type { TableKey } from "../../i18n/index.ts";
import { useOnline } from "../../net/useOnline.ts";
import type { Connection } from "./socket.ts";
import type { Table } from "./table.ts";

/** What is to be said of the line to the server, as the key of its sentence; null: nothing. */
export function lineNews(connection: Connection, sending: boolean, online: boolean): TableKey | null {
  if (connection === "late") return "table.late";
  if (connection === "offline" || (connection === "lost" && !online))
    return sending ? "table.offline.sending" : "table.offline";
  if (connection === "lost") return sending ? "table.down.sending" : "table.down";
  return null;
}

/** Whether what happens at the table is not heard of just now. */
export const isCutOff = (connection: Connection): boolean =>
  connection === "offline" || connection === "lost";

/** What is to be said of the line to the server of this table now. */
export function useLineNews({ connection, sending }: Table): TableKey | null {
  const online = useOnline();
  return lineNews(connection, sending !== null, online);
}
