/** Games of chance choices as somebody at the table sees and hears them, step by step. */
import {
  allTold,
  type Happened,
  hearOf,
  type Sequence,
  type Shown,
  shown,
  stepOver,
} from "@westmarch/boardkit";
import { hashed, type Option, type Seat, seedOf, stream } from "@westmarch/kernel";
import { step as stepOf } from "../board/staging/step.ts";
import { ACTION } from "../ids.ts";
import type { FiveArmies } from "../index.ts";
import { engine } from "./table.ts";

/** A table as somebody at it sees and hears it at one moment. */
export interface Moment {
  readonly version: number;
  readonly view: FiveArmies;
  readonly log: readonly Happened<FiveArmies>[];
}

export const EARS: readonly (Seat | null)[] = [0, 1, null];

/** Choices that lead to combats, and to more of them than chance would. */
const isWarlike = ([verb, , action]: Option): boolean =>
  verb === "attack" || verb === "continue" || (verb === "use" && ATTACKS.some((one) => one === action));
const ATTACKS = ACTION.all.filter((action) => /attack|beorn/.test(ACTION.names[action]));

/** A game of chance choices, with many combats: every moment of it, by ear. */
export function momentsOf(seed: string, ears = EARS): Moment[][] {
  const chance = hashed(seedOf(seed));
  const choose = stream(seedOf(seed, "choices"));
  const heard = ears.map((): Happened<FiveArmies>[] => []);
  let version = 0;
  let index = 0;
  const write = (event: Parameters<typeof engine.heard>[0]) => {
    for (const [i, ear] of ears.entries()) {
      const own = engine.heard(event, ear);
      if (own) heard[i].push({ ...own, version, index });
    }
    index++;
  };
  const g = engine.start({}, chance, write);
  const moments = ears.map((): Moment[] => []);
  for (;;) {
    for (const [i, ear] of ears.entries())
      moments[i].push({ version, view: engine.view(g, ear), log: heard[i].slice() });
    const asks = engine.asks(g);
    const ask = asks[choose(Math.max(1, asks.length))];
    if (!ask) return moments;
    version++;
    index = 0;
    const fights = ask.options.filter(isWarlike);
    const options = fights.length > 0 && choose(4) > 0 ? fights : ask.options;
    engine.play(g, ask.seat, options[choose(options.length)], chance, write);
  }
}

/** Everything that a page shows of a game, in order: step by step, and at rest. */
export function* showings(
  moments: readonly Moment[],
  seat: Seat | null,
  calm = false,
): Generator<Shown<FiveArmies>> {
  const look = { stepOf, seat, calm };
  let sequence: Sequence<FiveArmies> = allTold(moments[0]);
  for (const moment of moments.slice(1)) {
    sequence = hearOf(sequence, moment, look);
    while (sequence.step) {
      yield shown(sequence, look);
      sequence = stepOver(sequence, look);
    }
    yield shown(sequence, look);
  }
}
