/** Processes that share a database. */

/** A process that keeps these tables beside others: only where the database lets several do so. */
export interface ProcessRow {
  id: string;
  /** When it last said that it is there, in milliseconds by the database's clock. */
  beat: number;
  /** How far its steady clock and the clock that runs while a server does had come then. */
  steady: number;
  served: number;
}

/** Which process takes care of what a table does by itself. Good as long as that process is there. */
export interface ClaimRow {
  table_id: string;
  process: string;
}

/** How often a caller did something lately, at all processes together. On SQLite there are none. */
export interface CountRow {
  /** What is counted, and what stands for an address. */
  key: string;
  points: number;
  /** Until when it counts, in milliseconds since 1970. */
  expire: number | null;
}

/** Who is at a table at one of several processes. */
export interface AttendanceRow {
  table_id: string;
  process: string;
  /** JSON list of the seats whose players are there. */
  seats: string;
  /** How many spectators there are. */
  lookers: number;
  /** JSON list of pairs: a seat, and what stands for the address that it is played from. */
  marks: string;
}
