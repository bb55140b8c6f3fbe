/** 18.2: what a card, a general's ability or a character's coming does, step by step, as far as it can be done. */

import {
  BOTH,
  deckOf,
  EVENT_DECK,
  FACE,
  FACE_COUNT,
  GENERALS,
  NONE,
  other,
  PASSES,
  PLACE,
  POINTS,
  SHADOW,
  UNIT,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import { type Chosen, chapter, enter } from "../../vocabulary.ts";
import { figuresIn, freeBats, hasArmy, unitsIn } from "../board.ts";
import { ALL, DONE, NO, YES } from "../choices.ts";
import { attacksOf } from "../combat/attack.ts";
import { openPass, openPasses } from "../goblins.ts";
import { canDraw, discardHidden, discardOpen, drawCard, handOf, lookedAt, unlook } from "../hand.ts";
import { eliminateTokens } from "../movement/entering.ts";
import { dismiss } from "../movement/merging.ts";
import { muster, rallyArmy } from "../mustering.ts";
import { ANY_ARMY, placeBat } from "../sky.ts";
import { choice, mustersMeant, shooters } from "./meant.ts";
import { musterGoblins, perform } from "./perform.ts";
import {
  armiesIn,
  BEGINNING,
  besiegedTokens,
  candidates,
  decksMeant,
  isMarchTogether,
  mayDo,
  stepOf,
} from "./possible.ts";
import { orders, putLeadership, termsOf, toEach } from "./to-armies.ts";

export const steps = chapter("steps", { path: [], ...BEGINNING })({
  next: ({ g }, f) => {
    if (stepOf(g, f) === undefined) return { end: null };
    f.chosen = [];
    f.left = NONE;
  },
  /** Where one region rolls dice for its archers. */
  region: {
    prompt: "shooters",
    pick: (g, f) => {
      const step = stepOf(g, f);
      const regions = step?.do === "shoot" ? shooters(g, f.side, step.dice) : [];
      return { seat: f.side, options: regions.map((at) => ALL.to[at]) };
    },
    answered: (_c, f, [, at]) => {
      f.region = at;
    },
  },
  /** The armies that are meant. */
  armies: {
    prompt: "armies",
    pick: (g, f) => {
      const step = stepOf(g, f);
      const armies = step === undefined || isMarchTogether(step) ? null : armiesIn(step);
      const { count, upTo } = armies === null ? { count: 0, upTo: false } : choice(armies);
      const options: (Chosen<"army"> | Chosen<"done">)[] =
        f.chosen.length < count ? candidates(g, f).map((at) => ALL.army[at]) : [];
      if (options.length > 0 && upTo) options.push(DONE);
      return { seat: f.side, options, about: [f.n] };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return;
      const [, at] = option;
      f.chosen = [...f.chosen, at];
      if (hasArmy(c.g, f.side, at)) f.mine = at;
      else f.theirs = at;
      return { go: "armies" };
    },
  },
  perform: (c, f) => {
    const step = stepOf(c.g, f);
    if (step === undefined) return { end: null };
    const armies = armiesIn(step);
    if (armies?.armies === "some") f.those = f.chosen;
    return perform(c, f, step);
  },
  after: (_c, f) => {
    f.n++;
    f.dice = [];
    return { go: "next" };
  },

  // ---- what needs further choices

  /** Each army that was chosen, one after the other. */
  each: (c, f) => {
    const step = stepOf(c.g, f);
    const [at] = f.chosen;
    if (step === undefined || at === undefined) return { go: "after" };
    f.chosen = f.chosen.slice(1);
    return toEach(c, f, step, PLACE.of(at));
  },
  /** A march may be followed by an attack. */
  marched: (c, f) => {
    const step = stepOf(c.g, f);
    const at = typeof f.back === "number" && f.back >= 0 ? f.back : f.left;
    if (step?.do !== "march" || step.attack !== true || !PLACE.is(at)) return { go: "each" };
    return enter(
      "attack",
      { side: f.side, from: at, steps: 0, terms: termsOf(step.terms), ...orders(f) },
      "each",
    );
  },
  /** Up to so many Leadership tokens: the player says how many. */
  leadership: {
    prompt: "leadership",
    pick: (g, f) => {
      const step = stepOf(g, f);
      return {
        seat: f.side,
        options: step?.do === "put leadership" ? ALL.number.slice(0, step.tokens + 1) : [],
        about: [PLACE.of(f.left)],
      };
    },
    answered: (c, f, [, many]) => {
      putLeadership(c, PLACE.of(f.left), many);
      return { go: "each" };
    },
  },
  /** Driven On: a unit and all markers instead of rallying. */
  spend: {
    prompt: "spend",
    pick: (g, f) => ({
      seat: f.side,
      options: PLACE.is(f.left) && unitsIn(g, f.side, f.left) > 1 ? [YES, NO] : [NO],
      about: [PLACE.is(f.left) ? f.left : PLACE.all[0]],
    }),
    answered: (c, f, [verb]) => {
      const at = PLACE.of(f.left);
      if (verb === "yes") return;
      const step = stepOf(c.g, f);
      rallyArmy(c, f.side, at, step?.do === "rally" ? step.target : 6);
      return enter("casualties", { side: f.side, where: at }, "each");
    },
  },
  spent: {
    prompt: "spent",
    pick: (g, f) => ({
      seat: f.side,
      options: UNIT.all.flatMap((unit) => (figuresIn(g, PLACE.of(f.left), unit) > 0 ? [ALL.lose[unit]] : [])),
      about: [PLACE.of(f.left)],
    }),
    answered: (c, f, [, unit]) => {
      const at = PLACE.of(f.left);
      dismiss(c, at, unit, false);
      c.g.damage[at] = 0;
      return { go: "each" };
    },
  },
  /** Attacks one after the other, each without moving first. */
  turns: {
    prompt: "attack",
    pick: (g, f) => {
      const attacks =
        f.left > 0 ? attacksOf(g, f.side, ANY_ARMY).filter(([, from]) => !f.chosen.includes(from)) : [];
      return { seat: f.side, options: attacks.length > 0 ? [...attacks, DONE] : [] };
    },
    answered: (_c, f, option) => {
      if (option[0] !== "attack") return { go: "after" };
      const [, from, target] = option;
      f.left--;
      // Neither the army that has attacked nor where it has advanced to.
      f.chosen = [...f.chosen, from, target];
      return enter("fight", { attacker: f.side, from, target }, "turns");
    },
    none: () => ({ go: "after" }),
  },
  /** Cards are drawn one by one, each looked at before the next. */
  deck: {
    prompt: "deck",
    pick: (g, f) => {
      const step = stepOf(g, f);
      const decks = step?.do === "draw" ? decksMeant(f.side, step.from) : [];
      return {
        seat: f.side,
        options: f.left > 0 ? decks.filter((one) => canDraw(g, one)).map((one) => ALL.deck[one]) : [],
        about: [f.left],
      };
    },
    answered: (c, f, [, deck]) => {
      drawCard(c, f.side, deck);
      f.left--;
      return { go: "deck" };
    },
    none: (_c, f) => enter("limit", { seat: f.side }, "after"),
  },
  /** A card of the enemy's hand, which this side looks at. */
  enemy: {
    prompt: "enemy-card",
    pick: (g, f) => ({
      seat: f.side,
      options: f.left > 0 ? lookedAt(g, other(f.side)).map((card) => ALL.card[card]) : [],
    }),
    answered: (c, f, [, card]) => {
      const enemy = other(f.side);
      if (deckOf(card) === EVENT_DECK) {
        discardOpen(c, enemy, card);
        c.tell("card-lost", { seat: enemy, card });
      } else discardHidden(c, enemy, card, BOTH);
      unlook(c.g, enemy, card);
      f.left--;
      return { go: "enemy" };
    },
    none: (c) => {
      c.g.secret.looked.fill(0);
      return { go: "after" };
    },
  },
  /** The enemy gives up an activation token or a card. */
  token: {
    prompt: "give-up",
    pick: (g, f) => ({
      seat: other(f.side),
      options: GENERALS.flatMap((general) =>
        (g.activated & (1 << general)) !== 0 ? [ALL.character[general]] : [],
      ),
    }),
    answered: (c, _f, [, general]) => {
      c.g.activated &= ~(1 << general);
      c.tell("deactivated", { character: general });
      return { go: "after" };
    },
  },
  card: {
    prompt: "hand-limit",
    pick: (g, f) => ({
      seat: other(f.side),
      options: handOf(g, other(f.side)).map((card) => ALL.discard[card]),
    }),
    always: true,
    answered: (c, f, [, card]) => {
      discardHidden(c, other(f.side), card);
      return { go: "after" };
    },
    none: () => ({ go: "after" }),
  },
  /** Action dice that are rolled again. */
  dice: {
    prompt: "dice",
    pick: (g, f) => ({
      seat: f.side,
      options: [
        DONE,
        ...FACE.all.flatMap((face) =>
          g.dice[f.side * FACE_COUNT + face] > f.dice.filter((one) => one === face).length
            ? [ALL.face[face]]
            : [],
        ),
      ],
    }),
    answered: (c, f, option) => {
      if (option[0] === "face") {
        f.dice = [...f.dice, option[1]];
        return { go: "dice" };
      }
      const { g } = c;
      for (const face of f.dice) g.dice[f.side * FACE_COUNT + face]--;
      const faces = f.dice.map(() => printed(g).dice[f.side][c.draw(6)]);
      for (const face of faces) g.dice[f.side * FACE_COUNT + face]++;
      c.tell("rolled", { side: f.side, faces });
      return { go: "after" };
    },
  },
  /** Enemy tokens next to own armies. */
  tokens: {
    prompt: "remove-token",
    pick: (g, f) => {
      const options = f.left > 0 ? besiegedTokens(g, f.side) : [];
      return { seat: f.side, options: options.length > 0 ? [...options, DONE] : [] };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return { go: "instead" };
      const [, at, group] = option;
      eliminateTokens(c, at, group, 1);
      f.left--;
      return { go: "tokens" };
    },
  },
  instead: (c, f) => {
    for (let i = 0; i < f.left; i++) drawCard(c, f.side, EVENT_DECK);
    return enter("limit", { seat: f.side }, "after");
  },
  /** Figures out of the supply. */
  muster: {
    prompt: "muster",
    pick: (g, f) => {
      const step = stepOf(g, f);
      if (step?.do !== "muster" || f.left <= 0) return { seat: f.side, options: [] };
      const all = mustersMeant(g, f.side, step.kinds, f, []);
      const isSingle = new Set(all.map(([, at]) => at)).size === 1;
      const options: (Chosen<"muster"> | Chosen<"done">)[] =
        step.apart === true && !isSingle ? mustersMeant(g, f.side, step.kinds, f, f.chosen) : all;
      if (options.length > 0 && step.upTo === true) options.push(DONE);
      return { seat: f.side, options };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return;
      const [, at, unit] = option;
      muster(c, at, unit);
      f.chosen = [...f.chosen, at];
      f.left--;
      return { go: "muster" };
    },
  },
  /** 10.4. */
  settle: (c, f) => {
    openPasses(c);
    const [at] = f.chosen;
    if (at === undefined) return { go: "after" };
    f.chosen = f.chosen.slice(1);
    return enter("excess", { side: f.side, where: PLACE.of(at) }, "settle");
  },
  /** Goblins: more on this mustering point than on the other. */
  point: {
    prompt: "goblin",
    ask: (_g, f) => ({ seat: f.side, options: POINTS.map((at) => ALL.to[at]) }),
    answered: (c, f, [, at]) => {
      const step = stepOf(c.g, f);
      if (step?.do === "goblins") musterGoblins(c, step, at);
      openPasses(c);
      return { go: "after" };
    },
  },
  bat: {
    prompt: "bat",
    pick: (g, f) => ({
      seat: f.side,
      options: f.left > 0 && freeBats(g) > 0 ? ALL.territory : [],
      about: [f.left],
    }),
    answered: (c, f, [, territory]) => {
      placeBat(c, territory);
      f.left--;
      return { go: "bat" };
    },
    none: () => ({ go: "after" }),
  },
  pass: {
    prompt: "open-pass",
    pick: (g, f) => ({
      seat: f.side,
      options: PASSES.flatMap((at, pass) => (g.open[pass] === 0 ? [ALL.to[at]] : [])),
    }),
    answered: (c, f, [, at]) => {
      const pass = at === PASSES[0] ? 0 : 1;
      openPass(c, pass);
      f.left = pass;
      return { go: "through" };
    },
    none: () => ({ go: "after" }),
  },
  /** Units of the mustering point go into the pass at once, as many as the card lets. */
  through: (c, f) => {
    const step = stepOf(c.g, f);
    const point = POINTS[f.left === 0 ? 0 : 1];
    if (step?.do !== "open pass" || !hasArmy(c.g, SHADOW, point)) return { go: "after" };
    return enter(
      "split",
      { side: SHADOW, from: point, to: PASSES[f.left === 0 ? 0 : 1], most: step.units, may: 1 },
      "landed",
    );
  },
  landed: () => enter("landing", { side: SHADOW }, "after"),
  /** One thing or another. */
  which: {
    prompt: "either",
    pick: (g, f) => ({
      seat: f.side,
      options: WAYS.filter((_, branch) => mayDo(g, f.side, f.source, f.program, [...f.path, f.n, branch])),
      about: [f.program],
    }),
    answered: (_c, f, [verb]) =>
      enter(
        "steps",
        {
          side: f.side,
          source: f.source,
          program: f.program,
          path: [...f.path, f.n, verb === "one" ? 0 : 1],
        },
        "after",
      ),
    none: () => ({ go: "after" }),
  },
});
const WAYS: readonly Chosen<"one" | "other">[] = [["one"], ["other"]];
