/** A trial of a pack: one game of quick choices on both sides, to its end. Pure. */
import { Engine, stream } from "@westmarch/kernel";
import { policy } from "../../../bot.ts";
import { type Side, sideOf } from "../../../ids.ts";
import { fiveArmies } from "../../../index.ts";
import type { Ending } from "../../../words.ts";

/** A game that has more choices than this is not coming to an end. */
export const MOST_CHOICES = 10_000;

const ENDINGS = ["front-gate", "points", "dusk", "bolg", "beorn"] as const satisfies readonly Ending[];

/** How a trial went; null where it did not end. */
export type Trial = { readonly won: Side; readonly by: Ending; readonly turns: number } | null;

const engine = new Engine(fiveArmies);

/** Plays a game with a pack, as the setting `pack` holds it. The same for the same seed. Throws where the rules do. */
export function tried(pack: string, seed: number, most = MOST_CHOICES): Trial {
  const settings = { pack };
  const random = stream(seed);
  const chance = (_counter: number, sides: number) => random(sides);
  fiveArmies.takeIn?.(settings);
  const g = engine.start(settings, chance);
  for (let made = 0; !g.result && made < most; made++) {
    const [ask] = engine.asks(g);
    engine.play(g, ask.seat, policy.playout(engine.view(g, ask.seat), ask, random), chance);
  }
  const [winner] = g.result?.winners ?? [];
  const by = ENDINGS.find((one) => one === g.result?.reason);
  return winner === undefined || !by ? null : { won: sideOf(winner), by, turns: g.turn };
}
