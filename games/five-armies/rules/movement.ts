/** Chapter 8, and 5.1, 5.4, 5.6: armies and characters move. */
import {
  CHARACTER,
  type CharacterId,
  DAMAGE,
  GOBLIN,
  GROUPS_OF,
  type GroupId,
  LEADERSHIP_TOKENS,
  other,
  PLACE,
  type PlaceId,
  SHADOW,
  type Side,
  sideOfCharacter,
  THING,
  type ThingId,
  UNIT_COUNT,
  UNITS_OF,
  WALKERS,
} from "../ids.ts";
import { printed } from "../printing.ts";
import type { FiveArmies } from "../state.ts";
import { type C, type Chosen, chapter, enter } from "../vocabulary.ts";
import {
  figuresIn,
  hasArmy,
  isBarred,
  isBeornIn,
  isFree,
  isSettlement,
  leadershipIn,
  roomIn,
  stopsMarch,
  unitsIn,
  ways,
} from "./board.ts";
import { ALL, DONE, GO } from "./choices.ts";
import {
  bears,
  bearsIn,
  depart,
  type Force,
  forceIn,
  land,
  leadershipOf,
  nothing,
  remove,
  typesIn,
  unitsOf,
  walk,
  without,
} from "./forces.ts";
import { openPasses } from "./goblins.ts";
import { keepTokens } from "./mustering.ts";
import { no, type Refusal } from "./refusal.ts";
import { enteredBy } from "./standing.ts";
import { checkVictory } from "./victory.ts";

/** What an order asks of the army that moves. */
export interface Order {
  /** 1: the moving part must have leadership (8.10). */
  readonly led: number;
  /** Types of which the army, and the part of it that moves, must have one, a mask; 0: any army. */
  readonly types: number;
  /** 1: nobody stays (5.9). */
  readonly whole: number;
  /** Types of which the moving part must be made, a mask; 0: any. */
  readonly only: number;
}

/** Whether an army has a unit of these types, a mask; 0 asks for none. */
export function hasTypes(g: FiveArmies, side: Side, at: PlaceId, types: number): boolean {
  if (types === 0) return true;
  for (const unit of UNITS_OF[side])
    if ((types & (1 << unit)) !== 0 && figuresIn(g, at, unit) > 0) return true;
  return false;
}

const NO_ARMY_THERE = no("no-army-there", "8.2");
const ENEMYS_ARMY = no("enemys-army", "8.2");
const NO_LEADERSHIP = no("no-leadership", "8.10");
const LACKS_GOBLINS = no("lacks-goblins", "5.9");
const LACKS_UNITS = no("lacks-units", "18.2");
/** Why an order is not for the army there. */
export function whyNotOrdered(g: FiveArmies, side: Side, at: PlaceId, order: Order): Refusal | null {
  if (!hasArmy(g, side, at)) return hasArmy(g, other(side), at) ? ENEMYS_ARMY : NO_ARMY_THERE;
  if (order.led !== 0 && leadershipIn(g, side, at) === 0) return NO_LEADERSHIP;
  if (!hasTypes(g, side, at, order.types)) return order.types === 1 << GOBLIN ? LACKS_GOBLINS : LACKS_UNITS;
  return hasTypes(g, side, at, order.only) ? null : LACKS_UNITS;
}
/** Whether the army there fits an order. */
export const fitsOrder = (g: FiveArmies, side: Side, at: PlaceId, order: Order): boolean =>
  whyNotOrdered(g, side, at, order) === null;

const BEORN_THERE = no("beorn-there", "16.3");
const ENEMY_THERE = no("enemy-there", "8.2");
/** 8.2, 16.3: why an army cannot enter a place now. */
export const whyNotEntered = (g: FiveArmies, side: Side, to: PlaceId): Refusal | null =>
  !isBarred(g, side, to) ? null : isBeornIn(g, to) ? BEORN_THERE : ENEMY_THERE;
export const canEnter = (g: FiveArmies, side: Side, to: PlaceId): boolean => !isBarred(g, side, to);

/** Where an order allows a step from a place. */
function stepsFrom(g: FiveArmies, side: Side, order: Order, at: PlaceId): readonly PlaceId[] {
  return fitsOrder(g, side, at, order) ? ways(g, side, at).filter((to) => canEnter(g, side, to)) : NOWHERE;
}
const NOWHERE: readonly PlaceId[] = [];

