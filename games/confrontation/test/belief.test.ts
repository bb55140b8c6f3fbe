import { type Bot, greedyBot } from "@westmarch/bots";
import {
  type Ask,
  Engine,
  type Heard,
  hashed,
  hear,
  type Option,
  type Random,
  type Seat,
  stream,
} from "@westmarch/kernel";
import { arena } from "@westmarch/training";
import { expect, test } from "vitest";
import { believe, pastOf } from "../bot/belief/believe.ts";
import { policy } from "../bot.ts";
import { FRODO, GOOD, NINE, other } from "../data/ids.ts";
import { type Confrontation, confrontation } from "../index.ts";
import { rivals } from "../rivals.ts";
import { sideOfSeat, UNKNOWN } from "../state.ts";
import { exchanged } from "./worlds.ts";

const engine = new Engine(confrontation);
const SEATS: readonly Seat[] = [0, 1];

/** One choice in so many is looked at. */
const EVERY = 7;

interface Moment {
  readonly g: Confrontation;
  readonly heard: readonly (readonly Heard[])[];
}

type Choose = (g: Confrontation, ask: Ask, random: Random) => Option;

const careful = greedyBot(engine, rivals.forgetful!);
const byThought: Choose = (g, ask, random) =>
  careful.choose(engine.glimpse(g, ask.seat), ask.seat, ask, { random });

/**
 * Every moment of some games at which a seat is asked; they are played by rule of thumb unless `choose` says otherwise.
 */
function* moments(
  seed: number,
  games: number,
  settings = {},
  choose: Choose = policy.playout,
): Generator<Moment> {
  for (let game = 0; game < games; game++) {
    const chance = hashed(seed * 1000 + game);
    const random = stream(seed * 1000 + game);
    const heard: Heard[][] = [[], []];
    const sink = (event: Parameters<typeof hear>[0]) => {
      for (const seat of SEATS) {
        const told = hear(event, seat);
        if (told) heard[seat]!.push(told);
      }
    };
    const g = engine.start(settings, chance, sink);
    for (let made = 0; g.result === null; made++) {
      const [ask] = engine.asks(g);
      engine.trust(g, ask!.seat, choose(g, ask!, random), chance, sink);
      if (made % EVERY === 0 && g.turns > 0 && !g.over) yield { g, heard };
    }
  }
}

test.each([{}, { variant: true, shadowfaxRiver: true }, { match: true }])(
  "what a seat is told leads to what it sees, move by move (%o)",
  (settings) => {
    for (const { g, heard } of moments(1, 5, settings))
      for (const seat of SEATS) expect(pastOf(engine.view(g, seat), seat, heard[seat]!)).not.toBeNull();
  },
);

test.each([{}, { variant: true }])(
  "every world believed in is one that nothing seen contradicts (%o)",
  (settings) => {
    for (const { g, heard } of moments(2, 5, settings))
      for (const seat of SEATS) {
        const view = engine.view(g, seat);
        const belief = believe(view, seat, heard[seat]!, stream(3));
        for (let i = 0; i < 4; i++) {
          const world = engine.game.clone(view);
          belief!.fill(world);
          expect(confrontation.invariants(world)).toEqual([]);
          for (const [character, at] of view.secret.at.entries())
            if (at === UNKNOWN) expect(world.secret.at[character]).toBeGreaterThanOrEqual(0);
            else expect(world.secret.at[character]).toBe(at);
        }
      }
  },
);

test("a seat has heard nothing that it may not know, so it believes the same in every world that looks like its own", () => {
  for (const { g, heard } of moments(4, 4))
    for (const seat of SEATS) {
      const enemy = other(sideOfSeat(g, seat));
      for (const { type, facts } of heard[seat]!) {
        if (type === "placed")
          expect(facts.character).toSatisfy((c: number) => c < NINE !== (enemy === GOOD));
        if (type === "moved" && facts.side === enemy) expect(facts.character).toBeUndefined();
      }
      const twin = exchanged(g, seat, stream(5));
      const worlds = [g, twin].map((one) => {
        const world = engine.view(one, seat);
        believe(world, seat, heard[seat]!, stream(6))?.fill(world);
        return world.secret;
      });
      expect(worlds[1]).toEqual(worlds[0]);
    }
});

test("a player in the arena has heard what leads to its view", () => {
  const spy: Bot<Confrontation> = {
    name: "spy",
    choose: (view, seat, ask, { random, heard }) => {
      if (view.turns > 0 && !view.over) expect(pastOf(view, seat, heard!)).not.toBeNull();
      return policy.playout(view, ask, random);
    },
  };
  expect(arena(engine, spy, spy, { games: 2 }).failures).toEqual([]);
});

test("a player who was not told all of it imagines by the view alone", () => {
  const [moment] = moments(7, 1);
  const { g, heard } = moment!;
  const view = engine.view(g, 0);
  expect(believe(view, 0, [], stream(1))).toBeNull();
  expect(believe(view, 0, heard[0]!.slice(0, -3), stream(1))).toBeNull();
  const position = confrontation.notation.read(
    "good=frodo@shire,sam@eregion dark=balrog@moria,warg@mordor turn=good",
  );
  expect(believe(engine.view(position, 0), 0, heard[0]!, stream(1))).toBeNull();
});

test("it tells better than by the view alone where Frodo is", () => {
  let [known, guessed] = [0, 0];
  for (const { g, heard } of moments(9, 5, {}, byThought)) {
    const dark: Seat = 1 - g.good;
    const view = engine.view(g, dark);
    if (view.secret.at[FRODO] !== UNKNOWN) continue;
    const belief = believe(view, dark, heard[dark]!, stream(8));
    const chances = [0, 0];
    for (let i = 0; i < 60; i++) {
      const world = engine.game.clone(view);
      belief!.fill(world);
      const guess = engine.determinize(view, dark, stream(i));
      for (const [k, one] of [world, guess].entries())
        if (one.secret.at[FRODO] === g.secret.at[FRODO]) chances[k]!++;
    }
    known -= Math.log((chances[0]! + 1) / 62);
    guessed -= Math.log((chances[1]! + 1) / 62);
  }
  expect(known).toBeLessThan(guessed);
});
