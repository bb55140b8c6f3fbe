/** 8.5, 8.7: Armies move. D-ARM-01. */
import { chapter, type Option } from "@westmarch/kernel";
import { NONE } from "../data/ids.ts";
import { REGION_COUNT } from "../data/regions.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { ALL, DONE, GO, number } from "./choices.ts";
import { type Moving, NO_LEAD, type Passage } from "./frames.ts";
import { march } from "./march.ts";
import { areAlike, destinations, origins, routesTo, splitAlong } from "./movement.ts";
import { canSplit, goers, type Split, splitOptions, staying } from "./splitting.ts";

/** What can be said next of the Army to be moved: up to `most` of it. */
function moves(g: War, f: Moving, most: number): Option[] {
  const options: Option[] = [];
  if (f.reach > 1) {
    for (const from of origins(g, f, most)) options.push(ALL.from[from]);
    return options;
  }
  const first = sideOf(g, f.seat) * REGION_COUNT;
  for (let from = 0; from < REGION_COUNT && options.length < most; from++) {
    if (g.count[first + from] === 0) continue;
    for (const to of destinations(g, f, from, most - options.length)) {
      const move = ALL.move[from][to];
      if (move) options.push(move);
    }
  }
  return options;
}

const mayStop = (f: Moving): boolean => f.moved.length >= f.least;

const splitNow = (g: War, f: Moving): Split => splitAlong(g, f.seat, f.from, f.way, f.lead, f.moved);

const aim = (f: Moving, from: number, to: number): void => {
  f.from = from;
  f.to = to;
  f.way = [];
  f.stay = [];
  f.decided = [];
};

/** Carries out `go`, or `stay` of so many of a kind; true when nothing more is to be said. */
function heed(f: Moving | Passage, option: Option): boolean {
  if (option[0] === GO[0]) return true;
  const figure = number(option[1]);
  f.stay = staying(f.stay, figure, number(option[2]));
  f.decided = [...f.decided, figure];
  return false;
}

/** 8.5.2: true when nothing is left to ask. */
function isSplit(g: War, f: Moving | Passage, split: Split): boolean {
  for (;;) {
    const options = splitOptions(g, split, f.stay, f.decided);
    if (options.length > 1) return false;
    if (options.length === 0) throw new Error(`nobody may go from region ${f.from}`);
    if (heed(f, options[0])) return true;
  }
}

export const moving = chapter<War, Moving>()({
  more: ({ g }, f) => {
    aim(f, NONE, NONE);
    if (f.left === 0) return { end: null };
    const options = moves(g, f, 2);
    if (options.length === 0) return { end: null };
    if (options.length > 1 || mayStop(f)) return;
    const [, from, to] = options[0];
    f.from = number(from);
    if (to === undefined) return { go: "way" };
    f.to = number(to);
    return { go: "route" };
  },
  choose: {
    ask: (g, f) => {
      const options = moves(g, f, Number.POSITIVE_INFINITY);
      if (mayStop(f)) options.push(DONE);
      return { seat: f.seat, prompt: f.reach > 1 ? "army" : "move", options };
    },
    then: (_c, f, option) => {
      if (option[0] === DONE[0]) return { end: null };
      f.from = number(option[1]);
      if (option.length === 2) return { go: "way" };
      f.to = number(option[2]);
      return { go: "route" };
    },
  },
  way: ({ g }, f) => {
    const [only, more] = destinations(g, f, f.from, 2);
    if (more !== undefined) return;
    f.to = only;
    return { go: "route" };
  },
  destination: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "march-to",
      options: destinations(g, f, f.from).map((to) => ALL.to[to]),
      about: [f.from],
    }),
    then: (_c, f, option) => {
      f.to = number(option[1]);
    },
  },
  /** 8.7.3: step by step, as long as the routes do different things. */
  route: ({ g }, f) => {
    const routes = routesTo(g, f, f.from, f.to, f.way);
    if (!areAlike(g, sideOf(g, f.seat), f.from, routes)) return;
    f.way = routes[0];
    return { go: "split" };
  },
  by: {
    ask: (g, f) => {
      const steps = routesTo(g, f, f.from, f.to, f.way).map((route) => route[f.way.length]);
      return {
        seat: f.seat,
        prompt: "march-by",
        options: [...new Set(steps)].sort((a, b) => a - b).map((to) => ALL.to[to]),
        about: [f.from, f.to],
      };
    },
    then: (_c, f, option) => {
      f.way = [...f.way, number(option[1])];
      return { go: "route" };
    },
  },
  split: ({ g }, f) => (isSplit(g, f, splitNow(g, f)) ? { go: "go" } : undefined),
  stay: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "stay",
      options: splitOptions(g, splitNow(g, f), f.stay, f.decided),
      about: [f.from, f.to],
    }),
    then: (_c, f, option) => ({ go: heed(f, option) ? "go" : "split" }),
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
const passing = (g: War, f: Passage, to: number): Split => splitAlong(g, f.seat, f.from, [to], NO_LEAD);

const ends = (g: War, f: Passage): number[] => f.destinations.filter((to) => canSplit(g, passing(g, f, to)));

export const passage = chapter<War, Passage>()({
  open: ({ g }, f) => {
    const [only, more] = ends(g, f);
    if (only === undefined) return { end: NONE };
    if (more !== undefined) return;
    f.to = only;
    return { go: "split" };
  },
  destination: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "march-to",
      options: ends(g, f).map((to) => ALL.to[to]),
      about: [f.from],
    }),
    then: (_c, f, option) => {
      f.to = number(option[1]);
    },
  },
  split: ({ g }, f) => (isSplit(g, f, passing(g, f, f.to)) ? { go: "go" } : undefined),
  stay: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "stay",
      options: splitOptions(g, passing(g, f, f.to), f.stay, f.decided),
      about: [f.from, f.to],
    }),
    then: (_c, f, option) => ({ go: heed(f, option) ? "go" : "split" }),
  },
  go: (c, f) => {
    const { g } = c;
    march(c, sideOf(g, f.seat), goers(passing(g, f, f.to), f.stay), f.from, f.to, "moves");
    return { end: f.to };
  },
});
