import type { Entity } from "../../database/schema/ratings.ts";
import type { RatedAt } from "../../stores/ratings/weekly.ts";

const DAY = 86_400_000;
/** The most curves that are kept in mind: some ladders of many lines. */
const MOST = 5000;

/** What a curve hangs on: it is another one once more games or another rating stand at its end, and on another day. */
interface Ended {
  readonly entity: Entity;
  readonly games: number;
  readonly rating: { readonly mu: number };
}

interface Kept {
  readonly day: number;
  readonly games: number;
  readonly mu: number;
  readonly curve: readonly RatedAt[];
}

const NONE: readonly RatedAt[] = [];

/** The curves of ladders, read again only where something has come to them since: each look at a ladder asks for all of them. */
export class Curves {
  readonly #kept = new Map<string, Kept>();

  /**
   * The curves of these players. `ladder`: which game and season; `read`: reads the curves of those whose curve is not known as
   * it is now.
   */
  async of(
    ladder: string,
    players: readonly Ended[],
    until: number,
    read: (missing: readonly Entity[]) => Promise<ReadonlyMap<Entity, readonly RatedAt[]>>,
  ): Promise<ReadonlyMap<Entity, readonly RatedAt[]>> {
    const day = Math.floor(until / DAY);
    const keyOf = ({ entity }: Ended) => `${ladder} ${entity}`;
    const known = (player: Ended): Kept | null => {
      const kept = this.#kept.get(keyOf(player));
      const isSame = kept?.day === day && kept.games === player.games && kept.mu === player.rating.mu;
      return kept && isSame ? kept : null;
    };
    const missing = players.filter((player) => known(player) === null);
    const fresh = missing.length > 0 ? await read(missing.map(({ entity }) => entity)) : null;
    const curves = new Map(
      players.map((player) => [player.entity, fresh?.get(player.entity) ?? known(player)?.curve ?? NONE]),
    );
    if (this.#kept.size + missing.length > MOST) this.#kept.clear();
    for (const player of missing) {
      const { entity, games, rating } = player;
      this.#kept.set(keyOf(player), { day, games, mu: rating.mu, curve: curves.get(entity) ?? NONE });
    }
    return curves;
  }
}
