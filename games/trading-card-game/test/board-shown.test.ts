/** The table is shown event by event, and when the last has been shown it is the table of the rules. */
import { Engine, type Event, type HeardOf, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { shownAfter } from "../board/motion/shown.ts";
import type { Told } from "../board/staging/within.ts";
import { type CardGame, cloneCardGame } from "../state.ts";
import { anyDeck, gameOf } from "./table.ts";

/** What is to be seen of a table. */
const seen = (g: CardGame) => ({
  table: g.table.map(({ id, card, owner, zone, on }) => [id, card, owner, zone, on].join(" ")),
  wounds: g.wounds,
  pool: g.pool,
  burdens: g.burdens,
  at: g.at,
  worn: g.worn,
  bearer: g.bearer,
  // Nothing is told of the end of a turn.
  phase: g.phase === "end" ? "regroup" : g.phase,
  turn: g.turn,
  limit: g.moveLimit,
  dead: g.dead,
});

/** Plays a game at random; `look` is given each choice: the table before it, what was heard of it, the table after it. */
function choices(
  seats: number,
  seed: number,
  most: number,
  look: (before: CardGame, since: readonly Told[], after: CardGame) => void,
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

describe.each([2, 4])("in random games of %i", (players) => {
  test("every choice is shown to its end, whatever happened", () => {
    let shown = 0;
    for (let seed = 0; seed < 12; seed++)
      choices(players, players * 31 + seed, 400, (before, since, after) => {
        const isQuiet = before.phase !== "setup" && !since.some(({ type }) => type === "out");
        if (!isQuiet || since.length === 0) return;
        shown++;
        expect(seen(shownAfter(before, since, after))).toEqual(seen(after));
      });
    expect(shown).toBeGreaterThan(500);
  });
});
