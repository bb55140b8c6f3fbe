/** What a host did and said, and whom a host keeps out. */

import type { CaseDid, LogWay, Role } from "@westmarch/protocol";
import type { Generated, Selectable } from "kysely";

/** What was done on the admin page or by a role. Rows are added, and neither changed nor removed. */
export interface AdminLogRow {
  id: string;
  at: number;
  did: string;
  what: string;
  /** By which way it was done. */
  way: Generated<LogWay>;
  /** The account that did it, its name as it was then, and its role; without an account: null and empty. */
  by_id: Generated<string | null>;
  by_name: Generated<string>;
  role: Generated<Role>;
  /** The account that it is about, if it is one, and the name as it was then. */
  about_id: Generated<string | null>;
  about: Generated<string>;
}

/** An account that may not be used until a time. */
export interface SuspensionRow {
  person_id: string;
  until: number;
  reason: string;
  /** The name of who suspended it. */
  by_name: string;
  at: number;
  /** 0: its devices are still to be signed out, by the server that runs. */
  done: number;
}
export type SuspensionData = Selectable<SuspensionRow>;

/** A player reports that another one behaves badly. The report stays when the table goes. */
export interface ReportRow {
  id: string;
  table_id: string;
  game: string;
  seat: number;
  name: string;
  about: string;
  /** JSON list of what the reported player last said there to everybody. */
  said: string;
  /** Stands for the address that the seat came from; null: no player was there. */
  mark: string | null;
  at: number;
  /** What came of it; null: nothing yet. */
  settled: string | null;
  /** The number of the case that it is. */
  number: Generated<number>;
  /** Who reports: the seat and name at the table; null and empty: it was not noted. */
  by_seat: Generated<number | null>;
  by_name: Generated<string>;
  /** The account of the reported player; null: none. */
  person_id: Generated<string | null>;
}
export type ReportData = Selectable<ReportRow>;

/** What was done about a case. */
export interface CaseHistoryRow {
  id: string;
  number: number;
  at: number;
  way: LogWay;
  by_name: string;
  did: CaseDid;
  what: string;
}

/** Words of the host to the player of a seat, shown there until they are read. */
export interface CaseWordRow {
  id: string;
  number: number;
  table_id: string;
  seat: number;
  text: string;
  at: number;
  read_at: number | null;
}

/** Who may not speak (`mute`: a table and a seat) or come in (`ban`: what stands for an address), until a time. */
export interface BarRow {
  kind: string;
  whom: string;
  until: number;
  at: number;
}

/** Words of the host to everybody. */
export interface AnnouncementRow {
  id: string;
  text: string;
  at: number;
  until: number;
  withdrawn: number;
}
