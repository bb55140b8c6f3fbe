import type { Level } from "@westmarch/protocol";

/** How a level of computer player behaves at the table, in milliseconds. */
export interface Pace {
  /** When its choice is made known, whatever it is and however long it took to find. */
  readonly answer: number;
  /** How long it may think. */
  readonly think: number;
}

/** Everything a host may set. */
export interface Policy {
  /** Milliseconds unseen while owing a decision after which a player's game may be claimed. */
  readonly claimAfter: number;
  readonly pace: Readonly<Record<Level, Pace>>;
  /** Milliseconds beyond its thinking time after which a computer player is taken for hung. */
  readonly botPatience: number;
  /** Tables kept in memory though nobody sits at them. */
  readonly hotTables: number;
  /** Milliseconds without an act after which a table leaves the memory. */
  readonly idleAfter: number;
  /** Sockets from one address, and in all. */
  readonly socketsPerAddress: number;
  readonly sockets: number;
  /** Messages of one socket: at once, and per second in the long run. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  /** Lines of chat of one seat: at once, and per second in the long run. */
  readonly chatBurst: number;
  readonly chatPerSecond: number;
  /** Bytes waiting to be read by a client before it is cut off (it resumes where it was). */
  readonly backlog: number;
  /** Milliseconds within which a socket must say hello, and between signs of life. */
  readonly helloWithin: number;
  readonly heartbeat: number;
  /** HTTP calls from one address per minute: all of them, and tables opened. */
  readonly callsPerMinute: number;
  readonly opensPerMinute: number;
  /** Proxies in front of this server whose X-Forwarded-For can be believed. */
  readonly proxies: number;
  /** Other origins whose pages may open sockets here. */
  readonly origins: readonly string[];
  /** Whether /metrics is answered on the main address. */
  readonly metrics: boolean;
}

const DAY = 86_400_000;

export const POLICY: Policy = {
  claimAfter: 14 * DAY,
  pace: {
    gentle: { answer: 700, think: 250 },
    fair: { answer: 1000, think: 600 },
    strong: { answer: 1800, think: 1400 },
  },
  botPatience: 30_000,
  hotTables: 500,
  idleAfter: 600_000,
  socketsPerAddress: 64,
  sockets: 20_000,
  messageBurst: 40,
  messagesPerSecond: 15,
  chatBurst: 10,
  chatPerSecond: 0.5,
  backlog: 1_048_576,
  helloWithin: 10_000,
  heartbeat: 30_000,
  callsPerMinute: 240,
  opensPerMinute: 20,
  proxies: 0,
  origins: [],
  metrics: true,
};
