/** Games at random as they are heard at a table, choice by choice. */
import { Engine, type Event, type HeardOf, stream } from "@westmarch/kernel";
import type { LoggedEvent } from "../board/staging/within.ts";
import { type CardGame, cloneCardGame } from "../state.ts";
import { anyDeck, gameOf } from "./table.ts";

/** Plays a game at random; `look` is given each choice: the table before it, what was heard of it, the table after it. */
export function choices(
  seats: number,
  seed: number,
  most: number,
  look: (before: CardGame, since: readonly LoggedEvent[], after: CardGame) => void,
): void {
  const pick = stream(seed);
  const engine = new Engine(gameOf(Array.from({ length: seats }, () => anyDeck(pick))));
  const chance = (_: number, sides: number): number => pick(sides);
  const g = engine.start({}, chance);
  for (let version = 0; version < most && !g.result; version++) {
    const [ask] = engine.asks(g);
    if (!ask) return;
    const before = cloneCardGame(g);
    const events: Event[] = [];
    const options = ask.prompt === "bid" ? ask.options.slice(0, 3) : ask.options;
    engine.trust(g, ask.seat, options[pick(options.length)], chance, (event) => events.push(event));
    const heard = events.map((event) => engine.heard(event, null));
    const since = heard
      .filter((event): event is HeardOf<CardGame> & NonNullable<typeof event> => event !== null)
      .map((event, index) => ({ ...event, version, index }));
    look(before, since, cloneCardGame(g));
  }
}