/** Every step that an order allows, from one place or from any. */
export function stepsOf(g: FiveArmies, side: Side, order: Order, from?: PlaceId): Chosen<"step">[] {
  const steps: Chosen<"step">[] = [];
  for (const at of from === undefined ? PLACE.all : [from])
    for (const to of stepsFrom(g, side, order, at)) steps.push(ALL.step[at][to]);
  return steps;
}
/** Whether an order allows any step. */
export const mayStep = (g: FiveArmies, side: Side, order: Order): boolean =>
  PLACE.all.some((at) => stepsFrom(g, side, order, at).length > 0);

// ---- 8.7, 8.8: entering

/** An army, or Beorn, comes to a place or through it. */
export function entered(c: C, side: Side, at: PlaceId): void {
  const { g } = c;
  const mark = side === SHADOW ? 1 : 0;
  if (isSettlement(g, at) && g.control[at] !== mark) {
    g.control[at] = mark;
    c.tell("control", { place: at, side });
  }
  for (const group of GROUPS_OF[other(side)]) eliminateTokens(c, at, group);
  enteredBy(c, side, at);
  checkVictory(c);
}

/** 10.5: tokens go back to their stack, unseen. */
export function eliminateTokens(c: C, at: PlaceId, group: GroupId, most = Number.POSITIVE_INFINITY): void {
  const { g } = c;
  const slot = at * GROUPS + group;
  const many = Math.min(most, g.recruits[slot]);
  if (many === 0) return;
  g.recruits[slot] -= many;
  c.tell("tokens-eliminated", { place: at, group, many });
}
const GROUPS = 3;

// ---- 8.3: splitting

const isCharacter = (thing: ThingId): boolean =>
  thing >= UNIT_COUNT && thing < UNIT_COUNT + CHARACTER.names.length;

/** The markers that may stay when so much of an army stays (8.3). */
export function markersToStay(
  g: FiveArmies,
  army: Force,
  stay: Force,
): readonly [least: number, most: number] {
  const damage = army[DAMAGE];
  const go = without(army, stay);
  return [Math.max(0, damage - bears(g, go)), Math.min(damage, bears(g, stay))];
}

/** What is told of a part so far; `most`: how many units may go, 0: any. */
type Telling = Order & { readonly stay: Force; readonly most: number };

/** Whether the rest of an army may leave, so much of it staying. */
function mayGo(g: FiveArmies, side: Side, army: Force, f: Telling): boolean {
  const go = without(army, f.stay);
  if (unitsOf(go) === 0 || (f.most > 0 && unitsOf(go) > f.most)) return false;
  if (unitsOf(f.stay) > 0) {
    const [least, most] = markersToStay(g, army, f.stay);
    if (least > most) return false;
  }
  if (f.only !== 0)
    for (const unit of UNITS_OF[side]) if (go[unit] > 0 && (f.only & (1 << unit)) === 0) return false;
  return holds(side, go, f.types) && (f.led === 0 || leadershipOf(g, side, go) > 0);
}

/** 5.9, 8.3: whether a part holds a unit of these types, a mask; 0 asks for none. */
const holds = (side: Side, part: Force, types: number): boolean =>
  types === 0 || UNITS_OF[side].some((unit) => (types & (1 << unit)) !== 0 && part[unit] > 0);

/** What may still be told to stay: things in the order of their numbers, each once. */
function stayOptions(g: FiveArmies, side: Side, f: Telling & { from: PlaceId; thing: number; may: number }) {
  const army = forceIn(g, side, f.from);
  const options: Chosen<"stay" | "go" | "done">[] = mayGo(g, side, army, f) ? [GO] : [];
  if (f.may !== 0) options.push(DONE);
  if (f.whole !== 0) return options;
  const units = unitsOf(army);
  for (const thing of THING.all) {
    if (thing < f.thing || thing === DAMAGE) continue;
    // Tokens stay with units alone (7.7).
    if (thing === LEADERSHIP_TOKENS && unitsOf(f.stay) === 0) continue;
    for (let many = 1; many <= army[thing]; many++) {
      const stay = f.stay.slice();
      stay[thing] = many;
      if (unitsOf(stay) >= units) break;
      if (canLeadOn(g, side, army, { ...f, stay }, thing)) options.push(ALL.stay[thing][many]);
    }
  }
  return options;
}

