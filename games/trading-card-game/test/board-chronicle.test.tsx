/** What is told of a finished game: how far everybody came, what they had to bear, what it took. */
import { Engine, type Event, NONE, stream } from "@westmarch/kernel";
import { strictly } from "@westmarch/testkit/board";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Chronicle } from "../board/chronicle/Chronicle.tsx";
import { recordOf } from "../board/chronicle/record.ts";
import type { LoggedEvent } from "../board/staging/within.ts";
import type { CardGame } from "../state.ts";
import { catalogues, LANGUAGES } from "./catalogues.ts";
import { Skirmishing } from "./skirmishing.ts";
import { anyDeck, gameOf } from "./table.ts";

interface Played {
  readonly g: CardGame;
  readonly log: readonly LoggedEvent[];
}

/** A game of chance choices to its end, as an onlooker hears it. */
function played(players: number, seed: number): Played {
  const pick = stream(seed);
  const engine = new Engine(gameOf(Array.from({ length: players }, () => anyDeck(pick))));
  const chance = (_: number, sides: number): number => pick(sides);
  const log: LoggedEvent[] = [];
  let version = 0;
  const hear = (event: Event): void => {
    const heard = engine.heard(event, null);
    if (heard) log.push({ ...heard, version, index: log.length });
  };
  const g = engine.start({}, chance, hear);
  for (version = 1; version < 6000 && !g.result; version++) {
    const [ask] = engine.asks(g);
    if (!ask) break;
    const options = ask.prompt === "bid" ? ask.options.slice(0, 3) : ask.options;
    engine.trust(g, ask.seat, options[pick(options.length)], chance, hear);
  }
  return { g, log };
}

const GAMES = [played(2, 5), played(3, 6)];

test("every turn is told, and the last as the game ended", () => {
  for (const { g, log } of GAMES) {
    const { turns } = recordOf(log, g.out.length);
    expect(turns).toHaveLength(log.filter(({ type }) => type === "turn").length);
    for (const seat of g.out.keys()) {
      expect(turns.at(-1)?.sites[seat]).toBe(g.at[seat]);
      expect(turns.at(-1)?.burdens[seat]).toBe(g.burdens[seat]);
    }
  }
});

test("wounds and deaths count in the turn of the player whose fellowship fought, by sides", () => {
  const table = new Skirmishing();
  table.play("1C116", "1R89").pass(2);
  const turn: LoggedEvent = { type: "turn", facts: { seat: 0 }, version: 0, index: 0 };
  const middle = table.before.table.filter(({ zone }) => zone === "middle");
  const came = middle.map(
    ({ id }, index): LoggedEvent => ({
      type: "moved",
      facts: { copy: id, zone: "middle", on: NONE },
      version: 0,
      index,
    }),
  );
  const { tolls } = recordOf([turn, ...came, ...table.log], 2);
  expect(tolls[0]).toMatchObject({ wounds: 0, lost: 0, slain: 2 });
  expect(tolls[0]?.hurt).toBeGreaterThanOrEqual(2);
  expect(tolls[1]).toEqual({ wounds: 0, hurt: 0, lost: 0, slain: 0, twilight: 0 });
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("the page is drawn and written whole", () => {
    for (const { g, log } of GAMES) {
      const page = renderToStaticMarkup(
        <Chronicle
          log={log}
          view={g}
          seat={0}
          say={strictly(catalogues)(language)}
          onLook={() => {}}
          fetchSave={null}
        />,
      );
      expect(page).not.toMatch(/undefined|NaN|Infinity|\[object|\{|<b>/);
      expect(page.match(/role="img"/g)).toHaveLength(2);
      expect(page.match(/<th scope="row"/g)).toHaveLength(5);
    }
  });
});
