/** The table is shown event by event, and when the last has been shown it is the table of the rules. */
import { describe, expect, test } from "vitest";
import { shownAfter } from "../board/staging/shown.ts";
import type { CardGame } from "../state.ts";
import { choices } from "./hearing.ts";

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
