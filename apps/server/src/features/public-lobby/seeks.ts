import type { AnswerSeek, SeekGame, SeekTold, Sought } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import { hashOf, newToken } from "../../platform/random.ts";
import type { SeekData } from "../../stores/seek-store.ts";
import type { GameRegistry } from "../../tables/game-registry.ts";
import type { Services } from "../../tables/services.ts";
import { paceIn } from "../../tables/time/game-clocks/clock-state.ts";
import type { Lobby } from "../lobby/lobby.ts";

type SeeksServices = Pick<Services, "store" | "clock" | "steady" | "policy" | "quotas" | "bans" | "entropy">;

/** Milliseconds after which the search of a device that says nothing more is over. */
const PATIENCE = 90_000;
/** Milliseconds for which a seat that was found is kept for a device that is away for a moment. */
const KEPT = 600_000;

type Wished = Pick<SeekData, "game" | "language" | "strength" | "pace">;

/** Whether two players would play each other: in game and language they agree, in strength and pace where both name one. */
export const fits = (a: Wished, b: Wished): boolean =>
  a.game === b.game &&
  a.language === b.language &&
  (a.strength === b.strength || a.strength === "any" || b.strength === "any") &&
  (a.pace === b.pace || a.pace === null || b.pace === null);

/** The players who look for a game: who they are, whom they find, and the table that opens for two of them. */
export class Seeks {
  readonly #services: SeeksServices;
  readonly #lobby: Lobby;
  readonly #registry: GameRegistry;

  constructor(services: SeeksServices, lobby: Lobby, registry: GameRegistry) {
    this.#services = services;
    this.#lobby = lobby;
    this.#registry = registry;
  }

  /** The players who look for a game now, as every visitor may see them. */
  async told(): Promise<SeekTold[]> {
    const rows = await this.#services.store.seeks.open(this.#services.steady() - PATIENCE);
    return rows.map(({ id, game, name, strength, language, since, pace }) => ({
      seek: id,
      game,
      name,
      strength,
      language,
      ...paceIn({ pace }),
      since,
    }));
  }

  /**
   * Looks for a game, or says that this device still does. A search that begins counts like a table that is opened, as it may
   * open one. Throws `Refused`.
   */
  async seek({ key, name, game, strength, language, pace }: SeekGame, address: string): Promise<Sought> {
    const { store, clock, steady, entropy } = this.#services;
    const engine = this.#registry.engine(game);
    const roles = engine?.game.seats(
      Object.fromEntries(engine.game.settings.map(({ id, initial }) => [id, initial])),
    );
    if (roles?.length !== 2) throw new Refused("not-found", { reason: "no-such-game" });
    await this.#lobby.checkPace({ game, ...(pace && { pace }) });
    const device = hashOf(key);
    await store.seeks.forget(steady() - KEPT);
    const before = await store.seeks.of(device);
    if (before?.invitation) return this.#seated(before, key);
    const wish = { game, name, strength, language, pace: pace ? JSON.stringify(pace) : null };
    const same =
      before && Object.entries(wish).every(([what, value]) => before[what as keyof typeof wish] === value);
    if (same) await store.seeks.heard(device, steady());
    else {
      const mark = await this.#begins(device, address);
      await this.#lobby.stored(
        store.seeks.seek({
          id: before?.id ?? newToken(entropy),
          device,
          ...wish,
          since: clock(),
          seen_at: steady(),
          invitation: null,
          mark,
        }),
      );
    }
    const own = await store.seeks.of(device);
    if (!own) return { found: null, seek: null };
    for (const other of await store.seeks.open(steady() - PATIENCE))
      if (other.id !== own.id && fits(own, other) && (await this.#together(other, own))) break;
    return this.#now(device, key);
  }

  /** The mark of the address that a search begins from. Throws `Refused` where that address has had its share. */
  async #begins(device: string, address: string): Promise<string> {
    const { store, steady, bans, policy, quotas } = this.#services;
    const mark = bans.markOf(address);
    if ((await store.seeks.others(device, mark, steady() - PATIENCE)) >= policy.seeksPerAddress)
      throw new Refused("too-fast", undefined, "Enough people at your address look for a game already.");
    const seconds = await quotas.wait("opens", address);
    if (seconds > 0) throw new Refused("too-fast", undefined, `Look for a game again in ${seconds} seconds.`);
    return mark;
  }

  async end(key: string): Promise<void> {
    await this.#services.store.seeks.end(hashOf(key));
  }

  /** Lets the caller play with a player who looks for a game. */
  async answer({ key, name, seek }: AnswerSeek): Promise<Sought> {
    const { store, clock, steady, entropy } = this.#services;
    const other = (await store.seeks.open(steady() - PATIENCE)).find(({ id }) => id === seek);
    const device = hashOf(key);
    if (!other || other.device === device) throw new Refused("not-found");
    const { game, strength, language, pace } = other;
    const before = await store.seeks.of(device);
    const own = {
      id: before?.id ?? newToken(entropy),
      device,
      game,
      name,
      strength,
      language,
      pace,
      since: clock(),
      seen_at: steady(),
      invitation: null,
      mark: before?.mark ?? null,
    };
    await this.#lobby.stored(store.seeks.seek(own));
    if (await this.#together(other, own)) return this.#now(device, key);
    await store.seeks.end(device);
    throw new Refused("stale");
  }

  /** Opens a table for two players and keeps a seat there for each. False if one of them is no longer free. */
  async #together(one: SeekData, other: SeekData): Promise<boolean> {
    const { store, entropy } = this.#services;
    const opened = await this.#lobby.open({
      game: one.game,
      settings: {},
      seats: [{ kind: "open" }, { kind: "open" }],
      ...paceIn({ pace: one.pace ?? other.pace }),
    });
    const [first, second] = opened.invitations.map(({ token }) => token);
    if (first === undefined || second === undefined) return false;
    const turned = (entropy(1)[0] ?? 0) % 2 === 1;
    const found = await store.seeks.found([
      { id: one.id, invitation: turned ? second : first },
      { id: other.id, invitation: turned ? first : second },
    ]);
    // One of them has found another game or has stopped looking: no player comes to this table.
    if (!found) {
      const made = await store.table(opened.table);
      await store.retention.remove(opened.table, made?.position?.version ?? null);
    }
    return found;
  }

  async #now(device: string, key: string): Promise<Sought> {
    const own = await this.#services.store.seeks.of(device);
    return own?.invitation ? this.#seated(own, key) : { found: null, seek: own?.id ?? null };
  }

  /** The seat that was found. A device that asks again gets the same link. */
  async #seated({ invitation, name }: SeekData, key: string): Promise<Sought> {
    const { table, token } = await this.#lobby.join({ invitation: invitation ?? "", name, key });
    return { found: { table, token }, seek: null };
  }
}
