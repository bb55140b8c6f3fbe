/**
 * Random games of every game, for measuring. `--against` copies this folder into an older tree and runs it there: it
 * needs nothing but the kernel and the game that is measured, for an older tree may lack another.
 */
import { createHash } from "node:crypto";
import { type Core, Engine, type Game, hashed, type Option, type Settings, stream } from "@westmarch/kernel";

const CONFRONTATION = "confrontation";
const DUEL = "duel";
const WAR = "war-of-the-ring";
const FIVE_ARMIES = "five-armies";
const CARDS = "trading-card-game";
const RANDOM_DECKS = { deck1: "random", deck2: "random", deck3: "random", deck4: "random" };

export const WAR_OF_3 = `${WAR}-of-3`;
export const WAR_OF_4 = `${WAR}-of-4`;
export const CARDS_OF_RANDOM_DECKS = `${CARDS}-of-random-decks`;
export const CARDS_OF_4 = `${CARDS}-of-4`;

/** The settings of each name that is measured. */
export const SETTINGS: Readonly<Record<string, Settings>> = {
  [CONFRONTATION]: {},
  [DUEL]: {},
  [WAR]: {},
  [WAR_OF_3]: { players: "3" },
  [WAR_OF_4]: { players: "4" },
  [FIVE_ARMIES]: {},
  [CARDS]: {},
  [CARDS_OF_RANDOM_DECKS]: RANDOM_DECKS,
  [CARDS_OF_4]: { ...RANDOM_DECKS, players: "4" },
};

/** A whole game by random choices; list and apply count as one decision. */
export function randomGame<G extends Core<S>, S>(
  engine: Engine<G, S>,
  settings: Settings,
  seed: number,
): number {
  let decisions = 0;
  const chance = hashed(seed);
  const random = stream(seed);
  const g = engine.start(settings, chance);
  for (let asks = engine.asks(g); asks.length > 0; asks = engine.asks(g)) {
    const { seat, options } = asks[0];
    engine.trust(g, seat, options[random(options.length)], chance);
    decisions++;
  }
  return decisions;
}

/** Positions from the middle of random games. */
export function positions<G extends Core<S>, S>(
  engine: Engine<G, S>,
  settings: Settings,
  count: number,
): G[] {
  const found: G[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const chance = hashed(seed);
    const random = stream(seed);
    const g = engine.start(settings, chance);
    for (let i = 0; i < 30 + (seed % 20) && g.result === null; i++) {
      const { seat, options } = engine.asks(g)[0];
      engine.trust(g, seat, options[random(options.length)], chance);
    }
    if (g.result === null) found.push(g);
  }
  return found;
}

/** Between two looks at everything in `digest`: often enough to meet every chapter, seldom enough to be quick. */
const LOOKED_AT_EVERY = 5;

/**
 * All that can be told of one random game, as a short text: what was asked, chosen and told, views, guesses at the
 * whole from them, refusals, and the final state, byte for byte.
 */
function digest<G extends Core<S>, S>(engine: Engine<G, S>, settings: Settings, seed: number): string {
  const sum = createHash("sha1");
  const put = (value: unknown): void => void sum.update(`${JSON.stringify(value)}\n`);
  const chance = hashed(seed);
  const random = stream(seed);
  const g = engine.start(settings, chance, put);
  const seats = engine.game.seats(settings).map((_, seat) => seat);
  let before: Option = ["none"];
  let decisions = 0;
  for (let asks = engine.asks(g); asks.length > 0; asks = engine.asks(g)) {
    put(asks);
    const { seat, options } = asks[0];
    if (decisions++ % LOOKED_AT_EVERY === 0) {
      put(engine.refusal(g, seat, before));
      for (const one of [...seats, null]) {
        const view = engine.view(g, one);
        put(view);
        if (one === null) continue;
        put(engine.askOf(view, one));
        put(engine.determinize(view, one, random));
      }
    }
    before = options[random(options.length)];
    put(engine.trust(g, seat, before, chance, put).draws);
  }
  put(g);
  return sum.digest("hex");
}

/** What is done with one game; each has a state of its own kind, so each is closed over here. */
export interface Plays {
  /** Plays random games of these seeds, and says how many decisions they took. */
  random(seeds: readonly number[]): number;
  /** Looks at positions through one seat, with what it is asked, so many times over; says how many looks. */
  views(rounds: number): number;
  /** What those games come to, in every detail. */
  digest(seeds: readonly number[]): string;
}

const POSITIONS = 64;

function plays<G extends Core<S>, S>(game: Game<G, S>, settings: Settings): Plays {
  const engine = new Engine(game);
  let some: readonly G[] | undefined;
  return {
    random: (seeds) => seeds.reduce((decisions, seed) => decisions + randomGame(engine, settings, seed), 0),
    views: (rounds) => {
      some ??= positions(engine, settings, POSITIONS);
      for (let i = 0; i < rounds; i++) for (const g of some) engine.askOf(engine.view(g, 0), 0);
      return rounds * some.length;
    },
    digest: (seeds) => seeds.map((seed) => digest(engine, settings, seed)).join(" "),
  };
}

/** The game that is played under a name of `SETTINGS`. */
export async function played(name: string): Promise<Plays> {
  const settings = SETTINGS[name];
  if (!settings) throw new Error(`there is no game ${name}; there is ${Object.keys(SETTINGS).join(", ")}`);
  if (name === CONFRONTATION)
    return plays((await import("@westmarch/confrontation")).confrontation, settings);
  if (name === DUEL) return plays((await import("@westmarch/duel")).duel, settings);
  if (name === FIVE_ARMIES) return plays((await import("@westmarch/five-armies")).fiveArmies, settings);
  return name.startsWith(WAR)
    ? plays((await import("@westmarch/war-of-the-ring")).warOfTheRing, settings)
    : plays((await import("@westmarch/trading-card-game")).tradingCardGame, settings);
}
