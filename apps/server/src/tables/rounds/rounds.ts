import type { Core, Seat } from "@westmarch/kernel";
import type { RoundNow } from "@westmarch/protocol";
import type { RoundAfter } from "@westmarch/registry/manifest";
import { Refused } from "@westmarch/table";
import type { HandedData } from "../../database/schema/rounds.ts";
import { newToken } from "../../platform/random.ts";
import type { LinkKey } from "../../stores/links.ts";
import { type BegunTable, hasBegun } from "../../stores/table-store.ts";
import type { AnyEngine, GameRegistry } from "../game-registry.ts";
import type { TableServices } from "../services.ts";
import { pairingTable } from "./open-games.ts";
import { pairsOf, roundNow } from "./snapshot.ts";

/** A table whose game is over and is followed by a round. */
interface Ended {
  readonly stored: BegunTable;
  readonly round: RoundAfter;
  readonly engine: AnyEngine;
}

type RoundServices = Pick<TableServices, "store" | "clock" | "steady" | "entropy">;

/**
 * What follows a game in which all players get something to build from: every player plays every other with what was
 * handed in. A round is nothing but rows: what was handed in, and which tables were opened for it. How it stands is
 * worked out from how those tables stand.
 */
export class Rounds {
  readonly #services: RoundServices;
  readonly #registry: GameRegistry;

  constructor(services: RoundServices, registry: GameRegistry) {
    this.#services = services;
    this.#registry = registry;
  }

  /** The table before the round to which this table belongs: itself, one before it, or null. */
  async home({ id, game }: { readonly id: string; readonly game: string }): Promise<string | null> {
    return this.#registry.hasRound(game) ? id : this.#services.store.rounds.before(id);
  }

  /** How the round after this table stands; null while its game goes on. */
  async now(home: string): Promise<RoundNow | null> {
    const { store } = this.#services;
    const known = await store.facts.at(home);
    const round = known?.position?.result ? await this.#registry.round(known.game) : null;
    if (!known || !round) return null;
    const handed = await store.rounds.handed(home);
    return roundNow({
      table: home,
      game: round.game,
      seats: await store.seats.seats(home),
      ready: handed.map(({ seat }) => seat),
      paired: await store.rounds.paired(home),
      left: known.next !== null,
    });
  }

  /** Takes in what a player has built, or (null) what can be made of what the seat holds. Throws `Refused`. */
  async handIn(home: string, seat: Seat, lines: string | null, key: LinkKey): Promise<void> {
    const ended = await this.#ended(home);
    if (!ended || ended.stored.table.next !== null) throw new Refused("stale");
    const { stored, round } = ended;
    const state = ended.engine.load(JSON.parse(stored.position.state) as Core);
    const at = this.#services.clock();
    const row = (of: Seat, deck: string): HandedData => ({ table_id: home, seat: of, deck, at });
    const { rounds } = this.#services.store;
    const there = (await rounds.handed(home)).map((handed) => handed.seat);
    const computers = stored.seats.flatMap(({ kind, seat: of }) => {
      const deck = kind === "bot" && !there.includes(of) ? round.made(state, of) : null;
      return deck === null ? [] : [row(of, deck)];
    });
    const own = row(seat, this.#judged(ended, state, seat, lines));
    const opens = this.#opener(ended, key);
    if (!(await rounds.handIn(own, computers, pairsOf(stored.seats.length), opens)))
      throw new Refused("stale");
  }

  /** Opens what was kept back of every game of a round, and says of which that was done now. */
  async release(home: string): Promise<readonly string[]> {
    const { store, entropy, clock } = this.#services;
    const released: string[] = [];
    for (const table of [home, ...(await store.rounds.paired(home)).map((paired) => paired.table)]) {
      const token = newToken(entropy);
      if (await store.rounds.release(table, token, clock())) released.push(table);
    }
    return released;
  }

  #judged({ round }: Ended, state: Core, seat: Seat, lines: string | null): string {
    if (lines === null) {
      const made = round.made(state, seat);
      if (made === null) throw new Refused("illegal", { reason: "nothing-to-build" });
      return made;
    }
    const judged = round.judge(state, seat, lines);
    if ("refusal" in judged) throw new Refused("illegal", judged.refusal);
    return judged.deck;
  }

  #opener({ stored, round }: Ended, key: LinkKey) {
    const { clock, steady, entropy } = this.#services;
    const engine = this.#registry.engine(round.game);
    if (!engine) throw new Refused("unavailable");
    const now = { at: clock(), steady: steady() };
    return (pair: readonly [Seat, Seat], decks: readonly [string, string]) => {
      const seats = pair.map((seat) => stored.seats[seat]);
      return pairingTable(engine, { settings: round.settings(decks), seats, key }, now, entropy);
    };
  }

  async #ended(home: string): Promise<Ended | null> {
    const stored = await this.#services.store.table(home);
    if (!stored || !hasBegun(stored) || stored.position.result === null) return null;
    const { game } = stored.table;
    const round = await this.#registry.round(game);
    const engine = this.#registry.engine(game);
    return round && engine && { stored, round, engine };
  }
}
