import type { Seat, Settings } from "@westmarch/kernel";
import type {
  ChatLine,
  ClocksTold,
  Contributions,
  FairnessNote,
  Logged,
  MatchScore,
  Pace,
  RoundNow,
  SeatInfo,
  SeatOrder,
  SeatPlan,
  SeatView,
  ServerMessage,
  TableNow,
  TimeTold,
} from "@westmarch/protocol";

/** An event and the own seat that heard it (null: a spectator did). */
export type LogEntry = Logged & { readonly seat: Seat | null };

type Welcome = Extract<ServerMessage, { type: "welcome" }>;
type Passed = Extract<ServerMessage, { type: "passed" }>;
type Gathering = Extract<ServerMessage, { type: "gathering" }>;

/** All that this client knows of its table. A value: every message makes a new one. */
export interface TableModel {
  readonly table: string;
  readonly game: string;
  readonly settings: Settings;
  readonly seats: readonly SeatInfo[];
  readonly mine: readonly Seat[];
  readonly now: TableNow;
  /** In the order of version and place, without doubles, for every own seat. */
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[];
  readonly fairness: FairnessNote;
  readonly contributions: Contributions;
  /** The game has not begun: its people are still sitting down, and there is nothing to see yet. */
  readonly gathers: boolean;
  readonly links: Welcome["links"];
  /** This device's link opened the table. */
  readonly opener: boolean;
  readonly replay: string | null;
  /** Milliseconds unseen after which the game may be claimed from a player who owes a decision; null: never. */
  readonly claimAfter: number | null;
  /** What the same people have played here before; null for the first game. */
  readonly evening: MatchScore | null;
  /** The round that follows this game or that it belongs to; null: none, or not yet. */
  readonly round: RoundNow | null;
  /** The orders to pass of the own seats; null: players leave none here. */
  readonly orders: readonly SeatOrder[] | null;
  /** What the own seats have laid down for later. */
  readonly plans: readonly SeatPlan[];
  /** Where time runs for choices: what was told of it, and when by this device's own reckoning (`performance.now`). */
  readonly clocks: (ClocksTold & { readonly heard: number }) | null;
  /** How much time people have; null: as much as they like. */
  readonly pace: Pace | null;
  /** Of a table with a pace: what was told of its clocks, and when by this device's own reckoning. */
  readonly time: (TimeTold & { readonly heard: number }) | null;
  /** A player against computers alone may ask for a hint. */
  readonly hints: boolean;
  /** Where the table has answered for an own seat while this page was open; `old`: its player has chosen since. */
  readonly passed: readonly (Omit<Passed, "type"> & { readonly old?: true })[];
  /** Seats whose computer player had to be replaced by a weaker one, in the order it happened. */
  readonly fallen: readonly { readonly seat: Seat; readonly to: string }[];
}

const order = (a: LogEntry, b: LogEntry): number =>
  a.version - b.version || a.index - b.index || (a.seat ?? -1) - (b.seat ?? -1);

/** Both lists as one: sorted, each event once. The usual case, news at the end, costs no sorting. */
export function mergeLog(old: readonly LogEntry[], news: readonly LogEntry[]): readonly LogEntry[] {
  if (news.length === 0) return old;
  const last = old.at(-1);
  const sorted = [...news].sort(order);
  if (!last || order(last, sorted[0]) < 0) return unique([...old, ...sorted]);
  return unique([...old, ...sorted].sort(order));
}

function unique(sorted: readonly LogEntry[]): readonly LogEntry[] {
  return sorted.filter((entry, i) => i === 0 || order(sorted[i - 1], entry) !== 0);
}

function mergeChat(old: readonly ChatLine[], news: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(old.map((line) => line.id));
  const fresh = news.filter((line) => !known.has(line.id));
  if (fresh.length === 0) return old;
  return [...old, ...fresh].sort((a, b) => a.at - b.at || a.id - b.id);
}

const nowOf = (message: TableNow): TableNow => ({
  version: message.version,
  views: message.views,
  owes: message.owes,
  offers: message.offers,
  result: message.result,
});

function welcomed(model: TableModel | null, message: Welcome): TableModel {
  const same = model?.table === message.table ? model : null;
  // An answer to an older greeting than what is already here: nothing in it is news but what may be missing.
  if (same && message.resumed && message.version < same.now.version) return same;
  const { table, game, settings, seats, mine, fairness, contributions, links, opener, replay } = message;
  return {
    table,
    game,
    settings,
    seats,
    mine,
    fairness,
    contributions,
    gathers: false,
    links,
    opener,
    replay,
    claimAfter: message.claimAfter ?? null,
    evening: message.evening,
    now: nowOf(message),
    log: mergeLog(same && message.resumed ? same.log : [], message.log),
    chat: mergeChat(same?.chat ?? [], message.chat),
    round: message.round ?? null,
    orders: message.orders ?? null,
    plans: message.plans ?? [],
    clocks: same?.clocks ?? null,
    pace: message.pace ?? null,
    time: same?.time ?? null,
    hints: message.hints === true,
    passed: same?.passed ?? [],
    fallen: same?.fallen ?? [],
  };
}

