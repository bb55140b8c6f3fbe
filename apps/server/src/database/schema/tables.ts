import type { NoticeKind } from "@westmarch/protocol";
import type { ActType } from "@westmarch/table";
import type { Generated, Insertable, Selectable } from "kysely";
import type { PeopleSchema } from "./accounts.ts";
import type { RatingSchema } from "./ratings.ts";
import type { TournamentSchema } from "./tournaments.ts";

/** What a letter is sent for. */
export type LetterKind = "sign-in" | "add" | "confirm" | "invite";

/** A letter that is on its way to a mailbox. Only marks of the mailbox and of who asked are kept, for a day at most. */
export interface LetterRow {
  id: string;
  box: string;
  kind: LetterKind;
  asker: string;
  at: number;
}

/** A table that has been opened. What is written here never changes. */
interface TableRow {
  id: string;
  game: string;
  /** JSON of the kernel's `Settings`, settled. */
  settings: string;
  /** The server's secret behind chance. Leaves this database only when the game has ended. */
  chance_key: string;
  opened_at: number;
  /** JSON of what the same people have played here before (`Evening`), or null. */
  evening: string | null;
  /** The table at which the same people have gone on, once they have. */
  next: string | null;
  /** JSON of how much time people have here (`Pace`); null: as much as they like. */
  pace: string | null;
  /** 0: its game changes nobody's rating. 2: only by a loss, as a computer has advised somebody who plays computers. */
  rated: Generated<number>;
}

/**
 * How a table stands now: the authority. One row per table, replaced with every act; none before the game has begun.
 */
interface PositionRow {
  table_id: string;
  version: number;
  /** JSON of the whole state, secrets included. */
  state: string;
  /** JSON list of the seats that owe a decision. */
  owes: string;
  /** JSON of the open offers. */
  offers: string;
  /** JSON of the result, or null while the game runs. */
  result: string | null;
  /** Link to the finished game, in clear: there is nothing left to hide. */
  replay: string | null;
  /** 1 if a computer player owes a decision, or an order to pass its answer, so that a restarted server finds it. */
  bot_owes: number;
  /** 0 once newer rules no longer lead from the journal to the state. */
  replayable: number;
  changed_at: number;
  /** Stands for all that has happened to the game; null where no act was written since there are heads. */
  head: string | null;
}

/** Everything that ever happened at a table, by version. Rows are added and never changed. */
interface ActRow {
  table_id: string;
  version: number;
  /** -1: the table itself. */
  seat: number;
  type: ActType;
  /**
   * The sender's own mark, so that a repeated message is not obeyed twice. Indexed for the rare types alone: choices say
   * which version they were made at, so only acts since then are searched, and an index page more to write for every
   * choice would cost more than that.
   */
  key: string | null;
  /** JSON, by type: see `acts.ts`. */
  data: string;
  /** JSON of the kernel's events, secrets included. */
  events: string;
  /** 1 if other seats' choices do not hang on it. */
  quiet: number;
  /** Events with a version above this one are void since this act. */
  cut: number | null;
  at: number;
}

/**
 * How a table stood at some of its versions, so that looking back, or opening a table again, replays a few choices and
 * not a whole game. Worked out from the acts: what is lost here costs time and nothing else.
 */
interface SnapshotRow {
  table_id: string;
  version: number;
  /** The version of the rules that the state is of; under others it is passed over. */
  rules: number;
  /** How many choices the journal held. */
  length: number;
  /** JSON of the whole state, secrets included. */
  state: string;
  /** JSON list: see `floorsOf`. */
  floors: string;
}

interface SeatRow {
  table_id: string;
  seat: number;
  role: string;
  kind: "open" | "person" | "bot";
  name: string | null;
  level: string | null;
  /** Seats with the same number belong to one person (one screen). */
  party: number;
  /** When the player was last heard of, by the server's steady clock (`steady.ts`), which nobody can set. */
  seen_at: number;
  /** 1 if this person would like another game. */
  again: Generated<number>;
  /** What this person's device has sealed for the chance of that. */
  next_seal: Generated<string | null>;
  /** 1: somebody else may take this seat, by the consent of the others; until then it is still this person's. */
  vacant: Generated<number>;
  /** Colour and charge of whoever sits here with an account, as `blue star`; null: a guest, or nobody. */
  seal: Generated<string | null>;
  /** When whoever sits here has sat down, if that was later than the table opened; it goes along to the next game. */
  since: Generated<number | null>;
}

/** What a player's device puts into the chance of a game: sealed on sitting down, shown when all have. */
interface ContributionRow {
  table_id: string;
  /** JSON list: the seats of that player. */
  seats: string;
  seal: string;
  value: string | null;
}

/** What a link opens. Only the hash of its token is kept. */
interface LinkRow {
  hash: string;
  table_id: string;
  kind: LinkKind;
  /** JSON list: the seats it owns (`seat`) or is for (`invitation`). */
  seats: string;
  /** Counts the renewals of this link. */
  generation: number;
  /** The table's link key, readable with this link's token only. */
  wrapped: string | null;
  /** 1 when an invitation has been taken up. */
  used: number;
  /** Hash of the joining device's own key. */
  guard: string | null;
  made_at: number;
  /** 1: it opens nothing any more, and nothing has been put in its place. */
  revoked: Generated<number>;
}

