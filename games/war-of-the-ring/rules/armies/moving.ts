/** 8.5, 8.7: Armies move. D-ARM-01. */
import type { AskOf } from "@westmarch/kernel";
import { NONE } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { ALL_REGIONS } from "../../data/regions.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import { type C, type Chosen, chapter, type In } from "../../vocabulary.ts";
import { ALL, DONE } from "../choices.ts";
import { hasArmy } from "../figures.ts";
import { no, type Refusal } from "../refusal.ts";
import { NO_LEAD } from "./lead.ts";
import { march } from "./march.ts";
import { areAlike, destinations, type Order, origins, routesTo, splitAlong, stepsFrom } from "./movement.ts";
import { goers, leave, type Split, splitOptions, whyNoSplit } from "./splitting.ts";

/** The order that a chapter carries out. Frames have many shapes; orders have one, and are looked into for every Army. */
const orderOf = ({ seat, lead, reach, join, moved }: Order): Order => ({
  seat,
  lead,
  reach,
  join,
  moved,
});

/** What can be said next of the Army to be moved, over a border: up to `most` of it. */
function moves(g: War, f: In<"moving">, most: number): Chosen<"move" | "done">[] {
  const options: Chosen<"move" | "done">[] = [];
  const order = orderOf(f);
  const side = sideOf(g, order.seat);
  for (const from of ALL_REGIONS) {
    if (options.length >= most) break;
    if (hasArmy(g, side, from)) stepsFrom(g, order, from, ALL.move[from], most - options.length, options);
  }
  return options;
}

/** The same for an Army that goes further than one region: which it is. */
const armies = (g: War, f: In<"moving">, most: number): Chosen<"from" | "done">[] =>
  origins(g, orderOf(f), most).map((from) => ALL.from[from]);

const mayStop = (f: In<"moving">): boolean => f.moved.length >= f.least;

/** Who goes and who stays on the way chosen so far. */
export const splitNow = (g: War, f: In<"moving">): Split =>
  splitAlong(g, f.seat, f.from, f.way, f.lead, f.moved);

const aim = (f: In<"moving">, from: RegionId, to: RegionId): void => {
  f.from = from;
  f.to = to;
  f.way = [];
  f.stay = [];
  f.decided = [];
};

/** Which Army moves, and where to, unless that is asked next; or none does. */
function set(f: In<"moving">, option: Chosen) {
  if (option[0] === "from") {
    f.from = option[1];
    return { go: "destination" } as const;
  }
  if (option[0] !== "move") return { end: null };
  f.from = option[1];
  f.to = option[2];
  return { go: "route" } as const;
}

export const moving = chapter("moving", {
  reach: 1,
  lead: NO_LEAD,
  join: 0,
  least: 1,
  moved: [],
  from: NONE,
  to: NONE,
  way: [],
  stay: [],
  decided: [],
})({
  more: ({ g }, f) => {
    aim(f, NONE, NONE);
    if (f.left === 0) return { end: null };
    const [only, more] = f.reach > 1 ? armies(g, f, 2) : moves(g, f, 2);
    if (only === undefined) return { end: null };
    if (more !== undefined || mayStop(f)) return;
    return set(f, only);
  },
  choose: {
    ask: (g, f): AskOf<War, "army" | "move"> => {
      const { seat } = f;
      if (f.reach > 1) {
        const options = armies(g, f, Number.POSITIVE_INFINITY);
        if (mayStop(f)) options.push(DONE);
        return { seat, prompt: "army", options };
      }
      const options = moves(g, f, Number.POSITIVE_INFINITY);
      if (mayStop(f)) options.push(DONE);
      return { seat, prompt: "move", options };
    },
    answered: (_c: C, f: In<"moving">, option: Chosen) => set(f, option),
  },
  destination: {
    prompt: "march-to",
    pick: (g, f) => ({
      seat: f.seat,
      options: destinations(g, orderOf(f), f.from).map((to) => ALL.to[to]),
      about: [f.from],
    }),
    answered: (_c, f, [, to]) => {
      f.to = to;
    },
  },
  /** 8.7.3: step by step, as long as the routes do different things. */
  route: ({ g }, f) => {
    const routes = routesTo(g, orderOf(f), f.from, f.to, f.way);
    if (!areAlike(g, sideOf(g, f.seat), f.from, routes)) return;
    f.way = routes[0];
    return { go: "stay" };
  },
  by: {
    prompt: "march-by",
    ask: (g, f) => {
      const steps = routesTo(g, orderOf(f), f.from, f.to, f.way).map((route) => route[f.way.length]);
      return {
        seat: f.seat,
        options: [...new Set(steps)].sort((a, b) => a - b).map((to) => ALL.to[to]),
        about: [f.from, f.to],
      };
    },
    answered: (_c, f, [, to]) => {
      f.way = [...f.way, to];
      return { go: "route" };
    },
  },
  stay: {
    prompt: "stay",
    pick: (g, f) => ({
      seat: f.seat,
      options: splitOptions(g, splitNow(g, f), f.stay, f.decided),
      about: [f.from, f.to],
    }),
    answered: (_c, f, option) => ({ go: leave(f, option) ? "stay" : "go" }),
  },
  go: (c, f) => {
    const { g } = c;
    const side = sideOf(g, f.seat);
    const force = goers(splitNow(g, f), f.stay);
    let at = f.from;
    for (const to of f.way) {
      march(c, side, force, at, to, to === f.to ? "moves" : "passes");
      at = to;
    }
    f.moved = [...f.moved, { at, force }];
    f.left--;
    return { go: "more" };
  },
});

/** A passage goes straight to its end: only the Nation there matters (8.6.1). */
export const splitPassing = (g: War, f: In<"passage">, to: RegionId): Split =>
  splitAlong(g, f.seat, f.from, [to], NO_LEAD);

const NOT_THERE = no("not-a-destination", "6.3.3");
/** Why this Army does not get there by the card. */
export const whyNotPassed = (g: War, f: In<"passage">, to: RegionId): Refusal | null =>
  f.destinations.includes(to) ? whyNoSplit(g, splitPassing(g, f, to)) : NOT_THERE;

const ends = (g: War, f: In<"passage">): RegionId[] => f.destinations.filter((to) => !whyNotPassed(g, f, to));

export const passage = chapter("passage", { to: NONE, stay: [], decided: [] })({
  destination: {
    prompt: "march-to",
    pick: (g, f) => ({
      seat: f.seat,
      options: ends(g, f).map((to) => ALL.to[to]),
      about: [f.from],
    }),
    answered: (_c, f, [, to]) => {
      f.to = to;
    },
    none: () => ({ end: NONE }),
  },
  stay: {
    prompt: "stay",
    pick: (g, f) => ({
      seat: f.seat,
      options: splitOptions(g, splitPassing(g, f, f.to), f.stay, f.decided),
      about: [f.from, f.to],
    }),
    answered: (_c, f, option) => ({ go: leave(f, option) ? "stay" : "go" }),
  },
  go: (c, f) => {
    const { g } = c;
    march(c, sideOf(g, f.seat), goers(splitPassing(g, f, f.to), f.stay), f.from, f.to, "moves");
    return { end: f.to };
  },
});
