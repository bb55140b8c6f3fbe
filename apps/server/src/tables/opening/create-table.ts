import type { Seat } from "@westmarch/kernel";
import type { OpenTable, TableOpened } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { LinkData, SeatData } from "../../database/schema/seats.ts";
import { type Entropy, newTableId } from "../../platform/random.ts";
import { type Access, derivedLink, type LinkKey, newLinkKey, seatLink } from "../../stores/links.ts";
import type { NewTable } from "../../stores/new-table.ts";
import type { AnyEngine } from "../game-registry.ts";
import { TableChance } from "../table-chance.ts";
import { awaitsSeatSettings, validSettings } from "./seat-settings.ts";
import { startGame } from "./start-game.ts";

/** Seats of the person who opens the table belong to one party; everybody else is one of their own. */
const OPENER = -1;
const SECOND = 1_000;

/** Whether a link is that of the person who opened the table, who alone hands out its seats. */
export const isOpener = (rows: readonly SeatData[], access: Pick<Access, "seats">): boolean =>
  rows.some((row) => isHost(row) && access.seats.includes(row.seat));

/** Whether the person who opened the table sits here. */
export const isHost = ({ party }: SeatData): boolean => party === OPENER;

/** What one player's device has sealed. */
export interface SealedContribution {
  readonly seats: readonly Seat[];
  readonly seal: string;
}

/** A new table, not written anywhere yet, and what its opener is told. */
export interface CreatedTable {
  readonly rows: NewTable;
  readonly opened: TableOpened;
  readonly botOwes: boolean;
}

/**
 * Opens a table. Its game begins at once where no device contributes to its chance or where that is not needed yet;
 * otherwise when everybody has sat down (`WaitingRoom`).
 */
export function createTable(
  engine: AnyEngine,
  wish: Omit<OpenTable, "seal"> & { readonly sealed: readonly SealedContribution[] },
  { at, steady }: { readonly at: number; readonly steady: number },
  source: Entropy,
  keyOf: (table: string) => LinkKey = () => newLinkKey(source),
): CreatedTable {
  const settings = validSettings(engine, wish.settings);
  const roles = engine.game.seats(settings);
  if (wish.seats.length !== roles.length)
    throw new Refused("bad-message", { reason: "seats" }, `This game has ${roles.length} seats.`);
  const id = newTableId(source);
  const secret = source(32).toString("hex");
  const chance = new TableChance(secret, []);
  const isBot = (seat: Seat) => wish.seats[seat]?.kind === "bot";
  const { rows: begun, botOwes, drawn } = startGame({ id, engine, settings, chance }, isBot, at);
  const isAwaited = wish.gathers === true && wish.seats.some(({ kind }) => kind === "open");
  const waits = isAwaited || (wish.sealed.length > 0 && drawn > 0) || awaitsSeatSettings(engine, wish.seats);
  const { links, opened } = newLinks(id, wish, at, source, keyOf(id));
  const table = {
    id,
    game: engine.game.id,
    settings: JSON.stringify(settings),
    chance_key: secret,
    opened_at: at,
    evening: null,
    next: null,
    pace: wish.pace && wish.pace.kind !== "none" ? JSON.stringify(wish.pace) : null,
    rated: wish.rated === false ? 0 : 1,
  };
  return {
    rows: {
      table,
      begun: waits ? null : begun,
      seats: Array.from(roles.entries(), ([seat, role]) => seatRow(id, seat, role, wish.seats[seat], steady)),
      links,
      contributions: wish.sealed.map(({ seats, seal }) => ({
        table_id: id,
        seats: JSON.stringify(seats),
        seal,
        value: null,
      })),
    },
    opened,
    botOwes: !waits && botOwes,
  };
}

/** The rows of a table without an opener: each player is told of its links alone. */
export const ownerless = (rows: NewTable, partyOf: (seat: Seat) => number): NewTable => ({
  ...rows,
  seats: rows.seats.map((row) => ({ ...row, party: partyOf(row.seat) })),
  links: rows.links.filter(({ kind }) => kind === "spectator"),
});

/** When a seat of a table that was opened at this time was last seen, as long as its player has not come. */
export const unseenAt = (opened: number): number => opened - SECOND;

/** The seats of a table that was opened while its people may be elsewhere: they have not been at it since then. */
export const unseen = <S extends Pick<SeatData, "seen_at">>(seats: readonly S[]): S[] =>
  seats.map((row) => ({ ...row, seen_at: unseenAt(row.seen_at) }));

export function seatRow(
  table: string,
  seat: Seat,
  role: string,
  plan: OpenTable["seats"][number],
  seenAt: number,
): SeatData {
  const common = {
    table_id: table,
    seat,
    role,
    name: null,
    level: null,
    party: seat,
    seen_at: seenAt,
    again: 0,
    next_seal: null,
    vacant: 0,
    seal: null,
    since: null,
  };
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
  key: LinkKey = newLinkKey(source),
): { links: LinkData[]; opened: TableOpened } {
  const seatsOf = (kind: string) => [...wish.seats.keys()].filter((seat) => wish.seats[seat].kind === kind);
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