/** Whether something that is still to be told makes a departure possible: only the next tellings can take, never give. */
function canLeadOn(g: FiveArmies, side: Side, army: Force, f: Telling, thing: ThingId): boolean {
  if (mayGo(g, side, army, f)) return true;
  if (f.most > 0) {
    let least = 0;
    for (const unit of UNITS_OF[side]) if (unit <= thing) least += army[unit] - f.stay[unit];
    return least <= f.most && unitsOf(without(army, f.stay)) > 0;
  }
  // Units of other types may have to stay behind as well before the part is made of the right ones.
  return f.only !== 0 && !isCharacter(thing) && mayGoWithout(g, side, army, f, thing);
}
function mayGoWithout(g: FiveArmies, side: Side, army: Force, f: Telling, thing: ThingId): boolean {
  const stay = f.stay.slice();
  for (const unit of UNITS_OF[side])
    if ((f.only & (1 << unit)) === 0) {
      if (unit <= thing && stay[unit] < army[unit]) return false;
      stay[unit] = army[unit];
    }
  return mayGo(g, side, army, { ...f, stay });
}

export const split = chapter("split", {
  thing: 0,
  stay: [],
  led: 0,
  types: 0,
  whole: 0,
  only: 0,
  most: 0,
  may: 0,
})({
  begin: (_c, f) => {
    f.stay = nothing();
  },
  part: {
    prompt: "part",
    pick: (g, f) => ({ seat: f.side, options: stayOptions(g, f.side, f), about: [f.from, f.to] }),
    answered: (_c, f, option) => {
      if (option[0] === "done") return { end: null };
      if (option[0] === "go") return;
      const [, thing, many] = option;
      f.stay = f.stay.with(thing, many);
      f.thing = thing + 1;
      return { go: "part" };
    },
  },
  markers: {
    prompt: "markers",
    pick: (g, f) => {
      const [least, most] =
        unitsOf(f.stay) > 0 ? markersToStay(g, forceIn(g, f.side, f.from), f.stay) : NO_MARKERS;
      return { seat: f.side, options: ALL.number.slice(least, most + 1), about: [f.from, f.to] };
    },
    answered: (_c, f, [, many]) => {
      f.stay = f.stay.with(DAMAGE, many);
    },
  },
  leave: (c, f) => {
    depart(c, f.side, f.from, f.to, without(forceIn(c.g, f.side, f.from), f.stay));
    keepTokens(c, f.from);
  },
});
const NO_MARKERS = [0, 0] as const;

// ---- 8.4: merging

/** Lets columns come to rest, and armies shrink to what their places hold. */
export const landing = chapter("landing", { places: [], n: 0 })({
  land: (c, f) => {
    f.places = land(c.g, f.side);
    for (const at of f.places) entered(c, f.side, PLACE.of(at));
    openPasses(c);
  },
  next: (_c, f) => {
    if (f.n === f.places.length) return { end: null };
    const at = PLACE.of(f.places[f.n++]);
    return enter("excess", { side: f.side, where: at, trades: 1 }, "next");
  },
});

/** 8.4, 8.9, 10.4: no more units stay in a place than it holds. */
export const excess = chapter("excess", { trades: 0, over: 0 })({
  check: ({ g }, f) => {
    if (unitsIn(g, f.side, f.where) <= roomIn(g, f.side, f.where)) return { end: null };
  },
  lose: {
    prompt: "excess",
    pick: (g, f) => {
      const isOver = unitsIn(g, f.side, f.where) > roomIn(g, f.side, f.where);
      const options: (Chosen<"lose"> | Chosen<"done">)[] = typesIn(g, f.side, f.where).map(
        (unit) => ALL.lose[unit],
      );
      // More may go as long as each takes markers along.
      if (!isOver) {
        if (f.trades === 0 || g.damage[f.where] === 0) return { seat: f.side, options: [], about: [f.where] };
        options.push(DONE);
      }
      return { seat: f.side, options, about: [f.where] };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return { end: null };
      dismiss(c, f.where, option[1], f.trades !== 0);
      if (unitsIn(c.g, f.side, f.where) > 1) return { go: "lose" };
    },
  },
});

/** One unit leaves, with up to two markers where they may be traded for it. */
export function dismiss(c: C, at: PlaceId, unit: Chosen<"lose">[1], trades: boolean): void {
  const { g } = c;
  remove(g, at, unit);
  if (trades) g.damage[at] -= Math.min(2, g.damage[at]);
  c.tell("removed", { place: at, unit, damage: g.damage[at] });
}

// ---- 5.1: strategic move

/** Up to so many armies each move one region; all movements are finished before any merging. */
export const strategic = chapter("strategic", { led: 0, types: 0, whole: 0, only: 0, moved: [] })({
  choose: {
    prompt: "move",
    pick: (g, f) => {
      const steps = f.left > 0 ? stepsOf(g, f.side, f) : [];
      return { seat: f.side, options: steps.length > 0 ? [...steps, DONE] : [] };
    },
    answered: (_c, f, option) => {
      if (option[0] === "done") return { go: "land" };
      f.left--;
      const [, from, to] = option;
      return enter("split", { ...orderOf(f), side: f.side, from, to }, "choose");
    },
  },
  land: (_c, f) => enter("landing", { side: f.side }),
});

