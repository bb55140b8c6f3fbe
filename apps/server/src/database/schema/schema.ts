import type { AccessSchema } from "./access.ts";
import type { PeopleSchema } from "./accounts.ts";
import type {
  AdminLogRow,
  AnnouncementRow,
  BarRow,
  CaseHistoryRow,
  CaseWordRow,
  ReportRow,
  SuspensionRow,
} from "./admin.ts";
import type { ClocksRow, OutageRow, TimeRow } from "./clocks.ts";
import type { AttendanceRow, ClaimRow, CountRow, ProcessRow } from "./cluster.ts";
import type { FinishedRow } from "./finished.ts";
import type { HostRow, SecretRow, WebhookNewsRow } from "./host.ts";
import type { LetterRow, NoticeRow, WatchRow, WayRow } from "./notifications.ts";
import type { ExhibitionRow, HighlightRow, ListingRow, SeekRow } from "./public-lobby.ts";
import type { FoundPuzzleRow } from "./puzzles.ts";
import type { RatingSchema } from "./ratings.ts";
import type { HandedRow, PairingRow } from "./rounds.ts";
import type { ContributionRow, LinkRow, PlanRow, SeatRow, StandingRow } from "./seats.ts";
import type { ActRow, ChatRow, PositionRow, SnapshotRow, TableRow } from "./tables.ts";
import type { TournamentSchema } from "./tournaments.ts";

/** The tables of the database. Text, integer and bigint only, so that it can also be kept in PostgreSQL. */
export interface Schema extends AccessSchema, PeopleSchema, RatingSchema, TournamentSchema {
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
  exhibitions: ExhibitionRow;
  highlights: HighlightRow;
  finished: FinishedRow;
  found_puzzles: FoundPuzzleRow;
  keeper_log: AdminLogRow;
  reports: ReportRow;
  bars: BarRow;
  announcements: AnnouncementRow;
  suspensions: SuspensionRow;
  webhook_news: WebhookNewsRow;
  case_history: CaseHistoryRow;
  case_words: CaseWordRow;
  letters: LetterRow;
}
