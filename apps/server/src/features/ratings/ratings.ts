import {
  type LadderLine,
  type LadderTold,
  LEVELS,
  type PersonKept,
  type PersonRating,
  type RatedPlayer,
  type RatingChange,
  type RatingsTold,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { Entity } from "../../database/schema/ratings.ts";
import type { Db } from "../../database/types.ts";
import type { Rating } from "../../stores/ratings/entities.ts";
import { firstRating, isProvisional } from "../../stores/ratings/rating-scale.ts";
import { type Ranked, RatingStore } from "../../stores/ratings/rating-store.ts";
import { type RatedAt, weekly } from "../../stores/ratings/weekly.ts";
import type { GameRegistry } from "../../tables/game-registry.ts";
import type { Services } from "../../tables/services.ts";
import { Curves } from "./curves.ts";
import { takeDownGame } from "./rating-job.ts";
import { seasonsBy } from "./seasons.ts";

/** The most games that are recorded, or worked in, between two looks for more. */
const AT_ONCE = 200;
/** The most lines of a ladder, besides the caller's own. */
const LINES = 200;
/** The most points of a curve. */
const POINTS = 200;
const DAY = 86_400_000;
/** Milliseconds that the trend of a ladder without seasons goes back. */
const TREND = 30 * DAY;
/** Milliseconds that the curves of a ladder go back. */
const CURVE = 182 * DAY;

type Needs = Pick<Services, "log" | "clock" | "policy">;

/**
 * Ratings of all games. What a finished game means for them is recorded once, by the key of its table, and worked in once, in
 * the same transaction that says so. Whichever process finds something to do does it.
 */
export class Ratings {
  readonly #services: Needs;
  readonly #registry: GameRegistry;
  readonly #db: Db;
  readonly #store: RatingStore;
  readonly #curves = new Curves();
  #working: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(services: Needs, registry: GameRegistry, db: Db) {
    this.#services = services;
    this.#registry = registry;
    this.#db = db;
    this.#store = new RatingStore(db);
  }

  /** The game of this table is over; with an empty id, all games that are left are recorded and worked in. */
  reckon(table: string): Promise<void> {
    if (table === "") return this.lookAround();
    return this.#after(async () => {
      await this.#take(table);
      await this.#workIn();
    });
  }

  /** Records a finished game, before its table changes so that its players would no longer be known. */
  async settle(table: string): Promise<void> {
    await this.#after(() => this.#take(table));
  }

  /** Records and works in all games that are left. */
  lookAround(): Promise<void> {
    return this.#after(async () => {
      for (;;) {
        const tables = await this.#store.untaken(AT_ONCE);
        let taken = 0;
        for (const table of tables) if (await this.#take(table)) taken++;
        // A game that this server does not know cannot be recorded, so its table stays.
        if (taken === 0) break;
      }
      await this.#workIn();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#working;
  }

  /** The ladder of a game. The person who `asks` finds the own line there, however far down it is. */
  async ladder(game: string, season: string | null, asks: string | null): Promise<LadderTold> {
    if (!this.#registry.engine(game) || this.#registry.hasRound(game))
      throw new Refused("not-found", { reason: "no-such-game" }, "There is no such game.");
    const now = this.#services.clock();
    const first = await this.#store.first(game);
    const seasons = seasonsBy(this.#services.policy.seasons, first ?? now, now);
    const chosen = season === null ? null : seasons.find(({ id }) => id === season);
    if (chosen === undefined) throw new Refused("not-found");
    const [from, until] = chosen ? [chosen.from, chosen.until] : [0, Number.MAX_SAFE_INTEGER];
    const all = withComputers(await this.#store.ladder(game, from, until, chosen ? from : now - TREND));
    const bots = await this.#store.bots();
    const isBot = (entity: Entity) => bots.has(personIn(entity) ?? "");
    const ladder = async (ranked: readonly Ranked[]) => {
      const placed = placedIn(ranked);
      const at = placed.findIndex(({ line }) => line.entity === `person:${asks ?? ""}`);
      const shownLines = placed.filter((_, nth) => nth < LINES || nth === at);
      const people = shownLines.flatMap(({ line }) => (personIn(line.entity) === null ? [] : [line]));
      const seals = await this.#store.seals(people.flatMap(({ entity }) => personIn(entity) ?? []));
      const end = Math.min(until, now + 1);
      const curves = await this.#curves.of(`${game} ${chosen?.id ?? ""}`, people, end, (missing) =>
        weekly(this.#db, game, missing, end - CURVE, end),
      );
      return shownLines.flatMap(({ line, place }) =>
        lineOf(line, place, seals, curves.get(line.entity) ?? []),
      );
    };
    return {
      game,
      seasons,
      season: chosen?.id ?? null,
      lines: await ladder(all.filter(({ entity }) => !isBot(entity))),
      bots: await ladder(all.filter(({ entity }) => personIn(entity) === null || isBot(entity))),
    };
  }

  /** A person's ratings, with their history. Throws `Refused` if the person hides them and another person asks. */
  async of(person: string, own: boolean): Promise<RatingsTold> {
    const hidden = await this.#store.isHidden(person);
    const seal = (await this.#store.seals([person])).get(person);
    if (!seal || (hidden && !own)) throw new Refused("not-found");
    const games = Map.groupBy(await this.#store.history(`person:${person}`), ({ game }) => game);
    const opponents = await this.#store.opponentsOf(`person:${person}`);
    return {
      person: seal,
      hidden,
      games: [...games].map(([game, rows]): PersonRating => {
        const last = rows.at(-1);
        const rating = { mu: (last?.mu ?? 0) / 1000, sigma: (last?.sigma ?? 0) / 1000 };
        const counted = (how: string) => rows.filter(({ ended }) => ended === how).length;
        return {
          game,
          ...shown(rating),
          provisional: isProvisional(rating, opponents.get(game) ?? 0),
          won: counted("won"),
          drawn: counted("drawn"),
          lost: counted("lost"),
          history: thinned(rows).map(({ at, mu, sigma }) => [
            at,
            Math.round((mu ?? 0) / 1000),
            Math.round((2 * (sigma ?? 0)) / 1000),
          ]),
        };
      }),
    };
  }

  /** What a finished game has changed about a person's rating; null: nothing, or it is not known yet. */
  async changeAt(table: string, person: string): Promise<RatingChange | null> {
    const entity: Entity = `person:${person}`;
    const own = (await this.#store.outcomes(table)).find((outcome) => outcome.entity === entity);
    if (!own || own.mu === null) return null;
    const { mu } = await this.#store.ratingBefore(own);
    const after = { mu: own.mu / 1000, sigma: (own.sigma ?? 0) / 1000 };
    const opponents = (await this.#store.opponentsOf(entity)).get(own.game) ?? 0;
    return {
      game: own.game,
      before: Math.round(mu),
      after: Math.round(after.mu),
      provisional: isProvisional(after, opponents),
    };
  }

  /** Everything that ratings keep about a person. */
  async kept(person: string): Promise<PersonKept["ratings"]> {
    const games = await this.#store.kept(`person:${person}`);
    return {
      hidden: await this.#store.isHidden(person),
      games: games.map(({ table_id, game, at, ended, mu, sigma }) => ({
        table: table_id,
        game,
        at,
        ended,
        rating: mu === null ? null : Math.round(mu / 1000),
        spread: sigma === null ? null : Math.round((2 * sigma) / 1000),
      })),
    };
  }

  hide(person: string, hidden: boolean): Promise<void> {
    return this.#store.hide(person, hidden);
  }

  /** The rating by which an entrant is seeded. */
  ratingOf(game: string, entity: Entity): Promise<Rating> {
    return this.#store.ratingOf(game, entity);
  }

  #take(table: string): Promise<boolean> {
    return takeDownGame(this.#db, table, (game) => {
      const engine = this.#registry.engine(game);
      return engine && { engine, contest: !this.#registry.hasRound(game) };
    });
  }

  async #workIn(): Promise<void> {
    for (;;) {
      const tables = await this.#store.pending(AT_ONCE);
      if (tables.length === 0) return;
      for (const table of tables) await this.#store.apply(table);
    }
  }

  /** Runs tasks one after another. Once closed, it finishes what it has begun and takes no more. */
  #after(work: () => Promise<unknown>): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#working = this.#working.then(work).then(
      () => {},
      (error: unknown) => this.#services.log.trouble("ratings could not be worked out", error),
    );
    return this.#working;
  }
}

const personIn = (entity: Entity): string | null =>
  entity.startsWith("person:") ? entity.slice("person:".length) : null;

type Seals = Awaited<ReturnType<RatingStore["seals"]>>;

/** Null: the account was deleted. */
function playerOf(entity: Entity, seals: Seals): RatedPlayer | null {
  const person = personIn(entity);
  if (person === null) return { kind: "bot", level: entity.slice("bot:".length) };
  const seal = seals.get(person);
  return seal ? { kind: "person", ...seal } : null;
}

/** A rating as people read it, with the spread that holds in nineteen of twenty cases. */
const shown = ({ mu, sigma }: Rating) => ({ rating: Math.round(mu), spread: Math.round(2 * sigma) });

const trendOf = ({ rating, before }: Ranked): number | null =>
  before === null ? null : Math.round(rating.mu) - Math.round(before);

/** Puts the computers on every ladder, even before their first game: all players are measured by them. */
function withComputers(ranked: readonly Ranked[]): readonly Ranked[] {
  const missing = LEVELS.map((level) => `bot:${level}` as const).filter((computer) =>
    ranked.every(({ entity }) => entity !== computer),
  );
  const added = missing.map(
    (entity): Ranked => ({
      entity,
      rating: firstRating(entity),
      games: 0,
      won: 0,
      opponents: 0,
      before: null,
    }),
  );
  return [...ranked, ...added].sort((one, other) => other.rating.mu - one.rating.mu);
}

/** Whether little is known of a player yet. For a computer it does not matter how many opponents it has had. */
const isNew = ({ entity, rating, opponents }: Ranked): boolean =>
  isProvisional(rating, personIn(entity) === null ? undefined : opponents);

/** All lines with their places. Computers have none. People of whom little is known yet have none either, and come last. */
function placedIn(ranked: readonly Ranked[]) {
  const [last, first] = [true, false].map((isLast) =>
    ranked.filter((line) => (personIn(line.entity) !== null && isNew(line)) === isLast),
  );
  let place = 0;
  return [...(first ?? []), ...(last ?? [])].map((line) => {
    const ranks = !isNew(line) && personIn(line.entity) !== null;
    if (ranks) place++;
    return { line, place: ranks ? place : null };
  });
}

/** There is no line for an account that has just been deleted. */
function lineOf(line: Ranked, place: number | null, seals: Seals, curve: readonly RatedAt[]): LadderLine[] {
  const player = playerOf(line.entity, seals);
  const { rating, games, won } = line;
  if (!player) return [];
  const provisional = isNew(line);
  return [{ ...shown(rating), games, won, player, provisional, place, trend: trendOf(line), curve }];
}

/** At most `POINTS` rows, the first and the last among them. */
function thinned<T>(rows: readonly T[]): readonly T[] {
  if (rows.length <= POINTS) return rows;
  const step = (rows.length - 1) / (POINTS - 1);
  return Array.from({ length: POINTS }, (_, i) => rows[Math.round(i * step)]).filter(
    (row): row is T & {} => row !== undefined,
  );
}
