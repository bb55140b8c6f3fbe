/** A game that was played on a device alone, and goes on as a table here. */
import { createHash, createHmac } from "node:crypto";
import type { HandOver, TableOpened } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import { hashOf } from "../../platform/random.ts";
import { replayLink, seatLink } from "../../stores/links.ts";
import type { NewTable } from "../../stores/new-table.ts";
import { newLinks, seatRow } from "../../tables/opening/create-table.ts";
import type { Services } from "../../tables/services.ts";
import type { Replays } from "./replay.ts";

/** What follows from a claim: a caller who makes it again gets the same table, by the same links. */
const named = (claim: string): string =>
  createHash("sha256").update(`table ${claim}`).digest("base64url").slice(0, 16);
const keyed = (claim: string): Buffer => createHmac("sha256", claim).update("links").digest();

/** A table's name never begins like an option of the command line. */
const tableOf = (claim: string): string => named(claim).replace(/^-/, "_");

/** A new table, what its opener is told, and whether a computer has to move first. */
interface Taken {
  readonly rows: NewTable;
  readonly opened: TableOpened;
  readonly botOwes: boolean;
}

async function taken(
  services: Pick<Services, "clock" | "steady" | "entropy">,
  replays: Replays,
  { claim, save: file, seats }: HandOver,
): Promise<Taken> {
  const id = tableOf(claim);
  const at = services.clock();
  const bots = seats.map(({ kind }) => kind === "bot");
  const { game, settings, roles, taken: stands } = await replays.play({ file, table: id, at, bots });
  const { links, opened } = linked(services, claim, seats, at);
  const steady = services.steady();
  const host = seats.find((seat) => seat.kind === "me");
  return {
    rows: {
      table: {
        id,
        game,
        settings: JSON.stringify(settings),
        chance_key: stands.secret,
        opened_at: at,
        rated: 0,
      },
      begun: stands.begun,
      contributions: [],
      seats: Array.from(roles.entries(), ([seat, role]) => seatRow(id, seat, role, seats[seat], steady)),
      links: [...links, ...(stands.replay ? [replayLink(id, stands.replay, 0, at)] : [])],
      chat: [
        {
          table_id: id,
          id: 1,
          seat: null,
          name: host?.name ?? "",
          text: "brought",
          key: null,
          hearers: null,
          at,
        },
      ],
    },
    opened,
    botOwes: stands.owes.some((seat) => bots[seat]),
  };
}

/** The links of an imported table: the same claim gives the same links. */
function linked({ entropy }: Pick<Services, "entropy">, claim: string, seats: HandOver["seats"], at: number) {
  const id = tableOf(claim);
  const key = keyed(claim);
  const others = newLinks(
    id,
    { seats: seats.map((seat) => (seat.kind === "me" ? { kind: "bot", level: "fair" } : seat)) },
    at,
    entropy,
    key,
  );
  const mine = [...seats.keys()].filter((seat) => seats[seat]?.kind === "me");
  const own = mine.length > 0 ? seatLink(id, mine, key, at, entropy, claim) : null;
  return {
    links: [...others.links, ...(own ? [own.row] : [])],
    opened: { ...others.opened, token: own?.token ?? null },
  };
}

/** Imports a game, once for each claim. Throws `Refused` where this server cannot replay it from its beginning. */
export async function takeOver(
  services: Pick<Services, "store" | "bots" | "clock" | "steady" | "entropy">,
  replays: Replays,
  wish: HandOver,
): Promise<{ readonly opened: TableOpened; readonly isNew: boolean; readonly botOwes: boolean }> {
  const { store } = services;
  if (wish.seats.some(({ kind }) => kind === "bot") && !services.bots)
    throw new Refused("unavailable", { reason: "no-computers" }, "This server has no computer players.");
  const id = tableOf(wish.claim);
  const { opened } = linked(services, wish.claim, wish.seats, 0);
  const again = { opened, isNew: false, botOwes: false };
  /**
   * Whether this claim was imported before: then the answer was lost on its way. Throws `Refused` if it was for other seats.
   */
  const known = async (): Promise<boolean> => {
    if (!(await store.facts.at(id))) return false;
    const link = opened.token === null ? null : await store.seats.link(hashOf(opened.token));
    if (!link) throw new Refused("stale");
    return true;
  };
  if (await known()) return again;
  const made = await taken(services, replays, wish);
  try {
    await store.open(made.rows);
  } catch (error) {
    // Another request was faster: the same device asked twice at once.
    if (await known()) return again;
    throw error;
  }
  return { opened: made.opened, isNew: true, botOwes: made.botOwes };
}