const NOTHING: TableNow = { version: 0, views: [], owes: [], offers: [], result: null };

function gathered(model: TableModel | null, message: Gathering): TableModel {
  const { table, game, settings, seats, mine, commitment, contributions, links, opener, evening } = message;
  return {
    table,
    game,
    settings,
    seats,
    mine,
    fairness: { commitment, key: null, head: "" },
    contributions,
    gathers: true,
    links,
    opener,
    replay: null,
    claimAfter: null,
    evening,
    now: NOTHING,
    log: [],
    chat: mergeChat(model?.table === table ? model.chat : [], message.chat),
    round: null,
    orders: null,
    plans: [],
    clocks: null,
    pace: message.pace ?? null,
    time: null,
    hints: false,
    passed: [],
    fallen: [],
  };
}

/**
 * What the client knows after one more message. Versions only grow, also when something is taken back, so an update
 * that is older than what is here is a double and changes nothing.
 */
export function hearMessage(model: TableModel | null, message: ServerMessage): TableModel | null {
  if (message.type === "welcome") return welcomed(model, message);
  if (message.type === "gathering") return gathered(model, message);
  if (!model) return null;
  switch (message.type) {
    case "contributions":
      return { ...model, contributions: message.contributions };
    case "update": {
      if (message.version < model.now.version) return model;
      const cut = message.cut;
      const kept = cut === null ? model.log : model.log.filter((entry) => entry.version <= cut);
      const passed = cut === null ? model.passed : model.passed.filter(({ version }) => version <= cut);
      const { fairness, replay } = message;
      return { ...model, fairness, replay, passed, now: nowOf(message), log: mergeLog(kept, message.log) };
    }
    case "standing": {
      const { order } = message;
      const others = (model.orders ?? []).filter(({ seat }) => seat !== order.seat);
      return { ...model, orders: [...others, order] };
    }
    case "plan": {
      const { plan } = message;
      return { ...model, plans: [...model.plans.filter(({ seat }) => seat !== plan.seat), plan] };
    }
    case "clocks":
      return { ...model, clocks: { ...message, heard: performance.now() } };
    case "time":
      return { ...model, time: { ...message, heard: performance.now() } };
    case "passed":
      return { ...model, passed: [...model.passed, passedIn(message)] };
    case "round":
      return { ...model, round: message.round };
    case "seats":
      return { ...model, seats: message.seats };
    case "link":
      return { ...model, links: model.links && relinked(model.links, message) };
    case "chat":
      return { ...model, chat: message.chat };
    case "said":
      return { ...model, chat: mergeChat(model.chat, [message.line]) };
    case "bot-fell-back":
      return { ...model, fallen: [...model.fallen, { seat: message.seat, to: message.to }] };
    default:
      return model;
  }
}

const passedIn = ({ type: _, ...passed }: Passed): Omit<Passed, "type"> => passed;

/** The table after the player of a seat has chosen: what was answered for it before is no news. */
export function chosen(model: TableModel, seat: Seat): TableModel {
  if (!model.passed.some((pass) => pass.seat === seat && !pass.old)) return model;
  const passed = model.passed.map((pass) => (pass.seat === seat ? { ...pass, old: true as const } : pass));
  return { ...model, passed };
}

/** The links with one that was renewed. */
function relinked(
  links: NonNullable<Welcome["links"]>,
  fresh: Extract<ServerMessage, { type: "link" }>,
): Welcome["links"] {
  if (fresh.kind === "spectator") return { ...links, spectator: fresh.token };
  const { seat, token } = fresh;
  const others = links.invitations.filter((one) => one.seat !== seat);
  if (token === null) return { ...links, invitations: others };
  return { ...links, invitations: [...others, { seat, token }].sort((a, b) => a.seat - b.seat) };
}

/** Links to the seats that are still empty; a seat that has been taken since needs no link. */
export const invitationsOf = ({ links, seats }: TableModel) =>
  (links?.invitations ?? []).filter((link) =>
    seats.some(({ seat, player }) => seat === link.seat && !player),
  );

/** What one seat (null: a spectator) sees, or null if this client does not own it. */
export const viewOf = (model: TableModel, seat: Seat | null): SeatView | null =>
  model.now.views.find((view) => view.seat === seat) ?? null;

/** The log as one seat heard it. */
export const logOf = (model: TableModel, seat: Seat | null): readonly LogEntry[] =>
  model.log.filter((entry) => entry.seat === seat);
