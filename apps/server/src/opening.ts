import { keyed } from "@westmarch/fairness";
import { begin, type Event, type Seat, type Settings, settle } from "@westmarch/kernel";
import type { OpenTable, TableOpened } from "@westmarch/protocol";
import { derivedLink, newLinkKey, seatLink } from "./links.ts";
import { type Entropy, newTableId } from "./random.ts";
import { Refused } from "./refused.ts";
import { positionRow } from "./rows.ts";
import type { LinkData, NewTable, SeatData } from "./schema.ts";
import type { AnyEngine } from "./shelf.ts";

/** Seats of the person who opens the table belong to one party; everybody else is one of their own. */
const OPENER = -1;

/** The settings, or a refusal that says what is wrong with them. */
function settled(engine: AnyEngine, settings: Settings): Settings {
  try {
    return settle(engine.game, settings);
  } catch (error) {
    throw new Refused("bad-message", undefined, error instanceof Error ? error.message : undefined);
  }
}

/** A new table, not written anywhere yet, and what its opener is told. */
export function newTable(
  engine: AnyEngine,
  wish: OpenTable,
  at: number,
  source: Entropy,
): { readonly rows: NewTable; readonly opened: TableOpened; readonly botOwes: boolean } {
  const settings = settled(engine, wish.settings);
  const roles = engine.game.seats(settings);
  if (wish.seats.length !== roles.length)
    throw new Refused("bad-message", undefined, `This game has ${roles.length} seats.`);
  const id = newTableId(source);
  const chanceKey = source(32).toString("hex");
  const events: Event[] = [];
  const begun = begin(engine, settings, keyed(chanceKey), (event) => events.push(event));
  const asks = engine.asks(begun.state);
  const botOwes = asks.some(({ seat }) => wish.seats[seat]?.kind === "bot");
  const { result } = begun.state;
  if (result) throw new Refused("bad-message", undefined, "Under these settings the game is over at once.");
  const { links, opened } = newLinks(id, wish, at, source);
  const seats = Array.from(roles.entries(), ([seat, role]) => seatRow(id, seat, role, wish.seats[seat]!, at));
  const position = {
    version: 0,
    state: begun.state,
    asks,
    tail: [],
    floors: roles.map(() => 0),
    offers: [],
    result,
    replay: null,
    replayable: true,
    changedAt: at,
  };
  const act = {
    table_id: id,
    version: 0,
    seat: -1,
    type: "open" as const,
    key: null,
    data: JSON.stringify({ draws: begun.opening }),
    events: JSON.stringify(events),
    quiet: 1,
    cut: null,
    at,
  };
  const table = {
    id,
    game: engine.game.id,
    settings: JSON.stringify(settings),
    chance_key: chanceKey,
    opened_at: at,
  };
  return {
    rows: { table, position: positionRow(id, position, botOwes), acts: [act], seats, links },
    opened,
    botOwes,
  };
}

export function seatRow(
  table: string,
  seat: Seat,
  role: string,
  plan: OpenTable["seats"][number],
  at: number,
): SeatData {
  const common = { table_id: table, seat, role, name: null, level: null, party: seat, seen_at: at };
  if (plan.kind === "me") return { ...common, kind: "person", name: plan.name, party: OPENER };
  if (plan.kind === "bot") return { ...common, kind: "bot", level: plan.level };
  return { ...common, kind: "open" };
}

/** The links of a new table. */
export function newLinks(
  table: string,
  wish: Pick<OpenTable, "seats">,
  at: number,
  source: Entropy,
): { links: LinkData[]; opened: TableOpened } {
  const key = newLinkKey(source);
  const seatsOf = (kind: string) => [...wish.seats.keys()].filter((seat) => wish.seats[seat]!.kind === kind);
  const spectator = derivedLink({ table, kind: "spectator", seat: null, generation: 0, at }, key, source);
  const invitations = seatsOf("open").map((seat) => ({
    seat,
    ...derivedLink({ table, kind: "invitation", seat, generation: 0, at }, key, source),
  }));
  const mine = seatsOf("me");
  const own = mine.length > 0 ? seatLink(table, mine, key, at, source) : null;
  return {
    links: [spectator.row, ...invitations.map(({ row }) => row), ...(own ? [own.row] : [])],
    opened: {
      table,
      token: own?.token ?? null,
      invitations: invitations.map(({ seat, token }) => ({ seat, token })),
      spectator: spectator.token,
    },
  };
}
