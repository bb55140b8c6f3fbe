/**
 * The end of a game solved exactly: every choice, and every card and token that may yet be turned up, each as likely as any other
 * that is unseen. What is hidden decides nothing before it is turned up, for both sides know as much (`knowAlike`).
 */
import { reward } from "@westmarch/bots/evaluation";
import { type Ask, Engine, type Event, type Option, type Seat, sameOption } from "@westmarch/kernel";
import { CHAPTERS, type RaceId, raceOf, TOKEN } from "../data/ids.ts";
import { duel } from "../index.ts";
import { type Duel, EMPTY, FACE_DOWN, LEFTOVERS } from "../state.ts";

const engine = new Engine(duel);

/** What each option is worth to the seat that is asked, 0 … 1. */
export interface Solved {
  readonly options: readonly { readonly option: Option; readonly value: number }[];
  readonly best: number;
  /** How many positions were looked at. */
  readonly positions: number;
}

/** Why a position is not solved: it has too many to follow, or one side may come to know more than the other. */
export type Unsolved = "too-large" | "not-alike";

/** A search that comes this near to the end follows every line instead, as far as that takes no more positions. */
const NEAR = 3;
const MOST = 2000;
/** Values that differ by less are the same. */
const SAME = 1e-9;

/** The options that are worth most near the end; null where that is not known, or nothing hangs on the choice. */
export function bestNearTheEnd(g: Duel): readonly Option[] | null {
  if (!isEndgame(g) || cardsLeft(g) > NEAR) return null;
  const found = solved(g, MOST);
  if (typeof found === "string") return null;
  const best = found.options.filter(({ value }) => found.best - value < SAME);
  return best.length < found.options.length ? best.map(({ option }) => option) : null;
}

/** How many cards are left to take in this chapter. */
export const cardsLeft = (g: Duel): number => g.slots.filter((slot) => slot !== EMPTY).length;

/** A position of the last chapter, where no side has looked at what was left over. */
export const isEndgame = (g: Duel): boolean =>
  g.chapter === CHAPTERS && g.looked.every((mask) => (mask & (1 << (CHAPTERS - 1))) === 0);

class Stopped extends Error {
  readonly why: Unsolved;
  constructor(why: Unsolved) {
    super(why);
    this.why = why;
  }
}

const noChance = (): number => {
  throw new Error("nothing is drawn in the last chapter");
};

/** Solves the choice that is asked here, looking at so many positions at most. */
export function solved(g: Duel, most: number): Solved | Unsolved {
  if (!isEndgame(g)) return "not-alike";
  const solver = new Solver(most);
  try {
    const [ask] = engine.asks(g);
    const { seat } = ask;
    const options = ask.options.map((option) => {
      const value = solver.after(g, seat, option);
      return { option, value: seat === 0 ? value : 1 - value };
    });
    return { options, best: Math.max(...options.map(({ value }) => value)), positions: solver.positions };
  } catch (error) {
    if (error instanceof Stopped) return error.why;
    throw error;
  }
}

/** What is lost, in parts of a game, by choosing this. */
export function lossOf({ options, best }: Solved, option: Option): number {
  const found = options.find((one) => sameOption(one.option, option));
  if (!found) throw new Error(`${option.join(" ")} is not offered`);
  return best - found.value;
}

class Solver {
  readonly #most: number;
  /** What positions are worth to the first seat, at the beginning of turns. */
  readonly #known = new Map<string, number>();
  positions = 0;

  constructor(most: number) {
    this.#most = most;
  }