export const orderOf = ({ led, types, whole, only }: Order): Order => ({ led, types, whole, only });

// ---- 5.4, 8.6: forced march

/** One army marches, or up to `left` of them one after the other; they merge when the last has come to rest. */
export const march = chapter("march", {
  led: 0,
  types: 0,
  whole: 0,
  only: 0,
  from: -1,
  steps: 2,
  left: 1,
  regions: 2,
})({
  choose: {
    prompt: "move",
    pick: (g, f) => ({
      seat: f.side,
      options: [...stepsOf(g, f.side, f, PLACE.is(f.from) ? f.from : undefined), DONE],
    }),
    answered: (c, f, option) => {
      if (option[0] === "done") return c.g.columns.length > 0 ? { go: "land" } : { end: null };
      const [, from, to] = option;
      f.steps--;
      f.from = to;
      return enter("split", { ...orderOf(f), side: f.side, from, to }, "enter");
    },
  },
  enter: ({ g }, f) => {
    if (f.steps === 0 || stopsMarch(g, f.side, PLACE.of(f.from))) return { go: "again" };
  },
  onward: {
    prompt: "onward",
    pick: (g, f) => ({
      seat: f.side,
      options: [
        DONE,
        ...ways(g, f.side, PLACE.of(f.from)).flatMap((to) => (canEnter(g, f.side, to) ? [ALL.to[to]] : [])),
      ],
      about: [PLACE.of(f.from)],
    }),
    answered: (c, f, option) => {
      if (option[0] === "done") return;
      const { g } = c;
      const [, to] = option;
      const from = PLACE.of(f.from);
      entered(c, f.side, from);
      const last = g.columns.length - 1;
      const { force } = g.columns[last];
      g.columns[last] = { to, force };
      c.tell("marched", { side: f.side, from, to, force: force.slice() });
      f.steps--;
      f.from = to;
      return { go: "enter" };
    },
  },
  again: (_c, f) => {
    if (f.left <= 1) return;
    f.left--;
    f.from = -1;
    f.steps = f.regions;
    return { go: "choose" };
  },
  land: (_c, f) => enter("landing", { side: f.side }, "end"),
  /** Hands back where the army has come to. */
  end: (_c, f) => ({ end: f.from }),
});

// ---- 5.6: characters move alone

/** 7.2: where a character can walk to: past enemies, and not across rivers. */
export function reach(
  g: FiveArmies,
  character: CharacterId,
  steps = printed(g).movement[character],
): PlaceId[] {
  const side = sideOfCharacter(character);
  const at = g.at[character];
  if (at < 0) return [];
  const reached: PlaceId[] = [at];
  let edge: readonly PlaceId[] = [at];
  for (let step = 0; step < steps; step++) {
    const next: PlaceId[] = [];
    for (const from of edge)
      for (const to of ways(g, side, from))
        if (!reached.includes(to)) {
          reached.push(to);
          next.push(to);
        }
    edge = next;
  }
  return reached.slice(1);
}

/** Characters one after the other; each may move up to its movement. */
export const walkers = chapter("walkers", { n: 0, last: -1 })({
  next: ({ g }, f) => {
    const all = WALKERS[f.side];
    while (f.n < all.length && (g.at[all[f.n]] < 0 || (f.last >= 0 && all[f.n] !== f.last))) f.n++;
    if (f.n === all.length) return { end: null };
  },
  to: {
    prompt: "walk",
    pick: (g, f) => {
      const character = WALKERS[f.side][f.n];
      return {
        seat: f.side,
        options: [DONE, ...reach(g, character).map((to) => ALL.to[to])],
        about: [character],
      };
    },
    answered: (c, f, option) => {
      const character = WALKERS[f.side][f.n];
      f.n++;
      if (option[0] === "done") return { go: "next" };
      const from = PLACE.of(c.g.at[character]);
      walk(c, character, option[1]);
      // 12.10: an army that a character has left may bear less.
      return c.g.damage[from] > bearsIn(c.g, f.side, from)
        ? enter("casualties", { side: f.side, where: from }, "next")
        : { go: "next" };
    },
  },
});

/** Whether any character of a side can move alone. */
export const mayWalk = (g: FiveArmies, side: Side): boolean =>
  WALKERS[side].some((character) => g.at[character] >= 0);

/** Whether a free army of a side could stand there at all (16.3). */
export const mayStand = (g: FiveArmies, side: Side, at: PlaceId): boolean =>
  isFree(g, side, at) && !isBeornIn(g, at);
