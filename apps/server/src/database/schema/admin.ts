/** What a host did and said, and whom a host keeps out. */

/** What the host did from the admin page. */
export interface AdminLogRow {
  id: string;
  at: number;
  did: string;
  what: string;
}

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