  #value(g: Duel): number {
    if (g.result) return reward(g.result, g.sealed.length, 0);
    const [{ prompt, seat, options }] = engine.asks(g);
    if (prompt !== "turn") return this.#best(g, seat, options);
    const key = keyOf(g);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const value = this.#best(g, seat, options);
    this.#known.set(key, value);
    return value;
  }

  #best(g: Duel, seat: Seat, options: Ask["options"]): number {
    const most = seat === 0 ? 1 : 0;
    let best = 1 - most;
    for (const option of [...options]) {
      const value = this.after(g, seat, option);
      if (seat === 0 ? value > best : value < best) best = value;
      if (best === most) return best;
    }
    return best;
  }

  /** What a position is worth to the first seat after this choice, on average over what it may turn up. */
  after(g: Duel, seat: Seat, option: Option): number {
    const first = this.#played(g, seat, option);
    if (!first.revealed) return this.#value(first.g);
    let sum = 0;
    const worlds = worldsOf(g, first);
    for (const world of worlds) sum += this.#value(this.#played(world, seat, option).g);
    return sum / worlds.length;
  }

  #played(before: Duel, seat: Seat, option: Option): Played {
    if (this.positions++ >= this.#most) throw new Stopped("too-large");
    const g = engine.game.clone(before);
    const races = new Set<RaceId>();
    const tell = ({ type, facts }: Event): void => {
      const shown = type === "tokens-revealed" ? facts.tokens : type === "token-kept" ? facts.offer : [];
      if (Array.isArray(shown)) for (const token of shown) races.add(raceOf(TOKEN.of(token)));
    };
    const { barrier } = engine.trust(g, seat, option, noChance, tell);
    if (!isEndgame(g)) throw new Stopped("not-alike");
    return { g, revealed: barrier, races: [...races] };
  }
}

/** A position after a choice, and the races of which tokens were shown on the way. */
interface Played {
  readonly g: Duel;
  readonly revealed: boolean;
  readonly races: readonly RaceId[];
}

/** All that both sides see; what it is worth hangs on nothing else. */
const keyOf = (g: Duel): string =>
  JSON.stringify([
    [g.turn, g.extra, g.trio],
    [g.coins, g.quest, g.fortresses, g.known],
    g.units,
    g.slots,
    g.where,
    g.landmarks,
    g.tokens,
    g.secret.stacks.map((stack, race) => stack.slice(0, g.known[race])),
  ]);

/** The position before the choice, once for each way in which what the choice turned up may lie. */
function worldsOf(before: Duel, { g, races }: Played): readonly Duel[] {
  let worlds: readonly Duel[] = [before];
  for (const race of races) worlds = worlds.flatMap((world) => stacksOf(world, race));
  for (const [slot, card] of before.slots.entries())
    if (card === FACE_DOWN && g.slots[slot] !== FACE_DOWN)
      worlds = worlds.flatMap((world) => cardsAt(world, slot, turnedUp(before, g, slot)));
  return worlds;
}

/** The slots turned up by the choice that come before this one: their cards are settled. */
const turnedUp = (before: Duel, g: Duel, slot: number): ReadonlySet<number> =>
  new Set(
    [...before.slots.keys()].filter(
      (other) => other < slot && before.slots[other] === FACE_DOWN && g.slots[other] !== FACE_DOWN,
    ),
  );

/** The same, once for each order of the tokens of that race that nobody has seen. */
function stacksOf(world: Duel, race: RaceId): readonly Duel[] {
  const stack = world.secret.stacks[race];
  const seen = stack.slice(0, world.known[race]);
  return orders(stack.slice(world.known[race])).map((order) => {
    const stacks = world.secret.stacks.slice();
    stacks[race] = [...seen, ...order];
    return { ...world, secret: { ...world.secret, stacks } };
  });
}

/** The same, once for each unseen card of the chapter in that slot. */
function cardsAt(world: Duel, slot: number, settled: ReadonlySet<number>): readonly Duel[] {
  const { slots, leftovers } = world.secret;
  const worlds: Duel[] = [world];
  for (const [other, card] of slots.entries()) {
    if (other === slot || settled.has(other) || world.slots[other] !== FACE_DOWN) continue;
    const swapped = slots.slice();
    swapped[other] = slots[slot];
    swapped[slot] = card;
    worlds.push({ ...world, secret: { ...world.secret, slots: swapped } });
  }
  for (let i = (CHAPTERS - 1) * LEFTOVERS; i < CHAPTERS * LEFTOVERS; i++) {
    const rest = leftovers.slice();
    const swapped = slots.slice();
    rest[i] = slots[slot];
    swapped[slot] = leftovers[i];
    worlds.push({ ...world, secret: { ...world.secret, slots: swapped, leftovers: rest } });
  }
  return worlds;
}

/** All orders of a few things. */
function orders<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length < 2) return [things];
  return things.flatMap((thing, i) =>
    orders(things.filter((_, other) => other !== i)).map((rest) => [thing, ...rest]),
  );
}