export type LinkKind = "seat" | "spectator" | "invitation" | "replay";

interface ChatRow {
  table_id: string;
  id: number;
  seat: number | null;
  name: string;
  text: string;
  key: string | null;
  at: number;
  /** JSON: the seats that hear it; null: everybody. */
  hearers: string | null;
}

/** An order to pass that a player has left with a table. */
interface StandingRow {
  table_id: string;
  seat: number;
  /** JSON list: where the table passes for this seat. */
  phases: string;
  /** 1: also where something concerns this seat. */
  always: number;
  /** 1: it rests until this seat has chosen for itself. */
  held: number;
}

/** What somebody has handed in for the round after a game. Never changed, and shown to nobody else. */
interface HandedRow {
  table_id: string;
  seat: number;
  deck: string;
  at: number;
}

/** A game of a round, whose two have handed in. */
interface PairingRow {
  /** The table before the round. */
  table_id: string;
  /** Seats there: the first has seat 0 where they play. */
  one: number;
  other: number;
  /** The table where they play. */
  played_at: string;
  /** JSON of how it ended, once that table is gone: a `Result`, or null where it was not played out. Null while it is there. */
  kept: string | null;
}

/** What a player has laid down for when his seat is asked again. */
interface PlanRow {
  table_id: string;
  seat: number;
  /** JSON of a `KeptPlan`. */
  plan: string;
}

/** Until when whose answer is awaited at a table, by the clock that runs while the server does (`ServedClock`). */
interface ClocksRow {
  table_id: string;
  /** JSON list of pairs: a seat and its `Due`. */
  dues: string;
  /** Since when they stand still; null: they run as long as the server does. */
  stopped: number | null;
}

/** A table in the common room. */
interface ListingRow {
  table_id: string;
  /** JSON list of seats that anybody may take, each with its invitation (`OpenSeat`): in clear, as anybody may have them. */
  joins: string;
  /** The link for those who look on, in clear for the same reason; null: nobody but whoever is given it. */
  watch: string | null;
  /** Which language is spoken there. */
  language: string;
  at: number;
  /** What stands for the address that it came from; null: that was not kept yet. */
  mark: Generated<string | null>;
}

/** Somebody who looks for a game, one for each device. */
interface SeekRow {
  id: string;
  /** Hash of the device's own key. */
  device: string;
  game: string;
  name: string;
  strength: string;
  language: string;
  /** JSON of a `Pace`; null: any. */
  pace: string | null;
  since: number;
  /** When the device last said that it still looks, by the steady clock. */
  seen_at: number;
  /** The seat that was found for it, as an invitation that its device alone is given; null: none yet. */
  invitation: string | null;
  /** What stands for the address that it came from; null: that was not kept yet. */
  mark: Generated<string | null>;
}

/** What the keeper did from the browser. */
interface KeeperLogRow {
  id: string;
  at: number;
  did: string;
  what: string;
}

/** Somebody at a table found that another behaves badly. It stays when the table goes. */
interface ReportRow {
  id: string;
  table_id: string;
  game: string;
  seat: number;
  name: string;
  about: string;
  /** JSON list of what that one last said there to everybody. */
  said: string;
  /** Stands for the address that the seat came from; null: nobody was there. */
  mark: string | null;
  at: number;
  /** What came of it; null: nothing yet. */
  settled: string | null;
}

/** Who may not speak (`mute`: a table and a seat) or come in (`ban`: what stands for an address), until a time. */
interface BarRow {
  kind: string;
  whom: string;
  until: number;
  at: number;
}

/** Words of the host to everybody. */
interface AnnouncementRow {
  id: string;
  text: string;
  at: number;
  until: number;
  withdrawn: number;
}

/** How the clocks of a table with a pace stand, by the steady clock. */
interface TimeRow {
  table_id: string;
  /** JSON: see `pace/state.ts`. */
  state: string;
  /** When somebody's time is up first, if no outage puts that off; null: nobody's runs. */
  due_at: number | null;
  /** 1: minutes matter, so that a server that starts looks after it at once. */
  live: number;
}

/** When no server ran, by the steady clock. */
interface OutageRow {
  began: number;
  ended: number;
}

/** A process that keeps these tables beside others: only where the database lets several do so. */
interface ProcessRow {
  id: string;
  /** When it last said that it is there, in milliseconds by the database's clock. */
  beat: number;
  /** How far its steady clock and the clock that runs while a server does had come then. */
  steady: number;
  served: number;
}

/** Which process takes care of what a table does by itself. Good as long as that process is there. */
interface ClaimRow {
  table_id: string;
  process: string;
}

