import type { Table } from "@westmarch/table";
import type { Chat } from "../chat.ts";
import type { Commands } from "../commands.ts";
import type { Presence } from "../presence.ts";
import type { TableServices } from "../services.ts";
import type { TableChance } from "../table-chance.ts";
import type { LivePosition } from "./live-position.ts";
import type { Outbox } from "./outbox.ts";
import type { TableAutomation } from "./table-automation.ts";

/** What the parts of one room share. */
export interface RoomParts {
  readonly services: TableServices;
  readonly table: Table<TableChance>;
  readonly presence: Presence;
  readonly live: LivePosition;
  readonly outbox: Outbox;
  readonly chat: Chat;
  readonly commands: Commands;
  readonly automation: TableAutomation;
}
