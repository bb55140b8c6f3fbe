/** A game that was played on a device alone, and is to go on as a table here. */
import { createHash, createHmac } from "node:crypto";
import type { AnySave } from "@westmarch/kernel";
import type { HandOver, TableOpened } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import { settled } from "./brought.ts";
import type { AnyEngine, Engines } from "./engines.ts";
import { replayLink, seatLink } from "./links.ts";
import { newLinks, seatRow } from "./opening.ts";
import { hashOf } from "./random.ts";
import type { NewTable } from "./schema.ts";
import type { Services } from "./services.ts";
import { saveIn, type TakenOver, takenOver } from "./taken.ts";

/** What follows from a claim: whoever makes it again is led to the same table, by the same links. */
const named = (claim: string): string =>
  createHash("sha256").update(`table ${claim}`).digest("base64url").slice(0, 16);
const keyed = (claim: string): Buffer => createHmac("sha256", claim).update("links").digest();

/** A name never begins like an option of the command line. */
const tableOf = (claim: string): string => named(claim).replace(/^-/, "_");

/** The save in a wish, under today's rules. Throws `Refused`. */
function read(file: unknown, shelf: Engines): { readonly save: AnySave; readonly engine: AnyEngine } {
  let save: AnySave;
  try {
    save = saveIn(file);
  } catch (error) {
    throw new Refused("bad-message", { reason: "save-broken" }, said(error));
  }
  const engine = shelf.engine(save.game);
  if (!engine) throw new Refused("not-found", { reason: "no-such-game" }, "There is no such game.");
  return { save: { ...save, settings: settled(engine, save.settings) }, engine };
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A new table, what its opener is told, and whether a computer has to begin. */
interface Taken {
  readonly rows: NewTable;
  readonly opened: TableOpened;
  readonly botOwes: boolean;
}

async function taken(
  house: Pick<Services, "clock" | "steady" | "entropy">,
  shelf: Engines,
  { claim, save: file, seats }: HandOver,
): Promise<Taken> {
  const { save, engine } = read(file, shelf);
  const { settings } = save;
  const roles = engine.game.seats(settings);
  if (seats.length !== roles.length)
    throw new Refused("bad-message", { reason: "seats" }, `This game has ${roles.length} seats.`);
  const id = tableOf(claim);
  const at = house.clock();
  const isBot = (seat: number) => seats[seat]?.kind === "bot";
  let game: TakenOver;
  try {
    // Its device knows the key of its chance; what comes is drawn by another.
    game = await takenOver({ engine, save, table: id, at }, { trusted: false, source: house.entropy, isBot });
  } catch (error) {
    const reason = save.version === engine.game.version ? "save-broken" : "rules-differ";
    throw new Refused("bad-message", { reason }, said(error));
  }
  const { links, opened } = linked(house, claim, seats, at);
  const steady = house.steady();
  const host = seats.find((seat) => seat.kind === "me");
  return {
    rows: {
      table: {
        id,
        game: save.game,
        settings: JSON.stringify(settings),
        chance_key: game.secret,
        opened_at: at,
        rated: 0,
      },
      begun: game.begun,
      contributions: [],
      seats: Array.from(roles.entries(), ([seat, role]) => seatRow(id, seat, role, seats[seat], steady)),
      links: [...links, ...(game.replay ? [replayLink(id, game.replay, 0, at)] : [])],
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
    botOwes: game.owes.some(isBot),
  };
}

/** The links of a table that was handed over: the same for the same claim. */
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

/** Takes a game over, once for each claim. Throws `Refused` where it cannot be played again here from its beginning. */
export async function takeOver(
  house: Services,
  shelf: Engines,
  wish: HandOver,
): Promise<{ readonly opened: TableOpened; readonly isNew: boolean; readonly botOwes: boolean }> {
  const { store } = house;
  if (wish.seats.some(({ kind }) => kind === "bot") && !house.bots)
    throw new Refused("unavailable", { reason: "no-computers" }, "This server has no computer players.");
  const id = tableOf(wish.claim);
  const { opened } = linked(house, wish.claim, wish.seats, 0);
  const again = { opened, isNew: false, botOwes: false };
  /** The answer was lost on its way, and the same is asked again; with other seats, it has happened as it was asked first. */
  const known = async (): Promise<boolean> => {
    if (!(await store.facts.at(id))) return false;
    const link = opened.token === null ? null : await store.people.link(hashOf(opened.token));
    if (!link) throw new Refused("stale");
    return true;
  };
  if (await known()) return again;
  const made = await taken(house, shelf, wish);
  try {
    await store.open(made.rows);
  } catch (error) {
    // Somebody was faster: the same device, where it asked twice at once.
    if (await known()) return again;
    throw error;
  }
  return { opened: made.opened, isNew: true, botOwes: made.botOwes };
}