/** How often somebody did something lately, at all processes together. On SQLite there are none. */
interface CountRow {
  /** What is counted, and what stands for an address. */
  key: string;
  points: number;
  /** Until when it counts, in milliseconds since 1970. */
  expire: number | null;
}

/** Who is at a table at one of several processes. */
interface AttendanceRow {
  table_id: string;
  process: string;
  /** JSON list of the seats whose players are there. */
  seats: string;
  /** How many look on. */
  lookers: number;
  /** JSON list of pairs: a seat, and what stands for the address that it is played from. */
  marks: string;
}

/** What the host keeps across restarts: numbers by name. */
interface HostRow {
  name: string;
  value: number;
}

/** What the host keeps to itself across restarts: keys by name. */
interface SecretRow {
  name: string;
  value: string;
}

/** A way to tell somebody what happens at tables. */
interface WayRow {
  id: string;
  /** Whose: `device:` and the hash of what the device shows. */
  recipient: string;
  kind: "push" | "mail" | "webhook";
  /** Where it leads: an address, or JSON of a push subscription. */
  address: string;
  /** What a webhook's messages are signed with. */
  secret: string | null;
  /** The service that a webhook leads to, as its owner says; null: the one that its address looks like. */
  service: Generated<string | null>;
  state: "new" | "on" | "gone";
  language: string;
  zone: string;
  /** Minutes of the day. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** Minutes for which news is gathered after a notice. */
  gather: number;
  made_at: number;
  /** Nothing is sent before that. */
  next_at: number;
  /** Until when whoever sends has it for himself. */
  leased_until: number;
  /** Tries in a row that came to nothing. */
  failures: number;
}

/** Whoever hears of what happens to the holder of a seat's link. */
interface WatchRow {
  recipient: string;
  link_hash: string;
  /** 1: not of this one. */
  muted: number;
}

/** The last of each kind of news of a table that somebody was to be told of. */
interface NoticeRow {
  way_id: string;
  table_id: string;
  kind: NoticeKind;
  /** Which one it is: counts up, so that none is told twice. */
  mark: number;
  /** Since when it is so, by the steady clock. */
  since: number;
  due_at: number;
  /** `claimed`: on its way as part of a letter; `past`: seen, or no longer so; `void`: nothing could be sent. */
  state: "due" | "claimed" | "sent" | "past" | "void";
  /** The letter with which it goes. */
  letter: string | null;
}

/** Above every version, length and count that there is, and still a number that an integer column can be compared with. */
export const ABOVE_ALL = 2 ** 31 - 1;

/** The tables of the database. Text, integer and bigint only, so that it can also be kept in PostgreSQL. */
export interface Schema extends PeopleSchema, RatingSchema, TournamentSchema {
  tables: TableRow;
  positions: PositionRow;
  acts: ActRow;
  snapshots: SnapshotRow;
  seats: SeatRow;
  links: LinkRow;
  chat: ChatRow;
  contributions: ContributionRow;
  host: HostRow;
  standing: StandingRow;
  plans: PlanRow;
  clocks: ClocksRow;
  time: TimeRow;
  outages: OutageRow;
  processes: ProcessRow;
  claims: ClaimRow;
  attendance: AttendanceRow;
  counts: CountRow;
  handed: HandedRow;
  pairings: PairingRow;
  secrets: SecretRow;
  ways: WayRow;
  watches: WatchRow;
  notices: NoticeRow;
  listings: ListingRow;
  seeks: SeekRow;
  keeper_log: KeeperLogRow;
  reports: ReportRow;
  bars: BarRow;
  announcements: AnnouncementRow;
  letters: LetterRow;
}

export type TableData = Selectable<TableRow>;
export type PositionData = Selectable<PositionRow>;
export type ActData = Selectable<ActRow>;
export type SnapshotData = Selectable<SnapshotRow>;
export type SeatData = Selectable<SeatRow>;
export type LinkData = Selectable<LinkRow>;
export type ChatData = Selectable<ChatRow>;
export type ContributionData = Selectable<ContributionRow>;
export type ClocksData = Selectable<ClocksRow>;
export type TimeData = Selectable<TimeRow>;
export type StandingData = Selectable<StandingRow>;
export type HandedData = Selectable<HandedRow>;
export type PairingData = Selectable<PairingRow>;
export type WayData = Selectable<WayRow>;
export type NoticeData = Selectable<NoticeRow>;
/** How a game has begun, and what has happened in it since. */
export type Begun = {
  readonly position: Insertable<PositionRow>;
  readonly acts: readonly Insertable<ActRow>[];
  readonly snapshots: readonly Insertable<SnapshotRow>[];
};
export type NewTable = {
  readonly table: Insertable<TableRow>;
  /** Null: the game begins when everybody has sat down. */
  readonly begun: Begun | null;
  readonly seats: readonly Insertable<SeatRow>[];
  readonly links: readonly Insertable<LinkRow>[];
  readonly contributions: readonly Insertable<ContributionRow>[];
  /** What the table itself has to say from the beginning. */
  readonly chat?: readonly Insertable<ChatRow>[];
};
